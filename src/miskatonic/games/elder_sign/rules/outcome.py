"""How an attempt ends: the adventure resolved and its reward, or failed and its penalty (ES-RES, ES-REW, ES-FAI-07)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import Event
from miskatonic.core.offers import offers, window
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.doom import AWAKENING, SIGNS_CHANGED, is_due
from miskatonic.games.elder_sign.rules.health import HURT
from miskatonic.games.elder_sign.rules.locks import lift
from miskatonic.games.elder_sign.rules.monsters import take_monster, take_monsters
from miskatonic.games.elder_sign.rules.museum import card_of, is_world, lay_adventure, place_of
from miskatonic.games.elder_sign.rules.people import ancient_one, is_cut_short, person, seats_from_active
from miskatonic.games.elder_sign.rules.pool import give_back
from miskatonic.games.elder_sign.rules.powers import ANY_TIME, power_of

# -------------------------------------------------------------------- a resolved adventure


def take_the_card(s: State, f: Frame) -> None:
    """Tokens to the entrance, dice back, the card and its monsters taken (ES-RES-02 to ES-RES-06, ES-MDF-02)."""
    place = place_of(s, f.who)
    card = card_of(s, f.who)
    f.regs["place"] = place
    f.regs["card"] = card
    s.note(tells.Resolved, person(s, f.who), card, rule="ES-RES-01")
    for seat in range(s.seats):
        if s.pointed(box.AT[seat]) == place:
            s.point(box.AT[seat], NOTHING)
    give_back(s)
    lift(s, card)
    s.put(card, box.TROPHIES_OF[f.who])
    take_monsters(s, f.who)


def lay_replacement(s: State, f: Frame) -> None:
    """A new adventure takes the place of one in the museum, not of an Other World (ES-RES-05, ES-OTH-04)."""
    if not is_world(f.regs["place"]):
        lay_adventure(s, f.regs["place"])


def reward(s: State, f: Frame) -> None:
    """Everything in the reward box; an awakening waits until it is received (ES-REW-01, ES-AWK-07)."""
    s.set(box.HOLD_AWAKENING, 1)
    s.note(tells.Reward, person(s, f.who), f.regs["card"], rule="ES-REW-01")
    s.push(s.rules.codes[f"{box.ADVENTURE[f.regs['card']].code}.reward"], f.who)


def awaken_if_due(s: State, f: Frame) -> None:
    """If the track was filled meanwhile, it awakens now (ES-AWK-07, ES-AWK-08)."""
    s.set(box.HOLD_AWAKENING, 0)
    s.set(box.WARDED, 0)
    if is_due(s):
        s.push(AWAKENING, s.count(box.ACTIVE))


RESOLVING: Final = procedure("resolving", take_the_card, lay_replacement, reward, awaken_if_due)

# -------------------------------------------------------------------- a failed attempt


def attempt_failed(s: State, seat: int) -> None:
    """Heard by allies who leave then; an Ancient One may take a sign (ES-FAI-07)."""
    prop = ancient_one(s).property
    if isinstance(prop, w.SignsLost):
        here = s.zone(box.MONSTERS_AT[place_of(s, seat)])
        if any(box.MONSTER[m].code == prop.monster and box.FACE_DOWN[m] not in s.counts for m in here):
            s.happen(SIGNS_CHANGED, -1)


ATTEMPT_FAILED: Final = Event(Moment.FAILED.name, attempt_failed)


def penalty(s: State, seat: int) -> None:
    """Everything in the penalty box (ES-REW-01)."""
    card = card_of(s, seat)
    s.note(tells.Penalty, person(s, seat), card, rule="ES-REW-01")
    s.push(s.rules.codes[f"{box.ADVENTURE[card].code}.penalty"], seat)


PENALTY: Final = Event(Moment.PENALTY.name, penalty)


def take_beaten_monsters(s: State, f: Frame) -> None:
    """Monsters beaten are taken even so, and first; no task stays completed (ES-MDF-05, ES-MON-19, ES-FAI-07).

    What helpers lose belongs to the penalty: an awakening waits for the end of all of it (ES-AST-13, ES-AWK-08).
    """
    s.set(box.HOLD_AWAKENING, 1)
    given_up = f.regs.get("given-up")
    told, rule = (tells.GaveUp, "ES-FAI-06") if given_up else (tells.Failed, "ES-FAI-05")
    s.note(told, person(s, f.who), card_of(s, f.who), rule=rule)
    f.regs["place"] = place_of(s, f.who)
    f.lists["helpers"] = tuple(seat for seat in seats_from_active(s) if s.count(box.HELPED[seat]))
    before = s.zone(box.OWNED[f.who])
    take_monsters(s, f.who)
    s.push(WITH_MONSTERS, f.who).lists["cards"] = before
    give_back(s)
    for key in box.DONE:
        s.set(key, 0)


def see_what_came(s: State, f: Frame) -> None:
    """Whoever got nothing with the monsters that can be used now goes on: whatever else one has was offered before."""
    usable = [power_of(option)[0] for option in offers(s, f.who, ANY_TIME)]
    if not set(usable).difference(f.lists["cards"]):
        f.end()


with_what_came, used_what_came = window(asks.AfterTerror, ANY_TIME, decline=box.TO_PENALTY)
"""What a monster brings, such as a spell that heals, can be used before the penalty (ES-MDF-05, ES-ITM-03)."""
WITH_MONSTERS: Final = procedure("what came with monsters", see_what_came, with_what_came, used_what_came)


def choose_helper_loss(s: State, f: Frame) -> None:
    """Each helper who still lives chooses what to lose (ES-AST-06, ES-AST-13)."""
    helpers = f.lists["helpers"] = tuple(seat for seat in f.lists["helpers"] if s.count(box.HELPED[seat]))
    if not helpers or is_cut_short(s):
        f.goto(tell_of_failure)
        return
    s.ask(f, helpers[0], asks.HelperLoss, box.VALUE.each((w.SANITY, w.HEALTH)))


def helper_loses(s: State, f: Frame) -> None:
    """One helper after another."""
    helper, *rest = f.lists["helpers"]
    f.lists["helpers"] = tuple(rest)
    s.happen(HURT, helper, f.value, 1)
    f.goto(choose_helper_loss)


def tell_of_failure(s: State, f: Frame) -> None:
    """The attempt has failed."""
    if is_cut_short(s):
        f.goto(world_leaves)
        return
    s.happen(ATTEMPT_FAILED, f.who)


def suffer(s: State, f: Frame) -> None:
    """Then the penalty (ES-MDF-05)."""
    s.happen(PENALTY, f.who)


def world_leaves(s: State, f: Frame) -> None:
    """Yog-Sothoth takes a failed Other World out of the game."""
    place = f.regs["place"]
    if not isinstance(ancient_one(s).property, w.FailedWorldsLeave) or not is_world(place):
        return
    card = s.zone(box.CARD_AT[place])[0]
    s.note(tells.WorldLeft, card, rule="ES-ANC-03")
    for monster in s.zone(box.MONSTERS_AT[place]):
        if box.FACE_DOWN[monster] in s.counts:  # by what came with those beaten (ES-MIT-05)
            take_monster(s, f.who, monster)
        else:
            lift(s, monster)
            bury(s, monster)
    lift(s, card)
    s.put(card, box.BOX)
    for seat in range(s.seats):
        if s.pointed(box.AT[seat]) == place:
            s.point(box.AT[seat], NOTHING)
    s.add(box.WORLDS_LOST, 1)
    if s.count(box.WORLDS_LOST) == len(box.WORLD_CARDS):
        s.push(AWAKENING, s.count(box.ACTIVE))


FAILURE: Final = procedure(
    "failure",
    take_beaten_monsters,
    choose_helper_loss,
    helper_loses,
    tell_of_failure,
    suffer,
    world_leaves,
    awaken_if_due,
)
