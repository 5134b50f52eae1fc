"""When conditions hold."""

from miskatonic.core.code import Frame, amount, checks, holds
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.amounts import current_omen, owned
from miskatonic.games.eldritch_horror.rules.those import that

checks(w.On, lambda s, f, node: places.here(s, f) in places.spaces(s, f, node.where))
checks(w.Has, lambda s, f, node: bool(owned(s, f.who, node.kind, node.trait, node.name)))
checks(w.Not, lambda s, f, node: not holds(s, f, node.condition))
checks(w.Both, lambda s, f, node: holds(s, f, node.one) and holds(s, f, node.other))
checks(w.AtLeast, lambda s, f, node: amount(s, f, node.of) >= amount(s, f, node.n))
checks(w.IsDelayed, lambda s, f, node: box.DELAYED[f.who] in s.counts)
checks(w.WasSpawned, lambda s, f, node: bool(s.shared(f).regs.get("spawned")))
checks(w.IsOrdinary, lambda s, f, node: not box.MONSTER[that(s, f, "monster")].epic)
checks(w.NoFour, lambda s, f, node: not s.shared(f).regs.get("fours", 0))
checks(w.LostSanity, lambda s, f, node: f.who in s.shared(f).lists.get("lost-sanity", ()))
checks(w.IsBeaten, lambda s, f, node: box.BEATEN[box.MONSTERS_CALLED[node.name][0]] in s.counts)
checks(w.NobodyLeft, lambda s, f, node: all(box.OUT[seat] in s.counts for seat in range(s.seats)))


def that_gate_matches(s: State, f: Frame, node: w.ThatGateMatches) -> bool:
    """Whether the Gate that the effect is about has the symbol of the omen; with no such Gate it does."""
    gate = that(s, f, "gate")
    return gate < 0 or box.GATE[gate].omen == current_omen(s)


checks(w.ThatGateMatches, that_gate_matches)
