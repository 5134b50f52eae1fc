"""Decks and piles: drawing, discarding, shuffling, searching; pool, stack and cup (EH-LIM, EH-DBL, EH-GAI)."""

from typing import Final

from miskatonic.core import streams
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ASSET, CONDITION, SPELL
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.people import is_forbidden

# -------------------------------------------------------------------- encounter decks

DECK: Final = {name: number for number, name in enumerate(box.DECK_NAMES)}
"""The number of a deck of encounters by its name."""


def draw_encounter(s: State, deck: str) -> int:
    """The top card of a deck of encounters is turned up; -1 without any."""
    zone = box.ENCOUNTER_DECK[deck]
    renew(s, zone, box.ENCOUNTER_DISCARD[deck])
    if not s.zones.get(zone):
        return -1
    card = s.zones[zone][0]
    s.put(card, box.DRAWN)
    renew(s, zone, box.ENCOUNTER_DISCARD[deck])
    return card


def put_encounter_away(s: State, card: int) -> None:
    """A card of encounters goes to its discard pile; the only Expedition left is the deck again (EH-LIM-06)."""
    back = box.BACKS[card]
    s.put(card, box.ENCOUNTER_DISCARD["expedition" if back.startswith("expedition") else back])
    if back.startswith("expedition") and box.EXPEDITION_AT not in s.counts:
        turn_expedition(s)


def renew(s: State, deck: str, pile: str) -> None:
    """A deck, the pool or the stack that has run out is made anew at once of what was discarded (EH-LIM-06)."""
    if not s.zones.get(deck) and s.zones.get(pile):
        for card in s.zones[pile]:
            s.put(card, deck)
        s.shuffle(deck)


# -------------------------------------------------------------------- Expeditions


def turn_expedition(s: State) -> None:
    """The top card of the Expedition deck changes, and the token goes to its place (EH-EXP-03)."""
    left = [(place, len(s.zones.get(zone, ()))) for place, zone in box.EXPEDITION_DECK.items()]
    total = sum([n for _, n in left])
    if not total:
        pile = s.zones.get(box.ENCOUNTER_DISCARD["expedition"], ())
        if not pile:
            s.point(box.EXPEDITION_AT, -1)
            return
        for card in pile:
            s.put(card, box.EXPEDITION_DECK[box.COMPLEX[card].place])
        turn_expedition(s)
        return
    at = s.random("expedition", total)
    for place, n in left:
        if at < n:
            if s.pointed(box.EXPEDITION_AT) != place:
                s.point(box.EXPEDITION_AT, place)
                s.note(tells.Expedition, place, rule="EH-EXP-03")
            return
        at -= n


def draw_expedition(s: State) -> int:
    """The top Expedition card."""
    zone = box.EXPEDITION_DECK[s.counts[box.EXPEDITION_AT]]
    cards = s.zones[zone]
    card = cards[s.random("expedition-card", len(cards))]
    s.put(card, box.DRAWN)
    return card


# -------------------------------------------------------------------- cards of investigators


def shuffle_double_sided(s: State, kind: int) -> None:
    """Shuffle Spells or Conditions: which back belongs to which copy in the deck nobody knows any more (EH-DBL-05)."""
    deck = box.DECK_OF[kind]
    s.shuffle(deck)
    alike: dict[str, list[int]] = {}
    for card in s.zones.get(deck, ()):
        alike.setdefault(box.CODE[card], []).append(card)
    for code, cards in sorted(alike.items()):
        cards.sort()
        backs = tuple(sorted([s.zones[box.BEHIND[card]][0] for card in cards]))
        stream = f"backs-of-{code}"
        for card, back in zip(cards, streams.shuffled(s.seed, stream, s.tick(stream), backs), strict=True):
            s.known.pop(back, None)
            s.zones[box.BEHIND[card]] = (back,)
            s.home[back] = box.BEHIND[card]
    show_top(s, kind)


def show_top(s: State, kind: int) -> None:
    """The front of the top card of a face-up deck can be seen (EH-SET-16, EH-INF-02)."""
    deck = s.zones.get(box.DECK_OF[kind], ())
    if deck:
        s.show(deck[0])


