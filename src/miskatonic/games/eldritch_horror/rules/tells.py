"""Everything Eldritch Horror tells: the kinds of log entry, each with what it tells of. People are investigators."""

from typing import Annotated, NamedTuple

from miskatonic.core import declared
from miskatonic.core.declared import Forbidden as Forbidden
from miskatonic.core.declared import Used as Used

Space = Annotated[int, "space"]

# -------------------------------------------------------------------- rounds and phases

Enters = NamedTuple("Enters", [("seat", declared.Seat), ("investigator", declared.Piece), ("space", Space)])
LeadIs = NamedTuple("LeadIs", [("who", declared.Who)])
Round = NamedTuple("Round", [("number", declared.Amount)])
Phase = NamedTuple("Phase", [("phase", declared.Amount)])
Turn = NamedTuple("Turn", [("who", declared.Who)])
TurnEnds = NamedTuple("TurnEnds", [("who", declared.Who)])
"""By becoming Delayed in the own turn."""
StandsUp = NamedTuple("StandsUp", [("who", declared.Who)])
Won = NamedTuple("Won", [])
GameLost = NamedTuple("GameLost", [])

# -------------------------------------------------------------------- actions

Moves = NamedTuple("Moves", [("who", declared.Who), ("space", Space)])
SpentTicket = NamedTuple("SpentTicket", [("who", declared.Who), ("kind", declared.Amount)])
GainedTicket = NamedTuple("GainedTicket", [("who", declared.Who), ("kind", declared.Amount)])
DroppedTicket = NamedTuple("DroppedTicket", [("who", declared.Who), ("kind", declared.Amount)])
Rests = NamedTuple("Rests", [("who", declared.Who)])
Gave = NamedTuple("Gave", [("who", declared.Who), ("other", declared.Who), ("pieces", declared.Pieces)])
GaveTickets = NamedTuple(
    "GaveTickets", [("who", declared.Who), ("other", declared.Who), ("kind", declared.Amount), ("n", declared.Amount)]
)
NoTrade = NamedTuple("NoTrade", [("who", declared.Who), ("other", declared.Who)])
Acquires = NamedTuple("Acquires", [("who", declared.Who)])
Loan = NamedTuple("Loan", [("who", declared.Who)])
Reserve = NamedTuple("Reserve", [("card", declared.Piece)])
"""A card comes into the reserve."""
ReserveEmpty = NamedTuple("ReserveEmpty", [])

# -------------------------------------------------------------------- investigators

Lost = NamedTuple(
    "Lost", [("who", declared.Who), ("value", declared.Amount), ("n", declared.Amount), ("left", declared.Amount)]
)
Prevented = NamedTuple("Prevented", [("who", declared.Who), ("value", declared.Amount), ("n", declared.Amount)])
Recovered = NamedTuple("Recovered", [("who", declared.Who), ("value", declared.Amount), ("n", declared.Amount)])
Spent = NamedTuple("Spent", [("who", declared.Who), ("value", declared.Amount), ("n", declared.Amount)])
SpentClues = NamedTuple("SpentClues", [("who", declared.Who), ("n", declared.Amount)])
OneFewer = NamedTuple("OneFewer", [("who", declared.Who)])
Gained = NamedTuple("Gained", [("who", declared.Who), ("card", declared.Piece)])
GainedClue = NamedTuple("GainedClue", [("who", declared.Who), ("clue", declared.Piece)])
NotFound = NamedTuple("NotFound", [("who", declared.Who), ("kind", declared.Amount)])
Discarded = NamedTuple("Discarded", [("who", declared.Who), ("piece", declared.Piece)])
GaveWay = NamedTuple("GaveWay", [("who", declared.Who), ("card", declared.Piece)])
"""A Condition was discarded instead of gaining its opposite."""
Improved = NamedTuple("Improved", [("who", declared.Who), ("skill", declared.Amount), ("level", declared.Amount)])
GaveUpImprovement = NamedTuple(
    "GaveUpImprovement", [("who", declared.Who), ("skill", declared.Amount), ("level", declared.Amount)]
)
Delayed = NamedTuple("Delayed", [("who", declared.Who)])
NotDelayed = NamedTuple("NotDelayed", [("who", declared.Who)])
NotDetained = NamedTuple("NotDetained", [("who", declared.Who)])
Casts = NamedTuple("Casts", [("who", declared.Who), ("spell", declared.Piece)])
TurnedOver = NamedTuple("TurnedOver", [("who", declared.Who), ("card", declared.Piece), ("back", declared.Piece)])
LooksAtBack = NamedTuple("LooksAtBack", [("who", declared.Who), ("card", declared.Piece), ("back", declared.Piece)])
Defeated = NamedTuple("Defeated", [("who", declared.Who), ("value", declared.Amount)])
Devoured = NamedTuple("Devoured", [("who", declared.Who)])
Out = NamedTuple("Out", [("seat", declared.Seat), ("fallen", declared.Piece)])
Meets = NamedTuple("Meets", [("who", declared.Who), ("fallen", declared.Piece)])
Forgotten = NamedTuple("Forgotten", [("fallen", declared.Piece)])

# -------------------------------------------------------------------- tests and encounters

Rolls = NamedTuple(
    "Rolls", [("who", declared.Who), ("skill", declared.Amount), ("dice", declared.Numbers), ("least", declared.Amount)]
)
"""A roll for a test; `least` is the face from which on a die is a success."""
Rerolls = NamedTuple("Rerolls", [("who", declared.Who), ("before", declared.Numbers), ("after", declared.Numbers)])
Raises = NamedTuple("Raises", [("who", declared.Who), ("face", declared.Amount)])
TestResult = NamedTuple(
    "TestResult",
    [("who", declared.Who), ("skill", declared.Amount), ("need", declared.Amount), ("successes", declared.Amount)],
)
"""How many successes passed the test; 0 where there was nothing to pass."""
RollsDie = NamedTuple("RollsDie", [("who", declared.Who), ("face", declared.Amount)])
"""A roll that is no test."""
Encounter = NamedTuple(
    "Encounter", [("who", declared.Who), ("card", declared.Piece), ("section", declared.Amount), ("deck", declared.Amount)]
)
Combat = NamedTuple("Combat", [("who", declared.Who), ("monster", declared.Piece), ("ambush", declared.Amount)])

