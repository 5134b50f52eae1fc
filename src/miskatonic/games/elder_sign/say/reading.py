"""What a sentence needs to know of the table in every language: who plays whom, what lies where, icons and ids."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from miskatonic.core.code import Effect
from miskatonic.core.declared import WHO, Kind, arguments
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked, Verb
from miskatonic.core.state import State, word_of
from miskatonic.games.elder_sign.cards import sheets
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.rules.health import limit
from miskatonic.games.elder_sign.rules.tasks import open_goals
from miskatonic.games.elder_sign.rules.tells import AnyTold
from miskatonic.text.parts import Part, Ref
from miskatonic.words import Choose, Repeat

# -------------------------------------------------------------------- icons
# Names of the icon set, or of the house's own table of names: the table draws the same ones.

FACE_ICONS: Final = (*("magnifying-glass",) * 4, "scroll-unfurled", "death-skull", "terror", "jester-hat")
"""By face: investigation 1 to 4, lore, peril, terror, wild."""
INVESTIGATION_ICON: Final = FACE_ICONS[0]
VALUE_ICONS: Final = ("brain", "health")
"""By value: sanity, health."""
GOODS_ICONS: Final = ("footprint", "knapsack", "gem-pendant", "spell-book", "three-friends", "trophy")
"""By kind: clue, common item, unique item, spell, ally, trophy."""
DOOM_ICON: Final = "spiky-eclipse"
SIGN_ICON: Final = "star-pupil"
GATE_ICON: Final = "gate"
MONSTER_ICON: Final = "monster"
LOCK_ICON: Final = "padlock"
CLOCK_ICON: Final = "pocket-watch"

ICONS: Final = frozenset(
    (*FACE_ICONS, *VALUE_ICONS, *GOODS_ICONS, DOOM_ICON, SIGN_ICON, GATE_ICON, MONSTER_ICON, LOCK_ICON, CLOCK_ICON)
)
"""Every icon that a text can hold."""
ICON_NAMES: Final = {
    "magnifying-glass": ("investigation", "поиск", "пошук"),
    "scroll-unfurled": ("lore", "знание", "знання"),
    "death-skull": ("peril", "риск", "небезпека"),
    "terror": ("terror", "ужас", "жах"),
    "jester-hat": ("wild", "джокер", "джокер"),
    "brain": ("sanity", "рассудок", "розум"),
    "health": ("health", "здоровье", "здоров’я"),
    "footprint": ("clue", "улика", "доказ"),
    "knapsack": ("common item", "простая вещь", "звичайний предмет"),
    "gem-pendant": ("unique item", "уникальная вещь", "унікальний предмет"),
    "spell-book": ("spell", "заклинание", "заклинання"),
    "three-friends": ("ally", "союзник", "союзник"),
    "trophy": ("trophy", "трофей", "трофей"),
    "spiky-eclipse": ("doom", "безысходность", "приреченість"),
    "star-pupil": ("Elder Sign", "Знак Древних", "Знак Стародавніх"),
    "gate": ("gate", "врата", "ворота"),
    "monster": ("monster", "монстр", "монстр"),
    "padlock": ("lock", "замок", "замок"),
    "pocket-watch": ("clock", "часы", "годинник"),
    "moon": ("midnight", "полночь", "північ"),
    "attack": ("attack", "атака", "атака"),
    "ancient-one": ("Ancient One", "Древний", "Стародавній"),
    "rolling-dices": ("roll a die", "бросок кубика", "кидок кубика"),
    "doorway": ("entrance", "вход в музей", "вхід до музею"),
}
"""What the icons on the table are called in a key to them, in English, Russian and Ukrainian."""

# -------------------------------------------------------------------- people and cards


def investigator_of(view: State, who: int) -> int:
    """The investigator that a seat plays, as a piece; negative for a seat that has none. An investigator is itself."""
    return view.pointed(box.PLAYS[who]) if who < box.SEATS else who


def with_names(view: State, entry: AnyTold) -> AnyTold:
    """A log entry with investigators in place of the seats that play them."""
    kind: Kind = type(entry)
    seats = [(field, getattr(entry, field)) for field in _people_in(kind)]
    played: dict[str, Any] = {field: investigator_of(view, seat) for field, seat in seats if seat < box.SEATS}
    return entry._replace(**{field: who for field, who in played.items() if who >= 0}) if played else entry


@cache
def _people_in(kind: Kind) -> tuple[str, ...]:
    return tuple([field for field, what in arguments(kind) if what == WHO])


def level(view: State, seat: int, value: int) -> tuple[int, int]:
    """The sanity or health of a seat's investigator, and its limit."""
    return view.count(box.VALUE_OF[value][seat]), limit(view, seat, value)


def code(piece: int) -> str:
    """The code of a piece, as its names are kept under it; copies of a monster share one."""
    return box.PIECE_SLUGS[piece].split("#")[0]


def chosen(view: State, asked: Asked, number: int) -> Effect:
    """The effect that is chosen among those of the word that asks, or the price that it sets."""
    match word_of(view, asked):
        case Choose(_, options) | Repeat(_, options):
            return options[number]
        case w.PayOrDevoured(price):
            return price
    raise KeyError(asked.source)


def power_of(piece: int, number: int) -> sheets.Power:
    """A power of a card or of an investigator by its number among them."""
    sheet = box.SHEETS[piece]
    assert isinstance(sheet, sheets.Possession | sheets.Investigator)
    return sheet.powers[number]


def offers(asked: Asked, verb: Verb) -> bool:
    """Whether an option of this verb is offered."""
    return any(option.verb is verb for option in asked.options)


