"""Sydney: a deck of its own, ferries and remote attractions across the bay (RT-SYD)."""

from typing import Final

from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import terms as t

GARDEN_PATHS: Final = ("h32", "h42", "v41", "v42")
SYDNEY_VALUES: Final = (4, 8, 12, 16, 20, 24, 28)  # RT-SYD-11

SYDNEY: Final = sheets.City(
    code="sydney",
    difficulty=2,
    sights={
        "L11": sheets.Sight("rocks-market", t.RED),
        "L51": sheets.Sight("opera-house", t.GREY),
        "L61": sheets.Sight("macquarie-point", t.GREEN),
        "L22": sheets.Sight("museum-of-contemporary-art", t.BLUE),
        "L42": sheets.Sight("botanic-garden", t.GREEN, inside=GARDEN_PATHS),
        "L52": sheets.Sight("botanic-garden", t.GREEN, inside=GARDEN_PATHS),
        "L13": sheets.Sight("maritime-museum", t.BLUE),
        "L33": sheets.Sight("sydney-tower", t.GREY),
        "L43": sheets.Sight("botanic-garden", t.GREEN, inside=GARDEN_PATHS),
        "L53": sheets.Sight("botanic-garden", t.GREEN, inside=GARDEN_PATHS),
        "L63": sheets.Sight("woolloomooloo-wharf", t.RED),
        "L24": sheets.Sight("queen-victoria", t.GREY),
        "L34": sheets.Sight("hyde-park", t.GREEN),
        "L54": sheets.Sight("australian-museum", t.BLUE),
        "L15": sheets.Sight("chinatown", t.RED),
        "L35": sheets.Sight("hyde-park", t.GREEN),
        "L65": sheets.Sight("art-gallery", t.BLUE),
        "L26": sheets.Sight("chinese-garden", t.GREEN),
        "L46": sheets.Sight("king-street", t.RED),
    },
    stops={
        "c10": sheets.Pier("luna-park", t.RED),
        "c20": sheets.Entrance("harbour-bridge"),
        "c50": sheets.Pier("taronga-zoo", t.GREEN),
        "c31": sheets.Cafe(t.SEGMENT),
        "c12": sheets.Cafe(t.COORDINATE),
        "c03": sheets.Pier("fort-denison", t.BLUE),
        "c14": sheets.Cafe(t.SEGMENT),
        "c54": sheets.Cafe(t.COORDINATE),
        "c25": sheets.Cafe(t.SEGMENT),
        "c45": sheets.Cafe(t.COORDINATE),
    },
    tracks=(
        sheets.Track("opera-house", SYDNEY_VALUES, purple_corners=0, by_number=True),
        sheets.Track("harbour-bridge", SYDNEY_VALUES, purple_corners=0, by_number=True),
        sheets.Track("sydney-tower", SYDNEY_VALUES, purple_corners=0, by_number=True),
        sheets.Track("queen-victoria", SYDNEY_VALUES, purple_corners=0, by_number=True),
    ),
    cards=(
        sheets.TouristCard("sy01", 1, t.RED, 2, ("opera-house", "harbour-bridge")),
        sheets.TouristCard("sy02", 2, t.GREEN, 1, ("opera-house", "sydney-tower")),
        sheets.TouristCard("sy03", 3, t.BLUE, 3, ("opera-house", "queen-victoria")),
        sheets.TouristCard("sy04", 4, t.GREEN, 2, ("harbour-bridge", "sydney-tower")),
        sheets.TouristCard("sy05", 5, t.BLUE, 1, ("harbour-bridge", "queen-victoria")),
        sheets.TouristCard("sy06", 6, t.RED, 3, ("sydney-tower", "queen-victoria")),
        sheets.TouristCard("sy07", 1, t.BLUE, 2, ("harbour-bridge", "sydney-tower")),
        sheets.TouristCard("sy08", 2, t.RED, 1, ("harbour-bridge", "queen-victoria")),
        sheets.TouristCard("sy09", 3, t.GREEN, 3, ("sydney-tower", "queen-victoria")),
        sheets.TouristCard("sy10", 4, t.RED, 2, ("opera-house", "harbour-bridge")),
        sheets.TouristCard("sy11", 5, t.GREEN, 3, ("opera-house", "sydney-tower")),
        sheets.TouristCard("sy12", 6, t.BLUE, 1, ("opera-house", "queen-victoria")),
    ),
    challenges=(
        sheets.Challenge(200, goals=1),
        sheets.Challenge(220, goals=1),
        sheets.Challenge(240, goals=1),
        sheets.Challenge(260, goals=1),
        sheets.Challenge(190, goals=2),
        sheets.Challenge(210, goals=2),
        sheets.Challenge(230, goals=2),
        sheets.Challenge(250, goals=2),
        sheets.Challenge(180, goals=3),
        sheets.Challenge(200, goals=3),
        sheets.Challenge(220, goals=3),
        sheets.Challenge(240, goals=3),
    ),
    missing=("h20", "h30", "v30", "h24", "h05", "h55", "v32"),
    corners=(
        sheets.Corner("q40", "c50", "c41", ("L51", "L41")),
        sheets.Corner("q60", "c50", "c61", ("L61",)),
        sheets.Corner("q06", "c05", "c16", ("L16",)),
        sheets.Corner("q66", "c65", "c56", ("L66",)),
    ),
    paths=GARDEN_PATHS,
    ferries=("L31", "L41"),
    coastal=("L11", "L21", "L51", "L61", "L12", "L32", "L42", "L62", "L13", "L63"),
    cards_only=True,
    modes=("special",),
    dice=(0, 1, 2, 4),
)
