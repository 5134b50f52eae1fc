"""The log: every kind of entry is written in some game, and whoever keeps books by it knows how the table stands."""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.core.declared import Kind, name_of
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import MADNESS
from miskatonic.games.arkham_lcg.cards.words import Draw, PutAsideCardAt, RandomWeakness, Resolution
from miskatonic.games.arkham_lcg.rules import box, people, tells
from miskatonic.games.arkham_lcg.rules.asks import Action, React
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.arkham_lcg.table import Table, piece, streets, table, woods
from tests.games.arkham_lcg.test_events import parlor_with_lita
from tests.games.arkham_lcg.zealot import zealot
from tests.games.played import begun, decisions, kinds_declared, kinds_told


def scenes() -> Iterator[Table]:
    """What random players hardly come to."""
    yield table().effect(0, Draw(60))
    t = table()
    for card in t.state.zone(box.DECK[0]):
        t.state.put(card, box.DISCARD[0])
    yield t.effect(0, Draw(1))
    yield table("roland-banks", "daisy-walker").house().at(0, "parlor").turn(0).play("use:parlor")
    yield table().effect(0, Resolution(1))
    t = table()
    t.state.set(box.DAMAGE[t.enemy("icy-ghoul", engaged=0)], 3)
    yield t.turn(0).bag("0").play("fight:icy-ghoul").until()
    yield table("agnes-baker").in_play(0, "scrying").turn(0).play("use:scrying", "encounter-deck").until()
    t = streets().at(0, "northside").resources(0, 5)
    t.state.put(piece("ruth-turner"), box.VICTORY)
    t.state.put(piece("ghoul-priest"), box.VICTORY)
    t.state.set(box.RECORDED[box.RECORDS.index("ghoul-priest-alive")], 1)
    yield t.turn(0).play("use:northside").effect(0, Resolution(1))
    t = woods().holds(0, 1).at(0, "ritual-site").clues("ritual-site", 0).act(3)
    t.exhausted(t.enemy("umordhoth", at="ritual-site"))
    yield (
        t.turn(0)
        .bag("0")
        .play("use:disrupting-the-ritual", "choose:0")
        .until(Action)
        .play("end-turn")
        .phase("upkeep")
        .until()
    )
    yield woods().effect(0, RandomWeakness(MADNESS)).until()
    t = table("skids-otoole").in_play(0, "41-derringer", "encyclopedia").resources(0, 9)
    t.hand(0, "extra-ammunition", "mind-wipe", "will-to-survive", "close-call").enemy("swarm-of-rats", engaged=0)
    t.phase("investigation").play("use:mind-wipe").until(Action).play("use:encyclopedia", "choose:3").until(Action)
    t.play("play:extra-ammunition").until(Action)
    yield t.play("play:will-to-survive", "evade:swarm-of-rats").until(React).play("use:close-call").until(Action)
    yield table("wendy-adams").in_play(0, "wendys-amulet").hand(0, "emergency-cache").turn().play("play:emergency-cache")
    yield parlor_with_lita("daisy-walker").turn(0).bag("0").play("use:lita-chantler/1")
    t = table("skids-otoole").hand(0, "on-the-lam")
    t.enemy("ghoul-minion", engaged=0)
    yield t.turn(0).play("use:on-the-lam", "resource", "end-turn")
    c = zealot("roland-banks", "wendy-adams")
    c.state.set(box.MENTAL[0], 5)
    yield c.ends(1).play("new:agnes-baker").answer(1, "upgrade:lucky-2@2", "sit-out", "come-back", "done").onward()
    yield zealot().ends(1).onward().ends(1).onward().ends(3)


def test_every_kind_of_log_entry_is_written_in_some_game() -> None:
    told = kinds_told("arkham-lcg", 80, scenes())
    assert sorted(map(name_of, kinds_declared("arkham-lcg", tells.AnyTold) - told)) == []


Known = dict[str, dict[int, Any]]


