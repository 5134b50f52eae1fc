"""Rewards and penalties, symbol by symbol (ES-REW)."""

from __future__ import annotations

import pytest

from miskatonic.core.code import compiled
from miskatonic.games.elder_sign.cards.sheets import Possession
from miskatonic.games.elder_sign.cards.words import ALLY, CLUE, COMMON, SPELL, UNIQUE, Doom, Gain, Monsters
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import Steps
from tests.games.elder_sign.printed import complete_all
from tests.games.elder_sign.table import Table, table


def before(code: str, *investigators: str) -> Table:
    """A card about to be attempted, in the museum or beyond."""
    t = table(*(investigators or ("darrell-simmons",)), ancient_one="hastur").on_top("the-missing-records")
    return t.adventure(code, place_of(code))


def place_of(code: str) -> int:
    """Where a card lies in these tests."""
    return box.MUSEUM if box.ADVENTURE[box.PIECE_SLUGS.index(code)].is_world else 0


def resolve(t: Table, code: str) -> Table:
    """Resolve the card."""
    return complete_all(t.attempt(place_of(code)), code)


def fail(t: Table, code: str) -> Table:
    """Give the card up."""
    return t.attempt(place_of(code)).play("give-up")


def monsters(t: Table) -> int:
    """How many monsters lie on cards."""
    return sum(len(t.zone(key)) for key in box.MONSTERS_AT)


@rule("ES-REW-01")
def test_resolving_gives_every_symbol_of_the_reward_and_nothing_of_the_penalty() -> None:
    t = resolve(before("gala-in-the-great-hall").on_top("heal"), "gala-in-the-great-hall")
    assert (t.count(box.CLUES[0]), t.zone(box.OWNED[0]), t.count(box.SIGNS)) == (2, ["heal"], 1)
    assert t.count(box.DOOM) == 0
    assert t.sanity() == 3, "the cost of the second task, no more"


@rule("ES-REW-01")
def test_failing_costs_every_symbol_of_the_penalty_and_gives_nothing_of_the_reward() -> None:
    for code in ("tempest-in-a-teapot", "stay-away-from-the-windows"):
        t = fail(before(code), code)
        assert (t.sanity(), t.count(box.DOOM)) == (3, 1)
        assert t.health() == (5 if code == "tempest-in-a-teapot" else 4)
        assert (t.count(box.CLUES[0]), t.zone(box.OWNED[0]), t.count(box.SIGNS)) == (0, [], 0)


@rule("ES-REW-01")
def test_giving_up_costs_what_failing_costs() -> None:
    gave_up = fail(before("horrible-visions"), "horrible-visions")
    failed = before("horrible-visions").attempt()
    for left in range(6, 0, -1):
        failed.roll(*["inv1"] * left).play("fail-roll").until(asks.BeforeRoll)
    assert len(failed.told(tells.Failed)) == 1
    assert (gave_up.sanity(), gave_up.health()) == (failed.sanity(), failed.health()) == (2, 4)


@rule("ES-REW-02", "ES-REW-03", "ES-REW-04", "ES-REW-06")
@pytest.mark.parametrize(
    ("code", "top", "gained"),
    [
        ("the-loading-dock", ("whiskey", "axe"), 1),
        ("vermin-in-the-pipes", ("whiskey", "axe", "rifle"), 2),
        ("the-gift-shop", ("holy-water", "necronomicon"), 1),
        ("hallway-on-fire", ("holy-water", "necronomicon", "pallid-mask"), 2),
        ("unnatural-habitat", ("wither", "heal"), 1),
        ("transported-by-magic", ("wither", "heal", "shrivelling"), 2),
        ("the-security-office", ("duke", "ryan-dean"), 1),
    ],
)
def test_a_card_is_drawn_from_the_deck_of_its_kind_for_every_symbol(code: str, top: tuple[str, ...], gained: int) -> None:
    t = resolve(before(code).on_top(*top), code)
    assert t.zone(box.OWNED[0]) == list(top[:gained])
    deck = box.DECK_OF[box.POSSESSION[box.PIECE_SLUGS.index(top[0])].kind]
    assert t.zone(deck)[0] == top[gained]


