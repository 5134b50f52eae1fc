"""Who sits at a game, whatever it is shown on: whose decision comes next, what is seen, taken back and kept."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from miskatonic import kept as keeping
from miskatonic.bots import Bot
from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Choice, Decision, Game, Line
from miskatonic.lessons import Advice, coaching
from miskatonic.open_hands import common_view, is_private
from miskatonic.scene import Board, Scene
from miskatonic.text.parts import Lang, Text, cat, flat
from miskatonic.tui.captions import caption
from miskatonic.tui.standings import on_grid, standings


class Sitting:
    """People and bots at a game."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        lang: Lang,
        kept: Path | None = None,
        *,
        open_hands: bool = False,
        coached: bool = True,
        kept_as: Path | None = None,
    ) -> None:
        self.game = game
        self.lang = lang
        self.kept = kept or keeping.folder()
        """Where a game is kept that one leaves."""
        self.kept_as = kept_as
        """The file there that this game was loaded from."""
        self.bots = bots
        self.people = [seat for seat in range(game.seats) if seat not in bots]
        self.seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.open_hands = open_hands
        """Whether the people see each other's cards, as far as the rules let them."""
        self.in_common = open_hands and len(self.people) > 1
        """Whether they look at the table together just now."""
        self.coached = coached
        """Whether the coach speaks where the game is a lesson."""

    # ---------------------------------------------------------------- whose turn, and what is seen

    def mine(self) -> Decision | None:
        """The open decision of a person: of the one before the screen, if there is one."""
        open_ones = [decision for decision in self.game.decisions if decision.seat in self.people]
        here = [decision for decision in open_ones if decision.seat == self.seat]
        return next(iter(here or open_ones), None)

    def is_for_all(self, decision: Decision) -> bool:
        """Whether a question is asked with open hands, before everybody's eyes."""
        if not self.open_hands or len(self.people) < 2:
            return False
        return not is_private(self.game.title, self.game.state, tuple(self.people), decision.asked)

    def see(self) -> tuple[Scene, list[Line]]:
        """The scene and the log to show: with open hands what all may see, as long as nobody is asked in secret."""
        if not self.in_common or self.seat == SPECTATOR:
            return self.game.scene(self.seat, self.lang), self.game.log(self.lang, self.seat)
        title, state = self.game.title, self.game.state
        view = common_view(title, state, tuple(self.people), self.seat)
        return title.scene(view, self.seat, title.speech[self.lang]), self.game.log(self.lang)

    def coaching(self) -> Advice | None:
        """In a lesson, what the coach says."""
        return coaching(self.game.title, self.game.record, self.lang) if self.coached else None

    def coachs_hint(self, decision: Decision) -> tuple[str, Text] | None:
        """While the coach advises something a hint says nothing else: its key, and a sentence."""
        said = self.coaching()
        if said is None or not said.choose:
            return None
        key = self.game.title.shown_as(decision.view, decision.asked, said.choose)
        what = next(choice.say(self.lang) for choice in decision.options if choice.key == key)
        return key, cat(what, caption(self.lang, "coachs-hint"))

    def ending(self) -> tuple[str, str]:
        """Of a game that is over: whether it was won, and how it ended."""
        result = self.game.result
        assert result is not None
        won = self.seat in result.winners if result.places and self.seat >= 0 else result.won
        word = "over" if won is None else "won" if won else "lost"
        text = flat(self.game.title.speech[self.lang].result(self.game.seen_by(self.seat)))
        return caption(self.lang, word), "\n".join([text, *standings(self.game.scene(self.seat, self.lang))])

    # ---------------------------------------------------------------- taking back

    def undo(self) -> None:
        """Take back the last decision of a person, and what bots decided since."""
        self.game.undo()
        while self.mine() is None and self.game.record.line:
            self.game.undo()

    def redo(self) -> None:
        """Bring back what was taken back, up to the next decision of a person."""
        self.game.redo()
        while self.mine() is None and self.game.record.undone:
            self.game.redo()

    # ---------------------------------------------------------------- leaving

    def keep(self, place: Path) -> None:
        """Write the game down, and who sits here."""
        keeping.keep(self.game, place, keeping.Seated(tuple(self.people), self.open_hands, self.coached))

    def put_aside(self) -> None:
        """Keep a game that ends for everybody without a word: the window is closed, or a mistake of ours ends it."""
        if not self.game.over and self.game.record.line:
            with suppress(OSError):
                self.keep(self.place)

    def forget(self) -> None:
        """A game that is over need not be kept any longer."""
        if self.kept_as is not None:
            keeping.forget(self.kept_as)
            self.kept_as = None

    @property
    def place(self) -> Path:
        """Where this game is kept when one leaves it: where it was, if it was left before."""
        return self.kept_as or keeping.free_place(self.game, self.kept)

    def command(self, place: Path) -> str:
        """How to go on with a game that was left: in the same language, with the same people."""
        words = [f"miskatonic play --load {place.name}"]
        words += [f"--lang {self.lang}"] if self.lang != "en" else []
        words += ["--hot-seat"] if len(self.people) > 1 else [f"--me {seat}" for seat in self.people if seat]
        words += ["--open-hands"] if self.open_hands else []
        return " ".join(words)


def in_order(decision: Decision, scene: Scene) -> list[Choice]:
    """The options of a decision as they are shown; what is done on a grid stands behind everything else."""
    drawn = on_grid(scene)
    return sorted(decision.shown, key=lambda choice: not drawn.isdisjoint(choice.targets))


def seat_name(scene: Scene, seat: int, lang: Lang) -> str:
    """What a seat is called: by the names of its boards, else by its number."""
    if seat < 0:
        return caption(lang, "spectator")
    boards = [flat(thing.label) for thing in scene.things if isinstance(thing, Board) and thing.seat == seat]
    return ", ".join(boards) or caption(lang, "seat", n=seat + 1)
