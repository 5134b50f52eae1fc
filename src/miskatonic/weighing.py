"""What a judgement is made of: named terms that add up to it, so that a hint can tell those which decide.

A game's reasons are its own frozen dataclasses; its `say` room puts them into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple


class Term(NamedTuple):
    """A reason for or against an option, and what it counts in the game's own measure."""

    worth: float
    why: object


Terms = tuple[Term, ...]
"""All reasons of one option; their worths add up to what the bot ranks it by."""


class OnlyBest:
    """A reason that is true of the best option only, so that it is never told of another."""


class Neutral:
    """A reason that says how things stand, so that it is never told as an objection, whatever it counts."""


class Drawback:
    """A reason that only ever speaks against an option: where one is told of the best, no other is better."""


class Timed:
    """A reason that tells when something can be done: of two, what comes sooner is told first.

    However little it counts, it objects to nothing that is told before it.
    """

    @property
    def rounds_off(self) -> float:
        """In how many rounds that is; 0 in this one."""
        return 0


class Beside:
    """A reason that is told otherwise beside one of its own kind for another option."""

    def beside(self, other: object, *, better: bool) -> object:
        """The reason of the better or of the other option, as it is told beside that one."""
        raise NotImplementedError


class Counted:
    """A thing of which more is better: how much more there is is not told where it counts the other way all the same."""


@dataclass(frozen=True)
class Owned(Counted):
    """A thing of which somebody has so much: where several are told in a row, whose they are is told once."""

    in_figures: ClassVar[bool] = True
    """Whether nothing is told of it but how much more or less there will be."""
    who: int


class Each:
    """A thing that each of several has: where it changes alike for two in a row, the second is told as such."""


class Burden(Counted):
    """A thing of which less is better."""


class Part:
    """A thing that is there only as long as another: where that is gone, what it counted is a matter of the other."""

    of: ClassVar[object]


class Distant:
    """A thing that much else changes: compared at the same moment only, and told for sure or where nothing nearer is."""


class Sated:
    """What a thing can hang on that is wanted the less, the more there is of another: then nothing is told of it."""

    @property
    def sated_by(self) -> object:
        """That other thing; nothing if there is none."""
        raise NotImplementedError


class Hedged:
    """A thing of which everything is told in its own words, as likely or as sure as it is."""


class Measured:
    """A thing of which nothing is told where there is as much of it either way."""


class OnlyCounted(Counted):
    """A thing of which nothing else can be said: where it counts the other way, it is not told."""


class Fact(NamedTuple):
    """How much there is of something, and what that is worth."""

    amount: int
    worth: float
    hangs_on: object = None
    """What makes it so, where that differs from state to state: a reason of the game's own."""
    price: float = 1.0
    """What all things of its kind count by now: that this differs is no change of the thing itself."""


Standing = Mapping[object, Fact]
"""How things stand for a seat, thing by thing; the worths add up to what the bot thinks of the state."""


@dataclass(frozen=True)
class Changed:
    """A reason that looking ahead shows: something there will be more or less of than otherwise."""

    what: object
    by: int
    """How much more; nothing where only its worth differs."""
    good: bool
    sure: bool
    """Whether it comes so whatever is hidden, as far as was looked."""
    hangs_on: object = None
    """What is gained where it is better, or lost where it is worse, if that is the same whatever is hidden."""
    likely: bool = True
    """Whether it comes so at least as often as not."""


@dataclass(frozen=True)
class Besides:
    """A reason added to one that tells what somebody will have more or less of: what else they will, or who else will.

    A game that has told the first one otherwise says nothing.
    """

    what: Owned | Each
    by: int
    good: bool
    after: Changed


@dataclass(frozen=True)
class Ending:
    """A fact of a game that has ended."""

    won: bool | None


@dataclass(frozen=True)
class Moment:
    """How far the game has come, as a number: a fact that is worth nothing."""


