"""The album of achievements: what a table puts into it, what is said of it, and where it is seen."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic as mk
from miskatonic import scene as sc
from miskatonic.bots import make_bot
from miskatonic.core import hidden
from miskatonic.games.route import ROUTE
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.route.table import Table, table


def album(t: Table, seat: int = 0) -> set[str]:
    """What a seat may put into its album."""
    return set(ROUTE.achieved(t.state, seat))


def sheet(t: Table, seat: int, lang: str = "en") -> sc.Ledger:
    """The score sheet of a seat, as seat 0 sees it."""
    scene = ROUTE.scene(hidden.seen_by(t.state, 0), 0, ROUTE.speech[lang])
    board = next(thing for thing in scene.things if isinstance(thing, sc.Board) and thing.seat == seat)
    return next(thing for thing in board.things if isinstance(thing, sc.Ledger))


def test_a_finished_game_brings_its_achievements_its_city_and_its_ancient_one() -> None:
    alone = table(seats=1).sheet(0, "h00")
    assert album(alone) == set(), "nothing before the end"
    alone.walking().walk("c00", "h00")
    assert album(alone) == {"solo", "eleven-cities/first-city"}
    arkham = table("arkham", effect_cards=["repeat"], ancient_one="dagon").sheet(0, "h01").sheet(1, "v55")
    arkham.walking().load(2, 3, 4, 2, 3, 4).walk("c01", "h01").walk("c55", "v55", seat=1)
    assert album(arkham, 1) == {"eleven-cities/arkham", "every-ancient-one/dagon"}


def test_what_was_achieved_stands_on_the_score_sheet_of_whom_it_belongs_to() -> None:
    t = table().sheet(0, "h11 v21 h12 v11").sheet(1, "h56").bonus(0, "segment", 1)
    t.walking().walk("c11", "h11", "v21", "h12", "v11").walk("c56", "h56", seat=1)
    assert [flat(feat) for feat in sheet(t, 0).feats] == ["Lead the final route round all four sides of a location"]
    assert sheet(t, 1).feats == ()
    assert flat(sheet(t, 0, "ru").feats[0]) == "Обойти итоговым маршрутом локацию со всех четырёх сторон"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_feat_has_words_and_every_page_opens_secret_cards(lang: str) -> None:
    speech = ROUTE.speech[lang]
    assert [len(page.feats) for page in ROUTE.album] == [4] * 6
    for page in ROUTE.album:
        entries = [speech.entry(feat.code) for feat in page.feats]
        assert len({entry.group for entry in entries}) == 1
        assert all(flat(entry.title) and entry.lines for entry in entries)
        options: dict[str, Any] = {page.setting: list(page.opens)}
        mk.new("route", seats=2, **options)
    opened = [card for page in ROUTE.album for card in page.opens]
    assert opened[:5] == ["guide-mapmaker", "guide-joker", "guide-runner", "guide-gourmet", "guide-old-hand"]
    assert [page.opens for page in ROUTE.album[2:4]] == [("extra-turn",), ("rainy-day",)], "cards 8 and 7"


def test_a_campaign_ends_with_fame_and_its_places() -> None:
    game = mk.new("route", seats=2, seed=2, campaign="fixed")
    bot = make_bot("random", 3)
    while not game.over:
        seat = game.decision.seat
        game.play(bot.choose(game, seat), seat)
    result = game.state.result
    assert result is not None
    ledgers = [sheet(Table(game), seat) for seat in range(2)]
    assert [ledger.total for ledger in ledgers] == list(result.scores)
    assert [ledger.place for ledger in ledgers] == list(result.places)
    assert flat(ledgers[0].label) == "World fame"
    assert "world fame" in flat(ROUTE.speech["en"].result(game.state))
    assert {"campaign", "eleven-cities/first-city"} <= set(ROUTE.achieved(game.state, 0))
    assert sum(code.startswith("eleven-cities/") for code in ROUTE.achieved(game.state, 0)) == 3


@rule("RT-ACH-09", "RT-ACH-11")
@pytest.mark.parametrize("cities", [["arkham", "first-city", "venice"], ["first-city", "arkham", "venice"]])
def test_the_ancient_one_of_an_earlier_city_of_a_campaign_has_been_faced(cities: list[str]) -> None:
    game = mk.new("route", seats=2, seed=2, campaign="fixed", cities=cities, city=cities[0], ancient_one="dagon")
    bot = make_bot("random", 3)
    while not game.over:
        seat = game.decision.seat
        game.play(bot.choose(game, seat), seat)
    for seat in range(2):
        ones = [code for code in ROUTE.achieved(game.state, seat) if code.startswith("every-ancient-one/")]
        assert ones == ["every-ancient-one/dagon"]


def test_the_score_sheet_counts_the_final_route_as_it_is_walked() -> None:
    t = table().sheet(0, "h00 h10 h20", L11="rr").sheet(1, "h56").walking()
    before = sheet(t, 0)
    t.stroll("c00", "h00", "h10")
    walked = sheet(t, 0)
    reds = [next(line.points for line in ledger.lines if line.colour == "red") for ledger in (before, walked)]
    assert reds == [0, 2], "the location with tourists and the red attraction beside the second segment"
