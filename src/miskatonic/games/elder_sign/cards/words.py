"""The words of Elder Sign: symbols and tasks, what effects do, and what holds as long as a card is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from miskatonic import words as shared
from miskatonic.core.code import Effect, Node
from miskatonic.games.elder_sign.cards.dice import LORE, PERIL, TERROR

SANITY: Final = 0
HEALTH: Final = 1
VALUES: Final = ("sanity", "health")

CLUE: Final = 0
COMMON: Final = 1
UNIQUE: Final = 2
SPELL: Final = 3
ALLY: Final = 4
TROPHY: Final = 5
GOODS: Final = ("clue", "common", "unique", "spell", "ally", "trophy")
"""What an investigator can gain, lose and own."""

# -------------------------------------------------------------------- symbols and tasks


@dataclass(frozen=True, slots=True)
class Investigation(Node):
    """Dice showing investigation that add up to n or more."""

    n: int


@dataclass(frozen=True, slots=True)
class Shows(Node):
    """One die showing one of these faces."""

    faces: tuple[int, ...]


Symbol = Investigation | Shows

A_LORE: Final = Shows((LORE,))
A_PERIL: Final = Shows((PERIL,))
A_TERROR: Final = Shows((TERROR,))


@dataclass(frozen=True, slots=True)
class Task(Node):
    """A row of symbols with what it costs to complete it. `border` holds the places of the symbols a monster covers.

    Without a border no monster fits; a border around nothing is a side task (ES-MON-04 to ES-MON-06).
    """

    symbols: tuple[Symbol, ...]
    sanity: int = 0
    health: int = 0
    clock: int = 0
    border: tuple[int, ...] | None = None

    @property
    def is_side(self) -> bool:
        """Whether it is a side monster task: nothing printed, no task while empty."""
        return not self.symbols

    @property
    def is_partial(self) -> bool:
        """Whether a monster would cover only some of the symbols."""
        return self.border is not None and len(self.border) < len(self.symbols)


def task(*symbols: Symbol, sanity: int = 0, health: int = 0, clock: int = 0) -> Task:
    """A task without a monster's border."""
    return Task(symbols, sanity, health, clock)


def whole(*symbols: Symbol) -> Task:
    """A whole monster task (ES-MON-05)."""
    return Task(symbols, border=tuple(range(len(symbols))))


def partial(*symbols: Symbol, covers: tuple[int, ...]) -> Task:
    """A partial monster task: the monster covers the symbols at these places (ES-MON-06)."""
    return Task(symbols, border=covers)


SIDE: Final = Task((), border=())
"""A side monster task (ES-MON-04)."""

# -------------------------------------------------------------------- who


@dataclass(frozen=True, slots=True)
class EachAtEntrance(shared.Who):
    """Every investigator at the entrance."""


@dataclass(frozen=True, slots=True)
class EachOnCard(shared.Who):
    """Every investigator on an adventure or an Other World."""


# -------------------------------------------------------------------- gains and losses


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain so many clues or cards of a kind."""

    kind: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Take so many clues or cards of a kind, as a possession or in place of something; nobody hears of it."""

    kind: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class TakeAlly(Effect):
    """Search the ally deck for one particular ally."""

    code: str


@dataclass(frozen=True, slots=True)
class ForEachGained(Effect):
    """Once for every card that would be gained."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """Lose so many clues, cards of a kind or trophies; the owner chooses which."""

    kind: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class Hurt(Effect):
    """Lose sanity or health."""

    value: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Regain sanity or health."""

    value: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class HealAll(Effect):
    """Regain sanity or health up to the limit."""

    value: int


@dataclass(frozen=True, slots=True)
class HealAnyone(Effect):
    """Any one investigator, oneself included, regains sanity or health."""

    value: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class LowerLimit(Effect):
    """The limit of sanity or health falls by 1 for the rest of the game."""

    value: int


@dataclass(frozen=True, slots=True)
class PayOrDevoured(Effect):
    """Pay all of it, or be devoured."""

    price: Effect


Fortune = Gain | Draw | TakeAlly | ForEachGained | Lose | Hurt | Heal | HealAll | HealAnyone | LowerLimit | PayOrDevoured
"""What befalls investigators."""


# -------------------------------------------------------------------- the museum


@dataclass(frozen=True, slots=True)
class Signs(Effect):
    """Elder Signs beside the Ancient One; below 0, so many are lost."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Gates(Effect):
    """So many Other Worlds open."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Monsters(Effect):
    """So many monsters appear, one after another."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Doom(Effect):
    """So many doom tokens are added, one after another; below 0, so many are taken off."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class AdvanceClock(Effect):
    """The hand moves three hours on."""


@dataclass(frozen=True, slots=True)
class ReplaceAdventure(Effect):
    """One open museum adventure without investigators on it makes room for a new one."""


@dataclass(frozen=True, slots=True)
class PerOtherWorld(Effect):
    """Once for every open Other World."""

    effect: Effect


MuseumEffect = Signs | Gates | Monsters | Doom | AdvanceClock | ReplaceAdventure | PerOtherWorld


# -------------------------------------------------------------------- dice and tasks


@dataclass(frozen=True, slots=True)
class FailAttempt(Effect):
    """The attempt fails at once."""


@dataclass(frozen=True, slots=True)
class DropTerrorDice(Effect):
    """All dice of the roll that show terror are removed."""


@dataclass(frozen=True, slots=True)
class AddDie(Effect):
    """Add the die of a colour to the pool, if it can be had."""

    colour: int


