"""Options: what each choice means, with the numbers one needs to make it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from miskatonic.core.declared import Args, Kind, made
from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State, word_of
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.rules import asks, box, entering, figures, people, places
from miskatonic.games.arkham_lcg.rules.playing import price
from miskatonic.games.arkham_lcg.rules.story import clues_needed
from miskatonic.games.arkham_lcg.say import campaign, powers, reading
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.player_cards import PlayerCard, in_hand
from miskatonic.text import parts, phrases
from miskatonic.text.parts import Text, cat, join, without_stop
from miskatonic.text.slavic import NOM
from miskatonic.words import control

SAID: Final = 1 << 12
"""How many texts of each kind are kept, of all tables: what is said of a card and a few numbers."""


PLAIN: Final[Mapping[Option, phrases.Three]] = {
    box.DRAW_CARD: ("draw a card", "взять карту", "взяти карту"),
    box.TAKE_RESOURCE: ("take {n}", "получить {n:acc}", "взяти {n:acc}"),
    box.END_TURN: ("end your turn", "закончить ход", "закінчити хід"),
    PASS: ("use nothing", "ничего не использовать", "нічого не використовувати"),
    box.ENCOUNTERS_TOP: ("the encounter deck", "колода контактов", "колода зустрічей"),
}
"""Options that point at nothing and are said the same way every time."""


def choice(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision, its first letter still small."""
    return _worded(v, asked.kind, asked.about, option) or _told(v, view, asked, option)


@lru_cache(maxsize=SAID)
def _worded(v: Voice, kind: Kind, about: Args, option: Option) -> Text:
    """An option that tells nothing of the table; nothing for all others."""
    if option is box.KEEP:
        return _keep(v, made(kind, about).n)
    if kind is asks.Help and option is PASS:
        return v.say("commit nothing", "не добавлять карту", "нічого не додавати")
    if option in PLAIN:
        return v.say(*PLAIN[option], n=v.resources(1))
    match option.verb:
        case box.PICK:
            return _pick_card(v, kind, v.card(option.value))
        case box.MUTE:
            return v.say(
                "do not ask about {card} again", "больше не спрашивать: {source}", "більше не питати про {card:acc}",
                card=v.card(option.value), source=v.source(option.value),
            )  # fmt: skip
        case box.CHAOS_TOKEN:
            return v.token(option.value).said(NOM)
        case box.TRAUMA:
            return _trauma(v, option.value)
    return ()


def _spare(v: Voice, option: Option, alone: bool) -> Text:
    """To be asked nothing for a while; in company that spares one the tests of others too."""
    if option is box.PASS_PHASE:
        spare = v.say("ask me no more this phase", "не спрашивать до конца фазы", "не питати до кінця фази")
    else:
        spare = v.say("ask me no more this round", "не спрашивать до конца раунда", "не питати до кінця раунду")
    if alone:
        return spare
    return v.say(
        "{spare}, not even in others’ tests", "{spare}, даже в чужих проверках", "{spare}, навіть у чужих перевірках",
        spare=spare,
    )  # fmt: skip


def _pick_card(v: Voice, kind: Kind, card: phrases.Named) -> Text:
    """A card that is chosen and needs no more words to be told from others."""
    say = v.say
    match kind:
        case asks.Mulligan:
            return say("set {card} aside", "отложить {card:acc}", "замінити {card:acc}", card=card)
        case asks.DiscardOrder:
            return say("put {card} on top", "положить сверху {card:acc}", "покласти згори {card:acc}", card=card)
        case asks.KeepCard:
            return say("keep {card}", "оставить {card:acc}", "залишити {card:acc}", card=card)
        case asks.LookOrder:
            return say("put {card} back", "вернуть на колоду {card:acc}", "повернути на колоду {card:acc}", card=card)
        case asks.ReturnCard:
            return say("take {card} back", "вернуть на руку {card:acc}", "повернути {card:acc}", card=card)
    return ()


