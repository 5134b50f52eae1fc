"""How a sentence mentions pieces, people and spaces of the table, whatever they are."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards.terms import HEALTH
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.say import names, titles
from miskatonic.games.eldritch_horror.say.names import Noun, Place, Voice
from miskatonic.text.parts import Ref, Text
from miskatonic.text.phrases import Named, fixed, named


def to_piece(piece: int, words: str) -> Ref:
    """A mention that leads to a piece on the table."""
    return Ref(f"piece:{box.PIECE_SLUGS[piece]}", words)


def place(v: Voice, space: int) -> Place:
    """A space of the map."""
    return v.names.PLACES[box.space_slug(space).removeprefix("space-")]


def at(v: Voice, space: int) -> Text:
    """On a space."""
    return names.at(v, place(v, space))


def to(v: Voice, space: int) -> Text:
    """To a space."""
    return names.to(v, place(v, space))


def space(v: Voice, number: int) -> Named:
    """The name of a space."""
    return named(place(v, number).name)


def value(v: Voice, kind: int) -> Noun:
    """Health or Sanity."""
    return v.names.HEALTH if kind == HEALTH else v.names.SANITY


def kind_of_card(v: Voice, kind: int) -> Noun:
    """Asset, Artifact, Spell, Condition."""
    return (v.names.ASSET, v.names.ARTIFACT, v.names.SPELL, v.names.CONDITION)[kind]


# -------------------------------------------------------------------- people


def person(v: Voice, view: State, who: int) -> Named:
    """Somebody: an investigator, or the player of a seat that has none."""
    piece = view.pointed(box.PLAYS[who]) if who < box.SEATS else who
    if piece < 0:
        return player(v, who)
    return thing(v, piece)


def player(v: Voice, seat: int) -> Named:
    """A player by the seat."""
    return fixed(v.say("player {n}", "игрок {n}", "гравець {n}", n=seat + 1))


# -------------------------------------------------------------------- pieces


def thing(v: Voice, piece: int) -> Named:
    """Any piece; of a hidden one only what its back shows."""
    if piece < 0:
        return named(v.names.CARD)
    sheet = box.SHEETS[piece]
    code = sheet.code
    match sheet:
        case sheets.Investigator():
            return named(v.names.PEOPLE[code].name, lambda word: to_piece(piece, word))
        case sheets.AncientOne():
            return named(v.names.ANCIENT_ONES[code], lambda word: to_piece(piece, word))
        case sheets.Monster():
            return named(monster_noun(v, sheet), lambda word: to_piece(piece, word))
        case sheets.Gate():
            return fixed(v.say("the gate {at}", "врата {at}", "ворота {at}", at=at(v, sheet.space)))
        case sheets.Clue():
            return fixed(v.say("a clue ({it})", "улика ({it})", "доказ ({it})", it=space(v, sheet.space)))
        case _:
            return fixed((to_piece(piece, title(v, sheet)),))


def monster_noun(v: Voice, sheet: sheets.Monster) -> Noun:
    """The noun of a Monster."""
    return v.names.EPIC_MONSTERS[sheet.code.removeprefix("epic-")] if sheet.epic else v.names.MONSTERS[sheet.code]


def title(v: Voice, sheet: box.Sheet) -> str:
    """What stands at the head of a component."""
    code = sheet.code
    match sheet:
        case sheets.Asset():
            return names.title(v, titles.ASSETS, code)
        case sheets.Artifact():
            return names.title(v, titles.ARTIFACTS, code)
        case sheets.Spell():
            return names.title(v, titles.SPELLS, code)
        case sheets.SpellBack():
            spell, _, number = code.partition("-back-")
            return f"{names.title(v, titles.SPELLS, spell)}, {v.pick('back', 'оборот', 'зворот')} {number}"
        case sheets.ConditionCard():
            return names.title(v, titles.CONDITIONS, code)
        case sheets.ConditionBack():
            return names.title(v, titles.BACKS, code)
        case sheets.Mystery():
            return names.title(v, titles.MYSTERIES, code)
        case sheets.Mythos():
            return names.title(v, titles.RUMORS if sheet.is_rumor else titles.EVENTS, code)
        case sheets.Encounter() | sheets.Complex():
            return f"{said(encounter(v, deck_of(code)))} {code.upper()}"
        case sheets.Investigator():
            return v.names.PEOPLE[code].full
        case sheets.AncientOne():
            return said(named(v.names.ANCIENT_ONES[code]))
        case sheets.Monster():
            return said(named(monster_noun(v, sheet)))
        case sheets.Gate() | sheets.Clue():
            noun = v.names.GATE if isinstance(sheet, sheets.Gate) else v.names.CLUE
            return f"{said(named(noun))}: {said(space(v, sheet.space))}"
        case _:
            assert_never(sheet)


def said(it: Named) -> str:
    """A mention as plain words."""
    from miskatonic.text.parts import flat
    from miskatonic.text.slavic import NOM

    return flat(it.said(NOM))


_DECKS = {
    "am": "america",
    "eu": "europe",
    "aa": "asia-australia",
    "ge": "general",
    "re": "research",
    "ow": "other-world",
    "ex": "expedition",
    "sp": "special",
}


def deck_of(code: str) -> str:
    """The deck of a card of encounters."""
    return _DECKS[code[:2]]


def encounter(v: Voice, deck: str) -> Named:
    """An encounter of a deck."""
    return named(v.names.ENCOUNTERS[deck])
