"""The Mythos cards: all nine upper and nine lower halves, and the 32 cards they make (ES-MYT)."""

from collections import Counter

import pytest

from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

UPPER = {
    "the-stars-align": 8,
    "sudden-terror": 6,
    "whispers-at-the-gate": 3,
    "be-prepared": 2,
    "keep-friends-close": 3,
    "a-door-swings-open": 2,
    "the-dead-walk": 2,
    "the-seal-weakens": 3,
    "the-halls-shift": 3,
}
LOWER = {
    "amid-stillness": 4,
    "when-memories-fade": 4,
    "for-living-nightmares": 4,
    "to-bring-madness": 4,
    "as-the-clock-strikes": 4,
    "behind-closed-doors": 4,
    "in-a-pale-light": 3,
    "under-a-blood-moon": 3,
    "until-the-debt-is-paid": 2,
}
CARDS = """
    T1B1 T1B2 T1B3 T1B4 T1B5 T1B6 T1B7 T1B8 T2B1 T2B2 T2B4 T2B5 T2B6 T2B9 T3B3 T3B6
    T3B8 T4B3 T4B7 T5B2 T5B4 T5B5 T6B1 T6B8 T7B2 T7B7 T8B1 T8B3 T8B6 T9B4 T9B5 T9B9
"""
"""Which upper half (T) stands with which lower half (B), numbered as above."""


def halves(pair: str) -> tuple[str, str]:
    """The codes of the two halves of a card."""
    return list(UPPER)[int(pair[1]) - 1], list(LOWER)[int(pair[3]) - 1]


def with_upper(code: str) -> str:
    """A card with this upper half."""
    return next(f"{upper}-{lower}" for upper, lower in map(halves, CARDS.split()) if upper == code)


def with_lower(code: str) -> str:
    """A card with this lower half."""
    return next(f"{upper}-{lower}" for upper, lower in map(halves, CARDS.split()) if lower == code)


def two(ancient_one: str = "hastur") -> Table:
    """Two investigators with 5 sanity and 5 health each: the first on a card without monster tasks, the second outside."""
    t = table("dexter-drake", "amanda-sharpe", ancient_one=ancient_one)
    return t.adventure("the-missing-records", 0).stand(0, 0)


def reveals(t: Table, upper: str) -> Table:
    """Midnight reveals a card with this upper half."""
    return t.on_top(with_upper(upper)).midnight(0)


def failed_with_terror(t: Table, place: int = 0) -> Table:
    """The active investigator fails a roll that shows a terror."""
    t.attempt(place).roll("terror", "peril", "inv1", "inv1", "peril", "peril")
    return t.play("fail-roll")


# -------------------------------------------------------------------- the 32 cards


@rule("ES-MYT-01", "ES-COM-04")
def test_the_32_cards_are_the_printed_pairs_of_an_upper_and_a_lower_half() -> None:
    printed = sorted(halves(pair) for pair in CARDS.split())
    assert sorted((card.upper.code, card.lower.code) for card in box.MYTHOS_CARD.values()) == printed
    assert len(set(printed)) == 32
    assert Counter(upper for upper, _ in printed) == UPPER
    assert Counter(lower for _, lower in printed) == LOWER


@rule("ES-MYT-01", "ES-MYT-02")
@pytest.mark.parametrize("pair", CARDS.split())
def test_each_card_carries_out_its_upper_half_once_and_then_lies_open(pair: str) -> None:
    upper, lower = halves(pair)
    t = two().adventure("koi-pond", 1).only_monsters("ghoul#1", "ghoul#2").on_top(f"{upper}-{lower}").midnight(0).until()
    assert t.zone(box.MYTHOS_OPEN) == [f"{upper}-{lower}"]
    assert len(t.told(tells.Mythos)) == 1
    doom = {"the-stars-align": 1, "whispers-at-the-gate": 1, "the-seal-weakens": 1}.get(upper, 0)
    monsters = {"sudden-terror": 1, "a-door-swings-open": 1, "the-dead-walk": 2}.get(upper, 0)
    assert t.count(box.DOOM) == doom
    assert sum(len(t.zone(zone)) for zone in box.MONSTERS_AT) == monsters


# -------------------------------------------------------------------- the upper halves


