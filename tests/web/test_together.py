"""Two people at one table: turns, staleness, seats, links, talking, undoing, watching."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import miskatonic as mk
from miskatonic.lessons import lesson_of
from tests.web.house import Browser, Chair, House


def two_at_a_table(house: House, **wish: object) -> tuple[Browser, Browser, Chair, Chair]:
    """A table with its owner on seat 0 and a friend on seat 1, both connected."""
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", "friend", seed=3, **wish)
    assert ben.join(anna.links(table)["seats"][0]["link"], "Ben").status_code == 200
    chairs = anna.sit(table), ben.sit(table)
    chairs[0].hear()
    return anna, ben, *chairs


def test_a_decision_reaches_the_other_player(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house)
    assert [anna.view["decision"]["seat"], ben.view["decision"]] == [0, None]
    anna.play()
    ben.hear()
    assert ben.view["number"] == anna.view["number"] == 1
    assert ben.view["decision"]["seat"] == 1


def test_a_player_sees_the_own_hand_and_not_the_others(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house)
    own = [option["key"] for option in anna.view["decision"]["options"]]
    assert len(own) == 4
    for key in own:
        number = key.removeprefix("lay:")
        assert f"piece:priority-{number}" in str(anna.view["scene"])
        assert f"piece:priority-{number}'" not in str(ben.view["scene"])


def test_a_stale_or_doubled_decision_is_refused_and_changes_nothing(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house)
    rev, key = anna.view["rev"], anna.view["decision"]["options"][0]["key"]
    anna.play(key)
    ben.hear()
    again = anna.ask(t="play", seat=0, rev=rev, key=key, ref=7)
    assert again["t"] == "refused"
    assert again["ref"] == 7
    assert "moved on" in again["why"]
    assert anna.view["number"] == 1


def until_attempt(*chairs: Chair) -> None:
    """Play until everybody is asked about the reversal."""
    while chairs[0].view["result"] is None and not all(c.view["decision"] for c in chairs):
        deciding = next(c for c in chairs if c.view["decision"])
        deciding.play(deciding.view["decision"]["options"][-1]["key"])
        for chair in chairs:
            chair.until(deciding.view["rev"])


def test_two_who_are_asked_at_once_may_answer_at_once(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house)
    until_attempt(anna, ben)
    rev = anna.view["rev"]
    assert ben.view["rev"] == rev
    anna.ask(t="play", seat=0, rev=rev, key="not-yet")
    ben.hear()
    assert ben.ask(t="play", seat=1, rev=rev, key="not-yet")["t"] == "diff", "the question was the same all the time"
    anna.until(ben.view["rev"])
    assert anna.ask(t="play", seat=0, rev=rev, key="not-yet")["t"] == "refused", "a doubled answer is refused"


def test_nobody_decides_for_a_seat_held_by_another(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house)
    key = anna.view["decision"]["options"][0]["key"]
    assert ben.ask(t="play", seat=0, rev=ben.view["rev"], key=key)["t"] == "refused"
    assert ben.ask(t="seat", seat=0)["t"] == "refused"
    assert ben.ask(t="hint", seat=0)["t"] == "refused"
    assert ben.ask(t="why-not", seat=0, rev=ben.view["rev"])["t"] == "refused"
    assert anna.view["number"] == 0


def test_an_invitation_works_once_and_the_personal_link_again(house: House) -> None:
    anna, ben, eve = Browser(house), Browser(house), Browser(house)
    table = anna.new_table("me", "friend")
    link = anna.links(table)["seats"][0]["link"]
    assert ben.join(link).json()["seat"] == 1
    assert eve.join(link).status_code == 403
    phone = Browser(house)
    personal = ben.links(table)["personal"][0]["link"]
    assert phone.join(personal).json() == {"id": table, "seat": 1}
    assert phone.sit(table).view["seat"] == 1


def test_the_owner_hands_a_seat_to_a_bot_and_old_links_are_void(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("friend", "me", seed=3)
    ben.join(anna.links(table)["seats"][0]["link"])
    personal = ben.links(table)["personal"][0]["link"]
    assert ben.post(f"/api/tables/{table}/seats", seat=1, kind="bot").status_code == 403
    assert anna.post(f"/api/tables/{table}/seats", seat=0, kind="bot", bot="random").status_code == 200
    chair = anna.sit(table)
    while chair.view["decision"] is None:
        chair.hear()
    assert chair.view["number"] >= 1
    assert ben.join(personal).status_code == 403
    assert ben.sit(table).view["seat"] == -1


def test_a_spectator_sees_what_is_public_and_cannot_act(house: House) -> None:
    anna, _, chair, _ = two_at_a_table(house)
    stranger = Browser(house)
    watching = stranger.sit(chair.view["table"]["id"], watch=True)
    assert watching.view["seat"] == -1
    assert watching.view["decision"] is None
    assert watching.ask(t="undo", to=0, rev=watching.view["rev"])["t"] == "refused"
    assert watching.ask(t="chat", text="hello")["t"] == "refused"
    assert anna.sit(chair.view["table"]["id"], watch=True).view["seat"] == -1


def test_the_chat_is_closed_while_the_rules_forbid_talking(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house)
    assert anna.view["talk"] is False
    refused = anna.ask(t="chat", text="I have a 3")
    assert refused["t"] == "refused"
    while 0 in [waiting["seat"] for waiting in ben.view["waiting"]] or ben.view["decision"]["kind"] == "lay-priority":
        chair = anna if anna.view["decision"] else ben
        chair.play()
        other = ben if chair is anna else anna
        other.until(chair.view["rev"])
        if anna.view["decision"] and anna.view["decision"]["kind"] != "lay-priority":
            break
    talking = anna if anna.view["talk"] else ben
    talking.ask(t="chat", text="  now I may  ", key="word-1")
    assert talking.view["chat"][-1] == {**talking.view["chat"][-1], "text": "now I may", "key": "word-1"}


@pytest.mark.parametrize("policy", ["free", "own", "none"])
def test_undo_follows_the_policy_of_the_table(house: House, policy: str) -> None:
    _, _, anna, ben = two_at_a_table(house, undo=policy)
    anna.play()
    ben.hear()
    ben.play()
    anna.hear()
    answer = anna.ask(t="undo", to=0, rev=anna.view["rev"])
    if policy == "none":
        assert answer["t"] == "refused"
        return
    assert (anna.view["number"], anna.view["table"]["proposal"]["voters"]) == (2, [1]), "what Ben laid is open now"
    ben.until(anna.view["rev"])
    assert ben.ask(t="agree", yes=True, rev=ben.view["rev"])["t"] == "diff"
    assert (ben.view["number"], ben.view["table"].get("proposal")) == (0, None)


def test_one_takes_back_the_own_last_decision_and_brings_it_back(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house, undo="own")
    anna.play()
    anna.ask(t="undo", to=0, rev=anna.view["rev"])
    assert anna.view["number"] == 1, "a card was drawn, so Ben is asked"
    ben.until(anna.view["rev"])
    ben.ask(t="agree", yes=True, rev=ben.view["rev"])
    anna.until(ben.view["rev"])
    assert anna.view["number"] == 0
    assert anna.view["redo"] == 1
    anna.ask(t="redo", rev=anna.view["rev"])
    assert anna.view["number"] == 1
    ben.until(anna.view["rev"])
    assert ben.view["number"] == 1


@pytest.mark.parametrize("end", ["refused", "withdrawn", "renewed", "given"])
def test_a_bot_plays_on_however_a_proposal_ends(tmp_path: Path, end: str) -> None:
    house = House(tmp_path, bot_pause=1.0)
    try:
        anna, ben = Browser(house), Browser(house)
        table = anna.new_table("me", "bot", "friend", seed=3, undo="own")
        ben.join(anna.links(table)["seats"][0]["link"], "Ben")
        hers, his = anna.sit(table), ben.sit(table)
        hers.hear()
        rev, asked = hers.view["rev"], hers.view["decision"]
        hers.say(t="play", seat=asked["seat"], rev=rev, key=asked["options"][0]["key"])
        hers.say(t="undo", to=0, rev=rev + 1)  # at once, before the bot has waited long enough
        while "proposal" not in hers.view["table"]:
            assert hers.hear()["t"] == "diff"
        assert (hers.view["number"], hers.view["table"]["proposal"]["voters"]) == (1, [2])
        his.until(hers.view["rev"])
        with pytest.raises(TimeoutError):
            hers.hear(timeout=1.5)  # the bot waits
        if end == "renewed":
            assert anna.post(f"/api/tables/{table}/links", seat=0).status_code == 200
        elif end == "given":
            assert anna.post(f"/api/tables/{table}/seats", seat=2, kind="bot").status_code == 200
        else:
            decides = his if end == "refused" else hers
            decides.say(t="agree", yes=False, rev=decides.view["rev"])
        while hers.view["number"] == 1:
            hers.hear()
    finally:
        house.stop()


def test_each_player_reads_the_own_language(house: House) -> None:
    _, _, anna, ben = two_at_a_table(house)
    anna.ask(t="lang", lang="ru")
    assert anna.view["lang"] == "ru"
    assert ben.view["lang"] == "en"
    assert anna.ask(t="lang", lang="xx")["t"] == "refused"


@pytest.mark.parametrize("game", [title.id for title in mk.games().values() if lesson_of(title.rulebook)])
def test_a_lesson_from_the_lobby_has_its_coach_until_the_farewell(house: House, game: str) -> None:
    anna = Browser(house)
    info = next(info for info in anna.http.get("/api/games").json()["games"] if info["id"] == game)
    lesson = lesson_of(mk.games()[game].rulebook)
    assert lesson is not None
    table = anna.post("/api/tables", game=game, seats=[{"kind": "me"}], **info["lesson"]).json()["id"]
    chair = anna.sit(table)
    for number, step in enumerate(lesson.steps, 1):
        coach = chair.view["decision"]["coach"]
        assert (coach["step"], coach["text"], "over" in coach) == (number, step.en, False)
        chair.play(coach["key"])
        while chair.view["number"] < number:  # a chance may have been told before
            chair.hear()
    assert chair.view["decision"]["coach"]["over"] is True


def test_rules_are_read_in_the_own_language(house: House) -> None:
    browser = Browser(house)
    said = {lang: browser.http.get("/api/rules/final-hour", params={"lang": lang}).json() for lang in ("en", "ru", "uk")}
    rules = {lang: (rules["FH-CMP-06"]["rule"], rules["FH-CMP-06"]["section"]) for lang, rules in said.items()}
    assert rules == {
        "en": ("There are 9 item cards.", "Components"),
        "ru": ("В игре 9 карт вещей.", "Состав игры"),
        "uk": ("У грі 9 карт предметів.", "Склад гри"),
    }
    assert browser.http.get("/api/rules/final-hour", params={"lang": "xx"}).status_code == 400


def test_a_reconnect_shows_the_same_table_without_a_gap(house: House) -> None:
    _, ben_browser, anna, ben = two_at_a_table(house)
    ben.leave()
    anna.hear()
    assert anna.view["table"]["seats"][1]["here"] is False
    anna.play()
    back = ben_browser.sit(anna.view["table"]["id"])
    assert back.view["number"] == 1
    assert back.view["decision"]["seat"] == 1
    anna.hear()
    assert anna.view["table"]["seats"][1]["here"] is True


def test_a_table_that_is_looked_for_anew_is_shown_in_the_language_that_was_chosen_last(house: House) -> None:
    anna = Browser(house)
    chair = anna.sit(anna.new_table("me", seed=3))
    english = chair.view["decision"]["prompt"]
    chair.ask(t="lang", lang="ru")
    russian = chair.view["decision"]["prompt"]
    with closing(sqlite3.connect(house.data / "tables.sqlite")) as database, database:
        database.execute("update tables set term = term + 1 where id = ?", (chair.view["table"]["id"],))
    assert chair.play()["t"] == "refused", "what is in memory is not what is stored"
    while chair.hear()["t"] != "view":
        pass
    assert chair.view["decision"]["prompt"] == russian != english


def test_hot_seat_players_pass_the_device_behind_a_curtain(house: House) -> None:
    anna = Browser(house)
    chair = anna.sit(anna.new_table("me", "local", seed=3))
    assert chair.view["curtain"] is True
    assert chair.view["decision"] is None
    secret = str(chair.view["scene"])
    chair.ask(t="seat", seat=0)
    assert chair.view["curtain"] is False
    hand = [option["key"].removeprefix("lay:") for option in chair.view["decision"]["options"]]
    assert not any(f"piece:priority-{number}'" in secret for number in hand)
    chair.play()
    assert chair.view["curtain"] is True
    assert chair.view["seat"] == 1
    assert chair.view["decision"] is None


def test_updates_are_small(house: House) -> None:
    anna = Browser(house)
    chair = anna.sit(anna.new_table("me", seed=4))
    while chair.view["result"] is None:
        chair.play()
    sizes = sorted(chair.sizes)
    assert sizes[len(sizes) // 2] < 5000


def test_a_solo_game_goes_from_the_first_request_to_its_end_and_can_be_replayed(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me", seed=9)
    chair = anna.sit(table)
    while chair.view["result"] is None:
        chair.play()
    length = chair.view["number"]
    mine = anna.http.get("/api/tables").json()["tables"][0]
    assert mine["id"] == table
    assert mine["over"] is True
    replay = anna.http.get(f"/api/tables/{table}/replay", params={"at": 3, "seat": 0}).json()
    assert replay["number"] == 3
    assert replay["length"] == length
    assert all(line["n"] <= 3 for line in replay["log"])
    fork = anna.post(f"/api/tables/{table}/fork", at=3).json()["id"]
    again = anna.sit(fork)
    assert again.view["number"] == 3
    assert again.view["result"] is None


def test_a_hint_is_one_of_the_options(house: House) -> None:
    anna = Browser(house)
    chair = anna.sit(anna.new_table("me", seed=9))
    hint = chair.ask(t="hint", seat=0)
    assert hint["t"] == "hint"
    assert hint["key"] in [option["key"] for option in chair.view["decision"]["options"]]
