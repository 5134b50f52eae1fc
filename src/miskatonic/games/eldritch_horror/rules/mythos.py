"""The Mythos Phase: a card is revealed and resolved in printed order (EH-MYT, EH-SUM-01, EH-SRG)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import terms
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Reference
from miskatonic.games.eldritch_horror.cards.terms import BLUE, ELDRITCH
from miskatonic.games.eldritch_horror.cards.tokens import REFERENCES
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.amounts import matching_gates
from miskatonic.games.eldritch_horror.rules.clues import spawn_clue
from miskatonic.games.eldritch_horror.rules.decks import refill_reserve
from miskatonic.games.eldritch_horror.rules.gates import spawn_gate
from miskatonic.games.eldritch_horror.rules.omen import ADVANCE
from miskatonic.games.eldritch_horror.rules.people import lead
from miskatonic.games.eldritch_horror.rules.reckoning import RECKONING
from miskatonic.games.eldritch_horror.rules.spawning import spawn_at


def reference(s: State) -> Reference:
    """The side of the reference card for this number of players (EH-REF-01)."""
    return REFERENCES[s.counts[box.PLAYERS] - 1]


# -------------------------------------------------------------------- the deck


def draw(s: State) -> int:
    """The top Mythos card: of the first stage that has cards a colour by chance, then a card of it; -1 when none is left.

    Nobody knows the order within a stage, so it is the same as a shuffled deck (EH-MYD-02 to EH-MYD-04).
    """
    for stage in box.MYTHOS_STAGE:
        left = [(zone, len(s.zones.get(zone, ()))) for zone in stage]
        total = sum([n for _, n in left])
        if not total:
            continue
        at = s.random("mythos", total)
        for zone, n in left:
            if at < n:
                return s.zones[zone][at]
            at -= n
    return -1


# -------------------------------------------------------------------- a card


def resolve(s: State, card: int) -> None:
    """A Mythos card is resolved whole (EH-MYT-16)."""
    s.push(RESOLVING, lead(s)).regs["piece"] = card


def reveal(s: State, f: Frame) -> None:
    """It is turned up (EH-MYT-01)."""
    s.put(f.regs["piece"], box.MYTHOS_OPEN)
    s.note(tells.Mythos, f.regs["piece"], rule="EH-MYT-01")
    f.lists["icons"] = box.MYTHOS_CARD[f.regs["piece"]].icons


def next_icon(s: State, f: Frame) -> None:
    """The icons it shows, from left to right, and only those (EH-MYT-11, EH-SUM-01)."""
    icons = f.lists["icons"]
    if not icons:
        return
    f.lists["icons"] = icons[1:]
    f.goto(next_icon)
    icon = icons[0]
    if icon == terms.OMEN_ICON:  # EH-MYT-02
        s.push(ADVANCE, f.who)
    elif icon == terms.RECKONING_ICON:
        s.push(RECKONING, f.who)
    elif icon == terms.GATES_ICON:  # EH-MYT-04
        s.push(GATES, f.who).regs["left"] = reference(s).gates
    elif icon == terms.SURGE_ICON:
        s.push(SURGE, f.who)
    elif icon == terms.CLUES_ICON:  # EH-MYT-06
        for _ in range(reference(s).clues):
            spawn_clue(s)


def tokens(s: State, f: Frame) -> None:
    """A Rumor token on its space, Eldritch tokens on the card (EH-MYT-07, EH-MYT-08)."""
    place_tokens(s, f.regs["piece"])


def place_tokens(s: State, card: int) -> None:
    """What a Rumor puts on the board and on itself; its token lies where the card says as long as it is in play."""
    sheet = box.MYTHOS_CARD[card]
    if sheet.space is not None:
        s.note(tells.RumorToken, card, sheet.space, rule="EH-MYT-07")
    if sheet.eldritch:
        s.set(box.TOKENS_ON[ELDRITCH][card], sheet.eldritch)


def text(s: State, f: Frame) -> None:
    """An event is resolved at once; an ongoing card stays beside the sheet (EH-MYT-09, EH-MYT-10)."""
    card = f.regs["piece"]
    if box.MYTHOS_CARD[card].ongoing:
        enter(s, card)
        return
    code = s.rules.codes.get(f"{box.CODE[card]}.event")
    if code is not None:
        s.push(code, f.who).regs["piece"] = card


def enter(s: State, card: int) -> None:
    """An ongoing card comes into play."""
    s.put(card, box.ONGOING)
    code = s.rules.codes.get(f"{box.CODE[card]}.enters")
    if code is not None:
        s.push(code, lead(s)).regs["piece"] = card


def put_away(s: State, f: Frame) -> None:
    """An event is discarded (EH-MYT-09)."""
    if s.home[f.regs["piece"]] == box.MYTHOS_OPEN:
        s.put(f.regs["piece"], box.MYTHOS_DISCARD)
    refill_reserve(s)


RESOLVING: Final = procedure("mythos card", reveal, next_icon, tokens, text, put_away)

# -------------------------------------------------------------------- Gates and surges


def next_gate(s: State, f: Frame) -> None:
    """Gates spawn one after another."""
    if f.regs["left"]:
        f.regs["left"] -= 1
        f.goto(next_gate)
        spawn_gate(s, f.who)


GATES: Final = procedure("spawn gates", next_gate)


def begin_surge(s: State, f: Frame) -> None:
    """On each Gate that matches the omen; with none a Gate spawns instead (EH-MYT-05, EH-SRG-01)."""
    matching = matching_gates(s)
    if not matching:
        spawn_gate(s, f.who)
    f.lists["gates"] = tuple([gate for gate in matching for _ in range(reference(s).surge)])


def surge(s: State, f: Frame) -> None:
    """One Monster after another."""
    left = f.lists["gates"]
    if left:
        f.lists["gates"] = left[1:]
        f.goto(surge)
        spawn_at(s, box.GATE[left[0]].space, f.who)


SURGE: Final = procedure("monster surge", begin_surge, surge, gates="piece")

# -------------------------------------------------------------------- a Rumor from the box


def unused_rumor(s: State) -> int:
    """A random Rumor that this game does not use; -1 if there is none (EH-VAR-05)."""
    rumors = s.zones.get(box.MYTHOS_BOX[BLUE], ())
    return rumors[s.random("rumor", len(rumors))] if rumors else -1


def draw_rumor(s: State, f: Frame, node: w.DrawRumor) -> None:
    """It is resolved whole, its icons included (EH-MYT-16)."""
    card = unused_rumor(s)
    if card >= 0:
        resolve(s, card)


runs(w.DrawRumor, draw_rumor)
