"""Trophies: what they are worth, who takes them, how they are spent (ES-TRO)."""

import pytest

from miskatonic.games.elder_sign.cards.words import TROPHY, Lose
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

WORTH_1 = {
    "ancient-relics",
    "the-loading-dock",
    "something-has-broken-free",
    "horrible-visions",
    "late-night-break-in",
    "theres-something-in-the-basement",
    "tempest-in-a-teapot",
    "a-secret-gathering",
    "the-missing-records",
    "administration-office",
    "forgotten-knowledge",
    "the-hall-of-the-dead",
    "the-graveyard",
    "the-security-office",
    "the-gift-shop",
    "remains-of-the-high-priest",
}
"""The adventures worth 1 trophy; all others, and the Other Worlds, are worth 2."""

MONSTERS_WORTH_2 = {"vampire", "high-priest", "star-spawn", "shoggoth", "dark-young"}


def museum(*investigators: str) -> Table:
    """A museum with one adventure; Vincent Lee unless it says otherwise."""
    return table(*(investigators or ("vincent-lee",))).adventure("the-guided-tour")


def shop(t: Table, seat: int = 0) -> Table:
    """Go to the entrance, up to the choice of the action."""
    return t.begin(seat).until(asks.Move).play("move-to-entrance")


@rule("ES-TRO-01")
def test_every_adventure_other_world_and_monster_is_worth_1_or_2_trophies() -> None:
    for i in box.ADVENTURE_CARDS + box.WORLD_CARDS:
        assert box.TROPHIES[i] == (1 if box.ADVENTURE[i].code in WORTH_1 else 2)
    for i, monster in box.MONSTER.items():
        assert box.TROPHIES[i] == (2 if monster.is_mask or monster.code in MONSTERS_WORTH_2 else 1)


@rule("ES-TRO-01")
def test_what_trophies_are_worth_together_is_what_can_be_bought() -> None:
    t = shop(museum().trophies(0, "ancient-relics", "cultist#1", "dark-young#1"))  # 1 + 1 + 2
    assert "offer:unique" in t.options
    assert "offer:ally" not in t.options


@rule("ES-TRO-02")
def test_the_active_player_keeps_a_resolved_adventure_and_the_monsters_beaten_on_it() -> None:
    t = museum("vincent-lee", "bob-jenkins").adventure("koi-pond", 1)
    t.stand(0, 1)
    ghoul = t.monster("ghoul#1", 1, task=0)
    t.attempt(1, seat=1).roll("peril", "terror", "inv1", "inv1", "inv1", "inv1").play("complete:1")
    assert t.zone(box.TROPHIES_OF[1]) == [], "not before the end"
    t.roll("terror", "peril", "peril", "inv1", "inv1").play("complete:2").until()
    assert set(t.zone(box.TROPHIES_OF[1])) == {"koi-pond", box.PIECE_SLUGS[ghoul]}
    assert t.zone(box.TROPHIES_OF[0]) == [], "who only stood there gets nothing"


@rule("ES-TRO-02")
def test_a_monster_defeated_by_an_item_is_a_trophy_too() -> None:
    t = museum().gives(0, "dynamite")
    t.monster("shoggoth#1", 0)
    t.begin().play("use:dynamite", "move-to-entrance", "offer:some-health")
    assert t.zone(box.TROPHIES_OF[0]) == ["shoggoth#1"]


@rule("ES-TRO-03")
def test_cards_and_monsters_are_spent_together_in_one_payment() -> None:
    t = shop(museum().trophies(0, "koi-pond", "ancient-relics", "ghoul#1")).play("offer:unique")
    assert t.zone(box.TROPHIES_OF[0]) == []
    assert [box.PIECE_SLUGS[note.told[1]] for note in t.told(tells.SpentTrophy)] == ["koi-pond", "ancient-relics", "ghoul#1"]
    assert len(t.zone(box.OWNED[0])) == 1


@rule("ES-TRO-03")
def test_the_player_chooses_which_trophies_to_spend() -> None:
    t = shop(museum().trophies(0, "koi-pond", "rlyeh", "shoggoth#1", "ancient-relics", "ghoul#1", "ghoul#2"))
    t.play("offer:clue")
    every = ["koi-pond", "rlyeh", "shoggoth#1", "ancient-relics", "ghoul#1"]
    assert (t.question, t.options) == (asks.PayTrophy, [f"pick:{slug}" for slug in every])
    t.play("pick:ghoul#1")
    assert t.options == [f"pick:{slug}" for slug in every[:4]] + ["pick:ghoul#2"]
    t.play("pick:ancient-relics")
    assert t.zone(box.TROPHIES_OF[0]) == ["koi-pond", "rlyeh", "shoggoth#1", "ghoul#2"]


