"""Sydney: a deck of its own, ferries and remote attractions across the bay (RT-SYD)."""

from typing import Final

from miskatonic.games.route.cards.city import Cafe, Challenge, City, Corner, Entrance, Pier, Sight, TouristCard, Track
from miskatonic.games.route.cards.terms import BLUE, COORDINATE, GREEN, GREY, RED, SEGMENT

GARDEN_PATHS: Final = ("h32", "h42", "v41", "v42")
SYDNEY_VALUES: Final = (4, 8, 12, 16, 20, 24, 28)  # RT-SYD-11

SYDNEY: Final = City(
    code="sydney",
    difficulty=2,
    sights={
        "L11": Sight("rocks-market", RED),
        "L51": Sight("opera-house", GREY),
        "L61": Sight("macquarie-point", GREEN),
        "L22": Sight("museum-of-contemporary-art", BLUE),
        "L42": Sight("botanic-garden", GREEN, inside=GARDEN_PATHS),
        "L52": Sight("botanic-garden", GREEN, inside=GARDEN_PATHS),
        "L13": Sight("maritime-museum", BLUE),
        "L33": Sight("sydney-tower", GREY),
        "L43": Sight("botanic-garden", GREEN, inside=GARDEN_PATHS),
        "L53": Sight("botanic-garden", GREEN, inside=GARDEN_PATHS),
        "L63": Sight("woolloomooloo-wharf", RED),
        "L24": Sight("queen-victoria", GREY),
        "L34": Sight("hyde-park", GREEN),
        "L54": Sight("australian-museum", BLUE),
        "L15": Sight("chinatown", RED),
        "L35": Sight("hyde-park", GREEN),
        "L65": Sight("art-gallery", BLUE),
        "L26": Sight("chinese-garden", GREEN),
        "L46": Sight("king-street", RED),
    },
    stops={
        "c10": Pier("luna-park", RED),
        "c20": Entrance("harbour-bridge"),
        "c50": Pier("taronga-zoo", GREEN),
        "c31": Cafe(SEGMENT),
        "c12": Cafe(COORDINATE),
        "c03": Pier("fort-denison", BLUE),
        "c14": Cafe(SEGMENT),
        "c54": Cafe(COORDINATE),
        "c25": Cafe(SEGMENT),
        "c45": Cafe(COORDINATE),
    },
    tracks=(
        Track("opera-house", SYDNEY_VALUES, purple_corners=0, by_number=True),
        Track("harbour-bridge", SYDNEY_VALUES, purple_corners=0, by_number=True),
        Track("sydney-tower", SYDNEY_VALUES, purple_corners=0, by_number=True),
        Track("queen-victoria", SYDNEY_VALUES, purple_corners=0, by_number=True),
    ),
    cards=(
        TouristCard("sy01", 1, RED, 2, ("opera-house", "harbour-bridge")),
        TouristCard("sy02", 2, GREEN, 1, ("opera-house", "sydney-tower")),
        TouristCard("sy03", 3, BLUE, 3, ("opera-house", "queen-victoria")),
        TouristCard("sy04", 4, GREEN, 2, ("harbour-bridge", "sydney-tower")),
        TouristCard("sy05", 5, BLUE, 1, ("harbour-bridge", "queen-victoria")),
        TouristCard("sy06", 6, RED, 3, ("sydney-tower", "queen-victoria")),
        TouristCard("sy07", 1, BLUE, 2, ("harbour-bridge", "sydney-tower")),
        TouristCard("sy08", 2, RED, 1, ("harbour-bridge", "queen-victoria")),
        TouristCard("sy09", 3, GREEN, 3, ("sydney-tower", "queen-victoria")),
        TouristCard("sy10", 4, RED, 2, ("opera-house", "harbour-bridge")),
        TouristCard("sy11", 5, GREEN, 3, ("opera-house", "sydney-tower")),
        TouristCard("sy12", 6, BLUE, 1, ("opera-house", "queen-victoria")),
    ),
    challenges=(
        Challenge(150, goals=1),
        Challenge(170, goals=1),
        Challenge(190, goals=1),
        Challenge(210, goals=1),
        Challenge(140, goals=2),
        Challenge(160, goals=2),
        Challenge(180, goals=2),
        Challenge(200, goals=2),
        Challenge(130, goals=3),
        Challenge(150, goals=3),
        Challenge(170, goals=3),
        Challenge(190, goals=3),
    ),
    missing=("h20", "h30", "v30", "h24", "h05", "h55", "v32"),
    corners=(
        Corner("q40", "c50", "c41", ("L51", "L41")),
        Corner("q60", "c50", "c61", ("L61",)),
        Corner("q06", "c05", "c16", ("L16",)),
        Corner("q66", "c65", "c56", ("L66",)),
    ),
    paths=GARDEN_PATHS,
    ferries=("L31", "L41"),
    coastal=("L11", "L21", "L51", "L61", "L12", "L32", "L42", "L62", "L13", "L63"),
    cards_only=True,
    modes=("special",),
    dice=(0, 1, 2, 4),
)