@dataclass(frozen=True, slots=True)
class Secure(Effect):
    """The spell holds up to so many dice of the roll."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class DefeatMonster(Effect):
    """Turn one monster anywhere face down."""


@dataclass(frozen=True, slots=True)
class CompleteTask(Effect):
    """Complete one open task without dice; its costs are paid."""


@dataclass(frozen=True, slots=True)
class ChangeFace(Effect):
    """One die of the roll showing one of these faces now shows another; only a die of the colour, if one is named."""

    faces: tuple[int, ...]
    to: int
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class RaiseInvestigation(Effect):
    """One investigation face becomes the next higher one that the die has."""


@dataclass(frozen=True, slots=True)
class RerollDice(Effect):
    """Roll up to so many dice of the roll again."""

    n: int


@dataclass(frozen=True, slots=True)
class FreeReroll(Effect):
    """One more reroll, as if another clue had been spent."""


@dataclass(frozen=True, slots=True)
class PreventLoss(Effect):
    """No sanity or health is lost by the penalty."""


AttemptEffect = (
    FailAttempt
    | DropTerrorDice
    | AddDie
    | Secure
    | DefeatMonster
    | CompleteTask
    | ChangeFace
    | RaiseInvestigation
    | RerollDice
    | FreeReroll
    | PreventLoss
)
"""What touches an attempt under way."""


# -------------------------------------------------------------------- what becomes of the card itself


@dataclass(frozen=True, slots=True)
class DiscardThis(Effect):
    """The card goes under its deck."""


@dataclass(frozen=True, slots=True)
class KeepInUse(Effect):
    """The card is used up, but stays beside the dice until the end of the adventure step."""


@dataclass(frozen=True, slots=True)
class Cast(Effect):
    """Cast the spell: the price that an Ancient One may put on it is paid."""


@dataclass(frozen=True, slots=True)
class Price(Effect):
    """What a power costs: all of it, or it cannot be used."""

    costs: tuple[Effect, ...]


CardEffect = DiscardThis | KeepInUse | Cast


# -------------------------------------------------------------------- when


@dataclass(frozen=True, slots=True)
class OnOtherWorld(Node):
    """The adventure is an Other World."""


Condition = OnOtherWorld

# -------------------------------------------------------------------- what always holds


@dataclass(frozen=True, slots=True)
class ManyTasks(Node):
    """Any number of tasks can be completed with one roll."""


@dataclass(frozen=True, slots=True)
class NoMonstersInOwnTurn(Node):
    """No monster appears in the own turn."""


@dataclass(frozen=True, slots=True)
class NoTerror(Node):
    """Terror effects are ignored."""


@dataclass(frozen=True, slots=True)
class IgnoreMythos(Node):
    """Lasting effects of Mythos cards are ignored."""


@dataclass(frozen=True, slots=True)
class RollLockedDice(Node):
    """Locked dice can be used as if they were free; they go back to their locks at the end of the turn."""


@dataclass(frozen=True, slots=True)
class Discount(Node):
    """Purchases cost so many trophies less, but at least 1."""

    n: int


@dataclass(frozen=True, slots=True)
class LimitBonus(Node):
    """The limit of sanity or health is higher by so much."""

    value: int
    n: int


@dataclass(frozen=True, slots=True)
class NoAssistance(Node):
    """Nobody can be asked for assistance."""


@dataclass(frozen=True, slots=True)
class RerollAtMost(Node):
    """A clue rerolls at most so many dice."""

    n: int


@dataclass(frozen=True, slots=True)
class NoFreeFirstAid(Node):
    """Free first aid cannot be had; at the entrance the debt can be paid, which ends it."""

    debt: int


Passive = (
    ManyTasks
    | NoMonstersInOwnTurn
    | NoTerror
    | IgnoreMythos
    | RollLockedDice
    | Discount
    | LimitBonus
    | NoAssistance
    | RerollAtMost
    | NoFreeFirstAid
)

# -------------------------------------------------------------------- what an Ancient One does to the game


@dataclass(frozen=True, slots=True)
class AwakeningLoses(Node):
    """The game is lost when it awakens."""


@dataclass(frozen=True, slots=True)
class CastingCosts(Node):
    """Whoever casts a spell loses so much sanity or health."""

    value: int
    n: int


@dataclass(frozen=True, slots=True)
class ShopCosts(Node):
    """Everything in the souvenir shop costs so many trophies more."""

    n: int


@dataclass(frozen=True, slots=True)
class EveryMidnight(Node):
    """An effect at every midnight."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class WithMasks(Node):
    """The mask monsters are in the pool."""


@dataclass(frozen=True, slots=True)
class MonstersNeed(Node):
    """The task of every monster has one symbol more."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class SignsLost(Node):
    """An Elder Sign is lost when an attempt fails beside such an undefeated monster, and when somebody is devoured."""

    monster: str


@dataclass(frozen=True, slots=True)
class FailedWorldsLeave(Node):
    """A failed Other World leaves the game; when all have left this way, it awakens."""


Property = (
    AwakeningLoses | CastingCosts | ShopCosts | EveryMidnight | WithMasks | MonstersNeed | SignsLost | FailedWorldsLeave
)

# -------------------------------------------------------------------- all of it

Control = shared.Steps | shared.Choose | shared.Repeat | shared.By | shared.Instead
"""What holds effects together."""

AnyEffect: TypeAlias = Fortune | MuseumEffect | AttemptEffect | CardEffect | Control
"""Every effect a component of Elder Sign can have; languages match all of them."""

AnyWho = shared.EachInOrder | EachAtEntrance | EachOnCard


def known(effect: Effect) -> AnyEffect:
    """The effect as a member of the closed union."""
    return cast(AnyEffect, effect)


def known_who(who: shared.Who) -> AnyWho:
    """The people as a member of their closed union."""
    return cast(AnyWho, who)
