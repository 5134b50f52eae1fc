"""The log: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import campaign, reading
from miskatonic.games.arkham_lcg.say.names import Kind, Voice, kind_of, signed
from miskatonic.games.arkham_lcg.say.powers import gist, manner
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import RU, Named, fixed, named, several
from miskatonic.text.slavic import ACC, NOM

# -------------------------------------------------------------------- parts of entries


def resolution(number: int, v: Voice) -> Text:
    """How the scenario ended."""
    end = v.ending(number)
    if not number:
        return (end,)
    return v.say("resolution {n}, {end}", "исход {n}, {end}", "розв’язка {n}, {end}", n=number, end=end)


def earned(view: State, seat: int, piece: int, v: Voice) -> Text:
    """A story card that may go into somebody's deck."""
    who = v.person(view, seat) if seat >= 0 else fixed(v.say("a new investigator", "новый сыщик", "новий дослідник"))
    return v.say(
        "{who} may take {card} into {their} deck.",
        "{who} может взять в свою колоду {card:acc}.",
        "{who} може взяти у свою колоду {card:acc}.",
        who=who, their=v.their(who) if seat >= 0 else "their", card=v.card(piece),
    )  # fmt: skip


def recorded(records: list[int], v: Voice) -> Text:
    """What the campaign log remembers."""
    them = ", ".join(v.names.records[reading.record(record)] for record in records)
    return v.say(
        "the campaign log remembers: {them}.",
        "в журнал кампании записано: {them}.",
        "до журналу кампанії записано: {them}.",
        them=them,
    )


def _resources(view: State, note: Note, told: tells.Resources, v: Voice) -> Text:
    """Resources gained, spent or lost."""
    who, n, now = v.person(view, told.who), v.resources(abs(told.change)), told.now
    if not told.change:
        return v.say(
            "{who} had no resources to lose.", "у {who:gen} и так нет ресурсов.", "{who} {who~не мав} ресурсів.", who=who
        )
    if told.change > 0:
        return v.say(
            "{who} gained {n} and has {now} now.",
            "{who} {who~получил} {n:acc} (теперь {now}).",
            "{who} {who~отримав} {n:acc} (тепер {now}).",
            who=who, n=n, now=now,
        )  # fmt: skip
    if note.rule == tells.SPENDING:
        return v.say(
            "{who} spent {n} and has {now} now.",
            "{who} {who~потратил} {n:acc} (теперь {now}).",
            "{who} {who~витратив} {n:acc} (тепер {now}).",
            who=who, n=n, now=now,
        )  # fmt: skip
    return v.say(
        "{who} lost {n} and has {now} now.",
        "{who} {who~потерял} {n:acc} (теперь {now}).",
        "{who} {who~втратив} {n:acc} (тепер {now}).",
        who=who, n=n, now=now,
    )  # fmt: skip


def _actions(view: State, told: tells.Actions, v: Voice) -> Text:
    """Actions gained or lost."""
    who, n, left = v.person(view, told.who), v.actions(abs(told.change)), v.actions(told.now)
    if told.change > 0:
        return v.say(
            "{who} gained {n} and has {now} left.",
            "{who} {who~получил} {n:acc} ({left~остался} {left}).",
            "{who} {who~отримав} {k} <k:додаткову|додаткові|додаткових> {it:acc} (тепер {now}).",
            who=who, n=n, left=left, now=told.now,
            k=told.change, it=v.word(told.change, v.names.action, reading.ACTION_ICON),
        )  # fmt: skip
    return v.say(
        "{who} lost {n} and has {now} left.",
        "{who} {who~потерял} {n:acc} ({left~остался} {left}).",
        "{who} {who~втратив} {n:acc} (тепер {now}).",
        who=who, n=n, left=left, now=told.now,
    )  # fmt: skip


