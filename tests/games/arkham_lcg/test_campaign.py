"""A campaign is one game: what one scenario leaves to the next, who is out of it, who comes and goes (AH-CPG, AH-TRA)."""

import random
from collections.abc import Iterator

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadOption
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import DIFFICULTIES, ELDER_THING
from miskatonic.games.arkham_lcg.decks.building import DECKS, with_weakness
from miskatonic.games.arkham_lcg.decks.exchange import to_json
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.people import player_order
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.conformance.tables import SOAK
from tests.games.arkham_lcg.table import piece
from tests.games.arkham_lcg.zealot import zealot

BULLETPROOF_VEST = "01094"

# -------------------------------------------------------------------- one scenario after another


@rule("AH-CPG-02", "AH-WIN-01", "AH-GEN-03")
def test_the_scenarios_follow_each_other_whether_they_were_won_or_lost() -> None:
    c = zealot()
    assert c.story == "the-gathering"
    c.ends(0).onward()
    assert c.story == "the-midnight-masks"
    assert c.state.result is None
    c.ends(2).onward()
    assert c.story == "the-devourer-below"
    c.ends(1)
    assert c.state.result is not None
    assert c.state.result.won


def test_a_campaign_is_lost_with_its_last_scenario() -> None:
    c = zealot().ends(1).onward().ends(1).onward().ends(0)
    assert c.state.result is not None
    assert c.state.result.won is False


@rule("AH-CPG-02", "AH-WIN-02")
def test_who_gives_lita_away_survives_the_campaign_and_has_neither_won_nor_lost_it() -> None:
    c = zealot().ends(1).onward().ends(1).onward().ends(3)
    assert c.state.result is not None
    assert c.state.result.won is None
    assert c.told(tells.Survived)
    assert flat(SPEECH["en"].result(c.state)).startswith("The investigators survived: resolution 3, ")


@rule("AH-CPG-01")
def test_what_the_log_holds_of_one_scenario_changes_the_set_up_of_the_next() -> None:
    burned = zealot().ends(1).onward()
    assert burned.where() == "rivertown"
    assert burned.home("ghoul-priest") == box.SHELF
    standing = zealot().ends(0).onward()
    assert standing.where() == "your-house"
    assert standing.home("ghoul-priest") == box.ENCOUNTER_DECK


@rule("AH-CPG-01")
def test_cultists_who_got_away_bring_doom_to_the_last_scenario() -> None:
    c = zealot().ends(1).onward()
    c.won("ruth-turner", "peter-warren", "herman-collins").ends(1).onward()
    agenda = c.state.zone(box.AGENDA)[0]
    assert sum(key in c.state.counts for key in box.ESCAPED) == 3
    assert c.count(box.DOOM[agenda]) == 2


@rule("AH-SSU-03")
def test_the_elder_thing_joins_the_bag_for_the_last_scenario_and_nothing_leaves_it() -> None:
    c = zealot()
    bag = {key: c.count(key) for key in box.BAG}
    c.ends(1).onward()
    assert {key: c.count(key) for key in box.BAG} == bag
    c.ends(1).onward()
    assert {key: c.count(key) for key in box.BAG} == {**bag, box.BAG[ELDER_THING]: 1}


@rule("AH-CPG-05", "AH-DKB-11")
def test_a_deck_is_whole_again_whatever_became_of_its_cards() -> None:
    c = zealot("roland-banks", "wendy-adams")
    s = c.state
    before = sorted((*s.zone(box.DECK[0]), *s.zone(box.HAND[0])))
    for card, zone in zip(before, (box.REMOVED, box.DISCARD[0], box.PLAY[0], box.ATTACHED[0], box.THREAT[1]), strict=False):
        s.put(card, zone)
    s.set(box.USES_LEFT[before[2]], 3)
    c.ends(2).answer(0, "done").answer(1, "done").answer(0, "seat:seat-1")
    assert sorted((*s.zone(box.DECK[0]), *s.zone(box.HAND[0]))) == before
    assert box.USES_LEFT[before[2]] not in s.counts


