"""Ten rounds with cards: selection, update, ratings, opening rounds (RT-BASE-02, -05, -10 to -15, -39, -41, -61 to -63)."""

from __future__ import annotations

import pytest

from miskatonic.core import hidden
from miskatonic.games.route import ROUTE
from miskatonic.games.route.rules import asks, box, marks, tells
from miskatonic.testing import rule
from miskatonic.text.parts import Lang, flat
from tests.games.route.table import Table, piece, table


def play_round(t: Table) -> Table:
    """Answer everything with what comes first until the next round, or until the final routes are built."""
    now = t.round
    while t.round == now and t.question is not asks.BuildRoute:
        asked = t.first
        done = asked.find("done")
        t.state.answer(asked, done if done is not None else asked.options[0])
    return t


# -------------------------------------------------------------------- the course of a game


@rule("RT-BASE-02", "RT-BASE-63")
@pytest.mark.parametrize(("seats", "opening"), [(2, 0), (3, 1), (4, 2)])
def test_a_game_lasts_ten_rounds_and_everybody_leads_equally_often(seats: int, opening: int) -> None:
    t = table(seats=seats)
    rounds, leads = [], []
    while t.question is not asks.BuildRoute:
        rounds.append(t.round)
        if t.question is asks.PlayCard:
            leads.append(t.lead)
        play_round(t)
    assert rounds == list(range(1, 11))
    assert [leads.count(seat) for seat in range(seats)] == [(10 - opening) // seats] * seats


@rule("RT-BASE-05")
def test_a_round_is_selection_then_drawing_then_update() -> None:
    t = table()
    assert (t.question, len(t.zone(box.ROUND_CARDS))) == (asks.PlayCard, 0)
    t.select("cm05", "cm08")
    assert (t.question, t.zone(box.ROUND_CARDS)) == (asks.TakeTurn, ["cm05", "cm08"])
    t.idle()
    assert (t.question, t.zone(box.ROUND_CARDS), t.round) == (asks.PlayCard, [], 2)


@rule("RT-BASE-10")
def test_the_lead_passes_clockwise_after_every_ordinary_round() -> None:
    t = table(seats=3, lead=2)
    leads = []
    for _ in range(5):
        leads.append(t.lead)
        play_round(t)
    assert leads == [2, 2, 0, 1, 2], "the opening round keeps it"


@rule("RT-BASE-74")
def test_the_first_leading_player_is_drawn_at_random() -> None:
    assert {table(seats=4, lead=lead).lead for lead in range(4)} == {0, 1, 2, 3}


# -------------------------------------------------------------------- selection


@rule("RT-BASE-11", "RT-BASE-71")
def test_the_leading_player_plays_a_card_face_up_and_both_neighbours_choose_one_in_secret() -> None:
    t = play_round(play_round(table(seats=4)))
    assert (t.question, t.first.seat) == (asks.PlayCard, 0)
    assert len(t.first.options) == 3, "one of the hand"
    t.play(t.first.options[0].key)
    assert len(t.zone(box.ROUND_CARDS)) == 1
    assert t.sees(2, box.ROUND_CARDS) == t.zone(box.ROUND_CARDS)
    assert [(asked.seat, asked.kind) for asked in t.state.asked] == [(1, asks.LayCard), (3, asks.LayCard)]
    mine = t.open_to(1)[0]
    t.play(mine, seat=1)
    for other in (0, 2, 3):
        assert mine.split(":")[1] not in t.sees(other, box.LAID[1]) + t.sees(other, box.HAND[1])


@rule("RT-BASE-12")
def test_the_two_laid_cards_are_revealed_and_the_leading_player_keeps_one() -> None:
    t = play_round(table(seats=3))
    t.hand(0, "cm05").hand(1, "cm08").hand(2, "cm18")
    t.play("play:cm05").play("lay:cm08", seat=1).play("lay:cm18", seat=2)
    assert (t.question, t.first.seat) == (asks.KeepCard, 0)
    assert t.open_to(0) == ["keep:cm08", "keep:cm18"]
    assert t.sees(1, box.REVEALED) == ["cm08", "cm18"]
    t.play("keep:cm18")
    assert t.zone(box.ROUND_CARDS) == ["cm05", "cm18"]
    assert "cm08" in t.zone(box.DISCARD)
    assert [t.places_open_to(seat) for seat in range(3)] == [{"L56", "L65"}] * 3, "they serve everybody"


@rule("RT-BASE-13")
def test_with_two_players_the_only_opponent_gives_both_cards() -> None:
    t = table().hand(0, "cm05").hand(1, "cm08", "cm18")
    t.play("play:cm05", "lay:cm08")
    assert (t.question, t.first.seat) == (asks.LayCard, 1)
    assert "lay:cm08" not in t.open_to(1)
    t.play("lay:cm18")
    assert (t.first.seat, t.open_to(0)) == (0, ["keep:cm08", "keep:cm18"])


@rule("RT-BASE-14")
def test_in_the_update_round_cards_are_discarded_and_hands_filled_up_to_three() -> None:
    t = table().select("cm05", "cm08")
    assert [len(t.zone(box.HAND[seat])) for seat in range(2)] == [2, 1]
    deck = t.zone(box.DECK)
    t.idle()
    assert {"cm05", "cm08"} <= set(t.zone(box.DISCARD))
    assert [len(t.zone(box.HAND[seat])) for seat in range(2)] == [3, 3]
    assert t.zone(box.DECK) == deck[3:]


@rule("RT-BASE-14")
def test_who_played_no_card_keeps_the_hand() -> None:
    t = play_round(play_round(table(seats=4)))
    hand = t.zone(box.HAND[2])
    play_round(t)
    assert t.zone(box.HAND[2]) == hand, "seat 2 sits opposite the leading player"


@rule("RT-BASE-15")
def test_who_leads_may_change_the_whole_hand_once_per_game() -> None:
    t = table(refresh=True)
    assert (t.question, t.first.seat, t.open_to(0)) == (asks.RefreshHand, 0, ["go-on", "refresh"])
    old, deck = t.zone(box.HAND[0]), t.zone(box.DECK)
    t.play("refresh")
    assert t.zone(box.HAND[0]) == deck[:3]
    assert set(t.zone(box.DISCARD)) == set(old)
    t.select(t.zone(box.HAND[0])[0], t.zone(box.HAND[1])[0]).idle()
    assert (t.question, t.first.seat) == (asks.RefreshHand, 1)
    t.play("go-on")
    play_round(t)
    assert (t.question, t.first.seat) == (asks.PlayCard, 0), "seat 0 has had it"


@rule("RT-BASE-15")
def test_the_refresh_is_an_optional_rule() -> None:
    assert table().question is asks.PlayCard


@rule("RT-BASE-73")
def test_an_empty_deck_is_made_again_from_the_discard_pile() -> None:
    t = table()
    for card in t.state.zone(box.DECK):
        t.state.put(card, box.DISCARD)
    t.select("cm05", "cm08").idle()
    assert len(t.told(tells.Reshuffled)) == 1
    assert [len(t.zone(box.HAND[seat])) for seat in range(2)] == [3, 3]
    assert len(t.zone(box.DECK)) + 6 == 36
    assert not t.zone(box.DISCARD)


@rule("RT-BASE-73")
def test_the_deck_made_again_is_shuffled() -> None:
    t = table()
    for card in t.state.zone(box.DECK):
        t.state.put(card, box.DISCARD)
    before = t.select("cm05", "cm08").zone(box.DISCARD)
    after = t.idle().zone(box.DECK)
    assert len(after) > 20
    assert [card for card in before if card in after] != [card for card in after if card in before]


@rule("RT-BASE-73")
def test_who_finds_no_card_at_all_draws_none() -> None:
    t = table()
    for card in t.state.zone(box.DECK):
        t.state.put(card, box.BOX)
    t.select("cm05", "cm08").idle()
    assert sum(len(t.zone(box.HAND[seat])) for seat in range(2)) == 6, "the three cards just played are all there are"
    assert not t.zone(box.DECK)
    assert not t.zone(box.DISCARD)


# -------------------------------------------------------------------- ratings


@rule("RT-BASE-39", "RT-MODE-01")
def test_normal_mode_marks_the_first_free_cell_for_every_landmark_shown() -> None:
    t = table().select("fc01", "fc03")
    assert [t.marked(track) for track in range(4)] == [1, 0, 1, 0]
    t.idle().select("fc09", "fc06")
    assert [t.marked(track) for track in range(4)] == [3, 0, 1, 0], "both cards show the clock tower"
    risen = [(note.told.landmark, note.told.worth) for note in t.told(tells.RatingChanged)]
    assert risen == [(0, 5), (2, 5), (0, 7), (0, 10)], "what it is worth is told"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Clock Tower: the rating rose; it was now worth 5 points."),
        ("ru", "Часовая башня: рейтинг вырос, теперь он приносит 5 очков."),
        ("uk", "Годинникова вежа: рейтинг зріс, тепер він дає 5 очок."),
    ],
)
def test_the_log_says_what_a_rating_that_rose_is_worth(lang: Lang, line: str) -> None:
    t = table().select("fc01", "fc03")
    assert flat(ROUTE.speech[lang].note(t.state, t.told(tells.RatingChanged)[0])) == line


