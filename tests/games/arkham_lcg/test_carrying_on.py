"""Investigators go on to another campaign with deck, experience, trauma and earned cards (AH-CPG-04)."""

import json

import pytest

from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.papers import papers
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece
from tests.games.arkham_lcg.zealot import Campaign, zealot


def over() -> Campaign:
    """Wendy, who earned Lita and bought a card, has broken the ritual."""
    c = zealot("wendy-adams").won("ghoul-priest").ends(1).answer(0, "upgrade:lucky-2", "done").ends(1).onward()
    return c.ends(1)


@rule("AH-CPG-04")
def test_an_investigator_begins_another_campaign_with_all_that_is_hers() -> None:
    first = over()
    deck = papers(first.state, "en")["wendy-adams.json"]
    assert first.count(box.MENTAL[0]) == 3
    c = zealot("wendy-adams", decks=[deck])
    own = [*c.state.zone(box.DECK[0]), *c.state.zone(box.HAND[0])]
    assert piece("lucky-2") in own
    assert piece("lita-chantler@1") in own
    assert len(own) == 34
    assert (c.count(box.PHYSICAL[0]), c.count(box.MENTAL[0]), c.horror()) == (0, 3, 3)
    assert c.count(box.EXPERIENCE[0]) == first.count(box.EXPERIENCE[0]) > 0
    assert not any(key in c.state.counts for key in (*box.RECORDED, *box.INTERROGATED, *box.ESCAPED)), "the log is new"
    assert sum(c.count(key) for key in box.BAG) == 16, "and so is the bag"


@rule("AH-UNI-02", "AH-UNI-01")
def test_lita_of_the_scenario_sends_her_of_an_earlier_campaign_away() -> None:
    c = zealot("wendy-adams", decks=[papers(over().state, "en")["wendy-adams.json"]])
    c.state.put(piece("lita-chantler@1"), box.PLAY[0])
    effect = c.state.rules.codes["the-barrier.back"]
    c.state.push(effect, 0).regs["piece"] = piece("the-barrier")
    c.state.asked = ()
    c.state.run()
    assert c.home("lita-chantler@1") == box.DISCARD[0]
    assert c.home("lita-chantler") == box.AT_PLACE[box.PLACE_NAMED["parlor"]]


def test_a_deck_file_of_a_campaign_is_not_believed_everything() -> None:
    deck = json.loads(papers(over().state, "en")["wendy-adams.json"])
    for field, value in (("trauma", {"physical": 12}), ("trauma", "none"), ("slots", {**deck["slots"], "01086": 3})):
        with pytest.raises(BadOption):
            zealot("wendy-adams", decks=[json.dumps({**deck, field: value})])


def test_the_log_and_the_decks_can_be_taken_home_in_three_languages() -> None:
    c = over()
    for lang, said in (("en", "Scenario 3 of 3"), ("ru", "Сценарий 3 из 3"), ("uk", "Сценарій 3 з 3")):
        written = papers(c.state, lang)
        assert sorted(written) == ["campaign-log.txt", "wendy-adams.json"]
        assert said in written["campaign-log.txt"]


def test_the_dead_are_not_taken_on() -> None:
    c = zealot().ends(2).onward().ends(1).onward().ends(0)
    assert list(papers(c.state, "en")) == ["campaign-log.txt"]
