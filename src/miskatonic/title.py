"""A title: a game as the rest of the house knows it. Each game's folder makes one; `games()` lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from miskatonic.core.declared import Kind
from miskatonic.core.errors import BadOption
from miskatonic.core.options import Asked, Option, Routine, Several
from miskatonic.core.record import Begin
from miskatonic.core.rules import Rules
from miskatonic.core.state import State
from miskatonic.decks import Decks
from miskatonic.scene import Scene
from miskatonic.story import NO_STORY, Story
from miskatonic.text.parts import Text, flat
from miskatonic.text.speech import Speech
from miskatonic.weighing import Standing, Terms

SettingKind = Literal["choice", "flag", "number", "several", "texts"]


@dataclass(frozen=True)
class Setting:
    """An option of the set-up: a choice, a flag (choices True and False), a number in a range, several names, or texts."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    several: bool = False
    low: int = 0
    high: int = 0
    texts: bool = False
    """Several texts of any content, which the game itself checks."""
    only_with: tuple[tuple[str, tuple[Any, ...]], ...] = ()
    """Other settings and their values, one of which is enough for this one to matter; otherwise nobody is asked."""
    told: bool = False
    """Whether its default is told to whoever plays at once, without a set-up."""

    @property
    def kind(self) -> SettingKind:
        """What it takes, and so how it is asked for."""
        if self.texts:
            return "texts"
        if self.several:
            return "several"
        if self.choices == (False, True):
            return "flag"
        return "choice" if self.choices else "number"

    def matters(self, options: Mapping[str, Any]) -> bool:
        """Whether it matters beside these values of other settings.

        >>> tide = Setting("tide", "low", ("low", "high"), only_with=(("place", ("harbour",)), ("boat", (True,))))
        >>> tide.matters({"place": "harbour", "boat": False}), tide.matters({"place": "hill", "boat": False})
        (True, False)
        >>> tide.matters({"place": "hill", "boat": True})
        True
        """
        return not self.only_with or any(options[name] in values for name, values in self.only_with)

    def checked(self, value: Any) -> Any:
        """The value, if it can be; otherwise a refusal that says what can."""
        value = _plain(value)
        if self.texts:
            if not isinstance(value, list | tuple) or not all(isinstance(v, str) for v in value):
                raise BadOption(f"“{self.name}” is a list of texts.")
            return list(value)
        if self.several:
            values = list(map(_plain, value)) if isinstance(value, list | tuple) else [None]
            if not all(map(self._is_choice, values)):
                raise BadOption(f"“{self.name}” is a list of some of: {', '.join(map(str, self.choices))}.")
            return values
        if self.choices:
            if not self._is_choice(value):
                raise BadOption(f"“{value}” is no {self.name}. It can be one of: {', '.join(map(str, self.choices))}.")
        elif not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadOption(f"“{self.name}” is a number from {self.low} to {self.high}.")
        return value

    def _is_choice(self, value: Any) -> bool:
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


def _plain(value: Any) -> Any:
    """A value of NumPy as one of Python, which a save can hold; others as they are."""
    return value.tolist() if hasattr(value, "tolist") else value


@dataclass(frozen=True)
class Feat:
    """Something to achieve, kept for a person over all tables; its words are those of the component of this code."""

    code: str
    steps: tuple[str, ...] = ()
    """What must be gathered for it, each as `code/step`; nothing when it is achieved at once."""
    by_hand: bool = False
    """Done away from the table, so that only the person can tick it off."""


@dataclass(frozen=True)
class Page:
    """A page of the album: when so many of its feats are done, values of a setting of the set-up are open."""

    feats: tuple[Feat, ...]
    needed: int
    setting: str
    opens: tuple[str, ...]


BANS_TOLD: Final = 8
"""So many options that a rule forbids are told in words."""


