"""The public face: start, play, look at, undo and save any game."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable
from functools import cached_property
from typing import Any, SupportsIndex

from miskatonic.core import errors, hidden
from miskatonic.core.declared import name_of
from miskatonic.core.options import Asked
from miskatonic.core.options import Option as CoreOption
from miskatonic.core.record import Header, Record, read_header, replay
from miskatonic.core.state import Note, State
from miskatonic.core.zones import SPECTATOR
from miskatonic.scene import Scene
from miskatonic.text.parts import Text, flat
from miskatonic.title import Ban, Title


class Choice:
    """An option of a decision: `key` to play it, `label` to read it, `targets` to find it on the table."""

    def __init__(self, decision: Decision, option: CoreOption) -> None:
        self._decision = decision
        self._option = option
        self.key = option.key

    def say(self, lang: str) -> Text:
        """The label in a language."""
        d = self._decision
        return d.title.speaks(lang).label(d.view, d.asked, self._option)

    @property
    def label(self) -> str:
        """The label in English."""
        return flat(self.say("en"))

    def detail(self, lang: str) -> Text:
        """What else there is to know of it, in a language; often nothing."""
        d = self._decision
        return d.title.speaks(lang).detail(d.view, d.asked, self._option)

    @property
    def grave(self) -> bool:
        """Whether it is fatal or ends the game and cannot be taken back: a screen asks once more before it is played."""
        return self._decision.is_grave(self._option)

    def warning(self, lang: str) -> Text:
        """What to know before a grave option is played, in a language."""
        d = self._decision
        return d.title.speaks(lang).warning(d.view, d.asked, self._option)

    @property
    def targets(self) -> tuple[str, ...]:
        """The ids of what it touches on the table."""
        d = self._decision
        return d.title.targets(d.view, d.asked, self._option)

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Decision:
    """Somebody must choose: `seat` says who, `options` what from, `prompt` says it in words."""

    def __init__(self, title: Title, state: State, asked: Asked) -> None:
        self.title = title
        self._state = state
        self.asked = asked
        self.seat = asked.seat
        self.kind = asked.question
        self.source = asked.source

    @cached_property
    def view(self) -> State:
        """What the deciding seat sees."""
        return hidden.seen_by(self._state, self.seat)

    @cached_property
    def options(self) -> tuple[Choice, ...]:
        """What can be chosen."""
        return tuple(Choice(self, option) for option in self.asked.options)

    @property
    def shown(self) -> list[Choice]:
        """What can be chosen as it is shown: of what comes to the same, such as copies of a card in hand, the first."""
        return [Choice(self, alike[0]) for alike in self.title.shown(self.view, self.asked)]

    def say(self, lang: str) -> Text:
        """The prompt in a language."""
        return self.title.speaks(lang).prompt(self.view, self.asked)

    def is_grave(self, option: CoreOption) -> bool:
        """Whether an option is fatal or ends the game and cannot be taken back."""
        return self.title.grave(self._state, self.asked, option)

    @property
    def prompt(self) -> str:
        """The prompt in English."""
        return flat(self.say("en"))

    @property
    def forbidden(self) -> list[tuple[str, str]]:
        """What cannot be chosen now, and the id of the rule that forbids it."""
        return [(option.key, rule) for option, rule in self.title.forbidden(self.view, self.asked)]

    def bans(self, lang: str) -> list[Ban]:
        """What cannot be chosen now in the words of a language, by the rule that forbids it."""
        return self.title.bans(self.view, self.asked, lang)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.kind}, {len(self.asked.options)} options>"


class Outcome:
    """How a game ended: won or lost, by which rule, with which scores; where seats play against each other, their places."""

    def __init__(
        self,
        won: bool | None,
        why: str,
        score: tuple[int, ...],
        rounds: int,
        places: tuple[int, ...] = (),
        teams: tuple[int, ...] = (),
    ) -> None:
        self.won = won
        self.why = why
        self.score = score
        self.rounds = rounds
        self.places = places
        """From 1, by seat; who is level shares a place."""
        self.teams = teams
        """By seat, where they play in teams: partners have one place, and the score of both together."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def __repr__(self) -> str:
        word = "won" if self.won else "lost" if self.won is False else "ended"
        return f"<{word} in round {self.rounds} by {self.why}>"


