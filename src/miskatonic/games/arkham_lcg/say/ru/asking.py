"""The card game's questions in Russian: what somebody must decide."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.declared import flattened
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE, TOME
from miskatonic.games.arkham_lcg.cards.words import DamageEnemy, SomebodyHere, Treat
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.games.arkham_lcg.say.ru import names
from miskatonic.games.arkham_lcg.say.ru.effects import clause
from miskatonic.games.arkham_lcg.say.ru.names import card, clues, horror, of_seat, person, skill, token, wounds
from miskatonic.games.arkham_lcg.say.ru.verbs import THEY
from miskatonic.text.parts import Text, cat
from miskatonic.text.ru import count, left, listed, past
from miskatonic.text.slavic import ACC, DAT, GEN


def question(view: State, asked: Asked) -> Text:
    """What is asked, without the name of the one who is asked and without a full stop."""
    about = flattened(asked.about)
    first = about[0] if about else 0
    kind = asked.kind
    match kind:
        case asks.Mulligan:
            if first:
                return (f"отложите ещё карты или возьмите {names.new_cards(first)}",)
            return ("отложите карты, которые хотите заменить, или оставьте эту руку",)
        case asks.Turn:
            return ("выберите, кто ходит следующим",)
        case asks.Action:
            return _action(view, asked.seat, first)
        case asks.Window:
            return cat(_meanwhile(view, asked.seat), "; можете что-нибудь использовать")
        case asks.Commit:
            test = cat(_purpose(view), "проверка ", skill(reading.test_skill(view), GEN), f", {_standing(view)}")
            return cat(test, "; добавьте карты или вытяните жетон")
        case asks.Help:
            test = cat(" (", _purpose(view), skill(reading.test_skill(view)), f" {_standing(view)})")
            return cat("можете добавить 1 карту к проверке ", person(view, first, GEN), test)
        case asks.Substitute:
            return cat("решите, проверять ли интеллект вместо ", skill(first, GEN))
        case asks.Enemy:
            return _enemy(view, asked, first)
        case asks.AssignDamage:
            return cat("выберите, кто получит рану (осталось распределить ", wounds(first, ACC), ")")
        case asks.AssignHorror:
            return cat("выберите, кто получит ужас (осталось распределить ", horror(first, ACC), ")")
        case asks.AttackOrder:
            return ("выберите, какой враг атакует вас следующим",)
        case asks.Engages:
            return cat("выберите, с кем начнёт сражаться ", card(first))
        case asks.Hunts:
            return cat("выберите, куда передвинется ", card(first))
        case asks.HandLimit:
            return (f"на руке слишком много карт; сбросьте ещё {count(first, names.CARD, ACC)}",)
        case asks.DiscardCard:
            return ("выберите, какую карту сбросить с руки",)
        case asks.DiscardOrder:
            return ("выберите, какая карта ляжет в сбросе поверх остальных",)
        case asks.KeepCard:
            return ("выберите, какую карту оставить на руке; остальные уйдут в сброс",)
        case asks.DiscardAsset:
            return ("выберите, какой актив сбросить",)
        case asks.MakeRoom:
            return _make_room(about[0], about[1])
        case asks.Search:
            return ("выберите, какую карту взять",)
        case asks.LookWhere:
            return ("выберите, какую колоду посмотреть",)
        case asks.LookOrder:
            return ("выберите, какую карту вернуть на колоду; последняя ляжет сверху",)
        case asks.ReturnCard:
            return ("выберите, какую карту вернуть на руку",)
        case asks.Somebody:
            return cat("выберите сыщика в своей локации", _deed(view, asked))
        case asks.BlastWhere:
            return ("выберите, где прогремит взрыв",)
        case asks.MoveWhere:
            return ("выберите, куда передвинуться",)
        case asks.Disengage:
            return ("решите, продолжать ли сражаться с остальными врагами",)
        case asks.PayClues:
            return cat("выберите, кто потратит улику (осталось потратить ", clues(first, ACC), ")")
        case asks.ResultOrder:
            return ("выберите, какой результат проверки применить следующим",)
        case asks.FallsFirst:
            return ("они побеждены одновременно; выберите, кто выбывает первым",)
        case asks.Trauma:
            return ("выберите, какую травму получить",)
        case asks.Earns:
            return cat("выберите, кто сможет взять в свою колоду ", card(first, ACC))
        case asks.Lead:
            return ("выберите нового ведущего сыщика",)
        case asks.WhichEffect:
            asking = reading.card_asking(asked)
            return cat("выберите одно", cat(" (", card(asking), ")") if asking >= 0 else "")
        case asks.MassiveNext:
            return ("выберите следующего сыщика",)
        case asks.React:
            return cat(_chance(view, asked), "можете отреагировать")
        case asks.OrderForced:
            return ("выберите, какой обязательный эффект применить первым",)
        case _:
            raise KeyError(kind)


def _purpose(view: State) -> Text:
    """What the present test is for."""
    kind, enemy = reading.test_purpose(view)
    if kind == FIGHT:
        return cat("атака на ", card(enemy, ACC), ", ")
    if kind == EVADE:
        return cat("уход от ", card(enemy, GEN), ", ")
    return ("исследование, ",) if kind == INVESTIGATE else ()


def _standing(view: State) -> str:
    """How the present test stands."""
    value, hard = reading.test_numbers(view)
    return f"{value} против {hard}"


def _action(view: State, seat: int, actions: int) -> Text:
    """How many actions are left, those for Tomes apart, and whom they provoke."""
    tomes = reading.tome_actions(view, seat)
    more = f"{tomes} для карт с чертой {names.trait(TOME)}" if tomes else ""
    if not actions and not tomes:
        return ("действий не осталось; используйте что-нибудь или закончите ход",)
    remain = f"{left(actions, names.ACTION)}{f' и ещё {more}' if more else ''}" if actions else f"осталось только {more}"
    return cat(f"выберите действие ({remain})", _danger(reading.provoked(view, seat)))


def _danger(enemies: list[int]) -> Text:
    """That enemies attack when one does something else than fight or evade."""
    attacks = "внеочередной атаки" if len(enemies) == 1 else "внеочередных атак"
    who = listed(names.enemies(enemies))
    return cat(f"; берегитесь {attacks} (", who, ")") if enemies else ()


def _meanwhile(view: State, seat: int) -> Text:
    """When a window is open: in a test, in somebody's turn, in a phase."""
    tester, active = reading.tester(view), reading.active(view)
    if tester >= 0:
        test = cat(" (", skill(reading.test_skill(view)), f" {_standing(view)})")
        return cat(person(view, tester), " вот-вот вытянет жетон", test)
    if active >= 0:
        return ("идёт ваш ход",) if active == seat else cat("идёт ход ", person(view, active, GEN))
    phase = reading.phase(view)
    return (f"идёт {names.PHASES[phase - 1]}" if phase else "окно игрока",)


