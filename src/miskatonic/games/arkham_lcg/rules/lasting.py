"""Effects that last until a phase or a turn ends: a skill raised, no chaos tokens, an enemy without text (AH-DEL)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import ELITE, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, people, tells
from miskatonic.games.arkham_lcg.rules.defeat import check_limits
from miskatonic.games.arkham_lcg.rules.engaging import engage_at

OF_A_PHASE: Final = frozenset((*box.BLANK, *(key for keys in box.LEARNED for key in keys)))


def phase_over(s: State) -> None:
    """What lasts until the end of the phase ends, before anything happens at that end (AH-DEL-03)."""
    over = OF_A_PHASE.intersection(s.counts)
    for key in over:
        del s.counts[key]
    if over:
        check_limits(s)


def learn(s: State, f: Frame, node: w.SkillThisPhase) -> None:
    """More of a skill, whatever becomes of the card that gave it (AH-DEL-02)."""
    s.add(box.LEARNED[node.skill][f.who], node.n)
    s.note(tells.Learned, f.who, node.skill, node.n, rule="AH-DEL-02")


runs(w.SkillThisPhase, learn)


def no_tokens(s: State, f: Frame, node: w.NoTokensThisTurn) -> None:
    """Until the turn ends (AH-DEL-03)."""
    s.set(box.TOKENLESS[f.who], 1)
    s.note(tells.NoTokens, f.who, rule="AH-DEL-03")


def can_last(s: State, f: Frame, node: w.NoTokensThisTurn) -> bool:
    """Not twice, and not when the end of the turn has come (AH-DEL-03)."""
    return box.TOKENLESS[f.who] not in s.counts and box.HAD_TURN[f.who] not in s.counts


runs(w.NoTokensThisTurn, no_tokens, can=can_last)

# -------------------------------------------------------------------- an enemy without text


def choose_blank(s: State, f: Frame, node: w.BlankEnemy) -> None:
    """Ask which enemy here."""
    s.ask(f, f.who, asks.Enemy, box.PICK.each(_common_here(s, f)), PLAIN)


def _common_here(s: State, f: Frame) -> list[int]:
    """Those that are not Elite and have any text left to lose (AH-EFF-06)."""
    here = people.enemies_at(s, people.place_of(s, f.who))
    return [
        enemy for enemy in here if ELITE not in box.TRAITS_OF[enemy] and people.text_of(s, enemy) != box.WITHOUT_TEXT[enemy]
    ]


def blank(s: State, f: Frame, node: w.BlankEnemy) -> None:
    """Its text no longer counts (AH-BLK-01): one that kept aloof now engages."""
    if f.answer is not None:
        s.set(box.BLANK[f.value], 1)
        s.note(tells.Blanked, f.value, rule="AH-BLK-01")
        engage_at(s, people.place_of_card(s, f.value))
        check_limits(s)


runs(w.BlankEnemy, choose_blank, blank, can=lambda s, f, node: bool(_common_here(s, f)))
