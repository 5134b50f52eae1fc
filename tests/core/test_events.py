"""Every change walks cannot, replace, cancel, when, do, after; forced abilities come first."""

from typing import NamedTuple

import pytest

from miskatonic.core.code import Frame, procedure
from miskatonic.core.declared import Amount, Piece, Seat
from miskatonic.core.events import Event, event_in
from miskatonic.core.rules import AFTER, CANCEL, CANNOT, REPLACE, WHEN, Ability, Limit
from miskatonic.core.state import State
from miskatonic.words import Cancel, Instead, Prevent, Steps
from tests.core.duel import CALM, duel, oil_of, play
from tests.core.tiny import PILE, POKE, TABLE, Never, Paid, Payment, Said, Say, answer, offered, poke_by, tiny, told

Nudged = NamedTuple("Nudged", [("who", Seat), ("n", Amount)])
Lost = NamedTuple("Lost", [("piece", Piece), ("n", Amount)])
both_ways = pytest.mark.parametrize("slow", [False, True], ids=["quick", "slow"])


@both_ways
def test_stages_come_in_order(slow: bool) -> None:
    s = tiny(tuple(Ability(stage, "poke", Say(stage), forced=True) for stage in (AFTER, WHEN, CANCEL, REPLACE)), slow=slow)
    said = [note for note in told(s) if note[0] in ("said", "poked")]
    assert said == [("said", REPLACE), ("said", CANCEL), ("said", WHEN), ("poked", 3), ("said", AFTER)]


def test_cannot_comes_before_everything_and_names_what_forbids() -> None:
    s = tiny(
        (Ability(REPLACE, "poke", Say(1), forced=True), Ability(CANNOT, "poke"), Ability(AFTER, "poke", Say(2), forced=True))
    )
    assert told(s) == [("forbidden", 1)]
    assert s.count("pokes") == 0
    assert told(tiny((Ability(CANNOT, "poke"), Ability(CANNOT, "poke")))) == [("forbidden", 0)], "the first there was"


def test_cannot_with_a_condition_that_does_not_hold_forbids_nothing() -> None:
    s = tiny((Ability(CANNOT, "poke", condition=Never()),))
    assert s.count("pokes") == 3


@both_ways
def test_an_event_that_nobody_hears_happens_at_once(slow: bool) -> None:
    s = tiny(slow=slow)
    assert told(s) == [("poked", 3)]
    assert s.asked[0].question == "rest"
    assert [note.source for note in s.log or []] == ["event:poke" if slow else "main"], "the slow way goes over the stack"


def test_what_comes_to_nothing_from_the_start_does_not_happen_for_those_who_would_hear_it() -> None:
    assert told(tiny((Ability(AFTER, "poke", Say(9), forced=True),), pokes=(0,))) == []


def test_a_piece_that_leaves_play_hears_nothing_any_more() -> None:
    ability = Ability(AFTER, "poke", Say(1), forced=True)
    s = tiny((ability, ability))
    assert s.ears == {"poke": ((0, 0), (1, 0))}
    s.put(0, "pile:0")
    assert s.ears == {"poke": ((1, 0),)}
    s.put(1, "deck:0")
    assert s.ears == {}
    s.put(1, TABLE[1])
    assert s.ears == {"poke": ((1, 0),)}


def test_forced_abilities_come_before_optional_ones() -> None:
    s = tiny((Ability(WHEN, "poke", Say(1)), Ability(WHEN, "poke", Say(2), forced=True)))
    assert [note for note in told(s) if note[0] == "said"] == [("said", 2)]
    assert offered(s) == ["use:p0", "pass"]


def test_several_forced_abilities_are_ordered_by_whom_the_game_says() -> None:
    s = tiny(tuple(Ability(AFTER, "poke", Say(n), forced=True) for n in range(3)))
    assert (s.asked[0].seat, s.asked[0].question) == (1, "order-forced")
    answer(s, "use:p2", "use:p0")
    assert [note for note in told(s) if note[0] == "said"] == [("said", 2), ("said", 0), ("said", 1)]


def test_seats_may_react_in_order_and_again_after_somebody_did() -> None:
    s = tiny((Ability(WHEN, "poke", Say(0)),), (Ability(WHEN, "poke", Say(1)), Ability(WHEN, "poke", Say(2))))
    assert (s.asked[0].seat, offered(s)) == (0, ["use:p0", "pass"])
    answer(s, "pass")
    assert (s.asked[0].seat, offered(s)) == (1, ["use:p1", "use:p2", "pass"])
    answer(s, "use:p2")
    assert s.asked[0].seat == 0  # the first seat may react to the new situation
    answer(s, "pass")
    assert (s.asked[0].seat, offered(s)) == (1, ["use:p1", "pass"])
    answer(s, "pass")
    assert s.asked[0].question == "rest"


def test_a_replacement_applies_once_per_event() -> None:
    again = Ability(REPLACE, "poke", Say(1), forced=True)
    s = tiny((again,), pokes=(1, 2))
    assert told(s).count(("said", 1)) == 2  # once for each of the two events
    assert s.count("pokes") == 3


