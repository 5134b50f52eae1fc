"""The eight Ancient Ones: what is printed on each sheet, and what it does (ES-ANC)."""

from typing import NamedTuple

import pytest

import miskatonic as mk
from miskatonic.core.declared import flattened
from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY, HealAll, Hurt
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.elder_sign.table import Table, piece, table


class Sheet(NamedTuple):
    """An Ancient One as it is printed, with a roll that just meets its combat task and one that just does not."""

    code: str
    signs: int
    doom: int
    monster_at: tuple[int, ...]
    meets: str = ""
    misses: str = ""


SHEETS = (
    Sheet("azathoth", 14, 12, (4, 8, 11)),
    Sheet("cthulhu", 13, 11, (4, 7, 10), "peril terror terror", "peril peril terror"),
    Sheet("hastur", 13, 11, (4, 8), "lore terror inv3 inv1", "lore terror inv3"),
    Sheet("ithaqua", 11, 9, (4, 7), "peril peril inv3", "peril peril inv2"),
    Sheet("nyarlathotep", 11, 9, (3, 5, 7), "terror lore inv3", "terror lore inv2"),
    Sheet("shub-niggurath", 12, 10, (3, 6, 9), "terror terror inv2 inv1", "terror terror inv2"),
    Sheet("yig", 10, 8, (4, 7), "peril peril", "peril terror"),
    Sheet("yog-sothoth", 10, 10, (4, 8), "lore lore inv3", "lore peril inv3"),
)
FIGHTERS = [sheet for sheet in SHEETS if sheet.meets]


def pair(code: str) -> Table:
    """Two investigators with 5 sanity and 5 health each, asleep before them an Ancient One."""
    return table("dexter-drake", "amanda-sharpe", ancient_one=code)


def awake(code: str, doom: int = 5) -> Table:
    """The battle has begun; what Yig asks for at its start has been paid."""
    t = pair(code)
    if code == "yig":
        t.gives(0, "axe", "holy-water", "heal").gives(1, "rifle", "pallid-mask", "wither")
    t.awaken().until().doom(doom)
    t.state.log = []
    return t


def attacks(t: Table) -> Table:
    """Midnight strikes in the battle."""
    return t.midnight()


# -------------------------------------------------------------------- what is printed


@rule("ES-ANC-01", "ES-ANC-05", "ES-COM-03")
def test_the_eight_sheets_show_the_printed_signs_tracks_and_monster_cells() -> None:
    assert [(a.code, a.signs, a.doom, a.monster_at) for a in ANCIENT_ONES] == [sheet[:4] for sheet in SHEETS]


@rule("ES-ANC-01", "ES-OVR-04", "ES-END-01")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.code)
def test_so_many_signs_win_against_it_and_one_less_does_not(sheet: Sheet) -> None:
    t = pair(sheet.code).adventure("haunted-by-a-shadowy-figure").only_monsters().signs(sheet.signs - 2)
    for won in (False, True):
        t.adventure("haunted-by-a-shadowy-figure").attempt(0).roll("terror", "peril", "inv1", "inv1", "inv1", "inv1")
        t.play("complete:2")
        assert (t.state.result is not None) == won
    assert t.count(box.SIGNS) == sheet.signs


@rule("ES-ANC-07", "ES-AWK-01")
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.code)
def test_it_awakens_with_the_last_cell_of_its_track(sheet: Sheet) -> None:
    t = pair(sheet.code).only_monsters().doom(sheet.doom - 2).values(0, sanity=1).values(1, sanity=1)
    t.effect(0, Hurt(SANITY)).play("play:bob-jenkins")
    assert not t.count(box.AWAKE)
    t.effect(1, Hurt(SANITY))
    assert t.count(box.AWAKE)


