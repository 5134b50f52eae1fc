"""What is in the box, by number: the tables below say what each piece is. Zones and counters stand here too."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from miskatonic.core.declared import PIECE
from miskatonic.core.options import Verb, plain
from miskatonic.core.pieces import of_kind
from miskatonic.core.seats import seat_slug
from miskatonic.core.state import State
from miskatonic.core.zones import Layout, hidden, own
from miskatonic.games.arkham_lcg.cards import collection
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards.passives import Passive
from miskatonic.games.arkham_lcg.cards.scenarios import MakeCultistDeck
from miskatonic.games.arkham_lcg.cards.terms import SKILLS, TOKENS, WILD

SEATS: Final = 4
NO_TITLE_SHARED: Final = (s.Act, s.Agenda, s.Enemy, s.Investigator, s.Treachery)
MOST_TOKENS: Final = 40
"""So many tokens there can be in a bag, and so outside it."""
MOST_ENTERED: Final = 4
"""So many locations nobody can enter in one test that call for a test."""
OPENING_HAND: Final = 5  # AH-SUP-09
NOBODY: Final = -1

PLAYER_CARDS: Final = collection.PLAYER_CARDS
SCENARIOS: Final = collection.SCENARIOS
CAMPAIGNS: Final = collection.CAMPAIGNS
ENCOUNTER_SETS: Final = {one.slug: one for scenario in SCENARIOS for one in scenario.in_box}
"""Every encounter set by its name; one that several scenarios gather is in the box once."""
ENCOUNTER_CARDS: Final = tuple(card for one in ENCOUNTER_SETS.values() for card in one.cards)

EARNED_CARDS: Final = tuple(card for card in ENCOUNTER_CARDS if isinstance(card, s.Asset))
"""Story assets, which somebody may have earned for the deck in an earlier scenario (AH-XPR-09)."""


def _everything() -> Iterator[tuple[s.Sheet, int, int]]:
    """Every piece: its sheet, whose it is (a seat or nobody), and which copy."""
    for sheet in (*collection.INVESTIGATORS, *ENCOUNTER_CARDS):
        yield from ((sheet, NOBODY, copy) for copy in range(1, copies_of(sheet) + 1))
    for seat in range(SEATS):
        for card in (*PLAYER_CARDS, *EARNED_CARDS):
            yield from ((card, seat, copy) for copy in range(1, card.copies + 1))


def copies_of(sheet: s.Sheet) -> int:
    """How many copies of a card there are, for each seat where players own it."""
    return 1 if isinstance(sheet, s.Investigator | s.Location | s.Act | s.Agenda) else sheet.copies


_PIECES: Final = tuple(_everything())
SHEETS: Final = tuple(sheet for sheet, _, _ in _PIECES)
"""The card that each piece number is."""
OWNER: Final = tuple(seat for _, seat, _ in _PIECES)
"""The seat whose card it is; NOBODY for cards of the scenario (AH-OWN-01)."""
SLUG: Final = tuple(sheet.slug for sheet in SHEETS)
"""What copies of a card share (AH-OWN-03)."""
TITLES_SHARED: Final = {
    sheet.slug: sheet.title for sheet in SHEETS if not isinstance(sheet, NO_TITLE_SHARED) and sheet.title
}
"""For cards that share a title with others: the slug that stands for it."""
TITLE: Final = tuple(TITLES_SHARED.get(slug, slug) for slug in SLUG)
"""What cards of one title share, whatever their level (AH-OWN-03)."""
CODE: Final = tuple(sheet.code for sheet in SHEETS)


def _piece_slugs() -> tuple[str, ...]:
    slugs: list[str] = []
    for sheet, seat, copy in _PIECES:
        several = f"#{copy}" if copy > 1 else ""
        owned = seat > 0 or (seat == 0 and sheet in EARNED_CARDS)
        slugs.append(f"{sheet.slug}{several}@{seat + 1}" if owned else f"{sheet.slug}{several}")
    return tuple(slugs)


PIECE_SLUGS: Final = _piece_slugs()
"""The name of each piece in keys, in saves and on the table."""

ASSET: Final = of_kind(SHEETS, s.Asset)
EVENT: Final = of_kind(SHEETS, s.Event)
SKILL: Final = of_kind(SHEETS, s.Skill)
TREACHERY: Final = of_kind(SHEETS, s.Treachery)
ENEMY: Final = of_kind(SHEETS, s.Enemy)
WITHOUT_TEXT: Final = {
    i: replace(sheet, powers=(), passive=(), victory=0, hunter=False, retaliate=False, massive=False, aloof=False, prey=None)
    for i, sheet in ENEMY.items()
}
"""Enemies as they are while their text box is blank: figures and traits stay (AH-BLK-01)."""
INVESTIGATOR: Final = of_kind(SHEETS, s.Investigator)
LOCATION: Final = of_kind(SHEETS, s.Location)
ACT_CARD: Final = of_kind(SHEETS, s.Act)
AGENDA_CARD: Final = of_kind(SHEETS, s.Agenda)
STORY_ASSETS: Final = tuple(sheet for i, sheet in ASSET.items() if OWNER[i] == NOBODY)
"""Assets that come with a scenario and can be earned."""
WEAKNESSES: Final = frozenset(i for i, sheet in enumerate(SHEETS) if getattr(sheet, "weakness", False))
TRAITS_OF: Final = tuple(getattr(sheet, "traits", ()) for sheet in SHEETS)
PASSIVE: Final[dict[int, tuple[Passive, ...]]] = {
    i: sheet.passive for i, sheet in enumerate(SHEETS) if not isinstance(sheet, s.Skill) and sheet.passive
}
ICONS: Final = tuple(sheet.icons if isinstance(sheet, s.Asset | s.Event | s.Skill) else () for sheet in SHEETS)
MATCHING: Final = tuple(tuple(icons.count(skill) + icons.count(WILD) for icons in ICONS) for skill in range(WILD))
"""For each skill, how many icons of each card match it; a wild one matches any (AH-SKL-06)."""
FAST: Final = frozenset({i for i, card in ASSET.items() if card.fast} | {i for i, card in EVENT.items() if card.own_turn})
"""Cards played without an action in one's own turn (AH-KEY-02)."""
SLOW: Final = frozenset((*ASSET, *EVENT)) - FAST
COST: Final = tuple(sheet.cost if isinstance(sheet, s.Asset | s.Event) else -1 for sheet in SHEETS)
VICTORY_POINTS: Final = tuple(sheet.victory if isinstance(sheet, s.Enemy | s.Location) else 0 for sheet in SHEETS)

