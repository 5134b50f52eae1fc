"""What investigators do: move, attack, explore, seal, repair, heal (FH-MOV, FH-ATT, FH-INV, FH-SEA, FH-HEA)."""

from typing import Final

from miskatonic.core.code import Frame, amount, counts, runs
from miskatonic.core.declared import PIECE, Kind
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.activation import unlike
from miskatonic.games.final_hour.rules.monsters import (
    DAMAGE_REPAIRED,
    MONSTER_DESTROYED,
    MONSTER_SENT,
    PATH_SEALED,
    place_of,
)
from miskatonic.games.final_hour.rules.people import HEALTH_RECOVERED, everyone_at, lost_health, played_cards, seat_of
from miskatonic.games.final_hour.rules.places import is_choice, places

counts(w.PlayedCards, played_cards)


def times_left(f: Frame, n: int) -> int:
    """How often a deed that is done up to n times can still be done."""
    return f.regs.get("left", n)


def once_more(f: Frame, n: int) -> None:
    """Count one of up to n times."""
    f.regs["left"] = f.regs.get("left", n) - 1


# -------------------------------------------------------------------- moving


def move_investigator(s: State, investigator: int, to: int) -> None:
    """One move along a path (FH-MOV-01)."""
    s.note(tells.Moved, investigator, s.counts[box.AT[investigator]], to, rule="FH-MOV-01")
    s.counts[box.AT[investigator]] = to


INVESTIGATOR_MOVES: Final = Event("investigator-moves", move_investigator)


def choose_move(s: State, f: Frame, node: w.Move) -> None:
    """Up to n moves; stopping early is allowed (FH-MOV-02)."""
    left = times_left(f, node.n)
    if left:
        here = s.counts[box.AT[f.who]]
        s.ask(f, seat_of(s, f.who), asks.Move, [*box.MOVE.each(board.ADJACENT[here]), box.STOP], left)
    else:
        f.answer = box.STOP


def make_move(s: State, f: Frame, node: w.Move) -> None:
    """Make the chosen move, then ask for the next."""
    if f.answer is box.STOP:
        f.end()
        return
    once_more(f, node.n)
    go(s, f)
    f.goto(enter)


def go(s: State, f: Frame) -> None:
    """Walk to the chosen location and remember the path."""
    root = s.shared(f)
    path = board.PATH_BETWEEN[s.counts[box.AT[f.who]]][f.value]
    root.lists["walked"] = (*root.lists.get("walked", ()), path)
    s.happen(INVESTIGATOR_MOVES, f.who, f.value)


def enter(s: State, f: Frame, node: w.Move) -> None:
    """What happens in each location entered, once each."""
    f.goto(choose_move)
    enter_once(s, f)


def enter_once(s: State, f: Frame) -> None:
    """Run `entering` in a location that this effect has not entered before."""
    here = s.counts[box.AT[f.who]]
    entered = f.lists.get("entered", ())
    if here not in entered:
        f.lists["entered"] = (*entered, here)
        s.kids(f, "entering")


runs(w.Move, choose_move, make_move, enter)


def choose_march(s: State, f: Frame, node: w.March) -> None:
    """Exactly n moves to locations not visited before, as far as there are any."""
    here = s.counts[box.AT[f.who]]
    been = (*f.lists.get("entered", ()), f.regs.get("start", here))
    ahead = [p for p in board.ADJACENT[here] if p not in been] if times_left(f, node.n) else []
    s.ask(f, seat_of(s, f.who), asks.March, box.MOVE.each(ahead), times_left(f, node.n))


def make_march(s: State, f: Frame, node: w.March) -> None:
    """Make the step, then the next."""
    if f.answer is None:
        f.end()
        return
    f.regs.setdefault("start", s.counts[box.AT[f.who]])
    once_more(f, node.n)
    go(s, f)


def enter_march(s: State, f: Frame, node: w.March) -> None:
    """What happens in each location entered."""
    f.goto(choose_march)
    enter_once(s, f)


runs(w.March, choose_march, make_march, enter_march)

# -------------------------------------------------------------------- attacking


def within_reach(s: State, place: int, wounds: int) -> list[int]:
    """The monsters of a location that so many wounds can destroy."""
    return [m for m in s.zones.get(box.MONSTERS_AT[place], ()) if box.HEALTH[m] <= wounds]


def choose_attack(s: State, f: Frame, node: w.Attack) -> None:
    """Where to attack, if the card leaves a choice; a location where nothing can be destroyed is none."""
    wounds = amount(s, f, node.n)
    if is_choice(node.where):
        spots = [p for p in places(s, f, node.where) if within_reach(s, p, wounds)]
        s.ask(f, seat_of(s, f.who), asks.Place, box.PLACE.each(spots), wounds)
    else:
        f.answer = None


def begin_attack(s: State, f: Frame, node: w.Attack) -> None:
    """Note where the wounds go."""
    if is_choice(node.where):
        f.lists["places"] = () if f.answer is None else (f.value,)
    else:
        f.lists["places"] = places(s, f, node.where)


