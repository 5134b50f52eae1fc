"""The table of Eldritch Horror: the world with everything on it, the Ancient One, the reserve, everybody's sheet."""

from __future__ import annotations

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.terms import ELDRITCH, OMEN_TRACK, PATHS, SKILLS, TYPES
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.people import ancient_one, lead
from miskatonic.games.eldritch_horror.say import VOICES, mentions
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.things import value
from miskatonic.scene import AnyThing, Board, Card, Dice, Die, Map, Path, Place, Row, Scene, Token, Track
from miskatonic.text.parts import Text, capital
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM
from miskatonic.text.speech import Speech


def scene(view: State, seat: int, speech: Speech) -> Scene:
    """The whole table as a seat sees it."""
    v = VOICES[speech.lang]
    things: list[AnyThing] = [
        _world(v, view),
        _ancient_one(v, view),
        _cards(v, view, "reserve", box.RESERVE),
        _ongoing(v, view),
    ]
    others = [_sheet(v, view, other) for other in range(view.seats)]
    return Scene(title=(speech.game_title(),), status=_status(v, view), things=(*things, *others, _choices(v)))


def _status(v: Voice, view: State) -> tuple[Text, ...]:
    n = view.count(box.ROUND)
    return (
        v.say("Round {n}", "Раунд {n}", "Раунд {n}", n=n),
        v.say("Doom {n}", "Безысходность {n}", "Приреченість {n}", n=view.count(box.DOOM)),
    )


def _title(v: Voice, piece: int) -> Text:
    return capital((mentions.title(v, box.SHEETS[piece]),))


def _token(v: Voice, piece: int, icon: str, badge: str = "") -> Token:
    slug = box.PIECE_SLUGS[piece]
    return Token(
        id=f"piece:{slug}",
        label=_title(v, piece),
        icon=icon,
        badge=badge,
        detail=box.CODE[piece],
    )


def _world(v: Voice, view: State) -> Map:
    spaces = []
    for number, space in enumerate(world.SPACES):
        tokens = [_token(v, monster, "monster") for monster in places.monsters_on(view, number)]
        tokens += [_token(v, clue, "footprint") for clue in places.clues_on(view, number)]
        gate = places.gate_on(view, number)
        if gate >= 0:
            tokens.append(_token(v, gate, "gate"))
        tokens += [
            _token(v, fallen, "tombstone") for fallen in view.zone(box.FALLEN) if view.count(box.FALLEN_AT[fallen]) == number
        ]
        figures = [
            _token(v, view.counts[box.PLAYS[seat]], "person", str(seat + 1))
            for seat in range(view.seats)
            if box.PLAYS[seat] in view.counts and view.counts[box.AT[seat]] == number
        ]
        spaces.append(
            Place(
                id=f"space:{space.code}",
                label=mentions.space(v, number).said(NOM),
                x=number % 6 * 17 + 8,
                y=number // 6 * 16 + 8,
                colour=TYPES[space.type],
                tokens=tuple(tokens),
                figures=tuple(figures),
            )
        )
    paths = [
        Path(
            id=f"path:{world.SPACES[path.a].code}/{world.SPACES[path.b].code}",
            label=(PATHS[path.type],),
            a=f"space:{world.SPACES[path.a].code}",
            b=f"space:{world.SPACES[path.b].code}",
        )
        for path in world.PATHS
    ]
    return Map(id="world", label=v.say("World", "Мир", "Світ"), places=tuple(spaces), paths=tuple(paths))


