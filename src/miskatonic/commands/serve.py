"""`miskatonic serve`: tables in the browser, for this machine or for friends on the network."""

from __future__ import annotations

import argparse
from pathlib import Path

from miskatonic.commands.common import Commands, at_least, console
from miskatonic.title import Title

EXAMPLES = """
examples:
  miskatonic                                 start a server for this machine and open the page
  miskatonic serve --host 0.0.0.0            for friends on the same network: they open the address of this machine
  miskatonic serve --name play.example.org --proxy 127.0.0.1
                                             behind a proxy on the same machine that answers to this name
  miskatonic serve --data evening            keep the tables in the folder “evening”
"""

HOST = "127.0.0.1"
PORT = 8000


def add(commands: Commands, title: Title | None) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="tables in the browser, also for friends on the network",
        description="Serve tables in the browser until stopped with Ctrl-C. The next start finds every table again.",
        epilog=EXAMPLES,
    )
    add_place(parser)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.set_defaults(run=run)


def add_place(parser: argparse.ArgumentParser) -> None:
    """The options of where to serve."""
    parser.add_argument(
        "--host", default=HOST, metavar="ADDRESS", help=f"address to listen on (default: {HOST}, this machine only)"
    )
    parser.add_argument(
        "--port", type=at_least(0), default=PORT, metavar="N", help=f"port (default: {PORT}, or the next free one)"
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which the server may be called, such as play.example.org; can be given several times "
        "(default: this machine's names and addresses)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="the address of a proxy in front of the server, which is believed when it says where a browser is; "
        "can be given several times (default: nobody is believed)",
    )
    parser.add_argument(
        "--keep-days",
        type=at_least(1),
        metavar="N",
        help="delete tables at which nothing has happened for so many days (default: keep them for ever)",
    )
    parser.add_argument("--metrics", action="store_true", help="measures for Prometheus at /metrics")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (default: the user's data folder)")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from miskatonic.web.app import data_folder, free_port, serve

    data = args.data or data_folder()
    port = free_port(args.host, args.port)
    console().print(f"The tables are at http://{args.host}:{port}/ (kept in {data}; Ctrl-C stops)", highlight=False)
    serve(
        args.host,
        port,
        data,
        names=args.name,
        proxies=args.proxy,
        keep_days=args.keep_days,
        metrics=args.metrics,
        browser=args.open,
    )
    return 0
