"""In the log: events."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.rules import tells
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import several


def events(v: Voice, what: tells.OfEvents) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match what:
        case tells.EventRevealed(event):
            return say(
                "An event was revealed: {event}.",
                "Открыта карта события {event}.",
                "Відкрито карту події {event}.",
                event=v.card(event),
            )
        case tells.EventRolled(p, q):
            return say(
                "The dice sent the event to the coordinates {p} and {q}.",
                "Кубики указывают координаты события: {p} и {q}.",
                "Кубики вказують координати події: {p} і {q}.",
                p=p,
                q=q,
            )
        case tells.EventDrawn(seat, sheet, event) if seat == sheet:
            return say(
                "{who} drew {event} on their own board.",
                "{who} рисует символ события {event} на своём планшете.",
                "{who} малює символ події {event} на своєму планшеті.",
                who=v.player(seat),
                event=v.card(event),
            )
        case tells.EventDrawn(seat, sheet, event):
            return say(
                "{who} drew {event} on the board of {other}.",
                "{who} рисует символ события {event} на планшете соседа: {other}.",
                "{who} малює символ події {event} на планшеті сусіда: {other}.",
                who=v.player(seat),
                event=v.card(event),
                other=v.player(sheet),
            )
        case tells.Madness(seat, n):
            return say(
                "The madness of {who} came to {n}.",
                "{who}: уровень безумия теперь {n}.",
                "{who}: рівень безумства тепер {n}.",
                who=v.player(seat),
                n=n,
            )
        case tells.Swapped(seat, one, other):
            return say(
                "{who} swapped {a} and {b}.",
                "{who} меняет местами {a:acc} и {b:acc}.",
                "{who} міняє місцями {a:acc} і {b:acc}.",
                who=v.player(seat),
                a=several(v.names.tourists[one]),
                b=several(v.names.tourists[other]),
            )
        case _:
            assert_never(what)
