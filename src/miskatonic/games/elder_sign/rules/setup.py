"""From options and a seed to the first decision (ES-SET)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from miskatonic.core.code import Code, Effect, compiled
from miskatonic.core.declared import PIECE
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import sheets
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import FACES
from miskatonic.games.elder_sign.cards.entrance import LOST_AND_FOUND, OFFERS
from miskatonic.games.elder_sign.cards.mythos import PAIRS
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.devoured import enter
from miskatonic.games.elder_sign.rules.gains import choosable
from miskatonic.games.elder_sign.rules.museum import lay_adventure
from miskatonic.games.elder_sign.rules.people import controls, people, seats_from_active
from miskatonic.games.elder_sign.rules.powers import ability, takes_the_card
from miskatonic.games.elder_sign.rules.turns import GAME
from miskatonic.words import Steps

RANDOM: Final = "random"


def _piece(number: int) -> Piece:
    sheet = box.SHEETS[number]
    slug = box.PIECE_SLUGS[number]
    match sheet:
        case sheets.Adventure():
            return Piece(slug, "other-world" if sheet.is_world else "adventure", sheet)
        case sheets.Possession():
            is_item = sheet.kind != w.ALLY
            powers = tuple(ability(power, told=is_item and takes_the_card(power)) for power in sheet.powers)
            return Piece(slug, w.GOODS[sheet.kind], sheet, abilities=powers)
        case sheets.Investigator():
            return Piece(slug, "investigator", sheet, abilities=tuple(ability(power) for power in sheet.powers))
        case sheets.Mythos():
            return Piece(slug, "mythos", sheet)
        case sheets.Monster():
            return Piece(slug, "mask" if sheet.is_mask else "monster", sheet)
        case sheets.AncientOne():
            return Piece(slug, "ancient-one", sheet)
        case sheets.Die():
            return Piece(slug, "die", sheet)


def _effects() -> dict[str, tuple[Effect, ...]]:
    """Everything printed that is carried out at some moment, by its address."""
    found: dict[str, tuple[Effect, ...]] = {}
    for card in box.ADVENTURE.values():
        found |= {f"{card.code}.terror": card.terror, f"{card.code}.midnight": card.midnight}
        found |= {f"{card.code}.reward": card.reward, f"{card.code}.penalty": card.penalty}
    for monster in box.MONSTER.values():
        found |= {f"{monster.code}.placed": monster.placed, f"{monster.code}.defeat": monster.defeat}
    for upper, lowers in PAIRS:
        found[f"{upper.code}.effect"] = upper.effects
        for lower in lowers:
            found[f"{lower.code}.terror"] = lower.terror
            found[f"{upper.code}-{lower.code}.midnight"] = lower.midnight
    for investigator in box.INVESTIGATOR.values():
        found[f"{investigator.code}.start"] = investigator.start
    for sheet in ANCIENT_ONES:
        found |= {f"{sheet.code}.attack": sheet.attack, f"{sheet.code}.battle-start": sheet.battle_start}
        if isinstance(sheet.property, w.EveryMidnight):
            found[f"{sheet.code}.midnight"] = sheet.property.effects
    for offer in OFFERS:
        found[f"offer.{offer.code}"] = offer.effects
    for face, effects in LOST_AND_FOUND.items():
        found[f"lost-and-found.{FACES[face]}"] = effects
    return found


def _codes() -> tuple[Code, ...]:
    return tuple(compiled(address, Steps(effects)) for address, effects in _effects().items() if effects)


RULES: Final = Rules(
    pieces=tuple(_piece(number) for number in range(len(box.SHEETS))),
    names={
        "ancient-one": lambda i: ANCIENT_ONES[i].code,
        box.PLACE_ARG: box.place_slug,
        box.TASK_ARG: box.task_slug,
        box.FACE_ARG: lambda face: FACES[face],
    },
    registers={"card": PIECE, "cards": PIECE, "whom": PIECE},
    zones=box.ZONES,
    counters=box.COUNTERS,
    main=GAME,
    codes=_codes(),
    seat_of=lambda s, seat: seat,
    controls=controls,
    orders=lambda s: seats_from_active(s)[0],
    seats_in_order=seats_from_active,
    person=box.PERSON,
    people=people,
    free_order=lambda s: False,
    choosable=choosable,
)


def begin(options: Mapping[str, Any], seats: int, seed: int, contents: Iterable[str] | None = None) -> State:
    """Set the game up in the order of the rulebook (ES-SET-01)."""
    s = State(RULES, seats, seed, absent=RULES.absent(contents))
    s.lay_out(box.DICE_PIECES, box.FREE_DICE)  # ES-SET-03
    sheet = _ancient_one(s, options["ancient_one"])
    masks = tuple(m for m in box.MONSTER_TOKENS if box.MONSTER[m].is_mask)
    s.lay_out(tuple(m for m in box.MONSTER_TOKENS if m not in masks), box.POOL_OF_MONSTERS)  # ES-SET-05
    if isinstance(sheet.property, w.WithMasks):  # ES-SET-06
        s.lay_out(masks, box.POOL_OF_MONSTERS)
    _decks(s)
    s.lay_out(box.INVESTIGATOR_CARDS, box.INVESTIGATORS_LEFT)
    for seat, investigator in enumerate(_investigators(s, options["investigators"])):
        enter(s, seat, investigator)
        s.set(box.CLUES[seat], int(options["clue_each"]))
    s.set(box.SECOND_MYTHOS, int(options["second_mythos"]))
    s.push(GAME, 0)
    for place in reversed(range(box.MUSEUM)):  # ES-SET-07, ES-SET-09; what is pushed last is done first
        lay_adventure(s, place)
    return s


def _ancient_one(s: State, named: str) -> sheets.AncientOne:
    """The Ancient One agreed on, or one drawn at random (ES-SET-04)."""
    cards = s.present(box.ANCIENT_ONE_CARDS)
    by_code = {box.ANCIENT_ONE_CARD[card].code: card for card in cards}
    opponent = cards[s.random("ancient-one", len(cards))] if named == RANDOM else by_code[named]
    s.point(box.ANCIENT_ONE, box.ANCIENT_ONE_CARDS.index(opponent))
    s.lay_out((opponent,), box.OPPONENT)
    return box.ANCIENT_ONE_CARD[opponent]


def _decks(s: State) -> None:
    """Every deck, shuffled and face down (ES-SET-07, ES-SET-08, ES-SET-10, ES-SET-17)."""
    s.lay_out(box.ADVENTURE_CARDS, box.ADVENTURE_DECK)
    s.lay_out(box.WORLD_CARDS, box.WORLD_DECK)
    s.lay_out(box.MYTHOS_CARDS, box.MYTHOS_DECK)
    for kind in (w.COMMON, w.UNIQUE, w.SPELL, w.ALLY):
        s.lay_out(tuple(i for i, card in box.POSSESSION.items() if card.kind == kind), box.DECK_OF[kind])
    for deck in (box.ADVENTURE_DECK, box.WORLD_DECK, box.MYTHOS_DECK, *box.DECK_OF.values()):
        s.shuffle(deck)


def _investigators(s: State, named: tuple[str, ...] | list[str]) -> list[int]:
    """The investigators chosen, the rest of the seats by blind draw (ES-SET-12)."""
    by_code = {card.code: i for i, card in box.INVESTIGATOR.items()}
    chosen = [by_code[name] for name in named]
    others = [i for i in s.present(box.INVESTIGATOR_CARDS) if i not in chosen]
    while len(chosen) < s.seats:
        chosen.append(others.pop(s.random("investigators", len(others))))
    return chosen