@rule("ES-REW-03")
def test_the_city_of_the_great_race_gives_three_unique_items() -> None:
    t = before("city-of-the-great-race").on_top("holy-water", "necronomicon", "pallid-mask")
    assert resolve(t, "city-of-the-great-race").zone(box.OWNED[0]) == ["holy-water", "necronomicon", "pallid-mask"]


@rule("ES-REW-05")
@pytest.mark.parametrize(("code", "clues"), [("late-night-break-in", 1), ("the-missing-records", 2)])
def test_a_clue_is_taken_for_every_symbol(code: str, clues: int) -> None:
    t = resolve(before(code, "darrell-simmons", "joe-diamond"), code)
    assert (t.count(box.CLUES[0]), t.count(box.CLUES[1])) == (clues, 0)
    assert t.zone(box.OWNED[0]) == []


@rule("ES-REW-07")
@pytest.mark.parametrize(("code", "signs"), [("lights-out", 1), ("the-hidden-passage", 2), ("rlyeh", 3)])
def test_elder_signs_lie_beside_the_ancient_one_and_belong_to_all(code: str, signs: int) -> None:
    t = before(code, "darrell-simmons", "joe-diamond").signs(4)
    resolve(t, code)
    assert t.count(box.SIGNS) == 4 + signs
    (told,) = [note.told for note in t.told(tells.Signs)]
    assert (told.change, told.now) == (signs, 4 + signs)
    complete_all(t.adventure("the-hidden-passage").attempt(seat=1), "the-hidden-passage")
    assert t.count(box.SIGNS) == 6 + signs, "signs of another player are added to them"


@rule("ES-REW-08")
@pytest.mark.parametrize(("had", "won"), [(10, False), (11, True), (12, True)])
def test_enough_elder_signs_win_as_soon_as_they_lie_there(had: int, won: bool) -> None:
    t = resolve(before("the-hidden-passage").signs(had), "the-hidden-passage")
    assert (t.state.result is not None) == won, "Hastur's card asks for 13"
    if won:
        assert t.state.result is not None
        assert t.state.result.won
        assert not t.told(tells.Clock), "nothing else happens"


@rule("ES-REW-08")
def test_the_rest_of_the_reward_is_of_no_account_once_the_game_is_won() -> None:
    t = resolve(before("a-peculiar-specimen").signs(12), "a-peculiar-specimen")
    assert t.state.result is not None
    assert (t.state.result.won, monsters(t)) == (True, 0)


@rule("ES-REW-09")
def test_a_gate_opens_an_other_world_below_the_museum() -> None:
    t = before("gate-to-elsewhere").adventure("yuggoth", box.MUSEUM).on_top("rlyeh", "the-dreamlands")
    resolve(t, "gate-to-elsewhere")
    worlds = [t.zone(key) for key in box.CARD_AT[box.MUSEUM :]]
    assert worlds == [["yuggoth"], ["rlyeh"], [], [], [], [], [], []]
    assert t.zone(box.WORLD_DECK)[0] == "the-dreamlands"
    assert t.begin().options == ["move:museum-1", "move:world-1", "move:world-2", "move-to-entrance"]


@rule("ES-REW-10", "ES-REW-11")
@pytest.mark.parametrize(
    ("code", "sanity", "health"),
    [
        ("the-archives", 1, 0),
        ("the-curator", 2, 0),
        ("koi-pond", 1, 2),
        ("we-need-to-find-help", 2, 1),
        ("a-secret-gathering", 0, 2),
        ("rlyeh", 2, 2),
    ],
)
def test_a_sanity_and_a_health_are_lost_for_every_symbol(code: str, sanity: int, health: int) -> None:
    t = fail(before(code, "darrell-simmons", "joe-diamond"), code)
    assert (t.sanity(), t.health()) == (4 - sanity, 6 - health)
    assert (t.sanity(1), t.health(1)) == (4, 6)


@rule("ES-REW-12")
@pytest.mark.parametrize(("code", "number"), [("a-peculiar-specimen", 1), ("public-lavatory", 2)])
def test_a_monster_appears_for_every_symbol_of_a_reward(code: str, number: int) -> None:
    t = resolve(before(code), code).until()
    assert monsters(t) == number
    assert len(t.zone(box.POOL_OF_MONSTERS)) == 22 - number


