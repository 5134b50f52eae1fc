"""How the powers of cards hear the game, when they fit, and whose they are (AH-ABL, AH-YOU)."""

from __future__ import annotations

from typing import Final

from miskatonic.core import rules
from miskatonic.core.code import Effect, Frame, checks
from miskatonic.core.events import answered, event_args
from miskatonic.core.state import State
from miskatonic.core.zones import IN_PLAY, member_of
from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards.passives import EventsFromDiscard, NoPlaying
from miskatonic.games.arkham_lcg.cards.sheets import Among, Cost, Power, Skill, When
from miskatonic.games.arkham_lcg.cards.terms import ELITE, INVESTIGATE
from miskatonic.games.arkham_lcg.rules import box, happens, people
from miskatonic.games.arkham_lcg.rules.chaos import meaning, value
from miskatonic.games.arkham_lcg.rules.holding import has, is_blank
from miskatonic.games.arkham_lcg.rules.nodes import FinishEvent, Fits, LeaveWhenEmpty, Pay, PlayAsReaction
from miskatonic.words import Cancel, Steps


def hears(power: Power) -> tuple[int, str]:
    """The stage and the event of a moment: this game's timing words on the stages of the machine (AH-ABL-05, AH-ABL-06)."""
    match when := power.when:
        case When.ACTION | When.FREE | When.IN_TEST | When.OWN_TURN:
            return rules.OFFERED, when.name
        case When.ENEMY_ATTACKS if not isinstance(power.effect, Cancel):
            return rules.WHEN, when.name  # a cancelled attack sets off nothing of the enemy's own (AH-CAN-05)
        case When.ENEMY_ATTACKS | When.TOKEN_REVEALED | When.REVELATION | When.ENEMY_SPAWNS | When.MOVES:
            return rules.CANCEL, when.name
        case When.CLUES_DISCOVERED:
            return rules.REPLACE, when.name
        case When.DAMAGE_ASSIGNED | When.WOULD_FAIL | When.LEFT_LOCATION | When.ROUND_ENDS:
            return rules.WHEN, when.name
        case When.INVESTIGATOR_FALLS | When.WOULD_REVEAL:
            return rules.WHEN, when.name
        case When.ENEMY_FALLS:
            return rules.WHEN, When.ENEMY_DEFEATED.name
        case When.ENEMY_ATTACKED:
            return rules.AFTER, When.ENEMY_ATTACKS.name
        case When.TOKEN_WAS_REVEALED:
            return rules.AFTER, When.TOKEN_REVEALED.name
        case _:
            return rules.AFTER, when.name


POWERS: Final[dict[int, tuple[Power, ...]]] = {
    i: sheet.powers for i, sheet in enumerate(box.SHEETS) if not isinstance(sheet, Skill) and sheet.powers
}
ANYBODYS: Final = frozenset(
    i for i, powers in POWERS.items() if any(isinstance(power.condition, c.CluesWouldCome) for power in powers)
)
"""Cards in a threat area whose reaction belongs to whoever would discover the clues."""


def event_you(s: State) -> int:
    """The investigator whom the event under way is about; the lead if it is about nobody (AH-YOU-01)."""
    for f in reversed(s.stack):
        if f.code.event is not None:
            args = f.lists["args"]
            if args and 0 <= args[0] < s.seats and people.in_game(s, args[0]):
                return args[0]
            break
    return people.lead(s)


_OWN_AREA: Final = member_of(box.HAND, box.DISCARD)


def controls(s: State, piece: int) -> int:
    """Who uses a card: its owner or holder; for cards of the scenario the one whom the event is about (AH-YOU-01)."""
    seat = people.holder(s, piece)
    if seat >= 0 and piece not in ANYBODYS:
        return seat
    if seat < 0 and s.home[piece] in _OWN_AREA:
        return _OWN_AREA[s.home[piece]]
    you = event_you(s)
    return you if seat < 0 or people.place_of(s, you) == people.place_of(s, seat) else seat


# -------------------------------------------------------------------- when a power fits


def fits(s: State, f: Frame, node: Fits) -> bool:
    """Whether it is."""
    power = node.power
    piece = s.shared(f).regs["piece"]
    if not people.in_game(s, f.who) or (piece in box.INVESTIGATOR and is_blank(s, f.who)) or box.BLANK[piece] in s.counts:
        return False
    if not power.forced and people.is_shut_out(s, f.who):
        return False
    if piece in box.ASSET and (s.home[piece] in box.AT_PLACE) != power.parley:
        return False
    if piece in box.EVENT and not power.forced and (has(s, f.who, NoPlaying) or not is_playable_from(s, f.who, piece)):
        return False
    return power.condition is None or _holds(s, f, power.condition, piece)


