"""Final Hour in English: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import FORBIDDEN, USED, ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.final_hour.box import ACTION_LAID, CARDS, FACE_DOWN, HEALTH, SYMBOL, WEAK_SEAL
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.components import TOP, ActionCard, AncientOne, Item, Monster, PriorityCard
from miskatonic.games.final_hour.questions import Ask, Told
from miskatonic.games.final_hour.say import cards_en as cards
from miskatonic.games.final_hour.say import names_en as names
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.cards_en import place
from miskatonic.games.final_hour.say.speaker import Group, Marker, Sheet, Speaker
from miskatonic.games.final_hour.words import Damage, Spawn
from miskatonic.text.en import article, count, listed
from miskatonic.text.parts import Text, capital, cat
from miskatonic.words import By, Choose, Repeat


def person(number: int) -> Text:
    """An investigator by the first name."""
    return (reading.to_person(number, names.PEOPLE[number].short),)


def monster(piece: int) -> Text:
    """A monster, with the article."""
    return ("the ", reading.to_piece(piece, cards.monster_name(reading.monster(piece))))


def a_monster(piece: int) -> Text:
    """A monster that was not spoken of before."""
    name = cards.monster_name(reading.monster(piece))
    return (article(name).removesuffix(name), reading.to_piece(piece, name))


def action(piece: int) -> Text:
    """An action card by its title."""
    return cards.card_mention(piece, reading.action_card(piece))


def number(piece: int) -> Text:
    """A priority card by its number, symbol and omens."""
    card = CARDS[piece]
    assert isinstance(card, PriorityCard)
    return cat(reading.to_piece(piece, str(card.n)), " (", cards.omens_and_symbol(card), ")")


def priority(piece: int) -> Text:
    """A priority card in a sentence; an unseen one is just that."""
    return cat("priority card ", number(piece)) if piece >= 0 else ("a priority card",)


def path(number: int) -> Text:
    """A path by its two ends."""
    a, b = reading.ends(number)
    return (reading.to_path(number, f"between {names.PLACES[a]} and {names.PLACES[b]}"),)


def item(piece: int) -> Text:
    """An item by its name."""
    return (reading.to_piece(piece, names.ITEMS[reading.item(piece).code]),)


def defeat(rule: str) -> str:
    """Why the game is lost."""
    if rule == "FH-END-02":
        return "an investigator has lost all health"
    if rule == "FH-END-03":
        return "the ritual could not be reversed"
    return "the ritual site has been overrun"


class English(Speaker):
    """Final Hour in English."""

    lang = "en"

    def about(self) -> Text:
        return cat(
            "Monsters pour onto the campus of Miskatonic University, and in eight rounds an Ancient One will follow. ",
            "Together you lay action cards without a word, fight, seal paths and look for clues to the two symbols that ",
            "reverse the ritual. A quick cooperative game for 1 to 4 players.",
        )

    def game_title(self) -> str:
        return "Arkham Horror: Final Hour"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Ancient One",), ("Whom the cult has called: monsters, gates and reckonings differ.",)
            case "difficulty":
                return ("Difficulty",), ("How many monsters stand on the campus at the start, and where the gates are.",)
            case "investigators":
                return ("Investigators",), ("Who plays, in seating order; places left open are filled at random.",)
            case "lead":
                return ("First lead investigator",), (
                    "The seat that plays first and decides for the Ancient One in round 1.",
                )
            case "simultaneous":
                return ("Look at action cards together",), ("Everybody looks at the first action card at once: quicker.",)
            case "solo_threshold":
                return ("Matches needed alone",), ("How many matching symbols reverse the ritual in a solo game.",)
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return (names.ANCIENT_ONES[str(value)],)
            case "difficulty":
                return (names.DIFFICULTIES[str(value)],)
            case "investigators":
                return (names.PEOPLE[INVESTIGATORS.index(str(value))].full,)
            case "lead":
                return (f"Seat {int(str(value)) + 1}",)
            case "simultaneous":
                return ("Yes" if value else "No",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        people = reading.deciders(view, asked)
        return cat(listed([person(i) for i in people]), ": ", self._question(view, asked), ".")

    def _question(self, view: State, asked: Asked) -> Text:
        about = asked.about
        left = about[0] if about else 0
        question = Ask(asked.question)
        match question:
            case Ask.LAY_PRIORITY:
                card = reading.own_card(view, left)
                on = cat(" on ", action(view.zone(ACTION_LAID[left])[0])) if card else ()
                return cat(
                    "lay a priority card", " face down" if view.count(FACE_DOWN) else "", on, f" (turn {left + 1} of 4)"
                )
            case Ask.SET_ASIDE:
                return ("set one priority card aside for the ritual; the other four form the row",)
            case Ask.REVEAL_WHOSE:
                return ("choose whose action card is revealed next",)
            case Ask.LAY_ON:
                return cat("lay ", action(left), " on a priority card; the two lowest give the top effect")
            case Ask.MOVE:
                return (f"move, or stay ({count(left, names.MOVE)} left)",)
            case Ask.MARCH:
                return (f"you must move on ({count(left, names.MOVE)} left)",)
            case Ask.PLACE:
                return self._place_question(view, asked)
            case Ask.STRIKE:
                return cat("choose a monster in ", place(about[1]), " to destroy (", cards.wounds(left), " left)")
            case Ask.DESTROY:
                return (f"choose a monster to destroy ({left} left)",)
            case Ask.LURE:
                return (f"choose a monster to draw to your location ({left} left)",)
            case Ask.SHOVE:
                return (f"choose a monster to send to an adjacent location ({left} left)",)
            case Ask.HERD:
                return (f"choose a monster to move along a path ({left} left)",)
            case Ask.DRIVE_TO:
                return cat("choose where ", monster(left), " goes")
            case Ask.SEAL:
                return (f"choose a path to seal ({count(left, names.SEAL)} left)",)
            case Ask.UNSEAL:
                return ("choose a seal to remove from the board",)
            case Ask.REPAIR:
                return (f"remove a damage token or leave it ({left} left)",)
            case Ask.HEAL_WHOM:
                return cat("choose who recovers 1 health (", cards.health(left), " left)")
            case Ask.PUSH_OUT:
                return cat("choose a monster of ", place(left), " to make room for damage")
            case Ask.ACTIVATE_NEXT:
                return cat("choose the next monster to activate in ", place(left))
            case Ask.ACTIVATE_WHICH:
                return ("choose a monster to activate",)
            case Ask.PEEK_GATE:
                return cat("leave the gate token", self._seen_gate(view), " on top, or put it at the bottom of the stack")
            case Ask.REDRAW:
                return (f"choose a priority card to exchange ({left} left)",)
            case Ask.ATTEMPT:
                return ("say if you are ready to reverse the ritual now; all must agree, and there is one attempt only",)
            case Ask.KEEP_BACK:
                return ("choose the priority card to keep; the other three go into the ritual",)
            case Ask.WHICH_EFFECT:
                return (f"choose an effect ({left} left)",)
            case Ask.WHO_DOES_IT:
                return cat("choose who ", self._deed(view, asked))
            case Ask.WHO_IS_NEXT:
                return cat("choose who next ", self._deed(view, asked))
            case Ask.REACT:
                before = reading.item_moment(asked)
                when = "" if before is None else " before resolving the card" if before else " after resolving the card"
                return (f"you may use an item{when}",)
            case Ask.ORDER:
                return ("choose which effect comes first",)
            case _:
                assert_never(question)

    def _place_question(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        if isinstance(word, Spawn):
            noun = cards.monsters(word.kind)
            return (f"choose where {count(word.n, noun)} {'appears' if word.n == 1 else 'appear'}",)
        if isinstance(word, Damage):
            return ("choose a location for the damage",)
        return cat("choose a location to attack (", cards.wounds(asked.about[0] if asked.about else 0), ")")

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return cards.deed(word.effects) if isinstance(word, By) else ("acts",)

    def _seen_gate(self, view: State) -> Text:
        token = reading.top_gate(view)
        return () if token < 0 else (" (", cards.gate_symbol(SYMBOL[token]), ")")

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        value = option.value
        match option.verb.name:
            case "lay":
                return cat("Lay ", number(value))
            case "set-aside":
                return cat("Set aside ", number(value))
            case "keep":
                return cat("Keep ", number(value))
            case "exchange":
                return cat("Exchange ", number(value))
            case "reveal":
                left = count(reading.cards_left(view, value), names.ACTION_CARD)
                return cat(person(value), f" ({left} left)")
            case "on":
                side = "top" if reading.is_low_in_row(view, value) else "bottom"
                return cat("On ", number(value), f": {side} effect")
            case "move" | "to":
                return cat("Move to ", place(value))
            case "place":
                return capital(place(value))
            case "strike":
                return cat("Destroy ", monster(value), " (", cards.wounds(HEALTH[value]), ")")
            case "destroy":
                return cat("Destroy ", monster(value), f" (health {HEALTH[value]})")
            case "drive":
                return cat("Move ", monster(value), " from ", place(reading.where_is(view, value)))
            case "push-out":
                return cat("Push out ", monster(value), f" (health {HEALTH[value]})")
            case "activate":
                health = f" (health {HEALTH[value]})" if asked.question == Ask.ACTIVATE_NEXT else ""
                return cat("Activate ", monster(value), " in ", place(reading.where_is(view, value)), health)
            case "seal":
                return cat("Seal the path ", path(value))
            case "unseal":
                return cat("Remove the seal ", path(value))
            case "heal" | "person":
                return person(value)
            case "repair":
                return cat("Remove damage from ", place(value))
            case "use":
                piece = ability_of(option)[0]
                card = reading.item(piece)
                return cat("Use ", item(piece), ": ", cards.text(card.before or card.after))
            case "choose":
                word = reading.word_of(view, asked)
                assert isinstance(word, Choose | Repeat)
                return capital(cards.clause(reading.known(word.options[value]), cards.CHOICE))
            case "stop":
                return self._stop(Ask(asked.question))
            case "leave-on-top":
                return ("Leave it on top",)
            case "put-at-bottom":
                return ("Put it at the bottom",)
            case "ready":
                return ("Ready",)
            case "not-yet":
                return ("Not yet",)
            case "pass":
                return ("Use nothing",)
        raise KeyError(option.key)

    def _stop(self, question: Ask) -> Text:
        match question:
            case Ask.MOVE:
                return ("Stay here",)
            case Ask.STRIKE | Ask.DESTROY:
                return ("Stop attacking",)
            case Ask.SEAL:
                return ("Seal nothing more",)
            case Ask.REPAIR:
                return ("Leave the damage",)
            case Ask.REDRAW:
                return ("Exchange nothing more",)
        return ("Done",)

    # ---------------------------------------------------------------- the log

    def note(self, view: State, note: Note) -> Text:
        return capital(self._told(note))

    def _told(self, note: Note) -> Text:
        a = note.args
        if note.kind == USED:
            return cat(item(a[0]), " took effect.")
        if note.kind == FORBIDDEN:
            return ("that could not happen.",)
        kind = Told(note.kind)
        match kind:
            case Told.ROUND:
                return (f"round {a[0]} began.",)
            case Told.LEAD:
                return cat(person(a[0]), " became the lead investigator.")
            case Told.DREW_ACTION:
                return cat(person(a[0]), " drew ", action(a[1]), ".")
            case Told.LAID:
                return cat(person(a[0]), " laid ", priority(a[1]), "." if a[1] >= 0 else " face down.")
            case Told.DREW_PRIORITY:
                return cat(person(a[0]), " drew ", priority(a[1]), ".")
            case Told.PRIORITY_SHUFFLED:
                return ("the discarded priority cards became a new deck.",)
            case Told.PRIORITY_TURNED_UP:
                return ("the priority cards were turned face up.",)
            case Told.ACTIONS_SHUFFLED:
                return cat(person(a[0]), f" shuffled {names.PEOPLE[a[0]].her} discarded action cards into a new deck.")
            case Told.RESOLVES:
                return cat(person(a[0]), f" used the {'top' if a[2] == TOP else 'bottom'} effect of ", action(a[1]), ".")
            case Told.DREW_FIVE:
                return cat("priority cards drawn: ", listed([number(card) for card in a]), ".")
            case Told.SET_ASIDE:
                return cat(priority(a[0]), " was set aside for the ritual.")
            case Told.ROW:
                return cat("the row of priority cards: ", listed([number(card) for card in a]), ".")
            case Told.LAID_ON:
                return cat(person(a[0]), " laid ", action(a[1]), " on ", priority(a[2]), ".")
            case Told.MOVED:
                return cat(person(a[0]), " moved to ", place(a[2]), ".")
            case Told.STRUCK:
                wounds = cards.wounds(HEALTH[a[1]])
                return cat(person(a[0]), " destroyed ", monster(a[1]), " in ", place(a[2]), " (", wounds, ").")
            case Told.DESTROYED:
                return cat(person(a[0]), " destroyed ", monster(a[1]), " in ", place(a[2]), " outright.")
            case Told.LURED:
                return cat(monster(a[0]), " was driven from ", place(a[1]), " to ", place(a[2]), ".")
            case Told.SEALED:
                seal = "a weakened seal" if a[1] == WEAK_SEAL else "a seal"
                return cat(f"{seal} was put on the path ", path(a[0]), ".")
            case Told.UNSEALED:
                return cat("the seal on the path ", path(a[0]), " was removed.")
            case Told.REPAIRED:
                return cat("a damage token was removed from ", place(a[0]), ".")
            case Told.HEALED:
                return cat(person(a[0]), " recovered ", cards.health(a[1]), ".")
            case Told.LOST_HEALTH:
                return cat(person(a[0]), " lost ", cards.health(a[1]), ".")
            case Told.FOUND_SYMBOL:
                return cat(person(a[0]), " explored ", place(a[1]), " and found the ", cards.ritual_symbol(a[2]), ".")
            case Told.FOUND_KEY:
                return cat(person(a[0]), " explored ", place(a[1]), " and found a key.")
            case Told.GAINED_ITEM:
                return cat(person(a[0]), " took an item: ", item(a[1]), ".")
            case Told.USED_ITEM:
                return cat(person(a[0]), " discarded an item: ", item(a[1]), ".")
            case Told.SPAWNED:
                return cat(a_monster(a[0]), " appeared in ", place(a[1]), ".")
            case Told.NONE_LEFT:
                return (f"no more {cards.monsters(a[0]).many} could appear: none were left.",)
            case Told.POOL_REFILLED:
                return ("the destroyed monsters went back into the monster pool.",)
            case Told.WALKED:
                return cat(monster(a[0]), " moved from ", place(a[1]), " to ", place(a[2]), ".")
            case Told.TO_RITUAL:
                return cat(monster(a[0]), " found no empty slot and went straight to the ritual site.")
            case Told.STAYS:
                return cat(monster(a[0]), " stayed at the ritual site.")
            case Told.BROKEN_BY_SEAL:
                after = "was used up" if a[2] == WEAK_SEAL else "was weakened"
                return cat("the seal on the path ", path(a[1]), " destroyed ", monster(a[0]), f" and {after}.")
            case Told.DAMAGED:
                return cat("a damage token was placed in ", place(a[0]), ".")
            case Told.NO_ROOM_FOR_DAMAGE:
                return cat(place(a[0]), " had no slot left to damage.")
            case Told.ACTIVATED:
                return cat(monster(a[0]), " in ", place(a[1]), " was activated.")
            case Told.ZONE:
                return (f"the monsters of the {names.ZONES[a[0]]} were activated.",)
            case Told.PEEKED:
                seen = cat(": ", cards.gate_symbol(SYMBOL[a[1]])) if a[1] >= 0 else ()
                return cat(person(a[0]), " looked at the top gate token", seen, ".")
            case Told.BURIED:
                return cat(person(a[0]), " put the gate token at the bottom of the stack.")
            case Told.LEFT_ON_TOP:
                return cat(person(a[0]), " left the gate token on top of the stack.")
            case Told.BURNED:
                return (f"{count(a[0], names.GATE_TOKEN)} went back to the box unseen.",)
            case Told.BLIND:
                return cat(person(a[0]), " revealed ", action(a[1]), " and used its bottom effect.")
            case Told.BLIND_IDLE:
                return cat(person(a[0]), " revealed ", action(a[1]), ", which had no effect.")
            case Told.HIDE_NEXT:
                return ("priority cards will be laid face down next round.",)
            case Told.REDREW:
                return cat(person(a[0]), f" exchanged {count(a[1], names.PRIORITY_CARD)}.")
            case Told.RECKONING:
                return cat("reckoning: ", cards.omens(a[0]) if a[0] else "no omens", ".")
            case Told.RECKONING_ROW:
                sheet = ANCIENT_ONES[a[0]]
                title = names.RECKONINGS[sheet.reckoning[a[1]].code]
                return (f"{names.ANCIENT_ONES[sheet.code]} answered with “{title}”.",)
            case Told.GATE:
                gate = cat("the ", cards.gate_symbol(a[0]), " gate in ", place(a[1]))
                return cat(gate, f" grew to {count(a[2], names.GATE_TOKEN)}.")
            case Told.STACK_EMPTY:
                return ("the gate stack was empty: the ritual had to be reversed now.",)
            case Told.READY:
                return cat(person(a[0]), " was ready to reverse the ritual.")
            case Told.NOT_YET:
                return cat(person(a[0]), " wanted to wait with the ritual.")
            case Told.ATTEMPT:
                return ("the investigators tried to reverse the ritual.",)
            case Told.LAID_FOR_RITUAL:
                return cat(person(a[0]), " laid for the ritual: ", listed([number(card) for card in a[1:]]), ".")
            case Told.RITUAL_TOKENS:
                first, second = (cards.ritual_symbol(symbol) for symbol in a)
                return cat("the symbols of the ritual: ", first, " and ", second, ".")
            case Told.RITUAL_COUNT:
                return (f"matching symbols: {a[0]}; needed: {a[1]}.",)
            case Told.WON:
                return ("the ritual was reversed: the investigators won!",)
            case Told.LOST:
                return (f"the investigators lost: {defeat(note.rule)}.",)
            case _:
                assert_never(kind)

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("The game is still on.",)
        if view.result.won:
            return ("Victory! The ritual has been reversed and the campus is saved.",)
        return (f"Defeat: {defeat(view.result.rule)}.",)

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Ancient Ones"
            case Group.INVESTIGATORS:
                return "Investigators"
            case Group.ACTION_CARDS:
                return "Action cards"
            case Group.PRIORITY_CARDS:
                return "Priority cards"
            case Group.ITEMS:
                return "Items"
            case Group.MONSTERS:
                return "Ordinary monsters"
            case Group.SPECIAL_MONSTERS:
                return "Special monsters"
            case Group.TOKENS:
                return "Tokens"
            case Group.LOCATIONS:
                return "Locations"
            case _:
                assert_never(group)

    def ancient_one(self, number: int, sheet: AncientOne) -> Sheet:
        return cards.ancient_one(sheet)

    def investigator(self, number: int) -> Sheet:
        return cards.investigator(number)

    def action_card(self, card: ActionCard) -> Sheet:
        return cards.action_card(card)

    def priority_card(self, card: PriorityCard) -> Sheet:
        return cards.priority_card(card)

    def item_card(self, card: Item) -> Sheet:
        return cards.item_card(card)

    def monster_token(self, token: Monster) -> Sheet:
        return cards.monster_token(token)

    def gate_token(self, symbol: int) -> Sheet:
        return cards.gate_token(symbol)

    def clue_token(self, face: int) -> Sheet:
        return cards.clue_token(face)

    def marker(self, marker: Marker) -> Sheet:
        return cards.marker(marker)

    def location(self, place: int) -> Sheet:
        return cards.location(place)
