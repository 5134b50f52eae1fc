"""Gaining and discarding cards, Conditions and Spells with their two sides (EH-GAI, EH-DIS, EH-CND, EH-SPL, EH-DBL)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import (
    ALLY,
    ASSET,
    AXE,
    BLESSED,
    CLUE,
    CURSED,
    DEBT,
    ITEM,
    MADNESS,
    NECRONOMICON,
    POSSESSION,
    RITUAL,
    SANITY,
    SPELL,
    TRAITS,
    WITHER,
)
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty, piece


def alone() -> Table:
    """Silas in Rome, with nothing."""
    return empty("silas-marsh").at(0, "rome")


# -------------------------------------------------------------------- gaining


@rule("EH-GAI-01", "EH-POS-01")
def test_a_random_card_is_the_top_one_or_the_bottom_one_of_a_double_sided_deck() -> None:
    t = alone().on_top("puzzle-box", "gate-box").effect(0, w.GainAsset(), w.GainArtifact())
    assert t.owned() == ["puzzle-box", "gate-box"]
    t.at_bottom("shriveling#2").effect(0, w.GainSpell())
    assert t.owned()[-1] == "shriveling"


@rule("EH-GAI-02", "EH-DBL-04", "EH-SPL-03")
def test_a_random_spell_one_has_is_passed_over() -> None:
    t = alone().gives(0, "wither#1").at_bottom("plumb-the-void#1").at_bottom("wither#2").effect(0, w.GainSpell())
    assert t.owned() == ["wither", "plumb-the-void"]
    everything = [f"{box.CODE[c]}#1" for c in box.SPELL_CARDS[::2]]
    full = alone().gives(0, *everything).effect(0, w.GainSpell())
    assert len(full.owned()) == 10, "there is none one does not have"


@rule("EH-GAI-03", "EH-GAI-10", "EH-TRA-03")
def test_a_card_of_a_trait_is_searched_from_bottom_to_top_then_in_the_discard_pile() -> None:
    t = alone().on_top("witch-doctor", "cat-burglar").effect(0, w.GainAsset((ALLY,)))
    assert t.owned() not in (["witch-doctor"], ["cat-burglar"]), "others lie further down"
    assert ALLY in box.TRAITS_OF[piece(t.owned()[0])]
    s = t.state
    for card in s.zone(box.DECK_OF[ASSET]):
        if ALLY in box.TRAITS_OF[card]:
            s.put(card, box.DISCARD_OF[ASSET] if box.CODE[card] == "witch-doctor" else box.GONE)
    t.effect(0, w.GainAsset((ALLY,)))
    assert t.owned()[-1] == "witch-doctor"


@rule("EH-GAI-04")
def test_a_spell_or_condition_of_a_trait_is_one_that_one_does_not_have() -> None:
    t = alone()
    for code in ("amnesia", "hallucinations"):
        t.condition(0, code)
    t.effect(0, w.GainCondition(trait=MADNESS))
    assert t.conditions()[-1] == "paranoia"
    t.effect(0, w.GainCondition(trait=MADNESS))
    assert len(t.conditions()) == 3
    t.effect(0, w.GainSpell(trait=RITUAL))
    assert RITUAL in box.TRAITS_OF[piece(t.owned()[0])]


@rule("EH-GAI-05", "EH-GAI-06", "EH-LIM-01")
def test_a_named_card_is_taken_from_deck_discard_pile_or_reserve() -> None:
    t = alone().reserve().effect(0, w.GainAsset(name=AXE))
    assert t.owned() == ["axe"]
    discarded = alone()
    discarded.state.put(piece("axe"), box.DISCARD_OF[ASSET])
    assert discarded.effect(0, w.GainAsset(name=AXE)).owned() == ["axe"]
    reserve = alone().reserve("axe").effect(0, w.GainAsset(name=AXE))
    assert reserve.owned() == ["axe"]
    assert reserve.told(tells.Gained)[-1].rule == "EH-GAI-06"


@rule("EH-GAI-07", "EH-LIM-01", "EH-LIM-02")
def test_what_cannot_be_found_is_not_gained() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").gives(1, "necronomicon").effect(0, w.GainArtifact(name=NECRONOMICON))
    assert t.owned(0) == []
    fallen = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "axe").values(1, health=1)
    fallen.effect(1, w.Lose(0)).effect(0, w.GainAsset(name=AXE))
    assert fallen.owned(0) == [], "on a defeated investigator's sheet"


@rule("EH-GAI-08")
def test_from_the_reserve_one_chooses_freely_among_what_fits() -> None:
    t = alone().reserve("axe", "cat-burglar", "urban-guide", "whiskey").effect(0, w.GainAsset((ITEM,), source=w.RESERVE))
    assert t.options == ["pick:axe", "pick:whiskey"]
    assert t.play("pick:whiskey").owned() == ["whiskey"]


@rule("EH-GAI-09", "EH-CLU-01", "EH-LIM-03", "EH-CLU-02", "EH-CLU-03")
def test_clues_come_from_the_pool_which_is_filled_with_discarded_ones() -> None:
    t = alone().pool("tokyo").effect(0, w.GainClue())
    assert t.zone(box.CLUES_OF[0]) == ["clue-tokyo"]
    t.effect(0, w.GainClue(), w.SpawnClue())
    assert (t.has_clues(), t.told(tells.ClueSpawned)) == (1, []), "pool and discard pile are empty"
    t.effect(0, w.Discard(CLUE)).effect(0, w.SpawnClue())
    assert (t.clues_at("tokyo"), t.zone(box.CLUE_DISCARD)) == (1, [])
    chosen = alone().pool("sydney").effect(0, w.SpawnClue(chosen=True)).play("space:arkham")
    assert (chosen.clues_at("arkham"), chosen.clues_at("sydney")) == (1, 0)


@rule("EH-CLU-01")
@pytest.mark.parametrize("last", [w.GainClue(), w.SpawnClue(), w.SpawnMonster(w.RandomSpace())])
def test_a_pool_that_ran_out_is_filled_at_once(last: w.Effect) -> None:
    t = alone().pool("tokyo")
    t.state.put(piece("clue-sydney"), box.CLUE_DISCARD)
    t.effect(0, last)
    assert (len(t.zone(box.CLUE_POOL)) > 0, t.zone(box.CLUE_DISCARD)) == (True, [])


@rule("EH-LIM-06", "EH-INV-17")
def test_when_the_asset_deck_ran_out_nobody_finds_an_ally_in_its_discard_pile() -> None:
    t = empty("leo-anderson").at(0, "rome").reserve("axe", "bandages", "kerosene")
    s = t.state
    for card in s.zone(box.DECK_OF[ASSET]):
        s.put(card, box.DISCARD_OF[ASSET])
    t.on_top("whiskey").effect(0, w.FillReserve())
    assert ("whiskey" in t.zone(box.RESERVE), t.zone(box.DISCARD_OF[ASSET])) == (True, [])
    for card in s.zone(box.DECK_OF[ASSET]):
        s.put(card, box.DISCARD_OF[ASSET])
    t.on_top("cat-burglar").effect(0, w.GainAsset((ALLY,)))
    assert (t.owned(), t.zone(box.DISCARD_OF[ASSET])) == (["cat-burglar"], [])


@rule("EH-LIM-04", "EH-SAS-04")
def test_monsters_that_are_not_there_cannot_be_spawned() -> None:
    t = alone().cup().effect(0, w.SpawnMonster(w.HERE))
    assert t.monsters("rome") == []
    aside = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome").cup("ghost")
    assert {box.CODE[piece(slug)] for slug in aside.zone(box.SET_ASIDE)} == {"ghoul", "goat-spawn", "dark-young"}
    aside.effect(0, w.SpawnMonster(w.HERE))
    assert aside.monsters("rome") == ["ghost"], "not one of those set aside"
    aside.effect(0, w.SpawnMonster(w.HERE, name="dark-young"), w.SpawnMonster(w.HERE, name="dark-young"))
    assert aside.monsters("rome") == ["ghost", "dark-young"], "there is only one"


@rule("EH-LIM-05")
def test_all_other_tokens_are_unlimited() -> None:
    t = alone().eldritch("rome", 30)
    assert t.count(box.ELDRITCH_AT[4]) == 30
    t.state.add(box.ON_GREEN, 25)
    t.effect(0, w.PlaceOnGreen())
    assert t.count(box.ON_GREEN) == 26


@rule("EH-RLO-01")
def test_a_random_space_is_read_from_a_clue_which_is_discarded() -> None:
    t = alone().pool("tokyo", "sydney").cup("ghost").effect(0, w.SpawnMonster(w.RandomSpace()))
    assert (t.monsters("tokyo"), t.zone(box.CLUE_DISCARD)) == (["ghost"], ["clue-tokyo"])


@rule("EH-RLO-02")
def test_without_clues_the_lead_chooses_the_random_space() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").pool().cup("ghost").effect(1, w.SpawnMonster(w.RandomSpace()))
    assert (t.question, t.asked, len(t.options)) == (asks.WhichSpace, 0, 36)


# -------------------------------------------------------------------- discarding


@rule("EH-DIS-01", "EH-DIS-03", "EH-DIS-05")
def test_one_discards_ones_own_things_as_far_as_they_go() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(0, "axe", "whiskey").gives(1, "kerosene")
    t.effect(0, w.Discard(POSSESSION, trait=ITEM))
    assert (t.asked, t.options) == (0, ["pick:axe", "pick:whiskey"])
    t.play("pick:axe")
    assert t.zone(box.DISCARD_OF[ASSET])[-1] == "axe"
    t.effect(0, w.Discard(POSSESSION, 3, trait=ITEM))
    assert (t.owned(0), t.owned(1)) == ([], ["kerosene"]), "all one has, and nobody else's"


@rule("EH-DIS-02", "EH-DIS-06")
def test_tokens_on_the_board_are_discarded_by_the_one_who_acts_if_there_are_any() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo")
    t.effect(1, w.DiscardMonster())
    assert t.question is None
    t.monster("ghoul", "london")
    t.monster("mummy", "sydney")
    t.effect(1, w.DiscardMonster())
    assert (t.asked, t.options) == (1, ["pick:ghoul#1", "pick:mummy"])


@rule("EH-DIS-04")
def test_other_tokens_return_to_the_supply() -> None:
    t = alone().ongoing("dimensions-collide")
    t.effect(0, w.SolveRumor())
    assert t.tokens_on("dimensions-collide") == 0


@rule("EH-DIS-03", "EH-DBL-05", "EH-DBL-06")
def test_a_discarded_double_sided_card_is_shuffled_into_its_deck_at_once() -> None:
    t = alone().gives(0, "wither#1").effect(0, w.Discard(SPELL))
    assert (t.home("wither#1"), len(t.zone(box.DECK_OF[SPELL]))) == (box.DECK_OF[SPELL], 20)
    places = set()
    for seed in range(6):
        u = empty("silas-marsh", seed=seed).at(0, "rome").gives(0, "wither#1").effect(0, w.Discard(SPELL))
        places.add(u.zone(box.DECK_OF[SPELL]).index("wither#1"))
    assert len(places) > 2, "wherever chance puts it"


@rule("EH-BOX-01")
def test_what_is_back_in_the_box_is_out_of_the_game() -> None:
    t = alone().ongoing("faded-from-society", tokens=1).reckoning()
    assert t.home("axe") == box.GONE
    assert t.effect(0, w.GainAsset(name=AXE)).owned() == []


# -------------------------------------------------------------------- Conditions


@rule("EH-CND-01")
def test_nobody_has_two_conditions_of_a_name_nor_pays_with_one_they_have() -> None:
    t = alone()
    t.condition(0, "debt")
    t.effect(0, w.GainCondition(DEBT))
    assert t.conditions() == ["debt"]
    t.effect(0, w.May(w.GainCondition(DEBT), w.GainClue(2)))
    assert (t.question, t.has_clues()) == (None, 0)


@rule("EH-CND-01", "EH-FLP-01", "EH-FLP-02")
def test_a_second_blessing_turns_the_card_over_and_up_again() -> None:
    t = alone().values(0, health=4)
    t.condition(0, "blessed", "beloved-of-bast")
    t.effect(0, w.GainCondition(BLESSED))
    assert (t.conditions(), t.health()) == (["blessed"], 6)
    t.effect(0, w.May(w.GainCondition(BLESSED), w.GainClue())).play("do-it")
    assert (t.health(), t.has_clues()) == (8, 1), "a chosen gain counts as carried out"


@rule("EH-CND-01")
def test_blessed_and_cursed_drive_each_other_out() -> None:
    t = alone()
    t.condition(0, "blessed")
    assert t.effect(0, w.GainCondition(CURSED)).conditions() == []
    t.condition(0, "cursed")
    assert t.effect(0, w.GainCondition(BLESSED)).conditions() == []


@rule("EH-CND-02", "EH-RST-01")
def test_resting_may_remove_madness_and_injuries_each_once() -> None:
    t = alone()
    amnesia = box.PIECE_SLUGS[t.condition(0, "amnesia")]
    leg = box.PIECE_SLUGS[t.condition(0, "leg-injury")]
    t.turn().play("rest")
    assert set(t.options) == {f"use:{amnesia}", f"use:{leg}", "pass"}
    t.roll(5).play(f"use:{amnesia}").roll(4).play(f"use:{leg}")
    assert (t.conditions(), t.question) == (["leg-injury"], asks.Action)


@rule("EH-TRA-01", "EH-TRA-02")
def test_cards_have_traits_which_do_nothing_by_themselves() -> None:
    cards = [card for card in range(len(box.SHEETS)) if box.BACKS[card] in ("asset", "artifact", "spell", "condition")]
    assert all(box.TRAITS_OF[card] for card in cards)
    assert {TRAITS[trait] for card in cards for trait in box.TRAITS_OF[card]} == set(TRAITS)
    t = alone().gives(0, "holy-cross")
    assert "use:holy-cross" not in t.turn().options


def turned(code: str, back: str, *faces: int, **more: int) -> Table:
    """Silas's Condition is turned over with this back, Lily beside him."""
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").clues(0, more.get("clues", 0))
    t.gives(0, "axe", "whiskey", "witch-doctor") if more.get("rich") else None
    card = t.condition(0, code, back)
    return t.roll(*faces).running(t.state.rules.codes["turn over"], 0, piece=card)