def _uses(view: State, piece: int, left: int, v: Voice) -> Text:
    """How many uses are left on a card."""
    kind, _ = reading.uses_left(view, piece) or (0, 0)
    noun = v.names.uses[kind]
    if not left:
        return v.say(
            "{card} has {left} left.", "{card}: {them:gen} не осталось.", "на карті {title} {them:gen} не залишилося.",
            card=v.card(piece), title=v.quoted(piece), left=v.many(left, noun), them=several(noun),
        )  # fmt: skip
    return v.say(
        "{card} has {left} left.", "{card}: {left~остался} {left}.", "на карті {title} {left~залишився} {left}.",
        card=v.card(piece), title=v.quoted(piece), left=v.many(left, noun),
    )  # fmt: skip


def purpose(kind: int, enemy: int, v: Voice) -> Text:
    """What a test is for, in English and Ukrainian."""
    foe = v.card(enemy)
    if kind == FIGHT:
        return v.say(" to fight {foe}", "", ", щоб атакувати {foe:acc}", foe=foe)
    if kind == EVADE:
        return v.say(" to evade {foe}", "", ", щоб ухилитися від {foe:gen}", foe=foe)
    return v.say(" to investigate", "", ", щоб дослідити локацію") if kind == INVESTIGATE else ()


def _test(view: State, told: tells.Test, v: Voice) -> Text:
    """Who takes a test, of what and what for."""
    who, skill, foe = v.person(view, told.who), v.skill(told.skill), v.card(told.enemy)
    if v.lang is not RU:
        return v.say(
            "{who} tested {skill} against {hard}{purpose}.", "", "{who} {who~перевіряв} {skill:acc} ({hard}){purpose}.",
            who=who, skill=skill, hard=told.difficulty, purpose=purpose(told.test, told.enemy, v),
        )  # fmt: skip
    begin = {
        FIGHT: "{who} {who~атаковал} {foe:acc}",
        EVADE: "{who} {who~попытался} уйти от {foe:gen}",
        INVESTIGATE: "{who} {who~взялся} за исследование",
    }.get(told.test, "{who}")
    test = v.say("", "проверка {skill:gen}, сложность {hard}.", "", skill=skill, hard=told.difficulty)
    return cat(v.say("", begin, "", who=who, foe=foe), ": ", test)


def _passed(view: State, told: tells.Succeeded, v: Voice) -> Text:
    """That a test succeeded; in Russian by itself, where the numbers do not say so."""
    by_itself = told.value - told.difficulty != told.by
    numbers = " автоматически" if by_itself else f": {told.value} против {told.difficulty}"
    return v.say(
        "{who} passed the test by {by} ({value} against {hard}).",
        "{who} {who~прошёл/прошла} проверку{numbers}.",
        "{who} {who~пройшов/пройшла} перевірку: {value} проти {hard} (перевага {by}).",
        who=v.person(view, told.who), by=told.by, value=told.value, hard=told.difficulty, numbers=numbers,
    )  # fmt: skip


def _defeated(view: State, told: tells.Defeated, v: Voice) -> Text:
    """Why somebody is out of the game."""
    why = (
        v.say(" by damage", ": слишком много ран", ": забагато шкоди"),
        v.say(" by horror", ": слишком много ужаса", ": забагато жаху"),
        (),
    )[told.cause]
    return v.say(
        "{who} was defeated{why}!", "{who} {who~побеждён/побеждена}{why}!", "{who} {who~зазнав} поразки{why}!",
        who=v.person(view, told.who), why=why,
    )  # fmt: skip


def _faced(view: State, told: tells.Encounter, v: Voice) -> Text:
    """An encounter card, or a weakness, that was drawn."""
    who, card = v.person(view, told.who), v.card(told.card)
    if v.lang is RU and told.card in box.WEAKNESSES:
        return cat("раскрывается слабость: " if told.card in box.ENEMY else "раскрывается ", card.said(NOM), ".")
    return v.say(
        "{who} must face {card}.",
        "{who} {who~столкнулся} {with_it}.",
        "{who} {who~зіткнувся} {with_it}.",
        who=who,
        card=card,
        with_it=v.with_(card),
    )


