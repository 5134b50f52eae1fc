"""Everything En Route tells: the kinds of log entry, each with what it tells of."""

from typing import Annotated, NamedTuple

from miskatonic.core.declared import Amount, Numbers, Piece, Pieces, Seat
from miskatonic.core.declared import Forbidden as Forbidden
from miskatonic.core.declared import Used as Used

Location = Annotated[int, "location"]
Crossroads = Annotated[int, "crossroads"]
Road = Annotated[int, "road"]
Roads = Annotated[tuple[int, ...], "road"]
Landmark = Annotated[int, "track"]

CityOpens = NamedTuple("CityOpens", [("city", Amount)])
Round = NamedTuple("Round", [("n", Amount)])
OpeningRound = NamedTuple("OpeningRound", [("n", Amount)])
Leads = NamedTuple("Leads", [("seat", Seat)])
Played = NamedTuple("Played", [("seat", Seat), ("card", Piece)])
LaidDown = NamedTuple("LaidDown", [("seat", Seat), ("card", Piece)])
Kept = NamedTuple("Kept", [("seat", Seat), ("card", Piece), ("discarded", Piece)])
Refreshed = NamedTuple("Refreshed", [("seat", Seat)])
Reshuffled = NamedTuple("Reshuffled", [])
RatingChanged = NamedTuple("RatingChanged", [("landmark", Landmark), ("change", Amount), ("marked", Amount)])
RatingFull = NamedTuple("RatingFull", [("landmark", Landmark)])
ChosePair = NamedTuple("ChosePair", [("seat", Seat), ("cards", Pieces)])
Changed = NamedTuple("Changed", [("seat", Seat), ("old", Amount), ("new", Amount)])
Chose = NamedTuple("Chose", [("seat", Seat), ("place", Location)])
FoundNone = NamedTuple("FoundNone", [("seat", Seat)])
DrewTourists = NamedTuple("DrewTourists", [("seat", Seat), ("place", Location), ("tourists", Numbers)])
DrewSegments = NamedTuple("DrewSegments", [("seat", Seat), ("roads", Roads)])
ErasedSegment = NamedTuple("ErasedSegment", [("seat", Seat), ("road", Road)])
VisitedCafe = NamedTuple("VisitedCafe", [("seat", Seat), ("at", Crossroads), ("bonus", Amount)])
UsedBonus = NamedTuple("UsedBonus", [("seat", Seat), ("use", Amount)])
Walked = NamedTuple("Walked", [("seat", Seat), ("segments", Amount), ("tourists", Amount)])
GoalMet = NamedTuple("GoalMet", [("seat", Seat), ("goal", Piece), ("result", Amount), ("points", Amount)])
Scored = NamedTuple("Scored", [("seat", Seat), ("total", Amount), ("parts", Numbers)])
Ranked = NamedTuple("Ranked", [("seat", Seat), ("place", Amount), ("total", Amount)])
ChallengeWon = NamedTuple("ChallengeWon", [("points", Amount), ("goals", Amount)])
ChallengeLost = NamedTuple("ChallengeLost", [("points", Amount), ("goals", Amount)])

AnyTold = (
    CityOpens | Round | OpeningRound | Leads | Played | LaidDown | Kept | Refreshed | Reshuffled | RatingChanged | RatingFull
    | ChosePair | Changed | Chose | FoundNone | DrewTourists | DrewSegments | ErasedSegment | VisitedCafe | UsedBonus
    | Walked | GoalMet | Scored | Ranked | ChallengeWon | ChallengeLost | Forbidden | Used
)  # fmt: skip
