"""Who comes in crowds: connections are counted by address, but not those of a proxy."""

from miskatonic.web.connections import Crowd


def test_an_address_has_as_many_connections_as_it_may_and_one_that_leaves_makes_room() -> None:
    crowd = Crowd(2, [])
    first, second = crowd.enter("192.0.2.7"), crowd.enter("192.0.2.7")
    assert first == second == "192.0.2.7"
    assert not crowd.is_too_large(first)
    crowd.enter("192.0.2.7")
    assert crowd.is_too_large(first)
    crowd.leave(first)
    assert not crowd.is_too_large(first)
    crowd.enter("192.0.2.7")
    assert crowd.is_too_large(first), "those who have stayed still count"


def test_addresses_do_not_count_for_each_other() -> None:
    crowd = Crowd(1, [])
    mine = crowd.enter("192.0.2.7")
    crowd.enter("192.0.2.8")
    assert not crowd.is_too_large(mine)


def test_whoever_has_no_address_is_counted_with_all_others_who_have_none() -> None:
    crowd = Crowd(1, ["127.0.0.1"])
    assert crowd.enter("") == crowd.enter("a-socket") != ""
    assert crowd.is_too_large(crowd.enter("?"))


def test_a_proxy_by_its_address_or_its_network_is_not_counted() -> None:
    crowd = Crowd(0, ["127.0.0.1", "172.17.0.1/16"])
    assert crowd.enter("127.0.0.1") == crowd.enter("172.17.200.9") == ""
    assert crowd.enter("127.0.0.2") == "127.0.0.2"