def _ancient_one(v: Voice, view: State) -> Board:
    sheet = view.zone(box.OPPONENT)[0]
    omen = [
        Token(id=f"omen:{i + 1}", label=named(v.names.OMENS[colour]).said(NOM), turned=view.count(box.OMEN) == i)
        for i, colour in enumerate(OMEN_TRACK)
    ]
    mysteries = [_card(v, card) for card in (*view.zone(box.ACTIVE_MYSTERY), *view.zone(box.SOLVED))]
    return Board(
        id="ancient-one",
        label=mentions.thing(v, sheet).said(NOM),
        things=(
            _card(v, sheet),
            Track(id="doom", label=v.say("Doom", "Безысходность", "Приреченість"), value=view.count(box.DOOM), most=20),
            *omen,
            Row(id="mysteries", label=v.say("Mysteries", "Тайны", "Таємниці"), cards=tuple(mysteries)),
            Track(
                id="sheet-tokens",
                label=named(v.names.ELDRITCH_TOKEN).said(NOM),
                value=view.count(box.TOKENS_ON[ELDRITCH][sheet]),
                most=ancient_one(view).doom,
            ),
        ),
    )


def _card(v: Voice, piece: int) -> Card:
    if piece < 0:
        return Card(id=f"hidden:{piece}", label=named(v.names.CARD).said(NOM), face_down=True)
    return Card(id=f"piece:{box.PIECE_SLUGS[piece]}", label=_title(v, piece), code=box.CODE[piece])


def _cards(v: Voice, view: State, name: str, zone: str) -> Row:
    return Row(id=name, label=named(v.names.RESERVE).said(NOM), cards=tuple(_card(v, card) for card in view.zone(zone)))


def _ongoing(v: Voice, view: State) -> Row:
    shown = (*view.zone(box.MYTHOS_OPEN), *view.zone(box.ONGOING), *view.zone(box.AMBUSHER))
    label = named(v.names.MYTHOS_CARD).said(NOM)
    return Row(id="mythos", label=label, cards=tuple(_card(v, card) for card in shown))


def _sheet(v: Voice, view: State, seat: int) -> Board:
    who = mentions.person(v, view, seat).said(NOM)
    owned = (*view.zone(box.OWNED[seat]), *view.zone(box.CONDITIONS_OF[seat]), *view.zone(box.CLUES_OF[seat]))
    tracks = [
        Track(
            id=f"{name}:{seat + 1}",
            label=named(value(v, kind)).said(NOM),
            value=view.count(box.VALUE_OF[kind][seat]),
            most=8,
        )
        for kind, name in enumerate(("health", "sanity"))
    ]
    improved = [
        Token(
            id=f"skill:{seat + 1}:{skill}",
            label=named(v.names.SKILLS[number]).said(NOM),
            badge=str(view.count(box.IMPROVED[number][seat])),
        )
        for number, skill in enumerate(SKILLS)
    ]
    return Board(
        id=f"seat:{seat + 1}",
        label=capital(who),
        seat=seat,
        lead=lead(view) == seat,
        things=(
            *tracks,
            *improved,
            Row(id=f"owned:{seat + 1}", label=capital(who), cards=tuple(_card(v, card) for card in owned)),
        ),
    )


def _choices(v: Voice) -> Dice:
    dice = [Die(id=f"die:{face}", label=(str(face),), face=str(face)) for face in range(1, 7)]
    return Dice(id="dice", label=named(v.names.DIE).said(NOM), dice=tuple(dice))


def targets(view: State, asked: Asked, option: Option) -> tuple[str, ...]:
    """What an option touches on the table."""
    match option.verb.name:
        case "move" | "space":
            return (f"space:{box.space_slug(option.value)}",)
        case "fight" | "research" | "buy" | "give" | "take" | "meet":
            return (f"piece:{box.PIECE_SLUGS[option.value]}",)
        case "pick" if _lies_open(view, option.value):
            return (f"piece:{box.PIECE_SLUGS[option.value]}",)
        case "person" | "trade":
            return (f"seat:{option.value + 1}",)
        case "omen":
            return (f"omen:{option.value + 1}",)
        case "die":
            return (f"die:{option.value}",)
    return ()


def _lies_open(view: State, piece: int) -> bool:
    home = view.home.get(piece, "")
    shown = (box.RESERVE, box.ONGOING, box.SOLVED, box.GATES_OPEN)
    families = (box.MONSTERS_AT, box.CLUES_AT, box.OWNED, box.CONDITIONS_OF, box.CLUES_OF)
    return home in shown or any(home in family for family in families)
