"""What is in the box, set-up, variants, what is hidden and what is open (EH-CMP, EH-SET, EH-MYD, EH-VAR, EH-INF)."""

from __future__ import annotations

from collections import Counter

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.eldritch_horror.cards import sheets, world
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.eldritch_horror.cards.terms import (
    ASSET,
    BLUE,
    CITY,
    CONDITION,
    EASY,
    GREEN,
    HARD,
    HEALTH,
    NORMAL,
    SEA,
    SHIP,
    SPELL,
    TEAMWORK,
    TRAIN,
    UNCHARTED,
    WILDERNESS,
    WILL,
    WITHER,
    YELLOW,
)
from miskatonic.games.eldritch_horror.cards.tokens import REFERENCES
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.mythos import draw
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.games.eldritch_horror.scene.table import scene
from miskatonic.scene import Deck
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty, piece, space, table

FOUR = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")


def counted(kind: type) -> int:
    """How many pieces of a kind the box holds."""
    return sum(isinstance(sheet, kind) for sheet in box.SHEETS)


BACKS = Counter(box.BACKS)


# -------------------------------------------------------------------- components


@rule("EH-CMP-01", "EH-MAP-01", "EH-MAP-02", "EH-MAP-03", "EH-MAP-04")
def test_the_board_has_36_spaces_all_joined() -> None:
    types = Counter(s.type for s in world.SPACES)
    assert (len(world.SPACES), types[CITY], types[WILDERNESS], types[SEA]) == (36, 18, 10, 8)
    assert sum(s.code.startswith("space-") for s in world.SPACES) == 21, "the others have names"
    assert all(places.ADJACENT[n] for n in places.ALL)
    assert max(max(far) for far in places.DISTANCE) < 36, "every space can be reached"


@rule("EH-MAP-05", "EH-MAP-06")
def test_paths_are_by_rail_by_ship_or_uncharted_and_three_wrap_around() -> None:
    kinds = Counter(path.type for path in world.PATHS)
    assert (kinds[SHIP], kinds[TRAIN], kinds[UNCHARTED]) == (33, 15, 10)
    wraps = {(world.SPACES[p.a].code, world.SPACES[p.b].code) for p in world.PATHS if p.wraps}
    assert wraps == {("space-1", "space-19"), ("space-2", "tokyo"), ("space-3", "sydney")}
    t = empty("silas-marsh").at(0, "space-2").turn().play("move:tokyo")
    assert t.where() == "tokyo"


@rule("EH-CMP-02", "EH-CMP-03", "EH-CMP-14", "EH-CMP-15", "EH-CMP-16", "EH-CMP-17", "EH-CMP-18")
def test_sheets_and_cards_of_investigators() -> None:
    assert counted(sheets.Investigator) == 12
    assert counted(sheets.AncientOne) == 4
    assert Counter(box.MYSTERY[m].ancient_one for m in box.MYSTERY_CARDS) == dict.fromkeys(FOUR, 4)
    assert (counted(sheets.Artifact), counted(sheets.Asset)) == (14, 40)
    assert (counted(sheets.ConditionCard), counted(sheets.Spell)) == (36, 20)


@rule("EH-CMP-04", "EH-CMP-05", "EH-CMP-06", "EH-CMP-07", "EH-CMP-08", "EH-CMP-09", "EH-CMP-10", "EH-CMP-11", "EH-CMP-12")
def test_there_are_122_encounter_cards() -> None:
    assert counted(sheets.Encounter) + counted(sheets.Complex) == 122
    assert [BACKS[name] for name in ("america", "europe", "asia-australia", "general", "other-world")] == [8, 8, 8, 12, 24]
    assert Counter(box.COMPLEX[c].place for c in box.EXPEDITION_CARDS) == dict.fromkeys(box.EXPEDITION_PLACES, 3)
    assert {code: len(cards) for code, cards in box.RESEARCH_CARDS.items()} == dict.fromkeys(FOUR, 8)
    assert {code: len(cards) for code, cards in box.SPECIAL_CARDS.items()} == {"cthulhu": 6, "yog-sothoth": 6}


