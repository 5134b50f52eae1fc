"""The chaos bag: revealing tokens and what they mean (AH-SUP-06, AH-SUP-07, AH-CHA, AH-CBG)."""

from bisect import bisect_right
from itertools import accumulate
from operator import sub
from typing import Final

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.events import Event, answered, stop_event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.conditions import EnemyInPlay, NoEnemyInPlay
from miskatonic.games.arkham_lcg.cards.passives import DoubleTokens, ElderSignFails
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.sheets import ElderSign, TokenEffect, When
from miskatonic.games.arkham_lcg.cards.words import RevealMore, TurnSign
from miskatonic.games.arkham_lcg.rules import box, happens, tells
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.holding import has, is_blank
from miskatonic.games.arkham_lcg.rules.people import card_of, enemies_in_play, enemies_with, place_of, text_of
from miskatonic.games.arkham_lcg.rules.scenario import reference, scenario, side

OUTSIDE: Final = frozenset((*box.REVEALED, *box.TURNED, *box.TOKENS_ASIDE, box.MORE_TOKENS))
BLANK_SIGN: Final = ElderSign()
_NONE: Final = (0,) * len(t.TOKENS)


def in_bag(s: State) -> list[int]:
    """How many of each token are in the bag now; revealed ones lie outside until the test ends."""
    get = s.counts.get
    left = list(map(sub, map(get, box.BAG, _NONE), map(get, box.TOKENS_ASIDE, _NONE)))
    for token in outside(s):
        left[token] -= 1
    return left


def outside(s: State) -> list[int]:
    """The tokens revealed in the present test, in their order."""
    counts = s.counts
    found: list[int] = []
    for key in box.REVEALED:
        if key not in counts:
            break
        found.append(counts[key])
    return found


def draw_token(s: State) -> int:
    """A random token (AH-SUP-07)."""
    up_to = list(accumulate(in_bag(s)))
    return bisect_right(up_to, s.random("chaos-bag", up_to[-1]))


def meaning(s: State, seat: int, token: int) -> int:
    """What a token counts as for an investigator: a Necronomicon turns the elder sign into an auto-fail."""
    return t.AUTO_FAIL if token == t.ELDER_SIGN and has(s, seat, ElderSignFails) else token


def elder_sign(s: State, seat: int) -> ElderSign:
    """The investigator's elder sign ability; a blank text box has none."""
    return BLANK_SIGN if is_blank(s, seat) else box.INVESTIGATOR[card_of(s, seat)].elder_sign


def value(s: State, f: Frame, token: int) -> int:
    """What a token adds to the skill of the one in the frame (AH-CHA-02)."""
    if token in t.SYMBOLS:
        effect = reference(s).get(token)
        return 0 if effect is None else amount(s, f, effect.value)
    if token == t.ELDER_SIGN:
        return amount(s, f, elder_sign(s, f.who).value)
    return t.TOKEN_VALUE[token]


def settles(s: State, seat: int, token: int) -> int:
    """Whether a token alone decides the test: FAILURE, SUCCESS or 0 (AH-SKL-13, AH-AUT-01)."""
    if token == t.AUTO_FAIL:
        return box.FAILURE
    return box.SUCCESS if token == t.ELDER_SIGN and succeeds(s, seat, elder_sign(s, seat)) else 0


def succeeds(s: State, seat: int, sign: ElderSign) -> bool:
    """Whether an elder sign wins the test for an investigator by a card in play."""
    needed = sign.succeeds_with
    return bool(needed) and any(box.SLUG[piece] == needed for piece in s.zone(box.PLAY[seat]))


def token_out(s: State, seat: int, token: int) -> None:
    """A token is revealed and lies outside the bag (AH-STT-03)."""
    s.point(box.REVEALED[len(outside(s))], token)
    s.note(tells.Token, seat, meaning(s, seat, token), rule="AH-STT-03")


TOKEN_REVEALED: Final = Event(When.TOKEN_REVEALED.name, token_out, happens.TokenRevealed)


def reveal_token(s: State, seat: int) -> None:
    """Reveal a token; it may be cancelled and another one revealed (AH-STT-03, AH-CAN-04)."""
    s.happen(TOKEN_REVEALED, seat, draw_token(s))


WOULD_REVEAL: Final = Event(When.WOULD_REVEAL.name, nothing, happens.WouldReveal)


