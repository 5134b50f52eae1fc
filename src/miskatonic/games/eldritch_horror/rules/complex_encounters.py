"""Complex encounters: Other Worlds, Expeditions, Special ones (EH-CPX, EH-OWE, EH-EXP, EH-SPE)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.decks import (
    DECK,
    draw_encounter,
    draw_expedition,
    put_encounter_away,
    turn_expedition,
)
from miskatonic.games.eldritch_horror.rules.people import (
    person,
)


def draw_other_world(s: State, f: Frame) -> None:
    """An Other World card (EH-OWE-01)."""
    start(s, f, draw_encounter(s, "other-world"), DECK["other-world"], "EH-OWE-01")


def draw_the_expedition(s: State, f: Frame) -> None:
    """The top Expedition card (EH-EXP-04)."""
    start(s, f, draw_expedition(s), DECK["expedition"], "EH-EXP-04")
    turn_expedition(s)


def draw_special(s: State, f: Frame) -> None:
    """A Special card (EH-SPE-02)."""
    start(s, f, draw_encounter(s, "special"), DECK["special"], "EH-SPE-02")


def start(s: State, f: Frame, card: int, deck: int, rule: str) -> None:
    """The first paragraph; what it finds out stands in the frame of the encounter (EH-CPX-02)."""
    f.regs["piece"] = card
    f.regs["deck"] = deck
    s.note(tells.Encounter, person(s, f.who), card, 0, deck, rule=rule)
    s.push(s.rules.codes[f"{box.CODE[card]}.start"], f.who, s.stack.index(f))


def second_paragraph(s: State, f: Frame) -> None:
    """The pass effect or the fail effect, as the test or the text says (EH-CPX-02, EH-CPX-05)."""
    passed = f.regs.pop("go-on", f.regs.get("passed", 0))
    s.push(s.rules.codes[f"{box.CODE[f.regs['piece']]}.{'passed' if passed else 'failed'}"], f.who, s.stack.index(f))


def third_paragraph(s: State, f: Frame) -> None:
    """A text can send on to the other paragraph."""
    if "go-on" in f.regs:
        f.goto(second_paragraph)


def card_is_done(s: State, f: Frame) -> None:
    """The card is discarded (EH-CPX-02)."""
    put_encounter_away(s, f.regs["piece"])


OTHER_WORLD: Final = procedure("other world encounter", draw_other_world, second_paragraph, third_paragraph, card_is_done)
EXPEDITION: Final = procedure("expedition encounter", draw_the_expedition, second_paragraph, third_paragraph, card_is_done)
SPECIAL: Final = procedure("special encounter", draw_special, second_paragraph, third_paragraph, card_is_done)


def go_on(s: State, f: Frame, node: w.GoOn) -> None:
    """The encounter continues with that paragraph."""
    s.shared(f).regs["go-on"] = int(node.passed)


runs(w.GoOn, go_on)


def special(s: State, f: Frame, node: w.SpecialEncounter) -> None:
    """A Special Encounter of this Mystery."""
    s.push(SPECIAL, f.who)


def other_world(s: State, f: Frame, node: w.OtherWorldEncounter) -> None:
    """An Other World Encounter without a Gate."""
    s.push(OTHER_WORLD, f.who)


runs(w.SpecialEncounter, special)
runs(w.OtherWorldEncounter, other_world)
