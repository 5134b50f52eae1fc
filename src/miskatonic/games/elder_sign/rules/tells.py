"""Everything Elder Sign tells: the kinds of log entry, each with what it tells of."""

from typing import Annotated, NamedTuple

from miskatonic.core.declared import Amount, Piece, Pieces, Seat, Who
from miskatonic.core.declared import Forbidden as Forbidden
from miskatonic.core.declared import Used as Used

Place = Annotated[int, "place"]
Rolled = Annotated[tuple[int, ...], "rolled"]
"""A die and what it shows, for every die rolled."""

Enters = NamedTuple("Enters", [("seat", Seat), ("investigator", Piece)])
FirstPlayer = NamedTuple("FirstPlayer", [("who", Who)])
Turn = NamedTuple("Turn", [("who", Who)])
Moves = NamedTuple("Moves", [("who", Who), ("place", Place), ("card", Piece)])
"""The entrance is -1, and has no adventure (-1)."""
Stays = NamedTuple("Stays", [("who", Who)])
Rolls = NamedTuple("Rolls", [("who", Who), ("dice", Rolled)])
"""A pair (die, face) for every die rolled."""
Rerolls = NamedTuple("Rerolls", [("who", Who), ("dice", Rolled)])
SpentClue = NamedTuple("SpentClue", [("who", Who)])
Completes = NamedTuple("Completes", [("who", Who), ("task", Amount), ("monster", Piece), ("dice", Rolled)])
"""A pair (die, face) for every die put on the task; the monster on it is -1 without one."""
CompletesFree = NamedTuple("CompletesFree", [("who", Who), ("task", Amount), ("monster", Piece)])
"""The monster on the task is -1 without one."""
RollFailed = NamedTuple("RollFailed", [("who", Who)])
Terror = NamedTuple("Terror", [("who", Who)])
TerrorIgnored = NamedTuple("TerrorIgnored", [("who", Who)])
Removed = NamedTuple("Removed", [("who", Who), ("die", Piece), ("face", Amount)])
"""The face is -1 for a die that was not rolled."""
Focused = NamedTuple("Focused", [("who", Who), ("die", Piece), ("face", Amount)])
AskedHelp = NamedTuple("AskedHelp", [("who", Who), ("helper", Who)])
Helped = NamedTuple("Helped", [("who", Who), ("helper", Who), ("die", Piece), ("face", Amount)])
RefusedHelp = NamedTuple("RefusedHelp", [("helper", Who)])
Held = NamedTuple("Held", [("who", Who), ("spell", Piece), ("die", Piece), ("face", Amount)])
TakenOff = NamedTuple("TakenOff", [("who", Who), ("spell", Piece), ("die", Piece)])
Added = NamedTuple("Added", [("who", Who), ("die", Piece)])
NotAdded = NamedTuple("NotAdded", [("die", Piece)])
"""It was in the pool, locked or held, or had left the pool."""
Changed = NamedTuple("Changed", [("who", Who), ("die", Piece), ("before", Amount), ("after", Amount)])
Locked = NamedTuple("Locked", [("by", Piece), ("die", Piece)])
LockWaits = NamedTuple("LockWaits", [("by", Piece), ("colour", Amount)])
Unlocked = NamedTuple("Unlocked", [("die", Piece)])
Resolved = NamedTuple("Resolved", [("who", Who), ("card", Piece)])
Failed = NamedTuple("Failed", [("who", Who), ("card", Piece)])
GaveUp = NamedTuple("GaveUp", [("who", Who), ("card", Piece)])
Reward = NamedTuple("Reward", [("who", Who), ("card", Piece)])
Penalty = NamedTuple("Penalty", [("who", Who), ("card", Piece)])
Prevented = NamedTuple("Prevented", [("who", Who), ("value", Amount), ("n", Amount)])
Hurt = NamedTuple("Hurt", [("who", Who), ("value", Amount), ("n", Amount)])
Healed = NamedTuple("Healed", [("who", Who), ("value", Amount), ("n", Amount)])
LimitFell = NamedTuple("LimitFell", [("who", Who), ("value", Amount), ("limit", Amount)])
GainedClue = NamedTuple("GainedClue", [("who", Who), ("n", Amount)])
NoClueLeft = NamedTuple("NoClueLeft", [("who", Who)])
GainedCard = NamedTuple("GainedCard", [("who", Who), ("card", Piece)])
DeckEmpty = NamedTuple("DeckEmpty", [("who", Who), ("kind", Amount)])
LostClue = NamedTuple("LostClue", [("who", Who), ("n", Amount)])
LostCard = NamedTuple("LostCard", [("who", Who), ("card", Piece)])
UsedCard = NamedTuple("UsedCard", [("who", Who), ("card", Piece)])
Left = NamedTuple("Left", [("who", Who), ("card", Piece)])
"""An ally leaves."""
SpentTrophy = NamedTuple("SpentTrophy", [("who", Who), ("trophy", Piece)])
"""A trophy is a card or a monster."""
TookMonster = NamedTuple("TookMonster", [("who", Who), ("monster", Piece)])
FaceDown = NamedTuple("FaceDown", [("who", Who), ("monster", Piece)])
Signs = NamedTuple("Signs", [("change", Amount), ("now", Amount), ("needed", Amount)])
Gate = NamedTuple("Gate", [("world", Piece), ("place", Place)])
NoWorldLeft = NamedTuple("NoWorldLeft", [])
Monster = NamedTuple("Monster", [("monster", Piece), ("place", Place), ("task", Amount), ("card", Piece)])
"""The task is -1 when the monster lies below the lowest one."""
NoMonster = NamedTuple("NoMonster", [])
MonsterKeptAway = NamedTuple("MonsterKeptAway", [("who", Who)])
Doom = NamedTuple("Doom", [("change", Amount), ("now", Amount), ("most", Amount)])
NewAdventure = NamedTuple("NewAdventure", [("card", Piece), ("place", Place)])
Replaced = NamedTuple("Replaced", [("card", Piece), ("place", Place)])
WorldLeft = NamedTuple("WorldLeft", [("world", Piece)])
Entrance = NamedTuple("Entrance", [("who", Who), ("offer", Amount)])
LostAndFound = NamedTuple("LostAndFound", [("who", Who), ("face", Amount)])
Settled = NamedTuple("Settled", [("who", Who), ("card", Piece)])
Clock = NamedTuple("Clock", [("hour", Amount)])
"""3, 6, 9 or 12."""
Midnight = NamedTuple("Midnight", [])
MidnightEffect = NamedTuple("MidnightEffect", [("card", Piece)])
Mythos = NamedTuple("Mythos", [("card", Piece)])
Devoured = NamedTuple("Devoured", [("seat", Seat), ("investigator", Piece)])
Out = NamedTuple("Out", [("seat", Seat)])
Awakens = NamedTuple("Awakens", [("ancient_one", Piece)])
DiceGone = NamedTuple("DiceGone", [("dice", Pieces)])
Strikes = NamedTuple("Strikes", [("who", Who), ("dice", Rolled)])
"""The combat task is met."""
Attacks = NamedTuple("Attacks", [("ancient_one", Piece)])
Won = NamedTuple("Won", [])
Lost = NamedTuple("Lost", [])