def _doom(told: tells.Doom, v: Voice) -> Text:
    """How much doom lies on a card now."""
    card, doom = v.card(told.card), v.doom(told.now)
    if told.card not in box.AGENDA_CARD:
        return v.say(
            "{card} now has {doom}.", "на {card:loc} теперь {doom}.", "на {card:loc} тепер {doom}.", card=card, doom=doom
        )
    return v.say(
        "{card} now has {now} of {needed} doom.",
        "на {card:loc} теперь {doom} из {needed}.",
        "на {card:loc} тепер {doom} з {needed}.",
        card=card, doom=doom, now=told.now, needed=box.AGENDA_CARD[told.card].doom,
    )  # fmt: skip


def _looked(view: State, told: tells.Looked, v: Voice) -> Text:
    """Whose deck somebody looked at."""
    if told.whose == told.who:
        deck = v.say("{their} own deck", "своей колоды", "своєї колоди", their=v.their(v.person(view, told.who)))
    elif told.whose < 0:
        deck = v.say("the encounter deck", "колоды контактов", "колоди зустрічей")
    else:
        deck = v.say("{who}’s deck", "колоды {who:gen}", "колоди {who:gen}", who=v.person(view, told.whose))
    return v.say(
        "{who} looked at the top of {deck}.",
        "{who} {who~посмотрел} верхние карты {deck}.",
        "{who} {who~переглянув} верхні карти {deck}.",
        who=v.person(view, told.who), deck=deck,
    )  # fmt: skip


def _trauma(view: State, told: tells.Trauma, v: Voice) -> Text:
    """Trauma that is suffered."""
    trauma = v.names.traumas[told.mental]
    times = v.say("", " ({n} <n:раз|раза|раз>)", "", n=told.n) if told.n > 1 else ()
    return v.say(
        "{who} suffered {n}.", "{who} {who~получил} {one:acc}{times}.", "{who} {who~отримав} {n:acc}.",
        who=v.person(view, told.who), n=v.many(told.n, trauma), one=named(trauma), times=times,
    )  # fmt: skip


# -------------------------------------------------------------------- every entry


