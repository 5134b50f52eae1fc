"""The Mythos Phase, reckoning, Rumors and Mythos cards (EH-MYT, EH-REC, EH-RUM, EH-SRG, EH-REF, EH-SUM, EH-ELD)."""

from __future__ import annotations

import pytest

from miskatonic.core.options import Routine
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, HEALTH_TOKEN
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.rules.explain import routine
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.eldritch_horror.table import Table, empty, piece, space, table


def order(t: Table, *kinds: object) -> list[str]:
    """The names of log entries of these kinds, in order."""
    return [note.kind.__name__ for note in t.state.log or [] if note.kind in kinds]


# -------------------------------------------------------------------- icons


@rule("EH-MYT-01", "EH-SUM-01", "EH-MYT-03", "EH-MYT-04", "EH-RND-02")
def test_a_yellow_card_advances_the_omen_reckons_and_spawns_gates_then_its_text() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").stack("tokyo").cup("ghost").mythos("rally-the-people")
    kinds = order(t, tells.Omen, tells.Reckoning, tells.GateSpawned, tells.Gained)
    assert kinds == ["Omen", "Reckoning", "GateSpawned", "Gained"]
    assert t.home("rally-the-people") == box.MYTHOS_DISCARD


@rule("EH-MYT-05", "EH-MYT-06", "EH-SUM-01", "EH-SRG-01", "EH-REF-01")
@pytest.mark.parametrize(("seats", "monsters", "clues"), [(1, 1, 1), (3, 2, 2), (5, 2, 3), (7, 3, 4), (8, 3, 4)])
def test_a_green_card_surges_and_spawns_clues_by_the_number_of_players(seats: int, monsters: int, clues: int) -> None:
    t = empty(seats=seats, ancient_one="cthulhu").omen(1)
    for seat in range(seats):
        t.at(seat, "space-5")
    t.gate("arkham")
    t.gate("tokyo")
    t.cup("ghost", "shoggoth", "vampire").mythos("support-of-the-church")
    assert (len(t.monsters("arkham")), len(t.monsters("tokyo"))) == (monsters, 0), "the omen is red now"
    assert len(t.told(tells.ClueSpawned)) == clues
    assert order(t, tells.Omen, tells.MonsterSpawned, tells.ClueSpawned)[:2] == ["Omen", "MonsterSpawned"]


@rule("EH-MYT-05")
def test_without_a_matching_gate_a_surge_spawns_exactly_one_gate() -> None:
    t = empty(seats=8, ancient_one="cthulhu").omen(1).stack("tokyo", "sydney").cup("ghost", "shoggoth")
    t.mythos("support-of-the-church")
    assert (t.gates(), t.monsters("tokyo")) == (["tokyo"], ["ghost"]), "with its one Monster"


@rule("EH-MYT-11", "EH-MYT-07", "EH-MYT-08")
def test_only_what_a_card_shows_is_resolved() -> None:
    t = empty("silas-marsh").at(0, "rome").omen(0).stack("tokyo").mythos("dimensions-collide")
    assert (t.gates(), t.colour(), len(t.told(tells.ClueSpawned))) == ([], "green", 1)
    assert t.tokens_on("dimensions-collide") == 8, "the printed number"
    assert [note.told.space for note in t.told(tells.RumorToken)] == [space("11")]
    yellow = empty("silas-marsh").at(0, "rome").stack("tokyo").cup("ghost").mythos("rally-the-people")
    assert yellow.told(tells.ClueSpawned) == [], "no Clue icon"


@rule("EH-MYT-09", "EH-MYT-10", "EH-MYT-12")
def test_an_event_is_discarded_and_an_ongoing_card_stays() -> None:
    t = empty("silas-marsh").at(0, "rome").mythos("strange-sightings")
    assert t.zone(box.ONGOING) == ["strange-sightings"]
    assert "rest" not in t.turn().options
    t.reckoning()
    assert t.home("strange-sightings") == box.MYTHOS_DISCARD


@rule("EH-MYT-14")
def test_the_symbol_in_the_corner_does_not_order_a_reckoning() -> None:
    t = empty("silas-marsh").at(0, "rome").mythos("stars-aligned")
    assert (t.told(tells.Reckoning), t.colour()) == ([], "green")


