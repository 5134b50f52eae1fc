"""What Lantern Duel asks and tells."""

from typing import NamedTuple

from miskatonic.core.declared import Amount, Piece, Seat

Action = NamedTuple("Action", [("left", Amount)])
Commit = NamedTuple("Commit", [])
Peek = NamedTuple("Peek", [])
Trim = NamedTuple("Trim", [("round", Amount)])

Round = NamedTuple("Round", [("n", Amount)])
LostOil = NamedTuple("LostOil", [("who", Seat), ("n", Amount)])
GainedOil = NamedTuple("GainedOil", [("who", Seat), ("n", Amount)])
Drew = NamedTuple("Drew", [("who", Seat), ("card", Piece)])
Played = NamedTuple("Played", [("who", Seat), ("card", Piece)])
Peeked = NamedTuple("Peeked", [("who", Seat), ("card", Piece)])
Buried = NamedTuple("Buried", [("who", Seat)])
Passed = NamedTuple("Passed", [("who", Seat)])
Committed = NamedTuple("Committed", [("who", Seat), ("card", Piece)])
Wind = NamedTuple("Wind", [("token", Piece)])
Trimmed = NamedTuple("Trimmed", [("first", Amount), ("second", Amount)])
Lamp = NamedTuple("Lamp", [("card", Piece)])
Over = NamedTuple("Over", [])