@rule("EH-DBL-02", "EH-FLP-01", "EH-DBL-03")
@pytest.mark.parametrize(
    ("code", "back", "after"),
    [
        ("amnesia", "the-terrible-truth", ["dark-pact"]),
        ("amnesia", "unexplained-debts", ["debt"]),
        ("amnesia", "forgotten-crimes", ["detained"]),
        ("cursed", "karmic-justice", []),
        ("debt", "unwilling-servant", ["amnesia"]),
        ("detained", "starvation", ["internal-injury"]),
        ("detained", "cruel-and-unusual", ["paranoia"]),
        ("blessed", "visions-of-hypnos", ["blessed"]),
        ("leg-injury", "stabbing-pain", ["leg-injury"]),
        ("paranoia", "agoraphobia", ["paranoia"]),
    ],
)
def test_backs_of_conditions_that_bring_or_keep_conditions(code: str, back: str, after: list[str]) -> None:
    assert turned(code, back).conditions() == after


@pytest.mark.parametrize(
    ("code", "back", "health", "sanity"),
    [
        ("cursed", "the-innsmouth-look", 5, 4),
        ("debt", "hitmen", 5, 4),
        ("debt", "beyond-riches", 8, 1),
        ("detained", "holding-cell", 6, 2),
        ("hallucinations", "the-voices", 8, 3),
        ("hallucinations", "swarming", 8, 1),
        ("internal-injury", "cracked-rib", 7, 4),
        ("internal-injury", "excruciating-pain", 5, 4),
        ("internal-injury", "internal-bleeding", 7, 4),
        ("paranoia", "agoraphobia", 8, 2),
    ],
)
def test_backs_of_conditions_that_hurt(code: str, back: str, health: int, sanity: int) -> None:
    t = turned(code, back)
    assert (t.health(), t.sanity()) == (health, sanity)


