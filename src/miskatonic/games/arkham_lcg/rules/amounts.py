"""What the amounts on cards come to (AH-MOD)."""

from miskatonic.core.code import Frame, Node, counts
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import TOME
from miskatonic.games.arkham_lcg.cards.words import (
    CluesHere,
    EnemiesHere,
    FailedBy,
    HorrorOnYou,
    IfClueHere,
    IfOnlyEnemy,
    IfSucceededBy,
    PerInvestigator,
    TomesYouControl,
)
from miskatonic.games.arkham_lcg.rules.box import (
    CLUES,
    ENEMY,
    HORROR,
    PLACE_CARDS,
    PLAY,
    STARTED,
    SUCCESS,
    TEST_MARGIN,
    TEST_RESULT,
    TEST_TARGET,
    THREAT,
    TRAITS_OF,
)
from miskatonic.games.arkham_lcg.rules.people import card_of, enemies_with, engaged_with, place_of


def clues_here(s: State, f: Frame, node: Node) -> int:
    """The clues on the place of the one who acts."""
    return s.count(CLUES[PLACE_CARDS[place_of(s, f.who)]])


def only_enemy(s: State, f: Frame, node: IfOnlyEnemy) -> int:
    """Counts when the enemy attacked is engaged with the attacker and no other is."""
    return node.n if engaged_with(s, f.who) == [s.pointed(TEST_TARGET)] else 0


def by_margin(s: State, f: Frame, node: IfSucceededBy) -> int:
    """Counts when the test succeeded by so much."""
    return node.n if s.count(TEST_RESULT) == SUCCESS and s.count(TEST_MARGIN) >= node.margin else 0


counts(FailedBy, lambda s, f, node: s.count(TEST_MARGIN))
counts(CluesHere, clues_here)
counts(HorrorOnYou, lambda s, f, node: s.count(HORROR[card_of(s, f.who)]))
counts(
    TomesYouControl,
    lambda s, f, node: sum(TOME in TRAITS_OF[p] for z in (PLAY, THREAT) for p in s.zone(z[f.who]) if p not in ENEMY),
)
counts(EnemiesHere, lambda s, f, node: node.each * enemies_with(s, node.trait, place_of(s, f.who)))
counts(IfClueHere, lambda s, f, node: node.n if clues_here(s, f, node) else node.otherwise)
counts(IfOnlyEnemy, only_enemy)
counts(IfSucceededBy, by_margin)
counts(PerInvestigator, lambda s, f, node: node.n * s.count(STARTED))