@rule("AH-CPG-05")
def test_a_limit_of_once_a_game_is_new_with_the_next_scenario() -> None:
    c = zealot()
    for key in c.state.rules.limits["GAME"]:
        c.state.set(key, 1)
    c.ends(2).onward()
    assert not any(key in c.state.counts for key in c.state.rules.limits["GAME"])


@rule("AH-WKR-05", "AH-DKB-11")
def test_a_weakness_gained_in_a_scenario_is_in_the_deck_of_the_next() -> None:
    c = zealot()
    amnesia = piece("amnesia")
    paranoia = piece("paranoia")
    drawn = amnesia if c.home("amnesia") == box.COLLECTION[0] else paranoia
    c.state.put(drawn, box.THREAT[0])
    c.ends(2).onward()
    assert drawn in (*c.state.zone(box.DECK[0]), *c.state.zone(box.HAND[0]))


# -------------------------------------------------------------------- trauma, death and madness


@rule("AH-TRA-02")
def test_trauma_is_borne_in_every_later_scenario() -> None:
    c = zealot().ends(1)
    assert c.count(box.MENTAL[0]) == 1
    c.onward()
    assert (c.damage(), c.horror()) == (0, 1)
    c.ends(1).onward()
    assert c.horror() == 1


@rule("AH-TRA-03", "AH-TRA-04")
def test_as_much_trauma_as_health_kills_and_another_investigator_goes_on_without_any() -> None:
    c = zealot("roland-banks")
    c.state.set(box.PHYSICAL[0], 9)
    c.state.set(box.MENTAL[0], 4)
    c.ends(2)
    assert c.question is asks.NewInvestigator
    assert sorted(c.options) == ["new:agnes-baker", "new:daisy-walker", "new:skids-otoole", "new:wendy-adams"]
    c.play("new:daisy-walker")
    assert c.zone(box.FALLEN[0]) == ["roland-banks"]
    assert (c.count(box.PHYSICAL[0]), c.count(box.MENTAL[0]), c.count(box.EXPERIENCE[0])) == (0, 0, 0)
    c.onward()
    assert c.who(0) == "daisy-walker"
    assert (c.damage(), c.horror()) == (0, 0)
    cards = [box.CODE[card] for card in (*c.state.zone(box.DECK[0]), *c.state.zone(box.HAND[0]))]
    assert len(cards) == 33
    assert sum(card not in DECKS["daisy-walker"].cards for card in cards) == 1, "all but the weakness, which was drawn"


def test_the_log_goes_on_naming_those_who_did_it_when_somebody_else_plays_for_them() -> None:
    c = zealot("roland-banks", "wendy-adams").play("keep", "keep")
    c.state.set(box.PHYSICAL[0], 9)
    assert c.state.log is not None
    notes = list(c.state.log)
    said = [flat(SPEECH["en"].note(c.state, note)) for note in notes]
    assert any("Roland" in line for line in said)
    c.ends(2).play("new:daisy-walker").onward()
    assert c.who(0) == "daisy-walker"
    assert [flat(SPEECH["en"].note(c.state, note)) for note in notes] == said


@rule("AH-TRA-03")
@pytest.mark.parametrize(("mental", "is_out"), [(4, False), (5, True)])
def test_as_much_mental_trauma_as_sanity_drives_insane(mental: int, is_out: bool) -> None:
    c = zealot("roland-banks")
    c.state.set(box.MENTAL[0], mental)
    c.ends(2)
    assert c.zone(box.FALLEN[1]) == (["roland-banks"] if is_out else [])
    assert bool(c.told(tells.Insane)) is is_out


@rule("AH-TRA-04")
def test_nobody_plays_an_investigator_who_was_used_before() -> None:
    c = zealot("roland-banks", "wendy-adams").ends(3)
    assert c.asked == 0
    assert sorted(c.options) == ["new:agnes-baker", "new:daisy-walker", "new:skids-otoole"]
    c.play("new:agnes-baker")
    assert c.asked == 1
    assert sorted(c.options) == ["new:daisy-walker", "new:skids-otoole", "sit-out"]


