"""Rulings on what was not there yet when something happened."""

from __future__ import annotations

from miskatonic.games.eldritch_horror.cards.terms import SANITY_TOKEN
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import empty, piece


@rule("EH-AO-02", "EH-ELD-02")
def test_who_moves_onto_a_token_while_cthulhu_awakens_by_it_suffers_what_the_sheet_said_before() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="cthulhu").at(0, "tokyo").at(1, "rome").values(1, health=1).doom(1)
    t.spell(1, "instill-bravery", 1)
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1, 6, 1, 1, 1).eldritch("8").event("the-bermuda-triangle").play("use:instill-bravery#1")
    assert (t.alive(1), t.count(box.AWAKE)) == (False, 1), "the ward has cost Jacqueline's last Health"
    assert (t.where(0), t.sanity(0), t.count(box.DELAYED[0])) == ("space-8", 6, 1)
    assert t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")]) == 0, "one move, one effect"


@rule("EH-POS-03")
def test_a_sword_taken_from_a_beaten_mi_go_has_not_beaten_it() -> None:
    t = empty("lily-chen").at(0, "rome").gives(0, "45-automatic").values(0, sanity=3).on_top("sword-of-saint-jerome")
    t.roll(*[6] * 8).fights("mi-go")
    assert (t.owned(), t.sanity()) == (["45-automatic", "sword-of-saint-jerome"], 3)
    t.roll(*[6] * 12).fights("mi-go").idle()
    assert t.sanity() == 3 + 1, "but the next one"