@rule("EH-CMP-13", "EH-VAR-02")
def test_there_are_51_mythos_cards_of_three_colours_and_difficulties() -> None:
    cards = Counter((box.MYTHOS_CARD[c].colour, box.MYTHOS_CARD[c].difficulty) for c in box.MYTHOS_CARDS)
    assert {colour: [cards[colour, d] for d in (EASY, NORMAL, HARD)] for colour in (YELLOW, GREEN, BLUE)} == {
        YELLOW: [5, 11, 5],
        GREEN: [5, 8, 5],
        BLUE: [4, 4, 4],
    }


@rule("EH-CMP-19", "EH-CMP-20", "EH-CMP-21")
def test_monsters_gates_and_clues() -> None:
    assert (len(box.MONSTER_TOKENS), len(box.EPIC_TOKENS)) == (34, 9)
    assert (len(box.GATE_TOKENS), len(box.CLUE_TOKENS)) == (9, 36)
    assert sorted(box.CLUE[c].space for c in box.CLUE_TOKENS) == list(range(36))


@rule("EH-CMP-22", "EH-LIM-05", "EH-PRE-01")
@pytest.mark.parametrize(("where", "kind", "printed"), [("rome", "train", 8), ("arkham", "ship", 12)])
def test_more_tickets_can_be_out_than_were_printed(where: str, kind: str, printed: int) -> None:
    t = empty(seats=8)
    for seat in range(8):
        t.at(seat, where)
    for _ in range(2):
        t.round()
        for _ in range(8):
            t.play(f"prepare:{kind}", "end")
    family = box.TICKETS[TRAIN if kind == "train" else SHIP]
    assert sum(t.count(family[seat]) for seat in range(8)) == 16 > printed


@rule("EH-CMP-23", "EH-LIM-05", "EH-SKL-02")
def test_a_skill_can_be_improved_more_often_in_all_than_there_are_tokens() -> None:
    t = empty(seats=8)
    for seat in range(8):
        t.effect(seat, w.Improve(WILL)).idle()
    assert [t.skill("will", seat) for seat in range(8)] == [1] * 8, "there are six"


@rule("EH-CMP-24", "EH-LIM-05")
def test_a_twenty_first_eldritch_token_is_placed_like_the_others() -> None:
    t = empty("silas-marsh", ancient_one="azathoth")
    for n in range(1, 22):
        assert t.effect(0, w.PlaceOnGreen()).count(box.ON_GREEN) == n


@rule("EH-CMP-25", "EH-LIM-05", "EH-SET-04")
def test_health_and_sanity_of_eight_are_counted_however_many_tokens_that_takes() -> None:
    t = table(seats=8)
    sheets_of = [box.INVESTIGATOR[t.state.counts[box.PLAYS[seat]]] for seat in range(8)]
    assert [(t.health(seat), t.sanity(seat)) for seat in range(8)] == [(p.health, p.sanity) for p in sheets_of]
    assert all(p.health + p.sanity == 12 for p in sheets_of)
    t.effect(3, w.Lose(HEALTH, 2), w.Recover(HEALTH))
    assert t.health(3) == sheets_of[3].health - 1


@rule("EH-CMP-26", "EH-LIM-05")
def test_five_rumors_lie_on_their_spaces_at_once() -> None:
    t = empty("silas-marsh")
    codes = [box.CODE[card] for card in box.MYTHOS_CARDS if box.MYTHOS_CARD[card].space is not None][:5]
    for code in codes:
        t.mythos(code).idle()
    spaces = {note.told.space for note in t.told(tells.RumorToken)}
    assert len(spaces) == len(t.zone(box.ONGOING)) == 5


