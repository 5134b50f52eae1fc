"""The investigators: who is in the game, where they are, who leads, what their skills come to (AH-SUP, AH-CON, AH-MOD)."""

from typing import Final, TypeVar

from miskatonic.core.code import Frame, Node, counts
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import AllSkills, BlankHere, CombatHere, SkillBonus
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, INVESTIGATE, TOME
from miskatonic.games.arkham_lcg.cards.words import (
    CluesHere,
    EnemiesHere,
    FailedBy,
    HorrorOnYou,
    IfClueHere,
    IfOnlyEnemy,
    IfSucceededBy,
    TomesYouControl,
)
from miskatonic.games.arkham_lcg.rules.box import (
    ACTIVE,
    AT,
    AT_PLACE,
    ATTACHED,
    CLUES,
    DAMAGE,
    ENEMY,
    EXHAUSTED,
    HORROR,
    INVESTIGATOR,
    LEAD,
    OUT,
    PASSIVE,
    PERIL,
    PLACE_CARDS,
    PLAY,
    PLAYED_BY,
    PLAYS,
    SEATS,
    STARTED,
    SUCCESS,
    TEST_MARGIN,
    TEST_RESULT,
    TEST_TARGET,
    THREAT,
    TRAITS_OF,
)

P = TypeVar("P", bound=Node)

_ROUND: Final = tuple(
    tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats)) for seats in range(SEATS + 1)
)


def in_game(s: State, seat: int) -> bool:
    """Whether a seat's investigator has not been eliminated."""
    return OUT[seat] not in s.counts


def card_of(s: State, seat: int) -> int:
    """The investigator card of a seat."""
    return s.counts[PLAYS[seat]]


def lead(s: State) -> int:
    """The lead investigator's seat."""
    return s.counts.get(LEAD, 0)


def player_order(s: State) -> tuple[int, ...]:
    """The investigators in the game, the lead first, then clockwise (AH-CON-07)."""
    counts = s.counts
    order = _ROUND[s.seats][counts.get(LEAD, 0)]
    for seat in order:
        if OUT[seat] in counts:
            return tuple([seat for seat in order if OUT[seat] not in counts])
    return order


def is_shut_out(s: State, seat: int) -> bool:
    """Whether somebody else resolves a card with peril (AH-KEY-07)."""
    return PERIL in s.counts and s.counts[PERIL] != seat


def active(s: State) -> int:
    """The seat whose turn it is; -1 outside all turns."""
    return s.pointed(ACTIVE)


def place_of(s: State, seat: int) -> int:
    """Where a seat's investigator is."""
    return s.pointed(AT[seat])


def seats_at(s: State, place: int) -> list[int]:
    """The investigators at a place, in player order."""
    counts = s.counts
    return [seat for seat in player_order(s) if counts.get(AT[seat]) == place]


_CONTROLLED: Final = {key: seat for zones in (PLAY, THREAT, PLAYED_BY) for seat, key in enumerate(zones)}


def holder(s: State, piece: int) -> int:
    """The seat in whose area a piece lies; -1 for none."""
    return _CONTROLLED.get(s.home[piece], -1)


# -------------------------------------------------------------------- enemies around


def is_ready(s: State, piece: int) -> bool:
    """Whether a card is not exhausted."""
    return EXHAUSTED[piece] not in s.counts


def unengaged_at(s: State, place: int) -> list[int]:
    """Enemies at a place that are in nobody's threat area."""
    return [piece for piece in s.zones.get(AT_PLACE[place], ()) if piece in ENEMY]


def engaged_with(s: State, seat: int) -> list[int]:
    """Enemies engaged with a seat: in its threat area, and ready massive ones at its place (AH-MAS-01)."""
    found = [piece for piece in s.zones.get(THREAT[seat], ()) if piece in ENEMY]
    found += [e for e in unengaged_at(s, place_of(s, seat)) if ENEMY[e].massive and is_ready(s, e)]
    return found


def enemies_at(s: State, place: int) -> list[int]:
    """All enemies at a place, engaged or not (AH-ENG-02)."""
    zones = s.zones
    found = [piece for piece in zones.get(AT_PLACE[place], ()) if piece in ENEMY]
    for seat in seats_at(s, place):
        threats = zones.get(THREAT[seat])
        if threats:
            found += [piece for piece in threats if piece in ENEMY]
    return found


def health_of(s: State, enemy: int) -> int:
    """An enemy's health (AH-MOD-03)."""
    return ENEMY[enemy].health * (s.count(STARTED) if ENEMY[enemy].health_per_investigator else 1)


def is_beaten(s: State, enemy: int) -> bool:
    """Whether an enemy has as much damage as its health (AH-INV-33)."""
    return s.count(DAMAGE[enemy]) >= health_of(s, enemy)


_LYING_AT: Final = {key: place for zones in (AT_PLACE, ATTACHED) for place, key in enumerate(zones)}


def place_of_card(s: State, piece: int) -> int:
    """Where a card in play is: its location, or that of whoever has it; -1 for nowhere."""
    seat = holder(s, piece)
    if seat >= 0:
        return place_of(s, seat)
    return _LYING_AT.get(s.home[piece], -1)


# -------------------------------------------------------------------- what always holds


BEARERS: Final[dict[type[Node], frozenset[int]]] = {
    kind: frozenset(piece for piece, holding in PASSIVE.items() if any(type(passive) is kind for passive in holding))
    for kind in {type(passive) for holding in PASSIVE.values() for passive in holding}
}
"""The cards of the box with a passive of each kind."""


def is_blank(s: State, seat: int) -> bool:
    """Whether an enemy here makes the investigator's text box blank."""
    place = place_of(s, seat)
    blanking = BEARERS[BlankHere]
    if not blanking.isdisjoint(s.zones.get(AT_PLACE[place], ())):
        return True
    return any(not blanking.isdisjoint(s.zones.get(THREAT[other], ())) for other in seats_at(s, place))


def passives(s: State, seat: int, kind: type[P]) -> list[P]:
    """What of a kind holds for a seat by the cards in its areas."""
    if not has(s, seat, kind):
        return []
    cards = [*s.zones.get(PLAY[seat], ()), *s.zones.get(THREAT[seat], ())]
    if not is_blank(s, seat):
        cards.append(card_of(s, seat))
    return [passive for card in cards for passive in PASSIVE.get(card, ()) if isinstance(passive, kind)]


def has(s: State, seat: int, kind: type[Node]) -> bool:
    """Whether something of this kind holds for a seat."""
    zones = s.zones
    cards = BEARERS[kind]
    if cards.isdisjoint(zones.get(PLAY[seat], ())) and cards.isdisjoint(zones.get(THREAT[seat], ())):
        return not cards.isdisjoint(zones[PLAYED_BY[seat]]) and not is_blank(s, seat)
    return True


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


# -------------------------------------------------------------------- amounts


def clues_here(s: State, f: Frame, node: Node) -> int:
    """The clues on the place of the one who acts."""
    return s.count(CLUES[PLACE_CARDS[place_of(s, f.who)]])


def enemies_with(s: State, trait: int, place: int) -> int:
    """How many enemies with a trait are at a place."""
    return sum([trait in TRAITS_OF[enemy] for enemy in enemies_at(s, place)])


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