@rule("EH-MYT-16")
def test_a_card_resolved_by_another_is_resolved_whole() -> None:
    t = empty("silas-marsh").at(0, "rome").stack("tokyo").cup("ghost").mythos("the-storm")
    assert len(t.told(tells.Mythos)) == 2
    rumor = t.told(tells.Mythos)[1].told.card
    assert box.MYTHOS_CARD[rumor].is_rumor
    assert len(t.told(tells.ClueSpawned)) == 1, "its icons included"


@rule("EH-MYT-15", "EH-RND-03", "EH-GEN-06", "EH-LEA-02")
def test_at_the_end_of_the_phase_the_lead_chooses_the_order_and_may_pass_the_token() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "rome").at(1, "rome").at(2, "rome")
    t.mystery("omen-of-devastation", tokens=2).stack("tokyo").cup("ghost").mythos_phase("support-of-the-church")
    assert (t.question, t.options) == (asks.NextTask, ["task:mystery", "task:lead"])
    assert routine(t.state, t.state.asked[0]) is None
    t.play("task:lead")
    assert t.options == ["no", "person:seat-2", "person:seat-3"]
    assert routine(t.state, t.state.asked[0]) == Routine("pass-lead", box.NO), "one may keep it and be asked no more"
    t.play("person:seat-3")
    assert (t.count(box.LEAD), t.zone(box.SOLVED)) == (2, ["omen-of-devastation"])
    while t.question is not asks.Action:
        t.play(t.options[0])
    assert t.asked == 2, "a new round begins with the new lead"


@rule("EH-RND-03", "EH-DEF-07")
def test_a_newcomer_may_be_given_the_lead_at_once() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").effect(1, w.Devour())
    t.stack("tokyo").cup("ghost").mythos_phase("support-of-the-church")
    assert t.question is asks.NewInvestigator
    t.play("play:mark-harrigan")
    assert t.options == ["no", "person:seat-2"]


# -------------------------------------------------------------------- reckoning


@rule("EH-REC-01", "EH-REC-02", "EH-REC-03", "EH-REC-04", "EH-MYT-03")
def test_monsters_reckon_first_then_the_sheet_ongoing_cards_and_investigators() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "space-2").at(1, "space-2")
    t.monster("deep-one", "space-2")
    t.ongoing("stars-aligned")
    t.condition(1, "blessed")
    t.roll(6).reckoning()
    kinds = order(t, tells.Lost, tells.EldritchPlaced, tells.Omen, tells.RollsDie)
    assert kinds == ["Lost", "Lost", "EldritchPlaced", "Omen", "RollsDie"]


@rule("EH-REC-04", "EH-REC-05")
def test_everybody_orders_their_own_in_turn_order_from_the_lead() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome")
    t.state.set(box.LEAD, 1)
    t.condition(0, "blessed")
    t.condition(1, "cursed")
    t.condition(1, "dark-pact")
    t.roll(6, 6, 6).reckoning()
    assert (t.question, t.asked, len(t.options)) == (asks.NextReckoning, 1, 2)
    t.play(t.options[1])
    assert [note.told.who for note in t.told(tells.RollsDie)] == [
        piece("lily-chen"),
        piece("lily-chen"),
        piece("silas-marsh"),
    ]


@rule("EH-REC-06")
def test_what_comes_during_a_reckoning_does_not_reckon_in_it() -> None:
    t = empty("silas-marsh").at(0, "rome").ongoing("growing-madness", tokens=4).roll(1)
    t.at_bottom("amnesia#1").reckoning()
    assert len(t.conditions()) == 1, "the madness just gained is not tested"
    assert t.told(tells.Rolls) == []
    spawned = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome").pool("rome").cup("deep-one")
    spawned.reckoning()
    assert (spawned.monsters("rome"), spawned.sanity()) == (["deep-one"], 4)


