"""How a sentence of Elder Sign mentions things: what a table of nouns must have, and what is made of it in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from typing import Final, Protocol, TypeAlias, assert_never

from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import sheets
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import GREEN, INVESTIGATION, LORE
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.say import reading
from miskatonic.text import en, parts, phrases, voices
from miskatonic.text.slavic import NOM, F

Noun: TypeAlias = phrases.AnyNoun
Nouns: TypeAlias = Sequence[Noun]
Titles: TypeAlias = Mapping[str, str]


@dataclass(frozen=True)
class Person:
    """An investigator: the name used at the table, full name, occupation and what the ability is called."""

    name: Noun
    full: str
    role: str
    ability: str


class Names(Protocol):
    """The nouns of a language; a module of `nouns` is one."""

    ADVENTURES: Titles
    """Adventures of the museum and Other Worlds."""
    CARDS: Titles
    """Items and spells."""
    UPPER: Titles
    LOWER: Titles
    """The halves of a Mythos card's title."""
    ALLIES: Mapping[str, Noun]
    MONSTERS: Mapping[str, Noun]
    ANCIENT_ONES: Mapping[str, Noun]
    PEOPLE: Mapping[str, Person]
    BEFORE_TITLES: Mapping[str, Noun]
    """What a card is called before its title, where the language does so."""
    GOODS: Nouns
    """By kind: clue, common item, unique item, spell, ally, trophy."""
    VALUES: Nouns
    """By value: sanity, health."""
    SYMBOLS: Nouns
    """By face of a die: investigation 1 to 4, lore, peril, terror, wild."""
    COLOURS: Nouns
    DICE: Nouns
    """Both by colour: green, yellow, red."""
    DIE: Noun
    SIGN: Noun
    DOOM: Noun
    MONSTER: Noun
    MASK: Noun
    WORLD: Noun
    CELL: Noun
    HOUR: Noun
    PLAYER: Noun
    TASKS: Nouns
    """The tasks of a card from the top."""


Voice: TypeAlias = voices.Voice[Names]

HOURS: Final = {3: "III", 6: "VI", 9: "IX", 12: "XII"}

# -------------------------------------------------------------------- numbers of things


def both(v: Voice, things: Sequence[phrases.Named]) -> phrases.Named:
    """Several things as one, with "and" before the last."""
    if len(things) == 1:
        return things[0]
    return phrases.Named(lambda case: v.both([thing.said(case) for thing in things]), number=len(things))


def either(v: Voice, things: Sequence[phrases.Named]) -> phrases.Named:
    """One of several things, with "or" before the last."""
    return phrases.Named(lambda case: v.either([thing.said(case) for thing in things]), number=len(things))


def several(noun: Noun) -> phrases.Named:
    """Things, without a number."""
    if isinstance(noun, en.Noun):
        return phrases.fixed(noun.many)
    slav = noun
    return phrases.Named(lambda case: (slav.many(case),), slav.gender, 2)


def icon(noun: Noun, name: str) -> phrases.Named:
    """A noun that a card draws as a symbol."""
    return phrases.named(noun, lambda word: parts.Icon(name, word))


def drawn(v: Voice, icon: str, en: str, ru: str, uk: str) -> parts.Icon:
    """A symbol of the cards with the word that it stands for in a sentence."""
    return parts.Icon(icon, v.pick(en, ru, uk))


def goods(v: Voice, kind: int, n: int = 1) -> phrases.Named:
    """So many clues, cards of a kind or trophies."""
    return v.many(n, v.names.GOODS[kind], reading.GOODS_ICONS[kind])


def trophies(v: Voice, n: int) -> phrases.Named:
    """So many trophies."""
    return goods(v, w.TROPHY, n)


def value(v: Voice, kind: int) -> phrases.Named:
    """Sanity or health."""
    return icon(v.names.VALUES[kind], reading.VALUE_ICONS[kind])


def values(v: Voice, kind: int, n: int) -> phrases.Named:
    """So much sanity or health."""
    return v.many(n, v.names.VALUES[kind], reading.VALUE_ICONS[kind])


