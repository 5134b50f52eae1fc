"""Decisions: what is asked, what is silent, and what is refused without changing anything."""

import pytest

import miskatonic as mk
from miskatonic.core.code import Frame, procedure
from miskatonic.core.errors import BadOption, NothingToUndo, NotOpen, Refused, Runaway, UnknownKey, WrongSeat
from miskatonic.core.options import Asked, Option, plain
from miskatonic.core.record import Header, Record
from miskatonic.core.state import State
from tests.core.duel import CALM, duel, keys_of, oil_of, play
from tests.core.tiny import LAST, OTHER, Alone, Chosen, Said, Secret, Which, answer, offered, rules, tiny
from tests.made_up import kinds

# -------------------------------------------------------------------- asking


def test_identical_options_are_merged() -> None:
    s = tiny(steps=(lambda s, f: s.ask(f, 0, Which, [LAST, OTHER, LAST, OTHER]),))
    assert offered(s) == ["last", "other"]


def test_a_single_option_is_taken_silently() -> None:
    seen: list[str] = []

    def ask(s: State, f: Frame) -> None:
        s.ask(f, 0, Which, [OTHER, OTHER])

    def read(s: State, f: Frame) -> None:
        seen.append("" if f.answer is None else f.answer.key)

    s = tiny(steps=(ask, read))
    assert seen == ["other"]
    assert s.asked[0].question == "rest"


def test_no_option_at_all_is_no_answer() -> None:
    def read(s: State, f: Frame) -> None:
        assert f.answer is None
        assert f.value == -1

    tiny(steps=(lambda s, f: s.ask(f, 0, Which, []), read))


def test_a_secret_question_goes_on_when_all_have_answered_whatever_their_order() -> None:
    def ask(s: State, f: Frame) -> None:
        s.ask_all(f, Secret, {1: [LAST, OTHER], 0: [LAST, OTHER]})

    def read(s: State, f: Frame) -> None:
        for seat, option in f.answers:
            s.note(Chosen, seat, option is OTHER)

    logs = []
    for first in (0, 1):
        s = tiny(steps=(ask, read))
        for seat in (first, 1 - first):
            question = s.question_for(seat)
            assert question is not None
            s.answer(question, OTHER if seat else LAST)
        logs.append([note.told for note in s.log or []])
    assert logs[0] == logs[1] == [Chosen(0, False), Chosen(1, True)]


def test_a_key_without_a_seat_answers_the_first_of_several_questions() -> None:
    game = play(duel(), *CALM, "trim:2")
    assert [asked.seat for asked in game.state.asked] == [1]


def test_a_seat_with_one_option_answers_a_secret_question_silently() -> None:
    s = tiny(steps=(lambda s, f: s.ask_all(f, Secret, {0: [LAST], 1: [LAST, OTHER]}),))
    assert [asked.seat for asked in s.asked] == [1]
    s = tiny(steps=(lambda s, f: s.ask_all(f, Secret, {0: [LAST], 1: [OTHER]}),))
    assert s.asked[0].question == "rest"
    assert s.stack[-1].answers == ((0, LAST), (1, OTHER))


def test_of_several_who_go_their_own_way_each_goes_on_until_done_and_the_rest_waits_for_all() -> None:
    booked: list[tuple[int, str]] = []

    def then(s: State, seat: int, option: Option) -> list[Option]:
        booked.append((seat, option.key))
        return [] if option is LAST else [LAST, OTHER]

    def ask(s: State, f: Frame) -> None:
        s.ask_each(f, Secret, {1: [LAST, OTHER], 0: [LAST, OTHER], 2: []}, then)

    s = tiny(steps=(ask,))
    assert [asked.seat for asked in s.asked] == [0, 1], "who has nothing to choose is not asked"
    for seat, option, left in ((1, OTHER, [0, 1]), (1, LAST, [0]), (0, OTHER, [0])):
        question = s.question_for(seat)
        assert question is not None
        s.answer(question, option)
        assert [asked.seat for asked in s.asked] == left
    answer(s, "last")
    assert s.asked[0].question == "rest"
    assert booked == [(1, "other"), (1, "last"), (0, "other"), (0, "last")]


def test_explain_mode_names_the_rule_that_forbids() -> None:
    game = duel(tables=(("shutter#1",), ()), hands=(("match#1",), ()))
    assert game.decision.forbidden == [("play:shutter#1", "LD-ACT-02")]