DECIDED: Final = 100.0
"""What the end of a game is worth beside anything else."""


def changes(before: Sequence[Standing], after: Sequence[Standing]) -> Terms:
    """What sets one course apart from another, each seen on the same guesses at what is hidden.

    A game that has ended stands for nothing but its end: the rest is compared only where both courses go on.
    """
    n = len(before)
    both = [(now, then, _parts_gone(now, then)) for now, then in zip(before, after, strict=True)]
    going_on = [one for one in both if not any(isinstance(what, Ending) for what in (*one[0], *one[1]))]
    found: list[Term] = []
    for what in dict.fromkeys(what for one in (*after, *before) for what in one):
        seen = both if isinstance(what, Ending) else going_on
        pairs = [_compared(what, now, then) for now, then, _ in seen]
        by = [then.amount - now.amount for now, then in pairs]
        worths = [_apart(*pair) + gone.get(what, 0.0) for pair, (_, _, gone) in zip(pairs, seen, strict=True)]
        worth = sum(worths) / n
        is_against = isinstance(what, Counted) and sum(by) * worth * (-1 if isinstance(what, Burden) else 1) < 0
        if abs(worth) <= LEAST or (is_against and isinstance(what, OnlyCounted)):
            continue
        if isinstance(what, Measured) and not any(by):
            continue
        on = {pair[worth > 0].hangs_on for pair in pairs}
        if worth * _sating(on, going_on) < 0:
            continue
        hangs_on = on.pop() if len(on) == 1 else None
        sure = len(set(by)) == 1 and len(pairs) == n and all(one * worth > 0 for one in worths)
        if isinstance(what, Ending):
            sure = _is_its_end(what, pairs, good=worth > 0)
        likely = 2 * sum([one * worth > 0 for one in worths]) >= n
        found.append(Term(worth, Changed(what, 0 if is_against else _about(by), worth > 0, sure, hangs_on, likely)))
    return tuple(found)


def _sating(on: set[object], both: Sequence[tuple[Standing, Standing, object]]) -> int:
    """How much more there will be of what makes all that a thing hangs on less wanted."""
    others = {one.sated_by if isinstance(one, Sated) else None for one in on}
    other = others.pop() if len(others) == 1 else None
    if other is None:
        return 0
    return sum([then.amount - now.amount for now, then in (_compared(other, *one[:2]) for one in both)])


def _about(by: Sequence[int]) -> int:
    """How much more there is on average, and where that is less than half of one, at least which way."""
    total = sum(by)
    return round(total / len(by)) or (total > 0) - (total < 0)


def _is_its_end(what: Ending, pairs: Sequence[tuple[Fact, Fact]], *, good: bool) -> bool:
    """Whether the course of which an end is told always comes to it: that a loss is good to avoid is told of the other."""
    told_of = 0 if good and what.won is False else 1
    return all(pair[told_of].amount for pair in pairs)


NOTHING: Final = Fact(0, 0.0)
MOMENT: Final = Moment()


def _compared(what: object, before: Standing, after: Standing) -> tuple[Fact, Fact]:
    """How much there is of something either way; a part is compared only where that of which it is one is there."""
    now, then = before.get(what), after.get(what)
    if isinstance(what, Distant) and before.get(MOMENT) != after.get(MOMENT):
        return NOTHING, NOTHING
    if isinstance(what, Part) and (now is None or then is None):
        return NOTHING, NOTHING
    return now or NOTHING, then or NOTHING


def _apart(now: Fact, then: Fact) -> float:
    """What a change of a thing is worth, at the same price for either."""
    if now.price == then.price or not now.price or not then.price:
        return then.worth - now.worth
    return (then.worth / then.price - now.worth / now.price) * (now.price + then.price) / 2


