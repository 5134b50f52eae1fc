"""Monsters appear and are placed (ES-MON), and what is on each of the 27 tokens."""

from typing import NamedTuple

import pytest

from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.dice import COLOURS
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.cards.words import Monsters
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.trophies import trophies
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

PLAIN = ("the-missing-records", "vermin-in-the-pipes", "forgotten-knowledge", "the-hall-of-the-dead")
"""Adventures without a monster task, a terror effect or a lock."""


def museum(*codes: str, who: str = "dexter-drake", ancient_one: str = "hastur") -> Table:
    """A museum with these cards from the first place on; Other Worlds lie below it."""
    t = table(who, "bob-jenkins", ancient_one=ancient_one)
    worlds = {box.PIECE_SLUGS[world] for world in box.WORLD_CARDS}
    for n, code in enumerate(codes):
        t.adventure(code, n + (box.MUSEUM if code in worlds else 0))
    return t


def lying(t: Table) -> dict[int, list[str]]:
    """The monsters at every place that has any."""
    return {place: t.zone(zone) for place, zone in enumerate(box.MONSTERS_AT) if t.zone(zone)}


# -------------------------------------------------------------------- drawing


@rule("ES-MON-01")
def test_a_monster_is_drawn_from_the_pool_and_placed_by_the_active_player() -> None:
    t = museum("koi-pond", "the-archives")
    t.state.set(box.ACTIVE, 1)
    t.effect(1, Monsters())
    assert (t.question, t.asked) == (asks.PlaceMonster, 1)
    assert len(t.zone(box.POOL_OF_MONSTERS)) == 21
    drawn = t.zone(box.ARRIVING)
    t.play("spot:museum-2/1")
    assert lying(t) == {1: drawn}


@rule("ES-MON-01", "ES-INF-03")
def test_monsters_are_drawn_blind() -> None:
    drawn = set()
    for seed in range(12):
        t = table("dexter-drake", seed=seed, ancient_one="hastur").adventure("koi-pond")
        assert set(t.sees(0, box.POOL_OF_MONSTERS)) == {"monster"}
        drawn.add(t.effect(0, Monsters()).zone(box.MONSTERS_AT[0])[0])
    assert len(drawn) > 5, "any of them may come, whatever the order in which they lie"


@rule("ES-MON-01")
@pytest.mark.parametrize(("card", "task"), [("public-lavatory", 0), ("the-guided-tour", -1)])
def test_the_log_says_which_monster_came_where(card: str, task: int) -> None:
    t = museum(card).only_monsters("ghost#1").effect(0, Monsters()).until()
    (told,) = [note.told for note in t.told(tells.Monster)]
    assert (told.monster, told.place, told.task, told.card) == (piece("ghost#1"), 0, task, piece(card))


@rule("ES-MON-14")
def test_from_an_empty_pool_no_monster_comes() -> None:
    t = museum("koi-pond").only_monsters("ghost").effect(0, Monsters(3)).until()
    assert lying(t) == {0: ["ghost#1"]}
    assert len(t.told(tells.NoMonster)) == 2


@rule("ES-MON-14")
def test_without_an_open_card_a_monster_goes_back_to_the_pool() -> None:
    t = museum().effect(0, Monsters())
    assert len(t.zone(box.POOL_OF_MONSTERS)) == 22


# -------------------------------------------------------------------- where it goes


@rule("ES-MON-07")
def test_of_several_free_monster_tasks_the_active_player_chooses_one() -> None:
    t = museum("koi-pond", "public-lavatory", "the-missing-records", "yuggoth").effect(0, Monsters())
    assert t.options == ["spot:museum-1/1", "spot:museum-2/1", "spot:museum-2/2", "spot:world-4/1"]


@rule("ES-MON-08")
def test_as_long_as_a_monster_task_is_free_the_monster_must_go_to_one() -> None:
    t = museum("the-missing-records", "koi-pond", "vermin-in-the-pipes").effect(0, Monsters())
    assert lying(t).keys() == {1}, "the only free task, without a question"


@rule("ES-MON-08", "ES-MON-10")
def test_a_second_printed_monster_task_of_a_card_may_be_filled_while_others_have_no_monster() -> None:
    t = museum("public-lavatory", "the-missing-records")
    t.monster("ghoul", 0, 0)
    t.effect(0, Monsters())
    assert len(lying(t)[0]) == 2


