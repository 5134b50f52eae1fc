"""Questions: who must decide what, and why somebody may react."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INTELLECT, INVESTIGATE, TOME
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.figures import hand_size
from miskatonic.games.arkham_lcg.say import campaign, reading
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named, fixed, several
from miskatonic.text.slavic import ACC


def question(view: State, asked: Asked, v: Voice) -> Text:
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
            return _action(left, tomes, v) if not provoked else cat(_action(left, tomes, v), _danger(provoked, v))
        case asks.Window():
            return say(
                "you may use something{meanwhile}",
                "{meanwhile}; можете что-нибудь использовать",
                "можете чимось скористатися{meanwhile}",
                meanwhile=_meanwhile(view, asked.seat, v),
            )
        case asks.Commit():
            skill, value, hard = reading.test_skill(view), *reading.test_numbers(view)
            no_token = reading.is_tokenless(view, asked.seat)
            return say(
                "commit cards{purpose}, or {go_on}; {standing}",
                "{purpose}проверка {skill:gen}, {value} против {hard}; добавьте карты или {go_on}",
                "{purpose}{standing}; додайте карти або {go_on}",
                purpose=_purpose(view, v), standing=_numbers(skill, value, hard, v),
                skill=v.skill(skill), value=value, hard=hard,
                go_on=say("finish the test", "завершите проверку", "завершіть перевірку") if no_token
                else say("reveal a token", "вытяните жетон", "витягніть жетон хаосу"),
            )  # fmt: skip
        case asks.Help(tester):
            return say(
                "you may commit one card to {who}’s test{purpose}; {standing}",
                "можете добавить 1 карту к проверке {who:gen} ({purpose}{standing})",
                "можете додати одну карту до перевірки {who:gen} ({purpose}{standing})",
                who=v.person(view, tester), purpose=_purpose(view, v), standing=_standing(view, v),
            )  # fmt: skip
        case asks.Substitute(skill):
            return say(
                "choose the skill of this test: {mind} or {skill}",
                "решите, проверять ли {mind:acc} вместо {skill:gen}",
                "вирішіть, чи перевіряти {mind:acc} замість {skill:gen}",
                mind=v.skill(INTELLECT), skill=v.skill(skill),
            )  # fmt: skip
        case asks.Enemy(test):
            return _which_enemy(view, asked, test, v)
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
            return _make_room(coming, slot, v)
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
            return _somebody(view, asked, v)
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
            return campaign.question(view, asked, v)
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
                chance=_chance(view, asked, event, v),
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
def _action(left: int, tomes: int, v: Voice) -> Text:
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


def _danger(enemies: list[int], v: Voice) -> Text:
    """Enemies that attack when one does something else than fight or evade."""
    return v.say(
        "; most actions provoke {them}",
        "; берегитесь <n:внеочередной атаки|внеочередных атак> ({them})",
        "; більшість дій спровокує {whom}",
        n=len(enemies), them=v.both(v.enemies(enemies)), whom=v.both(v.enemies(enemies, ACC)),
    )  # fmt: skip


def _meanwhile(view: State, seat: int, v: Voice) -> Text:
    """When a window is open: in a test, in somebody's turn, in a phase."""
    tester, active, phase = reading.tester(view), reading.active(view), reading.phase(view)
    if tester >= 0:
        return v.say(
            " before {who} reveals a token; {standing}",
            "{who} вот-вот вытянет жетон ({standing})",
            " під час перевірки {who:gen}; {standing}",
            who=v.person(view, tester), standing=_standing(view, v),
        )  # fmt: skip
    if active == seat:
        return v.say(" in your turn", "идёт ваш ход", " у свій хід")
    if active >= 0:
        return v.say(" in {who}’s turn", "идёт ход {who:gen}", " у хід {who:gen}", who=v.person(view, active))
    if phase:
        return v.say(" in the {phase}", "идёт {phase}", " ({phase})", phase=v.names.phases[phase - 1])
    return v.say("", "окно игрока", "")


# -------------------------------------------------------------------- tests