def signs(v: Voice, n: int) -> phrases.Named:
    """So many Elder Signs."""
    return v.many(n, v.names.SIGN, reading.SIGN_ICON)


def doom(v: Voice, n: int) -> phrases.Named:
    """So many doom tokens."""
    return v.many(n, v.names.DOOM, reading.DOOM_ICON)


# -------------------------------------------------------------------- dice and symbols


def investigation(v: Voice, n: int) -> phrases.Named:
    """So much investigation: "3 investigation", «3 поиска», «пошук 3»."""
    noun = v.names.SYMBOLS[0]
    if v.lang is not phrases.UK:
        return v.many(n, noun, reading.INVESTIGATION_ICON)
    search = icon(noun, reading.INVESTIGATION_ICON)
    return phrases.Named(lambda case: parts.cat(search.said(case), f" {n}"), search.gender)


def face(v: Voice, number: int) -> phrases.Named:
    """What a die shows."""
    if number < LORE:
        return investigation(v, INVESTIGATION[number])
    return icon(v.names.SYMBOLS[number], reading.FACE_ICONS[number])


def symbol(v: Voice, wanted: w.Symbol) -> parts.Text:
    """A symbol of a task: "3 investigation", "lore", "peril/terror"."""
    if isinstance(wanted, w.Investigation):
        return investigation(v, wanted.n).said(NOM)
    return parts.join("/", [face(v, one).said(NOM) for one in wanted.faces])


def die(v: Voice, piece: int, shows: int = -1) -> phrases.Named:
    """A die by its colour, and what it shows if it was rolled."""
    thing = phrases.named(v.names.DICE[box.COLOUR_OF[piece]], lambda word: reading.to_piece(piece, word))
    if shows < 0:
        return thing
    shown = parts.cat(" (", face(v, shows).said(NOM), ")")
    return phrases.Named(lambda case: parts.cat(thing.said(case), shown), thing.gender)


def a_die(v: Voice, colour: int, piece: int = -1) -> phrases.Named:
    """A die that was not spoken of before; six are green."""
    thing = phrases.named(v.names.DICE[colour], lambda word: reading.to_piece(piece, word))
    return phrases.fixed("a " if colour == GREEN else "the ", thing.said(NOM)) if v.lang is phrases.EN else thing


def dice_of(v: Voice, colours: Sequence[int]) -> phrases.Named:
    """One die of each colour: "yellow die", "yellow and red dice"."""
    if len(colours) == 1:
        return phrases.named(v.names.DICE[colours[0]])
    some, dice = both(v, [phrases.named(v.names.COLOURS[colour]) for colour in colours]), several(v.names.DIE)
    return phrases.Named(lambda case: parts.cat(some.said(case), " ", dice.said(case)))


def dice_counted(v: Voice, pieces: Sequence[int]) -> phrases.Named:
    """Dice by their number and colour: "2 green dice and 1 red die"."""
    colours = sorted(box.COLOUR_OF[piece] for piece in pieces)
    return both(v, [v.many(len(list(same)), v.names.DICE[colour]) for colour, same in groupby(colours)])


def shown(v: Voice, piece: int, shows: int, n: int = 1) -> parts.Text:
    """What a die of a roll shows, or several green ones alike: these by their face alone, another with its colour."""
    colour = box.COLOUR_OF[piece]
    if colour == GREEN:
        return face(v, shows).said(NOM) if n == 1 else _faces(v, shows, n)
    adjective = phrases.named(v.names.COLOURS[colour])
    return v.say("{face} on the {die} die", "{face} на {die:loc}", "{face} на {die:loc}", face=face(v, shows), die=adjective)


OFTEN: Final = {
    2: ("twice", "дважды", "двічі"),
    3: ("three times", "трижды", "тричі"),
    4: ("four times", "четыре раза", "чотири рази"),
    5: ("five times", "пять раз", "п’ять разів"),
    6: ("six times", "шесть раз", "шість разів"),
}
"""How often a face was rolled, if more than once; there are six green dice."""


