"""The card game in English: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.sheets import (
    Act,
    Agenda,
    Asset,
    Enemy,
    Event,
    Investigator,
    Location,
    Skill,
    Treachery,
)
from miskatonic.games.arkham_lcg.cards.terms import DIFFICULTIES
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en import cards, names
from miskatonic.games.arkham_lcg.say.en.asking import question
from miskatonic.games.arkham_lcg.say.en.choices import choice
from miskatonic.games.arkham_lcg.say.en.log import earned, recorded, resolution, told
from miskatonic.games.arkham_lcg.say.en.names import person
from miskatonic.games.arkham_lcg.say.speaker import Group, Page, Speaker
from miskatonic.text.parts import Text, capital, cat, join


class English(Speaker):
    """The card game in English."""

    lang = "en"

    def about(self) -> Text:
        return cat(
            "Something gnaws beneath the floorboards, and the way out of your own study is gone. ",
            "Each of you plays one investigator with a deck of assets, events and skills; together you gather clues ",
            "before doom closes in. A cooperative card game for 1 to 4 players: The Gathering, from the Core Set.",
        )

    def game_title(self) -> str:
        return "Arkham Horror: The Card Game"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "scenario":
                return ("Scenario",), ("Which story is played.",)
            case "difficulty":
                return ("Difficulty",), ("Which tokens are in the chaos bag, and what its symbols do.",)
            case "investigators":
                return ("Investigators",), (
                    "Who plays with a starter deck, in seating order; the rest are chosen at random.",
                )
            case "lead":
                return ("Lead investigator",), ("The seat that leads: it decides what the group cannot agree on.",)
            case "decks":
                return ("Decks",), ("Deck lists of your own, one for each of the first seats.",)
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "scenario":
                return (names.SCENARIOS[str(value)],)
            case "difficulty":
                return (names.DIFFICULTIES[DIFFICULTIES.index(str(value))],)
            case "investigators":
                return (names.TITLE[str(value)],)
            case "lead":
                return (f"Player {int(str(value)) + 1}",)
        return (str(value),)

    def prompt(self, view: State, asked: Asked) -> Text:
        return cat(person(view, asked.seat), ": ", question(view, asked), ".")

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return choice(view, asked, option)

    def note(self, view: State, note: Note) -> Text:
        return capital(told(view, note))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("The game is still on.",)
        won = "Victory" if view.result.won else "Defeat"
        people = [self._earned(view, seat) for seat in range(view.seats)]
        said = [cat(f"{won}: {resolution(reading.resolution(view))}."), cat(join("; ", people), ".")]
        records = reading.records(view)
        said.extend(capital(earned(view, seat, card)) for seat, card in reading.earned(view))
        if records:
            said.append(capital(recorded(records)))
        return reading.paragraph(said)

    def _earned(self, view: State, seat: int) -> Text:
        said = [f"{reading.experience(view, seat)} experience"]
        for kind, n in zip(names.TRAUMAS, reading.trauma(view, seat), strict=True):
            if n:
                said.append(f"{n} {kind} trauma")
        if reading.is_killed(view, seat):
            said.append("killed")
        return cat(person(view, seat), ": ", ", ".join(said))

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.INVESTIGATORS:
                return "Investigators"
            case Group.GUARDIAN:
                return "Guardian cards"
            case Group.SEEKER:
                return "Seeker cards"
            case Group.ROGUE:
                return "Rogue cards"
            case Group.MYSTIC:
                return "Mystic cards"
            case Group.SURVIVOR:
                return "Survivor cards"
            case Group.NEUTRAL:
                return "Neutral cards"
            case Group.SIGNATURES:
                return "Signature cards"
            case Group.BASIC_WEAKNESSES:
                return "Basic weaknesses"
            case Group.LOCATIONS:
                return "Locations"
            case Group.ACTS:
                return "Acts"
            case Group.AGENDAS:
                return "Agendas"
            case Group.STORY:
                return "Story cards"
            case Group.ENEMIES:
                return "Enemies"
            case Group.TREACHERIES:
                return "Treacheries"
            case Group.REFERENCE:
                return "Scenario reference"
            case Group.BAGS:
                return "Chaos bags"
            case _:
                assert_never(group)

    def investigator(self, card: Investigator) -> Page:
        return cards.investigator(card)

    def asset(self, card: Asset) -> Page:
        return cards.asset(card)

    def event(self, card: Event) -> Page:
        return cards.event(card)

    def skill(self, card: Skill) -> Page:
        return cards.skill_card(card)

    def treachery(self, card: Treachery) -> Page:
        return cards.treachery(card)

    def enemy(self, card: Enemy) -> Page:
        return cards.enemy(card)

    def location(self, card: Location) -> Page:
        return cards.location(card)

    def act(self, card: Act) -> Page:
        return cards.act(card)

    def agenda(self, card: Agenda) -> Page:
        return cards.agenda(card)

    def reference(self, side: int) -> Page:
        return cards.reference(side)

    def bag(self, difficulty: int) -> Page:
        return cards.bag(difficulty)
