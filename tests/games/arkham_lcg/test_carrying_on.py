"""Investigators go on to another campaign with deck, experience, trauma and earned cards (AH-CPG-04)."""

import json
from collections import Counter

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadOption
from miskatonic.games.arkham_lcg.decks.building import DECKS, with_weakness
from miskatonic.games.arkham_lcg.decks.exchange import to_json
from miskatonic.games.arkham_lcg.decks.pool import WEAKNESS_SET
from miskatonic.games.arkham_lcg.papers import papers
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.rules.playing import is_playable
from miskatonic.testing import rule
from miskatonic.text.parts import flat
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


def carried(who: str) -> str:
    """The deck of somebody who earned Lita in an earlier campaign."""
    c = zealot(who).won("ghoul-priest").ends(1).onward().ends(1).onward().ends(1)
    return papers(c.state, "en")[f"{who}.json"]


def own_litas(c: Campaign) -> list[str]:
    """Whose decks hold Lita between two scenarios."""
    return [slug for seat in (0, 1) for slug in (f"lita-chantler@{seat + 1}",) if c.home(slug) == box.DECK_LIST[seat]]


@rule("AH-CPG-04", "AH-UNI-01", "AH-XPR-09")
def test_two_who_both_earned_lita_both_have_her_and_only_one_is_in_play() -> None:
    c = zealot("wendy-adams", "roland-banks", decks=[carried("wendy-adams"), carried("roland-banks")])
    for seat in (0, 1):
        assert piece(f"lita-chantler@{seat + 1}") in (*c.state.zone(box.DECK[seat]), *c.state.zone(box.HAND[seat]))
    c.state.put(piece("lita-chantler@1"), box.PLAY[0])
    c.state.put(piece("lita-chantler@2"), box.HAND[1])
    assert not is_playable(c.state, 1, piece("lita-chantler@2"))
    c.state.put(piece("lita-chantler@1"), box.DISCARD[0])
    assert is_playable(c.state, 1, piece("lita-chantler@2"))
    c.ends(2)
    assert own_litas(c) == ["lita-chantler@1", "lita-chantler@2"], "nobody took her from either"
    log = papers(c.onward().state, "en")["campaign-log.txt"]
    assert log.count("Lita Chantler") == 2


@rule("AH-CPG-04", "AH-XPR-09")
def test_whoever_earns_lita_takes_her_from_nobody_who_brought_her_along() -> None:
    c = zealot("wendy-adams", "roland-banks", decks=["wendy-adams", carried("roland-banks")])
    c.won("ghoul-priest").ends(1)
    assert own_litas(c) == ["lita-chantler@1", "lita-chantler@2"]
    assert "leave:lita-chantler" in " ".join(c.offered(0)), "each may leave her"
    assert "leave:lita-chantler" in " ".join(c.offered(1))
    c.answer(1, next(key for key in c.offered(1) if key.startswith("leave:lita")))
    assert own_litas(c) == ["lita-chantler@1"]
    c.onward().ends(1).onward().ends(3)
    assert "lita" not in papers(c.state, "en")["wendy-adams.json"], "sacrificed, she is nobody's"


def test_a_deck_file_of_a_campaign_is_not_believed_everything() -> None:
    deck = json.loads(papers(over().state, "en")["wendy-adams.json"])
    for field, value in (("trauma", {"physical": 12}), ("trauma", "none"), ("slots", {**deck["slots"], "01086": 3})):
        with pytest.raises(BadOption):
            zealot("wendy-adams", decks=[json.dumps({**deck, field: value})])


@rule("AH-CPG-04", "AH-DKB-09")
@pytest.mark.parametrize(("code", "copies"), [("01117", 2), ("01099", 2), ("01096", 3)])
def test_no_deck_of_an_earlier_campaign_holds_more_of_a_card_than_there_are(code: str, copies: int) -> None:
    deck = json.loads(papers(over().state, "en")["wendy-adams.json"])
    with pytest.raises(BadOption, match=f"{copies} copies of .*{code}"):
        zealot("wendy-adams", decks=[json.dumps({**deck, "slots": {**deck["slots"], code: copies}})])


