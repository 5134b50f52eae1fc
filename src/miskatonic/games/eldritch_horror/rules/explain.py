"""Why something cannot be chosen now: the rule of the catalogue that forbids it; and what is better asked twice."""

from miskatonic.core.code import Code, Frame
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Option, Routine
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CITY, HEALTH, SANITY, SHIP, TRAIN
from miskatonic.games.eldritch_horror.rules import actions, asks, box, places
from miskatonic.games.eldritch_horror.rules.monsters import own_codes
from miskatonic.games.eldritch_horror.rules.people import ancient_one, has_passive, is_forbidden, space_of
from miskatonic.words.control import CHOOSE, DO_IT


def forbidden(view: State, asked: Asked) -> list[tuple[Option, str]]:
    """Options one might think of, each with the id of the rule that forbids it."""
    found: list[tuple[Option, str]] = []
    if asked.kind in (asks.Action, asks.AdditionalAction):
        found = _actions(view, asked.seat)
    elif asked.kind is asks.AfterRoll and not view.zone(box.CLUES_OF[asked.seat]):
        found = [(box.SPEND_CLUE, "EH-SPD-02")]
    offered = {option.key for option in asked.options}
    return [(option, rule) for option, rule in found if option.key not in offered]


def _actions(view: State, seat: int) -> list[tuple[Option, str]]:
    """Actions that are not possible here and now."""
    space = space_of(view, seat)
    done = view.count(box.ACTED[seat])
    if has_passive(view, seat, w.HeldFast):
        return [(option, "EH-CNF-02") for option in (box.REST, box.ACQUIRE)]
    found: list[tuple[Option, str]] = []
    if done & actions.REST:
        found.append((box.REST, "EH-ACT-04"))
    elif places.monsters_on(view, space):
        found.append((box.REST, "EH-RST-02"))
    elif is_forbidden(view, w.NoResting):
        found.append((box.REST, "EH-GOLD-03"))
    if done & actions.ACQUIRE_ASSETS:
        found.append((box.ACQUIRE, "EH-ACT-04"))
    elif places.TYPE[space] != CITY:
        found.append((box.ACQUIRE, "EH-ACQ-01"))
    else:
        found.append((box.ACQUIRE, "EH-ACQ-03"))
    for kind in (TRAIN, SHIP):
        rule = "EH-PRE-01" if places.TYPE[space] != CITY else "EH-PRE-02"
        found.append((box.PREPARE[kind], "EH-ACT-04" if done & actions.PREPARE else rule))
    return found


# -------------------------------------------------------------------- what is better asked twice


def grave(s: State, asked: Asked, option: Option) -> bool:
    """What takes one's own last Health or Sanity, has one devoured, or loses the game, for certain unless prevented."""
    f = s.stack[-1]
    code: Code | None = None
    parts: tuple[Code, ...] = ()
    if asked.kind is asks.Unless:
        parts = f.code.kids["price" if option is box.YES else "effects"]
    elif asked.kind is asks.WhetherTo and option is DO_IT:
        parts = (*f.code.kids["effect"], *f.code.kids.get("then", ()))
    elif asked.kind is asks.WhetherTo:
        parts = f.code.kids.get("otherwise", ())
    elif asked.kind is asks.WhichEffect and option.verb is CHOOSE:
        parts = (f.code.kids["options"][option.value],)
    elif asked.kind is asks.OrderForced and option.verb is box.PICK and option.value in box.MONSTER:
        parts = tuple(own_codes(s, f))
    elif is_ability(option):
        piece, i = ability_of(option)
        code = s.rules.pieces[piece].effect_codes[i]
    return any(is_fatal(s, f, part) for part in ((code,) if code is not None else parts))


def is_fatal(s: State, f: Frame, code: Code) -> bool:
    """Whether an effect fells the one who acts, or all."""
    match code.node:
        case w.Steps() | w.Price():
            return any(is_fatal(s, f, kid) for kid in code.kids["effects"])
        case w.Lose(value, n) if isinstance(n, int):
            return _takes_all(s, f.who, value, n)
        case w.LoseBoth(health, sanity) if isinstance(health, int) and isinstance(sanity, int):
            return _takes_all(s, f.who, HEALTH, health) or _takes_all(s, f.who, SANITY, sanity)
        case w.Devour() | w.LoseGame():
            return True
        case w.AdvanceDoom(n) if isinstance(n, int):
            awakens = box.AWAKE not in s.counts and n >= s.counts.get(box.DOOM, 0)
            return awakens and isinstance(ancient_one(s).awakening, w.LoseGame)
    return False


def _takes_all(s: State, seat: int, value: int, n: int) -> bool:
    return 0 < s.counts.get(box.VALUE_OF[value][seat], 0) <= n


# -------------------------------------------------------------------- what need not be asked every time


def routine(view: State, asked: Asked) -> Routine | None:
    """To keep the Lead Investigator token (EH-RND-03), and to leave effects in the order they are listed in (EH-REC-07).

    What a Monster takes from its victor is no routine.
    """
    if asked.kind is asks.NextReckoning or (asked.kind is asks.OrderForced and asked.options[0].verb is not box.PICK):
        return Routine(asked.question, asked.options[0], listed=True)
    return Routine(asked.question, box.NO) if asked.kind is asks.PassLead and box.NO in asked.options else None
