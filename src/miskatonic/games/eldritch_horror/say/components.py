"""The list of all components of Eldritch Horror with their texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import sheets, world
from miskatonic.games.eldritch_horror.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.eldritch_horror.cards.artifacts import ARTIFACTS
from miskatonic.games.eldritch_horror.cards.assets import ASSETS
from miskatonic.games.eldritch_horror.cards.conditions import CONDITIONS
from miskatonic.games.eldritch_horror.cards.encounters_america import AMERICA
from miskatonic.games.eldritch_horror.cards.encounters_asia_australia import ASIA_AUSTRALIA
from miskatonic.games.eldritch_horror.cards.encounters_europe import EUROPE
from miskatonic.games.eldritch_horror.cards.encounters_general import GENERAL
from miskatonic.games.eldritch_horror.cards.expeditions import EXPEDITIONS
from miskatonic.games.eldritch_horror.cards.investigators import INVESTIGATORS
from miskatonic.games.eldritch_horror.cards.monsters import EPIC_MONSTERS, MONSTERS
from miskatonic.games.eldritch_horror.cards.mysteries import MYSTERIES
from miskatonic.games.eldritch_horror.cards.mythos import MYTHOS
from miskatonic.games.eldritch_horror.cards.other_worlds import OTHER_WORLDS
from miskatonic.games.eldritch_horror.cards.research import RESEARCH
from miskatonic.games.eldritch_horror.cards.special import SPECIAL
from miskatonic.games.eldritch_horror.cards.spells import SPELLS
from miskatonic.games.eldritch_horror.cards.tokens import CLUES, GATES
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.say import cards, foes, mentions, places
from miskatonic.games.eldritch_horror.say.cards import Sheet
from miskatonic.games.eldritch_horror.say.names import Noun, Voice
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.phrases import EN, named, several
from miskatonic.text.slavic import NOM, F
from miskatonic.text.speech import Entry

AMERICAN: Final = (world.ARKHAM, world.SAN_FRANCISCO, world.BUENOS_AIRES)
EUROPEAN: Final = (world.LONDON, world.ROME, world.ISTANBUL)
EASTERN: Final = (world.SHANGHAI, world.TOKYO, world.SYDNEY)
"""The cities of the sections of a deck, in their order."""


def sections(v: Voice, card: sheets.Encounter, heads: Sequence[Noun]) -> list[Text]:
    """The sections of an encounter card, each under its space."""
    return [cat(capital(named(head).said(NOM)), ": ", cards.section(v, card, number)) for number, head in enumerate(heads)]


def numbered(v: Voice, deck: str, code: str) -> Text:
    """An encounter card by its deck and its number in it: the number ends its code."""
    return cat(named(v.names.ENCOUNTERS[deck]).said(NOM), " ", code.rsplit("-", 1)[-1])


def at_table(v: Voice, view: State, seat: int = -1) -> Voice:
    """The voice that knows how many play, and whether it speaks to a woman, which English does not tell."""
    she = seat >= 0 and v.lang is not EN and mentions.person(v, view, seat).gender is F
    return _knowing(v, view.seats, she)


@cache
def _knowing(v: Voice, players: int, she: bool) -> Voice:
    return replace(v, players=players, she=she)


def counted(v: Voice, piece: int) -> tuple[Text, ...] | None:
    """The text of a sheet or card that counts by players, said at a table; None of other components."""
    match box.SHEETS[piece]:
        case sheets.AncientOne() as ancient:
            sheet = foes.ancient_one(v, ancient)
        case sheets.Mystery() as mystery:
            sheet = foes.mystery(v, mystery)
        case sheets.Mythos() as card:
            sheet = foes.mythos(v, card)
        case _:
            return None
    return tuple(cards.finished(v, sheet)[1])


def entries(v: Voice) -> dict[str, Entry]:
    """Every component by its code."""
    out: dict[str, Entry] = {}

    def add(group: Text, code: str, sheet: Sheet, copies: int = 1) -> None:
        title, lines = cards.finished(v, sheet)
        out[code] = Entry(code, "".join(str(part) for part in capital(group)), title, lines, copies)

    def group(noun: Noun) -> Text:
        return several(noun).said(NOM)

    names = v.names
    for one in ANCIENT_ONES:
        add(group(names.ANCIENT_ONE), one.code, foes.ancient_one(v, one))
    for mystery in MYSTERIES:
        whose = named(names.ANCIENT_ONES[mystery.ancient_one]).said(NOM)
        add(cat(group(names.MYSTERY), ": ", whose), mystery.code, foes.mystery(v, mystery))
    for person in INVESTIGATORS:
        add(group(names.INVESTIGATOR), person.code, cards.investigator(v, person))
    for asset in ASSETS:
        add(group(names.ASSET), asset.code, cards.asset(v, asset))
    for artifact in ARTIFACTS:
        add(group(names.ARTIFACT), artifact.code, cards.artifact(v, artifact))
    for spell in SPELLS:
        add(group(names.SPELL), spell.code, cards.spell(v, spell), len(spell.backs))
        for number in range(len(spell.backs)):
            add(group(names.SPELL), f"{spell.code}-back-{number + 1}", cards.spell_back(v, spell, number))
    for condition in CONDITIONS:
        add(group(names.CONDITION), condition.code, cards.condition(v, condition), len(condition.backs))
        for back in condition.backs:
            add(group(names.CONDITION), back.code, cards.condition_back(v, condition, back))
    for monster in MONSTERS:
        add(group(names.MONSTER), monster.code, foes.monster(v, monster), monster.copies)
    for monster in EPIC_MONSTERS:
        add(group(names.EPIC_MONSTER), monster.code, foes.monster(v, monster))
    for card in MYTHOS:
        add(group(names.MYTHOS_CARD), card.code, foes.mythos(v, card))
    for deck, cities, encounters in (
        ("america", AMERICAN, AMERICA),
        ("europe", EUROPEAN, EUROPE),
        ("asia-australia", EASTERN, ASIA_AUSTRALIA),
    ):
        for encounter in encounters:
            heads = [places.place(v, city).name for city in cities]
            add(
                group(names.ENCOUNTERS[deck]),
                encounter.code,
                (numbered(v, deck, encounter.code), sections(v, encounter, heads)),
            )
    for encounter in GENERAL:
        sheet = (numbered(v, "general", encounter.code), sections(v, encounter, names.SPACE_TYPES))
        add(group(names.ENCOUNTERS["general"]), encounter.code, sheet)
    for ancient, encounters in RESEARCH.items():
        for encounter in encounters:
            title = cat(named(names.ANCIENT_ONES[ancient]).said(NOM), ": ", numbered(v, "research", encounter.code))
            add(group(names.ENCOUNTERS["research"]), encounter.code, (title, sections(v, encounter, names.SPACE_TYPES)))
    for other in OTHER_WORLDS:
        sheet = (numbered(v, "other-world", other.code), cards.complex_parts(v, other))
        add(group(names.ENCOUNTERS["other-world"]), other.code, sheet)
    for expedition in EXPEDITIONS:
        there = capital(named(places.place(v, expedition.place).name).said(NOM))
        title = cat(there, ": ", numbered(v, "expedition", expedition.code))
        add(group(names.ENCOUNTERS["expedition"]), expedition.code, (title, cards.complex_parts(v, expedition)))
    for ancient, specials in SPECIAL.items():
        for special in specials:
            title = cat(named(names.ANCIENT_ONES[ancient]).said(NOM), ": ", numbered(v, "special", special.code))
            add(group(names.ENCOUNTERS["special"]), special.code, (title, cards.complex_parts(v, special)))
    for gate in GATES:
        add(group(names.GATE), gate.code, cards.gate(v, gate))
    for clue in CLUES:
        add(group(names.CLUE), clue.code, cards.clue(v, clue))
    return out
