"""Searching decks, looking at cards and taking them back (AH-SEA)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.drawing import resolve_encounter, take_in_hand
from miskatonic.games.arkham_lcg.rules.people import in_game, player_order
from miskatonic.games.arkham_lcg.rules.weaknesses import gain, random_weakness

# -------------------------------------------------------------------- the encounter deck


def search_encounter(s: State, f: Frame, node: w.SearchEncounter) -> None:
    """Ask which of the enemies found; copies count once in the deck and once in its discard pile (AH-SEA-01)."""
    cards = [
        c
        for z in (box.ENCOUNTER_DECK, box.ENCOUNTER_DISCARD)
        for c in s.zone(z)
        if c in box.ENEMY and node.trait in box.TRAITS_OF[c]
    ]
    alike = {(box.SLUG[card], s.home[card]): card for card in reversed(cards)}
    s.ask(f, f.who, asks.Search, box.PICK.each(sorted(alike.values())))


def found_encounter(s: State, f: Frame, node: w.SearchEncounter) -> None:
    """Draw it, and shuffle (AH-SEA-01, AH-SEA-02)."""
    if f.answer is not None:
        resolve_encounter(s, f.who, f.value)
    s.shuffle(box.ENCOUNTER_DECK)


runs(w.SearchEncounter, search_encounter, found_encounter)

# -------------------------------------------------------------------- one's deck


def look_at_top(s: State, f: Frame, node: w.SearchTop) -> None:
    """Only the searcher sees the cards (AH-SEA-01)."""
    for card in s.zone(box.DECK[f.who])[: node.n]:
        s.put(card, box.SEARCHED[f.who])


def choose_found(s: State, f: Frame, node: w.SearchTop) -> None:
    """A search must find a matching card if one is there (AH-SEA-02)."""
    cards = [c for c in s.zone(box.SEARCHED[f.who]) if not node.traits or set(node.traits) & set(box.TRAITS_OF[c])]
    s.ask(f, f.who, asks.Search, box.PICK.each(cards))


def draw_found(s: State, f: Frame, node: w.SearchTop) -> None:
    """Draw it and shuffle the rest in."""
    found = f.value
    for card in s.zone(box.SEARCHED[f.who]):
        if card != found:
            s.put(card, box.DECK[f.who])
    s.shuffle(box.DECK[f.who])
    if f.answer is not None:
        s.note(tells.HandSearched, f.who, found, rule="AH-SEA-01", seat=f.who)
        take_in_hand(s, f.who, found)


runs(w.SearchTop, look_at_top, choose_found, draw_found, can=lambda s, f, node: bool(s.zone(box.DECK[f.who])))


def choose_from_deck(s: State, f: Frame, node: w.SearchDeck) -> None:
    """Ask which asset of the deck; copies count once."""
    cards = [card for card in s.zone(box.DECK[f.who]) if card in box.ASSET and node.trait in box.TRAITS_OF[card]]
    alike = list({box.SLUG[card]: card for card in reversed(cards)}.values())
    s.ask(f, f.who, asks.Search, box.PICK.each(sorted(alike)))


def take_from_deck(s: State, f: Frame, node: w.SearchDeck) -> None:
    """It comes to hand, which is not drawing; shuffle (AH-DRW-05)."""
    if f.answer is not None:
        s.note(tells.HandSearched, f.who, f.value, rule="AH-SEA-01", seat=f.who)
        take_in_hand(s, f.who, f.value)
    s.shuffle(box.DECK[f.who])


runs(w.SearchDeck, choose_from_deck, take_from_deck, can=lambda s, f, node: bool(s.zone(box.DECK[f.who])))


def choose_weakness(s: State, f: Frame, node: w.SearchWeakness) -> None:
    """Ask which weakness of the deck; copies count once."""
    cards = [card for card in s.zone(box.DECK[f.who]) if card in box.WEAKNESSES and node.trait in box.TRAITS_OF[card]]
    alike = list({box.SLUG[card]: card for card in reversed(cards)}.values())
    s.ask(f, f.who, asks.Search, box.PICK.each(sorted(alike)))


def draw_weakness(s: State, f: Frame, node: w.SearchWeakness) -> None:
    """It is drawn, and the deck is shuffled whether one was found or not (AH-SEA-02)."""
    if f.answer is not None:
        take_in_hand(s, f.who, f.value)
    s.shuffle(box.DECK[f.who])


runs(w.SearchWeakness, choose_weakness, draw_weakness)


def get_weakness(s: State, f: Frame, node: w.RandomWeakness) -> None:
    """It comes to hand, is resolved at once, and is a card of the deck from now on (AH-WKR-02, AH-WKR-05)."""
    card = random_weakness(s, f.who, node.trait) if in_game(s, f.who) else NOTHING
    if card != NOTHING:
        gain(s, f.who, card)
        take_in_hand(s, f.who, card)


runs(w.RandomWeakness, get_weakness)

# -------------------------------------------------------------------- the discard pile


def choose_return(s: State, f: Frame, node: w.ReturnFromDiscard) -> None:
    """Ask which card."""
    s.ask(
        f, f.who, asks.ReturnCard, box.PICK.each([c for c in s.zone(box.DISCARD[f.who]) if node.trait in box.TRAITS_OF[c]])
    )


def return_card(s: State, f: Frame, node: w.ReturnFromDiscard) -> None:
    """It comes back to hand, where a weakness is resolved at once (AH-REV-02)."""
    if f.answer is not None:
        s.note(tells.Returned, f.who, f.value, rule="AH-EFF-01")
        take_in_hand(s, f.who, f.value)


runs(
    w.ReturnFromDiscard,
    choose_return,
    return_card,
    can=lambda s, f, node: any(node.trait in box.TRAITS_OF[c] for c in s.zone(box.DISCARD[f.who])),
)

# -------------------------------------------------------------------- looking


def choose_deck(s: State, f: Frame, node: w.LookAndReorder) -> None:
    """Ask whose deck, or the encounter deck."""
    seats = [seat for seat in player_order(s) if s.zone(box.DECK[seat])]
    s.ask(f, f.who, asks.LookWhere, [*box.SEAT.each(seats), box.ENCOUNTERS_TOP])


def look(s: State, f: Frame, node: w.LookAndReorder) -> None:
    """The cards are looked at by the one who acts; that is no search (AH-SEA-03)."""
    whose = -1 if f.answer is box.ENCOUNTERS_TOP else f.value
    f.regs["whose"] = whose
    deck = box.ENCOUNTER_DECK if whose < 0 else box.DECK[whose]
    s.note(tells.Looked, f.who, whose, rule="AH-SEA-03")
    for card in s.zone(deck)[: node.n]:
        s.put(card, box.SEARCHED[f.who])


def choose_order(s: State, f: Frame, node: w.LookAndReorder) -> None:
    """Ask which card will lie deepest, then the next."""
    s.ask(f, f.who, asks.LookOrder, box.PICK.each(s.zone(box.SEARCHED[f.who])))


def put_back(s: State, f: Frame, node: w.LookAndReorder) -> None:
    """Back on top, one after another; the one who looked knows it."""
    if f.answer is None:
        return
    whose = f.regs["whose"]
    s.put(f.value, box.ENCOUNTER_DECK if whose < 0 else box.DECK[whose], first=True)
    s.look(f.value, f.who)
    f.goto(choose_order)


runs(w.LookAndReorder, choose_deck, look, choose_order, put_back)
