"""Mysteries: entering play, the check at the end of the Mythos Phase, winning (EH-MYS, EH-MYT-15, EH-WIN)."""

from typing import Final

from miskatonic.core.code import Frame, holds, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.doom import win
from miskatonic.games.eldritch_horror.rules.monsters import put_away
from miskatonic.games.eldritch_horror.rules.people import ancient_one, lead
from miskatonic.games.eldritch_horror.rules.rumors import clear, foe_of


def next_mystery(s: State, f: Frame) -> None:
    """One Mystery is turned up, and its effect for entering play resolved (EH-MYS-01, EH-MYS-02, EH-SET-28)."""
    deck = s.zones.get(box.MYSTERY_DECK, ())
    if not deck:
        return
    card = deck[0]
    s.put(card, box.ACTIVE_MYSTERY)
    s.note(tells.Mystery, card, rule="EH-MYS-02")
    code = s.rules.codes.get(f"{box.CODE[card]}.enters")
    if code is not None:
        s.push(code, lead(s)).regs["piece"] = card


NEXT_MYSTERY: Final = procedure("next mystery", next_mystery)


def is_solved(s: State) -> bool:
    """Whether the active Mystery has what it takes; only looked at when the Mythos Phase ends (EH-MYS-09)."""
    for card in s.zones.get(box.ACTIVE_MYSTERY, ()):
        probe = Frame(CHECK, lead(s), len(s.stack))
        probe.regs["piece"] = card
        if holds(s, probe, box.MYSTERY[card].solved):
            return True
    return False


def check(s: State, f: Frame) -> None:
    """A solved Mystery goes with its tokens; three of them win, unless it is awake (EH-MYS-03, EH-MYS-07)."""
    if not is_solved(s):
        f.end()
        return
    card = s.zones[box.ACTIVE_MYSTERY][0]
    s.note(tells.MysterySolved, card, rule="EH-MYS-07")
    leave(s, card)
    s.put(card, box.SOLVED)
    sheet = ancient_one(s)
    if len(s.zones[box.SOLVED]) < sheet.mysteries:
        return
    if box.AWAKE not in s.counts:
        win(s, "EH-MYS-03")
        return
    code = s.rules.codes.get(f"{sheet.code}.final")
    if code is not None and len(s.zones[box.SOLVED]) == sheet.mysteries:
        s.push(code, lead(s)).regs["piece"] = s.zones[box.OPPONENT][0]


def go_on(s: State, f: Frame) -> None:
    """The next one is drawn at once (EH-MYS-02)."""
    s.push(NEXT_MYSTERY, f.who)


def leave(s: State, card: int) -> None:
    """Tokens on a Mystery, and those it has placed, are discarded unless it says otherwise (EH-MYS-07)."""
    sheet = box.MYSTERY[card]
    clear(s, card)
    s.point(box.MYSTERY_TOKEN, -1)
    if not sheet.keeps_tokens and places_eldritch(sheet.enters):
        for key in box.ELDRITCH_AT:
            s.counts.pop(key, None)
    foe = foe_of(sheet.enters)
    if foe and places.space_of_piece(s, box.MONSTERS_CALLED[foe][0]) >= 0:
        put_away(s, box.MONSTERS_CALLED[foe][0])


def places_eldritch(enters: w.Effects) -> bool:
    """Whether a Mystery puts Eldritch tokens on the board."""
    return any(isinstance(e, w.PlaceEldritch) for e in (enters if isinstance(enters, tuple) else (enters,)))


CHECK: Final = procedure("check the mystery", check, go_on)

# -------------------------------------------------------------------- a solved one is lost again


def ask_which_lost(s: State, f: Frame, node: w.LoseMystery) -> None:
    """Of the Lead Investigator's choice, or by chance."""
    f.answer = None
    if not node.random:
        s.ask(f, lead(s), asks.WhichMystery, box.PICK.each(s.zones.get(box.SOLVED, ())))


def shuffle_back(s: State, f: Frame, node: w.LoseMystery) -> None:
    """It no longer counts as solved (EH-MYS-08)."""
    solved = s.zones.get(box.SOLVED, ())
    if not solved:
        return
    card = solved[s.random("lost-mystery", len(solved))] if node.random else f.value
    s.put(card, box.MYSTERY_DECK)
    s.shuffle(box.MYSTERY_DECK)
    s.note(tells.MysteryLost, card, rule="EH-MYS-08")


runs(w.LoseMystery, ask_which_lost, shuffle_back)