class Books:
    """What somebody knows who saw the table at the first decision and reads nothing but the log since."""

    def __init__(self, s: State) -> None:
        self.known = table_of(s)

    def read(self, told: Any) -> None:
        """Enter what the log tells."""
        k = self.known
        match told:
            case tells.Moved(who, place):
                k["at"][who] = place
            case tells.Resources(who, change, now):
                k["resources"][who] += change
                assert k["resources"][who] == now
            case tells.Revealed(place, n):
                k["clues"][place] = n
            case tells.Clues(who, place, n):
                k["held"][who] += n
                k["clues"][place] -= n
            case tells.CluesSpent(who, n):
                k["held"][who] -= n
            case tells.CluesPut(card, n) if card in box.PLACE_OF:
                k["clues"][box.PLACE_OF[card]] += n
            case tells.CluesGained(who, n):
                k["held"][who] += n
            case tells.TurnsOut(unseen, place):
                for enemy in [enemy for enemy, where in k["enemies"].items() if where == ("at", unseen)]:
                    k["enemies"][enemy] = ("at", place)
            case tells.CluesDropped(who, place, n):
                k["held"][who] -= n
                k["clues"][place] += n
            case tells.Damage(card, n):
                k["damage"][card] = k["damage"].get(card, 0) + n
            case tells.HealedDamage(card, n):
                k["damage"][card] -= n
            case tells.Horror(card, n):
                k["horror"][card] = k["horror"].get(card, 0) + n
            case tells.HealedHorror(card, n):
                k["horror"][card] -= n
            case tells.Engaged(enemy, who):
                k["enemies"][enemy] = ("with", who)
            case tells.Evaded(who, enemy) if box.ENEMY[enemy].massive:
                pass
            case tells.Evaded(who, enemy):
                k["enemies"][enemy] = ("at", k["at"][who])
            case tells.Disengaged(enemy, place) | tells.Spawned(enemy, place) | tells.EnemyMoved(enemy, place):
                k["enemies"][enemy] = ("at", place)
            case tells.Defeated(who, _) | tells.Resigned(who):
                for enemy in [enemy for enemy, where in k["enemies"].items() if where == ("with", who)]:
                    k["enemies"][enemy] = ("at", k["at"][who])
            case tells.Doom(card, now):
                k["doom"][card] = now
            case tells.Agenda(card):
                k["doom"][card] = 0
            case tells.InPlay(_, card) | tells.Played(_, card) if card in box.ASSET:
                _, k["uses"][card] = box.ASSET[card].uses or (0, 0)
            case tells.Uses(card, now) | tells.UsesAdded(card, _, now):
                k["uses"][card] = now
            case tells.Round(n):
                k["time"][0] = n
            case tells.Phase(phase):
                k["time"][1] = phase

    def compare(self, now: Known) -> None:
        """What is in the books of all that is in play is true; of what is in play no more they are silent from now on."""
        kept = {name: {key: self.known[name].get(key, 0) for key in there} for name, there in now.items()}
        assert kept == now
        self.known = kept


def table_of(s: State) -> Known:
    """What lies open on the table: who is where with what, clues, harm, enemies, doom and uses."""
    seats = [seat for seat in range(s.seats) if people.in_game(s, seat)]
    places = [box.PLACE_OF[card] for card in s.zone(box.LOCATIONS_OPEN)]
    engaged = {card: ("with", seat) for seat in seats for card in s.zone(box.THREAT[seat]) if card in box.ENEMY}
    loose = {card: ("at", place) for place in range(box.PLACES) for card in s.zone(box.AT_PLACE[place]) if card in box.ENEMY}
    assets = [card for seat in seats for card in s.zone(box.PLAY[seat]) if card in box.ASSET]
    bearers = [*(people.card_of(s, seat) for seat in seats), *engaged, *loose, *assets]
    return {
        "at": {seat: people.place_of(s, seat) for seat in seats},
        "resources": {seat: s.count(box.RESOURCES[seat]) for seat in seats},
        "held": {seat: s.count(box.CLUES[people.card_of(s, seat)]) for seat in seats},
        "clues": {place: s.count(box.CLUES[box.PLACE_CARDS[place]]) for place in places},
        "damage": {card: s.count(box.DAMAGE[card]) for card in bearers},
        "horror": {card: s.count(box.HORROR[card]) for card in bearers},
        "enemies": {**engaged, **loose},
        "doom": {card: s.count(box.DOOM[card]) for card in s.zone(box.AGENDA)},
        "uses": {card: s.count(box.USES_LEFT[card]) for card in assets},
        "time": {0: s.count(box.ROUND), 1: s.count(box.PHASE)},
    }


