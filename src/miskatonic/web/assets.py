"""The page's own files: compressed once for all who come, and asked for once by each of them."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SQUEEZABLE: Final = (".css", ".js", ".svg")
"""Pictures and fonts are compressed already."""
NAMED_BY_CONTENT: Final = "assets"
"""The folder of files whose names change with what they hold."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files of a folder."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file as the browser can take it: compressed, unless it asks for a part of it."""
        found = super().file_response(full_path, stat_result, scope, status_code)
        asked, path = Headers(scope=scope), Path(full_path)
        if path.parent.name == NAMED_BY_CONTENT:
            found.headers["cache-control"] = FOR_GOOD
        takes_it = "gzip" in asked.get("accept-encoding", "") and "range" not in asked and path.suffix in SQUEEZABLE
        if not takes_it or not isinstance(found, FileResponse):
            return found
        squeezed = Response(compressed(path, stat_result.st_mtime_ns), status_code, media_type=found.media_type)
        kept = [name for name in ("cache-control", "etag", "last-modified") if name in found.headers]
        squeezed.headers.update({name: found.headers[name] for name in kept})
        squeezed.headers.update({"content-encoding": "gzip", "vary": "Accept-Encoding"})
        return squeezed


@lru_cache(maxsize=100)
def compressed(path: Path, changed: int) -> bytes:
    """A file as it was when it changed last."""
    return gzip.compress(path.read_bytes(), mtime=0)
