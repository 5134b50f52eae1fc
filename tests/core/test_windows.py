"""In the middle of every window of a game, the game can be copied, saved, loaded, undone and redone."""

import random
from collections.abc import Callable

import pytest

import miskatonic as mk
from miskatonic.core.declared import name_of
from tests.core.duel import CALM, duel, keys_of, oil_of, piece, play, table_of, told, where
from tests.made_up import kinds

GALE = (*CALM, "commit:storm#1", "done")
"""Nobody acts; seat 1 commits 3 light and seat 0, without cards, nothing, so seat 0 is about to lose oil."""


def commit_loop() -> mk.Game:
    game = duel(hands=(("shutter#1", "oath#1"), ("storm#1",)))
    return play(game, *CALM, "commit:oath#1", "commit:storm#1")


def prevention() -> mk.Game:
    return play(duel(tables=(("shutter#1",), ()), hands=((), ("storm#1", "hush#1"))), *GALE)


def instead() -> mk.Game:
    return play(duel(tables=(("mirror#1",), ()), hands=((), ("storm#1", "hush#1"))), *GALE)


def ordering_forced() -> mk.Game:
    return play(duel(tables=(("draught#1", "ember#1"), ()), hands=((), ("storm#1", "hush#1"))), *GALE)


def cancel() -> mk.Game:
    return play(duel(tables=(("hush#1",), ("whisper#1",)), hands=((), ("match#1",))), "pass", "play:match#1")


def cancel_of_a_cancel() -> mk.Game:
    return play(cancel(), "use:hush#1")


def cancel_of_a_cancel_of_a_cancel() -> mk.Game:
    game = duel(tables=(("hush#1", "whisper#2"), ("whisper#1",)), hands=((), ("match#1",)))
    return play(game, "pass", "play:match#1", "use:hush#1", "use:whisper#1")


def after_limit() -> mk.Game:
    return play(prevention(), "use:shutter#1")


def half_answered_secret_choice() -> mk.Game:
    return play(duel(), *CALM, "1:trim:2")


def choice_of_an_effect() -> mk.Game:
    return play(duel(hands=(("match#1",), ())), "play:match#1")


def look_at_a_card() -> mk.Game:
    return play(duel(hands=(("spyglass#1",), ())), "play:spyglass#1")


WINDOWS: dict[str, tuple[Callable[[], mk.Game], str, str]] = {
    "commit loop": (commit_loop, "commit", "commit:shutter#1"),
    "prevention": (prevention, "react", "use:shutter#1"),
    "instead": (instead, "react", "use:mirror#1"),
    "ordering forced": (ordering_forced, "order-forced", "use:ember#1"),
    "cancel": (cancel, "react", "use:hush#1"),
    "cancel of a cancel": (cancel_of_a_cancel, "react", "use:whisper#1"),
    "cancel of a cancel of a cancel": (cancel_of_a_cancel_of_a_cancel, "react", "use:whisper#2"),
    "after limit": (after_limit, "trim", "trim:1"),
    "half-answered secret choice": (half_answered_secret_choice, "trim", "trim:0"),
    "choice of an effect": (choice_of_an_effect, "which-effect", "choose:1"),
    "look at a card": (look_at_a_card, "peek", "bury"),
}
every_window = pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS.keys())


def at_random(game: mk.Game, seed: int) -> None:
    """Play to the end at random."""
    dice = random.Random(seed)
    while not game.over:
        decision = dice.choice(game.decisions)
        game.play(dice.choice(decision.options).key, decision.seat)


@every_window
def test_the_window_is_the_one_it_is_called(window: tuple[Callable[[], mk.Game], str, str]) -> None:
    reach, question, key = window
    game = reach()
    assert game.decision.kind == question
    assert key in keys_of(game)


@every_window
def test_a_copy_equals_the_game_and_playing_it_never_changes_the_game(
    window: tuple[Callable[[], mk.Game], str, str],
) -> None:
    game = window[0]()
    before, text = game.state.hash(), game.save()
    copies = [game.copy() for _ in range(5)]
    states = [game.state.copy() for _ in range(5)]
    for seed, copy in enumerate(copies):
        assert copy.state.hash() == before
        at_random(copy, seed)
    for seed, state in enumerate(states):
        dice = random.Random(seed)
        while state.asked:
            asked = dice.choice(state.asked)
            state.answer(asked, dice.choice(asked.options))
    assert game.state.hash() == before
    assert game.save() == text
    assert [state.hash() for state in states] == [copy.state.hash() for copy in copies]


