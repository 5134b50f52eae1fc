"""Everything in the box: investigators, the cards that decks are built from, and the scenarios with their encounter sets."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.devourer_below import THE_DEVOURER_BELOW
from miskatonic.games.arkham_lcg.cards.gathering import THE_GATHERING
from miskatonic.games.arkham_lcg.cards.guardian import GUARDIAN_CARDS
from miskatonic.games.arkham_lcg.cards.investigators import INVESTIGATORS as INVESTIGATORS
from miskatonic.games.arkham_lcg.cards.midnight_masks import THE_MIDNIGHT_MASKS
from miskatonic.games.arkham_lcg.cards.mystic import MYSTIC_CARDS
from miskatonic.games.arkham_lcg.cards.neutral import NEUTRAL_CARDS
from miskatonic.games.arkham_lcg.cards.rogue import ROGUE_CARDS
from miskatonic.games.arkham_lcg.cards.scenarios import Campaign, Scenario
from miskatonic.games.arkham_lcg.cards.seeker import SEEKER_CARDS
from miskatonic.games.arkham_lcg.cards.sheets import PlayerCard
from miskatonic.games.arkham_lcg.cards.signatures import SIGNATURES
from miskatonic.games.arkham_lcg.cards.survivor import SURVIVOR_CARDS
from miskatonic.games.arkham_lcg.cards.upgrades import UPGRADES
from miskatonic.games.arkham_lcg.cards.weaknesses import BASIC_WEAKNESSES

PLAYER_CARDS: Final[tuple[PlayerCard, ...]] = (
    *GUARDIAN_CARDS, *SEEKER_CARDS, *ROGUE_CARDS, *MYSTIC_CARDS, *SURVIVOR_CARDS, *NEUTRAL_CARDS, *UPGRADES,
    *SIGNATURES, *BASIC_WEAKNESSES,
)  # fmt: skip
SCENARIOS: Final[tuple[Scenario, ...]] = (THE_GATHERING, THE_MIDNIGHT_MASKS, THE_DEVOURER_BELOW)
CAMPAIGNS: Final = (Campaign("night-of-the-zealot", SCENARIOS),)