@rule("ES-MON-08")
def test_a_monster_below_a_card_does_not_take_its_monster_task() -> None:
    t = museum("koi-pond", "the-missing-records")
    t.monster("ghoul", 0)
    t.effect(0, Monsters())
    assert sorted(t.state.pointed(box.TASK_OF[piece(slug)]) for slug in lying(t)[0]) == [NOTHING, 0]


@rule("ES-MON-09")
def test_without_a_free_monster_task_the_monster_goes_below_any_open_card() -> None:
    t = museum(*PLAIN[:2], "the-dreamlands")
    t.effect(0, Monsters())
    assert t.options == ["spot:museum-1/below", "spot:museum-2/below", "spot:world-3/below"]
    t.play("spot:world-3/below")
    assert len(lying(t)[8]) == 1
    assert t.state.pointed(box.TASK_OF[piece(lying(t)[8][0])]) == NOTHING


@rule("ES-MON-10")
def test_no_card_gets_a_second_monster_below_while_another_has_none() -> None:
    t = museum(*PLAIN[:3])
    for choices in (3, 2, 0, 3, 2, 0, 3):  # the last of three is placed without a question
        t.effect(0, Monsters())
        assert len(t.options) == choices
        if t.state.asked:
            t.play(t.options[-1])
    assert sorted(len(pieces) for pieces in lying(t).values()) == [2, 2, 3]


@rule("ES-MON-10")
def test_monsters_on_printed_tasks_count_for_the_even_spreading() -> None:
    t = museum("koi-pond", "the-missing-records", "vermin-in-the-pipes")
    t.monster("ghoul", 0, 0)
    assert t.effect(0, Monsters()).options == ["spot:museum-2/below", "spot:museum-3/below"]


@rule("ES-MON-12")
def test_a_monster_of_a_reward_may_go_onto_the_card_just_drawn() -> None:
    t = museum("the-writing-on-the-wall", "koi-pond").on_top("the-archives", "rlyeh").attempt(0)
    t.roll("lore", "peril", "inv3", "inv2", "inv1", "inv1").play("complete:2")
    assert t.question == asks.PlaceMonster
    assert t.options == ["spot:museum-1/1", "spot:museum-2/1", "spot:world-1/1"]
    t.play("spot:museum-1/1")
    assert (t.zone(box.CARD_AT[0]), len(lying(t)[0])) == (["the-archives"], 1)


@rule("ES-MON-15")
def test_outside_a_turn_the_player_whose_turn_ended_places_monsters() -> None:
    t = museum("koi-pond", "the-archives").on_top("sudden-terror-amid-stillness").midnight(1)
    assert (t.question, t.asked) == (asks.PlaceMonster, 1)


# -------------------------------------------------------------------- onto the card being attempted


@rule("ES-MON-16", "ES-MON-04")
def test_a_monster_that_comes_in_mid_attempt_adds_to_its_tasks() -> None:
    t = museum("haunted-by-a-shadowy-figure").only_monsters("ghost").attempt(0)
    t.roll("terror", "inv1", "inv1", "inv1", "inv1", "inv2").play("fail-roll").drop("inv2").play("go-on")
    t.roll("terror", "peril", "inv1", "inv1", "inv1")
    assert [key for key in t.options if key.startswith("complete")] == ["complete:1", "complete:2"]
    t.play("complete:2")
    assert t.question == asks.BeforeRoll, "the card is not resolved while the monster is unbeaten"


@rule("ES-MON-16", "ES-MON-05")
def test_a_monster_that_comes_in_mid_attempt_changes_an_open_task() -> None:
    t = museum("late-night-break-in").mythos("the-stars-align-for-living-nightmares").only_monsters("ghost").attempt(0)
    t.roll("terror", "peril", "peril", "peril", "peril", "inv1").play("fail-roll").drop("inv1").play("go-on")
    t.roll("inv3", "terror", "peril", "peril", "peril").play("complete:1")
    assert t.faces(box.PLACED) == ["terror"], "the ghost is to be met, not the printed investigation"


@rule("ES-MON-16")
def test_a_task_completed_in_this_attempt_is_not_covered_any_more() -> None:
    t = museum("late-night-break-in", "koi-pond", "the-archives").mythos("the-stars-align-for-living-nightmares")
    t.attempt(0).roll("inv3", "peril", "peril", "peril", "peril", "peril").play("complete:1")
    t.roll("terror", "peril", "peril", "peril", "inv1").play("fail-roll")
    assert t.options == ["spot:museum-2/1", "spot:museum-3/1"]


