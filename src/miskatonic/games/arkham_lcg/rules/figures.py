"""The figures that rules ask for: skills, health, sanity, what enemies have, with all that changes them now (AH-MOD)."""

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import AllSkills, CombatHere, SkillBonus
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules.box import DAMAGE, ENEMY, HORROR, INVESTIGATOR, PASSIVE, PLAY, STARTED
from miskatonic.games.arkham_lcg.rules.holding import passives
from miskatonic.games.arkham_lcg.rules.people import card_of, place_of, seats_at

# -------------------------------------------------------------------- enemies


def health_of(s: State, enemy: int) -> int:
    """An enemy's health (AH-MOD-03)."""
    return ENEMY[enemy].health * (s.count(STARTED) if ENEMY[enemy].health_per_investigator else 1)


def is_beaten(s: State, enemy: int) -> bool:
    """Whether an enemy has as much damage as its health (AH-INV-33)."""
    return s.count(DAMAGE[enemy]) >= health_of(s, enemy)


# -------------------------------------------------------------------- investigators


def skill_of(s: State, seat: int, skill: int, kind: int) -> int:
    """A skill with all that changes it in general; below 0 it counts as 0 only at the end (AH-MOD-01, AH-MOD-02)."""
    total = INVESTIGATOR[card_of(s, seat)].skills[skill]
    for bonus in passives(s, seat, SkillBonus):
        if bonus.skill == skill and (not bonus.investigating or kind == INVESTIGATE):
            total += bonus.n
    for change in passives(s, seat, AllSkills):
        total += change.n
    if skill == COMBAT:
        for other in seats_at(s, place_of(s, seat)):
            for piece in s.zones.get(PLAY[other], ()):
                total += sum(p.n for p in PASSIVE.get(piece, ()) if isinstance(p, CombatHere))
    return total


def health_left(s: State, seat: int) -> int:
    """Remaining health of an investigator (AH-DMR-10)."""
    card = card_of(s, seat)
    return INVESTIGATOR[card].health - s.count(DAMAGE[card])


def sanity_left(s: State, seat: int) -> int:
    """Remaining sanity of an investigator."""
    card = card_of(s, seat)
    return INVESTIGATOR[card].sanity - s.count(HORROR[card])
