"""How tests and rolls are taken, in words: with how many dice, what passes them, what a die must show."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.odds.dice import FACES
from miskatonic.games.eldritch_horror.rules.dice import SUCCESS
from miskatonic.games.eldritch_horror.say.amounts import each, figure
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text, cat


def pool(v: Voice, effect: w.Test) -> Text:
    """With how many dice a test is taken, what passes it, and what can be paid for more."""
    out: Text = ()
    if effect.extra != 0:
        out = v.say(
            ", rolling 1 additional die {each}",
            ", бросая 1 дополнительный кубик {each}",
            ", кидаючи 1 додатковий кубик {each}",
            each=each(v, effect.extra),
        )
    if effect.fewer != 0:
        out = cat(
            out,
            v.say(
                ", rolling 1 die fewer {each}",
                ", бросая на 1 кубик меньше {each}",
                ", кидаючи на 1 кубик менше {each}",
                each=each(v, effect.fewer),
            ),
        )
    if isinstance(effect.need, int):
        if effect.need != 1:
            needed = v.many(effect.need, v.names.SUCCESS)
            out = cat(out, v.say(" ({n} needed)", " (нужно {n})", " (потрібно {n})", n=needed))
    else:
        needed = figure(v, effect.need)
        out = cat(out, v.say(" (successes needed: {n})", " (нужно успехов: {n})", " (потрібно успіхів: {n})", n=needed))
    if effect.per_clue:
        out = cat(
            out,
            v.say(
                "; any number of clues may be spent for 1 additional success each",
                "; можно потратить любое число улик, каждая даёт 1 дополнительный успех",
                "; можна витратити будь-яку кількість доказів, кожен дає 1 додатковий успіх",
            ),
        )
    if effect.per_sanity:
        out = cat(
            out,
            v.say(
                "; any amount of sanity may be spent for 1 additional die per point",
                "; можно потратить сколько угодно рассудка, каждая единица даёт 1 дополнительный кубик",
                "; можна витратити скільки завгодно розуму, кожна одиниця дає 1 додатковий кубик",
            ),
        )
    return out


def span(v: Voice, low: int, high: w.Amount) -> Text:
    """Figures from one to another: "2", "5–6", "3 or more"."""
    if high == low:
        return (str(low),)
    if high == w.MORE:
        return v.say("{n} or more", "{n} и больше", "{n} і більше", n=low)
    if isinstance(high, int):
        return (f"{low}–{high}",)
    return v.say("{a} to {b}", "от {a} до {b:gen}", "від {a} до {b:gen}", a=low, b=figure(v, high))


def unusual(v: Voice, least: int) -> Text:
    """From which face on a die is a success, where that is not as usual: somebody is blessed or cursed."""
    if least == SUCCESS:
        return ()
    return v.say("success on {face}", "успех на {face}", "успіх на {face}", face=span(v, least, FACES))


def shown(v: Voice, low: int, high: w.Amount) -> Text:
    """What a die must show."""
    if not isinstance(high, int):
        return v.say(
            "on a result of at most {n}", "если выпало не больше {n:gen}", "якщо випало не більше за {n:acc}",
            n=figure(v, high),
        )  # fmt: skip
    return v.say("on a {n}", "если выпало {n}", "якщо випало {n}", n=span(v, low, high))


def go_on(v: Voice, passed: bool) -> Text:
    """With which part a complex encounter continues."""
    if passed:
        return v.say(
            "[continue|continues] with the pass effect",
            "[перейдите|переходит|перейти] к эффекту успеха",
            "[перейдіть|переходить|перейти] до ефекту в разі успіху",
        )
    return v.say(
        "[continue|continues] with the fail effect",
        "[перейдите|переходит|перейти] к эффекту провала",
        "[перейдіть|переходить|перейти] до ефекту в разі провалу",
    )