PLACE_CARDS: Final = tuple(LOCATION)
"""The location cards; a place is the number of one of them among all."""
PLACE_SLUGS: Final = tuple(LOCATION[card].slug for card in PLACE_CARDS)
PLACE_OF: Final = {card: place for place, card in enumerate(PLACE_CARDS)}
PLACES: Final = len(PLACE_CARDS)
PLACE_NAMED: Final = {LOCATION[card].slug: place for card, place in PLACE_OF.items()}
SCENARIO_OF: Final = {
    PLACE_NAMED[card.slug]: number
    for number, scenario in enumerate(SCENARIOS)
    for one in scenario.in_box
    for card in one.cards
    if isinstance(card, s.Location)
}
"""The scenario to which each place belongs; connection symbols mean something only within it."""


def leads_by_trait(card: int, other: int) -> bool:
    """Whether a location leads to all others with a trait that this one has."""
    return card != other and not set(LOCATION[card].leads_to).isdisjoint(LOCATION[other].traits)


CONNECTED: Final = {
    place: tuple(
        PLACE_OF[other]
        for other in PLACE_CARDS
        if SCENARIO_OF[PLACE_OF[other]] == SCENARIO_OF[place]
        and (LOCATION[other].symbol in LOCATION[card].connects or leads_by_trait(card, other))
    )
    for place, card in enumerate(PLACE_CARDS)
}
"""Where each location's own card says it leads (AH-INV-22, AH-LOR-06)."""
PLACES_CALLED: Final = {
    name: tuple(PLACE_OF[card] for card in PLACE_CARDS if name in (SLUG[card], TITLE[card]))
    for name in dict.fromkeys(name for card in PLACE_CARDS for name in (SLUG[card], TITLE[card]))
}
"""The places that a name means: one, or several that share a title, of which one is in play at most."""
RECORDS: Final = tuple(
    dict.fromkeys(record for scenario in SCENARIOS for outcome in scenario.outcomes for record in outcome.records)
)
"""What the campaign log can remember of a scenario (AH-CPG-01)."""

