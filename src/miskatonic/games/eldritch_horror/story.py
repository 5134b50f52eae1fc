"""What a game of Eldritch Horror is remembered by: its key moments, and what each player did."""

from __future__ import annotations

from typing import Final

from miskatonic.core.record import Record
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.score import parts
from miskatonic.story import Deed, Score, Source, Story, When

CLOSE: Final = 2
"""So little doom left makes everybody hold their breath."""


def _nearly_awake(told: tells.DoomAdvanced) -> bool:
    return told.now <= CLOSE


def _cast(s: State) -> dict[int, int]:
    """The investigators the game begins with, and the seats that play them."""
    return {s.counts[box.PLAYS[seat]]: seat for seat in range(s.seats)}


SOURCES: Final = (
    ("Gates on the board", "Врата на поле", "Ворота на полі"),
    ("Monsters on the board, 1 for every 3", "Монстры на поле, 1 за каждых 3", "Монстри на полі, 1 за кожних 3"),
    ("Cursed and Dark Pact", "Проклятия и тёмные договоры", "Прокляття й темні угоди"),
    ("Rumors in play, 3 each", "Слухи в игре, по 3", "Чутки в грі, по 3"),
    ("Clues, 1 for every 3", "Улики, 1 за каждые 3", "Докази, 1 за кожні 3"),
    ("Blessed investigators", "Благословлённые сыщики", "Благословенні дослідники"),
    ("Doom left on the track", "Остаток безысходности", "Залишок приреченості"),
)


def _sources(record: Record) -> list[Source]:
    """What adds to the final score, and what takes from it."""
    return [Source(words, (n,)) for words, n in zip(SOURCES, parts(record.state), strict=True)]


STORY: Final = Story(
    noted=(
        tells.RumorToken,
        tells.MonsterDefeated,
        tells.Improved,
        tells.Enters,
        tells.Meets,
    ),
    turning=(
        tells.MysteryLost,
        tells.GateClosed,
        When(tells.DoomAdvanced, _nearly_awake),
        tells.RumorSolved,
    ),
    fateful=(
        tells.MysterySolved,
        tells.Defeated,
        tells.Devoured,
        tells.Out,
        tells.Awakens,
        tells.Won,
        tells.GameLost,
    ),
    deeds=(
        Deed(("Gates closed", "Врат закрыто", "Воріт зачинено"), (tells.GateClosed,)),
        Deed(("Clues gained", "Улик получено", "Доказів отримано"), (tells.GainedClue,)),
        Deed(("Monsters defeated", "Монстров побеждено", "Монстрів переможено"), (tells.MonsterDefeated,)),
        Deed(("Successes rolled", "Успехов выпало", "Успіхів випало"), (tells.TestResult,), summed=True),
        Deed(("Encounters", "Контактов", "Зустрічей"), (tells.Encounter,)),
        Deed(("Spells cast", "Заклинаний прочитано", "Заклинань прочитано"), (tells.Casts,)),
        Deed(("Investigators lost", "Сыщиков потеряно", "Дослідників утрачено"), (tells.Defeated, tells.Devoured)),
    ),
    cast=_cast,
    enters=tells.Enters,
    begins=(tells.Round,),
    score=Score(
        (
            "Final score (lower is better)",
            "Итоговый счёт (чем меньше, тем лучше)",
            "Підсумковий рахунок (що менше, то краще)",
        ),
        shared=True,
        less_is_more=True,
        sources=_sources,
    ),
)
