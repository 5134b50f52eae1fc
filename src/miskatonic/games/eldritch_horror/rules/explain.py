"""Why something cannot be chosen now: the rule of the catalogue that forbids it; and what is better asked twice."""

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CITY, SHIP, TRAIN
from miskatonic.games.eldritch_horror.rules import actions, asks, box, places
from miskatonic.games.eldritch_horror.rules.people import has_passive, is_forbidden, space_of


def forbidden(view: State, asked: Asked) -> list[tuple[str, str]]:
    """Keys one might think of, each with the id of the rule that forbids it."""
    found: list[tuple[Option, str]] = []
    if asked.kind in (asks.Action, asks.AdditionalAction):
        found = _actions(view, asked.seat)
    elif asked.kind is asks.AfterRoll and not view.zone(box.CLUES_OF[asked.seat]):
        found = [(box.SPEND_CLUE, "EH-SPD-02")]
    offered = {option.key for option in asked.options}
    return [(option.key, rule) for option, rule in found if option.key not in offered]


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


def grave(s: State, asked: Asked, option: Option) -> bool:
    """Nothing yet."""
    return False
