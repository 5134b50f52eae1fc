"""Questions: who must decide what."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INTELLECT, INVESTIGATE, TOME
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.figures import hand_size
from miskatonic.games.arkham_lcg.say import campaign, reacting, reading
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import several
from miskatonic.text.slavic import ACC


def question(v: Voice, view: State, asked: Asked) -> Text:
    """What is to be decided, without a capital and a full stop."""
    say = v.say
    what: asks.AnyAsk = asked.what
    match what:
        case asks.Mulligan(0):
            return say(
                "set aside opening cards to replace, or go on",
                "отложите карты, которые хотите заменить, или оставьте эту руку",
                "виберіть карти стартової руки на заміну або грайте далі",
            )
        case asks.Mulligan(n):
            return say(
                "set aside opening cards to replace ({cards} so far), or go on",
                "отложите ещё карты или возьмите {n} <n:новую|новые|новых> {it:acc}",
                "виберіть карти стартової руки на заміну (вибрано {cards:acc}) або грайте далі",
                n=n, cards=v.cards(n), it=v.word(n, v.names.card),
            )  # fmt: skip
        case asks.Turn():
            return say("choose who takes the next turn", "выберите, кто ходит следующим", "виберіть, хто ходить наступним")
        case asks.Action(left):
            tomes = reading.tome_actions(view, asked.seat)
            provoked = reading.provoked(view, asked.seat) if left or tomes else []
            return _action(v, left, tomes) if not provoked else cat(_action(v, left, tomes), _danger(v, provoked))
        case asks.Window():
            return say(
                "you may use something{meanwhile}",
                "{meanwhile}; можете что-нибудь использовать",
                "можете чимось скористатися{meanwhile}",
                meanwhile=_meanwhile(v, view, asked.seat),
            )
        case asks.Commit():
            skill, value, hard = reading.test_skill(view), *reading.test_numbers(view)
            no_token = reading.is_tokenless(view, asked.seat)
            return say(
                "commit cards{purpose}, or {go_on}; {standing}",
                "{purpose}проверка {skill:gen}, {value} против {hard}; добавьте карты или {go_on}",
                "{purpose}{standing}; додайте карти або {go_on}",
                purpose=_purpose(v, view), standing=_numbers(v, skill, value, hard),
                skill=v.skill(skill), value=value, hard=hard,
                go_on=say("finish the test", "завершите проверку", "завершіть перевірку") if no_token
                else say("reveal a token", "вытяните жетон", "витягніть жетон хаосу"),
            )  # fmt: skip
        case asks.Help(tester):
            return say(
                "you may commit one card to {who}’s test{purpose}; {standing}",
                "можете добавить 1 карту к проверке {who:gen} ({purpose}{standing})",
                "можете додати одну карту до перевірки {who:gen} ({purpose}{standing})",
                who=v.person(view, tester), purpose=_purpose(v, view), standing=_standing(v, view),
            )  # fmt: skip
        case asks.Substitute(skill):
            return say(
                "choose the skill of this test: {mind} or {skill}",
                "решите, проверять ли {mind:acc} вместо {skill:gen}",
                "вирішіть, чи перевіряти {mind:acc} замість {skill:gen}",
                mind=v.skill(INTELLECT), skill=v.skill(skill),
            )  # fmt: skip
        case asks.Enemy(test):
            return _which_enemy(v, view, asked, test)
        case asks.AssignDamage(left):
            return say(
                "choose where the next point goes; {n} to assign",
                "выберите, кто получит рану (осталось распределить {n:acc})",
                "виберіть, на кого покласти {it:acc} (ще {k})",
                n=v.damage(left), k=left, it=v.word(1, v.names.damage, reading.DAMAGE_ICON),
            )  # fmt: skip
        case asks.AssignHorror(left):
            return say(
                "choose where the next point goes; {n} to assign",
                "выберите, кто получит ужас (осталось распределить {n:acc})",
                "виберіть, на кого покласти {it:acc} (ще {k})",
                n=v.horror(left), k=left, it=v.word(1, v.names.horror, reading.HORROR_ICON),
            )  # fmt: skip
        case asks.AttackOrder():
            return say(
                "choose which enemy attacks you next",
                "выберите, какой враг атакует вас следующим",
                "виберіть, який ворог атакує вас наступним",
            )
        case asks.Engages(enemy):
            return say(
                "choose whom {enemy} engages",
                "выберите, с кем начнёт сражаться {enemy}",
                "виберіть, з ким вступить у бій {enemy}",
                enemy=v.card(enemy),
            )
        case asks.Hunts(enemy):
            return say(
                "choose where {enemy} moves",
                "выберите, куда передвинется {enemy}",
                "виберіть, куди перейде {enemy}",
                enemy=v.card(enemy),
            )
        case asks.SpawnsWhere(enemy):
            return say(
                "choose the empty location where {enemy} spawns",
                "выберите пустую локацию, в которой выходит {enemy}",
                "виберіть порожню локацію, де з’явиться {enemy}",
                enemy=v.card(enemy),
            )
        case asks.DoomOn(n):
            return say(
                "choose which of the nearest enemies gets {n}",
                "выберите ближайшего врага, на которого положить {n:acc}",
                "виберіть найближчого ворога, на якого покласти {n:acc}",
                n=v.doom(n),
            )
        case asks.AddUses(uses):
            return say(
                "choose the asset that gets more {them}",
                "выберите актив, на который добавить {them:acc}",
                "виберіть актив, на який додати {them:acc}",
                them=several(v.names.uses[uses]),
            )
        case asks.AttachWhere(card):
            return say(
                "choose the location to which {card} is attached",
                "выберите локацию, к которой прикрепить {card:acc}",
                "виберіть локацію, до якої прикріпити {card:acc}",
                card=v.card(card),
            )
        case asks.HandLimit(over):
            return say(
                "discard down to {most} ({over} too many)",
                "на руке слишком много карт; сбросьте ещё {n:acc}",
                "у руці більше ніж {most}: виберіть, яку скинути (ще {over})",
                most=v.cards(hand_size(view, asked.seat)), over=over, n=v.cards(over),
            )  # fmt: skip
        case asks.DiscardCard():
            return say(
                "choose a card to discard from your hand",
                "выберите, какую карту сбросить с руки",
                "виберіть, яку карту скинути з руки",
            )
        case asks.DiscardOrder():
            return say(
                "choose the card that lies on top of the others in the discard pile",
                "выберите, какая карта ляжет в сбросе поверх остальных",
                "виберіть, яка карта ляже у скиді поверх решти",
            )
        case asks.KeepCard():
            return say(
                "choose the one card you keep",
                "выберите, какую карту оставить на руке; остальные уйдут в сброс",
                "виберіть єдину карту, яка залишиться в руці",
            )
        case asks.DiscardAsset():
            return say("choose the asset to discard", "выберите, какой актив сбросить", "виберіть, який актив скинути")
        case asks.MakeRoom(coming, slot):
            return _make_room(v, coming, slot)
        case asks.Search():
            if isinstance(word_of(view, asked), w.SearchEncounter):
                return say("choose the enemy you draw", "выберите, какую карту взять", "виберіть, якого ворога взяти")
            return say("choose the card you take", "выберите, какую карту взять", "виберіть, яку карту взяти")
        case asks.LookWhere():
            return say("choose the deck to look at", "выберите, какую колоду посмотреть", "виберіть, яку колоду переглянути")
        case asks.LookOrder():
            return say(
                "choose the card that goes back next; the last one lies on top",
                "выберите, какую карту вернуть на колоду; последняя ляжет сверху",
                "виберіть, яку карту повернути наступною; остання ляже згори",
            )
        case asks.ReturnCard():
            return say(
                "choose the card that returns to your hand",
                "выберите, какую карту вернуть на руку",
                "виберіть, яку карту повернути зі скиду в руку",
            )
        case asks.WhoDoesIt():
            return _somebody(v, view, asked)
        case asks.BlastWhere():
            return say("choose the location for the blast", "выберите, где прогремит взрыв", "виберіть, де пролунає вибух")
        case asks.MoveWhere():
            return say("choose where to move", "выберите, куда передвинуться", "виберіть, куди перейти")
        case asks.Disengage():
            return say(
                "break off from all other enemies, or stay engaged",
                "решите, продолжать ли сражаться с остальными врагами",
                "вирішіть, чи виходити з бою з рештою ворогів",
            )
        case asks.PayClues(due):
            return say(
                "choose who spends the next clue; {n} still due",
                "выберите, кто потратит улику (осталось потратить {n:acc})",
                "виберіть, хто віддасть доказ (ще {n:acc})",
                n=v.clues(due),
            )
        case asks.WhichToken():
            return say(
                "choose the token that counts",
                "выберите, какой из вытянутых жетонов учитывается",
                "виберіть, котрий із витягнутих жетонів діє",
            )
        case asks.ResultOrder():
            return say(
                "choose which result of the test comes next",
                "выберите, какой результат проверки применить следующим",
                "виберіть, який наслідок перевірки застосувати наступним",
            )
        case asks.FallsFirst():
            return say(
                "they are defeated at the same time; choose who falls first",
                "они побеждены одновременно; выберите, кто выбывает первым",
                "вони зазнали поразки одночасно; виберіть, хто вибуває першим",
            )
        case asks.Trauma():
            return say("choose the trauma you suffer", "выберите, какую травму получить", "виберіть, яку травму отримати")
        case asks.Earns(card):
            return say(
                "choose who may take {card} into the deck",
                "выберите, кто сможет взять в свою колоду {card:acc}",
                "виберіть, хто зможе взяти у свою колоду {card:acc}",
                card=v.card(card),
            )
        case asks.Lead():
            return say(
                "choose who leads from now on", "выберите нового ведущего сыщика", "виберіть, хто тепер головний дослідник"
            )
        case asks.WhichEffect():
            asking = reading.card_asking(asked)
            if asking < 0:
                return say("choose one", "выберите одно", "виберіть одне")
            return say("{card}: choose one", "выберите одно ({card})", "виберіть одне ({card})", card=v.card(asking))
        case asks.NewInvestigator() | asks.Interlude():
            return campaign.question(v, view, asked)
        case asks.HuntsNext():
            return say(
                "choose which enemy moves next", "выберите, какой враг движется следующим",
                "виберіть, який ворог рухається наступним",
            )  # fmt: skip
        case asks.ResolvesNext():
            return say(
                "choose which weakness is resolved next", "выберите, какую слабость применить следующей",
                "виберіть, яку слабкість застосувати наступною",
            )  # fmt: skip
        case asks.MassiveNext():
            return say("choose who is next", "выберите следующего сыщика", "виберіть, хто наступний")
        case asks.React(event):
            return say(
                "{chance}; you may react", "{chance}; можете отреагировать", "{chance}; можете відреагувати",
                chance=reacting.chance(v, view, asked, event),
            )  # fmt: skip
        case asks.OrderForced():
            return say(
                "choose which forced effect comes first",
                "выберите, какой обязательный эффект применить первым",
                "виберіть, який обов’язковий ефект застосувати першим",
            )
        case _:
            assert_never(what)


# -------------------------------------------------------------------- turns and windows


@lru_cache(maxsize=256)
def _action(v: Voice, left: int, tomes: int) -> Text:
    """How many actions are left, those for Tomes apart."""
    if not left and not tomes:
        return v.say(
            "no actions are left; use what needs no action, or end your turn",
            "действий не осталось; используйте то, что не требует действия, или закончите ход",
            "дій не залишилося; використайте те, що не потребує дії, або закінчіть хід",
        )
    none = "дій не залишилося"
    remain = v.say("{left} left", "{left~остался} {left}", "{left~залишився} {left}" if left else none, left=v.actions(left))
    if tomes:
        remain = v.say(
            "{remain} and {n} for {tome:a}",
            "{remain} и ещё {n} для карт с чертой «{tome}»" if left else "осталось только {n} для карт с чертой «{tome}»",
            "{remain}, ще {n} — лише для {tome:gen}",
            remain=remain, n=tomes, tome=v.trait(TOME),
        )  # fmt: skip
    return v.say("choose an action ({remain})", "выберите действие ({remain})", "виберіть дію ({remain})", remain=remain)


def _danger(v: Voice, enemies: list[int]) -> Text:
    """Enemies that attack when one does something else than fight or evade."""
    return v.say(
        "; most actions provoke {them}",
        "; берегитесь <n:внеочередной атаки|внеочередных атак> ({them})",
        "; більшість дій спровокує {whom}",
        n=len(enemies), them=v.both(v.enemies(enemies)), whom=v.both(v.enemies(enemies, ACC)),
    )  # fmt: skip


def _meanwhile(v: Voice, view: State, seat: int) -> Text:
    """When a window is open: in a test, in somebody's turn, in a phase."""
    tester, active, phase = reading.tester(view), reading.active(view), reading.phase(view)
    if tester >= 0:
        return v.say(
            " before {who} reveals a token; {standing}",
            "{who} вот-вот вытянет жетон ({standing})",
            " під час перевірки {who:gen}; {standing}",
            who=v.person(view, tester), standing=_standing(v, view),
        )  # fmt: skip
    if active == seat:
        return v.say(" in your turn", "идёт ваш ход", " у свій хід")
    if active >= 0:
        return v.say(" in {who}’s turn", "идёт ход {who:gen}", " у хід {who:gen}", who=v.person(view, active))
    if phase:
        return v.say(" in the {phase}", "идёт {phase}", " ({phase})", phase=v.names.phases[phase - 1])
    return v.say("", "окно игрока", "")