def _faces(v: Voice, shows: int, n: int) -> parts.Text:
    """What several dice alike show: "4 lore", but "3 investigation twice", which has a number of its own."""
    if shows >= LORE:
        return v.many(n, v.names.SYMBOLS[shows], reading.FACE_ICONS[shows]).said(NOM)
    return parts.cat(face(v, shows).said(NOM), " ", v.pick(*OFTEN[n]))


def rolled(v: Voice, dice: Sequence[tuple[int, int]]) -> parts.Text:
    """What the dice of a roll show, the green ones first."""
    return _fallen(v, tuple(sorted([(box.COLOUR_OF[piece], shows) for piece, shows in dice])))


@lru_cache(maxsize=4096)
def _fallen(v: Voice, dice: tuple[tuple[int, int], ...]) -> parts.Text:
    return v.both([shown(v, box.DIE_OF[colour], shows, len(list(same))) for (colour, shows), same in groupby(dice)])


# -------------------------------------------------------------------- people


def person(v: Voice, view: State, seat: int) -> phrases.Named:
    """Who sits there: the investigator by name, or the player for a seat that has none."""
    piece = reading.investigator_of(view, seat)
    return player(v, seat) if piece < 0 else investigator(v, piece)


def called(v: Voice, view: State, seat: int) -> parts.Text:
    """The name of who sits there."""
    piece = reading.investigator_of(view, seat)
    return player(v, seat).said(NOM) if piece < 0 else _name(v, piece)


@cache
def _name(v: Voice, piece: int) -> parts.Text:
    return investigator(v, piece).said(NOM)


def player(v: Voice, seat: int) -> phrases.Named:
    """A player by the number of the seat."""
    somebody = phrases.named(v.names.PLAYER)
    return phrases.Named(lambda case: parts.cat(somebody.said(case), f" {seat + 1}"), somebody.gender)


def sitter(v: Voice, seat: int) -> phrases.Named:
    """Whoever sits there: tables put the name in its place."""
    return phrases.fixed(parts.Ref(f"seat:{seat}", v.pick("Player", "Игрок", "Гравець") + f" {seat + 1}"))


def investigator(v: Voice, piece: int) -> phrases.Named:
    """An investigator by the name used at the table."""
    return phrases.named(v.names.PEOPLE[reading.code(piece)].name, lambda word: reading.to_person(piece, word))


def whoever(v: Voice, seat: int) -> phrases.Named:
    """An investigator, or whoever sits at a seat without one."""
    return investigator(v, seat) if seat in box.INVESTIGATOR else player(v, seat)


def full_name(v: Voice, piece: int) -> phrases.Named:
    """An investigator by the full name."""
    person = v.names.PEOPLE[reading.code(piece)]
    return phrases.Named(lambda case: (reading.to_person(piece, person.full),), person.name.gender)


# -------------------------------------------------------------------- cards and tokens


def quoted(v: Voice, title: parts.Part) -> parts.Text:
    """A title in quotation marks."""
    return v.say("“{title}”", "«{title}»", "«{title}»", title=title)


def marked(v: Voice, title: parts.Part) -> parts.Text:
    """The title of something that English knows by its capital letter."""
    return (title,) if v.lang is phrases.EN else quoted(v, title)


def titled(v: Voice, sort: str, title: parts.Text) -> phrases.Named:
    """A title, with what the card is called before it where the language does so."""
    noun = v.names.BEFORE_TITLES.get(sort)
    if noun is None:
        return phrases.fixed(title)
    word = phrases.named(noun)
    return phrases.Named(lambda case: parts.cat(word.said(case), " ", title), word.gender)


def adventure_title(v: Voice, piece: int) -> parts.Text:
    """An adventure or Other World by its title alone."""
    return quoted(v, reading.to_piece(piece, phrases.printed(v.names.ADVENTURES, reading.code(piece))))


def adventure(v: Voice, piece: int) -> phrases.Named:
    """An adventure or Other World."""
    return titled(v, "world" if box.ADVENTURE[piece].is_world else "adventure", adventure_title(v, piece))


def trial(v: Voice, piece: int) -> phrases.Named:
    """An adventure as something to be lived through; Russian and Ukrainian say so of an Other World too."""
    if v.lang is phrases.EN or not box.ADVENTURE[piece].is_world:
        return adventure(v, piece)
    return titled(v, "adventure", parts.cat(v.pick("", "в Ином мире ", "в Іншому світі "), adventure_title(v, piece)))


