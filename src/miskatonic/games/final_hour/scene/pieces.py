"""What is in the box of Final Hour, as it is drawn wherever it lies: made once, and the same at all tables."""

from functools import cache, lru_cache
from typing import Final

from miskatonic import scene as sc
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS, ORDINARY
from miskatonic.games.final_hour.rules import box
from miskatonic.games.final_hour.say import VOICES
from miskatonic.games.final_hour.scene import captions
from miskatonic.games.final_hour.scene.captions import caption
from miskatonic.text.parts import Text, join
from miskatonic.text.speech import Speech

PERSON_COLOURS: Final = ("pink", "brown", "teal", "yellow", "black", "white")
"""The colour of each investigator's figure and cards."""
SEAL_LOOKS: Final = {box.FRESH_SEAL: ("yellow", "square"), box.WEAK_SEAL: ("brown", "diamond")}
MOST_OMENS: Final = 8  # four cards with two omens each, FH-CMP-24


def piece_id(piece: int) -> str:
    """The id of an open piece on the table."""
    return f"piece:{box.PIECE_SLUGS[piece]}"


# -------------------------------------------------------------------- cards


@lru_cache(maxsize=4096)
def card(speech: Speech, piece: int, *, brief: bool = False, active: int = -1, note: Text = ()) -> sc.Card:
    """An open card with its text."""
    printed = box.CARDS[piece]
    code = box.PIECE_SLUGS[piece].partition("#")[0]
    entry = speech.entry(code)
    lines: tuple[Text, ...] = () if brief else tuple(entry.lines)
    number = ""
    colour = ""
    icons: tuple[str, ...] = ()
    match printed:
        case sheets.PriorityCard():
            number = str(printed.n)
            icons = ("omen",) * printed.omens + (sheets.RITUAL_SYMBOLS[printed.symbol],)
            lines = ()
        case sheets.ActionCard():
            colour = PERSON_COLOURS[printed.investigator]
        case sheets.Item():
            icons = ("item",)
        case _:
            icons = (GATE_SYMBOLS[box.SYMBOL[piece]],)
    return sc.Card(
        id=piece_id(piece),
        label=entry.title,
        code=code,
        number=number,
        colour=colour,
        icons=icons,
        lines=lines,
        active=active,
        note=note,
    )


@lru_cache(maxsize=1024)
def face_down(lang: str, back: str, spot: str, note: Text) -> sc.Card:
    """A card of which only the back is seen, named by the spot where it lies."""
    kind = "action" if back.startswith("action") else "priority"
    return sc.Card(id=spot, label=caption(lang, kind), back=back, face_down=True, note=note)


@cache
def note_of_turn(speech: Speech, turn: int, who: int) -> Text:
    """Whose turn of the round it is, if it has come."""
    return caption(speech.lang, "turn", n=turn + 1, who=speech.entry(INVESTIGATORS[who]).title) if who >= 0 else ()


@cache
def deciding(speech: Speech, people: tuple[int, ...], several: bool) -> Text:
    """Who decides: one, several at once, or both investigators of a solo player."""
    who = [speech.entry(INVESTIGATORS[i]).title for i in people]
    if several:
        return caption(speech.lang, "several-decide", who=join(", ", who))
    key = "decides" if len(people) == 1 else "decide"
    return caption(speech.lang, key, who=VOICES[speech.lang].both(who)) if people else ()


# -------------------------------------------------------------------- on the campus


@cache
def monster(speech: Speech, piece: int, turned: bool) -> sc.Token:
    """A monster token: its band by colour and letter, its health beside it, special ones by shape."""
    token = box.CARDS[piece]
    assert isinstance(token, sheets.Monster)
    band = board.COLOURS[token.colour]
    return sc.Token(
        id=piece_id(piece),
        label=speech.entry(token.code).title,
        icons=tuple(sheets.SYMBOLS[symbol] for symbol in token.symbols),
        colour=band,
        shape="square" if token.kind == ORDINARY else "octagon",
        badge=f"{captions.letter(speech.lang, band)}{token.health}",
        turned=turned,
        detail=token.code,
    )