def test_only_one_of_two_replacements_takes_the_place_of_an_event() -> None:
    s = tiny(
        (Ability(REPLACE, "poke", Instead(Say(1)), forced=True), Ability(REPLACE, "poke", Instead(Say(2)), forced=True))
    )
    answer(s, "use:p1")
    assert [note for note in told(s) if note[0] == "said"] == [("said", 2)]
    assert s.count("pokes") == 0


def test_what_was_replaced_or_cancelled_has_no_after() -> None:
    for effect in (Instead(Say(1)), Cancel()):
        s = tiny((Ability(CANCEL, "poke", effect, forced=True), Ability(AFTER, "poke", Say(9), forced=True)))
        assert ("said", 9) not in told(s)
        assert s.count("pokes") == 0


def test_prevention_lowers_the_amount_and_nothing_left_is_nothing_happened() -> None:
    s = tiny((Ability(WHEN, "poke", Prevent(2), forced=True), Ability(AFTER, "poke", Say(9), forced=True)), pokes=(3, 2))
    assert [note for note in told(s) if note[0] in ("poked", "said")] == [("poked", 1), ("said", 9)]


def test_prevention_is_not_offered_twice_when_nothing_is_left() -> None:
    s = tiny((Ability(WHEN, "poke", Prevent(5)), Ability(WHEN, "poke", Prevent(5))))
    answer(s, "use:p0")
    assert s.asked[0].question == "rest"


def test_costs_and_limits_stay_spent_when_the_use_is_cancelled() -> None:
    s = tiny(
        (Ability(WHEN, "poke", Say(1), cost=Payment(), limit=Limit(1)),),
        (Ability(CANCEL, "ability-used", Cancel(), forced=True),),
        coins=2,
        pokes=(1, 1),
    )
    answer(s, "use:p0")
    assert ("said", 1) not in told(s)
    assert s.count("coins") == 1
    assert s.asked[0].question == "rest"  # the limit holds: the second poke asked nobody


def test_who_passes_before_an_event_is_asked_again_after_it() -> None:
    s = tiny((Ability(WHEN, "poke", Say(1)), Ability(AFTER, "poke", Say(2))))
    assert offered(s) == ["use:p0", "pass"]
    answer(s, "pass")
    assert offered(s) == ["use:p1", "pass"]
    answer(s, "use:p1")
    assert ("said", 2) in told(s)


def test_pieces_poured_out_of_play_hear_nothing_and_hear_again_when_poured_back() -> None:
    def away(s: State, f: Frame) -> None:
        s.pour(TABLE[0], PILE[0])

    def back(s: State, f: Frame) -> None:
        s.pour(PILE[0], TABLE[0])

    ability = Ability(WHEN, "poke", Say(1))
    assert tiny((ability,), steps=(away, poke_by(1))).asked[0].question == "rest"
    assert tiny((ability,), steps=(away, back, poke_by(1))).asked[0].question == "react"


def test_a_limit_of_two_allows_two_uses_and_no_third() -> None:
    s = tiny((Ability(WHEN, "poke", Say(1), limit=Limit(2)),), pokes=(1, 1, 1))
    answer(s, "use:p0", "use:p0")
    assert s.asked[0].question == "rest"
    assert told(s).count(("said", 1)) == 2


def test_an_ability_whose_cost_cannot_be_paid_is_not_offered() -> None:
    ability = Ability(WHEN, "poke", Say(1), cost=Payment())
    assert tiny((ability,), coins=0).asked[0].question == "rest"
    assert tiny((ability,), coins=1).asked[0].question == "react"


def test_a_cost_of_several_steps_is_looked_at_as_the_cost_and_not_as_the_effect() -> None:
    nested = Steps((Steps((Payment(),)),))
    ability = Ability(WHEN, "poke", Say(1), cost=nested)
    assert tiny((ability,), coins=0).asked[0].question == "rest"
    assert tiny((ability,), coins=1).asked[0].question == "react"
    costly = Ability(WHEN, "poke", nested)
    assert tiny((costly,), coins=0).asked[0].question == "rest"
    assert tiny((costly,), coins=1).asked[0].question == "react"


def test_an_ability_belongs_to_whoever_used_it_even_when_its_piece_is_gone() -> None:
    """The mirror pays with itself; its effect is still that of its owner, whoever leads."""
    game = duel(tables=((), ("mirror#1",)), hands=(("storm#1", "draught#1"), ()))
    play(game, *CALM, "commit:storm#1", "commit:draught#1")
    assert game.decision.seat == 1
    play(game, "use:mirror#1")
    assert (oil_of(game, 0) < 5, oil_of(game, 1)) == (True, 5)


def test_no_ability_answers_its_own_use() -> None:
    s = tiny((Ability(AFTER, "ability-used", Say(1), forced=True), Ability(WHEN, "poke", Say(2), forced=True)))
    assert [note for note in told(s) if note[0] == "said"] == [("said", 2), ("said", 1)]


