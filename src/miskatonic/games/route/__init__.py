"""En Route («Маршрут построен»), for 1 to 4 players: draw a tourist's route through a city, all at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from miskatonic.core.errors import BadOption
from miskatonic.games.route.album import ALBUM, achieved
from miskatonic.games.route.bot.judge import judge
from miskatonic.games.route.bot.value import value
from miskatonic.games.route.bot.weighing import terms
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.city import City
from miskatonic.games.route.cards.effects import EFFECT_CARDS
from miskatonic.games.route.cards.events import EVENT_CARDS
from miskatonic.games.route.cards.helpers import GAMES, SECRETS
from miskatonic.games.route.cards.horrors import ANCIENT_ONES
from miskatonic.games.route.rules import marks, teams
from miskatonic.games.route.rules.explain import forbidden, grave
from miskatonic.games.route.rules.setup import RULES, begin
from miskatonic.games.route.rules.setup_city import EFFECTS_LAID
from miskatonic.games.route.say import SPEECH
from miskatonic.games.route.scene.table import scene, targets
from miskatonic.games.route.story import STORY
from miskatonic.title import Setting, Title


def _check(options: Mapping[str, Any], seats: int) -> None:
    """What does not go together is refused with the reason (RT-MODE, RT-CAMP-01, RT-EFF-05)."""
    city = next(town for town in CITIES if town.code == options["city"])
    mode = options["mode"]
    campaign = options["campaign"] != "none"
    if mode != "usual" and mode not in city.modes and not campaign:
        raise BadOption(f"{city.code} cannot be played in the mode “{mode}”, only: {', '.join(city.modes)} (RT-MODE).")
    if seats == 1 and mode == "advanced":
        raise BadOption("Alone, ratings only rise: there is no advanced solo mode (RT-MODE-04).")
    if seats == 1 and campaign:
        raise BadOption("A campaign is for 2 to 4 players (RT-CAMP-01).")
    if campaign and len(set(options["cities"])) not in (0, GAMES):
        raise BadOption(f"A campaign visits {GAMES} different cities (RT-CAMP-01).")
    if seats == 1 and options["challenge"] > len(city.challenges):
        raise BadOption(f"The challenge table of {city.code} has {len(city.challenges)} cells (RT-SOLO-04).")
    if options["teams"]:
        _check_teams(seats, campaign)
    if len(set(options["effect_cards"])) > EFFECTS_LAID:
        raise BadOption("One or two effect cards are laid out (RT-EFF-04, RT-EFF-05).")
    for name in options["effect_cards"]:
        _check_secret(name, options["secrets"])
    _check_secret(options["ancient_one"], options["secrets"])


def _check_teams(seats: int, campaign: bool) -> None:
    """Two teams of two, and a game of its own: fame goes by places of single players (RT-BASE-64, RT-BASE-89)."""
    if seats != teams.PLAYERS:
        raise BadOption(
            f"Team mode is for four players in two teams, not for {seats} (RT-BASE-64).",
            {
                "ru": f"Командный режим — для четырёх игроков в двух командах, а мест за столом: {seats} (RT-BASE-64).",
                "uk": f"Командний режим — для чотирьох гравців у двох командах, а місць за столом: {seats} (RT-BASE-64).",
            },
        )
    if campaign:
        raise BadOption(
            "A campaign is not played in teams: its fame is for the places of single players (RT-BASE-89).",
            {
                "ru": "Кампанию не играют командами: слава в ней — за места отдельных игроков (RT-BASE-89).",
                "uk": "Кампанію не грають командами: слава в ній — за місця окремих гравців (RT-BASE-89).",
            },
        )


def _check_secret(name: str, opened: list[str]) -> None:
    """A secret card takes part only when it has been opened (RT-ACH-02)."""
    if name in SECRETS and name not in opened:
        raise BadOption(f"“{name}” is still in the secret box (RT-ACH-02).")


SOME_EVENTS: Final = (1, 2, 3, 4, 5)
CAMPAIGN: Final = ("campaign", marks.CAMPAIGNS[1:])
"""Other cities may come."""


def _cities(matter: Callable[[City], bool]) -> tuple[str, tuple[str, ...]]:
    """The cities with which a setting matters."""
    return "city", tuple(town.code for town in CITIES if matter(town))


ROUTE: Final = Title(
    id="route",
    version=1,
    stage="beta",
    seats=(1, 2, 3, 4),
    minutes=(20, 40),
    complexity=2,
    settings=(
        Setting("city", "first-city", tuple(town.code for town in CITIES), told=True),
        Setting("mode", "usual", ("usual", *marks.MODES), only_with=(_cities(lambda town: len(town.modes) > 1), CAMPAIGN)),
        Setting(
            "ancient_one",
            "cthulhu",
            tuple(one.code for one in ANCIENT_ONES),
            only_with=(_cities(lambda town: town.curiosities), CAMPAIGN),
        ),
        Setting("effects", False, (False, True), only_with=(_cities(lambda town: "normal" in town.modes), CAMPAIGN)),
        Setting(
            "effect_cards",
            (),
            tuple(card.code for card in EFFECT_CARDS),
            several=True,
            only_with=(
                ("effects", (True,)),
                ("mode", ("dice", "special")),
                _cities(lambda town: "normal" not in town.modes),
                CAMPAIGN,
            ),
        ),
        Setting("yellow_events", 0, low=0, high=SOME_EVENTS[-1]),
        Setting("red_events", 0, low=0, high=SOME_EVENTS[-1]),
        Setting(
            "without_events",
            (),
            tuple(card.code for card in EVENT_CARDS),
            several=True,
            only_with=(("yellow_events", SOME_EVENTS), ("red_events", SOME_EVENTS)),
        ),
        Setting("teams", False, (False, True)),
        Setting("campaign", "none", marks.CAMPAIGNS),
        Setting("cities", (), tuple(town.code for town in CITIES), several=True, only_with=(CAMPAIGN,)),
        Setting("secrets", (), SECRETS, several=True),
        Setting("tasks", True, (True, False)),
        Setting("refresh", False, (False, True)),
        Setting("challenge", 1, low=1, high=12),
    ),
    rules=RULES,
    begin=begin,
    check=_check,
    speech=SPEECH,
    scene=scene,
    targets=targets,
    forbidden=forbidden,
    grave=grave,
    value=value,
    judge=judge,
    terms=terms,
    rounds=lambda s: s.count(marks.ROUND),
    census={
        "tourist": 66,
        "die": 5,
        "effect": 5,
        "goal-a": 6,
        "goal-b": 6,
        "goal-c": 6,
        "task": 12,
        "event-yellow": 5,
        "event-red": 5,
        "curiosity": 11,
        "call": 4,
        "guide": 5,
        "city": 11,
    },
    faced=lambda s: tuple(CITIES[city].code for city in marks.cities_of(s)),
    story=STORY,
    rulebook="miskatonic.games.route",
    album=ALBUM,
    achieved=achieved,
)