def test_other_backs_of_conditions() -> None:
    assert turned("back-injury", "nerve-damage", rich=1).options == ["pick:axe", "pick:whiskey"]
    assert turned("back-injury", "muscle-spasms", rich=1).play("pick:axe").count(box.DELAYED[0]) == 1
    spine = turned("back-injury", "fractured-spine", rich=1).play("pick:axe")
    assert (spine.owned(), spine.conditions()) == (["whiskey", "witch-doctor"], [])
    nodens = empty("silas-marsh").at(0, "rome")
    nodens.monster("ghoul", "tokyo")
    card = nodens.condition(0, "blessed", "blessing-of-nodens")
    nodens.running(nodens.state.rules.codes["turn over"], 0, piece=card).play("do-it")
    assert (nodens.monsters("tokyo"), nodens.conditions()) == ([], ["blessed"])
    harried = turned("cursed", "harried")
    assert (len(harried.told(tells.Combat)), harried.conditions()) == (1, ["cursed"])
    sea = empty("silas-marsh", "lily-chen").at(0, "space-8").at(1, "rome")
    card = sea.condition(0, "cursed", "the-innsmouth-look")
    assert not sea.running(sea.state.rules.codes["turn over"], 0, piece=card).alive(0)
    yog = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").gives(0, "wither#1", "shriveling#1")
    yog.stack("tokyo", "sydney").cup("ghost", "witch")
    card = yog.condition(0, "dark-pact", "pact-with-yog-sothoth")
    yog.running(yog.state.rules.codes["turn over"], 0, piece=card)
    assert (yog.gates(), yog.colour(), yog.conditions()) == (["tokyo", "sydney"], "blue", [])
    assert not turned("dark-pact", "pact-with-the-dark-man").alive(0)
    thousand = turned("dark-pact", "one-of-the-thousand")
    assert (thousand.alive(0), thousand.alive(1), thousand.conditions()) == (True, False, [])
    collector = turned("debt", "debt-collector", rich=1)
    assert (collector.owned(), collector.conditions()) == (["witch-doctor"], [])
    authorities = turned("debt", "local-authorities", rich=1)
    assert authorities.play("yes").owned() == ["axe", "whiskey"]
    assert turned("debt", "local-authorities").conditions() == ["detained"]
    assert turned("debt", "make-a-deal").play("no").count(box.DOOM) == 14
    assert turned("debt", "make-a-deal").play("yes").conditions() == ["dark-pact"]
    assert turned("detained", "starvation", clues=1).play("choose:0").conditions() == []
    assert turned("hallucinations", "delusions", clues=3).has_clues() == 0
    knee = turned("leg-injury", "twisted-knee")
    assert (knee.play("yes").count(box.DELAYED[0]), knee.health()) == (1, 8)
    remedy = turned("leg-injury", "strange-remedy")
    assert (remedy.play("do-it").conditions(), remedy.health(), remedy.count(box.DELAYED[0])) == ([], 7, 1)
    assert turned("leg-injury", "strange-remedy").play("decline").conditions() == ["leg-injury"]
    thief = turned("paranoia", "kleptomania")
    assert (thief.owned(), thief.conditions()) == ([], ["detained"]), "caught"
    lucky = empty("silas-marsh").at(0, "rome").roll(6, 6, 1)
    lucky.state.put(piece("axe"), box.DECK_OF[ASSET])
    card = lucky.condition(0, "paranoia", "kleptomania")
    lucky.running(lucky.state.rules.codes["turn over"], 0, piece=card)
    assert (lucky.owned(), lucky.conditions()) == (["axe"], []), "a result equal to the value is enough"
    outbursts = turned("paranoia", "violent-outbursts", rich=1)
    assert (outbursts.health(0), outbursts.health(1), outbursts.owned()) == (8, 4, ["axe", "whiskey"])


