"""Tables as a list of them tells: what is played, by whom, how far it is and whose turn it is."""

from __future__ import annotations

import miskatonic as mk
from miskatonic.tables import wire
from miskatonic.tables.glance import ListedTable, faced, rounds
from miskatonic.tables.hall import ClosedTable
from miskatonic.tables.live import LiveTable
from miskatonic.tables.sentences import said
from miskatonic.text.parts import Lang
from miskatonic.web import answers, endings


def line(table: LiveTable | ListedTable | ClosedTable, person: str, lang: Lang) -> answers.TableInfo:
    """A table in a list."""
    if isinstance(table, LiveTable):
        return summary(table, person, lang)
    if isinstance(table, ClosedTable):
        return _closed(table, person, lang)
    glance, title = table.glance, mk.games()[table.game]
    return answers.TableInfo(
        id=table.id,
        game=table.game,
        title=title.speech[lang].game_title(),
        number=glance.number,
        over=table.over,
        result=glance.result,
        mine=table.mine,
        owner=person == table.owner,
        seats=endings.seat_infos(table.seats),
        faced=glance.faced.get(lang, ""),
        round=endings.how_far(title, glance.round, lang),
        moved=table.moved,
        achieved=tuple(dict.fromkeys(code for seat in table.mine if glance.achieved for code in glance.achieved[seat])),
        ranking=tuple(zip(glance.places, glance.scores, strict=False)),
        teams=glance.teams,
        deciding=glance.deciding,
        my_turn=any(seat in table.mine for seat in glance.deciding),
    )


def summary(live: LiveTable, person: str, lang: Lang) -> answers.TableInfo:
    """A table that is in memory."""
    state = live.record.state
    deciding = tuple(asked.seat for asked in state.asked)
    mine = tuple(live.seats_of(person))
    return answers.TableInfo(
        id=live.id,
        game=live.title.id,
        title=live.title.speech[lang].game_title(),
        number=len(live.record.line),
        over=live.over,
        result=None if state.result is None else wire.Result(won=state.result.won, why=state.result.rule),
        mine=mine,
        owner=person == live.owner,
        seats=tuple(
            wire.SeatInfo(seat=s.seat, name=s.name, kind=s.kind, bot=s.bot, colour=colour)
            for s, colour in zip(live.seats, live.colours, strict=True)
        ),
        faced=faced(live.title, live.record)[lang],
        round=endings.how_far(live.title, rounds(live.title, live.record), lang),
        moved=live.moved,
        deciding=deciding,
        my_turn=any(seat in mine for seat in deciding),
        trouble="" if live.trouble is None else said(live.trouble, lang),
        achieved=tuple(dict.fromkeys(code for seat in mine for code in live.title.achieved(state, seat))),
        ranking=() if state.result is None else tuple(zip(state.result.places, state.result.scores, strict=False)),
        teams=() if state.result is None else state.result.teams,
    )


def _closed(table: ClosedTable, person: str, lang: Lang) -> answers.TableInfo:
    title = mk.games().get(table.game)
    return answers.TableInfo(
        id=table.id,
        game=table.game,
        title=table.game if title is None else title.speech[lang].game_title(),
        number=0,
        over=table.over,
        result=None,
        mine=(),
        seats=(),
        deciding=(),
        my_turn=False,
        owner=person == table.owner,
        trouble=said(table.why, lang),
        closed=True,
    )
