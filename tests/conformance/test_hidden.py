"""Nobody sees what is hidden: not in views, not in scenes, not in the log; and dreams fit what a seat sees."""

from __future__ import annotations

import random

from miskatonic.core import hidden
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR
from tests.conformance.tables import Table, assert_alike, at_every_table, is_sampled, pick, stroll, walk
from tests.conformance.test_play import assert_every_piece_is_in_one_zone


@at_every_table
def test_what_a_seat_sees_does_not_change_when_hidden_things_are_dealt_again(table: Table) -> None:
    for seed in table.seeds(2):
        s = table.state(seed)
        for number in walk(s, seed):
            if is_sampled(number, 4):
                for seat in (*range(table.seats), SPECTATOR):
                    dream = hidden.imagine(s, seat, 1000 * seed + number)
                    assert_alike(hidden.seen_by(dream, seat), hidden.seen_by(s, seat))
                    assert_every_piece_is_in_one_zone(dream)


@at_every_table
def test_a_fresh_deal_is_seen_by_nobody_and_can_be_played_to_its_end(table: Table) -> None:
    s = table.state(7)
    for number in walk(s, 7):
        if is_sampled(number, 40):
            fresh = hidden.dealt_afresh(s, number)
            for seat in (*range(table.seats), SPECTATOR):
                assert_alike(hidden.seen_by(fresh, seat), hidden.seen_by(s, seat))
            for _ in walk(fresh, number):
                pass
            assert_every_piece_is_in_one_zone(fresh)


@at_every_table
def test_what_is_grave_for_a_seat_does_not_depend_on_what_it_cannot_see(table: Table) -> None:
    s = table.state(3)
    for number in walk(s, 3):
        for asked in s.asked if is_sampled(number, 3) else ():
            dream = hidden.imagine(s, asked.seat, number)
            own = dream.question_for(asked.seat)
            assert own is not None
            found = [table.title.grave(s, asked, option) for option in asked.options]
            assert [table.title.grave(dream, own, option) for option in own.options] == found


@at_every_table
def test_scenes_and_logs_do_not_change_when_hidden_things_are_dealt_again(table: Table) -> None:
    game = table.game(2)
    truth = game.state
    for number in stroll(game, 2):
        if is_sampled(number, 9):
            truth = game.record.state
            for seat in (*range(table.seats), SPECTATOR):
                scene = game.scene(seat)
                log = [str(line) for line in game.log(seat=seat)]
                game.record.state = hidden.imagine(truth, seat, number)
                assert game.scene(seat) == scene
                assert [str(line) for line in game.log(seat=seat)] == log
                game.record.state = truth


@at_every_table
def test_a_dream_can_be_played_to_its_end(table: Table) -> None:
    for seed in table.seeds(1):
        s = table.state(seed)
        for number in walk(s, seed):
            if is_sampled(number, 8):
                dreamer = s.asked[number // 8 % len(s.asked)].seat
                dream = hidden.imagine(s, dreamer, number)
                assert [a.seat for a in dream.asked] == [a.seat for a in s.asked]
                for _ in walk(dream, number):
                    pass
                assert_every_piece_is_in_one_zone(dream)


@at_every_table
def test_a_dream_does_not_depend_on_what_is_hidden_from_the_dreamer(table: Table) -> None:
    s = table.state(6)
    for number in walk(s, 6):
        if is_sampled(number, 8):
            for asked in s.asked:
                dream = hidden.imagine(s, asked.seat, 1)
                again = hidden.imagine(hidden.imagine(s, asked.seat, 2), asked.seat, 1)
                assert_alike(again, dream)


@at_every_table
def test_secret_answers_of_others_show_in_no_view(table: Table) -> None:
    for seed in table.seeds(3):
        s = table.state(seed)
        dice = random.Random(seed)
        number = 0
        while s.asked:
            if s.asked[0].together and len(s.asked) > 1 and (s.asked[0].then is None or is_sampled(number, 5)):
                assert_answers_are_secret(s)
            s.answer(*pick(dice, s))
            number += 1


def assert_answers_are_secret(s: State) -> None:
    """Whatever one seat answers, the views of all others are the same; that it is done they may see."""
    asked = s.asked[0]
    views: dict[bool, list[dict[str, object]]] = {}
    for option in asked.options[:3]:
        twin = s.copy()
        twin.answer(asked, option)
        others = [seat for seat in (*range(s.seats), SPECTATOR) if seat != asked.seat]
        seen = [hidden.seen_by(twin, seat).plain() for seat in others]
        assert views.setdefault(twin.question_for(asked.seat) is None, seen) == seen
