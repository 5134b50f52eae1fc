"""From options and a seed to the first decision (ES-SET)."""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.core.code import Code, Effect, compiled
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import FACES
from miskatonic.games.elder_sign.cards.entrance import LOST_AND_FOUND, OFFERS
from miskatonic.games.elder_sign.cards.mythos import PAIRS
from miskatonic.games.elder_sign.cards.sheets import (
    Adventure,
    AncientOne,
    Die,
    Investigator,
    Monster,
    Mythos,
    Possession,
)
from miskatonic.games.elder_sign.cards.words import ALLY, COMMON, GOODS, SPELL, UNIQUE, EveryMidnight, WithMasks
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    ADVENTURE_CARDS,
    ADVENTURE_DECK,
    ANCIENT_ONE,
    ANCIENT_ONE_CARD,
    ANCIENT_ONE_CARDS,
    BOX,
    CLUES,
    COUNTERS,
    DECK_OF,
    DICE_PIECES,
    FREE_DICE,
    INVESTIGATOR,
    INVESTIGATOR_CARDS,
    INVESTIGATORS_LEFT,
    MONSTER,
    MONSTER_TOKENS,
    MUSEUM,
    MYTHOS_CARDS,
    MYTHOS_DECK,
    OPPONENT,
    PIECE_SLUGS,
    POOL_OF_MONSTERS,
    POSSESSION,
    SECOND_MYTHOS,
    SHEETS,
    WORLD_CARDS,
    WORLD_DECK,
    ZONES,
    seat_slug,
)
from miskatonic.games.elder_sign.rules.health import enter
from miskatonic.games.elder_sign.rules.museum import lay_adventure
from miskatonic.games.elder_sign.rules.people import controls, people, seats_from_active
from miskatonic.games.elder_sign.rules.powers import ability
from miskatonic.games.elder_sign.rules.turns import GAME
from miskatonic.words.control import Steps

RANDOM: Final = "random"


def _piece(number: int) -> Piece:
    sheet = SHEETS[number]
    slug = PIECE_SLUGS[number]
    match sheet:
        case Adventure():
            return Piece(slug, "other-world" if sheet.is_world else "adventure", sheet)
        case Possession():
            return Piece(slug, GOODS[sheet.kind], sheet, abilities=tuple(ability(power) for power in sheet.powers))
        case Investigator():
            return Piece(slug, "investigator", sheet, abilities=tuple(ability(power) for power in sheet.powers))
        case Mythos():
            return Piece(slug, "mythos", sheet)
        case Monster():
            return Piece(slug, "mask" if sheet.is_mask else "monster", sheet)
        case AncientOne():
            return Piece(slug, "ancient-one", sheet)
        case Die():
            return Piece(slug, "die", sheet)


def _effects() -> dict[str, tuple[Effect, ...]]:
    """Everything printed that is carried out at some moment, by its address."""
    found: dict[str, tuple[Effect, ...]] = {}
    for card in ADVENTURE.values():
        found |= {f"{card.code}.terror": card.terror, f"{card.code}.midnight": card.midnight}
        found |= {f"{card.code}.reward": card.reward, f"{card.code}.penalty": card.penalty}
    for monster in MONSTER.values():
        found |= {f"{monster.code}.placed": monster.placed, f"{monster.code}.defeat": monster.defeat}
    for upper, lowers in PAIRS:
        found[f"{upper.code}.effect"] = upper.effects
        for lower in lowers:
            found[f"{lower.code}.terror"] = lower.terror
            found[f"{upper.code}-{lower.code}.midnight"] = lower.midnight
    for investigator in INVESTIGATOR.values():
        found[f"{investigator.code}.start"] = investigator.start
    for sheet in ANCIENT_ONES:
        found |= {f"{sheet.code}.attack": sheet.attack, f"{sheet.code}.battle-start": sheet.battle_start}
        if isinstance(sheet.property, EveryMidnight):
            found[f"{sheet.code}.midnight"] = sheet.property.effects
    for offer in OFFERS:
        found[f"offer.{offer.code}"] = offer.effects
    for face, effects in LOST_AND_FOUND.items():
        found[f"lost-and-found.{FACES[face]}"] = effects
    return found