@rule("ES-ANC-02", "ES-BAT-03")
@pytest.mark.parametrize("sheet", FIGHTERS, ids=lambda sheet: sheet.code)
def test_its_combat_task_is_met_by_its_symbols_and_by_no_less(sheet: Sheet) -> None:
    filler = "inv1" if "inv" not in sheet.meets else "peril" if "peril" not in sheet.meets else "lore"
    for roll, met in ((sheet.meets.split(), True), (sheet.misses.split(), False)):
        faces = [*roll, *[filler] * (6 - len(roll))]
        t = awake(sheet.code).clues(0, 1).load(*faces, dice=box.GREEN_DICE).begin(0)
        assert ("complete:1" in t.options) == met
        if met:
            assert t.play("complete:1").count(box.DOOM) == 4
            assert len(flattened(t.told(tells.Strikes)[0].told)) == 1 + 2 * len(roll)


# -------------------------------------------------------------------- Azathoth


@rule("ES-ANC-03", "ES-INF-01")
def test_when_azathoth_awakens_the_game_is_lost_without_a_battle() -> None:
    t = pair("azathoth").adventure("gate-to-elsewhere").doom(11).attempt(0).play("give-up")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.result.rule) == (False, "ES-ANC-03")
    assert [note.rule for note in t.told(tells.Lost)] == ["ES-ANC-03"]
    assert not t.state.asked


# -------------------------------------------------------------------- Cthulhu


@rule("ES-ANC-03")
def test_with_cthulhu_casting_a_spell_costs_sanity() -> None:
    t = pair("cthulhu").adventure("koi-pond").gives(0, "heal").values(0, health=1).begin(0).play("use:heal")
    assert (t.sanity(), t.health()) == (4, 3)


@rule("ES-ANC-03")
def test_with_cthulhu_a_spell_that_would_devour_its_caster_cannot_be_cast() -> None:
    t = pair("cthulhu").adventure("koi-pond").gives(0, "heal", "wither").values(0, sanity=1, health=1).attempt(0)
    assert "use:heal" not in t.options
    t.roll("peril", "lore", "lore", "lore", "lore", "lore")
    assert "use:wither" not in t.options


@rule("ES-ANC-03")
def test_with_cthulhu_holding_a_die_on_a_spell_costs_sanity_too() -> None:
    t = pair("cthulhu").adventure("koi-pond").gives(0, "wither").attempt(0)
    t.roll("peril", "lore", "lore", "lore", "lore", "lore").play("use:wither", f"pick:{t.die('peril')}")
    assert t.sanity() == 4


@rule("ES-ANC-04", "ES-BAT-18")
def test_cthulhus_attack_lowers_a_limit_of_each_and_adds_doom() -> None:
    t = attacks(awake("cthulhu"))
    assert (t.question, t.asked) == (asks.WhichEffect, 0)
    t.play("choose:1")
    assert (t.question, t.asked) == (asks.WhichEffect, 1)
    t.play("choose:0")
    assert [t.sanity(0), t.health(0), t.sanity(1), t.health(1)] == [5, 4, 4, 5]
    assert t.count(box.DOOM) == 6
    for seat in (0, 1):
        t.effect(seat, HealAll(SANITY), HealAll(HEALTH))
    assert [t.sanity(0), t.health(0), t.sanity(1), t.health(1)] == [5, 4, 4, 5], "the limits fell"


# -------------------------------------------------------------------- Hastur


@rule("ES-ANC-03", "ES-ENT-08")
@pytest.mark.parametrize(("code", "more"), [("hastur", 2), ("yig", 0)])
def test_with_hastur_everything_in_the_shop_costs_two_trophies_more(code: str, more: int) -> None:
    prices = {"clue": 2, "common": 3, "spell": 3, "unique": 4, "ally": 6, "sign": 10}
    worth = ["koi-pond", "yuggoth", "rlyeh", "the-archives", "lights-out", "the-dreamlands"]
    for purse in range(1, 13):
        t = pair(code).trophies(0, *worth[: purse // 2], *(["ghoul#1"] if purse % 2 else [])).begin(0)
        for offer, price in prices.items():
            assert (f"offer:{offer}" in t.options) == (purse >= price + more), (purse, offer)
        assert ("offer:all-health" in t.options) == (purse >= 2), "first aid costs no more"


@rule("ES-ANC-04")
def test_hasturs_attack_costs_everybody_two_sanity() -> None:
    t = attacks(awake("hastur"))
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(3, 5), (3, 5)]


# -------------------------------------------------------------------- Ithaqua


@rule("ES-ANC-03", "ES-MID-02")
def test_with_ithaqua_every_midnight_costs_health_on_cards() -> None:
    t = pair("ithaqua").adventure("koi-pond").stand(1, 0).on_top("be-prepared-in-a-pale-light").midnight(0)
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(5, 5), (5, 4)]


