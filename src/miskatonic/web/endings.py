"""What is told of games besides their tables: the story of one, one's own results, a save before it is opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.record import Record
from miskatonic.story import Score, turning_points
from miskatonic.tables import wire
from miskatonic.tables.glance import Glance, glanced, rounds
from miskatonic.tables.live import LiveTable
from miskatonic.tables.results import Ended, EndedRow
from miskatonic.tables.rows import ToldSeat
from miskatonic.tables.saved import Saved
from miskatonic.tables.seats import colours
from miskatonic.text.parts import Lang, Text, of_three
from miskatonic.title import Title
from miskatonic.web import answers


def story(live: LiveTable, seat: int, lang: Lang) -> answers.Story:
    """The story of a table as a seat may read it; what everybody did, once the game is over."""
    record, told = live.record.copy(), live.title.story
    view, speech = hidden.seen_by(record.state, seat), live.title.speech[lang]
    moments = told.told(record)
    turning = {moment.number for moment in turning_points(moments)}
    ended, over = record.state.result, live.over
    counts = told.counted(record.at(0), record.notes) if over else []
    parts = [(number, speech.part(note)) for number, note in told.parts(record.notes)]
    begins = tuple(
        answers.StoryRound(n=n, name=_joined(_last(parts, n + 1), how_far(live.title, count, lang)), number=count)
        for n, count in told.rounds(record.notes)
    )
    begun = sorted([*parts, *((one.n, one.name) for one in begins)], key=lambda one: one[0])
    return answers.Story(
        length=len(record.line),
        rounds=begins,
        stops=tuple(stops(record, seat)),
        moments=tuple(
            answers.StoryMoment(
                n=moment.number,
                round=_last(begun, moment.number),
                weight=moment.weight,
                texts=tuple(speech.note(view, hidden.readable(view, note, seat)) for note in moment.notes),
                turning=moment.number in turning,
            )
            for moment in moments
        ),
        round=how_far(live.title, rounds(live.title, record), lang),
        ended=live.moved if over else 0,
        deeds=tuple(
            answers.StoryDeed(title=of_three(lang, deed.words), counts=tuple(row))
            for deed, row in zip(told.deeds, counts, strict=False)
            if any(row)
        ),
        scores=() if ended is None else ended.scores,
        sources=tuple(
            answers.StoryDeed(title=of_three(lang, source.words), counts=source.counts)
            for source in (told.score.sources(record) if told.score and ended and ended.scores else ())
            if any(source.counts)
        ),
        places=() if ended is None else ended.places,
    )


def _last(begun: Sequence[tuple[int, str]], number: int) -> str:
    """What began last before so many decisions were taken."""
    return next((name for since, name in reversed(begun) if since < number), "")


def _joined(*names: str) -> str:
    return " · ".join(name for name in names if name)


def stops(record: Record, seat: int) -> Iterator[int]:
    """After how many decisions a seat has something to look at, beginning and end aside."""
    for number, (piece, (decided, _)) in enumerate(zip(record.notes[1:], record.line, strict=True), 1):
        if piece or decided == seat:
            yield number


def chosen(title: Title, record: Record, at: int, seat: int, lang: Lang) -> Text:
    """What a seat has chosen, if it was the one who took the last of so many decisions."""
    if not at or record.line[at - 1][0] != seat:
        return ()
    view = hidden.seen_by(record.at(at - 1), seat)
    asked = view.question_for(seat)
    option = None if asked is None else next((one for one in asked.options if one.key == record.line[at - 1][1]), None)
    return () if asked is None or option is None else title.speech[lang].label(view, asked, option)


def how_far(title: Title, rounds: int, lang: Lang) -> str:
    """How far a game has come, in words; nothing before its first round."""
    return of_three(lang, title.story.round).format(n=rounds) if rounds else ""


def saved_game(saved: Saved, lang: Lang) -> answers.SavedGame:
    """What is told of a save before anybody sits down."""
    position = saved.position
    title = mk.games()[position.header.game]
    return answers.SavedGame(
        game=title.id,
        title=title.speech[lang].game_title(),
        people=saved.people[lang],
        number=position.number,
        round=how_far(title, position.rounds, lang),
        over=position.is_over,
    )


def score_info(score: Score | None, lang: Lang) -> answers.ScoreInfo | None:
    """What the scores of a game are."""
    if score is None:
        return None
    title = of_three(lang, score.words)
    return answers.ScoreInfo(title=title, shared=score.shared, less_is_more=score.less_is_more)


def finished(rows: Sequence[Ended], lang: Lang) -> list[answers.Finished]:
    """One's finished games, as far as what is stored of them tells."""
    return [_finished(row, seats, mine, lang) for row, seats, mine in rows]


def _finished(row: EndedRow, seats: Sequence[ToldSeat], mine: tuple[int, ...], lang: Lang) -> answers.Finished:
    title = mk.games().get(row["game"])
    glance = glanced(row["glance"]) or Glance(version=0, number=0, deciding=())
    own = min(mine, key=lambda seat: glance.places[seat]) if len(glance.places) == len(seats) else mine[0]
    place = glance.places[own] if len(glance.places) == len(seats) else 0
    won = None if glance.result is None else glance.result.won
    return answers.Finished(
        id=row["id"],
        game=row["game"],
        title=row["game"] if title is None else title.speech[lang].game_title(),
        ended=glance.moved or row["updated"],
        number=glance.number,
        round="" if title is None else how_far(title, glance.round, lang),
        won=place == 1 if place else won,
        mine=mine,
        seats=seat_infos(seats),
        place=place,
        teams=glance.teams,
        score=glance.scores[own] if own < len(glance.scores) else None,
        measure=glance.measure.get(lang, ""),
        kept=row["kept"],
        people=glance.people.get(lang, ()),
        faced=glance.faced.get(lang, ""),
    )


def seat_infos(seats: Sequence[ToldSeat]) -> tuple[wire.SeatInfo, ...]:
    """Stored seats as a list tells of them."""
    worn = colours([seat["colour"] for seat in seats])
    return tuple(
        wire.SeatInfo(seat=s["seat"], name=s["name"], kind=s["kind"], bot=s["bot"], colour=colour)
        for s, colour in zip(seats, worn, strict=True)
    )
