"""En Route («Маршрут построен»), for 1 to 4 players: draw a tourist's route through a city, all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.core.errors import BadOption
from miskatonic.games.route.bot.judge import judge
from miskatonic.games.route.bot.value import value
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import box
from miskatonic.games.route.rules.explain import forbidden, grave
from miskatonic.games.route.rules.setup import RULES, begin
from miskatonic.games.route.say import SPEECH
from miskatonic.games.route.scene.table import scene, targets
from miskatonic.title import Setting, Title


def _check(options: Mapping[str, Any], seats: int) -> None:
    """Options that go together with the city and the number of seats (RT-MODE)."""
    city = next(town for town in CITIES if town.code == options["city"])
    mode = options["mode"]
    if mode != "usual" and mode not in city.modes:
        raise BadOption(f"{options['city']} cannot be played in the mode “{mode}”; it knows: {', '.join(city.modes)}.")
    if seats == 1 and mode == "advanced":
        raise BadOption("In solo play ratings only rise: there is no advanced mode (RT-MODE-04).")


ROUTE: Final = Title(
    id="route",
    version=1,
    stage="alpha",
    seats=(1, 2, 3, 4),
    minutes=(20, 40),
    complexity=2,
    settings=(
        Setting("city", "first-city", ("first-city", "venice")),
        Setting("mode", "usual", ("usual", "normal", "advanced")),
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
    rounds=lambda s: s.count(box.ROUND),
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
    rulebook="miskatonic.games.route",
)
