"""What a sentence needs to know of the table in every language: who plays whom, what a card is and has on it, icons, ids."""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.sheets import Investigator, Location, Power, Skill
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, MOVE, PLAIN
from miskatonic.games.arkham_lcg.rules import box, figures, people
from miskatonic.games.arkham_lcg.rules.actions import kind_of, kind_of_card, price
from miskatonic.games.arkham_lcg.rules.ending import outcome_of
from miskatonic.games.arkham_lcg.rules.scenario import campaign, reference
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import difficulty, icons_on, skill_total, skill_without_tokens
from miskatonic.text.parts import Part, Ref

# -------------------------------------------------------------------- icons
# Names of the icon set, or of the house's own table of names: the table draws the same ones.

SKILL_ICONS: Final = ("third-eye", "open-book", "fist", "sprint", "jester-hat")
"""By skill: willpower, intellect, combat, agility, wild."""
HEALTH_ICON: Final = "health"
SANITY_ICON: Final = "brain"
DAMAGE_ICON: Final = "drop"
HORROR_ICON: Final = "terror"
RESOURCE_ICON: Final = "two-coins"
CLUE_ICON: Final = "magnifying-glass"
DOOM_ICON: Final = "spiky-eclipse"
ACTION_ICON: Final = "fast-arrow"
FREE_ICON: Final = "power-lightning"
REACTION_ICON: Final = "return-arrow"
SHROUD_ICON: Final = "fog"
VICTORY_ICON: Final = "trophy"
TOKEN_ICONS: Final = (
    *("",) * 10, "death-skull", "hood", "stone-tablet", "curled-tentacle", "tentacle-strike", "star-pupil",
)  # fmt: skip
"""By token; numbers have none."""

ICONS: Final = frozenset(
    (
        *SKILL_ICONS, HEALTH_ICON, SANITY_ICON, DAMAGE_ICON, HORROR_ICON, RESOURCE_ICON, CLUE_ICON, DOOM_ICON,
        ACTION_ICON, FREE_ICON, REACTION_ICON, SHROUD_ICON, VICTORY_ICON, *filter(None, TOKEN_ICONS),
    )
)  # fmt: skip
"""Every icon that a text can hold."""
ICON_NAMES: Final = {
    "third-eye": ("willpower", "воля", "воля"),
    "open-book": ("intellect", "интеллект", "інтелект"),
    "fist": ("combat, fight", "сила, бой", "сила, бій"),
    "sprint": ("agility, evade", "ловкость, уход", "спритність, ухиляння"),
    "jester-hat": ("wild", "универсальный символ", "джокер"),
    "health": ("health", "здоровье", "здоров’я"),
    "brain": ("sanity", "рассудок", "розум"),
    "drop": ("damage", "раны", "шкода"),
    "terror": ("horror", "ужас", "жах"),
    "two-coins": ("resources", "ресурсы", "ресурси"),
    "magnifying-glass": ("clues", "улики", "докази"),
    "spiky-eclipse": ("doom", "безысходность", "приреченість"),
    "fast-arrow": ("actions", "действия", "дії"),
    "fog": ("shroud", "неясность", "неясність"),
    "trophy": ("victory", "победа", "перемога"),
    "gloves": ("hand slots", "слоты рук", "слоти руки"),
    "gem-pendant": ("accessory slot", "слот аксессуара", "слот аксесуара"),
    "leather-armor": ("body slot", "слот одежды", "слот одягу"),
    "three-friends": ("ally slot", "слот союзника", "слот союзника"),
    "crystal-ball": ("arcane slots", "магические слоты", "слоти чарів"),
    "heavy-bullets": ("ammo", "патроны", "набої"),
    "knapsack": ("supplies", "запасы", "припаси"),
    "lightning-arc": ("charges", "заряды", "заряди"),
    "secret-book": ("secrets", "тайны", "секрети"),
    "power-lightning": ("free ability", "свободная активация", "здібність без дії"),
    "return-arrow": ("reaction", "реакция", "реакція"),
    "death-skull": ("skull", "череп", "череп"),
    "hood": ("cultist", "культист", "культист"),
    "stone-tablet": ("tablet", "скрижаль", "скрижаль"),
    "curled-tentacle": ("elder thing", "древнее существо", "Старець"),
    "tentacle-strike": ("automatic failure", "автоматический провал", "автоматичний провал"),
    "star-pupil": ("elder sign", "знак Старших богов", "Знак Стародавніх"),
    "padlock": ("barred", "вход закрыт", "вхід зачинено"),
    "wooden-fence": ("attached card", "прикреплённая карта", "прикріплена карта"),
}
"""What the icons on the table are called in a key to them, in English, Russian and Ukrainian."""

