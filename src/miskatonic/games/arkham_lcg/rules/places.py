"""Locations: entering and leaving them, revealing, clues on them, the ways between them (AH-LOC, AH-LOR, AH-INV)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event, answered
from miskatonic.core.options import NOTHING, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import ELITE
from miskatonic.games.arkham_lcg.rules import asks, box, happens, tells
from miskatonic.games.arkham_lcg.rules.clues import may_use_clues
from miskatonic.games.arkham_lcg.rules.defeat import check_limits
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.engaging import LAID_OUT, disengage, engage_at, is_in_play, places_in_play
from miskatonic.games.arkham_lcg.rules.holding import BEARERS
from miskatonic.games.arkham_lcg.rules.people import card_of, enemies_at, in_game, place_of

# -------------------------------------------------------------------- what a location is like


def is_revealed(s: State, place: int) -> bool:
    """Whether a location lies with its revealed side up."""
    return s.home.get(box.PLACE_CARDS[place]) == box.LOCATIONS_OPEN


def attachments(s: State, place: int) -> list[object]:
    """What always holds at a place by the cards attached to it."""
    return [passive for card in s.zones.get(box.ATTACHED[place], ()) for passive in box.PASSIVE.get(card, ())]


def shroud(s: State, place: int) -> int:
    """The shroud with what is attached."""
    return box.LOCATION[box.PLACE_CARDS[place]].shroud + sum(
        passive.n for passive in attachments(s, place) if isinstance(passive, p.ShroudBonus)
    )


def clues_at(s: State, place: int) -> int:
    """The undiscovered clues on a location (AH-CLU-02)."""
    return s.counts.get(box.CLUES[box.PLACE_CARDS[place]], 0)


def enemy_may_enter(s: State, enemy: int, place: int) -> bool:
    """Whether nothing bars an enemy from a location."""
    return ELITE in box.TRAITS_OF[enemy] or not any(isinstance(passive, p.NoWayIn) for passive in attachments(s, place))


BARRED: Final = frozenset(box.PLACE_OF[card] for card in BEARERS.get(p.BarredWhileUnrevealed, ()))
"""Locations that nobody may enter while they are unrevealed."""


def may_enter(s: State, place: int) -> bool:
    """Whether an investigator may move into a location."""
    return is_revealed(s, place) or (place not in BARRED and is_in_play(s, place))


def ways_from(s: State, place: int) -> list[int]:
    """The locations in play to which a location's card leads (AH-LOR-06)."""
    home, cards = s.home, box.PLACE_CARDS
    return [other for other in box.CONNECTED[place] if home.get(cards[other]) in LAID_OUT]


def may_investigate(s: State, place: int) -> bool:
    """Whether nothing keeps a location from being investigated."""
    return not any(isinstance(passive, p.NoInvestigating) for passive in attachments(s, place))


def skill_for(place: int, skill: int) -> int:
    """The skill with which a location is investigated, whichever an attempt names."""
    for passive in box.PASSIVE.get(box.PLACE_CARDS[place], ()):
        if isinstance(passive, p.InvestigatedWith):
            return passive.skill
    return skill


def distances(s: State, target: int) -> dict[int, int]:
    """How many connections every location in play is from a target, blocked ones counted (AH-LOR-07)."""
    leads = {place: ways_from(s, place) for place in places_in_play(s)}
    found = {target: 0}
    edge = [target]
    while edge:
        edge = [p for p, ways in leads.items() if p not in found and any(t in edge for t in ways)]
        for place in edge:
            found[place] = min(found[t] for t in leads[place] if t in found) + 1
    return found


# -------------------------------------------------------------------- revealing, clues


def reveal(s: State, place: int) -> int:
    """A location is turned over and gets its clues (AH-SCN-13, AH-LOC-02, AH-MOD-03); which it is may only be seen now."""
    if s.home[box.PLACE_CARDS[place]] != box.UNREVEALED:
        return place
    place = look_at(s, place)
    card = box.PLACE_CARDS[place]
    sheet = box.LOCATION[card]
    clues = sheet.clues * (s.count(box.STARTED) if sheet.per_investigator else 1)
    s.put(card, box.LOCATIONS_OPEN)
    s.add(box.CLUES[card], clues)
    s.note(tells.Revealed, place, clues, rule="AH-LOC-02")
    return place


def look_at(s: State, place: int) -> int:
    """The location that lies there: of a card nobody had looked at, one of several at random, with all that is there."""
    unseen = box.PLACE_CARDS[place]
    hides = box.LOCATION[unseen].hides
    if not hides or s.home[unseen] != box.UNREVEALED:
        return place
    left = [box.PLACE_NAMED[slug] for slug in hides if s.home[box.PLACE_CARDS[box.PLACE_NAMED[slug]]] == box.ASIDE]
    found = left.pop(s.random("locations", len(left)))
    s.put(box.PLACE_CARDS[found], box.UNREVEALED)
    s.point(box.LIES_WHERE[found], place)
    for zones in (box.AT_PLACE, box.ATTACHED):
        s.pour(zones[place], zones[found])
    for seat in range(s.seats):
        if place_of(s, seat) == place:
            s.point(box.AT[seat], found)
    s.put(unseen, box.REMOVED)
    s.note(tells.TurnsOut, place, found, rule="AH-LOC-02")
    if not any(box.LOCATION[other].hides == hides for other in s.zone(box.UNREVEALED)):
        for other in left:
            s.put(box.PLACE_CARDS[other], box.REMOVED)
    return found


