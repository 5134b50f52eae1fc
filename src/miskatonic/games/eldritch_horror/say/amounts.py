"""How much and how many: so many things, one for each of others, and figures that are compared."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules.amounts import half
from miskatonic.games.eldritch_horror.say.counted import Countable, Things, things_of, word
from miskatonic.games.eldritch_horror.say.names import Noun, Voice
from miskatonic.text import en, phrases, slavic
from miskatonic.text.parts import Text, cat, flat
from miskatonic.text.slavic import ACC, GEN, Case, Gender, noun

# -------------------------------------------------------------------- one for each

_EACH: Final = (("каждый", "каждую", "каждое", "каждого"), ("кожен", "кожну", "кожне", "кожного"))
_OWN: Final = (("свой", "свою", "своё", "своего"), ("свій", "свою", "своє", "свого"))


def _agreeing(v: Voice, forms: tuple[tuple[str, ...], tuple[str, ...]], thing: slavic.Noun) -> str:
    """A small adjective in the accusative before a thing."""
    alive = thing.animate and thing.gender is Gender.M
    return forms[0 if v.lang is phrases.RU else 1][3 if alive else thing.gender]


def _each_thing(v: Voice, counted: Things) -> Text:
    """For each thing that is counted."""
    thing = counted.noun
    if isinstance(thing, en.Noun):
        own = v.whose.say("[you have|they have]", "", "") if counted.own else ()
        return _spaced("for each", thing.one, counted.where, counted.which, own)
    own = (_agreeing(v, _OWN, thing),) if counted.own else ()
    return _spaced("за", _agreeing(v, _EACH, thing), own, thing.one(ACC), counted.which, counted.where)


def _spaced(*bits: str | Text) -> Text:
    """Bits with spaces between them; empty ones are left out."""
    texts = [(bit,) if isinstance(bit, str) else bit for bit in bits]
    out: Text = ()
    for text in texts:
        if text:
            out = cat(out, " ", text) if out else text
    return out


def each(v: Voice, amount: w.Amount) -> Text:
    """For each of what an amount counts: "for each spell you have"."""
    match amount:
        case w.Players():
            return v.say("for each player", "за каждого игрока", "за кожного гравця")
        case w.Half(w.Players()):
            return v.say(
                "for every 2 players (rounded up{here})",
                "за каждых 2 игроков (с округлением вверх{here})",
                "за кожних 2 гравців (з округленням до більшого{here})",
                here=_here(v, amount),
            )
        case w.Half(of) if isinstance(of, Countable):
            counted = things_of(v, of)
            return v.say(
                "for every {n} (rounded up)",
                "за каждые {n:acc} (с округлением вверх)",
                "за кожні {n:acc} (з округленням до більшого)",
                n=_placed(v, v.many(2, counted.noun), counted),
            )
        case w.Result():
            return v.say("for each success", "за каждый успех", "за кожен успіх")
        case w.ThatToughness():
            return v.say(
                "for each point of that monster’s toughness",
                "за каждую единицу стойкости этого монстра",
                "за кожну одиницю стійкості цього монстра",
            )
        case w.SanityLost():
            return v.say(
                "for each point of sanity lost",
                "за каждую потерянную единицу рассудка",
                "за кожну втрачену одиницю розуму",
            )
        case (
            w.Owned() | w.MonstersOn() | w.OpenGates() | w.GatesDiscarded() | w.RumorsInPlay() | w.ReckoningsOf()
            | w.MysteriesSolved() | w.ExpeditionCards() | w.OnThis() | w.CluesOnThis() | w.GatesOnThis() | w.OnGreen()
        ):  # fmt: skip
            return _each_thing(v, things_of(v, amount))
        case _:
            it = figure(v, amount)
            return v.say("for each point of {it}", "за каждую единицу {it:gen}", "за кожну одиницю {it:gen}", it=it)


def _here(v: Voice, amount: w.Amount) -> Text:
    """What half the players come to at this table; nothing of other halves, and where no table is spoken of."""
    if not v.players or amount != w.HALF:
        return ()
    return v.say("; {n} in this game", "; в этой игре — {n}", "; у цій грі — {n}", n=half(v.players))


def _placed(v: Voice, thing: phrases.Named, counted: Things) -> phrases.Named:
    """Counted things with which of them, and where."""

    def said(case: Case) -> Text:
        more = (counted.where, counted.which) if v.lang is phrases.EN else (counted.which, counted.where)
        return _spaced(thing.said(case), *more)

    return phrases.Named(said, thing.gender, thing.number)


# -------------------------------------------------------------------- so many


def is_uncounted(v: Voice, thing: Noun) -> bool:
    """Whether it is measured, not counted: Health and Sanity."""
    return thing is v.names.HEALTH or thing is v.names.SANITY


def quantity(v: Voice, thing: Noun, amount: w.Amount) -> phrases.Named:
    """So many things, or so much: "3 clues", "all health", "1 sanity for each spell you have"."""
    measured = is_uncounted(v, thing)
    those = phrases.named(thing) if measured else phrases.several(thing)
    match amount:
        case int(n):
            return v.many(n, thing)
        case w.All():
            return phrases.Named(
                lambda case: cat(_all(v, thing, case), " ", those.said(case)), thing.gender, 1 if measured else 2
            )
        case w.AnyNumber() if measured:
            return phrases.fixed(
                v.say("any amount of {it}", "сколько угодно {it:gen}", "скільки завгодно {it:gen}", it=those)
            )
        case w.AnyNumber():
            return phrases.fixed(
                v.say("any number of {it}", "любое число {it:gen}", "будь-яку кількість {it:gen}", it=those)
            )
        case w.AllBut(n):
            it = quantity(v, thing, w.ALL)
            return phrases.Named(lambda case: cat(it.said(case), but(v, n)), number=2)
        case w.Spent():
            much = v.say("that much", "столько же", "стільки ж") if measured else v.say("as many", "столько же", "стільки ж")
            return phrases.fixed(much, " ", those.said(GEN))
        case _:
            one, many = parted(v, thing, amount)
            return phrases.Named(lambda case: cat(one.said(case), many), thing.gender)


def parted(v: Voice, thing: Noun, amount: w.Amount) -> tuple[phrases.Named, Text]:
    """So many things, and apart from them what they are counted by, which may stand at the end of a sentence."""
    match amount:
        case int() | w.All() | w.AnyNumber() | w.AllBut() | w.Spent():
            return quantity(v, thing, amount), ()
        case w.Less(of, less):
            one, many = parted(v, thing, of)
            fewer = v.say(" (1 fewer {each})", " (на 1 меньше {each})", " (на 1 менше {each})", each=each(v, less))
            return one, cat(many, fewer)
        case _:
            return v.many(1, thing), cat(" ", each(v, amount))


def but(v: Voice, n: int) -> Text:
    """All but so many."""
    return v.say(" but {n}", ", кроме {n}", ", крім {n}", n=n)


def _all(v: Voice, thing: Noun, case: Case) -> str:
    """All of it, before a noun."""
    if isinstance(thing, en.Noun):
        return "all"
    if is_uncounted(v, thing):
        neuter = thing.gender is Gender.N
        return v.pick("", "всё" if neuter else "весь", "усе" if neuter else "увесь")
    alive = case is ACC and thing.animate
    return v.pick("", "всех" if alive else "все", "усіх" if alive else "усі")


# -------------------------------------------------------------------- figures


def _number_of(v: Voice, words: Text) -> phrases.Named:
    """The number of something, which is given in the genitive."""
    of = flat(words)
    return phrases.named(
        word(
            v,
            f"the number of {of}",
            noun(f"числ~ {of}", "о/а/у/о/ом/е", gender=slavic.N),
            noun(f"кільк~ {of}", "ість/ості/ості/ість/істю/ості", gender=slavic.F),
        )
    )


def figure(v: Voice, amount: w.Amount) -> phrases.Named:
    """An amount as a figure that is compared: "half the number of players (rounded up)"."""
    players = phrases.several(v.names.PLAYER)
    match amount:
        case int(n):
            return phrases.Named(lambda case: (str(n),), number=n)
        case w.Players(0):
            return _number_of(v, players.said(GEN))
        case w.Players(plus):
            it = _number_of(v, players.said(GEN))
            return phrases.Named(
                lambda case: v.say("{it} plus {n}", "{it} плюс {n}", "{it} плюс {n}", it=it.said(case), n=plus)
            )
        case w.Half(of):
            it = figure(v, of)
            part = word(v, "half", noun("половин~", "а/ы/е/у/ой/е"), noun("половин~", "а/и/і/у/ою/і"))
            return phrases.Named(
                lambda case: v.say(
                    "{half} {it} (rounded up{here})", "{half} {it:gen} (с округлением вверх{here})",
                    "{half} {it:gen} (з округленням до більшого{here})", half=phrases.named(part).said(case), it=it,
                    here=_here(v, amount),
                ),
                slavic.F,
            )  # fmt: skip
        case w.Twice(of):
            it = figure(v, of)
            twice = word(v, "twice", noun("удвоенн~", "ое/ого/ому/ое/ым/ом"), noun("подвоєн~", "а/ої/ій/у/ою/ій"))
            return phrases.Named(lambda case: cat(phrases.named(twice).said(case), " ", it.said(case)))
        case w.Less(of, less):
            one, other = figure(v, of), figure(v, less)
            return phrases.Named(
                lambda case: v.say("{a} less {b}", "{a} минус {b}", "{a} мінус {b}", a=one.said(case), b=other)
            )
        case w.Result():
            return _number_of(v, phrases.several(v.names.SUCCESS).said(GEN))
        case w.ToughnessOnThis():
            return _property(
                v,
                "the total toughness of the monsters on this card",
                "стойк~ всех монстров на этой карте вместе",
                "стійк~ усіх монстрів на цій карті разом",
            )
        case w.ThatToughness():
            return _property(v, "that monster’s toughness", "стойк~ этого монстра", "стійк~ цього монстра")
        case w.ThatValue():
            return _property(v, "that asset’s value", "стоим~ этого актива", "варт~ цього активу")
        case w.Spent():
            return phrases.fixed(v.say("what was spent", "потраченное", "витрачене"))
        case w.SanityLost():
            return phrases.fixed(v.say("the sanity lost", "потерянный рассудок", "втрачений розум"))
        case w.All() | w.AnyNumber() | w.AllBut():
            raise AssertionError("it is no figure")
        case (
            w.Owned() | w.MonstersOn() | w.OpenGates() | w.GatesDiscarded() | w.RumorsInPlay() | w.ReckoningsOf()
            | w.MysteriesSolved() | w.ExpeditionCards() | w.OnThis() | w.CluesOnThis() | w.GatesOnThis() | w.OnGreen()
        ):  # fmt: skip
            counted = things_of(v, amount)
            return _number_of(v, _placed(v, phrases.several(counted.noun), counted).said(GEN))
        case _:
            assert_never(amount)


def _property(v: Voice, english: str, russian: str, ukrainian: str) -> phrases.Named:
    """The toughness or the value of something."""
    return phrases.named(
        word(
            v,
            english,
            noun(russian, "ость/ости/ости/ость/остью/ости", gender=slavic.F),
            noun(ukrainian, "ість/ості/ості/ість/істю/ості", gender=slavic.F),
        )
    )
