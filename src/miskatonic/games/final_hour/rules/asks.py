"""Everything Final Hour asks: the kinds of decision, each with what it is about."""

from typing import Annotated, NamedTuple

from miskatonic.core.declared import Amount, Piece
from miskatonic.core.declared import OrderForced as OrderForced
from miskatonic.core.declared import React as React
from miskatonic.core.declared import WhichEffect as WhichEffect
from miskatonic.core.declared import WhoDoesIt as WhoDoesIt
from miskatonic.core.declared import WhoIsNext as WhoIsNext

Location = Annotated[int, "place"]

LayPriority = NamedTuple("LayPriority", [("turn", Amount)])
SetAside = NamedTuple("SetAside", [])
RevealWhose = NamedTuple("RevealWhose", [])
LayOn = NamedTuple("LayOn", [("card", Piece)])
Move = NamedTuple("Move", [("left", Amount)])
March = NamedTuple("March", [("left", Amount)])
Place = NamedTuple("Place", [("wounds", Amount)])
Strike = NamedTuple("Strike", [("wounds", Amount), ("place", Location)])
Destroy = NamedTuple("Destroy", [("left", Amount)])
Lure = NamedTuple("Lure", [("left", Amount)])
Shove = NamedTuple("Shove", [("left", Amount)])
Herd = NamedTuple("Herd", [("left", Amount)])
DriveTo = NamedTuple("DriveTo", [("monster", Piece)])
Seal = NamedTuple("Seal", [("left", Amount)])
Unseal = NamedTuple("Unseal", [])
Repair = NamedTuple("Repair", [("left", Amount)])
HealWhom = NamedTuple("HealWhom", [("left", Amount)])
PushOut = NamedTuple("PushOut", [("place", Location)])
ActivateNext = NamedTuple("ActivateNext", [("place", Location)])
ActivateWhich = NamedTuple("ActivateWhich", [])
PeekGate = NamedTuple("PeekGate", [])
Redraw = NamedTuple("Redraw", [("left", Amount)])
Attempt = NamedTuple("Attempt", [])
KeepBack = NamedTuple("KeepBack", [])

AnyAsk = (
    LayPriority | SetAside | RevealWhose | LayOn | Move | March | Place | Strike | Destroy | Lure | Shove | Herd |
    DriveTo | Seal | Unseal | Repair | HealWhom | PushOut | ActivateNext | ActivateWhich | PeekGate | Redraw | Attempt
    | KeepBack | WhichEffect | WhoDoesIt | WhoIsNext | React | OrderForced
)  # fmt: skip