@pytest.mark.parametrize(
    ("code", "face", "left"), [("blessed", 2, 0), ("blessed", 3, 1), ("cursed", 4, 0), ("cursed", 3, 1)]
)
def test_blessed_and_cursed_may_end_in_a_reckoning(code: str, face: int, left: int) -> None:
    t = alone().roll(face)
    t.condition(0, code)
    assert len(t.reckoning().conditions()) == left


def test_a_dark_pact_is_called_in_on_a_one_and_a_debt_in_every_reckoning() -> None:
    pact = empty("silas-marsh", "lily-chen").at(0, "rome")
    pact.condition(0, "dark-pact", "one-of-the-thousand")
    assert pact.roll(2).reckoning().alive(1)
    assert not pact.roll(1).reckoning().alive(1)
    debt = alone()
    debt.condition(0, "debt", "hitmen")
    assert (debt.reckoning().health(), debt.conditions()) == (5, [])


# -------------------------------------------------------------------- Spells


@rule("EH-SPL-01", "EH-SPL-02", "EH-DBL-02", "EH-FLP-02")
def test_casting_resolves_the_front_turns_the_card_and_turns_it_up_again() -> None:
    t = empty("norman-withers").at(0, "rome")
    t.spell(0, "shriveling", 2)
    mummy = t.monster("mummy", "rome")
    t.roll(6, 1, 1).turn().play("use:shriveling#1", "keep")
    assert t.count(box.HURT[mummy]) == 2
    assert (t.sanity(), t.owned()) == (6, ["shriveling"]), "the back: a result of 1 costs 1 Sanity"
    assert "use:shriveling#1" not in t.options, "an action: once per round"