IN_CULTIST_DECK: Final = frozenset(
    piece
    for scenario in SCENARIOS
    for step in scenario.set_up
    if isinstance(step, MakeCultistDeck)
    for piece in ENEMY
    if ENEMY[piece] in step.cultists.cards
)
"""The enemies that are shuffled into a deck of their own."""
UNIQUE_ENEMIES: Final = frozenset(piece for piece, sheet in ENEMY.items() if sheet.unique)

# -------------------------------------------------------------------- counters

PLACE: Final = "place"
SEAT_ARG: Final = "seat"
TOKEN_ARG: Final = "token"
RESOLUTION_ARG: Final = "resolution"
"""What numbers can stand for, besides pieces."""

_layout: Final = Layout()
_counter, _counters = _layout.counter, _layout.counters


DAMAGE: Final = _counters("damage", PIECE_SLUGS)
HORROR: Final = _counters("horror", PIECE_SLUGS)
CLUES: Final = _counters("clues", PIECE_SLUGS)
"""On locations, on investigators (those they hold), and on a few other cards."""
DOOM: Final = _counters("doom", PIECE_SLUGS)
USES_LEFT: Final = _counters("uses", PIECE_SLUGS)
RESOURCES_ON: Final = _counters("resources-on", PIECE_SLUGS)
EXHAUSTED: Final = _counters("exhausted", PIECE_SLUGS)
PLAYS: Final = _counters("plays", SEATS, points=PIECE)
"""The investigator of each seat, as a piece."""
AT: Final = _counters("at", SEATS, points=PLACE)
"""The place of each seat's investigator."""
OUT: Final = _counters("out", SEATS)
"""How a seat left the game."""
DEFEATED: Final = 1
RESIGNED: Final = 2
AWAY: Final = 3
"""Sitting this scenario of a campaign out, from its start."""
RESOURCES: Final = _counters("resources", SEATS)
ACTIONS: Final = _counters("actions", SEATS)
TOME_ACTIONS: Final = _counters("tome-actions", SEATS)
"""Extra actions that only fit some cards (AH-ACN-03)."""
PHYSICAL: Final = _counters("physical-trauma", SEATS)
MENTAL: Final = _counters("mental-trauma", SEATS)
TRAUMAS: Final = (PHYSICAL, MENTAL)
UPGRADING: Final = _counters("upgrading", SEATS)
"""The seat has not yet said that its deck is ready for the next scenario."""


def _once_ready(s: State, seat: int, viewer: int) -> bool:
    """What a deck does not hold, and what is left to spend, is for its owner to know until the deck is ready (AH-COO-02)."""
    return seat == viewer or UPGRADING[seat] not in s.counts


