"""In the log: rolls and tasks."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.say import names, reading
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named


def rolls(v: names.Voice, entry: tells.OfRolls) -> Text:
    """An entry of this part as a sentence."""
    match entry:
        case tells.Rolls(seat, dice):
            return v.say(
                "{who} rolled {dice}.",
                "{who} {who~бросил} <n:кубик|кубики>: {dice}.",
                "{who} {who~кинув} <n:кубик|кубики>: {dice}.",
                who=names.whoever(v, seat),
                dice=names.rolled(v, reading.pairs(dice)),
                n=len(reading.pairs(dice)),
            )
        case tells.Rerolls(seat, dice):
            return v.say(
                "{who}’s <n:die was|dice were> rerolled: {dice}.",
                "<n:Кубик {who:gen} переброшен|Кубики {who:gen} переброшены>: {dice}.",
                "<n:Кубик|Кубики> {who:gen} перекинуто: {dice}.",
                who=names.whoever(v, seat),
                dice=names.rolled(v, reading.pairs(dice)),
                n=len(reading.pairs(dice)),
            )
        case tells.SpentClue(seat):
            return v.say(
                "{who} spent {it}.",
                "{who} {who~потратил} {it:acc}.",
                "{who} {who~витратив} {it:acc}.",
                who=names.whoever(v, seat),
                it=names.goods(v, w.CLUE),
            )
        case tells.Completes(seat, task, monster, dice):
            return v.say(
                "{done}, using {dice}.",
                "{done}: {dice}.",
                "{done}: {dice}.",
                done=_completed(v, names.whoever(v, seat), task, monster),
                dice=names.rolled(v, reading.pairs(dice)),
            )
        case tells.CompletesFree(seat, task, monster):
            done = _completed(v, names.whoever(v, seat), task, monster)
            return v.say("{done} without dice.", "{done} без кубиков.", "{done} без кубиків.", done=done)
        case tells.RollFailed(seat):
            return v.say(
                "{who}’s roll failed.",
                "Бросок {who:gen} не удался.",
                "Кидок {who:gen} не вдався.",
                who=names.whoever(v, seat),
            )
        case tells.Terror(seat):
            return v.say(
                "Terror struck {who}.", "{who:acc} охватил ужас.", "{who:acc} охопив жах.", who=names.whoever(v, seat)
            )
        case tells.TerrorIgnored(seat):
            return v.say(
                "{who} ignored the terror.",
                "Ужас не подействовал на {who:acc}.",
                "На {who:acc} ефект жаху не подіяв.",
                who=names.whoever(v, seat),
            )
        case tells.Removed(seat, die, face):
            return v.say(
                "{who} removed the {die}.",
                "{who} {who~удалил} {die:acc}.",
                "{who} {who~прибрав} {die:acc}.",
                who=names.whoever(v, seat),
                die=names.die(v, die, face),
            )
        case _:
            assert_never(entry)


def _completed(v: names.Voice, who: Named, number: int, on_it: int) -> Text:
    """That somebody completed a task, with the monster on it."""
    if on_it < 0:
        task = names.task(v, number)
        return v.say(
            "{who} completed {task}",
            "{who} {who~выполнил} {task:acc}",
            "{who} {who~виконав} {task:acc}",
            who=who,
            task=task,
        )
    it = names.monster(v, on_it)
    if number >= box.TASKS_PRINTED:
        return v.say(
            "{who} completed the task of {it}",
            "{who} {who~одолел} {it:acc}",
            "{who} {who~виконав} завдання монстра ({it})",
            who=who,
            it=it,
        )
    return v.say(
        "{who} completed {task} with {it}",
        "{who} {who~выполнил} {task:acc} и {who~одолел} {it:acc}",
        "{who} {who~виконав} {task:acc} ({it})",
        who=who,
        task=names.task(v, number),
        it=it,
    )
