"""What is in the box, by number: the tables below say what each piece is. Zones and counters stand here too."""

from collections.abc import Iterable
from typing import Final

from miskatonic.core.declared import PIECE
from miskatonic.core.options import Verb, plain
from miskatonic.core.pieces import numbered, of_kind
from miskatonic.core.seats import seat_slug
from miskatonic.core.zones import Layout, hidden
from miskatonic.games.elder_sign.cards import sheets as s
from miskatonic.games.elder_sign.cards.adventures import ADVENTURES
from miskatonic.games.elder_sign.cards.allies import ALLIES
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import COLOURS, DICE
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.cards.items import COMMON_ITEMS, UNIQUE_ITEMS
from miskatonic.games.elder_sign.cards.monsters import MASKS, MONSTERS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.cards.spells import SPELLS
from miskatonic.games.elder_sign.cards.words import ALLY, COMMON, SPELL, UNIQUE, VALUES
from miskatonic.games.elder_sign.cards.worlds import WORLDS

SEATS: Final = 8
MUSEUM: Final = 6
"""Six adventures lie open (ES-SET-07): the places 0 to 5."""
PLACES: Final = MUSEUM + len(WORLDS)
"""Behind them come the places of the Other Worlds."""
ENTRANCE: Final = -1
"""Where one stands who is on no card. In the battle everybody stands on the Ancient One, which is nowhere else."""
CLUES_IN_BOX: Final = 15  # ES-COM-05, ES-COM-06
TASKS_PRINTED: Final = 3
"""No card has more tasks than this; tasks from this number on are monsters below the lowest task, in order."""

Sheet = s.Adventure | s.Possession | s.Mythos | s.Monster | s.Investigator | s.AncientOne | s.Die


def _everything() -> tuple[Sheet, ...]:
    sheets: list[Sheet] = [*ADVENTURES, *WORLDS, *COMMON_ITEMS, *UNIQUE_ITEMS, *SPELLS, *ALLIES, *MYTHOS]
    for token in (*MONSTERS, *MASKS):
        sheets.extend([token] * token.copies)
    sheets.extend([*INVESTIGATORS, *ANCIENT_ONES, *(s.Die(colour) for colour in DICE)])
    return tuple(sheets)


SHEETS: Final = _everything()
"""The card, token or die that each piece number is."""


# What is printed on a piece, in the type that it has.
ADVENTURE: Final = of_kind(SHEETS, s.Adventure)
POSSESSION: Final = of_kind(SHEETS, s.Possession)
MYTHOS_CARD: Final = of_kind(SHEETS, s.Mythos)
MONSTER: Final = of_kind(SHEETS, s.Monster)
INVESTIGATOR: Final = of_kind(SHEETS, s.Investigator)
ANCIENT_ONE_CARD: Final = of_kind(SHEETS, s.AncientOne)


ADVENTURE_CARDS: Final = tuple(i for i, card in ADVENTURE.items() if not card.is_world)
WORLD_CARDS: Final = tuple(i for i, card in ADVENTURE.items() if card.is_world)
MYTHOS_CARDS: Final = tuple(MYTHOS_CARD)
MONSTER_TOKENS: Final = tuple(MONSTER)
INVESTIGATOR_CARDS: Final = tuple(INVESTIGATOR)
ANCIENT_ONE_CARDS: Final = tuple(ANCIENT_ONE_CARD)
DICE_PIECES: Final = tuple(of_kind(SHEETS, s.Die))
GREEN_DICE: Final = DICE_PIECES[:6]
YELLOW_DIE: Final = DICE_PIECES[6]
RED_DIE: Final = DICE_PIECES[7]
DIE_OF: Final = (GREEN_DICE[0], YELLOW_DIE, RED_DIE)
"""A die of each colour: the only one for yellow and red."""
FIRST_DIE: Final = DICE_PIECES[0]
ALL_DICE: Final = len(DICE_PIECES)
COLOUR_OF: Final = {die: DICE[die - FIRST_DIE] for die in DICE_PIECES}


