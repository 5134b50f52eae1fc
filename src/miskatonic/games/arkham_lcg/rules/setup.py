"""From options and a seed to the first decision (AH-SUP, AH-SCN, AH-SSU)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from miskatonic.core.code import Code, Effect, compiled
from miskatonic.core.declared import PIECE
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import sheets
from miskatonic.games.arkham_lcg.cards.terms import DIFFICULTIES, TOKENS
from miskatonic.games.arkham_lcg.cards.words import Draw, Evade, Fight, GainResources, Investigate
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck, weaknesses_left, with_weakness
from miskatonic.games.arkham_lcg.decks.exchange import deck_from
from miskatonic.games.arkham_lcg.decks.pool import RANDOM_WEAKNESS, WEAKNESS_SET
from miskatonic.games.arkham_lcg.rules import amounts, box, displacing, doom, people, resources, searching
from miskatonic.games.arkham_lcg.rules.chaos import token_address
from miskatonic.games.arkham_lcg.rules.earlier import bear_trauma, earned_by, recall
from miskatonic.games.arkham_lcg.rules.phases import GAME
from miskatonic.games.arkham_lcg.rules.powers import ability, controls, may_use
from miskatonic.games.arkham_lcg.rules.setting_up import pieces_of
from miskatonic.words import Steps

WORDS: Final = (amounts, displacing, doom, resources, searching)
"""Chapters that no other calls: importing them says how their words run."""

STARTING_RESOURCES: Final = 5  # AH-SUP-08


def _piece(number: int) -> Piece:
    sheet, owner = box.SHEETS[number], box.OWNER[number]
    slug = box.PIECE_SLUGS[number]
    match sheet:
        case sheets.Event():
            abilities = tuple(
                ability(power, box.TITLE[number], of_event=True, attached=bool(sheet.passive)) for power in sheet.powers
            )
        case sheets.Skill():
            abilities = ()
        case _:
            abilities = tuple(ability(power, box.TITLE[number]) for power in sheet.powers)
    return Piece(slug, _back(sheet, owner), sheet, abilities=abilities)


def _back(sheet: sheets.Sheet, owner: int) -> str:
    if owner != box.NOBODY:
        return f"player-{owner + 1}"
    match sheet:
        case sheets.Investigator():
            return "investigator"
        case sheets.Location():
            return "unrevealed" if sheet.hides else "location"
        case sheets.Act():
            return "act"
        case sheets.Agenda():
            return "agenda"
        case sheets.Asset():
            return "story"
        case _:
            return "encounter"


def _effects() -> Iterator[tuple[str, Effect | None]]:
    """Everything printed that is carried out at some moment, by its address."""
    for sheet in dict.fromkeys(box.SHEETS):
        match sheet:
            case sheets.Asset() | sheets.Treachery():
                yield f"{sheet.slug}.revelation", sheet.revelation
            case sheets.Event():
                yield f"{sheet.slug}.effect", sheet.effect
            case sheets.Skill():
                yield f"{sheet.slug}.success", sheet.success
            case sheets.Act() | sheets.Agenda():
                yield f"{sheet.slug}.back", sheet.back
            case sheets.Investigator():
                yield f"{sheet.slug}.elder-sign", sheet.elder_sign.success
            case _:
                pass
    for scenario in box.SCENARIOS:
        yield f"{scenario.slug}.set-up", Steps(scenario.set_up)
        for side, tokens in enumerate(scenario.reference):
            for token, effect in tokens.items():
                yield token_address(scenario, side, token, "now"), effect.now
                yield token_address(scenario, side, token, "on-fail"), effect.on_fail
                yield token_address(scenario, side, token, "after-fail"), effect.after_fail
    yield "basic.fight", Fight()
    yield "basic.evade", Evade()
    yield "basic.investigate", Investigate()
    yield "basic.draw", Draw()
    yield "basic.resource", GainResources(1)


def _codes(pieces: tuple[Piece, ...]) -> tuple[Code, ...]:
    found = [compiled(address, effect) for address, effect in _effects() if effect is not None]
    of_pieces = [code for piece in pieces for code in piece.effect_codes if code is not None]
    for code in (*found, *of_pieces):
        found.extend(_revealed(code))
    return tuple(found)


def _revealed(code: Code) -> Iterator[Code]:
    """What a card does when its attack or evasion reveals certain tokens, for every such effect in a tree."""
    node = code.node
    if isinstance(node, Fight | Evade) and node.revealed is not None:
        yield compiled(f"{code.address}.revealed", node.revealed.effect)
    for kids in code.kids.values():
        for kid in kids:
            yield from _revealed(kid)


_PIECES: Final = tuple(_piece(number) for number in range(len(box.SHEETS)))

RULES: Final = Rules(
    pieces=_PIECES,
    names={box.PLACE: box.place_slug, box.TOKEN_ARG: lambda token: TOKENS[token], "result": box.result_slug},
    registers={
        "card": PIECE,
        "enemy": PIECE,
        "enemies": PIECE,
        "hunters": PIECE,
        "last": PIECE,
        "on": PIECE,
        "to": box.PLACE,
    },
    zones=box.ZONES,
    counters=box.COUNTERS,
    main=GAME,
    codes=_codes(_PIECES),
    seat_of=lambda s, seat: seat,
    controls=controls,
    orders=people.lead,
    seats_in_order=people.player_order,
    person=box.SEAT,
    people=people.people,
    free_order=lambda s: False,
    choosable=people.choosable,
    may_use=may_use,
    actors=box.SEATS,
)

PIECES_OF: Final = tuple(
    {
        code: tuple(i for i, c in enumerate(box.CODE) if c == code and box.OWNER[i] == seat)
        for code in dict.fromkeys(box.CODE)
    }
    for seat in range(box.SEATS)
)
"""For each seat the copies of each card, by code."""


ENCOUNTERS: Final = tuple(pieces_of(scenario.sets) for scenario in box.SCENARIOS)
"""For each scenario the enemies and treacheries it gathers."""


def chosen_decks(options: Mapping[str, Any]) -> list[Deck]:
    """The decks named by the options: whole decks first, then starter decks of named investigators."""
    decks = [deck_from(text) for text in options["decks"]]
    taken = {deck.investigator for deck in decks}
    return decks + [DECKS[name] for name in options["investigators"] if name not in taken]


def begin(options: Mapping[str, Any], seats: int, seed: int, contents: Iterable[str] | None = None) -> State:
    """Set the game up in the order of the rulebook (AH-SSU-01, AH-SSU-02)."""
    s = State(RULES, seats, seed, absent=RULES.absent(contents))
    s.set(box.DIFFICULTY, DIFFICULTIES.index(options["difficulty"]))
    s.set(box.LEAD, options["lead"])
    s.set(box.STARTED, seats)
    number = next(i for i, scenario in enumerate(box.SCENARIOS) if scenario.slug == options["scenario"])
    s.set(box.SCENARIO[number], 1)
    for token, n in box.SCENARIOS[number].bags[s.count(box.DIFFICULTY)].items():
        s.set(box.BAG[token], n)
    for earlier in box.SCENARIOS[number].after:
        recall(s, earlier, options[earlier.setting], options["escaped"])
    _decks(s, _all_decks(s, chosen_decks(options)))
    _gather(s, number)
    s.push(GAME, people.lead(s))
    return s


def _all_decks(s: State, decks: list[Deck]) -> list[Deck]:
    """A deck for every seat, the missing ones starter decks at random, each with its weakness drawn (AH-DKB-08)."""
    free = [
        card.slug
        for piece, card in box.INVESTIGATOR.items()
        if piece not in s.absent and card.slug not in {deck.investigator for deck in decks}
    ]
    while len(decks) < s.seats:
        decks = [*decks, DECKS[free.pop(s.random("investigators", len(free)))]]
    for i, deck in enumerate(decks):
        is_starter = deck is DECKS.get(deck.investigator)
        while RANDOM_WEAKNESS in decks[i].cards:
            in_box = [code for code in dict.fromkeys(WEAKNESS_SET) for _ in s.present(PIECES_OF[0][code])]
            left = weaknesses_left(decks, in_box)
            weakness = left[s.random("weaknesses", len(left))]
            decks[i] = _starter(deck.investigator, weakness) if is_starter else with_weakness(decks[i], weakness)
    return decks


@cache
def _starter(investigator: str, weakness: str) -> Deck:
    return with_weakness(DECKS[investigator], weakness)


def _decks(s: State, decks: list[Deck]) -> None:
    """Investigators, shuffled decks and resources."""
    for seat, deck in enumerate(decks):
        card = next(i for i, sheet in box.INVESTIGATOR.items() if sheet.slug == deck.investigator)
        codes = (*deck.codes, *earned_by(s, seat))
        copies = {code: list(PIECES_OF[seat][code]) for code in codes}
        cards = tuple(copies[code].pop(0) for code in codes)
        s.lay_out((card,), box.PLAYED_BY[seat])
        s.point(box.PLAYS[seat], card)
        s.set(box.RESOURCES[seat], STARTING_RESOURCES)
        bear_trauma(s, seat)
        s.lay_out(tuple(sorted(cards)), box.DECK[seat])
        s.shuffle(box.DECK[seat])


def _gather(s: State, number: int) -> None:
    """The cards of the scenario: acts and agendas in their order, and what the encounter deck is made of (AH-SCN-04)."""
    slugs = {card.slug for one in box.SCENARIOS[number].sets for card in one.cards}
    for kind, current, deck in ((box.ACT_CARD, box.ACT, box.ACT_DECK), (box.AGENDA_CARD, box.AGENDA, box.AGENDA_DECK)):
        cards = tuple(card for card in kind if box.SLUG[card] in slugs)
        s.lay_out(cards[:1], current)
        s.lay_out(cards[1:], deck)
    s.lay_out(ENCOUNTERS[number], box.ENCOUNTER_DECK)
