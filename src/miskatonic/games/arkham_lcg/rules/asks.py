"""Everything the card game asks: the kinds of decision, each with what it is about."""

from typing import NamedTuple

from miskatonic.core.declared import Amount, Piece, Seat
from miskatonic.core.declared import OrderForced as OrderForced
from miskatonic.core.declared import React as React
from miskatonic.core.declared import WhichEffect as WhichEffect
from miskatonic.core.declared import WhoDoesIt as WhoDoesIt

Mulligan = NamedTuple("Mulligan", [("n", Amount)])
"""Cards set aside so far: set aside another, or draw as many anew."""
Turn = NamedTuple("Turn", [])
"""Lead: who takes a turn now."""
Action = NamedTuple("Action", [("left", Amount)])
"""Actions left: an action, something free, or the end of the turn."""
Window = NamedTuple("Window", [])
"""Something free, or pass."""
Commit = NamedTuple("Commit", [("tester", Seat)])
"""Tester: commit a card, use something, or reveal the token."""
Help = NamedTuple("Help", [("tester", Seat)])
"""Tester: commit one card to somebody's test, or not."""
Substitute = NamedTuple("Substitute", [("skill", Amount)])
"""Skill: intellect in its stead?"""
Enemy = NamedTuple("Enemy", [("test", Amount)])
"""Kind of test (FIGHT, EVADE) or PLAIN: which enemy."""
AssignDamage = NamedTuple("AssignDamage", [("left", Amount)])
"""Points left: where the next point goes."""
AssignHorror = NamedTuple("AssignHorror", [("left", Amount)])
"""Points left: where the next point goes."""
AttackOrder = NamedTuple("AttackOrder", [])
"""Which enemy attacks next."""
Engages = NamedTuple("Engages", [("enemy", Piece)])
"""Enemy: whom it engages."""
Hunts = NamedTuple("Hunts", [("enemy", Piece)])
"""Enemy: where it goes."""
SpawnsWhere = NamedTuple("SpawnsWhere", [("enemy", Piece)])
"""Enemy: at which empty location it spawns."""
DoomOn = NamedTuple("DoomOn", [("n", Amount)])
"""So much doom: on which of the nearest enemies."""
AddUses = NamedTuple("AddUses", [("uses", Amount)])
"""Kind of uses: which asset gets more of them."""
AttachWhere = NamedTuple("AttachWhere", [("card", Piece)])
"""Card: to which of several locations it is attached."""
HandLimit = NamedTuple("HandLimit", [("over", Amount)])
"""Cards over the limit: which card is discarded."""
DiscardCard = NamedTuple("DiscardCard", [])
"""Which card of the hand is discarded as a cost."""
DiscardOrder = NamedTuple("DiscardOrder", [])
"""Of cards discarded together, which one lies on top."""
KeepCard = NamedTuple("KeepCard", [])
"""Which card of the hand is kept."""
DiscardAsset = NamedTuple("DiscardAsset", [])
"""Which asset is discarded."""
MakeRoom = NamedTuple("MakeRoom", [("card", Piece), ("slot", Amount)])
"""Asset coming, slot: which asset is discarded for it."""
Search = NamedTuple("Search", [])
"""Which card is found."""
LookWhere = NamedTuple("LookWhere", [])
"""Whose deck."""
LookOrder = NamedTuple("LookOrder", [])
"""Which card goes back on top first."""
ReturnCard = NamedTuple("ReturnCard", [])
"""Which card returns from the discard pile."""
"""Which investigator here."""
BlastWhere = NamedTuple("BlastWhere", [])
"""Which location."""
MoveWhere = NamedTuple("MoveWhere", [])
"""Which location, or stay."""
Disengage = NamedTuple("Disengage", [])
"""From all other enemies?"""
PayClues = NamedTuple("PayClues", [("due", Amount)])
"""Clues still to be paid: who pays the next one."""
WhichToken = NamedTuple("WhichToken", [])
"""Of tokens revealed together, which one counts."""
ResultOrder = NamedTuple("ResultOrder", [])
"""Which result of the test is applied next."""
FallsFirst = NamedTuple("FallsFirst", [])
"""Of investigators and enemies defeated together, who is first."""
Trauma = NamedTuple("Trauma", [])
"""Which trauma, when both would come."""
Lead = NamedTuple("Lead", [])
"""Who leads now."""
Earns = NamedTuple("Earns", [("card", Piece)])
"""Card: who may take it into the deck."""
NewInvestigator = NamedTuple("NewInvestigator", [])
"""Who takes the place of an investigator who is out of the campaign."""
Interlude = NamedTuple("Interlude", [])
"""Between two scenarios: what changes in the deck, who sits the next one out."""
MassiveNext = NamedTuple("MassiveNext", [("enemy", Piece)])
"""Enemy: whom a massive one attacks next."""
HuntsNext = NamedTuple("HuntsNext", [])
"""Which of several hunters moves next, where that may matter."""
ResolvesNext = NamedTuple("ResolvesNext", [])
"""Of weaknesses drawn together, which one is resolved next."""

AnyAsk = (
    Mulligan | Turn | Action | Window | Commit | Help | Substitute | Enemy | AssignDamage | AssignHorror | AttackOrder
    | Engages | Hunts | HandLimit | DiscardCard | DiscardOrder | KeepCard | DiscardAsset | MakeRoom | Search |
    LookWhere | LookOrder | ReturnCard | WhoDoesIt | BlastWhere | MoveWhere | Disengage | PayClues | ResultOrder |
    FallsFirst | Trauma | Lead | Earns | WhichEffect | MassiveNext | React | OrderForced | WhichToken | SpawnsWhere |
    HuntsNext | ResolvesNext | DoomOn | AttachWhere | AddUses | NewInvestigator | Interlude
)  # fmt: skip
