"""Everything that happens in the card game and can be answered: the kinds of event, each with what it is about."""

from typing import Annotated, Final, NamedTuple

from miskatonic.core.declared import Amount, Piece, Seat
from miskatonic.games.arkham_lcg.rules.box import TOKEN_ARG
from miskatonic.games.arkham_lcg.rules.tells import Place

PHASE: Final = "phase"
DAMAGE: Final = "damage"
HORROR: Final = "horror"
CLUES: Final = "clues"

Token = Annotated[int, TOKEN_ARG]
Phase = Annotated[int, PHASE]
Damage = Annotated[int, DAMAGE]
Horror = Annotated[int, HORROR]
Clues = Annotated[int, CLUES]

TurnBegins = NamedTuple("TurnBegins", [("who", Seat)])
TurnEnds = NamedTuple("TurnEnds", [("who", Seat)])
PhaseBegins = NamedTuple("PhaseBegins", [("who", Seat), ("phase", Phase)])
"""Nobody's doing, as the end of a phase is."""
PhaseEnds = NamedTuple("PhaseEnds", [("who", Seat), ("phase", Phase)])
RoundEnds = NamedTuple("RoundEnds", [])
"""When it ends."""
EndOfRound = NamedTuple("EndOfRound", [])
"""At its end."""
GameEnds = NamedTuple("GameEnds", [("who", Seat)])
"""For one investigator, by elimination too."""

CardPlayed = NamedTuple("CardPlayed", [("who", Seat), ("card", Piece)])
EnteredPlay = NamedTuple("EnteredPlay", [("who", Seat), ("card", Piece)])
Revelation = NamedTuple("Revelation", [("who", Seat), ("card", Piece)])
"""A treachery is about to be resolved."""
JoinedVictory = NamedTuple("JoinedVictory", [("who", Seat), ("card", Piece)])
"""A card was put into the victory display, which is nobody's doing."""

Moves = NamedTuple("Moves", [("who", Seat), ("start", Place), ("place", Place)])
"""About to leave one location for another."""
LeftLocation = NamedTuple("LeftLocation", [("who", Seat), ("place", Place)])
EnteredLocation = NamedTuple("EnteredLocation", [("who", Seat), ("place", Place)])
CluesDiscovered = NamedTuple("CluesDiscovered", [("who", Seat), ("place", Place), ("n", Clues)])
"""About to be found."""

WouldReveal = NamedTuple("WouldReveal", [("who", Seat)])
"""Before a token is drawn."""
TokenRevealed = NamedTuple("TokenRevealed", [("who", Seat), ("token", Token)])
WouldFail = NamedTuple("WouldFail", [("who", Seat)])
Failed = NamedTuple("Failed", [("who", Seat), ("n", Amount)])
"""A test, by so much."""
Investigated = NamedTuple("Investigated", [("who", Seat), ("place", Place), ("by", Amount)])
"""Successfully, by so much."""
AttackSucceeded = NamedTuple("AttackSucceeded", [("who", Seat), ("enemy", Piece)])
Evaded = NamedTuple("Evaded", [("who", Seat), ("enemy", Piece)])

EnemySpawns = NamedTuple("EnemySpawns", [("who", Seat), ("enemy", Piece), ("place", Place), ("engaged", Amount)])
"""About to enter play: drawn by whom, where, and whether engaged with who drew it or together with others."""
EnemySpawned = NamedTuple("EnemySpawned", [("who", Seat), ("enemy", Piece), ("place", Place)])
Engaged = NamedTuple("Engaged", [("who", Seat), ("enemy", Piece)])
EnemyAttacks = NamedTuple("EnemyAttacks", [("who", Seat), ("enemy", Piece), ("damage", Damage), ("horror", Horror)])
EnemyFalls = NamedTuple("EnemyFalls", [("who", Seat), ("enemy", Piece)])
"""About to be defeated, by somebody or nobody."""
EnemyDefeated = NamedTuple("EnemyDefeated", [("who", Seat), ("enemy", Piece)])
"""By somebody or nobody."""

DamageAssigned = NamedTuple("DamageAssigned", [("who", Seat), ("card", Piece), ("enemy", Piece)])
"""To an asset by an enemy's attack, before it is applied."""
HorrorPlaced = NamedTuple("HorrorPlaced", [("who", Seat), ("card", Piece), ("n", Horror)])
"""On an investigator's card."""
TookDamage = NamedTuple("TookDamage", [("who", Seat), ("n", Damage)])
TookHorror = NamedTuple("TookHorror", [("who", Seat), ("n", Horror)])
InvestigatorFalls = NamedTuple("InvestigatorFalls", [("who", Seat)])
"""About to be defeated."""

AnyEvent = (
    TurnBegins | TurnEnds | PhaseBegins | PhaseEnds | RoundEnds | EndOfRound | GameEnds | CardPlayed | EnteredPlay |
    Revelation | JoinedVictory | Moves | LeftLocation | EnteredLocation | CluesDiscovered | WouldReveal | TokenRevealed |
    WouldFail | Failed | Investigated | AttackSucceeded | Evaded | EnemySpawns | EnemySpawned | Engaged | EnemyAttacks |
    EnemyFalls | EnemyDefeated | DamageAssigned | HorrorPlaced | TookDamage | TookHorror | InvestigatorFalls
)  # fmt: skip
