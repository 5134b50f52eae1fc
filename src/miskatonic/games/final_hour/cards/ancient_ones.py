"""The three Ancient One sheets: set-up side at three difficulties, and the reckoning table of the play side."""

from typing import Final

from miskatonic.games.final_hour.cards.sheets import AncientOne, Reckoning, SetUp
from miskatonic.games.final_hour.cards.words import (
    CHTHONIAN,
    DEEP_ONE,
    GHOUL_HORDE,
    HEPTAGRAM,
    STAR_SPAWN,
    TESSERACT,
    TRINITY,
    ActivateEach,
    ActivateOne,
    Damage,
    EachGate,
    Gate,
    HidePriority,
    LoseHealth,
    RitualSite,
    Spawn,
    Unseal,
    WeakestGate,
    WithMonster,
)
from miskatonic.words import By, EachInOrder, Lead, Otherwise


def _gates(*, heptagram: int, tesseract: int, trinity: int) -> tuple[int, int, int]:
    return heptagram, tesseract, trinity


CTHULHU: Final = AncientOne(
    "cthulhu",
    (DEEP_ONE, STAR_SPAWN),
    (
        SetUp(12, _gates(tesseract=8, heptagram=15, trinity=1), 2, (Spawn(1, Gate(TRINITY), DEEP_ONE),)),
        SetUp(
            12,
            _gates(tesseract=8, heptagram=15, trinity=1),
            2,
            (Spawn(2, Gate(TRINITY), DEEP_ONE), Spawn(2, Gate(HEPTAGRAM)), Spawn(2, Gate(TESSERACT))),
        ),
        SetUp(
            1,
            _gates(tesseract=4, heptagram=8, trinity=5),
            2,
            (
                Spawn(4, Gate(TRINITY), DEEP_ONE),
                Spawn(1, Gate(TESSERACT), DEEP_ONE),
                Spawn(1, Gate(TESSERACT), STAR_SPAWN),
                Spawn(2, Gate(HEPTAGRAM)),
            ),
        ),
    ),
    (
        Reckoning(
            "cthulhu-1",
            1,
            2,
            (
                ActivateEach(DEEP_ONE),
                Spawn(2, Gate(TRINITY), DEEP_ONE),
            ),
        ),
        Reckoning(
            "cthulhu-2",
            3,
            4,
            (
                By(Lead(), (LoseHealth(1),)),
                HidePriority(),
            ),
        ),
        Reckoning(
            "cthulhu-3",
            5,
            6,
            (
                Spawn(1, Gate(TESSERACT), STAR_SPAWN),
                ActivateOne(STAR_SPAWN),
            ),
        ),
        Reckoning("cthulhu-4", 7, None, (By(EachInOrder(), (LoseHealth(2),)),)),
    ),
)

_CHTHONIAN_COMES: Final = Spawn(1, WeakestGate(), CHTHONIAN)

SHUDDE_MELL: Final = AncientOne(
    "shudde-mell",
    (CHTHONIAN,),
    (
        SetUp(14, _gates(tesseract=9, heptagram=1, trinity=11), 2),
        SetUp(14, _gates(tesseract=9, heptagram=1, trinity=11), 2, (Spawn(1, EachGate(), CHTHONIAN),)),
        SetUp(3, _gates(tesseract=10, heptagram=1, trinity=14), 2, (Spawn(1, EachGate(), CHTHONIAN), Spawn(1, EachGate()))),
    ),
    (
        Reckoning("shudde-mell-1", 1, 2, (Otherwise(_CHTHONIAN_COMES, ActivateOne(CHTHONIAN)),)),
        Reckoning("shudde-mell-2", 3, 4, (By(EachInOrder(), (Damage(1),)),)),
        Reckoning("shudde-mell-3", 5, 6, (Otherwise(ActivateEach(CHTHONIAN), _CHTHONIAN_COMES),)),
        Reckoning("shudde-mell-4", 7, None, (Damage(2, RitualSite()),)),
    ),
)

_HORDE_COMES: Final = Spawn(1, WeakestGate(), GHOUL_HORDE)

UMORDHOTH: Final = AncientOne(
    "umordhoth",
    (GHOUL_HORDE,),
    (
        SetUp(
            2, _gates(tesseract=5, heptagram=10, trinity=12), 1, (Spawn(1, EachGate(), GHOUL_HORDE), Spawn(1, EachGate()))
        ),
        SetUp(2, _gates(tesseract=5, heptagram=10, trinity=12), 2, (Spawn(1, EachGate(), GHOUL_HORDE),)),
        SetUp(4, _gates(tesseract=14, heptagram=7, trinity=8), 2, (Spawn(1, EachGate(), GHOUL_HORDE), Spawn(1, EachGate()))),
    ),
    (
        Reckoning("umordhoth-1", 1, 2, (Otherwise(ActivateEach(GHOUL_HORDE), _HORDE_COMES),)),
        Reckoning("umordhoth-2", 3, 5, (Otherwise(Unseal(1), _HORDE_COMES),)),
        Reckoning(
            "umordhoth-3", 6, None, (Otherwise(Spawn(2, WithMonster(GHOUL_HORDE)), Spawn(1, EachGate(), GHOUL_HORDE)),)
        ),
    ),
)

ANCIENT_ONES: Final = (CTHULHU, SHUDDE_MELL, UMORDHOTH)