@rule("EH-REC-07", "EH-CNF-01")
def test_of_several_monsters_or_ongoing_cards_the_lead_chooses_the_order() -> None:
    t = empty("silas-marsh").at(0, "rome").ongoing("stars-aligned").ongoing("strange-sightings")
    t.monster("star-spawn", "tokyo")
    t.monster("shoggoth", "tokyo", hurt=2)
    t.roll(6).reckoning()
    assert (t.question, sorted(t.options)) == (asks.NextReckoning, ["pick:shoggoth", "pick:star-spawn"])
    first = t.state.asked[0].options[0]
    assert routine(t.state, t.state.asked[0]) == Routine("next-reckoning", first, listed=True), "or as they are listed"
    t.play("pick:shoggoth")
    assert sorted(t.options) == ["pick:stars-aligned", "pick:strange-sightings"]


@pytest.mark.parametrize("face", [1, 2, 3])
def test_dark_young_star_spawn_and_zombie_horde_reckon_on_a_low_roll(face: int) -> None:
    for code in ("dark-young", "star-spawn", "zombie-horde"):
        t = empty("silas-marsh").at(0, "rome").roll(face)
        t.monster(code, "tokyo")
        assert t.reckoning().count(box.DOOM) == (14 if face < 3 else 15), code


@pytest.mark.parametrize(
    ("code", "health", "sanity"),
    [("deep-one", 0, 1), ("gnoph-keh", 1, 0), ("lloigor", 1, 1), ("witch", 1, 0)],
)
def test_monsters_that_hurt_in_a_reckoning(code: str, health: int, sanity: int) -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo")
    t.monster(code, "rome")
    if code == "witch":
        t.condition(0, "cursed")
        t.roll(1)
    t.reckoning()
    assert (t.health(0), t.sanity(0)) == (8 - health, 4 - sanity)
    assert (t.health(1), t.sanity(1)) == (6, 6)
    near = empty("silas-marsh").at(0, "london")
    near.monster(code, "rome")
    assert near.reckoning().health() == (7 if code == "lloigor" else 8), "only the Lloigor reaches the next space"


def test_a_shoggoth_heals_and_a_zombie_becomes_a_horde() -> None:
    t = empty("silas-marsh").at(0, "rome")
    shoggoth = t.monster("shoggoth", "tokyo", hurt=3)
    t.monster("zombie", "london")
    t.reckoning().play("pick:shoggoth")
    assert t.count(box.HURT[shoggoth]) == 0
    assert t.monsters("london") == ["zombie-horde"]
    again = empty("silas-marsh").at(0, "rome")
    again.monster("zombie-horde", "sydney")
    again.monster("zombie", "london")
    again.roll(6).reckoning().idle()
    assert again.monsters("london") == ["zombie"], "the Horde is out already"


def test_the_hound_finds_somebody_and_the_mi_go_takes_clues() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "sydney")
    t.monster("hound-of-tindalos", "london")
    t.reckoning()
    assert t.monsters("rome") == ["hound-of-tindalos"]
    assert [note.told.who for note in t.told(tells.Combat)] == [piece("silas-marsh")]
    migo = empty("silas-marsh").at(0, "rome")
    migo.monster("mi-go", "london")
    migo.clue("rome")
    migo.clue("tokyo")
    migo.reckoning()
    assert (migo.clues_at("rome"), migo.clues_at("tokyo"), migo.monsters("rome")) == (0, 1, ["mi-go"])
    none = empty("silas-marsh").at(0, "rome")
    none.monster("mi-go", "london")
    assert none.reckoning().monsters("london") == ["mi-go"]


def test_a_nightgaunt_carries_somebody_off_or_comes_nearer() -> None:
    t = empty("silas-marsh").at(0, "london")
    t.monster("nightgaunt", "london")
    t.reckoning().play("space:arkham")
    assert (t.where(), t.monsters("arkham"), t.count(box.DELAYED[0])) == ("arkham", ["nightgaunt"], 1)
    far = empty("silas-marsh").at(0, "space-15")
    far.monster("nightgaunt", "rome")
    far.reckoning()
    assert far.monsters("space-15") == ["nightgaunt"], "two spaces towards him"
    assert [note.rule for note in far.told(tells.MonsterMoved)] == ["", ""], "it is no Epic Monster"


