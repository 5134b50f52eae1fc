"""How a scenario ends, and what is earned and suffered then (AH-CON-04 to AH-CON-06, AH-XPR-01, AH-TRA-01, AH-WIN-02)."""

import pytest

from miskatonic.core.options import NOTHING
from miskatonic.games.arkham_lcg.cards.words import Resign, Resolution, TakeDamage, TakeHorror
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def victorious(*names: str) -> Table:
    """The Priest and a ghoul are defeated (3 points), the Attic is empty (1), the Cellar is not (0)."""
    t = table(*names).house().at(0, "attic").clues("attic", 0).at(0, "cellar").clues("cellar", 1)
    for enemy in ("ghoul-priest", "icy-ghoul"):
        t.state.put(piece(enemy), box.VICTORY)
    return t


def experience(t: Table) -> tuple[int, ...]:
    """What every seat has earned."""
    assert t.state.result is not None
    assert t.state.result.scores == tuple(t.count(box.EXPERIENCE[seat]) for seat in range(t.state.seats))
    return t.state.result.scores


def resigned(t: Table, seat: int) -> Table:
    """Let a seat have resigned."""
    return t.effect(seat, Resign())


@rule("AH-CON-04", "AH-XPR-01", "AH-WIN-02")
@pytest.mark.parametrize(
    ("number", "earned", "mental", "won"), [(1, (6, 6), 1, True), (2, (7, 6), 0, True), (3, (0, 0), 0, False)]
)
def test_a_resolution_is_carried_out_and_pays_victory_points_and_its_bonus(
    number: int, earned: tuple[int, ...], mental: int, won: bool
) -> None:
    t = victorious("roland-banks", "daisy-walker").effect(0, Resolution(number))
    assert experience(t) == earned
    assert (t.count(box.MENTAL[0]), t.count(box.MENTAL[1])) == (mental, 0)
    assert [note.told for note in t.told(tells.Trauma)] == [(0, 1, 1)] * mental
    assert t.state.result is not None
    assert t.state.result.won == won
    assert [note.told.n for note in t.told(tells.Resolution)] == [number]


@rule("AH-XPR-01")
def test_who_was_eliminated_earns_as_much() -> None:
    t = resigned(victorious("roland-banks", "daisy-walker", "wendy-adams"), 1)
    t.harmed(2, damage=6).effect(2, TakeDamage(1))
    assert [t.in_game(seat) for seat in range(3)] == [True, False, False]
    assert experience(t.effect(0, Resolution(1))) == (6, 6, 6)


@rule("AH-XPR-01")
@pytest.mark.parametrize(("paid", "earned"), [(5, 4), (6, 6)])
def test_hospital_debts_that_were_not_paid_cost_two(paid: int, earned: int) -> None:
    t = victorious("skids-otoole").threat(0, "hospital-debts")
    t.state.set(box.RESOURCES_ON[piece("hospital-debts")], paid)
    assert experience(t.effect(0, Resolution(1))) == (earned,)


@rule("AH-XPR-01")
def test_experience_is_never_below_0() -> None:
    t = table("skids-otoole").threat(0, "hospital-debts").effect(0, Resolution(3))
    assert experience(t) == (0,)


@rule("AH-CON-05")
def test_the_last_act_leads_to_the_good_resolutions() -> None:
    t = table().house().act(3)
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.DAMAGE[priest], 4)
    t.turn(0).bag("0").play("fight:ghoul-priest")
    assert (t.question, t.options) == (asks.WhichEffect, ["choose:0", "choose:1"])
    t.play("choose:1")
    assert (t.state.pointed(box.SCENARIO_OVER), t.state.result is not None and t.state.result.won) == (2, True)


@rule("AH-CON-05")
@pytest.mark.parametrize(("act", "resolution", "physical"), [(1, 3, 0), (2, 3, 0), (3, 0, 1)])
def test_the_last_agenda_leads_to_the_bad_ones(act: int, resolution: int, physical: int) -> None:
    t = table().house().act(act).agenda(3, doom=9).phase("mythos")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.pointed(box.SCENARIO_OVER)) == (False, resolution)
    assert t.count(box.PHYSICAL[0]) == physical


@rule("AH-CON-06", "AH-XPR-01")
def test_when_all_are_eliminated_the_entry_for_no_resolution_holds() -> None:
    t = resigned(victorious("roland-banks", "daisy-walker"), 1)
    assert t.state.result is None
    t.harmed(0, horror=4).effect(0, TakeHorror(1))
    assert [note.told.n for note in t.told(tells.Resolution)] == [0]
    assert experience(t) == (6, 6)
    assert t.state.result is not None
    assert t.state.result.won is False


