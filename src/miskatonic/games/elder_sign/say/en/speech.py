"""Elder Sign in English: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.box import (
    ADVENTURE,
    AWAKE,
    CLUES,
    DICE_PIECES,
    FREE_REROLLS,
    HELD,
    INVESTIGATOR,
    MONSTER,
    MYTHOS_CARD,
    POOL,
    POSSESSION,
    TROPHIES,
)
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.components import (
    Adventure,
    AncientOne,
    Investigator,
    Monster,
    Mythos,
    Possession,
)
from miskatonic.games.elder_sign.entrance import price
from miskatonic.games.elder_sign.questions import Ask
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.en import cards, names
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
from miskatonic.games.elder_sign.words import ChangeFace, NoFreeFirstAid, OneOf, PayOrDevoured
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Text, capital, cat
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
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return ("Random",) if value == "random" else (names.ANCIENT_ONES[str(value)],)
            case "investigators":
                return (names.PEOPLE[str(value)].full,)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        return cat(person(view, asked.seat), ": ", self._question(view, asked), ".")

    def _question(self, view: State, asked: Asked) -> Text:
        about = asked.about
        first = about[0] if about else 0
        question = Ask(asked.question)
        match question:
            case Ask.INVESTIGATOR:
                return ("choose your new investigator",)
            case Ask.MOVE:
                return ("choose where to go this turn",)
            case Ask.BEFORE_ROLL:
                pool = count(len(view.zone(POOL)), names.DIE)
                return cat(f"roll {pool}", self._for(view, first), ", or use something first")
            case Ask.AFTER_ROLL:
                return cat("decide what to do with this roll", self._for(view, first))
            case Ask.COVER:
                return cat("choose the dice for the task", self._task(view, first))
            case Ask.REROLL:
                return (f"choose dice to reroll ({first} at most)",)
            case Ask.REMOVE_DIE:
                return ("the roll failed; choose the die to remove",)
            case Ask.SECURE_DIE:
                return ("keep a die for later: focus, ask for assistance, or go on without",)
            case Ask.ASSIST:
                return cat(
                    "say whether you assist ", person(view, first), "; if the attempt fails you lose sanity or health"
                )
            case Ask.ASSIST_DIE:
                return cat("choose the die that ", person(view, first), " keeps for you")
            case Ask.HELPER_LOSS:
                return ("the attempt you assisted failed; choose what to lose",)
            case Ask.HEAL_WHOM:
                return cat("choose who regains ", values(first, about[1]))
            case Ask.HOLD_DIE:
                return cat("choose a die for ", possession(first), " to hold")
            case Ask.CHANGE_DIE:
                word = reading.word_of(view, asked)
                into = cat("turn into ", face(word.to)) if isinstance(word, ChangeFace) else ("raise by 1",)
                return cat("choose the die to ", into)
            case Ask.LOCK_DIE:
                return cat("choose the die that ", thing(first), " locks")
            case Ask.PLACE_MONSTER:
                return cat("choose where ", names.a_monster(first), " appears", self._monster_task(first))
            case Ask.DEFEAT:
                return ("choose a monster to defeat",)
            case Ask.TASK_WITHOUT_DICE:
                return ("choose the task to complete without dice",)
            case Ask.ENTRANCE:
                return ("choose one action at the entrance",)
            case Ask.PAY_TROPHY:
                return cat("choose what to spend; ", trophies(first), " still due")
            case Ask.LOSE_CARD:
                return cat("choose a card to lose: ", goods(first))
            case Ask.ONE_OF:
                return ("choose one",)
            case Ask.PAY_OR_DEVOURED:
                return ("pay or be devoured",)
            case Ask.MIDNIGHT_ORDER:
                return ("choose the midnight effect that comes next",)
            case Ask.REPLACE_ADVENTURE:
                return ("choose the adventure that makes room for a new one",)
            case Ask.WHICH_EFFECT:
                return (f"choose what to take ({first} left)",)
            case Ask.WHO_DOES_IT:
                return cat("choose who ", self._deed(view, asked))
            case Ask.WHO_IS_NEXT:
                return cat("choose who next ", self._deed(view, asked))
            case Ask.REACT:
                return ("you may use something now",)
            case Ask.ORDER:
                return ("choose which effect comes first",)
            case _:
                assert_never(question)

    def _for(self, view: State, place: int) -> Text:
        """For which card the dice are rolled."""
        card = reading.card_at(view, place)
        return cat(" for ", adventure(card)) if card >= 0 else ()

    def _task(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        return () if goal is None else cat(": ", cards.row(goal.symbols, goal.sanity, goal.health, goal.clock))

    def _monster_task(self, piece: int) -> Text:
        task = MONSTER[piece].task
        return cat(" (", cards.row(task.symbols, task.sanity, task.health, task.clock), ")")

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return cards.clauses(word.effects, cards.THEY) if isinstance(word, By) else ("acts",)

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        value = option.value
        match option.verb.name:
            case "move":
                stays = reading.place_of_seat(view, asked.seat) == value
                return cat("Stay on " if stays else "Go to ", adventure(reading.card_at(view, value)))
            case "move-to-entrance":
                stays = reading.place_of_seat(view, asked.seat) < 0
                return cat("Stay at " if stays else "Go to ", reading.to_entrance("the entrance"))
            case "complete":
                return self._complete(view, value)
            case "cover":
                return cat("Use ", names.dice([(one, reading.face_of(view, one)) for one in reading.dice_in(value)]))
            case "pick":
                return self._pick(view, asked, value)
            case "focus":
                return cat("Focus: keep the ", self._die(view, value))
            case "ask":
                return cat("Ask ", person(view, value), " for assistance")
            case "take-off":
                spell = next(spell for spell, zone in HELD.items() if value in view.zone(zone))
                return cat("Take the ", self._die(view, value), " off ", possession(spell), " to roll it")
            case "spot":
                return self._spot(view, value)
            case "offer":
                return self._offer(view, asked.seat, value)
            case "list":
                word = reading.word_of(view, asked)
                assert isinstance(word, OneOf)
                return capital(cards.clauses((word.lists[value],)))
            case "choose":
                chosen = reading.word_of(view, asked)
                assert isinstance(chosen, Repeat)
                return capital(cards.clauses((chosen.options[value],)))
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
                return cat(capital(thing(value)))
            case "person":
                return person(view, value)
            case "use":
                piece, number = ability_of(option)
                return cat("Use ", self._source(piece), ": ", cards.short(reading.power_of(piece, number)))
            case "roll":
                return (f"Roll {count(len(view.zone(POOL)), names.DIE)}",)
            case "reroll":
                if view.count(FREE_REROLLS):
                    return ("Reroll for free",)
                return cat("Spend ", goods(0), f" to reroll ({view.count(CLUES[asked.seat])} left)")
            case "roll-these":
                return cat("Roll again: ", listed([self._die(view, one) for one in asked.about[1:]]))
            case "fail-roll":
                return ("The roll fails: lose a die",)
            case "roll-on":
                return ("Roll on",)
            case "give-up":
                return ("Give up the adventure",)
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
                return capital(cards.clauses((word.price,)))
            case "be-devoured":
                return ("Be devoured",)
            case "pass":
                return ("Use nothing",)
        raise KeyError(option.key)

    def _die(self, view: State, piece: int) -> Text:
        return die(piece, reading.face_of(view, piece))

    def _complete(self, view: State, number: int) -> Text:
        verb = "Meet the combat task" if view.count(AWAKE) else "Complete the task"
        goal = reading.goal(view, number)
        on_it = cat(" (", monster(goal.monster), ")") if goal is not None and goal.monster >= 0 else ()
        return cat(verb, self._task(view, number), on_it)

    def _pick(self, view: State, asked: Asked, piece: int) -> Text:
        if piece in DICE_PIECES:
            shown = self._die(view, piece)
            match asked.question:
                case Ask.REMOVE_DIE:
                    return cat("Remove the ", shown)
                case Ask.REROLL:
                    return cat("Reroll the ", shown)
                case Ask.HOLD_DIE:
                    return cat("Hold the ", shown)
                case Ask.LOCK_DIE:
                    return cat("Lock the ", shown)
            return capital(shown)
        if piece in POSSESSION:
            return cat("Lose ", possession(piece))
        if asked.question == Ask.PAY_TROPHY:
            return cat("Spend ", thing(piece), " (", trophies(TROPHIES[piece]), ")")
        if piece in MONSTER:
            return cat("Defeat ", monster(piece), " on ", adventure(reading.card_of_monster(view, piece)))
        return cat("Replace ", adventure(piece))

    def _spot(self, view: State, number: int) -> Text:
        place, _ = reading.spot(number)
        card = reading.card_at(view, place)
        task = reading.spot_task(view, number)
        if task is None:
            return cat("Below ", adventure(card))
        return cat("On ", adventure(card), ": ", cards.printed_task(task))

    def _offer(self, view: State, seat: int, number: int) -> Text:
        offer = OFFERS[number]
        due = price(view, seat, offer)
        desk = capital((names.DESKS[offer.in_shop],))
        return cat(desk, ": ", cards.clauses(offer.effects), " (", cards.price(due), ")")

    def _source(self, piece: int) -> Text:
        """The card or the ability of an investigator that is used."""
        if piece in INVESTIGATOR:
            return (reading.to_person(piece, names.PEOPLE[INVESTIGATOR[piece].code].ability),)
        return possession(piece)

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
