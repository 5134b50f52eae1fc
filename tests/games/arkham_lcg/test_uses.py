"""Uses (AH-USE)."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import AMMO, CHARGES, SECRETS, SUPPLIES
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table


@rule("AH-USE-01")
@pytest.mark.parametrize(
    ("card", "kind", "n"),
    [("45-automatic", AMMO, 4), ("first-aid", SUPPLIES, 3), ("scrying", CHARGES, 3), ("forbidden-knowledge", SECRETS, 4)],
)
def test_a_card_has_its_own_kind_of_uses(card: str, kind: int, n: int) -> None:
    t = table().resources(0, 9).hand(0, card).turn(0).play(f"play:{card}")
    assert box.ASSET[piece(card)].uses == (kind, n)
    assert t.count(box.USES_LEFT[piece(card)]) == n


@rule("AH-USE-01")
def test_uses_are_no_resources_and_resources_no_uses() -> None:
    t = table().in_play(0, "45-automatic").hand(0, "knife").resources(0, 0)
    t.enemy("ghoul-minion", engaged=0)
    assert "play:knife" not in t.turn(0).options, "ammo pays for nothing"
    t.resources(0, 9).state.set(box.USES_LEFT[piece("45-automatic")], 0)
    assert "use:45-automatic" not in t.turn(0).options


@rule("AH-USE-02")
def test_a_card_without_uses_stays_in_play() -> None:
    t = table().in_play(0, "45-automatic")
    t.state.set(box.USES_LEFT[piece("45-automatic")], 1)
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("use:45-automatic").until(asks.Action)
    assert (t.home("45-automatic"), t.count(box.USES_LEFT[piece("45-automatic")])) == (box.PLAY[0], 0)


@rule("AH-USE-02")
def test_a_card_that_says_so_is_discarded_when_its_uses_are_gone() -> None:
    t = table().in_play(0, "first-aid").harmed(0, damage=2).turn(0)
    t.play("use:first-aid")
    assert t.home("first-aid") == box.PLAY[0]
    t.state.set(box.USES_LEFT[piece("first-aid")], 1)
    t.play("use:first-aid")
    assert (t.home("first-aid"), t.damage()) == (box.DISCARD[0], 0), "its last use still heals"
    t = table("agnes-baker").in_play(0, "forbidden-knowledge")
    t.state.set(box.USES_LEFT[piece("forbidden-knowledge")], 1)
    t.turn(0).play("use:forbidden-knowledge")
    assert (t.home("forbidden-knowledge"), t.count(box.RESOURCES[0])) == (box.DISCARD[0], 6)