@rule("RT-BASE-39", "RT-BASE-85", "RT-MODE-01")
def test_in_normal_mode_a_full_track_gains_nothing_more_and_nobody_is_asked() -> None:
    t = table().rating(0, 5).select("fc01", "cm08")
    assert t.marked(0) == 5
    assert [note.told.landmark for note in t.told(tells.RatingFull)] == [0]
    assert t.question is asks.TakeTurn


@rule("RT-BASE-41", "RT-MODE-02")
@pytest.mark.parametrize(("key", "marked"), [("raise:1", 3), ("lower:1", 1)])
def test_advanced_mode_lets_the_leading_player_mark_or_erase(key: str, marked: int) -> None:
    t = table(mode="advanced", lead=1).select("fc01", "cm08")
    assert (t.question, t.first.seat) == (asks.ChangeRating, 1)
    assert t.open_to(1) == ["raise:1", "lower:1"], "it must be one of them"
    t.play(key)
    assert [t.marked(track) for track in range(4)] == [marked, 2, 2, 2]
    assert t.question is asks.TakeTurn


@rule("RT-BASE-85")
def test_advanced_mode_changes_a_rating_for_each_landmark_on_the_two_cards() -> None:
    t = table(mode="advanced").select("fc01", "fc03")
    assert t.open_to(0) == ["raise:1", "lower:1"]
    assert t.play("raise:1").open_to(0) == ["raise:3", "lower:3"]
    t.play("lower:3")
    assert [t.marked(track) for track in range(4)] == [3, 2, 1, 2]


