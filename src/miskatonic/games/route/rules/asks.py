"""Everything En Route asks: the kinds of decision, each with what it is about.

What a seat does in its own turn is one question, whatever its next step: others learn only that it is not done.
"""

from typing import Annotated, NamedTuple

from miskatonic.core.declared import Piece

Landmark = Annotated[int, "track"]

KeepTask = NamedTuple("KeepTask", [])
RefreshHand = NamedTuple("RefreshHand", [])
PlayCard = NamedTuple("PlayCard", [])
LayCard = NamedTuple("LayCard", [])
KeepCard = NamedTuple("KeepCard", [])
ChangeRating = NamedTuple("ChangeRating", [("card", Piece)])
TakeTurn = NamedTuple("TakeTurn", [])
BuildRoute = NamedTuple("BuildRoute", [])

AnyAsk = KeepTask | RefreshHand | PlayCard | LayCard | KeepCard | ChangeRating | TakeTurn | BuildRoute
