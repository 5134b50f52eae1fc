"""The entrance sheet: first aid, lost and found, the souvenir shop (ES-ENT)."""

import pytest

from miskatonic.games.elder_sign.cards.words import ALLY, COMMON, SPELL, UNIQUE
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

ONES = ("ancient-relics", "the-loading-dock", "horrible-visions", "the-missing-records")
TWOS = ("koi-pond", "lights-out", "the-curator", "hallway-on-fire", "the-elder-sign")
"""Adventures that are worth 1 and 2 trophies."""

FREE = ["offer:some-health", "offer:some-sanity"]
PRICES = {"clue": 2, "common": 3, "spell": 3, "unique": 4, "ally": 6, "sign": 10}
GREENS = tuple(f"die-green#{n}" for n in range(1, 7))


def museum(*investigators: str, ancient_one: str = "ithaqua") -> Table:
    """A museum with one adventure, so that there is a choice where to go; Vincent Lee (5 and 5) unless it says otherwise."""
    return table(*(investigators or ("vincent-lee",)), ancient_one=ancient_one).adventure("the-guided-tour")


def visit(t: Table, seat: int = 0) -> Table:
    """Go to the entrance, up to the choice of the action."""
    return t.begin(seat).until(asks.Move).play("move-to-entrance")


def find(t: Table, face: str) -> Table:
    """Take the lost and found action so that the die shows this face."""
    return t.load(face, dice=(box.GREEN_DICE[0],)).play("lost-and-found")


# -------------------------------------------------------------------- one action


@rule("ES-ENT-01")
def test_without_trophies_there_is_free_first_aid_or_lost_and_found() -> None:
    t = visit(museum())
    assert (t.question, t.options) == (asks.Entrance, [*FREE, "lost-and-found"])


@rule("ES-ENT-01")
def test_with_ten_trophies_all_three_actions_and_every_offer_are_there() -> None:
    t = visit(museum().trophies(0, *TWOS))
    aid = [*FREE, "offer:all-health", "offer:all-sanity", "offer:both"]
    assert t.options == [*aid, *(f"offer:{code}" for code in PRICES), "lost-and-found"]


@rule("ES-ENT-01")
@pytest.mark.parametrize("action", ["offer:some-health", "offer:clue", "lost-and-found"])
def test_after_one_action_the_clock_step_follows(action: str) -> None:
    t = visit(museum().trophies(0, *TWOS).values(0, 3, 3))
    t.load("inv1", dice=(box.GREEN_DICE[0],)).play(action).until(asks.Entrance)
    assert t.question is None, "nothing else is asked in this turn"
    assert len(t.told(tells.Clock)) == 1


# -------------------------------------------------------------------- first aid


@rule("ES-ENT-02")
@pytest.mark.parametrize(("offer", "after"), [("some-health", (3, 4)), ("some-sanity", (4, 3))])
def test_free_first_aid_gives_1_health_or_1_sanity(offer: str, after: tuple[int, int]) -> None:
    t = visit(museum().values(0, 3, 3)).play(f"offer:{offer}")
    assert (t.sanity(), t.health()) == after


@rule("ES-ENT-03")
@pytest.mark.parametrize(("offer", "after"), [("all-health", (1, 5)), ("all-sanity", (5, 1))])
def test_for_2_trophies_one_value_is_regained_up_to_its_limit(offer: str, after: tuple[int, int]) -> None:
    t = visit(museum().values(0, 1, 1).trophies(0, "koi-pond")).play(f"offer:{offer}")
    assert (t.sanity(), t.health()) == after
    assert t.zone(box.TROPHIES_OF[0]) == []


@rule("ES-ENT-03", "ES-ENT-04")
def test_first_aid_that_cannot_be_paid_is_not_offered() -> None:
    assert not {"offer:all-health", "offer:all-sanity"} & set(visit(museum().trophies(0, ONES[0])).options)
    t = visit(museum().trophies(0, *ONES[:3]))
    assert "offer:all-health" in t.options
    assert "offer:both" not in t.options


