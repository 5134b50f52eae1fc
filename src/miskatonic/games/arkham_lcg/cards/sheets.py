"""The sheets that components are printed on: investigators, player cards, encounter cards, locations, acts, agendas."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards.passives import Passive
from miskatonic.games.arkham_lcg.cards.terms import NEUTRAL
from miskatonic.games.arkham_lcg.cards.words import Amount

NO_LEVEL: Final = -1
FREE_OF_COST: Final = -1
"""The cost of a card that cannot be played."""


class When(IntEnum):
    """When a power works: as an action, for free in a player window, or as an answer to something that happens."""

    ACTION = 0
    FREE = 1
    IN_TEST = 2
    """For free, during one's own test."""
    OWN_TURN = 3
    """For free, in a window of one's own turn."""
    ENEMY_DEFEATED = 4
    ENEMY_ATTACKS = 5
    ENEMY_ATTACKED = 6
    """After its attack."""
    DAMAGE_ASSIGNED = 7
    """To this asset, by an enemy's attack, before it is applied."""
    HORROR_PLACED = 8
    TOOK_DAMAGE = 9
    TOOK_HORROR = 10
    TOKEN_REVEALED = 11
    WOULD_FAIL = 12
    FAILED = 13
    INVESTIGATED = 14
    """A successful investigation."""
    ATTACK_SUCCEEDED = 15
    EVADED = 16
    CARD_PLAYED = 17
    ENTERED_PLAY = 18
    REVELATION = 19
    """A treachery is about to be resolved."""
    CLUES_DISCOVERED = 20
    TURN_BEGINS = 21
    TURN_ENDS = 22
    ROUND_ENDS = 23
    END_OF_ROUND = 24
    PHASE_ENDS = 25
    ENTERED_LOCATION = 26
    LEFT_LOCATION = 27
    GAME_ENDS = 28
    """For the bearer of a weakness, elimination included."""
    PHASE_BEGINS = 29
    ENEMY_SPAWNS = 30
    """Before it enters play."""
    ENEMY_SPAWNED = 31
    """After it entered play."""
    ENGAGED = 32
    """An enemy engaged somebody, whoever began it."""
    ENEMY_FALLS = 33
    """It is about to be defeated, and still in play."""
    INVESTIGATOR_FALLS = 34
    """Somebody is about to be defeated, and still in the game."""
    MOVES = 35
    """Somebody is about to leave a location; the move can be cancelled."""
    WOULD_REVEAL = 36
    """Before a token is drawn."""
    TOKEN_WAS_REVEALED = 37
    """After it was revealed, before it has its effect."""
    JOINED_VICTORY = 38
    """A card was put into the victory display."""


class Per(IntEnum):
    """In what a power can be used so often."""

    TEST = 0
    TURN = 1
    PHASE = 2
    ROUND = 3
    GAME = 4
    """A game is one scenario (AH-CPG-05)."""


class Among(IntEnum):
    """Whose uses of a power count together."""

    PLAYER = 0
    """Each player's own."""
    GROUP = 1
    """Those of all players (AH-LMT-02)."""
    COPIES = 2
    """Those of all cards with the title, whoever uses them (AH-LMT-03)."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What using a power costs besides the action."""

    resources: int = 0
    uses: int = 0
    exhaust: bool = False
    discard: bool = False
    horror: int = 0
    damage_here: int = 0
    """Damage put on the card itself."""
    horror_here: int = 0
    """Horror put on the card itself."""
    cards: int = 0
    """Cards discarded from hand, by choice."""
    clues: int = 0
    group_clues: int = 0
    """For each investigator, paid by the group together."""


@dataclass(frozen=True, slots=True)
class Power:
    """What a card can do or does: when, at what cost, on what condition, how often."""

    when: When
    effect: Effect
    cost: Cost = field(default_factory=Cost)
    actions: int = 1
    condition: c.Condition | None = None
    forced: bool = False
    times: int = 0
    per: Per | None = None
    parley: bool = False
    provokes: bool = True
    """Whether, as an action, it provokes attacks of opportunity as most do."""
    among: Among = Among.PLAYER