@rule("ES-REW-12", "ES-REW-13")
def test_monsters_and_doom_can_stand_in_either_box(monkeypatch: pytest.MonkeyPatch) -> None:
    t = before("the-archives").doom(1)
    for name in ("reward", "penalty"):
        made_up = compiled(f"the-archives.{name}", Steps((Monsters(2), Doom())))
        monkeypatch.setitem(t.state.rules.codes, f"the-archives.{name}", made_up)
    fail(t, "the-archives")
    assert (monsters(t), t.count(box.DOOM)) == (2, 2)
    t.cleared().adventure("the-archives")
    resolve(t, "the-archives").until()
    assert (monsters(t), t.count(box.DOOM)) == (2, 3)


@rule("ES-REW-13")
def test_a_doom_token_is_added_for_every_symbol() -> None:
    t = fail(before("mysterious-tome").doom(2), "mysterious-tome")
    assert t.count(box.DOOM) == 3
    t = resolve(before("the-elder-sign").doom(2), "the-elder-sign")
    assert t.count(box.DOOM) == 1, "a token less, where the box says so"
    t = resolve(before("the-elder-sign"), "the-elder-sign")
    assert t.count(box.DOOM) == 0, "there is none to take off"


@rule("ES-REW-14")
@pytest.mark.parametrize("ending", ["resolved", "failed"])
def test_the_clock_step_begins_when_all_of_it_has_been_carried_out(ending: str) -> None:
    t = before("the-writing-on-the-wall").adventure("koi-pond", 1).doom(3)
    if ending == "resolved":
        resolve(t, "the-writing-on-the-wall")
    else:
        fail(t, "the-writing-on-the-wall")
    assert t.question == asks.PlaceMonster, "of the reward, or brought by the doom of the penalty"
    assert t.count(box.CLOCK) == 0
    t.play(t.options[0])
    assert t.count(box.CLOCK) == 1


@rule("ES-REW-15")
@pytest.mark.parametrize(
    ("code", "kind", "left", "gained"),
    [
        ("vermin-in-the-pipes", COMMON, 1, 1),
        ("hallway-on-fire", UNIQUE, 0, 0),
        ("transported-by-magic", SPELL, 1, 1),
        ("the-security-office", ALLY, 0, 0),
    ],
)
def test_from_an_empty_deck_no_card_is_gained(code: str, kind: int, left: int, gained: int) -> None:
    t = before(code, "darrell-simmons", "joe-diamond")
    for card in t.state.zone(box.DECK_OF[kind])[left:]:
        t.state.put(card, box.OWNED[1])
    resolve(t, code)
    assert len(t.zone(box.OWNED[0])) == gained
    assert [note.told for note in t.told(tells.DeckEmpty)] == [(0, kind)]
    assert t.count(box.CLOCK) == 1, "and the game goes on"


@rule("ES-REW-16")
def test_there_is_no_limit_to_what_an_investigator_holds() -> None:
    t = table().adventure("koi-pond")
    t.effect(0, *(Gain(kind, n) for kind, n in ((COMMON, 12), (UNIQUE, 12), (SPELL, 12), (ALLY, 8), (CLUE, 15))))
    t.trophies(0, *(box.PIECE_SLUGS[card] for card in box.ADVENTURE_CARDS if box.PIECE_SLUGS[card] != "koi-pond"))
    t.begin().play("move-to-entrance", "offer:some-health")
    held = [box.SHEETS[card] for card in t.state.zone(box.OWNED[0])]
    assert sum(isinstance(card, Possession) for card in held) == 44
    assert len(t.zone(box.TROPHIES_OF[0])) == 47
    assert t.count(box.CLUES[0]) == 15


@rule("ES-REW-17")
@pytest.mark.parametrize(("clues", "left"), [(0, 0), (1, 0), (3, 2)])
def test_a_penalty_is_suffered_as_far_as_possible(clues: int, left: int) -> None:
    t = fail(before("administration-office").clues(0, clues), "administration-office")
    assert (t.count(box.CLUES[0]), t.sanity(), t.count(box.CLOCK)) == (left, 3, 1)