def _enemy(view: State, asked: Asked, kind: int) -> Text:
    """Which enemy, and for what."""
    if kind == FIGHT:
        return ("выберите, кого атаковать",)
    if kind == EVADE:
        return ("выберите, от кого уйти",)
    word = reading.word_of(view, asked)
    if not isinstance(word, DamageEnemy):
        return ("выберите, от кого уйти без проверки",)
    return cat("выберите, кому нанести ", wounds(word.n, ACC))


def _make_room(coming: int, slot: int) -> Text:
    """Which asset gives way, and to what."""
    slots = names.SLOTS[slot].many(GEN)
    if coming < 0:
        return (f"занято слишком много {slots}; выберите, какой актив сбросить",)
    return cat(f"не хватает {slots} (", card(coming), "); выберите, какой актив сбросить")


def _deed(view: State, asked: Asked) -> Text:
    """What the chosen investigator will do, or what is done to that one."""
    word = reading.word_of(view, asked)
    if isinstance(word, SomebodyHere):
        return cat(" (он ", clause(known(word.effect), THEY), ")")
    return (", которого будете лечить",) if isinstance(word, Treat) else ()


def _chance(view: State, asked: Asked) -> Text:
    """What has happened, so that somebody may react, as the beginning of a sentence."""
    a = flattened(asked.about)
    yours = bool(a) and a[0] == asked.seat

    def whom() -> Text:
        return ("вас",) if yours else person(view, a[0], ACC)

    def did(verb: str) -> Text:
        """Somebody did something: a regular verb of the past tense, given in the masculine."""
        return (f"вы {verb}и ",) if yours else cat(person(view, a[0]), f" {past(names.gender_of(view, a[0]), verb)} ")

    def went(you: str, he: str, she: str) -> Text:
        """The same for an irregular verb."""
        return (f"вы {you} ",) if yours else cat(person(view, a[0]), f" {of_seat(view, a[0], he, she)} ")

    when = reading.moment_of(asked)
    match when:
        case When.ENEMY_DEFEATED:
            happened = cat(did("победил"), card(a[1], ACC)) if a[0] >= 0 else cat("побеждён враг: ", card(a[1]))
        case When.ENEMY_ATTACKS:
            happened = cat(card(a[1]), " атакует ", whom())
        case When.ENEMY_ATTACKED:
            happened = cat(names.card_did(a[1], "атаковал"), " ", whom())
        case When.DAMAGE_ASSIGNED:
            happened = cat(card(a[2]), " наносит раны ", card(a[1], DAT))
        case When.HORROR_PLACED:
            happened = cat(did("получил"), horror(a[2], ACC))
        case When.TOOK_DAMAGE:
            happened = cat(did("получил"), wounds(a[1], ACC))
        case When.TOOK_HORROR:
            happened = cat(did("получил"), horror(a[1], ACC))
        case When.TOKEN_REVEALED:
            happened = cat(did("вытянул"), "жетон хаоса (", token(a[1]), ")")
        case When.WOULD_FAIL:
            value, hard = reading.final_numbers(view)
            whose = () if yours else cat(person(view, a[0], GEN), " ")
            happened = cat("проверка ", whose, f"не удаётся ({value} против {hard})")
        case When.FAILED:
            happened = cat(did("провалил"), f"проверку (не хватило {count(a[1], names.POINT, GEN)})")
        case When.INVESTIGATED:
            happened = cat(did("успешно исследовал"), names.place(a[1], ACC))
        case When.ATTACK_SUCCEEDED:
            happened = cat(did("успешно атаковал"), card(a[1], ACC))
        case When.EVADED:
            happened = cat(went("ушли", "ушёл", "ушла"), "от ", card(a[1], GEN))
        case When.CARD_PLAYED:
            happened = cat(did("сыграл"), card(a[1], ACC))
        case When.ENTERED_PLAY:
            happened = cat(card(a[1]), " вошёл в игру")
        case When.REVELATION:
            happened = cat(did("взял"), card(a[1], ACC))
        case When.CLUES_DISCOVERED:
            happened = cat(went("вот-вот найдёте", "вот-вот найдёт", "вот-вот найдёт"), clues(a[2], ACC))
        case When.TURN_BEGINS:
            happened = ("начинается ваш ход",) if yours else cat("начинается ход ", person(view, a[0], GEN))
        case When.TURN_ENDS:
            happened = ("ваш ход заканчивается",) if yours else cat("ход ", person(view, a[0], GEN), " заканчивается")
        case When.ROUND_ENDS | When.END_OF_ROUND:
            happened = ("раунд заканчивается",)
        case When.ENEMY_PHASE_ENDS:
            happened = ("фаза врагов заканчивается",)
        case When.ENTERED_LOCATION:
            happened = cat(went("вошли", "вошёл", "вошла"), names.to(a[1]))
        case When.LEFT_LOCATION:
            happened = cat(went("покидаете", "покидает", "покидает"), names.place(a[1], ACC))
        case When.GAME_ENDS:
            happened = ("игра заканчивается",)
        case When.ACTION | When.FREE | When.IN_TEST | When.OWN_TURN | None:
            return ()
        case _:
            assert_never(when)
    return cat(happened, "; ")
