"""Exploring locations: clue tokens, ritual symbols, keys (FH-INV)."""

from miskatonic.core.hidden import is_seen, seen_by
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.final_hour.cards.board import PLACES
from miskatonic.games.final_hour.cards.sheets import BOTTOM, HOURGLASS, KEY, MOON
from miskatonic.games.final_hour.cards.words import Explore, Move
from miskatonic.games.final_hour.rules import box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import table


@rule("FH-INV-01")
def test_exploring_reveals_the_clue_token_of_the_own_location_only() -> None:
    t = table("lily", "rita").cleared().stand("lily", "orne-library").stand("rita", "derby-hall")
    here = t.clue("orne-library", HOURGLASS)
    t.clue("derby-hall", MOON)
    t.effect("lily", Explore())
    assert t.where(here) == "found"
    assert not t.state.zone(box.CLUE_AT[3])
    assert t.state.zone(box.CLUE_AT[6])


@rule("FH-INV-01")
def test_exploring_follows_the_move_made_before_it() -> None:
    t = table("lily", "rita").cleared().stand("lily", "student-union")
    token = t.clue("derby-hall", MOON)
    t.effect("lily", Move(1), Explore()).play("move:derby-hall")
    assert t.where(token) == "found"


@rule("FH-INV-02")
def test_a_key_goes_to_the_box_and_brings_the_top_item_face_up() -> None:
    t = table("lily", "rita").cleared().stand("rita", "orne-library").on_top("toolbox", "bicycle")
    token = t.clue("orne-library", KEY)
    t.effect("rita", Explore())
    assert t.where(token) == "box"
    assert t.items("rita") == ["toolbox"]
    assert t.items("lily") == []
    assert len(t.state.zone(box.ITEM_DECK)) == 8
    assert t.state.zone(box.ITEM_DECK)[0] == box.PIECE_SLUGS.index("bicycle")


@rule("FH-INV-02")
def test_solo_the_item_belongs_to_the_investigator_who_explored() -> None:
    t = table("lily", "rita", solo=True).cleared().stand("rita", "orne-library").on_top("toolbox")
    t.clue("orne-library", KEY)
    t.effect("rita", Explore())
    assert (t.items("lily"), t.items("rita")) == ([], ["toolbox"])


@rule("FH-INV-03")
def test_lily_finds_a_moon_which_lies_open_from_then_on() -> None:
    t = table("lily", "rita").cleared().stand("lily", "orne-library")
    token = t.clue("orne-library", MOON)
    t.effect("lily", Explore())
    assert t.state.zone(box.FOUND) == (token,)
    assert all(token in seen_by(t.state, seat).zone(box.FOUND) for seat in (0, 1, SPECTATOR))
    assert [note.told for note in t.told(tells.FoundSymbol)] == [(2, 3, MOON)]
    assert t.items("lily") == []


@rule("FH-INV-04")
def test_exploring_where_there_is_no_clue_token_has_no_effect() -> None:
    t = table("lily", "rita").cleared().stand("lily", "university-museum")
    assert not t.state.zone(box.CLUE_AT[12]), "the ritual site has none"
    before = t.effect("lily").state.plain()["zones"]
    t.effect("lily", Explore())
    assert t.state.plain()["zones"] == before


@rule("FH-INV-04", "FH-INV-01")
def test_a_location_is_explored_once() -> None:
    t = table("lily", "rita").cleared().stand("lily", "orne-library")
    t.clue("orne-library", MOON)
    t.effect("lily", Explore(), Explore())
    assert len(t.state.zone(box.FOUND)) == 1


@rule("FH-INV-05")
def test_nobody_sees_the_face_of_a_clue_token_on_the_board() -> None:
    t = table("lily", "rita").stand("lily", "orne-library")
    tokens = {place: t.state.zone(box.CLUE_AT[place]) for place in PLACES}
    assert sum(map(len, tokens.values())) == 11
    for seat in (0, 1, SPECTATOR):
        view = seen_by(t.state, seat)
        for place, there in tokens.items():
            assert not any(is_seen(t.state, box.CLUE_AT[place], token, seat) for token in there)
            assert len(view.zone(box.CLUE_AT[place])) == len(there)
            assert all(token < 0 for token in view.zone(box.CLUE_AT[place]))


@rule("FH-INV-06")
def test_monsters_do_not_prevent_exploring() -> None:
    t = table("lily", "rita").cleared().stand("lily", "derby-hall")
    t.monster("blue-killer-2", "derby-hall")
    t.monster("red-stalker-3", "derby-hall")
    token = t.clue("derby-hall", MOON)
    t.effect("lily", Explore(), side=BOTTOM)
    assert t.where(token) == "found"
    assert t.health("lily") == 5