def offers_powers(asked: Asked) -> bool:
    """Whether anything can be used."""
    return any(is_ability(option) for option in asked.options)


def moment_of(asked: Asked) -> sheets.Moment | None:
    """When the powers that are offered can be used; None where none is seen."""
    for option in asked.options:
        if is_ability(option):
            return power_of(*ability_of(option)).moment
    return None


def cost_of(view: State, power: sheets.Power) -> tuple[Effect, ...]:
    """What using a power costs beside the card itself, with what the Ancient One puts on a spell."""
    cost = [effect for effect in power.cost if not isinstance(effect, w.DiscardThis | w.KeepInUse | w.Cast)]
    more = opponent(view).property
    if isinstance(more, w.CastingCosts) and any(isinstance(effect, w.Cast) for effect in power.cost):
        same = sum(effect.n for effect in cost if isinstance(effect, w.Hurt) and effect.value == more.value)
        cost = [effect for effect in cost if not (isinstance(effect, w.Hurt) and effect.value == more.value)]
        cost.append(w.Hurt(more.value, more.n + same))
    return tuple(cost)


def midnight_of(piece: int) -> tuple[Effect, ...]:
    """The Midnight effect of a card."""
    sheet = box.SHEETS[piece]
    match sheet:
        case sheets.Adventure():
            return sheet.midnight
        case sheets.Mythos():
            return sheet.lower.midnight
        case sheets.AncientOne(property=w.EveryMidnight(effects)):
            return effects
        case sheets.Possession():
            return next(power.effects for power in sheet.powers if power.moment is sheets.Moment.MIDNIGHT)
    raise KeyError(piece)


def holds_dice(card: sheets.Possession) -> bool:
    """Whether it is a spell that holds dice."""
    return any(isinstance(effect, w.Secure) for power in card.powers for effect in power.effects)


def card_at(view: State, place: int) -> int:
    """The adventure or Other World at a place; negative at the entrance, or where none lies."""
    cards = view.zone(box.CARD_AT[place]) if place != box.ENTRANCE else ()
    return cards[0] if cards else -1


def place_of(view: State, card: int) -> int:
    """The place at which an adventure or Other World lies; the entrance if it lies nowhere."""
    return next((place for place in range(box.PLACES) if card in view.zone(box.CARD_AT[place])), box.ENTRANCE)


def card_of_monster(view: State, monster: int) -> int:
    """The card on which a monster lies; negative for one that lies on none."""
    return next((card_at(view, place) for place in range(box.PLACES) if monster in view.zone(box.MONSTERS_AT[place])), -1)


def place_of_seat(view: State, seat: int) -> int:
    """Where a seat's investigator stands."""
    return view.pointed(box.AT[seat])


def goal(view: State, task: int) -> Goal | None:
    """A task of the card being attempted, or the combat task, as it stands now; None if it is completed."""
    return next((goal for goal in open_goals(view) if goal.number == task), None)


def opponent(view: State) -> sheets.AncientOne:
    """The Ancient One of this game."""
    return box.ANCIENT_ONE_CARD[view.zone(box.OPPONENT)[0]]


def spot(number: int) -> tuple[int, int]:
    """A spot for a monster as a place and a printed task; the task is `BELOW` for the spot below the lowest one."""
    return divmod(number, box.SPOTS)


def spot_task(view: State, number: int) -> w.Task | None:
    """The printed task of a spot; None for the spot below the lowest one."""
    place, task = spot(number)
    card = card_at(view, place)
    return None if task == box.BELOW or card < 0 else box.ADVENTURE[card].tasks[task]


def possession(piece: int) -> sheets.Possession:
    """The item, spell or ally that a piece is."""
    return box.POSSESSION[piece]


# -------------------------------------------------------------------- dice


def face_of(view: State, die: int) -> int:
    """What a die shows; negative for one that has not been rolled."""
    return view.pointed(box.FACE[die])


def rolled(view: State) -> list[tuple[int, int]]:
    """The dice of the last roll, each with its face."""
    return [(die, face_of(view, die)) for die in view.zone(box.POOL) if face_of(view, die) >= 0]


def is_focused(view: State, die: int) -> bool:
    """Whether a die is kept by focus."""
    return die in view.zone(box.FOCUS)


def helper_with(view: State, die: int) -> int:
    """The seat whose investigator keeps a die for another; negative if none does."""
    return next((seat for seat in range(view.seats) if die in view.zone(box.HELP[seat])), -1)


def spell_with(view: State, die: int) -> int:
    """The spell that holds a die; negative if none does."""
    return next((spell for spell, zone in box.HELD.items() if die in view.zone(zone)), -1)


def dice_in(mask: int) -> list[int]:
    """The dice of a set, as pieces."""
    return [die for i, die in enumerate(box.DICE_PIECES) if mask >> i & 1]


def pairs(args: tuple[int, ...]) -> list[tuple[int, int]]:
    """Numbers of a log entry as pairs of a die and its face."""
    return list(zip(args[::2], args[1::2], strict=True))


# -------------------------------------------------------------------- mentions


def to_piece(piece: int, say: str) -> Part:
    """A mention of a card, a token or a die; one that is not seen has no id."""
    return Ref(f"piece:{box.PIECE_SLUGS[piece]}", say) if piece >= 0 else say


def to_person(piece: int, say: str) -> Ref:
    """A mention of an investigator, by the piece of the card."""
    return Ref(f"person:{box.PIECE_SLUGS[piece]}", say)


def to_entrance(say: str) -> Ref:
    """A mention of the museum entrance."""
    return Ref("place:entrance", say)