def test_serpent_people_lure_the_nearest_and_a_warlock_curses_them() -> None:
    t = empty("silas-marsh").at(0, "space-7").roll(2)
    t.monster("serpent-people", "the-amazon")
    assert t.reckoning().where() == "the-amazon"
    cursed = empty("silas-marsh").at(0, "space-7").roll(2)
    cursed.monster("warlock", "arkham")
    assert cursed.reckoning().conditions() == ["cursed"]


def test_epic_monsters_reckon() -> None:
    t = empty("mark-harrigan", ancient_one="cthulhu").at(0, "arkham")
    t.monster("cthylla", "space-12")
    t.reckoning()
    assert [note.told.monster for note in t.told(tells.Combat)] == [piece("deep-one")]
    horror = empty("silas-marsh", ancient_one="yog-sothoth").at(0, "rome").stack("tokyo", "sydney").cup("ghost")
    horror.monster("dunwich-horror", "arkham")
    assert horror.roll(2).reckoning().gates() == [], "more than the number of players"
    assert horror.roll(1).reckoning().gates() == ["tokyo"]
    nug = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome").pool("rome").cup()
    nug.monster("nug", "the-amazon")
    assert nug.reckoning().monsters("the-amazon") == ["nug", "ghoul"]


def test_the_sheets_reckon() -> None:
    yog = empty("silas-marsh", "lily-chen", ancient_one="yog-sothoth").at(0, "rome").at(1, "tokyo").gives(1, "wither#1")
    yog.gate("rome")
    yog.gate("tokyo")
    yog.reckoning().play("yes")
    assert (yog.count(box.DOOM), yog.owned(1)) == (13, []), "a Spell, or Doom"
    awake = empty("silas-marsh", ancient_one="yog-sothoth").at(0, "rome").awaken()
    awake.gate("rome")
    awake.reckoning()
    assert awake.zone(box.KEPT_ON[piece("yog-sothoth")]) == ["gate-rome"]
    shub = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome").pool("tokyo").cup("ghost")
    assert shub.reckoning().monsters("tokyo") == ["ghost"], "on a random space"
    sea = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "space-2").at(1, "rome").reckoning()
    assert sea.count(box.ELDRITCH_AT[space("2")]) == 1
    assert sea.reckoning().count(box.ELDRITCH_AT[space("2")]) == 1, "not where one lies already"
    rise = empty("norman-withers", ancient_one="cthulhu").at(0, "rome").awaken()
    rise.state.set(box.TOKENS_ON[2][piece("cthulhu")], 2)
    assert rise.reckoning().idle().sanity() == 5


def test_ten_monsters_on_the_board_please_shub_niggurath() -> None:
    t = empty("silas-marsh", ancient_one="shub-niggurath").at(0, "rome").pool("tokyo").cup("ghost")
    for code in ("vampire", "witch", "warlock", "skeleton", "riot", "maniac", "mummy", "gug", "lloigor"):
        t.monster(code, "sydney")
    t.roll(6, 6, 6).reckoning().idle()
    assert t.count(box.DOOM) == 11


# -------------------------------------------------------------------- Rumors and tokens


@rule("EH-RUM-02", "EH-RUM-03", "EH-ELD-02")
def test_a_solved_rumor_goes_with_its_tokens_and_its_foe_but_what_else_it_brought_stays() -> None:
    t = empty("silas-marsh").at(0, "space-21").mythos("lost-knowledge")
    assert (t.monsters("space-21"), t.tokens_on("lost-knowledge")) == (["tick-tock-men"], 3)
    clues = len(t.told(tells.ClueSpawned))
    for left in (2, 1):
        assert t.reckoning().tokens_on("lost-knowledge") == left
    t.clues(0, 2).reckoning()
    assert (t.home("lost-knowledge"), t.monsters("space-21"), t.has_clues()) == (box.MYTHOS_DISCARD, [], 0)
    assert clues == 1
    rumor = empty("silas-marsh").at(0, "rome").ongoing("return-of-the-ancient-ones").cup("ghost").reckoning()
    rumor.effect(0, w.SolveRumor())
    assert (rumor.home("return-of-the-ancient-ones"), rumor.monsters("space-19")) == (box.MYTHOS_DISCARD, ["ghost"])