EXPERIENCE: Final = _counters("experience", SEATS, sees=_once_ready)
EXPERIENCE_LOST: Final = _counters("experience-lost", SEATS)
KILLED: Final = _counters("killed", SEATS)
"""Out of the campaign: dead, or DRIVEN_INSANE."""
DEAD: Final = 1
DRIVEN_INSANE: Final = 2
EARNED: Final = _counters("earned", PIECE_SLUGS, points=SEAT_ARG)
"""The seat that may take a story asset into its deck; SEATS stands for an investigator who is yet to come.

Of a seat's own copy it says that the seat brought it along from an earlier campaign.
"""
GAINED: Final = _counters("gained", PIECE_SLUGS)
"""Weaknesses that joined a deck during a campaign (AH-WKR-05)."""
RECORDED: Final = _counters("recorded", RECORDS)
"""What the campaign log remembers."""
INTERROGATED: Final = _counters("interrogated", PIECE_SLUGS)
"""The Cultists whom the campaign log lists as interrogated."""
ESCAPED: Final = _counters("escaped", PIECE_SLUGS)
"""Those whom it lists as having got away."""
MOVES_LATER: Final = _counters("moves-later", SEATS, points=PLACE)
"""Where a seat's investigator moves once the test under way has ended."""
ENTERED_BEFORE: Final = _counters("entered-before", SEATS * MOST_ENTERED, points=PLACE)
"""The locations entered during the test under way that call for a test after it, one after another: each for every seat."""
OPENING_LOSS: Final = _counter("opening-loss")
"""How many random cards everybody loses of the opening hand."""
LIES_WHERE: Final = _counters("lies-where", PLACE_SLUGS, points=PLACE)
"""For a location that nobody had looked at: the unrevealed card in whose place it lies."""
HAD_TURN: Final = _counters("had-turn", SEATS)
DEAR_ACTION_TAKEN: Final = _counters("dear-action-taken", SEATS)
"""A move, fight or evade was taken this round."""
SHIELDED: Final = _counters("shielded", SEATS)
"""Enemies that are not Elite cannot attack this round."""
TOKENLESS: Final = _counters("tokenless", SEATS)
"""No chaos tokens are revealed in this seat's tests until its turn ends."""
LEARNED: Final = tuple(_counters(f"learned-{skill}", SEATS) for skill in SKILLS[:WILD])
"""For each skill, how much more of it a seat has until the phase ends."""
BLANK: Final = _counters("blank", PIECE_SLUGS)
"""Enemies without a text box until the phase ends."""
MIND: Final = _counters("intellect-stands-in", SEATS)
LEAD: Final = _counter("lead")
ACTIVE: Final = _counter("active", points=SEAT_ARG)
"""The seat whose turn it is."""
ROUND: Final = _counter("round")
PHASE: Final = _counter("phase")
PERIL: Final = _counter("peril", points=SEAT_ARG)
"""The seat that resolves a card with peril."""
STARTED: Final = _counter("started")
"""Investigators at the start of the scenario (AH-CON-08)."""
SCENARIO: Final = _counters("scenario", tuple(scenario.slug for scenario in SCENARIOS))
"""The scenario that is played."""
CAMPAIGN: Final = _counters("campaign", tuple(campaign.slug for campaign in CAMPAIGNS))
"""The campaign that is played; none when a scenario is played on its own."""
EXPERIENCE_EARNED: Final = _counters("experience-earned", SEATS)
"""In the whole campaign by the present investigator, spent or not."""
ROUNDS_BEFORE: Final = _counter("rounds-before")
"""The rounds of earlier scenarios of a campaign."""


def _sees_purchase(s: State, piece: int, viewer: int) -> bool:
    """What somebody buys is nobody else's business until the deck is ready (AH-COO-02)."""
    return OWNER[piece] == viewer or UPGRADING[OWNER[piece]] not in s.counts