@rule("ES-ENT-04")
def test_for_4_trophies_both_values_are_regained_up_to_their_limits() -> None:
    t = visit(museum().values(0, 1, 2).trophies(0, "koi-pond", "lights-out")).play("offer:both")
    assert (t.sanity(), t.health()) == (5, 5)
    assert t.zone(box.TROPHIES_OF[0]) == []


@rule("ES-ENT-05")
def test_one_first_aid_action_uses_only_one_of_its_options() -> None:
    t = visit(museum().values(0, 1, 1).trophies(0, "koi-pond", "lights-out", "the-curator"))
    t.play("offer:all-health", "pick:koi-pond")
    assert (t.sanity(), t.health()) == (1, 5)
    assert t.question is None, "the rest of the trophies cannot be spent on more first aid"
    assert t.zone(box.TROPHIES_OF[0]) == ["lights-out", "the-curator"]


# -------------------------------------------------------------------- lost and found


@rule("ES-ENT-06")
@pytest.mark.parametrize(
    ("face", "clues", "kind", "after"),
    [
        ("inv1", 0, None, (5, 5)),
        ("inv2", 1, None, (5, 5)),
        ("inv3", 0, COMMON, (5, 5)),
        ("lore", 0, SPELL, (5, 5)),
        ("peril", 0, None, (5, 4)),
        ("terror", 0, None, (4, 5)),
    ],
)
def test_lost_and_found_gives_what_the_table_says(face: str, clues: int, kind: int | None, after: tuple[int, int]) -> None:
    t = find(visit(museum()), face)
    assert t.count(box.CLUES[0]) == clues
    assert [box.POSSESSION[card].kind for card in t.state.zone(box.OWNED[0])] == ([] if kind is None else [kind])
    assert (t.sanity(), t.health()) == after


@rule("ES-ENT-06")
def test_lost_and_found_can_devour() -> None:
    t = find(visit(museum().values(0, sanity=1)), "terror")
    assert t.question == asks.Investigator
    assert t.home("vincent-lee") == box.DEVOURED


@rule("ES-ENT-07")
@pytest.mark.parametrize("code", ["harvey-walters", "mandy-thompson", "michael-mcglen"])
def test_neither_abilities_nor_clues_nor_items_touch_the_lost_and_found_roll(code: str) -> None:
    t = museum(code).clues(0, 2).gives(0, "wither", "axe", "blue-watcher-of-the-pyramid", "professor-armitage")
    sanity = t.sanity()
    find(visit(t), "terror")
    assert t.question is None, "nobody is asked between the roll and its line of the table"
    assert t.sanity() == sanity - 1
    assert t.count(box.CLUES[0]) == 2


@rule("ES-ENT-07")
def test_kate_suffers_the_terror_line_of_lost_and_found() -> None:
    t = find(visit(museum("kate-winthrop")), "terror")
    assert t.sanity() == 5


@rule("ES-ENT-10")
def test_lost_and_found_needs_a_green_die_that_is_neither_locked_nor_held() -> None:
    spells = ("wither", "shrivelling", "voice-of-ra", "arcane-insight")
    t = museum().gives(0, *spells).adventure("did-you-hear-that", 1)
    assert t.zone(box.LOCKED) == [GREENS[0]]
    for spell, die in zip(spells, GREENS[1:5], strict=True):
        t.hold(spell, die, "lore")
    assert "lost-and-found" in visit(t).options
    t.monster("vampire", 1)
    assert t.zone(box.LOCKED) == [GREENS[0], GREENS[5]]
    assert visit(t).options == FREE
    assert dict(t.game.decision.forbidden)["lost-and-found"] == "ES-ENT-10"


@rule("ES-ENT-10")
def test_sister_mary_can_roll_a_locked_die_there_but_none_that_is_held() -> None:
    t = museum("sister-mary").gives(0, "dread-curse-of-azathoth")
    for die in GREENS:
        t.hold("dread-curse-of-azathoth", die, "lore")
    assert visit(t).options == FREE
    t = museum("sister-mary").gives(0, "dread-curse-of-azathoth").adventure("did-you-hear-that", 1)
    assert t.zone(box.LOCKED) == ["die-green#1"]
    for die in GREENS[1:]:
        t.hold("dread-curse-of-azathoth", die, "lore")
    assert "lost-and-found" in visit(t).options


