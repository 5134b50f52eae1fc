"""The Encounter Phase: locations, tokens, research, Other Worlds, Expeditions (EH-ENC, EH-LOC, EH-RES, EH-CPX)."""

from __future__ import annotations

import pytest

from miskatonic.core import hidden
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.spells import SPELLS
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, LORE, OBSERVATION, SANITY, STRENGTH
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty, piece, space, table


def seen(t: Table) -> list[tuple[str, int]]:
    """The encounters drawn: card and section."""
    return [(box.CODE[note.told.card], note.told.section) for note in t.told(tells.Encounter)]


@rule("EH-ENC-01", "EH-RND-01")
def test_everybody_resolves_one_encounter_the_lead_first_then_clockwise() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "space-8").at(1, "space-4").at(2, "space-9")
    t.state.set(box.LEAD, 1)
    t.encounter_phase().idle()
    people = [note.told.who for note in t.told(tells.Encounter)]
    assert people[:3] == [piece("lily-chen"), piece("leo-anderson"), piece("silas-marsh")]


@rule("EH-ENC-03", "EH-TKE-01", "EH-LOC-02")
def test_a_space_without_monsters_offers_locations_and_what_tokens_give() -> None:
    t = empty("lily-chen").at(0, "arkham")
    t.clue("arkham")
    t.clue("arkham", printed="rome")
    t.gate("arkham")
    t.encounter()
    assert t.options == [
        "encounter:america",
        "encounter:general",
        "research:clue-arkham",
        "research:clue-rome",
        "encounter:other-world",
    ]


@rule("EH-LOC-01", "EH-LOC-02", "EH-LOC-05")
@pytest.mark.parametrize(("city", "section"), [("arkham", 0), ("san-francisco", 1), ("buenos-aires", 2)])
def test_in_a_city_of_america_its_own_part_of_the_card_is_resolved(city: str, section: int) -> None:
    t = empty("lily-chen").at(0, city).on_top("am-3").encounter().play("encounter:america")
    assert seen(t) == [("am-3", section)]
    assert t.idle().home("am-3") == box.ENCOUNTER_DISCARD["america"], "then the card is discarded"


@rule("EH-LOC-06")
@pytest.mark.parametrize(("city", "section"), [("london", 0), ("rome", 1), ("istanbul", 2)])
def test_in_a_city_of_europe_a_europe_card_may_be_drawn(city: str, section: int) -> None:
    t = empty("lily-chen").at(0, city).on_top("eu-3").encounter().play("encounter:europe")
    assert seen(t) == [("eu-3", section)]


@rule("EH-LOC-07")
@pytest.mark.parametrize(("city", "section"), [("shanghai", 0), ("tokyo", 1), ("sydney", 2)])
def test_in_a_city_of_asia_or_australia_such_a_card_may_be_drawn(city: str, section: int) -> None:
    t = empty("lily-chen").at(0, city).on_top("aa-4").encounter().play("encounter:asia-australia")
    assert seen(t) == [("aa-4", section)]


@rule("EH-LOC-04", "EH-MAP-03")
@pytest.mark.parametrize(("where", "section"), [("space-5", 0), ("space-4", 1), ("space-8", 2), ("arkham", 0)])
def test_a_general_encounter_goes_by_the_type_of_the_space(where: str, section: int) -> None:
    t = empty("lily-chen").at(0, where).on_top("ge-10").encounter()
    if t.question is asks.Encounter:
        t.play("encounter:general")
    assert seen(t) == [("ge-10", section)]


@rule("EH-LOC-03")
def test_the_hint_under_a_citys_name_is_only_a_hint() -> None:
    t = empty("lily-chen").at(0, "rome").on_top("eu-6").roll(6, 6).encounter().play("encounter:europe")
    assert (t.skill("will"), t.conditions()) == (0, ["blessed"]), "this card of Rome improves no will"


@rule("EH-ENC-04", "EH-FAQ-06")
def test_who_is_detained_resolves_the_back_of_that_card_even_with_monsters_around() -> None:
    t = empty("lily-chen").at(0, "arkham")
    t.monster("ghoul", "arkham")
    t.condition(0, "detained", "holding-cell")
    t.encounter()
    assert t.told(tells.Combat) == []
    assert (t.health(), t.sanity(), t.conditions()) == (4, 4, []), "no Clue to spend, and the test fails"


