"""From options and a seed to the first decision (AH-SUP, AH-SCN, AH-SSU)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from miskatonic.core.code import Code, Effect, compiled
from miskatonic.core.declared import PIECE
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import sheets
from miskatonic.games.arkham_lcg.cards.terms import DIFFICULTIES, TOKENS
from miskatonic.games.arkham_lcg.cards.words import Draw, Evade, Fight, GainResources, Investigate
from miskatonic.games.arkham_lcg.decks import carrying
from miskatonic.games.arkham_lcg.decks.building import DECKS, Deck
from miskatonic.games.arkham_lcg.decks.exchange import deck_from
from miskatonic.games.arkham_lcg.rules import amounts, box, displacing, doom, people, resources, searching
from miskatonic.games.arkham_lcg.rules.campaign import CAMPAIGN, unpack
from miskatonic.games.arkham_lcg.rules.chaos import token_address
from miskatonic.games.arkham_lcg.rules.decks import pieces_of, put_by, with_random_weaknesses
from miskatonic.games.arkham_lcg.rules.earlier import bring, earned_by, make_ready, recall
from miskatonic.games.arkham_lcg.rules.phases import GAME
from miskatonic.games.arkham_lcg.rules.powers import ability, controls, may_use
from miskatonic.games.arkham_lcg.rules.setting_up import gather
from miskatonic.words import Steps

CHAPTERS: Final = (amounts, displacing, doom, resources, searching)
"""Chapters that no other calls: importing them says how their words run."""


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
        "fallen": PIECE,
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
    cast=tuple(box.PLAYS),
)


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
    campaign = CAMPAIGN_NAMED.get(options["scenario"])
    number = SCENARIO_NAMED[options["scenario"] if campaign is None else campaign.scenarios[0].slug]
    s.set(box.SCENARIO[number], 1)
    for token, n in box.SCENARIOS[number].bags[s.count(box.DIFFICULTY)].items():
        s.set(box.BAG[token], n)
    if campaign is None:
        for earlier in box.SCENARIOS[number].after:
            recall(s, earlier, options[earlier.setting], options["escaped"])
        _sit_down(s, _all_decks(s, chosen_decks(options)), box.DECK)
        for seat in range(seats):
            make_ready(s, seat)
        gather(s, number)
        s.push(GAME, people.lead(s))
    else:
        s.set(box.CAMPAIGN[box.CAMPAIGNS.index(campaign)], 1)
        decks = chosen_decks(options)
        _sit_down(s, _all_decks(s, decks[:seats]), box.DECK_LIST)
        for seat, deck in enumerate(decks[:seats]):
            _bring_along(s, seat, deck)
        for deck in decks[seats:]:
            put_by(s, deck)
        for seat in options["latecomers"]:
            s.set(box.OUT[seat], box.AWAY)
        unpack(s)
        s.push(CAMPAIGN, people.lead(s))
    return s


CAMPAIGN_NAMED: Final = {campaign.slug: campaign for campaign in box.CAMPAIGNS}
SCENARIO_NAMED: Final = {scenario.slug: number for number, scenario in enumerate(box.SCENARIOS)}


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
        decks[i] = with_random_weaknesses(s, deck, (*decks[:i], *decks[i + 1 :]))
    return decks


def _sit_down(s: State, decks: list[Deck], zones: list[str]) -> None:
    """Every seat has an investigator, and a deck in its zone."""
    for seat, deck in enumerate(decks):
        card = next(i for i, sheet in box.INVESTIGATOR.items() if sheet.slug == deck.investigator)
        s.lay_out((card,), box.PLAYED_BY[seat])
        s.point(box.PLAYS[seat], card)
        s.lay_out(pieces_of(seat, (*deck.codes, *earned_by(s, seat))), zones[seat])


def _bring_along(s: State, seat: int, deck: Deck) -> None:
    """What an investigator has from an earlier campaign (AH-CPG-04)."""
    s.set(box.EXPERIENCE[seat], carrying.unspent(deck))
    for keys, n in zip(box.TRAUMAS, carrying.trauma(deck), strict=True):
        s.set(keys[seat], n)
    for card in box.ASSET:
        if box.OWNER[card] == box.NOBODY and box.CODE[card] in deck.cards:
            bring(s, card, seat)
