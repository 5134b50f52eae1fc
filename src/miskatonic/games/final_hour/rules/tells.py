"""Everything Final Hour tells: the kinds of log entry, each with what it tells of."""

from typing import Annotated, NamedTuple

from miskatonic.core.declared import Amount, Numbers, Piece, Pieces, Who
from miskatonic.core.declared import Forbidden as Forbidden
from miskatonic.core.declared import Used as Used

Path = Annotated[int, "path"]
Place = Annotated[int, "place"]

Round = NamedTuple("Round", [("n", Amount)])
Lead = NamedTuple("Lead", [("investigator", Who)])
DrewAction = NamedTuple("DrewAction", [("investigator", Who), ("card", Piece)])
Laid = NamedTuple("Laid", [("investigator", Who), ("card", Piece)])
DrewPriority = NamedTuple("DrewPriority", [("investigator", Who), ("card", Piece)])
PriorityShuffled = NamedTuple("PriorityShuffled", [])
PriorityTurnedUp = NamedTuple("PriorityTurnedUp", [("cards", Pieces)])
ActionsShuffled = NamedTuple("ActionsShuffled", [("investigator", Who)])
Resolves = NamedTuple("Resolves", [("investigator", Who), ("card", Piece), ("side", Amount)])
DrewFive = NamedTuple("DrewFive", [("cards", Pieces)])
SetAside = NamedTuple("SetAside", [("card", Piece)])
Row = NamedTuple("Row", [("cards", Pieces)])
LaidOn = NamedTuple("LaidOn", [("investigator", Who), ("card", Piece), ("priority", Piece)])
Moved = NamedTuple("Moved", [("investigator", Who), ("start", Place), ("to", Place)])
Struck = NamedTuple("Struck", [("investigator", Who), ("monster", Piece), ("place", Place)])
Destroyed = NamedTuple("Destroyed", [("investigator", Who), ("monster", Piece), ("place", Place)])
Lured = NamedTuple("Lured", [("monster", Piece), ("start", Place), ("to", Place)])
Sealed = NamedTuple("Sealed", [("path", Path), ("side", Amount)])
Unsealed = NamedTuple("Unsealed", [("path", Path)])
Repaired = NamedTuple("Repaired", [("place", Place)])
Healed = NamedTuple("Healed", [("investigator", Who), ("n", Amount)])
LostHealth = NamedTuple("LostHealth", [("investigator", Who), ("by", Piece), ("n", Amount)])
"""By a monster, or by nothing of the kind."""
FoundSymbol = NamedTuple("FoundSymbol", [("investigator", Who), ("place", Place), ("symbol", Amount)])
FoundKey = NamedTuple("FoundKey", [("investigator", Who), ("place", Place)])
GainedItem = NamedTuple("GainedItem", [("investigator", Who), ("item", Piece)])
UsedItem = NamedTuple("UsedItem", [("investigator", Who), ("item", Piece)])
Spawned = NamedTuple("Spawned", [("monster", Piece), ("place", Place)])
NoneLeft = NamedTuple("NoneLeft", [("kind", Amount)])
PoolRefilled = NamedTuple("PoolRefilled", [])
Walked = NamedTuple("Walked", [("monster", Piece), ("start", Place), ("to", Place), ("on", Amount)])
"""On, because there is no room where it starts."""
ToRitual = NamedTuple("ToRitual", [("monster", Piece)])
Stays = NamedTuple("Stays", [("monster", Piece)])
"""May not leave the ritual site."""
BrokenBySeal = NamedTuple("BrokenBySeal", [("monster", Piece), ("path", Path), ("side", Amount)])
"""The side is the one the seal showed before."""
Damaged = NamedTuple("Damaged", [("place", Place)])
NoRoomForDamage = NamedTuple("NoRoomForDamage", [("place", Place)])
Activated = NamedTuple("Activated", [("monster", Piece), ("place", Place)])
NobodyThere = NamedTuple("NobodyThere", [("monster", Piece), ("place", Place)])
Zone = NamedTuple("Zone", [("zone", Amount)])
Peeked = NamedTuple("Peeked", [("investigator", Who), ("token", Piece)])
Buried = NamedTuple("Buried", [("investigator", Who)])
LeftOnTop = NamedTuple("LeftOnTop", [("investigator", Who)])
Burned = NamedTuple("Burned", [("n", Amount)])
Blind = NamedTuple("Blind", [("investigator", Who), ("card", Piece)])
BlindIdle = NamedTuple("BlindIdle", [("investigator", Who), ("card", Piece)])
HideNext = NamedTuple("HideNext", [])
Redrew = NamedTuple("Redrew", [("investigator", Who), ("n", Amount)])
Reckoning = NamedTuple("Reckoning", [("total", Amount)])
ReckoningRow = NamedTuple("ReckoningRow", [("ancient_one", Amount), ("row", Amount)])
Answered = NamedTuple("Answered", [("ancient_one", Amount), ("row", Amount), ("times", Amount)])
"""How often in all, told when a game is over."""
Gate = NamedTuple("Gate", [("symbol", Amount), ("place", Place), ("n", Amount)])
StackEmpty = NamedTuple("StackEmpty", [])
Ready = NamedTuple("Ready", [("investigator", Who)])
NotYet = NamedTuple("NotYet", [("investigator", Who)])
Attempt = NamedTuple("Attempt", [])
LaidForRitual = NamedTuple("LaidForRitual", [("investigator", Who), ("cards", Pieces)])
RitualTokens = NamedTuple("RitualTokens", [("symbols", Numbers)])
"""Two symbols."""
RitualCount = NamedTuple("RitualCount", [("n", Amount), ("needed", Amount)])
Won = NamedTuple("Won", [])
Lost = NamedTuple("Lost", [])

OfCards = (
    Round | Lead | DrewAction | Laid | DrewPriority | PriorityShuffled | PriorityTurnedUp | ActionsShuffled | Resolves |
    DrewFive | SetAside | Row | LaidOn
)  # fmt: skip
OfDeeds = Moved | Struck | Destroyed | Lured | Sealed | Unsealed | Repaired | Healed | LostHealth
OfFinds = FoundSymbol | FoundKey | GainedItem | UsedItem | Peeked | Buried | LeftOnTop | Blind | BlindIdle | Redrew
OfMonsters = (
    Spawned | NoneLeft | PoolRefilled | Walked | ToRitual | Stays | BrokenBySeal | Damaged | NoRoomForDamage | Activated |
    NobodyThere | Zone
)  # fmt: skip
OfAncientOne = Burned | HideNext | Reckoning | ReckoningRow | Answered | Gate | StackEmpty
OfRitual = Ready | NotYet | Attempt | LaidForRitual | RitualTokens | RitualCount | Won | Lost
OfItems = Used | Forbidden
AnyTold = OfCards | OfDeeds | OfFinds | OfMonsters | OfAncientOne | OfRitual | OfItems
