"""Reckoning, in its fixed order: Monsters, the Ancient One, ongoing cards, what investigators have (EH-REC)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CONDITION, DEBT
from miskatonic.games.eldritch_horror.rules import asks, box, people, places, tells
from miskatonic.games.eldritch_horror.rules.amounts import owned
from miskatonic.games.eldritch_horror.rules.dice import ONES
from miskatonic.games.eldritch_horror.rules.monsters import sheet_code

# -------------------------------------------------------------------- who has to reckon


def monsters(s: State) -> tuple[int, ...]:
    """Monsters on the board with a reckoning effect (EH-REC-01)."""
    return tuple([monster for monster in places.monsters_on_board(s) if people.sheet_of(s, monster).reckoning])


def ongoing(s: State) -> tuple[int, ...]:
    """Ongoing Mythos cards with one (EH-REC-03)."""
    return tuple([card for card in s.zones.get(box.ONGOING, ()) if box.MYTHOS_CARD[card].reckoning])


def conditions(s: State) -> tuple[int, ...]:
    """Conditions of investigators with one (EH-REC-04)."""
    held = [card for seat in range(s.seats) for card in s.zones.get(box.CONDITIONS_OF[seat], ())]
    return tuple([card for card in held if box.CONDITION_CARD[card].reckoning])


def leave_out(s: State, piece: int) -> None:
    """What comes during a reckoning does not reckon in it, even if it was in play when that began (EH-REC-06)."""
    for f in s.stack:
        for key in ("monsters", "conditions"):
            if piece in f.lists.get(key, ()):
                f.lists[key] = tuple([other for other in f.lists[key] if other != piece])


def less(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """The pieces without one of them; what reckons twice is there twice."""
    at = pieces.index(piece)
    return (*pieces[:at], *pieces[at + 1 :])


# -------------------------------------------------------------------- the procedure


def gather(s: State, f: Frame) -> None:
    """What comes during a reckoning does not reckon in it (EH-REC-06)."""
    s.note(tells.Reckoning, rule="EH-MYT-03")
    f.lists["monsters"] = monsters(s)
    f.lists["ongoing"] = ongoing(s)
    f.lists["conditions"] = conditions(s)


def ask_monster(s: State, f: Frame) -> None:
    """Of several Monsters the Lead Investigator chooses the order (EH-REC-07)."""
    left = dict.fromkeys([m for m in f.lists.get("monsters", ()) if places.space_of_piece(s, m) >= 0])
    s.ask(f, people.lead(s), asks.NextReckoning, box.PICK.each(list(left)))


def monster_reckons(s: State, f: Frame) -> None:
    """One after another (EH-REC-01)."""
    if f.answer is None:
        return
    monster = f.value
    f.lists["monsters"] = less(f.lists["monsters"], monster)
    f.goto(ask_monster)
    reckon_monster(s, monster)


def reckon_monster(s: State, monster: int) -> None:
    """The reckoning effect of a Monster."""
    code = s.rules.codes.get(f"{sheet_code(s, monster)}.reckoning")
    if code is not None:
        frame = s.push(code, people.lead(s))
        frame.regs["monster"] = monster
        frame.regs["space"] = places.space_of_piece(s, monster)


def ancient_one_reckons(s: State, f: Frame) -> None:
    """The sheet, with the side that lies up (EH-REC-02)."""
    if people.side(s).reckoning and not f.regs.get("part"):
        back = "back" if box.AWAKE in s.counts else "front"
        frame = s.push(s.rules.codes[f"{people.ancient_one(s).code}.{back}.reckoning"], people.lead(s))
        frame.regs["piece"] = s.zones[box.OPPONENT][0]


def ask_ongoing(s: State, f: Frame) -> None:
    """Of several ongoing cards too (EH-REC-07)."""
    left = dict.fromkeys([card for card in f.lists.get("ongoing", ()) if s.home.get(card) == box.ONGOING])
    s.ask(f, people.lead(s), asks.NextReckoning, box.PICK.each(list(left)))


def ongoing_reckons(s: State, f: Frame) -> None:
    """One after another (EH-REC-03)."""
    if f.answer is None:
        return
    card = f.value
    f.lists["ongoing"] = less(f.lists["ongoing"], card)
    f.goto(ask_ongoing)
    s.push(s.rules.codes[f"{box.CODE[card]}.reckoning"], people.lead(s)).regs["piece"] = card


def investigators_reckon(s: State, f: Frame) -> None:
    """Everybody in turn order (EH-REC-04)."""
    for seat in people.seats_in_order(s):
        if any(s.home.get(card) == box.CONDITIONS_OF[seat] for card in f.lists.get("conditions", ())):
            s.push(OWN, seat).lists["conditions"] = f.lists["conditions"]


RECKONING: Final = procedure(
    "reckoning",
    gather,
    ask_monster,
    monster_reckons,
    ancient_one_reckons,
    ask_ongoing,
    ongoing_reckons,
    investigators_reckon,
    monsters=PIECE,
    ongoing=PIECE,
    conditions=PIECE,
)


def ask_own(s: State, f: Frame) -> None:
    """In the order one likes."""
    left = [card for card in f.lists["conditions"] if s.home.get(card) == box.CONDITIONS_OF[f.who]]
    s.ask(f, f.who, asks.NextReckoning, box.PICK.each(left) if people.is_alive(s, f.who) else [])


def own_reckons(s: State, f: Frame) -> None:
    """Then the next."""
    if f.answer is None:
        return
    card = f.value
    f.lists["conditions"] = tuple([c for c in f.lists["conditions"] if c != card])
    f.goto(ask_own)
    s.push(s.rules.codes[f"{box.CODE[card]}.reckoning"], f.who).regs["piece"] = card


OWN: Final = procedure("reckoning of an investigator", ask_own, own_reckons, conditions=PIECE)

# -------------------------------------------------------------------- by a card


def reckon_part(s: State, f: Frame, node: w.Reckon) -> None:
    """Only these components, each so many times; with `ones` every die counts as 1."""
    frame = s.push(PART, f.who)
    if node.ones:
        frame.regs[ONES] = 1
    match node.of:
        case w.OF_MONSTERS:
            frame.lists["monsters"] = monsters(s) * node.times
        case w.OF_ONGOING:
            frame.lists["ongoing"] = ongoing(s) * node.times
        case w.OF_CONDITIONS:
            frame.lists["conditions"] = conditions(s)
        case _:
            frame.lists["conditions"] = tuple(owned(s, f.who, CONDITION, name=DEBT))


runs(w.Reckon, reckon_part)


def begin_this(s: State, f: Frame) -> None:
    """The Ancient One itself does not reckon."""
    f.regs["part"] = 1


PART: Final = procedure(
    "part of a reckoning",
    begin_this,
    ask_monster,
    monster_reckons,
    ask_ongoing,
    ongoing_reckons,
    investigators_reckon,
    monsters=PIECE,
    ongoing=PIECE,
    conditions=PIECE,
)