@every_window
def test_a_save_opens_in_the_same_window_and_plays_on_the_same_way(
    window: tuple[Callable[[], mk.Game], str, str],
) -> None:
    reach, _, key = window
    game = reach()
    loaded = mk.load(game.save())
    assert loaded.state.hash() == game.state.hash()
    assert keys_of(loaded) == keys_of(game)
    loaded.play(key)
    game.play(key)
    assert loaded.state.hash() == game.state.hash()
    assert [str(line) for line in loaded.log()] == [str(line) for line in game.log()]


@every_window
def test_undo_and_redo_come_back_to_the_window(window: tuple[Callable[[], mk.Game], str, str]) -> None:
    reach, _, key = window
    game = reach()
    before = game.state.hash()
    game.play(key)
    after = game.state.hash()
    game.undo()
    assert game.state.hash() == before
    game.redo()
    assert game.state.hash() == after
    steps = len(game.record.line)
    game.undo(steps)
    game.redo(steps - 1)
    assert game.state.hash() == before
    assert mk.load(game.save()).state.hash() == before


# -------------------------------------------------------------------- and what the windows do


def test_committed_cards_decide_the_gust() -> None:
    game = play(commit_loop(), "done")
    assert game.decision.kind == "trim"
    assert oil_of(game, 0) < 5
    assert where(game, "oath#1") == where(game, "storm#1") == "discard:0"


def test_prevention_lowers_the_loss() -> None:
    passed = play(prevention(), "pass")
    used = play(prevention(), "use:shutter#1")
    assert oil_of(used, 0) == oil_of(passed, 0) + 1


def test_instead_puts_another_event_in_place_of_the_first() -> None:
    game = play(instead(), "use:mirror#1")
    assert oil_of(game, 0) == 5
    assert oil_of(game, 1) < 5
    assert where(game, "mirror#1") == "discard:0"


def test_forced_effects_happen_in_the_chosen_order() -> None:
    first_ember = play(ordering_forced(), "use:ember#1")
    first_draught = play(ordering_forced(), "use:draught#1")
    told = [
        [name_of(n.kind) for n in game.record.notes[-1] if n.kind in (kinds.Drew, kinds.GainedOil)]
        for game in (first_ember, first_draught)
    ]
    assert told == [["gained-oil", "drew"], ["drew", "gained-oil"]]


def test_a_cancelled_card_does_nothing_and_is_discarded() -> None:
    game = play(cancel(), "use:hush#1", "pass")
    assert where(game, "match#1") == "discard:0"
    assert told(game, "played") == []
    assert game.decision.kind == "action"


def test_a_cancel_that_is_cancelled_stays_paid_for_and_the_card_is_played() -> None:
    game = play(cancel_of_a_cancel(), "use:whisper#1")
    assert told(game, "played") != []
    assert game.decision.kind == "which-effect"
    assert table_of(game, 0) == table_of(game, 1) == []


def test_cancelling_the_cancel_of_a_cancel_lets_the_first_one_stand() -> None:
    game = play(cancel_of_a_cancel_of_a_cancel(), "use:whisper#2")
    assert told(game, "played") == []
    assert where(game, "match#1") == "discard:0"


def test_a_limit_holds_for_the_round_and_is_renewed_with_the_next() -> None:
    game = play(duel(tables=(("shutter#1",), ()), hands=((), ("storm#1", "hush#1"))), *GALE)
    play(game, "use:shutter#1", "0:trim:2", "1:trim:0")
    assert game.decision.kind == "action"  # seat 0 lost oil again and was not asked
    assert oil_of(game, 0) < 5
    play(game, *CALM)
    while game.decision.kind == "commit":
        game.play("done")
    if game.decision.kind == "trim":
        play(game, "0:trim:2", "1:trim:0")
    assert "use:shutter#1" in keys_of(game)


def test_cannot_is_absolute() -> None:
    free = play(duel(oil=(3, 3)), *CALM, "1:trim:2", "0:trim:1")
    bound = play(duel(oil=(3, 3), tables=((), ("glass#1",))), *CALM, "1:trim:2", "0:trim:1")
    assert oil_of(free, 0) == oil_of(bound, 0) + 1
    assert len(told(bound, "forbidden")) == 1


def test_a_secret_answer_is_in_no_view_but_its_own_until_all_have_answered() -> None:
    one, two = (play(duel(), *CALM, f"1:trim:{n}") for n in (1, 2))
    assert one.seen_by(0).plain() == two.seen_by(0).plain()
    assert one.seen_by(-1).plain() == two.seen_by(-1).plain()
    assert [d.seat for d in one.decisions] == [0]


def test_the_question_about_a_use_names_the_card_and_its_user_and_nothing_of_the_stack() -> None:
    game = cancel_of_a_cancel()
    assert game.state.asked[0].what.event == (piece("hush#1"), 0, 0)
