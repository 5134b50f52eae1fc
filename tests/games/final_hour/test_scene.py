"""What lies on the table: nothing secret, everything that can be chosen, and what is printed on the board."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.final_hour.cards.board import CAMPUS, PATHS
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.scene import Bag, Board, Card, Deck, Hand, Map, Notice, Row, Scene, Thing, Track
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from tests.games.final_hour.table import Table, table
from tests.games.scenes import everything

PLAIN = ("stop", "pass", "ready", "not-yet", "done")
"""Options that point at nothing on the table."""


def games(count: int) -> Iterator[tuple[mk.Game, mk.Decision]]:
    """Random games with 1 to 4 seats at every decision."""
    for seed in range(count):
        chance = random.Random(seed)
        sheet = ("cthulhu", "shudde-mell", "umordhoth")[seed % 3]
        game = mk.new("final-hour", seats=1 + seed % 4, seed=seed, ancient_one=sheet, difficulty="low")
        while not game.over:
            decision = chance.choice(game.decisions)
            yield game, decision
            game.play(chance.choice(decision.options).key, decision.seat)


def find(scene: Scene, id: str) -> Thing:
    """The element with an id."""
    return next(thing for thing in everything(scene) if thing.id == id)


def campus(scene: Scene) -> Map:
    """The board of a scene."""
    board = scene.things[0]
    assert isinstance(board, Map)
    return board


def test_what_a_seat_sees_does_not_change_when_hidden_things_are_dealt_again() -> None:
    for number, (game, decision) in enumerate(games(8)):
        if number % 5:
            continue
        for seat in {decision.seat, (decision.seat + 1) % game.seats, -1}:
            speech = game.title.speech["en"]
            dream = hidden.seen_by(hidden.imagine(game.state, seat, number), seat)
            assert msgspec.json.encode(game.title.scene(dream, seat, speech)) == msgspec.json.encode(game.scene(seat))


def test_a_piece_that_a_seat_may_not_see_is_named_nowhere() -> None:
    for number, (game, _) in enumerate(games(8)):
        if number % 5:
            continue
        for seat in range(-1, game.seats):
            text = msgspec.json.encode(game.scene(seat)).decode()
            view = game.seen_by(seat)
            for zone, pieces in game.state.zones.items():
                for piece, seen in zip(pieces, view.zone(zone), strict=True):
                    if seen < 0:
                        slug = box.PIECE_SLUGS[piece]
                        assert f'"piece:{slug}"' not in text
                        if piece in (*box.ACTIONS, *box.PRIORITIES, *box.ITEM_CARDS):
                            assert f'"{slug}"' not in text


def test_every_option_touches_something_that_lies_on_the_table_of_who_decides() -> None:
    for game, decision in games(12):
        ids = {thing.id for thing in everything(game.scene(decision.seat))}
        for option in decision.options:
            assert set(option.targets) <= ids, option.key
            assert option.targets or option.key in PLAIN, option.key


def test_an_id_names_one_thing_only() -> None:
    for number, (game, decision) in enumerate(games(8)):
        if number % 3 == 0:
            seen: dict[str, Thing] = {}
            for thing in everything(game.scene(decision.seat)):
                # The top of an open pile is shown twice: on top and in its content.
                assert seen.setdefault(thing.id, thing) == thing, thing.id


def test_a_scene_can_be_sent_and_is_small() -> None:
    for number, (game, decision) in enumerate(games(8)):
        if number % 7 == 0:
            for lang in LANGUAGES:
                text = msgspec.json.encode(game.scene(decision.seat, lang))
                assert msgspec.json.decode(text, type=Scene) == game.scene(decision.seat, lang)
                assert len(text) < 36_000


@rule("FH-BRD-01", "FH-BRD-02", "FH-BRD-03", "FH-BRD-06", "FH-BRD-07", "FH-BRD-08", "FH-BRD-09", "FH-BRD-15")
def test_the_campus_is_drawn_as_it_is_printed() -> None:
    board = campus(mk.new("final-hour", seats=2, seed=1).scene(0))
    assert [(p.number, p.slots, p.colour) for p in board.places] == [
        (str(at.n), at.slots, ("green", "purple", "orange")[at.zone]) for at in CAMPUS
    ]
    assert len({(p.colour, p.pattern) for p in board.places}) == 3
    assert len({p.pattern for p in board.places}) == 3
    assert [path.id for path in board.paths] == [f"path:{a}-{b}" for a, b in PATHS]
    assert len(board.arrows) == 30
    beside_paths = [arrow.colour for arrow in board.arrows if arrow.dashed]
    assert set(beside_paths) == {"red"}
    ways = {frozenset((path.a, path.b)) for path in board.paths}
    assert all(arrow.dashed == (frozenset((arrow.a, arrow.b)) not in ways) for arrow in board.arrows)


def test_monsters_and_damage_fill_the_slots_of_their_location() -> None:
    t = table("jenny", "rita").cleared()
    t.monster("blue-killer-2", 3)
    t.monster("deep-one", 3)
    t.damaged(3, 1)
    library = campus(t.game.scene(0)).places[2]
    killer, deep_one, damage = library.tokens
    assert (killer.colour, killer.badge, killer.icons, killer.shape) == ("blue", "B2", ("killer",), "square")
    assert (deep_one.badge, deep_one.shape, deep_one.detail) == ("R1", "octagon", "deep-one")
    assert damage.icon == "damage"
    assert len(library.tokens) <= library.slots


def test_fresh_and_weakened_seals_differ_in_shape() -> None:
    t = table("jenny", "rita").sealed(1, 2).sealed(2, 3, box.WEAK_SEAL)
    paths = {path.id: path.token for path in campus(t.game.scene(0)).paths}
    fresh, weak = paths["path:1-2"], paths["path:2-3"]
    assert fresh is not None
    assert weak is not None
    assert (fresh.shape, fresh.badge) != (weak.shape, weak.badge)
    assert paths["path:1-8"] is None


@rule("FH-BRD-12", "FH-BRD-13", "FH-BRD-14")
def test_the_set_up_lies_on_the_board() -> None:
    game = mk.new("final-hour", seats=2, seed=1, ancient_one="cthulhu", investigators=["jenny", "rita"])
    places = {place.number: place for place in campus(game.scene(0)).places}
    assert [token.id for token in places["12"].markers] == ["ritual-site"]
    assert {token.id for token in places["12"].figures} == {"person:jenny", "person:rita"}
    assert [(token.id, token.badge) for token in places["8"].markers] == [("gate:tesseract", "1")]
    clues = [place for place in places.values() if any(m.icon == "clue" for m in place.markers)]
    assert len(clues) == 11
    stack = find(game.scene(0), "gate-stack")
    assert isinstance(stack, Deck)
    assert stack.count == 8
    pool = find(game.scene(0), "pool")
    assert isinstance(pool, Bag)
    assert pool.count == 40 - sum(len(place.tokens) for place in places.values()) + 1  # one deep one is special


def test_a_hand_shows_its_cards_to_its_own_seat_only() -> None:
    t = table("jenny", "rita").hand("jenny", 3, 9, 14, 30)
    own, other = find(t.game.scene(0), "hand:jenny"), find(t.game.scene(1), "hand:jenny")
    assert isinstance(own, Hand)
    assert isinstance(other, Hand)
    assert [card.number for card in own.cards] == ["3", "9", "14", "30"]
    assert own.cards[0].icons[:2] == ("omen", "omen")
    assert all(card.face_down and card.back == "priority" and not card.number for card in other.cards)
    assert len(other.cards) == 4


def test_the_row_shows_an_action_card_face_down_until_it_is_resolved() -> None:
    t = table("jenny", "rita").hand("jenny", 3, 9, 14, 30)
    t.play("lay:3")
    row = find(t.game.scene(1), "row")
    assert isinstance(row, Row)
    priority, action = row.stacks[0]
    assert priority.number == "3"
    assert (action.face_down, action.back, action.code) == (True, "action-jenny", "")
    mine = find(t.game.scene(0), "row")
    assert isinstance(mine, Row)
    assert not mine.stacks[0][1].face_down


def test_the_line_in_force_of_a_resolving_card_is_marked() -> None:
    marked: set[int] = set()
    for game, decision in games(8):
        row = find(game.scene(decision.seat), "row")
        assert isinstance(row, Row)
        active = [card.active for stack in row.stacks for card in stack if card.active >= 0]
        assert len(active) <= 1
        marked.update(active)
        source = decision.source.partition(".effects")[0]
        if source.endswith((".top", ".bottom")) and not find_blind(game):
            assert active == [0 if source.endswith(".top") else 1]
    assert marked == {0, 1}


def test_a_resolved_card_keeps_its_title_and_leaves_the_room_to_others() -> None:
    seen: set[bool] = set()
    for game, decision in games(4):
        row = find(game.scene(decision.seat), "row")
        assert isinstance(row, Row)
        for turn, stack in enumerate(row.stacks):
            for card in stack:
                if card.code and not card.number:
                    resolved = game.state.count(box.RESOLVED[turn]) > 0
                    assert bool(card.lines) != resolved
                    seen.add(resolved)
    assert seen == {True, False}


def find_blind(game: mk.Game) -> bool:
    """Whether a card is being resolved unseen, which is not the card of the row."""
    return bool(game.state.zone(box.BLIND))


@rule("FH-INF-05", "FH-INF-06")
def test_own_discard_pile_and_priority_discard_can_be_looked_through() -> None:
    looked = 0
    for game, _ in games(4):
        if game.seats != 2:
            continue
        scene = game.scene(0)
        for board in scene.things:
            if isinstance(board, Board) and board.seat >= 0:
                pile = next(thing for thing in board.things if thing.id.startswith("discard:"))
                assert isinstance(pile, Deck)
                assert len(pile.content) == (pile.count if board.seat == 0 else 0)
                assert (pile.top is not None) == (pile.count > 0)
                looked += len(pile.content)
        discarded = find(scene, "priority-discard")
        assert isinstance(discarded, Deck)
        assert len(discarded.content) == discarded.count
    assert looked


def test_the_row_of_the_reckoning_in_force_is_marked() -> None:
    for game, decision in games(24):
        notice = find(game.scene(decision.seat), "reckoning")
        omens = find(game.scene(decision.seat), "omens")
        assert isinstance(notice, Notice)
        assert isinstance(omens, Track)
        if game.state.count(box.PHASE) == box.RECKONING:
            told = [note for notes in game.record.notes for note in notes if note.kind == tells.ReckoningRow][-1]
            assert notice.active == told.told[1]
            return
        assert notice.active == -1
    pytest.fail("no game came to a decision of the reckoning")


def test_solo_shows_the_drawn_cards_and_the_revealed_action_card() -> None:
    t = table("jenny", "rita", solo=True)
    drawn = find(t.game.scene(0), "drawn")
    assert isinstance(drawn, Row)
    assert len(drawn.cards) == 5
    t.play(t.options[0])
    aside = find(t.game.scene(0), "set-aside")
    assert isinstance(aside, Row)
    assert len(aside.cards) == 1
    t.play("reveal:jenny")
    revealed = find(t.game.scene(0), "revealed")
    assert isinstance(revealed, Row)
    assert [card.code[:2] for card in revealed.cards] == ["JB"]
    assert not any(isinstance(thing, Hand) for thing in everything(t.game.scene(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_choice_where_to_lay_a_card_says_what_it_will_do_there(lang: str) -> None:
    t = table("jenny", "rita", solo=True)
    t.play(t.options[0]).play("reveal:jenny")
    revealed = find(t.game.scene(0, lang), "revealed")
    assert isinstance(revealed, Row)
    top, bottom = revealed.cards[0].lines
    said = [flat(option.detail(lang)) for option in t.game.decision.options]
    lines = [flat(line) for line in (top, top, bottom, bottom)]
    assert all(words and line.endswith(f"{words}.") for words, line in zip(said, lines, strict=True)), said


def test_only_who_looked_at_the_gate_stack_sees_its_top() -> None:
    t = table("pete", "rita").card("AP-D1", 0)
    own, other = find(t.game.scene(0), "gate-stack"), find(t.game.scene(1), "gate-stack")
    assert isinstance(own, Deck)
    assert isinstance(other, Deck)
    assert isinstance(own.top, Card)
    assert other.top is None


def test_captions_are_in_the_language_of_the_seat() -> None:
    game = mk.new("final-hour", seats=2, seed=1)
    round_one = [game.scene(0, lang).status[0] for lang in LANGUAGES]
    assert round_one == [("Round 1 of 8",), ("Раунд 1 из 8",), ("Раунд 1 з 8",)]
    assert game.scene(0).status[-1] == ("You decide",)
    assert game.scene(1).status[-1] != ("You decide",)


def test_the_table_says_of_both_investigators_of_a_solo_player_that_they_decide() -> None:
    game = table("lily", "jenny", solo=True).cleared().game
    assert [flat(game.scene(SPECTATOR, lang).status[-1]) for lang in LANGUAGES] == [
        "Lily Chen and Jenny Barnes decide",
        "Решают Лили Чен и Дженни Барнс",
        "Вирішують Лілі Чен і Дженні Барнс",
    ]


@rule("FH-RND-04", "FH-AOP-01")
def test_the_table_says_in_which_phase_somebody_decides() -> None:
    def phase(t: Table) -> str:
        return flat(t.game.scene(0).status[1])

    t = table("jenny", "michael", ancient_one="umordhoth").cleared().sealed(1, 2).sealed(7, 8)
    assert phase(t) == "Action phase: play priority cards"
    t.actions("JB-S1", "MM-B1", "JB-B2", "MM-B2").lay(1, 3, 4, 2)
    assert phase(t) == "Action phase: resolve action cards"
    t.until(asks.Unseal, asks.Attempt)
    assert (t.question, phase(t)) == (asks.Unseal, "Ancient One phase: reckoning")
    assert phase(t.until(asks.Attempt)) == "Ancient One phase: gate"
    assert phase(t.play("ready", "ready")) == "Reversing the ritual"
