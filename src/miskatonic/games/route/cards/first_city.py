"""The First City: parks, museums and fairs round four landmarks."""

from typing import Final

from miskatonic.games.route.cards import city as sheets
from miskatonic.games.route.cards import terms as t

FIRST_CITY: Final = sheets.City(
    code="first-city",
    difficulty=1,
    sights={
        "L21": sheets.Sight("fountain-square", t.RED),
        "L41": sheets.Sight("museum-of-maps", t.BLUE),
        "L12": sheets.Sight("hill-library", t.BLUE),
        "L32": sheets.Sight("clock-tower", t.GREY),
        "L52": sheets.Sight("craft-fair", t.RED),
        "L23": sheets.Sight("maple-garden", t.GREEN),
        "L53": sheets.Sight("dragon-house", t.GREY),
        "L63": sheets.Sight("echo-gallery", t.BLUE),
        "L14": sheets.Sight("street-of-signs", t.RED),
        "L24": sheets.Sight("lighthouse", t.GREY),
        "L54": sheets.Sight("frog-pond", t.GREEN),
        "L25": sheets.Sight("shadow-theatre", t.BLUE),
        "L45": sheets.Sight("town-hall", t.GREY),
        "L65": sheets.Sight("carousel-court", t.RED),
        "L16": sheets.Sight("swing-park", t.GREEN),
        "L56": sheets.Sight("greenhouse", t.GREEN),
    },
    stops={
        "c11": sheets.Cafe(t.COORDINATE),
        "c51": sheets.Cafe(t.SEGMENT),
        "c33": sheets.Cafe(t.COORDINATE),
        "c15": sheets.Cafe(t.SEGMENT),
        "c35": sheets.Cafe(t.SEGMENT),
        "c55": sheets.Cafe(t.COORDINATE),
    },
    tracks=(
        sheets.Track("clock-tower"),
        sheets.Track("dragon-house"),
        sheets.Track("lighthouse"),
        sheets.Track("town-hall"),
    ),
    cards=(
        sheets.TouristCard("fc01", 1, t.RED, 2, ("clock-tower",)),
        sheets.TouristCard("fc02", 2, t.GREEN, 1, ("dragon-house",)),
        sheets.TouristCard("fc03", 3, t.BLUE, 2, ("lighthouse",)),
        sheets.TouristCard("fc04", 4, t.RED, 1, ("town-hall",)),
        sheets.TouristCard("fc05", 5, t.GREEN, 2, ("dragon-house",)),
        sheets.TouristCard("fc06", 6, t.BLUE, 1, ("clock-tower",)),
        sheets.TouristCard("fc07", 1, t.GREEN, 1, ("town-hall",)),
        sheets.TouristCard("fc08", 2, t.BLUE, 2, ("lighthouse",)),
        sheets.TouristCard("fc09", 3, t.RED, 1, ("clock-tower",)),
        sheets.TouristCard("fc10", 4, t.BLUE, 2, ("dragon-house",)),
        sheets.TouristCard("fc11", 5, t.RED, 1, ("lighthouse",)),
        sheets.TouristCard("fc12", 6, t.GREEN, 2, ("town-hall",)),
    ),
    challenges=(
        sheets.Challenge(110, goals=1),
        sheets.Challenge(130, goals=1),
        sheets.Challenge(150, goals=1),
        sheets.Challenge(170, goals=1),
        sheets.Challenge(100, goals=2),
        sheets.Challenge(120, goals=2),
        sheets.Challenge(140, goals=2),
        sheets.Challenge(160, goals=2),
        sheets.Challenge(90, goals=3),
        sheets.Challenge(110, goals=3),
        sheets.Challenge(130, goals=3),
        sheets.Challenge(150, goals=3),
    ),
    missing=("h21", "h44", "h03", "h52"),
    modes=("normal", "advanced", "dice"),
)