# -------------------------------------------------------------------- people

Cast = tuple[int, ...]
"""The investigator card of each seat; negative for a seat that has none."""


def investigator_of(view: State, seat: int) -> int:
    """The investigator card of a seat; negative for a seat that has none."""
    return view.pointed(box.PLAYS[seat])


def cast(view: State, note: Note | None = None) -> Cast:
    """Whom each seat plays; when a log entry was written, if it had anybody then: in a campaign others may play it now."""
    then = () if note is None else note.cast
    if then and NOTHING not in then[: view.seats]:
        return then
    now = [view.pointed(key) for key in box.PLAYS]
    return tuple([now[seat] if piece < 0 else piece for seat, piece in enumerate(then)] if then else now)


def health(view: State, seat: int) -> tuple[int, int]:
    """The health an investigator has left, and the whole of it."""
    return figures.health_left(view, seat), figures.health_limit(view, seat)


def sanity(view: State, seat: int) -> tuple[int, int]:
    """The sanity an investigator has left, and the whole of it."""
    return figures.sanity_left(view, seat), figures.sanity_limit(view, seat)


def clues_of(view: State, seat: int) -> int:
    """The clues an investigator holds."""
    return view.count(box.CLUES[investigator_of(view, seat)])


def provoked(view: State, seat: int) -> list[int]:
    """The ready enemies engaged with an investigator, which most actions provoke."""
    return [enemy for enemy in people.engaged_with(view, seat) if people.is_ready(view, enemy)]


def actions_for(view: State, seat: int, option: Option) -> int:
    """How many actions an option costs that costs any."""
    if option.verb is box.PLAY_CARD:
        return price(view, seat, kind_of_card(option.value))
    if is_ability(option):
        power = power_of(*ability_of(option))
        return price(view, seat, kind_of(power.effect), power.actions)
    return price(view, seat, _KINDS.get(option.verb, PLAIN))


_KINDS: Final = {box.MOVE_TO: MOVE, box.FIGHT_ENEMY: FIGHT, box.EVADE_ENEMY: EVADE}
"""What is done by a verb, where its price may differ."""


# -------------------------------------------------------------------- cards


def required(card: Investigator) -> tuple[str, ...]:
    """The codes of the cards that an investigator's deck must hold."""
    return tuple(sheet.slug for number in card.required for sheet in box.PLAYER_CARDS if sheet.code == number)


def power_of(piece: int, number: int) -> Power:
    """A power of a card by its number among them."""
    sheet = box.SHEETS[piece]
    assert not isinstance(sheet, Skill)
    return sheet.powers[number]


def uses_on(piece: int) -> int | None:
    """The kind of uses on an asset; None for cards without uses."""
    sheet = box.ASSET.get(piece)
    return None if sheet is None or sheet.uses is None else sheet.uses[0]


def uses_left(view: State, piece: int) -> tuple[int, int] | None:
    """The kind of uses on an asset and how many are left; None for cards without uses."""
    kind = uses_on(piece)
    return None if kind is None else (kind, view.count(box.USES_LEFT[piece]))


def harm(view: State, piece: int) -> tuple[int, int, int, int]:
    """Damage on an investigator or asset and its health, horror on it and its sanity."""
    hurt, scared = view.count(box.DAMAGE[piece]), view.count(box.HORROR[piece])
    if piece in box.INVESTIGATOR:
        seat = people.holder(view, piece)
        return hurt, figures.health_limit(view, seat), scared, figures.sanity_limit(view, seat)
    sheet = box.ASSET[piece]
    return hurt, sheet.health, scared, sheet.sanity


