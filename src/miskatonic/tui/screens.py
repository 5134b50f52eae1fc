"""What can lie over the table: a text, the components, the curtain, a file name, a question asked twice, the end."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text as RichText
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from miskatonic.text.parts import Lang, flat
from miskatonic.text.speech import Entry
from miskatonic.tui.captions import caption
from miskatonic.tui.ink import Line, Span, spans, wrapped
from miskatonic.tui.letters import letters
from miskatonic.tui.panel import Draw, Panel, Touched
from miskatonic.tui.signs import HEAD


class Sheet(ModalScreen[bool]):
    """Some text over the table, scrolled with arrows and pages; almost anything closes it, and Enter agrees with it."""

    AUTO_FOCUS = ".sheet"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding(letters("escape,q,w,й,ц,question_mark,space"), "dismiss(False)", show=False),
    ]

    def __init__(self, title: str, draw: Draw, lang: Lang, keys: str = "close") -> None:
        super().__init__()
        self.heading = title
        self.draw = draw
        self.lang = lang
        self.keys = keys

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with VerticalScroll(classes="sheet") as box:
            box.border_title = self.heading[:1].upper() + self.heading[1:]
            box.border_subtitle = caption(self.lang, self.keys)
            yield Panel(id="sheet-text")

    def on_mount(self) -> None:
        """Fill it."""
        self.query_one("#sheet-text", Panel).show(self.draw)

    @on(Touched)
    def closed_by_touch(self) -> None:
        """A click closes it."""
        self.dismiss(False)

    def on_click(self, event: Click) -> None:
        """So does a click beside it."""
        if event.widget is self:
            self.dismiss(False)


def text_sheet(title: str, paragraphs: list[Line], lang: Lang, keys: str = "close") -> Sheet:
    """A sheet of wrapped paragraphs."""

    def draw(width: int, height: int) -> list[Line]:
        out: list[Line] = []
        for paragraph in paragraphs:
            out += wrapped(paragraph, width, 2 if paragraph and paragraph[0].text == "· " else 0)
        return out

    return Sheet(title, draw, lang, keys)


class Components(ModalScreen[None]):
    """The list of components; what is typed narrows it down."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "to_list", show=False),
    ]

    def __init__(self, entries: list[Entry], lang: Lang) -> None:
        super().__init__()
        self.entries = entries
        self.lang = lang

    def compose(self) -> ComposeResult:
        """A line to type in, the list, and the chosen one."""
        with Vertical(classes="sheet tall") as box:
            box.border_title = caption(self.lang, "components").capitalize()
            box.border_subtitle = caption(self.lang, "close")
            yield Input(placeholder=caption(self.lang, "search"), id="search")
            yield OptionList(id="entries")
            with VerticalScroll(id="entry-box", can_focus=False):
                yield Panel(id="entry")

    def on_mount(self) -> None:
        """Show everything."""
        self.fill("")

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        """Narrow the list down."""
        self.fill(event.value)

    def fill(self, words: str) -> None:
        """List what contains the words."""
        entries = self.query_one("#entries", OptionList)
        entries.clear_options()
        group = ""
        for number, entry in enumerate(self.entries):
            text = f"{flat(entry.title)} {entry.group} {' '.join(flat(line) for line in entry.lines)}"
            if words.lower() not in text.lower():
                continue
            if entry.group != group:
                group = entry.group
                entries.add_option(Option(RichText(group, style=HEAD), disabled=True))
            copies = f" ×{entry.copies}" if entry.copies > 1 else ""
            entries.add_option(Option(RichText(f"  {flat(entry.title)}{copies}"), id=str(number)))

    @on(OptionList.OptionHighlighted)
    def show_entry(self, event: OptionList.OptionHighlighted) -> None:
        """Show the text of the chosen one."""
        if event.option_id is not None:
            entry = self.entries[int(event.option_id)]
            self.query_one("#entry", Panel).show(lambda width, height: entry_lines(entry, width))

    def action_to_list(self) -> None:
        """From the search line to the list."""
        self.query_one("#entries", OptionList).focus()


def entry_lines(entry: Entry, width: int) -> list[Line]:
    """A component with its text."""
    out = wrapped(spans(entry.title, HEAD), width)
    for line in entry.lines:
        out += wrapped([Span("· "), *spans(line)], width, 2)
    return out


class Curtain(ModalScreen[None]):
    """Hides the table until the right player sits before it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss", show=False),
        Binding(letters("q,й"), "app.quit", show=False),
    ]

    def __init__(self, who: str, lang: Lang) -> None:
        super().__init__()
        self.who = who
        self.lang = lang

    def compose(self) -> ComposeResult:
        """Two lines in the middle of nothing."""
        with Middle(), Center():
            yield Static(RichText(caption(self.lang, "pass-device", who=self.who), style=HEAD), id="pass-device")
            yield Static(caption(self.lang, "curtain"), id="curtain-hint")

    def on_click(self) -> None:
        """A click lifts it."""
        self.dismiss()


class SaveAs(ModalScreen[str]):
    """Asks for the name of a file."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, name: str, lang: Lang) -> None:
        super().__init__()
        self.file = name
        self.lang = lang

    def compose(self) -> ComposeResult:
        """A line to type in."""
        with Vertical(classes="sheet short") as box:
            box.border_title = caption(self.lang, "save-as")
            yield Input(self.file, id="file")

    @on(Input.Submitted)
    def done(self, event: Input.Submitted) -> None:
        """Hand the name back."""
        self.dismiss(event.value.strip())


class Sure(ModalScreen[bool]):
    """Asks once more before something fatal; only a key that chooses nothing else says yes."""

    YES: ClassVar = {"en": ("y",), "ru": ("y", "д"), "uk": ("y", "т")}
    NO: ClassVar = ("escape", "n", "т", "н")
    """The key of n is т on a Cyrillic keyboard, and н begins the word."""

    def __init__(self, choice: str, text: str, lang: Lang) -> None:
        super().__init__()
        self.choice = choice
        self.text = text
        self.lang = lang

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="sheet short") as box:
            box.border_title = caption(self.lang, "sure")
            yield Static(RichText(self.choice, style=HEAD))
            yield Static(RichText(self.text), id="warning")
            yield Static("")
            yield Static(RichText(caption(self.lang, "yes-or-no"), style="dim"))

    def on_key(self, event: Key) -> None:
        """Yes or no; a letter that says yes in one language may say no in another."""
        if event.key.lower() in self.YES[self.lang]:
            self.dismiss(True)
        elif event.key.lower() in self.NO:
            self.dismiss(False)


class Ending(ModalScreen[str]):
    """How the game ended, and what to do next: look around, take back, play again, leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,space", "dismiss('look')", show=False),
        Binding(letters("u,г"), "dismiss('undo')", show=False),
        Binding(letters("n,т"), "dismiss('again')", show=False),
        Binding(letters("q,й"), "dismiss('quit')", show=False),
    ]

    def __init__(self, title: str, text: str, lang: Lang) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.lang = lang

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="sheet short") as box:
            box.border_title = caption(self.lang, "over")
            if not self.text.startswith(self.heading):
                yield Static(RichText(self.heading, style=HEAD))
            yield Static(RichText(self.text))
            yield Static("")
            yield Static(RichText(caption(self.lang, "look-around"), style="dim"))

    def on_click(self) -> None:
        """A click looks around."""
        self.dismiss("look")
