"""The table of Eldritch Horror as a seat sees it, and what the options of a decision touch on it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from miskatonic import scene as sc
from miskatonic.core.declared import names_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.seats import seat_slug
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.scene import looks
from miskatonic.games.eldritch_horror.scene.looks import board_id, omen_id, piece_id, space_id, title
from miskatonic.games.eldritch_horror.scene.prospects import Prospects
from miskatonic.games.eldritch_horror.scene.threats import in_short
from miskatonic.scene.parts import part
from miskatonic.text.parts import Text
from miskatonic.text.speech import Speech

ROLLS_SHOWN: Final = 1024
OF_DICE: Final = frozenset((asks.AfterRoll, asks.WhichDie, asks.WhichDieToRaise))
"""Questions about dice that were rolled."""
TELLING: Final = sc.Telling(
    headings=names_of(tells.Round, tells.Phase, tells.Reckoning),
    foremost=names_of(
        tells.Awakens, tells.MysterySolved, tells.MysteryLost, tells.Out, tells.Devoured, tells.Defeated,
        tells.DoomAdvanced, tells.DoomRetreated, tells.RumorSolved, tells.GateClosed, tells.Mystery, tells.Mythos,
        tells.Lost, tells.Delayed, tells.Gained, tells.GainedClue, tells.Discarded, tells.GateSpawned, tells.NoGate,
        tells.MonsterDefeated, tells.RumorToken, tells.TokensLeft, tells.MonsterSpawned, tells.ClueSpawned,
        tells.EldritchPlaced, tells.Omen, tells.MonsterMoved,
    ),
    passing=names_of(tells.Turn),
    coming=names_of(tells.Encounter),
    going=names_of(tells.Discarded),
)  # fmt: skip
"""What decides the game first, then what was lost and gained, then what came in the Mythos Phase, and where."""


@cache
def in_time(v: Voice, number: int, phase: int) -> tuple[Text, ...]:
    """Round and phase."""
    if not number:
        return (v.say("Set-up", "Подготовка к игре", "Приготування до гри"),)
    said = v.say("Round {n}", "Раунд {n}", "Раунд {n}", n=number)
    return (said, title(v.names.PHASES[phase - 1])) if phase else (said,)


@lru_cache(maxsize=ROLLS_SHOWN)
def dice(v: Voice, rolled: tuple[int, ...]) -> sc.Dice:
    """Dice as they were rolled."""
    # Dice that show the same are one option: all of them are highlighted by the first.
    firsts = {face: i for i, face in reversed(list(enumerate(rolled)))}
    found = [
        sc.Die(id=die_id(face) if firsts[face] == i else f"{die_id(face)}:{i}", label=(str(face),), face=str(face))
        for i, face in enumerate(rolled)
    ]
    return sc.Dice(id="dice", label=v.say("Dice", "Кубики", "Кубики"), dice=tuple(found))


class Table(Prospects):
    """The whole table of one view in one language."""

    __slots__ = ()

    @part
    def status(self) -> tuple[Text, ...]:
        """Round and phase, then what threatens."""
        view, v = self.view, self.v
        now = in_time(v, view.count(box.ROUND), view.count(box.PHASE))
        return *now, *in_short(v, view.count(box.DOOM), view.count(box.OMEN), len(view.zone(box.GATES_OPEN)))

    @part
    def asked_about(self) -> list[sc.AnyThing]:
        """What is on the table because of what somebody must decide."""
        questions = self.questions
        return [*self.odds(questions), *self.dice(questions), *self.newcomers(questions)]

    def dice(self, questions: tuple[Asked, ...]) -> list[sc.AnyThing]:
        """The dice of the roll that one decides about."""
        for asked in questions:
            if asked.kind in OF_DICE:
                return [dice(self.v, asked.what.dice)]
        return []

    def newcomers(self, questions: tuple[Asked, ...]) -> list[sc.AnyThing]:
        """The investigators to choose from."""
        if asks.NewInvestigator not in [asked.kind for asked in questions]:
            return []
        cards = [
            sc.Card(
                id=piece_id(piece),
                label=looks.name(self.v, piece),
                code=box.CODE[piece],
                icons=(looks.PERSON_ICONS[box.CODE[piece]],),
                lines=looks.lines(self.here, piece),
            )
            for piece in self.view.zone(box.UNUSED)
        ]
        return [
            sc.Row(
                id="investigators", label=self.v.say("Investigators", "Сыщики", "Дослідники"), cards=tuple(cards), columns=2
            )
        ]

    def scene(self) -> sc.Scene:
        """Everything on the table."""
        return sc.Scene(
            title=(self.speech.game_title(),),
            status=self.status(),
            things=(
                self.world(self.near()),
                *self.asked_about(),
                *self.threats(),
                *self.boards(),
            ),
            telling=TELLING,
        )


def scene(view: State, seat: int, speech: Speech) -> sc.Scene:
    """The whole table as a seat sees it."""
    return Table(view, seat, speech).scene()


# -------------------------------------------------------------------- what options touch


def die_id(face: int) -> str:
    """The id of a die that shows a face."""
    return f"die:{face}"


_PIECES: Final = frozenset((
    box.FIGHT, box.RESEARCH_CLUE, box.BUY, box.OFFER, box.REQUEST, box.MEET, box.PICK, box.AS_ENCOUNTER, box.INVESTIGATE_AS,
))  # fmt: skip
"""Verbs that act on a piece."""


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """What an option touches on the table."""
    value = option.value
    if option.verb in _PIECES:
        return (piece_id(value),) if _lies_open(view, asked, value) else ()
    match option.verb:
        case box.GIVE_TICKET | box.DROP_TICKET:
            return (f"ticket:{box.TICKET_NAMES[value]}:{seat_slug(asked.seat)}",)
        case box.MOVE | box.SPACE_OPTION:
            return (space_id(value),)
        case box.PERSON | box.TRADE:
            return (board_id(value),)
        case box.OMEN_SPACE:
            return (omen_id(value),)
        case box.DIE:
            return (die_id(value),)
        case box.SKILL:
            return (f"skill:{box.skill_slug(value)}:{seat_slug(asked.seat)}",)
    return ()


_OPEN: Final = frozenset(
    (box.RESERVE, box.ONGOING, box.MYTHOS_OPEN, box.ACTIVE_MYSTERY, box.SOLVED, box.GATES_OPEN, box.FALLEN, box.AMBUSHER,
     box.DRAWN, *box.MONSTERS_AT, *box.CLUES_AT, *box.OWNED, *box.CONDITIONS_OF, *box.CLUES_OF, *box.PLAYED_BY,
     *box.KEPT_ON.values())
)  # fmt: skip


def _lies_open(view: State, asked: Asked, piece: int) -> bool:
    """Whether a piece is to be seen on the table."""
    home = view.home.get(piece, "")
    return home in _OPEN or (home == box.UNUSED and isinstance(asked.what, asks.NewInvestigator))
