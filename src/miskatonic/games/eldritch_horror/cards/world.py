"""The world: 36 spaces and the paths between them (EH-MAP)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards.sheets import Path, Space

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
    Space("arkham", t.CITY),
    Space("san-francisco", t.CITY),
    Space("buenos-aires", t.CITY),
    Space("london", t.CITY),
    Space("rome", t.CITY),
    Space("istanbul", t.CITY),
    Space("shanghai", t.CITY),
    Space("tokyo", t.CITY),
    Space("sydney", t.CITY),
    Space("the-amazon", t.WILDERNESS, expedition=True),
    Space("the-pyramids", t.WILDERNESS, expedition=True),
    Space("the-heart-of-africa", t.WILDERNESS, expedition=True),
    Space("the-himalayas", t.WILDERNESS, expedition=True),
    Space("tunguska", t.WILDERNESS, expedition=True),
    Space("antarctica", t.SEA, expedition=True),
    Space("space-1", t.CITY),
    Space("space-2", t.SEA),
    Space("space-3", t.SEA),
    Space("space-4", t.WILDERNESS),
    Space("space-5", t.CITY),
    Space("space-6", t.CITY),
    Space("space-7", t.CITY),
    Space("space-8", t.SEA),
    Space("space-9", t.WILDERNESS),
    Space("space-10", t.WILDERNESS),
    Space("space-11", t.SEA),
    Space("space-12", t.SEA),
    Space("space-13", t.SEA),
    Space("space-14", t.CITY),
    Space("space-15", t.CITY),
    Space("space-16", t.CITY),
    Space("space-17", t.CITY),
    Space("space-18", t.SEA),
    Space("space-19", t.WILDERNESS),
    Space("space-20", t.CITY),
    Space("space-21", t.WILDERNESS),
)

PATHS: Final = (
    Path(SPACE_1, SAN_FRANCISCO, t.SHIP),
    Path(SPACE_1, SPACE_19, t.SHIP, wraps=True),
    Path(SPACE_2, SAN_FRANCISCO, t.SHIP),
    Path(SPACE_2, TOKYO, t.SHIP, wraps=True),
    Path(SPACE_3, BUENOS_AIRES, t.SHIP),
    Path(SPACE_3, SYDNEY, t.SHIP, wraps=True),
    Path(SPACE_7, SAN_FRANCISCO, t.SHIP),
    Path(SPACE_7, SPACE_8, t.SHIP),
    Path(SPACE_7, BUENOS_AIRES, t.SHIP),
    Path(SPACE_8, ARKHAM, t.SHIP),
    Path(SPACE_8, BUENOS_AIRES, t.SHIP),
    Path(SPACE_8, SPACE_10, t.SHIP),
    Path(SPACE_9, ARKHAM, t.SHIP),
    Path(ARKHAM, LONDON, t.SHIP),
    Path(LONDON, SPACE_13, t.SHIP),
    Path(LONDON, ROME, t.SHIP),
    Path(ROME, SPACE_10, t.SHIP),
    Path(ROME, THE_PYRAMIDS, t.SHIP),
    Path(SPACE_10, SPACE_15, t.SHIP),
    Path(SPACE_11, BUENOS_AIRES, t.SHIP),
    Path(SPACE_11, SPACE_15, t.SHIP),
    Path(SPACE_12, BUENOS_AIRES, t.SHIP),
    Path(SPACE_12, ANTARCTICA, t.SHIP),
    Path(SPACE_15, SPACE_17, t.SHIP),
    Path(SPACE_15, SPACE_18, t.SHIP),
    Path(SPACE_17, SPACE_20, t.SHIP),
    Path(SPACE_18, SYDNEY, t.SHIP),
    Path(SPACE_19, TOKYO, t.SHIP),
    Path(SPACE_20, SHANGHAI, t.SHIP),
    Path(SPACE_20, TOKYO, t.SHIP),
    Path(SPACE_20, SYDNEY, t.SHIP),
    Path(SHANGHAI, TOKYO, t.SHIP),
    Path(SYDNEY, ANTARCTICA, t.SHIP),
    Path(SPACE_5, SAN_FRANCISCO, t.TRAIN),
    Path(SPACE_5, ARKHAM, t.TRAIN),
    Path(SPACE_6, SAN_FRANCISCO, t.TRAIN),
    Path(SPACE_6, ARKHAM, t.TRAIN),
    Path(SPACE_6, SPACE_7, t.TRAIN),
    Path(SPACE_14, ROME, t.TRAIN),
    Path(SPACE_14, SPACE_16, t.TRAIN),
    Path(SPACE_16, ISTANBUL, t.TRAIN),
    Path(SPACE_16, TUNGUSKA, t.TRAIN),
    Path(SPACE_17, ISTANBUL, t.TRAIN),
    Path(SPACE_17, SHANGHAI, t.TRAIN),
    Path(SPACE_19, TUNGUSKA, t.TRAIN),
    Path(SPACE_19, SHANGHAI, t.TRAIN),
    Path(ROME, ISTANBUL, t.TRAIN),
    Path(ISTANBUL, THE_PYRAMIDS, t.TRAIN),
    Path(SPACE_1, SPACE_4, t.UNCHARTED),
    Path(SPACE_4, SPACE_5, t.UNCHARTED),
    Path(SPACE_7, THE_AMAZON, t.UNCHARTED),
    Path(THE_AMAZON, BUENOS_AIRES, t.UNCHARTED),
    Path(SPACE_10, THE_PYRAMIDS, t.UNCHARTED),
    Path(THE_PYRAMIDS, THE_HEART_OF_AFRICA, t.UNCHARTED),
    Path(THE_HEART_OF_AFRICA, SPACE_15, t.UNCHARTED),
    Path(SPACE_17, THE_HIMALAYAS, t.UNCHARTED),
    Path(THE_HIMALAYAS, SHANGHAI, t.UNCHARTED),
    Path(SPACE_21, SYDNEY, t.UNCHARTED),
)
