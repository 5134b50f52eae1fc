"""Powers that no event offers, and what holds for every power: its limit, its condition, its cost."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import pytest

from miskatonic.core.code import Effect, Frame, runs
from miskatonic.core.declared import Who
from miskatonic.core.events import is_used_up, renew_limits
from miskatonic.core.offers import due, let_work, offers, use_chosen, window
from miskatonic.core.options import plain
from miskatonic.core.rules import AFTER, CANCEL, CANNOT, OFFERED, REPLACE, WHEN, Ability, Limit
from miskatonic.core.state import State
from miskatonic.words import Cancel
from tests.core.tiny import PILE, Never, Payment, Poked, Rest, Rich, Say, answer, offered, tiny, told

TURN: Final = "turn"
ENOUGH: Final = plain("enough")


@dataclass(frozen=True, slots=True)
class SayWho(Effect):
    """Write down who acts."""


Picked = NamedTuple("Picked", [("who", Who)])
runs(SayWho, lambda s, f, node: s.note(Picked, f.who))


def in_turn(*mine: Ability, theirs: tuple[Ability, ...] = (), coins: int = 0, seat: int = 0, closed: bool = False) -> State:
    """A game that opens a window for a seat."""
    steps = window(Rest, TURN, decline=ENOUGH, closed=lambda s: closed)

    def begin(s: State, f: Frame) -> None:
        f.who = seat

    return tiny(mine, theirs, coins=coins, steps=(begin, *steps))


def keys(s: State) -> list[str]:
    """What the window offers; nothing when the game has gone on to its rest."""
    return [] if "last" in offered(s) else offered(s)


def test_a_window_offers_what_hears_the_moment_until_nothing_is_wanted() -> None:
    s = in_turn(Ability(OFFERED, TURN, Say(1)), Ability(OFFERED, "another", Say(2)))
    assert (s.asked[0].question, keys(s)) == ("rest", ["use:p0", "enough"])
    answer(s, "use:p0")
    assert keys(s) == ["use:p0", "enough"], "it may be used again"
    answer(s, "enough")
    assert (keys(s), told(s)) == ([], [("used", 0, 0), ("said", 1)])


def test_who_can_use_nothing_is_not_asked_nor_is_anybody_while_the_window_is_closed() -> None:
    assert keys(in_turn()) == []
    assert keys(in_turn(Ability(OFFERED, TURN, Say(1)), closed=True)) == []
    assert keys(in_turn(Ability(OFFERED, TURN, Payment()))) == [], "it would do nothing"
    assert keys(in_turn(Ability(OFFERED, TURN, Say(1), cost=Payment()))) == []


def test_what_a_power_costs_is_paid_and_then_can_be_dear() -> None:
    s = in_turn(Ability(OFFERED, TURN, Say(1), cost=Payment()), coins=1)
    answer(s, "use:p0")
    assert (keys(s), told(s)) == ([], [("paid",), ("used", 0, 0), ("said", 1)])


def test_a_power_is_paid_for_by_whoever_uses_it_and_may_be_no_more_than_that() -> None:
    for effect, said in ((Say(1), [("said", 1)]), (None, [])):
        s = answer(in_turn(theirs=(Ability(OFFERED, TURN, effect, cost=SayWho()),), seat=1), "use:p0")
        assert told(s) == [("picked", 1), ("used", 0, 0), *said]


def test_a_window_that_closes_while_a_power_is_used_asks_nobody_again() -> None:
    power = Ability(OFFERED, TURN, Payment())
    s = tiny((power,), coins=2, steps=window(Poked, TURN, closed=lambda s: s.count("coins") < 2, about=lambda s, f: (3,)))
    assert s.asked[0].what == Poked(3)
    answer(s, "use:p0")
    assert (keys(s), s.count("coins")) == ([], 1)


def test_powers_of_others_are_not_offered_unless_the_game_says_so() -> None:
    power = Ability(OFFERED, TURN, Say(1))
    assert keys(in_turn(power, theirs=(power,))) == ["use:p0", "enough"]
    s = in_turn(power, theirs=(power,), seat=1)
    assert (s.asked[0].seat, keys(s)) == (1, ["use:p1", "enough"])

    def anybodys(s: State, f: Frame) -> None:
        s.rules.may_use = lambda s, who, piece: (who, piece) != (0, 0)

    s = tiny((power, power), (power,), steps=(anybodys, *window(Rest, TURN)))
    assert keys(s) == ["use:p1", "use:p2", "pass"]


def test_no_event_offers_such_a_power_even_one_of_the_same_name() -> None:
    s = tiny((Ability(OFFERED, "poke", Say(1)),))
    assert told(s) == [("poked", 3)]


def test_a_power_of_a_piece_out_of_play_is_not_offered() -> None:
    def away(s: State, f: Frame) -> None:
        s.put(0, PILE[0])

    power = Ability(OFFERED, TURN, Say(1))
    assert keys(tiny((power,), steps=(away, *window(Rest, TURN)))) == []


def test_a_limited_power_can_be_used_again_in_the_next_period_only() -> None:
    s = in_turn(Ability(OFFERED, TURN, Say(1), limit=Limit(2, "round")))
    answer(s, "use:p0", "use:p0")
    assert keys(s) == []
    renew_limits(s, "day")
    assert is_used_up(s, 0, 0, 0)
    renew_limits(s, "round")
    assert offers(s, 0, TURN) == [s.rules.use[0]]


@pytest.mark.parametrize("each", [False, True])
def test_a_limit_counts_all_uses_or_those_of_everybody_apart(each: bool) -> None:
    def anybodys(s: State, f: Frame) -> None:
        s.rules.may_use = lambda s, who, piece: True

    def second(s: State, f: Frame) -> None:
        f.who = 1

    power = Ability(OFFERED, TURN, Say(1), limit=Limit(1, "round", each=each))
    s = tiny((power,), steps=(anybodys, *window(Rest, TURN), second, *window(Rest, TURN)))
    answer(s, "use:p0")
    assert (keys(s), is_used_up(s, 0, 0, 1)) == ((["use:p0", "pass"], False) if each else ([], True))
    if each:
        answer(s, "use:p0")
        assert keys(s) == []
    renew_limits(s, "round")
    assert (is_used_up(s, 0, 0, 0), is_used_up(s, 0, 0, 1)) == (False, False)


def test_among_other_options_the_chosen_one_is_used_only_if_it_is_a_power() -> None:
    used = []

    def ask(s: State, f: Frame) -> None:
        s.ask(f, 0, Rest, [ENOUGH, *offers(s, 0, TURN)])

    def act(s: State, f: Frame) -> None:
        used.append(use_chosen(s, f))

    power = Ability(OFFERED, TURN, Say(1))
    assert told(answer(tiny((power,), steps=(ask, act)), "use:p0")) == [("used", 0, 0), ("said", 1)]
    assert told(answer(tiny((power,), steps=(ask, act)), "enough")) == []
    assert used == [True, False]


def test_what_works_by_itself_at_a_moment_works_for_whoever_has_it() -> None:
    def midnight(s: State, f: Frame) -> None:
        for number in due(s, "midnight"):
            let_work(s, number)

    s = tiny(
        (Ability(OFFERED, "midnight", SayWho()), Ability(OFFERED, "midnight", Say(2), condition=Never())),
        ((Ability(OFFERED, "noon", Say(4)), Ability(OFFERED, "midnight", SayWho())),),
        steps=(midnight,),
    )
    assert told(s) == [("picked", 0), ("picked", 1)]


# -------------------------------------------------------------------- the condition of every kind of power


@pytest.mark.parametrize("forced", [False, True], ids=["optional", "forced"])
@pytest.mark.parametrize("stage", [REPLACE, CANCEL, WHEN, AFTER])
def test_a_power_that_answers_an_event_works_only_while_its_condition_holds(stage: int, forced: bool) -> None:
    power = Ability(stage, "poke", Say(9), condition=Rich(), forced=forced)
    poor = tiny((power,), coins=0)
    assert (told(poor), offered(poor)) == ([("poked", 3)], ["last", "other"])
    rich = tiny((power,), coins=1)
    if not forced:
        assert offered(rich) == ["use:p0", "pass"]
        answer(rich, "use:p0")
    assert ("said", 9) in told(rich)


def test_what_forbids_an_event_or_cancels_it_does_so_only_while_its_condition_holds() -> None:
    for power in (
        Ability(CANNOT, "poke", condition=Rich()),
        Ability(CANCEL, "poke", Cancel(), condition=Rich(), forced=True),
    ):
        assert tiny((power,), coins=0).count("pokes") == 3
        assert tiny((power,), coins=1).count("pokes") == 0


def test_a_power_that_no_event_offers_is_offered_only_while_its_condition_holds() -> None:
    power = Ability(OFFERED, TURN, Say(1), condition=Rich())
    assert keys(in_turn(power)) == []
    assert keys(in_turn(power, coins=1)) == ["use:p0", "enough"]