@rule("ES-TRO-04")
@pytest.mark.parametrize(
    ("slug", "deck"), [("koi-pond", box.ADVENTURE_DECK), ("rlyeh", box.WORLD_DECK), ("shoggoth#1", box.POOL_OF_MONSTERS)]
)
def test_a_spent_trophy_returns_to_where_it_came_from(slug: str, deck: str) -> None:
    t = museum().trophies(0, slug)
    size = len(t.zone(deck))
    shop(t).play("offer:clue")
    assert t.zone(box.TROPHIES_OF[0]) == []
    assert t.zone(deck)[-1] == slug, "cards go to the bottom"
    assert len(t.zone(deck)) == size + 1


@rule("ES-TRO-05")
def test_a_card_worth_2_that_pays_1_is_gone_and_no_change_is_given() -> None:
    t = museum().trophies(0, "koi-pond").effect(0, Lose(TROPHY))
    assert t.zone(box.TROPHIES_OF[0]) == []
    assert t.home("koi-pond") == box.ADVENTURE_DECK


@rule("ES-TRO-05")
def test_what_is_paid_beyond_a_price_of_3_is_lost() -> None:
    t = shop(museum().trophies(0, "koi-pond", "lights-out")).play("offer:common", "pick:koi-pond")
    assert t.zone(box.TROPHIES_OF[0]) == []
    assert len(t.zone(box.OWNED[0])) == 1


@rule("ES-TRO-03")
def test_a_card_worth_2_pays_a_price_of_2_alone() -> None:
    t = shop(museum().trophies(0, "koi-pond", "lights-out")).play("offer:clue", "pick:koi-pond")
    assert t.zone(box.TROPHIES_OF[0]) == ["lights-out"]
    assert t.count(box.CLUES[0]) == 1


@rule("ES-TRO-06")
def test_a_forced_loss_is_paid_like_a_price() -> None:
    t = table("bob-jenkins").adventure("late-night-break-in").trophies(0, "koi-pond", "ghoul#1").attempt()
    t.roll("terror", "inv1", "inv1", "lore", "lore", "lore").play("fail-roll")
    assert (t.question, t.options) == (asks.PayTrophy, ["pick:koi-pond", "pick:ghoul#1"])
    t.play("pick:koi-pond")
    assert t.question == asks.RemoveDie, "the whole card has paid for 1"
    assert t.zone(box.TROPHIES_OF[0]) == ["ghoul#1"]


@rule("ES-TRO-06")
def test_who_has_too_few_trophies_loses_all_there_are() -> None:
    t = museum().trophies(0, "ancient-relics", "ghoul#1").effect(0, Lose(TROPHY, 3))
    assert t.zone(box.TROPHIES_OF[0]) == []
    t.effect(0, Lose(TROPHY))
    assert t.question is None


@rule("ES-TRO-06")
def test_with_an_alternative_named_too_few_trophies_leave_only_that() -> None:
    t = table("bob-jenkins", ancient_one="azathoth").adventure("the-curator").trophies(0, "ghoul#1")
    t.on_top("be-prepared-for-living-nightmares").midnight()
    assert (t.sanity(), t.health()) == (3, 5), "2 trophies, or 1 sanity and 1 health"
    assert t.zone(box.TROPHIES_OF[0]) == ["ghoul#1"]


@rule("ES-TRO-07")
def test_nobody_pays_with_the_trophies_of_another() -> None:
    t = museum("vincent-lee", "bob-jenkins").trophies(1, "koi-pond", "lights-out", "the-curator").trophies(0, "ghoul#1")
    assert shop(t).options == ["offer:some-health", "offer:some-sanity", "lost-and-found"]


@rule("ES-TRO-07")
def test_nothing_can_be_handed_to_another_investigator_in_the_same_place() -> None:
    t = museum("bob-jenkins", "joe-diamond").clues(0, 1).gives(0, "axe", "wither", "alien-statue").trophies(0, "ghoul#1")
    assert t.stand(1, 0).begin().options == ["move:museum-1", "move-to-entrance"]
    t.play("move:museum-1")
    assert t.options == ["roll", "use:axe", "use:alien-statue", "give-up"]
    t.roll("peril", "peril", "peril", "peril", "peril", "peril")
    assert t.options == ["reroll", "use:wither", "use:axe", "use:alien-statue", "fail-roll", "give-up"]


@rule("ES-TRO-08")
def test_the_elder_sign_is_worth_2_and_a_cultist_1() -> None:
    assert box.TROPHIES[piece("the-elder-sign")] == 2
    assert box.TROPHIES[piece("cultist#1")] == 1
    t = shop(museum().trophies(0, "the-elder-sign", "cultist#1")).play("offer:spell")
    assert t.zone(box.TROPHIES_OF[0]) == []
