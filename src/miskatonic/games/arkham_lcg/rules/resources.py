"""Resources and uses: gained, lost, put on cards and taken off them (AH-INV-11, AH-USE)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.people import in_game, place_of, seats_at


def gain_resources(s: State, f: Frame, node: w.GainResources) -> None:
    """From the pool: by the action, or by what a card says (AH-INV-11)."""
    if in_game(s, f.who):
        s.add(box.RESOURCES[f.who], node.n)
        rule = "AH-INV-11" if f.code is s.rules.codes["basic.resource"] else ""
        s.note(tells.Resources, f.who, node.n, s.count(box.RESOURCES[f.who]), rule=rule)


runs(w.GainResources, gain_resources)


def lose_all(s: State, f: Frame, node: w.LoseAllResources) -> None:
    """Everything in one's own pool."""
    n = s.count(box.RESOURCES[f.who])
    s.set(box.RESOURCES[f.who], 0)
    s.note(tells.Resources, f.who, -n, 0, rule="AH-EFF-01")


runs(w.LoseAllResources, lose_all)


def put_resource(s: State, f: Frame, node: w.PutResourceHere) -> None:
    """The resource paid lies on the card now."""
    s.add(box.RESOURCES_ON[s.shared(f).regs["piece"]], 1)


def use_becomes_resource(s: State, f: Frame, node: w.UseBecomesResource) -> None:
    """Moved, not gained."""
    piece = s.shared(f).regs["piece"]
    s.add(box.USES_LEFT[piece], -1)
    s.note(tells.Uses, piece, s.count(box.USES_LEFT[piece]), rule="AH-KEY-03")
    s.add(box.RESOURCES[f.who], 1)
    s.note(tells.Resources, f.who, 1, s.count(box.RESOURCES[f.who]), rule="AH-USE-01")


def supplied(s: State, f: Frame, node: w.AddUses) -> list[int]:
    """The assets that can hold more of such uses: of its own kind only (AH-USE-01)."""
    seats = seats_at(s, place_of(s, f.who)) if node.of_anybody else [f.who]
    cards = [card for seat in seats for card in s.zone(box.PLAY[seat]) if node.trait in box.TRAITS_OF[card]]
    return [card for card in cards if (uses := box.ASSET[card].uses) is not None and uses[0] == node.uses]


def choose_supplied(s: State, f: Frame, node: w.AddUses) -> None:
    """Ask which of them."""
    s.ask(f, f.who, asks.AddUses, box.PICK.each(supplied(s, f, node)), node.uses)


def add_uses(s: State, f: Frame, node: w.AddUses) -> None:
    """There may be more than the card began with (AH-USE-03)."""
    if f.answer is not None:
        s.add(box.USES_LEFT[f.value], node.n)
        s.note(tells.UsesAdded, f.value, node.n, s.count(box.USES_LEFT[f.value]), rule="AH-USE-03")


runs(w.AddUses, choose_supplied, add_uses, can=lambda s, f, node: bool(supplied(s, f, node)))
runs(w.PutResourceHere, put_resource)
runs(
    w.UseBecomesResource, use_becomes_resource, can=lambda s, f, node: s.count(box.USES_LEFT[s.shared(f).regs["piece"]]) > 0
)
