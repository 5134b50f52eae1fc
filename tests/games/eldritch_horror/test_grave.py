"""Before an investigator falls, or the game is lost, by choice the player is asked once more; why things are forbidden."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY
from tests.games.eldritch_horror.table import Table, empty
from tests.games.grave import grave, warnings

TITLE = mk.games()["eldritch-horror"]


@pytest.mark.parametrize(("health", "fatal"), [(3, ["no"]), (4, [])])
def test_to_lose_all_health_rather_than_to_pay(health: int, fatal: list[str]) -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").values(0, health=health)
    t.effect(0, w.Unless(w.Lose(HEALTH, 3), w.BecomeDelayed()))
    assert grave(TITLE, t.state) == fatal
    for key in fatal:
        assert not t.play(key).alive(0)


def test_a_price_that_fells() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").values(0, sanity=1)
    t.effect(0, w.May(w.Lose(SANITY), w.GainClue()))
    assert grave(TITLE, t.state) == ["do-it"]
    assert all(warnings(TITLE, t.state, "do-it"))


def test_one_of_two_ends() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").values(0, sanity=2, health=1)
    t.effect(0, w.Choose(1, (w.Lose(SANITY), w.LoseBoth(), w.Steps((w.GainClue(), w.Devour())))))
    assert grave(TITLE, t.state) == ["choose:1", "choose:2"]


def test_marks_action_with_his_last_health() -> None:
    t = empty("mark-harrigan", "lily-chen").at(0, "rome").values(0, health=1)
    t.monster("ghoul", "rome")
    assert grave(TITLE, t.turn().state) == ["use:mark-harrigan"]
    assert grave(TITLE, t.values(0, health=2).turn().state) == []


def test_doom_that_wakes_azathoth() -> None:
    t = empty("silas-marsh").at(0, "rome").doom(2).event("desperate-times")
    assert grave(TITLE, t.state) == ["no"]
    other = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").doom(2).event("desperate-times")
    assert grave(TITLE, other.state) == [], "an awakening that does not end the game"


@pytest.mark.parametrize(("sanity", "fatal"), [(1, ["pick:cultist#1"]), (4, [])])
def test_a_beaten_cultist_who_takes_the_last_sanity_before_an_ally_brings_some(sanity: int, fatal: list[str]) -> None:
    t = empty("mark-harrigan", "lily-chen", ancient_one="yog-sothoth").at(0, "rome").values(0, sanity=sanity)
    t.gives(0, "lodge-researcher").monster("cultist", "rome")
    t.roll(*[6] * 12).encounter(0)
    assert grave(TITLE, t.state) == fatal
    for key in fatal:
        assert not t.play(key).alive(0)


def why(t: Table) -> dict[str, str]:
    """What is forbidden in the open question, and by which rule."""
    return dict(t.game.decision.forbidden)


def test_why_an_action_is_not_possible() -> None:
    t = empty("silas-marsh").at(0, "rome")
    t.monster("ghoul", "rome")
    assert why(t.turn()) == {"rest": "EH-RST-02", "acquire": "EH-ACQ-03"}
    assert why(empty("silas-marsh").at(0, "london").turn()) == {"prepare:train": "EH-PRE-02"}
    sea = empty("silas-marsh").at(0, "space-8").turn()
    assert why(sea) == {"acquire": "EH-ACQ-01", "prepare:train": "EH-PRE-01", "prepare:ship": "EH-PRE-01"}
    assert why(empty("silas-marsh").at(0, "space-8").turn().play("rest"))["rest"] == "EH-ACT-04"
    assert why(empty("silas-marsh").at(0, "rome").ongoing("strange-sightings").turn()) == {"rest": "EH-GOLD-03"}
    held = empty("silas-marsh").at(0, "rome")
    held.condition(0, "detained")
    assert why(held.turn()) == {"rest": "EH-CNF-02", "acquire": "EH-CNF-02"}


def test_no_clue_no_reroll() -> None:
    t = empty("silas-marsh").at(0, "rome").gives(0, "lucky-rabbits-foot").effect(0, w.Test(3))
    assert why(t) == {"spend-clue": "EH-SPD-02"}
