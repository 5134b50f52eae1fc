"""What a seat sees, what it may imagine behind it, and what it reads of secrets in the log."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import miskatonic as mk
from miskatonic.core import declared, hidden
from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option, Verb
from miskatonic.core.rules import AFTER, Ability, Piece, Rules
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR, Counters, Zones, own
from miskatonic.core.zones import hidden as from_all
from miskatonic.text.parts import flat
from tests.core.duel import CALM, duel, piece, play
from tests.core.tiny import HAND as tiny_hand
from tests.core.tiny import LAST, OTHER, Alone, Say, Secret, Take, owner, rules, tiny
from tests.core.tiny import TABLE as tiny_table
from tests.made_up.box import BAG, DECK, HAND, LAMP, TABLE, is_bright

Found = NamedTuple("Found", [("piece", declared.Piece)])
FoundAll = NamedTuple("FoundAll", [("pieces", declared.Pieces)])


def test_hidden_pieces_are_blanks_with_the_right_back() -> None:
    game = duel(hands=(("match#1",), ("storm#1", "hush#1")))
    view = game.seen_by(0)
    assert view.zone(HAND[0]) == (piece("match#1"),)
    assert [view.rules.back(p) for p in view.zone(HAND[1])] == ["card", "card"]
    assert {view.rules.back(p) for p in view.zone(BAG)} == {"token"}
    assert len(view.zone(DECK)) == len(game.state.zone(DECK))
    spectator = game.seen_by(SPECTATOR)
    assert all(p < 0 for seat in (0, 1) for p in spectator.zone(HAND[seat]))


def test_a_view_holds_nothing_under_way_and_no_seed() -> None:
    view = play(duel(), "take").seen_by(0)
    assert (view.seed, view.stack, view.ticks, view.known) == (0, [], {}, {})


def test_how_the_game_ended_is_seen_by_all() -> None:
    s = tiny(steps=(lambda s, f: s.finish("T-END", won=True),))
    assert [hidden.seen_by(s, seat).result for seat in (0, SPECTATOR)] == [s.result, s.result]


def test_the_very_first_piece_of_the_box_is_kept_secret_like_any_other() -> None:
    s = tiny((Ability(AFTER, "poke", Say(1)),))
    assert hidden.seen_by(s, 1).home[0] == tiny_table[0]
    s.put(0, tiny_hand[0])
    s.note(Found, 0, seat=0)
    (note,) = [note for note in s.log or [] if note.kind is Found]
    assert [hidden.readable(s, note, seat).told.piece >= 0 for seat in (0, 1)] == [True, False]
    assert hidden.seen_by(s, 1).home == {}
    s.note(FoundAll, (0,), seat=0)
    assert [hidden.readable(s, (s.log or [])[-1], seat).told.pieces for seat in (0, 1)] == [(0,), (s.rules.blank[0],)]


def test_of_the_question_of_another_seat_only_that_it_is_asked_is_seen() -> None:
    game = duel(hands=(("match#1",), ()))
    assert game.seen_by(1).asked[0].options == ()
    assert game.seen_by(1).asked[0].question == "action"
    assert len(game.seen_by(0).asked[0].options) == 3


def test_a_secret_counter_is_seen_by_its_owner_alone() -> None:
    s = tiny()
    s.set("secret:1", 4)
    s.set("open", 2)
    assert hidden.seen_by(s, 1).count("secret:1") == 4
    assert hidden.seen_by(s, 0).count("secret:1") == 0
    assert hidden.seen_by(s, 0).count("open") == 2


def test_a_dream_forgets_numbers_that_the_seat_does_not_see_and_a_fresh_deal_those_that_nobody_sees() -> None:
    s = tiny()
    for seat, n in ((0, 3), (1, 4)):
        s.set(f"secret:{seat}", n)
    dream = hidden.imagine(s, 0, 5)
    assert (dream.count("secret:0"), dream.count("secret:1")) == (3, 0)
    fresh = hidden.dealt_afresh(s, 5)
    assert (fresh.count("secret:0"), fresh.count("secret:1")) == (3, 4)


def test_a_piece_one_has_looked_at_stays_known_to_that_seat_alone() -> None:
    game = play(duel(hands=(("spyglass#1",), ())), "play:spyglass#1")
    top = game.state.zone(DECK)[0]
    assert game.seen_by(0).zone(DECK)[0] == top
    assert game.seen_by(1).zone(DECK)[0] < 0
    assert all(game.imagine(0, seed).zone(DECK)[0] == top for seed in range(20))
    assert len({game.imagine(1, seed).zone(DECK)[0] for seed in range(20)}) > 5
    play(game, "bury")
    assert game.seen_by(0).zone(DECK)[-1] == top


def test_in_a_dream_the_other_still_knows_the_place_looked_at() -> None:
    game = play(duel(hands=(("spyglass#1",), ())), "play:spyglass#1")
    for seed in range(10):
        dream = game.imagine(1, seed)
        assert dream.known == {dream.zone(DECK)[0]: 1}


def test_imagining_keeps_what_the_seat_sees_and_loses_no_piece() -> None:
    game = duel(hands=(("match#1", "oath#1"), ("storm#1", "hush#1")))
    before = game.state.hash()
    for seat in (0, 1, SPECTATOR):
        for seed in range(20):
            dream = game.imagine(seat, seed)
            assert hidden.seen_by(dream, seat).plain() == game.seen_by(seat).plain()
            assert sorted(p for zone in dream.zones.values() for p in zone) == list(range(len(dream.rules.pieces)))
            assert all(p in dream.zone(zone) for p, zone in dream.home.items())
    assert game.state.hash() == before


def test_zones_that_accept_only_some_pieces_get_only_those() -> None:
    game = duel()
    lamps = Counter(game.imagine(0, seed).zone(LAMP)[0] for seed in range(200))
    assert all(is_bright(p) for p in lamps)
    assert len(lamps) > 10


def test_choosy_zones_never_take_each_others_last_piece() -> None:
    """One zone accepts pieces 0 and 1, the other piece 0 alone: dealing one after the other could get stuck."""
    wide = Zones("wide", sees=from_all, accepts=lambda p: p < 2)
    narrow = Zones("narrow", sees=from_all, accepts=lambda p: p == 0)
    heap = Zones("heap", sees=from_all)
    model = tiny().rules
    fussy = Rules(
        pieces=tuple(Piece(f"p{n}", "back", None) for n in range(5)),
        zones=(wide, narrow, heap),
        counters=(),
        main=model.main,
        codes=(),
        seat_of=model.seat_of,
        controls=model.controls,
        orders=model.orders,
        seats_in_order=model.seats_in_order,
        person=Verb("person", str),
        people=model.people,
        free_order=model.free_order,
    )
    s = State(fussy, 2, 1)
    for n, zone in enumerate(("narrow:0", "wide:0", "heap:0", "heap:0", "heap:0")):
        s.put(n, zone)
    for seed in range(50):
        dream = hidden.imagine(s, 0, seed)
        assert (dream.zone("narrow:0"), dream.zone("wide:0")) == ((0,), (1,))
        assert sorted(dream.zone("heap:0")) == [2, 3, 4]


def test_a_dream_does_not_depend_on_the_truth_behind_it() -> None:
    game = duel(hands=(("match#1",), ("storm#1", "hush#1")))
    for seed in range(5):
        again = hidden.imagine(game.imagine(0, 100 + seed), 0, seed)
        assert again.plain() == game.imagine(0, seed).plain()


def test_a_dream_does_not_depend_on_which_zone_was_filled_first() -> None:
    def laid(order: tuple[int, ...]) -> State:
        s = State(rules(((),) * 6, tiny().rules.main), 2, 1)
        for n in order:
            s.put(n, "hand:1" if n < 2 else "deck:0")
        return s

    one, other = laid((0, 1, 2, 3, 4, 5)), laid((2, 3, 4, 5, 0, 1))
    for seed in range(8):
        assert hidden.imagine(one, 0, seed).zones == hidden.imagine(other, 0, seed).zones


def test_that_somebody_is_asked_tells_of_what_is_hidden() -> None:
    def ask(s: State, f: Frame) -> None:
        s.ask(f, 1, Take, [LAST, OTHER] if 0 in s.zone("hand:1") else [LAST])

    main = procedure("main", ask, lambda s, f: s.ask(f, 0, Alone, [LAST, OTHER]))
    s = State(rules(((),) * 6, main), 2, 1)
    for n in range(6):
        s.put(n, "hand:1" if n < 2 else "deck:0")
    s.push(main, 0)
    s.run()
    for seed in range(8):
        dream = hidden.imagine(s, 0, seed)
        assert (dream.asked[0].seat, 0 in dream.zone("hand:1")) == (1, True), "only whoever holds it is asked"


def test_a_dream_has_its_own_chance() -> None:
    game = play(duel(), *CALM)
    assert game.imagine(0, 77).seed == 77
    assert game.state.seed == 1


def test_abilities_in_hidden_live_zones_are_heard_where_they_are_dreamt() -> None:
    trap = Zones("trap", 2, sees=own, live=True)
    heap = Zones("heap", sees=from_all)
    model = tiny().rules
    loud = (Ability(AFTER, "poke", Say(1), forced=True),)
    ambush = Rules(
        pieces=tuple(Piece(f"p{n}", "back", None, abilities=loud) for n in range(6)),
        zones=(trap, heap),
        counters=(Counters("none"),),
        main=model.main,
        codes=(),
        seat_of=model.seat_of,
        controls=owner,
        orders=model.orders,
        seats_in_order=model.seats_in_order,
        person=Verb("person", str),
        people=model.people,
        free_order=model.free_order,
    )
    s = State(ambush, 2, 1)
    for n in range(6):
        s.put(n, trap[1] if n < 2 else heap[0])
    for seed in range(20):
        dream = hidden.imagine(s, 0, seed)
        assert sorted(p for p, _ in dream.ears["poke"]) == sorted(dream.zone(trap[1]))


def test_secret_answers_of_others_are_imagined_anew_and_ones_own_are_kept() -> None:
    game = play(duel(), *CALM, "1:trim:2")
    guesses = Counter(game.imagine(0, seed).stack[-1].answers[0][1].key for seed in range(60))
    assert set(guesses) == {"trim:0", "trim:1", "trim:2"}
    own_answers = {game.imagine(1, seed).stack[-1].answers[0][1].key for seed in range(20)}
    assert own_answers == {"trim:2"}
    assert [asked.seat for asked in game.imagine(0, 1).asked] == [0]


def with_two_cards_in_hand(ask: Callable[[State, Frame], None]) -> State:
    """A game in which seat 1 holds two of six cards, the very first among them."""
    main = procedure("main", ask)
    s = State(rules(((),) * 6, main), 2, 1)
    for n in range(6):
        s.put(n, "hand:1" if n < 2 else "deck:0")
    s.push(main, 0)
    s.run()
    return s


def test_who_has_answered_in_secret_may_have_had_no_choice_in_a_dream() -> None:
    def ask(s: State, f: Frame) -> None:
        s.ask_all(f, Secret, {0: [LAST, OTHER], 1: [LAST, OTHER] if 0 in s.zone("hand:1") else [LAST]})

    s = with_two_cards_in_hand(ask)
    s.answer(s.asked[1], OTHER)
    dreams = [hidden.imagine(s, 0, seed) for seed in range(20)]
    assert all([asked.seat for asked in dream.asked] == [0] for dream in dreams)
    answers = {(0 in dream.zone("hand:1"), dream.stack[-1].answers[0][1]) for dream in dreams}
    assert answers == {(True, LAST), (True, OTHER), (False, LAST)}


def test_who_went_their_own_way_and_is_done_is_done_in_a_dream_as_well() -> None:
    def then(s: State, seat: int, option: Option) -> list[Option]:
        s.add(f"secret:{seat}", 1)
        return [] if option is LAST else [LAST, OTHER]

    def ask(s: State, f: Frame) -> None:
        s.ask_each(f, Secret, {0: [LAST, OTHER], 1: [LAST, OTHER]}, then)

    s = with_two_cards_in_hand(ask)
    for option in (OTHER, LAST):
        s.answer(s.asked[1], option)
    dreams = [hidden.imagine(s, 0, seed) for seed in range(20)]
    assert all([asked.seat for asked in dream.asked] == [0] for dream in dreams)
    assert {1, 2, 3} <= {dream.count("secret:1") for dream in dreams}, "sooner or later"
    assert {dream.count("secret:0") for dream in dreams} == {0}


def test_answers_of_an_earlier_secret_question_survive_a_dream() -> None:
    def secret(s: State, f: Frame) -> None:
        s.ask_all(f, Secret, {0: [LAST, OTHER], 1: [LAST, OTHER]})

    def alone(s: State, f: Frame) -> None:
        s.ask(f, 1, Alone, [LAST, OTHER])

    s = tiny(steps=(secret, alone))
    s.answer(s.asked[0], OTHER)
    s.answer(s.asked[0], LAST)
    dream = hidden.imagine(s, 0, 5)
    assert dream.stack[-1].answers == s.stack[-1].answers
    assert dream.asked[0].question == "alone"


def test_the_question_of_another_seat_is_put_again_on_the_dreamt_table() -> None:
    take = Verb("take", str)

    def ask(s: State, f: Frame) -> None:
        s.ask(f, 1, Take, take.each(s.zone("hand:1")))

    main = procedure("main", ask)
    s = State(rules(((),) * 10, main), 2, 1)
    for n in range(10):
        s.put(n, "hand:1" if n < 3 else "deck:0")
    s.push(main, 0)
    s.run()
    for seed in range(10):
        dream = hidden.imagine(s, 0, seed)
        assert tuple(option.value for option in dream.asked[0].options) == dream.zone("hand:1")


def test_secrets_in_the_log_are_read_in_full_by_their_seat_alone() -> None:
    game = play(duel(), "take")
    lines = {seat: [str(line) for line in game.log(seat=seat) if line.kind == "drew"] for seat in (0, 1, SPECTATOR)}
    assert lines[1] == lines[SPECTATOR] == ["Card drawn by player 0 a card"]
    assert lines[0] != lines[1]
    card = game.state.zone(HAND[0])[-1]
    assert flat(game.title.speech["en"].label(game.seen_by(0), game.state.asked[0], game.state.asked[0].options[0]))
    assert lines[0][0].endswith(game.state.rules.pieces[card].code)


def test_an_open_entry_of_the_log_is_read_by_everybody() -> None:
    game = play(duel(hands=(("glass#1",), ())), "play:glass#1")
    assert game.state.zone(TABLE[0]) == (piece("glass#1"),)
    texts = {tuple(str(line) for line in game.log(seat=seat) if line.kind == "played") for seat in (0, 1, SPECTATOR)}
    assert texts == {("Played by player 0 glass",)}


def test_views_of_a_registered_game_are_plain_data() -> None:
    game = mk.new("lantern-duel", seats=2, seed=1)
    assert game.seen_by(0).hash() == game.seen_by(0).hash()
