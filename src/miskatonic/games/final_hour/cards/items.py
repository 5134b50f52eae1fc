"""The 9 items (FH-ITM): each is discarded before or after resolving one's own action card."""

from typing import Final

from miskatonic.games.final_hour.cards.sheets import Item
from miskatonic.games.final_hour.cards.words import Attack, Explore, HealHere, Herd, Move, Redraw, Repair, Seal, UseTop

ITEMS: Final = (
    Item("flashlight", after=(Explore(),)),
    Item("shotgun", after=(Attack(3),)),
    Item("first-aid-kit", after=(HealHere(2),)),
    Item("elder-sign", after=(Seal(1, anywhere=True),)),
    Item("toolbox", after=(Repair(2),)),
    Item("lucky-rabbit-foot", before=(UseTop(),)),
    Item("bicycle", before=(Move(3),)),
    Item("strange-whistle", after=(Herd(2),)),
    Item("torn-grimoire", after=(Redraw(2),)),
)
