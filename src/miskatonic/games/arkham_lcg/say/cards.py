"""The components of the card game: every sheet as a title and lines of text."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.say import encounter_cards, player_cards
from miskatonic.games.arkham_lcg.say.marks import Page
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.player_cards import PlayerCard
from miskatonic.text import parts


def page(v: Voice, sheet: s.Sheet) -> Page:
    """Any card."""
    title: parts.Text = (v.title(sheet.slug),)
    if isinstance(sheet, PlayerCard) and sheet.level > 0:
        title = parts.cat(title, f" ({sheet.level})")
    if isinstance(sheet, s.Location) and sheet.title:
        title = parts.cat(title, f" ({v.names.subtitles[sheet.slug]})")
    match sheet:
        case s.Investigator():
            lines = player_cards.investigator(v, sheet)
        case s.Asset():
            lines = player_cards.asset(v, sheet)
        case s.Event():
            lines = player_cards.event(v, sheet)
        case s.Skill():
            lines = player_cards.skill(v, sheet)
        case s.Treachery():
            lines = encounter_cards.treachery(v, sheet)
        case s.Enemy():
            lines = encounter_cards.enemy(v, sheet)
        case s.Location():
            lines = encounter_cards.location(v, sheet)
        case s.Act():
            lines = encounter_cards.act(v, sheet)
        case s.Agenda():
            lines = encounter_cards.agenda(v, sheet)
        case _:
            assert_never(sheet)
    return v.finished(title), [v.finished(line) for line in lines if line]
