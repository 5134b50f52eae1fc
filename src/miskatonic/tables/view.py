"""What one pair of eyes at a table is shown: scene, decision, log and chat, made only from what the seat may see."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

import msgspec

from miskatonic.core.declared import name_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.record import Record
from miskatonic.core.state import Note, State
from miskatonic.core.state import Result as Ending
from miskatonic.core.zones import SPECTATOR
from miskatonic.lessons import coaching
from miskatonic.scene.memory import Memory
from miskatonic.scene.sight import Sight, Watch
from miskatonic.tables import wire
from miskatonic.text.parts import Lang, Part, Text, cat
from miskatonic.title import Ban, Title

ONE_OF: Final[dict[Lang, str]] = {"en": ", one of {n} in hand", "ru": "; на руке таких {n}", "uk": "; у руці таких {n}"}
"""What an option adds that stands for several copies of a card."""


@lru_cache(maxsize=8192)
def _one(part: Part) -> Part:
    """One and the same of all equal parts: a log mentions the same people again and again, at every table."""
    return part


@lru_cache(maxsize=8192)
def _one_text(text: Text) -> Text:
    """One and the same of all equal texts: much is told more than once."""
    return tuple([_one(part) for part in text])


class Decided:
    """What a seat was told of its question, and what that was made from."""

    __slots__ = ("asked", "decision", "graves", "look", "reads")

    def __init__(self, asked: Asked, graves: tuple[bool, ...], decision: wire.Decision, reads: frozenset[Hashable]) -> None:
        self.asked = asked
        self.graves = graves
        self.decision = decision
        self.reads = reads
        self.look = 0

    def is_still(self, memory: Memory, asked: Asked, graves: tuple[bool, ...]) -> bool:
        """Whether it would be told the same, at the look it was told at or the one after."""
        if self.asked is not asked or self.graves != graves:
            return False
        return self.look == memory.look or (self.look == memory.look - 1 and self.reads.isdisjoint(memory.changed))


class Eyes:
    """A seat and a language looking at one game; remembers the log lines it has already put into words.

    In common, it sees what onlookers see of what is watched, and hears its own question.
    """

    def __init__(self, title: Title, seat: int, lang: Lang, watch: Watch, *, common: bool = False) -> None:
        self.title = title
        self.sight = Sight(SPECTATOR if common else seat, watch, seat)
        self.seat = seat
        self.lang: Lang = lang
        self.speech = title.speech[lang]
        self._notes: list[list[Note]] = []
        self._log: tuple[wire.LogLine, ...] = ()
        self._decided: Decided | None = None

    def log(self, notes: list[list[Note]], line: list[tuple[int, str]]) -> tuple[wire.LogLine, ...]:
        """The log in words, only new entries being put into words."""
        kept = len(self._notes)
        if self._notes != notes[:kept]:  # something was taken back
            kept = next(i for i, told in enumerate(self._notes) if i == len(notes) or told is not notes[i])
            self._log = self._log[: sum(map(len, notes[:kept]))]
        bare, memory = self.sight.bare, self.sight.memory
        new = [
            memory.said(note, self._line, bare, n, line[n - 1][0] if n else -1, note)
            for n in range(kept, len(notes))
            for note in notes[n]
        ]
        self._notes, self._log = notes.copy(), (*self._log, *new)
        return self._log

    def rest(self) -> None:
        """Keep nothing of the last look but the log."""
        self._decided = None
        self.sight.memory.forget()

    def _line(self, view: State, number: int, seat: int, note: Note) -> wire.LogLine:
        text = _one_text(self.speech.note(view, self.sight.readable(note)))
        source = note.source.partition(".")[0]
        return wire.LogLine(n=number, seat=seat, kind=name_of(note.kind), text=text, rule=note.rule, source=source)

    def look(self, record: Record, at: int | None = None) -> wire.Look:
        """What this seat may see of what is being watched, the present or what it was after so many decisions.

        Parts that have not changed are the same as at the last look.
        """
        view, true = self.sight.look(), self.sight.state
        notes, taught = (record.notes, record) if at is None else (record.notes[: at + 1], None)
        mine = view.question_for(self.seat)
        speech = self.speech
        scene = self.title.scene(view, self.seat, speech)
        waiting = [
            wire.Waiting(seat=asked.seat, prompt=() if at is None else speech.prompt(view, asked)) for asked in view.asked
        ]
        return wire.Look(
            seat=self.seat,
            lang=self.lang,
            scene=scene,
            decision=None if mine is None else self._decision(true, view, mine, taught),
            waiting=tuple(waiting),
            result=None if view.result is None else self._result(view, view.result),
            log=self.log(notes, record.line),
            talk=self.title.may_talk(view, self.seat),
        )

    def _decision(self, true: State, view: State, asked: Asked, record: Record | None) -> wire.Decision:
        memory, told = self.sight.memory, self._decided
        graves = tuple([self.title.grave(true, asked, option) for option in asked.options])
        if told is None or not told.is_still(memory, asked, graves):
            bare = self.sight.bare
            told = self._decided = Decided(asked, graves, *memory.noted(lambda: self._told(bare, asked, graves)))
        told.look = memory.look
        coach = None if record is None else self._coach(record, view, asked)
        return told.decision if coach is None else msgspec.structs.replace(told.decision, coach=coach)

    def _told(self, view: State, asked: Asked, graves: tuple[bool, ...]) -> wire.Decision:
        grave = dict(zip(asked.options, graves, strict=True))
        return wire.Decision(
            seat=self.seat,
            kind=asked.question,
            prompt=self.speech.prompt(view, asked),
            options=tuple([self._option(view, asked, alike, grave[alike[0]]) for alike in self.title.shown(view, asked)]),
            forbidden=self.title.forbids(view, asked),
            several=self._several(view, asked),
            routine=self._routine(view, asked),
        )

    def bans(self) -> tuple[wire.Ban, ...]:
        """What is forbidden in the question that was told at the last look, in words made of what was seen then."""
        view, asked = self.sight.bare, self.sight.view.question_for(self.seat)
        if asked is None:
            return ()
        bans, _ = self.sight.memory.noted(
            lambda: [self._ban(view, asked, ban) for ban in self.title.bans(view, asked, self.lang)]
        )
        return tuple(bans)

    def _ban(self, view: State, asked: Asked, ban: Ban) -> wire.Ban:
        about = dict.fromkeys([id for option in ban.options for id in self.title.targets(view, asked, option)[:1]])
        return wire.Ban(rule=ban.rule, labels=ban.labels, more=ban.more, targets=tuple(about))

    def _routine(self, view: State, asked: Asked) -> wire.Routine | None:
        routine = self.title.routine(view, asked)
        return None if routine is None else wire.Routine(name=routine.name, key=routine.option.key, listed=routine.listed)

    def _several(self, view: State, asked: Asked) -> wire.Several | None:
        several = self.title.several(view, asked)
        if several is None:
            return None
        picks = [
            wire.Pick(
                id=self.title.targets(view, asked, option)[0],
                key=option.key,
                label=self.speech.label(view, asked, option),
                alike=alike,
            )
            for alike, options in enumerate(several.picks)
            for option in options
        ]
        label = self.speech.label(view, asked, several.done)
        done, most, least = several.done.key, several.most, several.least
        return wire.Several(picks=tuple(picks), done=done, label=label, most=most, least=least)

    def _coach(self, record: Record, view: State, asked: Asked) -> wire.Coach | None:
        said = coaching(self.title, record, self.lang)
        if said is None:
            return None
        key = said.choose and self.title.shown_as(view, asked, said.choose)
        return wire.Coach(text=said.text, step=said.step, of=said.of, key=key, look=said.look, over=said.over)

    def _option(self, view: State, asked: Asked, alike: list[Option], grave: bool) -> wire.Option:
        title, speech, option = self.title, self.speech, alike[0]
        label = speech.label(view, asked, option)
        touched = [id for one in alike for id in title.targets(view, asked, one)]
        return wire.Option(
            key=option.key,
            label=label if len(alike) == 1 else cat(label, ONE_OF[self.lang].format(n=len(alike))),
            targets=tuple(dict.fromkeys(touched)),
            detail=speech.detail(view, asked, option),
            grave=speech.warning(view, asked, option) if grave else (),
        )

    def _result(self, view: State, result: Ending) -> wire.Result:
        return wire.Result(won=result.won, why=result.rule, text=self.speech.result(view))
