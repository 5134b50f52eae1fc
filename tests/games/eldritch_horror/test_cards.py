"""Every card does something in play: all encounters passed and failed, Assets and Artifacts one by one."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import sheets, world
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ARTIFACT, LORE, SANITY, STRENGTH, WILL
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.conformance.test_play import assert_every_piece_is_in_one_zone
from tests.games.eldritch_horror.table import Table, empty, piece

# -------------------------------------------------------------------- encounters


def ready(ancient_one: str, where: str, face: int) -> Table:
    """Mark and Lily with something of everything, all dice showing one face."""
    t = empty("mark-harrigan", "lily-chen", ancient_one=ancient_one).at(0, where).at(1, "rome").clues(0, 3)
    t.gives(0, "axe", "whiskey", "witch-doctor", "shriveling#1").reserve(
        "kerosene", "cat-burglar", "private-care", "bandages"
    )
    t.monster("ghoul", "space-9")
    t.gate("london")
    return t.values(0, health=8, sanity=4).roll(*[face] * 60)


def finished(t: Table, *, eager: bool) -> Table:
    """Answer everything, doing as much or as little as possible; nothing is lost or doubled."""
    while t.state.asked:
        wish: tuple[str, ...] = ("do-it", "yes") if eager else ("decline", "no")
        if t.question is asks.AddSuccesses and eager:
            wish = ("spend-clue",)
        keys = [key for key in (*wish, "keep", "pass", "done", "roll") if key in t.options]
        t.play(keys[0] if keys else t.options[0])
    assert_every_piece_is_in_one_zone(t.state)
    assert t.zone(box.DRAWN) == [] or t.result is not None
    return t


WHERE = {"america": 0, "europe": 3, "asia-australia": 6}
TYPED = ("space-5", "space-4", "space-8")
LOCATIONS = [
    (code, section)
    for name in (*WHERE, "general")
    for code in map(box.CODE.__getitem__, box.ENCOUNTER_CARDS[name])
    for section in range(3)
]


@rule("EH-LOC-01")
@pytest.mark.parametrize("face", [1, 6])
@pytest.mark.parametrize(("code", "section"), LOCATIONS)
def test_location_encounters(code: str, section: int, face: int) -> None:
    deck = box.BACKS[piece(code)]
    where = TYPED[section] if deck == "general" else world.SPACES[WHERE[deck] + section].code
    t = ready("azathoth", where, face).on_top(code).encounter()
    if f"encounter:{deck}" in t.options:
        t.play(f"encounter:{deck}")
    finished(t, eager=face == 6)
    note = t.told(tells.Encounter)[0].told
    assert (box.CODE[note.card], note.section) == (code, section)
    assert t.home(code) == box.ENCOUNTER_DISCARD[deck]


RESEARCH = [
    (owner, box.CODE[card], section) for owner, cards in box.RESEARCH_CARDS.items() for card in cards for section in range(3)
]


@rule("EH-RES-01")
@pytest.mark.parametrize("face", [1, 6])
@pytest.mark.parametrize(("owner", "code", "section"), RESEARCH)
def test_research_encounters(owner: str, code: str, section: int, face: int) -> None:
    t = ready(owner, TYPED[section], face)
    clue = t.clue(TYPED[section])
    t.on_top(code).encounter().play(f"research:{box.PIECE_SLUGS[clue]}")
    finished(t, eager=face == 6)
    assert t.home(code) == box.ENCOUNTER_DISCARD["research"]
    effects = box.SHEETS[piece(code)]
    assert isinstance(effects, sheets.Encounter)
    if face == 6 and "GainThisClue" in repr(effects.sections[section]) and t.state.result is None and t.alive(0):
        assert t.state.home[clue] in (box.CLUES_OF[0], box.CLUE_DISCARD), "passed, or paid for: it is gained"


OTHERS = [box.CODE[card] for card in (*box.OTHER_WORLD_CARDS, *box.EXPEDITION_CARDS)]


@rule("EH-CPX-02")
@pytest.mark.parametrize("face", [1, 6])
@pytest.mark.parametrize("code", OTHERS)
def test_other_worlds_and_expeditions(code: str, face: int) -> None:
    card = box.COMPLEX[piece(code)]
    if card.place >= 0:
        t = ready("azathoth", world.SPACES[card.place].code, face).expedition(code).encounter()
        t.play("encounter:expedition")
    else:
        t = ready("azathoth", "arkham", face).on_top(code)
        t.gate("arkham")
        t.encounter().play("encounter:other-world")
    finished(t, eager=face == 6)
    if card.place < 0 and face == 6:
        assert "arkham" not in t.gates(), "every Other World lets one close the Gate"


@rule("EH-SPE-02")
@pytest.mark.parametrize("face", [1, 6])
@pytest.mark.parametrize("code", [box.CODE[c] for cards in box.SPECIAL_CARDS.values() for c in cards])
def test_special_encounters(code: str, face: int) -> None:
    owner = "cthulhu" if code.startswith("sp-ct") else "yog-sothoth"
    if owner == "cthulhu":
        t = ready(owner, "space-3", face).mystery("rlyeh-risen").on_top(code).encounter().play("resolve:rlyeh-risen")
        finished(t, eager=face == 6)
        assert t.tokens_on("rlyeh-risen") == int(face == 6)
    else:
        t = ready(owner, "arkham", face).awaken().solved(3)
        t.gate("arkham")
        t.on_top(code).roll(*[face] * 60).encounter().play("resolve:yog-sothoth")
        finished(t, eager=face == 6)
        assert (t.result == (True, "EH-MYS-04")) == (face == 6)


# -------------------------------------------------------------------- Assets


def owner(*cards: str, who: str = "silas-marsh", where: str = "rome") -> Table:
    """Somebody with these cards and nothing else."""
    return empty(who).at(0, where).gives(0, *cards)


def pool(t: Table) -> int:
    """How many dice were rolled in the last test."""
    return len(t.told(tells.Rolls)[-1].told.dice)


@pytest.mark.parametrize(
    ("card", "skill"),
    [
        ("arcane-scholar", LORE),
        ("personal-assistant", 1),
        ("private-investigator", 2),
        ("hired-muscle", STRENGTH),
        ("vatican-missionary", WILL),
    ],
)
def test_experts_add_a_die_and_a_reroll_to_their_skill(card: str, skill: int) -> None:
    own = box.INVESTIGATOR[piece("silas-marsh")].skills[skill]
    t = owner(card).effect(0, w.Test(skill))
    assert pool(t) == own + 1
    assert f"use:{card}" in t.options
    other = owner(card).effect(0, w.Test((skill + 1) % 5))
    assert other.question is None


@pytest.mark.parametrize(
    ("card", "will", "strength"),
    [
        ("38-revolver", 0, 2),
        ("45-automatic", 0, 3),
        ("axe", 0, 2),
        ("bull-whip", 0, 1),
        ("double-barreled-shotgun", 0, 4),
        ("spirit-dagger", 1, 2),
        ("holy-cross", 2, 0),
        ("protective-amulet", 1, 0),
        ("lightning-gun", 0, 6),
        ("sword-of-saint-jerome", 2, 5),
    ],
)
def test_bonuses_in_combat(card: str, will: int, strength: int) -> None:
    t = owner(card, who="lily-chen").fights("mummy").idle()
    assert [len(note.told.dice) for note in t.told(tells.Rolls)] == [3 + will, 4 - 2 + strength]
    t.effect(0, w.Test(STRENGTH)).idle()
    assert pool(t) == 4, "only in combat"


def test_an_axe_rerolls_any_number_for_two_sanity() -> None:
    t = owner("axe").roll(6, 6, 6, 1, 2, 3).fights("mummy")
    assert t.options == ["keep", "use:axe"]
    t.play("use:axe", "die:1", "die:2", "done")
    assert (t.sanity(), len(t.told(tells.Rerolls)[0].told.before)) == (2, 2)


def test_services_are_resolved_and_discarded() -> None:
    quarantine = owner().effect(0)
    ghoul = quarantine.monster("mummy", "tokyo")
    quarantine.reserve("agency-quarantine").effect(0, w.GainAsset((4,), source=w.RESERVE))
    assert quarantine.state.home[ghoul] == box.CUP
    assert quarantine.home("agency-quarantine") == "asset-discard:0"
    flight = owner(where="arkham").reserve("charter-flight").effect(0, w.GainAsset((4,), source=w.RESERVE))
    assert flight.play("space:london", "space:rome").where() == "rome"
    stop = owner(where="arkham").reserve("charter-flight").effect(0, w.GainAsset((4,), source=w.RESERVE))
    assert stop.play("stop").where() == "arkham"
    care = owner().values(0, health=1, sanity=1).reserve("private-care").effect(0, w.GainAsset((4,), source=w.RESERVE))
    assert (care.health(), care.sanity()) == (8, 4)
    refuge = owner()
    refuge.condition(0, "debt")
    refuge.reserve("sanctuary").effect(0, w.GainAsset((4,), source=w.RESERVE)).play("do-it")
    assert refuge.conditions() == []
    ritual = owner().doom(5).reserve("silver-twilight-ritual").effect(0, w.GainAsset((4,), source=w.RESERVE))
    assert ritual.count(box.DOOM) == 6


def test_a_service_that_an_effect_draws_from_the_deck_is_resolved_as_well() -> None:
    care = owner().values(0, health=1, sanity=1).on_top("private-care").effect(0, w.GainAsset())
    assert (care.health(), care.sanity(), care.owned()) == (8, 4, [])


def test_teamwork_services_hand_things_over_any_distance() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").gives(0, "axe", "witch-doctor").clues(0, 2)
    t.reserve("delivery-service").effect(0, w.GainAsset((4,), source=w.RESERVE))
    assert t.options == ["give:axe", "done"], "Items only"
    assert t.play("give:axe").owned(1) == ["axe"]
    t.reserve("wireless-report").effect(0, w.GainAsset((4,), source=w.RESERVE))
    t.play(t.options[0], "done")
    assert (t.has_clues(0), t.has_clues(1)) == (1, 1)


def test_cards_that_work_when_one_rests() -> None:
    bible = owner("king-james-bible").values(0, sanity=1).turn().play("rest")
    assert bible.sanity() == 3
    puzzle = owner("puzzle-box").roll(6).turn().play("rest", "use:puzzle-box", "do-it")
    assert (len(puzzle.owned()), puzzle.home("puzzle-box")) == (1, "asset-discard:0")
    tome = owner("arcane-tome").roll(6).turn().play("rest", "use:arcane-tome")
    assert len(tome.owned()) == 2
    doctor = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "witch-doctor").values(0, health=3)
    doctor.turn().play("rest")
    assert (doctor.asked, doctor.options) == (0, ["choose:0", "done"]), "who rests decides, not the owner"
    doctor.play("choose:0")
    assert doctor.health(0) == 5


def test_cat_burglar_and_dynamite() -> None:
    caught = owner("cat-burglar").roll(1).turn().play("use:cat-burglar")
    assert caught.owned() == []
    blast = owner("dynamite")
    mummy, cthylla = blast.monster("mummy", "rome"), blast.monster("cthylla", "rome")
    blast.turn().play("use:dynamite", "do-it")
    assert (blast.state.home[mummy], blast.state.home[cthylla], blast.owned()) == (box.CUP, box.EPIC, [])


def test_fine_clothes_count_sixes_twice_when_acquiring() -> None:
    t = owner("fine-clothes").reserve("urban-guide").roll(6, 6, 1).turn().play("acquire", "no")
    assert t.state.asked[0].what.left == 4


def test_an_urban_guide_helps_everybody_in_cities_except_in_other_worlds() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "urban-guide").effect(0, w.Test(STRENGTH))
    assert pool(t) == 4
    t.at(0, "space-4").at(1, "space-4").effect(0, w.Test(STRENGTH))
    assert pool(t) == 3
    world_ = empty("silas-marsh").at(0, "rome").gives(0, "urban-guide").on_top("ow-2")
    world_.gate("rome")
    world_.encounter().play("encounter:other-world")
    assert len(world_.told(tells.Rolls)[0].told.dice) == 2


def test_holy_water_may_bless_somebody() -> None:
    t = owner("holy-water").turn().play("use:holy-water/1", "do-it")
    assert (t.conditions(), t.owned()) == (["blessed"], [])


def test_remedies_prevent_losses_on_the_owners_space() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "whiskey").effect(0, w.Lose(SANITY, 3))
    assert (t.asked, t.options) == (1, ["use:whiskey", "pass"])
    assert (t.play("use:whiskey").sanity(0), t.owned(1)) == (3, [])
    far = empty("silas-marsh", "lily-chen").at(0, "tokyo").at(1, "rome").gives(1, "whiskey").effect(0, w.Lose(SANITY, 3))
    assert far.question is None


def test_a_lodge_researcher_learns_from_monsters() -> None:
    t = owner("lodge-researcher", who="mark-harrigan").values(0, sanity=2).roll(*[6] * 12)
    t.monster("ghoul", "rome")
    t.encounter()
    assert (t.sanity(), t.has_clues()) == (3, 1)


# -------------------------------------------------------------------- Artifacts


@pytest.mark.parametrize("card", ["cultes-des-goules", "de-vermis-mysteriis", "necronomicon", "ttka-halot"])
def test_tomes_are_read_for_a_sanity(card: str) -> None:
    t = owner(card, who="jim-culver")
    mummy = t.monster("mummy", "rome")
    t.roll(6).turn().play(f"use:{card}", "do-it")
    assert t.sanity() == 4
    match card:
        case "cultes-des-goules":
            assert t.has_clues() == 2
        case "de-vermis-mysteriis":
            assert t.play("skill:will").skill("will") == 1
        case "necronomicon":
            assert len(t.owned()) == 3
        case _:
            assert t.state.home[mummy] == box.CUP


def test_the_flute_defeats_everything_here() -> None:
    t = owner("flute-of-the-outer-gods")
    t.monster("mummy", "rome")
    t.monster("ghoul", "rome")
    t.turn().play("use:flute-of-the-outer-gods", "do-it")
    assert (t.monsters("rome"), t.health(), t.sanity()) == ([], 6, 2)


def test_a_gate_box_helps_in_other_worlds() -> None:
    t = owner("gate-box").on_top("ow-8").roll(*[6] * 9)
    t.gate("rome")
    t.encounter().play("encounter:other-world")
    assert (pool(t), t.gates(), t.has_clues()) == (1 + 1, [], 1)


def test_a_grotesque_statue_gives_clues_from_the_deck_and_saves_sanity_once_per_round() -> None:
    t = owner().effect(0, w.GainArtifact(name="grotesque-statue"))
    assert t.has_clues() == 5
    t.effect(0, w.Lose(SANITY, 3)).play("use:grotesque-statue")
    assert (t.sanity(), t.has_clues()) == (4, 4)
    t.effect(0, w.Lose(SANITY))
    assert (t.sanity(), t.options) == (3, [])


@rule("EH-GAI-05")
def test_a_grotesque_statue_found_in_the_discard_pile_brings_no_clues() -> None:
    t = owner()
    t.state.put(piece("grotesque-statue"), box.DISCARD_OF[ARTIFACT])
    t.effect(0, w.GainArtifact(name="grotesque-statue"))
    assert (t.owned(), t.has_clues()) == (["grotesque-statue"], 0)


def test_a_lightning_gun_strikes_all_for_a_health() -> None:
    t = owner("lightning-gun")
    mummy = t.monster("mummy", "rome")
    t.turn().play("use:lightning-gun")
    assert (t.health(), t.count(box.HURT[mummy])) == (7, 1)


def test_the_brain_case_trades_and_changes_places() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").gives(0, "mi-go-brain-case").gives(1, "axe").turn()
    t.play("use:mi-go-brain-case", "take:axe", "done", "yes", "do-it")
    assert (sorted(t.owned(0)), t.where(0), t.where(1)) == (["axe", "mi-go-brain-case"], "tokyo", "rome")


def test_the_pallid_mask_hides_its_owner() -> None:
    t = owner("pallid-mask")
    t.monster("mummy", "rome")
    t.encounter()
    assert t.options == ["fight:mummy", "ignore-monsters"]
    assert t.play("ignore-monsters").options == ["encounter:europe", "encounter:general"]


def test_the_sword_restores_sanity() -> None:
    t = owner("sword-of-saint-jerome").values(0, sanity=2).roll(*[6] * 12)
    t.monster("mummy", "rome")
    assert t.encounter().sanity() == 3


def test_the_silver_key_saves_a_clue_once_per_round() -> None:
    t = owner("the-silver-key").effect(0, w.May(w.SpendClues(), w.GainSpell())).play("do-it")
    assert (len(t.owned()), t.has_clues()) == (2, 0)
    t.effect(0, w.May(w.SpendClues(), w.GainSpell()))
    assert t.question is None
    paid = owner("the-silver-key").clues(0, 2).effect(0, w.May(w.SpendClues(2), w.GainSpell())).play("do-it")
    assert (paid.question, paid.options) == (asks.HowToPay, ["clues", "one-fewer"])
    assert paid.play("one-fewer").has_clues() == 1
    other = owner("the-silver-key").on_top("ow-2")
    other.gate("rome")
    other.encounter().play("encounter:other-world")
    assert "use:the-silver-key" in other.options


@rule("EH-POS-03", "EH-TRD-01")
@pytest.mark.parametrize("card", ["the-silver-key", "lucky-rabbits-foot"])
def test_what_works_once_per_round_does_not_work_again_for_who_receives_it_in_a_trade(card: str) -> None:
    t = empty("lily-chen", "leo-anderson").at(0, "rome").at(1, "rome").gives(0, card)
    t.round().effect(0, w.Test(LORE)).play("spend-clue" if card == "the-silver-key" else f"use:{card}").idle()
    assert len(t.told(tells.Rerolls)) == 1
    t.turn(0).play("trade:seat-2", f"give:{card}", "yes")
    assert (t.owned(1), t.effect(1, w.Test(LORE)).question) == ([card], None)


@rule("EH-SPL-02")
def test_a_spell_is_told_of_once_when_it_is_cast() -> None:
    t = empty("jim-culver").at(0, "arkham")
    spell = t.spell(0, "shriveling")
    t.monster("ghoul", "arkham")
    t.turn().play("use:shriveling#1")
    told = [note.kind for note in t.state.log or [] if getattr(note.told, "spell", getattr(note.told, "piece", -1)) == spell]
    assert told == [tells.Casts]