def _lock(sheet: Sheet) -> int:
    match sheet:
        case s.Adventure() | s.Monster():
            return sheet.lock
        case s.Mythos():
            return sheet.lower.lock
        case _:
            return s.NO_LOCK


LOCK_COLOUR: Final = tuple(_lock(sheet) for sheet in SHEETS)
TROPHIES: Final = tuple(sheet.trophy if isinstance(sheet, s.Adventure | s.Monster) else 0 for sheet in SHEETS)
"""What each piece is worth as a trophy."""


def _code(sheet: Sheet) -> str:
    return f"die-{COLOURS[sheet.colour]}" if isinstance(sheet, s.Die) else sheet.code


PIECE_SLUGS: Final = numbered((_code(sheet), isinstance(sheet, s.Die | s.Monster)) for sheet in SHEETS)
"""The name of each piece in keys, in saves and on the table."""


def slugs_of(pieces: Iterable[int]) -> tuple[str, ...]:
    """The names of some pieces."""
    return tuple(PIECE_SLUGS[piece] for piece in pieces)


# -------------------------------------------------------------------- counters
# A family of counters or zones is the list of its names, so that SANITY_OF[2] is as quick as it looks. No count is secret.

_layout: Final = Layout()
_counter, _counters = _layout.counter, _layout.counters


PLACE_ARG: Final = "place"
TASK_ARG: Final = "task"
FACE_ARG: Final = "face"
"""What numbers of these sorts stand for: a place, a task of its card, a face of a die."""


def _of_pieces(name: str, pieces: tuple[int, ...], points: str = "") -> dict[int, str]:
    return dict(zip(pieces, _counters(name, slugs_of(pieces), points=points), strict=True))


VALUE_OF: Final = (_counters("sanity", SEATS), _counters("health", SEATS))
LIMIT_OF: Final = (_counters("sanity-limit", SEATS), _counters("health-limit", SEATS))
"""Both by value (SANITY, HEALTH) and seat."""
CLUES: Final = _counters("clues", SEATS)
AT: Final = _counters("at", SEATS, points=PLACE_ARG)
"""The place of each seat's investigator; none at the entrance (or, in the battle, before the Ancient One)."""
PLAYS: Final = _counters("plays", SEATS, points=PIECE)
"""The investigator that each seat plays, as a piece; nobody for a seat that has none."""
ANCIENT_ONE: Final = _counter("ancient-one", points="ancient-one")
"""The place of the Ancient One among all of them."""
ACTIVE: Final = _counter("active")
TURNS: Final = _counter("turns")
"""How many turns have begun."""
STEP: Final = _counter("step")
"""One of the steps below, for the table to show."""
MOVEMENT: Final = 1
ADVENTURE_STEP: Final = 2
CLOCK_STEP: Final = 3
MIDNIGHT_STEP: Final = 4
CLOCK: Final = _counter("clock")
"""Quarters of a day since midnight: 0 is XII, 1 is III."""
MIDNIGHTS_DUE: Final = _counter("midnights-due")
DAYS: Final = _counter("days")
"""How many midnights have been."""
DOOM: Final = _counter("doom")
SIGNS: Final = _counter("signs")
AWAKE: Final = _counter("awake")
WAKING: Final = _counter("waking")
"""It awoke in this turn or midnight: nothing else of it takes place (ES-AWK-06, ES-BAT-15)."""
HOLD_AWAKENING: Final = _counter("hold-awakening")
"""A reward or penalty is being carried out: an awakening waits for its end (ES-AWK-07, ES-AWK-08)."""
GONE: Final = _counter("gone")
"""The active investigator was devoured in the own turn: nothing else of the adventure step happens (ES-DEV-10)."""
FACE: Final = _of_pieces("face", DICE_PIECES, points=FACE_ARG)
"""What each die shows; nothing for one that has not been rolled."""
PLACED_ON: Final = _of_pieces("placed-on", DICE_PIECES, points=TASK_ARG)
"""The task on which a die lies."""
LOCK_OF: Final = _of_pieces("lock-of", DICE_PIECES, points=PIECE)
"""The piece that locks a die."""
LEFT_POOL: Final = _of_pieces("left-pool", DICE_PIECES)
"""A yellow or red die that was in the pool and has left it this turn (ES-DIE-06)."""
LOCK_ORDER: Final = _counters("lock-order", PIECE_SLUGS)
"""For every lock in play, which one it was (ES-LCK-09)."""
LOCKS_MADE: Final = _counter("locks-made")
DONE: Final = _counters("done", TASKS_PRINTED)
"""Which printed tasks of the card being attempted are completed."""
BEATEN: Final = _of_pieces("beaten", MONSTER_TOKENS)
"""Monsters whose task was completed in this attempt, or that lie face down."""
FACE_DOWN: Final = _of_pieces("face-down", MONSTER_TOKENS)
TASK_OF: Final = _of_pieces("task-of", MONSTER_TOKENS, points=TASK_ARG)
"""The printed task that a monster covers; none for one below the lowest task."""
ROLLED: Final = _counter("rolled")
"""Rolls made in this attempt."""
TASKS_BY_ROLL: Final = _counter("tasks-by-roll")
"""Tasks completed with the present roll (ES-TSK-04)."""
FREE_REROLLS: Final = _counter("free-rerolls")
FOCUS_USED: Final = _counter("focus-used")
HELPED: Final = _counters("helped", SEATS)
"""Who has assisted this turn (ES-AST-08)."""
FAILING: Final = _counter("failing")
"""An effect has made the attempt fail."""
GIVEN_UP: Final = _counter("given-up")
"""The attempt was given up, and has still to fail (ES-FAI-06)."""
WARDED: Final = _counter("warded")
"""The penalty costs no sanity and no health."""
WORLDS_LOST: Final = _counter("worlds-lost")
SECOND_MYTHOS: Final = _counter("second-mythos")
"""The harder game: a second Mythos card at each midnight, without its lasting effect."""