@rule("AH-TRA-05")
def test_when_no_investigator_is_left_the_campaign_is_lost() -> None:
    c = zealot("roland-banks", "wendy-adams", "agnes-baker", "skids-otoole").ends(3)
    assert c.told(tells.NewInvestigator), "one is left for the first of them"
    assert c.state.result is not None
    assert (c.state.result.won, c.state.result.rule) == (False, "AH-TRA-05")
    assert flat(SPEECH["en"].result(c.state)).startswith("Defeat: no investigator is left.")


@rule("AH-TRA-05", "AH-CPG-03")
def test_a_campaign_is_not_lost_for_want_of_an_investigator_for_somebody_who_has_left_it() -> None:
    c = zealot("roland-banks", "wendy-adams", "agnes-baker", "skids-otoole")
    for seat in (0, 1):
        c.state.set(box.PHYSICAL[seat], 9)
    c.ends(2).play("sit-out", "new:daisy-walker").onward().ends(1)
    assert c.state.result is None
    c.onward()
    assert (c.story, player_order(c.state)) == ("the-devourer-below", (1, 2, 3))


@rule("AH-TRA-04", "AH-CPG-03")
def test_whoever_must_take_another_investigator_chooses_before_those_who_left() -> None:
    c = zealot("roland-banks", "wendy-adams", "agnes-baker", "skids-otoole")
    c.state.set(box.PHYSICAL[0], 9)
    c.ends(2).play("sit-out").onward()
    c.state.set(box.PHYSICAL[1], 9)
    c.ends(1)
    assert (c.asked, c.options) == (1, ["new:daisy-walker", "sit-out"])
    c.play("sit-out")
    assert (c.asked, c.options) == (0, ["new:daisy-walker", "sit-out"])


@rule("AH-TRA-04")
def test_a_deck_in_reserve_waits_for_its_investigator() -> None:
    c = zealot(decks=["roland-banks", DECK_OF_WENDY], investigators=[]).ends(3).play("new:wendy-adams")
    assert c.deck(0).cards["01075"] == 2


DECK_OF_WENDY = "\n".join(
    ["Wendy Adams", *(f"{n} {code}" for code, n in {**DECKS["wendy-adams"].cards, "01075": 2}.items() if code != "01074")]
)
"""With a second Rabbit's Foot instead of the Baseball Bat."""


@rule("AH-DKB-09", "AH-TRA-04")
@pytest.mark.parametrize("dies", [0, 1])
def test_a_deck_in_reserve_keeps_the_weakness_it_was_built_with_unless_somebody_else_has_it(dies: int) -> None:
    mad = [to_json(with_weakness(DECKS[who], "01099")) for who in ("roland-banks", "wendy-adams")]
    c = zealot("roland-banks", "agnes-baker", decks=[mad[0], "agnes-baker", mad[1]], investigators=[])
    c.state.set(box.PHYSICAL[dies], 9)
    c.ends(2).play("new:wendy-adams")
    assert c.deck(dies).cards.get("01099", 0) == (dies == 0), "the only Psychosis is Roland's while he lives"
    weaknesses = [ENTRIES[code].is_basic_weakness for code in c.deck(dies).cards]
    assert sum(weaknesses) == 1


# -------------------------------------------------------------------- who comes and who goes


@rule("AH-CPG-03")
def test_a_seat_may_sit_a_scenario_out_and_come_back_with_all_it_had() -> None:
    c = zealot("roland-banks", "wendy-adams").ends(2)
    deck, experience = c.deck(1), c.count(box.EXPERIENCE[1])
    c.answer(1, "sit-out", "done").answer(0, "done")
    assert c.story == "the-midnight-masks"
    assert player_order(c.state) == (0,)
    assert c.count(box.STARTED) == 1
    assert not c.state.zone(box.HAND[1])
    assert "acolyte" not in [box.SLUG[e] for zone in box.AT_PLACE for e in c.state.zone(zone)], "one investigator plays"
    c.won("ruth-turner").ends(1)
    assert c.count(box.EXPERIENCE[1]) == experience, "who was not there earns nothing"
    assert c.deck(1) == deck
    c.answer(1, "come-back", "done").answer(0, "done")
    assert c.question is asks.Lead
    c.play("seat:seat-2")
    assert player_order(c.state) == (1, 0)
    assert len(c.state.zone(box.HAND[1])) == 5