@dataclass(frozen=True, slots=True)
class Asset:
    """An asset: stays in play, may take slots, damage and horror."""

    code: str
    slug: str
    cost: int = FREE_OF_COST
    slots: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    traits: tuple[int, ...] = ()
    health: int = 0
    sanity: int = 0
    uses: tuple[int, int] | None = None
    """The kind of uses and how many."""
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()
    revelation: Effect | None = None
    klass: int = NEUTRAL
    fast: bool = False
    unique: bool = False
    copies: int = 2
    signature_of: str = ""
    weakness: bool = False
    is_story: bool = False
    level: int = 0
    title: str = ""
    """The slug of the title that it shares with cards of other levels; its own where it shares none."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event: played once. A reaction event has one power that says when; `own_turn` marks fast ones of the own turn."""

    code: str
    slug: str
    cost: int
    icons: tuple[int, ...] = ()
    traits: tuple[int, ...] = ()
    effect: Effect | None = None
    powers: tuple[Power, ...] = ()
    """How it is played as a reaction, or what it does while in hand or attached."""
    passive: tuple[Passive, ...] = ()
    klass: int = NEUTRAL
    own_turn: bool = False
    copies: int = 2
    signature_of: str = ""
    weakness: bool = False
    level: int = 0
    title: str = ""


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill card: committed to tests, perhaps with an effect when the test succeeds."""

    code: str
    slug: str
    icons: tuple[int, ...]
    traits: tuple[int, ...] = ()
    success: Effect | None = None
    """For the one who committed it; an attack's damage and the clues go to the tester."""
    only: int = 0
    """The kind of test in which the effect counts; 0 for any."""
    margin: int = 0
    own_tests: bool = False
    one_per_test: bool = False
    klass: int = NEUTRAL
    copies: int = 2
    level: int = 0
    title: str = ""


@dataclass(frozen=True, slots=True)
class Treachery:
    """A treachery, of the encounter deck or a weakness."""

    code: str
    slug: str
    revelation: Effect
    traits: tuple[int, ...] = ()
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()
    surge: bool = False
    peril: bool = False
    copies: int = 1
    weakness: bool = False
    signature_of: str = ""


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy, of the encounter deck or a weakness."""

    code: str
    slug: str
    fight: int
    health: int
    evade: int
    damage: int = 0
    horror: int = 0
    traits: tuple[int, ...] = ()
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()
    victory: int = 0
    hunter: bool = False
    retaliate: bool = False
    massive: bool = False
    aloof: bool = False
    prey: c.Prey | None = None
    spawn: c.Spawn = ""
    health_per_investigator: bool = False
    unique: bool = False
    copies: int = 1
    weakness: bool = False
    icon: str = "monster"
    """What stands for it on the table."""


@dataclass(frozen=True, slots=True)
class ElderSign:
    """What the elder sign does for an investigator."""

    value: int | Amount = 0
    success: Effect | None = None
    succeeds_with: str = ""
    """With this card in play the test succeeds by itself."""


@dataclass(frozen=True, slots=True)
class Investigator:
    """An investigator with the rules for building a deck."""

    code: str
    slug: str
    klass: int
    skills: tuple[int, int, int, int]
    health: int
    sanity: int
    elder_sign: ElderSign
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()
    traits: tuple[int, ...] = ()
    second_class: int = NEUTRAL
    """The class of which cards up to level 2 are allowed."""
    required: tuple[str, ...] = ()
    icon: str = "person"
    """What stands for the investigator on the table."""


@dataclass(frozen=True, slots=True)
class Location:
    """A location: its symbol and those it connects to, shroud and clues of the revealed side."""

    code: str
    slug: str
    shroud: int
    clues: int
    symbol: str
    connects: tuple[str, ...]
    x: int
    y: int
    per_investigator: bool = True
    victory: int = 0
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()
    traits: tuple[int, ...] = ()
    hides: tuple[str, ...] = ()
    """An unrevealed card that nobody has looked at: when it is revealed, chance says which of these locations it is."""
    leads_to: tuple[int, ...] = ()
    """Traits: it also leads to every other location with one of them, whichever side lies up."""
    title: str = ""
    """The slug of the title that several locations share."""


@dataclass(frozen=True, slots=True)
class Act:
    """An act: clues to spend (0 when only its objective advances it), what its objective is, and its back."""

    code: str
    slug: str
    stage: int
    clues: int
    back: Effect
    back_slug: str
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()
    placed: int = 0
    """It advances with so many clues on it for each investigator."""


@dataclass(frozen=True, slots=True)
class Agenda:
    """An agenda: the doom that makes it advance (0 where none does), and its back."""

    code: str
    slug: str
    stage: int
    doom: int
    back: Effect
    back_slug: str
    powers: tuple[Power, ...] = ()
    passive: tuple[Passive, ...] = ()


@dataclass(frozen=True, slots=True)
class TokenEffect:
    """What a symbol token does in a scenario: a modifier, something at once, something on failure, another token."""

    value: int | Amount = 0
    now: Effect | None = None
    on_fail: Effect | None = None
    after_fail: Effect | None = None
    now_if: c.EnemyHere | None = None
    """What it does at once needs this."""
    another: bool | c.EnemyInPlay | c.NoEnemyInPlay = False
    """Whether another token is revealed, perhaps only if this is so."""


PlayerCard = Asset | Event | Skill | Treachery | Enemy
Sheet = Asset | Event | Skill | Treachery | Enemy | Investigator | Location | Act | Agenda