def enemy_health(view: State, enemy: int) -> tuple[int, int]:
    """The health an enemy has left, and the whole of it."""
    most = figures.health_of(view, enemy)
    return most - view.count(box.DAMAGE[enemy]), most


def is_exhausted(view: State, piece: int) -> bool:
    """Whether a card is exhausted."""
    return not people.is_ready(view, piece)


def alike(pieces: list[int]) -> list[tuple[int, int]]:
    """Of each kind of card the first, and how many there are."""
    first: dict[str, int] = {}
    for piece in pieces:
        first.setdefault(box.SLUG[piece], piece)
    return [(piece, sum(box.SLUG[other] == slug for other in pieces)) for slug, piece in first.items()]


def has_unlike_twin(view: State, asked: Asked, piece: int) -> bool:
    """Whether another copy of the card can be chosen too, which is in another state."""
    chosen = (box.PICK, box.FIGHT_ENEMY, box.EVADE_ENEMY, box.ENGAGE_ENEMY)
    offered = {option.value for option in asked.options if option.verb in chosen}
    offered |= {ability_of(option)[0] for option in asked.options if is_ability(option)}
    twins = {other for other in (*offered, piece) if other in view.home and box.SLUG[other] == box.SLUG[piece]}
    return len({_condition(view, other) for other in twins}) > 1


def _condition(view: State, piece: int) -> tuple[int, ...]:
    """What tells copies in play apart."""
    on = tuple(view.count(tokens[piece]) for tokens in (box.DAMAGE, box.HORROR, box.USES_LEFT))
    return (*on, is_exhausted(view, piece), people.holder(view, piece), people.place_of_card(view, piece))


def is_tokenless(view: State, seat: int) -> bool:
    """Whether a seat reveals no chaos tokens in its tests."""
    return view.count(box.TOKENLESS[seat]) > 0


def card_asking(asked: Asked) -> int:
    """The card whose text asks, as one of its pieces; negative where a rule of the game asks."""
    slug = asked.source.split(".")[0]
    if slug in box.PIECE_SLUGS:
        return box.PIECE_SLUGS.index(slug)
    return -1


# -------------------------------------------------------------------- places


def ways_of(card: Location) -> tuple[str, ...]:
    """The codes of the locations to which a location leads."""
    own = box.SCENARIO_OF[box.PLACE_NAMED[card.slug]]
    others = [box.LOCATION[other] for other, place in box.PLACE_OF.items() if box.SCENARIO_OF[place] == own]
    leads = [box.TITLES_SHARED.get(other.slug, other.slug) for other in others if other.symbol in card.connects]
    return tuple(dict.fromkeys(leads))


STORY_OF: Final = {card.slug: scenario.slug for scenario in box.SCENARIOS for card in scenario.sets[0].cards}
"""The scenario to which the cards of its own set belong."""


# -------------------------------------------------------------------- tests


def tester(view: State) -> int:
    """The seat that takes a test; negative while none is taken."""
    return view.pointed(box.TESTER)


def active(view: State) -> int:
    """The seat whose turn it is; negative outside all turns."""
    return view.pointed(box.ACTIVE)


def phase(view: State) -> int:
    """The phase, from 1 (Mythos) to 4 (Upkeep); 0 before the first."""
    return view.count(box.PHASE)


def test_skill(view: State) -> int:
    """The skill of the present test."""
    return view.count(box.TEST_SKILL)


def test_purpose(view: State) -> tuple[int, int]:
    """Of what kind the present test is, and the enemy it is against; negative for none."""
    return view.count(box.TEST_KIND), view.pointed(box.TEST_TARGET)


def test_numbers(view: State) -> tuple[int, int]:
    """The skill of the tester before tokens, with all that is committed, and the difficulty."""
    return skill_without_tokens(view), difficulty(view)


def final_numbers(view: State) -> tuple[int, int]:
    """The skill that counts with the revealed tokens, 0 after an automatic failure, and the difficulty."""
    value = 0 if view.count(box.AUTO) == box.FAILURE else max(0, skill_total(view))
    return value, difficulty(view)