@rule("AH-CPG-03")
def test_a_latecomer_joins_between_scenarios_with_a_fresh_investigator() -> None:
    c = zealot("roland-banks", "wendy-adams", latecomers=[1])
    assert player_order(c.state) == (0,)
    c.ends(1).answer(1, "come-back", "done").answer(0, "done").play("seat:seat-1")
    assert player_order(c.state) == (0, 1)
    assert c.count(box.EXPERIENCE[1]) == 0
    assert c.horror(1) == 0


@rule("AH-CPG-03")
def test_when_everybody_would_sit_out_everybody_plays() -> None:
    c = zealot("roland-banks", "wendy-adams").ends(2)
    c.answer(0, "sit-out", "done").answer(1, "sit-out", "done").play("seat:seat-1")
    assert player_order(c.state) == (0, 1)
    assert [note.told.who for note in c.told(tells.ComesBack)] == [0, 1], "and the log does not leave them out"


@pytest.mark.parametrize("late", [[0], [2]])
def test_the_lead_and_seats_that_are_not_there_cannot_come_late(late: list[int]) -> None:
    with pytest.raises(BadOption):
        zealot("roland-banks", "wendy-adams", latecomers=late)


def test_only_a_campaign_has_latecomers() -> None:
    with pytest.raises(BadOption):
        mk.new("arkham-lcg", seats=2, latecomers=[1])


@rule("AH-DKB-06")
def test_a_campaign_begins_with_cards_of_level_0() -> None:
    cards = {**DECKS["roland-banks"].cards, BULLETPROOF_VEST: 1}
    del cards["01018"]
    text = "\n".join(["Roland Banks", *(f"{n} {code}" for code, n in cards.items())])
    with pytest.raises(BadOption):
        zealot(decks=[text], investigators=[])
    assert mk.new("arkham-lcg", seats=1, decks=[text]).decision.options


# -------------------------------------------------------------------- random campaigns


def played(seats: int, difficulty: str, seed: int) -> Iterator[State]:
    """The state at every decision of a random campaign and at its end."""
    chance = random.Random(seed)
    s = mk.new("arkham-lcg", seats=seats, seed=seed, scenario="night-of-the-zealot", difficulty=difficulty).state
    while s.asked:
        yield s
        asked = chance.choice(s.asked)
        brave = [o for o in asked.options if o.key not in TIMID]
        s.answer(asked, chance.choice(brave if brave and chance.random() < 0.9 else asked.options))
    yield s


TIMID = {
    "end-turn",
    "pass-phase",
    "use:parlor",
    "use:predator-or-prey",
    "use:time-is-running-short",
    "use:main-path",
    "back",
}


@pytest.mark.parametrize(
    ("seats", "difficulty", "seed"),
    [(1 + n % 4, DIFFICULTIES[(n + n // 4) % 4], n) for n in range(4 if SOAK == 1 else 25 * SOAK)],
)
def test_no_piece_is_lost_or_doubled_in_a_whole_campaign(seats: int, difficulty: str, seed: int) -> None:
    everything: set[int] = set()
    for s in played(seats, difficulty, seed):
        lying = [card for zone in s.zones.values() for card in zone]
        everything = everything or set(lying)
        assert len(lying) == len(set(lying))
        assert set(lying) == everything == set(s.home)
        for seat in range(seats):
            own = (*s.zone(box.DECK_LIST[seat]), *s.zone(box.COLLECTION[seat]))
            assert all(box.OWNER[card] == seat for card in own)
    assert s.result is not None