def search(s: State, kind: int, fits: "list[int]") -> int:
    """Of the cards that fit the first from the bottom of the deck, then from the discard pile; the deck is shuffled."""
    wanted = set(fits)
    deck = s.zones.get(box.DECK_OF[kind], ())
    for card in reversed(deck):
        if card in wanted:
            return card
    pile = s.zones.get(box.DISCARD_OF[kind], ()) if kind in box.DISCARD_OF else ()
    for card in pile:
        if card in wanted:
            return card
    return -1


def shuffle_after_search(s: State, kind: int) -> None:
    """A deck that was searched is shuffled (EH-GAI-03, EH-GAI-05)."""
    if kind in (SPELL, CONDITION):
        shuffle_double_sided(s, kind)
    else:
        s.shuffle(box.DECK_OF[kind])


def top_card(s: State, kind: int) -> int:
    """The top card of the Asset or Artifact deck; -1 without any (EH-GAI-01)."""
    renew_deck(s, kind)
    cards = s.zones.get(box.DECK_OF[kind], ())
    return cards[0] if cards else -1


def renew_deck(s: State, kind: int) -> None:
    """The Asset or Artifact deck is made anew if it has run out (EH-LIM-06)."""
    renew(s, box.DECK_OF[kind], box.DISCARD_OF[kind])


def renew_decks(s: State) -> None:
    """Decks that had run out are made anew of what was just discarded (EH-LIM-06)."""
    for kind in box.DISCARD_OF:
        renew_deck(s, kind)


def discard_card(s: State, *cards: int) -> None:
    """Cards are discarded at once; without a deck they are the new one (EH-LIM-06)."""
    for card in cards:
        put_on_pile(s, card)
    renew_decks(s)


def put_on_pile(s: State, card: int) -> None:
    """A card goes to its discard pile; a double-sided one is shuffled into its deck (EH-DIS-03, EH-DBL-05)."""
    kind = box.KIND_OF[card]
    if kind in box.DISCARD_OF:
        s.put(card, box.DISCARD_OF[kind])
        return
    s.put(card, box.DECK_OF[kind])
    shuffle_double_sided(s, kind)


def discard_services(s: State, seat: int) -> None:
    """A Service never stays with anybody, even if what it does was cut short."""
    for card in s.zones.get(box.OWNED[seat], ()):
        if card in box.ASSET_CARD and box.ASSET_CARD[card].is_service:
            discard_card(s, card)


def refill_reserve(s: State) -> None:
    """Empty slots of the reserve are filled from the Asset deck, unless that is forbidden (EH-RSV-01, EH-RSV-03)."""
    missing = box.RESERVE_SLOTS - len(s.zones.get(box.RESERVE, ()))
    if missing <= 0 or is_forbidden(s, w.NoReserve):
        return
    for _ in range(missing):
        card = top_card(s, ASSET)
        if card < 0:
            return
        s.put(card, box.RESERVE)
        s.note(tells.Reserve, card, rule="EH-RSV-01")
    renew_deck(s, ASSET)


# -------------------------------------------------------------------- Clues


def draw_clue(s: State) -> int:
    """A random Clue of the pool; -1 without any (EH-LIM-03)."""
    renew_pool(s)
    pool = s.zones.get(box.CLUE_POOL, ())
    return pool[s.random("clue", len(pool))] if pool else -1


def renew_pool(s: State) -> None:
    """A pool that has run out is filled with the discarded Clues (EH-CLU-01)."""
    renew(s, box.CLUE_POOL, box.CLUE_DISCARD)


def has_clues(s: State) -> bool:
    """Whether a Clue can be gained or placed (EH-LIM-03)."""
    return bool(s.zones.get(box.CLUE_POOL) or s.zones.get(box.CLUE_DISCARD))


# -------------------------------------------------------------------- Gates and Monsters


def top_gate(s: State) -> int:
    """The top Gate of the stack; -1 without any (EH-GAT-04)."""
    renew_stack(s)
    stack = s.zones.get(box.GATE_STACK, ())
    return stack[0] if stack else -1


def renew_stack(s: State) -> None:
    """A stack that has run out is made anew of the discarded Gates (EH-GAT-03)."""
    renew(s, box.GATE_STACK, box.GATE_DISCARD)


def draw_monster(s: State) -> int:
    """A random Monster of the cup; -1 if it is empty (EH-MON-02, EH-LIM-04)."""
    cup = s.zones.get(box.CUP, ())
    return cup[s.random("cup", len(cup))] if cup else -1