@rule("AH-CPG-04", "AH-DKB-09")
def test_two_who_come_from_earlier_campaigns_may_share_the_weakness_that_each_had_there() -> None:
    decks = [json.loads(carried(who)) for who in ("wendy-adams", "roland-banks")]
    for deck in decks:
        deck["slots"]["01099"] = 1
    c = zealot("wendy-adams", "roland-banks", decks=[json.dumps(deck) for deck in decks])
    assert c.story == "the-gathering"
    with pytest.raises(BadOption, match="Psychosis"):
        zealot(
            "wendy-adams", "agnes-baker", decks=[json.dumps(decks[0]), to_json(with_weakness(DECKS["agnes-baker"], "01099"))]
        )


@rule("AH-CPG-04", "AH-EFF-01")
def test_where_somebody_brings_every_weakness_along_nobody_else_draws_one() -> None:
    deck = json.loads(carried("wendy-adams"))
    deck["slots"].update(Counter(WEAKNESS_SET))
    c = zealot("wendy-adams", "agnes-baker", decks=[json.dumps(deck), "agnes-baker"])
    own = [*c.state.zone(box.DECK[1]), *c.state.zone(box.HAND[1]), *c.state.zone(box.ASIDE_HAND[1])]
    assert len(own) == 30 + 2


@rule("AH-TRA-03", "AH-CPG-04")
@pytest.mark.parametrize("trauma", [{"physical": 7}, {"mental": 7}, {"physical": 99}])
def test_whoever_is_dead_or_insane_goes_on_to_no_other_campaign(trauma: dict[str, int]) -> None:
    deck = json.loads(papers(over().state, "en")["wendy-adams.json"])
    zealot("wendy-adams", decks=[json.dumps({**deck, "trauma": dict.fromkeys(trauma, 6)})])
    with pytest.raises(BadOption, match="too much trauma"):
        zealot("wendy-adams", decks=[json.dumps({**deck, "trauma": trauma})])


@rule("AH-TRA-04")
def test_a_deck_of_an_earlier_campaign_is_not_put_by_for_the_case_that_somebody_dies() -> None:
    deck = papers(over().state, "en")["wendy-adams.json"]
    with pytest.raises(BadOption, match="above level 0"):
        zealot("roland-banks", decks=["roland-banks", deck], investigators=[])


def test_the_log_names_those_who_fell_in_the_last_scenario_and_not_as_if_they_lived() -> None:
    c = zealot("roland-banks", "wendy-adams").ends(2).onward().ends(1).onward()
    c.state.set(box.MENTAL[0], 3)
    state = c.ends(1).state
    log = papers(state, "en")["campaign-log.txt"]
    assert "Insane: Roland\n" in log
    assert "Сошедшие с ума: Роланд\n" in papers(state, "ru")["campaign-log.txt"]
    assert "Збожеволілі: Роланд\n" in papers(state, "uk")["campaign-log.txt"]
    assert "Roland:" not in log
    assert "Wendy: experience" in log


@pytest.mark.parametrize("resolution", [2, 3])
def test_how_a_scenario_ended_is_told_alike_in_those_that_follow(resolution: int) -> None:
    c = zealot("roland-banks").ends(resolution)
    speech = mk.games()["arkham-lcg"].speech["en"]
    (note,) = c.told(tells.Resolution)
    before = speech.note(c.state, note)
    c.onward().ends(1).onward()
    assert c.story == "the-devourer-below"
    assert speech.note(c.state, note) == before
    assert f"resolution {resolution}" in flat(before)


def test_the_log_and_the_decks_can_be_taken_home_in_three_languages() -> None:
    c = over()
    for lang, said in (("en", "Scenario 3 of 3"), ("ru", "Сценарий 3 из 3"), ("uk", "Сценарій 3 з 3")):
        written = papers(c.state, lang)
        assert sorted(written) == ["campaign-log.txt", "wendy-adams.json"]
        assert said in written["campaign-log.txt"]


def test_the_dead_are_not_taken_on() -> None:
    c = zealot().ends(2).onward().ends(1).onward().ends(0)
    assert list(papers(c.state, "en")) == ["campaign-log.txt"]