def next_location(s: State, f: Frame, node: w.Attack) -> None:
    """The full value in each location of the attack."""
    left = f.lists["places"]
    if not left:
        f.end()
        return
    f.lists["places"] = left[1:]
    f.regs["at"] = left[0]
    f.regs["wounds"] = amount(s, f, node.n)


def choose_target(s: State, f: Frame, node: w.Attack) -> None:
    """Distribute wounds: only portions that destroy a monster matter (FH-ATT-01 to 03, FH-ATT-07)."""
    wounds = f.regs["wounds"]
    targets = within_reach(s, f.regs["at"], wounds)
    if targets:
        options = [*box.STRIKE.each(unlike(targets)), box.STOP]
        s.ask(f, seat_of(s, f.who), asks.Strike, options, wounds, f.regs["at"])
    else:
        f.answer = box.STOP


def strike(s: State, f: Frame, node: w.Attack) -> None:
    """Destroy the chosen monster, as long as the attacker goes on."""
    if f.answer is box.STOP:
        f.goto(next_location)
        return
    monster = f.value
    f.regs["wounds"] -= box.HEALTH[monster]
    s.note(tells.Struck, f.who, monster, f.regs["at"], rule="FH-ATT-02")
    s.happen(MONSTER_DESTROYED, monster)
    f.goto(choose_target)


def can_attack(s: State, f: Frame, node: w.Attack) -> bool:
    """Whether there is something the attack can destroy."""
    wounds = amount(s, f, node.n)
    return any(within_reach(s, p, wounds) for p in places(s, f, node.where))


runs(w.Attack, choose_attack, begin_attack, next_location, choose_target, strike, can=can_attack)


def choose_victim(s: State, f: Frame, node: w.Destroy) -> None:
    """Up to n monsters here, whatever their health (FH-ATT-06)."""
    here = s.zones.get(box.MONSTERS_AT[s.counts[box.AT[f.who]]], ()) if times_left(f, node.n) else ()
    if here:
        s.ask(f, seat_of(s, f.who), asks.Destroy, [*box.DESTROY.each(unlike(here)), box.STOP], times_left(f, node.n))
    else:
        f.answer = box.STOP


def destroy_victim(s: State, f: Frame, node: w.Destroy) -> None:
    """Destroy it."""
    if f.answer is box.STOP:
        return
    once_more(f, node.n)
    s.note(tells.Destroyed, f.who, f.value, s.counts[box.AT[f.who]], rule="FH-ATT-06")
    s.happen(MONSTER_DESTROYED, f.value)
    f.goto(choose_victim)


runs(w.Destroy, choose_victim, destroy_victim)

# -------------------------------------------------------------------- sending monsters along paths


def choose_sent(s: State, f: Frame, node: w.Lure | w.Shove | w.Herd) -> None:
    """Which monster makes a move (FH-MMV-10); one that was sent already is not sent again."""
    here = s.counts[box.AT[f.who]]
    sent = f.lists.get("sent", ())
    if len(sent) == node.n:
        f.answer = box.STOP
        return
    question: Kind
    if isinstance(node, w.Lure):
        question, spots = asks.Lure, board.ADJACENT[here]
    elif isinstance(node, w.Shove):
        question, spots = asks.Shove, (here,)
    else:
        question, spots = asks.Herd, tuple(range(1, 16))
    options = []
    for place in spots:
        options += box.DRIVE.each(unlike([m for m in s.zones.get(box.MONSTERS_AT[place], ()) if m not in sent]))
    s.ask(f, seat_of(s, f.who), question, [*options, box.STOP], node.n - len(sent))


def choose_destination(s: State, f: Frame, node: w.Lure | w.Shove | w.Herd) -> None:
    """Where it goes: to the one who lures, else to an adjacent location of choice."""
    if f.answer is box.STOP:
        f.end()
        return
    if f.answer is not None and f.answer.verb is box.DRIVE:
        f.regs["monster"] = f.value
    monster = f.regs["monster"]
    if isinstance(node, w.Lure):
        f.answer = box.DRIVE_TO[s.counts[box.AT[f.who]]]
    else:
        spots = board.ADJACENT[place_of(s, monster)]
        s.ask(f, seat_of(s, f.who), asks.DriveTo, box.DRIVE_TO.each(spots), monster)


def send(s: State, f: Frame, node: w.Lure | w.Shove | w.Herd) -> None:
    """The monster makes its move, ignoring arrows."""
    monster = f.regs["monster"]
    f.lists["sent"] = (*f.lists.get("sent", ()), monster)
    s.happen(MONSTER_SENT, monster, place_of(s, monster), f.value)
    f.goto(choose_sent)


def can_herd(s: State, f: Frame, node: w.Herd) -> bool:
    """Whether there is any monster to send."""
    return any(s.zones.get(key) for key in box.MONSTERS_AT)


runs(w.Lure, choose_sent, choose_destination, send, sent=PIECE)
runs(w.Shove, choose_sent, choose_destination, send, sent=PIECE)
runs(w.Herd, choose_sent, choose_destination, send, can=can_herd, sent=PIECE)

# -------------------------------------------------------------------- sealing and repairing


