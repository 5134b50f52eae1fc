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
RatingChanged = NamedTuple("RatingChanged", [("landmark", Landmark), ("change", Amount), ("worth", Amount)])
RatingFull = NamedTuple("RatingFull", [("landmark", Landmark)])
CellMarkedAlready = NamedTuple("CellMarkedAlready", [("landmark", Landmark), ("cell", Amount)])
ChosePair = NamedTuple("ChosePair", [("seat", Seat), ("cards", Pieces)])
Changed = NamedTuple("Changed", [("seat", Seat), ("old", Amount), ("new", Amount)])
Chose = NamedTuple("Chose", [("seat", Seat), ("place", Location)])
FoundNone = NamedTuple("FoundNone", [("seat", Seat)])
DrewTourists = NamedTuple("DrewTourists", [("seat", Seat), ("place", Location), ("tourists", Numbers)])
DrewSegments = NamedTuple("DrewSegments", [("seat", Seat), ("roads", Roads), ("forced", Amount)])
ErasedSegment = NamedTuple("ErasedSegment", [("seat", Seat), ("road", Road)])
TookTurn = NamedTuple(
    "TookTurn",
    [
        ("seat", Seat), ("place", Location), ("tourists", Numbers), ("segments", Amount), ("city", Amount),
        ("sights", Numbers), ("bonuses", Numbers), ("gain", Amount), ("points", Amount),
    ],
)  # fmt: skip
VisitedCafe = NamedTuple("VisitedCafe", [("seat", Seat), ("at", Crossroads), ("bonus", Amount)])
UsedBonus = NamedTuple("UsedBonus", [("seat", Seat), ("use", Amount)])
Walked = NamedTuple("Walked", [("seat", Seat), ("segments", Amount), ("tourists", Amount)])
GoalMet = NamedTuple("GoalMet", [("seat", Seat), ("goal", Piece), ("result", Amount), ("points", Amount)])
Scored = NamedTuple("Scored", [("seat", Seat), ("total", Amount), ("parts", Numbers)])
Ranked = NamedTuple("Ranked", [("seat", Seat), ("place", Amount), ("total", Amount)])
TeamRanked = NamedTuple("TeamRanked", [("seat", Seat), ("partner", Seat), ("place", Amount), ("total", Amount)])
ChallengeWon = NamedTuple("ChallengeWon", [("points", Amount), ("goals", Amount), ("reward", Amount)])
ChallengeLost = NamedTuple("ChallengeLost", [("points", Amount), ("goals", Amount), ("reward", Amount)])
Rolled = NamedTuple("Rolled", [("dice", Pieces), ("faces", Numbers)])
TookDie = NamedTuple("TookDie", [("seat", Seat), ("die", Piece)])
TookDice = NamedTuple("TookDice", [("seat", Seat), ("dice", Pieces)])
RemovedDie = NamedTuple("RemovedDie", [("seat", Seat), ("die", Piece)])
OfferedDie = NamedTuple("OfferedDie", [("die", Piece)])
BetMarks = NamedTuple("BetMarks", [("half_stars", Amount), ("sevens", Amount)])
RemoteTourists = NamedTuple("RemoteTourists", [("colour", Amount), ("n", Amount)])
CuriosityRevealed = NamedTuple("CuriosityRevealed", [("card", Piece)])
BetMade = NamedTuple("BetMade", [("seat", Seat), ("casino", Amount)])
BetPaid = NamedTuple(
    "BetPaid", [("seat", Seat), ("casino", Amount), ("bet", Amount), ("number", Amount), ("points", Amount)]
)
GainedTome = NamedTuple("GainedTome", [("seat", Seat), ("tome", Amount)])
EventRevealed = NamedTuple("EventRevealed", [("event", Piece)])
EventRolled = NamedTuple("EventRolled", [("p", Amount), ("q", Amount)])
EventDrawn = NamedTuple("EventDrawn", [("seat", Seat), ("sheet", Seat), ("event", Piece)])
Madness = NamedTuple("Madness", [("seat", Seat), ("n", Amount)])
Swapped = NamedTuple("Swapped", [("seat", Seat), ("one", Amount), ("other", Amount)])
Confronts = NamedTuple("Confronts", [("seat", Seat), ("results", Numbers)])
UsedTome = NamedTuple("UsedTome", [("seat", Seat), ("tome", Amount)])
Outcomes = NamedTuple("Outcomes", [("seat", Seat), ("successes", Amount), ("failures", Amount)])
LostToTheAncientOne = NamedTuple("LostToTheAncientOne", [("seat", Seat)])
LostTourists = NamedTuple("LostTourists", [("seat", Seat), ("colour", Amount), ("n", Amount)])
CrossedOut = NamedTuple("CrossedOut", [("seat", Seat), ("place", Location)])
Drowned = NamedTuple("Drowned", [("seat", Seat), ("colour", Amount)])
Emptied = NamedTuple("Emptied", [("seat", Seat), ("place", Location)])
Rewarded = NamedTuple("Rewarded", [("seat", Seat), ("points", Amount)])
FameGained = NamedTuple("FameGained", [("seat", Seat), ("fame", Amount), ("total", Amount)])
SupportChosen = NamedTuple("SupportChosen", [("seat", Seat), ("bonus", Amount)])
CampaignRanked = NamedTuple("CampaignRanked", [("seat", Seat), ("place", Amount), ("fame", Amount)])
Achieved = NamedTuple("Achieved", [("seat", Seat), ("achievement", Amount)])
TakesTheLead = NamedTuple("TakesTheLead", [("seat", Seat), ("points", Amount), ("other", Seat), ("less", Amount)])
TeamTakesTheLead = NamedTuple("TeamTakesTheLead", [("seat", Seat), ("partner", Seat), ("points", Amount), ("less", Amount)])
BestTurn = NamedTuple("BestTurn", [("seat", Seat), ("points", Amount)])
LongestStretch = NamedTuple("LongestStretch", [("seat", Seat), ("segments", Amount)])

OfRounds = (
    CityOpens | Round | OpeningRound | Leads | Played | LaidDown | Kept | Refreshed | Reshuffled | RatingChanged |
    RatingFull | CellMarkedAlready | Forbidden | Used
)  # fmt: skip
OfDrawing = (
    ChosePair | Changed | Chose | FoundNone | DrewTourists | DrewSegments | TookTurn | ErasedSegment | VisitedCafe |
    UsedBonus | Walked
)  # fmt: skip
OfScores = (
    GoalMet | Scored | Ranked | TeamRanked | TakesTheLead | TeamTakesTheLead | BestTurn | LongestStretch | ChallengeWon |
    ChallengeLost
)  # fmt: skip
OfCities = (
    Rolled | TookDie | TookDice | RemovedDie | OfferedDie | BetMarks | RemoteTourists | CuriosityRevealed | BetMade |
    BetPaid | GainedTome
)  # fmt: skip
OfEvents = EventRevealed | EventRolled | EventDrawn | Madness | Swapped
OfAncientOne = (
    Confronts | UsedTome | Outcomes | LostToTheAncientOne | LostTourists | CrossedOut | Drowned | Emptied | Rewarded
)  # fmt: skip
OfCampaign = FameGained | SupportChosen | CampaignRanked | Achieved
AnyTold = OfRounds | OfDrawing | OfScores | OfCities | OfEvents | OfAncientOne | OfCampaign
