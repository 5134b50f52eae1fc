"""How effects are said in Ukrainian: the manner, the verbs in three forms, numbers that depend on something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards.terms import TRAITS
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
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.names import signed
from miskatonic.text.parts import Text, cat
from miskatonic.text.slavic import GEN, Noun

# -------------------------------------------------------------------- how an effect is said


@dataclass(frozen=True)
class Doer:
    """How an effect is said: as an order to the reader, told of somebody else, or as what one can do."""

    form: int
    cancels: str = "це"
    """What is cancelled, when something is."""
    token: str = "жетон"
    """What lies on the card as its uses."""

    def does(self, verbs: str) -> str:
        """The verb in that form, of the three that are given: «отримайте/отримує/отримати»."""
        return verbs.split("/")[self.form]


YOU: Final = Doer(0)
THEY: Final = Doer(1)
CAN: Final = Doer(2)


TAKE: Final = "отримайте/отримує/отримати"
DRAW: Final = "візьміть/бере/взяти"
LET: Final = "дайте/дає/дати"
LOSE: Final = "втратьте/втрачає/втратити"
FIND: Final = "знайдіть/знаходить/знайти"
HEAL: Final = "зціліть/зцілює/зцілити"
PUT: Final = "покладіть/кладе/покласти"
DISCARD: Final = "скиньте/скидає/скинути"
DEAL: Final = "завдайте/завдає/завдати"
CHOOSE: Final = "виберіть/вибирає/вибрати"
SHUFFLE: Final = "перетасуйте/перетасовує/перетасувати"
EVADE: Final = "ухиліться/ухиляється/ухилитися"
RETURN: Final = "поверніть/повертає/повернути"


def trait_noun(number: int) -> Noun:
    """A trait of which cards speak, in all its forms."""
    return names.TRAIT_NOUNS[TRAITS[number]]


# -------------------------------------------------------------------- amounts


def amount(n: Amount) -> str:
    """On what a number depends."""
    match n:
        case FailedBy():
            return "за кожне очко, якого забракло до успіху"
        case CluesHere():
            return "за кожен доказ у вашій локації"
        case HorrorOnYou():
            return "за кожен жах на вас"
        case TomesYouControl():
            return "за кожен ваш фоліант"
        case EnemiesHere(wanted):
            return f"за кожного {trait_noun(wanted).one(GEN)} у вашій локації"
        case IfClueHere():
            return "якщо у вашій локації є докази"
        case IfOnlyEnemy():
            return "якщо ви б’єтеся лише з цим ворогом"
        case IfSucceededBy(margin):
            return f"якщо перевага щонайменше {margin}"
        case _:
            assert_never(n)


def measured(n: int | Amount, said: Callable[[int], Text]) -> Text:
    """A number of something that can depend on the table: «1 карту за кожен ваш фоліант»."""
    match n:
        case int():
            return said(n)
        case FailedBy() | CluesHere() | HorrorOnYou() | TomesYouControl():
            return cat(said(1), f" {amount(n)}")
        case EnemiesHere(_, each):
            return cat(said(each), f" {amount(n)}")
        case IfClueHere(with_clue, otherwise):
            return cat(said(otherwise), f", а {amount(n)} — ", said(with_clue))
        case IfOnlyEnemy(so_much) | IfSucceededBy(_, so_much):
            return cat(said(so_much), f", {amount(n)}")
        case _:
            assert_never(n)


def modifier(n: int | Amount, to: Text = ()) -> Text:
    """A modifier and what it changes: «+1 до сили», «+1 до шкоди, якщо …»."""
    return measured(n, lambda so_much: cat(signed(so_much), cat(" до ", to) if to else ()))