@rule("EH-SPL-03")
def test_a_second_spell_of_a_name_is_not_gained() -> None:
    t = alone().gives(0, "wither#1").effect(0, w.GainSpell(name=WITHER))
    assert t.owned() == ["wither"]


@rule("EH-FAQ-08")
def test_the_target_is_chosen_before_the_test_whatever_its_result() -> None:
    t = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "rome")
    t.spell(0, "blessing-of-isis", 1)
    t.turn().play("use:blessing-of-isis#1")
    assert t.question is asks.ChooseInvestigator
    t.play("person:seat-2", "keep")
    assert t.conditions(1) == ["cursed"], "the back at a result of 0"
    far = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "tokyo")
    far.spell(0, "plumb-the-void", 1)
    far.turn().play("use:plumb-the-void#1", "person:seat-2", "keep")
    assert far.health(1) == 3


def cast(code: str, back: int, *faces: int, monster: str = "") -> Table:
    """Norman (lore 3) casts a Spell as an action, Silas beside him."""
    t = empty("norman-withers", "silas-marsh").at(0, "rome").at(1, "rome")
    t.reserve("axe", "whiskey", "carbine-rifle", "urban-guide")
    t.spell(0, code, back)
    if monster:
        t.monster(monster, "rome")
    return t.roll(*faces).turn().play(f"use:{code}#1")


