"""The card game's questions in Ukrainian: who must decide what."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.declared import flattened
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INTELLECT, INVESTIGATE
from miskatonic.games.arkham_lcg.cards.words import DamageEnemy, SearchEncounter, SomebodyHere
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.box import HAND_SIZE
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.effects import clause
from miskatonic.games.arkham_lcg.say.uk.manner import THEY
from miskatonic.games.arkham_lcg.say.uk.names import clues, damage, enemy, horror, person, place, place_to, skill, thing
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.slavic import ACC, DAT, GEN, Case
from miskatonic.text.uk import count, left, listed


def question(view: State, asked: Asked) -> Text:
    """What is to be decided, without a capital and a full stop."""
    about = flattened(asked.about)
    first = about[0] if about else 0
    kind = asked.kind
    match kind:
        case asks.Mulligan:
            chosen = f" (вибрано {count(first, names.CARD, ACC)})" if first else ""
            return (f"виберіть карти стартової руки на заміну{chosen} або грайте далі",)
        case asks.Turn:
            return ("виберіть, хто ходить наступним",)
        case asks.Action:
            return cat(
                "виберіть дію (", _actions_left(view, asked.seat, first), ")", _danger(view, asked.seat) if first else ""
            )
        case asks.Window:
            return cat("можете чимось скористатися", _meanwhile(view, asked.seat))
        case asks.Commit:
            return cat(_purpose(view), standing(view), "; додайте карти або витягніть жетон хаосу")
        case asks.Help:
            test = cat(person(view, first, GEN), " (", _purpose(view), standing(view), ")")
            return cat("можете додати одну карту до перевірки ", test)
        case asks.Substitute:
            return cat("вирішіть, чи перевіряти ", skill(INTELLECT, ACC), " замість ", skill(first, GEN))
        case asks.Enemy:
            return _which_enemy(view, asked, first)
        case asks.AssignDamage:
            return cat("виберіть, на кого покласти ", Icon(reading.DAMAGE_ICON, "шкоду"), f" (ще {first})")
        case asks.AssignHorror:
            return cat("виберіть, на кого покласти ", Icon(reading.HORROR_ICON, "жах"), f" (ще {first})")
        case asks.AttackOrder:
            return ("виберіть, який ворог атакує вас наступним",)
        case asks.Engages:
            return cat("виберіть, з ким вступить у бій ", enemy(first))
        case asks.Hunts:
            return cat("виберіть, куди перейде ", enemy(first))
        case asks.HandLimit:
            return (f"у руці більше ніж {count(HAND_SIZE, names.CARD)}: виберіть, яку скинути (ще {first})",)
        case asks.DiscardCard:
            return ("виберіть, яку карту скинути з руки",)
        case asks.DiscardOrder:
            return ("виберіть, яка карта ляже у скиді поверх решти",)
        case asks.KeepCard:
            return ("виберіть єдину карту, яка залишиться в руці",)
        case asks.DiscardAsset:
            return ("виберіть, який актив скинути",)
        case asks.MakeRoom:
            return _make_room(about[0], about[1])
        case asks.Search:
            foe = isinstance(reading.word_of(view, asked), SearchEncounter)
            return ("виберіть, якого ворога взяти" if foe else "виберіть, яку карту взяти",)
        case asks.LookWhere:
            return ("виберіть, яку колоду переглянути",)
        case asks.LookOrder:
            return ("виберіть, яку карту повернути наступною; остання ляже згори",)
        case asks.ReturnCard:
            return ("виберіть, яку карту повернути зі скиду в руку",)
        case asks.Somebody:
            word = reading.word_of(view, asked)
            if isinstance(word, SomebodyHere):
                return cat("виберіть дослідника: він ", clause(word.effect, THEY))
            return ("виберіть, кого лікувати",)
        case asks.BlastWhere:
            return ("виберіть, де пролунає вибух",)
        case asks.MoveWhere:
            return ("виберіть, куди перейти",)
        case asks.Disengage:
            return ("вирішіть, чи виходити з бою з рештою ворогів",)
        case asks.PayClues:
            return cat("виберіть, хто віддасть доказ (ще ", clues(first), ")")
        case asks.ResultOrder:
            return ("виберіть, який наслідок перевірки застосувати наступним",)
        case asks.FallsFirst:
            return ("вони зазнали поразки одночасно; виберіть, хто вибуває першим",)
        case asks.Trauma:
            return ("виберіть, яку травму отримати",)
        case asks.Earns:
            return cat("виберіть, хто зможе взяти у свою колоду ", thing(first, ACC))
        case asks.Lead:
            return ("виберіть, хто тепер головний дослідник",)
        case asks.WhichEffect:
            asking = reading.card_asking(asked)
            return cat("виберіть одне (", thing(asking), ")") if asking >= 0 else ("виберіть одне",)
        case asks.MassiveNext:
            return ("виберіть, хто наступний",)
        case asks.React:
            return cat(_chance(view, asked), "; можете відреагувати")
        case asks.OrderForced:
            return ("виберіть, який обов’язковий ефект застосувати першим",)
        case _:
            raise KeyError(kind)


def _purpose(view: State) -> Text:
    """What the present test is for."""
    kind, enemy = reading.test_purpose(view)
    if kind == FIGHT:
        return cat("атака на ", thing(enemy, ACC), ", ")
    if kind == EVADE:
        return cat("ухиляння від ", thing(enemy, GEN), ", ")
    return ("дослідження, ",) if kind == INVESTIGATE else ()


def _actions_left(view: State, seat: int, n: int) -> str:
    tomes = reading.tome_actions(view, seat)
    more = f", ще {tomes} — лише для фоліанта" if tomes else ""
    return f"{left(n, names.ACTION) if n else 'дій не залишилося'}{more}"


def _danger(view: State, seat: int) -> Text:
    """Enemies that attack when one does something else than fight or evade."""
    enemies = reading.provoked(view, seat)
    return cat("; більшість дій спровокує ", listed(names.enemies(enemies, ACC))) if enemies else ()


def _meanwhile(view: State, seat: int) -> Text:
    """When a window is open: in a test, in somebody's turn, in a phase."""
    tester, active = reading.tester(view), reading.active(view)
    if tester >= 0:
        return cat(" під час перевірки ", person(view, tester, GEN), "; ", standing(view))
    if active >= 0:
        return (" у свій хід",) if active == seat else cat(" у хід ", person(view, active, GEN))
    return (f" ({names.PHASES[reading.phase(view)]})",) if reading.phase(view) else ()


