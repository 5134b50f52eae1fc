"""Open and hidden information, and the golden rule (ES-INF)."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.games.elder_sign.cards.words import ALLY, COMMON, SPELL, UNIQUE, Monsters
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

EVERYBODY = (-1, 0, 1)


@rule("ES-INF-01")
def test_the_text_of_a_card_wins_over_the_rules() -> None:
    """One task per roll is the rule (ES-TSK-04); Amanda's card says otherwise."""
    shown = ("terror", "terror", "peril", "peril", "inv1", "inv1")
    after = {}
    for who in ("darrell-simmons", "amanda-sharpe"):
        t = table(who).adventure("koi-pond").attempt().roll(*shown).play("complete:1")
        after[who] = t.question, "complete:2" in t.options
    assert after == {"darrell-simmons": (asks.BeforeRoll, False), "amanda-sharpe": (asks.AfterRoll, True)}


@rule("ES-INF-01")
def test_the_text_of_a_monster_token_wins_over_the_rules() -> None:
    """A completed task moves no hand by the rules; the token of the dimensional shambler says otherwise."""
    hours = {}
    for monster in ("ghost", "dimensional-shambler"):
        t = table().adventure("koi-pond")
        t.monster(monster, 0, 0)
        t.attempt().roll("terror", *["inv1"] * 5).play("complete:1")
        hours[monster] = t.count(box.CLOCK)
    assert hours == {"ghost": 0, "dimensional-shambler": 1}


@rule("ES-INF-02")
def test_what_players_hold_is_open_to_all_and_they_may_always_talk() -> None:
    t = (
        table("darrell-simmons", "joe-diamond")
        .gives(1, "axe", "heal", "duke")
        .trophies(1, "ghoul#1", "koi-pond")
        .clues(1, 3)
    )
    for seat in EVERYBODY:
        assert t.sees(seat, box.OWNED[1]) == ["axe", "heal", "duke"]
        assert t.sees(seat, box.TROPHIES_OF[1]) == ["ghoul#1", "koi-pond"]
        assert hidden.seen_by(t.state, seat).count(box.CLUES[1]) == 3
    title = mk.games()["elder-sign"]
    t.adventure("the-archives").attempt()
    assert all(title.may_talk(t.state, seat) for seat in (0, 1))


@rule("ES-INF-03")
@pytest.mark.parametrize(
    ("zone", "back"),
    [
        (box.ADVENTURE_DECK, "adventure"),
        (box.WORLD_DECK, "other-world"),
        (box.DECK_OF[COMMON], "common"),
        (box.DECK_OF[UNIQUE], "unique"),
        (box.DECK_OF[SPELL], "spell"),
        (box.DECK_OF[ALLY], "ally"),
        (box.MYTHOS_DECK, "mythos"),
        (box.POOL_OF_MONSTERS, "monster"),
    ],
)
def test_nobody_sees_the_faces_of_decks_and_pool(zone: str, back: str) -> None:
    t = Table(mk.new("elder-sign", seats=2, seed=3, ancient_one="hastur", investigators=["bob-jenkins", "joe-diamond"]))
    for seat in EVERYBODY:
        assert set(t.sees(seat, zone)) == {back}


@rule("ES-INF-03")
def test_nothing_but_decks_and_pool_is_hidden() -> None:
    t = table("darrell-simmons", "joe-diamond").adventure("koi-pond").gives(0, "axe", "wither")
    t.monster("ghoul", 0, 0)
    t.attempt().play("use:axe")
    t.play("roll")
    decks = {box.ADVENTURE_DECK, box.WORLD_DECK, box.MYTHOS_DECK, box.POOL_OF_MONSTERS, *box.DECK_OF.values()}
    view = hidden.seen_by(t.state, 1)
    assert {key for key, zone in view.zones.items() if any(p < 0 for p in zone)} == decks
    assert view.counts == t.state.counts


@rule("ES-INF-03")
def test_a_card_put_under_its_deck_is_known_to_lie_there() -> None:
    t = table("darrell-simmons", "joe-diamond").gives(0, "whiskey").values(0, sanity=2).begin().play("use:whiskey")
    for seat in (0, 1):
        assert t.sees(seat, box.DECK_OF[COMMON])[-1] == "whiskey"


@rule("ES-INF-04")
def test_open_cards_and_all_tokens_are_public() -> None:
    t = table("darrell-simmons", "joe-diamond").adventure("koi-pond").adventure("yuggoth", box.MUSEUM).gives(0, "duke")
    t.mythos("the-stars-align-amid-stillness").stand(1, 0).doom(3).signs(2).clues(0, 1).values(1, sanity=2)
    t.only_monsters("ghoul#1").effect(0, Monsters()).play("spot:museum-1/1")
    for seat in EVERYBODY:
        view = hidden.seen_by(t.state, seat)
        assert t.sees(seat, box.CARD_AT[0]) == ["koi-pond"]
        assert t.sees(seat, box.CARD_AT[box.MUSEUM]) == ["yuggoth"]
        assert t.sees(seat, box.MYTHOS_OPEN) == ["the-stars-align-amid-stillness"]
        assert t.sees(seat, box.OPPONENT) == ["ithaqua"]
        assert t.sees(seat, box.PLAYED_BY[1]) == ["joe-diamond"]
        assert t.sees(seat, box.OWNED[0]) == ["duke"]
        assert t.sees(seat, box.MONSTERS_AT[0]) == ["ghoul#1"]
        assert [view.count(key) for key in (box.DOOM, box.SIGNS, box.CLUES[0], box.AT[1])] == [3, 2, 1, 0]
        assert view.count(box.VALUE_OF[0][1]) == 2
