"""Things that amounts of Eldritch Horror count: what they are, which of them, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.names import Noun, This, Voice
from miskatonic.games.eldritch_horror.say.places import at, there
from miskatonic.text import en, slavic
from miskatonic.text.parts import Text
from miskatonic.text.slavic import noun

Countable = (
    w.Owned | w.MonstersOn | w.OpenGates | w.GatesDiscarded | w.RumorsInPlay | w.ReckoningsOf | w.MysteriesSolved
    | w.ExpeditionCards | w.OnThis | w.CluesOnThis | w.GatesOnThis | w.OnGreen
)  # fmt: skip
"""Amounts that are a number of things."""


@dataclass(frozen=True)
class Things:
    """Things that are counted: what they are, which of them (after the noun), and where."""

    noun: Noun
    which: Text = ()
    where: Text = ()
    own: bool = False


def word(v: Voice, english: str, russian: slavic.Noun, ukrainian: slavic.Noun) -> Noun:
    """A noun of its own in each language."""
    nouns: tuple[Noun, ...] = (en.regular(english), russian, ukrainian)
    return nouns[v.lang]


def on_this(v: Voice) -> Text:
    """On the component whose text is resolved."""
    if v.this is This.SHEET:
        return v.say("on this sheet", "на этом листе", "на цьому листі")
    if v.this is This.ELSEWHERE:
        return v.say("on its sheet", "на листе Древнего", "на листі Стародавнього")
    return v.say("on this card", "на этой карте", "на цій карті")


def things_of(v: Voice, amount: Countable) -> Things:
    """What an amount counts."""
    here = on_this(v)
    in_play = v.say("in play", "в игре", "у грі")
    match amount:
        case w.Owned(kind, trait):
            return Things(things.goods(v, kind, trait), own=True)
        case w.MonstersOn(where, name):
            return Things(things.monster_noun(v, name) if name else v.names.MONSTER, where=there(v, where))
        case w.OpenGates(matching):
            board = v.say("on the game board", "на игровом поле", "на ігровому полі")
            same = v.say("matching the omen", "текущего знамения", "поточного передвістя")
            return Things(v.names.GATE_TOKEN, same if matching else (), board)
        case w.GatesDiscarded():
            return Things(_with_word(v, v.names.GATE_TOKEN, "{} discarded this way", "сброшенн", "скинут"))
        case w.RumorsInPlay():
            rumor = word(
                v,
                "rumor",
                noun("карт~ слуха", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=slavic.F),
                noun("карт~ чуток", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=slavic.F),
            )
            return Things(rumor, where=in_play)
        case w.ReckoningsOf(of):
            with_it = v.say("with a reckoning effect", "с эффектом расплаты", "з ефектом розплати")
            if of == w.OF_MONSTERS:
                return Things(v.names.MONSTER, with_it, at(v, w.ANYWHERE))
            return Things(ongoing_noun(v), with_it, in_play)
        case w.MysteriesSolved():
            return Things(_with_word(v, v.names.MYSTERY, "solved {}", "раскрыт", "розгадан"))
        case w.ExpeditionCards():
            deck = v.say(
                "in the Expedition deck and its discard pile",
                "в колоде экспедиций и её сбросе",
                "у колоді експедицій та її скиді",
            )
            return Things(v.names.CARD, where=deck)
        case w.OnThis(token):
            return Things(things.token(v, token), where=here)
        case w.CluesOnThis():
            return Things(v.names.CLUE, where=here)
        case w.GatesOnThis():
            return Things(v.names.GATE_TOKEN, where=here)
        case w.OnGreen():
            return Things(
                v.names.ELDRITCH_TOKEN,
                where=v.say(
                    "on the green space of the omen track",
                    "на зелёном делении трека знамений",
                    "на зеленій поділці треку передвість",
                ),
            )
        case _:
            assert_never(amount)


def _with_word(v: Voice, thing: Noun, english: str, russian: str, ukrainian: str) -> Noun:
    """A thing to which something was done."""
    if isinstance(thing, en.Noun):
        return en.Noun(english.format(thing.one), english.format(thing.many))
    ends = v.pick((), _PARTICIPLES[0], _PARTICIPLES[1])[thing.gender]
    stem = v.pick("", russian, ukrainian)
    done = slavic.described("/".join(f"{stem}{end}" for end in ends[0].split("/")), thing)
    many = tuple(f"{stem}{end} {word}" for end, word in zip(ends[1].split("/"), thing.plural, strict=True))
    return slavic.Noun(done.singular, many, thing.gender, thing.animate)


_SEVERAL: Final = ("ые/ых/ым/ые/ыми/ых", "і/их/им/і/ими/их")
_PARTICIPLES: Final = (
    (("ый/ого/ому/ый/ым/ом", _SEVERAL[0]), ("ая/ой/ой/ую/ой/ой", _SEVERAL[0]), ("ое/ого/ому/ое/ым/ом", _SEVERAL[0])),
    (("ий/ого/ому/ий/им/ому", _SEVERAL[1]), ("а/ої/ій/у/ою/ій", _SEVERAL[1]), ("е/ого/ому/е/им/ому", _SEVERAL[1])),
)
"""Endings by gender, of one and of several."""


def ongoing_noun(v: Voice) -> Noun:
    """A Mythos card that stays in play."""
    return word(
        v,
        "ongoing Mythos card",
        noun("длительн~ Мифа", "ая карта/ой карты/ой карте/ую карту/ой картой/ой карте", gender=slavic.F),
        noun("карт~ процесу", "а/и/і/у/ою/і", gender=slavic.F),
    )
