"""Signed words: who a browser is, and links that give a seat. Nobody can make one without the server's secret."""

from __future__ import annotations

import base64
import contextlib
import hmac
import os
import secrets
import tempfile
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


def configured_secret() -> bytes | None:
    """The secret that the environment gives, for several processes that share one."""
    given = os.environ.get("MISKATONIC_SECRET", "").strip().encode()
    if 0 < len(given) < SECRET_BYTES:
        raise Refused(f"MISKATONIC_SECRET is too short to be one: it should have {SECRET_BYTES} letters or more.")
    return given or None


def server_secret(folder: Path) -> bytes:
    """The secret of this server, made on the first start and kept in its data folder."""
    file = folder / "secret"
    if not file.exists():
        _write_secret(file)
    secret = file.read_bytes()
    if len(secret) < SECRET_BYTES or not any(secret):
        raise Refused(
            f"The server's secret in {file} is damaged: it is empty, cut short or blank, and anybody could guess it. "
            "Delete the file and start again: a new one is made. Old links and seats held by browsers are void then."
        )
    return secret


def _write_secret(file: Path) -> None:
    """Write a new secret, whole or not at all; if another process was quicker, its secret stays."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix="secret-")  # readable by its owner only
    try:
        with os.fdopen(handle, "wb") as made:
            made.write(secrets.token_bytes(SECRET_BYTES))
            made.flush()
            os.fsync(made.fileno())
        with contextlib.suppress(FileExistsError):
            _put_in_place(name, file)
    finally:
        Path(name).unlink(missing_ok=True)


def _put_in_place(name: str, file: Path) -> None:
    """Give a finished file its name: by a hard link, which replaces nobody's file; by renaming where a disk has no links."""
    try:
        os.link(name, file)
    except FileExistsError:
        raise
    except OSError:
        os.rename(name, file)


def new_id() -> str:
    """A fresh name that nobody can guess."""
    return secrets.token_urlsafe(12)


def is_id(word: str) -> bool:
    """Whether a word can be one of our fresh names; anything else need not be looked for."""
    return 0 < len(word) <= 32 and word.isascii() and word.replace("-", "").replace("_", "").isalnum()