def _told(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option with what the table makes of it."""
    value = option.value
    if asked.kind in campaign.BETWEEN:
        return campaign.choice(v, view, asked, option)
    if is_ability(option):
        return _use(v, view, asked, option)
    match option.verb:
        case box.PICK:
            return _pick(v, view, asked, value)
        case box.COMMIT:
            return _commit(v, value, reading.icons_for(view, value))
        case box.PLAY_CARD:
            playing = _play(v, value, price(view, asked.seat, value), _room(v, view, asked.seat, value))
            return playing if value in box.FAST else cat(playing, _dear(v, view, asked, option))
        case box.MOVE_TO:
            return cat(_move(v, view, value), _dear(v, view, asked, option))
        case box.TO_PLACE:
            return _to_place(v, view, asked, value)
        case box.FIGHT_ENEMY:
            return cat(_fight(v, view, asked, value), _dear(v, view, asked, option))
        case box.EVADE_ENEMY:
            return cat(_evade(v, view, asked, value), _dear(v, view, asked, option))
        case box.ENGAGE_ENEMY:
            return _engage(v, view, asked, value)
        case box.SEAT:
            return _somebody(v, view, asked, value)
        case box.RESULT:
            return _result(v, view, asked, option)
        case box.PUT_ON:
            return _put_on(v, view, asked, value)
        case control.CHOOSE:
            word = word_of(view, asked)
            assert isinstance(word, w.Choose)
            return clause(v.wish, known(word.options[value]))
    return _plain(v, view, asked, option)


def is_read(asked: Asked, option: Option) -> bool:
    """Whether one wants to know the text of a card to choose it: played or taken, or a skill card that is committed."""
    match option.verb:
        case box.PLAY_CARD:
            return True
        case box.COMMIT:
            return option.value in box.SKILL
        case box.PICK:
            return asked.kind in (asks.Search, asks.KeepCard)
    return False


def text_of(v: Voice, piece: int) -> Text:
    """The text of a player card in one row."""
    sheet = box.SHEETS[piece]
    return without_stop(parts.paragraph(in_hand(v, sheet))) if isinstance(sheet, PlayerCard) else ()


@lru_cache(maxsize=SAID)
def _commit(v: Voice, card: int, icons: int) -> Text:
    """A card that is committed, with what it adds; one that adds nothing cannot be."""
    return v.say(
        "commit {card}{n}", "добавить {card:acc}{n}", "додати карту {title}{n}",
        card=v.card(card), title=v.quoted(card), n=powers.bracketed([(parts.signed(icons),)] if icons else []),
    )  # fmt: skip


@lru_cache(maxsize=SAID)
def _play(v: Voice, card: int, cost: int, room: Text) -> Text:
    """A card that is played, and what makes room for it; a skill card, which cannot be, has no price."""
    if card in box.SKILL:
        return v.say("play {card}", "сыграть {card:acc}", "розіграти {card:acc}", card=v.card(card))
    return v.say(
        "play {card} ({price}{room})", "сыграть {card:acc} ({price}{room})", "розіграти {card:acc} ({price}{room})",
        card=v.card(card), price=_price(v, cost), room=room,
    )  # fmt: skip


def _room(v: Voice, view: State, seat: int, card: int) -> Text:
    """Which asset makes room for one that is played, if there is no slot for it."""
    slot = entering.overfull(view, seat, card) if card in box.ASSET else -1
    if slot < 0:
        return ()
    held = entering.giving_way(view, seat, card, slot)
    if len(held) == 1:
        return v.say(
            ", {old} makes room", ", придётся сбросить {old:acc}", ", доведеться скинути {old:acc}", old=v.card(held[0])
        )
    return v.say(", another asset makes room", ", придётся сбросить другой актив", ", доведеться скинути інший актив")


def _trauma(v: Voice, kind: int) -> Text:
    """A trauma, and what it means for every scenario to come."""
    harm = (v.damage(1), v.horror(1))[kind]
    return v.say(
        "{trauma}: begin every further scenario with {harm}",
        "{trauma}: в начале каждого следующего сценария {harm}",
        "{trauma}: на початку кожного наступного сценарію {harm}",
        trauma=phrases.named(v.names.traumas[kind]), harm=harm,
    )  # fmt: skip


def _plain(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option that points at nothing, with what the table makes of it."""
    say = v.say
    match option, asked.what:
        case ((box.PASS_PHASE | box.PASS_ROUND), _):
            return _spare(v, option, view.seats == 1)
        case box.INVESTIGATE_HERE, _:
            return _investigate(v, view, asked.seat)
        case box.ADVANCE, _:
            return _advance(v, view)
        case box.REVEAL, _ if reading.is_tokenless(view, asked.seat):
            return say("finish the test without a token", "завершить проверку без жетона", "завершити перевірку без жетона")
        case box.REVEAL, _:
            return say("reveal a chaos token", "вытянуть жетон хаоса", "витягти жетон хаосу")
        case box.YES, asks.Substitute():
            return _tested(v, view, asked.seat, t.INTELLECT)
        case box.NO, asks.Substitute(skill):
            return _tested(v, view, asked.seat, skill)
        case box.YES, _:
            return say("disengage", "перестать сражаться", "вийти з бою")
        case box.NO, _:
            return say("stay engaged", "продолжать сражаться", "битися далі")
        case box.STAY, _:
            here = v.at(people.place_of(view, asked.seat))
            return say("stay here", "остаться {here}", "залишитися на місці", here=here)
    raise KeyError(option.key)


def _keep(v: Voice, n: int) -> Text:
    """Opening cards that were set aside are drawn anew."""
    if not n:
        return v.say("keep this hand", "оставить эту руку", "залишити руку без змін")
    return v.say(
        "draw {cards} anew", "взять {n} <n:новую|новые|новых> {it:acc}", "взяти {cards:acc} на заміну",
        n=n, cards=v.cards(n), it=v.word(n, v.names.card),
    )  # fmt: skip


# -------------------------------------------------------------------- cards


def _pick(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """A card or an enemy that is chosen, and what becomes of it."""
    say, card = v.say, v.card(piece)
    match asked.what:
        case asks.Enemy(test):
            return _enemy(v, view, asked, test, piece)
        case asks.AttackOrder():
            hits = v.harm(figures.damage_of(view, piece), figures.horror_of(view, piece))
            said = [v.both(hits)] if v.lang is phrases.RU else hits
            return cat(card.said(NOM), powers.bracketed([*said, *_apart(v, view, asked, piece)]))
        case asks.FallsFirst() | asks.DoomOn() | asks.HuntsNext() | asks.ResolvesNext():
            return cat(card.said(NOM), powers.bracketed(_apart(v, view, asked, piece)))
        case asks.AddUses():
            return cat(card.said(NOM), powers.bracketed(_state(v, view, asked.seat, piece)))
        case asks.Search():
            enemy = isinstance(word_of(view, asked), w.SearchEncounter)
            take = say("{take} {card}", "взять {card:acc}", "взяти {card:acc}", take="draw" if enemy else "take", card=card)
            return cat(take, _whence(v, view, asked, piece)) if enemy else take
    apart = powers.bracketed(_apart(v, view, asked, piece))
    return say("discard {card}{apart}", "сбросить {card:acc}{apart}", "скинути {card:acc}{apart}", card=card, apart=apart)


def _whence(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """From where a card is drawn, if one like it can be drawn from elsewhere."""
    if sum(box.SLUG[option.value] == box.SLUG[piece] for option in asked.options) < 2:
        return ()
    if view.home.get(piece) == box.ENCOUNTER_DISCARD:
        return v.say(" from the discard pile", " из сброса", " зі скиду")
    return v.say(" from the deck", " из колоды", " з колоди")


def _enemy(v: Voice, view: State, asked: Asked, test: int, piece: int) -> Text:
    """An enemy that is chosen."""
    if test == t.FIGHT:
        return _fight(v, view, asked, piece)
    if test == t.EVADE:
        return _evade(v, view, asked, piece)
    word, enemy = word_of(view, asked), v.card(piece)
    state = powers.bracketed(_state(v, view, asked.seat, piece))
    if isinstance(word, w.DamageEnemy):
        return v.say(
            "deal {n} to {enemy}{state}", "нанести {n:acc} {enemy:dat}{state}", "завдати {n:gen} {enemy:dat}{state}",
            n=v.damage(word.n), enemy=enemy, state=state,
        )  # fmt: skip
    if isinstance(word, w.DeflectDamage | w.BlankEnemy):
        return cat(enemy.said(NOM), state)
    return v.say(
        "evade {enemy}{state}", "уйти от {enemy:gen}{state}", "ухилитися від {enemy:gen}{state}",
        enemy=enemy, state=state,
    )  # fmt: skip


def _fight(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """An enemy that is attacked."""
    return _fight_it(v, piece, _foe(v, view, asked, piece))


@lru_cache(maxsize=SAID)
def _fight_it(v: Voice, piece: int, foe: Text) -> Text:
    return v.say(
        "fight {enemy}{foe}", "атаковать {enemy:acc}{foe}", "атакувати {enemy:acc}{foe}", enemy=v.card(piece), foe=foe
    )


def _foe(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """The numbers that matter when an enemy is attacked, and with whom else it is engaged."""
    hard = figures.fight_of(view, piece)
    word = word_of(view, asked)
    own, plus = (word.skill, word.plus) if isinstance(word, w.Fight) else (t.COMBAT, 0)
    if isinstance(plus, int):
        said = _against(v, own, figures.skill_of(view, asked.seat, own, t.FIGHT) + plus, hard)
    else:
        said = v.say("fight {n}", "бой {n}", "бій {n}", n=hard)
    return powers.bracketed([said, *_state(v, view, asked.seat, piece)])


def _evade(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """An enemy that is evaded."""
    hard = figures.evade_of(view, piece)
    word = word_of(view, asked)
    own = word.skill if isinstance(word, w.Evade) else t.AGILITY
    said = _against(v, own, figures.skill_of(view, asked.seat, own, t.EVADE), hard)
    return v.say(
        "evade {enemy}{numbers}", "уйти от {enemy:gen}{numbers}", "ухилитися від {enemy:gen}{numbers}",
        enemy=v.card(piece), numbers=powers.bracketed([said, *_apart(v, view, asked, piece)]),
    )  # fmt: skip


@lru_cache(maxsize=SAID)
def _against(v: Voice, skill: int, value: int, hard: int) -> Text:
    """One's own skill and what it is tested against."""
    return v.say(
        "{skill} {n} against {hard}", "{skill} {n} против {hard}", "{skill} {n} проти {hard}",
        skill=v.skill(skill), n=value, hard=hard,
    )  # fmt: skip


def _engage(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """An enemy that is engaged."""
    enemy = v.card(piece)
    return v.say(
        "engage {enemy}{foe}", "начать сражаться {with_it}{foe}", "вступити в бій {with_it}{foe}",
        enemy=enemy, with_it=v.with_(enemy), foe=_foe(v, view, asked, piece),
    )  # fmt: skip


def _state(v: Voice, view: State, seat: int, piece: int) -> list[Text]:
    """What tells copies of an enemy or an asset apart."""
    said: list[Text] = []
    if piece in box.ENEMY:
        said.append(_worth(v, v.health.said(NOM), *reading.enemy_health(view, piece)))
    uses = reading.uses_left(view, piece)
    if uses is not None:
        said.append(v.uses_of(*uses).said(NOM))
    if reading.is_exhausted(view, piece):
        card = v.card(piece)
        said.append(v.say("exhausted", "{card~задействован}", "{card~виснажений/виснажена/виснажене}", card=card))
    other = people.holder(view, piece)
    if piece in box.ENEMY and other not in (-1, seat):
        said.append(v.say("engaged {them}", "сражается {them}", "б’ється {them}", them=v.with_(v.person(view, other))))
    return said


def _apart(v: Voice, view: State, asked: Asked, piece: int) -> list[Text]:
    """The same, where another copy that can be chosen differs."""
    return _state(v, view, asked.seat, piece) if reading.has_unlike_twin(view, asked, piece) else []


@lru_cache(maxsize=SAID)
def _worth(v: Voice, word: Text, left: int, most: int) -> Text:
    """How much of something is left: "health 1/2"."""
    return v.say("{it} {n}/{most}", "{it} {n} из {most}", "{it} {n} з {most}", it=word, n=left, most=most)


@lru_cache(maxsize=SAID)
def _price(v: Voice, cost: int) -> Text:
    """What playing a card costs."""
    return ("безкоштовно",) if v.lang is phrases.UK and not cost else v.resources(cost).said(NOM)


def _use(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """A power with what it costs and does; an event is played."""
    piece, number = ability_of(option)
    power, uses = reading.power_of(piece, number), reading.uses_left(view, piece)
    if isinstance(power.effect, w.PayAct) and not power.forced:
        return _advance(v, view)
    if power.forced:
        apart = powers.bracketed(_apart(v, view, asked, piece))
        return cat(v.source(piece), apart, ": ", powers.gist(powers.manner(v, power, box.SHEETS[piece]).wish, power))
    actions = reading.actions_for(view, asked.seat, option)
    return _ability(v, piece, number, uses[1] or None if uses is not None else None, actions)


@lru_cache(maxsize=SAID)
def _ability(v: Voice, piece: int, number: int, left: int | None, actions: int) -> Text:
    """A power of a card with so many uses left; if it is an action, for so many actions."""
    power, source = replace(reading.power_of(piece, number), actions=actions), v.source(piece)
    voice = powers.manner(v, power, box.SHEETS[piece]).wish
    if piece in box.EVENT:
        return v.say(
            "play {card} ({price}): {does}",
            "сыграть {card:acc} ({price}): {does}",
            "розіграти {card:acc} ({price}): {does}",
            card=v.card(piece), price=_price(v, box.COST[piece]), does=powers.gist(voice, power),
        )  # fmt: skip
    parley = v.say("", ", переговоры", ", перемовини") if power.parley else ()
    if v.lang is phrases.RU:
        return cat(source, parley, powers.offer(voice, power, left))
    dear = [v.actions(actions).said(NOM)] if power.when is When.ACTION and actions > 1 else []
    if v.lang is phrases.UK:
        return cat(source, parley, powers.bracketed(dear), ": ", powers.goal_of(voice, power, left))
    if isinstance(power.effect, w.Resign):
        return cat("resign ", v.at(box.PLACE_OF[piece])) if piece in box.PLACE_OF else ("resign",)
    paid = powers.bracketed([*dear, *powers.costs(voice, power.cost, left)])
    return cat("parley with " if power.parley else "use ", source, paid, ": ", powers.gist(voice, power))


def _advance(v: Voice, view: State) -> Text:
    """The clues of the act are spent."""
    return v.say(
        "spend {n} to advance the act",
        "потратить {n:acc} и продвинуть сцену",
        "витратити {n:acc}, щоб просунути сцену",
        n=v.clues(clues_needed(view)),
    )


# -------------------------------------------------------------------- people and places


def _somebody(v: Voice, view: State, asked: Asked, seat: int) -> Text:
    """An investigator, with what matters for the choice."""
    who = v.person(view, seat)
    match asked.what:
        case asks.WhoDoesIt() | asks.Engages():
            health = _worth(v, v.health.said(NOM), *reading.health(view, seat))
            return cat(who.said(NOM), powers.bracketed([health, _worth(v, v.sanity.said(NOM), *reading.sanity(view, seat))]))
        case asks.PayClues():
            n = v.clues(reading.clues_of(view, seat))
            return v.say("{who} ({n})", "{who} ({n})", "{who} (має {n:acc})", who=who, n=n)
        case asks.LookWhere():
            return v.say("{who}’s deck", "колода {who:gen}", "колода {who:gen}", who=who)
    return who.said(NOM)


def _put_on(v: Voice, view: State, asked: Asked, piece: int) -> Text:
    """A card that takes a point of damage or horror, with what it can still bear."""
    hurt, health, scared, sanity = reading.harm(view, piece)
    if isinstance(asked.what, asks.AssignHorror):
        bears = _worth(v, v.sanity.said(NOM), sanity - scared, sanity)
    else:
        bears = _worth(v, v.health.said(NOM), health - hurt, health)
    return cat(v.card(piece).said(NOM), powers.bracketed([bears]))


def _clues(v: Voice, n: int) -> Text:
    """The clues on a location."""
    return v.clues(n).said(NOM) if n or v.lang is phrases.EN else v.say("", "улик нет", "доказів немає")


def _move(v: Voice, view: State, place: int) -> Text:
    """A location to move to."""
    if not places.is_revealed(view, place):
        return _move_to(v, place, None)
    return _move_to(v, place, (places.shroud(view, place), places.clues_at(view, place)))


@lru_cache(maxsize=SAID)
def _move_to(v: Voice, place: int, seen: tuple[int, int] | None) -> Text:
    """A location to move to, with shroud and clues of one that is revealed."""
    if seen is None:
        numbers = v.say(" (unrevealed)", " ({place~закрыт})", " (ще не відкрито)", place=v.place(place))
    else:
        shroud, clues = seen
        numbers = cat(" (", v.shroud.said(NOM), f" {shroud}, ", _clues(v, clues), ")")
    return v.say(
        "move {to}{numbers}", "передвинуться {to}{numbers}", "перейти {to}{numbers}", to=v.to(place), numbers=numbers
    )


def _investigate(v: Voice, view: State, seat: int) -> Text:
    """The location that is investigated."""
    here = people.place_of(view, seat)
    used = places.skill_for(here, t.INTELLECT)
    against = _against(v, used, figures.skill_of(view, seat, used, t.INVESTIGATE), places.shroud(view, here))
    return _search(v, here, against, places.clues_at(view, here))


@lru_cache(maxsize=SAID)
def _search(v: Voice, place: int, against: Text, clues: int) -> Text:
    """A location that is investigated, with the numbers that matter."""
    return v.say(
        "investigate {place}{numbers}", "исследовать {place:acc}{numbers}", "дослідити {place:acc}{numbers}",
        place=v.place(place), numbers=powers.bracketed([against, _clues(v, clues)]),
    )  # fmt: skip


def _to_place(v: Voice, view: State, asked: Asked, place: int) -> Text:
    """A location that is chosen."""
    match asked.what:
        case asks.MoveWhere():
            return _move(v, view, place)
        case asks.BlastWhere():
            there = [v.person(view, seat).said(NOM) for seat in people.seats_at(view, place)]
            there += v.enemies(people.enemies_at(view, place))
            nobody = v.say("nobody", "никого", "нікого немає")
            return v.say(
                "{place} ({there})", "{at} ({there})", "{at} ({there})",
                place=v.place(place), at=v.at(place), there=join(", ", there) if there else nobody,
            )  # fmt: skip
        case asks.Hunts():
            return v.say("{place}", "{to}", "{to}", place=v.place(place), to=v.to(place))
    return v.say("{place}", "{at}", "{to}", place=v.place(place), at=v.at(place), to=v.to(place))


def _dear(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """More than one action, if it costs that much."""
    n = reading.actions_for(view, asked.seat, option)
    return v.say(" for {n}", " за {n:acc}", " за {n:acc}", n=v.actions(n)) if n > 1 else ()


# -------------------------------------------------------------------- tests


def _tested(v: Voice, view: State, seat: int, skill: int) -> Text:
    """A skill to be used in a test, with its value."""
    return v.say(
        "test {skill} ({n})", "проверять {skill:acc} ({n})", "перевірити {skill:acc} ({n})",
        skill=v.skill(skill), n=reading.skill_in_test(view, seat, skill),
    )  # fmt: skip


def _result(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """A result of the test that is applied next."""
    kind, number = reading.test_result(option)
    if kind == box.CARD:
        card = v.quoted(number) if v.lang is phrases.UK else v.card(number).said(NOM)
        return cat(card, ": ", clause(v.wish, known(reading.success_of(number))))
    if kind == box.TOKEN:
        return cat(v.token(number).said(NOM), ": ", clause(v.wish, known(reading.token_on_fail(view, number))))
    if kind == box.SIGN:
        return cat(v.token(t.ELDER_SIGN).said(NOM), ": ", clause(v.wish, known(reading.sign_success(view, asked.seat))))
    success, test = reading.test_outcome(view)
    if not success:
        return v.say("what the failure leads to", "последствия провала", "наслідок провалу")
    if test == t.FIGHT:
        return v.say("the attack", "успешная атака", "влучна атака")
    if test == t.EVADE:
        return v.say("the evasion", "успешный уход", "вдале ухиляння")
    if test == t.INVESTIGATE:
        return v.say("the investigation", "успешное исследование", "вдале дослідження")
    return v.say("what the success leads to", "последствия успеха", "наслідок успіху")
