"""Playing together: who decides, and what the others know (AH-COO)."""

from miskatonic.core import hidden
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import table


@rule("AH-COO-01")
def test_each_player_decides_what_their_own_investigator_does() -> None:
    t = table("roland-banks", "wendy-adams").phase("investigation").play("seat:seat-2")
    assert (t.question, t.asked) == (asks.Action, 1), "the lead says whose turn it is, not what is done in it"
    t = table("roland-banks", "wendy-adams").in_play(1, "leather-coat")
    t.enemy("swarm-of-rats", engaged=1)
    t.phase("enemy")
    assert (t.question, t.asked) == (asks.AssignDamage, 1)
    t = table("roland-banks", "wendy-adams").hand(1, *["knife", "knife#2", "guts", "guts#2", "lucky", "lucky#2", "backstab"])
    t.state.put(box.PIECE_SLUGS.index("backstab#2@2"), box.HAND[1])
    t.top(1, "elusive").phase("upkeep")
    assert (t.question, t.asked) == (asks.HandLimit, 1)


@rule("AH-COO-02")
def test_hands_are_seen_by_their_players_and_decks_by_nobody() -> None:
    t = table("roland-banks", "wendy-adams").hand(0, "knife", "guts").hand(1, "lucky")
    assert t.sees(0, box.HAND[0]) == ["knife", "guts"]
    assert t.sees(1, box.HAND[0]) == t.sees(-1, box.HAND[0]) == ["player-1", "player-1"]
    for seat in (-1, 0, 1):
        assert set(t.sees(seat, box.DECK[0])) == {"player-1"}
        assert set(t.sees(seat, box.ENCOUNTER_DECK)) == {"encounter"}


@rule("AH-COO-02")
def test_a_drawn_card_is_named_to_its_player_alone() -> None:
    t = table("roland-banks", "wendy-adams").draws_card(1, "lucky")
    note = t.told(tells.Drew)[0]
    assert note.seat == 1
    assert hidden.readable(t.state, note, 1).told == note.told
    assert hidden.readable(t.state, note, 0).told[1] < 0


@rule("AH-COO-02")
def test_what_lies_in_play_in_a_threat_area_or_in_a_discard_pile_is_open() -> None:
    t = table("roland-banks", "wendy-adams").in_play(0, "knife").threat(0, "haunted")
    t.state.put(box.PIECE_SLUGS.index("guts"), box.DISCARD[0])
    for zone, name in ((box.PLAY[0], "knife"), (box.THREAT[0], "haunted"), (box.DISCARD[0], "guts")):
        assert t.sees(1, zone) == t.sees(-1, zone) == [name]


@rule("AH-COO-03")
def test_roland_learns_that_wendy_could_help_but_neither_with_what_nor_how_much() -> None:
    t = table("roland-banks", "wendy-adams").hand(1, "unexpected-courage", "look-what-i-found", "knife").turn(0)
    t.play("investigate")
    view = hidden.seen_by(t.state, 0)
    assert [(asked.kind, asked.seat, asked.options) for asked in view.asked] == [(asks.Help, 1, ())]
    assert all(card < 0 for card in view.zone(box.HAND[1]))
    own = hidden.seen_by(t.state, 1)
    assert {option.key for option in own.asked[0].options} == {
        "commit:unexpected-courage@2",
        "commit:look-what-i-found@2",
        "pass",
        "pass-phase",
        "pass-round",
    }
