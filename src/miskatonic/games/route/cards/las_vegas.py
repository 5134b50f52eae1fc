"""Las Vegas: casinos with secret bets, and helicopters to the canyons (RT-LV)."""

from typing import Final

from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import terms as t

LAS_VEGAS: Final = sheets.City(
    code="las-vegas",
    difficulty=2,
    sights={
        "L21": sheets.Sight("neon-museum", t.BLUE),
        "L41": sheets.Sight("fremont", t.GREY),
        "L51": sheets.Sight("shopping-arcade", t.RED),
        "L12": sheets.Sight("arts-district", t.RED),
        "L32": sheets.Sight("stratosphere", t.GREY),
        "L62": sheets.Sight("science-museum", t.BLUE),
        "L23": sheets.Sight("springs-preserve", t.GREEN),
        "L33": sheets.Sight("casino-colosseum", t.PURPLE, casino=True),
        "L53": sheets.Sight("high-roller", t.GREY),
        "L14": sheets.Sight("concert-centre", t.BLUE),
        "L44": sheets.Sight("casino-fountains", t.PURPLE, casino=True),
        "L64": sheets.Sight("circus-show", t.RED),
        "L35": sheets.Sight("casino-pyramid", t.PURPLE, casino=True),
        "L55": sheets.Sight("casino-gondola", t.PURPLE, casino=True),
        "L26": sheets.Sight("outlets", t.RED),
        "L36": sheets.Sight("welcome-sign", t.GREY),
        "L66": sheets.Sight("aviation-museum", t.BLUE),
    },
    stops={
        "c40": sheets.Remote("valley-of-fire", t.GREEN),
        "c11": sheets.Cafe(t.COORDINATE),
        "c51": sheets.Cafe(t.SEGMENT),
        "c42": sheets.Cafe(t.DIAGONAL),
        "c62": sheets.Remote("lake-mead", t.GREEN),
        "c03": sheets.Remote("red-rock-canyon", t.GREEN),
        "c13": sheets.Cafe(t.SEGMENT),
        "c54": sheets.Cafe(t.COORDINATE),
        "c25": sheets.Cafe(t.DIAGONAL),
        "c65": sheets.Remote("grand-canyon", t.GREEN),
        "c46": sheets.Airport(),
    },
    tracks=(
        sheets.Track("fremont"),
        sheets.Track("stratosphere"),
        sheets.Track("high-roller"),
        sheets.Track("welcome-sign"),
    ),
    challenges=(
        sheets.Challenge(130, goals=1),
        sheets.Challenge(150, goals=1),
        sheets.Challenge(170, goals=1),
        sheets.Challenge(190, goals=1),
        sheets.Challenge(120, goals=2),
        sheets.Challenge(140, goals=2),
        sheets.Challenge(160, goals=2),
        sheets.Challenge(180, goals=2),
        sheets.Challenge(110, goals=3),
        sheets.Challenge(130, goals=3),
        sheets.Challenge(150, goals=3),
        sheets.Challenge(170, goals=3),
    ),
    missing=("v55", "h04", "v31", "v22", "h44"),
    corners=(
        sheets.Corner("q00", "c10", "c01", ("L11",)),
        sheets.Corner("q60", "c50", "c61", ("L61",)),
        sheets.Corner("q06", "c16", "c05", ("L16",)),
        sheets.Corner("q66", "c56", "c65", ("L66",)),
    ),
    modes=("dice",),
    purple=True,
    casinos=True,
)