def standing(view: State) -> Text:
    """How the present test stands: «сила 4 проти 3»."""
    value, hard = reading.test_numbers(view)
    return cat(skill(reading.test_skill(view)), f" {value} проти {hard}")


def _which_enemy(view: State, asked: Asked, kind: int) -> Text:
    if kind == FIGHT:
        return ("виберіть, якого ворога атакувати",)
    if kind == EVADE:
        return ("виберіть, від якого ворога ухилитися",)
    word = reading.word_of(view, asked)
    if isinstance(word, DamageEnemy):
        return cat("виберіть, якому ворогові завдати ", damage(word.n, GEN))
    return ("виберіть, від якого ворога автоматично ухилитися",)


def _make_room(coming: int, slot: int) -> Text:
    """Which asset gives way, and to what."""
    if coming < 0:
        return (f"бракує слотів {names.SLOTS_OF[slot]}; виберіть, що скинути",)
    return cat("для ", thing(coming, GEN), f" бракує слота {names.SLOTS_OF[slot]}; виберіть, що скинути")


def _chance(view: State, asked: Asked) -> Text:
    """Why somebody may react now."""
    a = flattened(asked.about)
    when = reading.moment_of(asked)
    own = bool(a) and a[0] == asked.seat

    def who(case: Case, you: str) -> Text:
        return (you,) if own else person(view, a[0], case)

    def did(you: str, verb: str) -> Text:
        return (f"ви {you} ",) if own else names.did(view, a[0], verb)

    match when:
        case When.ENEMY_DEFEATED:
            return cat(did("перемогли", "переміг/перемогла"), enemy(a[1], ACC)) if a[0] >= 0 else _beaten(a[1])
        case When.ENEMY_ATTACKS | When.ENEMY_ATTACKED:
            return cat(enemy(a[1]), " атакує ", who(ACC, "вас"))
        case When.DAMAGE_ASSIGNED:
            return cat(enemy(a[2]), " завдає шкоди ", thing(a[1], DAT))
        case When.HORROR_PLACED:
            return cat("на ", who(ACC, "вас"), " поклали ", horror(a[2]))
        case When.TOOK_DAMAGE:
            return cat(did("отримали", "отримав"), damage(a[1]))
        case When.TOOK_HORROR:
            return cat(did("отримали", "отримав"), horror(a[1]))
        case When.TOKEN_REVEALED:
            return cat(did("витягли", "витягнув"), "жетон хаосу (", names.token(a[1]), ")")
        case When.WOULD_FAIL:
            value, hard = reading.final_numbers(view)
            return cat(did("провалюєте", "провалює/провалює"), f"перевірку ({value} проти {hard})")
        case When.FAILED:
            return cat(did("провалили", "провалив"), f"перевірку на {a[1]}")
        case When.INVESTIGATED:
            return cat(did("дослідили", "дослідив"), place(a[1], ACC))
        case When.ATTACK_SUCCEEDED:
            return cat(did("влучили", "влучив"), "в ", enemy(a[1], ACC))
        case When.EVADED:
            return cat(did("ухилилися", "ухилився"), "від ", enemy(a[1], GEN))
        case When.CARD_PLAYED:
            return cat(did("розіграли", "розіграв"), thing(a[1], ACC))
        case When.ENTERED_PLAY:
            return cat("у грі з’являється ", thing(a[1]))
        case When.REVELATION:
            return cat(did("берете", "бере/бере"), thing(a[1], ACC))
        case When.CLUES_DISCOVERED:
            return cat(did("маєте знайти", "має знайти/має знайти"), clues(a[2]))
        case When.TURN_BEGINS:
            return ("починається ваш хід",) if own else cat("починається хід ", person(view, a[0], GEN))
        case When.TURN_ENDS:
            return ("закінчується ваш хід",) if own else cat("закінчується хід ", person(view, a[0], GEN))
        case When.ROUND_ENDS | When.END_OF_ROUND:
            return ("раунд закінчується",)
        case When.ENEMY_PHASE_ENDS:
            return ("фаза ворогів закінчується",)
        case When.ENTERED_LOCATION:
            return cat(did("перейшли", "перейшов/перейшла"), place_to(a[1]))
        case When.LEFT_LOCATION:
            return cat(did("залишаєте", "залишає/залишає"), place(a[1], ACC))
        case When.GAME_ENDS:
            return ("гра закінчується",)
        case When.ACTION | When.FREE | When.IN_TEST | When.OWN_TURN | None:
            return ("щось сталося",)
        case _:
            assert_never(when)


def _beaten(piece: int) -> Text:
    return cat(enemy(piece, ACC), " переможено")
