"""The names under which a server answers, by what it listens on and what it was given."""

import socket

from miskatonic.web.hosts import names_for


def test_a_server_for_this_computer_answers_to_its_names_only() -> None:
    names = names_for("127.0.0.1")
    assert all(names.include(host) for host in ("localhost", "127.0.0.1:8000", "[::1]:8000"))
    assert not any(names.include(host) for host in ("10.0.0.7", "evil.example", socket.gethostname() + ".evil.example"))


def test_a_server_for_friends_nearby_answers_to_addresses_and_to_the_name_of_its_computer() -> None:
    names = names_for("0.0.0.0")
    own = socket.gethostname()
    assert all(names.include(host) for host in ("192.168.0.7:8000", "[fe80::1]:8000", own, f"{own}.local:8000", "localhost"))
    assert not any(names.include(host) for host in ("evil.example", "192.168.0.7.evil.example", "1.2.3", "a b", "["))


def test_a_server_with_names_answers_to_them_and_not_to_addresses() -> None:
    names = names_for("0.0.0.0", ["play.example"])
    assert names.include("PLAY.example:443")
    assert not any(names.include(host) for host in ("192.168.0.7", "more.play.example", "play.example.evil.example"))