COUNTERS: Final = tuple(_layout.counter_families)

# -------------------------------------------------------------------- zones

_zone, _zones = _layout.zone, _layout.zones


CARD_AT: Final = _zones("card-at", PLACES)
"""The adventure or Other World that lies open at each place."""
MONSTERS_AT: Final = _zones("monsters-at", PLACES)
"""The monsters on it, in the order they came."""
ADVENTURE_DECK: Final = _zone("adventure-deck", sees=hidden)
WORLD_DECK: Final = _zone("world-deck", sees=hidden)
DECK_OF: Final = {
    COMMON: _zone("common-deck", sees=hidden),
    UNIQUE: _zone("unique-deck", sees=hidden),
    SPELL: _zone("spell-deck", sees=hidden),
    ALLY: _zone("ally-deck", sees=hidden),
}
MYTHOS_DECK: Final = _zone("mythos-deck", sees=hidden)
MYTHOS_OPEN: Final = _zone("mythos-open")
"""The Mythos card in force."""
MYTHOS_BESIDE: Final = _zone("mythos-beside")
"""Older ones that stay in force (ES-MYT-04)."""
POOL_OF_MONSTERS: Final = _zone("monster-pool", sees=hidden)
ARRIVING: Final = _zone("arriving")
"""A monster that was drawn and is being placed."""
OWNED: Final = _zones("owned", SEATS, live=True)
"""Items, spells and allies of each seat."""
IN_USE: Final = _zone("in-use", live=True)
"""Items used up whose second effect lasts until the end of the adventure step."""
TROPHIES_OF: Final = _zones("trophies", SEATS)
PLAYED_BY: Final = _zones("investigator", SEATS, live=True)
INVESTIGATORS_LEFT: Final = _zone("investigators-left")
DEVOURED: Final = _zone("devoured")
OPPONENT: Final = _zone("opponent")
"""The Ancient One of this game."""
BOX: Final = _zone("box")
"""What this game does not use, and what has left it."""
FREE_DICE: Final = _zone("free-dice")
POOL: Final = _zone("pool")
PLACED: Final = _zone("placed")
REMOVED: Final = _zone("removed")
FOCUS: Final = _zone("focus")
HELP: Final = _zones("help", SEATS)
"""Dice on the tokens of helpers."""
SPELL_CARDS: Final = tuple(i for i, card in POSSESSION.items() if card.kind == SPELL)
_HELD: Final = _zones("held", slugs_of(SPELL_CARDS))
HELD: Final = dict(zip(SPELL_CARDS, _HELD, strict=True))
"""Dice on each spell."""
LOCKED: Final = _zone("locked")
DICE_GONE: Final = _zone("dice-gone")
"""Dice out of the game since the awakening (ES-AWK-03)."""

