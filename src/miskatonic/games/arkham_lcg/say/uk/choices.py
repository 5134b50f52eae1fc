"""The card game's options in Ukrainian: what each choice means, with the numbers one needs to make it."""

from __future__ import annotations

from typing import Final

from miskatonic.core.declared import flattened
from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, ELDER_SIGN, EVADE, FIGHT, INTELLECT, INVESTIGATE
from miskatonic.games.arkham_lcg.cards.words import DamageEnemy, Either, Evade, Fight
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.box import ENEMY, EVENT
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.effects import clause
from miskatonic.games.arkham_lcg.say.uk.manner import CAN
from miskatonic.games.arkham_lcg.say.uk.names import (
    clues,
    damage,
    enemy,
    horror,
    person,
    place_at,
    place_to,
    quoted,
    skill,
    thing,
)
from miskatonic.games.arkham_lcg.say.uk.powers import power_short
from miskatonic.text.parts import Icon, Text, cat, join
from miskatonic.text.slavic import ACC, DAT, GEN, INS, NOM
from miskatonic.text.uk import count


def choice(view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision, its first letter still small."""
    value = option.value
    match option.verb.name:
        case "pick":
            return _pick(view, asked, value)
        case "commit":
            return cat("додати карту ", quoted(value), f" ({names.signed(reading.icons_for(view, value))})")
        case "play":
            return cat("розіграти ", thing(value, ACC), _price(value))
        case "use":
            return _use(view, *ability_of(option))
        case "move":
            return cat("перейти ", place_to(value), _seen(view, value), _dear(view, asked, option))
        case "to":
            return _to_place(view, asked, value)
        case "fight":
            return cat("атакувати ", enemy(value, ACC), _foe(view, asked.seat, value, COMBAT), _dear(view, asked, option))
        case "evade":
            numbers = _escape(view, asked, value, AGILITY)
            return cat("ухилитися від ", enemy(value, GEN), numbers, _dear(view, asked, option))
        case "engage":
            return cat("вступити в бій із ", enemy(value, INS), _bracketed(_apart(view, asked, value)))
        case "never":
            return cat("більше не питати про ", thing(value, ACC))
        case "seat":
            return _somebody(view, asked, value)
        case "result":
            return _result(view, asked, option)
        case "on":
            return _put_on(view, asked, value)
        case "trauma":
            return (names.TRAUMAS[value].one(),)
        case "choose":
            word = reading.word_of(view, asked)
            assert isinstance(word, Either)
            return clause(word.options[value], CAN)
        case "draw":
            return ("взяти карту",)
        case "resource":
            return cat("взяти ", names.resources(1))
        case "investigate":
            here = reading.place_of_seat(view, asked.seat)
            own = reading.skill_now(view, asked.seat, INTELLECT, INVESTIGATE)
            test = cat(skill(INTELLECT), f" {own} проти {reading.shroud_at(view, here)}")
            return cat("дослідити ", names.place(here, ACC), " (", test, ", ", _clues_there(view, here), ")")
        case "end-turn":
            return ("закінчити хід",)
        case "advance":
            return cat("витратити ", clues(reading.act_price(view)), ", щоб просунути сцену")
        case "reveal":
            return ("витягти жетон хаосу",)
        case "keep":
            return _keep(flattened(asked.about)[0])
        case "pass":
            return ("нічого не додавати" if asked.kind == asks.Help else "пропустити",)
        case "pass-phase":
            return ("не питати до кінця фази",)
        case "pass-round":
            return ("не питати до кінця раунду",)
        case "yes":
            return _tested(view, asked, INTELLECT) if asked.kind == asks.Substitute else ("вийти з бою",)
        case "no":
            return _tested(view, asked, flattened(asked.about)[0]) if asked.kind == asks.Substitute else ("битися далі",)
        case "stay":
            return ("залишитися на місці",)
        case "encounter-deck":
            return ("колода зустрічей",)
    raise KeyError(option.key)


# -------------------------------------------------------------------- cards


PICKED: Final = {
    asks.Mulligan: "замінити ",
    asks.KeepCard: "залишити ",
    asks.DiscardOrder: "покласти згори ",
    asks.Search: "взяти ",
    asks.LookOrder: "покласти ",
    asks.ReturnCard: "повернути ",
}
"""What becomes of a card that is picked; it is discarded in all other cases."""


def _pick(view: State, asked: Asked, piece: int) -> Text:
    if asked.kind == asks.Enemy:
        return _enemy(view, asked, piece)
    if asked.kind == asks.AttackOrder:
        return cat(enemy(piece), _bracketed([_harm(piece), *_apart(view, asked, piece)]))
    if asked.kind == asks.FallsFirst:
        return cat(enemy(piece), _bracketed(_apart(view, asked, piece)))
    return cat(PICKED.get(asked.kind, "скинути "), thing(piece, ACC), _bracketed(_apart(view, asked, piece)))


def _enemy(view: State, asked: Asked, piece: int) -> Text:
    """An enemy that is chosen."""
    kind = flattened(asked.about)[0]
    word = reading.word_of(view, asked)
    if kind == FIGHT:
        own, plus = (word.skill, word.plus) if isinstance(word, Fight) else (COMBAT, 0)
        return cat(
            "атакувати ", enemy(piece, ACC), _foe(view, asked.seat, piece, own, plus if isinstance(plus, int) else None)
        )
    if kind == EVADE:
        own = word.skill if isinstance(word, Evade) else AGILITY
        return cat("ухилитися від ", enemy(piece, GEN), _escape(view, asked, piece, own))
    if isinstance(word, DamageEnemy):
        return cat("завдати ", damage(word.n, GEN), " ", enemy(piece, DAT), _bracketed(_state(view, asked.seat, piece)))
    return cat("ухилитися від ", enemy(piece, GEN), _bracketed(_apart(view, asked, piece)))


def _harm(piece: int) -> Text:
    """What an enemy's attack deals."""
    sheet = ENEMY[piece]
    hits = [damage(sheet.damage, NOM)] * bool(sheet.damage) + [horror(sheet.horror, NOM)] * bool(sheet.horror)
    return join(", ", hits)


def _foe(view: State, seat: int, piece: int, own: int, plus: int | None = 0) -> Text:
    """The numbers that matter when an enemy is attacked, and with whom else it is engaged; no bonus leaves one’s own out."""
    value = None if plus is None else reading.skill_now(view, seat, own, FIGHT) + plus
    return _bracketed([_odds(own, value, ENEMY[piece].fight), *_state(view, seat, piece)])


def _state(view: State, seat: int, piece: int) -> list[Text]:
    """What tells copies of an enemy or an asset apart."""
    said: list[Text] = []
    if piece in ENEMY:
        left, most = reading.enemy_health(view, piece)
        said.append(cat(names.health(), f" {left} з {most}"))
    uses = reading.uses_left(view, piece)
    if uses is not None:
        said.append((count(uses[1], names.USES[uses[0]]),))
    if reading.is_exhausted(view, piece):
        said.append((names.exhausted(piece),))
    other = reading.engaged_seat(view, piece)
    if piece in ENEMY and other not in (-1, seat):
        said.append(cat("б’ється з ", person(view, other, INS)))
    return said


def _apart(view: State, asked: Asked, piece: int) -> list[Text]:
    """The same, where another copy that can be chosen differs."""
    return _state(view, asked.seat, piece) if reading.has_unlike_twin(view, asked, piece) else []


def _bracketed(said: list[Text]) -> Text:
    """Details in brackets, if there are any."""
    return cat(" (", join(", ", said), ")") if said else ()


def _escape(view: State, asked: Asked, piece: int, own: int) -> Text:
    """The numbers that matter when an enemy is evaded."""
    value = reading.skill_now(view, asked.seat, own, EVADE)
    return _bracketed([_odds(own, value, ENEMY[piece].evade), *_apart(view, asked, piece)])


def _odds(own: int, value: int | None, hard: int) -> Text:
    return (f"бій {hard}",) if value is None else cat(skill(own), f" {value} проти {hard}")


def _price(piece: int) -> Text:
    cost = reading.cost_of(piece)
    return cat(" (", names.resources(cost, NOM), ")") if cost else (" (безкоштовно)",)


def _use(view: State, piece: int, number: int) -> Text:
    """A power with what it costs and does; an event is played."""
    power = reading.power_of(piece, number)
    if power.forced:
        return cat(names.source(piece), ": ", clause(power.effect))
    if piece in EVENT:
        return cat("розіграти ", thing(piece, ACC), _price(piece), ": ", power_short(power))
    kind, left = reading.uses_left(view, piece) or (0, None)
    actions = ""
    if power.when is When.ACTION and power.actions > 1:
        actions = f" ({count(power.actions, names.ACTION)})"
    return cat(names.source(piece), actions, ": ", power_short(power, kind, left))


def _keep(chosen: int) -> Text:
    return (f"взяти {count(chosen, names.CARD, ACC)} на заміну" if chosen else "залишити руку без змін",)


# -------------------------------------------------------------------- people and places


def _somebody(view: State, asked: Asked, seat: int) -> Text:
    """An investigator, with what matters for the choice."""
    who = person(view, seat)
    match asked.kind:
        case asks.Somebody:
            return cat(who, _wellbeing(view, seat))
        case asks.PayClues:
            return cat(who, " (має ", clues(reading.clues_of(view, seat)), ")")
        case asks.LookWhere:
            return cat("колода ", person(view, seat, GEN))
    return who


def _wellbeing(view: State, seat: int) -> Text:
    """Health and sanity of an investigator."""
    health, most_health = reading.health(view, seat)
    sanity, most_sanity = reading.sanity(view, seat)
    return cat(" (", names.health(), f" {health} з {most_health}, ", names.sanity(), f" {sanity} з {most_sanity})")


def _put_on(view: State, asked: Asked, piece: int) -> Text:
    """A card that takes a point of damage or horror."""
    hurt, health, scared, sanity = reading.harm(view, piece)
    if asked.kind == asks.AssignHorror:
        return cat(thing(piece), " (", names.sanity(), f" {sanity - scared} з {sanity})")
    return cat(thing(piece), " (", names.health(), f" {health - hurt} з {health})")


def _seen(view: State, number: int) -> Text:
    """Shroud and clues of a location, if it is revealed."""
    if not reading.is_known(view, number):
        return (" (ще не відкрито)",)
    shroud = Icon(reading.SHROUD_ICON, "неясність")
    return cat(" (", shroud, f" {reading.shroud_at(view, number)}, ", _clues_there(view, number), ")")


def _clues_there(view: State, number: int) -> Text:
    n = reading.clues_on(view, number)
    return clues(n, NOM) if n else ("доказів немає",)


def _to_place(view: State, asked: Asked, number: int) -> Text:
    """A location that is chosen."""
    if asked.kind == asks.MoveWhere:
        return cat("перейти ", place_to(number), _seen(view, number))
    if asked.kind == asks.BlastWhere:
        there = [person(view, seat) for seat in reading.seats_in(view, number)]
        there += names.enemies(reading.enemies_in(view, number))
        return cat(place_at(number), " (", join(", ", there) if there else "нікого немає", ")")
    return place_to(number)


def _dear(view: State, asked: Asked, option: Option) -> Text:
    """More than one action, if it costs that much."""
    n = reading.actions_for(view, asked.seat, option)
    return (f" за {count(n, names.ACTION, ACC)}",) if n > 1 else ()


# -------------------------------------------------------------------- tests


def _tested(view: State, asked: Asked, number: int) -> Text:
    """A skill to be used in a test, with its value."""
    return cat("перевірити ", skill(number, ACC), f" ({reading.skill_in_test(view, asked.seat, number)})")


RESULTS: Final = {FIGHT: "влучна атака", EVADE: "вдале ухиляння", INVESTIGATE: "вдале дослідження"}


def _result(view: State, asked: Asked, option: Option) -> Text:
    """A result of the test that is applied next."""
    kind, number = reading.test_result(option)
    if kind == reading.CARD:
        return cat(quoted(number), ": ", clause(reading.success_of(number), CAN))
    if kind == reading.TOKEN:
        return cat(names.token(number), ": ", clause(reading.token_on_fail(view, number), CAN))
    if kind == reading.SIGN:
        return cat(names.token(ELDER_SIGN), ": ", clause(reading.sign_success(view, asked.seat), CAN))
    success, test = reading.test_outcome(view)
    return (RESULTS.get(test, "наслідок успіху") if success else "наслідок провалу",)
