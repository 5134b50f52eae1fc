"""Clues: spawning, gaining, moving, discarding and spending them (EH-CLU, EH-RES, EH-SPD)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import SANITY
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.decks import draw_clue, has_clues, renew_pool
from miskatonic.games.eldritch_horror.rules.health import pay
from miskatonic.games.eldritch_horror.rules.people import alive, has_passive, is_alive, lead, person
from miskatonic.games.eldritch_horror.rules.those import that

# -------------------------------------------------------------------- spawning


def spawn_clue(s: State, space: int = -1) -> None:
    """A random Clue of the pool on the space it names, or on a given one (EH-CLU-02, EH-CLU-03, EH-LIM-03)."""
    clue = draw_clue(s)
    if clue < 0:
        s.note(tells.NoClue, rule="EH-LIM-03")
        return
    space = box.CLUE[clue].space if space < 0 else space
    s.put(clue, box.CLUES_AT[space])
    renew_pool(s)
    s.note(tells.ClueSpawned, clue, space, rule="EH-CLU-02")


def begin_spawning(s: State, f: Frame, node: w.SpawnClue) -> None:
    """How many Clues are to spawn."""
    f.regs["left"] = amount(s, f, node.n)


def ask_space(s: State, f: Frame, node: w.SpawnClue) -> None:
    """On which space, if it is free."""
    f.answer = None
    if f.regs["left"] and node.chosen and has_clues(s):
        s.ask(f, f.who, asks.WhichSpace, box.SPACE_OPTION.each(places.ALL))


def spawn_next(s: State, f: Frame, node: w.SpawnClue) -> None:
    """One after another."""
    if f.regs["left"]:
        f.regs["left"] -= 1
        spawn_clue(s, f.value)
        f.goto(ask_space)


runs(w.SpawnClue, begin_spawning, ask_space, spawn_next, can=lambda s, f, node: has_clues(s))

# -------------------------------------------------------------------- gaining


def gain_clues(s: State, seat: int, n: int) -> None:
    """Random Clues of the pool (EH-GAI-09, EH-RES-05)."""
    for _ in range(n if is_alive(s, seat) else 0):
        clue = draw_clue(s)
        if clue < 0:
            s.note(tells.NoClue, rule="EH-LIM-03")
            return
        s.put(clue, box.CLUES_OF[seat])
        renew_pool(s)
        s.note(tells.GainedClue, person(s, seat), clue, rule="EH-GAI-09")


runs(w.GainClue, lambda s, f, node: gain_clues(s, f.who, amount(s, f, node.n)), can=lambda s, f, node: has_clues(s))


def this_clue(s: State, f: Frame) -> int:
    """The Clue that is encountered, while it lies on the board; otherwise -1 (EH-RES-03)."""
    clue = that(s, f, "clue")
    return clue if clue >= 0 and places.space_of_piece(s, clue) >= 0 else -1


def gain_this(s: State, f: Frame, node: w.GainThisClue) -> None:
    """It is taken from its space (EH-GAI-09)."""
    clue = this_clue(s, f)
    if clue >= 0 and is_alive(s, f.who):
        s.put(clue, box.CLUES_OF[f.who])
        s.note(tells.GainedClue, person(s, f.who), clue, rule="EH-GAI-09")


runs(w.GainThisClue, gain_this)

# -------------------------------------------------------------------- discarding and moving


def discard_clue(s: State, clue: int) -> None:
    """A Clue goes face up beside the pool (EH-CLU-01)."""
    s.put(clue, box.CLUE_DISCARD)
    s.note(tells.ClueDiscarded, clue, rule="EH-CLU-01")


def discard_this(s: State, f: Frame, node: w.DiscardThisClue | w.DiscardThatClue) -> None:
    """The Clue that is encountered, or was chosen."""
    clue = this_clue(s, f)
    if clue >= 0:
        discard_clue(s, clue)
        renew_pool(s)


runs(w.DiscardThisClue, discard_this)
runs(w.DiscardThatClue, discard_this)


def all_or_ask(s: State, f: Frame, node: w.DiscardClues) -> None:
    """Every Clue on the board; or which one is nearest to this Monster (EH-NEA-02)."""
    if not node.nearest:
        for clue in places.clues_on_board(s):
            discard_clue(s, clue)
        renew_pool(s)
        f.end()
        return
    origin = places.this_space(s, f)
    spaces = places.nearest(places.spaces(s, f, w.WithClue()), origin)
    s.shared(f).regs["that-space"] = -1
    s.ask(f, f.who, asks.WhichClue, box.PICK.each([clue for space in spaces for clue in places.clues_on(s, space)]))


def discard_nearest(s: State, f: Frame, node: w.DiscardClues) -> None:
    """It is discarded; the effect remembers where it lay."""
    if f.answer is not None:
        s.shared(f).regs["that-space"] = places.space_of_piece(s, f.value)
        discard_clue(s, f.value)
        renew_pool(s)


runs(w.DiscardClues, all_or_ask, discard_nearest)


def move_clue(s: State, clue: int, space: int) -> None:
    """A Clue lies on another space now."""
    if s.home[clue] != box.CLUES_AT[space]:
        s.put(clue, box.CLUES_AT[space])
        s.note(tells.ClueMoved, clue, space, rule="EH-RES-06")


def ask_where_this(s: State, f: Frame, node: w.MoveThisClue) -> None:
    """Where the Clue goes; of equally near spaces one is chosen."""
    clue = this_clue(s, f)
    options: list[Option] = []
    if clue >= 0:
        options = box.SPACE_OPTION.each(places.spaces(s, f, node.to, places.space_of_piece(s, clue)))
    s.ask(f, f.who, asks.WhichSpace, options)


def move_this(s: State, f: Frame, node: w.MoveThisClue) -> None:
    """The Clue moves to the space that was chosen."""
    if f.answer is not None:
        move_clue(s, this_clue(s, f), f.value)


runs(w.MoveThisClue, ask_where_this, move_this)


def gather_clues(s: State, f: Frame, node: w.MoveClues) -> None:
    """Every Clue on the board moves, one after another."""
    f.lists["clues"] = tuple(places.clues_on_board(s))


def ask_where_next(s: State, f: Frame, node: w.MoveClues) -> None:
    """Where the next one goes."""
    f.answer = None
    if f.lists["clues"]:
        origin = places.space_of_piece(s, f.lists["clues"][0])
        near = places.nearest(places.spaces(s, f, node.to), origin)
        s.ask(f, f.who, asks.WhereClueGoes, box.SPACE_OPTION.each(near), f.lists["clues"][0])


def move_next(s: State, f: Frame, node: w.MoveClues) -> None:
    """There; then the next."""
    if f.answer is not None:
        move_clue(s, f.lists["clues"][0], f.value)
        f.lists["clues"] = f.lists["clues"][1:]
        f.goto(ask_where_next)


runs(w.MoveClues, gather_clues, ask_where_next, move_next, clues="piece")

# -------------------------------------------------------------------- spending

FEWER: Final = 1
SANITY_INSTEAD: Final = 2
"""Bits of the ways to pay otherwise that were used in this round."""


def ways(s: State, seat: int) -> int:
    """The ways in which a seat can still pay for a Clue otherwise in this round (EH-INV-26)."""
    left = 0
    if has_passive(s, seat, w.CheaperClues) and not any(s.counts.get(key, 0) & FEWER for key in box.SAVED):
        left |= FEWER  # there is one such card, and it may have changed hands since it was used
    if has_passive(s, seat, w.SanityForClue) and s.counts.get(box.VALUE_OF[SANITY][seat], 0) > 1:
        left |= SANITY_INSTEAD & ~s.counts.get(box.SAVED[seat], 0)
    return left


def pays_sanity(s: State, seat: int) -> bool:
    """Whether a seat can pay for a Clue with Sanity only: it has no Clue, and no other way."""
    return not s.zones.get(box.CLUES_OF[seat], ()) and ways(s, seat) == SANITY_INSTEAD


def purse(s: State, seat: int) -> int:
    """How many Clues a seat could pay, with what stands in for them."""
    if not is_alive(s, seat):
        return 0
    return len(s.zones.get(box.CLUES_OF[seat], ())) + ways(s, seat).bit_count()


def ask_how_to_pay(s: State, f: Frame) -> None:
    """With Clues, or otherwise where that is possible."""
    f.answer = None
    if not f.regs["due"]:
        f.end()
        return
    left = ways(s, f.who)
    options: list[Option] = []
    if len(s.zones.get(box.CLUES_OF[f.who], ())) >= f.regs["due"]:
        options.append(box.CLUES_PAY)
    if left & FEWER:
        options.append(box.KEY_PAYS)
    if left & SANITY_INSTEAD:
        options.append(box.SANITY_PAYS)
    s.ask(f, f.who, asks.HowToPay, options, f.regs["due"])


def pay_part(s: State, f: Frame) -> None:
    """All of it with Clues, or one otherwise (EH-SPD-01)."""
    if f.answer is box.CLUES_PAY:
        for clue in s.zones[box.CLUES_OF[f.who]][: f.regs["due"]]:
            s.put(clue, box.CLUE_DISCARD)
        if not f.regs.get("group"):
            renew_pool(s)
        s.note(tells.SpentClues, person(s, f.who), f.regs["due"], rule="EH-SPD-01")
        return
    f.regs["due"] -= 1
    key = box.SAVED[f.who]
    if f.answer is box.KEY_PAYS:
        s.set(key, s.counts.get(key, 0) | FEWER)
        s.note(tells.OneFewer, person(s, f.who), rule="EH-SPD-01")
    else:
        s.set(key, s.counts.get(key, 0) | SANITY_INSTEAD)
        pay(s, f.who, SANITY, 1)
    f.goto(ask_how_to_pay)


PAYING: Final = procedure("spend clues", ask_how_to_pay, pay_part)


def begin_paying(s: State, f: Frame, node: w.SpendClues) -> None:
    """So many are due."""
    f.regs["due"] = amount(s, f, node.n)
    if not node.group:
        s.push(PAYING, f.who).regs["due"] = f.regs["due"]
        f.end()


def ask_who_pays(s: State, f: Frame, node: w.SpendClues) -> None:
    """A group pays in any split; the Lead Investigator has the last word (EH-LEA-02)."""
    f.answer = None
    if f.regs["due"]:
        s.ask(f, lead(s), asks.WhoPays, s.rules.person.each([seat for seat in alive(s) if purse(s, seat)]), f.regs["due"])


def one_pays(s: State, f: Frame, node: w.SpendClues) -> None:
    """One Clue of that investigator; then the next. All are one price and discarded together (EH-SPD-03, EH-CLU-01)."""
    if f.answer is None:
        renew_pool(s)
        return
    f.regs["due"] -= 1
    s.push(PAYING, f.value).regs.update({"due": 1, "group": 1})
    f.goto(ask_who_pays)


def payable(s: State, f: Frame, node: w.SpendClues) -> bool:
    """Whether all of it can be paid (EH-SPD-02, EH-SPD-03)."""
    due = amount(s, f, node.n)
    if node.group:
        return sum([purse(s, seat) for seat in alive(s)]) >= due
    return is_alive(s, f.who) and purse(s, f.who) >= due


runs(w.SpendClues, begin_paying, ask_who_pays, one_pays, can=payable)


def spend_that(s: State, f: Frame, node: w.SpendThatClue) -> None:
    """The Clue of the research is spent; where it goes the next step says."""
    s.note(tells.SpentClues, person(s, f.who), 1, rule="EH-SPD-01")


def has_that(s: State, f: Frame, node: w.SpendThatClue) -> bool:
    """Whether it was gained and is still there."""
    clue = that(s, f, "clue")
    return clue >= 0 and s.home.get(clue) == box.CLUES_OF[f.who]


runs(w.SpendThatClue, spend_that, can=has_that)


def keep_that(s: State, f: Frame, node: w.KeepThatClue) -> None:
    """That Clue is put on this card."""
    clue, card = that(s, f, "clue"), s.shared(f).regs["piece"]
    s.put(clue, box.KEPT_ON[card])
    s.note(tells.Kept, clue, card, rule="EH-MYS-02")


runs(w.KeepThatClue, keep_that)
