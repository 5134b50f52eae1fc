"""What has come to light since an earlier decision, and dealing afresh what nobody has seen."""

import pytest

import miskatonic as mk
from miskatonic.core.code import Frame, procedure
from miskatonic.core.errors import NothingToUndo
from miskatonic.core.record import Header, Record, course_of
from miskatonic.core.revealed import revealed
from miskatonic.core.state import State
from tests.core.duel import CALM, duel, keys_of, play
from tests.core.tiny import LAST, OTHER, Alone, Take, rules
from tests.made_up.box import BAG, DECK, HAND, LAMP, is_bright
from tests.made_up.kinds import Wind


def found(game: mk.Game, number: int, *own: int) -> tuple[bool, bool, bool]:
    """Whether something was dealt, told, answered in secret since so many decisions."""
    it = revealed(game.record, number, set(own))
    return it.dealt, it.told, it.answers


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


@pytest.mark.parametrize("held", [(0, 1), (1, 2)])
def test_who_is_asked_next_tells_what_another_holds_and_who_is_not_asked_as_well(held: tuple[int, ...]) -> None:
    """Else anybody could try what the others are able to do about a decision, take it back, and choose again."""

    def ask(s: State, f: Frame) -> None:
        s.ask(f, 1, Take, [LAST, OTHER] if 0 in s.zone("hand:1") else [LAST])

    def turn(s: State, f: Frame) -> None:
        s.ask(f, 0, Alone, [LAST, OTHER])

    main = procedure("main", turn, turn, ask, turn)

    def begin(*_: object) -> State:
        s = State(rules(((),) * 6, main), 2, 1)
        for n in range(6):
            s.put(n, "hand:1" if n in held else "deck:0")
        s.push(main, 0)
        return s

    record = Record(Header("made-up", 1, {}, 2, 1), begin)
    record.play(LAST.key, 0)
    assert not revealed(record, 0, {0}).told, "whatever lies hidden, the same is asked"
    record.play(LAST.key, 0)
    assert [asked.seat for asked in record.state.asked] == [int(0 in held)]
    assert revealed(record, 1, {0}).told
    assert revealed(record, 0, {0}).told
    assert not revealed(record, 1, {0, 1}).told, "it was one's own to know"


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
