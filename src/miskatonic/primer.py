"""How to play: two pages for somebody who has never seen the game, as chapters of paragraphs and signs."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from miskatonic.lessons import Said
from miskatonic.rulebook import loaded
from miskatonic.text.parts import Lang
from miskatonic.title import Title


class Sign(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sign of the table and what it means."""

    icon: str


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: its heading, its text (paragraphs are parted by an empty line), and the signs it explains."""

    title: Said
    text: Said | None = None
    signs: tuple[Sign, ...] = ()


READ: Final = msgspec.json.Decoder(tuple[Chapter, ...])  # before threads ask for it


class SignSaid(msgspec.Struct, frozen=True):
    """A sign in a language."""

    icon: str
    text: str


class ChapterSaid(msgspec.Struct, frozen=True):
    """A chapter in a language."""

    title: str
    paragraphs: tuple[str, ...]
    signs: tuple[SignSaid, ...]


def chapters(title: Title) -> tuple[Chapter, ...]:
    """How a game is played, in every language; nothing for a game that has no such pages."""
    place = files(title.rulebook) / "primer.yaml"
    if not place.is_file():
        return ()
    return READ.decode(msgspec.json.encode(loaded(place.read_text(encoding="utf-8"))))


def primer(title: Title, lang: Lang) -> tuple[ChapterSaid, ...]:
    """How a game is played, in a language."""
    return tuple(_said(chapter, lang) for chapter in chapters(title))


def _said(chapter: Chapter, lang: Lang) -> ChapterSaid:
    text = "" if chapter.text is None else chapter.text.words(lang)
    paragraphs = tuple(" ".join(part.split()) for part in text.split("\n\n") if part.strip())
    return ChapterSaid(
        chapter.title.words(lang), paragraphs, tuple(SignSaid(sign.icon, sign.words(lang)) for sign in chapter.signs)
    )
