"""Playing line by line: for a terminal that only prints, a Braille line, a screen reader, or a pipe."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import miskatonic
from miskatonic import kept as keeping
from miskatonic.bots.hints import hint
from miskatonic.core.errors import NothingToUndo
from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Choice, Decision
from miskatonic.primer import primer
from miskatonic.rulebook import catalogue
from miskatonic.text.parts import flat
from miskatonic.tui.captions import caption
from miskatonic.tui.screens import Sure
from miskatonic.tui.sitting import Sitting, in_order, seat_name
from miskatonic.tui.telling import told

KEYS: Final = {
    "help": "?",
    "how-to-play": "iш",
    "table": "tе",
    "undo": "uг",
    "redo": "rк",
    "hint": "hр",
    "why": "wц",
    "why-not": "fа",
    "save": "sыі",
    "quit": "qй",
}
"""What a line of one letter wishes, by its caption: the keys of the full screen, on a Cyrillic keyboard too."""


class Leave(Exception):
    """Somebody leaves the table."""


class Plain(Sitting):
    """A game in play, printed line by line."""

    heard: dict[int, int]
    """How many lines of the log a seat has heard."""

    def run(self) -> None:
        """Play until somebody leaves. At the end of the input, or where the window is closed, the game is kept."""
        try:
            with window():
                self.begin()
                while True:
                    self.go_on()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            place = self.place
            self.put_aside()
            print()
            if not self.game.over and place.exists():
                self.say("go-on", place=place, command=self.command(place))
        except Exception:
            self.put_aside()
            raise

    def begin(self) -> None:
        """Name the game; of one that goes on, only what the last decision brought is told."""
        print(self.game.title.speech[self.lang].game_title())
        self.say("plain-keys")
        number = len(self.game.record.line)
        before = sum(line.number < number for line in self.game.log(self.lang)) if number else 0
        self.heard = dict.fromkeys(range(SPECTATOR, self.game.seats), before)

    def go_on(self) -> None:
        """Ask the next person, let a bot decide, or tell the end."""
        decision = self.mine()
        if self.game.over:
            self.end()
        elif decision is None:
            seat = self.game.decision.seat
            self.game.play(self.bots[seat].choose(self.game.copy(), seat), seat)
        else:
            if self.is_for_all(decision):
                self.seat, self.in_common = decision.seat, True
            elif decision.seat != self.seat or self.in_common:
                self.draw_curtain(decision.seat)
            self.put(decision)

    def put(self, decision: Decision) -> None:
        """Tell what is new, put the question, and do what is answered."""
        self.news()
        said = self.coaching()
        if said is not None:
            self.say("coach", a=said.step, b=said.of, text=said.text)
        choices = in_order(decision, self.see()[0])
        numbered = {str(number): choice for number, choice in enumerate(choices, 1)}
        print(f"\n{flat(decision.say(self.lang))}")
        for number, choice in numbered.items():
            detail = flat(choice.detail(self.lang))
            print(f"{number}. {flat(choice.say(self.lang))}" + (f": {detail}" if detail else ""))
        length = len(self.game.record.line)
        while len(self.game.record.line) == length:
            typed = self.ask()
            if typed in numbered:
                self.take(numbered[typed], decision.seat)
            elif typed and not self.obey(typed, decision, choices):
                self.say("plain-wrong", typed=typed, most=len(choices))

    def take(self, choice: Choice, seat: int) -> None:
        """Take an option; what is fatal only when one is sure."""
        if not choice.grave or self.is_sure(flat(choice.say(self.lang)), flat(choice.warning(self.lang))):
            self.game.play(choice.key, seat)

    def obey(self, typed: str, decision: Decision | None, choices: list[Choice]) -> bool:
        """Do what a letter wishes; false where it wishes nothing."""
        wish = next((wish for wish, keys in KEYS.items() if len(typed) == 1 and typed.lower() in keys), "")
        lang, title = self.lang, self.game.title
        match wish:
            case "help":
                self.say("plain-keys")
                print("\n".join(f"{keys[0]}: {caption(lang, name).lower()}" for name, keys in KEYS.items()))
            case "how-to-play":
                for chapter in primer(title, lang):
                    print("\n".join(["", chapter.title, *chapter.paragraphs]))
            case "table":
                print("\n".join(told(self.see()[0], title.speech[lang].icons())))
            case "undo" | "redo":
                self.step(self.undo if wish == "undo" else self.redo, f"nothing-to-{wish}")
            case "why":
                ruled = [line for line in self.see()[1] if line.rule]
                print(f"{ruled[-1]}\n{self.rule(ruled[-1].rule)}" if ruled else caption(lang, "no-rule"))
            case "hint" if decision is not None:
                key, why = self.coachs_hint(decision) or hint(self.game.copy(), decision.seat, lang)[:2]
                print(f"{[choice.key for choice in choices].index(key) + 1}. {flat(why)}")
            case "why-not" if decision is not None:
                for ban in decision.bans(lang):
                    more = caption(lang, "and-more", n=ban.more) if ban.more else ""
                    print(" · ".join(map(flat, ban.labels)) + f"{more}\n  {self.rule(ban.rule)}")
                if not decision.bans(lang):
                    self.say("nothing-forbidden")
            case "save":
                self.save()
            case "quit":
                self.quit()
        return bool(wish)

    # ---------------------------------------------------------------- saying and asking

    def say(self, key: str, **bits: object) -> None:
        """Print words of the terminal."""
        print(caption(self.lang, key, **bits))

    def ask(self) -> str:
        """A line that somebody types; Ctrl-C wishes to quit."""
        try:
            return input("> ").strip()
        except KeyboardInterrupt:
            print()
            return "q"

    def is_sure(self, what: str, why: str) -> bool:
        """Ask once more before something that cannot be taken back; a second Ctrl-C is no yes."""
        print(f"{what}\n{why}\n{caption(self.lang, 'sure')} {caption(self.lang, 'plain-sure')}")
        return self.ask().lower() in Sure.YES[self.lang]

    def news(self) -> None:
        """Print what the log tells that has not been heard here."""
        log = self.see()[1]
        here = SPECTATOR if self.in_common else self.seat
        for line in log[self.heard[here] :]:
            print(line)
        self.heard.update(dict.fromkeys(self.heard if self.in_common else (here,), len(log)))

    def rule(self, id: str) -> str:
        """A rule by its id, with its words."""
        known = catalogue(self.game.title, self.lang).get(id)
        return f"{id}  {' '.join(known.rule.split())}" if known is not None else caption(self.lang, "no-rule")

    def draw_curtain(self, seat: int) -> None:
        """Move what was printed out of sight, and wait for somebody else."""
        self.seat, self.in_common = SPECTATOR, False
        print("\n" * shutil.get_terminal_size().lines)
        self.say("pass-device", who=seat_name(self.see()[0], seat, self.lang))
        self.say("plain-curtain")
        while (typed := self.ask().lower()) and typed in KEYS["quit"]:
            self.quit()
        self.seat = seat

    # ---------------------------------------------------------------- taking back, leaving, the end

    def step(self, back_or_on: Callable[[], None], nothing: str) -> None:
        """Take a decision back, or bring one back; what is told anew was not heard."""
        try:
            back_or_on()
        except NothingToUndo:
            self.say(nothing)
        length = len(self.game.log(self.lang))
        self.heard = {seat: min(count, length) for seat, count in self.heard.items()}

    def save(self) -> None:
        """Save to a file."""
        self.say("save-as")
        usual = keeping.name_of(self.game)
        try:
            name = input(f"({usual}) ").strip() or usual
            Path(name).write_text(self.game.save(), encoding="utf-8")
        except KeyboardInterrupt:
            print()
        except OSError as error:
            print(error)
        else:
            self.say("saved", file=name)

    def quit(self) -> None:
        """Leave a game that is still going on only when sure; it is kept, and one is told how to go on."""
        place = self.place
        if not self.game.over:
            if not self.is_sure(caption(self.lang, "leave"), caption(self.lang, "kept", file=place)):
                return
            try:
                self.keep(place)
            except OSError as error:
                print(error)
                return
            self.say("go-on", place=place, command=self.command(place))
        else:
            self.forget()
        raise Leave

    def command(self, place: Path) -> str:
        """How to go on with a game that was left: line by line again."""
        return f"{super().command(place)} --plain"

    def end(self) -> None:
        """Tell how the game ended; look around, play again, take back or leave."""
        self.news()
        word, text = self.ending()
        print("\n" + (text if text.startswith(word) else f"{word}\n{text}"))
        while self.game.over:
            self.say("look-around")
            typed = self.ask() or "t"
            if typed.lower() in ("n", "т"):
                self.forget()
                header = self.game.record.header
                self.game = miskatonic.new(header.game, seats=header.seats, **header.options)
                self.begin()
            else:
                self.obey(typed, None, [])


@contextmanager
def window() -> Iterator[None]:
    """A window that is closed is the end of the input."""

    def closed(*_: object) -> None:
        raise EOFError

    before = {}
    with suppress(AttributeError, ValueError):  # where there are no such signals, or beside the main thread
        before = {closing: signal.signal(closing, closed) for closing in (signal.SIGHUP, signal.SIGTERM)}
    try:
        yield
    finally:
        for closing, handler in before.items():
            signal.signal(closing, handler)
