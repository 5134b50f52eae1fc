"""How much: numbers that depend on the table, and modifiers with their sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import TOME
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text, cat, signed
from miskatonic.text.phrases import RU, Named
from miskatonic.text.slavic import ACC, DAT


def measured(v: Voice, n: int | w.Amount, thing: Callable[[int], Named]) -> Text:
    """So many things as an object, or so many for each of something: "1 card for each Tome you control"."""
    if isinstance(n, int):
        return thing(n).said(ACC)
    alone = isinstance(n, w.PerInvestigator | w.IfClueHere | w.IfOnlyEnemy | w.IfSucceededBy)
    if v.lang is RU and not alone:
        return _depending(v, n, lambda k: cat("по ", thing(k).said(DAT)), str)
    return _depending(v, n, lambda k: thing(k).said(ACC), str)


def bonus(v: Voice, n: int | w.Amount, of: Named | None = None) -> Text:
    """A modifier with its sign and what it changes: "+1 combat", «−1 за каждого врага с чертой «Упырь»»."""

    def plus(k: int) -> Text:
        if of is None:
            return (signed(k),)
        return v.say("{k} {of}", "{k} к {of:dat}", "{k} до {of:gen}", k=signed(k), of=of)

    return plus(n) if isinstance(n, int) else _depending(v, n, plus, signed)


def _depending(v: Voice, n: w.Amount, said: Callable[[int], Text], bare: Callable[[int], str]) -> Text:
    """What is said of a number, and on what it depends; `bare` is the number alone."""
    per = depends_on(v, n)
    match n:
        case w.FailedBy() | w.CluesHere() | w.HorrorOnYou() | w.TomesYouControl() | w.CluesYouHold() | w.MarginInstead():
            return cat(said(1), " ", per)
        case (
            w.EnemiesHere(_, each)
            | w.PerInvestigator(each)
            | w.MostDoomOn(_, each)
            | w.DoomInPlay(each)
            | w.EnemiesInPlay(_, each)
        ):
            return cat(said(each), " ", per)
        case w.IfClueHere(there, otherwise):
            return v.say(
                "{n} ({more} {per})", "{n} ({more}, {per})", "{n}, а {per} — {all}",
                n=said(otherwise), more=bare(there), all=said(there), per=per,
            )  # fmt: skip
        case w.IfOnlyEnemy(k) | w.IfSucceededBy(_, k):
            return v.say("{n} {per}", "{n}, {per}", "{n}, {per}", n=said(k), per=per)
        case _:
            assert_never(n)


def depends_on(v: Voice, n: w.Amount) -> Text:
    """On what a number depends."""
    match n:
        case w.FailedBy():
            return v.say(
                "for each point of failure", "за каждое недостающее очко", "за кожне очко, якого забракло до успіху"
            )
        case w.CluesHere():
            return v.say(
                "for each {clue} at your location",
                "за каждую {clue:acc} в вашей локации",
                "за кожен {clue:acc} у вашій локації",
                clue=v.word(1, v.names.clue, reading.CLUE_ICON),
            )
        case w.HorrorOnYou():
            return v.say(
                "for each {horror} on you",
                "за каждый {horror:acc} на карте вашего сыщика",
                "за кожен {horror:acc} на вас",
                horror=v.word(1, v.names.horror, reading.HORROR_ICON),
            )
        case w.TomesYouControl():
            return v.say(
                "for each {tome} you control",
                "за каждую карту с чертой «{tome}» в своём распоряжении",
                "за кожен ваш {tome:acc}",
                tome=v.trait(TOME),
            )
        case w.EnemiesHere(trait):
            return v.say(
                "for each {trait} at your location",
                "за каждого врага с чертой «{trait}» в вашей локации",
                "за кожного {trait:acc} у вашій локації",
                trait=v.trait(trait),
            )
        case w.CluesYouHold():
            return v.say("for each clue you hold", "за каждую вашу улику", "за кожен ваш доказ")
        case w.MostDoomOn(trait):
            return v.say(
                "for each {doom} on the {trait} enemy with the most",
                "за каждый {doom:acc} на враге с чертой «{trait}», на котором их больше всего",
                "за кожен {doom:acc} на ворогові з ознакою «{trait}», на якому їх найбільше",
                doom=v.word(1, v.names.doom, reading.DOOM_ICON), trait=v.trait(trait),
            )  # fmt: skip
        case w.EnemiesInPlay(trait):
            return v.say(
                "for each {trait} enemy in play",
                "за каждого врага с чертой «{trait}» в игре",
                "за кожного ворога з ознакою «{trait}» у грі",
                trait=v.trait(trait),
            )
        case w.DoomInPlay():
            return v.say(
                "for each {doom} in play", "за каждый {doom:acc} в игре", "за кожен {doom:acc} у грі",
                doom=v.word(1, v.names.doom, reading.DOOM_ICON),
            )  # fmt: skip
        case w.IfClueHere():
            return v.say("with a clue at your location", "если в вашей локации есть улики", "якщо у вашій локації є докази")
        case w.IfOnlyEnemy():
            return v.say(
                "if it is the only enemy engaged with you",
                "если с вами сражается только этот враг",
                "якщо ви б’єтеся лише з цим ворогом",
            )
        case w.IfSucceededBy(margin):
            return v.say(
                "on a success by {n} or more", "если запас успеха не меньше {n}", "якщо перевага щонайменше {n}", n=margin
            )
        case w.MarginInstead(least, most):
            return v.say(
                "for each point by which the test succeeds or fails, {least} to {most}",
                "за каждое очко разницы в проверке, от {least} до {most}",
                "за кожне очко різниці в перевірці, від {least} до {most}",
                least=least, most=most,
            )  # fmt: skip
        case w.PerInvestigator():
            return v.say("per investigator", "за сыщика", "на кожного дослідника")
        case _:
            assert_never(n)