def _standing(view: State, v: Voice) -> Text:
    """How the present test stands: "combat 4 against 3"."""
    return _numbers(reading.test_skill(view), *reading.test_numbers(view), v)


@lru_cache(maxsize=1024)
def _numbers(skill: int, value: int, hard: int, v: Voice) -> Text:
    """A skill and what it is tested against."""
    return v.say(
        "{skill} {value} against {hard}", "{skill} {value} против {hard}", "{skill} {value} проти {hard}",
        skill=v.skill(skill), value=value, hard=hard,
    )  # fmt: skip


def _purpose(view: State, v: Voice) -> Text:
    """What the present test is for."""
    kind, enemy = reading.test_purpose(view)
    if kind == FIGHT:
        return v.say(" to fight {foe}", "атака на {foe:acc}, ", "атака на {foe:acc}, ", foe=v.card(enemy))
    if kind == EVADE:
        return v.say(" to evade {foe}", "уход от {foe:gen}, ", "ухиляння від {foe:gen}, ", foe=v.card(enemy))
    return v.say(" to investigate", "исследование, ", "дослідження, ") if kind == INVESTIGATE else ()


def _which_enemy(view: State, asked: Asked, test: int, v: Voice) -> Text:
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


def _make_room(coming: int, slot: int, v: Voice) -> Text:
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


def _somebody(view: State, asked: Asked, v: Voice) -> Text:
    """Who is chosen, and what that one does."""
    word = word_of(view, asked)
    if isinstance(word, w.By):
        return v.say(
            "choose the investigator who {does}",
            "выберите сыщика в своей локации (он {does})",
            "виберіть дослідника: він {does}",
            does=clause(w.as_one(word.effects), v.of(())),
        )
    if isinstance(word, w.Treat):
        return v.say(
            "choose the investigator who is treated",
            "выберите сыщика в своей локации, которого будете лечить",
            "виберіть, кого лікувати",
        )
    return v.say("choose the investigator who is meant", "выберите сыщика в своей локации", "виберіть, кого лікувати")


# -------------------------------------------------------------------- reactions