@rule("EH-RUM-02")
def test_a_rumor_about_a_foe_is_solved_as_soon_as_it_is_defeated() -> None:
    for code, foe, where in (
        ("lost-knowledge", "tick-tock-men", "space-21"),
        ("web-between-worlds", "spinner-of-webs", "space-9"),
        ("the-wind-walker", "wind-walker", "space-4"),
    ):
        t = empty("silas-marsh").at(0, where).mythos(code)
        assert t.monsters(where) == [foe]
        t.effect(0, w.HurtMonster(3))
        assert (t.home(code), t.monsters(where)) == (box.MYTHOS_DISCARD, []), code


@rule("EH-ELD-01", "EH-ELD-03")
def test_an_eldritch_token_gives_an_encounter_only_if_what_placed_it_says_so() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "space-2").eldritch("2").mystery("rlyeh-risen").encounter()
    assert t.question is None, "a General Encounter is the only one"
    t.mystery("the-deep-ones-attack").encounter()
    assert "resolve:the-deep-ones-attack" in t.options


def test_what_happens_when_rumors_run_out_of_tokens() -> None:
    fractured = empty("silas-marsh").at(0, "rome").ongoing("fractured-reality", tokens=1)
    fractured.gate("tokyo")
    fractured.gate("sydney")
    assert fractured.reckoning().count(box.DOOM) == 13
    assert fractured.home("fractured-reality") == box.MYTHOS_DISCARD
    madness = empty("silas-marsh").at(0, "rome").ongoing("growing-madness", tokens=1).reckoning()
    assert (len(madness.conditions()), madness.sanity(), madness.home("growing-madness")) == (1, 1, box.MYTHOS_DISCARD)
    assert empty("silas-marsh").at(0, "rome").ongoing("web-between-worlds", tokens=1).reckoning().result == (
        False,
        "EH-RUM-01",
    )
    collide = empty("silas-marsh").at(0, "rome").ongoing("dimensions-collide", tokens=2)
    for where in ("tokyo", "sydney", "london"):
        collide.gate(where)
    assert collide.reckoning().result == (False, "EH-RUM-01"), "half of three Gates is two"
    wind = empty("silas-marsh").at(0, "rome").ongoing("the-wind-walker", tokens=1).reckoning()
    assert (wind.health(), wind.count(box.DELAYED[0])) == (2, 1)


def test_other_rumors_reckon() -> None:
    sick = empty("silas-marsh").at(0, "space-17").ongoing("spreading-sickness").reckoning().reckoning()
    assert (sick.count(box.TOKENS_ON[HEALTH_TOKEN][piece("spreading-sickness")]), sick.health()) == (2, 8 - 1 - 2)
    sick.encounter().play("resolve:spreading-sickness", "do-it")
    assert sick.home("spreading-sickness") == box.MYTHOS_DISCARD, "one player less two tokens: nothing to pay"
    faded = empty("silas-marsh").at(0, "rome").reserve("axe").ongoing("faded-from-society", tokens=4).reckoning()
    values = [box.ASSET_CARD[c].value for c in faded.state.zone(box.DECK_OF[0])]
    assert (max(values), faded.tokens_on("faded-from-society")) == (3, 3)
    assert faded.home("urban-guide") == box.GONE
    past = empty("silas-marsh").at(0, "rome").ongoing("secrets-of-the-past").expedition("ex-tun-1")
    assert "encounter:expedition" not in past.at(0, "tunguska").encounter().options
    past.reckoning()
    assert past.home("ex-tun-1") == box.GONE
    for _ in range(5):
        past.reckoning()
    assert past.result == (False, "EH-RUM-01"), "all six places are gone"