@rule("EH-CMP-27")
def test_there_is_one_of_each_single_token_and_it_moves() -> None:
    t = empty("silas-marsh", "lily-chen").omen(0).doom(9)
    t.effect(0, w.AdvanceOmen(), w.AdvanceDoom())
    assert (t.count(box.OMEN), t.count(box.DOOM)) == (1, 8)
    t.stack("tokyo").cup("ghost").mythos_phase("rally-the-people")
    while t.question is not asks.PassLead:
        t.play(t.options[0])
    t.play("person:seat-2")
    assert t.count(box.LEAD) == 1


@rule("EH-CMP-28", "EH-SET-21", "EH-REF-01")
def test_a_reference_for_every_number_of_players() -> None:
    assert [(r.gates, r.clues, r.surge) for r in REFERENCES] == [
        (1, 1, 1), (1, 1, 1), (1, 2, 2), (1, 2, 2), (2, 3, 2), (2, 3, 2), (2, 4, 3), (2, 4, 3),
    ]  # fmt: skip


# -------------------------------------------------------------------- set-up


@rule("EH-GEN-02", "EH-GEN-03", "EH-GEN-04", "EH-SET-06")
def test_every_player_plays_one_investigator_and_all_share_the_end() -> None:
    t = table("silas-marsh", "lily-chen", seats=4)
    assert len({t.state.counts[box.PLAYS[seat]] for seat in range(4)}) == 4
    solved = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").solved(2)
    solved.mystery("omen-of-devastation", tokens=1).stack("tokyo").cup("ghost").mythos_phase("support-of-the-church").play(
        "task:mystery"
    )
    assert solved.state.result is not None
    assert (solved.state.result.won, len(set(solved.state.result.scores))) == (True, 1)


@rule("EH-SET-01", "EH-SET-02", "EH-SET-03", "EH-SET-25", "EH-SET-27", "EH-SET-24", "EH-SET-26")
@pytest.mark.parametrize("seats", [1, 3, 5, 8])
def test_the_world_at_the_start(seats: int) -> None:
    t = table("silas-marsh", seats=seats)
    reference = REFERENCES[seats - 1]
    assert len(t.gates()) == reference.gates
    assert len(t.zone(box.GATE_STACK)) == 9 - reference.gates
    on_board = places.monsters_on_board(t.state)
    assert len(on_board) >= reference.gates
    assert len(t.zone(box.RESERVE)) == 4
    assert t.state.pointed(box.EXPEDITION_AT) in box.EXPEDITION_PLACES
    clues = places.clues_on_board(t.state)
    assert len(clues) == reference.clues
    assert all(places.space_of_piece(t.state, clue) == box.CLUE[clue].space for clue in clues) or t.zone(
        box.ACTIVE_MYSTERY
    ) in (["the-stars-are-right"], ["nature-of-the-all-mother"])


@rule("EH-SET-05")
def test_who_leads_is_decided_by_chance() -> None:
    leads = {mk.new("eldritch-horror", seats=4, seed=seed).state.count(box.LEAD) for seed in range(30)}
    assert leads == {0, 1, 2, 3}


@rule("EH-SET-10", "EH-AO-03")
def test_one_ancient_one_is_chosen() -> None:
    for code in FOUR:
        assert table(ancient_one=code).zone(box.OPPONENT) == [code]
    assert len({mk.new("eldritch-horror", seed=seed).state.zone(box.OPPONENT) for seed in range(20)}) == 4


@rule("EH-SET-11", "EH-AO-04", "EH-SAS-01", "EH-SAS-02")
def test_the_set_up_section_of_the_sheet_is_carried_out() -> None:
    assert table(ancient_one="azathoth").count(box.ON_GREEN) == 1
    aside = {code: Counter(box.CODE[piece(s)] for s in table(ancient_one=code).zone(box.SET_ASIDE)) for code in FOUR}
    assert aside["cthulhu"] == {"deep-one": 1, "star-spawn": 1}
    assert aside["shub-niggurath"] == {"ghoul": 2, "goat-spawn": 2, "dark-young": 1}
    special = {code: len(table(ancient_one=code).zone(box.ENCOUNTER_DECK["special"])) for code in FOUR}
    assert special == {"azathoth": 0, "cthulhu": 6, "shub-niggurath": 0, "yog-sothoth": 6}


