"""The state of a game: a few dictionaries of numbers and tuples, the stack, the counters of the streams. Nothing else.

Everything it holds is immutable or copied, so `copy` is a handful of dictionary copies, at any decision, inside any effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from miskatonic.core import declared, streams, written
from miskatonic.core.code import Code, Frame, Node
from miskatonic.core.errors import Refused, Runaway
from miskatonic.core.events import Event
from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.rules import Rules

STEPS_BEFORE_RUNAWAY: Final = 100_000

EVERYBODY: Final = (1 << 16) - 1
"""In `known`, the bits of all seats there can be, and the one above them of whoever looks on."""

Loaded = Callable[["State", str, int], int | None]
"""What the next number of a stream below a limit is to be, or None to leave it to chance."""


class Note:
    """An entry of the log: what it tells, which code wrote it, by which rule, and who may read it in full."""

    __slots__ = ("cast", "rule", "seat", "source", "told")

    def __init__(self, told: Any, source: str, rule: str, seat: int | None, cast: tuple[int, ...] = ()) -> None:
        self.told = told
        """The entry itself, of a declared kind."""
        self.source = source
        self.rule = rule
        self.seat = seat
        self.cast = cast
        """Whom each seat played then, where somebody else may play for it later."""

    @property
    def kind(self) -> declared.Kind:
        """The declared kind of entry."""
        kind: declared.Kind = type(self.told)
        return kind


class Result:
    """How a game ended: won or lost (None where there is no such thing), the rule that says so, scores and places."""

    __slots__ = ("places", "rule", "scores", "teams", "won")

    def __init__(
        self,
        won: bool | None,
        rule: str,
        scores: tuple[int, ...] = (),
        places: tuple[int, ...] = (),
        teams: tuple[int, ...] = (),
    ) -> None:
        self.won = won
        self.rule = rule
        self.scores = scores
        self.places = places
        """The place of every seat where they play against each other, from 1; who is level shares it."""
        self.teams = teams
        """The team of every seat, where they play in teams: partners have one place, and the score of both together."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place, where they play against each other."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def is_shared(self) -> bool:
        """Whether several came first who are no partners."""
        return len({self.teams[seat] if self.teams else seat for seat in self.winners}) > 1

    def __repr__(self) -> str:
        return f"{'won' if self.won else 'lost' if self.won is False else 'ended'} ({self.rule})"


