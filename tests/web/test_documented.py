"""The page about the protocol names all that is sent, and every address there is."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from miskatonic.tables import wire
from miskatonic.web import answers, api

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("module", [wire, answers])
def test_every_field_that_is_sent_is_named_on_the_page(module: ModuleType) -> None:
    sent = [c for _, c in inspect.getmembers(module, inspect.isclass) if c.__module__ == module.__name__]
    fields = {field.encode_name for c in sent if issubclass(c, msgspec.Struct) for field in msgspec.structs.fields(c)}
    assert fields
    assert [field for field in sorted(fields) if not re.search(rf"\b{field}\b", PAGE)] == []


def test_every_address_is_named_on_the_page() -> None:
    addresses = re.findall(r'Route\("(/api/[^"]+)"', inspect.getsource(api))
    assert addresses
    shown = [address.replace("{id}", "ID").replace("{game}", "GAME") for address in addresses]
    assert [address for address in shown if not re.search(rf"{address}(?![/\w])", PAGE)] == []
