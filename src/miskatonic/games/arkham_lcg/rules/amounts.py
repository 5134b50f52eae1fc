"""What the amounts on cards come to (AH-MOD)."""

from miskatonic.core.code import Frame, Node, counts
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import TOME
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.people import card_of, enemies_in_play, enemies_with, engaged_with, place_of


def clues_here(s: State, f: Frame, node: Node) -> int:
    """The clues on the place of the one who acts."""
    return s.count(box.CLUES[box.PLACE_CARDS[place_of(s, f.who)]])


def only_enemy(s: State, f: Frame, node: w.IfOnlyEnemy) -> int:
    """Counts when the enemy attacked is engaged with the attacker and no other is."""
    return node.n if engaged_with(s, f.who) == [s.pointed(box.TEST_TARGET)] else 0


def by_margin(s: State, f: Frame, node: w.IfSucceededBy) -> int:
    """Counts when the test succeeded by so much."""
    return node.n if s.count(box.TEST_RESULT) == box.SUCCESS and s.count(box.TEST_MARGIN) >= node.margin else 0


def margin_instead(s: State, f: Frame, node: w.MarginInstead) -> int:
    """What the margin, within its limits, is more than the usual point (AH-FGT-03)."""
    return min(max(s.count(box.TEST_MARGIN), node.least), node.most) - 1


counts(w.FailedBy, lambda s, f, node: s.count(box.TEST_MARGIN))
counts(w.CluesHere, clues_here)
counts(w.HorrorOnYou, lambda s, f, node: s.count(box.HORROR[card_of(s, f.who)]))
counts(
    w.TomesYouControl,
    lambda s, f, node: sum(
        TOME in box.TRAITS_OF[p] for z in (box.PLAY, box.THREAT) for p in s.zone(z[f.who]) if p not in box.ENEMY
    ),
)
counts(w.EnemiesInPlay, lambda s, f, node: node.each * len(enemies_in_play(s, node.trait)))
counts(w.EnemiesHere, lambda s, f, node: node.each * enemies_with(s, node.trait, place_of(s, f.who)))
counts(w.IfClueHere, lambda s, f, node: node.n if clues_here(s, f, node) else node.otherwise)
counts(w.IfOnlyEnemy, only_enemy)
counts(w.IfSucceededBy, by_margin)
counts(w.MarginInstead, margin_instead)
counts(w.PerInvestigator, lambda s, f, node: node.n * s.count(box.STARTED))