@rule("ES-ANC-04")
def test_ithaquas_attack_costs_everybody_two_health() -> None:
    t = attacks(awake("ithaqua"))
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(5, 3), (5, 3)]


# -------------------------------------------------------------------- Nyarlathotep


@rule("ES-ANC-03", "ES-SET-06", "ES-COM-07")
@pytest.mark.parametrize("code", [sheet.code for sheet in SHEETS])
def test_the_masks_are_in_the_pool_with_nyarlathotep_only(code: str) -> None:
    s = mk.new("elder-sign", seats=1, seed=3, ancient_one=code, investigators=["dexter-drake"]).state
    masks = [m for m, sheet in box.MONSTER.items() if sheet.is_mask]
    assert all((m not in s.home) == (code != "nyarlathotep") for m in masks)


@rule("ES-ANC-04")
def test_nyarlathoteps_attack_takes_a_clue_from_each_or_devours() -> None:
    t = attacks(awake("nyarlathotep").clues(0, 2))
    assert (t.question, t.asked, t.options) == (asks.PayOrDevoured, 0, ["pay", "be-devoured"])
    t.play("pay")
    assert (t.alive(0), t.count(box.CLUES[0])) == (True, 1)
    assert not t.alive(1), "who has no clue is not asked"
    assert t.count(box.DOOM) == 6


# -------------------------------------------------------------------- Shub-Niggurath


@rule("ES-ANC-04")
def test_shub_nigguraths_attack_takes_a_trophy_from_each_or_sanity_and_health() -> None:
    t = attacks(awake("shub-niggurath").trophies(0, "koi-pond", "ghoul#1"))
    assert (t.question, t.asked) == (asks.WhichEffect, 0)
    t.play("choose:0")
    assert t.question == asks.PayTrophy
    t.play("pick:ghoul#1")
    assert t.zone(box.TROPHIES_OF[0]) == ["koi-pond"]
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(5, 5), (4, 4)]


@rule("ES-ANC-04")
def test_one_may_suffer_shub_nigguraths_attack_to_keep_a_trophy() -> None:
    t = attacks(awake("shub-niggurath").trophies(0, "koi-pond")).play("choose:1")
    assert (t.sanity(), t.health(), t.zone(box.TROPHIES_OF[0])) == (4, 4, ["koi-pond"])


# -------------------------------------------------------------------- Yig


def failing_beside(slug: str, beaten: str = "") -> Table:
    """Signs are 3; an attempt fails on a card with this monster, which may have been dealt with before."""
    t = pair("yig").adventure("public-lavatory").signs(3).gives(0, "dynamite")
    t.monster(slug, 0, 0)
    t.attempt(0)
    if beaten == "face-down":
        t.play("use:dynamite")
    elif beaten == "beaten":
        t.roll("inv3", "lore", "lore", "lore", "lore", "lore").play("complete:1")
    return t.play("give-up")


@rule("ES-ANC-03")
@pytest.mark.parametrize(
    ("slug", "beaten", "signs"),
    [("cultist", "", 2), ("cultist", "beaten", 3), ("cultist", "face-down", 3), ("ghoul", "", 3)],
)
def test_with_yig_a_failure_beside_an_undefeated_cultist_costs_a_sign(slug: str, beaten: str, signs: int) -> None:
    assert failing_beside(slug, beaten).count(box.SIGNS) == signs


@rule("ES-ANC-03", "ES-MIT-05", "ES-MDF-05")
def test_with_yig_a_cultist_bound_by_what_a_beaten_witch_brings_costs_no_sign() -> None:
    t = pair("yig").adventure("koi-pond").signs(3).on_top("bind-monster")
    t.monster("witch", 0)
    t.monster("cultist", 0)
    t.attempt(0).roll("lore", "inv2", *["inv1"] * 4).play("complete:below-1")
    t.play("give-up")
    assert t.options == ["use:bind-monster", "to-penalty"]
    assert t.play("use:bind-monster").until().count(box.SIGNS) == 3