def _parts_gone(before: Standing, after: Standing) -> dict[object, float]:
    """What parts count that are there in one course only, for that of which they are parts."""
    gone: dict[object, float] = {}
    for sign, there, elsewhere in ((-1, before, after), (1, after, before)):
        for what, fact in there.items():
            if isinstance(what, Part) and what not in elsewhere:
                gone[what.of] = gone.get(what.of, 0.0) + sign * fact.worth
    return gone


LEAST: Final = 1e-6
SECOND: Final = 0.35
"""A second reason is told if it weighs so much of the first."""


def deciding(best: Terms, other: Terms = ()) -> tuple[Terms, Terms]:
    """The one or two reasons for the better of two options, and the one that sets the other back.

    What is said of both in the same words decides nothing and comes last, unless it only tells how things stand. Where
    nothing is good, what is less bad than otherwise comes before what is bad.
    """
    lead: dict[object, float] = {}
    best, other = _told_beside(best, other, better=True), _told_beside(other, best, better=False)
    for sign, terms in ((1, best), (-1, other)):
        for term in terms:
            lead[_kind(term)] = lead.get(_kind(term), 0.0) + sign * term.worth

    def apart(term: Term) -> float:
        return min(abs(term.worth), lead[_kind(term)])

    shared = {term.why for term in best if not isinstance(term.why, Neutral)} & {term.why for term in other}
    shared |= {term.why for term in best if isinstance(term.why, Beside) and lead[_kind(term)] <= LEAST}
    good = sorted((t for t in best if t.worth > 0), key=lambda t: (t.why in shared, _is_far(t), -apart(t), -t.worth))
    cost = sorted((t for t in best if t.worth < 0 and lead[_kind(t)] < 0), key=lambda t: (t.why in shared, t.worth))
    if good:
        cost = [t for t in cost if not _is_far(t)]
    ahead = sorted((t for t in best if lead[_kind(t)] > LEAST and t.why not in shared), key=lambda t: -lead[_kind(t)])
    told = good[:1] or ahead[:1] or cost[:1] or list(best[:1])
    objections = [t for t in cost if not isinstance(t.why, Timed) or isinstance(t.why, Neutral)]
    for term in (*good[1:2], *(objections[:1] if good or ahead else ())):
        weighs = abs(term.worth) >= SECOND * abs(told[0].worth) and (term.worth < 0 or apart(term) > 0)
        weighs = weighs and not _is_far(term)
        if len(told) < 2 and weighs and term.why not in shared:
            told.append(term)
    if all(term.worth > 0 for term in told):
        whens = [term.why.rounds_off for term in told if isinstance(term.why, Timed)]
        told = told if len(whens) < len(told) or whens == sorted(whens) else told[::-1]
    bad = sorted((t for t in other if t.worth < 0 and apart(t) > 0), key=lambda t: -apart(t))
    kinds = [_kind(one) for one in told if lead[_kind(one)] > 0]
    behind = sorted((t for t in other if _kind(t) in kinds), key=lambda t: kinds.index(_kind(t)))
    against = bad or behind or sorted(other, key=lambda t: -t.worth)
    apart_from = [t for t in against if t.why not in shared]
    return tuple(told), tuple([t for t in apart_from[:1] if not isinstance(t.why, OnlyBest)])


def _told_beside(terms: Terms, others: Terms, *, better: bool) -> Terms:
    """Reasons as they are told beside those of another option."""
    whys = {type(term.why): term.why for term in others}

    def told(why: object) -> object:
        return why.beside(whys[type(why)], better=better) if isinstance(why, Beside) and type(why) in whys else why

    return tuple([Term(term.worth, told(term.why)) for term in terms])


def _is_far(term: Term) -> bool:
    """Whether a change may as well be somebody else's doing."""
    return isinstance(term.why, Changed) and isinstance(term.why.what, Distant) and not term.why.sure


def _kind(term: Term) -> object:
    """What terms of two options are compared by."""
    return term.why.what if isinstance(term.why, Changed) else type(term.why)
