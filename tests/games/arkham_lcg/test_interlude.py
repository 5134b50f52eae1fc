"""Between scenarios experience is spent, each player in private and at their own pace (AH-XPR)."""

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.arkham_lcg.decks.building import DECKS
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.explain import forbidden
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece
from tests.games.arkham_lcg.zealot import Campaign, zealot

LUCKY, LUCKY_2 = "01080", "01084"


def spending(n: int, *investigators: str) -> Campaign:
    """Roland or others have so much experience to spend after the first scenario, and nothing else to decide."""
    c = zealot(*investigators)
    for seat in range(c.state.seats):
        c.state.set(box.EXPERIENCE[seat], n - 2 - (seat == 0))
    return c.ends(2)


# -------------------------------------------------------------------- what it costs


@rule("AH-XPR-01", "AH-XPR-06")
def test_experience_of_two_scenarios_adds_up_when_it_is_not_spent() -> None:
    c = zealot().won("ghoul-priest").ends(2)
    assert c.count(box.EXPERIENCE[0]) == 2 + 2 + 1
    c.answer(0, "done").won("ruth-turner").ends(1)
    assert c.count(box.EXPERIENCE[0]) == 5 + 1
    assert c.count(box.EXPERIENCE_EARNED[0]) == 6


@rule("AH-XPR-03", "AH-DKB-20")
def test_a_higher_level_costs_the_difference_and_takes_the_place_of_the_lower_one() -> None:
    c = spending(3, "wendy-adams")
    assert c.deck(0).cards[LUCKY] == 1
    c.answer(0, "upgrade:lucky-2")
    assert c.count(box.EXPERIENCE[0]) == 1
    assert LUCKY not in c.deck(0).cards
    assert c.deck(0).cards[LUCKY_2] == 1
    assert sum(c.deck(0).cards.values()) == 33


@rule("AH-XPR-02", "AH-XPR-04")
def test_a_new_card_costs_its_level_and_another_one_leaves_for_it() -> None:
    c = spending(4)
    c.answer(0, "buy:bulletproof-vest")
    assert "replace:machete" in c.offered(0)
    c.answer(0, "replace:machete")
    assert c.count(box.EXPERIENCE[0]) == 1
    assert c.home("bulletproof-vest") == box.DECK_LIST[0]
    assert c.home("machete") == box.COLLECTION[0]


@rule("AH-XPR-02")
def test_a_card_of_level_0_costs_1() -> None:
    c = spending(3).answer(0, "buy:beat-cop#2", "replace:machete")
    assert c.count(box.EXPERIENCE[0]) == 2


@rule("AH-XPR-02")
def test_what_one_cannot_pay_is_not_for_sale() -> None:
    assert "buy:bulletproof-vest" in spending(3).offered(0)
    assert "buy:bulletproof-vest" not in spending(3).answer(0, "buy:beat-cop#2", "replace:machete").offered(0)


@rule("AH-XPR-02", "AH-XPR-05")
def test_why_a_card_is_not_for_sale_can_be_asked() -> None:
    c = spending(2)
    reasons = {option.key: rule for option, rule in forbidden(hidden.seen_by(c.state, 0), c.state.asked[0])}
    assert reasons["buy:bulletproof-vest"] == "AH-XPR-02"
    assert reasons["buy:lucky"] == "AH-XPR-05"
    assert "buy:beat-cop#2" not in reasons


@rule("AH-XPR-04")
def test_each_copy_is_bought_for_itself() -> None:
    c = spending(6).answer(0, "buy:bulletproof-vest", "replace:machete")
    assert c.count(box.EXPERIENCE[0]) == 3
    c.answer(0, "buy:bulletproof-vest#2", "replace:evidence")
    assert c.count(box.EXPERIENCE[0]) == 0


@rule("AH-XPR-04")
def test_weaknesses_and_required_cards_stay() -> None:
    c = spending(3).answer(0, "buy:bulletproof-vest")
    leaving = {box.CODE[piece(key.partition(":")[2])] for key in c.offered(0) if key != "back"}
    required = {"01006", "01007"}
    assert not leaving & required
    assert not any(piece(key.partition(":")[2]) in box.WEAKNESSES for key in c.offered(0) if key != "back")
    assert len(leaving) == len([code for code in DECKS["roland-banks"].cards if code not in (*required, "01000")])


