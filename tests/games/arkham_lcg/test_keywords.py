"""Keywords, triggers, classes and skills; parley, resign, surge and peril (AH-KEY, AH-PRK)."""

from dataclasses import fields, replace

import pytest

from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Enemy, Event, Treachery
from miskatonic.games.arkham_lcg.cards.terms import CLASSES, SKILLS
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.arkham_lcg.said import speaker
from tests.games.arkham_lcg.table import Table, piece, table


def drawn(t: Table) -> list[str]:
    """The encounter cards that were drawn, one after another."""
    return [box.PIECE_SLUGS[note.told[1]] for note in t.told(tells.Encounter)]


@rule("AH-KEY-03")
def test_a_card_with_uses_enters_play_with_its_tokens_which_are_no_resources() -> None:
    t = table().hand(0, "flashlight").turn().play("play:flashlight")
    assert t.count(box.USES_LEFT[piece("flashlight")]) == 3
    assert t.count(box.RESOURCES[0]) == 3, "5 less the cost of 2; the tokens on the card do not count"


@rule("AH-KEY-03")
def test_without_uses_left_the_ability_cannot_be_used() -> None:
    t = table().in_play(0, "flashlight")
    t.state.set(box.USES_LEFT[piece("flashlight")], 0)
    assert "use:flashlight" not in t.turn().options


@rule("AH-KEY-13")
def test_a_free_ability_costs_no_action() -> None:
    t = table().house().in_play(0, "beat-cop")
    t.enemy("icy-ghoul", engaged=0)
    t.turn().play("use:beat-cop")
    assert t.count(box.DAMAGE[piece("icy-ghoul")]) == 1
    assert t.count(box.ACTIONS[0]) == 3


@rule("AH-KEY-14")
def test_a_reaction_may_be_used_once_each_time_its_condition_is_met() -> None:
    t = table("daisy-walker").in_play(0, "dr-milan-christopher").bag("0", "0").turn().play("investigate")
    assert t.options == ["use:dr-milan-christopher", "pass"]
    t.play("use:dr-milan-christopher")
    assert (t.question, t.count(box.RESOURCES[0])) == (asks.Action, 6), "once, and without an action"
    t.play("investigate", "use:dr-milan-christopher")
    assert t.count(box.RESOURCES[0]) == 7
    assert t.count(box.ACTIONS[0]) == 1


@rule("AH-KEY-15")
def test_there_are_five_classes_and_four_skills_with_a_wild_icon() -> None:
    assert CLASSES == ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral")
    assert SKILLS == ("willpower", "intellect", "combat", "agility", "wild")
    assert sorted(sheet.klass for sheet in box.INVESTIGATOR.values()) == [0, 1, 2, 3, 4]
    t = table().hand(0, "unexpected-courage").turn().play("investigate")
    assert "commit:unexpected-courage" in t.options, "wild icons fit every skill"


@rule("AH-KEY-16")
def test_an_auto_fail_counts_as_a_skill_of_zero() -> None:
    t = table().bag("auto-fail").draws(0, "grasping-hands")
    assert t.told(tells.Failed)[0].told == (0, 0, 3, 3)
    assert t.damage() == 3


# -------------------------------------------------------------------- the keywords of the box


@rule("AH-PRK-06", "AH-KEY-01")
def test_the_sheets_know_the_eight_keywords_and_no_others() -> None:
    flags = {sheet: {field.name for field in fields(sheet)} for sheet in (Enemy, Treachery, Asset, Event)}
    assert {"hunter", "retaliate", "massive", "aloof"} <= flags[Enemy]
    assert {"surge", "peril"} <= flags[Treachery]
    assert {"fast", "uses"} <= flags[Asset]
    assert not any("alert" in names for names in flags.values())


@rule("AH-KEY-01")
@pytest.mark.parametrize(("lang", "word"), [("en", "Hunter"), ("ru", "Охотник"), ("uk", "Мисливець")])
def test_a_keyword_is_said_on_the_cards_that_have_it_and_on_no_others(lang: str, word: str) -> None:
    for enemy in box.ENEMY.values():
        _, lines = speaker(lang).page(enemy)
        assert any(word in flat(line) for line in lines) == enemy.hunter


@rule("AH-PRK-07")
def test_a_keyword_without_may_is_compulsory() -> None:
    t = table().house()
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert len(t.told(tells.EnemyMoved)) == 1, "nobody was asked whether it hunts"


# -------------------------------------------------------------------- surge


@pytest.fixture
def surging(monkeypatch: pytest.MonkeyPatch) -> None:
    """Grasping Hands with surge."""
    hands = piece("grasping-hands")
    monkeypatch.setitem(box.TREACHERY, hands, replace(box.TREACHERY[hands], surge=True))