@rule("ES-ANC-03")
def test_with_yig_a_cultist_on_another_card_does_not_matter() -> None:
    t = pair("yig").adventure("public-lavatory", 0).adventure("koi-pond", 1).signs(3)
    t.monster("cultist", 1, 0)
    assert t.attempt(0).play("give-up").count(box.SIGNS) == 3


@rule("ES-ANC-03")
def test_with_yig_two_cultists_beside_a_failure_cost_one_sign() -> None:
    t = pair("yig").adventure("public-lavatory").signs(3)
    t.monster("cultist#1", 0, 0)
    t.monster("cultist#2", 0, 1)
    assert t.attempt(0).play("give-up").count(box.SIGNS) == 2


@rule("ES-ANC-03")
def test_with_yig_a_resolved_adventure_costs_no_sign() -> None:
    t = pair("yig").adventure("unnatural-habitat").signs(3).on_top("koi-pond")
    t.monster("cultist", 0, 0)
    t.attempt(0).roll("peril", "peril", "inv3", "lore", "lore", "lore").play("complete:2")
    t.roll("inv3", "lore", "lore").play("complete:1")
    assert t.count(box.SIGNS) == 3


@rule("ES-ANC-03", "ES-DEV-03")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_with_yig_a_devoured_investigator_costs_a_sign(before: int, after: int) -> None:
    t = pair("yig").signs(before).values(0, sanity=1).effect(0, Hurt(SANITY))
    assert (t.count(box.SIGNS), t.count(box.DOOM)) == (after, 1)


@rule("ES-ANC-03", "ES-AWK-05")
def test_when_yig_awakens_everybody_pays_a_common_a_unique_item_and_a_spell_or_is_devoured() -> None:
    t = pair("yig").gives(0, "axe", "rifle", "holy-water", "heal").gives(1, "lantern", "pallid-mask").awaken()
    assert (t.question, t.asked, t.options) == (asks.PayOrDevoured, 0, ["pay", "be-devoured"])
    t.play("pay")
    assert t.options == ["pick:axe", "pick:rifle"], "the owner chooses which"
    t.play("pick:rifle")
    assert t.zone(box.OWNED[0]) == ["axe"]
    assert not t.alive(1), "without a spell the price cannot be paid"
    assert [(note.told, note.rule) for note in t.told(tells.Out)] == [((1,), "ES-BAT-13")]
    assert t.count(box.DOOM) == 8, "a full track stays full"


@rule("ES-ANC-03", "ES-END-03")
def test_whoever_cannot_pay_yig_alone_loses_the_game() -> None:
    t = table("dexter-drake", ancient_one="yig").awaken()
    assert t.state.result is not None
    assert (t.state.result.won, t.state.result.rule) == (False, "ES-END-03")


@rule("ES-ANC-04")
def test_yigs_attack_takes_a_clue_from_each_or_sanity_and_health() -> None:
    t = attacks(awake("yig").clues(0, 1)).play("choose:0")
    assert t.count(box.CLUES[0]) == 0
    assert [(t.sanity(seat), t.health(seat)) for seat in (0, 1)] == [(5, 5), (4, 4)]


# -------------------------------------------------------------------- Yog-Sothoth


@rule("ES-ANC-03")
def test_with_yog_sothoth_a_failed_other_world_leaves_the_game() -> None:
    t = pair("yog-sothoth").adventure("yuggoth", 6).stand(1, 6)
    t.monster("dark-young", 6, 0)
    t.attempt(6).play("give-up")
    assert t.home("yuggoth") == box.BOX
    assert t.home("dark-young") == box.POOL_OF_MONSTERS
    assert not t.zone(box.LOCKED)
    assert (t.state.pointed(box.AT[0]), t.state.pointed(box.AT[1])) == (NOTHING, NOTHING), (
        "whoever stood there is at the entrance"
    )
    assert (t.sanity(), t.health()) == (3, 4), "the penalty is suffered all the same"