@rule("AH-XPR-05")
def test_cards_must_fit_the_investigator_and_no_third_copy_of_a_title_is_sold() -> None:
    c = spending(9)
    sold = {box.SLUG[piece(key.partition(":")[2])] for key in c.offered(0) if key.startswith(("buy:", "upgrade:"))}
    assert "bulletproof-vest" in sold
    assert "medical-texts" in sold, "Seeker, level 0"
    assert "lucky-2" not in sold, "Survivor"
    assert "disc-of-itzamna" in sold, "Seeker, level 2"
    assert "knife" not in sold, "two are in the deck"
    c.answer(0, "buy:bulletproof-vest", "replace:knife")
    assert "buy:knife" in c.offered(0)


@rule("AH-XPR-05")
def test_of_a_title_with_two_copies_only_one_of_them_can_leave_for_another_level() -> None:
    c = spending(4, "wendy-adams").answer(0, "buy:lucky#2", "replace:rabbits-foot")
    keys = c.offered(0)
    assert "upgrade:lucky-2" in keys
    assert "buy:lucky-2" not in keys


@rule("AH-XPR-08")
def test_nothing_else_changes_a_deck() -> None:
    c = zealot("roland-banks", "wendy-adams").ends(2)
    decks = [c.deck(seat) for seat in (0, 1)]
    verbs = {key.partition(":")[0] for seat in (0, 1) for key in c.offered(seat)}
    assert verbs == {"buy", "upgrade", "sit-out", "done"} or verbs == {"buy", "sit-out", "done"}
    c.onward().ends(1)
    assert [c.deck(seat) for seat in (0, 1)] == decks


def test_when_nothing_is_left_to_choose_the_deck_is_ready() -> None:
    c = spending(3).answer(0, "buy:bulletproof-vest", "replace:machete")
    assert c.story == "the-midnight-masks"
    assert len(c.told(tells.Bought)) == len(c.told(tells.DeckReady)) == 1


@rule("AH-XPR-02", "AH-XPR-06")
def test_what_was_bought_and_left_for_another_purchase_is_told_too() -> None:
    c = spending(4).answer(0, "buy:bulletproof-vest", "replace:machete", "buy:medical-texts#2", "replace:bulletproof-vest")
    told = [note.told for note in c.told(tells.Bought) if isinstance(note.told, tells.Bought)]
    assert [(box.SLUG[entry.card], box.SLUG[entry.replaced], entry.cost) for entry in told] == [
        ("bulletproof-vest", "machete", 3),
        ("medical-texts", "bulletproof-vest", 1),
    ]


def test_a_purchase_can_be_thought_over() -> None:
    c = spending(3)
    before = c.state.plain()
    c.answer(0, "buy:bulletproof-vest", "back")
    assert c.state.plain() == before


# -------------------------------------------------------------------- story assets


@rule("AH-XPR-09")
def test_lita_is_in_the_deck_of_whoever_earned_her_beyond_its_size() -> None:
    c = zealot().ends(1)
    assert piece("lita-chantler@1") in c.state.zone(box.DECK_LIST[0])
    assert len(c.state.zone(box.DECK_LIST[0])) == 34
    c.onward()
    assert len(c.state.zone(box.DECK[0])) + len(c.state.zone(box.HAND[0])) == 34


@rule("AH-XPR-09")
def test_lita_may_be_left_and_taken_later() -> None:
    c = zealot().ends(1).answer(0, "leave:lita-chantler@1", "done")
    assert c.home("lita-chantler@1") == box.COLLECTION[0]
    c.ends(1).answer(0, "take:lita-chantler@1")
    assert c.home("lita-chantler@1") == box.DECK_LIST[0]


@rule("AH-XPR-09")
def test_when_nobody_lived_a_newcomer_is_given_lita() -> None:
    c = zealot("roland-banks", "wendy-adams").ends(3).play("new:agnes-baker", "new:daisy-walker")
    assert c.question is asks.Earns
    c.play("seat:seat-2")
    assert c.home("lita-chantler@2") == box.DECK_LIST[1]


