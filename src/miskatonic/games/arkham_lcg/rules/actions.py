"""The investigator's turn: actions, what they cost and provoke, and free things in between (AH-INV, AH-ACN, AH-AOO)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event, ability_of, is_ability, renew_limits
from miskatonic.core.offers import offers
from miskatonic.core.options import NOTHING, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import DearFirstAction, ExtraAction
from miskatonic.games.arkham_lcg.cards.sheets import Per, When
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, MOVE, PLAIN, TOME
from miskatonic.games.arkham_lcg.rules import asks, box, figures, happens, people, tells
from miskatonic.games.arkham_lcg.rules.drawing import has_cards
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.enemies import provoke
from miskatonic.games.arkham_lcg.rules.engaging import engage
from miskatonic.games.arkham_lcg.rules.holding import is_blank, passives
from miskatonic.games.arkham_lcg.rules.places import may_enter, may_investigate, move, ways_from
from miskatonic.games.arkham_lcg.rules.playing import play, slow_cards
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.rules.skill_test.attempts import foes_for
from miskatonic.games.arkham_lcg.rules.story import may_pay_act
from miskatonic.games.arkham_lcg.rules.using import activate
from miskatonic.games.arkham_lcg.rules.windows import ACTION, free_options, offer_window, use_free

DEAR: Final = (MOVE, FIGHT, EVADE)

# -------------------------------------------------------------------- what an action costs


def surcharge(s: State, seat: int, kind: int) -> int:
    """The first move, fight or evade of a round may cost more (AH-CST-05)."""
    if kind not in DEAR or box.DEAR_ACTION_TAKEN[seat] in s.counts:
        return 0
    return len(passives(s, seat, DearFirstAction))


def kind_of(effect: object) -> int:
    """What kind of action an effect is (AH-ABL-13)."""
    if isinstance(effect, w.Fight):
        return FIGHT
    return EVADE if isinstance(effect, w.Evade | w.AutoEvadeAll) else PLAIN


def price(s: State, seat: int, kind: int, actions: int = 1) -> int:
    """How many actions something costs now."""
    return actions + surcharge(s, seat, kind)


def tome_actions(s: State, seat: int) -> int:
    """The actions left that only fit some cards; while the text box is blank there are none (AH-BLK-01)."""
    left = s.count(box.TOME_ACTIONS[seat])
    return 0 if left and is_blank(s, seat) else left


def affordable(s: State, seat: int, kind: int, actions: int = 1, *, tome: bool = False) -> bool:
    """Whether the actions left are enough."""
    left = s.count(box.ACTIONS[seat]) + (tome_actions(s, seat) if tome else 0)
    return left >= price(s, seat, kind, actions)


def spend(s: State, seat: int, kind: int, actions: int = 1, *, tome: bool = False) -> None:
    """Spend actions; a restricted one goes first where it fits (AH-ACN-01, AH-ACN-03)."""
    due = price(s, seat, kind, actions)
    if kind in DEAR:
        s.set(box.DEAR_ACTION_TAKEN[seat], 1)
    if tome:
        extra = min(due, tome_actions(s, seat))
        s.add(box.TOME_ACTIONS[seat], -extra)
        due -= extra
    s.add(box.ACTIONS[seat], -due)


# -------------------------------------------------------------------- the turn


TURN_BEGINS: Final = Event(When.TURN_BEGINS.name, nothing, happens.TurnBegins)
TURN_ENDS: Final = Event(When.TURN_ENDS.name, nothing, happens.TurnEnds)


def begin_turn(s: State, f: Frame) -> None:
    """Three actions, and what cards add (AH-INV-02, AH-PHS-13)."""
    s.point(box.ACTIVE, f.who)
    renew_limits(s, Per.TURN.name)
    own = [passive for passive in box.INVESTIGATOR[people.card_of(s, f.who)].passive if isinstance(passive, ExtraAction)]
    s.set(box.ACTIONS[f.who], figures.actions_per_turn(s, f.who))
    s.set(box.TOME_ACTIONS[f.who], sum(passive.trait is not None for passive in own))
    s.note(tells.Turn, f.who, rule="AH-PHS-13")
    s.happen(TURN_BEGINS, f.who)


def others_window(s: State, f: Frame) -> None:
    """Before each action there is a player window; the active player's part of it is the menu (AH-PHS-15)."""
    offer_window(s, except_for=f.who)


def choose_action(s: State, f: Frame) -> None:
    """An action, something free, or the end of the turn (AH-INV-03, AH-INV-06, AH-PHS-15)."""
    f.answer = None
    if not people.in_game(s, f.who):
        f.goto(turn_over)
        return
    options = [*actions(s, f.who), *free_options(s, f.who)]
    if may_pay_act(s):
        options.append(box.ADVANCE)
    s.ask(f, f.who, asks.Action, [*options, box.END_TURN], s.count(box.ACTIONS[f.who]))


def actions(s: State, seat: int) -> list[Option]:
    """Every action that can be taken now (AH-INV-04)."""
    place = people.place_of(s, seat)
    options: list[Option] = []
    if affordable(s, seat, PLAIN):
        dear = affordable(s, seat, MOVE)
        if may_investigate(s, place):
            options.append(box.INVESTIGATE_HERE)
        options += (box.DRAW_CARD, box.TAKE_RESOURCE) if has_cards(s, seat) else (box.TAKE_RESOURCE,)
        options += box.PLAY_CARD.each([c for c in slow_cards(s, seat) if dear or kind_of_card(c) not in DEAR])
        here = people.enemies_at(s, place)
        options += box.ENGAGE_ENEMY.each(
            [e for e in here if s.home[e] != box.THREAT[seat] and not people.text_of(s, e).massive]
        )
        if dear:
            options += box.MOVE_TO.each([other for other in ways_from(s, place) if may_enter(s, other)])
        if dear and here:
            options += box.FIGHT_ENEMY.each(foes_for(s, seat, FIGHT))
            options += box.EVADE_ENEMY.each(foes_for(s, seat, EVADE))
    for option in offers(s, seat, ACTION):
        piece, i = ability_of(option)
        power = POWERS[piece][i]
        if affordable(s, seat, kind_of(power.effect), power.actions, tome=TOME in box.TRAITS_OF[piece]):
            options.append(option)
    return options