# -------------------------------------------------------------------- what the campaign remembers


@rule("AH-CON-04", "AH-CON-06", "AH-CPG-01", "AH-XPR-09")
@pytest.mark.parametrize(
    ("number", "recorded", "earner"),
    [
        (0, {"house-standing", "ghoul-priest-alive"}, 0),
        (1, {"house-burned"}, 0),
        (2, {"house-standing"}, NOTHING),
        (3, {"lita-finds-others", "house-standing", "ghoul-priest-alive"}, box.SEATS),
    ],
)
def test_a_resolution_leaves_its_records_and_gives_lita_to_the_lead(number: int, recorded: set[str], earner: int) -> None:
    t = victorious("roland-banks", "daisy-walker").effect(0, Resolution(number))
    earned = t.state.pointed(box.EARNED[piece("lita-chantler")])
    assert (t.records(), earned) == (recorded, earner), "SEATS is one who is yet to come"
    assert {note.told for note in t.told(tells.Recorded)} == {(box.RECORDS.index(name),) for name in recorded}
    assert len(t.told(tells.Earned)) == (number != 2)


@rule("AH-CON-04")
def test_resolution_3_kills_everybody_who_has_not_resigned() -> None:
    t = resigned(victorious("roland-banks", "daisy-walker", "wendy-adams"), 1)
    t.harmed(2, damage=6).effect(2, TakeDamage(1)).effect(0, Resolution(3))
    assert [t.count(key) for key in box.KILLED[:3]] == [1, 0, 1]
    assert [note.told for note in t.told(tells.Killed)] == [(0,), (2,)]
    assert t.state.pointed(box.EARNED[piece("lita-chantler")]) == 1, "only Daisy is left to take Lita"


@rule("AH-CON-02", "AH-XPR-09")
def test_when_the_lead_was_killed_the_group_chooses_among_the_living_who_earns_lita() -> None:
    t = resigned(resigned(table("roland-banks", "daisy-walker", "wendy-adams"), 1), 2).effect(0, Resolution(3))
    assert (t.question, t.asked, t.options) == (asks.Earns, 0, ["seat:seat-2", "seat:seat-3"])
    t.play("seat:seat-3")
    assert (t.state.pointed(box.EARNED[piece("lita-chantler")]), t.state.result is not None) == (2, True)


@rule("AH-CON-04")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_other_resolutions_kill_nobody(number: int) -> None:
    t = table("roland-banks", "daisy-walker").effect(0, Resolution(number))
    assert not any(t.count(key) for key in box.KILLED)


# -------------------------------------------------------------------- trauma


@rule("AH-TRA-01")
@pytest.mark.parametrize(
    ("effect", "physical", "mental"), [(TakeDamage(1), 1, 0), (TakeHorror(1), 0, 1)], ids=["damage", "horror"]
)
def test_defeat_by_damage_is_a_physical_and_by_horror_a_mental_trauma(
    effect: TakeDamage | TakeHorror, physical: int, mental: int
) -> None:
    t = table("roland-banks", "wendy-adams").harmed(0, damage=8, horror=4).effect(0, effect).until()
    assert not t.in_game(0)
    assert (t.count(box.PHYSICAL[0]), t.count(box.MENTAL[0])) == (physical, mental)


@rule("AH-TRA-01")
@pytest.mark.parametrize(("choice", "physical", "mental"), [("trauma:physical", 1, 0), ("trauma:mental", 0, 1)])
def test_of_both_at_once_the_player_chooses_one(choice: str, physical: int, mental: int) -> None:
    t = table("wendy-adams", "roland-banks").harmed(1, damage=8, horror=4)
    t.enemy("ghoul-minion", engaged=1)
    t.phase("enemy")
    assert (t.question, t.asked, t.options) == (asks.Trauma, 1, ["trauma:physical", "trauma:mental"])
    t.play(choice)
    assert (t.count(box.PHYSICAL[1]), t.count(box.MENTAL[1])) == (physical, mental)


@rule("AH-TRA-01")
def test_resigning_leaves_no_trauma() -> None:
    t = resigned(table("roland-banks", "wendy-adams").harmed(0, damage=8, horror=4), 0)
    assert not any(t.count(key) for key in (*box.PHYSICAL, *box.MENTAL))