def test_lita_is_gone_with_an_investigator_who_is_killed() -> None:
    c = zealot().ends(1).onward()
    c.state.set(box.PHYSICAL[0], 9)
    c.ends(1).play("new:agnes-baker")
    assert c.home("lita-chantler@1") == box.COLLECTION[0]
    assert not any(key in c.state.counts for key in box.EARNED)


# -------------------------------------------------------------------- in private


@rule("AH-COO-02")
def test_nobody_sees_what_another_buys_until_the_deck_is_ready() -> None:
    c = spending(5, "roland-banks", "wendy-adams").answer(1, "upgrade:lucky-2@2")
    bought, sold = piece("lucky-2", 1), piece("lucky", 1)
    for viewer in (0, SPECTATOR):
        view = hidden.seen_by(c.state, viewer)
        assert bought not in view.home
        assert sold not in view.home
        assert box.BOUGHT[bought] not in view.counts
        assert not [asked.options for asked in view.asked if asked.seat == 1 and asked.options]
    assert not c.told(tells.Bought)
    c.answer(1, "done")
    (told,) = c.told(tells.Bought)
    assert (told.told.card, told.told.replaced, told.told.cost) == (bought, sold, 2)


@rule("AH-COO-02")
def test_nobody_can_tell_from_what_is_left_what_another_has_bought() -> None:
    before = spending(5, "roland-banks", "wendy-adams")
    after = spending(5, "roland-banks", "wendy-adams").answer(1, "upgrade:lucky-2@2")
    title = mk.games()["arkham-lcg"]

    def shown(c: Campaign, viewer: int) -> tuple[object, object]:
        view = hidden.seen_by(c.state, viewer)
        prompts = [title.speech["en"].prompt(view, asked) for asked in view.asked]
        return title.scene(view, viewer, title.speech["en"]), prompts

    for viewer in (0, SPECTATOR):
        assert shown(before, viewer) == shown(after, viewer)
    assert shown(before, 1) != shown(after, 1)
    assert "unspent 3" not in str(shown(after, 0))
    assert "unspent 3" in str(shown(after.answer(1, "done"), 0)), "once the deck is ready all may know"


def test_players_take_their_time_and_the_scenario_waits_for_all() -> None:
    c = spending(5, "roland-banks", "wendy-adams").answer(0, "done")
    assert [asked.seat for asked in c.state.asked] == [1]
    c.answer(1, "upgrade:lucky-2@2", "done")
    assert c.question is asks.Lead


# -------------------------------------------------------------------- undo, saves and replays


def at_the_interlude(seats: int, seed: int) -> mk.Game:
    """A game at its first interlude with something to buy, which it came to by its own decisions."""
    game = mk.new("arkham-lcg", seats=seats, seed=seed, scenario="night-of-the-zealot", investigators=NAMES[:seats])
    while game.decision.kind != "interlude":
        keys = [option.key for option in game.decision.options]
        game.play(next((key for key in keys if key in HASTE), keys[-1]))
    return game


NAMES = ["wendy-adams", "roland-banks"]
HASTE = ("reveal", "pass-round", "pass", "end-turn", "keep", "done")


@pytest.mark.parametrize("seats", [1, 2])
def test_an_interlude_is_saved_and_taken_back_like_any_other_decision(seats: int) -> None:
    game = at_the_interlude(seats, 3)
    start, before = len(game.record.line), game.state.hash()
    for seat in range(seats):
        key = next(o.key for d in game.decisions if d.seat == seat for o in d.options if o.key.startswith("buy:"))
        game.play(key, seat)
        assert mk.load(game.save()).state.plain() == game.state.plain()
        game.play(next(o.key for d in game.decisions if d.seat == seat for o in d.options), seat)
    after = game.state.hash()
    game.undo(len(game.record.line) - start)
    assert game.state.hash() == before
    game.redo(2 * seats)
    assert game.state.hash() == after
    for seat in range(seats):
        game.play("done", seat)
    while game.decision.source == "campaign":
        game.play(game.decision.options[0].key)
    assert game.state.count(box.SCENARIO[1])
    beyond = len(game.record.line) - start
    game.undo(beyond)
    assert game.state.hash() == before, "over the border of two scenarios"
    game.undo()
    assert game.state.count(box.SCENARIO[0])
    assert game.state.zone(box.AGENDA)