ZONES: Final = tuple(_layout.zone_families)

SECURED: Final = (FOCUS, *HELP, *_HELD)
"""Where secured dice lie."""

# -------------------------------------------------------------------- what can be chosen


def piece_slug(piece: int) -> str:
    """The name of a piece in keys."""
    return PIECE_SLUGS[piece]


def place_slug(place: int) -> str:
    """The name of a place in keys."""
    return f"museum-{place + 1}" if place < MUSEUM else f"world-{place - MUSEUM + 1}"


def task_slug(task: int) -> str:
    """The name of a task in keys: by its place from the top, or a monster below the lowest."""
    return str(task + 1) if task < TASKS_PRINTED else f"below-{task - TASKS_PRINTED + 1}"


def spot_slug(spot: int) -> str:
    """A spot for a monster: a place and a printed task, or the place below its lowest task."""
    place, task = divmod(spot, SPOTS)
    return f"{place_slug(place)}/{task + 1}" if task < BELOW else f"{place_slug(place)}/below"


BELOW: Final = TASKS_PRINTED
SPOTS: Final = TASKS_PRINTED + 1
"""Spots for monsters on every card: one a printed task, and one below."""


def dice_slug(mask: int) -> str:
    """A set of dice in keys."""
    return "+".join(PIECE_SLUGS[die] for i, die in enumerate(DICE_PIECES) if mask >> i & 1)


PERSON: Final = Verb("person", seat_slug)
MOVE: Final = Verb("move", place_slug)
TO_ENTRANCE: Final = plain("move-to-entrance")
COMPLETE: Final = Verb("complete", task_slug)
COVER: Final = Verb("cover", dice_slug)
PICK: Final = Verb("pick", piece_slug)
"""A die, a monster, a card or a trophy, by its piece."""
FOCUS_ON: Final = Verb("focus", piece_slug)
ASK_HELP: Final = Verb("ask", seat_slug)
TAKE_OFF: Final = Verb("take-off", piece_slug)
"""Take a die off a spell, to roll it."""
SPOT: Final = Verb("spot", spot_slug)
OFFER: Final = Verb("offer", lambda i: OFFERS[i].code)
VALUE: Final = Verb("lose", lambda i: VALUES[i])
SETTLE: Final = Verb("settle", piece_slug)
"""Pay the debt of a Mythos card."""
INVESTIGATE_AS: Final = Verb("play", piece_slug)
EFFECT_OF: Final = Verb("effect-of", piece_slug)
ROLL: Final = plain("roll")
REROLL: Final = plain("reroll")
"""Spend a clue, or a reroll that a clue has given."""
ROLL_THESE: Final = plain("roll-these")
FAIL_ROLL: Final = plain("fail-roll")
ROLL_ON: Final = plain("roll-on")
GIVE_UP: Final = plain("give-up")
GO_ON: Final = plain("go-on")
TO_PENALTY: Final = plain("to-penalty")
"""Nothing more before the attempt fails."""
TO_CLOCK: Final = plain("to-clock")
"""Nothing more before the clock moves."""
YES: Final = plain("yes")
NO: Final = plain("no")
ENOUGH: Final = plain("enough")
FIND: Final = plain("lost-and-found")
PAY: Final = plain("pay")
BE_DEVOURED: Final = plain("be-devoured")