BUYING: Final = _counters("buying", SEATS, points=PIECE, sees=own)
"""The card for which a seat is about to say what leaves the deck."""
BOUGHT: Final = _counters("bought", PIECE_SLUGS, points=PIECE, sees=_sees_purchase)
"""For a card that was bought in this interlude, the one that left the deck for it."""
RESERVE: Final = _counters(
    "reserve", tuple(f"{sheet.slug}/{card.code}" for sheet in collection.INVESTIGATORS for card in PLAYER_CARDS)
)
"""The copies of each card in decks that wait for an investigator to be needed, investigator by investigator."""
DIFFICULTY: Final = _counter("difficulty")
BAG: Final = _counters("bag", TOKENS)
REVEALED: Final = _counters("revealed", MOST_TOKENS, points=TOKEN_ARG)
"""The tokens revealed in the present test, one after another."""
TURNED: Final = _counters("turned", MOST_TOKENS)
"""Those of them whose negative modifier counts as positive."""
TOKENS_ASIDE: Final = _counters("tokens-aside", TOKENS)
"""Tokens drawn with others in the present test, of which another one counts."""
MORE_TOKENS: Final = _counter("more-tokens")
"""How many tokens more than one are revealed next."""
TESTER: Final = _counter("tester", points=SEAT_ARG)
"""The seat that takes a test; the other numbers of the test follow."""
TEST_SKILL: Final = _counter("test-skill")
TEST_KIND: Final = _counter("test-kind")
TEST_DIFFICULTY: Final = _counter("test-difficulty")
TEST_TARGET: Final = _counter("test-target", points=PIECE)
"""The enemy."""
TEST_PLACE: Final = _counter("test-place", points=PLACE)
"""The location under investigation."""
TEST_PLUS: Final = _counter("test-plus")
"""What the card that called for the test and boosts add to the skill."""
TEST_DAMAGE: Final = _counter("test-damage")
"""Extra damage of the attack, or extra clues of the investigation."""
TEST_RESULT: Final = _counter("test-result")
SUCCESS: Final = 1
FAILURE: Final = 2
TEST_MARGIN: Final = _counter("test-margin")
AUTO: Final = _counter("auto")
"""The token settles the test: SUCCESS or FAILURE."""
REDRAW: Final = _counter("redraw")
ANOTHER: Final = _counter("another")
"""The token asks for another one."""
RETURNING: Final = _counters("returning", PIECE_SLUGS)
"""Committed cards that go back to the hand."""
PASS_UNTIL: Final = _counters("pass-until", SEATS)
"""What a seat has asked to be spared: windows of this phase, or of this round."""
OF_PHASE: Final = 1
OF_ROUND: Final = 2
MUTED: Final = _counters("muted", PIECE_SLUGS)
"""Cards that windows no longer ask about: whom, by bits."""
SCENARIO_OVER: Final = _counter("resolution", points=RESOLUTION_ARG)
"""The resolution reached."""

COUNTERS: Final = tuple(_layout.counter_families)

# -------------------------------------------------------------------- zones

IN_HAND: Final = "hand"
IN_DISCARD: Final = "discard"

_zone, _zones = _layout.zone, _layout.zones


PLAYED_BY: Final = _zones("investigator", SEATS, live=True)
DECK: Final = _zones("deck", SEATS, sees=hidden)
HAND: Final = _zones("hand", SEATS, sees=own, live=IN_HAND)
DISCARD: Final = _zones("discard", SEATS, live=IN_DISCARD)
PLAY: Final = _zones("play", SEATS, live=True)
THREAT: Final = _zones("threat", SEATS, live=True)
COMMITTED: Final = _zones("committed", SEATS)
RESOLVING: Final = _zone("resolving")
"""An event being played or an encounter card being drawn: in no other area (AH-INI-07)."""
ASIDE_HAND: Final = _zones("set-aside-hand", SEATS, sees=own)
"""Opening cards set aside by the mulligan, and weaknesses drawn too early."""
SEARCHED: Final = _zones("searched", SEATS, sees=own)
"""Cards being looked at or searched."""
AT_PLACE: Final = _zones("at-place", PLACE_SLUGS, live=True)
"""Enemies engaged with nobody, and story cards nobody controls."""
ATTACHED: Final = _zones("attached", PLACE_SLUGS, live=True)
ENEMIES_IN_PLAY: Final = frozenset((*THREAT, *AT_PLACE))
CARDS_IN_PLAY: Final = frozenset((*PLAY, *THREAT, *AT_PLACE, *ATTACHED))
UNREVEALED: Final = _zone("unrevealed-locations")
LOCATIONS_OPEN: Final = _zone("locations", live=True)
ACT: Final = _zone("act", live=True)
ACT_DECK: Final = _zone("act-deck")
AGENDA: Final = _zone("agenda", live=True)
AGENDA_DECK: Final = _zone("agenda-deck")
ENCOUNTER_DECK: Final = _zone("encounter-deck", sees=hidden)
ENCOUNTER_DISCARD: Final = _zone("encounter-discard")
CULTIST_DECK: Final = _zone("cultist-deck", sees=hidden, accepts=IN_CULTIST_DECK.__contains__)
ASIDE: Final = _zone("aside")
VICTORY: Final = _zone("victory")
REMOVED: Final = _zone("removed")
SHELF: Final = _zone("shelf")
"""What no scenario of the campaign needs now."""
UNUSED: Final = _zone("unused-investigators")
"""Investigators whom nobody has played in this campaign."""
FALLEN: Final = _zones("fallen", ("killed", "insane"))
"""Investigators who are out of the campaign (AH-TRA-03)."""
DECK_LIST: Final = _zones("deck-list", SEATS, sees=own)
"""A deck of a campaign while no scenario is played with it."""
COLLECTION: Final = _zones("collection", SEATS, sees=_once_ready)
"""In a campaign the cards of a seat that are not in its deck (AH-CPG-06)."""

