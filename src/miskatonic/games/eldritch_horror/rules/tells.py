"""Everything Eldritch Horror tells: the kinds of log entry, each with what it tells of. People are investigators."""

from typing import Annotated, NamedTuple

from miskatonic.core.declared import Amount, Numbers, Piece, Pieces, Seat, Who
from miskatonic.core.declared import Forbidden as Forbidden
from miskatonic.core.declared import Used as Used

Space = Annotated[int, "space"]

# -------------------------------------------------------------------- rounds and phases

Enters = NamedTuple("Enters", [("seat", Seat), ("investigator", Piece), ("space", Space)])
LeadIs = NamedTuple("LeadIs", [("who", Who)])
Round = NamedTuple("Round", [("number", Amount)])
Phase = NamedTuple("Phase", [("phase", Amount)])
Turn = NamedTuple("Turn", [("who", Who)])
TurnEnds = NamedTuple("TurnEnds", [("who", Who)])
"""By becoming Delayed in the own turn."""
StandsUp = NamedTuple("StandsUp", [("who", Who)])
Won = NamedTuple("Won", [])
GameLost = NamedTuple("GameLost", [])

# -------------------------------------------------------------------- actions

Moves = NamedTuple("Moves", [("who", Who), ("space", Space)])
SpentTicket = NamedTuple("SpentTicket", [("who", Who), ("kind", Amount)])
GainedTicket = NamedTuple("GainedTicket", [("who", Who), ("kind", Amount)])
DroppedTicket = NamedTuple("DroppedTicket", [("who", Who), ("kind", Amount)])
Rests = NamedTuple("Rests", [("who", Who)])
Gave = NamedTuple("Gave", [("who", Who), ("other", Who), ("pieces", Pieces)])
GaveTickets = NamedTuple("GaveTickets", [("who", Who), ("other", Who), ("kind", Amount), ("n", Amount)])
NoTrade = NamedTuple("NoTrade", [("who", Who), ("other", Who)])
Acquires = NamedTuple("Acquires", [("who", Who)])
Loan = NamedTuple("Loan", [("who", Who)])
Reserve = NamedTuple("Reserve", [("card", Piece)])
"""A card comes into the reserve."""
ReserveEmpty = NamedTuple("ReserveEmpty", [])

# -------------------------------------------------------------------- investigators

Lost = NamedTuple("Lost", [("who", Who), ("value", Amount), ("n", Amount), ("left", Amount)])
Prevented = NamedTuple("Prevented", [("who", Who), ("value", Amount), ("n", Amount)])
Recovered = NamedTuple("Recovered", [("who", Who), ("value", Amount), ("n", Amount)])
Spent = NamedTuple("Spent", [("who", Who), ("value", Amount), ("n", Amount)])
SpentClues = NamedTuple("SpentClues", [("who", Who), ("n", Amount)])
OneFewer = NamedTuple("OneFewer", [("who", Who)])
Gained = NamedTuple("Gained", [("who", Who), ("card", Piece)])
GainedClue = NamedTuple("GainedClue", [("who", Who), ("clue", Piece)])
NotFound = NamedTuple("NotFound", [("who", Who), ("kind", Amount)])
Discarded = NamedTuple("Discarded", [("who", Who), ("piece", Piece)])
GaveWay = NamedTuple("GaveWay", [("who", Who), ("card", Piece)])
"""A Condition was discarded instead of gaining its opposite."""
Improved = NamedTuple("Improved", [("who", Who), ("skill", Amount), ("level", Amount)])
GaveUpImprovement = NamedTuple("GaveUpImprovement", [("who", Who), ("skill", Amount), ("level", Amount)])
Delayed = NamedTuple("Delayed", [("who", Who)])
NotDelayed = NamedTuple("NotDelayed", [("who", Who)])
NotDetained = NamedTuple("NotDetained", [("who", Who)])
Casts = NamedTuple("Casts", [("who", Who), ("spell", Piece)])
TurnedOver = NamedTuple("TurnedOver", [("who", Who), ("card", Piece), ("back", Piece)])
LooksAtBack = NamedTuple("LooksAtBack", [("who", Who), ("card", Piece), ("back", Piece)])
Defeated = NamedTuple("Defeated", [("who", Who), ("value", Amount)])
Devoured = NamedTuple("Devoured", [("who", Who)])
Out = NamedTuple("Out", [("seat", Seat)])
Meets = NamedTuple("Meets", [("who", Who), ("fallen", Piece)])
Forgotten = NamedTuple("Forgotten", [("fallen", Piece)])

