"""Final Hour in English: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.sheets import ActionCard, AncientOne, Item, Monster, PriorityCard
from miskatonic.games.final_hour.cards.words import Damage, Spawn
from miskatonic.games.final_hour.rules.box import ACTION_LAID, FACE_DOWN, HEALTH, SOLO, SYMBOL
from miskatonic.games.final_hour.rules.questions import Ask
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.en import cards, names
from miskatonic.games.final_hour.say.en.log import defeat, told
from miskatonic.games.final_hour.say.en.names import action, item, monster, number, path, person, place, symbol_card
from miskatonic.games.final_hour.say.speaker import Group, Marker, Sheet, Speaker
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Text, capital, cat
from miskatonic.words import By, Choose, Repeat


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
                return ("Matches in a solo game",), ("How many matching symbols reverse the ritual in a solo game.",)
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return (names.ANCIENT_ONES[str(value)],)
            case "difficulty":
                return (names.LEVELS[str(value)],)
            case "investigators":
                return (names.PEOPLE[INVESTIGATORS.index(str(value))].full,)
            case "lead":
                return (f"Seat {int(str(value)) + 1}",)
            case "simultaneous":
                return ("Yes" if value else "No",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        question = self._question(view, asked)
        people = reading.deciders(view, asked)
        return cat(listed([person(i) for i in people]), ": ", question, ".") if people else cat(capital(question), ".")

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
                return cat(
                    "lay ",
                    person(reading.owner(left)),
                    "’s ",
                    action(left),
                    " on a priority card; the two lowest give the top effect",
                )
            case Ask.MOVE:
                return (f"move, or stay ({count(left, names.MOVE)} left)",)
            case Ask.MARCH:
                return (f"you must move on ({count(left, names.MOVE)} left)",)
            case Ask.PLACE:
                return self._place_question(view, asked)
            case Ask.STRIKE:
                return cat("choose a monster in ", place(about[1]), " to destroy (", names.wounds(left), " left)")
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
                return cat("choose who recovers 1 health (", names.health(left), " left)")
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
                agreed = "" if view.count(SOLO) else "all must agree, and "
                return (f"say if you are ready to reverse the ritual now; {agreed}there is one attempt only",)
            case Ask.KEEP_BACK:
                return ("choose the priority card to keep; the other three go into the ritual",)
            case Ask.WHICH_EFFECT:
                return (f"choose what to do ({left} left)",)
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
            noun = names.monsters(word.kind)
            return (f"choose where {count(word.n, noun)} {'appears' if word.n == 1 else 'appear'}",)
        if isinstance(word, Damage):
            return ("choose a location for the damage",)
        return cat("choose a location to attack (", names.wounds(asked.about[0] if asked.about else 0), ")")

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return cards.deed(word.effects) if isinstance(word, By) else ("acts",)

    def _seen_gate(self, view: State) -> Text:
        token = reading.top_gate(view)
        return () if token < 0 else (" (", names.gate_symbol(SYMBOL[token]), ")")

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        value = option.value
        match option.verb.name:
            case "lay":
                return cat("Lay ", number(value))
            case "set-aside":
                return cat("Set aside ", number(value))
            case "keep":
                return cat("Keep ", symbol_card(value))
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
                return cat("Destroy ", monster(value), " (", names.wounds(HEALTH[value]), ")")
            case "destroy":
                return cat("Destroy ", monster(value), f" (health {HEALTH[value]})")
            case "drive":
                return cat("Move ", monster(value), f" (health {HEALTH[value]}) from ", place(reading.where_is(view, value)))
            case "push-out":
                return cat("Push out ", monster(value), f" (health {HEALTH[value]})")
            case "activate":
                if asked.question == Ask.ACTIVATE_NEXT:
                    return cat("Activate ", monster(value), f" (health {HEALTH[value]})")
                return cat("Activate ", monster(value), " in ", place(reading.where_is(view, value)))
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
                return cat("Use ", item(piece), ": ", cards.short(card.before or card.after))
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

    def note(self, view: State, note: Note) -> Text:
        return capital(told(note))

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
