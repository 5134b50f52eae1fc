"""From options and a seed to the first decision (FH-SET)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from miskatonic.core.code import Code, compiled
from miskatonic.core.declared import PIECE
from miskatonic.core.rules import AFTER, WHEN, Ability, Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.board import PLACES
from miskatonic.games.final_hour.cards.sheets import (
    DIFFICULTIES,
    KEY,
    ActionCard,
    ClueToken,
    GateToken,
    Item,
    Monster,
    PriorityCard,
)
from miskatonic.games.final_hour.cards.words import ORDINARY, DiscardItem, OwnActionCard
from miskatonic.games.final_hour.rules import deeds, doom
from miskatonic.games.final_hour.rules.box import (
    ACTION_DECK,
    ACTIONS,
    ANCIENT_ONE,
    AT,
    BOX_UNSEEN,
    CARDS,
    CLUE_AT,
    CLUE_TOKENS,
    COUNTERS,
    CREW,
    DIFFICULTY,
    GATE_PLACE,
    GATE_STACK,
    GATE_TOKENS,
    GATES_OF,
    HAND,
    HEALTH_OF,
    HEALTH_TOKENS,
    ITEM_CARDS,
    ITEM_DECK,
    KIND,
    LEAD,
    MONSTERS,
    OWNER,
    PIECE_SLUGS,
    PLACE_ARG,
    POOL,
    PRIORITIES,
    PRIORITY_DECK,
    RITUAL_PLACE,
    RITUAL_SLOTS,
    SEAT,
    SHEET,
    SIMULTANEOUS,
    SOLO,
    SOLO_THRESHOLD,
    SYMBOL,
    ZONES,
    investigator_slug,
    place_slug,
)
from miskatonic.games.final_hour.rules.decks import draw_priority
from miskatonic.games.final_hour.rules.monsters import appear
from miskatonic.games.final_hour.rules.people import (
    controls,
    free_order,
    lead,
    people,
    seat_of,
    seats_in_order,
)
from miskatonic.games.final_hour.rules.resolving import ACTION_RESOLVED
from miskatonic.games.final_hour.rules.rounds import GAME
from miskatonic.words.control import Steps

START_HEALTH: Final = {2: 5, 3: 4, 4: 3}  # FH-SET-24 to 26, FH-SOL-03
HAND_SIZE: Final = 4  # FH-SET-22
SOLO_INVESTIGATORS: Final = 2  # FH-SOL-02

ACTIONS_OF: Final = tuple(tuple(card for card in ACTIONS if OWNER[card] == i) for i in range(len(INVESTIGATORS)))
MONSTERS_OF: Final = {
    kind: tuple(m for m in MONSTERS if KIND[m] == kind) for kind in dict.fromkeys(KIND[m] for m in MONSTERS)
}

WORDS_RUN_IN: Final = (deeds, doom)
"""Importing these modules teaches the machine how the words of the cards run."""


def _item_ability(item: Item) -> Ability:
    return Ability(
        WHEN if item.before else AFTER,
        ACTION_RESOLVED.name,
        Steps(item.before or item.after),
        condition=OwnActionCard(),
        cost=DiscardItem(),
    )


def _piece(number: int) -> Piece:
    card = CARDS[number]
    slug = PIECE_SLUGS[number]
    match card:
        case ActionCard():
            return Piece(slug, f"action-{INVESTIGATORS[card.investigator]}", card)
        case PriorityCard():
            return Piece(slug, "priority", card)
        case Item():
            return Piece(slug, "item", card, abilities=(_item_ability(card),))
        case Monster():
            return Piece(slug, "monster", card)
        case GateToken():
            return Piece(slug, "gate", card)
        case ClueToken():
            return Piece(slug, "clue", card)


def _codes() -> tuple[Code, ...]:
    codes: list[Code] = []
    for card in ACTION_CARDS:
        codes.append(compiled(f"{card.code}.top", Steps(card.top)))
        codes.append(compiled(f"{card.code}.bottom", Steps(card.bottom)))
    for ancient_one in ANCIENT_ONES:
        codes.extend(compiled(row.code, Steps(row.effects)) for row in ancient_one.reckoning)
        for name, set_up in zip(DIFFICULTIES, ancient_one.set_ups, strict=True):
            codes.append(compiled(f"{ancient_one.code}.set-up.{name}", Steps(set_up.extra)))
    return tuple(codes)


RULES: Final = Rules(
    pieces=tuple(_piece(number) for number in range(len(CARDS))),
    names={PLACE_ARG: place_slug, "ancient-one": lambda i: ANCIENT_ONES[i].code, "seat": str},
    registers={"card": PIECE, "monster": PIECE},
    zones=ZONES,
    counters=COUNTERS,
    main=GAME,
    codes=_codes(),
    seat_of=seat_of,
    controls=controls,
    orders=lambda s: seat_of(s, lead(s)),
    seats_in_order=seats_in_order,
    person_slug=investigator_slug,
    people=people,
    free_order=free_order,
)


def begin(options: Mapping[str, Any], seats: int, seed: int, contents: Iterable[str] | None = None) -> State:
    """Set the game up in the order of the rulebook."""
    s = State(RULES, seats, seed, absent=RULES.absent(contents))
    ancient_one = next(i for i, sheet in enumerate(ANCIENT_ONES) if sheet.code == options["ancient_one"])
    difficulty = DIFFICULTIES.index(options["difficulty"])
    set_up = ANCIENT_ONES[ancient_one].set_ups[difficulty]
    s.set(ANCIENT_ONE, ancient_one)
    s.set(DIFFICULTY, difficulty)
    s.set(SIMULTANEOUS, int(options["simultaneous"]) if seats > 1 else 0)
    chosen = _investigators(s, options["investigators"], seats)
    for order, investigator in enumerate(chosen):
        s.point(CREW[order], investigator)
        s.point(SEAT[investigator], 0 if seats == 1 else order)
        s.set(AT[investigator], set_up.ritual)  # FH-SET-15
        s.set(HEALTH_OF[investigator], START_HEALTH[len(chosen)])
        s.set(HEALTH_TOKENS[investigator], START_HEALTH[len(chosen)])
    if seats == 1:
        s.set(SOLO, 1)
        s.set(SOLO_THRESHOLD, options["solo_threshold"])
    else:
        s.set(LEAD, options["lead"])
    for investigator in sorted(chosen):
        s.lay_out(ACTIONS_OF[investigator], ACTION_DECK[investigator])
    for investigator in chosen:
        s.shuffle(ACTION_DECK[investigator])
    for kind in (ORDINARY, *ANCIENT_ONES[ancient_one].specials):
        s.lay_out(MONSTERS_OF[kind], POOL if kind == ORDINARY else SHEET)
    s.set(RITUAL_PLACE, set_up.ritual)
    _gates(s, set_up.gates)
    _monsters_elsewhere(s, set_up.ritual, set_up.gates, set_up.others)
    _clues(s, set_up.ritual, set_up.gates)
    s.lay_out(ITEM_CARDS, ITEM_DECK)
    s.shuffle(ITEM_DECK)
    s.lay_out(PRIORITIES, PRIORITY_DECK)
    s.shuffle(PRIORITY_DECK)
    if seats > 1:
        for investigator in chosen:
            for _ in range(HAND_SIZE):
                draw_priority(s, HAND[investigator])
    s.push(GAME, chosen[0])
    s.push(RULES.codes[f"{ANCIENT_ONES[ancient_one].code}.set-up.{DIFFICULTIES[difficulty]}"], lead(s))
    return s


def _investigators(s: State, named: tuple[str, ...] | list[str], seats: int) -> list[int]:
    """The investigators chosen (FH-SET-02), the rest of the seats filled at random."""
    wanted = SOLO_INVESTIGATORS if seats == 1 else seats
    chosen = [INVESTIGATORS.index(name) for name in named]
    others = [i for i in range(len(INVESTIGATORS)) if i not in chosen and s.present(ACTIONS_OF[i])]
    while len(chosen) < wanted:
        chosen.append(others.pop(s.random("investigators", len(others))))
    return chosen


def _gates(s: State, where: tuple[int, int, int]) -> None:
    """One token of each symbol on the board, one of the rest back to the box unseen, 8 in the stack (FH-SET-10, 17, 18)."""
    for symbol, place in enumerate(where):
        s.set(GATE_PLACE[symbol], place)
    for token in s.present(GATE_TOKENS):
        symbol = SYMBOL[token]
        s.put(token, GATE_STACK if s.zone(GATES_OF[symbol]) else GATES_OF[symbol])
    s.shuffle(GATE_STACK)
    s.put(s.zone(GATE_STACK)[0], BOX_UNSEEN)


def _monsters_elsewhere(s: State, ritual: int, gates: tuple[int, int, int], n: int) -> None:
    """Ordinary monsters in every location without a gate or the ritual token (FH-SET-11, FH-SET-12)."""
    for place in PLACES:
        if place != ritual and place not in gates:
            for _ in range(n):
                appear(s, ORDINARY, place)


def _clues(s: State, ritual: int, gates: tuple[int, int, int]) -> None:
    """Two red tokens in the ritual slots, the rest and the keys one to each remaining location (FH-SET-19 to 21)."""
    s.lay_out(tuple(token for token in CLUE_TOKENS if SYMBOL[token] != KEY), RITUAL_SLOTS)
    s.lay_out(tuple(token for token in CLUE_TOKENS if SYMBOL[token] == KEY), CLUE_AT[0])
    s.shuffle(RITUAL_SLOTS)
    for token in s.zone(RITUAL_SLOTS)[2:]:
        s.put(token, CLUE_AT[0])
    s.shuffle(CLUE_AT[0])
    for place in PLACES:
        if place != ritual and place not in gates:
            s.put(s.zone(CLUE_AT[0])[0], CLUE_AT[place])