@rule("RT-BASE-85")
@pytest.mark.parametrize(("before", "after"), [(5, 4), (0, 1)])
def test_a_full_track_can_only_fall_and_an_empty_one_only_rise(before: int, after: int) -> None:
    t = table(mode="advanced").rating(0, before).select("fc01", "cm08")
    assert t.marked(0) == after
    assert t.question is asks.TakeTurn, "there was nothing to choose"


# -------------------------------------------------------------------- opening rounds


def opened(*cards: str) -> Table:
    """Everybody has laid a card for the opening rounds, seat by seat."""
    t = table(seats=len(cards))
    assert [asked.kind for asked in t.state.asked] == [asks.LayCard] * len(cards)
    for seat, card in enumerate(cards):
        t.swap(card, box.HAND[seat], keep=cards)
    t.asked_again()
    for seat, card in enumerate(cards):
        t.play(f"lay:{card}", seat=seat)
    return t


@rule("RT-BASE-61")
def test_three_players_open_with_any_two_of_three_cards_each() -> None:
    t = opened("fc01", "cm08", "cm17")
    assert t.zone(box.OPENING) == ["fc01", "cm08", "cm17"]
    for seat in range(3):
        assert t.open_to(seat) == ["pair:1-2", "pair:1-3", "pair:2-3"]
    t.turn("pair:1-2").turn("pair:2-3", seat=1)
    assert t.places_open_to(0) == {"L12", "L21"}
    assert t.places_open_to(1) == {"L25", "L52"}
    t.take("L12", "h01", "v01").take("L25", "h14", "v14", seat=1).idle(2)
    assert (t.tourists("L12"), t.tourists("L25", 1)) == ("rrgg", "ggbb")
    assert [t.marked(track) for track in range(4)] == [0, 0, 0, 0], "fc01 shows the clock tower"
    assert (t.round, t.question) == (2, asks.PlayCard)