@rule("EH-RUM-01")
def test_the_end_names_the_rumor_that_came_true_among_others_in_play() -> None:
    web = empty("silas-marsh").at(0, "rome").ongoing("secrets-of-the-past").ongoing("dimensions-collide")
    web.ongoing("web-between-worlds", tokens=1).reckoning().play("pick:web-between-worlds")
    assert [flat(speech.result(web.state)) for speech in SPEECH.values()] == [
        "Defeat: the rumor “Web Between Worlds” came true.",
        "Поражение: слух «Паутина между мирами» подтвердился.",
        "Поразка: чутки «Павутина між світами» справдилися.",
    ]
    past = empty("silas-marsh").at(0, "rome").ongoing("dimensions-collide").ongoing("secrets-of-the-past")
    for _ in range(6):
        past.reckoning().play("pick:secrets-of-the-past")
    assert flat(SPEECH["en"].result(past.state)) == "Defeat: the rumor “Secrets of the Past” came true."


def test_four_monsters_on_space_19_awaken_it() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").ongoing("return-of-the-ancient-ones").cup("ghost")
    for code in ("vampire", "witch", "skeleton"):
        t.monster(code, "space-19")
    t.reckoning().idle()
    assert (t.count(box.AWAKE), t.home("return-of-the-ancient-ones")) == (1, box.MYTHOS_DISCARD)


def test_monsters_defeated_on_space_19_solve_that_rumor() -> None:
    t = empty("mark-harrigan").at(0, "space-19").ongoing("return-of-the-ancient-ones").clues(0, 1)
    t.monster("ghoul", "space-19")
    t.turn().play("use:mark-harrigan", "do-it")
    assert t.home("return-of-the-ancient-ones") == box.MYTHOS_DISCARD
    assert t.home("ghoul#1") == box.CUP


def test_fractured_reality_is_solved_in_another_world_without_closing_a_gate() -> None:
    t = empty("akachi-onyele").at(0, "space-2").ongoing("fractured-reality").on_top("ow-8").roll(*[6] * 9)
    t.gate("tokyo")
    t.encounter().play("resolve:fractured-reality")
    assert (t.home("fractured-reality"), t.gates(), t.question) == (box.MYTHOS_DISCARD, ["tokyo"], None)


# -------------------------------------------------------------------- the other events


def both(code: str, *people: str) -> Table:
    """Two investigators, and only the text of a card."""
    t = empty(*(people or ("silas-marsh", "lily-chen"))).at(0, "rome").at(1, "tokyo")
    return t.event(code)


def test_easy_events() -> None:
    price = empty("silas-marsh").at(0, "rome")
    price.condition(0, "amnesia")
    price.event("everyone-has-a-price").play("do-it")
    assert (price.question, price.conditions()) == (asks.WhatToDiscard, ["amnesia", "debt"])
    assert both("omen-of-good-fortune").play("do-it", "omen:red-3").colour() == "red"
    rally = both("rally-the-people")
    assert [3 in box.TRAITS_OF[c] for c in rally.state.zone(box.OWNED[0])] == [True]
    aid = both("silver-twilight-aid").play("choose:0", "choose:2")
    assert (aid.has_clues(0), len(aid.owned(1))) == (1, 1)
    fights = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").values(0, health=3).values(1, sanity=2)
    fights.monster("ghoul", "tokyo")
    fights.event("the-world-fights-back").play("choose:0", "choose:2")
    assert (fights.health(0), fights.monsters("tokyo")) == (5, [])
    deal = empty("silas-marsh").at(0, "rome").ongoing("stars-aligned").event("a-proposition").play("do-it")
    assert (deal.conditions(), deal.zone(box.ONGOING)) == (["dark-pact"], [])
    assert empty("silas-marsh").at(0, "rome").roll(6, 6, 1).event("buying-information").has_clues() == 2
    heart = empty("silas-marsh").at(0, "rome").roll(2).event("heart-of-corruption")
    assert (len(heart.owned()), heart.health(), heart.sanity()) == (1, 6, 2)
    assert both("support-of-the-church").conditions(0) == ["blessed"]
    consumes = empty("silas-marsh").at(0, "rome").omen(2)
    consumes.gate("tokyo")
    consumes.gate("arkham")
    consumes.event("that-which-consumes").play("pick:gate-tokyo")
    assert (consumes.gates(), consumes.count(box.DOOM)) == (["arkham"], 14)
    assert empty("silas-marsh").at(0, "rome").event("that-which-consumes").count(box.DOOM) == 15