def told(view: State, note: Note, v: Voice) -> Text:
    """A log entry as a sentence, its first letter still small."""
    say, card = v.say, v.card
    entry: tells.AnyTold = note.told

    def person(seat: int) -> Named:
        return v.person(view, seat)

    match entry:
        case tells.Round(n):
            return say("round {n} begins.", "начинается раунд {n}.", "починається раунд {n}.", n=n)
        case tells.Phase(phase):
            return say("the {phase} begins.", "начинается {phase}.", "починається {phase}.", phase=v.names.phases[phase - 1])
        case tells.Leads(who):
            return say(
                "{who} leads the investigation.",
                "ведущий сыщик — {who}.",
                "{who~головний дослідник/головна дослідниця} — {who}.",
                who=person(who),
            )
        case tells.Plays(who, piece):
            full = reading.to_person(piece, v.title(box.SLUG[piece]))
            return say(
                "player {n} plays {full}.", "игрок {n} — {full}.", "гравець {n} грає за {who:acc}.",
                n=who + 1, who=card(piece), full=full,
            )  # fmt: skip
        case tells.Mulligan(who, 0):
            return say(
                "{who} kept {their} opening hand.",
                "{who} {who~оставил} стартовую руку.",
                "{who} {who~залишив} стартову руку без змін.",
                who=person(who),
                their=v.their(person(who)),
            )
        case tells.Mulligan(who, n):
            return say(
                "{who} replaced {n} of {their} opening hand.",
                "{who} {who~заменил} {n:acc} стартовой руки.",
                "{who} {who~замінив} {n:acc} стартової руки.",
                who=person(who), their=v.their(person(who)), n=v.cards(n),
            )  # fmt: skip
        case tells.Turn(who):
            return say("{who}’s turn begins.", "начинается ход {who:gen}.", "починається хід {who:gen}.", who=person(who))
        case tells.TurnEnded(who):
            return say("{who}’s turn ended.", "{who} {who~закончил} ход.", "{who} {who~закінчив} хід.", who=person(who))
        case tells.Drew(who, piece):
            what = card(piece).said(ACC) if piece not in box.ENEMY else cat("карту врага: ", card(piece).said(NOM))
            return say(
                "{who} drew {card}.", "{who} {who~взял} {what}.", "{who} {who~взяв} {card:acc}.",
                who=person(who), card=card(piece), what=what,
            )  # fmt: skip
        case tells.Reshuffled(who):
            return say(
                "{who} shuffled {their} discard pile into a new deck.",
                "колода {who:gen} закончилась и составлена заново из сброса.",
                "{who} {who~перетасував} скид у нову колоду.",
                who=person(who),
                their=v.their(person(who)),
            )
        case tells.NoCards(who):
            return say(
                "{who} had no cards left to draw.",
                "у {who:gen} нет карт ни в колоде, ни в сбросе.",
                "{who} {who~не взяв} карту: ні в колоді, ні в скиді нічого немає.",
                who=person(who),
            )
        case tells.Resources():
            return _resources(view, note, entry, v)
        case tells.Actions():
            return _actions(view, entry, v)
        case tells.Moved(who, place):
            return say(
                "{who} moved {to}.", "{who} {who~передвинулся} {to}.", "{who} {who~перейшов/перейшла} {to}.",
                who=person(who), to=v.to(place),
            )  # fmt: skip
        case tells.Revealed(place, clues):
            return say(
                "{place} was revealed with {clues}.",
                "{place~открыт} {place}: {clues}.",
                "відкрито {place:acc}: {clues}.",
                place=v.place(place),
                clues=v.clues(clues).said(NOM) if clues else say("no clues", "улик нет", "доказів немає"),
            )
        case tells.TurnsOut(unseen, place):
            return say(
                "{unseen} turns out to be {it}.", "{unseen} – это {it}.", "{unseen} – це {it}.",
                unseen=v.place(unseen),
                it=v.names.subtitles[slug] if (slug := box.place_slug(place)) in box.TITLES_SHARED else v.place(place),
            )  # fmt: skip
        case tells.Location(place):
            return say(
                "{place} entered play.", "в игре новая локация: {place}.", "у грі {place~з’явився} {place}.",
                place=v.place(place),
            )  # fmt: skip
        case tells.LocationGone(place):
            return say(
                "{place} is gone.", "{place} {place~исчез/исчезла/исчезло}.", "{place} {place~зник/зникла/зникло}.",
                place=v.place(place),
            )  # fmt: skip
        case tells.Clues(who, place, n):
            return say(
                "{who} discovered {n} {at}.",
                "{who} {who~нашёл/нашла} {n:acc} {at}.",
                "{who} {who~знайшов/знайшла} {n:acc} {at}.",
                who=person(who), n=v.clues(n), at=v.at(place),
            )  # fmt: skip
        case tells.CluesReplaced(who, piece, n):
            return say(
                "{who} took {n} off {card} instead.",
                "{who} {who~снял} {n:acc} {off}.",
                "{who} {who~зняв} {n:acc} з карти {title}.",
                who=person(who), n=v.clues(n), card=card(piece), off=v.off(card(piece)), title=v.quoted(piece),
            )  # fmt: skip
        case tells.CluesSpent(who, n):
            return say(
                "{who} spent {n}.", "{who} {who~потратил} {n:acc}.", "{who} {who~витратив} {n:acc}.",
                who=person(who), n=v.clues(n),
            )  # fmt: skip
        case tells.CluesPut(piece, n):
            return say(
                "{n} came to lie on {card}.", "новые улики: {card} ({n}).", "нові докази: {card} ({n}).",
                n=v.clues(n), card=v.quoted(piece),
            )  # fmt: skip
        case tells.CluesGained(who, n):
            return say(
                "{who} took {n} from the token pool.",
                "{who} {who~взял} {n:acc} из резерва жетонов.",
                "{who} {who~взяв} {n:acc} із запасу жетонів.",
                who=person(who), n=v.clues(n),
            )  # fmt: skip
        case tells.CluesDropped(who, place, n):
            return say(
                "{who} left {n} {at}.", "{who} {who~оставил} {n:acc} {at}.", "{who} {who~залишив} {n:acc} {at}.",
                who=person(who), n=v.clues(n), at=v.at(place),
            )  # fmt: skip
        case tells.Played(who, piece):
            return say(
                "{who} played {card}.", "{who} {who~сыграл} {card:acc}.", "{who} {who~розіграв} {card:acc}.",
                who=person(who), card=card(piece),
            )  # fmt: skip
        case tells.InPlay(who, piece):
            return say(
                "{card} entered play under {who}’s control.",
                "у {who:gen} в игре {card}.",
                "{who} тепер має в грі {card:acc}.",
                who=person(who), card=card(piece),
            )  # fmt: skip
        case tells.Discarded(piece):
            return say("{card} was discarded.", "{card~сброшен} {card}.", "скинуто {card:acc}.", card=card(piece))
        case tells.DiscardedFromHand(who, piece):
            return say(
                "{who} discarded {card} from {their} hand.",
                "{who} {who~сбросил} с руки {card:acc}.",
                "{who} {who~скинув} з руки {card:acc}.",
                who=person(who), their=v.their(person(who)), card=card(piece),
            )  # fmt: skip
        case tells.UnderDeck(who, piece):
            return say(
                "{who} put {card} under {their} deck.",
                "{who} {who~положил} {card:acc} под колоду.",
                "{who} {who~поклав} {card:acc} під колоду.",
                who=person(who), their=v.their(person(who)), card=card(piece),
            )  # fmt: skip
        case tells.Removed(piece):
            return say(
                "{card} was removed from the game.",
                "{card~удалён/удалена/удалено} из игры: {card}.",
                "{card:acc} вилучено з гри.",
                card=card(piece),
            )
        case tells.Readied(piece):
            return say(
                "{card} is ready again.", "{card} снова {card~готов}.", "{card} знову {card~готовий/готова/готове}.",
                card=card(piece),
            )  # fmt: skip
        case tells.Exhausted(piece):
            return say("{card} was exhausted.", "{card~задействован} {card}.", "{card:acc} виснажено.", card=card(piece))
        case tells.Uses(piece, left):
            return _uses(view, piece, left, v)
        case tells.UsesAdded(piece, n, now):
            kind, _ = reading.uses_left(view, piece) or (0, 0)
            return say(
                "{n} were put on {card} (now {now}).",
                "{card}: {n~добавлен} {n} (теперь {now}).",
                "на карту {title} покладено {n:acc} (тепер {now}).",
                card=card(piece), title=v.quoted(piece), n=v.many(n, v.names.uses[kind]), now=now,
            )  # fmt: skip
        case tells.Learned(who, skill, n):
            return say(
                "{who} has {n} {skill} until the end of the phase.",
                "{who} {who~получил} {n} к {skill:dat} до конца фазы.",
                "{who} {who~отримав} {n} до {skill:gen} до кінця фази.",
                who=person(who), n=signed(n), skill=v.skill(skill),
            )  # fmt: skip
        case tells.NoTokens(who):
            return say(
                "{who} reveals no chaos tokens until the end of {their} turn.",
                "{who} не вытягивает жетоны хаоса до конца хода.",
                "{who} не витягає жетонів хаосу до кінця ходу.",
                who=person(who), their=v.their(person(who)),
            )  # fmt: skip
        case tells.Blanked(enemy):
            return say(
                "the text of {enemy} does not count until the end of the phase.",
                "до конца фазы {enemy} — враг без игрового текста.",
                "до кінця фази текст карти {title} не діє.",
                enemy=card(enemy), title=v.quoted(enemy),
            )  # fmt: skip
        case tells.ShuffledAway(enemy):
            return say(
                "{enemy} was shuffled into the encounter deck.",
                "{enemy~замешан} в колоду контактов: {enemy}.",
                "{enemy:acc} замішано в колоду зустрічей.",
                enemy=card(enemy),
            )
        case tells.Test():
            return _test(view, entry, v)
        case tells.Committed(who, piece):
            return say(
                "{who} committed {card} to the test.",
                "{who} {who~добавил} к проверке {card:acc}.",
                "{who} {who~додав} до перевірки карту {title}.",
                who=person(who), card=card(piece), title=v.quoted(piece),
            )  # fmt: skip
        case tells.Token(who, token):
            return say(
                "{who} revealed {token:a}.",
                "{who} {who~вытянул} жетон хаоса: {token}.",
                "{who} {who~витягнув} жетон: {token}.",
                who=person(who), token=v.token(token),
            )  # fmt: skip
        case tells.TokenCancelled(who, token):
            return say(
                "{who} put {token:a} back and revealed another token.",
                "{who} {who~отменил} жетон хаоса: {token}.",
                "{who} {who~повернув} жетон у мішок: {token}.",
                who=person(who), token=v.token(token),
            )  # fmt: skip
        case tells.Boosted(who, n):
            return say(
                "{who} got {n} in this test.",
                "{who} {who~получил} {n} в этой проверке.",
                "{who} {who~отримав} {n} у цій перевірці.",
                who=person(who), n=signed(n),
            )  # fmt: skip
        case tells.Succeeded():
            return _passed(view, entry, v)
        case tells.Failed(who, value, hard, by):
            return say(
                "{who} failed the test by {by} ({value} against {hard}).",
                "{who} {who~провалил} проверку: {value} против {hard}.",
                "{who} {who~провалив} перевірку: {value} проти {hard}{short}.",
                who=person(who), value=value, hard=hard, by=by, short=f" (забракло {by})" if by else "",
            )  # fmt: skip
        case tells.Damage(piece, n):
            return say(
                "{card} took {n}.", "{card} {card~получил} {n:acc}.", "{card} {card~отримав} {n:acc}.",
                card=card(piece), n=v.damage(n),
            )  # fmt: skip
        case tells.Horror(piece, n):
            return say(
                "{card} took {n}.", "{card} {card~получил} {n:acc}.", "{card} {card~отримав} {n:acc}.",
                card=card(piece), n=v.horror(n),
            )  # fmt: skip
        case tells.HealedDamage(piece, n):
            return say(
                "{card} was healed of {n}.", "у {card:gen} {n~вылечен} {n}.", "з {card:gen} знято {n:acc}.",
                card=card(piece), n=v.damage(n),
            )  # fmt: skip
        case tells.HealedHorror(piece, n):
            return say(
                "{card} was healed of {n}.", "у {card:gen} {n~вылечен} {n}.", "з {card:gen} знято {n:acc}.",
                card=card(piece), n=v.horror(n),
            )  # fmt: skip
        case tells.DefeatedAsset(piece):
            lost = "знищено" if kind_of(piece) is Kind.ASSET else "переможено"
            return say(
                "{card} was defeated.", "{card} {card~побеждён/побеждена/побеждено}.", "{card:acc} {lost}.",
                card=card(piece), lost=lost,
            )  # fmt: skip
        case tells.Defeated():
            return _defeated(view, entry, v)
        case tells.Resigned(who):
            return say(
                "{who} resigned.",
                "{who} {who~совершил} побег.",
                "{who} {who~відступився} від розслідування.",
                who=person(who),
            )
        case tells.Trauma():
            return _trauma(view, entry, v)
        case tells.Encounter():
            return _faced(view, entry, v)
        case tells.EncountersReshuffled():
            return say(
                "the encounter discard pile was shuffled into the encounter deck.",
                "сброс контактов замешан в колоду контактов.",
                "скид зустрічей замішано в колоду зустрічей.",
            )
        case tells.Spawned(enemy, place):
            return say(
                "{enemy} spawned {at}.", "{enemy} {enemy~вышел/вышла/вышло} {at}.", "{enemy} {enemy~з’явився} {at}.",
                enemy=card(enemy), at=v.at(place),
            )  # fmt: skip
        case tells.NoSpawn(enemy):
            return say(
                "{enemy} had nowhere to spawn.",
                "{enemy:dat} негде выйти.",
                "{enemy:dat} ніде з’явитися.",
                enemy=card(enemy),
            )
        case tells.Engaged(enemy, who):
            return say(
                "{enemy} engaged {who}.",
                "{enemy} {enemy~начал} сражаться {with_who}.",
                "{enemy} {enemy~вступив} в бій {with_who}.",
                enemy=card(enemy), who=person(who), with_who=v.with_(person(who)),
            )  # fmt: skip
        case tells.Disengaged(enemy, place):
            return say(
                "{enemy} was left unengaged {at}.",
                "{enemy} {enemy~остался} {at} и ни с кем не сражается.",
                "{enemy} {enemy~залишився} {at} й ні з ким не б’ється.",
                enemy=card(enemy), at=v.at(place),
            )  # fmt: skip
        case tells.Evaded(who, enemy):
            return say(
                "{who} evaded {enemy}.",
                "{who} {who~ушёл/ушла} от {enemy:gen}.",
                "{who} {who~ухилився} від {enemy:gen}.",
                who=person(who), enemy=card(enemy),
            )  # fmt: skip
        case tells.Attacks(enemy, who):
            return say(
                "{enemy} attacked {who}.", "{enemy} {enemy~атаковал} {who:acc}.", "{enemy} {enemy~атакував} {who:acc}.",
                enemy=card(enemy), who=person(who),
            )  # fmt: skip
        case tells.NoAttack(enemy, who):
            return say(
                "{enemy} could not attack {who}.",
                "{enemy} не может атаковать {who:acc}.",
                "{enemy} {enemy~не зміг/не змогла} атакувати {who:acc}.",
                enemy=card(enemy), who=person(who),
            )  # fmt: skip
        case tells.EnemyMoved(enemy, place):
            return say(
                "{enemy} moved {to}.", "{enemy} {enemy~передвинулся} {to}.", "{enemy} {enemy~перейшов/перейшла} {to}.",
                enemy=card(enemy), to=v.to(place),
            )  # fmt: skip
        case tells.EnemyDefeated(enemy, -1):
            return say(
                "{enemy} was defeated.",
                "{enemy} {enemy~побеждён/побеждена/побеждено}.",
                "{enemy:acc} переможено.",
                enemy=card(enemy),
            )
        case tells.EnemyDefeated(enemy, who):
            return say(
                "{who} defeated {enemy}.",
                "{who} {who~победил} {enemy:acc}.",
                "{who} {who~переміг/перемогла} {enemy:acc}.",
                who=person(who), enemy=card(enemy),
            )  # fmt: skip
        case tells.Attached(piece, place):
            return say(
                "{card} was attached to {place}.",
                "{card} {card~прикреплён/прикреплена/прикреплено} к {place:dat}.",
                "{card:acc} прикріплено до {place:gen}.",
                card=card(piece), place=v.place(place),
            )  # fmt: skip
        case tells.Threat(piece, who):
            return say(
                "{card} entered {who}’s threat area.",
                "{card} {card~попал} в зону угрозы {who:gen}.",
                "{card} тепер у зоні загрози {who:gen}.",
                card=card(piece), who=person(who),
            )  # fmt: skip
        case tells.Doom():
            return _doom(entry, v)
        case tells.Agenda(piece):
            return say(
                "the agenda {card} advanced.",
                "{card} {card~продвинулся}.",
                "{card} {card~просунувся} далі.",
                card=card(piece),
            )
        case tells.NewAgenda(piece):
            return say("the agenda is now {card}.", "новый замысел: {card}.", "новий задум: {card}.", card=v.quoted(piece))
        case tells.Act(piece):
            return say(
                "the act {card} advanced.", "{card} {card~продвинулся}.", "{card} {card~просунувся} далі.", card=card(piece)
            )
        case tells.NewAct(piece):
            return say("the act is now {card}.", "новая сцена: {card}.", "нова сцена: {card}.", card=v.quoted(piece))
        case tells.Victory(piece):
            return say(
                "{card} was added to the victory display ({n} victory <n:point|points>).",
                "к победному счёту {card~добавлен} {card} (победных очков: {n}).",
                "група отримала {n} <n:очко|очки|очок> перемоги за {card:acc}.",
                card=card(piece), n=box.VICTORY_POINTS[piece],
            )  # fmt: skip
        case tells.HandSearched(who, piece):
            return say(
                "{who} found {card} in {their} deck.",
                "{who} {who~нашёл/нашла} {card:acc} в своей колоде.",
                "{who} {who~знайшов/знайшла} {card:acc} у своїй колоді.",
                who=person(who), their=v.their(person(who)), card=card(piece),
            )  # fmt: skip
        case tells.Looked():
            return _looked(view, entry, v)
        case tells.Returned(who, piece):
            return say(
                "{card} returned to {who}’s hand.",
                "{who} {who~вернул} на руку {card:acc}.",
                "{who} {who~повернув} в руку {card:acc}.",
                who=person(who), card=card(piece),
            )  # fmt: skip
        case tells.Experience(who, 0):
            return say(
                "{who} earned no experience.",
                "{who} {who~не получил} опыта.",
                "{who} {who~не отримав} досвіду.",
                who=person(who),
            )
        case tells.Experience(who, n):
            return say(
                "{who} earned {n}.", "{who} {who~получил} {n:acc}.", "{who} {who~отримав} {n:acc}.",
                who=person(who), n=v.many(n, v.names.experience),
            )  # fmt: skip
        case tells.Killed(who):
            return say("{who} was killed.", "{who} {who~погиб/погибла}.", "{who} {who~загинув/загинула}.", who=person(who))
        case tells.Earned(who, piece):
            return earned(view, who, piece, v)
        case tells.Recorded(record):
            return recorded([record], v)
        case tells.GainsWeakness(who, piece):
            return say(
                "{who} gains a weakness: {card}.",
                "{who} {who~получил} слабость: {card}.",
                "{who} {who~отримав} слабкість: {card}.",
                who=person(who), card=v.quoted(piece),
            )  # fmt: skip
        case tells.CrossedOut(record):
            return say(
                "crossed out in the campaign log: {it}.",
                "в журнале кампании вычеркнуто: {it}.",
                "у журналі кампанії викреслено: {it}.",
                it=v.names.records[reading.record(record)],
            )
        case tells.Interrogated(enemy):
            return say("interrogated: {enemy}.", "{enemy~допрошен} {enemy}.", "допитано: {enemy}.", enemy=card(enemy))
        case tells.Escaped(enemy):
            return say("{enemy} got away.", "{enemy} {enemy~сбежал}.", "{enemy} {enemy~втік/втекла}.", enemy=card(enemy))
        case tells.Resolution(n):
            return say(
                "the scenario ended: {end}.", "сценарий окончен: {end}.", "сценарій завершено: {end}.", end=resolution(n, v)
            )
        case tells.Used(piece, number):
            power = reading.power_of(piece, number)
            does = gist(power, manner(power, box.SHEETS[piece], v).wish)
            if power.forced:
                return say(
                    "{source} took effect: {does}.", "{source}: {does}.", "{source}: {does}.",
                    source=v.source(piece), does=does,
                )  # fmt: skip
            return say(
                "{source} was used: {does}.", "{source}: {does}.", "{source}: {does}.", source=v.source(piece), does=does
            )
        case tells.Forbidden(piece):
            return say(
                "{card} kept that from happening.",
                "этого не произошло: мешает {card}.",
                "цього не сталося: завадила карта {title}.",
                card=card(piece), title=v.quoted(piece),
            )  # fmt: skip
        case (
            tells.Insane()
            | tells.ScenarioBegins()
            | tells.NewInvestigator()
            | tells.SitsOut()
            | tells.ComesBack()
            | tells.DeckReady()
            | tells.Bought()
        ):
            return campaign.told(view, entry, v)
        case tells.Won():
            return say("victory!", "победа!", "перемога!")
        case tells.Lost():
            return say("defeat.", "поражение.", "поразка.")
        case _:
            assert_never(entry)