def test_backs_of_blessing_of_isis() -> None:
    t = cast("blessing-of-isis", 1, 6, 1).play("person:seat-2", "keep")
    assert (t.conditions(1), t.sanity()) == (["blessed"], 6)
    two = cast("blessing-of-isis", 1, 6, 6).play("person:seat-2", "keep")
    assert (two.conditions(1), two.sanity()) == (["blessed"], 7)
    hurt = cast("blessing-of-isis", 2, 6, 6).play("person:seat-2", "keep")
    assert (hurt.health(), hurt.conditions(0)) == (4, [])
    three = cast("blessing-of-isis", 2)
    three.improved(0, "lore", 2).gives(0, "arcane-tome")
    three.roll(6, 6, 6, 1, 1, 1).play("person:seat-2", "keep")
    assert (three.conditions(0), three.conditions(1)) == (["blessed"], ["blessed"])


def test_backs_of_conjuration() -> None:
    t = cast("conjuration", 1, 6, 6, 1, 1).play("keep", "do-it")
    assert t.options == ["pick:axe", "pick:whiskey"], "value at most 2, item or trinket"
    t.play("pick:axe")
    assert (t.owned(), t.sanity()) == (["conjuration", "axe"], 6)
    failed = cast("conjuration", 1, 1, 2, 3, 1).play("keep")
    assert failed.owned() == [], "no die shows a 4"
    four = cast("conjuration", 1, 4, 2, 3, 1).play("keep")
    assert four.owned() == ["conjuration"]
    price = cast("conjuration", 2, 1, 1, 1, 1).play("keep")
    assert price.owned() == []
    total = cast("conjuration", 2, 6, 6, 6, 1).play("keep", "decline", "do-it", "pick:axe")
    assert total.options == ["pick:whiskey", "done"]