class Line:
    """A line of the log: after how many decisions it was written, its words, and the rule behind it."""

    def __init__(self, number: int, note: Note, text: Text) -> None:
        self.number = number
        self.kind = name_of(note.kind)
        self.source = note.source
        self.rule = note.rule
        self.text = text

    def __str__(self) -> str:
        return flat(self.text)

    def __repr__(self) -> str:
        return f"<{self.number}: {self}>"


class Game:
    """A game in play.

    >>> import miskatonic as mk
    >>> game = mk.new("final-hour", seats=2, seed=7)
    >>> game.play(game.decision.options[0].key)
    >>> game.undo()
    """

    def __init__(self, title: Title, record: Record) -> None:
        self.title = title
        self.record = record

    # ---------------------------------------------------------------- playing

    @property
    def state(self) -> State:
        """The whole truth; show players `seen_by` instead."""
        return self.record.state

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.record.header.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions: several when seats are asked at once, none when the game is over."""
        return tuple(Decision(self.title, self.state, asked) for asked in self.state.asked)

    @property
    def decision(self) -> Decision:
        """The first open decision."""
        if not self.state.asked:
            raise errors.NotOpen("The game is over: there is nothing left to decide.")
        return Decision(self.title, self.state, self.state.asked[0])

    def play(self, key: str | Choice | CoreOption, seat: SupportsIndex | None = None) -> None:
        """Take a decision, named by its key or by one of the options; without a seat, the first open one."""
        place = None if seat is None else whole(seat, "The seat", errors.WrongSeat)
        named = key.key if isinstance(key, Choice | CoreOption) else key
        self.record.play(named if isinstance(named, str) else repr(named), place)

    def undo(self, steps: SupportsIndex = 1) -> None:
        """Take back the last decisions."""
        self.record.undo(_steps(steps, len(self.record.line), "taken back"))

    def redo(self, steps: SupportsIndex = 1) -> None:
        """Bring back what was taken back."""
        self.record.redo(_steps(steps, len(self.record.undone), "brought back"))

    @property
    def result(self) -> Outcome | None:
        """How the game ended, or None while it lasts."""
        r = self.state.result
        return None if r is None else Outcome(r.won, r.rule, r.scores, self.title.rounds(self.state), r.places, r.teams)

    # ---------------------------------------------------------------- copies and saves

    def copy(self) -> Game:
        """The same game with its history, free to go its own way."""
        return Game(self.title, self.record.copy())

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str, bool], Game], tuple[str, bool]]:
        """A pickled game is its save: it is played again where it is opened."""
        return _unpickled, (self.save(), self.record.logged)

    def save(self) -> str:
        """The game as text, for `load`."""
        return self.record.save()

    # ---------------------------------------------------------------- looking

    def seen_by(self, seat: SupportsIndex) -> State:
        """The state as a seat sees it; -1 is a spectator."""
        return hidden.seen_by(self.state, self._seat(seat))

    def imagine(self, seat: SupportsIndex, seed: SupportsIndex) -> State:
        """A full state that the seat cannot tell from the true one."""
        return hidden.imagine(self.state, self._seat(seat), whole(seed, "The seed"))

    def _seat(self, seat: SupportsIndex) -> int:
        """A seat of this table, or a spectator; otherwise a refusal."""
        place = whole(seat, "The seat", errors.WrongSeat)
        if not SPECTATOR <= place < self.seats:
            raise errors.WrongSeat(
                f"There is no seat {seat} at this table; seats are 0 to {self.seats - 1}, and -1 looks on."
            )
        return place

    def scene(self, seat: SupportsIndex = SPECTATOR, lang: str = "en") -> Scene:
        """What lies on the table for a seat."""
        seat = self._seat(seat)
        return self.title.scene(self.seen_by(seat), seat, self.title.speaks(lang))

    def log(self, lang: str = "en", seat: SupportsIndex = SPECTATOR) -> list[Line]:
        """The log as a seat may read it."""
        seat = self._seat(seat)
        view = self.seen_by(seat)
        speech = self.title.speaks(lang)
        lines: list[Line] = []
        for number, notes in enumerate(self.record.notes):
            for note in notes:
                read = hidden.readable(self.state, note, seat)
                lines.append(Line(number, read, speech.note(view, read)))
        return lines

    def __str__(self) -> str:
        scene = self.scene()
        words = [flat(scene.title), *(flat(line) for line in scene.status)]
        if self.over:
            end = flat(self.title.speech["en"].result(self.seen_by(SPECTATOR)))
            words += [] if end in words else [end]  # it may stand among the rest already
        words.extend(flat(d.say("en")) for d in self.decisions)
        return "\n".join(words)

    def __repr__(self) -> str:
        """How far it is; never the seed, for what is printed on the way may be read by others."""
        stands = repr(self.result) if self.over else ", ".join(map(repr, self.decisions))
        return f"<{self.title.id}, after {len(self.record.line)} decisions: {stands}>"


def new_seed() -> int:
    """A seed of 128 bits that nobody can guess."""
    return secrets.randbits(128)


def new_game(
    title: Title, seats: SupportsIndex, seed: SupportsIndex | None, options: dict[str, Any], *, logged: bool = True
) -> Game:
    """A new game of a title."""
    places = whole(seats, "The number of seats")
    dealt = new_seed() if seed is None else whole(seed, "The seed")
    header = Header(title.id, title.version, title.settled(options, places), places, dealt, title.rules.box)
    return Game(title, Record(header, title.begin, logged=logged))


def whole(value: SupportsIndex, what: str, refusal: type[errors.Refused] = errors.BadOption) -> int:
    """A whole number, NumPy's as well; otherwise a refusal."""
    try:
        if isinstance(value, bool):
            raise TypeError
        return operator.index(value)
    except TypeError:
        raise refusal(f"{what} is a whole number, not {value!r}.") from None


