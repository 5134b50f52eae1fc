"""Elder Sign in English: questions, options, the log and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from miskatonic.core.declared import flattened
from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import (
    Adventure,
    AncientOne,
    Investigator,
    Moment,
    Monster,
    Mythos,
    Possession,
)
from miskatonic.games.elder_sign.cards.words import ChangeFace, NoFreeFirstAid, OneOf, PayOrDevoured
from miskatonic.games.elder_sign.rules import asks
from miskatonic.games.elder_sign.rules.box import (
    AWAKE,
    CLUES,
    DICE_PIECES,
    FREE_REROLLS,
    INVESTIGATOR,
    MONSTER,
    MYTHOS_CARD,
    POOL,
    POSSESSION,
    TASKS_PRINTED,
    TROPHIES,
)
from miskatonic.games.elder_sign.rules.entrance import price
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.en import cards, names
from miskatonic.games.elder_sign.say.en.effects import THEY, clauses, printed_task, row, shared_verb
from miskatonic.games.elder_sign.say.en.log import ending, thing, told
from miskatonic.games.elder_sign.say.en.names import (
    adventure,
    die,
    face,
    goods,
    monster,
    mythos,
    person,
    possession,
    trophies,
    values,
)
from miskatonic.games.elder_sign.say.speaker import Desk, Group, Sheet, Speaker
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Text, capital, cat, join
from miskatonic.words import By, Repeat


class English(Speaker):
    """Elder Sign in English."""

    lang = "en"

    def about(self) -> Text:
        return cat(
            "Strange things stir in the museum after dark, and an Ancient One is about to wake. ",
            "Together you go from adventure to adventure, roll dice for their tasks and collect Elder Signs ",
            "before its doom track is full. A cooperative dice game for 1 to 8 players.",
        )

    def game_title(self) -> str:
        return "Elder Sign"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Ancient One",), ("Whom you play against: signs, doom, property and attack differ.",)
            case "investigators":
                return ("Investigators",), ("Who plays, in seating order; places left open are filled at random.",)
            case "clue_each":
                return ("Milder: a clue each",), ("Every investigator starts with one clue more.",)
            case "second_mythos":
                return ("Harder: a second Mythos card",), (
                    "At each midnight a second Mythos card follows, without its lasting effect.",
                )
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return ("Random",) if value == "random" else (names.ANCIENT_ONES[str(value)],)
            case "investigators":
                return (names.PEOPLE[str(value)].full,)
            case "clue_each" | "second_mythos":
                return ("Yes" if value else "No",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        return cat(person(view, asked.seat), ": ", self._question(view, asked), ".")

    def _question(self, view: State, asked: Asked) -> Text:
        about = flattened(asked.about)
        first = about[0] if about else 0
        question = asked.kind
        match question:
            case asks.Investigator:
                return ("choose your new investigator",)
            case asks.Move:
                return ("choose where to go this turn",)
            case asks.BeforeRoll:
                return self._before_roll(view, asked, first)
            case asks.AfterRoll:
                return cat(self._rolled(view), "decide what to do", self._for(view, first))
            case asks.Cover:
                return cat("choose the dice for the task", self._task(view, first))
            case asks.Reroll:
                most = f" ({first} at most)" if first < len(view.zone(POOL)) else ""
                return (f"choose the dice to reroll{most}",)
            case asks.RemoveDie:
                return ("the roll failed; choose the die to remove",)
            case asks.BeforeClock:
                return ("use something more, or let the clock move on",)
            case asks.SecureDie:
                ways = {"focus": "focus a die", "ask": "ask for assistance"}
                open_ways: list[Text] = [(way,) for verb, way in ways.items() if reading.offers(asked, verb)]
                return cat(listed(open_ways, " or ") if open_ways else "keep a die", ", or go on")
            case asks.Assist:
                return cat(
                    "say whether you assist ", person(view, first), "; if the attempt fails you lose sanity or health"
                )
            case asks.AssistDie:
                return cat("choose the die that ", person(view, first), " keeps for you")
            case asks.HelperLoss:
                return ("the attempt you assisted failed; choose what to lose",)
            case asks.HealWhom:
                return cat("choose who regains ", values(first, about[1]))
            case asks.HoldDie:
                return cat("choose a die for ", possession(first), " to hold")
            case asks.ChangeDie:
                word = reading.word_of(view, asked)
                into = cat("turn into ", face(word.to)) if isinstance(word, ChangeFace) else ("raise by 1",)
                return cat("choose the die to ", into)
            case asks.LockDie:
                return cat("choose the die that ", thing(first), " locks")
            case asks.PlaceMonster:
                return cat("choose where ", names.a_monster(first), " appears", self._monster_task(first))
            case asks.Defeat:
                return ("choose a monster to defeat",)
            case asks.TaskWithoutDice:
                return ("choose the task to complete without dice",)
            case asks.Entrance:
                return ("choose one action at the entrance",)
            case asks.PayTrophy:
                return cat("choose what to spend; ", trophies(first), " still due")
            case asks.LoseCard:
                return cat("choose a card to lose: ", goods(first))
            case asks.OneOf:
                word = reading.word_of(view, asked)
                return cat("choose what to ", shared_verb(word.lists)) if isinstance(word, OneOf) else ("choose one",)
            case asks.PayOrDevoured:
                return ("pay or be devoured",)
            case asks.MidnightOrder:
                return ("choose the midnight effect that comes next",)
            case asks.ReplaceAdventure:
                return ("choose the adventure that makes room for a new one",)
            case asks.WhichEffect:
                return (f"choose what to take ({first} left)",)
            case asks.WhoDoesIt:
                return cat("choose who ", self._deed(view, asked))
            case asks.WhoIsNext:
                return cat("choose who next ", self._deed(view, asked))
            case asks.React:
                return self._chance(view, asked)
            case asks.OrderForced:
                return ("choose which effect comes first",)
            case _:
                raise KeyError(question)

    def _before_roll(self, view: State, asked: Asked, place: int) -> Text:
        pool = len(view.zone(POOL))
        roll = f"roll {count(pool, names.DIE)}" if pool else "no dice are left to roll"
        first = ", use something first" if reading.offers(asked, "use") or reading.offers(asked, "take-off") else ""
        give_up = "" if view.count(AWAKE) else ", or give up"
        return cat(roll, self._for(view, place), first, give_up)

    def _chance(self, view: State, asked: Asked) -> Text:
        """Why something can be used now."""
        about = flattened(asked.about)
        match reading.moment_of(asked):
            case Moment.TURN_BEGINS:
                why = cat(person(view, about[0]), "’s turn begins")
            case Moment.ROLLED:
                return cat(person(view, about[0]), " ", self._rolled(view), "you may use something")
            case Moment.WOULD_GAIN:
                why = cat("you are to gain ", goods(about[1], about[2]))
            case Moment.GAINED:
                why = cat("you gained ", goods(about[1], about[2]))
            case Moment.PENALTY:
                why = ("a penalty is due",)
            case Moment.ADVENTURE_BEGINS:
                why = ("the adventure begins",)
            case Moment.CLUE_SPENT:
                why = ("you spent a clue",)
            case _:
                return ("you may use something now",)
        return cat(why, "; you may use something")

    def _rolled(self, view: State) -> Text:
        """What the dice of the roll show."""
        shown = reading.rolled(view)
        return cat("rolled ", names.dice(shown), "; ") if shown else ()

    def _for(self, view: State, place: int) -> Text:
        """For which card the dice are rolled."""
        card = reading.card_at(view, place)
        if view.count(AWAKE):
            return cat(" against ", names.ANCIENT_ONES[reading.opponent(view).code])
        return cat(" for ", adventure(card)) if card >= 0 else ()

    def _task(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        return () if goal is None else cat(": ", row(goal.symbols, goal.sanity, goal.health, goal.clock))

    def _monster_task(self, piece: int) -> Text:
        task = MONSTER[piece].task
        return cat(" (", row(task.symbols, task.sanity, task.health, task.clock), ")")

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return clauses(word.effects, THEY) if isinstance(word, By) else ("acts",)

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        value = option.value
        match option.verb.name:
            case "move":
                if asked.kind == asks.ReplaceAdventure:
                    return cat("Replace ", adventure(reading.card_at(view, value)))
                stays = reading.place_of_seat(view, asked.seat) == value
                return cat("Stay on " if stays else "Go to ", adventure(reading.card_at(view, value)))
            case "move-to-entrance":
                stays = reading.place_of_seat(view, asked.seat) < 0
                return cat("Stay at " if stays else "Go to ", reading.to_entrance("the entrance"))
            case "complete":
                return self._complete(view, value)
            case "cover":
                return cat("Use ", self._dice(view, reading.dice_in(value)))
            case "pick":
                return self._pick(view, asked, value)
            case "focus":
                return cat("Focus: keep the ", self._die(view, value))
            case "ask":
                return cat("Ask ", person(view, value), " for assistance")
            case "take-off":
                shown = die(value, reading.face_of(view, value))
                return cat("Take the ", shown, " off ", possession(reading.spell_with(view, value)), " to roll it")
            case "spot":
                return self._spot(view, value)
            case "offer":
                return self._offer(view, asked.seat, value)
            case "list":
                word = reading.word_of(view, asked)
                assert isinstance(word, OneOf)
                return capital(clauses((word.lists[value],)))
            case "choose":
                chosen = reading.word_of(view, asked)
                assert isinstance(chosen, Repeat)
                return capital(clauses((chosen.options[value],)))
            case "lose":
                return cat("Lose ", values(value, 1))
            case "settle":
                debt = next(p.debt for p in MYTHOS_CARD[value].lower.passive if isinstance(p, NoFreeFirstAid))
                return cat("Pay ", trophies(debt), " to discard ", mythos(value))
            case "play":
                sheet = INVESTIGATOR[value]
                name = reading.to_person(value, names.PEOPLE[sheet.code].full)
                return cat(name, " (", values(0, sheet.sanity), ", ", values(1, sheet.health), ")")
            case "effect-of":
                return cat(capital(thing(value)), ": ", clauses(reading.midnight_of(value)))
            case "person":
                if asked.kind != asks.HealWhom:
                    return person(view, value)
                now, most = reading.level(view, value, flattened(asked.about)[0])
                return cat(person(view, value), " (", names.value(flattened(asked.about)[0]), f" {now} of {most})")
            case "use":
                piece, number = ability_of(option)
                power = reading.power_of(piece, number)
                cost = reading.cost_of(view, power)
                paid = cat(" (", clauses(cost), ")") if cost else ()
                return cat("Use ", names.power(piece), paid, ": ", clauses(power.effects))
            case "roll":
                return (f"Roll {count(len(view.zone(POOL)), names.DIE)}",)
            case "reroll":
                if view.count(FREE_REROLLS):
                    return ("Reroll for free",)
                return cat("Spend ", goods(0), f" to reroll ({view.count(CLUES[asked.seat])} left)")
            case "roll-these":
                return cat("Reroll ", self._dice(view, flattened(asked.about)[1:]))
            case "fail-roll":
                return ("Let the roll fail and remove a die",)
            case "roll-on":
                return ("Roll on",)
            case "give-up":
                return ("Give up the adventure",)
            case "to-clock":
                return ("Let the clock move on",)
            case "go-on":
                return ("Keep no die",)
            case "yes":
                return ("Assist",)
            case "no":
                return ("Do not assist",)
            case "enough":
                return ("Hold no more",)
            case "lost-and-found":
                return ("Lost and found: roll a green die",)
            case "pay":
                word = reading.word_of(view, asked)
                assert isinstance(word, PayOrDevoured)
                return capital(clauses((word.price,)))
            case "be-devoured":
                return ("Be devoured",)
            case "pass":
                return ("Use nothing",)
        raise KeyError(option.key)

    def _die(self, view: State, piece: int) -> Text:
        """A die with its face, and where it lies if it is secured."""
        shown = die(piece, reading.face_of(view, piece))
        spell, helper = reading.spell_with(view, piece), reading.helper_with(view, piece)
        if spell >= 0:
            return cat(shown, " on ", possession(spell))
        if helper >= 0:
            return cat(shown, " kept by ", person(view, helper))
        return cat("focused ", shown) if reading.is_focused(view, piece) else shown

    def _dice(self, view: State, pieces: Sequence[int]) -> Text:
        """Dice of the roll together, then secured ones one by one."""
        rolled = [piece for piece in pieces if piece in view.zone(POOL)]
        said = [names.dice([(piece, reading.face_of(view, piece)) for piece in rolled])] if rolled else []
        return join("; ", [*said, *(self._die(view, piece) for piece in pieces if piece not in rolled)])

    def _complete(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        if view.count(AWAKE):
            return cat("Meet the combat task", self._task(view, number))
        if goal is None or goal.monster < 0:
            return cat(f"Complete task {number + 1}", self._task(view, number))
        if number >= TASKS_PRINTED:
            return cat("Complete the task of ", monster(goal.monster), self._task(view, number))
        return cat(f"Complete task {number + 1} with ", monster(goal.monster), self._task(view, number))

    def _pick(self, view: State, asked: Asked, piece: int) -> Text:
        if piece in DICE_PIECES:
            shown = self._die(view, piece)
            match asked.kind:
                case asks.RemoveDie:
                    return cat("Remove the ", shown)
                case asks.Reroll:
                    return cat("Choose the ", shown)
                case asks.HoldDie:
                    return cat("Hold the ", shown)
                case asks.LockDie:
                    return cat("Lock the ", shown)
            return capital(shown)
        if piece in POSSESSION:
            return cat("Lose ", possession(piece))
        if asked.kind == asks.PayTrophy:
            return cat("Spend ", thing(piece), " (", trophies(TROPHIES[piece]), ")")
        return cat("Defeat ", monster(piece), " on ", adventure(reading.card_of_monster(view, piece)))

    def _spot(self, view: State, number: int) -> Text:
        place, at = reading.spot(number)
        card = adventure(reading.card_at(view, place))
        task = reading.spot_task(view, number)
        return cat("Below ", card) if task is None else cat("On ", card, f", task {at + 1}: ", printed_task(task))

    def _offer(self, view: State, seat: int, number: int) -> Text:
        offer = OFFERS[number]
        due = price(view, seat, offer)
        desk = capital((names.DESKS[offer.in_shop],))
        return cat(desk, ": ", clauses(offer.effects), " (", cards.price(due), ")")

    def note(self, view: State, note: Note) -> Text:
        return capital(told(view, note))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("The game is still on.",)
        return (f"{'Victory' if view.result.won else 'Defeat'}: {ending(view.result.rule)}.",)

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Ancient Ones"
            case Group.INVESTIGATORS:
                return "Investigators"
            case Group.ADVENTURES:
                return "Adventures"
            case Group.WORLDS:
                return "Other Worlds"
            case Group.ENTRANCE:
                return "Museum entrance"
            case Group.COMMON_ITEMS:
                return "Common items"
            case Group.UNIQUE_ITEMS:
                return "Unique items"
            case Group.SPELLS:
                return "Spells"
            case Group.ALLIES:
                return "Allies"
            case Group.MYTHOS:
                return "Mythos cards"
            case Group.MONSTERS:
                return "Monsters"
            case Group.MASKS:
                return "Mask monsters"
            case Group.DICE:
                return "Dice"
            case _:
                assert_never(group)

    def ancient_one(self, sheet: AncientOne) -> Sheet:
        return cards.ancient_one(sheet)

    def investigator(self, sheet: Investigator) -> Sheet:
        return cards.investigator(sheet)

    def adventure(self, card: Adventure) -> Sheet:
        return cards.adventure(card)

    def desk(self, desk: Desk) -> Sheet:
        return cards.desk(desk)

    def possession(self, card: Possession) -> Sheet:
        return cards.possession(card)

    def mythos_card(self, card: Mythos) -> Sheet:
        return cards.mythos_card(card)

    def monster_token(self, token: Monster) -> Sheet:
        return cards.monster_token(token)

    def die(self, colour: int) -> Sheet:
        return cards.die(colour)