def test_backs_of_feed_the_mind() -> None:
    t = cast("feed-the-mind", 1, 6, 1).play("keep", "person:seat-2", "skill:will", "yes")
    assert (t.skill("will", 1), t.sanity(), t.owned()) == (1, 5, ["feed-the-mind"])
    lost = cast("feed-the-mind", 1, 6, 1).play("keep", "person:seat-2", "skill:will", "no")
    assert lost.owned() == []
    assert cast("feed-the-mind", 2, 1, 4).play("keep").owned() == ["feed-the-mind"]
    assert cast("feed-the-mind", 2, 1, 1).play("keep").owned() == []


def test_wards_prevent_losses_of_anybody_once_per_round() -> None:
    for code, value, left in (("flesh-ward", 0, 6), ("instill-bravery", 1, 6)):
        t = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "tokyo")
        t.spell(0, code, 1)
        t.roll(6, 1, 1).effect(1, w.Lose(value, 3))
        assert (t.question, t.asked) == (asks.React, 0)
        t.play(f"use:{code}#1", "keep")
        own = t.health(1) if value == 0 else t.sanity(1)
        assert own == left - 1, "2 of 3 prevented"
        assert (t.sanity(0), t.health(0)) == ((6, 5) if value == 0 else (7, 4)), "the back costs the caster"
        t.effect(1, w.Lose(value, 1))
        assert t.question is None, "once per round"


def test_the_other_back_of_a_ward_prevents_as_much_as_the_result_or_hurts() -> None:
    t = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "tokyo")
    t.spell(0, "flesh-ward", 2)
    t.roll(6, 6, 6).effect(1, w.Lose(0, 4)).play("use:flesh-ward#1", "keep")
    assert t.health(1) == 6 - 1
    bad = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "tokyo")
    bad.spell(0, "flesh-ward", 2)
    bad.effect(1, w.Lose(0, 1)).play("use:flesh-ward#1", "keep")
    assert bad.asked == 1, "the one whose loss it was chooses"
    bad.play("yes")
    assert (bad.conditions(1), bad.health(1)) == (["internal-injury"], 5)


def test_mists_of_releh_hide_the_caster_from_monsters() -> None:
    t = empty("norman-withers").at(0, "arkham")
    t.spell(0, "mists-of-releh", 2)
    t.monster("ghoul", "arkham")
    t.roll(6, 1, 1).encounter().play("use:mists-of-releh#1", "keep", "do-it")
    assert (t.options, t.sanity()) == (["encounter:america", "encounter:general"], 6)
    failed = empty("norman-withers").at(0, "arkham")
    failed.spell(0, "mists-of-releh", 1)
    failed.monster("ghoul", "arkham")
    failed.encounter().play("use:mists-of-releh#1", "keep")
    assert len(failed.told(tells.Combat)) == 1


