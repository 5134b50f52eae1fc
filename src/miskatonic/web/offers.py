"""The games that are offered, as a lobby tells of them: settings, albums, rules and components."""

from __future__ import annotations

import gzip
from typing import Any, NamedTuple

import msgspec

import miskatonic as mk
from miskatonic import rulebook
from miskatonic.bots import NAMES as BOTS
from miskatonic.lessons import lesson_of
from miskatonic.primer import primer
from miskatonic.signs import signs
from miskatonic.text.parts import Lang
from miskatonic.title import Page, Setting, Title
from miskatonic.web import answers, endings


class Unchanging(NamedTuple):
    """What is the same for all, as it is sent and as it travels: to compress it takes longer than most decisions."""

    plain: bytes
    compressed: bytes


_catalogues: dict[tuple[str, Lang], Unchanging] = {}
_primers: dict[tuple[str, Lang], Unchanging] = {}
_signs: dict[tuple[str, Lang], Unchanging] = {}
_components: dict[tuple[str, int, Lang], Unchanging] = {}


def _written(content: Any) -> Unchanging:
    plain = msgspec.json.encode(content)
    return Unchanging(plain, gzip.compress(plain, mtime=0))


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
        kind=_kind(setting),
        default=setting.default,
        choices=tuple(answers.Value(value=v, title=speech.setting_value(setting.name, v)) for v in setting.choices),
        low=setting.low,
        high=setting.high,
        only_with=tuple(answers.OnlyWith(setting=name, values=values) for name, values in setting.only_with),
        told=setting.told,
    )


def _kind(setting: Setting) -> answers.SettingKind:
    if setting.texts:
        return "texts"
    if setting.several:
        return "several"
    if setting.choices == (False, True):
        return "flag"
    return "choice" if setting.choices else "number"


def rules(title: Title, lang: Lang) -> Unchanging:
    """The catalogue of a game's rules, which is always the same."""
    if (title.id, lang) not in _catalogues:
        _catalogues[title.id, lang] = _written(rulebook.catalogue(title, lang))
    return _catalogues[title.id, lang]


def how_to_play(title: Title, lang: Lang) -> Unchanging:
    """How a game is played, which is always the same."""
    if (title.id, lang) not in _primers:
        _primers[title.id, lang] = _written({"chapters": primer(title, lang)})
    return _primers[title.id, lang]


def meanings(title: Title, lang: Lang) -> Unchanging:
    """What the signs of a game mean, which is always the same."""
    if (title.id, lang) not in _signs:
        _signs[title.id, lang] = _written({"signs": signs(title, lang)})
    return _signs[title.id, lang]


def components(title: Title, lang: Lang) -> Unchanging:
    """Every component of a game with its text, which is dear to make and always the same."""
    key = (title.id, title.version, lang)
    if key not in _components:
        entries = [
            answers.Entry(code=e.code, group=e.group, title=e.title, lines=tuple(e.lines), copies=e.copies)
            for e in title.speech[lang].components()
        ]
        _components[key] = _written({"cards": entries})
    return _components[key]