# -------------------------------------------------------------------- refusing


def refused(game: mk.Game, error: type[Refused], key: str, seat: int | None = None) -> str:
    """Try to play; the game must refuse and be unchanged."""
    before, text = game.state.hash(), game.save()
    with pytest.raises(error) as caught:
        game.play(key, seat)
    assert isinstance(caught.value, ValueError)
    assert (game.state.hash(), game.save()) == (before, text)
    return str(caught.value)


def test_an_unknown_key_is_refused_with_what_can_be_chosen() -> None:
    assert "take" in refused(duel(), UnknownKey, "fly")


@pytest.mark.parametrize(("offered", "end"), [(12, ", 11."), (13, ", 11, ….")])
def test_a_refusal_names_up_to_twelve_options(offered: int, end: str) -> None:
    game = duel()
    asked = game.state.asked[0]
    options = tuple(plain(str(n)) for n in range(offered))
    game.state.asked = (Asked(asked.seat, asked.who, asked.kind, options, asked.source, asked.about, together=False),)
    assert refused(game, UnknownKey, "fly").endswith(end)


def test_a_key_of_another_seat_or_another_moment_is_refused() -> None:
    refused(duel(hands=((), ("match#1",))), UnknownKey, "play:match#1")


def test_a_seat_that_is_not_asked_is_refused() -> None:
    assert "seat 0" in refused(duel(), WrongSeat, "take", 1)
    assert "for seat 0 to decide now, but for seat 1" in refused(play(duel(), "pass"), WrongSeat, "take", 0)


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    assert "no seat" in refused(duel(), WrongSeat, "take", seat)


def test_a_seat_that_has_already_answered_is_refused() -> None:
    assert "already" in refused(play(duel(), *CALM, "1:trim:2"), NotOpen, "trim:0", 1)


def test_an_answer_to_an_earlier_secret_question_is_not_taken_for_one_to_this() -> None:
    def secret(s: State, f: Frame) -> None:
        s.ask_all(f, Secret, {0: [LAST, OTHER], 1: [LAST, OTHER]})

    def alone(s: State, f: Frame) -> None:
        s.ask(f, 0, Alone, [LAST, OTHER])

    def begin(options: object, seats: int, seed: int, box: object = None) -> State:
        s = State(rules((), main), seats, seed)
        s.push(main, 0)
        return s

    main = procedure("main", secret, alone, alone)
    record = Record(Header("tiny", 1, {}, 2, 1), begin)
    record.play("last", 0)
    record.play("last", 1)
    with pytest.raises(WrongSeat):
        record.play("last", 1)


def test_a_game_that_is_over_is_refused() -> None:
    game = play(duel(rounds=1), *CALM, "0:trim:0", "1:trim:0")
    assert game.over
    assert game.decisions == ()
    refused(game, NotOpen, "take")
    with pytest.raises(NotOpen, match="The game is over"):
        _ = game.decision


def test_the_log_after_undoing_is_the_log_of_that_time() -> None:
    game = play(duel(), "take")
    before = [str(line) for line in game.log()]
    play(game, "take", "pass")
    assert len(game.log()) > len(before) > 0
    game.undo(2)
    assert [str(line) for line in game.log()] == before


def test_what_was_taken_back_bit_by_bit_is_brought_back_in_its_order() -> None:
    game = play(duel(), "take", "pass", "take", "pass")
    hashes = [game.record.at(n).hash() for n in range(5)]
    game.undo(1)
    game.undo(2)
    assert game.record.undone == [(1, "pass"), (0, "take"), (1, "pass")]
    for number in (2, 3, 4):
        game.redo()
        assert game.state.hash() == hashes[number]


def test_there_is_nothing_to_undo_at_the_start_and_nothing_to_redo_after_playing() -> None:
    game = duel()
    with pytest.raises(NothingToUndo):
        game.redo()
    for steps in (1, 0, -1):
        with pytest.raises(NothingToUndo):
            game.undo(steps)
    play(game, "pass")
    game.undo()
    for steps in (2, 0, -1):
        with pytest.raises(NothingToUndo):
            game.redo(steps)
    play(game, "take")
    with pytest.raises(NothingToUndo):
        game.redo()
    with pytest.raises(NothingToUndo):
        game.undo(2)
    assert len(game.record.line) == 1