# -------------------------------------------------------------------- tests


def _standing(v: Voice, view: State) -> Text:
    """How the present test stands: "combat 4 against 3"."""
    return _numbers(v, reading.test_skill(view), *reading.test_numbers(view))


@lru_cache(maxsize=1024)
def _numbers(v: Voice, skill: int, value: int, hard: int) -> Text:
    """A skill and what it is tested against."""
    return v.say(
        "{skill} {value} against {hard}", "{skill} {value} против {hard}", "{skill} {value} проти {hard}",
        skill=v.skill(skill), value=value, hard=hard,
    )  # fmt: skip


def _purpose(v: Voice, view: State) -> Text:
    """What the present test is for."""
    kind, enemy = reading.test_purpose(view)
    if kind == FIGHT:
        return v.say(" to fight {foe}", "атака на {foe:acc}, ", "атака на {foe:acc}, ", foe=v.card(enemy))
    if kind == EVADE:
        return v.say(" to evade {foe}", "уход от {foe:gen}, ", "ухиляння від {foe:gen}, ", foe=v.card(enemy))
    return v.say(" to investigate", "исследование, ", "дослідження, ") if kind == INVESTIGATE else ()


def _which_enemy(v: Voice, view: State, asked: Asked, test: int) -> Text:
    """Which enemy, and for what."""
    if test == FIGHT:
        return v.say("choose the enemy to fight", "выберите, кого атаковать", "виберіть, якого ворога атакувати")
    if test == EVADE:
        return v.say("choose the enemy to evade", "выберите, от кого уйти", "виберіть, від якого ворога ухилитися")
    word = word_of(view, asked)
    if isinstance(word, w.DamageEnemy):
        return v.say(
            "choose the enemy that takes {n}",
            "выберите, кому нанести {n:acc}",
            "виберіть, якому ворогові завдати {n:gen}",
            n=v.damage(word.n),
        )
    if isinstance(word, w.DeflectDamage):
        return v.say(
            "choose the enemy that takes the damage in your stead",
            "выберите врага, который получит раны вместо вас",
            "виберіть ворога, який отримає шкоду замість вас",
        )
    if isinstance(word, w.BlankEnemy):
        return v.say(
            "choose the enemy whose text does not count in this phase",
            "выберите врага, чей текст не действует до конца фазы",
            "виберіть ворога, чий текст не діє до кінця фази",
        )
    return v.say(
        "choose the enemy to evade without a test",
        "выберите, от кого уйти без проверки",
        "виберіть, від якого ворога автоматично ухилитися",
    )