def draw_aside(s: State, n: int) -> tuple[int, ...]:
    """So many tokens are drawn, of which one will count."""
    drawn: list[int] = []
    for _ in range(n):
        drawn.append(draw_token(s))
        s.add(box.TOKENS_ASIDE[drawn[-1]], 1)
    return tuple(drawn)


def take_one(s: State, seat: int, token: int) -> None:
    """One of them is revealed; the others count as never revealed and stay outside the bag for this test (AH-CAN-04)."""
    s.add(box.TOKENS_ASIDE[token], -1)
    s.happen(TOKEN_REVEALED, seat, token)


def cancel_token(s: State, f: Frame) -> None:
    """The token counts as never revealed; another one follows (AH-CAN-04)."""
    stop_event(s, f)
    s.note(tells.TokenCancelled, f.who, answered(s, f, happens.TokenRevealed).token, rule="AH-CAN-04")
    s.set(box.REDRAW, 1)


def revealed(s: State, seat: int) -> list[int]:
    """The tokens of this test, each by what it means."""
    return [meaning(s, seat, token) for token in outside(s)]


def modifiers(s: State, seat: int) -> int:
    """What the revealed tokens add to the skill as the table stands now (AH-STT-05, AH-CHA-02)."""
    f = Frame(s.rules.main, seat, len(s.stack))
    twice = is_doubled(s)
    total = 0
    for number, token in enumerate(revealed(s, seat)):
        n = value(s, f, token)
        if n < 0:
            n = -n if box.TURNED[number] in s.counts else 2 * n if twice else n
        total += n
    return total


def is_doubled(s: State) -> bool:
    """Whether negative modifiers count twice in the test under way."""
    return s.counts.get(box.TEST_KIND) == t.EVADE and doubles(s, s.pointed(box.TEST_TARGET))


def doubles(s: State, enemy: int) -> bool:
    """Whether negative modifiers count twice for whoever tries to evade an enemy."""
    return any(isinstance(passive, DoubleTokens) for passive in text_of(s, enemy).passive)


def turn_sign(s: State, f: Frame, node: TurnSign) -> None:
    """Of the token last revealed, and of no other."""
    s.set(box.TURNED[len(outside(s)) - 1], 1)


def can_turn(s: State, f: Frame, node: TurnSign) -> bool:
    """What counts as a plus already has no minus to turn (AH-ABL-09)."""
    return box.TURNED[len(outside(s)) - 1] not in s.counts


runs(TurnSign, turn_sign, can=can_turn)


def can_reveal_more(s: State, f: Frame, node: RevealMore) -> bool:
    """So many instead of one, not instead of several (AH-EFF-05)."""
    return s.count(box.MORE_TOKENS) < node.n - 1


runs(RevealMore, lambda s, f, node: s.set(box.MORE_TOKENS, node.n - 1), can=can_reveal_more)


def resolve_token(s: State, seat: int) -> None:
    """The token last revealed has its effect in this scenario, as the table stands now (AH-STT-04)."""
    token = revealed(s, seat)[-1]
    settled = settles(s, seat, token)
    if settled:
        s.set(box.AUTO, settled)
    effect = reference(s).get(token) if token in t.SYMBOLS else None
    if effect is None:
        return
    if asks_for_another(s, effect):
        s.set(box.ANOTHER, 1)
    if effect.now is not None and (effect.now_if is None or enemies_with(s, effect.now_if.trait, place_of(s, seat))):
        s.push(s.rules.codes[token_code(s, token, "now")], seat)


def asks_for_another(s: State, effect: TokenEffect) -> bool:
    """Whether a symbol calls for another token, as the table stands now."""
    match effect.another:
        case EnemyInPlay(trait):
            return bool(enemies_in_play(s, trait))
        case NoEnemyInPlay(trait):
            return not enemies_in_play(s, trait)
        case always:
            return always


def token_code(s: State, token: int, field: str) -> str:
    """The address of what a symbol does in this scenario."""
    return token_address(scenario(s), side(s), token, field)


def token_address(of: Scenario, side: int, token: int, field: str) -> str:
    """The address of what a symbol does in a scenario."""
    return f"{of.slug}.token.{side}.{t.TOKENS[token]}.{field}"


def give_back(s: State) -> None:
    """All revealed tokens return to the bag (AH-STT-08)."""
    for key in OUTSIDE.intersection(s.counts):
        del s.counts[key]
