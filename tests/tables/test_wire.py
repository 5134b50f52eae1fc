"""The protocol: what the browser knows of it is made from the structures, and what is sent keeps to them."""

import importlib.util
import json
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core.zones import SPECTATOR
from miskatonic.scene.sight import Watch
from miskatonic.tables import wire
from miskatonic.tables.view import Eyes

CLIENT = Path(__file__).resolve().parents[2] / "client"


def generator() -> ModuleType:
    """The script that writes the browser's types."""
    spec = importlib.util.spec_from_file_location("protocol", CLIENT / "protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_browser_are_current() -> None:
    written = (CLIENT / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert written == generator().protocol(), "`make protocol` writes them anew"


def test_two_structures_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="are called"):
        generator().Protocol((wire, wire))


def left_out(sent: Any, kept: Any, path: str = "$") -> list[str]:
    """Where something is sent that the structures do not know."""
    if isinstance(sent, dict):
        return [line for k in sent for line in (left_out(sent[k], kept[k], f"{path}.{k}") if k in kept else [f"{path}.{k}"])]
    if isinstance(sent, list):
        return [line for i, one in enumerate(sent) for line in left_out(one, kept[i], f"{path}[{i}]")]
    return []


@pytest.mark.parametrize("game_id", list(mk.games()))
def test_everything_that_is_sent_is_in_the_structures(game_id: str) -> None:
    title = mk.games()[game_id]
    game = mk.new(game_id, seats=title.seats[-1], seed=5)
    rng = random.Random(5)
    watch = Watch(game.state.copy())
    eyes = [Eyes(title, seat, "uk", watch) for seat in (SPECTATOR, 0)]
    for turn in range(150):
        if game.over:
            break
        if turn % 10 == 0:
            watch.look(game.state.copy())
            for eye in eyes:
                look = eye.look(game.record)
                assert not any("." in line.source for line in look.log), "a component is named, not a place in it"
                for told, kind in ((look, wire.Look), (wire.WhyNot(eye.bans(), 7), wire.WhyNot)):
                    sent = msgspec.json.encode(told)
                    read = msgspec.json.decode(sent, type=kind)
                    assert left_out(json.loads(sent), json.loads(msgspec.json.encode(read))) == []
        decision = rng.choice(game.decisions)
        game.play(rng.choice(decision.options).key, decision.seat)
