"""How a sentence mentions people, pieces and spaces of the table."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, assert_never

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards.terms import KINDS
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.say import names, places, reading, things, titles
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.reading import to_piece
from miskatonic.text import en, parts
from miskatonic.text.parts import Part, Text, cat, flat
from miskatonic.text.phrases import EN, Named, fixed, named
from miskatonic.text.slavic import INS, NOM

PIECES_MENTIONED: Final = 4096
"""How many mentions are kept, of any table: of a few hundred pieces, each in some languages and moods."""

# -------------------------------------------------------------------- people and spaces


def player(v: Voice, seat: int) -> Named:
    """A player by the seat."""
    word = named(v.names.PLAYER)
    return Named(lambda case: cat(word.said(case), f" {seat + 1}"), word.gender)


def sitter(v: Voice, seat: int) -> Text:
    """Whoever sits there: tables put the name in its place."""
    return (parts.Ref(f"seat:{seat}", flat(parts.capital(player(v, seat).said(NOM)))),)


def person(v: Voice, view: State, who: int) -> Named:
    """Somebody: an investigator, or the player of a seat that has none."""
    piece = reading.piece_of(view, who) if who < box.SEATS else who
    return player(v, who) if piece < 0 else thing(v, piece)


def somebody(v: Voice, who: int) -> Named:
    """Somebody as the log names them: an investigator, or the player of a seat that had none then."""
    return player(v, who) if who < box.SEATS else thing(v, who)


@cache
def at(v: Voice, space: int) -> Text:
    """On a space."""
    return names.at(v, places.place(v, space))


@cache
def to(v: Voice, space: int) -> Text:
    """To a space."""
    return names.to(v, places.place(v, space))


def space(v: Voice, number: int) -> Named:
    """The name of a space."""
    return named(places.place(v, number).name)


# -------------------------------------------------------------------- pieces


def title(v: Voice, sheet: box.Sheet) -> str:
    """What stands at the head of a component."""
    return flat(_title(v, sheet))


def _title(v: Voice, sheet: box.Sheet) -> Text:
    code = sheet.code
    match sheet:
        case sheets.Asset() | sheets.Artifact() | sheets.Spell() | sheets.ConditionCard():
            return (things.card_title(v, sheet.kind, code),)
        case sheets.SpellBack():
            spell, _, number = code.partition("-back-")
            return v.say(
                "{it}, back {n}", "{it}, оборот {n}", "{it}, зворот {n}",
                it=names.title(v, titles.SPELLS, spell), n=int(number),
            )  # fmt: skip
        case sheets.ConditionBack():
            return (names.title(v, titles.BACKS, code),)
        case sheets.Mystery():
            return (names.title(v, titles.MYSTERIES, code),)
        case sheets.Mythos():
            return (names.title(v, titles.RUMORS if sheet.is_rumor else titles.EVENTS, code),)
        case sheets.Encounter() | sheets.Complex():
            return encounter(v, reading.deck_of(code)).said(NOM)
        case sheets.Investigator():
            return (v.names.PEOPLE[code].full,)
        case sheets.AncientOne():
            return named(v.names.ANCIENT_ONES[code]).said(NOM)
        case sheets.Monster():
            return things.monster_title(v, code)
        case sheets.Gate():
            return v.say("Gate: {it}", "Врата: {it}", "Ворота: {it}", it=space(v, sheet.space))
        case sheets.Clue():
            return v.say("Clue: {it}", "Улика: {it}", "Доказ: {it}", it=space(v, sheet.space))
        case _:
            assert_never(sheet)


def encounter(v: Voice, deck: str) -> Named:
    """An encounter of a deck."""
    return named(v.names.ENCOUNTERS[deck])


@lru_cache(maxsize=PIECES_MENTIONED)
def thing(v: Voice, piece: int) -> Named:
    """Any piece; of a hidden one only that it is a card."""
    if piece < 0:
        return fixed("a card") if v.lang is EN else named(v.names.CARD)
    sheet = box.SHEETS[piece]

    def wrap(word: str) -> Part:
        return to_piece(piece, word)

    match sheet:
        case sheets.Investigator():
            return named(v.names.PEOPLE[sheet.code].name, wrap)
        case sheets.AncientOne():
            return named(v.names.ANCIENT_ONES[sheet.code], wrap)
        case sheets.Monster():
            return _monster(v, piece, sheet)
        case sheets.Gate():
            gate, there = named(v.names.GATE, wrap), at(v, sheet.space)
            article = "the " if v.lang is EN else ""
            return Named(lambda case: cat(article, gate.said(case), " ", there), gate.gender, 1 if v.lang is EN else 2)
        case sheets.Clue():
            clue = named(v.names.CLUE, wrap)
            article = "a " if v.lang is EN else ""
            return Named(lambda case: cat(article, clue.said(case)), clue.gender)
        case sheets.Asset() | sheets.Artifact() | sheets.Spell() | sheets.ConditionCard():
            card = _card(v, KINDS[sheet.kind], wrap(title(v, sheet)))
            several = v.lang is EN and sheet.code in things.SEVERAL_THINGS
            return Named(card.said, card.gender, 2) if several else card
        case sheets.Mystery():
            return _card(v, "mystery", wrap(title(v, sheet)))
        case sheets.Mythos():
            return _card(v, "rumor" if sheet.is_rumor else "mythos", wrap(title(v, sheet)))
        case sheets.SpellBack():
            spell = names.marked(v, wrap(names.title(v, titles.SPELLS, sheet.code.partition("-back-")[0])))
            return fixed(v.say("the back of {it}", "оборот заклинания {it}", "зворот заклинання {it}", it=spell))
        case sheets.ConditionBack() | sheets.Encounter() | sheets.Complex():
            return fixed(names.quoted(v, wrap(title(v, sheet))))
        case _:
            assert_never(sheet)


def _card(v: Voice, sort: str, mention: Part) -> Named:
    """A card by its title; English says only of Conditions, Mysteries and Rumors what they are."""
    if v.lang is not EN:
        return names.titled(v, sort, names.quoted(v, mention))
    if sort == "condition":
        return fixed("the ", mention, " condition")
    return fixed("the ", sort, " ", names.quoted(v, mention)) if sort in ("mystery", "rumor") else fixed(mention)


def _monster(v: Voice, piece: int, sheet: sheets.Monster) -> Named:
    """A Monster on the table, in English with its article."""
    noun = things.monster_noun(v, sheet.code)
    if not isinstance(noun, en.Noun):
        return named(noun, lambda word: to_piece(piece, word))
    article = "" if sheet.epic and sheet.code.removeprefix("epic-") in things.NAMELESS else "the "
    many = 2 if sheet.code in things.SEVERAL else 1
    return Named(lambda case: cat(article, to_piece(piece, noun.one)), noun.gender, many)


def together(it: Named) -> Text:
    """With something, in Russian: «с мумией», but «со скелетом»."""
    words = it.said(INS)
    return cat("со " if _CLUSTER.match(flat(words)) else "с ", words)


_CLUSTER: Final = re.compile("[сзшж][^аеёиоуыэюя]", re.IGNORECASE)


def new_monster(v: Voice, piece: int) -> Named:
    """A Monster that was not spoken of before: English says "a ghoul"."""
    sheet = box.MONSTER[piece]
    noun = things.monster_noun(v, sheet.code)
    if not isinstance(noun, en.Noun) or sheet.epic:
        return thing(v, piece)
    if sheet.code in things.SEVERAL:
        return Named(lambda case: (to_piece(piece, noun.one),), noun.gender, 2)
    article = en.article(noun.one).removesuffix(noun.one)
    return Named(lambda case: cat(article, to_piece(piece, noun.one)), noun.gender)
