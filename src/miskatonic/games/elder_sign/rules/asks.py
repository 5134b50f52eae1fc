"""Everything Elder Sign asks: the kinds of decision, each with what it is about."""

from typing import Annotated, NamedTuple

from miskatonic.core.declared import Amount, Piece, Pieces, Seat
from miskatonic.core.declared import OrderForced as OrderForced
from miskatonic.core.declared import React as React
from miskatonic.core.declared import WhichEffect as WhichEffect
from miskatonic.core.declared import WhoDoesIt as WhoDoesIt
from miskatonic.core.declared import WhoIsNext as WhoIsNext

Place = Annotated[int, "place"]

Investigator = NamedTuple("Investigator", [])
"""Who comes after a devoured one."""
Move = NamedTuple("Move", [])
"""Movement step: where to go, or what to use first."""
BeforeRoll = NamedTuple("BeforeRoll", [("place", Place)])
"""Place; roll, use something, or give up."""
AfterRoll = NamedTuple("AfterRoll", [("place", Place)])
"""Place; complete a task, reroll, use something, declare the roll failed, give up."""
Cover = NamedTuple("Cover", [("task", Amount)])
"""Task: which dice to put on it."""
Reroll = NamedTuple("Reroll", [("left", Amount), ("picked", Pieces)])
"""How many dice at most: pick dice one by one, then roll them."""
AfterTerror = NamedTuple("AfterTerror", [])
"""Terror has struck and the attempt is about to fail: use something before the penalty."""
RemoveDie = NamedTuple("RemoveDie", [])
"""The die a failed roll costs."""
SecureDie = NamedTuple("SecureDie", [])
"""After the die was removed: focus, ask somebody for assistance, or go on."""
Assist = NamedTuple("Assist", [("asker", Seat)])
"""The seat that asks: will you help?"""
AssistDie = NamedTuple("AssistDie", [("helper", Seat)])
"""Helper: which die is put on the helper's token."""
HelperLoss = NamedTuple("HelperLoss", [])
"""Sanity or health."""
HealWhom = NamedTuple("HealWhom", [("value", Amount), ("n", Amount)])
"""Value, n: which investigator regains it."""
HoldDie = NamedTuple("HoldDie", [("spell", Piece)])
"""Spell: which die it holds; another one, or enough."""
ChangeDie = NamedTuple("ChangeDie", [])
"""Which die changes its face."""
LockDie = NamedTuple("LockDie", [("by", Piece)])
"""What locks; which die is locked."""
PlaceMonster = NamedTuple("PlaceMonster", [("monster", Piece)])
"""Monster: on which monster task, or below which card."""
Defeat = NamedTuple("Defeat", [])
"""Which monster is turned face down."""
TaskWithoutDice = NamedTuple("TaskWithoutDice", [])
"""Which task is completed without dice."""
Entrance = NamedTuple("Entrance", [])
"""The entrance action."""
BeforeClock = NamedTuple("BeforeClock", [])
"""The adventure step is over: use something before the clock moves."""
PayTrophy = NamedTuple("PayTrophy", [("due", Amount)])
"""How many trophies are still due."""
LoseCard = NamedTuple("LoseCard", [("kind", Amount)])
"""Kind: which card is lost."""
"""Which of several lists of effects."""
PayOrDevoured = NamedTuple("PayOrDevoured", [])
MidnightOrder = NamedTuple("MidnightOrder", [])
"""Which Midnight effect comes next."""
ReplaceAdventure = NamedTuple("ReplaceAdventure", [])
"""Which adventure makes room."""

AnyAsk = (
    Investigator | Move | BeforeRoll | AfterRoll | Cover | Reroll | AfterTerror | RemoveDie | SecureDie | Assist |
    AssistDie | HelperLoss | HealWhom | HoldDie | ChangeDie | LockDie | PlaceMonster | Defeat | TaskWithoutDice | Entrance |
    BeforeClock | PayTrophy | LoseCard | PayOrDevoured | MidnightOrder | ReplaceAdventure | WhichEffect |
    WhoDoesIt | WhoIsNext | React | OrderForced
)  # fmt: skip
