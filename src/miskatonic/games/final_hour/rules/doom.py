"""What the Ancient One's side of a card does: monsters appear, things break, gates burn (FH-SPN, FH-DMG, FH-REC)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.activation import unlike
from miskatonic.games.final_hour.rules.monsters import (
    DAMAGE_PLACED,
    DAMAGE_UNDER,
    MONSTER_APPEARS,
    PATH_UNSEALED,
    room,
    supply,
)
from miskatonic.games.final_hour.rules.people import HEALTH_LOST, seat_of
from miskatonic.games.final_hour.rules.places import is_choice, places


def choose_where(s: State, f: Frame, node: w.Spawn | w.Damage) -> None:
    """Where it happens, if that is open: e.g. which of two equally weak gates."""
    if is_choice(node.where):
        s.ask(f, seat_of(s, f.who), asks.Place, box.PLACE.each(places(s, f, node.where)), 0)
    else:
        f.answer = None


def list_where(s: State, f: Frame, node: w.Spawn | w.Damage) -> None:
    """Once for every location and every time, one at a time (FH-SPN-03)."""
    spots = places(s, f, node.where) if not is_choice(node.where) else () if f.answer is None else (f.value,)
    f.lists["due"] = tuple(place for place in spots for _ in range(node.n))


# -------------------------------------------------------------------- monsters appear


def spawn_next(s: State, f: Frame, node: w.Spawn) -> None:
    """The next monster appears and is placed completely before another is drawn (FH-SPN-03)."""
    due = f.lists["due"]
    if due:
        f.lists["due"] = due[1:]
        s.happen(MONSTER_APPEARS, node.kind, due[0])
        f.goto(spawn_next)


def can_spawn(s: State, f: Frame, node: w.Spawn) -> bool:
    """Whether a token is left and a place for it."""
    tokens = s.zone(box.POOL) + s.zone(box.BESIDE_POOL) if node.kind == w.ORDINARY else supply(s, node.kind)
    return bool(tokens) and bool(places(s, f, node.where))


runs(w.Spawn, choose_where, list_where, spawn_next, can=can_spawn)

# -------------------------------------------------------------------- damage


def choose_slot(s: State, f: Frame, node: w.Damage) -> None:
    """An empty slot takes the token; without one the resolving investigator picks a monster to push out (FH-DMG-06)."""
    f.answer = None
    due = f.lists["due"]
    if due and room(s, due[0]) <= 0 and due[0] != s.counts[box.RITUAL_PLACE]:
        standing = unlike(s.zone(box.MONSTERS_AT[due[0]]))
        s.ask(f, seat_of(s, f.who), asks.PushOut, box.PUSH_OUT.each(standing), due[0])


def damage_next(s: State, f: Frame, node: w.Damage) -> None:
    """Place the token; where every slot holds one already, none is placed (FH-DMG-07)."""
    due = f.lists["due"]
    if not due:
        return
    f.lists["due"] = due[1:]
    f.goto(choose_slot)
    place = due[0]
    if f.answer is not None:
        s.happen(DAMAGE_UNDER, f.value, place)
    elif room(s, place) > 0 or place == s.counts[box.RITUAL_PLACE]:
        s.happen(DAMAGE_PLACED, place)
    else:
        s.note(tells.NoRoomForDamage, place, rule="FH-DMG-07")


runs(w.Damage, choose_where, list_where, choose_slot, damage_next)

# -------------------------------------------------------------------- health, seals, gates, omens


def lose(s: State, f: Frame, node: w.LoseHealth) -> None:
    """The acting investigator loses health."""
    s.happen(HEALTH_LOST, f.who, node.n)


runs(w.LoseHealth, lose)


def sealed(s: State) -> list[int]:
    """The paths with a seal."""
    return [path for path in range(len(board.PATHS)) if s.count(box.SEALS[path])]


def choose_seal(s: State, f: Frame, node: w.Unseal) -> None:
    """Which seal leaves the board."""
    left = f.regs.get("left", node.n)
    s.ask(f, seat_of(s, f.who), asks.Unseal, box.UNSEAL.each(sealed(s)) if left else [])


def take_seal(s: State, f: Frame, node: w.Unseal) -> None:
    """Remove it."""
    if f.answer is not None:
        f.regs["left"] = f.regs.get("left", node.n) - 1
        s.happen(PATH_UNSEALED, f.value)
        f.goto(choose_seal)


runs(w.Unseal, choose_seal, take_seal, can=lambda s, f, node: bool(sealed(s)))


def burn_gate(s: State, f: Frame, node: w.BurnGate) -> None:
    """Gate tokens leave the game unseen; an empty stack stays empty."""
    burned = s.zone(box.GATE_STACK)[: node.n]
    for token in burned:
        s.put(token, box.BOX_UNSEEN)
    if burned:
        s.note(tells.Burned, len(burned))


runs(w.BurnGate, burn_gate)


def hide_priority(s: State, f: Frame, node: w.HidePriority) -> None:
    """Next round priority cards are laid face down (FH-REC-07); solo play has no use for it (FH-SOL-17)."""
    if not s.count(box.SOLO):
        s.set(box.HIDE_NEXT, 1)
        s.note(tells.HideNext, rule="FH-REC-07")


runs(w.HidePriority, hide_priority)