def _codes() -> tuple[Code, ...]:
    return tuple(compiled(address, Steps(effects)) for address, effects in _effects().items() if effects)


RULES: Final = Rules(
    pieces=tuple(_piece(number) for number in range(len(SHEETS))),
    zones=ZONES,
    counters=COUNTERS,
    main=GAME,
    codes=_codes(),
    seat_of=lambda s, seat: seat,
    controls=controls,
    orders=lambda s: seats_from_active(s)[0],
    seats_in_order=seats_from_active,
    person_slug=seat_slug,
    people=people,
    free_order=lambda s: False,
)


def begin(options: Mapping[str, Any], seats: int, seed: int) -> State:
    """Set the game up in the order of the rulebook (ES-SET-01)."""
    s = State(RULES, seats, seed)
    s.lay_out(DICE_PIECES, FREE_DICE)  # ES-SET-03
    sheet = _ancient_one(s, options["ancient_one"])
    masks = tuple(m for m in MONSTER_TOKENS if MONSTER[m].is_mask)
    s.lay_out(tuple(m for m in MONSTER_TOKENS if m not in masks), POOL_OF_MONSTERS)  # ES-SET-05
    s.lay_out(masks, POOL_OF_MONSTERS if isinstance(sheet.property, WithMasks) else BOX)  # ES-SET-06
    _decks(s)
    s.lay_out(INVESTIGATOR_CARDS, INVESTIGATORS_LEFT)
    for seat, investigator in enumerate(_investigators(s, options["investigators"])):
        enter(s, seat, investigator)
        s.set(CLUES[seat], int(options["clue_each"]))
    s.set(SECOND_MYTHOS, int(options["second_mythos"]))
    s.push(GAME, 0)
    for place in reversed(range(MUSEUM)):  # ES-SET-07, ES-SET-09; what is pushed last is done first
        lay_adventure(s, place)
    return s


def _ancient_one(s: State, named: str) -> AncientOne:
    """The Ancient One agreed on, or one drawn at random (ES-SET-04)."""
    codes = [sheet.code for sheet in ANCIENT_ONES]
    number = s.random("ancient-one", len(codes)) if named == RANDOM else codes.index(named)
    s.set(ANCIENT_ONE, number)
    opponent = ANCIENT_ONE_CARDS[number]
    s.lay_out(tuple(card for card in ANCIENT_ONE_CARDS if card != opponent), BOX)
    s.lay_out((opponent,), OPPONENT)
    return ANCIENT_ONE_CARD[opponent]


def _decks(s: State) -> None:
    """Every deck, shuffled and face down (ES-SET-07, ES-SET-08, ES-SET-10, ES-SET-17)."""
    s.lay_out(ADVENTURE_CARDS, ADVENTURE_DECK)
    s.lay_out(WORLD_CARDS, WORLD_DECK)
    s.lay_out(MYTHOS_CARDS, MYTHOS_DECK)
    for kind in (COMMON, UNIQUE, SPELL, ALLY):
        s.lay_out(tuple(i for i, card in POSSESSION.items() if card.kind == kind), DECK_OF[kind])
    for deck in (ADVENTURE_DECK, WORLD_DECK, MYTHOS_DECK, *DECK_OF.values()):
        s.shuffle(deck)


def _investigators(s: State, named: tuple[str, ...] | list[str]) -> list[int]:
    """The investigators chosen, the rest of the seats by blind draw (ES-SET-12)."""
    by_code = {card.code: i for i, card in INVESTIGATOR.items()}
    chosen = [by_code[name] for name in named]
    others = [i for i in INVESTIGATOR_CARDS if i not in chosen]
    while len(chosen) < s.seats:
        chosen.append(others.pop(s.random("investigators", len(others))))
    return chosen
