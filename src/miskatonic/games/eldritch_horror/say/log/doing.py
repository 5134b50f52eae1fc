"""What investigators did in their turns, in the log."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.rules import tells
from miskatonic.games.eldritch_horror.say import mentions
from miskatonic.games.eldritch_horror.say.log.goods import goods
from miskatonic.games.eldritch_horror.say.mentions import thing, to
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import named

Doing = (
    tells.Moves | tells.SpentTicket | tells.GainedTicket | tells.DroppedTicket | tells.Rests | tells.Gave
    | tells.GaveTickets | tells.NoTrade | tells.Acquires | tells.Loan | tells.Reserve | tells.ReserveEmpty
)  # fmt: skip


def doing(v: Voice, entry: Doing) -> Text:
    """What investigators did in their turns."""
    match entry:
        case tells.Moves(who, space):
            return v.say(
                "{who} moved {to}.",
                "{who} {who~переместился} {to}.",
                "{who} {who~перемістився} {to}.",
                who=mentions.somebody(v, who),
                to=to(v, space),
            )
        case tells.SpentTicket(who, kind):
            return v.say(
                "{who} spent 1 {it}.",
                "{who} {who~потратил} {it:acc}.",
                "{who} {who~витратив} {it:acc}.",
                who=mentions.somebody(v, who),
                it=named(v.names.TICKETS[kind]),
            )
        case tells.GainedTicket(who, kind):
            return v.say(
                "{who} gained 1 {it}.",
                "{who} {who~получил} {it:acc}.",
                "{who} {who~отримав} {it:acc}.",
                who=mentions.somebody(v, who),
                it=named(v.names.TICKETS[kind]),
            )
        case tells.DroppedTicket(who, kind):
            return v.say(
                "{who} discarded 1 {it}.",
                "{who} {who~сбросил} {it:acc}.",
                "{who} {who~скинув} {it:acc}.",
                who=mentions.somebody(v, who),
                it=named(v.names.TICKETS[kind]),
            )
        case tells.Rests(who):
            return v.say("{who} rested.", "{who} {who~отдохнул}.", "{who} {who~відпочив}.", who=mentions.somebody(v, who))
        case tells.Gave(who, other, pieces):
            return v.say(
                "{who} gave {it} to {other}.",
                "{who} {who~передал} {other:dat} {it}.",
                "{who} {who~передав} {other:dat} {it}.",
                who=mentions.somebody(v, who),
                other=mentions.somebody(v, other),
                it=goods(v, pieces),
            )
        case tells.GaveTickets(who, other, kind, n):
            return v.say(
                "{who} gave {it} to {other}.",
                "{who} {who~передал} {other:dat} {it:acc}.",
                "{who} {who~передав} {other:dat} {it:acc}.",
                who=mentions.somebody(v, who),
                other=mentions.somebody(v, other),
                it=v.many(n, v.names.TICKETS[kind]),
            )
        case tells.NoTrade(who, other):
            return v.say(
                "{other} refused to trade with {who}.",
                "{other} {other~отказался/отказалась} меняться с {who:ins}.",
                "{other} {other~відмовився/відмовилася} від обміну з {who:ins}.",
                who=mentions.somebody(v, who),
                other=mentions.somebody(v, other),
            )
        case tells.Acquires(who):
            return v.say(
                "{who} set out to acquire assets.",
                "{who} {who~занялся/занялась} приобретением активов.",
                "{who} {who~узявся/узялася} до отримання активів.",
                who=mentions.somebody(v, who),
            )
        case tells.Loan(who):
            return v.say(
                "{who} took a bank loan.",
                "{who} {who~взял} банковскую ссуду.",
                "{who} {who~взяв} банківську позику.",
                who=mentions.somebody(v, who),
            )
        case tells.Reserve(card):
            return v.say(
                "{it} came into the reserve.", "В резерв выложен {it}.", "У резерв викладено {it:acc}.", it=thing(v, card)
            )
        case tells.ReserveEmpty():
            return v.say(
                "All cards of the reserve were discarded.", "Все карты резерва сброшены.", "Усі карти резерву скинуто."
            )
        case _:
            assert_never(entry)