@rule("RT-BASE-61", "RT-BASE-71")
def test_a_card_laid_for_the_opening_is_secret_until_all_have_laid_one() -> None:
    t = table(seats=3)
    card = t.zone(box.HAND[0])[0]
    t.play(f"lay:{card}", seat=0)
    for other in (1, 2):
        assert card not in t.sees(other, box.OPENING) + t.sees(other, box.LAID[0]) + t.sees(other, box.HAND[0])


@rule("RT-BASE-62")
def test_four_players_use_two_of_four_cards_and_then_the_other_two() -> None:
    t = opened("fc01", "cm08", "cm17", "cm04")
    assert len(t.open_to(0)) == 6
    t.turn("pair:1-3").turn("pair:3-4", seat=1)
    assert t.places_open_to(0) == {"L15", "L51"}
    t.take("L15", "h04", "v04").idle(1, 2, 3)
    assert t.round == 2
    assert t.places_open_to(0) == {"L24", "L42"}, "the two cards that were left"
    assert t.places_open_to(1) == {"L12", "L21"}
    t.take("L24", "v23", "v22").idle(1, 2, 3)
    assert t.tourists("L24") == "rrgg"
    assert (t.round, t.question, t.first.seat) == (3, asks.PlayCard, 0)
    assert [t.marked(track) for track in range(4)] == [0, 0, 0, 0]


@rule("RT-BASE-87")
def test_opening_cards_are_discarded_after_the_last_opening_round_when_all_draw_back_to_three() -> None:
    t = opened("fc01", "cm08", "cm17", "cm04")
    play_round(t)
    assert t.zone(box.OPENING) == ["fc01", "cm08", "cm17", "cm04"]
    assert [len(t.zone(box.HAND[seat])) for seat in range(4)] == [2] * 4
    play_round(t)
    assert set(t.zone(box.DISCARD)) == {"fc01", "cm08", "cm17", "cm04"}
    assert [len(t.zone(box.HAND[seat])) for seat in range(4)] == [3] * 4


@rule("RT-BASE-87")
def test_there_is_no_hand_refresh_before_an_opening_round_and_the_first_leader_then_leads() -> None:
    t = table(seats=3, lead=1, refresh=True)
    assert [asked.kind for asked in t.state.asked] == [asks.LayCard] * 3
    play_round(t)
    assert (t.question, t.first.seat) == (asks.RefreshHand, 1)


# -------------------------------------------------------------------- what is hidden


@rule("RT-BASE-71", "RT-BASE-34")
def test_hands_and_personal_tasks_are_seen_by_their_owner_alone_and_boards_by_all() -> None:
    t = table(tasks=("pt01", "pt02")).select("cm05", "cm08").take("L52", "h41", "v51").idle(1)
    for zone in (box.HAND[0], box.TASK[0]):
        assert t.sees(0, zone) == t.zone(zone)
        assert not set(t.sees(1, zone)) & set(t.zone(zone))
    view = hidden.seen_by(t.state, 1)
    assert view.count(marks.DRAWN[0]) == t.state.count(marks.DRAWN[0]) != 0
    assert view.count(marks.CROWD[0][0]) == t.state.count(marks.CROWD[0][0]) != 0


@rule("RT-BASE-34", "RT-BASE-42")
def test_personal_tasks_are_open_when_points_are_counted() -> None:
    t = table(tasks=("pt01", "pt02")).sheet(0, "h00").sheet(1, "h00").walking().stroll("c00", "h00")
    assert t.sees(1, box.TASK[0]) == ["task"], "routes are still being built"
    t.play("done", seat=0).walk("c00", "h00", seat=1)
    assert [t.sees(seat, box.TASK[0]) for seat in (0, 1)] == [["pt01"], ["pt01"]]
    assert t.sees(0, box.TASK[1]) == ["pt02"]


@rule("RT-BASE-09", "RT-BASE-82")
def test_the_task_that_is_not_kept_goes_back_to_the_box_unseen() -> None:
    t = table(seats=2, tasks=("pt01", "pt02"))
    gone = t.state.zone(box.BOX_UNSEEN)
    assert len(gone) == 2
    for seat in range(2):
        assert t.sees(seat, box.BOX_UNSEEN) == ["task", "task"]
    assert piece("pt01") not in gone