@rule("ES-MYT-02", "ES-DOM-01")
def test_the_stars_align_adds_a_doom_token() -> None:
    assert reveals(two(), "the-stars-align").count(box.DOOM) == 1


@rule("ES-MYT-02")
def test_sudden_terror_brings_a_monster() -> None:
    t = reveals(two().adventure("koi-pond", 1).only_monsters("ghost"), "sudden-terror")
    assert t.zone(box.MONSTERS_AT[1]) == ["ghost#1"]


@rule("ES-MYT-02")
def test_whispers_at_the_gate_add_doom_and_cost_sanity_at_the_entrance() -> None:
    t = reveals(two(), "whispers-at-the-gate")
    assert (t.count(box.DOOM), t.sanity(0), t.sanity(1)) == (1, 5, 4)
    assert (t.health(0), t.health(1)) == (5, 5)


@rule("ES-MYT-02")
def test_be_prepared_gives_everybody_a_clue() -> None:
    t = reveals(two(), "be-prepared")
    assert [t.count(box.CLUES[seat]) for seat in (0, 1)] == [1, 1]


@rule("ES-MYT-02")
def test_keep_friends_close_costs_everybody_sanity_or_health_as_each_chooses() -> None:
    t = reveals(two(), "keep-friends-close")
    assert (t.question, t.asked) == (asks.WhichEffect, 0)
    t.play("choose:0")
    assert (t.question, t.asked) == (asks.WhichEffect, 1)
    t.play("choose:1")
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(4, 5), (5, 4)]


@rule("ES-MYT-02", "ES-REW-09")
def test_a_door_swings_open_to_another_world_and_a_monster_comes_through() -> None:
    t = reveals(two().on_top("rlyeh").only_monsters("ghoul#1"), "a-door-swings-open")
    assert t.zone(box.CARD_AT[6]) == ["rlyeh"]
    assert t.zone(box.MONSTERS_AT[6]) == ["ghoul#1"], "it goes to the only monster task, that of the world just opened"


@rule("ES-MYT-02")
def test_the_dead_walk_as_two_monsters() -> None:
    t = reveals(two().adventure("public-lavatory", 1).only_monsters("ghoul#1", "ghoul#2"), "the-dead-walk").until()
    assert len(t.zone(box.MONSTERS_AT[1])) == 2


@rule("ES-MYT-02")
def test_the_seal_weakens_adds_doom_and_costs_health_on_cards() -> None:
    t = reveals(two(), "the-seal-weakens")
    assert (t.count(box.DOOM), t.health(0), t.health(1)) == (1, 4, 5)
    assert (t.sanity(0), t.sanity(1)) == (5, 5)


@rule("ES-MYT-02")
def test_the_halls_shift_replaces_an_adventure_nobody_is_on() -> None:
    t = two().adventure("koi-pond", 1).adventure("did-you-hear-that", 2).adventure("yuggoth", 6)
    t.monster("dark-young", 2, 0)
    assert len(t.zone(box.LOCKED)) == 2
    reveals(t.on_top("the-archives"), "the-halls-shift")
    assert t.options == ["move:museum-2", "move:museum-3"], "not the one with an investigator, no Other World"
    t.play("move:museum-3")
    assert t.zone(box.CARD_AT[2]) == ["the-archives"]
    assert t.zone(box.ADVENTURE_DECK)[-1] == "did-you-hear-that"
    assert t.home("dark-young") == box.POOL_OF_MONSTERS
    assert not t.zone(box.LOCKED), "the locks of the card and of its monster are lifted"


@rule("ES-MYT-02")
def test_the_halls_stay_as_they_are_when_somebody_is_on_every_adventure() -> None:
    t = reveals(two(), "the-halls-shift")
    assert not t.state.asked
    assert t.zone(box.CARD_AT[0]) == ["the-missing-records"]


@rule("ES-MYT-02")
def test_the_immediate_effect_is_not_repeated() -> None:
    t = two().only_monsters().on_top("the-stars-align-amid-stillness", "sudden-terror-when-memories-fade")
    assert t.midnight(0).midnight(0).count(box.DOOM) == 1


# -------------------------------------------------------------------- the lower halves


def asks_for_help(t: Table) -> bool:
    """Whether the active investigator can ask the other one for assistance after a failed roll."""
    t.stand(1, 0).attempt(0).roll("peril", "peril", "inv1", "inv1", "lore", "peril").play("fail-roll").drop("peril")
    return "ask:seat-2" in t.options


