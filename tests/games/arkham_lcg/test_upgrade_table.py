"""The table of somebody who spends experience: what can be bought and why not, what it replaces, the deck."""

from __future__ import annotations

import miskatonic as mk
from miskatonic.core.hidden import seen_by
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.scene import looks
from miskatonic.scene import AnyThing, Board, Row, Stock, Ware
from miskatonic.testing import rule
from miskatonic.text.parts import Lang, flat
from tests.games.arkham_lcg.zealot import Campaign, zealot

TITLE = mk.games()["arkham-lcg"]


def between(experience: int, *who: str) -> Campaign:
    """The interlude after The Gathering, with so much experience to spend."""
    t = zealot(*who).won("ghoul-priest").ends(2)
    for seat in range(t.state.seats):
        t.state.set(box.EXPERIENCE[seat], experience)
    return t


def stocks(t: Campaign, seat: int = 0, lang: Lang = "en") -> dict[str, Stock]:
    things = TITLE.scene(seen_by(t.state, seat), seat, TITLE.speech[lang]).things
    boards = [board for board in things if isinstance(board, Board) and board.main]
    return {stock.id: stock for board in boards for stock in board.things if isinstance(stock, Stock)}


def wares(stock: Stock, heading: str = "") -> dict[str, Ware]:
    """The cards of a stock, or of one of its shelves, by title and level."""
    shelves = [shelf for said, shelf in stock.shelves if heading in flat(said)]
    return {f"{flat(ware.label)}{f' {ware.level}' if ware.level else ''}": ware for shelf in shelves for ware in shelf}


def told(shelf: dict[str, Ware], name: str) -> tuple[int, str]:
    return shelf[name].price, flat(shelf[name].note)


@rule("AH-XPR-02", "AH-XPR-03")
def test_what_can_be_bought_stands_with_its_price_and_what_it_replaces() -> None:
    shop = stocks(between(5))["to-buy"]
    assert shop.purse == 5
    assert told(wares(shop, "Higher levels"), "Beat Cop 2") == (2, "in place of Beat Cop")
    assert told(wares(shop, "New cards"), "Bulletproof Vest 3") == (3, "")
    assert told(wares(shop, "New cards"), "Machete") == (1, "")


@rule("AH-XPR-05")
def test_what_cannot_be_bought_says_why() -> None:
    shop = stocks(between(2))["to-buy"]
    assert told(wares(shop, "Too dear"), "Bulletproof Vest 3") == (3, "1 more needed")
    barred = wares(shop, "Not for this deck")
    assert told(barred, "Cryptic Research 4")[1] == "Seeker, level 4"
    assert told(barred, "Pickpocketing")[1] == "Rogue, level 0"
    assert told(barred, "Knife")[1] == "two are in the deck already"


def test_every_option_to_change_the_deck_touches_a_card_that_is_shown() -> None:
    t = between(3, "roland-banks", "daisy-walker")

    def loose() -> set[str]:
        asked, view = t.state.question_for(0), seen_by(t.state, 0)
        assert asked
        shown = {ware.id for stock in stocks(t).values() for ware in wares(stock).values()}
        return {option.key for option in asked.options if shown.isdisjoint(TITLE.targets(view, asked, option))}

    assert loose() == {"done", "sit-out"}
    t.answer(0, "buy:bulletproof-vest")
    assert loose() == {"back"}


@rule("AH-XPR-04")
def test_the_deck_says_what_leaves_and_what_joined_it() -> None:
    t = between(5).answer(0, "buy:bulletproof-vest")
    deck = wares(stocks(t)["deck-list"])
    assert (deck["Knife"].copies, deck["Knife"].price) == (2, 3)
    assert deck["Cover Up"].price == deck["Roland’s .38 Special"].price == -1
    t.answer(0, "replace:knife")
    deck = wares(stocks(t)["deck-list"])
    assert deck["Knife"].copies == 1
    assert told(deck, "Bulletproof Vest 3") == (-1, "in place of Knife")
    assert stocks(t)["to-buy"].purse == 5 - 3


def test_nobody_else_sees_what_somebody_could_buy() -> None:
    t = between(3, "roland-banks", "daisy-walker")
    assert set(stocks(t, 0)) == {"to-buy", "deck-list"}
    assert not [name for name in wares(stocks(t, 1)["deck-list"]) if "Roland" in name]
    assert stocks(t, -1) == {}


def test_what_is_said_is_said_in_three_languages() -> None:
    t = between(2)
    said = [flat(wares(stocks(t, 0, lang)["to-buy"]).popitem()[1].note) for lang in ("en", "ru", "uk")]
    assert len(set(said)) == 3


# -------------------------------------------------------------------- whoever needs a new investigator


def things_of(t: Campaign, seat: int) -> list[AnyThing]:
    """All that a seat sees on the table, with what lies in other things."""
    found = list(TITLE.scene(seen_by(t.state, seat), seat, TITLE.speech["en"]).things)
    for thing in found:
        found += thing.things if isinstance(thing, Board) else ()
    return found


def says_of(t: Campaign, seat: int, onlooker: int) -> list[str]:
    """What is told of a seat between scenarios."""
    return [flat(thing.label) for thing in things_of(t, onlooker) if thing.id == looks.seat_id("preparing", seat)]


@rule("AH-TRA-04")
def test_whoever_chooses_a_new_investigator_reads_what_each_can_do_and_touches_the_card() -> None:
    t = zealot("roland-banks", "wendy-adams")
    t.state.set(box.PHYSICAL[0], 9)
    t.ends(2)
    asked = t.state.asked[0]
    touched = [TITLE.targets(t.state, asked, option) for option in asked.options if option.key.startswith("new:")]
    cards = [card for thing in things_of(t, 0) if isinstance(thing, Row) for card in thing.cards]
    assert (
        [(card.id,) for card in cards]
        == touched
        == [("piece:daisy-walker",), ("piece:skids-otoole",), ("piece:agnes-baker",)]
    )
    assert "only for activating Tome cards" in " ".join(flat(line) for line in cards[0].lines)
    assert not any(isinstance(thing, Row) for thing in things_of(t, 1))


@rule("AH-TRA-03")
def test_the_dead_and_the_insane_are_called_so_and_nobody_is_ready_before_a_new_investigator_is_chosen() -> None:
    t = zealot("roland-banks", "wendy-adams", "daisy-walker")
    t.state.set(box.PHYSICAL[0], 9)
    t.state.set(box.MENTAL[1], 7)
    t.ends(2)
    assert [says_of(t, seat, 2) for seat in range(3)] == [["Killed"], ["Insane"], []]
    t.play("new:agnes-baker", "new:skids-otoole")
    assert [says_of(t, seat, 2) for seat in range(3)] == [["Sees to the deck"]] * 3
    t.answer(1, "done")
    assert says_of(t, 1, 2) == ["Ready"]
