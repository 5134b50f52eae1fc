"""Lantern Duel is registered while these tests run, so that it gets what every game gets."""

from tests.made_up.registered import lantern_duel

__all__ = ["lantern_duel"]
