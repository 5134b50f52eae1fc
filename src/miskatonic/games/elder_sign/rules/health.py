"""Sanity and health: limits, losing and regaining them (ES-IVG, ES-LOS, ES-ITM)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.devoured import DEVOURING
from miskatonic.games.elder_sign.rules.museum import place_of
from miskatonic.games.elder_sign.rules.passives import PASSIVES, passives
from miskatonic.games.elder_sign.rules.people import is_alive, is_cut_off, person, seats_from_active


def limit(s: State, seat: int, value: int) -> int:
    """The limit of sanity or health (ES-IVG-02), with what allies add."""
    bonus = sum(p.n for p in passives(s, seat) if isinstance(p, w.LimitBonus) and p.value == value)
    return s.count(box.LIMIT_OF[value][seat]) + bonus


def missing(s: State, seat: int, value: int) -> int:
    """How much could be regained."""
    return max(0, limit(s, seat, value) - s.count(box.VALUE_OF[value][seat])) if is_alive(s, seat) else 0


def hurt(s: State, seat: int, value: int, n: int) -> None:
    """Sanity or health is lost; who has none left is devoured (ES-LOS-01, ES-DEV-01)."""
    if not is_alive(s, seat):
        return
    s.note(tells.Hurt, person(s, seat), value, n, rule="ES-LOS-01")
    _set_value(s, seat, value, s.count(box.VALUE_OF[value][seat]) - n)


def _set_value(s: State, seat: int, value: int, now: int) -> None:
    s.set(box.VALUE_OF[value][seat], max(0, now))
    if now <= 0:
        s.push(DEVOURING, seat)


def heal(s: State, seat: int, value: int, n: int) -> None:
    """Sanity or health is regained, never above the limit (ES-ITM-04, ES-ITM-05)."""
    healed = min(n, missing(s, seat, value))
    if healed:
        s.add(box.VALUE_OF[value][seat], healed)
        s.note(tells.Healed, person(s, seat), value, healed, rule="ES-ITM-04")


def lower_limit(s: State, seat: int, value: int) -> None:
    """A limit falls by 1; a value above it falls with it (ES-IVG-03)."""
    if not is_alive(s, seat):
        return
    s.add(box.LIMIT_OF[value][seat], -1)
    s.note(tells.LimitFell, person(s, seat), value, limit(s, seat, value), rule="ES-BAT-18")
    keep_to_limits(s, seat)


def keep_to_limits(s: State, seat: int) -> None:
    """Tokens above a limit are lost at once (ES-IVG-03)."""
    for value in (w.SANITY, w.HEALTH):
        most = limit(s, seat, value)
        if s.count(box.VALUE_OF[value][seat]) > most:
            _set_value(s, seat, value, most)


HURT: Final = Event("hurt", hurt, amount=2)
HEALED: Final = Event("healed", heal, amount=2)


def heal_some(s: State, f: Frame, node: w.Heal) -> None:
    """Regain so much."""
    s.happen(HEALED, f.who, node.value, node.n)


def heal_all(s: State, f: Frame, node: w.HealAll) -> None:
    """Regain all that is missing."""
    s.happen(HEALED, f.who, node.value, missing(s, f.who, node.value))


def can_heal(s: State, f: Frame, node: w.Heal | w.HealAll) -> bool:
    """Whether anything is missing to the limit without the card itself, which leaves."""
    card = PASSIVES.get(s.shared(f).regs.get("piece", NOTHING), ())
    return missing(s, f.who, node.value) > sum([p.n for p in card if isinstance(p, w.LimitBonus) and p.value == node.value])


runs(w.Heal, heal_some, can=can_heal)
runs(w.HealAll, heal_all, can=can_heal)


def whom_to_heal(s: State, f: Frame, node: w.HealAnyone) -> None:
    """Ask which investigator regains it."""
    wounded = [seat for seat in seats_from_active(s) if missing(s, seat, node.value)]
    s.ask(f, f.who, asks.HealWhom, s.rules.person.each(wounded), node.value, node.n)


def heal_that_one(s: State, f: Frame, node: w.HealAnyone) -> None:
    """Whoever was chosen regains sanity or health."""
    if f.answer is not None:
        s.happen(HEALED, f.value, node.value, node.n)


runs(
    w.HealAnyone,
    whom_to_heal,
    heal_that_one,
    can=lambda s, f, node: any(missing(s, seat, node.value) for seat in range(s.seats)),
)

runs(w.LowerLimit, lambda s, f, node: lower_limit(s, f.who, node.value))

# -------------------------------------------------------------------- a loss, or none


def lose_value(s: State, f: Frame, node: w.Hurt) -> None:
    """Sanity or health is lost, unless something wards off the loss of the penalty.

    An effect that began for one investigator does not go on for the next one of the same player (ES-DEV-07).
    """
    whom = s.shared(f).regs.setdefault(f"whom-{f.who}", s.pointed(box.PLAYS[f.who]))
    if whom != s.pointed(box.PLAYS[f.who]) or is_cut_off(s, f):
        return
    if box.WARDED in s.counts and f.who == s.count(box.ACTIVE) and s.shared(f).code is penalty_code(s, f.who):
        s.note(tells.Prevented, person(s, f.who), node.value, node.n, rule="ES-INF-01")
    else:
        s.happen(HURT, f.who, node.value, node.n)


runs(w.Hurt, lose_value)
runs(w.PreventLoss, lambda s, f, node: s.set(box.WARDED, 1), can=lambda s, f, node: box.WARDED not in s.counts)


def penalty_code(s: State, seat: int) -> object:
    """The penalty of the card a seat stands on; None at the entrance."""
    place = place_of(s, seat)
    cards = s.zones.get(box.CARD_AT[place], ()) if place >= 0 else ()
    return s.rules.codes.get(f"{box.ADVENTURE[cards[0]].code}.penalty") if cards else None
