"""Saves of every city and of a campaign outlive new cards and cities, as those of the plain game do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.games.route.rules import marks
from tests.conformance.added import hashes
from tests.conformance.tables import stroll
from tests.conformance.test_new_content import replayed

GAMES: dict[str, dict[str, Any]] = {
    "las-vegas": {"city": "las-vegas"},
    "sydney": {"city": "sydney"},
    "venice": {"city": "venice", "effects": True, "effect_cards": ["secret-alley"], "yellow_events": 2},
    "arkham": {"city": "arkham", "ancient_one": "dagon", "red_events": 3, "without_events": ["obstacle"]},
    "campaign": {"campaign": "fixed", "secrets": ["navigator"]},
}


def test_games_in_every_city_replay_in_a_box_with_a_made_up_city(tmp_path: Path) -> None:
    for name, options in GAMES.items():
        game = mk.new("route", seats=2, seed=3, **options)
        for number in stroll(game, 3):
            in_the_second_city = game.state.count(marks.CAMPAIGN_GAME) == 2 and game.state.count(marks.ROUND) == 2
            if number > 90 and (in_the_second_city or name != "campaign"):
                break
        (tmp_path / f"route-{name}.save").write_text(game.save(), encoding="utf-8")
    plain = hashes("route", tmp_path)
    assert len(plain) == len(GAMES)
    assert replayed("route", tmp_path) == plain


@pytest.mark.parametrize("campaign", ["fixed", "winner"])
def test_a_campaign_goes_only_where_there_is_a_card_for_it(campaign: str) -> None:
    title = mk.games()["route"]
    without = [name for name in title.rules.box if name not in ("arkham", "sydney")]
    options = title.settled({"campaign": campaign, "city": "first-city", "tasks": False}, 2)
    s = title.begin(options, 2, 5, without)
    s.run()
    while s.asked:
        s.answer(s.asked[0], s.asked[0].options[0])
    assert s.count(marks.PLAYED_CITIES) == 0b1011, "First City, Las Vegas and Venice"
