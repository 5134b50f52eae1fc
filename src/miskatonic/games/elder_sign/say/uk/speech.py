"""Elder Sign in Ukrainian: questions, options, the log and the end."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.core.declared import flattened
from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import Adventure, AncientOne, Investigator, Moment, Monster, Mythos, Possession
from miskatonic.games.elder_sign.cards.words import CLUE, HEALTH, SANITY, ChangeFace, NoFreeFirstAid, OneOf, PayOrDevoured
from miskatonic.games.elder_sign.rules import asks
from miskatonic.games.elder_sign.rules.box import (
    AWAKE,
    CLUES,
    DICE_PIECES,
    FREE_REROLLS,
    INVESTIGATOR,
    MONSTER,
    MONSTERS_AT,
    MYTHOS_CARD,
    POOL,
    POSSESSION,
    TASK_OF,
    TASKS_PRINTED,
    TROPHIES,
)
from miskatonic.games.elder_sign.rules.entrance import price
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.speaker import Desk, Group, Sheet, Speaker
from miskatonic.games.elder_sign.say.uk import cards, effects, names
from miskatonic.games.elder_sign.say.uk.log import ending, told
from miskatonic.games.elder_sign.say.uk.names import (
    adventure,
    adventure_with_word,
    face,
    goods,
    monster,
    mythos,
    person,
    possession,
    symbol,
    thing,
    trophies,
    value,
    values,
)
from miskatonic.text.parts import Text, capital, cat, join
from miskatonic.text.slavic import ACC, DAT, GEN, NOM, Case, agree
from miskatonic.text.uk import count, harmony
from miskatonic.words import By, Repeat


def tuned(sheet: Sheet) -> Sheet:
    """A component whose prepositions fit their neighbours."""
    title, lines = sheet
    return harmony(title), [harmony(line) for line in lines]


def die_at(view: State, piece: int, case: Case = NOM) -> Text:
    """A die with what it shows and, if it is secured, where it lies."""
    shown = names.die(piece, reading.face_of(view, piece), case)
    if reading.is_focused(view, piece):
        return cat(shown, ", відкладений раніше")
    helper, spell = reading.helper_with(view, piece), reading.spell_with(view, piece)
    if helper >= 0:
        return cat(shown, ", який зберігає ", person(view, helper))
    return cat(shown, " з карти ", names.possession_name(spell)) if spell >= 0 else shown


def dice_used(view: State, pieces: list[int]) -> Text:
    """Dice with their faces: those of the roll colour by colour, then the secured ones."""
    pool = view.zone(POOL)
    rolled = [(piece, reading.face_of(view, piece)) for piece in pieces if piece in pool]
    secured = [die_at(view, piece, ACC) for piece in pieces if piece not in pool]
    return join("; ", [names.dice(rolled), *secured] if rolled else secured)


SECURING: Final = {"focus": "відкладіть один кубик", "ask": "попросіть допомоги"}
"""What can be done to keep a die, by verb."""


class Ukrainian(Speaker):
    """Elder Sign in Ukrainian."""

    lang = "uk"

    def about(self) -> Text:
        return cat(
            "Уночі в музеї Міскатонікського університету оживають експонати, а Стародавній ось-ось пробудиться. ",
            "Переходьте від пригоди до пригоди, кидайте кубики, щоб виконувати завдання, і збирайте Знаки Стародавніх, ",
            "доки не заповнився трек приреченості. Кооперативна гра з кубиками для 1–8 гравців.",
        )

    def game_title(self) -> str:
        return "Знак Стародавніх"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Стародавній",), (
                    "Проти кого ви граєте: від цього залежать кількість Знаків, трек приреченості, властивість і атака.",
                )
            case "investigators":
                return ("Дослідники",), ("Хто грає, за порядком місць; решту місць займуть випадкові дослідники.",)
            case "clue_each":
                return ("Легше: кожному по доказу",), ("Кожен дослідник починає гру з одним додатковим доказом.",)
            case "second_mythos":
                return ("Важче: друга карта міту",), ("Щопівночі відкривають і другу карту міту, але без тривалого ефекту.",)
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return ("Випадковий",) if value == "random" else (names.ANCIENT_ONES[str(value)].one(),)
            case "investigators":
                return (names.PEOPLE[str(value)].full,)
            case "clue_each" | "second_mythos":
                return ("Так" if value else "Ні",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        return harmony(capital(cat(person(view, asked.seat), ": ", self._question(view, asked), ".")))

    def _question(self, view: State, asked: Asked) -> Text:
        about = flattened(asked.about)
        first = about[0] if about else 0
        question = asked.kind
        match question:
            case asks.Investigator:
                return ("виберіть нового дослідника",)
            case asks.Move:
                return ("виберіть, куди вирушити цього ходу",)
            case asks.BeforeRoll:
                return self._before_roll(view, asked)
            case asks.AfterRoll:
                return cat("вирішіть, що робити з кидком", self._for(view, first))
            case asks.Cover:
                return cat("виберіть кубики для завдання", self._task(view, first))
            case asks.Reroll:
                limited = first + len(about) - 1 < len(DICE_PIECES)
                more = f" (ще {'до ' if first > 1 else ''}{first})" if limited else ""
                return (f"виберіть, який кубик перекинути{more}",)
            case asks.RemoveDie:
                return ("кидок невдалий; виберіть, який кубик прибрати",)
            case asks.BeforeClock:
                return ("застосуйте ще щось або переведіть стрілку годинника",)
            case asks.SecureDie:
                ways = [name for verb, name in SECURING.items() if not asked.options or reading.offers(asked, verb)]
                return (f"{', '.join(ways)} або грайте далі",) if ways else ("грайте далі",)
            case asks.Assist:
                cost = cat(values(SANITY, 1), " або ", values(HEALTH, 1))
                return cat("вирішіть, чи допомогти ", person(view, first, DAT), "; у разі провалу ви втратите ", cost)
            case asks.AssistDie:
                return cat("виберіть кубик, який збереже ", person(view, first))
            case asks.HelperLoss:
                return ("пригоду, в якій ви допомагали, провалено; виберіть, що втратити",)
            case asks.HealWhom:
                return cat("виберіть, хто відновить ", values(first, about[1]))
            case asks.HoldDie:
                return cat("виберіть кубик, який зберегти на карті ", names.possession_name(first))
            case asks.ChangeDie:
                word = reading.word_of(view, asked)
                into = cat("змінити на ", face(word.to, ACC)) if isinstance(word, ChangeFace) else ("підвищити на 1",)
                return cat("виберіть, результат якого кубика ", into)
            case asks.LockDie:
                return cat("виберіть, який кубик замкнути (", thing(first), ")")
            case asks.PlaceMonster:
                return cat("виберіть, де з’явиться ", monster(first), " (", self._monster_task(first), ")")
            case asks.Defeat:
                return ("виберіть, якого монстра перемогти",)
            case asks.TaskWithoutDice:
                return ("виберіть, яке завдання виконати без кубиків",)
            case asks.Entrance:
                return ("виберіть одну дію біля входу",)
            case asks.PayTrophy:
                return cat("виберіть, що віддати (ще ", trophies(first), ")")
            case asks.LoseCard:
                lost = names.GOODS[first]
                which = agree(lost.gender, "якого" if lost.animate else "який", "яку", "яке")
                return (f"виберіть, {which} {lost.one(ACC)} втратити",)
            case asks.OneOf:
                return ("виберіть щось одне",)
            case asks.PayOrDevoured:
                return ("заплатіть, інакше вас буде зжерто",)
            case asks.MidnightOrder:
                return ("виберіть, який опівнічний ефект застосувати наступним",)
            case asks.ReplaceAdventure:
                return ("виберіть, яку пригоду замінити новою",)
            case asks.WhichEffect:
                return (f"виберіть, що взяти (залишилося: {first})",)
            case asks.WhoDoesIt:
                return cat("виберіть дослідника (він ", self._deed(view, asked), ")")
            case asks.WhoIsNext:
                return cat("виберіть наступного дослідника (він ", self._deed(view, asked), ")")
            case asks.React:
                return self._chance(view, asked)
            case asks.OrderForced:
                return ("виберіть, який ефект застосувати першим",)
            case _:
                raise KeyError(question)

    def _before_roll(self, view: State, asked: Asked) -> Text:
        where = self._for(view, flattened(asked.about)[0])
        dice = len(view.zone(POOL))
        if not dice:
            return cat("кидати нічого", where, "; додайте кубик або відступіть")
        first = (
            " або спершу скористайтеся чимось" if reading.offers(asked, "use") or reading.offers(asked, "take-off") else ""
        )
        return cat("киньте кубики" if dice > 1 else "киньте кубик", where, first)

    def _chance(self, view: State, asked: Asked) -> Text:
        """Why something can be used now."""
        about = flattened(asked.about)
        match reading.moment_of(asked):
            case Moment.TURN_BEGINS:
                why = cat("починається хід ", person(view, about[0], GEN))
            case Moment.ROLLED:
                why = cat("кидок ", person(view, about[0], GEN))
            case Moment.PENALTY:
                why = ("пригоду провалено",)
            case Moment.ADVENTURE_BEGINS:
                why = ("починається пригода",)
            case _:
                return ("можете скористатися здібністю чи картою",)
        return cat(why, "; можете скористатися здібністю чи картою")

    def _for(self, view: State, place: int) -> Text:
        """For which card, or against whom, the dice are rolled."""
        card = reading.card_at(view, place)
        if card >= 0:
            return cat(" (", adventure_with_word(card), ")")
        return (f" (бій: {names.ANCIENT_ONES[reading.opponent(view).code].one()})",) if view.count(AWAKE) else ()

    def _task(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        return () if goal is None else cat(": ", effects.row(goal.symbols, goal.sanity, goal.health, goal.clock))

    def _monster_task(self, piece: int) -> Text:
        return effects.printed_task(MONSTER[piece].task)

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return effects.clauses(word.effects, effects.THEY) if isinstance(word, By) else ("діє",)

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return harmony(capital(self._label(view, asked, option)))

    def _label(self, view: State, asked: Asked, option: Option) -> Text:
        number = option.value
        match option.verb.name:
            case "move":
                return self._move(view, asked, number)
            case "move-to-entrance":
                if reading.place_of_seat(view, asked.seat) < 0:
                    return cat("залишитися біля ", reading.to_entrance(names.ENTRANCE.one(GEN)))
                return cat("піти до ", reading.to_entrance(names.ENTRANCE.one(GEN)))
            case "complete":
                return self._complete(view, number)
            case "cover":
                return cat("покласти: ", dice_used(view, reading.dice_in(number)))
            case "pick":
                return self._pick(view, asked, number)
            case "focus":
                return cat("зосередитися: відкласти ", self._die(view, number))
            case "ask":
                return cat("попросити допомоги в ", person(view, number, GEN))
            case "take-off":
                return cat("зняти ", self._die(view, number), ", щоб кинути його")
            case "spot":
                return self._spot(view, number)
            case "offer":
                return self._offer(view, asked.seat, number)
            case "list":
                word = reading.word_of(view, asked)
                assert isinstance(word, OneOf)
                return effects.clauses((word.lists[number],), effects.CAN)
            case "choose":
                chosen = reading.word_of(view, asked)
                assert isinstance(chosen, Repeat)
                return effects.clauses((chosen.options[number],), effects.CAN)
            case "lose":
                return cat("втратити ", values(number, 1))
            case "settle":
                debt = next(p.debt for p in MYTHOS_CARD[number].lower.passive if isinstance(p, NoFreeFirstAid))
                return cat("сплатити борг (", trophies(debt, NOM), "): скинути карту міту ", mythos(number))
            case "play":
                sheet = INVESTIGATOR[number]
                name = reading.to_person(number, names.PEOPLE[sheet.code].full)
                return cat(name, " (", value(SANITY), f" {sheet.sanity}, ", value(HEALTH), f" {sheet.health})")
            case "effect-of":
                return cat(thing(number), ": ", effects.clauses(reading.midnight_of(number)))
            case "person":
                return self._person(view, asked, number)
            case "use":
                piece, ability = ability_of(option)
                power = reading.power_of(piece, ability)
                return cat(names.ability(piece), ": ", cards.power_short(power, reading.cost_of(view, power)))
            case "roll":
                return (f"кинути {count(len(view.zone(POOL)), names.DIE, ACC)}",)
            case "reroll":
                if view.count(FREE_REROLLS):
                    return ("перекинути кубики безкоштовно",)
                return cat("витратити ", goods(CLUE), f" (маєте {view.count(CLUES[asked.seat])}), щоб перекинути кубики")
            case "roll-these":
                return cat("перекинути вибрані: ", dice_used(view, list(flattened(asked.about)[1:])))
            case "fail-roll":
                return ("визнати кидок невдалим",)
            case "roll-on":
                return ("кидати далі",)
            case "give-up":
                return ("відступити з пригоди",)
            case "to-clock":
                return ("Перевести стрілку годинника",)
            case "go-on":
                return ("нічого не відкладати",)
            case "yes":
                return ("допомогти",)
            case "no":
                return ("відмовити",)
            case "enough" | "done":
                return ("досить",)
            case "lost-and-found":
                return (f"{names.DESKS[Desk.LOST_AND_FOUND]}: кинути зелений кубик",)
            case "pay":
                due = reading.word_of(view, asked)
                assert isinstance(due, PayOrDevoured)
                return effects.clauses((due.price,), effects.CAN)
            case "be-devoured":
                return ("дати себе зжерти",)
            case "pass":
                return ("нічим не користуватися",)
        raise KeyError(option.key)

    def _move(self, view: State, asked: Asked, place: int) -> Text:
        card = reading.card_at(view, place)
        if asked.kind == asks.ReplaceAdventure:
            return cat("замінити пригоду ", adventure(card))
        if reading.place_of_seat(view, asked.seat) == place:
            return cat("залишитися: ", adventure_with_word(card))
        return cat("вирушити в ", adventure_with_word(card, ACC))

    def _die(self, view: State, piece: int) -> Text:
        return die_at(view, piece, ACC)

    def _complete(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        if view.count(AWAKE):
            return cat("виконати бойове завдання", self._task(view, number))
        on_it = cat(" (", monster(goal.monster), ")") if goal is not None and goal.monster >= 0 else ()
        which = f" {number + 1}" if number < TASKS_PRINTED else f" монстра {number - TASKS_PRINTED + 1}"
        return cat(f"виконати завдання{which}", on_it, self._task(view, number))

    def _pick(self, view: State, asked: Asked, piece: int) -> Text:
        if piece in DICE_PIECES:
            die = self._die(view, piece)
            match asked.kind:
                case asks.RemoveDie:
                    return cat("прибрати ", die)
                case asks.Reroll:
                    return cat("вибрати ", die)
                case asks.LockDie:
                    return cat("замкнути ", die)
                case asks.ChangeDie:
                    return cat("змінити ", die)
            return cat("зберегти ", die)
        if piece in POSSESSION:
            return cat("втратити ", possession(piece, ACC))
        if asked.kind == asks.PayTrophy:
            return cat("віддати трофей: ", thing(piece), f" (вартість {TROPHIES[piece]})")
        return cat("перемогти ", monster(piece, ACC), " (", self._lair(view, piece), ")")

    def _lair(self, view: State, piece: int) -> Text:
        """On which card a monster lies, and where on it if it is not the only one of its kind there."""
        card = reading.card_of_monster(view, piece)
        here = view.zone(MONSTERS_AT[reading.place_of(view, card)])
        alike = [one for one in here if MONSTER[one].code == MONSTER[piece].code]
        if len(alike) == 1:
            return adventure(card)
        task = view.count(TASK_OF[piece])
        return cat(adventure(card), f", завдання {task}" if task else f", нижче завдань, {alike.index(piece) + 1}-й з таких")

    def _spot(self, view: State, spot: int) -> Text:
        place, number = reading.spot(spot)
        card = reading.card_at(view, place)
        task = reading.spot_task(view, spot)
        if task is None or task.border is None:
            return cat(adventure_with_word(card), ": нижче всіх завдань")
        covered = join(" + ", [symbol(task.symbols[at]) for at in task.border])
        how = cat("закриє: ", covered) if covered else ("додасть завдання",)
        return cat(adventure_with_word(card), f", завдання {number + 1} (", how, ")")

    def _offer(self, view: State, seat: int, number: int) -> Text:
        offer = OFFERS[number]
        due = price(view, seat, offer)
        desk = names.DESKS[Desk.SHOP if offer.in_shop else Desk.FIRST_AID]
        cost = trophies(due, NOM) if due else ("безкоштовно",)
        return cat(desk, ": ", effects.clauses(offer.effects, effects.CAN), " (", cost, ")")

    def _person(self, view: State, asked: Asked, seat: int) -> Text:
        if asked.kind != asks.HealWhom:
            return person(view, seat)
        now, most = reading.level(view, seat, flattened(asked.about)[0])
        return cat(person(view, seat), " (", value(flattened(asked.about)[0]), f": {now} з {most})")

    def note(self, view: State, note: Note) -> Text:
        return harmony(capital(told(view, note)))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Гра ще триває.",)
        return harmony((f"{'Перемога' if view.result.won else 'Поразка'}: {ending(view.result.rule)}.",))

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Стародавні"
            case Group.INVESTIGATORS:
                return "Дослідники"
            case Group.ADVENTURES:
                return "Пригоди"
            case Group.WORLDS:
                return "Інші світи"
            case Group.ENTRANCE:
                return "Вхід до музею"
            case Group.COMMON_ITEMS:
                return "Звичайні предмети"
            case Group.UNIQUE_ITEMS:
                return "Унікальні предмети"
            case Group.SPELLS:
                return "Заклинання"
            case Group.ALLIES:
                return "Союзники"
            case Group.MYTHOS:
                return "Карти міту"
            case Group.MONSTERS:
                return "Монстри"
            case Group.MASKS:
                return "Монстри-маски"
            case Group.DICE:
                return "Кубики"
            case _:
                assert_never(group)

    def ancient_one(self, sheet: AncientOne) -> Sheet:
        return tuned(cards.ancient_one(sheet))

    def investigator(self, sheet: Investigator) -> Sheet:
        return tuned(cards.investigator(sheet))

    def adventure(self, card: Adventure) -> Sheet:
        return tuned(cards.adventure(card))

    def desk(self, desk: Desk) -> Sheet:
        return tuned(cards.desk(desk))

    def possession(self, card: Possession) -> Sheet:
        return tuned(cards.possession(card))

    def mythos_card(self, card: Mythos) -> Sheet:
        return tuned(cards.mythos_card(card))

    def monster_token(self, token: Monster) -> Sheet:
        return tuned(cards.monster_token(token))

    def die(self, colour: int) -> Sheet:
        return tuned(cards.die(colour))
