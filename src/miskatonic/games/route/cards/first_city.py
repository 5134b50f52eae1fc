"""The First City: parks, museums and fairs round four landmarks."""

from typing import Final

from miskatonic.games.route.cards.city import Cafe, Challenge, City, Sight, TouristCard, Track
from miskatonic.games.route.cards.terms import BLUE, COORDINATE, GREEN, GREY, RED, SEGMENT

FIRST_CITY: Final = City(
    code="first-city",
    difficulty=1,
    sights={
        "L21": Sight("fountain-square", RED),
        "L41": Sight("museum-of-maps", BLUE),
        "L12": Sight("hill-library", BLUE),
        "L32": Sight("clock-tower", GREY),
        "L52": Sight("craft-fair", RED),
        "L23": Sight("maple-garden", GREEN),
        "L53": Sight("dragon-house", GREY),
        "L63": Sight("echo-gallery", BLUE),
        "L14": Sight("street-of-signs", RED),
        "L24": Sight("lighthouse", GREY),
        "L54": Sight("frog-pond", GREEN),
        "L25": Sight("shadow-theatre", BLUE),
        "L45": Sight("town-hall", GREY),
        "L65": Sight("carousel-court", RED),
        "L16": Sight("swing-park", GREEN),
        "L56": Sight("greenhouse", GREEN),
    },
    stops={
        "c11": Cafe(COORDINATE),
        "c51": Cafe(SEGMENT),
        "c33": Cafe(COORDINATE),
        "c15": Cafe(SEGMENT),
        "c35": Cafe(SEGMENT),
        "c55": Cafe(COORDINATE),
    },
    tracks=(
        Track("clock-tower"),
        Track("dragon-house"),
        Track("lighthouse"),
        Track("town-hall"),
    ),
    cards=(
        TouristCard("fc01", 1, RED, 2, ("clock-tower",)),
        TouristCard("fc02", 2, GREEN, 1, ("dragon-house",)),
        TouristCard("fc03", 3, BLUE, 2, ("lighthouse",)),
        TouristCard("fc04", 4, RED, 1, ("town-hall",)),
        TouristCard("fc05", 5, GREEN, 2, ("dragon-house",)),
        TouristCard("fc06", 6, BLUE, 1, ("clock-tower",)),
        TouristCard("fc07", 1, GREEN, 1, ("town-hall",)),
        TouristCard("fc08", 2, BLUE, 2, ("lighthouse",)),
        TouristCard("fc09", 3, RED, 1, ("clock-tower",)),
        TouristCard("fc10", 4, BLUE, 2, ("dragon-house",)),
        TouristCard("fc11", 5, RED, 1, ("lighthouse",)),
        TouristCard("fc12", 6, GREEN, 2, ("town-hall",)),
    ),
    challenges=(
        Challenge(110, goals=1),
        Challenge(130, goals=1),
        Challenge(150, goals=1),
        Challenge(170, goals=1),
        Challenge(100, goals=2),
        Challenge(120, goals=2),
        Challenge(140, goals=2),
        Challenge(160, goals=2),
        Challenge(90, goals=3),
        Challenge(110, goals=3),
        Challenge(130, goals=3),
        Challenge(150, goals=3),
    ),
    missing=("h21", "h44", "h03", "h52"),
    modes=("normal", "advanced", "dice"),
)