def test_hard_events() -> None:
    assert both("all-for-nothing").count(box.DOOM) == 14, "no Mystery is solved"
    saved = empty("silas-marsh").at(0, "rome").solved(1).clues(0, 1).event("all-for-nothing").play("yes")
    assert (len(saved.zone(box.SOLVED)), saved.has_clues()) == (1, 0)
    assert both("desperate-times").play("no").count(box.DOOM) == 13
    assert both("desperate-times").play("yes").conditions(0) == ["dark-pact"]
    eyes = empty("silas-marsh", "mark-harrigan").at(0, "rome").at(1, "tokyo").cup("ghoul")
    eyes.roll(2, 3, *[6] * 9).event("eyes-everywhere")
    assert (eyes.health(0), eyes.sanity(0), len(eyes.told(tells.Combat))) == (6, 2, 1)
    stars = empty("silas-marsh").at(0, "rome").omen(2)
    stars.gate("tokyo")
    stars.event("perplexing-stars")
    assert (stars.colour(), stars.count(box.DOOM)) == ("blue", 14)
    storm = empty("silas-marsh").at(0, "rome").clues(0, 3).ongoing("stars-aligned").ongoing("mysterious-lights")
    assert storm.event("the-storm").has_clues() == 1
    assert both("from-beyond").count(box.DOOM) == 14
    beyond = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").ongoing("stars-aligned").event("from-beyond")
    assert beyond.colour() == "red", "twice"
    assert both("rising-terror").count(box.DOOM) == 14
    terror = empty("silas-marsh").at(0, "rome")
    terror.monster("gnoph-keh", "rome")
    assert terror.event("rising-terror").health() == 6
    tied = empty("silas-marsh").at(0, "rome").clues(0, 2)
    tied.condition(0, "blessed")
    tied.condition(0, "back-injury", "nerve-damage")
    tied.gives(0, "axe").event("tied-to-a-dark-purpose").idle()
    assert (tied.conditions(), tied.owned()) == (["back-injury"], [])
    assert tied.told(tells.Rolls)[0].told.dice == (1, 1, 1)
    assert both("torn-asunder").colour() == "blue"
    torn = empty("silas-marsh").at(0, "rome").omen(2)
    torn.gate("arkham")
    torn.gate("rome")
    assert torn.event("torn-asunder").health() == 6