# -------------------------------------------------------------------- the board

MonsterSpawned = NamedTuple("MonsterSpawned", [("monster", declared.Piece), ("space", Space)])
MonsterMoved = NamedTuple("MonsterMoved", [("monster", declared.Piece), ("space", Space)])
MonsterHurt = NamedTuple("MonsterHurt", [("monster", declared.Piece), ("n", declared.Amount)])
MonsterHealed = NamedTuple("MonsterHealed", [("monster", declared.Piece), ("n", declared.Amount)])
MonsterDefeated = NamedTuple("MonsterDefeated", [("who", declared.Who), ("monster", declared.Piece)])
MonsterDiscarded = NamedTuple("MonsterDiscarded", [("monster", declared.Piece)])
NoMonster = NamedTuple("NoMonster", [])
"""None of the kind is left to be spawned."""
GateSpawned = NamedTuple("GateSpawned", [("gate", declared.Piece), ("space", Space)])
GateClosed = NamedTuple("GateClosed", [("who", declared.Who), ("gate", declared.Piece)])
GateDiscarded = NamedTuple("GateDiscarded", [("gate", declared.Piece)])
NotClosed = NamedTuple("NotClosed", [])
NoGate = NamedTuple("NoGate", [])
LooksAtGates = NamedTuple("LooksAtGates", [("who", declared.Who), ("gates", declared.Pieces)])
ClueSpawned = NamedTuple("ClueSpawned", [("clue", declared.Piece), ("space", Space)])
ClueMoved = NamedTuple("ClueMoved", [("clue", declared.Piece), ("space", Space)])
ClueDiscarded = NamedTuple("ClueDiscarded", [("clue", declared.Piece)])
NoClue = NamedTuple("NoClue", [])
RandomSpace = NamedTuple("RandomSpace", [("space", Space)])
EldritchPlaced = NamedTuple("EldritchPlaced", [("space", Space)])
Expedition = NamedTuple("Expedition", [("space", Space)])
ExpeditionsGone = NamedTuple("ExpeditionsGone", [("space", Space)])
AssetsGone = NamedTuple("AssetsGone", [("value", declared.Amount)])

# -------------------------------------------------------------------- the Ancient One and the Mythos

DoomAdvanced = NamedTuple("DoomAdvanced", [("now", declared.Amount)])
DoomRetreated = NamedTuple("DoomRetreated", [("now", declared.Amount)])
Omen = NamedTuple("Omen", [("colour", declared.Amount)])
OnGreen = NamedTuple("OnGreen", [("n", declared.Amount)])
Awakens = NamedTuple("Awakens", [("sheet", declared.Piece)])
Mythos = NamedTuple("Mythos", [("card", declared.Piece)])
MythosDiscarded = NamedTuple("MythosDiscarded", [("card", declared.Piece)])
Reckoning = NamedTuple("Reckoning", [])
RumorToken = NamedTuple("RumorToken", [("card", declared.Piece), ("space", Space)])
RumorSolved = NamedTuple("RumorSolved", [("card", declared.Piece)])
TokensLeft = NamedTuple("TokensLeft", [("card", declared.Piece), ("n", declared.Amount)])
TokensPut = NamedTuple("TokensPut", [("card", declared.Piece), ("token", declared.Amount), ("n", declared.Amount)])
Kept = NamedTuple("Kept", [("piece", declared.Piece), ("card", declared.Piece)])
Mystery = NamedTuple("Mystery", [("card", declared.Piece)])
MysterySolved = NamedTuple("MysterySolved", [("card", declared.Piece)])
MysteryLost = NamedTuple("MysteryLost", [("card", declared.Piece)])
MysteryToken = NamedTuple("MysteryToken", [("space", Space)])

AnyTold = (
    Enters | LeadIs | Round | Phase | Turn | TurnEnds | StandsUp | Won | GameLost | Moves | SpentTicket | GainedTicket
    | DroppedTicket | Rests | Gave | GaveTickets | NoTrade | Acquires | Loan | Reserve | ReserveEmpty | Lost | Prevented
    | Recovered | Spent | SpentClues | OneFewer | Gained | GainedClue | NotFound | Discarded | GaveWay | Improved
    | GaveUpImprovement | Delayed | NotDelayed | NotDetained | Casts | TurnedOver | LooksAtBack | Defeated | Devoured | Out
    | Meets | Forgotten | Rolls | Rerolls | Raises | TestResult | RollsDie | Encounter | Combat | MonsterSpawned
    | MonsterMoved
    | MonsterHurt | MonsterHealed | MonsterDefeated | MonsterDiscarded | NoMonster | GateSpawned | GateClosed | GateDiscarded
    | NotClosed | NoGate | LooksAtGates | ClueSpawned | ClueMoved | ClueDiscarded | NoClue | RandomSpace | EldritchPlaced
    | Expedition | ExpeditionsGone | AssetsGone | DoomAdvanced | DoomRetreated | Omen | OnGreen | Awakens | Mythos
    | MythosDiscarded | Reckoning | RumorToken | RumorSolved | TokensLeft | TokensPut | Kept | Mystery | MysterySolved
    | MysteryLost | MysteryToken | Used | Forbidden
)  # fmt: skip
