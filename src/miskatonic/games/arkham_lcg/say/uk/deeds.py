"""Effects that hold no other effect: searching, what the scenario does, what is done with this card."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    AttachToLocation,
    DiscardThis,
    DiscoverNothing,
    DoomHere,
    DoomOnAgenda,
    DoomPerEnemy,
    DrawEnemyFromDeck,
    DriveTowards,
    LessExperience,
    LookAndReorder,
    MentalTrauma,
    MoveHorrorToYou,
    PayAct,
    PutAsideCardAt,
    PutResourceHere,
    Relocate,
    Resign,
    Resolution,
    ResolutionByAct,
    ReturnFromDiscard,
    ReturnThis,
    RevealLocation,
    SearchDeck,
    SearchEncounter,
    SearchTop,
    TakeControl,
    ToThreatArea,
    UseBecomesResource,
)
from miskatonic.games.arkham_lcg.rules.box import SLUG
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.manner import (
    CAN,
    DISCARD,
    DRAW,
    FIND,
    PUT,
    RETURN,
    SHUFFLE,
    TAKE,
    Doer,
    trait_noun,
)
from miskatonic.games.arkham_lcg.say.uk.names import (
    clues,
    doom,
    horror,
    place_at,
    place_to,
    resources,
)
from miskatonic.games.arkham_lcg.say.uk.titles import TITLES
from miskatonic.text.parts import Text, cat
from miskatonic.text.slavic import ACC, GEN, NOM
from miskatonic.text.uk import count, listed

Searching = SearchTop | SearchDeck | ReturnFromDiscard | LookAndReorder | SearchEncounter | DrawEnemyFromDeck


def searching(effect: Searching, doer: Doer) -> Text:
    """An effect that looks for cards."""
    does = doer.does
    look, shuffle = does("перегляньте/переглядає/переглянути"), does(SHUFFLE)
    match effect:
        case SearchTop(n, trait):
            what = "одну з них" if trait is None else f"з них {trait_noun(trait).one(ACC)}"
            top = f"{look} {count(n, names.TOP_CARD, ACC)} своєї колоди"
            return (f"{top}, {does(DRAW)} {what} й {does('замішайте/замішує/замішати')} решту",)
        case SearchDeck(trait):
            what = f"актив-{trait_noun(trait).one(NOM)}"
            return (f"{does(FIND)} у своїй колоді {what}, {does(DRAW)} його в руку й {shuffle} колоду",)
        case ReturnFromDiscard(trait):
            return (f"{does(RETURN)} зі скиду в руку свій {trait_noun(trait).one(ACC)}",)
        case LookAndReorder(n):
            cards = f"{count(n, names.TOP_CARD, ACC)} колоди будь-якого дослідника або колоди зустрічей"
            return (f"{look} {cards} й {does(RETURN)} їх у будь-якому порядку",)
        case SearchEncounter(trait):
            what = f"ворога-{trait_noun(trait).one(GEN)}"
            return (f"{does(FIND)} {what} в колоді зустрічей або її скиді, {does(DRAW)} його й {shuffle} колоду",)
        case DrawEnemyFromDeck(trait):
            until = f"доки не трапиться ворог-{trait_noun(trait).one(NOM)}"
            mix = does("замішайте/замішує/замішати")
            throw = does("скидайте/скидає/скидати")
            return (f"{mix} скид зустрічей у колоду, {throw} її верхні карти, {until}, і {does(DRAW)} його",)
        case _:
            assert_never(effect)


Told = (
    Resolution | ResolutionByAct | AdvanceAct | PayAct | Relocate | RevealLocation | PutAsideCardAt | DriveTowards
    | DoomPerEnemy | DoomOnAgenda | Resign | TakeControl
)  # fmt: skip


def of_the_story(effect: Told, doer: Doer) -> Text:
    """An effect of the scenario."""
    does = doer.does
    match effect:
        case Resolution(number):
            return (f"розв’язка {number} ({names.RESOLUTIONS[number]})",)
        case ResolutionByAct(act, number):
            late = "інакше кожен дослідник, який не відступив, зазнає поразки й отримує 1 фізичну травму"
            return (f"якщо триває сцена {_up_to(act)}, розв’язка {number} ({names.RESOLUTIONS[number]}); {late}",)
        case AdvanceAct():
            return (f"{does('просуньте/просуває/просунути')} сцену",)
        case PayAct(where):
            if doer.form == CAN.form:
                return ("разом витратити потрібні докази, щоб просунути сцену",)
            return cat("дослідники ", place_at(names.named(where)), " можуть разом витратити ці докази, щоб просунути сцену")
        case Relocate(first, hub):
            gone, to = names.named(first), names.named(hub)
            everything = cat(does("введіть/вводить/ввести"), " в гру відкладені локації, ")
            enemies = cat(does(DISCARD), " ворогів із ", names.place(gone, GEN), ", ")
            people = cat(does("перемістіть усіх/переміщує всіх/перемістити всіх"), " дослідників ", place_to(to))
            return cat(
                everything, enemies, people, f" і {does('вилучіть/вилучає/вилучити')} ", names.place(gone, ACC), " з гри"
            )
        case RevealLocation(where):
            return cat(does("відкрийте/відкриває/відкрити"), " ", names.place(names.named(where), ACC))
        case PutAsideCardAt(card, where):
            enemy = names.ENEMIES.get(card)
            shown = enemy.one() if enemy is not None else f"{names.kind_of(SLUG.index(card)).one()} «{TITLES[card]}»"
            return cat(place_at(names.named(where)), f" з’являється {shown}")
        case DriveTowards(trait, where):
            free = f"кожен {trait_noun(trait).one()}, який ні з ким не б’ється, переходить на одну локацію ближче "
            return cat(free, place_to(names.named(where)))
        case DoomPerEnemy(trait, places):
            there = listed([place_at(names.named(where)) for where in places])
            return cat(does(PUT), " на цю карту ", doom(1), f" за кожного {trait_noun(trait).one(GEN)} ", there)
        case DoomOnAgenda(n, advances):
            then = "; через це задум може одразу просунутися" if advances else ""
            return cat(does(PUT), " ", doom(n), " на поточний задум", then)
        case Resign():
            return (does("відступіть/відступає/відступити"),)
        case TakeControl():
            return (f"{does(DRAW)} цю карту під свій контроль",)
        case _:
            assert_never(effect)


def _up_to(act: int) -> str:
    return "1" if act == 1 else f"1 або {act}" if act == 2 else f"від 1 до {act}"


OnCard = (
    AttachToLocation | ToThreatArea | DiscardThis | DiscoverNothing | MoveHorrorToYou | PutResourceHere | UseBecomesResource
    | DoomHere | ReturnThis | MentalTrauma | LessExperience
)  # fmt: skip


def on_this_card(effect: OnCard, doer: Doer) -> Text:
    """An effect on this very card."""
    does = doer.does
    match effect:
        case AttachToLocation(most):
            same = "такої самої карти" if most == 1 else f"{count(most, names.COPY, GEN)} цієї карти"
            only = f", якщо там ще немає {same}" if most else ""
            return (f"{does('прикріпіть/прикріплює/прикріпити')} цю карту до своєї локації{only}",)
        case ToThreatArea(with_clues, with_horror):
            on_it = [clues(with_clues)] * bool(with_clues) + [horror(with_horror)] * bool(with_horror)
            return cat(f"{does(PUT)} цю карту у свою зону загрози", cat(", а на неї — ", listed(on_it)) if on_it else "")
        case DiscardThis():
            return (f"{does(DISCARD)} цю карту",)
        case DiscoverNothing():
            return (f"{does('зніміть/знімає/зняти')} стільки ж доказів із цієї карти",)
        case MoveHorrorToYou():
            moved = cat(does("перемістіть/переміщує/перемістити"), " ", horror(1), " з цієї карти на себе; ")
            return cat(moved, f"якщо жаху на ній не лишилося, {does(DISCARD)} її")
        case PutResourceHere():
            return cat(does(PUT), " на цю карту ", resources(1), " зі свого запасу")
        case UseBecomesResource():
            return (f"{does('перемістіть/переміщує/перемістити')} 1 {doer.token} із цієї карти у свій запас як ресурс",)
        case DoomHere(n):
            return cat(does(PUT), " ", doom(n), " на цю карту")
        case ReturnThis():
            return (f"{does(RETURN)} цю карту в руку, а не в скид",)
        case MentalTrauma():
            return (f"{does(TAKE)} 1 психічну травму, якщо на цій карті є докази",)
        case LessExperience(n, unless):
            less = f"{does(TAKE)} на {count(n, names.POINT, ACC)} досвіду менше"
            return cat(less, ", якщо на цій карті менше ніж ", resources(unless, NOM))
        case _:
            assert_never(effect)