def task(v: Voice, number: int) -> phrases.Named:
    """A printed task by its number from the top, counted from 0."""
    return phrases.named(v.names.TASKS[number])


def entrance(v: Voice, en: str, ru: str, uk: str) -> parts.Ref:
    """The entrance, in the case that the sentence asks for."""
    return reading.to_entrance(v.pick(en, ru, uk))


def possession_title(v: Voice, code: str) -> str:
    """The name of an item, spell or ally."""
    if code in v.names.ALLIES:
        return parts.flat(phrases.named(v.names.ALLIES[code]).said(NOM))
    return phrases.printed(v.names.CARDS, code)


def possession(v: Voice, piece: int) -> phrases.Named:
    """An item, a spell or an ally, called what it is."""
    card = reading.possession(piece)
    if card.kind == w.ALLY:
        return ally(v, card.code, piece)
    return titled(v, w.GOODS[card.kind], marked(v, reading.to_piece(piece, phrases.printed(v.names.CARDS, card.code))))


def ally(v: Voice, code: str, piece: int = -1) -> phrases.Named:
    """An ally by name, called what he or she is."""
    name = phrases.named(v.names.ALLIES[code], lambda word: reading.to_piece(piece, word))
    noun = v.names.BEFORE_TITLES.get("ally-woman" if name.gender is F else "ally")
    if noun is None:
        return name
    word = phrases.named(noun)
    return phrases.Named(lambda case: parts.cat(word.said(case), " ", name.said(case)), name.gender)


def ability(v: Voice, piece: int) -> phrases.Named:
    """The ability of an investigator."""
    return titled(v, "ability", marked(v, reading.to_person(piece, v.names.PEOPLE[reading.code(piece)].ability)))


def power(v: Voice, piece: int) -> phrases.Named:
    """What is used: a card, or the ability of an investigator."""
    return ability(v, piece) if piece in box.INVESTIGATOR else possession(v, piece)


def mythos_title(v: Voice, card: sheets.Mythos) -> str:
    """The title of a Mythos card: both halves."""
    return f"{v.names.UPPER[card.upper.code]}… {v.names.LOWER[card.lower.code]}"


def mythos(v: Voice, piece: int) -> phrases.Named:
    """A Mythos card by its title."""
    return titled(v, "mythos", quoted(v, reading.to_piece(piece, mythos_title(v, box.MYTHOS_CARD[piece]))))


def ancient_one(v: Voice, piece: int) -> phrases.Named:
    """An Ancient One by name."""
    return phrases.named(v.names.ANCIENT_ONES[reading.code(piece)], lambda word: reading.to_piece(piece, word))


def monster(v: Voice, piece: int) -> phrases.Named:
    """A monster by its name; in English with the article."""
    name = phrases.named(v.names.MONSTERS[reading.code(piece)], lambda word: reading.to_piece(piece, word))
    return phrases.fixed("the ", name.said(NOM)) if v.lang is phrases.EN else name


def a_monster(v: Voice, piece: int) -> phrases.Named:
    """A monster that was not spoken of before; there is only one of each mask."""
    if v.lang is not phrases.EN or box.MONSTER[piece].is_mask:
        return monster(v, piece)
    word = v.names.MONSTERS[reading.code(piece)].one
    assert isinstance(word, str)
    return phrases.fixed(en.article(word).removesuffix(word), reading.to_piece(piece, word))


def thing(v: Voice, piece: int) -> phrases.Named:
    """Any card or token in a sentence."""
    sheet = box.SHEETS[piece]
    match sheet:
        case sheets.Adventure():
            return adventure(v, piece)
        case sheets.Possession():
            return possession(v, piece)
        case sheets.Mythos():
            return mythos(v, piece)
        case sheets.Monster():
            return monster(v, piece)
        case sheets.Investigator():
            return investigator(v, piece)
        case sheets.AncientOne():
            return ancient_one(v, piece)
        case sheets.Die():
            return die(v, piece)
        case _:
            assert_never(sheet)
