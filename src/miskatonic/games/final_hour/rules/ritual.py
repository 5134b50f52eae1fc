"""Reversing the ritual: the one attempt that decides the game (FH-RIT, FH-LEA-02, FH-END)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.people import crew, seat_of

MATCHES_EACH: Final = 2  # FH-RIT-07
LAID_EACH: Final = 3  # FH-RIT-03


def matches(tokens: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """How many matches some symbols are against two ritual symbols (FH-RIT-05, FH-RIT-06).

    >>> matches((0, 1), (0, 0, 0, 1, 4, 4))
    4
    >>> matches((2, 2), (2, 3))
    2
    """
    worth = 2 if tokens[0] == tokens[1] else 1
    return worth * sum(card in tokens for card in cards)


def needed(s: State) -> int:
    """Twice the number of investigators (FH-RIT-07); solo play can set another number (FH-SOL-16)."""
    return s.count(box.SOLO_THRESHOLD) if s.count(box.SOLO) else MATCHES_EACH * len(crew(s))


def ask_if_ready(s: State, f: Frame) -> None:
    """Everybody says whether they are ready, and nothing else (FH-RIT-01, FH-RIT-02)."""
    seats = {seat_of(s, investigator) for investigator in crew(s)}
    if s.zone(box.GATE_STACK):
        s.ask_all(f, asks.Attempt, {seat: [box.NOT_YET, box.READY] for seat in seats})
    else:
        f.answers = tuple((seat, box.READY) for seat in sorted(seats))


def all_agree(s: State, f: Frame) -> None:
    """One attempt, if all agree or the stack is empty (FH-RIT-01, FH-LEA-02)."""
    if not s.zone(box.GATE_STACK):
        s.note(tells.StackEmpty, rule="FH-LEA-02")
    else:
        for investigator in crew(s):
            ready = dict(f.answers)[seat_of(s, investigator)] is box.READY
            s.note(tells.Ready if ready else tells.NotYet, investigator, rule="FH-RIT-01")
    if any(option is box.NOT_YET for _, option in f.answers):
        f.end()
        return
    s.set(box.PHASE, box.ATTEMPT)
    s.note(tells.Attempt, rule="FH-RIT-03")


def choose_kept(s: State, f: Frame) -> None:
    """Each lays 3 of 4 cards face down: the choice is which one to keep back (FH-RIT-03, FH-RIT-12)."""
    choices: dict[int, list[Option]] = {}
    if not s.count(box.SOLO):
        for investigator in crew(s):
            choices[seat_of(s, investigator)] = box.KEEP.each(sorted(s.zone(box.HAND[investigator])))
    s.ask_all(f, asks.KeepBack, choices)


def lay_cards(s: State, f: Frame) -> None:
    """All are turned up at the same time (FH-RIT-03); solo, the cards set aside count (FH-SOL-16)."""
    kept = dict(f.answers)
    for investigator in crew(s):
        if not s.count(box.SOLO):
            laid = [c for c in s.zone(box.HAND[investigator]) if c != kept[seat_of(s, investigator)].value]
            for card in laid:
                s.put(card, box.RITUAL_CARDS[investigator])
            s.note(tells.LaidForRitual, investigator, tuple(laid), rule="FH-RIT-03")


def decide(s: State, f: Frame) -> None:
    """Turn over the two tokens and count (FH-RIT-04 to 07)."""
    tokens = s.zone(box.RITUAL_SLOTS)
    for token in tokens:
        s.put(token, box.REVEALED_RITUAL)
    cards = s.zone(box.SET_ASIDE) if s.count(box.SOLO) else ()
    for investigator in crew(s):
        cards += s.zone(box.RITUAL_CARDS[investigator])
    faces = tuple(box.SYMBOL[token] for token in tokens)
    count = matches(faces, tuple(box.SYMBOL[card] for card in cards))
    s.note(tells.RitualTokens, tuple(faces), rule="FH-RIT-04")
    s.note(tells.RitualCount, count, needed(s), rule="FH-RIT-07")
    won = count >= needed(s)
    s.note(tells.Won if won else tells.Lost, rule="FH-RIT-07" if won else "FH-END-03")
    s.finish("FH-RIT-07" if won else "FH-END-03", won=won)


REVERSAL: Final = procedure("reversal", ask_if_ready, all_agree, choose_kept, lay_cards, decide)
