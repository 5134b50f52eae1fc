"""Spawning: where a drawn enemy enters play (AH-PRY-03 to AH-PRY-07, AH-KEY-10, AH-MYT-08)."""

from miskatonic.games.arkham_lcg.cards.terms import GHOUL
from miskatonic.games.arkham_lcg.cards.words import DrawEnemyFromDeck, PutAsideCardAt, TakeDamage
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import Steps
from tests.games.arkham_lcg.table import place, table


def at(name: str) -> str:
    """The zone of enemies at a location."""
    return box.AT_PLACE[place(name)]


@rule("AH-MYT-08", "AH-PRY-04")
def test_an_enemy_without_a_spawn_line_is_engaged_with_its_drawer() -> None:
    t = table("roland-banks", "daisy-walker").house().draws(1, "ghoul-minion")
    assert t.home("ghoul-minion") == box.THREAT[1]


@rule("AH-MYT-08", "AH-KEY-10", "AH-PRY-04")
def test_an_enemy_with_a_spawn_line_is_put_at_that_location() -> None:
    t = table().house().draws(0, "flesh-eater").draws(0, "icy-ghoul")
    assert (t.home("flesh-eater"), t.home("icy-ghoul")) == (at("attic"), at("cellar"))


@rule("AH-PRY-03")
def test_prey_has_no_say_in_where_an_enemy_spawns() -> None:
    t = table("roland-banks", "daisy-walker").house().draws(0, "ravenous-ghoul")
    assert t.home("ravenous-ghoul") == box.THREAT[0], "Daisy has less health, but Roland drew it"


@rule("AH-PRY-04")
def test_the_spawn_line_applies_however_the_enemy_enters_play() -> None:
    t = table().house()
    for card in t.state.zone(box.ENCOUNTER_DECK):
        t.state.put(card, box.REMOVED)
    t.encounters("ancient-evils", "icy-ghoul", "ghoul-minion")
    t.effect(0, DrawEnemyFromDeck(GHOUL))
    assert t.home("icy-ghoul") == at("cellar")


@rule("AH-PRY-05")
def test_an_enemy_without_a_legal_place_to_spawn_is_discarded() -> None:
    t = table().draws(0, "flesh-eater")
    assert t.home("flesh-eater") == box.ENCOUNTER_DISCARD, "there is no attic yet"
    assert len(t.told(tells.NoSpawn)) == 1


@rule("AH-PRY-07")
def test_an_enemy_spawned_at_a_stated_place_engages_by_the_rules_of_engagement() -> None:
    t = table("daisy-walker", "roland-banks").house().act(3).effect(0, PutAsideCardAt("ghoul-priest", "hallway"))
    assert t.home("ghoul-priest") == box.THREAT[1], "its prey is the highest combat"


@rule("AH-PRY-07")
def test_a_stated_place_overrides_the_enemys_own_spawn_line() -> None:
    t = table().house().at(0, "attic")
    t.state.put(t.enemy("icy-ghoul", at="cellar"), box.ASIDE)
    t.effect(0, PutAsideCardAt("icy-ghoul", "hallway"))
    assert t.home("icy-ghoul") == at("hallway")


@rule("AH-PRY-07", "AH-ENG-04")
def test_at_the_stated_place_the_lead_breaks_a_tie() -> None:
    t = table("daisy-walker", "agnes-baker").house().act(3).effect(0, PutAsideCardAt("ghoul-priest", "hallway"))
    assert (t.question, t.asked) == (asks.Engages, 0)
    t.play("seat:seat-2")
    assert t.home("ghoul-priest") == box.THREAT[1]


@rule("AH-PRY-05")
def test_an_enemy_whose_drawer_is_out_has_nowhere_to_spawn_and_is_discarded() -> None:
    t = table("roland-banks", "daisy-walker").house()
    for card in t.state.zone(box.ENCOUNTER_DECK):
        t.state.put(card, box.REMOVED)
    t.encounters("ghoul-minion", "rotting-remains")
    t.effect(0, Steps((TakeDamage(9), DrawEnemyFromDeck(GHOUL)))).until()
    assert (t.in_game(0), t.home("ghoul-minion")) == (False, box.ENCOUNTER_DISCARD)
    assert len(t.told(tells.NoSpawn)) == 1
