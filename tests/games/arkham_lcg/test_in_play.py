"""In play and out of play, and slots (AH-INP, AH-SLR)."""

from miskatonic.games.arkham_lcg.cards.terms import COMBAT, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.games.arkham_lcg.rules.people import place_of_card
from miskatonic.games.arkham_lcg.rules.story import doom_in_play
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, place, table


@rule("AH-INP-01")
def test_only_cards_in_play_are_heard() -> None:
    t = table().hand(0, "beat-cop", "knife")
    live = {key for key, zone in t.state.rules.zones.items() if zone.live == "play"}
    areas = (*box.PLAY, *box.THREAT, *box.PLAYED_BY, *box.AT_PLACE, *box.ATTACHED, box.ACT, box.AGENDA, box.LOCATIONS_OPEN)
    assert live == set(areas)
    t.state.put(piece("dissonant-voices"), box.VICTORY)
    t.state.put(piece("frozen-in-fear"), box.ASIDE)
    t.phase("upkeep").until()
    assert (t.home("dissonant-voices"), t.told(tells.Used)) == (box.VICTORY, [])


@rule("AH-INP-02")
def test_a_card_that_leaves_play_keeps_no_tokens() -> None:
    t = table("agnes-baker").in_play(0, "arcane-initiate")
    initiate = piece("arcane-initiate")
    t.state.set(box.DOOM[initiate], 1)
    t.state.set(box.HORROR[initiate], 1)
    t.exhausted(initiate).hand(0, "beat-cop").turn(0).play("play:beat-cop")
    assert t.home("arcane-initiate") == box.DISCARD[0]
    assert not [n for tokens in (box.DOOM, box.HORROR, box.EXHAUSTED) if (n := t.count(tokens[initiate]))]
    assert doom_in_play(t.state) == 0


@rule("AH-INP-02")
def test_an_enemy_that_leaves_play_and_comes_back_is_whole() -> None:
    t = table()
    foe = t.enemy("ghoul-minion", engaged=0)
    t.state.set(box.DAMAGE[foe], 1)
    t.exhausted(foe).in_play(0, "beat-cop").turn(0).play("use:beat-cop").until(asks.Action)
    assert t.state.home[foe] == box.ENCOUNTER_DISCARD
    t.draws(0, "ghoul-minion")
    assert (t.count(box.DAMAGE[foe]), t.count(box.EXHAUSTED[foe])) == (0, 0)


@rule("AH-INP-04")
def test_a_removed_card_has_no_part_in_the_game() -> None:
    t = table("wendy-adams")
    for slug in ("knife", "lucky"):
        t.state.put(piece(slug), box.DISCARD[0])
    t.in_play(0, "wendys-amulet").draws_card(0, "abandoned-and-alone")
    assert (t.home("knife"), t.home("lucky")) == (box.REMOVED, box.REMOVED)
    t.turn(0).bag("-5").play("investigate").until(asks.Action)
    assert not [key for key in t.options if "lucky" in key or "knife" in key]
    for card in t.state.zone(box.DECK[0]):
        t.state.put(card, box.REMOVED)
    t.turn(0).play("draw")
    assert "knife" not in t.zone(box.HAND[0])


@rule("AH-INP-05")
def test_a_threat_area_and_the_assets_are_where_their_investigator_is() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "attic").in_play(0, "beat-cop")
    foe = t.enemy("swarm-of-rats", engaged=0)
    assert place_of_card(t.state, foe) == place_of_card(t.state, piece("beat-cop")) == place("attic")
    assert "fight:swarm-of-rats" not in t.turn(1).until(asks.Action).options
    assert "fight:swarm-of-rats" in t.at(1, "attic").turn(1).until(asks.Action).options


@rule("AH-INP-05")
def test_lita_helps_everybody_where_her_controller_is() -> None:
    t = table("roland-banks", "daisy-walker").house()
    t.state.put(piece("lita-chantler"), box.PLAY[0])
    assert [skill_of(t.state, seat, COMBAT, PLAIN) for seat in (0, 1)] == [5, 3]
    t.at(0, "attic")
    assert [skill_of(t.state, seat, COMBAT, PLAIN) for seat in (0, 1)] == [5, 2]


# -------------------------------------------------------------------- slots


@rule("AH-SLR-01")
def test_an_asset_in_a_threat_area_takes_its_slot() -> None:
    t = table("daisy-walker").in_play(0, "knife", "flashlight").draws_card(0, "the-necronomicon")
    assert (t.question, t.options) == (asks.MakeRoom, ["pick:knife", "pick:flashlight"])
    t.play("pick:flashlight").hand(0, "machete").turn(0).play("play:machete")
    assert (t.home("knife"), t.home("machete"), t.home("the-necronomicon")) == (box.DISCARD[0], box.PLAY[0], box.THREAT[0])


@rule("AH-SLR-02")
def test_room_is_made_at_the_moment_the_new_asset_comes() -> None:
    t = table().in_play(0, "guard-dog").hand(0, "beat-cop")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).play("play:beat-cop")
    assert t.question == asks.AssignDamage
    t.play("on:guard-dog")
    assert t.options == ["use:guard-dog", "pass"], "the old ally is still there when the attack comes"
    t.play("pass").until(asks.Action)
    assert (t.home("guard-dog"), t.home("beat-cop")) == (box.DISCARD[0], box.PLAY[0])


@rule("AH-SLR-02")
def test_the_player_chooses_what_gives_way() -> None:
    t = table().in_play(0, "knife", "flashlight").hand(0, "machete").turn(0).play("play:machete")
    assert (t.question, t.options) == (asks.MakeRoom, ["pick:knife", "pick:flashlight"])
    t.play("pick:knife")
    assert (t.home("knife"), t.home("flashlight"), t.home("machete")) == (box.DISCARD[0], box.PLAY[0], box.PLAY[0])


@rule("AH-SLR-03")
def test_the_tote_bag_holds_two_tomes_beside_two_other_things() -> None:
    t = (
        table("daisy-walker")
        .in_play(0, "daisys-tote-bag", "knife", "flashlight", "old-book-of-lore")
        .hand(0, "medical-texts")
    )
    t.turn(0).play("play:medical-texts")
    assert (t.question, len(t.zone(box.PLAY[0]))) == (asks.Action, 5)
    t.hand(0, "machete").turn(0).play("play:machete")
    assert t.question == asks.MakeRoom


@rule("AH-SLR-03")
def test_when_extra_slots_go_what_they_held_must_find_room_elsewhere() -> None:
    t = table("daisy-walker").in_play(0, "daisys-tote-bag", "knife", "flashlight", "old-book-of-lore")
    t.bag("auto-fail").draws(0, "crypt-chill").until(asks.DiscardAsset).play("pick:daisys-tote-bag")
    assert (t.question, t.options) == (asks.MakeRoom, ["pick:knife", "pick:flashlight", "pick:old-book-of-lore"])
    t.play("pick:knife")
    assert t.zone(box.PLAY[0]) == ["flashlight", "old-book-of-lore"]
