"""What looks the same again and again on the table of En Route, made once: cards, dice, players, lines of the score."""

from functools import cache, lru_cache

from miskatonic import scene as sc
from miskatonic.games.route.cards import terms as t
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.city import City
from miskatonic.games.route.rules import box
from miskatonic.games.route.say import VOICES
from miskatonic.games.route.scene.captions import score_part
from miskatonic.text.parts import Text, capital
from miskatonic.text.phrases import in_case
from miskatonic.text.speech import Speech


@cache
def card(speech: Speech, piece: int) -> sc.Card:
    """An open card with its text."""
    slug = box.PIECE_SLUGS[piece]
    entry = speech.entry(slug)
    source = box.CARD_SOURCES[piece]
    if source is None:
        return sc.Card(id=f"piece:{slug}", label=entry.title, code=slug, lines=tuple(entry.lines))
    colour = t.COLOURS[source.colour] if source.colour >= 0 else ""
    symbol = t.SYMBOLS[source.symbol] if source.symbol >= 0 else "repeat"
    return sc.Card(
        id=f"piece:{slug}",
        label=(VOICES[speech.lang].brought(source),),
        code=slug,
        number=str(source.number),
        colour=colour,
        icons=(f"sight-{colour}",) * source.tourists if colour else (symbol,),
        lines=tuple(entry.lines),
    )


@cache
def die(lang: str, piece: int, face: int) -> sc.Die:
    """A die with the face it shows, if it was rolled."""
    number = box.DIE_OF[piece]
    v = VOICES[lang]
    label: Text = capital(v.finished(v.rolled(piece, face)) if face else (v.die(number),))
    shown = ""
    if face:
        source = box.DIE_SOURCES[number][face - 1]
        shown = f"{source.number}{'●○'[source.symbol] if source.symbol >= 0 else '·' * source.tourists}"
        shown += "★" if source.half_star else ""
    colour = t.COLOURS[number] if number < t.GREY else "white"
    return sc.Die(id=f"piece:{box.PIECE_SLUGS[piece]}", label=label, colour=colour, badge=colour[:1].upper(), face=shown)


@cache
def player(lang: str, seat: int) -> Text:
    """A player by the number of the seat."""
    return in_case(VOICES[lang].player(seat))


@cache
def scored(city: str) -> frozenset[str]:
    """The parts of a score that every sheet of a city has a cell for."""
    town = next(town for town in CITIES if town.code == city)
    parts = {"red", "green", "blue", "landmarks", "reward" if town.curiosities else "cafes"}
    if any(sight.colour == t.PURPLE for sight in town.sights.values()):
        parts.add("purple")
    if town.canal_factors:
        parts.add("canals")
    return frozenset(parts)


def city_icon(town: City) -> str:
    """The sign of a city: what no other one has."""
    if town.casinos:
        return "bets"
    if town.canals:
        return "canals"
    if town.ferries:
        return "ferry"
    return "gate" if town.gates else "landmark"


@lru_cache(maxsize=4096)
def score(lang: str, part: str, points: int, more: int) -> sc.Score:
    """A part of a score, and what the turn under way adds to it."""
    colour = part if part in t.COLOURS else ""
    return sc.Score(label=score_part(lang, part), points=points, more=more, icon=part, colour=colour)
