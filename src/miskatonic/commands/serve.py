"""`miskatonic serve`: tables in the browser, for this machine or for friends on the network."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from miskatonic.commands.common import Commands, at_least, console
from miskatonic.text.parts import Lang
from miskatonic.title import Title
from miskatonic.web import limits

EXAMPLES = """
examples:
  miskatonic                                 start a server for this machine and open the page
  miskatonic serve --host 0.0.0.0            for friends on the same network: they open the address of this machine
  miskatonic serve --name play.example.org --proxy 127.0.0.1
                                             behind a proxy on the same machine that answers to this name
  miskatonic serve --data evening            keep the tables in the folder “evening”
  miskatonic serve --limit hints=5/0.1,50/1 --limit own-tables=50
                                             fewer hints and tables for everybody

limits, as --limit NAME=VALUE:
{limits}
  BURST/RATE,BURST/RATE is so many at once and so many a second: for every person, and for every address, behind which
  several persons may live. Each process counts for itself.

environment:
  Every option can be set there too, for a service or a container: --keep-days 90 as MISKATONIC_KEEP_DAYS=90, and several
  names, proxies or limits separated by spaces.
  DATABASE_URL=postgresql://...  keep the tables in PostgreSQL, which several processes can share
                                 (pip install 'miskatonic[postgres]')
  MISKATONIC_SECRET=...          what links and cookies are signed with, the same for all of them: 32 letters or more,
                                 such as “openssl rand -hex 32” makes (default: made once, kept in the data folder)

docs/hosting.md leads from a bare server to friends who play.
"""

HOST = "127.0.0.1"
PORT = 8000


def add(commands: Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="tables in the browser, also for friends on the network",
        description="Serve tables in the browser until stopped with Ctrl-C. The next start finds every table again.",
        epilog=EXAMPLES.format(limits=_limits_in_words()),
    )
    add_place(parser)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def _limits_in_words() -> str:
    usual = limits.Limits()._asdict()
    return "\n".join(
        f"  {name.replace('_', '-'):20} {about} (default: {limits.said(usual[name])})"
        for name, about in limits.ABOUT.items()
    )


def _set(name: str, otherwise: str = "") -> str:
    """What the environment says of an option."""
    return os.environ.get(f"MISKATONIC_{name}") or otherwise


def add_place(parser: argparse.ArgumentParser) -> None:
    """The options of where to serve."""
    parser.add_argument(
        "--host",
        default=_set("HOST", HOST),
        metavar="ADDRESS",
        help=f"address to listen on (default: {HOST}, this machine only)",
    )
    parser.add_argument(
        "--port",
        type=at_least(0, 65535),
        default=_set("PORT") or None,
        metavar="N",
        help=f"port, and no other (default: {PORT}, or the next free one)",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=_set("NAME").split(),
        metavar="NAME",
        help="a name under which the server may be called, such as play.example.org; can be given several times "
        "(default: this machine's names and addresses)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=_set("PROXY").split(),
        metavar="ADDRESS",
        help="the address of a proxy in front of the server, which is believed when it says where a browser is; "
        "can be given several times (default: nobody is believed)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=_set("LIMIT").split(),
        metavar="NAME=VALUE",
        help="how much one person or address may use, see below; can be given several times",
    )
    parser.add_argument(
        "--keep-days",
        type=at_least(1),
        default=_set("KEEP_DAYS") or None,
        metavar="N",
        help="delete tables at which nothing has happened for so many days; days on which no server runs do not count "
        "(default: keep them for ever)",
    )
    parser.add_argument(
        "--idle-minutes",
        type=at_least(1),
        default=_set("IDLE_MINUTES", "10"),
        metavar="N",
        help="keep tables in memory for so long after the last player left (default: 10); afterwards they are opened again",
    )
    parser.add_argument(
        "--metrics", action="store_true", default=bool(_set("METRICS")), help="measures for Prometheus at /metrics"
    )
    parser.add_argument(
        "--reach",
        default=_set("REACH") or None,
        metavar="ADDRESS",
        help="where other processes on the same PostgreSQL reach this one (default: the address it listens on, or the one "
        "the database sees)",
    )
    parser.add_argument(
        "--data",
        type=Path,
        default=_set("DATA") or None,
        metavar="DIR",
        help="where tables are kept (default: the user's data folder)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from miskatonic.web.app import data_folder, serve
    from miskatonic.web.doors import free_port

    data = args.data or data_folder()
    port = free_port(args.host, PORT) if args.port is None else args.port
    where = _where(args.host, port, args.name, _kept(data))
    serve(
        args.host,
        port,
        data,
        names=args.name,
        proxies=args.proxy,
        limits=limits.changed(limits.Limits(), args.limit),
        reach=args.reach,
        keep_days=args.keep_days,
        idle_minutes=args.idle_minutes,
        metrics=args.metrics,
        browser=args.open,
        begin=lambda: console().print(where, soft_wrap=True),
    )
    return 0


def _where(host: str, port: int, names: list[str], kept: str) -> str:
    """Where the tables are, for this computer and for others."""
    from miskatonic.web.doors import page_at
    from miskatonic.web.hosts import names_for
    from miskatonic.web.reach import Reach

    said = f"The tables are at {page_at(host, port)} (kept in {kept}; Ctrl-C stops)"
    for address in Reach(host, port, names_for(host, names)).bases("localhost"):
        said += f"\nFriends on the same network open {address}/"
    return said


def _kept(data: Path) -> str:
    """Where the tables are kept, without any password."""
    from miskatonic.tables.database import database_at

    address = os.environ.get("DATABASE_URL")
    return str(data) if not address else str(database_at(address))
