"""The table on the screen: map, cards, boards, log and decision. Playing and replaying build on it."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text as RichText
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from miskatonic import scene as sc
from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Game, Line
from miskatonic.primer import primer
from miskatonic.rulebook import catalogue
from miskatonic.text.parts import LANGUAGES, Lang, Ref, Text, flat
from miskatonic.text.speech import Speech
from miskatonic.tui import ink
from miskatonic.tui.captions import caption
from miskatonic.tui.chart import chart, rows_taken
from miskatonic.tui.city import city
from miskatonic.tui.ink import Line as InkLine
from miskatonic.tui.legend import closer_look, everything, legend, on_grids
from miskatonic.tui.letters import letters
from miskatonic.tui.look import LOOK
from miskatonic.tui.marks import Marks, option_key
from miskatonic.tui.panel import Panel, Pointed, Scrolled, Touched
from miskatonic.tui.room import NARROW, TALL, WIDE, Middle, Room
from miskatonic.tui.screens import Components, Sheet, text_sheet
from miskatonic.tui.signs import CHOSEN, COACH, FAINT, HEAD, sign
from miskatonic.tui.sitting import seat_name
from miskatonic.tui.strips import key_to, symbols_on
from miskatonic.tui.things import draw_all, score_strip

APART = "  ·  "
CLOSE = " · "
"""What stands between the parts of the first line, and where room is short."""


class Shown:
    """An option as it is shown: its words, what it touches, and what else there is to know of it."""

    def __init__(self, key: str, text: Text, targets: tuple[str, ...], detail: Text = ()) -> None:
        self.key = key
        self.text = text
        self.targets = targets
        self.detail = detail


class TableApp(App[None]):
    """A table drawn from scenes alone."""

    CSS = LOOK
    TITLE = "Miskatonic"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(letters("w,ц"), "why", show=False),
        Binding("question_mark", "help", show=False),
        Binding(letters("i,ш"), "how_to_play", show=False),
        Binding(letters("l,д"), "language", show=False),
        Binding(letters("c,с"), "components", show=False),
        Binding(letters("t,е"), "turn_over", show=False),
        Binding("escape", "leave_log", show=False),
        Binding(letters("q,й,ctrl+c"), "quit", show=False),
        Binding("ctrl+z", "suspend_process", show=False),
    ]

    def __init__(self, game: Game, lang: Lang) -> None:
        super().__init__()
        self.game = game
        self.lang = lang
        self.seat = SPECTATOR
        self.prompt: Text = ()
        self.coach = ""
        """What the coach of a lesson says."""
        self.news = ""
        """What others did last."""
        self.options: list[Shown] = []
        self.cursor = 0
        self.read = 0
        """The option whose detail is told: the last one looked at by keys, lest rows run away from the pointer."""
        self.columns = 1
        self.pen = ""
        """The crossroads of a grid from which arrow keys lead on."""
        self.scene: sc.Scene = game.scene(self.seat, lang)
        self.told: list[tuple[str, str]] = []

    # ---------------------------------------------------------------- the screen

    def compose(self) -> ComposeResult:
        """Map, cards and decision to the left, the rest of the table and the log to the right."""
        yield Static(id="status")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with VerticalScroll(id="map-box", can_focus=False):
                    yield Panel(id="map", fills=True)
                with VerticalScroll(id="cards-box", can_focus=False):
                    yield Panel(id="cards")
                with Scrolled(id="decision-box", can_focus=False):
                    yield Panel(id="decision")
            with Vertical(id="right"):
                with VerticalScroll(id="side-box"):
                    yield Panel(id="side")
                yield OptionList(id="log")
        yield Static(id="keys")

    def on_resize(self) -> None:
        """Choose the arrangement anew, once the new size is known everywhere."""
        self.call_later(self.arrange)

    def arrange(self) -> None:
        """Choose the arrangement for the size."""
        base = self.screen_stack[0]
        base.set_class(self.size.width >= WIDE and self.size.height >= TALL, "wide")
        base.set_class(self.size.width < NARROW, "narrow")
        self.show_edges()
        self.show_things()
        self.call_after_refresh(self.show_last_lines)

    def keys(self) -> list[tuple[str, str]]:
        """The keys of the last line: key and caption."""
        other_side = [("t", "turn-over")] if self.size.width < NARROW else []
        more = [("i", "how-to-play"), ("w", "why"), ("l", "language"), ("c", "components")]
        return [*other_side, ("?", "help"), ("q", "quit"), *more]

    # ---------------------------------------------------------------- what is shown

    def see(self) -> tuple[sc.Scene, list[Line]]:
        """The scene and the log to show."""
        return self.game.scene(self.seat, self.lang), self.game.log(self.lang, self.seat)

    def news_in(self, log: list[Line]) -> str:
        """What others did last; who only looks at a table reads the log."""
        return ""

    def show_table(self) -> None:
        """Show everything anew."""
        self.scene, log = self.see()
        self.news = self.news_in(log)
        base = self.screen_stack[0]
        for id, name in (("#side-box", "table"), ("#cards-box", "cards"), ("#log", "log")):
            base.query_one(id).border_title = caption(self.lang, name)
        self.show_edges()
        self.read = self.cursor
        self.show_things()
        self.show_log(log)
        self.call_after_refresh(self.show_subject)

    def show_edges(self) -> None:
        """The state of the game above and the keys below; what there is no room for is left out whole."""
        base = self.screen_stack[0]
        title = f" {flat(self.scene.title)} "
        told = [flat(line) for line in self.scene.status]
        if cell_len(title) + 2 + cell_len(APART.join(told)) > self.size.width:
            title = ""
        status = fitting(told, self.size.width - 2 - cell_len(title))
        base.query_one("#status", Static).update(
            RichText.assemble((title, HEAD), f"  {status}", overflow="ellipsis", no_wrap=True)
        )
        words, used = RichText(no_wrap=True), 1
        for key, name in self.keys():
            said = caption(self.lang, name)
            used += cell_len(f"{key} {said}") + (3 if words else 0)
            if used > self.size.width:
                break
            words.append("   " if words else " ").append(key, "bold").append(f" {said}")
        base.query_one("#keys", Static).update(words)

    def show_things(self) -> None:
        """Draw the scene with its highlights."""
        base = self.screen_stack[0]
        marks = Marks([option.targets for option in self.options], self.cursor)
        board, dice, cards, rest = sorted_out(self.scene, self.seat)
        room = Room(self.size.width, self.size.height, board, turned=base.has_class("turned"))
        if not room.cards_under_the_map:
            cards, rest = [], [*cards, *rest]
        asked = [*draw_all(dice, room.width - 4, marks), *self.decision_lines(room.width - 4)]
        most = room.for_the_decision
        if isinstance(board, sc.Map) and not (room.cards_under_the_map or base.has_class("turned")):
            most = room.rows - rows_taken(board, room.width - 2, room.rows - most, marks)
        base.query_one("#decision-box").styles.max_height = most
        base.query_one("#cards-box").styles.max_height = room.for_the_cards(len(asked) + 2)
        base.query_one("#cards-box").display = bool(draw_all(cards, WIDE, marks))
        middle = base.query_one("#map", Panel)
        middle.fills = not isinstance(board, sc.Board)
        middle.set_class(not middle.fills, "flows")
        known = self.key_to_signs()
        below, aside = (known, {}) if isinstance(board, sc.Board) and not room.cards_under_the_map else ({}, known)
        sheet = None if room.cards_under_the_map else own_sheet(self.scene, self.seat)
        middle.show(lambda width, height: draw_board(board, width, height, marks, below, self.pen, sheet))
        base.query_one("#cards", Panel).show(lambda width, height: draw_all(cards, width, marks))
        base.query_one("#side", Panel).show(lambda width, height: [*draw_all(rest, width, marks), *key_lines(aside, width)])
        base.query_one("#decision", Panel).show(
            lambda width, height: [*draw_all(dice, width, marks), *self.decision_lines(width)]
        )
        box = base.query_one("#decision-box", Scrolled)
        box.more = caption(self.lang, "more")
        self.call_after_refresh(box.tell)

    def key_to_signs(self) -> dict[str, str]:
        """The signs in rows of cards and on a grid, each with its name."""
        things = list(everything(self.scene.things))
        found = symbols_on([thing for thing in things if isinstance(thing, sc.Strip)])
        drawn = {thing.icon for thing in things if isinstance(thing, sc.Lot | sc.Corner)}
        drawn |= {line.icon for thing in things if isinstance(thing, sc.Ledger) for line in thing.lines}
        named = self.speech.icons()
        once = {sign(name): name for name in reversed(named) if name in drawn and name not in found}
        return {**found, **{name: said for name, said in named.items() if name in found or name in once.values()}}

    @property
    def speech(self) -> Speech:
        """The game in the language chosen."""
        return self.game.title.speech[self.lang]

    def show_log(self, log: list[Line]) -> None:
        """Add new lines to the log; write it anew when it is not a continuation."""
        lines = [(str(line), line.rule) for line in log]
        panel = self.screen_stack[0].query_one("#log", OptionList)
        known = len(self.told)
        if lines[:known] != self.told:
            panel.clear_options()
            known = 0
        panel.add_options([Option(RichText(text)) for text, _ in lines[known:]])
        self.told = lines
        self.show_last_lines()

    def show_last_lines(self) -> None:
        """Scroll the log to what it told last, unless somebody reads in it."""
        panel = self.screen_stack[0].query_one("#log", OptionList)
        if not panel.has_focus:
            panel.highlighted = None
            panel.scroll_end(animate=False)

    def decision_lines(self, width: int) -> list[InkLine]:
        """The prompt and the options in columns."""
        out = ink.wrapped([ink.Span(self.news, FAINT)], width) if self.news and self.size.width < NARROW else []
        out += ink.wrapped([ink.Span(self.coach, COACH)], width) if self.coach else []
        out += ink.wrapped(ink.spans(self.prompt, HEAD), width)
        if not self.options:
            return out
        chunks: list[InkLine] = []
        for number, option in enumerate(self.options):
            style = CHOSEN if number == self.cursor else ""
            ids = (f"option:{number}",)
            key = ink.Span(f" {option_key(number) or '·'} ", f"bold {style or '#f2d45c'}", ids)
            chunks.append([key, *ink.spans(option.text, style, ids)])
        longest = max(ink.length(chunk) for chunk in chunks) + 2
        columns = max(1, width // longest)
        self.columns = columns
        for start in range(0, len(chunks), columns):
            row = chunks[start : start + columns]
            if columns == 1:
                out += ink.wrapped(row[0], width, 3)
            else:
                out.append([span for chunk in row for span in ink.padded(chunk, width // columns)])
            if start <= self.read < start + columns:
                out += self.detail_lines(width)
        return out

    def detail_lines(self, width: int) -> list[InkLine]:
        """What else there is to know of the option that is read."""
        detail = self.options[self.read].detail if self.read < len(self.options) else ()
        ids = (f"option:{self.read}",)
        return ink.wrapped([ink.Span("   ", "", ids), *ink.spans(detail, FAINT, ids)], width, 3) if detail else []

    def show_cursor(self) -> None:
        """Scroll to the option looked at, with what there is to know of it."""
        panel = self.query_one("#decision", Panel)
        id = f"option:{self.cursor}"
        lines = panel.lines(panel.size.width)
        rows = [y for y, line in enumerate(lines) if any(id in span.ids for span in line)] or [0]
        box = self.query_one("#decision-box", VerticalScroll)
        box.scroll_to_region(Region(0, rows[0], 1, len(rows)), animate=False)

    def show_subject(self) -> None:
        """Scroll the middle to what the decision is about, or what its option touches; the rest to what can be chosen."""
        chosen = self.options[self.cursor].targets if self.cursor < len(self.options) else ()
        about = {*chosen, *(part.id for part in self.prompt if isinstance(part, Ref))}
        self.scroll_to("map", about)
        for name in ("cards", "side"):
            self.scroll_to(name, {id for option in self.options for id in option.targets})

    def scroll_to(self, name: str, about: set[str]) -> None:
        """Scroll a panel to where it shows something of this."""
        panel = self.screen_stack[0].query_one(f"#{name}", Panel)
        lines = panel.lines(panel.size.width)
        rows = [y for y, line in enumerate(lines) if any(about & set(span.ids) for span in line)]
        if rows and not panel.fills:
            box = self.screen_stack[0].query_one(f"#{name}-box", VerticalScroll)
            box.scroll_to_region(Region(0, rows[0], 1, rows[-1] - rows[0] + 1), animate=False)

    # ---------------------------------------------------------------- touching

    @on(Pointed)
    def point(self, event: Pointed) -> None:
        """Look at the option under the pointer."""
        numbers = self.options_at(event.ids)
        if len(numbers) == 1 and numbers[0] != self.cursor:
            self.cursor = numbers[0]
            self.show_things()

    @on(Touched)
    def touch(self, event: Touched) -> None:
        """Take the option that was touched; anything else is shown closer."""
        numbers = self.options_at(event.ids)
        if len(numbers) == 1:
            self.take(numbers[0])
        elif numbers:
            self.cursor = numbers[0]
            self.show_things()
        elif event.ids:
            self.look_closer(event.ids)

    def options_at(self, ids: ink.Ids) -> list[int]:
        """The options that the innermost touchable thing means."""
        marks = Marks([option.targets for option in self.options])
        for id in ids:
            if id.startswith("option:"):
                return [int(id.removeprefix("option:"))]
            if marks.has(id):
                return marks.options[id]
        return []

    def take(self, number: int) -> None:
        """Take an option; a table that is only looked at has none."""

    def look_closer(self, ids: ink.Ids) -> None:
        """Show one thing with everything that is on it."""
        found = closer_look(self.scene, ids, self.speech)
        if found is not None:
            title, draw_it = found
            self.push_screen(Sheet(title, draw_it, self.lang))

    # ---------------------------------------------------------------- keys

    def action_language(self) -> None:
        """The next language, at once."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.show_table()

    def action_components(self) -> None:
        """All components."""
        self.push_screen(Components(self.speech.components(), self.lang))

    def action_turn_over(self) -> None:
        """On a narrow screen: from the map to the rest of the table and back."""
        self.screen.toggle_class("turned")
        self.show_things()
        self.call_after_refresh(self.show_last_lines)

    def action_leave_log(self) -> None:
        """Back to the decision."""
        self.set_focus(None)
        self.query_one("#log", OptionList).highlighted = None

    def action_why(self) -> None:
        """The rule behind the chosen line of the log, or behind the last one that has a rule."""
        chosen = self.query_one("#log", OptionList).highlighted
        if chosen is None:
            ruled = [number for number, (_, rule) in enumerate(self.told) if rule]
            chosen = ruled[-1] if ruled else None
        if chosen is not None:
            self.explain(chosen)

    @on(OptionList.OptionSelected, "#log")
    def chose_line(self, event: OptionList.OptionSelected) -> None:
        """A line of the log was clicked, or Enter pressed on it."""
        self.explain(event.option_index)

    def explain(self, number: int) -> None:
        """Show a line of the log and the rule behind it."""
        text, rule = self.told[number]
        behind = self.rule_line(rule)
        self.push_screen(text_sheet(caption(self.lang, "why"), [[ink.Span(text, HEAD)], [], behind], self.lang))

    def rule_line(self, rule: str) -> InkLine:
        """A rule by its id, with its words."""
        told = catalogue(self.game.title, self.lang).get(rule)
        if told is None:
            return [ink.Span(caption(self.lang, "no-rule"), FAINT)]
        return [ink.Span(f"{rule}  ", "bold #f2d45c"), ink.Span(" ".join(told.rule.split()))]

    def action_help(self) -> None:
        """Keys and signs; on a chosen line of the log, the rule behind it."""
        log = self.query_one("#log", OptionList)
        if log.has_focus and log.highlighted is not None:
            self.action_why()
            return
        lines: list[InkLine] = [[ink.Span("· "), ink.Span(caption(self.lang, key))] for key in self.help_lines()]
        lines += [[], [ink.Span(caption(self.lang, "legend"), HEAD)], *legend(self.scene, self.lang)]
        known = {**self.key_to_signs(), **on_grids(self.scene, self.speech.icons())}
        lines += [[ink.Span(f"{sign(name)} ".ljust(6), HEAD), ink.Span(said)] for name, said in known.items()]
        self.push_screen(text_sheet(caption(self.lang, "help"), lines, self.lang))

    def action_how_to_play(self) -> None:
        """The two pages for somebody who has never seen the game."""
        lines: list[InkLine] = []
        for chapter in primer(self.game.title, self.lang):
            lines += [*([[]] if lines else []), [ink.Span(chapter.title, HEAD)]]
            lines += [[ink.Span("· "), ink.Span(paragraph)] for paragraph in chapter.paragraphs]
            lines += [[ink.Span(f"{sign(one.icon)} ".ljust(6), HEAD), ink.Span(one.text)] for one in chapter.signs]
        self.push_screen(text_sheet(caption(self.lang, "how-to-play"), lines, self.lang))

    def help_lines(self) -> list[str]:
        """What the help says first."""
        drawn = ["help-draw"] if any(isinstance(thing, sc.Grid) for thing in self.scene.things) else []
        return ["help-how-to-play", "help-choose", *drawn, "help-mouse", "help-undo", "help-why", "help-other"]

    def seat_name(self, seat: int) -> str:
        """What a seat is called: by the names of its boards, else by its number."""
        return seat_name(self.scene, seat, self.lang)


