"""The round and its phases, player order, the lead, ready and exhausted (AH-RND, AH-NXT, AH-CON)."""

import miskatonic as mk
from miskatonic.core.declared import Kind
from miskatonic.core.options import NOTHING
from miskatonic.games.arkham_lcg.cards.terms import ENEMIES, INVESTIGATION, MYTHOS, UPKEEP
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table

IDLE = ("keep", "end-turn", "pass", "reveal", "no", "stay")


def idle_game(seats: int = 1, lead: int = 0, rounds: int = 3) -> mk.Game:
    """A game in which nobody does anything for some rounds."""
    names = ["wendy-adams", "roland-banks", "daisy-walker"][:seats]
    game = mk.new("arkham-lcg", seats=seats, seed=3, investigators=names, lead=lead)
    while not game.over and game.state.count(box.ROUND) <= rounds:
        keys = [option.key for option in game.decision.asked.options]
        game.play(next((key for key in IDLE if key in keys), keys[0]))
    return game


def told(game: mk.Game, *kinds: Kind) -> list[tuple[Kind, tuple[int, ...]]]:
    """The log entries of these kinds."""
    return [(note.kind, note.told) for notes in game.record.notes for note in notes if note.kind in kinds]


@rule("AH-RND-01", "AH-RND-02", "AH-RND-03", "AH-NXT-01")
def test_a_round_has_four_phases_and_the_first_one_three() -> None:
    seen = told(idle_game(), tells.Round, tells.Phase)
    whole = [(tells.Phase, (phase,)) for phase in (MYTHOS, INVESTIGATION, ENEMIES, UPKEEP)]
    expected = [
        (tells.Round, (1,)),
        *whole[1:],
        (tells.Round, (2,)),
        *whole,
        (tells.Round, (3,)),
        *whole,
        (tells.Round, (4,)),
    ]
    assert seen[: len(expected)] == expected


@rule("AH-RND-02")
def test_in_the_first_round_no_doom_is_placed_and_nobody_draws_an_encounter_card() -> None:
    first = idle_game(rounds=1)
    seen = told(first, tells.Round, tells.Doom, tells.Encounter)
    assert seen.index((tells.Round, (2,))) == 1
    assert [kind for kind, _ in seen[2:4]] == [tells.Doom, tells.Encounter]


@rule("AH-NXT-01")
def test_rounds_go_on_until_a_resolution() -> None:
    game = idle_game(rounds=99)
    assert game.over
    rounds = [args[0] for _, args in told(game, tells.Round)]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) > 3
    assert [kind for kind, _ in told(game, tells.Round, tells.Resolution)][-2:] == [tells.Round, tells.Resolution]


@rule("AH-CON-07")
def test_player_order_begins_with_the_lead_and_goes_round_the_table() -> None:
    t = table("wendy-adams", "roland-banks", "daisy-walker", lead=1)
    t.encounters("ancient-evils", "ancient-evils#2", "swarm-of-rats").phase("mythos").until()
    assert [note.told[0] for note in t.told(tells.Encounter)] == [1, 2, 0]
    t = table("wendy-adams", "roland-banks", "daisy-walker", lead=2)
    for seat in range(3):
        t.top(seat, "knife")
    t.phase("upkeep")
    assert [note.told[0] for note in t.told(tells.Drew)] == [2, 0, 1]


@rule("AH-CON-07")
def test_an_eliminated_investigator_is_left_out_of_the_order() -> None:
    t = table("wendy-adams", "roland-banks", "daisy-walker", lead=1)
    t.state.set(box.OUT[2], box.RESIGNED)
    t.phase("upkeep")
    assert [note.told[0] for note in t.told(tells.Drew)] == [1, 0]


@rule("AH-CON-02")
def test_of_two_equally_valid_choices_the_lead_takes_one() -> None:
    t = table("wendy-adams", "roland-banks", lead=1)
    enemy = t.enemy("ghoul-minion", at="study")
    t.exhausted(enemy).phase("upkeep")
    assert (t.question, t.asked, t.options) == (asks.Engages, 1, ["seat:seat-2", "seat:seat-1"])
    t.play("seat:seat-1")
    assert t.state.home[enemy] == box.THREAT[0]


@rule("AH-CON-02")
def test_of_two_equally_near_investigators_the_lead_says_whom_the_hunter_follows() -> None:
    t = table("wendy-adams", "roland-banks", lead=0).house().at(0, "attic").at(1, "cellar")
    t.enemy("swarm-of-rats", at="hallway")
    t.phase("enemy")
    assert (t.question, t.asked, set(t.options)) == (asks.Hunts, 0, {"to:attic", "to:cellar"})


@rule("AH-CON-01")
def test_a_card_that_contradicts_the_rules_wins() -> None:
    t = table("daisy-walker").house().turn(0)
    assert {key for key in t.options if key.startswith("move:")} == {"move:attic", "move:cellar"}, "the Parlor is barred"
    t.at(0, "parlor").at(0, "hallway").turn(0)
    assert "move:parlor" in t.options
    assert t.count(box.TOME_ACTIONS[0]) == 1, "Daisy's card gives her a fourth action"


@rule("AH-CON-01")
def test_where_rule_and_card_can_both_be_followed_both_are() -> None:
    t = table().in_play(0, "flashlight").house().turn(0)
    t.enemy("swarm-of-rats", engaged=0)
    t.bag("0").play("use:flashlight").until(asks.Action)
    assert t.damage() == 1, "the action of a card provokes like any other"


@rule("AH-CON-08")
def test_per_investigator_counts_those_who_started_even_when_some_are_gone() -> None:
    t = table("wendy-adams", "roland-banks", "daisy-walker").house()
    t.state.set(box.OUT[2], box.RESIGNED)
    t.state.point(box.AT[2], NOTHING)
    t.turn(0).play("move:attic")
    assert t.clues_on("attic") == 6
    t = table("wendy-adams", "roland-banks")
    t.state.set(box.OUT[1], box.RESIGNED)
    assert "advance" not in t.holds(0, 3).turn(0).options
    assert "advance" in t.holds(0, 4).turn(0).options
    t = table("wendy-adams", "roland-banks").house()
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.OUT[1], box.RESIGNED)
    t.state.set(box.DAMAGE[priest], 8)
    t.bag("0").in_play(0, "baseball-bat").turn(0).play("use:baseball-bat").until(asks.Action)
    assert t.state.home[priest] == box.THREAT[0], "five health for each of the two who came: he bears more than five"


@rule("AH-CON-09")
def test_cards_enter_play_ready() -> None:
    t = table("daisy-walker").hand(0, "old-book-of-lore").turn(0).play("play:old-book-of-lore")
    assert not t.count(box.EXHAUSTED[piece("old-book-of-lore")])
    assert "use:old-book-of-lore" in t.options
    t = table().draws(0, "swarm-of-rats")
    assert not t.count(box.EXHAUSTED[piece("swarm-of-rats")])
    assert t.phase("enemy").damage() == 1


@rule("AH-CON-10")
def test_an_exhausted_card_cannot_be_exhausted_again_until_it_is_readied() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore").turn(0).play("use:old-book-of-lore").until(asks.Action)
    assert t.count(box.EXHAUSTED[piece("old-book-of-lore")]) == 1
    assert "use:old-book-of-lore" not in t.options
    t.phase("upkeep")
    assert not t.count(box.EXHAUSTED[piece("old-book-of-lore")])
    assert "use:old-book-of-lore" in t.turn(0).options
