"""What amounts come to (EH-GEN-05: halves are rounded up)."""

from miskatonic.core.code import Frame, amount, counts
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CLUE, CONDITION, OMEN_TRACK, POSSESSION
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.people import sheet_of

# -------------------------------------------------------------------- what somebody has


def owned(s: State, seat: int, kind: int, trait: int | None = None, name: str = "") -> list[int]:
    """The cards and Clues of a kind that a seat has: of a trait, of a name. Tickets have neither (EH-POS-02)."""
    zones = s.zones
    if kind == CLUE:
        return list(zones.get(box.CLUES_OF[seat], ()))
    cards = zones.get((box.CONDITIONS_OF if kind == CONDITION else box.OWNED)[seat], ())
    found = [
        card
        for card in cards
        if (kind == POSSESSION or box.KIND_OF[card] == kind)
        and (trait is None or trait in box.TRAITS_OF[card])
        and (not name or box.CODE[card] == name)
    ]
    if kind == POSSESSION and trait is None and not name:
        found.extend(zones.get(box.CLUES_OF[seat], ()))
    return found


# -------------------------------------------------------------------- the table


def current_omen(s: State) -> int:
    """The colour of the space with the Omen token (EH-DOM-02)."""
    return OMEN_TRACK[s.counts.get(box.OMEN, 0)]


def matching_gates(s: State) -> list[int]:
    """Gates on the board with the symbol of the omen."""
    omen = current_omen(s)
    return [gate for gate in s.zones.get(box.GATES_OPEN, ()) if box.GATE[gate].omen == omen]


def rumors(s: State) -> list[int]:
    """Rumor cards in play."""
    return [card for card in s.zones.get(box.ONGOING, ()) if box.MYTHOS_CARD[card].is_rumor]


def this_card(s: State, f: Frame) -> int:
    """The card whose text is resolved."""
    return s.shared(f).regs["piece"]


def toughness(s: State, f: Frame, monster: int) -> int:
    """The toughness of a Monster; that of Cultists stands on the Ancient One sheet."""
    return amount(s, f, sheet_of(s, monster).toughness)


def half(n: int) -> int:
    """Half of it, rounded up (EH-GEN-05)."""
    return (n + 1) // 2


def reckonings(s: State, of: int) -> int:
    """How many components of a kind have a reckoning effect."""
    if of == w.OF_MONSTERS:
        return sum([bool(sheet_of(s, monster).reckoning) for monster in places.monsters_on_board(s)])
    return sum([bool(box.MYTHOS_CARD[card].reckoning) for card in s.zones.get(box.ONGOING, ())])


def _monsters(s: State, f: Frame, node: w.MonstersOn) -> int:
    found = [monster for space in places.spaces(s, f, node.where) for monster in places.monsters_on(s, space)]
    return len([monster for monster in found if not node.name or box.CODE[monster] == node.name])


def _kept(s: State, f: Frame, table: dict[int, object]) -> int:
    return len([piece for piece in s.zones.get(box.KEPT_ON[this_card(s, f)], ()) if piece in table])


def expedition_cards(s: State) -> int:
    """Cards in the Expedition deck and its discard pile (EH-LIM-06)."""
    decks = sum([len(s.zones.get(zone, ())) for zone in box.EXPEDITION_DECK.values()])
    return decks + len(s.zones.get(box.ENCOUNTER_DISCARD["expedition"], ()))


counts(w.Players, lambda s, f, node: s.counts[box.PLAYERS] + node.plus)
counts(w.Half, lambda s, f, node: half(amount(s, f, node.of)))
counts(w.Twice, lambda s, f, node: 2 * amount(s, f, node.of))
counts(w.Less, lambda s, f, node: max(0, amount(s, f, node.of) - amount(s, f, node.less)))
counts(w.Result, lambda s, f, node: s.shared(f).regs.get("result", 0))
counts(w.Owned, lambda s, f, node: len(owned(s, f.who, node.kind, node.trait)))
counts(w.MonstersOn, _monsters)
counts(w.OpenGates, lambda s, f, node: len(matching_gates(s) if node.matching else s.zones.get(box.GATES_OPEN, ())))
counts(w.GatesDiscarded, lambda s, f, node: s.shared(f).regs.get("gates-discarded", 0))
counts(w.RumorsInPlay, lambda s, f, node: len(rumors(s)))
counts(w.ReckoningsOf, lambda s, f, node: reckonings(s, node.of))
counts(w.MysteriesSolved, lambda s, f, node: len(s.zones.get(box.SOLVED, ())))
counts(w.ExpeditionCards, lambda s, f, node: expedition_cards(s))
counts(w.OnThis, lambda s, f, node: s.counts.get(box.TOKENS_ON[node.token][this_card(s, f)], 0))
counts(w.CluesOnThis, lambda s, f, node: _kept(s, f, dict(box.CLUE)))
counts(w.GatesOnThis, lambda s, f, node: _kept(s, f, dict(box.GATE)))
counts(
    w.ToughnessOnThis,
    lambda s, f, node: sum([toughness(s, f, m) for m in s.zones.get(box.KEPT_ON[this_card(s, f)], ()) if m in box.MONSTER]),
)
counts(w.OnGreen, lambda s, f, node: s.counts.get(box.ON_GREEN, 0))
counts(w.ThatToughness, lambda s, f, node: s.shared(f).regs.get("toughness", 0))
counts(w.ThatValue, lambda s, f, node: s.shared(f).regs.get("value", 0))
counts(w.Spent, lambda s, f, node: s.shared(f).regs.get("spent", 0))
counts(w.SanityLost, lambda s, f, node: s.shared(f).regs.get("sanity-lost", 0))
