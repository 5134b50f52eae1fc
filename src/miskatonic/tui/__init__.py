"""The terminal table: draws any game's scenes as text, for people and bots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from miskatonic.bots import Bot
from miskatonic.game import Game
from miskatonic.text.parts import Lang
from miskatonic.tui.plain import Plain
from miskatonic.tui.play import PlayApp
from miskatonic.tui.replay import ReplayApp

__all__ = ["Plain", "PlayApp", "ReplayApp", "play_in_terminal", "replay_in_terminal"]


def play_in_terminal(
    game: Game,
    bots: Mapping[int, Bot],
    lang: Lang = "en",
    *,
    open_hands: bool = False,
    coached: bool = True,
    kept_as: Path | None = None,
    plain: bool = False,
) -> int:
    """Play a game in the terminal; bots sit on their seats, people share the others. 0 unless a mistake of ours ended it."""
    if plain:
        Plain(game, bots, lang, open_hands=open_hands, coached=coached, kept_as=kept_as).run()
        return 0
    app = PlayApp(game, bots, lang, open_hands=open_hands, coached=coached, kept_as=kept_as)
    app.run()
    code = app.return_code or 0
    if code:
        app.put_aside()
    return code


def replay_in_terminal(game: Game, lang: Lang = "en") -> None:
    """Step through a game in the terminal."""
    ReplayApp(game, lang).run()
