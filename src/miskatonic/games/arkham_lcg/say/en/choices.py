"""The card game's options in English: what each choice means, with the numbers one needs to make it."""

from __future__ import annotations

from miskatonic.core.declared import flattened
from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import ELDER_SIGN, EVADE, FIGHT, INTELLECT, INVESTIGATE
from miskatonic.games.arkham_lcg.cards.words import DamageEnemy, Either, PayAct, Resign, SearchEncounter
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.box import ENEMY, EVENT
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en import names
from miskatonic.games.arkham_lcg.say.en.effects import clause
from miskatonic.games.arkham_lcg.say.en.names import card, clues, damage, person, place, resources, skill
from miskatonic.games.arkham_lcg.say.en.powers import costs
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.text.en import count
from miskatonic.text.parts import Icon, Text, capital, cat, join


def choice(view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision."""
    value = option.value
    match option.verb.name:
        case "pick":
            return pick(view, asked, value)
        case "commit":
            return cat("Commit ", card(value), f" ({names.signed(reading.icons_for(view, value))})")
        case "play":
            return cat("Play ", card(value), " (", resources(reading.cost_of(value)), ")")
        case "use":
            return use(view, *ability_of(option))
        case "move":
            return cat("Move to ", place(value), known_place(view, value), dear(view, asked, option))
        case "to":
            return to_place(view, asked, value)
        case "fight":
            return cat("Fight ", card(value), foe(view, asked.seat, value), dear(view, asked, option))
        case "evade":
            return cat("Evade ", card(value), escape(view, asked, value), dear(view, asked, option))
        case "engage":
            return cat("Engage ", card(value), bracketed(apart(view, asked, value)))
        case "never":
            return cat("Do not ask about ", card(value), " again")
        case "seat":
            return somebody(view, asked, value)
        case "result":
            return result(view, asked, option)
        case "on":
            return put_on(view, asked, value)
        case "trauma":
            return (f"{names.TRAUMAS[value].capitalize()} trauma",)
        case "choose":
            return chosen(view, asked, value)
        case "draw":
            return ("Draw a card",)
        case "resource":
            return cat("Take ", resources(1))
        case "investigate":
            here = reading.place_of_seat(view, asked.seat)
            return cat("Investigate ", place(here), known_place(view, here))
        case "end-turn":
            return ("End your turn",)
        case "advance":
            return advance(view)
        case "reveal":
            return ("Reveal a chaos token",)
        case "keep":
            return (
                (f"Draw {count(flattened(asked.about)[0], names.CARD)} anew",)
                if flattened(asked.about)[0]
                else ("Keep this hand",)
            )
        case "pass":
            return ("Commit nothing",) if asked.kind == asks.Help else ("Pass",)
        case "pass-phase":
            return ("Ask me no more this phase",)
        case "pass-round":
            return ("Ask me no more this round",)
        case "yes":
            return agreed(view, asked, INTELLECT) if asked.kind == asks.Substitute else ("Break off",)
        case "no":
            return agreed(view, asked, flattened(asked.about)[0]) if asked.kind == asks.Substitute else ("Stay engaged",)
        case "stay":
            return ("Stay here",)
        case "encounter-deck":
            return ("The encounter deck",)
    raise KeyError(option.key)


# -------------------------------------------------------------------- cards


def pick(view: State, asked: Asked, piece: int) -> Text:
    """A card or an enemy that is chosen, and what becomes of it."""
    match asked.kind:
        case asks.Mulligan:
            return cat("Set ", card(piece), " aside")
        case asks.Enemy:
            return enemy(view, asked, piece)
        case asks.AttackOrder:
            hits = names.harm(ENEMY[piece].damage, ENEMY[piece].horror)
            return cat(card(piece), bracketed([*hits, *apart(view, asked, piece)]))
        case asks.FallsFirst:
            return cat(card(piece), bracketed(apart(view, asked, piece)))
        case asks.DiscardOrder:
            return cat("Put ", card(piece), " on top")
        case asks.KeepCard:
            return cat("Keep ", card(piece))
        case asks.Search:
            return cat("Draw " if isinstance(reading.word_of(view, asked), SearchEncounter) else "Take ", card(piece))
        case asks.LookOrder:
            return cat("Put ", card(piece), " back")
        case asks.ReturnCard:
            return cat("Take ", card(piece), " back")
    return cat("Discard ", card(piece), bracketed(apart(view, asked, piece)))


def enemy(view: State, asked: Asked, piece: int) -> Text:
    """An enemy that is chosen."""
    kind = flattened(asked.about)[0]
    if kind == FIGHT:
        return cat("Fight ", card(piece), foe(view, asked.seat, piece))
    if kind == EVADE:
        return cat("Evade ", card(piece), escape(view, asked, piece))
    word = reading.word_of(view, asked)
    if isinstance(word, DamageEnemy):
        return cat(damage(word.n), " to ", card(piece), bracketed(state(view, asked.seat, piece)))
    return cat("Evade ", card(piece), bracketed(apart(view, asked, piece)))


def escape(view: State, asked: Asked, piece: int) -> Text:
    """The numbers that matter when an enemy is evaded."""
    return bracketed([(f"evade {ENEMY[piece].evade}",), *apart(view, asked, piece)])


def foe(view: State, seat: int, piece: int) -> Text:
    """The numbers that matter when an enemy is attacked, and with whom else it is engaged."""
    return bracketed([(f"fight {ENEMY[piece].fight}",), *state(view, seat, piece)])


def state(view: State, seat: int, piece: int) -> list[Text]:
    """What tells copies of an enemy or an asset apart."""
    said: list[Text] = []
    if piece in ENEMY:
        left, most = reading.enemy_health(view, piece)
        said.append(cat(Icon(reading.HEALTH_ICON, "health"), f" {left}/{most}"))
    uses = reading.uses_left(view, piece)
    if uses is not None:
        said.append((names.uses(*uses),))
    if reading.is_exhausted(view, piece):
        said.append(("exhausted",))
    other = reading.engaged_seat(view, piece)
    if piece in ENEMY and other not in (-1, seat):
        said.append(cat("engaged with ", person(view, other)))
    return said


def apart(view: State, asked: Asked, piece: int) -> list[Text]:
    """The same, where another copy that can be chosen differs."""
    return state(view, asked.seat, piece) if reading.has_unlike_twin(view, asked, piece) else []


def bracketed(said: list[Text]) -> Text:
    """Details in brackets, if there are any."""
    return cat(" (", join(", ", said), ")") if said else ()


def use(view: State, piece: int, number: int) -> Text:
    """A power with what it costs and does; an event is played."""
    power = reading.power_of(piece, number)
    does = clause(known(power.effect))
    if power.forced:
        return cat(capital(names.power(piece)), ": ", does)
    if isinstance(power.effect, PayAct):
        return advance(view)
    if isinstance(power.effect, Resign):
        return cat("Resign in ", card(piece))
    if piece in EVENT:
        return cat("Play ", card(piece), " (", resources(reading.cost_of(piece)), "): ", does)
    paid = costs(power.cost, *(reading.uses_left(view, piece) or ()))
    if power.when is When.ACTION and power.actions > 1:
        paid = [names.actions(power.actions), *paid]
    cost = cat(" (", join(", ", paid), ")") if paid else ()
    return cat("Parley with " if power.parley else "Use ", names.power(piece), cost, ": ", does)


def advance(view: State) -> Text:
    """The clues of the act are spent."""
    return cat("Spend ", clues(reading.act_price(view)), " to advance the act")


def chosen(view: State, asked: Asked, number: int) -> Text:
    """One of several effects of a card."""
    word = reading.word_of(view, asked)
    assert isinstance(word, Either)
    return capital(clause(known(word.options[number])))


# -------------------------------------------------------------------- people and places


def somebody(view: State, asked: Asked, seat: int) -> Text:
    """An investigator, with what matters for the choice."""
    who = person(view, seat)
    match asked.kind:
        case asks.Somebody:
            return cat(who, wellbeing(view, seat))
        case asks.PayClues:
            return cat(who, " (", clues(reading.clues_of(view, seat)), ")")
        case asks.LookWhere:
            return cat(who, "’s deck")
    return who


def wellbeing(view: State, seat: int) -> Text:
    """Health and sanity of an investigator."""
    health, most_health = reading.health(view, seat)
    sanity, most_sanity = reading.sanity(view, seat)
    return cat(
        " (",
        Icon(reading.HEALTH_ICON, "health"),
        f" {health}/{most_health}, ",
        Icon(reading.SANITY_ICON, "sanity"),
        f" {sanity}/{most_sanity})",
    )


def put_on(view: State, asked: Asked, piece: int) -> Text:
    """A card that takes a point of damage or horror."""
    hurt, health, scared, sanity = reading.harm(view, piece)
    if asked.kind == asks.AssignHorror:
        return cat(capital(card(piece)), " (", Icon(reading.SANITY_ICON, "sanity"), f" {sanity - scared}/{sanity})")
    return cat(capital(card(piece)), " (", Icon(reading.HEALTH_ICON, "health"), f" {health - hurt}/{health})")


def known_place(view: State, number: int) -> Text:
    """Shroud and clues of a revealed location."""
    if not reading.is_known(view, number):
        return (" (unrevealed)",)
    shroud = Icon(reading.SHROUD_ICON, "shroud")
    return cat(" (", shroud, f" {reading.shroud_at(view, number)}, ", clues(reading.clues_on(view, number)), ")")


def to_place(view: State, asked: Asked, number: int) -> Text:
    """A location that is chosen."""
    if asked.kind == asks.MoveWhere:
        return cat("Move to ", place(number), known_place(view, number))
    if asked.kind == asks.BlastWhere:
        there = [person(view, seat) for seat in reading.seats_in(view, number)]
        there += names.enemies(reading.enemies_in(view, number))
        return cat(capital(place(number)), " (", join(", ", there) if there else "nobody", ")")
    return capital(place(number))


def dear(view: State, asked: Asked, option: Option) -> Text:
    """More than one action, if it costs that much."""
    n = reading.actions_for(view, asked.seat, option)
    return cat(" for ", names.actions(n)) if n > 1 else ()


# -------------------------------------------------------------------- tests


def agreed(view: State, asked: Asked, number: int) -> Text:
    """A skill to be used in a test, with its value."""
    return cat("Use ", skill(number), f" ({reading.skill_in_test(view, asked.seat, number)})")


def result(view: State, asked: Asked, option: Option) -> Text:
    """A result of the test that is applied next."""
    kind, number = reading.test_result(option)
    if kind == reading.CARD:
        return cat(capital(card(number)), ": ", clause(known(reading.success_of(number))))
    if kind == reading.TOKEN:
        return cat(capital(names.token(number)), ": ", clause(known(reading.token_on_fail(view, number))))
    if kind == reading.SIGN:
        return cat(capital(names.token(ELDER_SIGN)), ": ", clause(known(reading.sign_success(view, asked.seat))))
    success, test = reading.test_outcome(view)
    if not success:
        return ("What the failure leads to",)
    return (
        {FIGHT: "The attack", EVADE: "The evasion", INVESTIGATE: "The investigation"}.get(test, "What the success leads to"),
    )
