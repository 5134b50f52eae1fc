"""The log: what happened, in the past tense."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import assert_never

from miskatonic.core.declared import SEAT, Kind, arguments
from miskatonic.core.options import NOTHING
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import campaign, entries, reading
from miskatonic.games.arkham_lcg.say.names import Kind as CardKind
from miskatonic.games.arkham_lcg.say.names import Voice, kind_of
from miskatonic.games.arkham_lcg.say.powers import gist, manner
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text, capital, cat, signed
from miskatonic.text.phrases import fixed
from miskatonic.text.slavic import ACC, NOM


def line(cast: Cast, entry: tells.AnyTold, rule: str, v: Voice) -> Text:
    """A log entry as a sentence."""
    kind: Kind = type(entry)
    named = [getattr(entry, field) for field in seats_in(kind)]
    return _line(tuple([piece if seat in named else NOTHING for seat, piece in enumerate(cast)]), entry, rule, v)


@cache
def seats_in(kind: Kind) -> tuple[str, ...]:
    """The fields of a kind of entry that name seats: who sits at the others makes no difference to its words."""
    return tuple([field for field, what in arguments(kind) if what == SEAT])


@lru_cache(maxsize=1 << 13, typed=True)  # entries of two kinds may hold the same numbers
def _line(cast: Cast, entry: tells.AnyTold, rule: str, v: Voice) -> Text:
    return v.finished(capital(told(cast, entry, rule, v)))


def told(cast: Cast, entry: tells.AnyTold, rule: str, v: Voice) -> Text:
    """A log entry as a sentence, its first letter still small."""
    if isinstance(entry, tells.OfCourse):
        return _of_course(cast, entry, rule, v)
    if isinstance(entry, tells.OfPlaces):
        return _of_places(cast, entry, v)
    if isinstance(entry, tells.OfCards):
        return _of_cards(cast, entry, v)
    if isinstance(entry, tells.OfTests):
        return _of_tests(cast, entry, v)
    if isinstance(entry, tells.OfHarm):
        return _of_harm(cast, entry, v)
    if isinstance(entry, tells.OfEnemies):
        return _of_enemies(cast, entry, v)
    if isinstance(entry, tells.OfStory):
        return _of_story(cast, entry, v)
    return _of_campaign(cast, entry, v)


def _of_course(cast: Cast, entry: tells.OfCourse, rule: str, v: Voice) -> Text:
    """In the log: rounds, turns, and what they bring."""
    say = v.say
    card = v.card
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
                who=v.player(cast, who),
            )
        case tells.Plays(who, piece):
            full = reading.to_person(piece, v.title(box.SLUG[piece]))
            return say(
                "{player} plays {full}.", "{player} — {full}.", "{player} грає за {who:acc}.",
                player=v.sitter(who), who=card(piece), full=full,
            )  # fmt: skip
        case tells.Mulligan(who, 0):
            return say(
                "{who} kept {their} opening hand.",
                "{who} {who~оставил} стартовую руку.",
                "{who} {who~залишив} стартову руку без змін.",
                who=v.player(cast, who),
                their=v.their(v.player(cast, who)),
            )
        case tells.Mulligan(who, n):
            return say(
                "{who} replaced {n} of {their} opening hand.",
                "{who} {who~заменил} {n:acc} стартовой руки.",
                "{who} {who~замінив} {n:acc} стартової руки.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), n=v.cards(n),
            )  # fmt: skip
        case tells.Turn(who):
            return say(
                "{who}’s turn begins.", "начинается ход {who:gen}.", "починається хід {who:gen}.", who=v.player(cast, who)
            )
        case tells.TurnEnded(who):
            return say(
                "{who}’s turn ended.", "{who} {who~закончил} ход.", "{who} {who~закінчив} хід.", who=v.player(cast, who)
            )
        case tells.Drew(who, piece):
            what = card(piece).said(ACC) if piece not in box.ENEMY else cat("карту врага: ", card(piece).said(NOM))
            return say(
                "{who} drew {card}.", "{who} {who~взял} {what}.", "{who} {who~взяв} {card:acc}.",
                who=v.player(cast, who), card=card(piece), what=what,
            )  # fmt: skip
        case tells.Reshuffled(who):
            return say(
                "{who} shuffled {their} discard pile into a new deck.",
                "колода {who:gen} закончилась и составлена заново из сброса.",
                "{who} {who~перетасував} скид у нову колоду.",
                who=v.player(cast, who),
                their=v.their(v.player(cast, who)),
            )
        case tells.NoCards(who):
            return say(
                "{who} had no cards left to draw.",
                "у {who:gen} нет карт ни в колоде, ни в сбросе.",
                "{who} {who~не взяв} карту: ні в колоді, ні в скиді нічого немає.",
                who=v.player(cast, who),
            )
        case tells.Resources():
            return entries.resources(cast, entry, rule, v)
        case tells.Actions():
            return entries.actions(cast, entry, v)
        case _:
            assert_never(entry)


def _of_places(cast: Cast, entry: tells.OfPlaces, v: Voice) -> Text:
    """In the log: locations and clues."""
    say = v.say
    card = v.card
    match entry:
        case tells.Moved(who, place):
            return say(
                "{who} moved {to}.", "{who} {who~передвинулся} {to}.", "{who} {who~перейшов/перейшла} {to}.",
                who=v.player(cast, who), to=v.to(place),
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
            slug = box.place_slug(place)
            it = v.article(slug, fixed(v.names.subtitles[slug])) if slug in box.TITLES_SHARED else v.place(place)
            return say(
                "{unseen} turns out to be {it}.", "{unseen} — это {it}.", "{unseen} — це {it}.",
                unseen=v.place(unseen), it=it,
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
                who=v.player(cast, who), n=v.clues(n), at=v.at(place),
            )  # fmt: skip
        case tells.CluesReplaced(who, piece, n):
            return say(
                "{who} took {n} off {card} instead.",
                "{who} {who~снял} {n:acc} {off}.",
                "{who} {who~зняв} {n:acc} з карти {title}.",
                who=v.player(cast, who), n=v.clues(n), card=card(piece), off=v.off(card(piece)), title=v.quoted(piece),
            )  # fmt: skip
        case tells.CluesSpent(who, n):
            return say(
                "{who} spent {n}.", "{who} {who~потратил} {n:acc}.", "{who} {who~витратив} {n:acc}.",
                who=v.player(cast, who), n=v.clues(n),
            )  # fmt: skip
        case tells.CluesPut(piece, n):
            return say(
                "{n} <n:was|were> placed on {card}.", "новые улики: {card} ({n}).", "нові докази: {card} ({n}).",
                n=v.clues(n), card=v.quoted(piece),
            )  # fmt: skip
        case tells.CluesGained(who, n):
            return say(
                "{who} took {n} from the token pool.",
                "{who} {who~взял} {n:acc} из резерва жетонов.",
                "{who} {who~взяв} {n:acc} із запасу жетонів.",
                who=v.player(cast, who), n=v.clues(n),
            )  # fmt: skip
        case tells.CluesDropped(who, place, n):
            return say(
                "{who} left {n} {at}.", "{who} {who~оставил} {n:acc} {at}.", "{who} {who~залишив} {n:acc} {at}.",
                who=v.player(cast, who), n=v.clues(n), at=v.at(place),
            )  # fmt: skip
        case _:
            assert_never(entry)


def _of_cards(cast: Cast, entry: tells.OfCards, v: Voice) -> Text:
    """In the log: cards."""
    say = v.say
    card = v.card
    match entry:
        case tells.Played(who, piece):
            return say(
                "{who} played {card}.", "{who} {who~сыграл} {card:acc}.", "{who} {who~розіграв} {card:acc}.",
                who=v.player(cast, who), card=card(piece),
            )  # fmt: skip
        case tells.InPlay(who, piece):
            return say(
                "{card} entered play under {who}’s control.",
                "у {who:gen} в игре {card}.",
                "{who} тепер має в грі {card:acc}.",
                who=v.player(cast, who), card=card(piece),
            )  # fmt: skip
        case tells.Discarded(piece):
            return say("{card} was discarded.", "{card~сброшен} {card}.", "скинуто {card:acc}.", card=card(piece))
        case tells.DiscardedFromHand(who, piece):
            return say(
                "{who} discarded {card} from {their} hand.",
                "{who} {who~сбросил} с руки {card:acc}.",
                "{who} {who~скинув} з руки {card:acc}.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), card=card(piece),
            )  # fmt: skip
        case tells.UnderDeck(who, piece):
            return say(
                "{who} put {card} under {their} deck.",
                "{who} {who~положил} {card:acc} под колоду.",
                "{who} {who~поклав} {card:acc} під колоду.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), card=card(piece),
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
            return entries.uses(piece, left, v)
        case tells.UsesAdded(piece, n, now):
            noun = v.names.uses[reading.uses_on(piece) or 0]
            return say(
                "{n} <n:was|were> put on {card} (now {now}).",
                "{card}: {n~добавлен} {n} (теперь {now}).",
                "на карту {title} покладено {n:acc} (тепер {now}).",
                card=card(piece), title=v.quoted(piece), n=v.many(n, noun), now=now,
            )  # fmt: skip
        case tells.Learned(who, skill, n):
            return say(
                "{who} has {n} {skill} until the end of the phase.",
                "{who} {who~получил} {n} к {skill:dat} до конца фазы.",
                "{who} {who~отримав} {n} до {skill:gen} до кінця фази.",
                who=v.player(cast, who), n=signed(n), skill=v.skill(skill),
            )  # fmt: skip
        case tells.NoTokens(who):
            return say(
                "{who} reveals no chaos tokens until the end of {their} turn.",
                "{who} не вытягивает жетоны хаоса до конца хода.",
                "{who} не витягає жетонів хаосу до кінця ходу.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)),
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
        case _:
            assert_never(entry)


def _of_tests(cast: Cast, entry: tells.OfTests, v: Voice) -> Text:
    """In the log: skill tests."""
    say = v.say
    card = v.card
    match entry:
        case tells.Test():
            return entries.test(cast, entry, v)
        case tells.Committed(who, piece):
            return say(
                "{who} committed {card} to the test.",
                "{who} {who~добавил} к проверке {card:acc}.",
                "{who} {who~додав} до перевірки карту {title}.",
                who=v.player(cast, who), card=card(piece), title=v.quoted(piece),
            )  # fmt: skip
        case tells.Token(who, token):
            return say(
                "{who} revealed {token:a}.",
                "{who} {who~вытянул} жетон хаоса: {token}.",
                "{who} {who~витягнув} жетон: {token}.",
                who=v.player(cast, who), token=v.token(token),
            )  # fmt: skip
        case tells.TokenCancelled(who, token):
            return say(
                "{who} put {token:a} back and revealed another token.",
                "{who} {who~отменил} жетон хаоса: {token}.",
                "{who} {who~повернув} жетон у мішок: {token}.",
                who=v.player(cast, who), token=v.token(token),
            )  # fmt: skip
        case tells.Boosted(who, n):
            return say(
                "{who} got {n} in this test.",
                "{who} {who~получил} {n} в этой проверке.",
                "{who} {who~отримав} {n} у цій перевірці.",
                who=v.player(cast, who), n=signed(n),
            )  # fmt: skip
        case tells.Succeeded():
            return entries.passed(cast, entry, v)
        case tells.Failed(who, value, hard, by):
            return say(
                "{who} failed the test by {by} ({value} against {hard}).",
                "{who} {who~провалил} проверку: {value} против {hard}.",
                "{who} {who~провалив} перевірку: {value} проти {hard}{short}.",
                who=v.player(cast, who), value=value, hard=hard, by=by, short=f" (забракло {by})" if by else "",
            )  # fmt: skip
        case _:
            assert_never(entry)


def _of_harm(cast: Cast, entry: tells.OfHarm, v: Voice) -> Text:
    """In the log: damage, horror and defeat."""
    say = v.say
    card = v.card
    match entry:
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
            lost = "знищено" if kind_of(piece) is CardKind.ASSET else "переможено"
            return say(
                "{card} was defeated.", "{card} {card~побеждён/побеждена/побеждено}.", "{card:acc} {lost}.",
                card=card(piece), lost=lost,
            )  # fmt: skip
        case tells.Defeated():
            return entries.defeated(cast, entry, v)
        case tells.Resigned(who):
            return say(
                "{who} resigned.",
                "{who} {who~совершил} побег.",
                "{who} {who~відступився} від розслідування.",
                who=v.player(cast, who),
            )
        case tells.Trauma():
            return entries.trauma(cast, entry, v)
        case _:
            assert_never(entry)


def _of_enemies(cast: Cast, entry: tells.OfEnemies, v: Voice) -> Text:
    """In the log: encounter cards and enemies."""
    say = v.say
    card = v.card
    match entry:
        case tells.Encounter():
            return entries.faced(cast, entry, v)
        case tells.EncountersReshuffled():
            return say(
                "the encounter discard pile was shuffled into the encounter deck.",
                "сброс контактов замешан в колоду контактов.",
                "скид зустрічей замішано в колоду зустрічей.",
            )
        case tells.Spawned(enemy, place):
            return say(
                "{enemy} {came} {at}.", "{enemy} {enemy~вышел/вышла/вышло} {at}.", "{enemy} {enemy~з’явився} {at}.",
                enemy=card(enemy), at=v.at(place), came="spawned" if enemy in box.ENEMY else "entered play",
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
                enemy=card(enemy), who=v.player(cast, who), with_who=v.with_(v.player(cast, who)),
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
                who=v.player(cast, who), enemy=card(enemy),
            )  # fmt: skip
        case tells.Attacks(enemy, who):
            return say(
                "{enemy} attacked {who}.", "{enemy} {enemy~атаковал} {who:acc}.", "{enemy} {enemy~атакував} {who:acc}.",
                enemy=card(enemy), who=v.player(cast, who),
            )  # fmt: skip
        case tells.NoAttack(enemy, who):
            return say(
                "{enemy} could not attack {who}.",
                "{enemy} не может атаковать {who:acc}.",
                "{enemy} {enemy~не зміг/не змогла} атакувати {who:acc}.",
                enemy=card(enemy), who=v.player(cast, who),
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
                who=v.player(cast, who), enemy=card(enemy),
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
                card=card(piece), who=v.player(cast, who),
            )  # fmt: skip
        case _:
            assert_never(entry)


def _of_story(cast: Cast, entry: tells.OfStory, v: Voice) -> Text:
    """In the log: doom, agendas, acts, and searches."""
    say = v.say
    card = v.card
    match entry:
        case tells.Doom():
            return entries.doom(entry, v)
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
                who=v.player(cast, who), their=v.their(v.player(cast, who)), card=card(piece),
            )  # fmt: skip
        case tells.Looked():
            return entries.looked(cast, entry, v)
        case tells.Returned(who, piece):
            return say(
                "{card} returned to {who}’s hand.",
                "{who} {who~вернул} на руку {card:acc}.",
                "{who} {who~повернув} в руку {card:acc}.",
                who=v.player(cast, who), card=card(piece),
            )  # fmt: skip
        case _:
            assert_never(entry)


def _of_campaign(cast: Cast, entry: tells.OfCampaign, v: Voice) -> Text:
    """In the log: the end of a scenario and the campaign."""
    say = v.say
    card = v.card
    match entry:
        case tells.Experience(who, 0):
            return say(
                "{who} earned no experience.",
                "{who} {who~не получил} опыта.",
                "{who} {who~не отримав} досвіду.",
                who=v.player(cast, who),
            )
        case tells.Experience(who, n):
            return say(
                "{who} earned {n}.", "{who} {who~получил} {n:acc}.", "{who} {who~отримав} {n:acc}.",
                who=v.player(cast, who), n=v.many(n, v.names.experience),
            )  # fmt: skip
        case tells.Killed(who):
            return say(
                "{who} was killed.", "{who} {who~погиб/погибла}.", "{who} {who~загинув/загинула}.", who=v.player(cast, who)
            )
        case tells.Earned(who, piece):
            return entries.earned(cast, who, piece, v)
        case tells.Recorded(record):
            return entries.recorded([record], v)
        case tells.GainsWeakness(who, piece):
            return say(
                "{who} gains a weakness: {card}.",
                "{who} {who~получил} слабость: {card}.",
                "{who} {who~отримав} слабкість: {card}.",
                who=v.player(cast, who), card=v.quoted(piece),
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
        case tells.Resolution(n, story):
            return say(
                "the scenario ended: {end}.",
                "сценарий окончен: {end}.",
                "сценарій завершено: {end}.",
                end=entries.resolution(n, v.in_story(box.SCENARIOS[story].slug)),
            )
        case (
            tells.Insane()
            | tells.ScenarioBegins()
            | tells.NewInvestigator()
            | tells.SitsOut()
            | tells.ComesBack()
            | tells.DeckReady()
            | tells.Bought()
        ):
            return campaign.told(cast, entry, v)
        case tells.Won():
            return say("victory!", "победа!", "перемога!")
        case tells.Lost():
            return say("defeat.", "поражение.", "поразка.")
        case _:
            assert_never(entry)