@rule("ES-MYT-03", "ES-AST-01")
def test_amid_stillness_nobody_can_be_asked_for_assistance() -> None:
    assert asks_for_help(two())
    assert not asks_for_help(two().mythos(with_lower("amid-stillness")))


@rule("ES-MYT-03")
def test_a_lasting_effect_ends_when_the_next_card_is_revealed() -> None:
    t = two().only_monsters().mythos("the-stars-align-amid-stillness").on_top("sudden-terror-when-memories-fade")
    assert asks_for_help(t.midnight(0))


@rule("ES-MYT-03", "ES-CLU-02")
@pytest.mark.parametrize("lower", ["when-memories-fade", "amid-stillness"])
def test_when_memories_fade_a_clue_rerolls_at_most_three_dice(lower: str) -> None:
    t = two().mythos(with_lower(lower)).clues(0, 1).attempt(0).roll("peril", "terror", "lore", "inv1", "inv2", "inv3")
    t.play("reroll")
    for n, face in enumerate(("peril", "terror", "lore"), 1):
        assert t.question == asks.Reroll
        t.play(f"pick:{t.die(face)}")
        assert (t.question == asks.Reroll) == (n < 3 or lower != "when-memories-fade")


@rule("ES-MYT-03", "ES-MYT-07")
def test_for_living_nightmares_a_terror_on_a_failed_roll_brings_a_monster() -> None:
    t = failed_with_terror(two().only_monsters("ghost").mythos(with_lower("for-living-nightmares")))
    assert t.zone(box.MONSTERS_AT[0]) == ["ghost#1"]


@rule("ES-MYT-03", "ES-MYT-07")
def test_to_bring_madness_a_terror_on_a_failed_roll_costs_sanity() -> None:
    t = failed_with_terror(two().mythos(with_lower("to-bring-madness")))
    assert (t.sanity(), t.question) == (4, asks.RemoveDie)


@rule("ES-MYT-07", "ES-TER-01")
def test_the_terror_effects_of_adventure_and_mythos_card_are_set_off_together_the_adventures_first() -> None:
    t = two().adventure("riot-in-the-streets", 1).mythos(with_lower("to-bring-madness"))
    failed_with_terror(t, 1)
    assert (t.sanity(), t.health()) == (4, 4)
    assert [note.told[1] for note in t.told(tells.Hurt)] == [1, 0]
    assert len(t.told(tells.Terror)) == 1


@rule("ES-MYT-07")
def test_a_mythos_card_that_was_replaced_frightens_nobody() -> None:
    t = two().only_monsters().mythos("the-stars-align-to-bring-madness").on_top("sudden-terror-when-memories-fade")
    assert failed_with_terror(t.midnight(0)).sanity() == 5


@rule("ES-MYT-03", "ES-MID-02")
def test_as_the_clock_strikes_every_midnight_of_the_card_adds_doom() -> None:
    t = two().only_monsters().mythos(with_lower("as-the-clock-strikes"))
    assert t.on_top("sudden-terror-when-memories-fade").midnight(0).count(box.DOOM) == 1


@rule("ES-MYT-03", "ES-LCK-07")
@pytest.mark.parametrize(
    ("lower", "die"),
    [("behind-closed-doors", "die-green#1"), ("in-a-pale-light", "die-yellow#1"), ("under-a-blood-moon", "die-red#1")],
)
def test_a_lock_of_the_mythos_card_holds_a_die_until_the_next_midnight(lower: str, die: str) -> None:
    t = two().only_monsters().on_top(with_lower(lower), "sudden-terror-when-memories-fade").midnight(0).until()
    assert t.zone(box.MYTHOS_OPEN) == [with_lower(lower)]
    assert t.zone(box.LOCKED) == [die]
    t.on_top("sudden-terror-when-memories-fade").midnight(0).until()
    assert not t.zone(box.LOCKED)


@rule("ES-MYT-06")
def test_the_old_lock_is_lifted_before_the_new_one_takes_a_die() -> None:
    t = two().mythos("the-stars-align-in-a-pale-light").on_top("be-prepared-in-a-pale-light").midnight(0)
    assert t.zone(box.LOCKED) == ["die-yellow#1"]
    assert not t.told(tells.LockWaits)
    t.only_monsters().on_top("sudden-terror-when-memories-fade").midnight(0)
    assert not t.zone(box.LOCKED)