@rule("EH-SET-12", "EH-MON-01")
def test_all_ordinary_monsters_that_were_not_set_aside_are_in_the_cup_or_on_the_board() -> None:
    t = table(ancient_one="shub-niggurath", seats=5)
    assert len(t.zone(box.CUP)) + len(places.monsters_on_board(t.state)) + len(t.zone(box.SET_ASIDE)) == 34


@rule("EH-SET-17", "EH-SET-16", "EH-INF-02")
def test_decks_are_shuffled_and_the_top_of_spells_and_conditions_is_seen() -> None:
    orders = {tuple(table(seed=seed).zone(box.ENCOUNTER_DECK["america"])) for seed in range(5)}
    assert len(orders) == 5
    t = table("silas-marsh", "lily-chen")
    view = hidden.seen_by(t.state, 1)
    for kind in (2, 3):
        deck = view.zone(box.DECK_OF[kind])
        assert deck[0] >= 0, "the front of the top card"
        assert all(card < 0 for card in deck[1:]), "and no other"
    for zone in (*box.ENCOUNTER_DECK.values(), box.DECK_OF[0], box.DECK_OF[1], box.MYSTERY_DECK):
        assert all(card < 0 for card in view.zone(zone))


@rule("EH-INF-02")
def test_the_top_of_spells_is_seen_again_after_one_was_searched_for() -> None:
    t = empty("silas-marsh").at(0, "rome").effect(0, w.GainSpell(name=WITHER))
    deck = hidden.seen_by(t.state, SPECTATOR).zone(box.DECK_OF[SPELL])
    assert deck[0] >= 0
    assert all(card < 0 for card in deck[1:])


@rule("EH-INF-02", "EH-GAI-02")
def test_the_top_of_spells_is_seen_again_after_the_top_one_was_gained() -> None:
    t = empty("silas-marsh").at(0, "rome")
    t.gives(0, *[f"{box.CODE[card]}#1" for card in box.SPELL_CARDS[::2] if box.CODE[card] != WITHER])
    t.state.put(piece(f"{WITHER}#2"), box.GONE)
    t.on_top(f"{WITHER}#1").effect(0, w.GainSpell())
    assert t.owned()[-1] == WITHER, "of all others one has a copy"
    assert hidden.seen_by(t.state, SPECTATOR).zone(box.DECK_OF[SPELL])[0] >= 0


@rule("EH-SET-20", "EH-MYD-01", "EH-MYD-02", "EH-MYD-03", "EH-MYD-06")
@pytest.mark.parametrize("code", FOUR)
def test_the_mythos_deck_is_built_by_the_table_on_the_sheet(code: str) -> None:
    t = table(ancient_one=code)
    sheet = next(sheet for sheet in ANCIENT_ONES if sheet.code == code)
    built = tuple(tuple(len(t.zone(zone)) for zone in stage) for stage in box.MYTHOS_STAGE)
    assert built == sheet.stages
    if code == "azathoth":
        assert built == ((1, 2, 1), (2, 3, 1), (2, 4, 0)), "green, yellow, blue: 16 in all"


@rule("EH-MYD-04")
def test_all_cards_of_a_stage_come_before_the_next() -> None:
    t = table("silas-marsh", ancient_one="azathoth")
    stages = {c: n for n, stage in enumerate(box.MYTHOS_STAGE) for zone in stage for c in t.state.zone(zone)}
    drawn: list[int] = []
    for _ in range(16):
        card = draw(t.state)
        t.state.put(card, box.MYTHOS_DISCARD)
        drawn.append(stages[card])
    assert drawn == sorted(drawn)
    assert len(drawn) == 16


@rule("EH-MYD-05", "EH-INF-04")
def test_unused_mythos_cards_are_in_the_box_unseen() -> None:
    t = table("silas-marsh")
    view = hidden.seen_by(t.state, 0)
    unused = [card for zone in box.MYTHOS_BOX.values() for card in view.zone(zone)]
    assert len(unused) == 51 - 16
    assert all(card < 0 for card in unused)


