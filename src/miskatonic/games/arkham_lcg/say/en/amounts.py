"""How much, in English: numbers that depend on the table, and modifiers with their sign."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards.words import (
    Amount,
    CluesHere,
    EnemiesHere,
    FailedBy,
    HorrorOnYou,
    IfClueHere,
    IfOnlyEnemy,
    IfSucceededBy,
    TomesYouControl,
)
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en.names import TRAITS, signed
from miskatonic.text.en import Noun
from miskatonic.text.parts import Icon, Text, cat


def so_many(n: int | Amount, icon: str, noun: Noun, kind: str = "") -> Text:
    """So many things, or so many for each of something; a word before them says of what kind they are."""

    def things(number: int) -> Text:
        return cat(number, f" {kind} " if kind else " ", Icon(icon, noun.of(number)) if icon else noun.of(number))

    match n:
        case int():
            return things(n)
        case FailedBy():
            return cat(things(1), " for each point of failure")
        case CluesHere() | HorrorOnYou() | TomesYouControl():
            return cat(things(1), " for each ", per(n))
        case EnemiesHere(trait, each):
            return cat(things(each), f" for each {TRAITS[trait]} at your location")
        case IfClueHere(there, otherwise):
            return cat(things(otherwise), f" ({there} with a clue at your location)")
        case IfOnlyEnemy(number):
            return cat(things(number), " if no other enemy is engaged with you")
        case IfSucceededBy(margin, number):
            return cat(things(number), f" on a success by {margin} or more")
        case _:
            assert_never(n)


def per(n: CluesHere | HorrorOnYou | TomesYouControl) -> Text:
    """What is counted."""
    match n:
        case CluesHere():
            return cat(Icon(reading.CLUE_ICON, "clue"), " at your location")
        case HorrorOnYou():
            return cat(Icon(reading.HORROR_ICON, "horror"), " on you")
        case TomesYouControl():
            return ("Tome you control",)
        case _:
            assert_never(n)


def bonus(n: int | Amount, of: Text = ()) -> Text:
    """A modifier with its sign and what it changes: "+1 combat", "−1 for each Ghoul at your location"."""
    thing = cat(" ", of) if of else ()
    match n:
        case int():
            return cat(signed(n), thing)
        case FailedBy():
            return cat("+1", thing, " for each point of failure")
        case CluesHere() | HorrorOnYou() | TomesYouControl():
            return cat("+1", thing, " for each ", per(n))
        case EnemiesHere(trait, each):
            return cat(signed(each), thing, f" for each {TRAITS[trait]} at your location")
        case IfClueHere(there, otherwise):
            return cat(signed(otherwise), thing, f" ({signed(there)} with a clue at your location)")
        case IfOnlyEnemy(number):
            return cat(signed(number), thing, " if it is the only enemy engaged with you")
        case IfSucceededBy(margin, number):
            return cat(signed(number), thing, f" on a success by {margin} or more")
        case _:
            assert_never(n)
