"""What a scenario asks of the players, read off its cards: whom to beat, where clues are spent, whom to win over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import AttackedHere, Defeated, EnteredPlace, UniqueInVictory
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario, SetAside
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.scenario import scenario


class Aims(NamedTuple):
    """What matters in a scenario."""

    last: int
    """The enemy whose defeat ends it well; NOBODY where there is none."""
    foe: int
    """The enemy one arms against: that one, or else the strongest that is wanted or may come at any time."""
    hub: int
    """The place where clues are spent; NOBODY where any place will do."""
    friend: int
    """A story asset that can be won over; NOBODY where there is none."""
    skill: int
    """The skill and the difficulty of winning it over."""
    difficulty: int
    acts: int
    doom: int
    """The doom of all agendas."""
    late: int
    """The doom of the last one."""
    goal: int
    """The place that somebody has to enter; NOBODY where there is none."""
    wanted: frozenset[int]
    """Enemies that the act wants in the victory display."""


def aims(view: State) -> Aims:
    """What matters in the scenario that is played."""
    return AIMS[scenario(view).slug]


def _persuasion(power: s.Power) -> w.Test | None:
    """The test by which an asset can be won over, if the power is that."""
    effect = power.effect
    return effect if isinstance(effect, w.Test) and isinstance(effect.success, w.TakeControl) else None


def _read(scenario: Scenario) -> Aims:
    """The aims of a scenario."""
    cards = [card for one in scenario.sets for card in one.cards]
    acts = [card for card in cards if isinstance(card, s.Act)]
    agendas = [card for card in cards if isinstance(card, s.Agenda)]
    powers = [power for act in acts for power in act.powers]
    entered = [power.condition.location for power in powers if isinstance(power.condition, EnteredPlace)]
    beaten = [power.condition.enemy for power in powers if isinstance(power.condition, Defeated)]
    hubs = [power.effect.location for power in powers if isinstance(power.effect, w.PayAct)]
    wanted = _wanted(powers)
    aside = {slug for step in scenario.set_up if isinstance(step, SetAside) for slug in step.cards}
    usual = [card for card in cards if isinstance(card, s.Enemy) and card.slug not in aside]
    chosen = [card for card in cards if isinstance(card, s.Enemy) and box.SLUG.index(card.slug) in wanted]
    strongest = max((*chosen, *usual), key=lambda card: card.health, default=None)
    last = box.SLUG.index(beaten[-1]) if beaten else box.NOBODY
    friends = [
        (box.SLUG.index(card.slug), test.skill, test.difficulty)
        for card in cards
        if isinstance(card, s.Asset)
        for test in map(_persuasion, card.powers)
        if test is not None
    ]
    friend, skill, difficulty = friends[0] if friends else (box.NOBODY, 0, 0)
    return Aims(
        last=last,
        foe=last
        if last != box.NOBODY
        else box.SLUG.index(strongest.slug)
        if strongest is not None
        else next(iter(box.ENEMY)),
        hub=box.PLACE_NAMED[hubs[-1]] if hubs else box.NOBODY,
        friend=friend,
        skill=skill,
        difficulty=difficulty,
        acts=len(acts),
        doom=sum(agenda.doom for agenda in agendas),
        late=agendas[-1].doom if agendas else 0,
        goal=box.PLACE_NAMED[entered[-1]] if entered else box.NOBODY,
        wanted=wanted,
    )


def _wanted(powers: Sequence[s.Power]) -> frozenset[int]:
    """The enemies that powers of acts want in the victory display."""
    traits = [power.condition.trait for power in powers if isinstance(power.condition, UniqueInVictory)]
    return frozenset(piece for piece in box.UNIQUE_ENEMIES if any(trait in box.TRAITS_OF[piece] for trait in traits))


AIMS: Final = {scenario.slug: _read(scenario) for scenario in box.SCENARIOS}

# -------------------------------------------------------------------- what cards of the scenario do


def brings_doom(agenda: int, enemy: int) -> bool:
    """Whether an enemy may bring doom while an agenda is in force."""
    effects = [power.effect for power in box.AGENDA_CARD[agenda].powers]
    return any(isinstance(effect, w.DoomPerEnemy) and effect.trait in box.TRAITS_OF[enemy] for effect in effects)


def brings_doom_now(view: State, enemy: int) -> bool:
    """Whether it does while the present agenda is in force."""
    return any(brings_doom(agenda, enemy) for agenda in view.zone(box.AGENDA)[:1])


LEAVES_WHEN_EVADED: Final = frozenset(
    enemy
    for enemy in box.ENEMY
    for power in POWERS.get(enemy, ())
    if power.when is s.When.EVADED and isinstance(power.effect, w.ToVictory)
)
"""Enemies that join the victory display once they are evaded."""

PARLEYS: Final = {
    enemy: power.cost
    for enemy in box.ENEMY
    for power in POWERS.get(enemy, ())
    if power.when is s.When.ACTION and power.parley and isinstance(power.effect, w.ToVictory)
}
"""What it costs to talk an enemy into the victory display, where that can be done."""

GATHERS_DOOM: Final = frozenset(
    enemy
    for enemy in box.ENEMY
    for power in POWERS.get(enemy, ())
    if power.when is s.When.PHASE_ENDS and isinstance(power.effect, w.DoomHere)
)
"""Enemies on which doom is put every round."""

_STRENGTHENS: Final = {
    card: power.condition.trait
    for card in box.ASSET
    for power in POWERS.get(card, ())
    if power.when is s.When.ATTACK_SUCCEEDED
    and isinstance(power.effect, w.MoreDamage)
    and isinstance(power.condition, AttackedHere)
}
"""Assets with which attacks on enemies with a trait deal more damage."""


def strengthened(cards: Sequence[int], enemy: int) -> bool:
    """Whether one of these cards makes attacks on an enemy deal more damage."""
    return any(_STRENGTHENS[card] in box.TRAITS_OF[enemy] for card in cards if card in _STRENGTHENS)