def test_clairvoyance_researches_a_clue_far_away() -> None:
    t = empty("norman-withers").at(0, "space-5").on_top("re-az-7")
    t.spell(0, "clairvoyance", 1)
    t.clue("space-8")
    t.monster("ghoul", "space-8")
    t.roll(6, 6, 6).encounter().play("use:clairvoyance#1", "keep", "do-it")
    assert [note.told.section for note in t.told(tells.Encounter)] == [2], "as if at sea, Monsters there ignored"
    assert len(t.told(tells.Rolls)[-1].told.dice) == 4 + 1, "an additional die at a result of 3"
    lost = empty("norman-withers").at(0, "space-5")
    lost.spell(0, "clairvoyance", 2)
    lost.clue("space-8")
    lost.encounter().play("use:clairvoyance#1", "keep")
    assert lost.clues_at("space-8") == 0, "the chosen Clue is discarded"


def test_plumb_the_void_moves_somebody_anywhere() -> None:
    t = cast("plumb-the-void", 2, 6, 6).play("person:seat-2", "keep", "do-it", "space:tokyo")
    assert t.where(1) == "tokyo"
    action = cast("plumb-the-void", 1)
    action.improved(0, "lore", 2).roll(6, 6, 6, 1).play("person:seat-1", "keep", "decline", "do-it")
    assert action.question is asks.AdditionalAction
    forget = cast("plumb-the-void", 2, 6, 1).play("person:seat-2", "keep", "decline", "yes")
    assert forget.conditions() == ["amnesia"]


def test_backs_of_shriveling_and_wither() -> None:
    t = cast("shriveling", 1, 6, 6, 6, monster="cthonian").play("keep")
    assert t.count(box.HURT[piece("cthonian")]) == 3
    others = cast("shriveling", 2, 6, 6, 1, monster="cthonian")
    gug = others.monster("gug", "rome")
    others.play("keep", "pick:cthonian")
    assert (others.count(box.HURT[piece("cthonian")]), others.count(box.HURT[gug])) == (2, 2)
    for back, dice in ((1, 2 - 2 + 5), (2, 2 - 2 + 3)):
        fight = empty("norman-withers").at(0, "rome")
        fight.spell(0, "wither", back)
        fight.roll(6, 6, 6, 6).fights("mummy").play("keep").roll(6, 6, 1).play("use:wither#1", "keep")
        assert len(fight.state.asked[0].what.dice) == dice
        assert ("reroll" in fight.options) == (back == 2)


@rule("EH-SPL-02")
def test_a_bonus_for_spells_counts_for_the_test_of_the_front() -> None:
    t = cast("shriveling", 1, monster="mummy").gives(0, "arcane-manuscripts")
    assert len(t.state.asked[0].what.dice) == 3
    t = empty("norman-withers").at(0, "rome").gives(0, "arcane-tome")
    t.spell(0, "shriveling", 1)
    t.monster("mummy", "rome")
    t.turn().play("use:shriveling#1")
    assert len(t.state.asked[0].what.dice) == 5


def test_glass_of_mortlan() -> None:
    t = empty("norman-withers").at(0, "rome").gives(0, "glass-of-mortlan")
    t.spell(0, "shriveling", 2)
    mummy = t.monster("mummy", "rome")
    t.roll(6, 1, 1).turn().play("use:shriveling#1", "keep")
    assert t.told(tells.TestResult)[-1].told.successes == 2, "a 6 counts twice"
    assert t.count(box.HURT[mummy]) == 2
    lost = empty("norman-withers").at(0, "rome").gives(0, "glass-of-mortlan")
    lost.spell(0, "shriveling", 2)
    lost.monster("mummy", "rome")
    lost.roll(5, 1, 1).turn().play("use:shriveling#1", "keep", "use:glass-of-mortlan")
    assert lost.sanity() == 7
    assert lost.effect(0, w.Lose(SANITY)).question is None, "only by Spells"