def unsealed(s: State, f: Frame, node: w.Seal) -> list[int]:
    """The paths that can be sealed: one seal a path, of either colour (FH-SEA-02)."""
    paths = range(len(board.PATHS)) if node.anywhere else board.PATHS_AT[s.counts[box.AT[f.who]]]
    return [p for p in paths if not s.counts.get(box.SEALS[p], 0)]


def choose_path(s: State, f: Frame, node: w.Seal) -> None:
    """Which path to seal; fewer than n, or none, is allowed."""
    free = unsealed(s, f, node) if times_left(f, node.n) else []
    if free:
        s.ask(f, seat_of(s, f.who), asks.Seal, [*box.SEAL.each(free), box.STOP], times_left(f, node.n))
    else:
        f.answer = box.STOP


def seal_path(s: State, f: Frame, node: w.Seal) -> None:
    """Put a fresh seal on it."""
    if f.answer is not box.STOP:
        once_more(f, node.n)
        s.happen(PATH_SEALED, f.value, box.FRESH_SEAL)
        f.goto(choose_path)


runs(w.Seal, choose_path, seal_path, can=lambda s, f, node: bool(unsealed(s, f, node)))


def seal_walked(s: State, f: Frame, node: w.SealWalked) -> None:
    """A weakened seal on each unsealed path that the moves of this effect used."""
    for path in dict.fromkeys(s.shared(f).lists.get("walked", ())):
        if not s.count(box.SEALS[path]):
            s.happen(PATH_SEALED, path, box.WEAK_SEAL)


runs(w.SealWalked, seal_walked)


def choose_repair(s: State, f: Frame, node: w.Repair) -> None:
    """Up to n damage tokens here; leaving one is allowed."""
    here = s.counts[box.AT[f.who]]
    if times_left(f, node.n) and s.counts.get(box.DAMAGE[here], 0):
        s.ask(f, seat_of(s, f.who), asks.Repair, [box.REPAIR[here], box.STOP], times_left(f, node.n))
    else:
        f.answer = box.STOP


def make_repair(s: State, f: Frame, node: w.Repair) -> None:
    """Remove it."""
    if f.answer is not box.STOP:
        once_more(f, node.n)
        s.happen(DAMAGE_REPAIRED, f.value)
        f.goto(choose_repair)


runs(w.Repair, choose_repair, make_repair, can=lambda s, f, node: s.count(box.DAMAGE[s.counts[box.AT[f.who]]]) > 0)

# -------------------------------------------------------------------- health


def heal(s: State, f: Frame, node: w.Heal) -> None:
    """Recover health, not above what one started with."""
    s.happen(HEALTH_RECOVERED, f.who, node.n)


def hurt_here(s: State, f: Frame) -> list[int]:
    """The investigators in one's location who have lost health."""
    return [i for i in everyone_at(s, s.counts[box.AT[f.who]]) if lost_health(s, i)]


def choose_patient(s: State, f: Frame, node: w.HealHere) -> None:
    """Who recovers the next point."""
    hurt = hurt_here(s, f) if times_left(f, node.n) else []
    s.ask(f, seat_of(s, f.who), asks.HealWhom, box.HEAL.each(hurt), times_left(f, node.n))


def heal_patient(s: State, f: Frame, node: w.HealHere) -> None:
    """Let them recover it."""
    if f.answer is not None:
        once_more(f, node.n)
        s.happen(HEALTH_RECOVERED, f.value, 1)
        f.goto(choose_patient)


runs(w.Heal, heal)
runs(w.HealHere, choose_patient, heal_patient, can=lambda s, f, node: bool(hurt_here(s, f)))

# -------------------------------------------------------------------- exploring


def explore(s: State, investigator: int) -> None:
    """Reveal the clue token of a location: a ritual symbol lies open from now on, a key brings an item (FH-INV)."""
    here = s.counts[box.AT[investigator]]
    token = s.zone(box.CLUE_AT[here])[0]
    if box.SYMBOL[token] != sheets.KEY:
        s.note(tells.FoundSymbol, investigator, here, box.SYMBOL[token], rule="FH-INV-03")
        s.put(token, box.FOUND)
        return
    s.note(tells.FoundKey, investigator, here, rule="FH-INV-02")
    s.put(token, box.BOX)
    deck = s.zone(box.ITEM_DECK)
    if deck:
        s.note(tells.GainedItem, investigator, deck[0], rule="FH-INV-02")
        s.put(deck[0], box.ITEMS_OF[investigator])


CLUE_EXPLORED: Final = Event("clue-explored", explore)


def has_clue(s: State, f: Frame, node: w.Explore) -> bool:
    """Whether there is a clue token where one stands (FH-INV-04: exploring elsewhere has no effect)."""
    return bool(s.zones.get(box.CLUE_AT[s.counts[box.AT[f.who]]]))


def explore_here(s: State, f: Frame, node: w.Explore) -> None:
    """Explore one's own location."""
    if has_clue(s, f, node):
        s.happen(CLUE_EXPLORED, f.who)


runs(w.Explore, explore_here, can=has_clue)