def test_an_event_still_calls_by_name_what_it_is_about_when_some_of_it_is_prevented() -> None:
    nudge = Event("nudge", lambda s, who, n: s.add("pokes", n), Nudged, amount=1)
    abilities = (Ability(WHEN, "nudge", Prevent(1), forced=True), Ability(WHEN, "nudge", Say(1)))
    s = tiny(abilities, steps=(lambda s, f: s.happen(nudge, 1, 3),))
    for now in (s, s.copy()):
        [about] = now.asked[0].about
        assert isinstance(about, Nudged)
        assert (about.who, about.n) == (1, 2)
    assert answer(s, "pass").count("pokes") == 2


def test_two_games_can_have_events_of_the_same_name() -> None:
    other = Event("poke", lambda s, n: s.note(Paid), amount=0)
    assert event_in(Frame(POKE.code, 0, 0)) is POKE
    assert event_in(Frame(other.code, 0, 0)) is other


def test_events_of_one_step_happen_in_the_order_they_were_caused() -> None:
    def twice(s: State, f: Frame) -> None:
        s.happen(POKE, 1)
        s.happen(POKE, 2)

    for slow in (False, True):
        s = tiny((Ability(AFTER, "poke", Say(9), forced=True),), steps=(twice,), slow=slow)
        said = [note for note in told(s) if note[0] in ("said", "poked")]
        assert said == [("poked", 1), ("said", 9), ("poked", 2), ("said", 9)]


def test_an_event_that_nobody_hears_waits_for_what_its_step_has_begun() -> None:
    def both(s: State, f: Frame) -> None:
        s.push(procedure("first", lambda s, f: s.note(Said, 1)), 0)
        s.happen(POKE, 2)

    assert told(tiny(steps=(both,))) == [("said", 1), ("poked", 2)]


def test_who_begins_to_hear_a_framed_event_while_it_happens_hears_what_comes_after_it() -> None:
    for framed in (False, True):
        arrival = Event("arrival", lambda s: s.put(0, TABLE[0]), framed=framed)

        def arrive(s: State, f: Frame, arrival: Event = arrival) -> None:
            s.put(0, PILE[0])
            s.happen(arrival)

        s = tiny((Ability(AFTER, "arrival", Say(1), forced=True),), steps=(arrive,))
        assert (("said", 1) in told(s)) == framed


def test_the_use_of_an_ability_that_tells_of_itself_is_not_told_twice() -> None:
    for by_itself, said in ((False, [("used", 0, 0), ("said", 1)]), (True, [("said", 1)])):
        assert told(tiny((Ability(AFTER, "poke", Say(1), forced=True, told=by_itself),))) == [("poked", 3), *said]


def test_limits_that_are_shared_count_together() -> None:
    for shared, left in (("", ["use:p1", "pass"]), ("both", ["last", "other"])):
        power = Ability(WHEN, "poke", Say(1), limit=Limit(1, shared=shared))
        assert offered(answer(tiny((power, power)), "use:p0")) == left


def test_of_a_piece_with_several_abilities_the_one_that_was_chosen_is_used() -> None:
    one = Ability(WHEN, "poke", Say(1))
    s = tiny((one, (one, Ability(WHEN, "poke", Say(2)))))
    assert offered(s) == ["use:p0", "use:p1", "use:p1/1", "pass"]
    answer(s, "use:p1/1")
    assert (told(s), offered(s)) == ([("used", 1, 1), ("said", 2)], ["use:p0", "use:p1", "pass"])
    answers_uses = Ability(AFTER, "ability-used", Say(3), forced=True)
    s = tiny((one, (Ability(WHEN, "poke", Say(2), forced=True), answers_uses)))
    assert [note for note in told(s) if note[0] == "said"] == [("said", 2), ("said", 3)], "but not its own use"


def test_an_ability_may_be_no_more_than_its_cost() -> None:
    s = answer(tiny((Ability(WHEN, "poke", cost=Payment()),), coins=1), "use:p0")
    assert told(s) == [("paid",), ("used", 0, 0), ("poked", 3)]


def test_a_fingerprint_calls_by_its_name_the_piece_that_an_event_is_about() -> None:
    lost = Event("lost", lambda s, piece, n: None, Lost)
    s = tiny((Ability(WHEN, "lost", Say(1)),), steps=(lambda s, f: s.happen(lost, 0, 2),))
    assert "('args', ['p0', 2])" in str(s.plain()["stack"])


def test_the_end_of_the_game_ends_whatever_is_under_way() -> None:
    def the_end(s: State, f: Frame) -> None:
        s.finish("T-END", won=True, scores=(7, 5), places=(1, 2), teams=(3, 4))
        s.happen(POKE, 1)
        s.finish("T-LATE", won=False)

    s = tiny(steps=(the_end,))
    assert s.result is not None
    assert (s.result.won, s.result.rule) == (True, "T-END")
    assert (s.result.scores, s.result.places, s.result.teams) == ((7, 5), (1, 2), (3, 4))
    assert s.count("pokes") == 0
    assert (s.stack, s.asked) == ([], ())