def kind_of_card(card: int) -> int:
    """What kind of action playing a card is."""
    return kind_of(box.EVENT[card].effect) if card in box.EVENT else PLAIN


def act(s: State, f: Frame) -> None:
    """Costs, attacks of opportunity, effect; then back to the window (AH-ACN-01, AH-AOO-01, AH-PHS-15)."""
    option = f.answer
    assert option is not None
    seat = f.who
    if option is box.END_TURN:
        return f.goto(turn_over)
    f.goto(others_window)
    if option is box.ADVANCE:
        return use_free(s, seat, option)
    if is_ability(option):
        return _use(s, f, option)
    if option.verb is box.PLAY_CARD:
        if option.value in box.FAST:
            return play(s, seat, option.value)
        spend(s, seat, kind_of_card(option.value))
        return play(s, seat, option.value, by_action=True)
    take = s.push(ACTION_TAKEN, seat)
    take.regs["what"] = _WHAT[option.verb.name]
    take.regs["to" if option.verb is box.MOVE_TO else "enemy"] = option.value
    return None


def _use(s: State, f: Frame, option: Option) -> None:
    piece, i = ability_of(option)
    power = POWERS[piece][i]
    if power.when is not When.ACTION:
        return use_free(s, f.who, option)
    spend(s, f.who, kind_of(power.effect), power.actions, tome=TOME in box.TRAITS_OF[piece])
    return activate(s, f.who, piece, i, by_action=True)


BASIC: Final = ("investigate", "draw", "resource", "move", "fight", "evade", "engage")
_WHAT: Final = {name: i for i, name in enumerate(BASIC)}
_KIND: Final = {"move": MOVE, "fight": FIGHT, "evade": EVADE}


def pay_action(s: State, f: Frame) -> None:
    """The action is spent; all but fighting and evading provoke (AH-INV-05, AH-AOO-07)."""
    what = BASIC[f.regs["what"]]
    spend(s, f.who, _KIND.get(what, PLAIN))
    if what not in ("fight", "evade"):
        provoke(s, f.who)


def do_action(s: State, f: Frame) -> None:
    """What it is for, if the investigator is still there (AH-AOO-04)."""
    if not people.in_game(s, f.who):
        return
    what = BASIC[f.regs["what"]]
    if what == "move":
        move(s, f.who, f.regs["to"])
    elif what == "engage":
        enemy = f.regs["enemy"]
        if enemy in people.enemies_at(
            s, people.place_of(s, f.who)
        ):  # an answer to an attack of opportunity may have defeated it
            engage(s, enemy, f.who)
    else:
        frame = s.push(s.rules.codes[f"basic.{what}"], f.who)
        if what in ("fight", "evade"):
            frame.regs["enemy"] = f.regs["enemy"]


ACTION_TAKEN: Final = procedure("action", pay_action, do_action)


def turn_over(s: State, f: Frame) -> None:
    """The turn ends, that of one who has dropped out in it too (AH-PHS-16)."""
    s.set(box.HAD_TURN[f.who], 1)
    s.set(box.TOKENLESS[f.who], 0)  # before anything happens at the end of the turn (AH-DEL-03)
    if people.in_game(s, f.who):
        s.note(tells.TurnEnded, f.who, rule="AH-PHS-16")
    s.happen(TURN_ENDS, f.who)


def nobody_active(s: State, f: Frame) -> None:
    """Unused actions are lost (AH-INV-06)."""
    for keys in (box.ACTIONS, box.TOME_ACTIONS):
        s.set(keys[f.who], 0)
    s.point(box.ACTIVE, NOTHING)


TURN: Final = procedure("turn", begin_turn, others_window, choose_action, act, turn_over, nobody_active)


# -------------------------------------------------------------------- more and fewer actions


def gain_actions(s: State, f: Frame, node: w.GainActions) -> None:
    """More actions this turn."""
    s.add(box.ACTIONS[f.who], node.n)
    s.note(tells.Actions, f.who, node.n, s.count(box.ACTIONS[f.who]), rule="AH-ACN-04")


def lose_actions(s: State, f: Frame, node: w.LoseActions) -> None:
    """Fewer actions this turn; the standard ones go first (AH-ACN-02)."""
    due = node.n
    for keys in (box.ACTIONS, box.TOME_ACTIONS):
        lost = min(due, s.count(keys[f.who]))
        due -= lost
        if lost:
            s.add(keys[f.who], -lost)
            s.note(tells.Actions, f.who, -lost, s.count(keys[f.who]), rule="AH-ACN-02")


def can_gain(s: State, f: Frame, node: w.GainActions) -> bool:
    """Not when the end of the turn has come: the actions could not be taken any more (AH-ABL-09, AH-PHS-16)."""
    return box.HAD_TURN[f.who] not in s.counts


runs(w.GainActions, gain_actions, can=can_gain)
runs(w.LoseActions, lose_actions)
runs(w.MindOverMatter, lambda s, f, node: s.set(box.MIND[f.who], 1), can=lambda s, f, node: not s.count(box.MIND[f.who]))
