"""Stepping through a save, through the eyes of any seat."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from miskatonic.core import hidden
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Game, Line
from miskatonic.scene import Scene
from miskatonic.text.parts import Lang, Text, flat
from miskatonic.text.quotes import quote
from miskatonic.tui.captions import caption
from miskatonic.tui.letters import letters
from miskatonic.tui.standings import standings
from miskatonic.tui.table import TableApp


class ReplayApp(TableApp):
    """A finished or broken-off game, decision by decision."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter,space", "step(1)", show=False),
        Binding("home", "jump(False)", show=False),
        Binding("end", "jump(True)", show=False),
        Binding(letters("p,з"), "leap(False)", show=False),
        Binding(letters("n,т"), "leap(True)", show=False),
        Binding(letters("v,м"), "view", show=False),
    ]

    def __init__(self, game: Game, lang: Lang) -> None:
        whole = game.copy()
        self.number = len(whole.record.line) if whole.record.undone else 0
        if whole.record.undone:
            whole.redo(len(whole.record.undone))
        super().__init__(whole, lang)
        self.seat = 0 if game.seats == 1 else SPECTATOR
        self.moments = {told.number: told for told in whole.title.story.told(whole.record)}
        """The key moments, by the decision that brought them."""

    def keys(self) -> list[tuple[str, str]]:
        """The keys of the last line."""
        return [("← →", "step"), ("p n", "moments"), ("Home End", "first-last"), ("v", "view"), *super().keys()]

    def help_lines(self) -> list[str]:
        """What the help says first."""
        return ["help-replay", "help-why", "help-other"]

    def on_mount(self) -> None:
        """Begin."""
        self.show_table()

    def see(self) -> tuple[Scene, list[Line]]:
        """The scene and the log after so many decisions."""
        state = self.game.record.at(self.number)
        title = self.game.title
        scene = title.scene(hidden.seen_by(state, self.seat), self.seat, title.speech[self.lang])
        return scene, [line for line in self.game.log(self.lang, self.seat) if line.number <= self.number]

    def show_table(self) -> None:
        """Say where in the game this is and what comes next, then show everything."""
        super().show_table()
        most = len(self.game.record.line)
        where = caption(self.lang, "replayed", n=self.number, most=most)
        eyes = self.seat_name(self.seat)
        self.prompt = (f"{where}  ·  {eyes}  ·  ", *self.moment(), *self.coming(most))
        self.show_things()

    def moment(self) -> Text:
        """What the last decision brought about, if it was a key moment."""
        told = self.moments.get(self.number)
        if told is None:
            return ()
        view, speech = self.game.seen_by(self.seat), self.game.title.speech[self.lang]
        said = [flat(speech.note(view, hidden.readable(view, note, self.seat))) for note in told.notes]
        return (f"◆ {' '.join(said)}  ·  ",)

    def coming(self, most: int) -> Text:
        """The next decision in words, or how the game ended."""
        state = self.game.record.at(self.number)
        if self.number == most:
            if state.result is None:
                return (caption(self.lang, "end-of-save"),)
            told = self.game.title.speech[self.lang].result(hidden.seen_by(state, self.seat))
            return (*told, *(f"  ·  {line}" for line in standings(self.scene)))
        seat, key = self.game.record.line[self.number]
        chosen = self.chosen(state, seat, key)
        coming = "next" if chosen else "next-other"
        return (caption(self.lang, coming, who=self.seat_name(seat), what=quote(chosen, self.lang)),)

    def chosen(self, state: State, seat: int, key: str) -> str:
        """What a seat chooses next, in words; nothing through other eyes, for it may be secret."""
        view = hidden.seen_by(state, self.seat)
        asked = view.question_for(seat)
        assert asked is not None
        option = asked.find(key)
        return flat(self.speech.label(view, asked, option)) if option is not None else ""

    def action_step(self, by: int) -> None:
        """One decision back or on."""
        self.number = min(max(0, self.number + by), len(self.game.record.line))
        self.show_table()

    def action_jump(self, to_end: bool) -> None:
        """To the start or the end."""
        self.number = len(self.game.record.line) if to_end else 0
        self.show_table()

    def action_leap(self, on: bool) -> None:
        """To the next or the previous key moment, if there is one."""
        if on:
            self.number = min((n for n in self.moments if n > self.number), default=self.number)
        else:
            self.number = max((n for n in self.moments if n < self.number), default=self.number)
        self.show_table()

    def action_view(self) -> None:
        """Through the eyes of the next seat."""
        self.seat = SPECTATOR if self.seat + 1 == self.game.seats else self.seat + 1
        self.show_table()
