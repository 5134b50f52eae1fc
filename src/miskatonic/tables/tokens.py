"""Signed words: who a browser is, and links that give a seat. Nobody can make one without the server's secret."""

from __future__ import annotations

import base64
import hmac
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

from miskatonic.core.errors import Refused

SECRET_BYTES: Final = 32
SIGNATURE_CHARS: Final = 24


class BadToken(Refused):
    """A link or a cookie that this server did not make, or that is no longer good."""


class Signer:
    """Signs and checks tokens with the secret of one server.

    >>> signer = Signer(b"secret")
    >>> signer.read("seat", signer.sign("seat", "t1", "0"))
    ['t1', '0']
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _signature(self, body: str) -> str:
        digest = hmac.new(self._secret, body.encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest).decode()[:SIGNATURE_CHARS]

    def sign(self, purpose: str, *words: str) -> str:
        """A token that carries some words for a purpose."""
        body = "~".join((purpose, *words))
        return f"{body}~{self._signature(body)}"

    def read(self, purpose: str, token: str) -> list[str]:
        """The words of a token made for this purpose; anything else is refused."""
        body, _, signature = token.rpartition("~")
        words = body.split("~")
        if not hmac.compare_digest(signature.encode(), self._signature(body).encode()) or words[0] != purpose:
            raise BadToken("This link is not valid. Ask for a new one.")
        return words[1:]


def server_secret(folder: Path) -> bytes:
    """The secret of this server, made on the first start and kept in its data folder."""
    file = folder / "secret"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(secrets.token_bytes(SECRET_BYTES))
    return file.read_bytes()


def new_id() -> str:
    """A fresh name that nobody can guess."""
    return secrets.token_urlsafe(12)