def fitting(told: list[str], width: int) -> str:
    """What is told of a game in one line: closer together where room is short, and the last left out whole.

    >>> fitting(["Round 1", "Doom 13", "Gates 2"], 31), fitting(["Round 1", "Doom 13", "Gates 2"], 30)
    ('Round 1  ·  Doom 13  ·  Gates 2', 'Round 1 · Doom 13 · Gates 2')
    >>> fitting(["Round 1", "Doom 13", "Gates 2"], 20)
    'Round 1 · Doom 13'
    """
    if cell_len(APART.join(told)) <= width:
        return APART.join(told)
    while len(told) > 1 and cell_len(CLOSE.join(told)) > width:
        told = told[:-1]
    return CLOSE.join(told)


def sorted_out(scene: sc.Scene, seat: int) -> tuple[Middle | None, list[sc.AnyThing], list[sc.AnyThing], list[sc.AnyThing]]:
    """The middle of a scene, the dice, what is held or laid before a seat, and the rest."""
    board: Middle | None = None
    dice: list[sc.AnyThing] = []
    own: list[sc.AnyThing] = []
    cards: list[sc.AnyThing] = []
    rest: list[sc.AnyThing] = []
    for thing in scene.things:
        if board is None and (isinstance(thing, sc.Map | sc.Grid) or (isinstance(thing, sc.Board) and thing.main)):
            board = thing
        elif isinstance(thing, sc.Dice):
            dice.append(thing)
        elif isinstance(thing, sc.Board) and thing.seat == seat >= 0:
            own.append(thing)
        elif isinstance(thing, sc.Row | sc.Hand | sc.Card):
            cards.append(thing)
        else:
            rest.append(thing)
    return board, dice, own + cards, rest


def key_lines(known: dict[str, str], width: int) -> list[InkLine]:
    """The signs in rows of cards with their names, below everything else."""
    return [[], *key_to(known, width)] if known else []


def own_sheet(scene: sc.Scene, seat: int) -> sc.Ledger | None:
    """The score sheet of a seat, if there is one."""
    boards = [thing for thing in scene.things if isinstance(thing, sc.Board) and thing.seat == seat]
    return next((thing for board in boards for thing in board.things if isinstance(thing, sc.Ledger)), None)


def draw_board(
    board: Middle | None,
    width: int,
    height: int,
    marks: Marks,
    known: dict[str, str] | None = None,
    pen: str = "",
    sheet: sc.Ledger | None = None,
) -> list[InkLine]:
    """The middle of the table: a map fills its panel, anything else flows, with the names of its signs below.

    Under a grid stands the score sheet to which it belongs, where it would not be seen otherwise.
    """
    match board:
        case None:
            return []
        case sc.Map():
            return chart(board, width, height, marks)
        case sc.Grid():
            below = score_strip(sheet, width) if sheet is not None else []
            return [*city(board, width, height - len(below), marks, pen), *below]
        case sc.Board():
            return [*draw_all(list(board.things), width, marks), *key_lines(known or {}, width)]