def _steps(value: SupportsIndex, most: int, done: str) -> int:
    """So many decisions, if there are as many; otherwise a refusal. Where there is none, the record says so."""
    steps = whole(value, "The number of decisions", errors.NothingToUndo)
    if most and not 0 < steps <= most:
        raise errors.NothingToUndo(f"From 1 to {most} decisions can be {done}, not {steps}.")
    return steps


def load_game(titles: dict[str, Title], text: str, *, logged: bool = True) -> Game:
    """The game of a save, at the decision where it was left."""
    header, entries = read_header(text)
    game = begun_game(titles, header, logged=logged)
    replay(game.record, entries)
    return game


def _unpickled(save: str, logged: bool) -> Game:
    """The game of a pickle."""
    import miskatonic

    return load_game(miskatonic.games(), save, logged=logged)


def begun_game(titles: dict[str, Title], header: Header, *, logged: bool = True) -> Game:
    """The game of a header at its first decision, or a refusal that says why there is none."""
    title = titles.get(header.game)
    if title is None:
        raise errors.ForeignSave(f"This save is of “{header.game}”, which is not among the games here: {', '.join(titles)}.")
    if not isinstance(header.version, int) or header.version > title.version:
        raise errors.NewerSave("This save was written by a newer version of the game. Update, then open it again.")
    try:
        header.options = title.settled(header.options, header.seats)
    except errors.BadOption as error:
        raise errors.UnfitSave(f"The set-up of this save no longer fits this version. {error}", 0) from None
    return Game(title, Record(header, title.begin, logged=logged))
