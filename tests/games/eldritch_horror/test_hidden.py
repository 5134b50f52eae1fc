"""Nobody reads what is hidden off anything that is shown: backs, decks, the gate stack, the clue pool, the cup (EH-INF)."""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.state import EVERYBODY, State
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.eldritch_horror.cards.terms import CONDITION, SPELL
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat

DECKS: Final = (
    *box.ENCOUNTER_DECK.values(),
    *box.EXPEDITION_DECK.values(),
    *box.DECK_OF.values(),
    *[zone for stage in box.MYTHOS_STAGE for zone in stage],
    *box.MYTHOS_BOX.values(),
    box.MYSTERY_DECK,
    box.GATE_STACK,
    box.CLUE_POOL,
    box.CUP,
    *box.BEHIND.values(),
)
"""Everything whose content nobody may read."""
FACE_UP: Final = {box.DECK_OF[SPELL], box.DECK_OF[CONDITION]}


def unseen(s: State, seat: int) -> list[int]:
    """The pieces that a seat may not know: all that lie in these zones, but those it has been shown."""
    found = []
    for zone in DECKS:
        for i, piece in enumerate(s.zone(zone)):
            is_top = zone in FACE_UP and i == 0
            shown = s.known.get(piece, 0) == EVERYBODY or (seat >= 0 and s.known.get(piece, 0) >> seat & 1)
            if not is_top and not shown:
                found.append(piece)
    return found


@rule("EH-INF-01", "EH-INF-02", "EH-INF-03", "EH-INF-04")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_scene_question_or_label_names_a_hidden_piece(seed: int) -> None:
    game = mk.new("eldritch-horror", seats=1 + seed, seed=seed)
    choose = random.Random(seed)
    told: set[int] = set()
    number = 0
    while not game.over and number < 400:
        if number % 7 == 0:
            for seat in (*range(game.seats), SPECTATOR):
                view = hidden.seen_by(game.state, seat)
                secret = unseen(game.state, seat)
                assert len(secret) > 100
                assert not set(secret) & set(view.home), "no number stands in the view"
                shown = msgspec.json.encode(game.scene(seat)).decode()
                for decision in game.decisions:
                    if decision.seat == seat:
                        shown += "".join(str(option.key) for option in decision.options)
                        shown += str(decision.asked.about)
                named = [box.PIECE_SLUGS[piece] for piece in secret if f'"piece:{box.PIECE_SLUGS[piece]}"' in shown]
                assert named == []
                assert not [piece for piece in secret if piece in box.CONDITION_BACK and _title(piece) in shown]
        game.play(choose.choice(game.decision.options).key)
        told |= {note.told.back for note in game.record.notes[-1] if note.kind is tells.TurnedOver}
        number += 1
    log = "\n".join(str(line) for line in game.log())
    backs = [piece for piece in box.CONDITION_BACK if piece not in told]
    assert not [_title(piece) for piece in backs if f"“{_title(piece)}”" in log], "the log names only backs that were turned"


def _title(back: int) -> str:
    return flat(SPEECH["en"].entry(box.CODE[back]).title)