@rule("ES-ANC-03", "ES-MIT-05", "ES-MDF-04")
def test_with_yog_sothoth_a_monster_turned_face_down_before_the_penalty_is_a_trophy_though_its_world_leaves() -> None:
    t = table("harvey-walters", ancient_one="yog-sothoth").adventure("city-of-the-great-race", 6).on_top("bind-monster")
    t.monster("witch", 6, 0)
    t.monster("mi-go", 6)
    t.attempt(6).dice_left(3).roll("lore", "inv2", "inv1").play("complete:1").roll("lore").play("fail-roll")
    t.play("use:bind-monster")
    assert t.home("city-of-the-great-race") == box.BOX
    assert t.zone(box.TROPHIES_OF[0]) == ["witch#1", "mi-go#1"]
    assert t.count(box.CLUES[0]) == 1, "and brings what it brings"


@rule("ES-ANC-03")
def test_with_yog_sothoth_a_failed_adventure_of_the_museum_stays() -> None:
    t = pair("yog-sothoth").adventure("koi-pond").attempt(0).play("give-up")
    assert (t.zone(box.CARD_AT[0]), t.state.pointed(box.AT[0])) == (["koi-pond"], 0)


@rule("ES-ANC-03")
def test_with_yog_sothoth_a_resolved_other_world_is_a_trophy_and_not_lost() -> None:
    t = pair("yog-sothoth").adventure("the-dreamlands", 6).attempt(6)
    t.roll("peril", "lore", "inv3", "inv1", "inv1", "inv1").play("complete:1")
    assert t.zone(box.TROPHIES_OF[0]) == ["the-dreamlands"]
    assert t.count(box.WORLDS_LOST) == 0


@rule("ES-ANC-03", "ES-DEV-10")
def test_with_yog_sothoth_the_world_leaves_even_if_its_penalty_devours() -> None:
    t = pair("yog-sothoth").adventure("yuggoth", 6).values(0, sanity=2).attempt(6).play("give-up")
    assert t.home("yuggoth") == box.BOX
    assert t.question == asks.Investigator


@rule("ES-ANC-03", "ES-AWK-09")
def test_the_eighth_world_lost_awakens_yog_sothoth() -> None:
    t = pair("yog-sothoth").adventure("yuggoth", 6)
    t.state.set(box.WORLDS_LOST, 6)
    t.attempt(6).play("give-up")
    assert not t.count(box.AWAKE)
    t.adventure("the-dreamlands", 6).attempt(6).play("give-up")
    assert (t.count(box.AWAKE), t.count(box.DOOM)) == (1, 10)


@rule("ES-ANC-04")
def test_yog_sothoths_attack_takes_a_trophy_from_each_or_devours() -> None:
    t = attacks(awake("yog-sothoth").trophies(0, "ghoul#1")).play("pay")
    assert (t.alive(0), t.alive(1)) == (True, False)
    assert t.home("ghoul#1") == box.POOL_OF_MONSTERS
    assert piece("amanda-sharpe") in t.state.zone(box.DEVOURED)


@pytest.mark.parametrize(
    ("lang", "woke", "demand"),
    [
        ("en", "Yig awoke! When the battle begins:", "1 common item, 1 unique item and 1 spell or is devoured."),
        ("ru", "Йиг пробудился! Начало боя:", "1 простую вещь, 1 уникальную вещь и 1 заклинание, иначе будет сожран."),
        ("uk", "Їґ пробудився! На початку бою:", "1 звичайний предмет, 1 унікальний предмет і 1 заклинання, інакше"),
    ],
)
def test_who_is_devoured_as_yig_awakens_reads_why(lang: str, woke: str, demand: str) -> None:
    t = pair("yig").awaken().until()
    (note,) = t.told(tells.Awakens)
    said = flat(SPEECH[lang].note(t.state, note)).replace("\N{NO-BREAK SPACE}", " ")
    assert said.startswith(woke)
    assert demand in said
    assert len(t.told(tells.Devoured)) == 2