@rule("EH-FAQ-05")
def test_as_an_encounter_needs_a_space_without_monsters_or_comes_after_them() -> None:
    t = empty("mark-harrigan").at(0, "space-8").ongoing("growing-madness")
    t.monster("ghoul", "space-8")
    t.encounter()
    assert t.told(tells.Combat) != [], "fought first"
    won = empty("mark-harrigan").at(0, "space-8").ongoing("growing-madness")
    won.monster("ghoul", "space-8")
    won.roll(*[6] * 9).encounter()
    assert "resolve:growing-madness" in won.options


@rule("EH-RES-01", "EH-RES-02", "EH-SET-14", "EH-SET-18", "EH-SET-19")
def test_research_draws_the_top_card_of_the_ancient_ones_own_deck() -> None:
    for ancient_one in ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"):
        t = empty("lily-chen", ancient_one=ancient_one).at(0, "space-5")
        deck = [box.CODE[piece(slug)] for slug in t.zone(box.ENCOUNTER_DECK["research"])]
        assert sorted(deck) == sorted(box.CODE[card] for card in box.RESEARCH_CARDS[ancient_one])
        t.clue("space-5")
        t.encounter().play("research:clue-space-5")
        assert seen(t) == [(deck[0], 0)]


@rule("EH-RES-03", "EH-GAI-09", "EH-RES-05")
def test_this_clue_is_the_one_encountered_and_an_additional_one_comes_from_the_pool() -> None:
    t = empty("lily-chen").at(0, "space-5").on_top("re-az-1")
    t.clue("space-5")
    t.clue("space-5", printed="rome")
    t.pool("tokyo").roll(6).encounter().play("research:clue-rome")
    assert sorted(t.zone(box.CLUES_OF[0])) == ["clue-rome", "clue-tokyo"]
    assert t.clues_at("space-5") == 1


@rule("EH-RES-04", "EH-RES-06", "EH-CLU-04")
def test_a_clue_that_is_not_gained_stays_and_others_with_it() -> None:
    t = empty("lily-chen").at(0, "space-5").on_top("re-az-1")
    t.clue("space-5")
    t.clue("space-5", printed="rome")
    t.encounter().play("research:clue-space-5")
    assert (t.has_clues(), t.clues_at("space-5")) == (0, 2)


@rule("EH-RES-06")
def test_a_research_encounter_may_move_or_discard_the_clue() -> None:
    t = empty("lily-chen", ancient_one="cthulhu").at(0, "space-5").on_top("re-ct-1")
    t.clue("space-5")
    t.encounter().play("research:clue-space-5")
    assert t.options == ["space:space-2", "space:space-8"], "the nearest sea spaces"
    t.play("space:space-8")
    assert (t.clues_at("space-5"), t.clues_at("space-8"), t.has_clues()) == (0, 1, 0)


@rule("EH-CPX-01", "EH-CPX-02", "EH-OWE-01", "EH-OWE-02", "EH-CPX-03")
def test_an_other_world_encounter_goes_on_with_the_paragraph_of_its_test() -> None:
    t = empty("lily-chen").at(0, "arkham").on_top("ow-8").roll(6, 6, 6, 6, 6)
    t.gate("arkham")
    t.gate("rome")
    t.encounter().play("encounter:other-world")
    assert t.gates() == ["rome"], "this Gate is the one on the space"
    assert t.zone(box.GATE_DISCARD) == ["gate-arkham"]
    failed = empty("lily-chen").at(0, "arkham").on_top("ow-8")
    failed.gate("arkham")
    failed.encounter().play("encounter:other-world")
    assert (failed.gates(), failed.conditions()) == (["arkham"], ["amnesia"])
    assert [note.told.skill for note in failed.told(tells.Rolls)] == [4, STRENGTH]


@rule("EH-CPX-04")
def test_silas_fails_in_another_world_as_in_the_example() -> None:
    t = empty("silas-marsh").at(0, "sydney").on_top("ow-1").clues(0, 1)
    t.gate("sydney")
    t.encounter().play("encounter:other-world", "keep")
    assert t.told(tells.Rolls)[0].told.dice == (1, 1), "observation 3 - 1"
    t.play("no")
    assert (t.sanity(), t.has_clues()) == (1, 1), "3 Sanity or 1 Clue"
    assert t.home("ow-1") == box.ENCOUNTER_DISCARD["other-world"]


@rule("EH-OWE-03")
def test_in_another_world_the_token_stays_on_the_board() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "sydney").at(1, "sydney").on_top("ow-11").clues(0, 1).roll(5)
    t.gate("sydney")
    t.encounter().play("encounter:other-world")
    assert (t.where(0), t.where(1)) == ("sydney", "sydney")