@rule("AH-KEY-05", "AH-PHS-09", "AH-PRK-04")
@pytest.mark.usefixtures("surging")
def test_after_a_card_with_surge_its_drawer_draws_another() -> None:
    t = table("roland-banks", "daisy-walker").house().encounters("grasping-hands", "ghoul-minion", "ghoul-minion#2")
    t.bag("-2").phase("mythos").until()
    assert drawn(t) == ["grasping-hands", "ghoul-minion", "ghoul-minion#2"]
    assert (t.home("ghoul-minion"), t.home("ghoul-minion#2")) == (box.THREAT[0], box.THREAT[1])


@rule("AH-PRK-04")
@pytest.mark.usefixtures("surging")
def test_surge_comes_after_the_card_has_been_fully_resolved_and_discarded() -> None:
    t = table().house().encounters("grasping-hands", "ghoul-minion").bag("-2").phase("mythos")
    moments = (tells.Encounter, tells.Damage, tells.Discarded)
    log = t.kinds(*moments)
    assert log == [tells.Encounter, tells.Damage, tells.Discarded, tells.Encounter]


# -------------------------------------------------------------------- parley and resign


@rule("AH-PRK-01", "AH-KEY-12")
def test_parley_and_resign_are_used_with_an_action() -> None:
    t = table().house().threat(0, "mob-enforcer").turn().play("use:mob-enforcer")
    assert t.home("mob-enforcer") == box.DISCARD[0]
    assert t.count(box.ACTIONS[0]) == 2
    t = table().house().at(0, "parlor").turn().play("resource", "resource")
    assert "use:parlor" in t.options
    t.play("resource")
    assert "use:parlor" not in t.options, "no action is left"


@rule("AH-PRK-02")
def test_who_resigns_is_eliminated_but_not_defeated_and_has_no_trauma() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "parlor").harmed(0, damage=8, horror=4).turn().play("use:parlor")
    assert not t.in_game(0)
    assert t.count(box.OUT[0]) == box.RESIGNED
    assert (t.count(box.PHYSICAL[0]), t.count(box.MENTAL[0])) == (0, 0)
    assert (len(t.told(tells.Resigned)), t.told(tells.Defeated)) == (1, [])


@rule("AH-PRK-02")
def test_who_is_defeated_has_a_trauma() -> None:
    t = table("roland-banks", "daisy-walker").house().harmed(0, damage=8)
    t.enemy("swarm-of-rats", engaged=0)
    t.phase("enemy")
    assert t.count(box.OUT[0]) == box.DEFEATED
    assert t.count(box.PHYSICAL[0]) == 1


# -------------------------------------------------------------------- peril


@pytest.fixture
def perilous(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rotting Remains with peril, which no card of this scenario has."""
    remains = piece("rotting-remains")
    monkeypatch.setitem(box.TREACHERY, remains, replace(box.TREACHERY[remains], peril=True))


def remains_drawn() -> Table:
    """Roland draws it; he and Agnes have a card to commit, he and Skids one to use."""
    t = table("roland-banks", "agnes-baker", "skids-otoole").house().in_play(0, "beat-cop").in_play(2, "beat-cop")
    t.enemy("ghoul-minion", engaged=0)
    t.exhausted(piece("ghoul-minion")).hand(0, "guts").hand(1, "guts").bag("-1").draws(0, "rotting-remains")
    return t


@rule("AH-KEY-07", "AH-PRK-03", "AH-PHS-06")
@pytest.mark.usefixtures("perilous")
def test_nobody_helps_the_drawer_of_a_card_with_peril() -> None:
    t = remains_drawn()
    assert (t.asked, t.question, t.options) == (0, asks.Commit, ["commit:guts", "use:beat-cop", "reveal"])
    assert not any(ARKHAM_LCG.may_talk(t.state, seat) for seat in range(3))
    t.play("reveal")
    assert (t.asked, t.question) == (0, asks.AssignHorror), "3 - 1 against 3, and neither Agnes nor Skids was asked"
    t.play("on:roland-banks")
    assert all(ARKHAM_LCG.may_talk(t.state, seat) for seat in range(3)), "only until it is resolved"
    t.bag("-1").draws(0, "grasping-hands").play("reveal")
    assert (t.asked, t.question) == (2, asks.Window), "the next card has no peril"


def test_without_peril_the_others_help() -> None:
    t = remains_drawn()
    assert (t.asked, t.question) == (1, asks.Help)
    assert all(ARKHAM_LCG.may_talk(t.state, seat) for seat in range(3))
    t.play("commit:guts@2", "reveal")
    assert (t.asked, t.question, "use:beat-cop@3" in t.options) == (2, asks.Window, True)
    assert t.play("pass").horror() == 0, "3 + 2 - 1 against 3"


@rule("AH-PRK-03")
@pytest.mark.usefixtures("perilous")
def test_when_a_card_with_peril_ends_the_scenario_all_may_talk_again() -> None:
    t = table("roland-banks").harmed(0, horror=4).hand(0).bag("-1").draws(0, "rotting-remains").until()
    assert (t.in_game(), ARKHAM_LCG.may_talk(t.state, 0)) == (False, True)