def test_a_set_up_that_cannot_be_is_refused() -> None:
    for options in ({"rounds": 0}, {"rounds": "many"}, {"second_leads": 1}, {"colour": "red"}):
        with pytest.raises(BadOption):
            mk.new("lantern-duel", seats=2, **options)
    for investigators in (5, "jenny", ["nobody"]):
        with pytest.raises(BadOption):
            mk.new("final-hour", seats=2, investigators=investigators)
    with pytest.raises(BadOption):
        mk.new("lantern-duel", seats=3)
    with pytest.raises(Refused):
        mk.new("chess")


# -------------------------------------------------------------------- what does not end, and what breaks


def endless() -> Record:
    """A game whose second decision can begin an effect without an end."""

    def choose(s: State, f: Frame) -> None:
        s.ask(f, 0, Which, [LAST, OTHER])

    def spin(s: State, f: Frame) -> None:
        s.add("turns", 1)
        if f.answer is OTHER:
            f.goto(spin)
        else:
            f.goto(choose)

    def begin(options: object, seats: int, seed: int, box: object = None) -> State:
        s = State(rules((), main), seats, seed)
        s.push(main, 0)
        return s

    main = procedure("main", choose, spin)
    return Record(Header("tiny", 1, {}, 2, 1), begin)


def test_a_runaway_effect_is_stopped_and_the_error_contains_the_save() -> None:
    record = endless()
    record.play("last")
    before, text = record.state.hash(), record.save()
    with pytest.raises(Runaway) as caught:
        record.play("other")
    assert text in str(caught.value)
    assert (record.state.hash(), record.save()) == (before, text)
    record.play("last")
    record.undo(2)


def test_an_error_inside_a_card_leaves_the_game_as_it_was() -> None:
    def choose(s: State, f: Frame) -> None:
        s.ask(f, 0, Which, [LAST, OTHER])

    def stumble(s: State, f: Frame) -> None:
        s.add("turns", 1)
        if f.answer is OTHER:
            raise KeyError("a mistake in a card")
        f.goto(choose)

    def begin(options: object, seats: int, seed: int, box: object = None) -> State:
        s = State(rules((), main), seats, seed)
        s.push(main, 0)
        return s

    main = procedure("main", choose, stumble)
    record = Record(Header("tiny", 1, {}, 2, 1), begin)
    record.play("last")
    before = record.state.hash()
    with pytest.raises(KeyError):
        record.play("other")
    assert record.state.hash() == before
    record.play("last")


def test_a_step_that_asks_can_be_asked_again() -> None:
    s = tiny()
    before = s.hash()
    s.asked = ()
    s.stack[-1].step -= 1
    s.run()
    assert s.hash() == before
    answer(s, "last")


def test_undoing_an_unrelated_move_never_changes_the_next_token() -> None:
    def winds(*path: str) -> list[tuple[int, ...]]:
        game = play(duel(hands=(("storm#1",), ("match#1",)), oil=(5, 5)), *path)
        while game.decision.kind == "commit":
            game.play("done")
        return [note.told for notes in game.record.notes for note in notes if note.kind is kinds.Wind]

    assert winds(*CALM) == winds("take", "take", "pass", "take") == winds("pass", "play:match#1", "choose:1", "pass", "pass")


def test_copying_keeps_the_way_back() -> None:
    game = play(duel(), "take", "take")
    twin = game.copy()
    twin.undo(2)
    assert keys_of(twin) == keys_of(duel())
    assert len(game.record.line) == 2
    assert oil_of(game, 0) == 5


def test_what_a_copy_goes_through_is_not_in_the_log_of_the_original() -> None:
    game = play(duel(), "take")
    before = [str(line) for line in game.log()]
    twin = play(game.copy(), "take")
    assert len(twin.log()) > len(before)
    assert [str(line) for line in game.log()] == before


def test_a_step_that_cuts_the_stack_short_hands_over_to_what_it_pushed() -> None:
    def cut(s: State, f: Frame) -> None:
        s.stack.remove(f)
        s.push(procedure("instead", lambda s, f: s.note(Said, 1)), 0)

    def never(s: State, f: Frame) -> None:
        s.note(Said, 2)

    s = State(rules((), procedure("main", cut, never)), 2, 1)
    s.log = []
    s.push(procedure("under it", lambda s, f: s.note(Said, 3)), 0)
    s.push(s.rules.main, 0)
    s.run()
    assert [note.told for note in s.log] == [(1,), (3,)]
