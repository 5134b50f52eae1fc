"""Eldritch Horror's log in words: what happened, in the past tense. A file a part of the game."""

from __future__ import annotations

from miskatonic.core.state import Note, State
from miskatonic.games.eldritch_horror.rules import tells
from miskatonic.games.eldritch_horror.say.log.board import Board, board
from miskatonic.games.eldritch_horror.say.log.course import Course, course
from miskatonic.games.eldritch_horror.say.log.doing import Doing, doing
from miskatonic.games.eldritch_horror.say.log.fortune import Fortune, fortune
from miskatonic.games.eldritch_horror.say.log.myth import myth
from miskatonic.games.eldritch_horror.say.log.trial import Trial, trial
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text


def ending(v: Voice, rule: str) -> Text:
    """Why the game is won or lost."""
    match rule:
        case "EH-MYS-03":
            return v.say("enough mysteries were solved", "раскрыто достаточно тайн", "розгадано достатньо таємниць")
        case "EH-MYS-04":
            return v.say("the final mystery was solved", "последняя тайна раскрыта", "останню таємницю розгадано")
        case "EH-AO-02":
            return v.say("the Ancient One prevailed", "Древний победил", "Стародавній переміг")
        case "EH-RUM-01":
            return v.say("a rumor came true", "слух подтвердился", "чутки справдилися")
        case "EH-ELI-02":
            return v.say("all players were eliminated", "все игроки выбыли", "всі гравці вибули")
        case "EH-WIN-03":
            return v.say("the Mythos deck ran out", "колода Мифа закончилась", "колода міту закінчилася")
    raise KeyError(rule)


def told(v: Voice, view: State, note: Note) -> Text:
    """A log entry as a sentence."""
    entry: tells.AnyTold = note.told
    if isinstance(entry, Course):
        return course(v, view, entry)
    if isinstance(entry, Doing):
        return doing(v, view, entry)
    if isinstance(entry, Fortune):
        return fortune(v, view, entry)
    if isinstance(entry, Trial):
        return trial(v, view, entry)
    if isinstance(entry, Board):
        return board(v, view, entry)
    return myth(v, view, entry)