# -------------------------------------------------------------------- cards and people


def _make_room(v: Voice, coming: int, slot: int) -> Text:
    """Which asset gives way, and to what."""
    slots = several(v.names.slots[slot])
    if coming < 0:
        return v.say(
            "too many {slots} are taken; choose the asset to discard",
            "занято слишком много {slots:gen}; выберите, какой актив сбросить",
            "бракує {slots:gen}; виберіть, що скинути",
            slots=slots,
        )
    return v.say(
        "there are no {slots} free for {card}; choose the asset to discard",
        "не хватает {slots:gen} ({card}); выберите, какой актив сбросить",
        "для {card:gen} бракує {slot:gen}; виберіть, що скинути",
        slots=slots, slot=v.word(1, v.names.slots[slot]), card=v.card(coming),
    )  # fmt: skip


def _somebody(v: Voice, view: State, asked: Asked) -> Text:
    """Who is chosen, and what that one does."""
    word = word_of(view, asked)
    if isinstance(word, w.By):
        return v.say(
            "choose the investigator who {does}",
            "выберите сыщика в своей локации (он {does})",
            "виберіть дослідника: він {does}",
            does=clause(v.of(()), w.as_one(word.effects)),
        )
    if isinstance(word, w.Treat):
        return v.say(
            "choose the investigator who is treated",
            "выберите сыщика в своей локации, которого будете лечить",
            "виберіть, кого лікувати",
        )
    return v.say("choose the investigator who is meant", "выберите сыщика в своей локации", "виберіть, кого лікувати")
