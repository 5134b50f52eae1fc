"""The odds at the table: hand-computed figures, counted out dice by dice, and as they are read in play (EH-TST, EH-RER)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import Final

import pytest

from miskatonic.core.hidden import seen_by
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import INFLUENCE, LORE, STRENGTH
from miskatonic.games.eldritch_horror.odds.dice import by_best_play, results, shown, with_rerolls
from miskatonic.games.eldritch_horror.odds.prospects import LeftOut, fight
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.games.eldritch_horror.scene.table import scene
from miskatonic.scene import Notice
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.eldritch_horror.table import Table, empty, piece

FACES: Final = range(1, 7)


def labels(t: Table, lang: str = "en") -> dict[str, str]:
    """The options of the open question as they are read."""
    asked = t.state.asked[0]
    view = seen_by(t.state, asked.seat)
    return {option.key: plain(flat(SPEECH[lang].label(view, asked, option))) for option in asked.options}


def prompt(t: Table, lang: str = "en") -> str:
    """The open question as it is read."""
    asked = t.state.asked[0]
    return plain(flat(SPEECH[lang].prompt(seen_by(t.state, asked.seat), asked)))


def notice(t: Table, lang: str = "en", seat: int = 0) -> list[str]:
    """What the table says of the odds, its heading first."""
    table = scene(seen_by(t.state, seat), seat, SPEECH[lang])
    found = [thing for thing in table.things if isinstance(thing, Notice) and thing.id == "odds"]
    return [plain(flat(text)) for thing in found for text in (thing.label, *thing.lines)]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def tries(t: Table, skill: int, mod: int = 0, need: int = 1) -> Table:
    """Let seat 0 take a test by which a Clue is gained."""
    return t.effect(0, w.Test(skill, mod, passed=w.GainClue(), need=need))


# -------------------------------------------------------------------- dice, counted out


def worth(face: int, least: int, twice: bool) -> int:
    return (face >= least) + (twice and face == 6)


def counted_out(faces: tuple[int, ...], least: int, twice: bool, need: int, rerolls: tuple[int, ...]) -> Fraction:
    """The best chance, by trying every set of dice for every reroll and every way in which they fall."""
    if sum(worth(face, least, twice) for face in faces) >= need:
        return Fraction(1)
    best = Fraction(0)
    for i, size in enumerate(rerolls):
        rest = rerolls[:i] + rerolls[i + 1 :]
        for n in range(1, min(size, len(faces)) + 1):
            for taken in combinations(range(len(faces)), n):
                kept = tuple(face for at, face in enumerate(faces) if at not in taken)
                falls = [counted_out((*kept, *new), least, twice, need, rest) for new in product(FACES, repeat=n)]
                best = max(best, sum(falls, Fraction(0)) / 6**n)
    return best


@pytest.mark.parametrize("least", [4, 5, 6])
@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize(("dice", "rerolls"), [(1, (1,)), (2, ()), (2, (1,)), (2, (2,)), (2, (1, 1)), (3, (1,))])
def test_chances_with_rerolls_are_those_of_every_roll_counted_out(
    least: int, twice: bool, dice: int, rerolls: tuple[int, ...]
) -> None:
    for need in (1, 2, 3):
        total = Fraction(0)
        for faces in product(FACES, repeat=dice):
            best = counted_out(faces, least, twice, need, rerolls)
            now = shown(faces, least, sixes_twice=twice)
            assert by_best_play(now, least, need, rerolls, sixes_twice=twice) == best, (faces, need)
            total += best
        assert with_rerolls(dice, least, need, rerolls, sixes_twice=twice) == total / 6**dice


@pytest.mark.parametrize(("least", "twice"), [(5, False), (4, True), (6, False)])
def test_the_chance_of_every_result_is_that_of_every_roll_counted_out(least: int, twice: bool) -> None:
    for dice in range(1, 5):
        found = [0] * (2 * dice + 1)
        for faces in product(FACES, repeat=dice):
            found[sum(worth(face, least, twice) for face in faces)] += 1
        counted = tuple(Fraction(n, 6**dice) for n in found)
        said = results(dice, least, sixes_twice=twice)
        assert counted == said + (Fraction(0),) * (len(counted) - len(said))


# -------------------------------------------------------------------- before and after a roll


@rule("EH-TST-02", "EH-RER-01")
def test_before_a_roll_one_reads_dice_faces_and_chances_with_what_helps() -> None:
    t = tries(empty("lola-hayes").at(0, "arkham").clues(0, 2), STRENGTH)
    assert labels(t) == {
        "use:lola-hayes/1": "Lola: add 1 die to that test (3 dice, success on 5–6, 70% to pass)",
        "roll": "Roll the dice (2 dice, success on 5–6, 56% to pass, 70% with 1 clue, 80% with 2 clues, "
        "not counting cards and abilities)",
    }
    assert notice(t) == [
        "Test of strength",
        "2 dice, success on 5–6",
        "56% to pass",
        "70% with 1 clue",
        "80% with 2 clues",
        "Not counting cards and abilities",
    ], "1 - (2/3)^2, then one and two dice more"


@rule("EH-TST-08")
def test_a_die_added_to_a_sum_below_one_adds_nothing() -> None:
    t = tries(empty("lola-hayes").at(0, "arkham"), STRENGTH, -4)
    assert labels(t)["roll"].startswith("Roll the die (1 die, success on 5–6, 33% to pass")
    assert labels(t)["use:lola-hayes/1"].endswith("(1 die, success on 5–6, 33% to pass)"), "2 - 4 + 1 is below 1 as well"
    t.play("use:lola-hayes/1")
    assert len(t.told(tells.Rolls)[-1].told.dice) == 1


@rule("EH-TST-06")
def test_a_bonus_of_choice_adds_only_what_it_exceeds_the_one_in_force_by() -> None:
    t = empty("silas-marsh").at(0, "arkham").gives(0, "carbine-rifle", "45-automatic").fights("ghoul")
    assert "(8 dice," in labels(t)["use:carbine-rifle"], "3 and 5, in place of the 3 of the pistol"
    assert "(6 dice," in labels(t)["roll"]
    assert len(t.play("use:carbine-rifle").told(tells.Rolls)[-1].told.dice) == 8


@rule("EH-RER-01", "EH-RER-02")
def test_after_a_roll_one_reads_what_every_reroll_makes_of_it() -> None:
    t = tries(
        empty("silas-marsh").at(0, "arkham").clues(0, 1).gives(0, "lucky-cigarette-case").roll(1, 4, 5), STRENGTH, need=2
    )
    assert labels(t) == {
        "keep": "Keep the result (failed)",
        "use:lucky-cigarette-case": "Lucky Cigarette Case: add 1 to the result of 1 die (100% to pass)",
        "spend-clue": "Spend 1 clue to reroll (33% to pass)",
    }
    assert notice(t) == ["Test of strength", "1 success, 2 needed"]


@rule("EH-INV-26")
@pytest.mark.parametrize(
    ("lang", "with_sanity"),
    [
        ("en", "Spend 1 sanity in place of 1 clue to reroll (33% to pass)"),
        ("ru", "Потратить 1 рассудок вместо 1 улики на переброс (шанс пройти 33 %)"),
        ("uk", "Витратити 1 розум замість 1 доказу на перекид (шанс пройти 33 %)"),
    ],
)
def test_norman_without_a_clue_reads_that_he_pays_with_sanity(lang: str, with_sanity: str) -> None:
    t = tries(empty("norman-withers").at(0, "arkham").roll(1, 4), STRENGTH)
    assert labels(t, lang)["spend-clue"] == with_sanity
    sanity = t.sanity()
    assert t.play("spend-clue").sanity() == sanity - 1
    t = tries(empty("norman-withers").at(0, "arkham").clues(0, 1).roll(1, 4), STRENGTH)
    assert labels(t)["spend-clue"] == "Spend 1 clue to reroll (33% to pass)"


@rule("EH-INV-30")
def test_trish_lets_a_clue_reroll_two_dice_and_the_odds_know_it() -> None:
    t = tries(empty("trish-scarborough").at(0, "arkham").clues(0, 1).roll(1, 1, 1, 1), LORE, 2)
    assert labels(t)["spend-clue"] == "Spend 1 clue to reroll (56% to pass)"


@rule("EH-TST-02")
@pytest.mark.parametrize(("condition", "face", "p"), [("blessed", "4–6", 75), ("cursed", "6", 31)])
def test_who_is_blessed_or_cursed_reads_other_faces_and_chances(condition: str, face: str, p: int) -> None:
    t = empty("leo-anderson").at(0, "rome")
    t.condition(0, condition)
    said = labels(t.turn())["use:leo-anderson"]
    assert said.endswith(f"(2 dice, success on {face}, {p}% to pass)"), said


def test_acquiring_says_how_many_successes_to_expect() -> None:
    t = empty("silas-marsh").at(0, "arkham").clues(0, 1).turn()
    assert labels(t)["acquire"] == ("Acquire assets (3 dice, success on 5–6, successes on average: 1, not counting clues)")


def test_a_test_that_takes_several_successes_says_so_and_what_it_leaves_out() -> None:
    t = tries(empty("lola-hayes").at(0, "arkham"), INFLUENCE, need=3)
    assert "(4 dice, success on 5–6, 3 successes needed, 11% to pass, not counting" in labels(t)["roll"], "9 of 81"


# -------------------------------------------------------------------- fights


def test_a_fight_promises_what_both_its_tests_do() -> None:
    t = empty("lily-chen").at(0, "arkham")
    mummy = t.monster("mummy", "arkham", hurt=1)
    odds = fight(t.state, 0, mummy)
    assert odds.beats == Fraction(1, 9), "two blows of two dice: a strength of 4 - 2, a toughness of 3 - 1"
    assert odds.health == Fraction(2 * 4 + 1 * 4, 9)
    assert odds.sanity == Fraction(2 * 8 + 1 * 12, 27)
    assert fight(t.values(0, sanity=1).state, 0, mummy).health == Fraction(7, 27) * Fraction(4, 3), "only who is still there"
    assert fight(t.values(0, sanity=1).state, 0, mummy).sanity == Fraction(20, 27), "nobody loses more than there is"


@rule("EH-COM-03", "EH-COM-04", "EH-COM-05", "EH-COM-08")
@pytest.mark.parametrize(
    ("code", "hurt", "dice"),
    [("cthonian", 3, 2 + 1), ("mummy", 2, 3 + 1), ("ghost", 1, 2), ("color-out-of-space", 0, 3 + 1), ("cultist", 0, 3)],
)
def test_the_odds_of_a_fight_are_those_of_every_fight_fought_out(code: str, hurt: int, dice: int) -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "arkham").at(1, "rome")
    foe = t.monster(code, "arkham", hurt=hurt)
    odds = fight(t.state, 0, foe)
    beaten = health = sanity = n = 0
    for faces in product(FACES, repeat=dice):
        t.values(0, health=8, sanity=4)
        t.state.put(foe, box.MONSTERS_AT[0])
        t.state.set(box.HURT[foe], hurt)
        t.roll(*faces).encounter()
        beaten += t.question is asks.Encounter
        health += 8 - t.health()
        sanity += 4 - t.sanity()
        n += 1
    assert (odds.beats, odds.health, odds.sanity) == (Fraction(beaten, n), Fraction(health, n), Fraction(sanity, n))


def test_of_a_monster_without_a_strength_test_the_odds_tell_what_it_does_to_itself_and_to_others() -> None:
    t = empty("silas-marsh").at(0, "arkham").values(0, health=2, sanity=1)
    cultist, ghost = t.monster("cultist", "arkham"), t.monster("ghost", "arkham")
    stays = Fraction(19, 27)
    assert fight(t.state, 0, cultist)[:3] == (stays, stays, 1 - stays), "one of three dice keeps the last sanity"
    assert fight(t.values(0, health=1).state, 0, cultist)[:3] == (Fraction(0), stays, 1 - stays), (
        "the last health is its price"
    )
    assert fight(t.state, 0, ghost)[:3] == (Fraction(1, 9), Fraction(0), Fraction(8, 9)), (
        "two successes save and defeat at once"
    )
    t.values(0, sanity=1).state.set(box.HURT[ghost], 1)
    assert fight(t.state, 0, ghost).beats == Fraction(1, 9), "one would defeat it, but save nobody"
    assert fight(t.state, 0, ghost).left_out == ()


def test_a_fight_is_chosen_with_its_odds_before_ones_eyes() -> None:
    t = empty("lily-chen", "silas-marsh").at(0, "arkham").at(1, "rome").clues(0, 1)
    t.monster("mummy", "arkham", hurt=1)
    t.monster("riot", "arkham")
    t.encounter()
    assert labels(t)["fight:mummy"] == (
        "Fight the mummy (11% to win, 1.3 health and 1 sanity lost on average, not counting clues)"
    )
    assert notice(t) == [], "the options say it all"
    assert notice(t, seat=1)[0] == "Fights here", "to others the table does"
    assert [line.split(":")[0] for line in notice(t.turn())] == ["Fights here", "Mummy", "Riot"]
    t.encounter()
    assert labels(t, "ru")["fight:mummy"] == (
        "Сразиться с мумией (шанс победить 11 %, средняя потеря здоровья 1,3, рассудка 1, без улик)"
    )
    assert labels(t, "uk")["fight:mummy"] == (
        "Битися з мумією (шанс перемогти 11 %, середня втрата здоров’я 1,3, розуму 1, без доказів)"
    )
    assert "середня втрата здоров’я 1,3, розуму 1" in notice(t, seat=1, lang="uk")[1], "on the table as in the options"


def test_in_ukrainian_what_the_table_says_of_a_fight_sounds_as_in_the_options() -> None:
    t = empty("lily-chen", "lola-hayes").at(0, "arkham").at(1, "arkham")
    t.monster("ghoul", "arkham")
    assert notice(t.turn(), lang="uk")[1].endswith("без властивостей монстра й чужої допомоги")


def test_what_a_fight_leaves_out_is_said() -> None:
    t = empty("lily-chen", "lola-hayes").at(0, "arkham").at(1, "arkham")
    ghoul = t.monster("ghoul", "arkham")
    assert fight(t.state, 0, ghoul).left_out == (LeftOut.ITS_EFFECTS, LeftOut.OTHERS)
    t.gives(0, "kerosene").at(1, "rome").clues(0, 1)
    assert fight(t.state, 0, ghoul).left_out == (LeftOut.ITS_EFFECTS, LeftOut.CLUES, LeftOut.CARDS)
    men = t.monster("tick-tock-men", "arkham")
    assert LeftOut.CLUES not in fight(t.state, 0, men).left_out, "no clues for rerolls against them"


# -------------------------------------------------------------------- what asks for the test


@rule("EH-COM-02")
def test_questions_of_a_fight_name_the_foe_and_what_is_at_stake() -> None:
    t = empty("lily-chen").at(0, "arkham").gives(0, "holy-water").clues(0, 1).fights("mummy")
    assert t.question is asks.BeforeCombatTest
    assert prompt(t) == "Lily (Mummy): use something in this combat encounter, or test will with 3 dice."
    assert "(8 dice, success on 5–6, " in labels(t)["use:holy-water"]
    assert labels(t)["roll"].startswith("Roll the dice (3 dice, success on 5–6, 2 successes needed, 26% to lose no sanity")
    t.roll(1, 1, 5).play("roll")
    assert prompt(t).startswith("Lily (Mummy): you tested will and rolled 1, 1, 5 (1 success)")
    assert labels(t)["spend-clue"] == "Spend 1 clue to reroll (33% to lose no sanity, 0.7 sanity lost on average)"
    assert labels(t)["keep"] == "Keep the result (1 sanity lost)"
    assert notice(t)[0] == "Mummy. Test of will"
    assert t.state.asked[0].what.source == piece("mummy")


def test_an_encounter_that_asks_for_a_test_is_named() -> None:
    t = empty("silas-marsh").at(0, "arkham").clues(0, 1).on_top("am-1")
    t.encounter().play("encounter:america")
    while t.question is not asks.AfterRoll:
        t.play(t.options[0])
    assert prompt(t).startswith("Silas (America Encounter): you tested lore and rolled 1 (0 successes)")
    assert box.CODE[t.state.asked[0].what.source] == "am-1"


def test_a_card_whose_name_ends_with_an_exclamation_mark_has_no_stop_after_it() -> None:
    t = empty("silas-marsh").at(0, "rome").clues(0, 1).gives(0, "axe").event("arrests-made-in-murder-case")
    while t.question is not asks.AfterRoll:
        t.play(t.options[0])
    assert notice(t)[0] == "Arrests Made in Murder Case! Test of influence"


@rule("EH-COM-04", "EH-COM-05")
def test_after_the_blow_one_reads_whether_it_falls_and_what_it_costs() -> None:
    t = empty("lily-chen").at(0, "arkham").clues(0, 1).roll(5, 5, 5)
    mummy = t.monster("mummy", "arkham", hurt=2)
    t.encounter().play("keep")
    assert (t.state.asked[0].what.source, t.state.asked[0].what.need) == (mummy, 1)
    assert labels(t) == {
        "keep": "Keep the result (the monster survives, 2 health lost)",
        "spend-clue": "Spend 1 clue to reroll (33% to win, 1.7 health lost on average)",
    }
    assert labels(t, "ru")["spend-clue"].endswith("(шанс победить 33 %, потеря здоровья: 1,7 в среднем)")
    assert labels(t, "uk")["keep"].endswith("(монстр уціліє, втрата здоров’я: 2)")


@rule("EH-FAQ-08")
def test_a_spell_whose_target_is_chosen_first_tells_the_odds_of_its_test() -> None:
    t = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "rome")
    t.spell(0, "plumb-the-void")
    assert labels(t.turn())["use:plumb-the-void#1"].endswith("(2 dice, success on 5–6, 56% to pass, 70% with 1 clue)"), (
        "a lore of 3 - 1; Norman may pay with sanity"
    )


@rule("EH-GOLD-03", "EH-RER-01")
def test_a_ward_beside_the_tick_tock_men_promises_nothing_of_clues() -> None:
    t = empty("mark-harrigan", "jacqueline-fine").at(0, "space-21").at(1, "space-5").clues(1, 1)
    t.spell(1, "flesh-ward")
    t.monster("tick-tock-men", "space-21")
    told = "Cast Flesh Ward (4 dice, success on 5–6, 80% to pass, "
    assert labels(t.encounter(0))["use:flesh-ward#1"] == f"{told}not counting clues)"
    t.monster("mummy", "rome")
    assert labels(t.at(0, "rome").encounter(0))["use:flesh-ward#1"] == f"{told}87% with 1 clue)"
