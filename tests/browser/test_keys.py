"""With keys alone: whatever was reached one way can be reached the other."""

from __future__ import annotations

from tests.browser.conftest import Sit
from tests.browser.test_access import has_focus, tab_to


def test_what_arrows_went_to_is_still_a_stop_for_tab(sit: Sit) -> None:
    me = sit()
    me.new_table("me", until="strike")
    keys = me.keys()
    me.option(keys[0]).focus()
    for key in keys[1:]:
        me.page.keyboard.press("ArrowRight")
        has_focus(me, f'data-option="{key}"')
    for key in [*reversed(keys)]:
        tab_to(me, f'data-option="{key}"')
