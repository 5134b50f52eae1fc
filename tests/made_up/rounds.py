"""The round of Lantern Duel: actions, a gust of wind, a secret choice (LD-RND)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import renew_limits
from miskatonic.core.options import Option
from miskatonic.core.state import State
from tests.made_up import kinds
from tests.made_up.box import (
    BAG,
    COMMIT,
    COMMITTED,
    DECK,
    DISCARD,
    DONE,
    DRAWN,
    HAND,
    IN_THE_AIR,
    LAMP,
    LEAD,
    OIL,
    PASS,
    PLAY,
    PRINTED,
    ROUND,
    ROUND_NUMBER,
    ROUNDS,
    TAKE,
    TRIM,
    WindToken,
    card_of,
)
from tests.made_up.effects import CARD_DRAWN, CARD_PLAYED, OIL_GAINED, OIL_LOST, finish

ACTIONS: Final = 2  # LD-ACT-01
TRIMS: Final = (0, 1, 2)  # LD-WIC-01


def in_order(s: State) -> tuple[int, ...]:
    """The seats, beginning with the lead."""
    lead = s.count(LEAD)
    return lead, 1 - lead


# -------------------------------------------------------------------- actions


def begin_actions(s: State, f: Frame) -> None:
    """Each player has two actions, in turn (LD-ACT-01)."""
    f.lists["turns"] = in_order(s) * ACTIONS


def choose_action(s: State, f: Frame) -> None:
    """Take a card, play one, or pass."""
    turns = f.lists["turns"]
    if not turns:
        f.answer = None
        return
    seat = f.who = turns[0]
    options = [*PLAY.each(s.zone(HAND[seat])), PASS]
    s.ask(f, seat, kinds.Action, [TAKE, *options] if s.zone(DECK) else options, len(turns))


def act(s: State, f: Frame) -> None:
    """Do it."""
    if f.answer is None:
        f.end()
        return
    f.lists["turns"] = f.lists["turns"][1:]
    if f.answer is TAKE:
        s.happen(CARD_DRAWN, f.who)
    elif f.answer is PASS:
        s.note(kinds.Passed, f.who)
    else:
        s.put(f.value, IN_THE_AIR)
        s.happen(CARD_PLAYED, f.who, f.value)


def land(s: State, f: Frame) -> None:
    """A card whose play was cancelled is discarded (LD-ACT-03)."""
    for piece in s.zone(IN_THE_AIR):
        s.put(piece, DISCARD)
    f.goto(choose_action)


TAKE_ACTIONS: Final = procedure("actions", begin_actions, choose_action, act, land)

# -------------------------------------------------------------------- the gust


def begin_gust(s: State, f: Frame) -> None:
    """Both may commit cards, one after another, until both are done (LD-GUS-01)."""
    f.regs["turn"] = s.count(LEAD)


def choose_commit(s: State, f: Frame) -> None:
    """Commit a card or be done."""
    if len(f.lists.get("done", ())) == 2:
        f.answer = None
        return
    seat = f.who = f.regs["turn"]
    s.ask(f, seat, kinds.Commit, [*COMMIT.each(s.zone(HAND[seat])), DONE])


def commit(s: State, f: Frame) -> None:
    """Lay it open; the other player is next unless done."""
    if f.answer is None:
        return
    done = f.lists.get("done", ())
    if f.answer is DONE:
        done = f.lists["done"] = (*done, f.who)
    else:
        s.put(f.value, COMMITTED[f.who])
        s.note(kinds.Committed, f.who, f.value)
    if 1 - f.who not in done:
        f.regs["turn"] = 1 - f.who
    f.goto(choose_commit)


def draw_token(s: State, f: Frame) -> None:
    """The wind helps the lead, or does not (LD-GUS-02)."""
    bag = s.zone(BAG)
    token = bag[s.random("bag", len(bag))]
    s.put(token, DRAWN)
    s.note(kinds.Wind, token, rule="LD-GUS-02")


def compare(s: State, f: Frame) -> None:
    """The one with less light loses up to 2 oil (LD-GUS-03)."""
    token = s.zone(DRAWN)[0]
    printed = PRINTED[token]
    assert isinstance(printed, WindToken)
    light = [sum(card_of(piece).light for piece in s.zone(key)) for key in COMMITTED]
    light[s.count(LEAD)] += printed.wind
    s.put(token, BAG)
    for key in COMMITTED:
        for piece in s.zone(key):
            s.put(piece, DISCARD)
    if light[0] != light[1]:
        s.happen(OIL_LOST, 0 if light[0] < light[1] else 1, min(2, abs(light[0] - light[1])))


GUST: Final = procedure("gust", begin_gust, choose_commit, commit, draw_token, compare)

# -------------------------------------------------------------------- the wicks


def choose_trim(s: State, f: Frame) -> None:
    """Everybody chooses in secret how far to turn the wick up (LD-WIC-01)."""
    options: dict[int, list[Option]] = {seat: TRIM.each(TRIMS) for seat in (0, 1)}
    s.ask_all(f, kinds.Trim, options, s.count(ROUND_NUMBER))


def burn(s: State, f: Frame) -> None:
    """The higher wick burns an oil, the lower one saves one; equal ones do neither (LD-WIC-02)."""
    mine, theirs = (option.value for _, option in f.answers)
    s.note(kinds.Trimmed, mine, theirs, rule="LD-WIC-02")
    if mine != theirs:
        higher = 0 if mine > theirs else 1
        s.happen(OIL_GAINED, 1 - higher, 1)
        s.happen(OIL_LOST, higher, 1)


WICKS: Final = procedure("wicks", choose_trim, burn)

# -------------------------------------------------------------------- the duel


def begin_round(s: State, f: Frame) -> None:
    """A new round: abilities limited by the round can be used again."""
    s.add(ROUND_NUMBER, 1)
    renew_limits(s, ROUND)
    s.note(kinds.Round, s.count(ROUND_NUMBER), rule="LD-RND-01")
    lead = s.count(LEAD)
    for code in (TAKE_ACTIONS, GUST, WICKS):
        s.push(code, lead)


def end_round(s: State, f: Frame) -> None:
    """The discarded cards go back into the deck, the lead to the other player (LD-RND-02)."""
    if s.count(ROUND_NUMBER) == s.count(ROUNDS):
        return
    for piece in s.zone(DISCARD):
        s.put(piece, DECK)
    s.shuffle(DECK)
    s.set(LEAD, 1 - s.count(LEAD))
    f.goto(begin_round)


def light_the_lamp(s: State, f: Frame) -> None:
    """The card under the lamp counts for the one with less oil (LD-END-02)."""
    card = s.zone(LAMP)[0]
    s.put(card, DISCARD)
    s.note(kinds.Lamp, card, rule="LD-END-02")
    scores = [s.count(OIL[0]), s.count(OIL[1])]
    scores[0 if scores[0] < scores[1] else 1] += card_of(card).light
    finish(s, "LD-END-02", tuple(scores))


DUEL: Final = procedure("duel", begin_round, end_round, light_the_lamp)