def skill_in_test(view: State, seat: int, skill: int) -> int:
    """What a skill would come to in the present test, before cards are committed."""
    return figures.skill_of(view, seat, skill, view.count(box.TEST_KIND)) + view.count(box.TEST_PLUS)


def test_outcome(view: State) -> tuple[bool, int]:
    """Whether the present test succeeded, and of what kind it is."""
    return view.count(box.TEST_RESULT) == box.SUCCESS, view.count(box.TEST_KIND)


def icons_for(view: State, card: int) -> int:
    """How much a card would add to the present test."""
    return icons_on(card, view.count(box.TEST_SKILL))


def test_result(option: Option) -> tuple[int, int]:
    """A result of the test to be applied: what kind (`box.MAIN` and so on) and which token or card."""
    number, kind = divmod(option.value, 4)
    return kind, number


def success_of(card: int) -> Effect:
    """What a committed skill card does when the test succeeds."""
    effect = box.SKILL[card].success
    assert effect is not None
    return effect


def token_on_fail(view: State, token: int) -> Effect:
    """What a revealed symbol does when the test fails."""
    effect = reference(view)[token].on_fail
    assert effect is not None
    return effect


def sign_success(view: State, seat: int) -> Effect:
    """What the elder sign does for an investigator when the test succeeds."""
    effect = box.INVESTIGATOR[investigator_of(view, seat)].elder_sign.success
    assert effect is not None
    return effect


# -------------------------------------------------------------------- the end


def resolution(view: State) -> int:
    """The resolution reached, 0 for none."""
    return view.pointed(box.SCENARIO_OVER)


def experience(view: State, seat: int) -> int:
    """The experience a seat has earned, in a whole campaign if one is played."""
    return view.count((box.EXPERIENCE if campaign(view) is None else box.EXPERIENCE_EARNED)[seat])


def is_killed(view: State, seat: int) -> bool:
    """Whether an investigator is out of the campaign."""
    return box.KILLED[seat] in view.counts


def is_insane(view: State, seat: int) -> bool:
    """Whether that is so because of madness."""
    return view.count(box.KILLED[seat]) == box.DRIVEN_INSANE


_STORY_CODES: Final = frozenset([sheet.code for sheet in box.STORY_ASSETS])
EARNABLE: Final = tuple([card for card, code in enumerate(box.CODE) if code in _STORY_CODES])
"""The story assets, those of the scenarios and everybody's own."""


def earned(view: State) -> list[tuple[int, int]]:
    """Who may take which story asset into the deck; -1 for an investigator yet to come."""
    keys = [(card, box.EARNED[card]) for card in EARNABLE]
    found = {(view.counts[key], box.CODE[card]): card for card, key in keys if key in view.counts}
    return [(-1 if seat >= box.SEATS else seat, card) for (seat, _), card in found.items()]


def record(number: int) -> str:
    """The name of something the campaign log remembers."""
    return box.RECORDS[number]


def records(view: State) -> list[int]:
    """What the campaign log remembers."""
    return [record for record, key in enumerate(box.RECORDED) if key in view.counts]


def left(view: State) -> tuple[list[int], list[tuple[int, int]]]:
    """What a game has left behind, of records and of story assets; a scenario on its own, what it has added (AH-STA-02)."""
    if campaign(view) is not None:
        return records(view), earned(view)
    outcome = outcome_of(view)
    return [number for number in records(view) if record(number) in outcome.records], earned(view) if outcome.earns else []


def trauma(view: State, seat: int) -> tuple[int, int]:
    """Physical and mental trauma of a seat."""
    return view.count(box.PHYSICAL[seat]), view.count(box.MENTAL[seat])


# -------------------------------------------------------------------- mentions


def to_piece(piece: int, say: str) -> Part:
    """A mention of a card; one that is not seen has no id."""
    return Ref(f"piece:{box.PIECE_SLUGS[piece]}", say) if piece >= 0 else say


def to_person(piece: int, say: str) -> Ref:
    """A mention of an investigator, by the piece of the card."""
    return Ref(f"person:{box.PIECE_SLUGS[piece]}", say)


def to_place(place: int, say: str) -> Ref:
    """A mention of a location."""
    return Ref(f"place:{box.PIECE_SLUGS[box.PLACE_CARDS[place]]}", say)
