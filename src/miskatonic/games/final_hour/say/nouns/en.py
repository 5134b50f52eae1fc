"""The nouns of Final Hour in English."""

from typing import Final

from miskatonic.games.final_hour.say.names import Names
from miskatonic.text.en import Noun, proper, regular
from miskatonic.text.slavic import F, M

_SYMBOLS: Final = tuple(regular(word) for word in ("killer", "stalker", "wrecker"))
_COLOURS: Final = ("blue", "red")

NAMES: Final = Names(
    places=(
        proper("nowhere"),
        proper("Dorothy Upman Hall"),
        proper("the Student Union"),
        proper("Orne Library"),
        proper("the Medical School"),
        proper("the Humanities Building"),
        proper("Derby Hall"),
        proper("the Lecture Hall"),
        proper("the Science Building"),
        proper("the Administration Building"),
        proper("Warren Observatory"),
        proper("the Seminary of the Old Faith"),
        proper("the University Museum"),
        proper("the Athletic Building"),
        proper("the Fraternity House"),
        proper("the Sorority House"),
    ),
    people=(
        proper("Jenny", F),
        proper("Pete", M),
        proper("Lily", F),
        proper("Tommy", M),
        proper("Michael", M),
        proper("Rita", F),
    ),
    zones=tuple(proper(f"{colour} zone") for colour in ("green", "purple", "orange")),
    gates=tuple(proper(symbol) for symbol in ("heptagram", "tesseract", "trinity")),
    ritual_symbols=("moon", "star", "hourglass", "diamond", "cross"),
    symbols=_SYMBOLS,
    marked=tuple(tuple(regular(f"{colour} {symbol.one}") for symbol in _SYMBOLS) for colour in _COLOURS),
    plain=tuple(regular(f"{colour} monster") for colour in _COLOURS),
    specials=(
        regular("deep one"),
        Noun("star spawn", "star spawn"),
        regular("chthonian"),
        regular("ghoul horde"),
    ),
    monster=regular("monster"),
    wound=regular("wound"),
    health=Noun("health", "health"),
    move=regular("move"),
    path=regular("path"),
    omen=regular("omen"),
    damage=regular("damage token"),
    gate_token=regular("gate token"),
    seal=regular("seal"),
    card=regular("card"),
    action_card=regular("action card"),
    priority_card=regular("priority card"),
    slot=regular("monster slot"),
    symbol=regular("symbol"),
    time=regular("time"),
)