@pytest.mark.parametrize("number", range(40))
def test_whoever_keeps_books_by_the_log_knows_how_the_table_stands(number: int) -> None:
    s = begun("arkham-lcg", number)
    books = Books(s)
    for notes in decisions(s, number):
        for note in notes:
            books.read(note.told)
        if any(note.kind is tells.ScenarioBegins for note in notes) or not s.zone(box.AGENDA):
            books = Books(s)  # between two scenarios the table is cleared
        elif s.result is None:
            books.compare(table_of(s))


# -------------------------------------------------------------------- why


def rules(t: Table, kind: Kind) -> list[str]:
    """The rules behind the entries of a kind."""
    return [note.rule for note in t.told(kind)]


@rule("AH-MYT-01", "AH-MYT-05", "AH-ADV-08")
def test_doom_of_the_mythos_phase_is_told_from_doom_that_a_card_brings() -> None:
    t = table().encounters("ancient-evils").phase("mythos").until()
    assert rules(t, tells.Doom) == ["AH-MYT-01", "AH-ADV-08"]
    assert rules(streets().draws(0, "acolyte").until(), tells.Doom) == ["AH-MYT-05"]


@rule("AH-WKR-01", "AH-WKR-02", "AH-PHS-05")
def test_a_weakness_is_faced_by_another_rule_than_an_encounter_card() -> None:
    assert rules(table().draws(0, "ancient-evils"), tells.Encounter) == ["AH-PHS-05"]
    assert rules(table().draws_card(0, "paranoia"), tells.Encounter) == ["AH-WKR-01"]
    assert rules(table("daisy-walker").draws_card(0, "the-necronomicon"), tells.Encounter) == ["AH-WKR-02"]


@rule("AH-INV-11")
def test_only_the_action_for_a_resource_is_explained_by_its_rule() -> None:
    t = table().hand(0, "emergency-cache").turn(0).play("resource")
    assert rules(t, tells.Resources) == ["AH-INV-11"]
    t = table().hand(0, "emergency-cache").turn(0).play("play:emergency-cache")
    assert rules(t, tells.Resources) == [""]


@rule("AH-HNT-01", "AH-LOR-03")
def test_an_enemy_that_an_agenda_moves_is_not_said_to_hunt() -> None:
    t = table().house().agenda(3)
    t.enemy("icy-ghoul", at="cellar")
    assert rules(t.phase("enemy").until(), tells.EnemyMoved) == ["AH-LOR-03"]
    t = table().house()
    t.enemy("swarm-of-rats", at="cellar")
    assert rules(t.phase("enemy").until(), tells.EnemyMoved) == ["AH-HNT-01"]


@rule("AH-INP-01")
def test_a_story_asset_enters_play_and_an_enemy_spawns() -> None:
    t = table().house().effect(0, PutAsideCardAt("lita-chantler", "parlor"), PutAsideCardAt("ghoul-priest", "hallway"))
    said = [flat(SPEECH["en"].note(t.state, note)) for note in t.told(tells.Spawned)]
    assert said == ["Lita Chantler entered play in the Parlor.", "Ghoul Priest spawned in the Hallway."]
