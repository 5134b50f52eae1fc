"""The log: every kind of entry is written in some game, and whoever keeps books by it knows how the table stands."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.core.declared import name_of
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.words import ALLY, CLUE, HEALTH, SANITY, Gain, Gates, Monsters, Signs
from miskatonic.games.elder_sign.rules import box, tells
from tests.games.elder_sign.table import Table, table
from tests.games.played import begun, decisions, kinds_declared, kinds_told


def scenes() -> Iterator[Table]:
    """What random players hardly come to."""
    yield table("kate-winthrop").adventure("koi-pond").begin().meanwhile(0, Monsters())
    t = table(ancient_one="hastur").mythos("the-halls-shift-until-the-debt-is-paid").trophies(0, "koi-pond", "lights-out")
    yield t.begin().play("settle:the-halls-shift-until-the-debt-is-paid").until()
    yield table().clues(0, 15).effect(0, Gain(CLUE))
    yield table().effect(0, Gain(ALLY, 20))
    yield table().effect(0, Gates(9))
    yield table(ancient_one="ithaqua").signs(10).effect(0, Signs(1))
    yield table().adventure("koi-pond").only_monsters().effect(0, Monsters())


def test_every_kind_of_log_entry_is_written_in_some_game() -> None:
    told = kinds_told("elder-sign", 150, scenes())
    assert sorted(map(name_of, kinds_declared("elder-sign", tells.AnyTold) - told)) == []


class Books:
    """What somebody knows who saw the table at the first decision and reads nothing but the log since."""

    def __init__(self, s: State) -> None:
        self.known = table_of(s)

    def read(self, told: Any) -> None:
        """Enter what the log tells."""
        values, clues, trophies, cards, counts = self.known
        match told:
            case tells.Enters(_, who):
                values[who, SANITY] = box.INVESTIGATOR[who].sanity
                values[who, HEALTH] = box.INVESTIGATOR[who].health
            case tells.Hurt(who, value, n):
                values[who, value] -= n
            case tells.Healed(who, value, n):
                values[who, value] += n
            case tells.LimitFell(who, value, limit):
                values[who, value] = min(limit, values[who, value])
            case tells.Devoured(_, who):
                for key in (who, SANITY), (who, HEALTH):
                    del values[key]
                del clues[who]
                for trophy in [trophy for trophy, holder in trophies.items() if holder == who]:
                    del trophies[trophy]
            case tells.GainedClue(who, n):
                clues[who] += n
            case tells.LostClue(who, n):
                clues[who] -= n
            case tells.SpentClue(who):
                clues[who] -= 1
            case tells.TookMonster(who, trophy) | tells.Resolved(who, trophy):
                trophies[trophy] = who
                del cards[trophy]
            case tells.NewAdventure(card, place) | tells.Gate(card, place) | tells.Monster(card, place, _, _):
                cards[card] = place + 1
            case tells.Replaced(_, place):
                for card in [card for card, there in cards.items() if there == place + 1]:
                    del cards[card]
            case tells.WorldLeft(card):
                del cards[card]
            case tells.Awakens():
                cards.clear()
            case tells.SpentTrophy(who, trophy):
                assert trophies.pop(trophy) == who
            case tells.Signs(change, now, _):
                counts["signs"] += change
                assert counts["signs"] == now
            case tells.Doom(change, now, _):
                counts["doom"] += change
                assert counts["doom"] == now
            case tells.Clock(hour):
                counts["hour"] = hour


LYING = (box.CARD_AT, box.MONSTERS_AT)


def table_of(s: State) -> tuple[Counter[Any], ...]:
    """What lies open on the table: how everybody is, clues, trophies, cards with monsters, and some numbers."""
    who = {seat: s.pointed(box.PLAYS[seat]) for seat in range(s.seats) if s.count(box.PLAYS[seat])}
    return (
        Counter({(who[seat], value): s.count(box.VALUE_OF[value][seat]) for seat in who for value in (SANITY, HEALTH)}),
        Counter({who[seat]: s.count(box.CLUES[seat]) for seat in who}),
        Counter({trophy: who[seat] for seat in who for trophy in s.zone(box.TROPHIES_OF[seat])}),
        Counter({card: place + 1 for place in range(box.PLACES) for zones in LYING for card in s.zone(zones[place])}),
        Counter(signs=s.count(box.SIGNS), doom=s.count(box.DOOM), hour=s.count(box.CLOCK) * 3 or 12),
    )


@pytest.mark.parametrize("number", range(40))
def test_whoever_keeps_books_by_the_log_knows_how_the_table_stands(number: int) -> None:
    s = begun("elder-sign", number)
    books = Books(s)
    for notes in decisions(s, number):
        for note in notes:
            books.read(note.told)
        if s.result is None:
            assert books.known == table_of(s)
