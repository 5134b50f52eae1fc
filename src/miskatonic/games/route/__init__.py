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
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.title import Setting, Title


def _check(options: Mapping[str, Any], seats: int) -> None:
    """What does not go together is refused with the reason (RT-MODE, RT-CAMP-01, RT-EFF-05)."""
    city = next(town for town in CITIES if town.code == options["city"])
    mode = options["mode"]
    campaign = options["campaign"] != "none"
    if mode != "usual" and mode not in city.modes and not campaign:
        raise _refused(
            "This city is not played in that mode. Modes: {}.",
            "В этом городе так не играют. Режимы: {}.",
            "У цьому місті так не грають. Режими: {}.",
            "RT-MODE",
            *(("mode", name) for name in city.modes),
        )
    if seats == 1 and mode == "advanced":
        raise _refused(
            "Alone, ratings only rise: there is no advanced solo mode.",
            "В одиночной игре рейтинги только растут: продвинутого режима в ней нет.",
            "В одиночній грі рейтинги лише зростають: просунутого режиму в ній немає.",
            "RT-MODE-04",
        )
    if seats == 1 and campaign:
        raise _refused(
            "A campaign is for 2 to 4 players.",
            "Кампания — для 2–4 игроков.",
            "Кампанія — для 2–4 гравців.",
            "RT-CAMP-01",
        )
    if campaign and len(set(options["cities"])) not in (0, GAMES):
        raise _refused(
            f"A campaign visits {GAMES} different cities.",
            f"Разных городов в кампании: {GAMES}.",
            f"Різних міст у кампанії: {GAMES}.",
            "RT-CAMP-01",
        )
    if seats == 1 and options["challenge"] > len(city.challenges):
        raise _refused(
            f"The challenge table of this city has {len(city.challenges)} cells.",
            f"Ячеек в таблице вызова этого города: {len(city.challenges)}.",
            f"Комірок у таблиці виклику цього міста: {len(city.challenges)}.",
            "RT-SOLO-04",
        )
    if options["teams"]:
        _check_teams(seats, campaign)
    if len(set(options["effect_cards"])) > EFFECTS_LAID:
        raise _refused(
            "One or two effect cards are laid out.",
            "Карт эффектов может быть одна или две.",
            "Карт ефектів може бути одна або дві.",
            "RT-EFF-04, RT-EFF-05",
        )
    for name in options["effect_cards"]:
        _check_secret("effect_cards", name, options["secrets"])
    _check_secret("ancient_one", options["ancient_one"], options["secrets"])


def _check_teams(seats: int, campaign: bool) -> None:
    """Two teams of two, and a game of its own: fame goes by places of single players (RT-BASE-64, RT-BASE-89)."""
    if seats != teams.PLAYERS:
        raise _refused(
            f"Team mode is for four players in two teams, not for {seats}.",
            f"Командный режим — для четырёх игроков в двух командах, а мест за столом: {seats}.",
            f"Командний режим — для чотирьох гравців у двох командах, а місць за столом: {seats}.",
            "RT-BASE-64",
        )
    if campaign:
        raise _refused(
            "A campaign is not played in teams: its fame is for the places of single players.",
            "Кампанию не играют командами: слава в ней — за места отдельных игроков.",
            "Кампанію не грають командами: слава в ній — за місця окремих гравців.",
            "RT-BASE-89",
        )


def _check_secret(setting: str, name: str, opened: list[str]) -> None:
    """A secret card takes part only when it has been opened (RT-ACH-02)."""
    if name in SECRETS and name not in opened:
        raise _refused(
            "“{}” is still in the secret box.",
            "«{}» — карта, которая ещё лежит в секретной коробочке.",
            "«{}» — карта, що ще лежить у секретній коробочці.",
            "RT-ACH-02",
            (setting, name),
        )


def _refused(en: str, ru: str, uk: str, rule: str, *values: tuple[str, str]) -> BadOption:
    """A refusal in three languages, with the rule behind it and, where a gap is left, values of settings by their names."""
    said: dict[str, str] = {}
    for lang, sentence in zip(LANGUAGES, (en, ru, uk), strict=True):
        named = ", ".join(flat(SPEECH[lang].setting_value(*value)) for value in values)
        said[lang] = f"{sentence.format(named).removesuffix('.')} ({rule})."
    return BadOption(said["en"], said)


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
        Setting("tasks", True, (False, True)),
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
    most_options=256,
    faced=lambda s: tuple(CITIES[city].code for city in marks.cities_of(s)),
    story=STORY,
    rulebook="miskatonic.games.route",
    album=ALBUM,
    achieved=achieved,
)
