"""Nobody hurries the server: too many requests or messages are refused."""

from pathlib import Path

from tests.web.house import Browser, House


def test_too_many_requests_and_messages_are_refused(tmp_path: Path) -> None:
    house = House(tmp_path, burst=20)
    try:
        anna = Browser(house)
        table = anna.new_table("me", seed=3)
        chair = anna.sit(table)
        refusals = [chair.ask(t="lang", lang="xx")["why"] for _ in range(60)]
        assert any("too much" in why for why in refusals)
        codes = [anna.http.get("/api/games").status_code for _ in range(60)]
        assert 429 in codes
    finally:
        house.stop()
