"""Doom, Elder Signs and the awakening (ES-DOM, ES-REW-07, ES-REW-08, ES-AWK)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.words import AwakeningLoses, Doom, Signs
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.locks import LOCKS_OF, lay, lift
from miskatonic.games.elder_sign.rules.monsters import MONSTER_APPEARS
from miskatonic.games.elder_sign.rules.passives import mythos_cards
from miskatonic.games.elder_sign.rules.people import OF_BATTLE, ancient_one, has_left, is_alive, leave_game

# -------------------------------------------------------------------- the track


def add_doom(s: State) -> None:
    """A token on the first free cell: a monster symbol brings a monster, the last cell the awakening (ES-DOM-02, 03, 06)."""
    sheet = ancient_one(s)
    now = min(sheet.doom, s.count(box.DOOM) + 1)  # ES-BAT-16
    if now == s.count(box.DOOM):
        return
    s.set(box.DOOM, now)
    s.note(tells.Doom, 1, now, sheet.doom, rule="ES-DOM-02")
    if s.count(box.AWAKE):
        return
    if now in sheet.monster_at:
        s.happen(MONSTER_APPEARS)
    if now == sheet.doom and not s.count(box.HOLD_AWAKENING):
        s.push(AWAKENING, s.count(box.ACTIVE))


def take_doom(s: State) -> None:
    """A token is taken off the last filled cell; in the battle the last one wins (ES-DOM-05, ES-BAT-09)."""
    if not s.count(box.DOOM):
        return
    s.add(box.DOOM, -1)
    s.note(tells.Doom, -1, s.count(box.DOOM), ancient_one(s).doom, rule="ES-DOM-05")
    if s.count(box.AWAKE) and not s.count(box.DOOM):
        s.note(tells.Won, rule="ES-END-02")
        s.finish("ES-END-02", won=True)


DOOM_ADDED: Final = Event("doom-added", add_doom)
DOOM_TAKEN: Final = Event("doom-taken", take_doom)


def change_doom(s: State, f: Frame, node: Doom) -> None:
    """Tokens come or go one after another (ES-DOM-04)."""
    if not has_left(s, f):
        for _ in range(abs(node.n)):
            s.happen(DOOM_ADDED if node.n > 0 else DOOM_TAKEN)


runs(Doom, change_doom, can=lambda s, f, node: node.n > 0 or s.count(box.DOOM) > 0)

# -------------------------------------------------------------------- Elder Signs


def change_signs(s: State, n: int) -> None:
    """Elder Signs belong to all; enough of them win, unless it is awake (ES-REW-07, ES-REW-08, ES-END-05)."""
    needed = ancient_one(s).signs
    before = s.count(box.SIGNS)
    now = max(0, before + n)
    if now == before:
        return
    s.set(box.SIGNS, now)
    s.note(tells.Signs, now - before, now, needed, rule="ES-REW-07")
    if now >= needed and not s.count(box.AWAKE):
        s.note(tells.Won, rule="ES-END-01")
        s.finish("ES-END-01", won=True)


SIGNS_CHANGED: Final = Event("signs-changed", change_signs)


def signs(s: State, f: Frame, node: Signs) -> None:
    """Signs are gained or lost."""
    if not has_left(s, f):
        s.happen(SIGNS_CHANGED, node.n)


runs(Signs, signs)

# -------------------------------------------------------------------- the awakening


def is_due(s: State) -> bool:
    """Whether the track is full and it still sleeps."""
    return not s.count(box.AWAKE) and s.count(box.DOOM) >= ancient_one(s).doom


def awaken(s: State, f: Frame) -> None:
    """Track full, Mythos cards gone with their locks, dice locked otherwise out of the game (ES-AWK-02, 03, 09)."""
    sheet = ancient_one(s)
    s.note(tells.Awakens, box.ANCIENT_ONE_CARDS[s.count(box.ANCIENT_ONE)], rule="ES-AWK-01")
    s.set(box.DOOM, sheet.doom)
    s.set(box.AWAKE, 1)
    s.set(box.WAKING, 1)
    if isinstance(sheet.property, AwakeningLoses):
        s.note(tells.Lost, rule="ES-ANC-03")
        s.finish("ES-ANC-03", won=False)
        return
    for card in mythos_cards(s):
        lift(s, card)
        bury(s, card)
    gone = tuple(die for die in box.DICE_PIECES if box.LOCK_OF[die] in s.counts)
    for die in gone:
        s.point(box.LOCK_OF[die], -1)
        lay(s, die, box.DICE_GONE)
    if gone:
        s.note(tells.DiceGone, tuple(gone), rule="ES-AWK-03")
    for by in (piece for locks in LOCKS_OF for piece in locks):
        s.set(box.LOCK_ORDER[by], 0)


def clear_the_museum(s: State, f: Frame) -> None:
    """Adventures, Other Worlds and monsters are discarded; everybody stands before it (ES-AWK-04, ES-AWK-05)."""
    for place in range(box.PLACES):
        for piece in (*s.zone(box.MONSTERS_AT[place]), *s.zone(box.CARD_AT[place])):
            bury(s, piece)
    for seat in range(s.seats):
        s.point(box.AT[seat], NOTHING)


def who_is_left(s: State, f: Frame) -> None:
    """A player without an investigator is out (ES-DEV-11)."""
    for seat in range(s.seats):
        if not is_alive(s, seat):
            leave_game(s, seat, "ES-DEV-11")


def battle_starts(s: State, f: Frame) -> None:
    """What some Ancient Ones do as soon as they are awake (ES-ANC-03)."""
    if ancient_one(s).battle_start:
        s.push(s.rules.codes[f"{ancient_one(s).code}.battle-start"], s.count(box.ACTIVE)).regs[OF_BATTLE] = 1


AWAKENING: Final = procedure("awakening", awaken, clear_the_museum, who_is_left, battle_starts)