class State:
    """A game in play. Copy it, play the copy, throw it away: the original never notices."""

    __slots__ = (
        "absent",
        "asked",
        "counts",
        "ears",
        "home",
        "known",
        "loaded",
        "log",
        "mark",
        "result",
        "rules",
        "seats",
        "seed",
        "slow",
        "stack",
        "ticks",
        "zones",
    )

    def __init__(
        self,
        rules: Rules,
        seats: int,
        seed: int,
        original: State | None = None,
        absent: frozenset[int] = frozenset(),
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.absent = absent
        """Pieces that this game knows nothing of: they came into the box after it was begun."""
        self.log: list[Note] | None = None
        self.loaded: Loaded | None = None
        """What a test lets chance give; a copy's chance is free again."""
        if original is None:
            self.zones: dict[str, tuple[int, ...]] = {}
            self.home: dict[int, str] = {}
            self.counts: dict[str, int] = {}
            self.known: dict[int, int] = {}
            """For pieces somebody has looked at: a bit for every seat that knows the face."""
            self.ears: dict[str, tuple[tuple[int, int], ...]] = {}
            """For every event somebody hears: the pieces and the numbers of their abilities, in the order they came."""
            self.ticks: dict[str, int] = {}
            self.stack: list[Frame] = []
            self.asked: tuple[Asked, ...] = ()
            self.result: Result | None = None
            self.mark = 0
            self.slow = False
            """Put every event on the stack, as if somebody heard it; tests compare this with the quick way."""
        else:
            self.zones = original.zones.copy()
            self.home = original.home.copy()
            self.counts = original.counts.copy()
            self.known = original.known.copy()
            self.ears = original.ears.copy()
            self.ticks = original.ticks.copy()
            self.stack = [Frame(frame.code, frame.who, frame.root, frame) for frame in original.stack]
            self.asked = original.asked
            self.result = original.result
            self.mark = original.mark
            self.slow = original.slow

    def copy(self) -> State:
        """An independent state, equal by hash. The copy keeps no log."""
        return State(self.rules, self.seats, self.seed, self, self.absent)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A state stands on the rules of its process, which no pickle holds."""
        raise TypeError("A state cannot be pickled. Pickle its game, or send `game.save()` and open that with `load`.")

    def __repr__(self) -> str:
        """Who is asked what, or how it ended."""
        if self.result is not None:
            return f"<state: {self.result!r}>"
        return f"<state: {', '.join(map(repr, self.asked)) or 'under way'}>"

    # ---------------------------------------------------------------- what is there

    def zone(self, key: str) -> tuple[int, ...]:
        """The pieces in a zone, first to last; the top of a deck is its first piece."""
        pieces = self.zones.get(key)
        if pieces is not None:
            return pieces
        if key not in self.rules.zones:
            raise Refused(f"There is no zone “{key}” in this game; `state.rules.zones` names those there are.")
        return ()

    def count(self, key: str) -> int:
        """A kept number; 0 when nobody has set it."""
        return self.counts.get(key, 0)

    def set(self, key: str, n: int) -> None:
        """Keep a number."""
        if n:
            self.counts[key] = n
        else:
            self.counts.pop(key, None)

    def add(self, key: str, n: int) -> None:
        """Raise or lower a kept number."""
        self.set(key, self.counts.get(key, 0) + n)

    def pointed(self, key: str) -> int:
        """The piece, seat or other thing that a pointing counter means; NOTHING when it means none."""
        return self.counts.get(key, NOTHING)

    def point(self, key: str, n: int) -> None:
        """Let a counter point at a piece, a seat or another thing; NOTHING lets it point at none."""
        if n >= 0:
            self.counts[key] = n
        else:
            self.counts.pop(key, None)

    def present(self, pieces: Sequence[int]) -> tuple[int, ...]:
        """Those of the pieces that are in the box of this game."""
        return tuple(piece for piece in pieces if piece not in self.absent) if self.absent else tuple(pieces)

    def put(self, piece: int, zone: str, *, first: bool = False) -> None:
        """Lay a piece last (or first) in a zone, taking it from wherever it was."""
        zones = self.zones
        old = self.home.get(piece)
        if old is not None:
            rest = zones[old]
            if rest[0] == piece:
                zones[old] = rest[1:]
            else:
                at = rest.index(piece)
                zones[old] = rest[:at] + rest[at + 1 :]
        there = zones.get(zone, ())
        zones[zone] = (piece, *there) if first else (*there, piece)
        self.home[piece] = zone
        if self.rules.pieces[piece].abilities:
            self.perk(piece, old, zone)

    def perk(self, piece: int, old: str | None, new: str) -> None:
        """Let the abilities of a piece begin or cease to hear events, now that it came from one zone to another."""
        was = "" if old is None else self.rules.zones[old].live
        now = self.rules.zones[new].live
        if was == now:
            return
        for i, ability in enumerate(self.rules.pieces[piece].abilities):
            if now in ability.lives:
                if was not in ability.lives:
                    self._listen(piece, i, ability.event)
            elif was in ability.lives:
                self._deafen(piece, i, ability.event)

    def lay_out(self, pieces: tuple[int, ...], zone: str) -> None:
        """Lay pieces that are nowhere yet last in a zone: what `put` does for one, for many at once.

        A piece that lies nowhere is in the box.
        """
        if self.absent:
            pieces = self.present(pieces)
        self.zones[zone] = self.zones.get(zone, ()) + pieces
        self.home.update(dict.fromkeys(pieces, zone))
        if self.rules.zones[zone].live:
            for piece in pieces:
                self.perk(piece, None, zone)

    def pour(self, source: str, zone: str) -> None:
        """Lay all pieces of a zone last in another: what `put` does for one, for many at once."""
        pieces = self.zones.get(source, ())
        if pieces:
            self.zones[source] = ()
            self.zones[zone] = self.zones.get(zone, ()) + pieces
            self.home.update(dict.fromkeys(pieces, zone))
            if self.rules.zones[source].live != self.rules.zones[zone].live:
                for piece in pieces:
                    self.perk(piece, source, zone)

    def _listen(self, piece: int, i: int, event: str) -> None:
        self.ears[event] = (*self.ears.get(event, ()), (piece, i))

    def _deafen(self, piece: int, i: int, event: str) -> None:
        left = tuple(ear for ear in self.ears[event] if ear != (piece, i))
        if left:
            self.ears[event] = left
        else:
            del self.ears[event]

    # ---------------------------------------------------------------- chance

    def tick(self, stream: str) -> int:
        """The number of the next tick of a stream, which is then used up."""
        n = self.ticks.get(stream, 0)
        self.ticks[stream] = n + 1
        return n

    def random(self, stream: str, limit: int) -> int:
        """A random number from 0 up to, not including, `limit`."""
        if self.loaded is not None:
            wanted = self.loaded(self, stream, limit)
            if wanted is not None:
                return wanted
        return streams.below(self.seed, stream, self.tick(stream), limit)

    def several(self, stream: str, n: int, limit: int) -> list[int]:
        """So many random numbers of one tick, as when several dice are rolled at once."""
        if self.loaded is not None:
            return [self.random(stream, limit) for _ in range(n)]
        return [(word * limit) >> 64 for word in streams.words(self.seed, stream, self.tick(stream), n)]

    def shuffle(self, zone: str) -> None:
        """Shuffle a zone with the stream of its name; whoever knew a piece in it no longer knows where it is."""
        pieces = self.zones.get(zone, ())
        self.zones[zone] = streams.shuffled(self.seed, zone, self.tick(zone), pieces)
        if self.known:
            for piece in pieces:
                self.known.pop(piece, None)

    def look(self, piece: int, seat: int) -> None:
        """Let a seat know the face of a hidden piece."""
        self.known[piece] = self.known.get(piece, 0) | 1 << seat

    def show(self, piece: int) -> None:
        """Let everybody know the face of a hidden piece, whoever looks on too."""
        self.known[piece] = EVERYBODY

    # ---------------------------------------------------------------- the stack

    def push(self, code: Code, who: int, root: int = -1) -> Frame:
        """Run this next. Several pushes in one step run in the order they were made.

        Without a root the new frame is the root of an effect of its own.
        """
        frame = Frame(code, who, len(self.stack) if root < 0 else root)
        self.stack.append(frame)
        return frame

    def kids(self, f: Frame, field: str, who: int | None = None) -> None:
        """Run the child effects in a field of the running node, in order."""
        for kid in f.code.kids.get(field, ()):
            self.stack.append(Frame(kid, f.who if who is None else who, f.root))

    def shared(self, f: Frame) -> Frame:
        """The frame whose registers the whole effect shares."""
        return self.stack[f.root] if f.root < len(self.stack) else f

    def abandon(self, kept: int) -> None:
        """Leave off whatever is under way, but for so many frames at the bottom of the stack: they go on."""
        del self.stack[kept:]

    def finish(
        self,
        rule: str,
        *,
        won: bool | None = None,
        scores: tuple[int, ...] = (),
        places: tuple[int, ...] = (),
        teams: tuple[int, ...] = (),
    ) -> None:
        """End the game at once by a rule, whatever is under way: all win or lose, or there are places."""
        if self.result is None:
            self.result = Result(won, rule, scores, places, teams)

    # ---------------------------------------------------------------- events

    def happen(self, event: Event, *args: int) -> None:
        """Let an event happen: at once if nobody hears it, else through its stages on the stack.

        A step that needs to know what came of it looks in its next step.
        """
        if self.result is not None:
            return
        if event.name in self.ears or event.framed or self.slow or len(self.stack) > self.mark:
            self.push(event.code, -1).lists["args"] = event.about(args)
        else:
            event.do(self, *args)

    def note(self, kind: declared.Kind, *args: int | tuple[int, ...], rule: str = "", seat: int | None = None) -> None:
        """Write a log entry of a declared kind; with a seat, only that seat reads which hidden pieces it names."""
        if self.log is not None:
            source = self.stack[-1].code.address if self.stack else ""
            cast = tuple([self.counts.get(key, NOTHING) for key in self.rules.cast])
            if self.log and self.log[-1].cast == cast:
                cast = self.log[-1].cast  # logs are long, and the cast seldom changes
            self.log.append(Note(declared.made(kind, args), source, rule, seat, cast))

    # ---------------------------------------------------------------- decisions

    def ask(self, f: Frame, seat: int, kind: declared.Kind, options: list[Option], *about: int | tuple[int, ...]) -> None:
        """Ask one seat. The next step of the frame finds the answer; a single option is taken silently.

        A step that asks does nothing else, so that it can be run again on a re-dealt state.
        """
        n = len(options)
        if n > 1:
            offered = tuple(dict.fromkeys(options))
            if len(offered) > 1:
                self.asked = (Asked(seat, f.who, kind, offered, f.code.address, about, False),)
                return
        f.answer = options[0] if n else None

    def ask_all(
        self, f: Frame, kind: declared.Kind, options: dict[int, list[Option]], *about: int | tuple[int, ...]
    ) -> None:
        """Ask several seats at once, each in private; the next step finds all answers in `f.answers`, by seat."""
        asked: list[Asked] = []
        f.answers = ()
        for seat in sorted(options):
            offered = tuple(dict.fromkeys(options[seat]))
            if len(offered) > 1:
                asked.append(Asked(seat, f.who, kind, offered, f.code.address, about, True))
            elif offered:
                f.answers = (*f.answers, (seat, offered[0]))
        self.asked = tuple(asked)

    def ask_each(
        self,
        f: Frame,
        kind: declared.Kind,
        options: dict[int, list[Option]],
        then: Callable[[State, int, Option], list[Option]],
    ) -> None:
        """Ask several seats at once, each in private and at its own pace, until nobody has anything left to choose.

        After every answer `then` books it where only its seat sees it, and says what the seat may choose next. The step
        must ask the same again at any time from what was booked; the next step runs when all are done.
        """
        asked: list[Asked] = []
        f.answers = ()
        for seat in sorted(options):
            if options[seat]:
                asked.append(Asked(seat, f.who, kind, tuple(options[seat]), f.code.address, (), True, then))
        self.asked = tuple(asked)

    def question_for(self, seat: int) -> Asked | None:
        """The open question of a seat, if it has one."""
        for asked in self.asked:
            if asked.seat == seat:
                return asked
        return None

    def answer(self, asked: Asked, option: Option) -> None:
        """Answer an open question with one of its options and run on to the next one."""
        frame = self.stack[-1]
        if not asked.together:
            frame.answer = option
            self.asked = ()
        elif asked.then is None:
            frame.answers = tuple(sorted([*frame.answers, (asked.seat, option)], key=_by_seat))
            self.asked = tuple(a for a in self.asked if a is not asked)
        else:
            self._go_on(asked, asked.then(self, asked.seat, option))
        if not self.asked:
            self.run()

    def _go_on(self, asked: Asked, options: list[Option]) -> None:
        """Put the next question to a seat that goes its own way, or leave it alone when it is done."""
        mine = Asked(asked.seat, asked.who, asked.kind, tuple(options), asked.source, (), True, asked.then)
        self.asked = tuple(mine if a is asked else a for a in self.asked if a is not asked or options)

    def step(self) -> None:
        """Run the next step of the topmost frame and nothing else: what `run` does again and again."""
        f = self.stack[-1]
        node = f.code.node
        f.step += 1
        self.mark = len(self.stack)
        if node is None:
            f.code.steps[f.step - 1](self, f)
        else:
            f.code.steps[f.step - 1](self, f, node)

    def run(self) -> None:
        """Run until somebody must choose or the game is over."""
        now = self  # a step asks or ends the game: under this name the type checker does not take both for unchanged
        stack = self.stack
        budget = STEPS_BEFORE_RUNAWAY
        while stack and self.result is None and not self.asked:
            f = stack[-1]
            code = f.code
            steps = code.steps
            node = code.node
            last = len(steps)
            mark = self.mark = len(stack)
            i = f.step
            while i < last and budget:
                f.step = i + 1
                if node is None:
                    steps[i](self, f)
                else:
                    steps[i](self, f, node)
                budget -= 1
                if not stack or stack[-1] is not f or now.asked or now.result is not None:
                    break
                i = f.step
            else:
                stack.pop()
            if len(stack) > mark + 1:
                stack[mark:] = stack[: mark - 1 : -1]
                _reroot(stack, mark)
            if not budget:
                raise Runaway(f"{code.address} does not come to an end")
        if self.result is not None:
            self.asked = ()
            stack.clear()

    # ---------------------------------------------------------------- the state as text

    def plain(self) -> dict[str, object]:
        """Everything that makes this state what it is, as plain sorted data: names, so that new pieces change nothing."""
        return written.plain(self)

    def hash(self) -> str:
        """A fingerprint that is the same in every process and on every machine: that of `plain` as JSON."""
        return written.Fingerprints().of(self)


def word_of(s: State, asked: Asked) -> Node | None:
    """The word of a card that asks, if it is one."""
    code = s.rules.codes.get(asked.source)
    return None if code is None else code.node


def _by_seat(answer: tuple[int, Option]) -> int:
    return answer[0]


def _reroot(stack: list[Frame], mark: int) -> None:
    """Frames pushed as roots of their own keep being so after the pushes of a step were put in order."""
    top = mark + len(stack) - 1
    for i in range(mark, len(stack)):
        f = stack[i]
        if f.root >= mark:
            f.root = top - f.root
