"""What is in the box, and the parts of its cards (ES-OVR-01, ES-COM, ES-CRD, ES-ANC-01, ES-ANC-05)."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

import miskatonic as mk
from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import COLOURS, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK, Adventure, Possession
from miskatonic.games.elder_sign.cards.words import CLUE, COMMON, SANITY, UNIQUE, AddDie, Doom, Gain, Monsters, Signs
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

EIGHT = (
    "sister-mary",
    "harvey-walters",
    "carolyn-fern",
    "gloria-goldberg",
    "jenny-barnes",
    "kate-winthrop",
    "vincent-lee",
    "dexter-drake",
)


def backs() -> Counter[str]:
    """How many pieces of the box have each back."""
    return Counter(piece.back for piece in table().state.rules.pieces)


def in_play(t: Table) -> list[str]:
    """The names of all monsters on cards."""
    return [slug for key in box.MONSTERS_AT for slug in t.zone(key)]


@rule("ES-OVR-01")
@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_players_run_one_investigator_each(seats: int) -> None:
    s = mk.new("elder-sign", seats=seats, seed=2).state
    assert [len(s.zone(key)) for key in box.PLAYED_BY] == [1] * seats + [0] * (8 - seats)
    assert len(s.zone(box.INVESTIGATORS_LEFT)) == 16 - seats


@rule("ES-OVR-01")
@pytest.mark.parametrize("seats", [0, 9])
def test_no_other_number_of_players_can_sit_down(seats: int) -> None:
    with pytest.raises(mk.Refused, match="1 to 8 seats"):
        mk.new("elder-sign", seats=seats)


@rule("ES-COM-01")
def test_all_share_one_clock_with_one_hand_and_one_entrance() -> None:
    t = Table(mk.new("elder-sign", seats=3, seed=5, ancient_one="hastur"))
    hours = []
    for _ in range(4):
        t.until(asks.Move).play("move-to-entrance", "offer:some-health").until(asks.Move)
        hours.append(t.told(tells.Clock)[-1].told)
    assert hours == [(3,), (6,), (9,), (12,)], "whoever's turn it is, the same hand moves on"
    assert [t.state.pointed(box.AT[seat]) for seat in range(3)] == [NOTHING] * 3


@rule("ES-COM-02")
def test_there_are_six_green_dice_a_yellow_one_and_a_red_one() -> None:
    assert Counter(COLOURS[box.COLOUR_OF[die]] for die in box.DICE_PIECES) == {"green": 6, "yellow": 1, "red": 1}
    assert sorted(table().state.zone(box.FREE_DICE)) == list(box.DICE_PIECES)


@rule("ES-COM-03")
def test_there_are_eighty_large_cards() -> None:
    large = {back: backs()[back] for back in ("investigator", "ancient-one", "adventure", "other-world")}
    assert large == {"investigator": 16, "ancient-one": 8, "adventure": 48, "other-world": 8}
    slugs = [box.PIECE_SLUGS[i] for i, piece in enumerate(table().state.rules.pieces) if piece.back in large]
    assert len(set(slugs)) == 80, "no two of them are alike"


@rule("ES-COM-04")
def test_there_are_seventy_six_small_cards() -> None:
    small = {back: backs()[back] for back in ("common", "unique", "spell", "ally", "mythos")}
    assert small == {"common": 12, "unique": 12, "spell": 12, "ally": 8, "mythos": 32}
    slugs = [box.PIECE_SLUGS[i] for i, piece in enumerate(table().state.rules.pieces) if piece.back in small]
    assert len(set(slugs)) == 76


@rule("ES-COM-05")
def test_tokens_are_as_many_as_the_rulebook_counts() -> None:
    assert (backs()["monster"], backs()["mask"], backs()["investigator"]) == (22, 5, 16)
    assert sum(backs().values()) == 80 + 76 + 27 + 8
    t = table().effect(0, Gain(CLUE, 30))
    assert t.count(box.CLUES[0]) == 15
    assert max(sheet.doom for sheet in ANCIENT_ONES) == 12, "the longest track takes all doom tokens"
    assert max(sheet.signs for sheet in ANCIENT_ONES) <= 17


@rule("ES-COM-06")
def test_a_sixteenth_clue_is_not_gained() -> None:
    t = table("darrell-simmons", "joe-diamond").clues(1, 14)
    t.effect(0, Gain(CLUE, 2))
    assert (t.count(box.CLUES[0]), t.count(box.CLUES[1])) == (1, 14)
    t.effect(0, Gain(CLUE))
    assert t.count(box.CLUES[0]) == 1
    assert [note.rule for note in t.told(tells.NoClueLeft)] == ["ES-COM-06"]
    t.clues(1, 13).effect(0, Gain(CLUE))
    assert t.count(box.CLUES[0]) == 2, "spent ones can be gained again"


@rule("ES-COM-06", "ES-ABL-01")
def test_who_may_choose_a_clue_instead_cannot_where_none_is_left() -> None:
    t = table("ashcan-pete", "joe-diamond").clues(1, 14).effect(0, Gain(COMMON))
    assert f"choose:{CLUE}" in t.options, "the fifteenth"
    t = table("ashcan-pete", "joe-diamond").clues(1, 15).effect(0, Gain(COMMON))
    assert f"choose:{CLUE}" not in t.options
    assert len(t.options) == 3


@rule("ES-COM-06")
def test_sanity_and_elder_signs_are_only_marked_by_tokens_and_doom_ends_with_the_track() -> None:
    t = table(*EIGHT)
    assert sum(t.sanity(seat) for seat in range(8)) == 48, "although there are 30 tokens"
    t.awaken().effect(0, Signs(20), Doom(5))
    assert t.count(box.SIGNS) == 20
    assert t.count(box.DOOM) == 9


@rule("ES-COM-07")
@pytest.mark.parametrize(("ancient_one", "drawn"), [("hastur", 22), ("nyarlathotep", 27)])
def test_mask_monsters_are_drawn_only_before_nyarlathotep(ancient_one: str, drawn: int) -> None:
    t = table(ancient_one=ancient_one).adventure("public-lavatory").effect(0, Monsters(30)).until()
    masks = [slug for slug in in_play(t) if box.MONSTER[box.PIECE_SLUGS.index(slug)].is_mask]
    assert (len(in_play(t)), len(masks)) == (drawn, drawn - 22)


@rule("ES-COM-08")
def test_every_investigator_has_one_token_that_is_in_one_place() -> None:
    t = table(*EIGHT).adventure("koi-pond", 0).adventure("the-archives", 1)
    t.attempt(0, seat=3)
    assert [t.state.pointed(box.AT[seat]) for seat in range(8)] == [*[NOTHING] * 3, 0, *[NOTHING] * 4]
    t.attempt(1, seat=3)
    assert [t.state.pointed(box.AT[seat]) for seat in range(8)] == [*[NOTHING] * 3, 1, *[NOTHING] * 4]


@rule("ES-COM-09")
def test_the_yellow_die_comes_with_common_items_and_the_red_die_with_unique_ones() -> None:
    for kind, colour, code, die in (
        (COMMON, YELLOW, "axe", box.YELLOW_DIE),
        (UNIQUE, RED, "holy-water", box.RED_DIE),
    ):
        items = [card for card in box.POSSESSION.values() if card.kind == kind and colours_added(card)]
        assert len(items) == 8
        assert all(colour in colours_added(card) for card in items)
        t = table().gives(0, code).adventure("koi-pond").attempt().play(f"use:{code}")
        assert t.state.home[die] == box.POOL


def colours_added(card: Possession) -> set[int]:
    """The colours of the dice that a card adds."""
    return {effect.colour for power in card.powers for effect in power.effects if isinstance(effect, AddDie)}


@rule("ES-COM-10")
def test_the_first_game_ever_and_the_next_one_begin_alike() -> None:
    first, second = (mk.new("elder-sign", seats=2, seed=8) for _ in range(2))
    assert first.state.hash() == second.state.hash()
    settings = [setting.name for setting in first.title.settings]
    assert settings == ["ancient_one", "investigators", "clue_each", "second_mythos"], "no word of the clock"


# -------------------------------------------------------------------- the parts of a card


@rule("ES-CRD-01")
def test_an_adventure_card_shows_all_the_parts_of_the_rulebook_on_some_card_or_other() -> None:
    cards = list(box.ADVENTURE.values())
    assert all(card.trophy in (1, 2) and card.code and card.tasks and card.reward and card.penalty for card in cards)
    for part in (
        [card for card in cards if card.ordered],
        [card for card in cards if card.terror],
        [card for card in cards if card.lock != NO_LOCK],
        [card for card in cards if card.midnight],
        [card for card in cards if any(task.border is not None for task in card.tasks)],
    ):
        assert 0 < len(part) < len(cards), "some have it, some have not"


@rule("ES-CRD-02")
def test_flavour_text_is_no_part_of_a_card_as_the_game_knows_it() -> None:
    assert {field.name for field in fields(Adventure)} == {
        "code",
        "trophy",
        "tasks",
        "ordered",
        "lock",
        "terror",
        "midnight",
        "reward",
        "penalty",
        "is_world",
    }


@rule("ES-CRD-03")
def test_the_left_box_is_paid_for_failing_and_the_right_box_received_for_resolving() -> None:
    failed = table().adventure("the-guided-tour").attempt().play("give-up")
    assert (failed.sanity(), failed.health(), failed.count(box.CLUES[0])) == (3, 5, 0)
    t = table().adventure("the-guided-tour").attempt()
    t.roll("inv2", *["peril"] * 5).play("complete:1").roll("inv3", "inv1", *["peril"] * 3).play("complete:2")
    t.roll("lore", "peril", "peril").play("complete:3")
    assert (t.sanity(), t.health(), t.count(box.CLUES[0]), len(t.zone(box.OWNED[0]))) == (4, 6, 2, 1)


@rule("ES-ANC-01")
def test_an_ancient_one_has_signs_track_property_combat_task_and_attack() -> None:
    assert len(ANCIENT_ONES) == len({sheet.code for sheet in ANCIENT_ONES}) == 8
    for sheet in ANCIENT_ONES:
        assert 10 <= sheet.signs <= 14
        assert 8 <= sheet.doom <= 12
        assert sheet.property is not None
        has_battle = sheet.code != "azathoth"
        assert (sheet.combat is not None, bool(sheet.attack)) == (has_battle, has_battle)


@rule("ES-ANC-05")
@pytest.mark.parametrize(
    ("ancient_one", "length", "cells"),
    [
        ("azathoth", 12, (4, 8, 11)),
        ("cthulhu", 11, (4, 7, 10)),
        ("hastur", 11, (4, 8)),
        ("ithaqua", 9, (4, 7)),
        ("nyarlathotep", 9, (3, 5, 7)),
        ("shub-niggurath", 10, (3, 6, 9)),
        ("yig", 8, (4, 7)),
        ("yog-sothoth", 10, (4, 8)),
    ],
)
def test_the_doom_track_has_plain_cells_and_cells_that_bring_a_monster(
    ancient_one: str, length: int, cells: tuple[int, ...]
) -> None:
    t = table(ancient_one=ancient_one).only_monsters("cultist#1", "cultist#2", "cultist#3", "cultist#4")
    t.adventure("koi-pond")
    brought = []
    for cell in range(1, length):
        before = len(in_play(t))
        t.effect(0, Doom()).until()
        if len(in_play(t)) > before:
            brought.append(cell)
    assert tuple(brought) == cells
    assert not t.count(box.AWAKE)
    t.effect(0, Doom())
    assert t.count(box.AWAKE) == 1, "the last cell is filled"


@rule("ES-COM-05", "ES-SET-13")
def test_sanity_and_health_tokens_lie_on_the_card_of_their_investigator() -> None:
    t = table("harvey-walters", "michael-mcglen")
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(7, 3), (3, 7)]
    assert t.state.count(box.LIMIT_OF[SANITY][0]) == 7