def put_into_play(s: State, place: int) -> None:
    """A set-aside location enters play unrevealed (AH-SCN-09)."""
    if s.home[box.PLACE_CARDS[place]] == box.ASIDE:
        s.put(box.PLACE_CARDS[place], box.UNREVEALED)
        s.note(tells.Location, place, rule="AH-SCN-09")


runs(w.RevealLocation, lambda s, f, node: (reveal(s, box.PLACE_NAMED[node.location]), None)[1])


def discover(s: State, seat: int, place: int, n: int) -> None:
    """Clues move from a location to the investigator, as many as there are (AH-INV-16, AH-CLU-01)."""
    n = min(n, clues_at(s, place))
    if n and in_game(s, seat):
        s.add(box.CLUES[box.PLACE_CARDS[place]], -n)
        s.add(box.CLUES[card_of(s, seat)], n)
        s.note(tells.Clues, seat, place, n, rule="AH-INV-16")


CLUES_DISCOVERED: Final = Event(When.CLUES_DISCOVERED.name, discover, happens.CluesDiscovered, amount=2)


def discover_here(s: State, seat: int, n: int) -> None:
    """Discover clues at one's own location."""
    discover_at(s, seat, place_of(s, seat), n)


def discover_at(s: State, seat: int, place: int, n: int) -> None:
    """Discover clues at a location, capped by what is there, so that replacing them is (AH-CLU-01)."""
    n = min(n, clues_at(s, place))
    if n and may_use_clues(s, seat):
        s.happen(CLUES_DISCOVERED, seat, place, n)


runs(
    w.DiscoverClues,
    lambda s, f, node: discover_here(s, f.who, node.n),
    can=lambda s, f, node: clues_at(s, place_of(s, f.who)) > 0 and may_use_clues(s, f.who),
)


def discover_nothing(s: State, f: Frame, node: w.DiscoverNothing) -> None:
    """The clues come off this card instead, as many as would have been found (AH-ABL-08)."""
    piece = s.shared(f).regs["piece"]
    n = min(answered(s, f, happens.CluesDiscovered).n, s.count(box.CLUES[piece]))
    s.add(box.CLUES[piece], -n)
    s.note(tells.CluesReplaced, f.who, piece, n, rule="AH-EFF-05")


runs(w.DiscoverNothing, discover_nothing)

# -------------------------------------------------------------------- moving


LEFT_LOCATION: Final = Event(When.LEFT_LOCATION.name, nothing, happens.LeftLocation)
ENTERED_LOCATION: Final = Event(When.ENTERED_LOCATION.name, nothing, happens.EnteredLocation)


def _calls_for_test(place: int, when: When) -> bool:
    """Whether leaving or entering a location calls for a test."""
    powers = box.LOCATION[box.PLACE_CARDS[place]].powers
    return any(power.when is when and isinstance(power.effect, w.Test) for power in powers)


TESTS_WHO_LEAVES: Final = frozenset(place for place in range(box.PLACES) if _calls_for_test(place, When.MOVES))
TESTS_WHO_ENTERS: Final = frozenset(place for place in range(box.PLACES) if _calls_for_test(place, When.ENTERED_LOCATION))


def move(s: State, seat: int, place: int) -> None:
    """An investigator moves to a location, unless the move is cancelled.

    No test begins inside another: a move that hangs on one waits until the test under way has ended (AH-NST-02).
    """
    here = place_of(s, seat)
    if box.TESTER in s.counts and here in TESTS_WHO_LEAVES:
        s.point(box.MOVES_LATER[seat], place)
    else:
        s.happen(MOVES, seat, here, place)
        if here in TESTS_WHO_LEAVES:
            s.push(STAYING, seat)


WHO_ENTERED: Final = {key: number % box.SEATS for number, key in enumerate(box.ENTERED_BEFORE)}


def waiting(s: State) -> list[str]:
    """The counters of the locations that wait for the end of a test to call for theirs, in the order they were entered."""
    return [key for key in box.ENTERED_BEFORE if key in s.counts]


def move_on(s: State) -> None:
    """Locations that were entered during a test call for theirs, and moves that waited for its end are made."""
    for key in waiting(s):
        s.happen(ENTERED_LOCATION, WHO_ENTERED[key], s.counts.pop(key))
    for seat in range(s.seats):
        place = s.counts.pop(box.MOVES_LATER[seat], NOTHING)
        if place != NOTHING:
            move(s, seat, place)


