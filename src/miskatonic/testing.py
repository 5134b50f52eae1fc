"""For tests, ours and yours: the mark that says which rules a test shows."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite rules of a catalogue: `@rule("FH-ACT-07")`. `miskatonic rules GAME --check` counts these."""
    return pytest.mark.rule(*ids)