@rule("ES-MON-16", "ES-FAI-07")
def test_once_the_attempt_has_failed_its_tasks_are_open_for_monsters_again() -> None:
    t = museum("gate-to-elsewhere", "the-missing-records").doom(3).only_monsters("ghost").attempt(0)
    t.roll("lore", "peril", "peril", "peril", "peril", "peril").play("complete:1", "give-up")
    assert t.state.pointed(box.TASK_OF[piece("ghost")]) == 0
    assert lying(t) == {0: ["ghost#1"]}


# -------------------------------------------------------------------- Kate


@rule("ES-MON-01", "ES-ABL-01", "ES-INF-01")
def test_no_monster_appears_in_kates_own_turn_not_even_by_doom() -> None:
    t = museum("haunted-by-a-shadowy-figure", "gate-to-elsewhere", who="kate-winthrop").doom(3).attempt(1).play("give-up")
    assert (t.count(box.DOOM), lying(t)) == (4, {})
    assert len(t.told(tells.MonsterKeptAway)) == 1
    assert len(t.zone(box.POOL_OF_MONSTERS)) == 22


@rule("ES-ABL-01")
def test_monsters_of_a_reward_do_not_come_for_kate() -> None:
    t = museum("haunted-by-a-shadowy-figure", who="kate-winthrop").on_top("koi-pond").attempt(0)
    t.roll("terror", "peril", "inv1", "inv1", "inv1", "inv1").play("complete:2")
    assert lying(t) == {}


@rule("ES-ABL-01")
def test_monsters_appear_in_the_turns_of_others_although_kate_plays() -> None:
    t = museum("gate-to-elsewhere", who="kate-winthrop").doom(3).only_monsters("ghost").attempt(0, 1).play("give-up")
    assert lying(t) == {0: ["ghost#1"]}


# -------------------------------------------------------------------- locks and what a token does when it is placed


@rule("ES-MON-13", "ES-LCK-02")
@pytest.mark.parametrize(
    ("slug", "die"), [("star-spawn", "die-green#1"), ("high-priest", "die-yellow#1"), ("dark-young", "die-red#1")]
)
def test_a_lock_on_a_token_takes_a_die_when_it_is_placed(slug: str, die: str) -> None:
    t = museum("koi-pond", "the-archives").only_monsters(slug).effect(0, Monsters())
    assert not t.zone(box.LOCKED), "not before it lies on a task"
    t.play("spot:museum-1/1")
    assert t.zone(box.LOCKED) == [die]


@rule("ES-MON-13", "ES-COM-07")
@pytest.mark.parametrize(("slug", "die"), [("the-dark-pharaoh", "die-yellow#1"), ("god-of-the-bloody-tongue", "die-red#1")])
def test_masks_lock_dice_too(slug: str, die: str) -> None:
    t = museum("koi-pond", ancient_one="nyarlathotep").only_monsters(slug).effect(0, Monsters())
    assert t.zone(box.LOCKED) == [die]


@rule("ES-INF-01")
def test_the_haunter_of_the_dark_costs_everybody_sanity_when_it_is_placed() -> None:
    t = museum("koi-pond", ancient_one="nyarlathotep").only_monsters("haunter-of-the-dark").effect(0, Monsters())
    assert (t.sanity(0), t.sanity(1)) == (4, 3)


@rule("ES-INF-01", "ES-DOM-01")
def test_the_black_man_brings_doom_when_he_is_placed() -> None:
    t = museum("koi-pond", ancient_one="nyarlathotep").only_monsters("the-black-man").effect(0, Monsters())
    assert t.count(box.DOOM) == 1


# -------------------------------------------------------------------- the tokens, each of them played


class Token(NamedTuple):
    """A monster token as it is printed, with rolls that just meet its task and one that just does not."""

    code: str
    copies: int
    meets: tuple[str, ...]
    misses: str
    filler: str
    sanity: int = 0
    health: int = 0
    clock: int = 0
    trophy: int = 1
    lock: str = ""
    back: str = ""


