"""Playing at the terminal: people choose by key and mouse, bots by themselves, and a curtain falls between people."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from rich.text import Text as RichText
from textual import work
from textual.binding import Binding, BindingType

import miskatonic
from miskatonic import kept as keeping
from miskatonic.bots import Bot
from miskatonic.bots.hints import hint
from miskatonic.core.errors import NothingToUndo
from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Choice, Decision, Game, Line
from miskatonic.scene import Grid, Notice
from miskatonic.text.parts import Lang, cat, flat, join
from miskatonic.tui.captions import caption
from miskatonic.tui.city import far_end, nearest, put_down, towards
from miskatonic.tui.ink import Line as InkLine
from miskatonic.tui.ink import Span, spans
from miskatonic.tui.legend import everything
from miskatonic.tui.letters import letters
from miskatonic.tui.marks import Marks
from miskatonic.tui.screens import Curtain, Ending, SaveAs, Sure, text_sheet
from miskatonic.tui.signs import FAINT, HEAD
from miskatonic.tui.sitting import Sitting, in_order
from miskatonic.tui.table import Shown, TableApp
from miskatonic.words.control import BACK

PAUSE = 0.35
"""Seconds between the moves of bots, so that they can be followed."""


class PlayApp(Sitting, TableApp):
    """A game in play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(key), f"digit({key})", show=False) for key in range(10)),
        Binding("enter", "take", show=False),
        Binding("up", "move_cursor(0, -1)", show=False),
        Binding("down", "move_cursor(0, 1)", show=False),
        Binding("left", "move_cursor(-1, 0)", show=False),
        Binding("right", "move_cursor(1, 0)", show=False),
        Binding("backspace", "take_back", show=False),
        Binding(letters("u,г"), "undo", show=False),
        Binding(letters("r,к"), "redo", show=False),
        Binding(letters("h,р"), "hint", show=False),
        Binding(letters("f,а"), "why_not", show=False),
        Binding(letters("s,ы,і"), "save", show=False),
        Binding(letters("p,з"), "papers", show=False),
    ]

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        lang: Lang,
        pause: float = PAUSE,
        kept: Path | None = None,
        *,
        open_hands: bool = False,
        coached: bool = True,
        kept_as: Path | None = None,
    ) -> None:
        TableApp.__init__(self, game, lang)
        Sitting.__init__(self, game, bots, lang, kept, open_hands=open_hands, coached=coached, kept_as=kept_as)
        self.pause = pause
        self.told_end = False
        self.choices: list[Choice] = []
        """The options of the decision shown; what is done on a grid stands behind everything else."""

    def keys(self) -> list[tuple[str, str]]:
        """The keys of the last line."""
        others = super().keys()
        to_quit = others.index(("q", "quit"))
        deciding = [] if self.game.over else [("1-9 ↵", "choose"), ("h", "hint")]
        first = [*deciding, *others[:to_quit], ("u", "undo")]
        papers = [("p", "papers")] if self.papers else []
        why_not = [] if self.game.over else [("f", "why-not")]
        return [*first, *others[to_quit:], *why_not, ("r", "redo"), ("s", "save"), *papers]

    def help_lines(self) -> list[str]:
        """What the help says first."""
        return [*super().help_lines(), "help-why-not", *(["help-papers"] if self.papers else [])]

    def on_mount(self) -> None:
        """Begin; whose window is closed finds the game again."""
        with suppress(NotImplementedError, AttributeError):  # where there are no such signals
            for closing in (signal.SIGHUP, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(closing, self.put_aside)
        self.go_on()

    # ---------------------------------------------------------------- whose turn

    def go_on(self) -> None:
        """Show the next decision of a person, let bots decide, or tell the end."""
        decision = self.mine()
        self.prompt, self.options, self.cursor = (), [], 0
        if self.game.over:
            self.end()
        elif decision is None:
            self.let_bots_decide()
        elif self.is_for_all(decision):
            self.seat, self.in_common = decision.seat, True
        elif decision.seat != self.seat or self.in_common:
            self.draw_curtain(decision.seat)
        self.show_table()

    def show_table(self) -> None:
        """Put the open decision into words, then show everything."""
        decision = self.mine()
        self.coach = ""
        if decision is not None and decision.seat == self.seat:
            self.prompt = decision.say(self.lang)
            self.choices = in_order(decision, self.scene)
            self.options = [self.shown(choice) for choice in self.choices]
            self.listen(decision)
        elif self.game.over:
            self.prompt = self.game.title.speech[self.lang].result(self.game.seen_by(self.seat))
        elif self.game.decisions and decision is None:
            self.prompt = (caption(self.lang, "thinking", who=self.seat_name(self.game.decision.seat)),)
        super().show_table()
        if self.grid is not None:
            self.pen = put_down(self.grid, self.pen, Marks([option.targets for option in self.options]))
            self.show_things()

    def news_in(self, log: list[Line]) -> str:
        """The last line that is told of somebody else's decision, if the one before the screen has not decided since."""
        taken = self.game.record.line
        if not taken or taken[-1][0] == self.seat or self.seat == SPECTATOR:
            return ""
        return next((str(line) for line in reversed(log) if line.number == len(taken)), "")

    def shown(self, choice: Choice) -> Shown:
        """An option as it is shown in the language chosen."""
        return Shown(choice.key, choice.say(self.lang), choice.targets, choice.detail(self.lang))

    def listen(self, decision: Decision) -> None:
        """In a lesson, hear what the coach says, and look at the option advised."""
        said = self.coaching()
        if said is not None:
            self.coach = caption(self.lang, "coach", a=said.step, b=said.of, text=said.text)
            if said.choose:
                advised = self.game.title.shown_as(decision.view, decision.asked, said.choose)
                self.cursor = [option.key for option in self.options].index(advised)

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until somebody else sits before the screen."""
        self.seat, self.in_common = SPECTATOR, False

        def lift(_: None) -> None:
            self.seat = seat
            self.go_on()

        self.push_screen(Curtain(self.seat_name(seat), self.lang), lift)

    def end(self) -> None:
        """Tell once how the game ended."""
        if self.told_end or not self.game.over:
            return
        self.told_end = True
        word, text = self.ending()

        def then(wish: str | None) -> None:
            if wish == "undo":
                self.action_undo()
            elif wish == "again":
                self.play_again()
            elif wish == "quit":
                self.leave()

        self.push_screen(Ending(word, text, self.lang), then)

    def play_again(self) -> None:
        """The same set-up, dealt anew."""
        self.forget()
        header = self.game.record.header
        self.game = miskatonic.new(header.game, seats=header.seats, **header.options)
        self.told_end, self.pen = False, ""
        self.go_on()

    @work(exclusive=True)
    async def let_bots_decide(self) -> None:
        """The bots move, one decision after another, until a person is asked."""
        while not self.game.over and self.mine() is None:
            await asyncio.sleep(self.pause)
            seat = self.game.decision.seat
            key = await asyncio.to_thread(self.bots[seat].choose, self.game.copy(), seat)
            self.game.play(key, seat)
            if not self.game.over and self.mine() is None:
                self.show_table()
        self.go_on()

    # ---------------------------------------------------------------- choosing

    def take(self, number: int) -> None:
        """Take an option of the decision shown."""
        decision = self.mine()
        if decision is not None and decision.seat == self.seat and number < len(self.options):
            choice = self.choices[number]
            if choice.grave:
                self.ask_once_more(choice, decision.seat)
            else:
                self.play(choice.key, decision.seat)

    def play(self, key: str, seat: int) -> None:
        """Take a decision and go on."""
        self.game.play(key, seat)
        self.go_on()

    def ask_once_more(self, choice: Choice, seat: int) -> None:
        """What is fatal is played only when one is sure."""

        def then(sure: bool | None) -> None:
            if sure:
                self.play(choice.key, seat)

        self.push_screen(Sure(flat(choice.say(self.lang)), flat(choice.warning(self.lang)), self.lang), then)

    def action_digit(self, key: int) -> None:
        """1 takes the first option, 0 the tenth."""
        self.take((key - 1) % 10)

    def action_take(self) -> None:
        """Take the option looked at; a pen that draws along a road is then at its other end."""
        chosen = self.options[self.cursor].targets if self.cursor < len(self.options) else ()
        for street in self.grid.streets if self.grid is not None else ():
            if street.id in chosen and self.pen in (street.a, street.b):
                self.pen = far_end(street, self.pen)
        self.take(self.cursor)

    def action_take_back(self) -> None:
        """Take the last step of a turn back, where the game lets one."""
        keys = [option.key for option in self.options]
        if BACK.key in keys:
            self.take(keys.index(BACK.key))

    @property
    def grid(self) -> Grid | None:
        """The grid in the middle of the table."""
        return next((thing for thing in self.scene.things if isinstance(thing, Grid)), None)

    def action_move_cursor(self, across: int, down: int) -> None:
        """Look at another option: on a grid the one that lies that way, else the next in the list."""
        if self.options:
            if not self.walk(across, down):
                self.cursor = (self.cursor + across + down * self.columns) % len(self.options)
            self.read = self.cursor
            self.show_things()
            self.show_cursor()
            self.show_subject()

    def walk(self, across: int, down: int) -> bool:
        """Lead the pen along the roads of a grid, or from one of its locations to the next; false where none is meant."""
        marks = Marks([option.targets for option in self.options])
        grid = self.grid
        if grid is None:
            return False
        if any(marks.has(street.id) for street in grid.streets):
            self.walk_along(grid, across, down, marks)
            return True
        chosen = self.options[self.cursor].targets
        spots = [spot.id for spot in (*grid.lots, *grid.corners) if marks.has(spot.id)]
        if spots:
            here = next((id for id in spots if id in chosen), None)
            self.cursor = marks.options[nearest(grid, here, across, down, marks) if here else spots[0]][0]
        return bool(spots)

    def walk_along(self, grid: Grid, across: int, down: int, marks: Marks) -> None:
        """The road that way is looked at if it can be chosen; the same way once more, or where it cannot, leads along it."""
        street = towards(grid, self.pen, across, down, marks)
        if street is None:
            return
        if marks.has(street.id) and street.id not in self.options[self.cursor].targets:
            self.cursor = marks.options[street.id][0]
        else:
            self.pen = far_end(street, self.pen)

    @work(exclusive=True)
    async def action_hint(self) -> None:
        """What a bot would choose here: said, looked at, and taken with Enter."""
        decision = self.mine()
        if decision is None or decision.seat != self.seat:
            return
        game, taken = self.game, self.game.record.line.copy()
        coachs = self.coachs_hint(decision)
        key, why = coachs or (await asyncio.to_thread(hint, game.copy(), decision.seat, self.lang))[:2]
        if self.game is not game or game.record.line != taken:  # one has decided meanwhile
            return
        self.cursor = self.read = [option.key for option in self.options].index(key)
        self.show_things()
        self.show_cursor()

        def then(agreed: bool | None) -> None:
            if agreed:
                self.action_take()

        self.push_screen(text_sheet(caption(self.lang, "hint"), [spans(why)], self.lang, "do-it"), then)

    def action_why_not(self) -> None:
        """What cannot be chosen now, in words, and the rules that forbid it."""
        decision = self.mine()
        if decision is None or decision.seat != self.seat:
            return
        lines: list[InkLine] = []
        for ban in decision.bans(self.lang):
            more = caption(self.lang, "and-more", n=ban.more) if ban.more else ""
            told = cat(join(" · ", [*ban.labels]), more)
            lines += [*([[]] if lines else []), spans(told, HEAD), self.rule_line(ban.rule)]
        lines = lines or [[Span(caption(self.lang, "nothing-forbidden"), FAINT)]]
        self.push_screen(text_sheet(caption(self.lang, "why-not"), lines, self.lang))

    @property
    def papers(self) -> list[Notice]:
        """What lies on the table to be taken home in writing."""
        return [thing for thing in everything(self.scene.things) if isinstance(thing, Notice) and thing.paper]

    def action_papers(self) -> None:
        """Read what can be taken home, and how to print it."""
        for paper in self.papers:
            lines = [*map(spans, paper.lines), spans(("",)), spans((caption(self.lang, "to-print"),))]
            self.push_screen(text_sheet(flat(paper.label), lines, self.lang))

    # ---------------------------------------------------------------- leaving

    async def action_quit(self) -> None:
        """Leave a game that is still going on only when sure; it is kept, and one is told how to go on."""
        if self.game.over:
            self.leave()
            return
        if isinstance(self.screen, Sure):
            return
        place = self.place

        def then(sure: bool | None) -> None:
            if not sure:
                return
            try:
                self.keep(place)
            except OSError as error:
                self.notify(str(error), severity="error")
            else:
                self.exit(message=RichText(caption(self.lang, "go-on", place=place, command=self.command(place))))

        self.push_screen(Sure(caption(self.lang, "leave"), caption(self.lang, "kept", file=place), self.lang), then)

    def put_aside(self) -> None:
        """Keep a game that ends for everybody without a word: the window is closed, or a mistake of ours ends it."""
        super().put_aside()
        self.exit()

    def leave(self) -> None:
        """Leave a game that is over: the terminal tells how it ended."""
        self.forget()
        speech = self.game.title.speech[self.lang]
        self.exit(message=RichText(f"{speech.game_title()}. {flat(speech.result(self.game.seen_by(self.seat)))}"))

    # ---------------------------------------------------------------- taking back

    def action_undo(self) -> None:
        """Take back the last decision of a person, and what bots decided since."""
        self.workers.cancel_all()
        try:
            self.undo()
        except NothingToUndo:
            self.notify(caption(self.lang, "nothing-to-undo"))
        self.told_end = False
        self.go_on()

    def action_redo(self) -> None:
        """Bring back what was taken back, up to the next decision of a person."""
        self.workers.cancel_all()
        try:
            self.redo()
        except NothingToUndo:
            self.notify(caption(self.lang, "nothing-to-redo"))
        self.go_on()

    def action_save(self) -> None:
        """Save to a file."""

        def write(name: str | None) -> None:
            if not name:
                return
            try:
                Path(name).write_text(self.game.save(), encoding="utf-8")
            except OSError as error:
                self.notify(str(error), severity="error")
            else:
                self.notify(caption(self.lang, "saved", file=name))

        self.push_screen(SaveAs(keeping.name_of(self.game), self.lang), write)
