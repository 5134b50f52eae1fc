"""Resources: gained, lost, put on cards and taken off them (AH-INV-11, AH-USE)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.words import GainResources, LoseAllResources, PutResourceHere, UseBecomesResource
from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.rules.box import RESOURCES, RESOURCES_ON, USES_LEFT


def gain_resources(s: State, f: Frame, node: GainResources) -> None:
    """From the pool (AH-INV-11)."""
    s.add(RESOURCES[f.who], node.n)
    s.note(tells.Resources, f.who, node.n, s.count(RESOURCES[f.who]), rule="AH-INV-11")


runs(GainResources, gain_resources)


def lose_all(s: State, f: Frame, node: LoseAllResources) -> None:
    """Everything in one's own pool."""
    n = s.count(RESOURCES[f.who])
    s.set(RESOURCES[f.who], 0)
    s.note(tells.Resources, f.who, -n, 0, rule="AH-EFF-01")


runs(LoseAllResources, lose_all)


def put_resource(s: State, f: Frame, node: PutResourceHere) -> None:
    """The resource paid lies on the card now."""
    s.add(RESOURCES_ON[s.shared(f).regs["piece"]], 1)


def use_becomes_resource(s: State, f: Frame, node: UseBecomesResource) -> None:
    """Moved, not gained."""
    piece = s.shared(f).regs["piece"]
    s.add(USES_LEFT[piece], -1)
    s.note(tells.Uses, piece, s.count(USES_LEFT[piece]), rule="AH-KEY-03")
    s.add(RESOURCES[f.who], 1)
    s.note(tells.Resources, f.who, 1, s.count(RESOURCES[f.who]), rule="AH-USE-01")


runs(PutResourceHere, put_resource)
runs(UseBecomesResource, use_becomes_resource, can=lambda s, f, node: s.count(USES_LEFT[s.shared(f).regs["piece"]]) > 0)