# -------------------------------------------------------------------- the souvenir shop


@rule("ES-ENT-08")
@pytest.mark.parametrize(("offer", "price"), PRICES.items())
def test_every_offer_has_its_price(offer: str, price: int) -> None:
    slugs = (*TWOS[: price // 2], *ONES[: price % 2])
    dear = visit(museum().trophies(0, *slugs))
    assert f"offer:{offer}" in dear.options
    poor = visit(museum().trophies(0, *slugs[:-1]))
    assert f"offer:{offer}" not in poor.options


@rule("ES-ENT-08")
def test_a_clue_is_bought_for_2() -> None:
    t = visit(museum().trophies(0, "koi-pond")).play("offer:clue")
    assert (t.count(box.CLUES[0]), t.zone(box.TROPHIES_OF[0])) == (1, [])


@rule("ES-ENT-08")
@pytest.mark.parametrize(
    ("offer", "kind", "slugs"),
    [
        ("common", COMMON, ("koi-pond", "ancient-relics")),
        ("spell", SPELL, ("koi-pond", "ancient-relics")),
        ("unique", UNIQUE, ("koi-pond", "lights-out")),
        ("ally", ALLY, ("koi-pond", "lights-out", "the-curator")),
    ],
)
def test_a_card_is_drawn_from_the_top_of_its_deck(offer: str, kind: int, slugs: tuple[str, ...]) -> None:
    t = visit(museum().trophies(0, *slugs))
    top = t.zone(box.DECK_OF[kind])[0]
    t.play(f"offer:{offer}")
    assert (t.zone(box.OWNED[0]), t.zone(box.TROPHIES_OF[0])) == ([top], [])


@rule("ES-ENT-08")
def test_an_elder_sign_is_bought_for_10_and_can_win_the_game() -> None:
    t = visit(museum().trophies(0, *TWOS)).play("offer:sign")
    assert (t.count(box.SIGNS), t.zone(box.TROPHIES_OF[0])) == (1, [])
    t = visit(museum().signs(10).trophies(0, *TWOS)).play("offer:sign")  # Ithaqua is beaten by 11
    assert t.state.result is not None
    assert t.state.result.won


@rule("ES-ENT-08")
def test_only_one_thing_is_bought_however_much_could_be_afforded() -> None:
    t = visit(museum().trophies(0, *TWOS)).play("offer:clue", "pick:koi-pond")
    assert t.question is None
    assert (t.count(box.CLUES[0]), len(t.zone(box.TROPHIES_OF[0]))) == (1, 4)


@rule("ES-ENT-09")
def test_trophies_cannot_be_spent_on_an_adventure_nor_while_moving() -> None:
    t = museum("bob-jenkins").values(0, 1, 1).trophies(0, *TWOS).begin()
    assert t.options == ["move:museum-1", "move-to-entrance"]
    t.play("move:museum-1")
    assert t.options == ["roll", "give-up"]
    t.roll("inv1", "inv1", "lore", "peril", "peril", "peril")
    assert t.options == ["complete:1", "fail-roll", "give-up"]


@rule("ES-ENT-09")
def test_who_waits_at_the_entrance_buys_nothing_in_anothers_turn() -> None:
    t = museum("vincent-lee", "bob-jenkins").trophies(1, *TWOS).values(1, 1, 1)
    t.begin().until(asks.Move).play("move-to-entrance")
    assert t.asked == 0
    t.play("offer:some-health")
    assert t.question is None
    assert len(t.zone(box.TROPHIES_OF[1])) == 5


# -------------------------------------------------------------------- dearer and cheaper


def test_hastur_makes_everything_in_the_shop_2_dearer_but_not_first_aid() -> None:
    for offer, price in PRICES.items():
        slugs = (*TWOS[: price // 2], *ONES[: price % 2])
        assert f"offer:{offer}" not in visit(museum(ancient_one="hastur").trophies(0, *slugs)).options
        paid = (*slugs, "medusa-exhibit")
        t = visit(museum(ancient_one="hastur").trophies(0, *paid)).play(f"offer:{offer}")
        assert t.zone(box.TROPHIES_OF[0]) == [], f"{offer} costs {price + 2}"
    t = visit(museum(ancient_one="hastur").values(0, 1, 1).trophies(0, "koi-pond")).play("offer:all-health")
    assert (t.health(), t.zone(box.TROPHIES_OF[0])) == (5, [])


def test_ruby_makes_her_players_purchases_1_cheaper_but_not_first_aid() -> None:
    t = visit(museum().gives(0, "ruby-standish").trophies(0, *ONES[:2])).play("offer:common")
    assert t.zone(box.TROPHIES_OF[0]) == []
    assert t.zone(box.OWNED[0])[0] == "ruby-standish", "she stays"
    assert "offer:all-health" not in visit(museum().gives(0, "ruby-standish").trophies(0, ONES[0])).options


def test_ruby_helps_nobody_else() -> None:
    t = museum("vincent-lee", "bob-jenkins").gives(1, "ruby-standish").trophies(0, ONES[0])
    assert visit(t).options == [*FREE, "lost-and-found"]


def test_ruby_and_hastur_together_make_a_clue_cost_3() -> None:
    t = museum(ancient_one="hastur").gives(0, "ruby-standish").trophies(0, *ONES[:2])
    assert "offer:clue" not in visit(t).options
    visit(t.trophies(0, ONES[2])).play("offer:clue")
    assert (t.count(box.CLUES[0]), t.zone(box.TROPHIES_OF[0])) == (1, [])


# -------------------------------------------------------------------- a Mythos card about first aid


DEBT = "the-halls-shift-until-the-debt-is-paid"


def test_until_the_debt_is_paid_free_first_aid_is_closed_and_paid_first_aid_is_not() -> None:
    t = visit(museum().values(0, 1, 1).mythos(DEBT).trophies(0, "koi-pond"))
    assert not set(FREE) & set(t.options)
    assert {"offer:all-health", "offer:all-sanity", "lost-and-found", f"settle:{DEBT}"} <= set(t.options)
    why_not = dict(t.game.decision.forbidden)
    assert [why_not[key] for key in (*FREE, "offer:both", "offer:sign")] == [*["ES-MYT-03"] * 2, "ES-ENT-04", "ES-ENT-08"]
    t.play(f"settle:{DEBT}")
    assert (t.home(DEBT), t.zone(box.TROPHIES_OF[0])) == (box.MYTHOS_DECK, [])
    assert visit(t).options == [*FREE, "lost-and-found"]


def test_sister_mary_has_free_first_aid_all_the_same() -> None:
    t = visit(museum("sister-mary").mythos(DEBT))
    assert t.options == [*FREE, "lost-and-found"]


def test_the_sheet_holds_exactly_these_offers() -> None:
    from miskatonic.games.elder_sign.cards.entrance import OFFERS

    aid = {"some-health": 0, "some-sanity": 0, "all-health": 2, "all-sanity": 2, "both": 4}
    assert {offer.code: offer.price for offer in OFFERS} == aid | PRICES
    assert {offer.code for offer in OFFERS if offer.in_shop} == set(PRICES)
    assert all(box.TROPHIES[piece(slug)] == n for slugs, n in ((ONES, 1), (TWOS, 2)) for slug in slugs)


@rule("ES-ENT-01", "ES-ENT-10", "ES-MYT-03")
def test_who_can_do_nothing_at_the_entrance_goes_on_to_the_clock() -> None:
    t = museum().mythos("sudden-terror-until-the-debt-is-paid")
    for die, spell in zip(box.GREEN_DICE, [spell for spell in box.HELD if box.POSSESSION[spell].powers], strict=False):
        t.hold(box.PIECE_SLUGS[spell], box.PIECE_SLUGS[die], "lore")
    visit(t)
    assert t.question is None
    assert (len(t.told(tells.Clock)), t.told(tells.Entrance)) == (1, [])