def test_ordinary_events() -> None:
    guards = empty("silas-marsh").at(0, "rome").expedition("ex-tun-1").cup("ghost", "witch").event("ancient-guardians")
    assert guards.monsters("tunguska") == ["ghost", "witch"]
    arrests = (
        empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").gives(0, "axe").event("arrests-made-in-murder-case")
    )
    assert (arrests.owned(0), arrests.conditions(0), arrests.conditions(1)) == ([], ["detained"], [])
    greed = empty("silas-marsh").at(0, "rome").gives(0, "axe", "kerosene").event("burden-of-greed")
    assert greed.play("pick:axe", "done").health() == 7
    worse = empty("silas-marsh").at(0, "rome").clues(0, 2)
    for code in ("leg-injury", "paranoia", "debt"):
        worse.condition(0, code)
    worse.event("from-bad-to-worse")
    assert (worse.health(), worse.sanity(), worse.has_clues()) == (7, 3, 1)
    nightmares = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").clues(1, 1).event("haunting-nightmares")
    nightmares.play("yes")
    assert (nightmares.sanity(0), len(nightmares.conditions(0)), nightmares.has_clues(1)) == (2, 1, 0)
    heat = both("heat-wave-singes-the-globe").play("yes", "no")
    assert (heat.count(box.DELAYED[0]), heat.health(1)) == (1, 3)
    bermuda = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").roll(2, 3).event("the-bermuda-triangle")
    assert (bermuda.where(0), bermuda.where(1), bermuda.count(box.DELAYED[0])) == ("space-8", "tokyo", 1)
    shakes = empty("silas-marsh", "lily-chen").at(0, "space-16").at(1, "tokyo").expedition("ex-tun-1")
    shakes.event("the-world-shakes")
    assert (shakes.health(0), shakes.count(box.DELAYED[0]), shakes.health(1)) == (6, 1, 6)
    tide = both("tide-of-despair")
    assert (tide.health(1), tide.sanity(1)) == (4, 4)
    magic = empty("silas-marsh").at(0, "rome").gives(0, "wither#1", "shriveling#1").event("treacherous-magic")
    magic.play("pick:wither#1", "done")
    assert (magic.sanity(), len(magic.conditions())) == (3, 1)
    none = both("treacherous-magic")
    assert none.conditions(0) == []
    blood = empty("silas-marsh").at(0, "rome")
    blood.monster("mummy", "tokyo")
    assert blood.event("blood-flows").health() == 5
    elder = empty("silas-marsh").at(0, "rome").cup("ghost", "witch")
    elder.monster("cultist", "tokyo")
    elder.monster("cultist", "london")
    elder.event("calling-the-elder-things")
    assert (elder.monsters("london"), elder.monsters("tokyo")) == (["cultist", "ghost"], ["cultist", "witch"])
    unstable = empty("silas-marsh").at(0, "rome").omen(2)
    for where in ("arkham", "rome", "tokyo"):
        unstable.gate(where)
    unstable.event("dimensional-instability")
    assert (unstable.gates(), unstable.count(box.DOOM)) == (["tokyo"], 13)
    banking = both("legitimate-banking")
    assert banking.conditions(0) == ["debt"]
    owing = empty("silas-marsh").at(0, "rome").clues(0, 2)
    owing.condition(0, "debt", "hitmen")
    owing.event("legitimate-banking")
    assert (owing.health(), owing.conditions()) == (5, []), "every die counts as 1"
    fallen = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").gives(1, "axe").values(1, health=1)
    fallen.effect(1, w.Lose(HEALTH)).event("no-peace-for-the-fallen")
    assert (fallen.home("axe"), fallen.home("lily-chen"), fallen.conditions(0)) == (
        "asset-discard:0",
        box.GONE,
        ["cursed"],
    )
    border = both("patrolling-the-border")
    border.play("person:seat-2")
    assert border.count(box.DELAYED[1]) == 1
    patrol = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "space-8").ongoing("patrolling-the-border").reckoning()
    assert (patrol.conditions(0), patrol.conditions(1), patrol.zone(box.ONGOING)) == (["detained"], [], [])
    betrayal = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").gives(1, "witch-doctor")
    betrayal.event("unexpected-betrayal")
    assert (betrayal.health(0), betrayal.health(1), betrayal.owned(1)) == (8, 3, [])


def test_driven_to_bankruptcy_closes_the_reserve_until_it_is_paid() -> None:
    t = empty("silas-marsh").at(0, "rome").reserve("axe", "whiskey", "kerosene", "bandages").mythos("driven-to-bankruptcy")
    assert t.zone(box.RESERVE) == []
    t.turn().play("rest", "end")
    assert t.zone(box.RESERVE) == [], "cards cannot be placed there"
    t.reckoning()
    assert len(t.zone(box.RESERVE)) == 4


@rule("EH-GOL-02")
def test_gates_bring_monsters_and_rumors_can_end_the_game() -> None:
    t = table("silas-marsh")
    assert len(t.gates()) == 1
    assert empty("silas-marsh").ongoing("web-between-worlds", tokens=1).reckoning().result == (False, "EH-RUM-01")


@rule("EH-MON-02", "EH-SAS-04", "EH-EPI-03")
def test_the_log_says_whether_a_monster_came_from_the_cup_was_set_aside_or_is_epic() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "arkham").cup("ghoul")
    rome = w.At(world.ROME)
    t.effect(0, w.SpawnMonster(rome), w.SpawnMonster(rome, name="star-spawn"), w.SpawnMonster(rome, name="wind-walker"))
    assert [note.rule for note in t.told(tells.MonsterSpawned)] == ["EH-MON-02", "EH-SAS-04", "EH-EPI-03"]