class Ban(NamedTuple):
    """What a rule forbids now: the first options in words, those that read alike once, and how many more there are."""

    rule: str
    labels: tuple[Text, ...]
    more: int
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Title:
    """Everything there is to know of a game without playing it."""

    id: str
    version: int
    stage: str
    """alpha, beta or production: players see it."""
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    complexity: int
    """From 1 to 5."""
    settings: tuple[Setting, ...]
    rules: Rules
    begin: Begin
    check: Callable[[Mapping[str, Any], int], None]
    """Refuse options that do not go together."""
    speech: Mapping[str, Speech]
    scene: Callable[[State, int, Speech], Scene]
    targets: Callable[[State, Asked, Option], tuple[str, ...]]
    """The ids on the table that an option touches."""
    forbidden: Callable[[State, Asked], Iterable[tuple[Option, str]]]
    """What cannot be chosen now, though one might think of it, and the rule that forbids it; found as it is asked for."""
    grave: Callable[[State, Asked, Option], bool]
    """Whether an option is fatal or ends the game and cannot be taken back: every screen asks once more before it.

    It is given the whole state, with what is under way, and must not look at what the asked seat cannot see.
    """
    value: Callable[[State, int], float]
    """How good a state is for a seat: what a greedy bot maximises. Between 0 (lost) and 1 (won)."""
    rounds: Callable[[State], int]
    """How many rounds were begun."""
    census: Mapping[str, int]
    """How many pieces of each back the box holds, as the rulebook counts them."""
    rulebook: str
    """The package that holds `rulebook.yaml` and `sections.yaml`, and if there are such `primer.yaml` and `lesson.yaml`."""
    several: Callable[[State, Asked], Several | None] = field(default=lambda s, asked: None)
    """What can be chosen at once where a question asks for it one by one; None for all other questions."""
    routine: Callable[[State, Asked], Routine | None] = field(default=lambda s, asked: None)
    """What a player may wish to answer from now on without being asked; None where that is unwise."""
    comes_to: Callable[[State, Option], object] = field(default=lambda s, option: option)
    """What choosing an option comes to: those that come to the same, such as copies of a card in hand, are shown as one."""
    may_talk: Callable[[State, int], bool] = field(default=lambda s, seat: True)
    """Whether the rules let a seat talk now."""
    judge: Callable[[State, Asked], list[float] | None] | None = None
    """What each option of a chancy question is worth on average, as the asked seat sees it; None for all other questions."""
    standing: Callable[[State, int], Standing] = field(default=lambda s, seat: {})
    """What `value` is made of, thing by thing, for the reasons of a hint where options are looked ahead."""
    begins_an_effect: frozenset[Kind] = frozenset()
    """Questions whose answers are worth what the effect that they begin comes to, and are followed to its end."""
    looks_no_farther: frozenset[Kind] = frozenset()
    """Questions whose answers are worth what they are before anything else begins, and followed to the end of what asks."""
    terms: Callable[[State, Asked], list[Terms] | None] | None = None
    """The reasons behind what `judge` says of each option, which add up to it; None where looking ahead shows them."""
    story: Story = NO_STORY
    """Its key moments, and what is counted of each player."""
    open_hands: Callable[[tuple[int, ...]], tuple[str, ...]] | None = None
    """Where players win and lose together: the zones of some seats that they may lay open to each other, if they wish so.

    What the rules forbid to show is not among them. None where players are rivals.
    """
    people: Callable[[State, int], tuple[str, ...]] | None = None
    """Whom a seat plays, by values of the setting `investigators`; None where players are only seats."""
    faced: Callable[[State], tuple[str, ...]] | None = None
    """Whom or what all face, by values of the first setting; None where it is what was chosen for it.

    A campaign tells what came so far, the present last.
    """
    round_now: Callable[[State], int] | None = None
    """Which round of the present part it is, where rounds of a campaign are counted anew in each; else None."""
    most_options: int = 128
    """More than so many no question is known to have: a learner's list of actions has room for them."""
    collection: frozenset[int] = frozenset()
    """Pieces that a rule may bring out of the box in the middle of a game."""
    decks: Decks | None = None
    """What it can do with decks, if players bring their own."""
    papers: Callable[[State, str], Mapping[str, str]] = field(default=lambda s, lang: {})
    """What can be taken from the table in writing, by file name: a log to print, decks for another game."""
    album: tuple[Page, ...] = ()
    """What a person can achieve over several tables."""
    achieved: Callable[[State, int], tuple[str, ...]] = field(default=lambda s, seat: ())
    """What a seat has achieved at a table: codes of feats, and steps of those that are gathered."""

    def speaks(self, lang: str) -> Speech:
        """What speaks of it in a language, or a refusal."""
        speech = self.speech.get(lang) if isinstance(lang, str) else None
        if speech is None:
            raise BadOption(f"There is no language “{lang}”. There are: {', '.join(self.speech)}.")
        return speech

    def __repr__(self) -> str:
        """Short, for all it holds is long."""
        return f"<{self.id}, {self.seats[0]} to {self.seats[-1]} seats>"

    def __deepcopy__(self, memo: object) -> Title:
        """A title never changes: copies of what holds it share it."""
        return self

    def __reduce__(self) -> tuple[Callable[[str], Title], tuple[str]]:
        """In a pickle a title is its id."""
        return _by_id, (self.id,)

    def shown(self, view: State, asked: Asked) -> list[list[Option]]:
        """The options as they are shown: those that come to the same are one, and the first of them is chosen."""
        groups: dict[object, list[Option]] = {}
        for option in asked.options:
            groups.setdefault(self.comes_to(view, option), []).append(option)
        return list(groups.values())

    def forbids(self, view: State, asked: Asked) -> bool:
        """Whether there is anything that cannot be chosen now, though one might think of it."""
        return any(True for _ in self.forbidden(view, asked))

    def bans(self, view: State, asked: Asked, lang: str) -> list[Ban]:
        """What cannot be chosen now, by the rule that forbids it."""
        found: dict[str, list[Option]] = {}
        for option, rule in self.forbidden(view, asked):
            found.setdefault(rule, []).append(option)
        return [self._ban(view, asked, lang, rule, options) for rule, options in found.items()]

    def _ban(self, view: State, asked: Asked, lang: str, rule: str, options: list[Option]) -> Ban:
        labels: dict[str, Text] = {}
        told = 0
        while told < len(options) and len(labels) < BANS_TOLD:
            label = self.speech[lang].label(view, asked, options[told])
            labels.setdefault(flat(label), label)
            told += 1
        return Ban(rule, tuple(labels.values()), len(options) - told, tuple(options))

    def shown_as(self, view: State, asked: Asked, key: str) -> str:
        """The key under which an option is shown."""
        return next((one[0].key for one in self.shown(view, asked) if any(option.key == key for option in one)), key)

    def settled(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The options with defaults filled in, or a refusal."""
        if seats not in self.seats:
            raise BadOption(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}.")
        known = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in known:
                raise BadOption(f"There is no option “{name}”. There are: {', '.join(known)}.")
        full = {name: s.checked(options[name]) if name in options else s.default for name, s in known.items()}
        self.check(full, seats)
        return full


def _by_id(id: str) -> Title:
    """The title of a pickle."""
    import miskatonic

    return miskatonic.games()[id]


def check_investigators(named: Sequence[str], places: int) -> None:
    """Refuse more investigators than there are places for them, or one of them twice."""
    if len(named) > places:
        raise BadOption(
            f"There are {len(named)} investigators, and places for {places}.",
            {
                "ru": f"Выбрано сыщиков: {len(named)}, а мест: {places}.",
                "uk": f"Вибрано дослідників: {len(named)}, а місць: {places}.",
            },
        )
    if len(set(named)) < len(named):
        raise BadOption(
            "An investigator can be chosen by one player only.",
            {
                "ru": "Одного и того же сыщика может выбрать только один игрок.",
                "uk": "Того самого дослідника може вибрати лише один гравець.",
            },
        )
