"""Spaces as cards mean them: which they are, being there, going there."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.say import names, things
from miskatonic.games.eldritch_horror.say.names import Noun, Place, Voice
from miskatonic.text import en, slavic
from miskatonic.text.parts import Text, flat
from miskatonic.text.phrases import Named, fixed, named
from miskatonic.text.slavic import INS, NOM


def place(v: Voice, space: int) -> Place:
    """A space of the map by its number."""
    return v.names.PLACES[world.SPACES[space].code.removeprefix("space-")]


# -------------------------------------------------------------------- which spaces


def _tailed(noun: Noun, tail: str) -> Noun:
    """A noun with words after it that never change."""
    if isinstance(noun, en.Noun):
        return en.Noun(f"{noun.one} {tail}", f"{noun.many} {tail}")
    one, many = (tuple(f"{form} {tail}" for form in forms) for forms in (noun.singular, noun.plural))
    return slavic.Noun(one, many, noun.gender)


def _described(v: Voice, noun: Noun, english: str, russian: str, ukrainian: str) -> Named:
    """A space with a word before it, which the Slavic languages decline with it."""
    if isinstance(noun, en.Noun):
        return fixed(f"{english} {noun.one}")
    return named(slavic.described(v.pick("", russian, ukrainian), noun))


def _with(v: Voice, thing: Named) -> Noun:
    """A space with something on it; English brings its article along."""
    tail = v.pick("with", "с", "з")
    return _tailed(v.names.SPACE, f"{tail} {flat(thing.said(INS))}")


def _some(noun: Noun) -> Named:
    """One thing of a kind, in English with its article."""
    return fixed(en.article(noun.one)) if isinstance(noun, en.Noun) else named(noun)


def on_it(v: Voice, where: w.Where) -> Named | None:
    """What makes such a space, if it is something that lies or stands on it."""
    match where:
        case w.WithGate():
            return _some(v.names.GATE)
        case w.WithClue():
            return _some(v.names.CLUE)
        case w.WithEldritch():
            return _some(v.names.ELDRITCH_TOKEN)
        case w.WithInvestigator():
            return _some(v.names.INVESTIGATOR)
        case w.WithMonster(name):
            return things.monster(v, name)
        case _:
            return None


def _without(v: Voice, where: w.Where) -> str:
    """What spaces lack, as words after them."""
    lacking = on_it(v, where)
    if lacking is not None:
        return flat(v.say("without {it}", "без {it:gen}", "без {it:gen}", it=lacking))
    return flat(v.say("other than {it}", "кроме {it:gen}", "крім {it:gen}", it=space(v, where)))


def sort(v: Voice, where: w.Where) -> Noun:
    """Spaces of a sort, without an article: "sea space without a gate"."""
    thing = on_it(v, where)
    if thing is not None:
        return _with(v, thing)
    match where:
        case w.OfType(type):
            return v.names.SPACES_OF[type]
        case w.Without(of, without):
            return _tailed(sort(v, of), _without(v, without))
        case w.Either(one, _):
            return sort(v, one)
        case w.OrAdjacent(to):
            more = v.say("or a space adjacent to it", "или соседняя с ней", "або сусідня з нею")
            return _tailed(sort(v, to), flat(more))
        case w.Nearest(nearest):
            return sort(v, nearest)
        case _:
            return v.names.SPACE


_OWN = ("своя/своей/своей/свою/своей/своей", "своя/своєї/своїй/свою/своєю/своїй")
_THAT = ("та/той/той/ту/той/той", "та/тієї/тій/ту/тією/тій")
_ANY = ("любая/любой/любой/любую/любой/любой", "будь-яка/будь-якої/будь-якій/будь-яку/будь-якою/будь-якій")
_NEAREST = (
    "ближайшая/ближайшей/ближайшей/ближайшую/ближайшей/ближайшей",
    "найближча/найближчої/найближчій/найближчу/найближчою/найближчій",
)
_RANDOM = (
    "случайная/случайной/случайной/случайную/случайной/случайной",
    "випадкова/випадкової/випадковій/випадкову/випадковою/випадковій",
)
_OTHER = (
    "любая другая/любой другой/любой другой/любую другую/любой другой/любой другой",
    "будь-яка інша/будь-якої іншої/будь-якій іншій/будь-яку іншу/будь-якою іншою/будь-якій іншій",
)
_EACH = ("каждая/каждой/каждой/каждую/каждой/каждой", "кожна/кожної/кожній/кожну/кожною/кожній")


def space(v: Voice, where: w.Where) -> Named:
    """One such space, in English with its article."""
    noun = v.names.SPACE
    match where:
        case w.Here():
            return _described(v, noun, "their" if v.third else "your", *_OWN)
        case w.ThisSpace():
            if isinstance(noun, en.Noun):
                return fixed("this monster’s space")
            return named(_tailed(noun, v.pick("", "этого монстра", "цього монстра")))
        case w.ThatSpace():
            return _described(v, noun, "that", *_THAT)
        case w.At(number):
            return named(place(v, number).name)
        case w.AnySpace():
            return _described(v, noun, "any", *_ANY)
        case w.OtherSpace():
            return _described(v, noun, "any other", *_OTHER)
        case w.ExpeditionSpace():
            token = named(v.names.EXPEDITION_TOKEN)
            if isinstance(noun, en.Noun):
                return fixed("the space with the ", token.said(NOM))
            return named(_with(v, token))
        case w.RandomSpace():
            return _described(v, noun, "a random", *_RANDOM)
        case w.Nearest(nearest):
            return _described(v, sort(v, nearest), "the nearest", *_NEAREST)
        case w.WithMonster(name) if things.is_epic(v, name):
            whole = sort(v, where)
            return fixed(f"the {whole.one}") if isinstance(whole, en.Noun) else named(whole)
        case w.OrAdjacent(to):
            it = space(v, to)
            return Named(
                lambda case: v.say(
                    "{it} or a space adjacent to it", "{it} или соседняя с ней", "{it} або сусідня з нею", it=it.said(case)
                )
            )
        case w.Either(one, other):
            both = space(v, one), space(v, other)
            return Named(lambda case: v.either([either.said(case) for either in both]))
        case (
            w.OfType() | w.WithGate() | w.WithClue() | w.WithEldritch() | w.WithInvestigator() | w.WithMonster()
            | w.Without()
        ):  # fmt: skip
            return _some(sort(v, where))
        case _:
            assert_never(where)


def each_space(v: Voice, where: w.Where) -> Named:
    """Each of such spaces."""
    return _described(v, sort(v, where), "each", *_EACH)


# -------------------------------------------------------------------- being there and going there


def at(v: Voice, where: w.Where) -> Text:
    """Where something is: "on a sea space", «в Аркхэме», «на ігровому полі»."""
    match where:
        case w.At(number):
            return names.at(v, place(v, number))
        case w.AnySpace():
            return v.say("on the game board", "на игровом поле", "на ігровому полі")
        case w.OrAdjacent(to):
            return v.say("{at} or adjacent to it", "{at} или в соседней с ней", "{at} або в сусідній з нею", at=at(v, to))
        case _:
            return v.say("on {it}", "в {it:loc}", "в {it:loc}", it=space(v, where))


def nearby(v: Voice) -> Text:
    """On the space of the one who acts, said of something else that is there."""
    return v.whose.say("on [your|their] space", "в [вашей|его] локации", "у [вашій|його] локації")


def there(v: Voice, where: w.Where) -> Text:
    """Where something is that does not act itself."""
    return nearby(v) if isinstance(where, w.Here) else at(v, where)


def to(v: Voice, where: w.Where) -> Text:
    """Where something goes: "to the nearest sea space", «в Аркхэм», «до Аркгема»."""
    if isinstance(where, w.At):
        return names.to(v, place(v, where.space))
    it = space(v, where)
    return v.say("to {it}", "в {it:acc}", "до {it:gen}", it=it)


def onto(v: Voice, where: w.Where) -> Text:
    """Where something is put: "on space 3", «в локацию 3», «в локацію 3»."""
    if isinstance(where, w.At):
        there = place(v, where.space)
        return v.say("{at} {it}", "{at} {it:acc}", "{at} {it:acc}", at=there.at, it=named(there.name))
    return v.say("on {it}", "в {it:acc}", "в {it:acc}", it=space(v, where))


def out_of(v: Voice, where: w.Where) -> Text:
    """Where something comes from."""
    if isinstance(where, w.At):
        return names.out_of(v, place(v, where.space))
    return v.say("from {it}", "из {it:gen}", "з {it:gen}", it=space(v, where))


def toward(v: Voice, where: w.Where) -> Text:
    """In which direction somebody moves."""
    return v.say("toward {it}", "в сторону {it:gen}", "у бік {it:gen}", it=space(v, where))