def _chance(view: State, asked: Asked, event: tuple[int, ...], v: Voice) -> Text:
    """Why somebody may react now: what the reader did, or what is told of somebody else."""
    seat = event[0] if event else -1
    say = (v.order if seat == asked.seat else v.of(())).say
    who = v.person(view, seat) if seat >= 0 else fixed("")
    when = reading.moment_of(asked)
    match when:
        case When.ENEMY_DEFEATED:
            _, enemy, *_ = event
            if seat < 0:
                return say("{enemy} was defeated", "побеждён враг: {enemy}", "{enemy:acc} переможено", enemy=v.card(enemy))
            return say(
                "[you|{who}] defeated {enemy}",
                "[вы победили|{who} {who~победил}] {enemy:acc}",
                "[ви перемогли|{who} {who~переміг/перемогла}] {enemy:acc}",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.ENEMY_ATTACKS:
            _, enemy, *_ = event
            return say(
                "{enemy} attacks [you|{who}]", "{enemy} атакует [вас|{who:acc}]", "{enemy} атакує [вас|{who:acc}]",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.ENEMY_ATTACKED:
            _, enemy, *_ = event
            return say(
                "{enemy} attacked [you|{who}]",
                "{enemy} {enemy~атаковал} [вас|{who:acc}]",
                "{enemy} {enemy~атакував} [вас|{who:acc}]",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.DAMAGE_ASSIGNED:
            _, card, enemy, *_ = event
            return say(
                "{enemy}’s attack hits {card}", "{enemy} наносит раны {card:dat}", "{enemy} завдає шкоди {card:dat}",
                enemy=v.card(enemy), card=v.card(card),
            )  # fmt: skip
        case When.HORROR_PLACED:
            _, _, n, *_ = event
            return say(
                "{n} was put on [you|{who}]",
                "[вы получили|{who} {who~получил}] {n:acc}",
                "на [вас|{who:acc}] поклали {n:acc}",
                who=who, n=v.horror(n),
            )  # fmt: skip
        case When.TOOK_DAMAGE:
            _, n, *_ = event
            return _took(say, who, v.damage(n))
        case When.TOOK_HORROR:
            _, n, *_ = event
            return _took(say, who, v.horror(n))
        case When.TOKEN_REVEALED | When.TOKEN_WAS_REVEALED:
            _, token, *_ = event
            return say(
                "[you|{who}] revealed {token:a}",
                "[вы вытянули|{who} {who~вытянул}] жетон хаоса ({token})",
                "[ви витягли|{who} {who~витягнув}] жетон хаосу ({token})",
                who=who, token=v.token(token),
            )  # fmt: skip
        case When.WOULD_FAIL:
            value, hard = reading.final_numbers(view)
            return say(
                "[you|{who}] would fail the test, {value} against {hard}",
                "проверка [не удаётся|{who:gen} не удаётся] ({value} против {hard})",
                "[ви ось-ось провалите|{who} ось-ось провалить] перевірку ({value} проти {hard})",
                who=who, value=value, hard=hard,
            )  # fmt: skip
        case When.FAILED:
            _, n, *_ = event
            return say(
                "[you|{who}] failed the test by {n}",
                "[вы провалили|{who} {who~провалил}] проверку (не хватило {n} <n:очка|очков>)",
                "[ви провалили|{who} {who~провалив}] перевірку на {n}",
                who=who, n=n,
            )  # fmt: skip
        case When.INVESTIGATED:
            _, place, *_ = event
            return say(
                "[you|{who}] investigated {place} successfully",
                "[вы успешно исследовали|{who} {who~успешно исследовал}] {place:acc}",
                "[ви дослідили|{who} {who~дослідив}] {place:acc}",
                who=who, place=v.place(place),
            )  # fmt: skip
        case When.ATTACK_SUCCEEDED:
            _, enemy, *_ = event
            return say(
                "[you|{who}] hit {enemy}",
                "[вы успешно атаковали|{who} {who~успешно атаковал}] {enemy:acc}",
                "[ви влучили|{who} {who~влучив}] в {enemy:acc}",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.EVADED:
            _, enemy, *_ = event
            return say(
                "[you|{who}] evaded {enemy}",
                "[вы ушли|{who} {who~ушёл/ушла}] от {enemy:gen}",
                "[ви ухилилися|{who} {who~ухилився}] від {enemy:gen}",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.CARD_PLAYED:
            _, card, *_ = event
            return say(
                "[you|{who}] played {card}",
                "[вы сыграли|{who} {who~сыграл}] {card:acc}",
                "[ви розіграли|{who} {who~розіграв}] {card:acc}",
                who=who, card=v.card(card),
            )  # fmt: skip
        case When.ENTERED_PLAY:
            _, card, *_ = event
            return say(
                "{card} entered play",
                "{card} {card~вошёл/вошла/вошло} в игру",
                "у грі з’являється {card}",
                card=v.card(card),
            )
        case When.REVELATION:
            _, card, *_ = event
            return say(
                "[you|{who}] drew {card}",
                "[вы взяли|{who} {who~взял}] {card:acc}",
                "[ви берете|{who} бере] {card:acc}",
                who=who, card=v.card(card),
            )  # fmt: skip
        case When.CLUES_DISCOVERED:
            _, _, n, *_ = event
            return say(
                "[you|{who}] would discover {n}",
                "[вы вот-вот найдёте|{who} вот-вот найдёт] {n:acc}",
                "[ви ось-ось знайдете|{who} ось-ось знайде] {n:acc}",
                who=who, n=v.clues(n),
            )  # fmt: skip
        case When.TURN_BEGINS:
            return say(
                "[your|{who}’s] turn begins",
                "начинается [ваш ход|ход {who:gen}]",
                "починається [ваш хід|хід {who:gen}]",
                who=who,
            )
        case When.TURN_ENDS:
            return say(
                "[your|{who}’s] turn ends",
                "[ваш ход|ход {who:gen}] заканчивается",
                "закінчується [ваш хід|хід {who:gen}]",
                who=who,
            )
        case When.ROUND_ENDS | When.END_OF_ROUND:
            return say("the round ends", "раунд заканчивается", "раунд закінчується")
        case When.PHASE_BEGINS:
            _, phase, *_ = event
            return say("the {phase} begins", "начинается {phase}", "починається {phase}", phase=v.names.phases[phase - 1])
        case When.PHASE_ENDS:
            _, phase, *_ = event
            return say("the {phase} ends", "заканчивается {phase}", "закінчується {phase}", phase=v.names.phases[phase - 1])
        case When.ENEMY_SPAWNS:
            _, enemy, place, *_ = event
            return say(
                "{enemy} spawns {at}", "{enemy} выходит {at}", "{enemy} з’являється {at}",
                enemy=v.card(enemy), at=v.at(place),
            )  # fmt: skip
        case When.ENEMY_SPAWNED:
            _, enemy, place, *_ = event
            return say(
                "{enemy} entered play {at}", "{enemy} {enemy~вошёл/вошла/вошло} в игру {at}",
                "{enemy} {enemy~увійшов/увійшла/увійшло} в гру {at}", enemy=v.card(enemy), at=v.at(place),
            )  # fmt: skip
        case When.ENGAGED:
            _, enemy, *_ = event
            return say(
                "{enemy} engaged [you|{who}]",
                "{enemy} {enemy~начал} сражаться с [вами|{who:ins}]",
                "{enemy} {enemy~вступив/вступила/вступило} в бій із [вами|{who:ins}]",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.ENEMY_FALLS:
            _, enemy, *_ = event
            return say(
                "{enemy} is about to be defeated",
                "{enemy} вот-вот потерпит поражение",
                "{enemy} ось-ось зазнає поразки",
                enemy=v.card(enemy),
            )
        case When.INVESTIGATOR_FALLS:
            return say(
                "[you are|{who} is] about to be defeated",
                "[вы вот-вот потерпите|{who} вот-вот потерпит] поражение",
                "[ви ось-ось зазнаєте|{who} ось-ось зазнає] поразки",
                who=who,
            )
        case When.MOVES:
            _, _, place, *_ = event
            return say(
                "[you are|{who} is] about to move {to}",
                "[вы собираетесь|{who} собирается] перейти {to}",
                "[ви збираєтеся|{who} збирається] перейти {to}",
                who=who, to=v.to(place),
            )  # fmt: skip
        case When.WOULD_REVEAL:
            return say(
                "[you are|{who} is] about to reveal a token",
                "[вы собираетесь|{who} собирается] вытянуть жетон хаоса",
                "[ви збираєтеся|{who} збирається] витягти жетон хаосу",
                who=who,
            )
        case When.ENTERED_LOCATION:
            _, place, *_ = event
            return say(
                "[you|{who}] entered {place}",
                "[вы вошли|{who} {who~вошёл/вошла}] {to}",
                "[ви перейшли|{who} {who~перейшов/перейшла}] {to}",
                who=who, place=v.place(place), to=v.to(place),
            )  # fmt: skip
        case When.LEFT_LOCATION:
            _, place, *_ = event
            return say(
                "[you|{who}] left {place}",
                "[вы покидаете|{who} покидает] {place:acc}",
                "[ви залишаєте|{who} залишає] {place:acc}",
                who=who, place=v.place(place),
            )  # fmt: skip
        case When.JOINED_VICTORY:
            _, card = event
            return say(
                "{card} joined the victory display",
                "к победному счёту {card~добавлен} {card}",
                "{card} тепер у зоні перемоги",
                card=v.card(card),
            )
        case When.GAME_ENDS:
            return say("the game ends", "игра заканчивается", "гра закінчується")
        case When.ACTION | When.FREE | When.IN_TEST | When.OWN_TURN | None:
            return say("something happened", "что-то произошло", "щось сталося")
        case _:
            assert_never(when)


def _took(say: Callable[..., Text], who: Named, n: Named) -> Text:
    """Damage or horror that was taken."""
    return say(
        "[you|{who}] took {n}",
        "[вы получили|{who} {who~получил}] {n:acc}",
        "[ви отримали|{who} {who~отримав}] {n:acc}",
        who=who, n=n,
    )  # fmt: skip