@rule("EH-VAR-01", "EH-VAR-03", "EH-VAR-04")
@pytest.mark.parametrize(("difficulty", "gone"), [("easier", HARD), ("harder", EASY)])
def test_easier_and_harder_games_leave_cards_in_the_box(difficulty: str, gone: int) -> None:
    for seed in range(5):
        t = table(seed=seed, difficulty=difficulty)
        used = [c for stage in box.MYTHOS_STAGE for zone in stage for c in t.state.zone(zone)]
        assert len(used) == 16
        assert gone not in {box.MYTHOS_CARD[card].difficulty for card in used}


@rule("EH-VAR-05", "EH-VAR-06")
def test_a_starting_rumor_comes_with_its_tokens_but_without_clues() -> None:
    for seed in range(6):
        game = mk.new("eldritch-horror", seed=seed, starting_rumor=True, ancient_one="azathoth")
        rumors = game.state.zone(box.ONGOING)
        assert len(rumors) == 1
        sheet = box.MYTHOS_CARD[rumors[0]]
        assert sheet.is_rumor
        assert game.state.count(box.TOKENS_ON[0][rumors[0]]) == sheet.eldritch
        assert len(places.clues_on_board(game.state)) == 1, "those of the set-up only"


@rule("EH-SOL-01")
def test_alone_one_plays_without_teamwork() -> None:
    alone, two = table("silas-marsh"), table("silas-marsh", "lily-chen")
    teamwork = [card for card, traits in box.TRAITS_OF.items() if TEAMWORK in traits]
    assert sorted(box.CODE[card] for card in teamwork) == ["delivery-service", "mi-go-brain-case", "wireless-report"]
    assert all(card not in alone.state.home for card in teamwork)
    assert all(card in two.state.home for card in teamwork)


@rule("EH-SOL-02", "EH-SOL-03")
def test_two_investigators_of_one_player_take_two_seats_and_their_own_turns() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").round()
    assert t.count(box.PLAYERS) == 2
    assert t.asked == 0
    t.play("end")
    assert (t.asked, t.question) == (1, asks.Action)


# -------------------------------------------------------------------- what is hidden and what is open


def view_of(t: Table, seat: int) -> dict[str, tuple[int, ...]]:
    """The zones as a seat sees them."""
    return hidden.seen_by(t.state, seat).zones


@rule("EH-INF-01", "EH-DBL-01", "EH-DBL-03")
def test_nobody_sees_the_backs_of_spells_and_conditions_until_they_are_turned() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome")
    card = t.condition(0, "debt", "hitmen")
    for seat in (0, 1, -1):
        assert view_of(t, seat)[box.BEHIND[card]][0] < 0
    backs = {box.CODE[hidden.imagine(t.state, 0, n).zone(box.BEHIND[card])[0]] for n in range(40)}
    assert len(backs) == 6, "any of the six"
    t.roll(6, 6, 6).running(t.state.rules.codes["turn over"], 0, piece=card)
    assert t.told(tells.TurnedOver)[0].told.back == piece("hitmen")


@rule("EH-INF-01", "EH-DBL-05")
def test_after_shuffling_nobody_knows_which_copy_is_which() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome")
    card = t.condition(0, "debt", "hitmen")
    t.running(t.state.rules.codes["turn over"], 0, piece=card)
    assert t.state.home[card] == box.DECK_OF[3]
    assert piece("hitmen") not in t.state.known


@rule("EH-INF-03")
def test_clues_in_the_pool_and_gates_in_the_stack_are_hidden() -> None:
    t = table("silas-marsh", "lily-chen")
    seen = view_of(t, 0)
    assert all(clue < 0 for clue in seen[box.CLUE_POOL])
    assert all(gate < 0 for gate in seen[box.GATE_STACK])
    assert all(token < 0 for token in seen[box.CUP])


