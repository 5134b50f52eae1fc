"""Meeting a defeated investigator (EH-DEF-08, EH-DEF-09, EH-DEF-15)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.decks import (
    discard_card,
)
from miskatonic.games.eldritch_horror.rules.doom import retreat_doom
from miskatonic.games.eldritch_horror.rules.people import (
    person,
)
from miskatonic.games.eldritch_horror.rules.skill_tests import begin_test


def take_over(s: State, f: Frame) -> None:
    """All possessions are taken over, within the usual limits (EH-DEF-08, EH-DEF-15)."""
    fallen = f.regs["piece"]
    s.note(tells.Meets, person(s, f.who), fallen, rule="EH-DEF-08")
    has = {box.CODE[card] for card in s.zones.get(box.OWNED[f.who], ())}
    for piece in s.zones.get(box.LEFT_BY[fallen], ()):
        if piece in box.CLUE:
            s.put(piece, box.CLUES_OF[f.who])
        elif piece in box.SPELL_CARD and box.CODE[piece] in has:
            discard_card(s, piece)
        else:
            s.put(piece, box.OWNED[f.who])
    for kind, left in enumerate(box.LEFT_TICKETS):
        s.add(box.TICKETS[kind][f.who], s.counts.pop(left[fallen], 0))
    s.push(s.rules.codes["keep two tickets"], f.who)


def test_for_them(s: State, f: Frame) -> None:
    """Then a test by how they fell."""
    sheet = box.INVESTIGATOR[f.regs["piece"]]
    skill = sheet.injury if s.counts.get(box.FALLEN_BY[f.regs["piece"]]) == 1 else sheet.madness
    begin_test(s, f, f.who, skill, 0)


def lay_to_rest(s: State, f: Frame) -> None:
    """A pass makes Doom retreat; token and sheet leave the game either way (EH-DEF-09)."""
    fallen = f.regs["piece"]
    if f.regs["result"]:
        retreat_doom(s, 1)
    s.point(box.FALLEN_AT[fallen], -1)
    s.set(box.FALLEN_BY[fallen], 0)
    s.put(fallen, box.GONE)


MEETING: Final = procedure("meet a defeated investigator", take_over, test_for_them, lay_to_rest)
