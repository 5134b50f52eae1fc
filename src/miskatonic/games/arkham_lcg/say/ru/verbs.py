"""Russian verbs of the card game in three moods, and how much of something there is."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, assert_never

from miskatonic.games.arkham_lcg.cards.terms import ELITE, TOME
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
from miskatonic.games.arkham_lcg.say.reading import CLUE_ICON, HORROR_ICON
from miskatonic.games.arkham_lcg.say.ru.names import signed, trait, wounds
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.slavic import ACC


class Mood(IntEnum):
    """How an effect is said: as an order, of somebody else, or as a thing that one can do."""

    ORDER = 0
    TELL = 1
    WISH = 2


YOU: Final = Mood.ORDER
THEY: Final = Mood.TELL
TO: Final = Mood.WISH

# Verbs in the three moods, some with words that follow the object.
GET: Final = "получите/получает/получить"
TAKE: Final = "возьмите/берёт/взять"
LOSE: Final = "потеряйте/теряет/потерять"
FIND: Final = "найдите/находит/найти"
FIND_HERE: Final = f"{FIND}| в своей локации"
HEAL: Final = "вылечите/вылечивает/вылечить"
HEAL_HERE: Final = f"{HEAL}| у сыщика в своей локации"
DEAL: Final = "нанесите/наносит/нанести"
DISCARD: Final = "сбросьте/сбрасывает/сбросить"
RETURN: Final = "верните/возвращает/вернуть"
PUT: Final = "положите/кладёт/положить"
CANCEL: Final = "отмените/отменяет/отменить"
CHOOSE: Final = "выберите/выбирает/выбрать"
PASS_TEST: Final = "пройдите/проходит/пройти"
LEAVE: Final = "уйдите/уходит/уйти"
STOP: Final = "перестаньте/перестаёт/перестать"
MOVE: Final = "передвиньтесь/передвигается/передвинуться"
SHUFFLE: Final = "перетасуйте/перетасовывает/перетасовать"
MIX_IN: Final = "замешайте/замешивает/замешать"


def verb(forms: str, mood: Mood) -> str:
    """A verb in a mood."""
    return forms.partition("|")[0].split("/")[mood]


def around(forms: str, mood: Mood, thing: Text) -> Text:
    """A verb with its object."""
    return cat(verb(forms, mood), " ", thing, forms.partition("|")[2])


def foe(number: int, word: str = "враг") -> str:
    """An enemy with a trait, the word in the case that the sentence needs."""
    return f"{word} с чертой {trait(number)}"


NOT_ELITE: Final = f"без черты {trait(ELITE)}"

# -------------------------------------------------------------------- how much


def modifier(amount: int | Amount) -> Text:
    """What is added to a skill: «+1», «+1 за каждую улику в вашей локации»."""
    match amount:
        case int():
            return (signed(amount),)
        case CluesHere():
            return cat("+1 за каждую ", Icon(CLUE_ICON, "улику"), " в вашей локации")
        case HorrorOnYou():
            return cat("+1 за каждый ", Icon(HORROR_ICON, "ужас"), " на карте вашего сыщика")
        case TomesYouControl():
            return (f"+1 за каждую карту с чертой {trait(TOME)} в вашем распоряжении",)
        case EnemiesHere(wanted, each):
            return (f"{signed(each)} за каждого {foe(wanted, 'врага')} в вашей локации",)
        case IfClueHere(n, otherwise):
            return (f"{signed(otherwise)} ({signed(n)}, если в вашей локации есть улики)",)
        case IfOnlyEnemy(n):
            return (f"{signed(n)}, если с вами сражается только этот враг",)
        case IfSucceededBy(margin, n):
            return (f"{signed(n)} при успехе с запасом не меньше {margin}",)
        case FailedBy():
            return ("+1 за каждое недостающее очко",)
        case _:
            assert_never(amount)


def per(amount: int | Amount, one: Text, many: Text) -> Text:
    """So many things as an object: `many` for a plain number, one for each of something else."""
    match amount:
        case int():
            return many
        case FailedBy():
            return cat("по ", one, " за каждое недостающее очко")
        case TomesYouControl():
            return cat("по ", one, f" за каждую карту с чертой {trait(TOME)} в своём распоряжении")
        case _:
            return cat(modifier(amount), ": ", one)


def plain_number(amount: int | Amount) -> int:
    """The number itself; 1 for what is counted one by one."""
    return amount if isinstance(amount, int) else 1


def more_damage(amount: int | Amount) -> Text:
    """That an attack deals more damage; nothing when it does not."""
    match amount:
        case 0:
            return ()
        case int():
            return cat("атака наносит на ", wounds(amount, ACC), " больше")
        case IfOnlyEnemy(n):
            only = "если с вами сражается только атакованный враг, "
            return cat(only, "атака наносит на ", wounds(n, ACC), " больше")
        case IfSucceededBy(margin, n):
            return cat(f"при успехе с запасом не меньше {margin} атака наносит на ", wounds(n, ACC), " больше")
        case _:
            return cat("атака наносит больше ран: ", modifier(amount))