@rule("EH-INF-05", "EH-INF-06", "EH-INF-07", "EH-INF-08")
def test_monsters_discard_piles_sheets_and_clues_of_others_are_open() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").clues(0, 2)
    t.monster("ghoul", "tokyo")
    t.state.put(piece("axe"), box.DISCARD_OF[0])
    t.state.put(piece("gate-tokyo"), box.GATE_DISCARD)
    t.state.put(piece("clue-rome"), box.CLUE_DISCARD)
    seen = view_of(t, 1)
    for zone in (
        box.MONSTERS_AT[space("tokyo")],
        box.DISCARD_OF[0],
        box.GATE_DISCARD,
        box.CLUE_DISCARD,
        box.CLUES_OF[0],
        box.PLAYED_BY[0],
        box.OPPONENT,
    ):
        assert seen[zone], zone
        assert all(p >= 0 for p in seen[zone]), zone


@rule("EH-INF-09", "EH-INF-06")
def test_an_encounter_lies_open_so_that_another_player_can_read_it_out() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "arkham").clues(0, 1).on_top("am-1").encounter().play("encounter:america")
    assert t.question is asks.AfterRoll
    for seat in (0, 1, SPECTATOR):
        view = hidden.seen_by(t.state, seat)
        assert [box.CODE[card] for card in view.zone(box.DRAWN)] == ["am-1"], seat


@rule("EH-GEN-01", "EH-SOL-01", "EH-SCO-01")
def test_difficulty_score_and_the_solo_rules_come_from_the_reference_guide() -> None:
    t = empty("silas-marsh", difficulty="harder", starting_rumor=True).at(0, "rome").solved(2)
    t.ongoing("stars-aligned").doom(12)
    t.mystery("omen-of-devastation", tokens=1).stack("tokyo").cup("ghost").mythos_phase("rally-the-people")
    assert t.state.result is not None
    assert t.state.result.won
    rumors = len([card for card in t.state.zone(box.ONGOING) if box.MYTHOS_CARD[card].is_rumor])
    assert t.state.result.scores == (1 + 1 + 3 * rumors - t.count(box.DOOM),), "a Gate, a Monster, Rumors, the Doom left"


@rule("EH-LST-01", "EH-MON-02", "EH-CLU-02", "EH-WIN-01")
def test_what_the_lost_page_told_of_happens_as_the_glossary_says() -> None:
    t = empty("silas-marsh").at(0, "rome").omen(0).stack("sydney").cup("ghost", "mummy").pool("london").solved(2)
    t.gate("tokyo")
    t.mystery("omen-of-devastation").mythos_phase("support-of-the-church")
    assert (t.monsters("tokyo"), t.clues_at("london"), t.gates()) == (["ghost"], 1, ["tokyo"]), "a surge, and a Clue"
    assert t.result is None
    t.mystery("omen-of-devastation", tokens=1).omen(3).mythos_phase("rally-the-people")
    assert (t.monsters("sydney"), t.gates()) == ([], ["tokyo", "sydney"]), "a Gate; the mummy has gone to the Pyramids"
    assert t.monsters("the-pyramids") == ["mummy"]
    assert t.result == (True, "EH-MYS-03")


@rule("EH-INF-02", "EH-INF-06")
def test_whoever_looks_on_sees_what_lies_open_on_the_decks_and_no_more() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome")
    t.gives(0, "axe").effect(0, w.Discard(ASSET))
    view = hidden.seen_by(t.state, SPECTATOR)
    piles = {thing.id: thing for thing in scene(view, SPECTATOR, SPEECH["en"]).things if isinstance(thing, Deck)}
    for kind, name in ((SPELL, "spell-deck"), (CONDITION, "condition-deck")):
        top = piles[name].top
        assert top is not None
        assert top.code == box.CODE[t.state.zone(box.DECK_OF[kind])[0]]
        assert all(card < 0 for card in view.zone(box.DECK_OF[kind])[1:])
    assert piles["asset-discard"].content[0].code == "axe", "the last one first"
    for name in ("mythos-deck", "gate-stack", "clue-pool", "cup"):
        assert (piles[name].top, piles[name].content) == (None, ())
