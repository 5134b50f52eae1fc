"""ST.8: the test ends (AH-STT-08, AH-PRK-05)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import FIGHT, SYMBOLS
from miskatonic.games.arkham_lcg.cards.words import ReturnThis
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.rules.chaos import give_back, revealed, token_code
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.enemies import attack
from miskatonic.games.arkham_lcg.rules.people import in_game, is_ready, text_of
from miskatonic.games.arkham_lcg.rules.places import move_on
from miskatonic.games.arkham_lcg.rules.scenario import reference
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import caller_of, forget, on_reveal


def after_test(s: State, f: Frame) -> None:
    """A ready enemy that retaliates attacks; then what waited for the end of the test (AH-PRK-05)."""
    enemy = s.pointed(box.TEST_TARGET)
    failed = s.count(box.TEST_RESULT) == box.FAILURE
    in_play = enemy >= 0 and s.home[enemy] in box.ENEMIES_IN_PLAY
    if failed and s.count(box.TEST_KIND) == FIGHT and in_play and text_of(s, enemy).retaliate and is_ready(s, enemy):
        attack(s, enemy, f.who)


def end(s: State, f: Frame) -> None:
    """Committed cards are discarded and tokens return to the bag (AH-STT-08)."""
    for seat in range(s.seats):
        for card in s.zone(box.COMMITTED[seat]):
            if box.RETURNING[card] in s.counts:
                s.set(box.RETURNING[card], 0)
                s.put(card, box.HAND[seat])
                s.note(tells.Returned, seat, card, rule="AH-SKL-16")
        discard_together(s, seat, list(s.zone(box.COMMITTED[seat])))
    tokens = revealed(s, f.who) if in_game(s, f.who) else []
    effect = on_reveal(s, f, after=True) if in_game(s, f.who) else None
    failed = s.count(box.TEST_RESULT) == box.FAILURE
    give_back(s)
    for token in tokens:
        if failed and token in SYMBOLS and reference(s).get(token) is not None and _after_fail(s, token):
            s.push(s.rules.codes[token_code(s, token, "after-fail")], f.who)
    if effect is not None:
        s.push(effect, f.who, caller_of(s, f).root)
    forget(s)
    move_on(s)


def _after_fail(s: State, token: int) -> bool:
    return reference(s)[token].after_fail is not None


runs(ReturnThis, lambda s, f, node: s.set(box.RETURNING[s.shared(f).regs["piece"]], 1))
