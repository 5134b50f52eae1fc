"""Another box for tests: the card game imported anew, with made-up cards and scenarios among its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

GAME = "miskatonic.games.arkham_lcg"
TABLE = "tests.games.arkham_lcg.table"


def _is_ours(name: str) -> bool:
    return name in (GAME, TABLE) or name.startswith(f"{GAME}.")


def another_box(add: Callable[[], None]) -> Any:
    """The test table, and more, of a box to which `add` has added something; all other tests keep the box they have.

    `add` imports what it needs of `cards` itself, so that it builds with the words of this box; the rules are imported
    after it has run, and read the collection as it has left it.
    """
    import_module(GAME)
    import_module(TABLE)
    kept = {name: module for name, module in sys.modules.items() if _is_ours(name)}
    for name in kept:
        del sys.modules[name]
    package = ModuleType(GAME)
    package.__path__ = kept[GAME].__path__
    sys.modules[GAME] = package
    try:
        add()
        found = SimpleNamespace(**vars(import_module(TABLE)))
        found.asks, found.tells = import_module(f"{GAME}.rules.asks"), import_module(f"{GAME}.rules.tells")
        found.judge = import_module(f"{GAME}.bot.judge").judge
        found.words = import_module(f"{GAME}.cards.words")
        found.skill_of = import_module(f"{GAME}.rules.figures").skill_of
        found.forbidden = import_module(f"{GAME}.rules.explain").forbidden
        found.discard = import_module(f"{GAME}.rules.leaving").discard
        building = import_module(f"{GAME}.decks.building")
        found.Deck, found.problems = building.Deck, building.problems
        found.SPEECH = import_module(f"{GAME}.say").SPEECH
        found.value = import_module(f"{GAME}.bot.value").value
        return found
    finally:
        for name in [name for name in sys.modules if _is_ours(name)]:
            del sys.modules[name]
        sys.modules.update(kept)
        sys.modules["tests.games.arkham_lcg"].table = kept[TABLE]  # type: ignore[attr-defined]
