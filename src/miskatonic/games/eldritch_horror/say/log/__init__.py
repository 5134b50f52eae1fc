"""Eldritch Horror's log in words: what happened, in the past tense. A file a part of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ELDRITCH
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.rules.amounts import rumors
from miskatonic.games.eldritch_horror.rules.people import ancient_one
from miskatonic.games.eldritch_horror.say.conditions import so
from miskatonic.games.eldritch_horror.say.log.board import Board, board
from miskatonic.games.eldritch_horror.say.log.course import Course, course
from miskatonic.games.eldritch_horror.say.log.doing import Doing, doing
from miskatonic.games.eldritch_horror.say.log.fortune import Fortune, fortune
from miskatonic.games.eldritch_horror.say.log.myth import myth
from miskatonic.games.eldritch_horror.say.log.trial import Trial, trial
from miskatonic.games.eldritch_horror.say.mentions import thing
from miskatonic.games.eldritch_horror.say.names import This, Voice
from miskatonic.text.parts import Text, flat
from miskatonic.text.slavic import NOM


def ending(v: Voice, view: State, rule: str) -> Text:
    """Why the game is won or lost."""
    match rule:
        case "EH-MYS-03":
            return v.say("enough mysteries were solved", "раскрыто достаточно тайн", "розгадано достатньо таємниць")
        case "EH-MYS-04":
            return v.say("the final mystery was solved", "последняя тайна раскрыта", "останню таємницю розгадано")
        case "EH-AO-02":
            return _beaten(v, view)
        case "EH-RUM-01":
            it = thing(v, _came_true(view))
            return v.say("{it} came true", "{it} подтвердился", "{it} справдилися", it=it)
        case "EH-ELI-02":
            return v.say("all players were eliminated", "все игроки выбыли", "всі гравці вибули")
        case "EH-WIN-03":
            return v.say("the Mythos deck ran out", "колода Мифа закончилась", "колода міту закінчилася")
    raise KeyError(rule)


def _beaten(v: Voice, view: State) -> Text:
    """By what the Ancient One won: its awakening, or what its sheet says loses the game."""
    it = thing(v, view.zones[box.OPPONENT][0])
    sheet = ancient_one(view)
    losing = [*_losing(sheet.back.reckoning), *_losing(sheet.doom_instead)]
    if not losing:
        return v.say("{it} awoke", "{it} {it~пробудился}", "{it} {it~пробудився}", it=it)
    why = so(replace(v, this=This.ELSEWHERE), losing[0])
    if flat(it.said(NOM)) in flat(why):
        return why
    return v.say(
        "{it} won, since {why}",
        "{it} {it~победил}, так как {why}",
        "{it} {it~переміг/перемогла/перемогло}, бо {why}",
        it=it,
        why=why,
    )


def _losing(effects: w.Effects) -> list[w.Condition]:
    """The conditions under which effects lose the game."""
    every = effects if isinstance(effects, tuple) else (effects,)
    return [cast(w.Condition, it.condition) for it in every if isinstance(it, w.If) and it.then == w.LoseGame()]


def _came_true(view: State) -> int:
    """The Rumor that lost the game: one that does so without tokens and has none, or else one that reckons so."""
    ran_out = [card for card in rumors(view) if box.MYTHOS_CARD[card].empty == w.LoseGame() and not _tokens(view, card)]
    return next(iter(ran_out or [card for card in rumors(view) if _losing(box.MYTHOS_CARD[card].reckoning)]))


def _tokens(view: State, card: int) -> int:
    """How many Eldritch tokens lie on a card."""
    return view.counts.get(box.TOKENS_ON[ELDRITCH][card], 0)


def told(v: Voice, entry: tells.AnyTold) -> Text:
    """A log entry as a sentence."""
    if isinstance(entry, Course):
        return course(v, entry)
    if isinstance(entry, Doing):
        return doing(v, entry)
    if isinstance(entry, Fortune):
        return fortune(v, entry)
    if isinstance(entry, Trial):
        return trial(v, entry)
    if isinstance(entry, Board):
        return board(v, entry)
    return myth(v, entry)
