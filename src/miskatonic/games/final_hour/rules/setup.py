"""From options and a seed to the first decision (FH-SET)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from miskatonic.core.code import Code, compiled
from miskatonic.core.declared import ACTOR, PIECE
from miskatonic.core.rules import AFTER, WHEN, Ability, Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.rules import box, exploring, gates, items, moving, people
from miskatonic.games.final_hour.rules.decks import draw_priority
from miskatonic.games.final_hour.rules.resolving import ACTION_RESOLVED
from miskatonic.games.final_hour.rules.rounds import GAME
from miskatonic.games.final_hour.rules.spawning import appear
from miskatonic.words import Steps

START_HEALTH: Final = {2: 5, 3: 4, 4: 3}  # FH-SET-24 to 26, FH-SOL-03
HAND_SIZE: Final = 4  # FH-SET-22
SOLO_INVESTIGATORS: Final = 2  # FH-SOL-02

ACTIONS_OF: Final = tuple(tuple(card for card in box.ACTIONS if box.OWNER[card] == i) for i in range(len(INVESTIGATORS)))
MONSTERS_OF: Final = {
    kind: tuple(m for m in box.MONSTERS if box.KIND[m] == kind) for kind in dict.fromkeys(box.KIND[m] for m in box.MONSTERS)
}

CHAPTERS: Final = (moving, exploring, gates, items)
"""Chapters that no other calls: importing them says how their words run."""


def _item_ability(item: sheets.Item) -> Ability:
    return Ability(
        WHEN if item.before else AFTER,
        ACTION_RESOLVED.name,
        Steps(item.before or item.after),
        condition=w.OwnActionCard(),
        cost=w.DiscardItem(),
    )


def _piece(number: int) -> Piece:
    card = box.CARDS[number]
    slug = box.PIECE_SLUGS[number]
    match card:
        case sheets.ActionCard():
            return Piece(slug, f"action-{INVESTIGATORS[card.investigator]}", card)
        case sheets.PriorityCard():
            return Piece(slug, "priority", card)
        case sheets.Item():
            return Piece(slug, "item", card, abilities=(_item_ability(card),))
        case sheets.Monster():
            return Piece(slug, "monster", card)
        case sheets.GateToken():
            return Piece(slug, "gate", card)
        case sheets.ClueToken():
            return Piece(slug, "clue", card)


def _codes() -> tuple[Code, ...]:
    codes: list[Code] = []
    for card in ACTION_CARDS:
        codes.append(compiled(f"{card.code}.top", Steps(card.top)))
        codes.append(compiled(f"{card.code}.bottom", Steps(card.bottom)))
    for ancient_one in ANCIENT_ONES:
        codes.extend(compiled(row.code, Steps(row.effects)) for row in ancient_one.reckoning)
        for name, set_up in zip(sheets.DIFFICULTIES, ancient_one.set_ups, strict=True):
            codes.append(compiled(f"{ancient_one.code}.set-up.{name}", Steps(set_up.extra)))
    return tuple(codes)


RULES: Final = Rules(
    pieces=tuple(_piece(number) for number in range(len(box.CARDS))),
    names={
        ACTOR: box.investigator_slug,
        box.PLACE_ARG: box.place_slug,
        "ancient-one": lambda i: ANCIENT_ONES[i].code,
        "seat": str,
    },
    registers={"card": PIECE, "monster": PIECE, "investigator": ACTOR, "target": ACTOR},
    zones=box.ZONES,
    counters=box.COUNTERS,
    main=GAME,
    codes=_codes(),
    seat_of=people.seat_of,
    controls=people.controls,
    orders=lambda s: people.seat_of(s, people.lead(s)),
    seats_in_order=people.seats_in_order,
    person=box.PERSON,
    people=people.people,
    free_order=people.free_order,
)


def begin(options: Mapping[str, Any], seats: int, seed: int, contents: Iterable[str] | None = None) -> State:
    """Set the game up in the order of the rulebook."""
    s = State(RULES, seats, seed, absent=RULES.absent(contents))
    ancient_one = next(i for i, sheet in enumerate(ANCIENT_ONES) if sheet.code == options["ancient_one"])
    difficulty = sheets.DIFFICULTIES.index(options["difficulty"])
    set_up = ANCIENT_ONES[ancient_one].set_ups[difficulty]
    s.point(box.ANCIENT_ONE, ancient_one)
    s.set(box.DIFFICULTY, difficulty)
    s.set(box.SIMULTANEOUS, int(options["simultaneous"]) if seats > 1 else 0)
    chosen = _investigators(s, options["investigators"], seats)
    for order, investigator in enumerate(chosen):
        s.point(box.CREW[order], investigator)
        s.point(box.SEAT[investigator], 0 if seats == 1 else order)
        s.point(box.AT[investigator], set_up.ritual)  # FH-SET-15
        s.set(box.HEALTH_OF[investigator], START_HEALTH[len(chosen)])
        s.set(box.HEALTH_TOKENS[investigator], START_HEALTH[len(chosen)])
    if seats == 1:
        s.set(box.SOLO, 1)
        s.set(box.SOLO_THRESHOLD, options["solo_threshold"])
    else:
        s.set(box.LEAD, options["lead"])
    for investigator in sorted(chosen):
        s.lay_out(ACTIONS_OF[investigator], box.ACTION_DECK[investigator])
    for investigator in chosen:
        s.shuffle(box.ACTION_DECK[investigator])
    for kind in (w.ORDINARY, *ANCIENT_ONES[ancient_one].specials):
        s.lay_out(MONSTERS_OF[kind], box.POOL if kind == w.ORDINARY else box.SHEET)
    s.point(box.RITUAL_PLACE, set_up.ritual)
    _gates(s, set_up.gates)
    _monsters_elsewhere(s, set_up.ritual, set_up.gates, set_up.others)
    _clues(s, set_up.ritual, set_up.gates)
    s.lay_out(box.ITEM_CARDS, box.ITEM_DECK)
    s.shuffle(box.ITEM_DECK)
    s.lay_out(box.PRIORITIES, box.PRIORITY_DECK)
    s.shuffle(box.PRIORITY_DECK)
    if seats > 1:
        for investigator in chosen:
            for _ in range(HAND_SIZE):
                draw_priority(s, box.HAND[investigator])
    s.push(GAME, chosen[0])
    s.push(RULES.codes[f"{ANCIENT_ONES[ancient_one].code}.set-up.{sheets.DIFFICULTIES[difficulty]}"], people.lead(s))
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
        s.point(box.GATE_PLACE[symbol], place)
    for token in s.present(box.GATE_TOKENS):
        symbol = box.SYMBOL[token]
        s.put(token, box.GATE_STACK if s.zone(box.GATES_OF[symbol]) else box.GATES_OF[symbol])
    s.shuffle(box.GATE_STACK)
    s.put(s.zone(box.GATE_STACK)[0], box.BOX_UNSEEN)


def _monsters_elsewhere(s: State, ritual: int, gates: tuple[int, int, int], n: int) -> None:
    """Ordinary monsters in every location without a gate or the ritual token (FH-SET-11, FH-SET-12)."""
    for place in board.PLACES:
        if place != ritual and place not in gates:
            for _ in range(n):
                appear(s, w.ORDINARY, place)


def _clues(s: State, ritual: int, gates: tuple[int, int, int]) -> None:
    """Two red tokens in the ritual slots, the rest and the keys one to each remaining location (FH-SET-19 to 21)."""
    s.lay_out(tuple(token for token in box.CLUE_TOKENS if box.SYMBOL[token] != sheets.KEY), box.RITUAL_SLOTS)
    s.lay_out(tuple(token for token in box.CLUE_TOKENS if box.SYMBOL[token] == sheets.KEY), box.CLUE_AT[0])
    s.shuffle(box.RITUAL_SLOTS)
    for token in s.zone(box.RITUAL_SLOTS)[2:]:
        s.put(token, box.CLUE_AT[0])
    s.shuffle(box.CLUE_AT[0])
    for place in board.PLACES:
        if place != ritual and place not in gates:
            s.put(s.zone(box.CLUE_AT[0])[0], box.CLUE_AT[place])
