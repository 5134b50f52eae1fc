"""The Gathering: locations, acts, agendas, the scenario reference, and how it ends."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import traits
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, table


def at(location: str) -> str:
    """The zone of what lies at a location."""
    return box.AT_PLACE[box.PLACE_NAMED[location]]


def doom(t: Table, agenda: str) -> int:
    """The doom on an agenda."""
    return t.count(box.DOOM[piece(agenda)])


def resolution(t: Table) -> int:
    """The resolution that was reached; -1 while the scenario goes on."""
    return t.state.pointed(box.SCENARIO_OVER)


def experience(t: Table) -> list[int]:
    """What each investigator has earned."""
    return [t.count(box.EXPERIENCE[seat]) for seat in range(t.state.seats)]


# -------------------------------------------------------------------- locations


@rule("AH-SCN-08", "AH-SCN-12", "AH-SCN-13")
@pytest.mark.parametrize("seats", [1, 2])
def test_study_is_the_start_with_two_clues_each_and_leads_nowhere(seats: int) -> None:
    t = table(*("roland-banks", "daisy-walker")[:seats])
    assert (t.where(), t.clues_on("study")) == ("study", 2 * seats)
    t.turn().bag("-2").play("investigate")
    assert (t.told(tells.Failed)[0].told[2], [key for key in t.options if key.startswith("move:")]) == (2, [])


@rule("AH-INV-22", "AH-LOR-06")
def test_hallway_leads_to_attic_and_cellar_and_has_no_clues() -> None:
    t = table().house().turn().bag("-3")
    assert [key for key in t.options if key.startswith("move:")] == ["move:attic", "move:cellar"], "the Parlor is barred"
    t.play("investigate")
    assert (t.clues_on("hallway"), t.told(tells.Failed)[0].told[2]) == (0, 1)


@rule("AH-LOC-02", "AH-INV-24", "AH-LOR-02")
def test_attic_brings_a_horror_at_every_visit() -> None:
    t = table().house().turn().bag("-3").play("move:attic")
    assert (t.horror(), t.clues_on("attic")) == (1, 2)
    t.play("move:hallway", "move:attic")
    assert t.horror() == 2
    assert t.turn().play("investigate").told(tells.Failed)[0].told[2] == 1


def test_cellar_brings_a_damage_at_every_visit() -> None:
    t = table("roland-banks", "daisy-walker").house().turn().bag("+1").play("move:cellar")
    assert (t.damage(), t.clues_on("cellar")) == (1, 4)
    t.play("investigate")
    assert t.told(tells.Succeeded)[0].told[2] == 4
    assert t.turn().play("move:hallway", "move:cellar").damage() == 2


@rule("AH-PRK-02", "AH-AOO-07")
def test_parlor_lets_one_resign_without_a_trauma_and_without_provoking() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "parlor").holds(0, 1)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("use:parlor")
    assert (t.in_game(0), t.in_game(1), t.damage(0)) == (False, True, 0)
    assert (t.count(box.PHYSICAL[0]), t.count(box.MENTAL[0]), t.clues_on("parlor")) == (0, 0, 1)


def test_parlor_has_no_clues_and_shroud_two() -> None:
    t = table().house().at(0, "parlor").turn().bag("-2").play("investigate")
    assert (t.clues_on("parlor"), t.told(tells.Failed)[0].told[2]) == (0, 2)


# -------------------------------------------------------------------- acts


@rule("AH-ACT-01", "AH-ACT-02", "AH-ACT-04", "AH-SCN-09")
def test_trapped_opens_the_house_for_two_clues_each() -> None:
    t = table("roland-banks", "daisy-walker").holds(0, 3).holds(1, 0)
    assert "advance" not in t.turn().options
    t.holds(1, 2).turn().play("advance").until(asks.Action)
    assert (t.where(0), t.where(1), t.home("study"), t.zone(box.ACT)) == ("hallway", "hallway", box.REMOVED, ["the-barrier"])
    assert [t.home(room) for room in ("hallway", "attic", "cellar", "parlor")] == [box.LOCATIONS_OPEN, *[box.UNREVEALED] * 3]
    assert t.clues_of(0) + t.clues_of(1) == 1
    assert t.count(box.ACTIONS[0]) == 3


@rule("AH-DFT-03")
def test_trapped_discards_the_enemies_in_the_study_and_defeats_none() -> None:
    t = table().holds(0, 2)
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("mob-enforcer", engaged=0)
    t.exhausted(t.enemy("ravenous-ghoul", at="study")).turn().play("advance")
    assert [t.home(slug) for slug in ("ghoul-minion", "ravenous-ghoul")] == [box.ENCOUNTER_DISCARD] * 2
    assert (t.home("mob-enforcer"), t.told(tells.EnemyDefeated)) == (box.DISCARD[0], [])


@rule("AH-INP-02")
def test_trapped_takes_what_is_attached_to_the_study_with_it() -> None:
    t = table().draws(0, "obscuring-fog").holds(0, 2).turn().play("advance")
    assert (t.home("obscuring-fog"), t.clues_on("study")) == (box.ENCOUNTER_DISCARD, 0)


@rule("AH-ACT-03", "AH-ADV-02", "AH-PHS-29")
def test_the_barrier_is_paid_when_the_round_ends_by_those_in_the_hallway() -> None:
    t = table("roland-banks", "daisy-walker").house().act(2).holds(0, 4).holds(1, 3)
    assert "advance" not in t.turn().options
    t.phase("upkeep").play("use:the-barrier").until()
    assert (t.zone(box.ACT), t.clues_of(0) + t.clues_of(1)) == (["what-have-you-done"], 1)
    assert (t.home("parlor"), t.home("lita-chantler")) == (box.LOCATIONS_OPEN, at("parlor"))
    assert t.home("ghoul-priest") == box.THREAT[0], "spawned in the Hallway, for Roland's combat"


def test_the_barrier_counts_no_clues_from_other_rooms_and_may_wait() -> None:
    t = table("roland-banks", "daisy-walker").house().act(2).holds(0, 4).holds(1, 3).at(1, "attic")
    assert t.phase("upkeep").question is None
    t = table().house().act(2).holds(0, 3).phase("upkeep").play("pass")
    assert (t.zone(box.ACT), t.clues_of()) == (["the-barrier"], 3)


@rule("AH-ADV-07", "AH-CON-04", "AH-CON-05")
@pytest.mark.parametrize(("choice", "number"), [("choose:0", 1), ("choose:1", 2)])
def test_what_have_you_done_advances_when_the_priest_falls_and_the_lead_decides(choice: str, number: int) -> None:
    t = table().house().act(3).clues("hallway", 1)
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.DAMAGE[priest], 4)
    t.turn().bag("0").play("fight:ghoul-priest")
    assert t.options == ["choose:0", "choose:1"], "before Roland could find a clue"
    t.play(choice)
    assert (resolution(t), t.state.result is not None and t.state.result.won) == (number, True)


def test_what_have_you_done_waits_for_the_priest_and_nobody_else() -> None:
    t = table().house().act(3)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("fight:swarm-of-rats")
    assert (t.question, t.zone(box.ACT), t.home("swarm-of-rats")) == (
        asks.Action,
        ["what-have-you-done"],
        box.ENCOUNTER_DISCARD,
    )


# -------------------------------------------------------------------- agendas


@rule("AH-MYT-02", "AH-MYT-03", "AH-EFF-04")
def test_whats_going_on_costs_everybody_a_random_card_or_the_lead_two_horror() -> None:
    t = table("roland-banks", "daisy-walker").hand(0, "knife", "guts").hand(1, "guts").agenda(1, doom=2).phase("mythos")
    assert (t.asked, t.options) == (0, ["choose:0", "choose:1"])
    t.play("choose:0")
    assert [len(t.zone(box.HAND[seat])) for seat in (0, 1)] == [1, 0]
    t = table("roland-banks", "daisy-walker").hand(1, "guts").agenda(1, doom=2).phase("mythos").play("choose:1")
    assert (t.horror(0), t.horror(1), t.zone(box.AGENDA)) == (2, 0, ["rise-of-the-ghouls"])


def test_whats_going_on_costs_the_horror_when_nobody_has_a_card() -> None:
    t = table().agenda(1, doom=2).encounters("ghoul-minion").phase("mythos")
    assert (t.horror(), t.question, doom(t, "rise-of-the-ghouls")) == (2, None, 0)


@rule("AH-ENC-02")
def test_rise_of_the_ghouls_digs_a_ghoul_out_of_the_deck_for_the_lead() -> None:
    t = table("roland-banks", "daisy-walker", lead=1).agenda(2, doom=6)
    for card in t.state.zone(box.ENCOUNTER_DECK):
        t.state.put(card, box.ENCOUNTER_DISCARD)
    t.encounters("ancient-evils", "crypt-chill").phase("mythos")
    seat, ghoul = t.told(tells.Encounter)[0].told
    assert (seat, box.TRAITS_OF[ghoul]) == (1, traits("humanoid", "monster", "ghoul")), "the lead draws it"
    assert t.zone(box.AGENDA) == ["theyre-getting-out"]


@pytest.mark.parametrize(
    "threshold", [("whats-going-on", 1, 3), ("rise-of-the-ghouls", 2, 7), ("theyre-getting-out", 3, 10)]
)
@rule("AH-MYT-01", "AH-PHS-03")
def test_an_agenda_advances_when_its_doom_is_reached_and_not_before(threshold: tuple[str, int, int]) -> None:
    slug, number, needed = threshold
    t = table().agenda(number, doom=needed - 2).encounters("swarm-of-rats").phase("mythos")
    assert (t.zone(box.AGENDA), doom(t, slug)) == ([slug], needed - 1)
    t = table().agenda(number, doom=needed - 1).encounters("swarm-of-rats").phase("mythos").until()
    assert [note.told[0] for note in t.told(tells.Agenda)] == [piece(slug)]


def test_theyre_getting_out_drives_ghouls_to_the_parlor_exhausted_ones_too() -> None:
    t = table().house().agenda(3).at(0, "cellar")
    minion, flesh = t.enemy("ghoul-minion", at="attic"), t.enemy("flesh-eater", at="hallway")
    rats = t.enemy("swarm-of-rats", at="attic")
    t.exhausted(minion, rats).phase("enemy")
    assert [t.state.home[e] for e in (minion, flesh, rats)] == [at("hallway"), at("parlor"), at("attic")]


def test_theyre_getting_out_leaves_engaged_ghouls_alone() -> None:
    t = table().house().agenda(3).at(0, "attic")
    minion = t.enemy("ghoul-minion", engaged=0)
    assert t.phase("enemy").state.home[minion] == box.THREAT[0]


@rule("AH-ADV-08")
def test_theyre_getting_out_gathers_doom_for_ghouls_in_hallway_and_parlor_without_a_check() -> None:
    t = table().house().agenda(3, doom=8)
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("icy-ghoul", at="parlor")
    t.enemy("flesh-eater", at="attic")
    t.enemy("swarm-of-rats", engaged=0)
    t.phase("upkeep").until()
    assert (doom(t, "theyre-getting-out"), t.zone(box.AGENDA)) == (10, ["theyre-getting-out"])


# -------------------------------------------------------------------- the scenario reference


def reveals(token: str, difficulty: str, ghouls: int = 0, then: tuple[str, ...] = ()) -> Table:
    """Roland tests willpower 3 against Rotting Remains with so many Ghouls around, and reveals these tokens."""
    t = table(difficulty=difficulty)
    for _ in range(ghouls):
        t.exhausted(t.enemy("ghoul-minion", engaged=0))
    return t.bag(token, *then).draws(0, "rotting-remains")


@rule("AH-SKL-11", "AH-SCN-07", "AH-SSU-07")
@pytest.mark.parametrize("difficulty", ["easy", "standard"])
@pytest.mark.parametrize("ghouls", [0, 1, 2])
def test_a_skull_counts_the_ghouls_here(difficulty: str, ghouls: int) -> None:
    assert reveals("skull", difficulty, ghouls).value() == 3 - ghouls


@rule("AH-CHA-04", "AH-SKL-14")
@pytest.mark.parametrize("difficulty", ["easy", "standard"])
def test_a_cultist_is_minus_one_and_a_horror_on_failure(difficulty: str) -> None:
    t = reveals("cultist", difficulty).until()
    assert (t.value(), t.horror()) == (2, 1 + 1)
    t = table(difficulty=difficulty).turn().bag("cultist").play("investigate")
    assert (t.value(), t.horror(), t.clues_of()) == (2, 0, 1)


@rule("AH-STT-04")
@pytest.mark.parametrize("difficulty", ["easy", "standard"])
@pytest.mark.parametrize("ghouls", [0, 1, 2])
def test_a_tablet_is_minus_two_and_a_damage_if_a_ghoul_is_here(difficulty: str, ghouls: int) -> None:
    t = reveals("tablet", difficulty, ghouls).until()
    assert (t.value(), t.damage()) == (1, min(ghouls, 1))


@rule("AH-SEA-01", "AH-SSU-07")
@pytest.mark.parametrize("difficulty", ["hard", "expert"])
def test_a_hard_skull_is_minus_two_and_fetches_a_ghoul_after_a_failed_test(difficulty: str) -> None:
    t = reveals("skull", difficulty, ghouls=1).until(asks.Search)
    assert (t.value(), t.horror()) == (1, 2), "the test is over"
    found = [key.split("#")[0] for key in t.options]
    assert found == ["pick:flesh-eater", "pick:icy-ghoul", "pick:ghoul-minion", "pick:ravenous-ghoul"]
    t.play("pick:ravenous-ghoul").until()
    assert t.home("ravenous-ghoul") == box.THREAT[0]
    t = table(difficulty=difficulty).house().turn().bag("skull").play("investigate")
    assert (t.value(), t.question) == (1, asks.Action), "no Ghoul after a success"


@rule("AH-CHA-03")
@pytest.mark.parametrize("difficulty", ["hard", "expert"])
def test_a_hard_cultist_reveals_another_token_and_costs_two_horror_on_failure(difficulty: str) -> None:
    t = reveals("cultist", difficulty, then=("-1",)).until()
    assert (t.value(), t.horror()) == (2, 1 + 2)
    t = reveals("cultist", difficulty, then=("0",)).until()
    assert (t.value(), t.horror()) == (3, 0)


@pytest.mark.parametrize("difficulty", ["hard", "expert"])
@pytest.mark.parametrize("ghouls", [0, 1])
def test_a_hard_tablet_is_minus_four_and_a_damage_and_a_horror_if_a_ghoul_is_here(difficulty: str, ghouls: int) -> None:
    t = reveals("tablet", difficulty, ghouls).until()
    assert (t.damage(), t.horror()) == (ghouls, 3 + ghouls)
    t = table(difficulty=difficulty).hand(0, "guts").bag("tablet").draws(0, "rotting-remains").play("commit:guts").until()
    assert t.value() == 1, "3 + 2 - 4"


@rule("AH-DMR-01", "AH-TRA-01")
def test_the_damage_and_the_horror_of_a_hard_tablet_are_dealt_at_the_same_time() -> None:
    t = table(difficulty="hard").harmed(0, damage=8, horror=4)
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    t.bag("tablet").draws(0, "rotting-remains")
    assert (t.question, t.options) == (asks.Trauma, ["trauma:physical", "trauma:mental"])
    t = table(difficulty="hard").in_play(0, "guard-dog")
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    t.bag("tablet").draws(0, "rotting-remains").play("on:guard-dog")
    assert (t.question, t.count(box.DAMAGE[piece("guard-dog")])) == (asks.AssignHorror, 0), "first all is assigned"


# -------------------------------------------------------------------- resolutions


def won(*investigators: str, choice: str, lead: int = 0, **more: int) -> Table:
    """The house is searched, the Priest dies, and the lead chooses."""
    t = table(*investigators, lead=lead).house().act(3)
    for slug, clues in more.items():
        t.at(0, slug).clues(slug, clues).at(0, "hallway")
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.DAMAGE[priest], 5 * t.state.seats - 1)
    return t.turn().bag("0").play("fight:ghoul-priest").until(asks.WhichEffect).play(choice)


@rule("AH-XPR-01", "AH-CON-04")
def test_resolution_1_gives_two_more_experience_each_and_the_lead_a_mental_trauma() -> None:
    t = won("roland-banks", "daisy-walker", choice="choose:0", lead=1)
    assert (experience(t), resolution(t)) == ([4, 4], 1), "the Priest is worth 2"
    assert [t.count(box.MENTAL[seat]) for seat in (0, 1)] == [0, 1]


def test_resolution_2_gives_two_more_each_and_the_lead_another_one() -> None:
    t = won("roland-banks", "daisy-walker", choice="choose:1", lead=1)
    assert (experience(t), resolution(t)) == ([4, 5], 2)
    assert [t.count(box.MENTAL[seat]) for seat in (0, 1)] == [0, 0]


@rule("AH-VIC-02", "AH-VIC-01")
def test_rooms_without_clues_and_ghouls_with_names_add_to_experience() -> None:
    assert experience(won("roland-banks", choice="choose:0", attic=0, cellar=0)) == [6]
    assert experience(won("roland-banks", choice="choose:0", attic=0, cellar=1)) == [5]
    assert experience(won("roland-banks", choice="choose:0")) == [4], "rooms nobody has seen are worth nothing"


@rule("AH-WIN-02", "AH-ADV-09")
@pytest.mark.parametrize("act", [1, 2])
def test_resolution_3_comes_when_the_ghouls_break_free_too_early_and_gives_nothing(act: int) -> None:
    t = table("roland-banks", "daisy-walker").house().act(act).agenda(3, doom=9)
    t.state.put(piece("icy-ghoul"), box.VICTORY)
    t.phase("mythos").until()
    assert (resolution(t), experience(t)) == (3, [0, 0])
    assert t.state.result is not None
    assert not t.state.result.won


@rule("AH-DFT-02", "AH-CON-06", "AH-ELM-09")
def test_when_the_ghouls_break_free_at_the_last_act_all_are_defeated_with_a_physical_trauma() -> None:
    t = table("roland-banks", "daisy-walker").house().act(3).agenda(3, doom=9)
    t.state.put(piece("icy-ghoul"), box.VICTORY)
    t.phase("mythos").until()
    assert (resolution(t), experience(t)) == (0, [3, 3])
    assert [(t.count(box.PHYSICAL[seat]), t.count(box.MENTAL[seat])) for seat in (0, 1)] == [(1, 0), (1, 0)]
    assert [note.told[0] for note in t.told(tells.Defeated)] == [0, 1]


def test_who_resigned_before_is_spared_that_trauma() -> None:
    t = table("roland-banks", "daisy-walker").house().act(3).agenda(3, doom=9).at(1, "parlor").turn(1).play("use:parlor")
    t.phase("mythos").until()
    assert [t.count(box.PHYSICAL[seat]) for seat in (0, 1)] == [1, 0]


@rule("AH-CON-06", "AH-XPR-01")
def test_without_a_resolution_everybody_earns_the_display_and_two() -> None:
    t = table("roland-banks", "daisy-walker").house().act(3).at(0, "parlor").at(1, "parlor")
    t.state.put(piece("flesh-eater"), box.VICTORY)
    t.turn(0).play("use:parlor").turn(1).play("use:parlor")
    assert (resolution(t), experience(t)) == (0, [3, 3])


@rule("AH-TRA-01", "AH-ELM-01")
@pytest.mark.parametrize(("slug", "trauma"), [("grasping-hands", (1, 0)), ("rotting-remains", (0, 1))])
def test_defeat_leaves_the_trauma_of_its_cause(slug: str, trauma: tuple[int, int]) -> None:
    t = table().harmed(0, damage=8, horror=4).bag("auto-fail").draws(0, slug)
    assert (t.count(box.PHYSICAL[0]), t.count(box.MENTAL[0])) == trauma
    assert (resolution(t), experience(t)) == (0, [2])


@rule("AH-TRA-01")
def test_of_two_causes_at_once_the_player_chooses_one_trauma() -> None:
    t = table().harmed(0, damage=8, horror=4)
    t.enemy("ghoul-minion", engaged=0)
    assert t.phase("enemy").options == ["trauma:physical", "trauma:mental"]
    t.play("trauma:mental")
    assert (t.count(box.PHYSICAL[0]), t.count(box.MENTAL[0])) == (0, 1)


def test_ghouls_come_into_the_parlor_though_the_barrier_keeps_investigators_out() -> None:
    t = table().house().at(0, "cellar").act(2).agenda(3)
    ghoul = t.enemy("ghoul-minion", at="hallway")
    t.phase("enemy")
    assert t.state.home[ghoul] == box.AT_PLACE[place("parlor")]
