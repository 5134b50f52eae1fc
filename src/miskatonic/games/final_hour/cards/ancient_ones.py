"""The three Ancient One sheets: set-up side at three difficulties, and the reckoning table of the play side."""

from typing import Final

from miskatonic import words as c
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.sheets import AncientOne, Reckoning, SetUp


def _gates(*, heptagram: int, tesseract: int, trinity: int) -> tuple[int, int, int]:
    return heptagram, tesseract, trinity


CTHULHU: Final = AncientOne(
    "cthulhu",
    (w.DEEP_ONE, w.STAR_SPAWN),
    (
        SetUp(12, _gates(tesseract=8, heptagram=15, trinity=1), 2, (w.Spawn(1, w.Gate(w.TRINITY), w.DEEP_ONE),)),
        SetUp(
            12,
            _gates(tesseract=8, heptagram=15, trinity=1),
            2,
            (w.Spawn(2, w.Gate(w.TRINITY), w.DEEP_ONE), w.Spawn(2, w.Gate(w.HEPTAGRAM)), w.Spawn(2, w.Gate(w.TESSERACT))),
        ),
        SetUp(
            1,
            _gates(tesseract=4, heptagram=8, trinity=5),
            2,
            (
                w.Spawn(4, w.Gate(w.TRINITY), w.DEEP_ONE),
                w.Spawn(1, w.Gate(w.TESSERACT), w.DEEP_ONE),
                w.Spawn(1, w.Gate(w.TESSERACT), w.STAR_SPAWN),
                w.Spawn(2, w.Gate(w.HEPTAGRAM)),
            ),
        ),
    ),
    (
        Reckoning(
            "cthulhu-1",
            1,
            2,
            (
                w.ActivateEach(w.DEEP_ONE),
                w.Spawn(2, w.Gate(w.TRINITY), w.DEEP_ONE),
            ),
        ),
        Reckoning(
            "cthulhu-2",
            3,
            4,
            (
                c.By(c.Lead(), (w.LoseHealth(1),)),
                w.HidePriority(),
            ),
        ),
        Reckoning(
            "cthulhu-3",
            5,
            6,
            (
                w.Spawn(1, w.Gate(w.TESSERACT), w.STAR_SPAWN),
                w.ActivateOne(w.STAR_SPAWN),
            ),
        ),
        Reckoning("cthulhu-4", 7, None, (c.By(c.EachInOrder(), (w.LoseHealth(2),)),)),
    ),
)

_CHTHONIAN_COMES: Final = w.Spawn(1, w.WeakestGate(), w.CHTHONIAN)

SHUDDE_MELL: Final = AncientOne(
    "shudde-mell",
    (w.CHTHONIAN,),
    (
        SetUp(14, _gates(tesseract=9, heptagram=1, trinity=11), 2),
        SetUp(14, _gates(tesseract=9, heptagram=1, trinity=11), 2, (w.Spawn(1, w.EachGate(), w.CHTHONIAN),)),
        SetUp(
            3,
            _gates(tesseract=10, heptagram=1, trinity=14),
            2,
            (w.Spawn(1, w.EachGate(), w.CHTHONIAN), w.Spawn(1, w.EachGate())),
        ),
    ),
    (
        Reckoning("shudde-mell-1", 1, 2, (c.Otherwise(_CHTHONIAN_COMES, w.ActivateOne(w.CHTHONIAN)),)),
        Reckoning("shudde-mell-2", 3, 4, (c.By(c.EachInOrder(), (w.Damage(1),)),)),
        Reckoning("shudde-mell-3", 5, 6, (c.Otherwise(w.ActivateEach(w.CHTHONIAN), _CHTHONIAN_COMES),)),
        Reckoning("shudde-mell-4", 7, None, (w.Damage(2, w.RitualSite()),)),
    ),
)

_HORDE_COMES: Final = w.Spawn(1, w.WeakestGate(), w.GHOUL_HORDE)

UMORDHOTH: Final = AncientOne(
    "umordhoth",
    (w.GHOUL_HORDE,),
    (
        SetUp(
            2,
            _gates(tesseract=5, heptagram=10, trinity=12),
            1,
            (w.Spawn(1, w.EachGate(), w.GHOUL_HORDE), w.Spawn(1, w.EachGate())),
        ),
        SetUp(2, _gates(tesseract=5, heptagram=10, trinity=12), 2, (w.Spawn(1, w.EachGate(), w.GHOUL_HORDE),)),
        SetUp(
            4,
            _gates(tesseract=14, heptagram=7, trinity=8),
            2,
            (w.Spawn(1, w.EachGate(), w.GHOUL_HORDE), w.Spawn(1, w.EachGate())),
        ),
    ),
    (
        Reckoning("umordhoth-1", 1, 2, (c.Otherwise(w.ActivateEach(w.GHOUL_HORDE), _HORDE_COMES),)),
        Reckoning("umordhoth-2", 3, 5, (c.Otherwise(w.Unseal(1), _HORDE_COMES),)),
        Reckoning(
            "umordhoth-3",
            6,
            None,
            (c.Otherwise(w.Spawn(2, w.WithMonster(w.GHOUL_HORDE)), w.Spawn(1, w.EachGate(), w.GHOUL_HORDE)),),
        ),
    ),
)

ANCIENT_ONES: Final = (CTHULHU, SHUDDE_MELL, UMORDHOTH)
