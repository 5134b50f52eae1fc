"""Why something cannot be chosen: the rule that forbids it is the right one."""

import pytest

from miskatonic.core.hidden import seen_by
from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.explain import forbidden
from miskatonic.text.parts import flat
from tests.games.arkham_lcg.table import Table, table


def why(t: Table) -> dict[str, str]:
    """What the one who is asked cannot choose, and the rule that says so."""
    return {option.key: rule for option, rule in forbidden(seen_by(t.state, t.asked), t.state.asked[0])}


@pytest.mark.parametrize(
    ("card", "rule_id"),
    [
        ("beat-cop", "AH-INI-01"), ("guts", "AH-INV-29"), ("dodge", "AH-EVT-02"), ("sneak-attack", "AH-CST-04"),
        ("working-a-hunch", "AH-CST-04"), ("leo-de-luca", "AH-UNI-01"),
    ],
)  # fmt: skip
def test_a_card_that_cannot_be_played_says_why(card: str, rule_id: str) -> None:
    t = table("roland-banks", "skids-otoole").house().in_play(1, "leo-de-luca").hand(0, card)
    t.resources(0, 6 if card == "leo-de-luca" else 2).turn()
    assert why(t)[f"play:{card}"] == rule_id


def test_dissonant_voices_forbid_all_assets_and_events() -> None:
    t = table().hand(0, "knife", "emergency-cache").threat(0, "dissonant-voices").turn()
    assert why(t) == {"play:knife": "AH-CAN-03", "play:emergency-cache": "AH-CAN-03"}


def test_without_an_action_left_only_fast_cards_can_be_played() -> None:
    t = table().hand(0, "knife", "emergency-cache", "dodge", "magnifying-glass").turn()
    t.play("resource", "resource", "resource")
    assert "play:magnifying-glass" in t.options
    assert why(t) == {"play:knife": "AH-INV-02", "play:emergency-cache": "AH-INV-02", "play:dodge": "AH-EVT-02"}


def test_an_attack_that_frozen_in_fear_makes_too_dear_says_so() -> None:
    t = table("skids-otoole").hand(0, "backstab").threat(0, "frozen-in-fear")
    t.enemy("swarm-of-rats", engaged=0)
    t.exhausted(t.state.zone("threat:0")[-1]).turn().play("resource", "resource")
    assert why(t)["play:backstab"] == "AH-CST-05"


def test_a_place_without_a_way_or_barred_says_why() -> None:
    t = table().house().turn()
    assert why(t) == {"move:parlor": "AH-CON-01"}
    assert why(table().house().at(0, "attic").turn()) == {"move:cellar": "AH-INV-21", "move:parlor": "AH-INV-21"}


def test_a_card_that_cannot_be_committed_says_why() -> None:
    t = table("roland-banks", "skids-otoole").hand(0, "guts", "perception", "perception#2", "flashlight")
    t.hand(1, "opportunist", "burglary").turn().play("investigate")
    assert (t.question, t.asked, why(t)) == (asks.Help, 1, {"commit:opportunist@2": "AH-CON-01"})
    t.play("pass", "commit:perception")
    assert why(t) == {"commit:guts": "AH-SKL-05", "commit:perception#2": "AH-LMT-03"}


def test_a_weakness_cannot_be_chosen_for_a_discard() -> None:
    t = table("wendy-adams").hand(0, "dark-memory", "knife", "guts").bag("-4").turn().play("investigate").until(asks.React)
    assert why(t.play("use:wendy-adams")) == {"pick:dark-memory": "AH-WKR-03"}


def test_what_cannot_be_played_reads_as_if_it_could_copies_once_and_a_skill_card_without_a_price() -> None:
    t = table().hand(0, "guts", "guts#2", "knife").resources(0, 0).turn()
    bans = ARKHAM_LCG.bans(seen_by(t.state, 0), t.state.asked[0], "en")
    said = {ban.rule: [flat(label) for label in ban.labels] for ban in bans}
    assert said["AH-INV-29"] == ["Play Guts"]
    assert said["AH-INI-01"] == ["Play Knife (1 resource)"]


def test_every_copy_that_cannot_be_played_can_be_asked_about() -> None:
    t = table().hand(0, "guts", "guts#2").turn()
    view, asked = seen_by(t.state, 0), t.state.asked[0]
    (skills,) = [ban for ban in ARKHAM_LCG.bans(view, asked, "en") if ban.rule == "AH-INV-29"]
    assert (len(skills.labels), [option.key for option in skills.options]) == (1, ["play:guts", "play:guts#2"])


@pytest.mark.parametrize(
    ("lang", "adds", "adds_nothing"),
    [
        ("en", "Commit Perception (+2)", "Commit Guts"),
        ("ru", "Добавить навык «Проницательность» (+2)", "Добавить навык «Храбрость»"),
        ("uk", "Додати карту «Проникливість» (+2)", "Додати карту «Хоробрість»"),
    ],
)
def test_a_card_without_a_fitting_icon_is_not_said_to_add_nothing(lang: str, adds: str, adds_nothing: str) -> None:
    t = table().hand(0, "guts", "perception").clues("study", 1).turn().play("investigate")
    view, asked = seen_by(t.state, 0), t.state.asked[0]
    assert flat(ARKHAM_LCG.speech[lang].label(view, asked, asked.options[0])) == adds
    (icons,) = ARKHAM_LCG.bans(view, asked, lang)
    assert (icons.rule, [flat(label) for label in icons.labels]) == ("AH-SKL-05", [adds_nothing])
