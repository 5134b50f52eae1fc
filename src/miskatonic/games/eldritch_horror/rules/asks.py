"""Everything Eldritch Horror asks: the kinds of decision, each with what it is about."""

from enum import IntEnum
from typing import NamedTuple

from miskatonic.core.declared import Amount, Numbers, Piece, Pieces, Seat
from miskatonic.core.declared import OrderForced as OrderForced
from miskatonic.core.declared import React as React
from miskatonic.core.declared import WhetherTo as WhetherTo
from miskatonic.core.declared import WhichEffect as WhichEffect
from miskatonic.core.declared import WhoDoesIt as WhoDoesIt
from miskatonic.core.declared import WhoIsNext as WhoIsNext

# -------------------------------------------------------------------- the Action Phase

Action = NamedTuple("Action", [("left", Amount)])
"""What to do next in the own turn, and how many actions are left."""
AdditionalAction = NamedTuple("AdditionalAction", [])
Further = NamedTuple("Further", [])
"""Whether to travel on with a ticket."""
DropTicket = NamedTuple("DropTicket", [])
Trade = NamedTuple(
    "Trade",
    [
        ("other", Seat),
        ("give", Pieces),
        ("take", Pieces),
        ("give_tickets", Numbers),
        ("take_tickets", Numbers),
    ],
)
"""What else to offer or to ask for, beside what was named already."""
AgreeToTrade = NamedTuple(
    "AgreeToTrade",
    [
        ("other", Seat),
        ("give", Pieces),
        ("take", Pieces),
        ("give_tickets", Numbers),
        ("take_tickets", Numbers),
    ],
)
"""Whether to agree; `give` is what the other one offers."""
WithWhom = NamedTuple("WithWhom", [])
WhatToGive = NamedTuple("WhatToGive", [("other", Seat)])
Loan = NamedTuple("Loan", [("successes", Amount)])
Buy = NamedTuple("Buy", [("left", Amount)])
WhoGains = NamedTuple("WhoGains", [("card", Piece)])
DiscardFromReserve = NamedTuple("DiscardFromReserve", [])

# -------------------------------------------------------------------- the Encounter Phase

Encounter = NamedTuple("Encounter", [])
WhomToFight = NamedTuple("WhomToFight", [])


class Stake(IntEnum):
    """What so many successes in a test are needed for."""

    PASSES = 0
    KEEPS_SANITY = 1
    """All of it, against the horror of a Monster."""
    KEEPS_HEALTH = 2
    """All of it, against the damage of a Monster that cannot be hurt now."""
    DEFEATS = 3
    """The Monster loses what is left of its toughness."""
    COUNTS = 4
    """Every success counts; there is nothing to pass."""


BeforeCombatTest = NamedTuple(
    "BeforeCombatTest",
    [
        ("source", Piece),
        ("skill", Amount),
        ("during", Amount),
        ("need", Amount),
        ("stake", Amount),
        ("dice", Amount),
        ("lacking", Amount),
        ("bonus", Amount),
    ],
)
"""Whether to use something up in this combat before its next test.

Of all tests: `source` is the card or the Monster that asks for it, `need` how many successes its stake takes; before the
roll, `lacking` is how far the sum of dice stays below the least of one, and `bonus` the one that counts.
"""
BeforeTest = NamedTuple(
    "BeforeTest",
    [
        ("source", Piece),
        ("skill", Amount),
        ("during", Amount),
        ("need", Amount),
        ("stake", Amount),
        ("dice", Amount),
        ("lacking", Amount),
        ("bonus", Amount),
    ],
)
HelpTest = NamedTuple(
    "HelpTest",
    [
        ("tester", Seat),
        ("source", Piece),
        ("skill", Amount),
        ("during", Amount),
        ("need", Amount),
        ("stake", Amount),
        ("dice", Amount),
        ("lacking", Amount),
        ("bonus", Amount),
    ],
)
AfterRoll = NamedTuple(
    "AfterRoll",
    [
        ("source", Piece),
        ("skill", Amount),
        ("during", Amount),
        ("need", Amount),
        ("stake", Amount),
        ("dice", Numbers),
        ("successes", Amount),
    ],
)
WhichDie = NamedTuple("WhichDie", [("dice", Numbers)])
WhichDieToRaise = NamedTuple("WhichDieToRaise", [("dice", Numbers)])
AddSuccesses = NamedTuple("AddSuccesses", [("source", Piece), ("successes", Amount), ("need", Amount)])

# -------------------------------------------------------------------- what effects leave open

Unless = NamedTuple("Unless", [])
"""Whether to do the second so that the first does not happen."""
WhichSpace = NamedTuple("WhichSpace", [])
WhereAnotherGoes = NamedTuple("WhereAnotherGoes", [("who", Seat)])
WhichMonster = NamedTuple("WhichMonster", [])
WhichGate = NamedTuple("WhichGate", [])
WhichGateOnTop = NamedTuple("WhichGateOnTop", [])
WhichClue = NamedTuple("WhichClue", [])
WhereClueGoes = NamedTuple("WhereClueGoes", [("clue", Piece)])
WhichAsset = NamedTuple("WhichAsset", [])
WhichSkill = NamedTuple("WhichSkill", [])
WhichImprovement = NamedTuple("WhichImprovement", [])
WhichOmen = NamedTuple("WhichOmen", [])
WhichRumor = NamedTuple("WhichRumor", [])
WhichMystery = NamedTuple("WhichMystery", [])
WhatToDiscard = NamedTuple("WhatToDiscard", [("left", Amount)])
HowMuch = NamedTuple("HowMuch", [("value", Amount)])
"""How much Health or Sanity to spend."""
HowToPay = NamedTuple("HowToPay", [("due", Amount)])
WhoPays = NamedTuple("WhoPays", [("due", Amount)])
ChooseInvestigator = NamedTuple("ChooseInvestigator", [])
WhomToCarry = NamedTuple("WhomToCarry", [])

# -------------------------------------------------------------------- the Mythos Phase and defeat

NextReckoning = NamedTuple("NextReckoning", [])
NextTask = NamedTuple("NextTask", [])
"""What comes first at the end of the Mythos Phase."""
PassLead = NamedTuple("PassLead", [])
NewLead = NamedTuple("NewLead", [])
NewInvestigator = NamedTuple("NewInvestigator", [])
HowDefeated = NamedTuple("HowDefeated", [])
"""By loss of Health or of Sanity, when both are gone at once."""

AnyAsk = (
    Action | AdditionalAction | Further | DropTicket | Trade | AgreeToTrade | WithWhom | WhatToGive | Loan | Buy | WhoGains
    | DiscardFromReserve | Encounter | WhomToFight | BeforeCombatTest | BeforeTest | HelpTest | AfterRoll | WhichDie
    | WhichDieToRaise | AddSuccesses | Unless | WhichSpace | WhereAnotherGoes | WhichMonster | WhichGate | WhichGateOnTop
    | WhichClue | WhereClueGoes | WhichAsset | WhichSkill | WhichImprovement | WhichOmen | WhichRumor | WhichMystery
    | WhatToDiscard | HowMuch | HowToPay | WhoPays | ChooseInvestigator | WhomToCarry | NextReckoning | NextTask | PassLead
    | NewLead | NewInvestigator | HowDefeated | OrderForced | React | WhetherTo | WhichEffect | WhoDoesIt | WhoIsNext
)  # fmt: skip