TOKENS = (
    Token("cultist", 4, ("inv3", "inv2 inv1"), "inv2", "lore"),
    Token("ghoul", 2, ("peril",), "terror", "inv1"),
    Token("zombie", 2, ("inv3", "inv2 inv1"), "inv2", "lore", sanity=1),
    Token("ghost", 1, ("terror",), "peril", "inv1"),
    Token("maniac", 1, ("inv3 inv1", "inv2 inv2"), "inv3", "lore"),
    Token("fire-vampire", 1, ("peril", "terror"), "lore", "inv1", health=1),
    Token("mi-go", 2, ("lore",), "peril", "inv1", back="clue"),
    Token("byakhee", 1, ("peril inv1",), "peril", "lore"),
    Token("witch", 1, ("lore inv2", "terror inv2"), "lore inv1", "peril", back="spell"),
    Token("nightgaunt", 1, ("inv3 inv2",), "inv3 inv1", "lore"),
    Token("dimensional-shambler", 1, ("terror",), "peril", "inv1", clock=1),
    Token("vampire", 1, ("terror peril", "terror lore"), "peril lore", "inv1", trophy=2, lock="green"),
    Token("high-priest", 1, ("lore lore",), "lore", "inv1", sanity=1, trophy=2, lock="yellow"),
    Token("star-spawn", 1, ("terror peril",), "terror lore", "inv1", trophy=2, lock="green"),
    Token("shoggoth", 1, ("peril peril",), "peril lore", "inv1", trophy=2),
    Token("dark-young", 1, ("terror terror",), "terror peril", "inv1", trophy=2, lock="red"),
)
MASKS = (
    Token("haunter-of-the-dark", 1, ("terror peril",), "terror lore", "inv1", trophy=2),
    Token("the-black-man", 1, ("lore lore",), "lore peril", "inv1", trophy=2),
    Token("the-bloated-woman", 1, ("terror inv3", "terror inv2 inv1"), "terror inv2", "lore", sanity=1, trophy=2),
    Token("the-dark-pharaoh", 1, ("lore terror",), "lore peril", "inv1", trophy=2, lock="yellow"),
    Token("god-of-the-bloody-tongue", 1, ("peril peril terror",), "peril terror", "inv1", trophy=2, lock="red"),
)


def facing(token: Token, roll: str) -> Table:
    """An investigator has rolled for a card with the monster below it."""
    t = table("dexter-drake", ancient_one="nyarlathotep").adventure("the-missing-records")
    t.monster(token.code, 0)
    t.attempt(0)
    faces = roll.split()
    return t.roll(*faces, *[token.filler] * (len(t.zone(box.POOL)) - len(faces)))


@rule("ES-COM-05", "ES-SET-05", "ES-TRO-08")
def test_the_22_monsters_and_the_5_masks_are_the_printed_ones() -> None:
    for tokens, is_mask, total in ((TOKENS, False, 22), (MASKS, True, 5)):
        assert sum(token.copies for token in tokens) == total
        sheets = [sheet for sheet in box.MONSTER.values() if sheet.is_mask == is_mask]
        assert sorted(sheet.code for sheet in sheets) == sorted(token.code for token in tokens for _ in range(token.copies))
    for sheet in box.MONSTER.values():
        token = next(token for token in TOKENS + MASKS if token.code == sheet.code)
        assert sheet.trophy == token.trophy
        assert (COLOURS[sheet.lock] if sheet.lock != NO_LOCK else "") == token.lock


@rule("ES-MDF-01", "ES-MON-03")
@pytest.mark.parametrize("token", TOKENS + MASKS, ids=lambda token: token.code)
def test_a_monsters_task_is_met_by_its_symbols_and_by_no_less(token: Token) -> None:
    for roll in token.meets:
        assert "complete:below-1" in facing(token, roll).options
    assert "complete:below-1" not in facing(token, token.misses).options


@rule("ES-MDF-01", "ES-MDF-03", "ES-MDF-04", "ES-TRO-01", "ES-TSK-03")
@pytest.mark.parametrize("token", TOKENS + MASKS, ids=lambda token: token.code)
def test_a_beaten_monster_costs_pays_and_frees_what_its_token_says(token: Token) -> None:
    t = facing(token, token.meets[0])
    assert len(t.zone(box.LOCKED)) == (1 if token.lock else 0)
    t.play("complete:below-1")
    assert (t.sanity(), t.health(), t.count(box.CLOCK)) == (5 - token.sanity, 5 - token.health, token.clock)
    assert sorted(t.faces(box.PLACED)) == sorted(token.meets[0].split())
    t.play("give-up")
    assert trophies(t.state, 0) == token.trophy
    assert not t.zone(box.LOCKED)
    assert t.count(box.CLUES[0]) == (1 if token.back == "clue" else 0)
    gained = [box.POSSESSION[piece(slug)].kind for slug in t.zone(box.OWNED[0])]
    # Dexter Drake takes one spell more with each he gains.
    assert gained == ([3, 3] if token.back == "spell" else [])