OfTurns = Enters | FirstPlayer | Turn | Moves | Stays
OfRolls = Rolls | Rerolls | SpentClue | Completes | CompletesFree | RollFailed | Terror | TerrorIgnored | Removed
OfDice = (
    Focused | AskedHelp | Helped | RefusedHelp | Held | TakenOff | Added | NotAdded | Changed | Locked | LockWaits | Unlocked
)  # fmt: skip
OfAdventures = Resolved | Failed | GaveUp | Reward | Penalty
OfFortune = (
    Prevented | Hurt | Healed | LimitFell | GainedClue | NoClueLeft | GainedCard | DeckEmpty | LostClue | LostCard |
    UsedCard | Left | SpentTrophy | TookMonster | FaceDown
)  # fmt: skip
OfMuseum = (
    Signs | Doom | Gate | NoWorldLeft | Monster | NoMonster | MonsterKeptAway | NewAdventure | Replaced | WorldLeft |
    Entrance | LostAndFound | Settled
)  # fmt: skip
OfMidnight = (
    Clock | Midnight | MidnightEffect | Mythos | Devoured | Out | Awakens | DiceGone | Strikes | Attacks | Used |
    Forbidden | Won | Lost
)  # fmt: skip
AnyTold = OfTurns | OfRolls | OfDice | OfAdventures | OfFortune | OfMuseum | OfMidnight
