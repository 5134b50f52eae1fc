"""Everything En Route asks: the kinds of decision, each with what it is about.

What a seat does in its own turn is one question, whatever its next step: others learn only that it is not done.
"""

from typing import NamedTuple

from miskatonic.core.declared import Amount, Numbers, Piece

KeepTask = NamedTuple("KeepTask", [])
RefreshHand = NamedTuple("RefreshHand", [])
PlayCard = NamedTuple("PlayCard", [])
LayCard = NamedTuple("LayCard", [])
KeepCard = NamedTuple("KeepCard", [])
ChangeRating = NamedTuple("ChangeRating", [("card", Piece)])
ChangeAnyRating = NamedTuple("ChangeAnyRating", [("left", Amount)])
ChooseDie = NamedTuple("ChooseDie", [])
RemoveDie = NamedTuple("RemoveDie", [])
OfferDie = NamedTuple("OfferDie", [])
ChooseRoundDie = NamedTuple("ChooseRoundDie", [])
MarkLandmark = NamedTuple("MarkLandmark", [])
ChooseQueueCard = NamedTuple("ChooseQueueCard", [])
DrawEvent = NamedTuple("DrawEvent", [("event", Piece)])
SwapTypes = NamedTuple("SwapTypes", [])
UseTome = NamedTuple("UseTome", [("results", Numbers)])
RollAgain = NamedTuple("RollAgain", [("results", Numbers)])
Improve = NamedTuple("Improve", [("results", Numbers)])
CrossOut = NamedTuple("CrossOut", [])
Drown = NamedTuple("Drown", [])
EmptyLocation = NamedTuple("EmptyLocation", [])
ChooseSupport = NamedTuple("ChooseSupport", [])
ChooseCity = NamedTuple("ChooseCity", [])
TakeTurn = NamedTuple("TakeTurn", [])
BuildRoute = NamedTuple("BuildRoute", [])

AnyAsk = (
    KeepTask | RefreshHand | PlayCard | LayCard | KeepCard | ChangeRating | ChangeAnyRating | ChooseDie | RemoveDie |
    OfferDie | ChooseRoundDie | MarkLandmark | ChooseQueueCard | DrawEvent | SwapTypes | UseTome | RollAgain | Improve |
    CrossOut | Drown | EmptyLocation | ChooseSupport | ChooseCity | TakeTurn | BuildRoute
)  # fmt: skip
