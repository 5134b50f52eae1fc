"""Who came and went, whose turn it was, how it ended: in the log."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import mentions
from miskatonic.games.eldritch_horror.say.mentions import at, thing
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.reading import to_piece
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import named

Course = (
    tells.Enters | tells.LeadIs | tells.Round | tells.Phase | tells.Turn | tells.TurnEnds | tells.StandsUp | tells.Won
    | tells.GameLost | tells.Out | tells.Forgotten
)  # fmt: skip


def course(v: Voice, entry: Course) -> Text:
    """Who comes and goes, whose turn it is, how it ended."""
    match entry:
        case tells.Enters(_, piece, space):
            return v.say(
                "{full} entered the game {at}.",
                "{full} {who~вступил} в игру {at}.",
                "{full} {who~вступив} у гру {at}.",
                who=thing(v, piece),
                full=cat(to_piece(piece, v.names.PEOPLE[box.CODE[piece]].full)),
                at=at(v, space),
            )
        case tells.LeadIs(who):
            return v.say(
                "{who} became the Lead Investigator.",
                "{who} {who~стал} ведущим сыщиком.",
                "{who} {who~став головним дослідником/стала головною дослідницею}.",
                who=mentions.somebody(v, who),
            )
        case tells.Round(n):
            return v.say("Round {n} began.", "Начался раунд {n}.", "Почався раунд {n}.", n=n)
        case tells.Phase(phase):
            it = named(v.names.PHASES[phase - 1])
            return v.say("The {it} began.", "Началась {it}.", "Почалася {it}.", it=it)
        case tells.Turn(who):
            return v.say(
                "{who}’s turn began.", "Начался ход {who:gen}.", "Почався хід {who:gen}.", who=mentions.somebody(v, who)
            )
        case tells.TurnEnds(who):
            return v.say(
                "{who} became Delayed: the action ended at once, and no actions were left for this round.",
                "{who} {who~задержан/задержана/задержано}: действие сразу прекращено, других в этом раунде не будет.",
                "{who:acc} затримано: дію відразу припинено, інших у цьому раунді не буде.",
                who=mentions.somebody(v, who),
            )
        case tells.StandsUp(who):
            return v.say(
                "{who} was no longer Delayed.",
                "{who} больше не {who~задержан/задержана/задержано}.",
                "{who:acc} більше не затримано.",
                who=mentions.somebody(v, who),
            )
        case tells.Won():
            return v.say("The investigators won.", "Сыщики победили.", "Дослідники перемогли.")
        case tells.GameLost():
            return v.say("The investigators lost.", "Сыщики проиграли.", "Дослідники програли.")
        case tells.Out(seat, fallen):
            return v.say(
                "{who} was eliminated.",
                "{who} {who~выбыл} из игры.",
                "{who} {who~вибув} з гри.",
                who=mentions.player(v, seat) if fallen < 0 else thing(v, fallen),
            )
        case tells.Forgotten(fallen):
            return v.say(
                "{it} left the game for good.",
                "{it} {it~выбыл} из игры навсегда.",
                "{it} {it~вибув} з гри назавжди.",
                it=thing(v, fallen),
            )
        case _:
            assert_never(entry)
