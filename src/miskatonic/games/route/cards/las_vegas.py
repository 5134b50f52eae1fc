"""Las Vegas: casinos with secret bets, and helicopters to the canyons (RT-LV)."""

from typing import Final

from miskatonic.games.route.cards.city import Airport, Cafe, Challenge, City, Corner, Remote, Sight, Track
from miskatonic.games.route.cards.terms import BLUE, COORDINATE, DIAGONAL, GREEN, GREY, PURPLE, RED, SEGMENT

LAS_VEGAS: Final = City(
    code="las-vegas",
    difficulty=2,
    sights={
        "L21": Sight("neon-museum", BLUE),
        "L41": Sight("fremont", GREY),
        "L51": Sight("shopping-arcade", RED),
        "L12": Sight("arts-district", RED),
        "L32": Sight("stratosphere", GREY),
        "L62": Sight("science-museum", BLUE),
        "L23": Sight("springs-preserve", GREEN),
        "L33": Sight("casino-colosseum", PURPLE, casino=True),
        "L53": Sight("high-roller", GREY),
        "L14": Sight("concert-centre", BLUE),
        "L44": Sight("casino-fountains", PURPLE, casino=True),
        "L64": Sight("circus-show", RED),
        "L35": Sight("casino-pyramid", PURPLE, casino=True),
        "L55": Sight("casino-gondola", PURPLE, casino=True),
        "L26": Sight("outlets", RED),
        "L36": Sight("welcome-sign", GREY),
        "L66": Sight("aviation-museum", BLUE),
    },
    stops={
        "c40": Remote("valley-of-fire", GREEN),
        "c11": Cafe(COORDINATE),
        "c51": Cafe(SEGMENT),
        "c42": Cafe(DIAGONAL),
        "c62": Remote("lake-mead", GREEN),
        "c03": Remote("red-rock-canyon", GREEN),
        "c13": Cafe(SEGMENT),
        "c54": Cafe(COORDINATE),
        "c25": Cafe(DIAGONAL),
        "c65": Remote("grand-canyon", GREEN),
        "c46": Airport(),
    },
    tracks=(
        Track("fremont"),
        Track("stratosphere"),
        Track("high-roller"),
        Track("welcome-sign"),
    ),
    challenges=(
        Challenge(130, goals=1),
        Challenge(150, goals=1),
        Challenge(170, goals=1),
        Challenge(190, goals=1),
        Challenge(120, goals=2),
        Challenge(140, goals=2),
        Challenge(160, goals=2),
        Challenge(180, goals=2),
        Challenge(110, goals=3),
        Challenge(130, goals=3),
        Challenge(150, goals=3),
        Challenge(170, goals=3),
    ),
    missing=("v55", "h04", "v31", "v22", "h44"),
    corners=(
        Corner("q00", "c10", "c01", ("L11",)),
        Corner("q60", "c50", "c61", ("L61",)),
        Corner("q06", "c16", "c05", ("L16",)),
        Corner("q66", "c56", "c65", ("L66",)),
    ),
    modes=("dice",),
    purple=True,
    casinos=True,
)
