"""The world: 36 spaces and the paths between them (EH-MAP)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards.sheets import Path, Space
from miskatonic.games.eldritch_horror.cards.terms import CITY, SEA, SHIP, TRAIN, UNCHARTED, WILDERNESS

ARKHAM: Final = 0
SAN_FRANCISCO: Final = 1
BUENOS_AIRES: Final = 2
LONDON: Final = 3
ROME: Final = 4
ISTANBUL: Final = 5
SHANGHAI: Final = 6
TOKYO: Final = 7
SYDNEY: Final = 8
THE_AMAZON: Final = 9
THE_PYRAMIDS: Final = 10
THE_HEART_OF_AFRICA: Final = 11
THE_HIMALAYAS: Final = 12
TUNGUSKA: Final = 13
ANTARCTICA: Final = 14
SPACE_1: Final = 15
SPACE_2: Final = 16
SPACE_3: Final = 17
SPACE_4: Final = 18
SPACE_5: Final = 19
SPACE_6: Final = 20
SPACE_7: Final = 21
SPACE_8: Final = 22
SPACE_9: Final = 23
SPACE_10: Final = 24
SPACE_11: Final = 25
SPACE_12: Final = 26
SPACE_13: Final = 27
SPACE_14: Final = 28
SPACE_15: Final = 29
SPACE_16: Final = 30
SPACE_17: Final = 31
SPACE_18: Final = 32
SPACE_19: Final = 33
SPACE_20: Final = 34
SPACE_21: Final = 35

SPACES: Final = (
    Space("arkham", CITY),
    Space("san-francisco", CITY),
    Space("buenos-aires", CITY),
    Space("london", CITY),
    Space("rome", CITY),
    Space("istanbul", CITY),
    Space("shanghai", CITY),
    Space("tokyo", CITY),
    Space("sydney", CITY),
    Space("the-amazon", WILDERNESS, expedition=True),
    Space("the-pyramids", WILDERNESS, expedition=True),
    Space("the-heart-of-africa", WILDERNESS, expedition=True),
    Space("the-himalayas", WILDERNESS, expedition=True),
    Space("tunguska", WILDERNESS, expedition=True),
    Space("antarctica", SEA, expedition=True),
    Space("space-1", CITY),
    Space("space-2", SEA),
    Space("space-3", SEA),
    Space("space-4", WILDERNESS),
    Space("space-5", CITY),
    Space("space-6", CITY),
    Space("space-7", CITY),
    Space("space-8", SEA),
    Space("space-9", WILDERNESS),
    Space("space-10", WILDERNESS),
    Space("space-11", SEA),
    Space("space-12", SEA),
    Space("space-13", SEA),
    Space("space-14", CITY),
    Space("space-15", CITY),
    Space("space-16", CITY),
    Space("space-17", CITY),
    Space("space-18", SEA),
    Space("space-19", WILDERNESS),
    Space("space-20", CITY),
    Space("space-21", WILDERNESS),
)

PATHS: Final = (
    Path(SPACE_1, SAN_FRANCISCO, SHIP),
    Path(SPACE_1, SPACE_19, SHIP, wraps=True),
    Path(SPACE_2, SAN_FRANCISCO, SHIP),
    Path(SPACE_2, TOKYO, SHIP, wraps=True),
    Path(SPACE_3, BUENOS_AIRES, SHIP),
    Path(SPACE_3, SYDNEY, SHIP, wraps=True),
    Path(SPACE_7, SAN_FRANCISCO, SHIP),
    Path(SPACE_7, SPACE_8, SHIP),
    Path(SPACE_7, BUENOS_AIRES, SHIP),
    Path(SPACE_8, ARKHAM, SHIP),
    Path(SPACE_8, BUENOS_AIRES, SHIP),
    Path(SPACE_8, SPACE_10, SHIP),
    Path(SPACE_9, ARKHAM, SHIP),
    Path(ARKHAM, LONDON, SHIP),
    Path(LONDON, SPACE_13, SHIP),
    Path(LONDON, ROME, SHIP),
    Path(ROME, SPACE_10, SHIP),
    Path(ROME, THE_PYRAMIDS, SHIP),
    Path(SPACE_10, SPACE_15, SHIP),
    Path(SPACE_11, BUENOS_AIRES, SHIP),
    Path(SPACE_11, SPACE_15, SHIP),
    Path(SPACE_12, BUENOS_AIRES, SHIP),
    Path(SPACE_12, ANTARCTICA, SHIP),
    Path(SPACE_15, SPACE_17, SHIP),
    Path(SPACE_15, SPACE_18, SHIP),
    Path(SPACE_17, SPACE_20, SHIP),
    Path(SPACE_18, SYDNEY, SHIP),
    Path(SPACE_19, TOKYO, SHIP),
    Path(SPACE_20, SHANGHAI, SHIP),
    Path(SPACE_20, TOKYO, SHIP),
    Path(SPACE_20, SYDNEY, SHIP),
    Path(SHANGHAI, TOKYO, SHIP),
    Path(SYDNEY, ANTARCTICA, SHIP),
    Path(SPACE_5, SAN_FRANCISCO, TRAIN),
    Path(SPACE_5, ARKHAM, TRAIN),
    Path(SPACE_6, SAN_FRANCISCO, TRAIN),
    Path(SPACE_6, ARKHAM, TRAIN),
    Path(SPACE_6, SPACE_7, TRAIN),
    Path(SPACE_14, ROME, TRAIN),
    Path(SPACE_14, SPACE_16, TRAIN),
    Path(SPACE_16, ISTANBUL, TRAIN),
    Path(SPACE_16, TUNGUSKA, TRAIN),
    Path(SPACE_17, ISTANBUL, TRAIN),
    Path(SPACE_17, SHANGHAI, TRAIN),
    Path(SPACE_19, TUNGUSKA, TRAIN),
    Path(SPACE_19, SHANGHAI, TRAIN),
    Path(ROME, ISTANBUL, TRAIN),
    Path(ISTANBUL, THE_PYRAMIDS, TRAIN),
    Path(SPACE_1, SPACE_4, UNCHARTED),
    Path(SPACE_4, SPACE_5, UNCHARTED),
    Path(SPACE_7, THE_AMAZON, UNCHARTED),
    Path(THE_AMAZON, BUENOS_AIRES, UNCHARTED),
    Path(SPACE_10, THE_PYRAMIDS, UNCHARTED),
    Path(THE_PYRAMIDS, THE_HEART_OF_AFRICA, UNCHARTED),
    Path(THE_HEART_OF_AFRICA, SPACE_15, UNCHARTED),
    Path(SPACE_17, THE_HIMALAYAS, UNCHARTED),
    Path(THE_HIMALAYAS, SHANGHAI, UNCHARTED),
    Path(SPACE_21, SYDNEY, UNCHARTED),
)
