"""Drawing cards, and the empty deck (AH-DRW)."""

import pytest

from miskatonic.games.arkham_lcg.cards.words import Draw
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.explain import forbidden
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def thin_deck(t: Table, deck: tuple[str, ...], pile: tuple[str, ...]) -> Table:
    """Let the first seat's deck and discard pile hold just these cards."""
    s = t.state
    for card in (*s.zone(box.DECK[0]), *s.zone(box.HAND[0])):
        s.put(card, box.REMOVED)
    for slug in deck:
        s.put(piece(slug), box.DECK[0])
    for slug in pile:
        s.put(piece(slug), box.DISCARD[0])
    return t


@rule("AH-DRW-01")
def test_cards_of_one_effect_are_drawn_together_before_any_is_resolved() -> None:
    t = table().top(0, "cover-up", "knife", "machete").effect(0, Draw(3))
    kinds = t.kinds(tells.Drew, tells.Encounter)
    assert kinds == [tells.Drew, tells.Drew, tells.Drew, tells.Encounter]
    assert t.zone(box.HAND[0]) == ["knife", "machete"]
    assert t.home("cover-up") == box.THREAT[0]


@rule("AH-DRW-01", "AH-ABL-15", "AH-SKL-20")
@pytest.mark.parametrize(("first", "damage"), [("psychosis", 1), ("abandoned-and-alone", 0)])
def test_of_weaknesses_drawn_together_the_lead_says_which_is_resolved_first(first: str, damage: int) -> None:
    t = table("roland-banks", "wendy-adams").top(1, "abandoned-and-alone", "knife", "psychosis").effect(1, Draw(3))
    assert (t.question, t.asked, len(t.options)) == (asks.ResolvesNext, 0, 2)
    t.play(f"pick:{first}@2").until()
    assert (t.horror(1), t.damage(1), t.home("psychosis", 1)) == (2, damage, box.THREAT[1])


@rule("AH-DRW-01", "AH-ELM-02", "AH-ELM-03")
def test_a_weakness_drawn_together_with_one_that_defeats_is_never_resolved() -> None:
    t = table("roland-banks", "wendy-adams").harmed(1, horror=6).top(1, "abandoned-and-alone", "psychosis")
    t.effect(1, Draw(2)).play("pick:abandoned-and-alone@2")
    assert (t.in_game(1), t.home("psychosis", 1)) == (False, box.REMOVED)


@rule("AH-DRW-02")
def test_the_new_deck_is_shuffled() -> None:
    pile = ("machete", "guts", "knife", "dodge", "evidence", "first-aid", "beat-cop", "guard-dog")
    decks = {tuple(thin_deck(table(seed=seed), (), pile).effect(0, Draw(1)).zone(box.DECK[0])) for seed in range(6)}
    assert len(decks) > 3


@rule("AH-DRW-01", "AH-DRW-02")
def test_a_draw_goes_on_with_the_new_deck_and_costs_one_horror_in_the_end() -> None:
    t = thin_deck(table().in_play(0, "beat-cop"), ("knife",), ("machete", "guts")).effect(0, Draw(3))
    assert t.question == asks.AssignHorror
    assert set(t.zone(box.HAND[0])) == {"knife", "machete", "guts"}, "the whole draw comes first"
    t.play("on:roland-banks")
    assert t.horror() == 1


@rule("AH-DRW-02")
def test_emptying_the_deck_costs_nothing_until_the_next_draw() -> None:
    t = thin_deck(table(), ("knife",), ("machete",)).turn(0).play("draw")
    assert (t.horror(), t.zone(box.DECK[0])) == (0, [])
    t.play("draw")
    assert (t.horror(), t.zone(box.HAND[0]), t.zone(box.DISCARD[0])) == (1, ["knife", "machete"], [])


@rule("AH-DRW-02")
def test_horror_of_the_empty_deck_can_defeat_but_the_card_is_drawn() -> None:
    t = thin_deck(table("roland-banks", "daisy-walker").harmed(0, horror=4), (), ("machete",)).turn(0).play("draw").until()
    assert not t.in_game(0)
    assert t.told(tells.Drew)


@rule("AH-DRW-03")
def test_with_neither_deck_nor_pile_nothing_is_drawn() -> None:
    t = thin_deck(table(), (), ()).phase("upkeep")
    assert (t.horror(), t.zone(box.HAND[0])) == (0, [])
    assert t.told(tells.NoCards)


@rule("AH-DRW-03")
def test_the_draw_action_needs_a_card_in_deck_or_pile() -> None:
    assert "draw" not in thin_deck(table(), (), ()).turn(0).options
    assert "draw" in thin_deck(table(), (), ("machete",)).turn(0).options


@rule("AH-DRW-03")
def test_why_there_is_no_draw_action_is_told() -> None:
    for pile, why in (((), "AH-DRW-03"), (("machete",), None)):
        t = thin_deck(table(), (), pile).turn(0)
        assert {option.key: rule for option, rule in forbidden(t.state, t.state.asked[0])}.get("draw") == why


@rule("AH-DRW-04")
def test_one_may_draw_as_often_as_one_likes() -> None:
    t = thin_deck(table("agnes-baker"), ("knife", "guts", "machete", "flashlight", "beat-cop"), ())
    t.turn(0).play("draw", "draw", "draw")
    assert len(t.zone(box.HAND[0])) == 3
    t.turn(0).play("draw", "draw")
    assert len(t.zone(box.HAND[0])) == 5


@rule("AH-DRW-05", "AH-REV-02")
def test_a_weakness_added_to_the_hand_is_resolved_though_it_was_not_drawn() -> None:
    t = thin_deck(table("daisy-walker"), ("the-necronomicon", "knife"), ()).hand(0, "research-librarian").turn(0)
    t.play("play:research-librarian", "use:research-librarian")
    assert (t.home("the-necronomicon"), t.count(box.HORROR[piece("the-necronomicon")])) == (box.THREAT[0], 3)
    assert not t.told(tells.Drew)


@rule("AH-DRW-05")
def test_adding_a_card_to_the_hand_is_not_drawing_it() -> None:
    t = thin_deck(table("daisy-walker"), ("old-book-of-lore", "knife"), ()).hand(0, "research-librarian").turn(0)
    t.play("play:research-librarian", "use:research-librarian")
    assert t.zone(box.HAND[0]) == ["old-book-of-lore"]
    assert not t.told(tells.Drew)
