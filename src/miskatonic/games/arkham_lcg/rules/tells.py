"""Everything the card game tells: the kinds of log entry, each with what it tells of."""

from typing import Annotated, Final, NamedTuple

from miskatonic.core.declared import Amount, Piece, Seat
from miskatonic.core.declared import Forbidden as Forbidden
from miskatonic.core.declared import Used as Used

SPENDING: Final = "AH-INV-26"
"""The rule by which an entry tells of resources spent; by others they are lost."""

Place = Annotated[int, "place"]

Round = NamedTuple("Round", [("n", Amount)])
Phase = NamedTuple("Phase", [("phase", Amount)])
Leads = NamedTuple("Leads", [("who", Seat)])
Plays = NamedTuple("Plays", [("who", Seat), ("investigator", Piece)])
Mulligan = NamedTuple("Mulligan", [("who", Seat), ("n", Amount)])
Turn = NamedTuple("Turn", [("who", Seat)])
TurnEnded = NamedTuple("TurnEnded", [("who", Seat)])
Drew = NamedTuple("Drew", [("who", Seat), ("card", Piece)])
Reshuffled = NamedTuple("Reshuffled", [("who", Seat)])
NoCards = NamedTuple("NoCards", [("who", Seat)])
"""Neither deck nor discard pile."""
Resources = NamedTuple("Resources", [("who", Seat), ("change", Amount), ("now", Amount)])
Actions = NamedTuple("Actions", [("who", Seat), ("change", Amount), ("now", Amount)])
Moved = NamedTuple("Moved", [("who", Seat), ("place", Place)])
Revealed = NamedTuple("Revealed", [("place", Place), ("clues", Amount)])
TurnsOut = NamedTuple("TurnsOut", [("unseen", Place), ("place", Place)])
"""Which location an unrevealed card is that nobody had looked at."""
Location = NamedTuple("Location", [("place", Place)])
LocationGone = NamedTuple("LocationGone", [("place", Place)])
Clues = NamedTuple("Clues", [("who", Seat), ("place", Place), ("n", Amount)])
CluesReplaced = NamedTuple("CluesReplaced", [("who", Seat), ("card", Piece), ("n", Amount)])
CluesSpent = NamedTuple("CluesSpent", [("who", Seat), ("n", Amount)])
CluesPut = NamedTuple("CluesPut", [("card", Piece), ("n", Amount)])
"""From the token pool on a location or an act."""
CluesGained = NamedTuple("CluesGained", [("who", Seat), ("n", Amount)])
"""From the token pool."""
CluesDropped = NamedTuple("CluesDropped", [("who", Seat), ("place", Place), ("n", Amount)])
Played = NamedTuple("Played", [("who", Seat), ("card", Piece)])
InPlay = NamedTuple("InPlay", [("who", Seat), ("card", Piece)])
Discarded = NamedTuple("Discarded", [("card", Piece)])
DiscardedFromHand = NamedTuple("DiscardedFromHand", [("who", Seat), ("card", Piece)])
UnderDeck = NamedTuple("UnderDeck", [("who", Seat), ("card", Piece)])
"""Not to the discard pile but under the deck."""
Removed = NamedTuple("Removed", [("card", Piece)])
"""Out of the game."""
Readied = NamedTuple("Readied", [("card", Piece)])
Exhausted = NamedTuple("Exhausted", [("card", Piece)])
Uses = NamedTuple("Uses", [("card", Piece), ("left", Amount)])
UsesAdded = NamedTuple("UsesAdded", [("card", Piece), ("n", Amount), ("now", Amount)])
Learned = NamedTuple("Learned", [("who", Seat), ("skill", Amount), ("n", Amount)])
"""More of a skill until the phase ends."""
NoTokens = NamedTuple("NoTokens", [("who", Seat)])
"""No chaos tokens until the turn ends."""
Blanked = NamedTuple("Blanked", [("enemy", Piece)])
"""It has no text until the phase ends."""
ShuffledAway = NamedTuple("ShuffledAway", [("enemy", Piece)])
"""From play into the encounter deck."""
Test = NamedTuple("Test", [("who", Seat), ("skill", Amount), ("difficulty", Amount), ("test", Amount), ("enemy", Piece)])
"""`enemy` is -1 where none is fought or evaded."""
Committed = NamedTuple("Committed", [("who", Seat), ("card", Piece)])
Token = NamedTuple("Token", [("who", Seat), ("token", Amount)])
TokenCancelled = NamedTuple("TokenCancelled", [("who", Seat), ("token", Amount)])
Boosted = NamedTuple("Boosted", [("who", Seat), ("n", Amount)])
Succeeded = NamedTuple("Succeeded", [("who", Seat), ("value", Amount), ("difficulty", Amount), ("by", Amount)])
Failed = NamedTuple("Failed", [("who", Seat), ("value", Amount), ("difficulty", Amount), ("by", Amount)])
Damage = NamedTuple("Damage", [("card", Piece), ("n", Amount)])
Horror = NamedTuple("Horror", [("card", Piece), ("n", Amount)])
HealedDamage = NamedTuple("HealedDamage", [("card", Piece), ("n", Amount)])
HealedHorror = NamedTuple("HealedHorror", [("card", Piece), ("n", Amount)])
DefeatedAsset = NamedTuple("DefeatedAsset", [("card", Piece)])
Defeated = NamedTuple("Defeated", [("who", Seat), ("cause", Amount)])
"""The cause is 0 for damage, 1 for horror, 2 for an effect."""
Resigned = NamedTuple("Resigned", [("who", Seat)])
Trauma = NamedTuple("Trauma", [("who", Seat), ("mental", Amount), ("n", Amount)])
"""Mental is 1, physical 0."""
Encounter = NamedTuple("Encounter", [("who", Seat), ("card", Piece)])
EncountersReshuffled = NamedTuple("EncountersReshuffled", [])
Spawned = NamedTuple("Spawned", [("enemy", Piece), ("place", Place)])
NoSpawn = NamedTuple("NoSpawn", [("enemy", Piece)])
Engaged = NamedTuple("Engaged", [("enemy", Piece), ("who", Seat)])
Disengaged = NamedTuple("Disengaged", [("enemy", Piece), ("place", Place)])
Evaded = NamedTuple("Evaded", [("who", Seat), ("enemy", Piece)])
Attacks = NamedTuple("Attacks", [("enemy", Piece), ("who", Seat)])
NoAttack = NamedTuple("NoAttack", [("enemy", Piece), ("who", Seat)])
"""It cannot."""
EnemyMoved = NamedTuple("EnemyMoved", [("enemy", Piece), ("place", Place)])
EnemyDefeated = NamedTuple("EnemyDefeated", [("enemy", Piece), ("who", Seat)])
"""`who` is -1 when nobody did it."""
Attached = NamedTuple("Attached", [("card", Piece), ("place", Place)])
Threat = NamedTuple("Threat", [("card", Piece), ("who", Seat)])
Doom = NamedTuple("Doom", [("card", Piece), ("now", Amount)])
Agenda = NamedTuple("Agenda", [("agenda", Piece)])
"""It advances."""
NewAgenda = NamedTuple("NewAgenda", [("agenda", Piece)])
Act = NamedTuple("Act", [("act", Piece)])
"""It advances."""
NewAct = NamedTuple("NewAct", [("act", Piece)])
Victory = NamedTuple("Victory", [("card", Piece)])
TokenAdded = NamedTuple("TokenAdded", [("token", Amount)])
"""To the chaos bag."""
HandSearched = NamedTuple("HandSearched", [("who", Seat), ("card", Piece)])
Looked = NamedTuple("Looked", [("who", Seat), ("whose", Seat)])
"""`whose` deck: -1 is the encounter deck."""
Returned = NamedTuple("Returned", [("who", Seat), ("card", Piece)])
Experience = NamedTuple("Experience", [("who", Seat), ("n", Amount)])
Killed = NamedTuple("Killed", [("who", Seat)])
Insane = NamedTuple("Insane", [("who", Seat)])
ScenarioBegins = NamedTuple("ScenarioBegins", [("scenario", Amount)])
"""Of a campaign."""
NewInvestigator = NamedTuple("NewInvestigator", [("who", Seat), ("investigator", Piece)])
SitsOut = NamedTuple("SitsOut", [("who", Seat)])
ComesBack = NamedTuple("ComesBack", [("who", Seat)])
DeckReady = NamedTuple("DeckReady", [("who", Seat), ("left", Amount)])
"""`left` experience is kept."""
Bought = NamedTuple("Bought", [("who", Seat), ("card", Piece), ("replaced", Piece), ("cost", Amount)])
Earned = NamedTuple("Earned", [("who", Seat), ("card", Piece)])
"""`who` is -1 for an investigator who is yet to come."""
Recorded = NamedTuple("Recorded", [("record", Amount)])
GainsWeakness = NamedTuple("GainsWeakness", [("who", Seat), ("card", Piece)])
CrossedOut = NamedTuple("CrossedOut", [("record", Amount)])
Interrogated = NamedTuple("Interrogated", [("enemy", Piece)])
Escaped = NamedTuple("Escaped", [("enemy", Piece)])
Resolution = NamedTuple("Resolution", [("n", Amount), ("scenario", Amount)])
Won = NamedTuple("Won", [])
Lost = NamedTuple("Lost", [])
Survived = NamedTuple("Survived", [])
"""Neither."""