@cache
def damage(lang: str, place: int, tokens: int) -> tuple[sc.Token, ...]:
    """The damage tokens of a location."""
    label, slug = caption(lang, "damage"), board.SLUGS[place]
    return tuple(
        sc.Token(id=f"damage:{slug}:{i}", label=label, icon="damage", colour="grey", shape="square") for i in range(tokens)
    )


@cache
def figure(speech: Speech, investigator: int) -> sc.Token:
    """The figure of an investigator."""
    slug = INVESTIGATORS[investigator]
    label, colour = speech.entry(slug).title, PERSON_COLOURS[investigator]
    return sc.Token(id=f"person:{slug}", label=label, icon=slug, colour=colour, shape="figure")


@cache
def ritual_site(lang: str) -> sc.Token:
    """The ritual token."""
    return sc.Token(id="ritual-site", label=caption(lang, "ritual-site"), icon="ritual", colour="red", shape="hex")


@cache
def gate(lang: str, symbol: int, tokens: int) -> sc.Token:
    """The gate tokens of a symbol."""
    icon, label = GATE_SYMBOLS[symbol], captions.gate(lang, symbol, tokens)
    return sc.Token(id=f"gate:{icon}", label=label, icon=icon, colour="violet", badge=str(tokens))


@cache
def clue(lang: str, place: int) -> sc.Token:
    """The clue of a location."""
    slug = board.SLUGS[place]
    return sc.Token(id=f"clue:{slug}", label=caption(lang, "clue"), icon="clue", colour="brass", face_down=True)


@cache
def path(lang: str, number: int, side: int) -> sc.Path:
    """A path and the seal on it."""
    a, b = board.PATHS[number]
    seal = None
    if side:
        colour, shape = SEAL_LOOKS[side]
        label = captions.seal(lang, side)
        seal = sc.Token(
            id=f"seal:{board.path_slug(number)}", label=label, icon="seal", colour=colour, shape=shape, badge=str(side)
        )
    label = caption(lang, "path", a=a, b=b)
    return sc.Path(
        id=f"path:{board.path_slug(number)}",
        label=label,
        a=f"place:{board.SLUGS[a]}",
        b=f"place:{board.SLUGS[b]}",
        token=seal,
    )


@cache
def arrows(lang: str) -> tuple[sc.Arrow, ...]:
    """The 30 arrows; dashed where no path lies under them. They are many and never chosen, so they have no words."""
    return tuple(
        sc.Arrow(
            id=f"arrow:{colour}:{at.n}",
            label=(),
            a=f"place:{at.slug}",
            b=f"place:{board.SLUGS[at.arrows[band]]}",
            colour=colour,
            dashed=board.PATH_BETWEEN[at.n][at.arrows[band]] < 0,
            badge=captions.letter(lang, colour),
        )
        for band, colour in enumerate(board.COLOURS)
        for at in board.CAMPUS
    )


# -------------------------------------------------------------------- what is counted


@cache
def health(lang: str, investigator: int, value: int, most: int) -> sc.Track:
    """The health of an investigator."""
    id, label = f"health:{INVESTIGATORS[investigator]}", caption(lang, "health")
    return sc.Track(id=id, label=label, value=value, most=most, icon="health", colour="red")


@cache
def found(lang: str, symbol: int, clues: int) -> sc.Track:
    """The clues found of a ritual symbol."""
    icon, label = sheets.RITUAL_SYMBOLS[symbol], captions.ritual_symbol(lang, symbol)
    return sc.Track(id=f"found:{icon}", label=label, value=clues, most=box.CLUES_PER_SYMBOL, icon=icon)


@cache
def omens(lang: str, total: int) -> sc.Track:
    """The omens of the round."""
    label = caption(lang, "omens")
    return sc.Track(id="omens", label=label, value=total, most=MOST_OMENS, icon="omen", colour="violet")
