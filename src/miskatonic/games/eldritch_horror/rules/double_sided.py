"""Spells and Conditions: casting, turning over, the back and what becomes of the card (EH-DBL, EH-SPL, EH-FLP)."""

from typing import Final

from miskatonic.core.code import Frame, can, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import After
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.cutting import TURNING
from miskatonic.games.eldritch_horror.rules.discarding import discard_own
from miskatonic.games.eldritch_horror.rules.people import controls, is_alive, is_held, is_turned_over, person
from miskatonic.games.eldritch_horror.rules.those import that


def reveal(s: State, card: int) -> int:
    """A double-sided card is turned over: everybody sees its back (EH-DBL-02)."""
    back = s.zones[box.BEHIND[card]][0]
    s.show(back)
    return back


def has(s: State, seat: int, card: int) -> bool:
    """Whether a card is somebody's."""
    return is_alive(s, seat) and s.home.get(card) in (box.OWNED[seat], box.CONDITIONS_OF[seat])


# -------------------------------------------------------------------- Conditions


def turn_over(s: State, f: Frame) -> None:
    """The back is resolved at once (EH-FLP-01)."""
    card = f.regs["piece"]
    if not has(s, f.who, card):
        f.end()
        return
    back = reveal(s, card)
    f.regs["after"] = box.CONDITION_BACK[back].after
    s.note(tells.TurnedOver, person(s, f.who), card, back, rule="EH-FLP-01")
    code = s.rules.codes.get(box.CODE[back])
    if code is not None:
        s.push(code, f.who).regs["piece"] = card


def after_back(s: State, f: Frame) -> None:
    """Then the card is turned up again or discarded; its owner may have lost it meanwhile (EH-FLP-02)."""
    if f.regs["after"] == After.DISCARD and has(s, f.who, f.regs["piece"]):
        discard_own(s, f.who, f.regs["piece"])


TURN_OVER: Final = procedure(TURNING, turn_over, after_back)


def flip_this(s: State, f: Frame, node: w.FlipThis) -> None:
    """From the front it is turned over; on the back this only turns it up again (EH-FLP-02)."""
    card = s.shared(f).regs["piece"]
    if not is_turned_over(s, card):
        s.push(TURN_OVER, f.who).regs["piece"] = card


runs(w.FlipThis, flip_this)

# -------------------------------------------------------------------- Spells


def cast(s: State, f: Frame, node: w.Cast) -> None:
    """The front is resolved (EH-SPL-02)."""
    s.note(tells.Casts, person(s, f.who), f.regs["piece"], rule="EH-SPL-02")
    f.regs["result"] = 0
    s.kids(f, "effects")


def resolve_back(s: State, f: Frame, node: w.Cast) -> None:
    """Then the card is turned over, passed or not, and its back resolved by the result (EH-DBL-02)."""
    card = f.regs["piece"]
    if not has(s, f.who, card):
        return
    back = reveal(s, card)
    s.note(tells.TurnedOver, person(s, f.who), card, back, rule="EH-DBL-02")
    s.push(s.rules.codes[box.CODE[back]], f.who, f.root)


def put_down(s: State, f: Frame, node: w.Cast) -> None:
    """It is turned up again, unless it was promised to a Mystery: then it is lost to whoever has it by now (EH-SPD-03)."""
    if f.regs.get("promised") and is_held(s, f.regs["piece"]):
        discard_own(s, controls(s, f.regs["piece"]), f.regs["piece"])


runs(
    w.Cast,
    cast,
    resolve_back,
    put_down,
    can=lambda s, f, node: all(can(s, f, kid) for kid in f.code.kids["effects"]),
)


def promise(s: State, f: Frame, node: w.DiscardThatSpell) -> None:
    """The Spell is discarded as soon as its effects are finished."""
    spell = that(s, f, "spell")
    for g in s.stack:
        if isinstance(g.code.node, w.Cast) and g.regs["piece"] == spell:
            g.regs["promised"] = 1


runs(w.DiscardThatSpell, promise)


def keep_promises(s: State, seat: int) -> None:
    """Whoever falls before the effects of a promised Spell are finished has promised it all the same (EH-SPD-01)."""
    for f in s.stack:
        if isinstance(f.code.node, w.Cast) and f.who == seat and f.regs.get("promised") and has(s, seat, f.regs["piece"]):
            discard_own(s, seat, f.regs["piece"])


def look_at_back(s: State, f: Frame, node: w.LookAtBack) -> None:
    """Only the one who looks sees it, and may tell (EH-INV-13)."""
    card = that(s, f, "condition")
    back = s.zones[box.BEHIND[card]][0]
    s.look(back, f.who)
    s.note(tells.LooksAtBack, person(s, f.who), card, back, rule="EH-INV-13", seat=f.who)


runs(w.LookAtBack, look_at_back)