@rule("ES-MYT-05")
def test_the_deck_is_cycled_and_never_runs_out() -> None:
    t = two().only_monsters()
    for debt in ("sudden-terror-until-the-debt-is-paid", "the-halls-shift-until-the-debt-is-paid"):
        t.state.put(piece(debt), box.BOX)
    order = t.zone(box.MYTHOS_DECK)
    for n in range(33):
        t.values(0, 5, 5).values(1, 5, 5).doom(0).midnight(0).until()
        assert t.zone(box.MYTHOS_OPEN) == [order[n % 30]]
        assert len(t.zone(box.MYTHOS_DECK)) == 29


# -------------------------------------------------------------------- the debt


def in_debt(*trophies: str) -> Table:
    """An investigator at the entrance, with a debt that already lies beside a newer Mythos card."""
    t = table("dexter-drake", ancient_one="hastur").only_monsters().mythos("sudden-terror-until-the-debt-is-paid")
    t.on_top("sudden-terror-when-memories-fade").midnight(0).values(0, 3, 3)
    return t.trophies(0, *trophies)


@rule("ES-MYT-04")
def test_the_debt_stays_in_force_beside_newer_cards() -> None:
    t = in_debt()
    for code in ("sudden-terror-amid-stillness", "sudden-terror-when-memories-fade"):
        assert t.zone(box.MYTHOS_BESIDE) == ["sudden-terror-until-the-debt-is-paid"]
        assert len(t.zone(box.MYTHOS_OPEN)) == 1
        assert {"offer:some-health", "offer:some-sanity"}.isdisjoint(t.begin(0).options)
        t.on_top(code).midnight(0)


@rule("ES-MYT-03", "ES-MYT-04")
def test_the_debt_bars_free_first_aid_while_it_is_the_open_card_too() -> None:
    t = table("dexter-drake", ancient_one="hastur").mythos("the-halls-shift-until-the-debt-is-paid").trophies(0, "koi-pond")
    debt = "settle:the-halls-shift-until-the-debt-is-paid"
    assert t.begin(0).options == ["offer:all-health", "offer:all-sanity", "lost-and-found", debt]


@rule("ES-MYT-04")
def test_only_the_lasting_part_of_a_card_that_stays_counts_from_then_on() -> None:
    t = in_debt()
    assert len(t.told(tells.NoMonster)) == 1, "the debt's own monster did not come again"
    assert len(t.told(tells.Mythos)) == 1


@rule("ES-MYT-04", "ES-ENT-01")
def test_two_trophies_pay_the_debt_as_the_entrance_action() -> None:
    t = in_debt("koi-pond").begin(0).play("settle:sudden-terror-until-the-debt-is-paid")
    assert not t.state.asked, "nothing else is done at the entrance"
    assert t.count(box.CLOCK) == 1
    assert not t.zone(box.MYTHOS_BESIDE)
    assert t.zone(box.MYTHOS_DECK)[-1] == "sudden-terror-until-the-debt-is-paid"
    assert not t.zone(box.TROPHIES_OF[0])
    assert "offer:some-health" in t.begin(0).options


@rule("ES-MYT-04")
def test_one_trophy_does_not_pay_the_debt() -> None:
    t = in_debt("ghoul#1").begin(0)
    assert not t.state.asked or not any(key.startswith("settle") for key in t.options)


@rule("ES-MYT-04")
def test_each_of_two_debts_is_paid_by_itself() -> None:
    t = in_debt("koi-pond", "yuggoth").mythos("the-halls-shift-until-the-debt-is-paid").begin(0)
    assert [key for key in t.options if key.startswith("settle")] == [
        "settle:the-halls-shift-until-the-debt-is-paid",
        "settle:sudden-terror-until-the-debt-is-paid",
    ]
    t.play("settle:the-halls-shift-until-the-debt-is-paid").until()
    assert "offer:some-health" not in t.begin(0).options


@rule("ES-MYT-04", "ES-LCK-14")
def test_sister_mary_is_not_bound_by_the_debt() -> None:
    t = table("sister-mary", ancient_one="hastur").mythos("sudden-terror-until-the-debt-is-paid").begin(0)
    assert "offer:some-health" in t.options