@rule("EH-CPX-05")
def test_without_a_test_the_first_paragraph_says_what_follows() -> None:
    paid = empty("lily-chen").at(0, "arkham").on_top("ow-14").clues(0, 1)
    paid.gate("arkham")
    paid.encounter().play("encounter:other-world", "do-it")
    assert [note.told.skill for note in paid.told(tells.Rolls)] == [4], "pass: will"
    unpaid = empty("lily-chen").at(0, "arkham").on_top("ow-14")
    unpaid.gate("arkham")
    unpaid.encounter().play("encounter:other-world")
    assert [note.told.skill for note in unpaid.told(tells.Rolls)] == [STRENGTH], "fail: strength"


@rule("EH-EXP-01", "EH-EXP-04", "EH-CPX-04", "EH-EXP-03")
def test_an_expedition_is_resolved_on_its_place_and_the_token_goes_to_the_next_one() -> None:
    t = empty("lily-chen").at(0, "tunguska").expedition("ex-tun-2")
    assert "encounter:expedition" in t.encounter().options
    t.play("encounter:expedition")
    assert seen(t) == [("ex-tun-2", 0)]
    places = [note.told.space for note in t.told(tells.Expedition)]
    assert places[-1] == t.state.pointed(box.EXPEDITION_AT)
    elsewhere = empty("lily-chen").at(0, "the-amazon").expedition("ex-tun-2").encounter()
    assert "encounter:expedition" not in elsewhere.options


@rule("EH-EXP-02", "EH-SET-15", "EH-SET-26")
def test_all_expeditions_are_one_deck_whose_order_nobody_knows() -> None:
    places = {table(seed=seed).state.pointed(box.EXPEDITION_AT) for seed in range(40)}
    assert len(places) == 6
    t = table()
    assert sum(len(t.zone(zone)) for zone in box.EXPEDITION_DECK.values()) == 18
    view = hidden.seen_by(t.state, 0)
    assert all(card < 0 for zone in box.EXPEDITION_DECK.values() for card in view.zone(zone))


@rule("EH-EXP-03")
def test_the_token_moves_whenever_the_top_card_changes() -> None:
    t = empty("lily-chen").at(0, "arkham").expedition("ex-tun-2").event("the-world-shakes")
    assert t.state.pointed(box.EXPEDITION_AT) != space("tunguska")
    assert t.zone(box.EXPEDITION_DECK[space("tunguska")]) == []
    assert {t.home(f"ex-tun-{n}") for n in (1, 2, 3)} == {box.GONE}


@rule("EH-EXP-03")
def test_the_token_is_not_said_to_move_to_where_it_stands() -> None:
    t = empty("silas-marsh").at(0, "the-amazon")
    for place, zone in box.EXPEDITION_DECK.items():
        for card in t.state.zone(zone):
            t.state.put(card, zone if place == space("the-amazon") else box.GONE)
    t.expedition("ex-ama-1").encounter().play("encounter:expedition").idle()
    assert (t.told(tells.Expedition), t.state.pointed(box.EXPEDITION_AT)) == ([], space("the-amazon"))


@rule("EH-LIM-06")
def test_an_empty_deck_is_rebuilt_from_its_discard_pile() -> None:
    t = empty("lily-chen").at(0, "space-5")
    s = t.state
    for card in s.zone(box.ENCOUNTER_DECK["general"]):
        s.put(card, box.ENCOUNTER_DISCARD["general"])
    t.encounter()
    assert len(seen(t)) == 1
    assert len(s.zone(box.ENCOUNTER_DECK["general"])) == 11


@rule("EH-LIM-06")
def test_the_last_card_of_a_deck_is_not_shuffled_into_the_deck_that_is_made_anew_at_once() -> None:
    t = empty("lily-chen").at(0, "space-5")
    s = t.state
    last, *others = s.zone(box.ENCOUNTER_DECK["general"])
    for card in others:
        s.put(card, box.ENCOUNTER_DISCARD["general"])
    t.encounter().idle()
    assert s.zone(box.ENCOUNTER_DISCARD["general"]) == (last,)
    assert sorted(s.zone(box.ENCOUNTER_DECK["general"])) == sorted(others)


