"""Seats that change hands: who has given one away neither sees nor acts through it, whichever way they look."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.web.house import Browser, Chair, House


def hand(chair: Chair) -> list[str]:
    """The names on the table of the cards that a chair is asked to choose one of."""
    return [f"piece:priority-{o['key'].removeprefix('lay:')}'" for o in chair.view["decision"]["options"]]


def second_of_three(house: House, kinds: tuple[str, ...] = ("me", "local", "local")) -> tuple[Browser, str, Chair]:
    """A device with several seats, at which the second player is looking at their hand."""
    anna = Browser(house)
    table = anna.new_table(*kinds, seed=3)
    chair = anna.sit(table)
    chair.ask(t="seat", seat=0)
    chair.play()
    chair.ask(t="seat", seat=1)
    assert chair.view["decision"]["seat"] == 1
    return anna, table, chair


def test_the_feed_no_longer_sees_through_a_seat_given_away(house: House) -> None:
    anna, table, chair = second_of_three(house)
    secret = hand(chair)
    assert all(card in str(chair.view["scene"]) for card in secret)
    assert anna.post(f"/api/tables/{table}/seats", seat=1, kind="friend").status_code == 200
    chair.hear()
    assert chair.view["seats_mine"] == [0, 2]
    assert chair.view["seat"] in (0, 2)
    assert chair.view["decision"] is None
    assert not any(card in str(chair.view["scene"]) for card in secret)
    assert chair.view["curtain"], "whoever holds the device now is not the player whose hand comes next"
    ben = Browser(house)
    ben.join(anna.links(table)["seats"][0]["link"])
    ben_chair = ben.sit(table)
    assert hand(ben_chair) == secret
    chair.until(ben_chair.view["rev"])
    assert not any(card in str(chair.view["scene"]) for card in secret)


def test_no_request_sees_or_acts_through_a_seat_given_away(house: House) -> None:
    anna, table, chair = second_of_three(house)
    key = chair.view["decision"]["options"][0]["key"]
    assert anna.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()["seat"] == 1
    assert anna.http.get(f"/api/tables/{table}/save").status_code == 200
    chair.hear()
    assert "took a copy" in chair.view["chat"][-1]["text"]
    anna.post(f"/api/tables/{table}/seats", seat=1, kind="friend")
    chair.hear()
    assert anna.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()["seat"] == -1
    assert anna.http.get(f"/api/tables/{table}/save").status_code == 400
    assert anna.post(f"/api/tables/{table}/fork", at=0).status_code == 400
    assert [seat["seat"] for seat in anna.links(table)["personal"]] == [0, 2]
    asks = ({"t": kind, "seat": 1} for kind in ("seat", "hint", "why-not"))
    for message in (*asks, {"t": "play", "seat": 1, "key": key}):
        assert chair.ask(**message, rev=chair.view["rev"])["t"] == "refused"


def test_a_device_with_one_seat_left_sees_only_that(house: House) -> None:
    anna, table, chair = second_of_three(house, ("me", "local"))
    secret = hand(chair)
    anna.post(f"/api/tables/{table}/seats", seat=1, kind="friend")
    chair.hear()
    assert (chair.view["seat"], chair.view["seats_mine"]) == (0, [0])
    assert not any(card in str(chair.view["scene"]) for card in secret)
    anna.post(f"/api/tables/{table}/seats", seat=0, kind="friend")
    chair.hear()
    assert (chair.view["seat"], chair.view["seats_mine"]) == (-1, [])


def test_the_feed_no_longer_reads_the_log_of_a_seat_given_away(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", "local", "local", "friend", seed=3)
    chair = anna.sit(table)
    for seat in (0, 1, 2):
        chair.ask(t="seat", seat=seat)
        chair.play()
    public = Browser(house).sit(table, watch=True)
    assert (chair.view["seat"], chair.view["curtain"]) == (2, False)
    assert chair.view["log"] != public.view["log"], "who laid a card reads which"
    anna.post(f"/api/tables/{table}/seats", seat=2, kind="bot")
    public.hear()
    chair.until(public.view["rev"])
    assert chair.view["log"] == public.view["log"]


def test_one_invitation_opened_in_many_browsers_at_once_is_won_by_one(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", "friend", "friend", seed=3)
    for seat in (1, 2):
        link = anna.links(table)["seats"][0]["link"]
        browsers = [Browser(house) for _ in range(8)]
        for browser in browsers:
            browser.http.headers["x-miskatonic-lang"] = "uk"
        with ThreadPoolExecutor(len(browsers)) as threads:
            answers = list(threads.map(lambda browser, link=link: browser.join(link), browsers))
        assert sorted(answer.status_code for answer in answers) == [200, *[403] * 7]
        assert {answer.json().get("why") for answer in answers} == {None, "Це місце вже зайняте. Попросіть нове посилання."}
        assert sorted(browser.sit(table).view["seat"] for browser in browsers) == [*[-1] * 7, seat]


def test_a_stranger_has_no_save_of_a_game_that_bots_are_playing(tmp_path: Path) -> None:
    house = House(tmp_path, bot_pause=600)
    try:
        anna = Browser(house)
        table = anna.new_table("bot", "bot")
        assert anna.http.get(f"/api/tables/{table}/save").status_code == 200
        stranger = Browser(house).http.get(f"/api/tables/{table}/save")
        assert stranger.status_code == 400, "its seed tells the cards of whoever sits down later"
    finally:
        house.stop()


def test_open_invitations_are_the_owners_alone(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", "friend", "friend")
    ben.join(anna.links(table)["seats"][0]["link"])
    assert [link["seat"] for link in anna.links(table)["seats"]] == [2]
    assert ben.links(table)["seats"] == []
    assert [link["seat"] for link in ben.links(table)["personal"]] == [1]


def test_a_personal_link_is_renewed_by_whoever_holds_the_seat(house: House) -> None:
    anna, phone, eve = Browser(house), Browser(house), Browser(house)
    table = anna.new_table("me", "friend")
    old = anna.links(table)["personal"][0]["link"]
    phone.join(old)
    chair = phone.sit(table)
    assert eve.post(f"/api/tables/{table}/links", seat=0).status_code == 403
    assert anna.post(f"/api/tables/{table}/links", seat=1).status_code == 403
    new = anna.post(f"/api/tables/{table}/links", seat=0).json()["personal"][0]["link"]
    chair.hear()
    assert (chair.view["seat"], chair.view["seats_mine"]) == (-1, [])
    assert phone.join(old).status_code == 403
    assert phone.join(new).status_code == 200


def test_a_running_table_with_people_gives_its_save_to_nobody(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", "bot", "friend")
    ben.join(anna.links(table)["seats"][0]["link"])
    for browser in (anna, ben):
        assert browser.http.get(f"/api/tables/{table}/save").status_code == 400
        assert browser.post(f"/api/tables/{table}/fork", at=0).status_code == 400
        for seat in (0, 1, 2):
            mine = browser.links(table)["personal"][0]["seat"]
            assert browser.http.get(f"/api/tables/{table}/replay", params={"seat": seat}).json()["seat"] in (-1, mine)
