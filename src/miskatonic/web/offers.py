"""The games that are offered, as a lobby tells of them: settings, albums, rules and components."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

import miskatonic as mk
from miskatonic import rulebook
from miskatonic.bots import NAMES as BOTS
from miskatonic.lessons import lesson_of
from miskatonic.primer import primer
from miskatonic.signs import signs
from miskatonic.text.parts import Lang
from miskatonic.text.speech import Entry
from miskatonic.title import Page, Setting, Title
from miskatonic.web import answers, endings


class Unchanging(NamedTuple):
    """What is the same for all, as it is sent and as it travels: to compress it takes longer than most decisions."""

    plain: bytes
    compressed: bytes


_made: dict[tuple[str, str, int, Lang], Unchanging] = {}


def _once(what: str, title: Title, lang: Lang, make: Callable[[], Any]) -> Unchanging:
    """What is dear to make, made when it is first asked for."""
    key = (what, title.id, title.version, lang)
    if key not in _made:
        plain = msgspec.json.encode(make())
        _made[key] = Unchanging(plain, gzip.compress(plain, mtime=0))
    return _made[key]


def games(lang: Lang) -> list[answers.GameInfo]:
    """All games that can be played here."""
    return [_game(title, lang) for title in mk.games().values()]


def _game(title: Title, lang: Lang) -> answers.GameInfo:
    speech, lesson = title.speech[lang], lesson_of(title.rulebook)
    return answers.GameInfo(
        id=title.id,
        title=speech.game_title(),
        about=speech.about(),
        stage=title.stage,
        seats=title.seats,
        minutes=title.minutes,
        complexity=title.complexity,
        bots=BOTS,
        settings=tuple(_setting(title, setting, lang) for setting in title.settings),
        album=tuple(_page(title, page, lang) for page in title.album),
        decks=title.decks.setting if title.decks else "",
        lesson=None if lesson is None else answers.LessonInfo(seed=lesson.seed, options=lesson.options),
        score=endings.score_info(title.story.score, lang),
        together=title.open_hands is not None,
    )


def _page(title: Title, page: Page, lang: Lang) -> answers.AlbumPage:
    speech = title.speech[lang]
    entries = [speech.entry(feat.code) for feat in page.feats]
    feats = tuple(
        answers.Feat(code=feat.code, title=entry.title, lines=tuple(entry.lines), steps=feat.steps, by_hand=feat.by_hand)
        for feat, entry in zip(page.feats, entries, strict=True)
    )
    opens = tuple(answers.Value(value=code, title=speech.setting_value(page.setting, code)) for code in page.opens)
    return answers.AlbumPage(title=entries[0].group, feats=feats, needed=page.needed, setting=page.setting, opens=opens)


def _setting(title: Title, setting: Setting, lang: Lang) -> answers.Setting:
    speech = title.speech[lang]
    name, help_text = speech.setting(setting.name)
    return answers.Setting(
        name=setting.name,
        title=name,
        help=help_text,
        kind=setting.kind,
        default=setting.default,
        choices=tuple(answers.Value(value=v, title=speech.setting_value(setting.name, v)) for v in setting.choices),
        low=setting.low,
        high=setting.high,
        only_with=tuple(answers.OnlyWith(setting=name, values=values) for name, values in setting.only_with),
        told=setting.told,
    )


def rules(title: Title, lang: Lang) -> Unchanging:
    """The catalogue of a game's rules."""
    return _once("rules", title, lang, lambda: rulebook.catalogue(title, lang))


def how_to_play(title: Title, lang: Lang) -> Unchanging:
    """How a game is played."""
    return _once("chapters", title, lang, lambda: {"chapters": primer(title, lang)})


def meanings(title: Title, lang: Lang) -> Unchanging:
    """What the signs of a game mean."""
    return _once("signs", title, lang, lambda: {"signs": signs(title, lang)})


def components(title: Title, lang: Lang) -> Unchanging:
    """Every component of a game with its text."""
    return _once("cards", title, lang, lambda: {"cards": [_entry(entry) for entry in title.speech[lang].components()]})


def _entry(e: Entry) -> answers.Entry:
    return answers.Entry(code=e.code, group=e.group, title=e.title, lines=tuple(e.lines), copies=e.copies)