@rule("EH-LIM-06", "EH-EXP-03")
@pytest.mark.parametrize("health", [8, 1], ids=["lives", "falls"])
def test_the_only_expedition_left_in_the_game_can_be_undertaken_again(health: int) -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "the-amazon").at(1, "rome").values(0, health=health)
    s = t.state
    for zone in box.EXPEDITION_DECK.values():
        for card in s.zone(zone):
            s.put(card, box.GONE)
    t.expedition("ex-ama-1").encounter().play("encounter:expedition").idle()
    assert t.alive(0) == (health > 1)
    assert (t.zone(box.EXPEDITION_DECK[space("the-amazon")]), s.pointed(box.EXPEDITION_AT)) == (
        ["ex-ama-1"],
        space("the-amazon"),
    )


@rule("EH-SPE-01", "EH-SPE-02")
def test_special_encounters_are_resolved_as_the_mystery_says() -> None:
    t = empty("mark-harrigan", ancient_one="cthulhu").at(0, "space-3").mystery("rlyeh-risen").on_top("sp-ct-3")
    t.roll(*[6] * 9).encounter().play("resolve:rlyeh-risen")
    assert (seen(t), t.tokens_on("rlyeh-risen")) == ([("sp-ct-3", 0)], 1)
    again = empty("mark-harrigan", ancient_one="cthulhu").at(0, "space-3").mystery("rlyeh-risen").on_top("sp-ct-1")
    again.roll(6).encounter().play("resolve:rlyeh-risen")
    assert again.count(box.DOOM) == 11, "a failed second test sends on to the fail effect"


@rule("EH-DEF-08", "EH-DEF-09", "EH-LIM-02")
def test_a_defeated_investigator_can_be_found_with_all_possessions() -> None:
    t = empty("silas-marsh", "mark-harrigan").at(0, "rome").at(1, "rome").gives(0, "axe").clues(0, 2).tickets(0, ship=1)
    t.values(0, health=1).effect(0, w.Lose(HEALTH))
    assert t.home("axe") == box.LEFT_BY[piece("silas-marsh")]
    t.encounter(1)
    assert "meet:silas-marsh" in t.options
    t.roll(6, 6).play("meet:silas-marsh")
    assert (t.owned(1), t.has_clues(1), t.count(box.TICKETS[1][1])) == (["axe"], 2, 1)
    tested = [note.told.skill for note in t.told(tells.Rolls)]
    assert tested == [OBSERVATION], "an injured sailor"
    t.idle()
    assert t.count(box.DOOM) == 15, "one step for the defeat, and one back"
    assert t.home("silas-marsh") == box.GONE


@rule("EH-DEF-08")
def test_the_test_depends_on_how_they_fell() -> None:
    t = empty("akachi-onyele", "mark-harrigan").at(0, "rome").at(1, "rome").values(0, sanity=1)
    t.effect(0, w.Lose(SANITY)).encounter(1).play("meet:akachi-onyele")
    assert [note.told.skill for note in t.told(tells.Rolls)] == [4], "a mad shaman: will"
    assert t.count(box.DOOM) == 14, "a failed test changes nothing"


@rule("EH-DEF-15", "EH-SPL-03", "EH-PRE-03")
def test_what_is_taken_over_obeys_the_usual_limits() -> None:
    t = empty("silas-marsh", "mark-harrigan").at(0, "rome").at(1, "rome").tickets(0, ship=2).tickets(1, train=1)
    t.gives(0, "wither#1").gives(1, "wither#2").values(0, health=1).effect(0, w.Lose(HEALTH))
    t.encounter(1).play("meet:silas-marsh")
    assert t.question is asks.DropTicket
    t.play("drop:ship").idle()
    assert (t.count(box.TICKETS[0][1]), t.count(box.TICKETS[1][1])) == (1, 1)
    assert t.owned(1) == ["wither"]


@rule("EH-RUM-01", "EH-TKE-01")
def test_a_rumor_token_lets_its_rumor_be_solved_there() -> None:
    t = empty("mark-harrigan").at(0, "space-8").ongoing("growing-madness").clues(0, 1).roll(6, 6)
    t.encounter().play("resolve:growing-madness", "keep", "do-it")
    assert (t.home("growing-madness"), t.has_clues()) == (box.MYTHOS_DISCARD, 0)
    elsewhere = empty("mark-harrigan").at(0, "space-5").ongoing("growing-madness").encounter()
    assert "resolve:growing-madness" not in elsewhere.options


@rule("EH-SKL-04")
def test_skills_have_their_usual_uses() -> None:
    def tests(effects: w.Effects) -> list[int]:
        found = [effects] if not isinstance(effects, tuple) else list(effects)
        return [effect.skill for effect in found if isinstance(effect, w.Test)]

    assert {skill for spell in SPELLS for skill in tests(spell.power.effects)} == {LORE}