def set_out(s: State, seat: int, before: int, place: int) -> None:
    """The move begins, unless leaving has cost the investigator the game."""
    if in_game(s, seat):
        s.push(MOVING, seat).regs["to"] = place


def stay(s: State, f: Frame) -> None:
    """Whoever did not get away is engaged again by those shaken off for it (AH-ENR-08)."""
    engage_at(s, place_of(s, f.who))


STAYING: Final = procedure("staying", stay)
MOVES: Final = Event(When.MOVES.name, set_out, happens.Moves)


def leave(s: State, f: Frame) -> None:
    """Leaving and entering happen at the same moment (AH-LOR-02)."""
    s.happen(LEFT_LOCATION, f.who, place_of(s, f.who))


def arrive(s: State, f: Frame) -> None:
    """Engaged enemies come along unless they may not; a new location is revealed (AH-ENG-02, AH-ENR-09, AH-INV-24)."""
    place, before = look_at(s, f.regs["to"]), place_of(s, f.who)
    f.regs["to"] = place
    s.point(box.AT[f.who], place)
    s.note(tells.Moved, f.who, place, rule="AH-INV-21")
    for enemy in s.zone(box.THREAT[f.who]):
        if enemy in box.ENEMY and not enemy_may_enter(s, enemy, place):
            disengage(s, enemy, before)
    reveal(s, place)
    engage_at(s, before, place)
    check_limits(s)


def entered(s: State, f: Frame) -> None:
    """After engagement come the abilities of the place (AH-LOR-02); a test among them waits for the one under way."""
    place = f.regs["to"]
    if box.TESTER in s.counts and place in TESTS_WHO_ENTERS:  # AH-NST-02
        s.point(box.ENTERED_BEFORE[len(waiting(s)) * box.SEATS + f.who], place)
    else:
        s.happen(ENTERED_LOCATION, f.who, place)


MOVING: Final = procedure("moving", leave, arrive, entered)


def slip_away(s: State, f: Frame, node: w.SlipAway) -> None:
    """Disengage from every enemy; they are not exhausted (AH-ENR-08)."""
    for enemy in followers(s, f.who):
        disengage(s, enemy, place_of(s, f.who))


def followers(s: State, seat: int) -> list[int]:
    """The enemies one can disengage from: no massive ones, which lie in no threat area (AH-MAS-01)."""
    return [piece for piece in s.zone(box.THREAT[seat]) if piece in box.ENEMY]


def refuges(s: State, seat: int, node: w.SlipAway) -> list[int]:
    """Where one could go: revealed locations without enemies, or those next door."""
    here = place_of(s, seat)
    if node.next_door:
        return [p for p in ways_from(s, here) if may_enter(s, p)]
    return [p for p in places_in_play(s) if p != here and is_revealed(s, p) and not enemies_at(s, p)]


def choose_refuge(s: State, f: Frame, node: w.SlipAway) -> None:
    """Ask to which of them."""
    s.ask(f, f.who, asks.MoveWhere, box.TO_PLACE.each(refuges(s, f.who, node)))


def take_refuge(s: State, f: Frame, node: w.SlipAway) -> None:
    """Go there; who stays is engaged again."""
    if f.answer is None:
        engage_at(s, place_of(s, f.who))
    else:
        move(s, f.who, f.value)


def can_slip(s: State, f: Frame, node: w.SlipAway) -> bool:
    """There must be an enemy to leave or a place to go (AH-EFF-06)."""
    return bool(refuges(s, f.who, node)) or bool(followers(s, f.who))


runs(w.SlipAway, slip_away, choose_refuge, take_refuge, can=can_slip)


def ask_to_disengage(s: State, f: Frame, node: w.GetClear) -> None:
    """From all other enemies or from none."""
    f.answer = None
    if _others_engaged(s, f):
        s.ask(f, f.who, asks.Disengage, [box.YES, box.NO])


def _others_engaged(s: State, f: Frame) -> list[int]:
    """The enemies engaged with one but for the one that is being evaded."""
    return [enemy for enemy in followers(s, f.who) if enemy != s.pointed(box.TEST_TARGET)]


def get_clear(s: State, f: Frame, node: w.GetClear) -> None:
    """Disengage if wanted."""
    if f.answer is box.YES:
        for enemy in _others_engaged(s, f):
            disengage(s, enemy, place_of(s, f.who))


def choose_way(s: State, f: Frame, node: w.GetClear) -> None:
    """Ask where to go, if anywhere."""
    ways: list[Option] = box.TO_PLACE.each([p for p in ways_from(s, place_of(s, f.who)) if may_enter(s, p)])
    s.ask(f, f.who, asks.MoveWhere, [*ways, box.STAY])


def go_there(s: State, f: Frame, node: w.GetClear) -> None:
    """Go, or stay and be engaged again."""
    if f.answer is box.STAY:
        engage_at(s, place_of(s, f.who))
    else:
        move(s, f.who, f.value)


runs(w.GetClear, ask_to_disengage, get_clear, choose_way, go_there)