ZONES: Final = tuple(_layout.zone_families)

# -------------------------------------------------------------------- what can be chosen


def piece_slug(piece: int) -> str:
    """The name of a piece in keys."""
    return PIECE_SLUGS[piece]


def place_slug(place: int) -> str:
    """The name of a place in keys."""
    return LOCATION[PLACE_CARDS[place]].slug


PICK: Final = Verb("pick", piece_slug)
COMMIT: Final = Verb("commit", piece_slug)
PLAY_CARD: Final = Verb("play", piece_slug)
MOVE_TO: Final = Verb("move", place_slug)
TO_PLACE: Final = Verb("to", place_slug)
FIGHT_ENEMY: Final = Verb("fight", piece_slug)
EVADE_ENEMY: Final = Verb("evade", piece_slug)
ENGAGE_ENEMY: Final = Verb("engage", piece_slug)
MUTE: Final = Verb("never", piece_slug)
SEAT: Final = Verb("seat", seat_slug)
MAIN: Final = 0
SIGN: Final = 1
TOKEN: Final = 2
CARD: Final = 3
"""Results of a test: the effect that called for it, the elder sign, and, four times its number above, a token or a card."""


def result_slug(result: int) -> str:
    """The name of a result in keys."""
    number, kind = divmod(result, 4)
    match kind:
        case 0:  # MAIN
            return "test"
        case 1:  # SIGN
            return "elder-sign"
        case 2:  # TOKEN
            return TOKENS[number]
        case _:
            return PIECE_SLUGS[number]


RESULT: Final = Verb("result", result_slug)
CHAOS_TOKEN: Final = Verb("token", lambda token: TOKENS[token])
PUT_ON: Final = Verb("on", piece_slug)
TRAUMA: Final = Verb("trauma", lambda i: ("physical", "mental")[i])
NEW_INVESTIGATOR: Final = Verb("new", piece_slug)
UPGRADE: Final = Verb("upgrade", piece_slug)
BUY: Final = Verb("buy", piece_slug)
REPLACE: Final = Verb("replace", piece_slug)
TAKE: Final = Verb("take", piece_slug)
LEAVE: Final = Verb("leave", piece_slug)
BACK: Final = plain("back")
SIT_OUT: Final = plain("sit-out")
COME_BACK: Final = plain("come-back")
DRAW_CARD: Final = plain("draw")
TAKE_RESOURCE: Final = plain("resource")
INVESTIGATE_HERE: Final = plain("investigate")
END_TURN: Final = plain("end-turn")
ADVANCE: Final = plain("advance")
REVEAL: Final = plain("reveal")
KEEP: Final = plain("keep")
PASS_PHASE: Final = plain("pass-phase")
PASS_ROUND: Final = plain("pass-round")
YES: Final = plain("yes")
NO: Final = plain("no")
STAY: Final = plain("stay")
ENCOUNTERS_TOP: Final = plain("encounter-deck")
