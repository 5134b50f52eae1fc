"""The ten Mystic cards."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import PLAIN, WILLPOWER
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, streets, table


def agnes(*hand: str) -> Table:
    """Agnes in the Study with these cards in hand."""
    return table("agnes-baker").hand(0, *hand)


def uses(t: Table, slug: str) -> int:
    """The uses left on a card."""
    return t.count(box.USES_LEFT[piece(slug)])


# -------------------------------------------------------------------- Forbidden Knowledge


@rule("AH-CST-03", "AH-USE-01")
def test_forbidden_knowledge_turns_a_secret_into_a_resource_for_a_horror() -> None:
    t = agnes("forbidden-knowledge").turn().play("play:forbidden-knowledge", "use:forbidden-knowledge")
    assert (t.horror(), t.damage(), t.count(box.RESOURCES[0]), uses(t, "forbidden-knowledge")) == (1, 0, 6, 3)
    assert "use:forbidden-knowledge" not in t.options, "exhausted"


def test_forbidden_knowledge_may_put_the_horror_on_an_asset() -> None:
    t = agnes().in_play(0, "forbidden-knowledge", "holy-rosary").turn().play("use:forbidden-knowledge", "on:holy-rosary")
    assert (t.horror(), t.count(box.HORROR[piece("holy-rosary")]), t.count(box.RESOURCES[0])) == (0, 1, 6)


@rule("AH-USE-02")
def test_forbidden_knowledge_is_discarded_with_its_last_secret() -> None:
    t = agnes().in_play(0, "forbidden-knowledge")
    t.state.set(box.USES_LEFT[piece("forbidden-knowledge")], 1)
    t.turn().play("use:forbidden-knowledge")
    assert (t.home("forbidden-knowledge"), t.count(box.RESOURCES[0])) == (box.DISCARD[0], 6)


# -------------------------------------------------------------------- Holy Rosary


@rule("AH-DMG-02", "AH-DMG-04")
def test_holy_rosary_adds_willpower_and_bears_two_horror() -> None:
    t = agnes().in_play(0, "holy-rosary")
    assert skill_of(t.state, 0, WILLPOWER, PLAIN) == 6
    t.bag("auto-fail").draws(0, "rotting-remains").play("on:holy-rosary", "on:holy-rosary")
    assert (t.horror(), t.home("holy-rosary")) == (1, box.DISCARD[0])
    assert skill_of(t.state, 0, WILLPOWER, PLAIN) == 5


# -------------------------------------------------------------------- Shrivelling


@rule("AH-ABL-13")
def test_shrivelling_attacks_with_willpower_and_deals_one_more_for_a_charge() -> None:
    t = agnes().in_play(0, "shrivelling")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("-2").play("use:shrivelling")
    assert (t.told(tells.Succeeded)[0].told[1:3], t.count(box.DAMAGE[ghoul]), uses(t, "shrivelling")) == ((3, 3), 2, 3)
    assert (t.horror(), t.damage()) == (0, 0)


@rule("AH-STT-04", "AH-CHA-03")
@pytest.mark.parametrize(
    ("token", "horror"), [("skull", 1), ("cultist", 1), ("tablet", 1), ("elder-thing", 1), ("auto-fail", 1)]
)
def test_shrivelling_costs_a_horror_when_a_bad_symbol_is_revealed(token: str, horror: int) -> None:
    t = agnes().in_play(0, "shrivelling")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag(token).play("use:shrivelling").until(asks.Action)
    assert t.horror() == horror
    assert bool(t.told(tells.Succeeded)) == (token != "auto-fail")


def test_shrivelling_costs_the_horror_at_once() -> None:
    t = agnes().in_play(0, "shrivelling")
    rats = t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("skull").play("use:shrivelling")
    assert (t.horror(), t.options) == (1, ["use:agnes-baker", "pass"])
    assert (t.state.home[rats], t.told(tells.Succeeded)) == (box.THREAT[0], [])


def test_shrivelling_costs_one_horror_for_several_bad_symbols() -> None:
    t = table("agnes-baker", difficulty="hard").in_play(0, "shrivelling")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("cultist", "skull").play("use:shrivelling").until(asks.Action)
    assert (t.horror(), len(t.told(tells.Token))) == (1, 2)


# -------------------------------------------------------------------- Scrying


@rule("AH-SEA-03", "AH-ENC-05")
def test_scrying_puts_the_top_three_cards_of_a_deck_back_in_any_order() -> None:
    t = table("agnes-baker", "roland-banks").in_play(0, "scrying")
    t.encounters("ancient-evils", "ghoul-minion", "crypt-chill").turn().play("use:scrying", "encounter-deck")
    assert t.sees(1, box.SEARCHED[0]) == ["encounter"] * 3, "nobody else sees them"
    t.play("pick:ancient-evils", "pick:crypt-chill")
    assert t.zone(box.ENCOUNTER_DECK)[:3] == ["ghoul-minion", "crypt-chill", "ancient-evils"]
    assert (uses(t, "scrying"), t.count(box.EXHAUSTED[piece("scrying")])) == (2, 1)


def test_scrying_looks_at_any_investigators_deck_and_resolves_no_weakness() -> None:
    t = table("agnes-baker", "roland-banks").in_play(0, "scrying").top(1, "knife", "paranoia", "machete").turn()
    t.play("use:scrying", "seat:seat-2", "pick:paranoia@2", "pick:knife@2")
    assert t.zone(box.DECK[1])[:3] == ["machete@2", "knife@2", "paranoia@2"]
    assert (t.count(box.RESOURCES[1]), t.sees(0, box.DECK[1])[:3]) == (5, ["machete@2", "knife@2", "paranoia@2"])


# -------------------------------------------------------------------- Arcane Studies


def test_arcane_studies_adds_willpower_or_intellect_for_a_resource() -> None:
    t = agnes().in_play(0, "arcane-studies").turn().bag("-1").play("investigate")
    t.play("use:arcane-studies/1", "reveal")
    assert (t.clues_of(), t.count(box.RESOURCES[0])) == (1, 4)
    t.bag("-3").draws(0, "rotting-remains").play("use:arcane-studies", "reveal")
    assert (t.horror(), t.count(box.RESOURCES[0])) == (0, 3)


# -------------------------------------------------------------------- Arcane Initiate


@rule("AH-MYT-05")
def test_arcane_initiate_comes_with_doom_that_counts_for_the_agenda() -> None:
    t = agnes("arcane-initiate").agenda(1, doom=1).turn().play("play:arcane-initiate")
    assert t.count(box.DOOM[piece("arcane-initiate")]) == 1
    t.encounters("swarm-of-rats").phase("mythos").until()
    assert t.zone(box.AGENDA) == ["rise-of-the-ghouls"]
    assert t.count(box.DOOM[piece("arcane-initiate")]) == 0


def test_arcane_initiate_has_no_doom_for_others_that_come() -> None:
    t = agnes("holy-rosary").in_play(0, "arcane-initiate").turn().play("play:holy-rosary")
    assert t.count(box.DOOM[piece("arcane-initiate")]) == 0


@rule("AH-SEA-02")
def test_arcane_initiate_draws_a_spell_from_the_top_three_cards() -> None:
    t = agnes().in_play(0, "arcane-initiate").top(0, "knife", "shrivelling", "scrying", "scrying#2").turn()
    t.play("use:arcane-initiate/1")
    assert t.options == ["pick:shrivelling", "pick:scrying"], "one must be taken"
    t.play("pick:scrying")
    assert (t.zone(box.HAND[0]), t.count(box.EXHAUSTED[piece("arcane-initiate")])) == (["scrying"], 1)


def test_arcane_initiate_must_take_even_dark_memory() -> None:
    t = agnes().in_play(0, "arcane-initiate").top(0, "knife", "dark-memory", "guts").turn().play("use:arcane-initiate/1")
    assert t.zone(box.HAND[0]) == ["dark-memory"]


def test_arcane_initiate_finds_nothing_where_no_spell_is() -> None:
    t = agnes().in_play(0, "arcane-initiate").top(0, "knife", "guts", "flashlight").turn().play("use:arcane-initiate/1")
    assert (t.zone(box.HAND[0]), t.question) == ([], asks.Action)


# -------------------------------------------------------------------- Drawn to the Flame


@rule("AH-CLU-01")
@pytest.mark.parametrize(("clues", "found"), [(3, 2), (1, 1)])
def test_drawn_to_the_flame_draws_an_encounter_card_and_finds_two_clues(clues: int, found: int) -> None:
    t = agnes("drawn-to-the-flame").clues("study", clues).encounters("ghoul-minion").turn()
    t.play("play:drawn-to-the-flame")
    assert (t.clues_of(), t.home("ghoul-minion"), t.count(box.ACTIONS[0])) == (found, box.THREAT[0], 2)


def test_drawn_to_the_flame_resolves_the_encounter_card_wholly_first() -> None:
    t = agnes("drawn-to-the-flame").encounters("rotting-remains").turn().bag("-4").play("play:drawn-to-the-flame")
    kinds = t.kinds(tells.Horror, tells.Clues)
    assert kinds == [tells.Horror, tells.Clues]


# -------------------------------------------------------------------- Ward of Protection


@rule("AH-CAN-02", "AH-EVT-02")
def test_ward_of_protection_cancels_a_treachery_for_a_horror() -> None:
    t = agnes("ward-of-protection").draws(0, "ancient-evils").play("use:ward-of-protection")
    assert (t.count(box.DOOM[piece("whats-going-on")]), t.horror(), t.count(box.RESOURCES[0])) == (0, 1, 4)
    assert (t.home("ancient-evils"), t.home("ward-of-protection")) == (box.ENCOUNTER_DISCARD, box.DISCARD[0])


def test_ward_of_protection_stops_a_treachery_that_would_stay() -> None:
    t = agnes("ward-of-protection").draws(0, "frozen-in-fear").play("use:ward-of-protection")
    assert (t.zone(box.THREAT[0]), t.home("frozen-in-fear")) == ([], box.ENCOUNTER_DISCARD)


def test_ward_of_protection_is_no_use_against_weaknesses_and_enemies() -> None:
    t = agnes("ward-of-protection").draws_card(0, "paranoia")
    assert (t.question, t.count(box.RESOURCES[0])) == (None, 0)
    assert agnes("ward-of-protection").draws(0, "ghoul-minion").question is None


def test_ward_of_protection_guards_only_the_one_who_draws() -> None:
    t = table("roland-banks", "agnes-baker").hand(1, "ward-of-protection").draws(0, "ancient-evils")
    assert (t.question, t.count(box.DOOM[piece("whats-going-on")])) == (None, 1)


# -------------------------------------------------------------------- Blinding Light


@rule("AH-AOO-07")
def test_blinding_light_evades_with_willpower_and_hurts_the_enemy() -> None:
    t = agnes("blinding-light")
    icy = t.enemy("icy-ghoul", engaged=0)
    t.turn().bag("-1").play("play:blinding-light")
    assert (t.told(tells.Succeeded)[0].told[1:3], t.count(box.DAMAGE[icy])) == ((4, 4), 1)
    assert (t.count(box.EXHAUSTED[icy]), t.state.home[icy]) == (1, box.AT_PLACE[box.PLACE_NAMED["study"]])
    assert (t.count(box.ACTIONS[0]), t.damage()) == (2, 0)


@pytest.mark.parametrize("token", ["skull", "auto-fail"])
def test_blinding_light_loses_an_action_when_a_bad_symbol_is_revealed(token: str) -> None:
    t = agnes("blinding-light")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag(token).play("play:blinding-light").until(asks.Action)
    assert t.count(box.ACTIONS[0]) == 1
    assert t.home("swarm-of-rats") == (box.THREAT[0] if token == "auto-fail" else box.ENCOUNTER_DISCARD)


# -------------------------------------------------------------------- Fearless


@rule("AH-STT-12")
def test_fearless_heals_a_horror_of_the_one_who_commits_it() -> None:
    t = agnes("fearless").harmed(0, horror=2).bag("-3").draws(0, "rotting-remains").play("commit:fearless").until()
    assert (t.told(tells.Succeeded)[0].told[1], t.horror()) == (3, 1)
    t = table("roland-banks", "agnes-baker").hand(1, "fearless").harmed(0, horror=2).harmed(1, horror=2)
    t.bag("0").draws(0, "rotting-remains").play("commit:fearless@2").until()
    assert (t.horror(0), t.horror(1)) == (2, 1)


def test_fearless_heals_nothing_when_the_test_fails() -> None:
    t = agnes("fearless").harmed(0, horror=2).bag("auto-fail").draws(0, "crypt-chill").play("commit:fearless").until()
    assert t.horror() == 2


@rule("AH-EFF-03")
def test_drawn_to_the_flame_finds_the_clues_where_the_encounter_card_has_carried_one() -> None:
    t = streets("agnes-baker").at(0, "rivertown").at(0, "graveyard").hand(0, "drawn-to-the-flame")
    t.clues("graveyard", 2).clues("rivertown", 1).encounters("on-wings-of-darkness")
    t.turn().bag("-3").play("play:drawn-to-the-flame").until(asks.Action)
    assert (t.where(), t.clues_of(), t.clues_on("graveyard"), t.clues_on("rivertown")) == ("rivertown", 1, 2, 0)