def _holds(s: State, f: Frame, condition: c.Condition, piece: int) -> bool:
    match condition:
        case c.Yours() | c.AtYourLocation() | c.OnThis() | c.OfPhase():
            return _is_about(s, f, condition, piece)
        case c.YouControl(held):
            return any(box.SLUG[card] == held for card in s.zone(box.PLAY[f.who]))
        case c.NoCluesHere():
            return not s.count(box.CLUES[box.PLACE_CARDS[people.place_of(s, f.who)]])
        case c.UniqueInVictory(trait, n):
            shown = [piece for piece in s.zone(box.VICTORY) if piece in box.UNIQUE_ENEMIES]
            return sum(trait in box.TRAITS_OF[piece] for piece in shown) >= n
        case c.Played(trait):
            played = answered(s, f, happens.CardPlayed)
            return played.who == f.who and trait in box.TRAITS_OF[played.card]
        case c.DrewTreachery():
            drawn = answered(s, f, happens.Revelation)
            return drawn.who == f.who and drawn.card in box.TREACHERY and drawn.card not in box.WEAKNESSES
        case c.SucceededBy(n):
            found = answered(s, f, happens.Investigated)
            return found.who == f.who and found.by >= n
        case c.FailedInvestigation(n):
            failed = answered(s, f, happens.Failed)
            return failed.who == f.who and s.count(box.TEST_KIND) == INVESTIGATE and failed.n <= n
        case c.CluesWouldCome():
            clues = answered(s, f, happens.CluesDiscovered)
            here = clues.place == people.place_of_card(s, piece)
            return clues.who == f.who and here and s.count(box.CLUES[piece]) > 0
        case c.Defeated(enemy):
            return box.SLUG[answered(s, f, happens.EnemyDefeated).enemy] == enemy
        case c.Spawns(enemy):
            return box.SLUG[answered(s, f, happens.EnemySpawns).enemy] == enemy
        case c.CommonEnemySpawnsHere():
            spawns = answered(s, f, happens.EnemySpawns)
            return spawns.place == people.place_of(s, f.who) and ELITE not in box.TRAITS_OF[spawns.enemy]
        case c.CommonEnemyEvadedHere():
            evaded = answered(s, f, happens.Evaded).enemy
            common = evaded not in box.WEAKNESSES and ELITE not in box.TRAITS_OF[evaded]
            return common and people.place_of_card(s, evaded) == people.place_of(s, f.who)
        case c.NegativeToken():
            revealed = answered(s, f, happens.TokenRevealed)
            return revealed.who == f.who and value(s, f, meaning(s, f.who, revealed.token)) < 0
        case c.EnteredPlace(location):
            return answered(s, f, happens.EnteredLocation).place in box.PLACES_CALLED[location]
        case c.AttackedHere(trait):
            hit = answered(s, f, happens.AttackSucceeded)
            here = people.place_of(s, hit.who) == people.place_of_card(s, piece)
            return here and trait in box.TRAITS_OF[hit.enemy]


def _is_about(s: State, f: Frame, condition: c.Yours | c.AtYourLocation | c.OnThis | c.OfPhase, piece: int) -> bool:
    """Whom and what an event is about, of whatever kind: first comes who, then the enemy, card, place or phase."""
    args = event_args(s, f)
    match condition:
        case c.Yours():
            bearer = people.holder(s, piece)
            return args[0] == (bearer if bearer >= 0 else f.who)
        case c.AtYourLocation():
            return people.place_of(s, args[0]) == people.place_of(s, f.who)
        case c.OnThis() if piece in box.PLACE_OF:  # who has fallen meanwhile is not anywhere, and leaves nothing to others
            return args[1] == box.PLACE_OF[piece] and people.in_game(s, args[0])
        case c.OnThis():
            return args[1] == _place_attached(s, piece)
        case c.OfPhase(phase):
            return args[1] == phase


def _place_attached(s: State, piece: int) -> int:
    """The place to which a card is attached; for all others the card itself, as events name it."""
    home = s.home[piece]
    return box.ATTACHED.index(home) if home in box.ATTACHED else piece


checks(Fits, fits)


def topmost_event(s: State, seat: int) -> int:
    """The highest event of a discard pile; -1 without one."""
    return next((card for card in s.zone(box.DISCARD[seat]) if card in box.EVENT), -1)


def is_playable_from(s: State, seat: int, card: int) -> bool:
    """Whether a card may be played from where it lies: the hand, or the discard pile by Wendy's Amulet."""
    if s.home[card] == box.HAND[seat]:
        return True
    return s.home[card] == box.DISCARD[seat] and has(s, seat, EventsFromDiscard) and topmost_event(s, seat) == card


# -------------------------------------------------------------------- the power as the machine knows it


def ability(power: Power, title: str, *, of_event: bool = False, attached: bool = False) -> rules.Ability:
    """A power: an event's reaction lives in the hand (and in the discard pile), all else in play."""
    stage, name = hears(power)
    limit = None
    if power.per is not None:
        each = stage == rules.OFFERED and power.among is Among.PLAYER  # AH-LMT-01
        shared = title if power.among is Among.COPIES else ""  # AH-LMT-03
        limit = rules.Limit(power.times, power.per.name, each=each, shared=shared)
    if of_event and not power.forced:
        effect: Effect = Steps((power.effect, FinishEvent()))
        return rules.Ability(
            stage,
            name,
            effect,
            condition=Fits(power),
            cost=PlayAsReaction(),
            lives=(box.IN_HAND, box.IN_DISCARD),
            limit=limit,
        )
    lives = (box.IN_HAND,) if of_event and not attached else (IN_PLAY,)
    cost = Pay(power.cost) if power.cost != Cost() else None
    answers = power.cost.uses and stage != rules.OFFERED
    effect = Steps((power.effect, LeaveWhenEmpty())) if answers else power.effect
    return rules.Ability(
        stage, name, effect, condition=Fits(power), cost=cost, forced=power.forced, limit=limit, lives=lives
    )


def may_use(s: State, seat: int, piece: int) -> bool:
    """Whether an investigator may use free and action abilities of a card: own ones, and the scenario's here (AH-ABL-12)."""
    own = people.holder(s, piece)
    if own == seat:
        return True
    if s.home[piece] in box.PLAY or piece in box.INVESTIGATOR or (own >= 0 and piece in box.ASSET):
        return False
    if own >= 0 and s.home[piece] in box.THREAT:
        return people.place_of(s, own) == people.place_of(s, seat)
    if piece in box.PLACE_OF:
        return box.PLACE_OF[piece] == people.place_of(s, seat)
    return people.place_of_card(s, piece) in (-1, people.place_of(s, seat))