OfCourse = (
    Round | Phase | Leads | Plays | Mulligan | Turn | TurnEnded | Drew | Reshuffled | NoCards | Resources | Actions
)  # fmt: skip
OfPlaces = (
    Moved | Revealed | TurnsOut | Location | LocationGone | Clues | CluesReplaced | CluesSpent | CluesPut | CluesGained |
    CluesDropped
)  # fmt: skip
OfCards = (
    Played | InPlay | Discarded | DiscardedFromHand | UnderDeck | Removed | Readied | Exhausted | Uses | UsesAdded |
    Learned | NoTokens | Blanked | ShuffledAway | Used | Forbidden
)  # fmt: skip
OfTests = Test | Committed | Token | TokenCancelled | Boosted | Succeeded | Failed
OfHarm = Damage | Horror | HealedDamage | HealedHorror | DefeatedAsset | Defeated | Resigned | Trauma
OfEnemies = (
    Encounter | EncountersReshuffled | Spawned | NoSpawn | Engaged | Disengaged | Evaded | Attacks | NoAttack | EnemyMoved
    | EnemyDefeated | Attached | Threat
)  # fmt: skip
OfStory = Doom | Agenda | NewAgenda | Act | NewAct | Victory | TokenAdded | HandSearched | Looked | Returned
OfCampaign = (
    Experience | Killed | Earned | Recorded | GainsWeakness | CrossedOut | Interrogated | Escaped | Resolution | Insane |
    ScenarioBegins | NewInvestigator | SitsOut | ComesBack | DeckReady | Bought | Won | Lost
    | Survived
)  # fmt: skip
AnyTold = OfCourse | OfPlaces | OfCards | OfTests | OfHarm | OfEnemies | OfStory | OfCampaign