# -------------------------------------------------------------------- tests and encounters

Rolls = NamedTuple("Rolls", [("who", Who), ("skill", Amount), ("dice", Numbers)])
Rerolls = NamedTuple("Rerolls", [("who", Who), ("before", Numbers), ("after", Numbers)])
Raises = NamedTuple("Raises", [("who", Who), ("face", Amount)])
TestResult = NamedTuple("TestResult", [("who", Who), ("skill", Amount), ("successes", Amount)])
RollsDie = NamedTuple("RollsDie", [("who", Who), ("face", Amount)])
"""A roll that is no test."""
Encounter = NamedTuple("Encounter", [("who", Who), ("card", Piece), ("section", Amount), ("deck", Amount)])
Combat = NamedTuple("Combat", [("who", Who), ("monster", Piece), ("ambush", Amount)])

# -------------------------------------------------------------------- the board

MonsterSpawned = NamedTuple("MonsterSpawned", [("monster", Piece), ("space", Space)])
MonsterMoved = NamedTuple("MonsterMoved", [("monster", Piece), ("space", Space)])
MonsterHurt = NamedTuple("MonsterHurt", [("monster", Piece), ("n", Amount)])
MonsterHealed = NamedTuple("MonsterHealed", [("monster", Piece), ("n", Amount)])
MonsterDefeated = NamedTuple("MonsterDefeated", [("who", Who), ("monster", Piece)])
MonsterDiscarded = NamedTuple("MonsterDiscarded", [("monster", Piece)])
NoMonster = NamedTuple("NoMonster", [])
"""None of the kind is left to be spawned."""
GateSpawned = NamedTuple("GateSpawned", [("gate", Piece), ("space", Space)])
GateClosed = NamedTuple("GateClosed", [("who", Who), ("gate", Piece)])
GateDiscarded = NamedTuple("GateDiscarded", [("gate", Piece)])
NotClosed = NamedTuple("NotClosed", [])
NoGate = NamedTuple("NoGate", [])
LooksAtGates = NamedTuple("LooksAtGates", [("who", Who), ("gates", Pieces)])
ClueSpawned = NamedTuple("ClueSpawned", [("clue", Piece), ("space", Space)])
ClueMoved = NamedTuple("ClueMoved", [("clue", Piece), ("space", Space)])
ClueDiscarded = NamedTuple("ClueDiscarded", [("clue", Piece)])
NoClue = NamedTuple("NoClue", [])
RandomSpace = NamedTuple("RandomSpace", [("space", Space)])
EldritchPlaced = NamedTuple("EldritchPlaced", [("space", Space)])
Expedition = NamedTuple("Expedition", [("space", Space)])
ExpeditionsGone = NamedTuple("ExpeditionsGone", [("space", Space)])
AssetsGone = NamedTuple("AssetsGone", [("value", Amount)])

# -------------------------------------------------------------------- the Ancient One and the Mythos

DoomAdvanced = NamedTuple("DoomAdvanced", [("now", Amount)])
DoomRetreated = NamedTuple("DoomRetreated", [("now", Amount)])
Omen = NamedTuple("Omen", [("colour", Amount)])
OnGreen = NamedTuple("OnGreen", [("n", Amount)])
Awakens = NamedTuple("Awakens", [("sheet", Piece)])
Mythos = NamedTuple("Mythos", [("card", Piece)])
MythosDiscarded = NamedTuple("MythosDiscarded", [("card", Piece)])
Reckoning = NamedTuple("Reckoning", [])
RumorToken = NamedTuple("RumorToken", [("card", Piece), ("space", Space)])
RumorSolved = NamedTuple("RumorSolved", [("card", Piece)])
TokensLeft = NamedTuple("TokensLeft", [("card", Piece), ("n", Amount)])
TokensPut = NamedTuple("TokensPut", [("card", Piece), ("token", Amount), ("n", Amount)])
Kept = NamedTuple("Kept", [("piece", Piece), ("card", Piece)])
Mystery = NamedTuple("Mystery", [("card", Piece)])
MysterySolved = NamedTuple("MysterySolved", [("card", Piece)])
MysteryLost = NamedTuple("MysteryLost", [("card", Piece)])
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
