"""What has come to light since an earlier decision, and dealing afresh what nobody has seen."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

import miskatonic as mk
from miskatonic.core.code import Frame, procedure
from miskatonic.core.declared import Piece
from miskatonic.core.errors import NothingToUndo
from miskatonic.core.options import Option
from miskatonic.core.record import Header, Record, course_of
from miskatonic.core.revealed import revealed
from miskatonic.core.state import State
from miskatonic.core.zones import Counters
from tests.core.duel import CALM, duel, keys_of, play
from tests.core.tiny import LAST, OTHER, Alone, Secret, Take, rules
from tests.made_up.box import BAG, DECK, HAND, LAMP, is_bright
from tests.made_up.kinds import Wind

Named = NamedTuple("Named", [("piece", Piece)])


def found(game: mk.Game, number: int, *own: int) -> tuple[bool, bool, bool]:
    """Whether something was dealt, told, answered in secret since so many decisions."""
    it = revealed(game.record, number, set(own))
    return it.dealt, it.told, it.answers


def turn(s: State, f: Frame) -> None:
    """Seat 0 decides."""
    s.ask(f, 0, Alone, [LAST, OTHER])


def tells_of(piece: int) -> Callable[[State, Frame], None]:
    """A step that names a piece in the log, and leaves it where it is."""
    return lambda s, f: s.note(Named, piece)


def lays_open(piece: int) -> Callable[[State, Frame], None]:
    """A step that lays a piece before all, and says nothing."""
    return lambda s, f: s.put(piece, "pile:0")


def recorded(*steps: Callable[[State, Frame], None], held: tuple[int, ...] = (0, 1), seats: int = 2) -> Record:
    """A game of these steps in which seat 1 holds some of six cards and bids 3, which all see once bids are open."""
    main = procedure("main", *steps)
    bids = Counters("bid", 2, sees=lambda s, index, seat: index == seat or s.count("open") > 0)

    def begin(*_: object) -> State:
        s = State(rules(((),) * 6, main, counters=(bids,)), seats, 1)
        for n in range(6):
            s.put(n, "hand:1" if n in held else "deck:0")
        s.set(bids[1], 3)
        s.push(main, 0)
        return s

    return Record(Header("made-up", 1, {}, seats, 1), begin)


def test_passing_reveals_nothing() -> None:
    assert found(play(duel(), "pass", "pass"), 0, 0) == (False, False, False)


def test_a_drawn_card_was_unknown_to_all() -> None:
    assert found(play(duel(), "take"), 0, 0) == (True, False, False)
    assert found(play(duel(), "take", "pass"), 1, 1) == (False, False, False), "it was drawn before"


def test_a_token_of_the_bag_is_chance_though_it_went_back() -> None:
    game = play(duel(), *CALM)
    assert found(game, 0, 0)[0]
    assert found(game, 3, 0)[0]
    assert not found(game, 4, 0)[0]


def test_a_card_one_looks_at_is_revealed_to_oneself() -> None:
    game = play(duel(hands=(("spyglass#1",), ())), "play:spyglass#1")
    assert found(game, 0, 0)[0]
    play(game, "bury")
    assert found(game, 0, 0)[0]


def test_a_card_from_the_hand_is_ones_own_to_show_and_not_anothers_to_learn() -> None:
    game = play(duel(hands=(("match#1",), ())), "play:match#1")
    assert found(game, 0, 0) == (False, False, False)
    assert found(game, 0, 1) == (False, True, False)


def test_the_answers_to_a_secret_question_are_told_when_all_have_given_theirs() -> None:
    game = play(duel(), *CALM, "0:trim:2")
    assert found(game, 4, 0) == (False, False, False), "nobody knows it yet"
    assert found(game, 4, 1) == (False, False, False)
    play(game, "1:trim:0")
    assert found(game, 5, 1)[1:] == (False, True), "the last answer, given after the other's, stays given"
    assert found(game, 4, 1)[1:] == (True, False)
    assert found(game, 4, 0, 1)[1:] == (False, False), "both were one's own"
    play(game, "pass")
    assert found(game, 5, 1)[1:] == (False, True)
    assert found(game, 6, 1) == (False, False, False)


@pytest.mark.parametrize("own", [{2}, {1, 2}], ids=["one seat", "two seats"])
def test_an_answer_stays_given_once_those_who_answered_before_are_known_to_all(own: set[int]) -> None:
    record = recorded(lambda s, f: s.ask_all(f, Secret, {seat: [LAST, OTHER] for seat in range(3)}), turn, seats=3)
    for seat in range(3):
        record.play(LAST.key, seat)
    assert [revealed(record, number, own).answers for number in range(4)] == [False, True, True, False]


def rolls(s: State, f: Frame) -> None:
    """A step of chance."""
    s.random("die", 2)


def asks_in_secret(*seats: int) -> Callable[[State, Frame], None]:
    """A step that asks these seats at once."""
    return lambda s, f: s.ask_all(f, Secret, {seat: [LAST, OTHER] for seat in seats})


def test_an_answer_stays_given_whatever_secret_question_follows() -> None:
    record = recorded(asks_in_secret(0, 1), asks_in_secret(0, 1), turn)
    for seat in (0, 1, 0, 1):
        record.play(LAST.key, seat)
    assert [revealed(record, number, {1}).answers for number in range(5)] == [False, True, False, True, False]


def test_answers_that_were_all_ones_own_stay_given_for_no_others_sake() -> None:
    record = recorded(asks_in_secret(0, 1), asks_in_secret(0, 1, 2), turn, seats=3)
    for seat in (0, 1, 0, 1):
        record.play(LAST.key, seat)
    found = [revealed(record, number, {0, 1}) for number in range(4)]
    assert not any(it.answers or it.told for it in found)
    record.play(LAST.key, 2)
    found = [revealed(record, number, {0, 1}) for number in range(5)]
    assert [it.answers for it in found] == [False, False, False, True, True], "nobody else had answered the first"
    assert all(it.told for it in found)


def test_what_was_told_before_a_secret_question_is_known_after_it() -> None:
    record = recorded(turn, tells_of(1), asks_in_secret(0), turn)
    record.play(LAST.key)
    record.play(LAST.key)
    assert [revealed(record, number, {0}).told for number in range(2)] == [True, False]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_log_names_to_one_seat_has_come_to_light_for_no_other(seat: int) -> None:
    record = recorded(turn, lambda s, f: s.note(Named, 1, seat=seat), turn)
    record.play(LAST.key)
    assert revealed(record, 0, {0}).told == (seat == 0), "seat 1 holds it"


def at_ones_own_pace(s: State, f: Frame) -> None:
    """Both seats choose in secret, each again and again until they have chosen the last."""
    s.ask_each(f, Secret, {seat: [LAST, OTHER] for seat in (0, 1)}, until_the_last)


def until_the_last(s: State, seat: int, option: Option) -> list[Option]:
    """What a seat may choose after an answer."""
    return [] if option is LAST else [LAST, OTHER]


def test_who_goes_their_own_way_has_told_nothing_until_all_are_done_and_takes_nothing_back_then() -> None:
    record = recorded(turn, at_ones_own_pace, turn)
    for seat, option in ((0, LAST), (1, OTHER), (1, LAST), (0, OTHER), (0, OTHER)):
        record.play(option.key, seat)
        found = [revealed(record, number, {0}) for number in range(len(record.line))]
        assert not any(it.told or it.answers for it in found), "seat 0 is not done yet"
    record.play(LAST.key, 0)
    found = [revealed(record, number, {0}) for number in range(7)]
    assert [it.answers for it in found] == [False, False, True, True, True, True, False]
    assert [it.told for it in found] == [True, True, True, False, False, False, False]


def test_an_answer_stays_given_whatever_else_came_to_light_meanwhile() -> None:
    def look(s: State, seat: int, option: Option) -> list[Option]:
        s.look(0, seat)
        return until_the_last(s, seat, option)

    def ask(s: State, f: Frame) -> None:
        s.ask_each(f, Secret, {0: [LAST, OTHER], 1: [LAST, OTHER]}, look)

    record = recorded(ask, rolls, turn)
    for seat, option in ((1, LAST), (0, OTHER), (0, LAST)):
        record.play(option.key, seat)
    found = revealed(record, 1, {0})
    assert (found.dealt, found.told, found.answers) == (True, True, True)


def test_all_are_done_also_where_one_of_them_is_asked_the_same_again_at_once() -> None:
    record = recorded(at_ones_own_pace, lambda s, f: s.ask_each(f, Secret, {0: [LAST, OTHER]}, until_the_last), turn)
    for seat, option in ((1, LAST), (0, OTHER), (0, LAST), (0, OTHER)):
        record.play(option.key, seat)
    found = [revealed(record, number, {0}) for number in range(5)]
    assert [it.told for it in found] == [True, False, False, False, False]
    assert [it.answers for it in found] == [False, True, True, False, False]


@pytest.mark.parametrize("shows", [tells_of, lays_open])
def test_what_lies_open_or_is_named_in_the_log_has_come_to_light(shows: Callable[[int], Callable[..., None]]) -> None:
    for piece, dealt, told in ((5, [True, True, False], [False] * 3), (1, [False] * 3, [True, True, False])):
        record = recorded(turn, turn, shows(piece), turn)
        record.play(LAST.key)
        before = revealed(record, 0, {0})
        assert (before.dealt, before.told) == (False, False)
        record.play(LAST.key)
        found = [revealed(record, number, {0}) for number in range(3)]
        assert ([it.dealt for it in found], [it.told for it in found]) == (dealt, told)


def test_a_card_that_a_seat_has_looked_at_is_its_own_to_show_and_not_anothers_to_learn() -> None:
    record = recorded(lambda s, f: s.look(5, 1), turn, lays_open(5), turn)
    record.play(LAST.key)
    found = [revealed(record, 0, {seat}) for seat in (0, 1)]
    assert [(it.dealt, it.told) for it in found] == [(False, True), (False, False)]


def test_who_is_asked_by_chance_tells_nothing_of_what_others_hold() -> None:
    def ask(s: State, f: Frame) -> None:
        s.ask(f, 1, Take, [LAST, OTHER] if s.random("die", 2) else [LAST])

    record = recorded(turn, ask, turn)
    record.play(LAST.key)
    found = revealed(record, 0, {0})
    assert (found.dealt, found.told) == (True, False)


@pytest.mark.parametrize("pieces", [(1, 5), (5, 1)])
def test_whatever_comes_to_light_first_the_rest_is_found_as_well(pieces: tuple[int, int]) -> None:
    record = recorded(turn, tells_of(pieces[0]), turn, tells_of(pieces[1]), turn)
    record.play(LAST.key)
    record.play(LAST.key)
    found = revealed(record, 0, {0})
    assert (found.dealt, found.told) == (True, True)


def test_a_hidden_number_has_come_to_light_when_those_may_see_it_who_could_not() -> None:
    record = recorded(turn, lambda s, f: s.set("open", 1), turn, turn)
    record.play(LAST.key)
    record.play(LAST.key)
    assert [revealed(record, number, {0}).told for number in range(2)] == [True, False]


def asks_about_the_first(s: State, f: Frame) -> None:
    """Seat 1 is asked something while it holds the first card."""
    s.ask(f, 1, Take, [LAST, OTHER] if 0 in s.zone("hand:1") else [LAST])


@pytest.mark.parametrize("held", [(0, 1), (1, 2)])
def test_who_is_asked_next_tells_what_another_holds_and_who_is_not_asked_as_well(held: tuple[int, ...]) -> None:
    """Else anybody could try what the others are able to do about a decision, take it back, and choose again."""

    record = recorded(turn, turn, asks_about_the_first, turn, held=held)
    record.play(LAST.key, 0)
    assert not revealed(record, 0, {0}).told, "whatever lies hidden, the same is asked"
    record.play(LAST.key, 0)
    assert [asked.seat for asked in record.state.asked] == [int(0 in held)]
    assert revealed(record, 1, {0}).told
    assert revealed(record, 0, {0}).told
    assert not revealed(record, 1, {0, 1}).told, "it was one's own to know"


@pytest.mark.parametrize("shows", [tells_of, lays_open])
def test_who_is_asked_about_a_card_from_the_deck_tells_of_that_card_alone(
    shows: Callable[[int], Callable[..., None]],
) -> None:
    def draw(s: State, f: Frame) -> None:
        s.set("drawn", s.zone("deck:0")[0])
        shows(s.count("drawn"))(s, f)

    def ask(s: State, f: Frame) -> None:
        s.ask(f, int(s.count("drawn") == 2), Take, [LAST, OTHER])

    record = recorded(turn, turn, draw, ask, turn)
    record.play(LAST.key, 0)
    record.play(LAST.key, 0)
    assert [asked.seat for asked in record.state.asked] == [1]
    found = revealed(record, 0, {0})
    assert (found.dealt, found.told) == (True, False)


def test_what_ones_other_seat_holds_is_not_told_by_who_is_asked() -> None:
    record = recorded(lambda s, f: s.look(5, 2), turn, asks_about_the_first, turn, seats=3)
    record.play(LAST.key, 0)
    assert [revealed(record, 0, own).told for own in ({0}, {0, 1})] == [True, False]


def test_what_follows_anothers_decision_tells_nothing_by_being_asked() -> None:
    """They are asked about whatever they hold, and almost nothing that they did could be taken back freely."""
    record = recorded(lambda s, f: s.ask(f, 1, Alone, [LAST, OTHER]), asks_about_the_first, turn)
    record.play(LAST.key, 1)
    assert [asked.question for asked in record.state.asked] == ["take"]
    assert not revealed(record, 0, {0}).told


def test_a_fresh_deal_changes_what_nobody_has_seen_and_nothing_else() -> None:
    game = duel(hands=(("match#1", "spyglass#1"), ("storm#2",)))
    play(game, "play:spyglass#1", "leave")
    known = game.state.zone(DECK)[0]
    before = game.state.copy()
    decks: set[tuple[int, ...]] = set()
    winds: set[int] = set()
    for n in range(30):
        twin = game.copy()
        twin.record.deal(f"{n:032x}")
        after = twin.state
        assert [after.zone(HAND[seat]) for seat in (0, 1)] == [before.zone(HAND[seat]) for seat in (0, 1)]
        assert after.zone(DECK)[0] == known, "one player has seen it"
        assert is_bright(after.zone(LAMP)[0])
        assert sorted(after.zone(BAG)) == sorted(before.zone(BAG))
        for seat in (0, 1):
            assert twin.seen_by(seat).zones == game.seen_by(seat).zones
            assert twin.seen_by(seat).counts == game.seen_by(seat).counts
        decks.add(after.zone(DECK))
        play(twin, "pass", "pass", "pass", "done", "done")
        winds.update(note.told.token for note in twin.record.notes[-1] if note.kind is Wind)
    assert len(decks) == 30
    assert len(winds) > 3, "chance is renewed"


def test_a_fresh_deal_since_then_is_chance_and_one_at_that_moment_is_not() -> None:
    game = play(duel(), "pass")
    game.record.deal("5eed")
    play(game, "pass")
    assert [found(game, number, 0, 1)[0] for number in (0, 1)] == [True, False]


def test_what_came_to_light_is_looked_for_on_the_table_that_was_dealt_afresh() -> None:
    game = play(duel(), "pass")
    game.record.deal("5eed")
    play(game, "take", "pass")
    drawn = next(key for key in keys_of(game) if key.startswith("play:"))
    assert drawn not in keys_of(play(duel(), "pass", "take", "pass")), "without the deal it was another card"
    play(game, drawn)
    assert found(game, 0, 0, 1)[0]


def test_a_save_with_fresh_deals_opens_again_and_goes_on_alike() -> None:
    game = play(duel(), "take", "pass")
    game.undo(2)
    game.record.deal("5eed")
    play(game, "take", "pass")
    game.record.deal("abc")
    play(game, "take")
    again = mk.load(game.save())
    assert again.state.hash() == game.state.hash()
    assert [again.record.at(n).hash() for n in range(4)] == [game.record.at(n).hash() for n in range(4)]
    assert play(again, "take").state.hash() == play(game, "take").state.hash()


def test_what_follows_a_fresh_deal_is_not_brought_back_without_it() -> None:
    game = play(duel(), "take", "pass")
    game.record.deal("5eed")
    play(game, "take", "take")
    game.undo(3)
    assert game.record.undone == [(1, "pass")]
    assert game.record.course.deals == []
    game.redo(1)
    assert game.state.hash() == play(duel(), "take", "pass").state.hash()


def test_undoing_to_a_fresh_deal_keeps_it() -> None:
    game = duel()
    game.record.deal("5eed")
    assert game.state.seed == 0x5EED
    start = game.state.hash()
    after = play(game, "take").state.hash()
    game.undo(1)
    assert game.state.hash() == start
    assert game.record.course.deals == [(0, "5eed")]
    game.redo(1)
    assert game.state.hash() == after, "what followed the deal that stays can be brought back"


def test_what_was_taken_back_is_not_brought_back_over_a_fresh_deal() -> None:
    game = play(duel(), "take", "pass")
    game.undo(1)
    game.record.deal("5eed")
    assert course_of(game.record.entries).undone == game.record.undone == []
    with pytest.raises(NothingToUndo):
        game.redo(1)


def test_the_path_leads_over_every_deal_at_the_same_moment() -> None:
    game = play(duel(), "take")
    game.record.deal("1")
    game.record.deal("2")
    play(game, "pass")
    assert game.record.course.path(1) == ["0 take", "deal 1", "deal 2"]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_the_path_to_a_decision_leads_there_without_detours(number: int) -> None:
    game = play(duel(), "take", "pass")
    game.undo(1)
    game.record.deal("5eed")
    play(game, "take", "pass", "take")
    path = game.record.course.path(number)
    assert not any(entry.startswith("undo") for entry in path)
    assert course_of(path).line == game.record.line[:number]
    again = duel()
    for entry in path:
        word, rest = entry.split(" ")
        if word == "deal":
            again.record.deal(rest)
        else:
            again.play(rest, int(word))
    assert again.state.hash() == game.record.at(number).hash()


def test_entries_come_to_the_same_course_that_was_played() -> None:
    game = play(duel(), "take", "pass", "take")
    game.undo(2)
    game.redo(1)
    game.record.deal("1")
    play(game, "pass")
    game.undo(3)
    game.redo(1)
    course = course_of(game.record.entries)
    assert (course.line, course.undone, course.deals) == (game.record.line, game.record.undone, game.record.course.deals)
