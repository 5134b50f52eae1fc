"""What always holds for a card: bonuses, limits, and what enemies and investigators may not do."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards.terms import AUTO_FAIL, COMBAT, ELDER_SIGN, ELITE
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.amounts import bonus
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text import parts, ru
from miskatonic.text.slavic import NOM, F, Gender


def _changed(n: int, gender: Gender) -> str:
    """In Russian, that something is raised or lowered."""
    return f"{ru.past(gender, 'увеличен' if n > 0 else 'уменьшен')} на {abs(n)}"


def _higher(n: int) -> str:
    """In English, that something is raised or lowered."""
    return f"{'higher' if n > 0 else 'lower'} by {abs(n)}"


def passive(v: Voice, word: p.Passive) -> parts.Text:
    """What holds while a card is in play, in sentences."""
    say = v.say
    match word:
        case p.SkillBonus(number, n, investigating):
            skill = v.skill(number)
            said = say(
                "your {skill} is {higher}", "{skill~ваш/ваша/ваше} {skill} {changed}", "ви отримуєте {n} до {skill:gen}",
                n=parts.signed(n), skill=skill, higher=_higher(n), changed=_changed(n, skill.gender),
            )  # fmt: skip
            if investigating:
                said = say("{it} while you investigate", "при исследовании {it}", "{it} під час дослідження", it=said)
            return parts.cat(parts.capital(said), ".")
        case p.AllSkills(n):
            return say(
                "All your skills are {higher}.",
                "Все ваши навыки {changed} на {size}.",
                "Ви отримуєте {n} до кожного вміння.",
                n=parts.signed(n), higher=_higher(n), size=abs(n), changed="увеличены" if n > 0 else "уменьшены",
            )  # fmt: skip
        case p.CombatHere(n):
            return say(
                "The {skill} of every investigator at its location is {higher}.",
                "У каждого сыщика в вашей локации {skill} {changed}.",
                "Кожен дослідник у локації цієї карти отримує {n} до {skill:gen}.",
                n=parts.signed(n), skill=v.skill(COMBAT), higher=_higher(n), changed=_changed(n, F),
            )  # fmt: skip
        case p.ExtraAction(trait):
            return _extra_action(v, trait)
        case p.ExtraSlots(slot, n, trait):
            return _extra_slots(v, slot, n, trait)
        case p.LimitBonus():
            return _limits(v, word)
        case p.EnemyBonus():
            return _enemies(v, word)
        case p.ElderSignFails():
            return say(
                "An {own} that you reveal counts as an {fail}.",
                "Вытянутый вами {own} считается автоматическим провалом.",
                "Для вас {own} означає автоматичний провал.",
                own=v.token(ELDER_SIGN), fail=v.token(AUTO_FAIL),
            )  # fmt: skip
        case p.StaysWhileHorror():
            return say(
                "It stays in play as long as {horror} is on it.",
                "Пока на этой карте есть ужас, она не может выйти из игры.",
                "Доки на цій карті є жах, вона не може вийти з гри.",
                horror=v.word(1, v.names.horror, reading.HORROR_ICON),
            )
        case p.EventsFromDiscard():
            return say(
                "The topmost event of your discard pile can be played; events you play go under your deck.",
                "Вы можете играть верхнее событие своего сброса так, словно оно у вас на руке. "
                "Сыгранные вами события кладутся под низ вашей колоды, а не в сброс.",
                "Можете розігрувати верхню подію свого скиду, наче вона у вас у руці. "
                "Розіграні події кладіть під низ колоди, а не в скид.",
            )
        case p.DearFirstAction():
            return say(
                "Your first move, fight or evade each round takes 1 more {action}.",
                "Первое за раунд движение, бой или уход стоит вам на 1 {action:acc} больше.",
                "Ваш перший за раунд перехід, атака або ухиляння коштує на 1 {action:acc} більше.",
                action=v.word(1, v.names.action, reading.ACTION_ICON),
            )
        case p.NoPlaying():
            return say(
                "You can play neither assets nor events.",
                "Играть активы и события вам нельзя.",
                "Ви не можете розігрувати активи й події.",
            )
        case p.ShroudBonus(n):
            return say(
                "The {shroud} of its location is {higher}.",
                "{Shroud} этой локации {changed}.",
                "{Shroud} цієї локації більша на {k}.",
                k=n, shroud=v.shroud, higher=_higher(n), Shroud=parts.capital(v.shroud.said(NOM)), changed=_changed(n, F),
            )  # fmt: skip
        case p.CheaperAssets(trait, n):
            return say(
                "{trait} assets that you play here cost {n} less.",
                "Активы с чертой «{trait}», которые вы играете здесь, стоят на {n:acc} меньше.",
                "Активи з ознакою «{trait}», які ви розігруєте тут, коштують на {n:acc} менше.",
                trait=v.trait(trait), n=v.resources(n),
            )  # fmt: skip
        case p.NoClues():
            return say(
                "While engaged with it you can neither discover nor spend clues.",
                "Сражаясь с этим врагом, вы не можете находить и тратить улики.",
                "Доки ви б’єтеся з цим ворогом, ви не можете знаходити й витрачати докази.",
            )
        case p.DoubleTokens():
            return say(
                "While you try to evade it, negative modifiers of chaos tokens are doubled.",
                "Пока вы пытаетесь уйти от этого врага, отрицательные модификаторы жетонов хаоса удваиваются.",
                "Доки ви пробуєте ухилитися від цього ворога, від’ємні модифікатори жетонів хаосу подвоюються.",
            )
        case p.InvestigatedWith(skill):
            return say(
                "It is investigated with {skill}, whatever an attempt would use.",
                "При исследовании этой локации проверяется {skill}.",
                "Під час дослідження цієї локації перевіряють {skill:acc}.",
                skill=v.skill(skill),
            )
        case p.NoInvestigating():
            return say(
                "Its location cannot be investigated.",
                "Эту локацию нельзя исследовать.",
                "Цю локацію не можна досліджувати.",
            )
        case p.NoWayIn():
            return say(
                "Enemies that are not {elite} are kept from moving into its location.",
                "Враги без черты «{elite}» не могут войти в эту локацию.",
                "Неелітні вороги не можуть увійти в цю локацію.",
                elite=v.trait(ELITE),
            )
        case p.BlankHere():
            return say(
                "The text of investigators at its location does not count.",
                "Пока сыщик в одной локации с этим врагом, игровой текст на карте сыщика отсутствует.",
                "Здібності дослідників у локації цього ворога не діють.",
            )
        case p.DiscardWhenEmpty():
            return say(
                "It is discarded when nothing is left on it.",
                "Когда жетоны использования закончатся, сбросьте эту карту.",
                "Коли жетони на цій карті закінчаться, скиньте її.",
            )
        case p.BarredWhileUnrevealed():
            return say(
                "Investigators cannot enter while it is unrevealed.",
                "Пока эта локация закрыта, сыщики не могут в неё войти.",
                "Доки локацію не відкрито, дослідники не можуть сюди ввійти.",
            )
        case _:
            assert_never(word)


def _extra_action(v: Voice, trait: int | None) -> parts.Text:
    """One more action each turn, perhaps only for some cards."""
    more = v.say(
        "You have 1 more {action} each turn",
        "Каждый свой ход вы можете совершить 1 дополнительное {action:acc}",
        "У свій хід ви маєте 1 додаткову {action:acc}",
        action=v.word(1, v.names.action, reading.ACTION_ICON),
    )
    if trait is None:
        return parts.cat(more, ".")
    return v.say(
        "{more}, only for activating {trait} cards.",
        "{more}, но только чтобы активировать свойство карты с чертой «{trait}».",
        "{more} лише для активації {cards:gen}.",
        more=more, trait=v.trait(trait), cards=v.of_trait(trait),
    )  # fmt: skip


def _extra_slots(v: Voice, slot: int, n: int, trait: int | None) -> parts.Text:
    """More slots, perhaps only for some cards."""
    more = v.say(
        "You have {n} more {slots}",
        "У вас есть {n} <n:дополнительный|дополнительных> {slots:acc}",
        "Ви маєте {n} <n:додатковий|додаткові|додаткових> {slots:acc}",
        n=n, slots=v.word(n, v.names.slots[slot]),
    )  # fmt: skip
    if trait is None:
        return parts.cat(more, ".")
    return v.say(
        "{more}, only for {trait} cards.",
        "{more}, но только для карт с чертой «{trait}».",
        "{more} лише для {cards:gen}.",
        more=more, trait=v.trait(trait), cards=v.of_trait(trait),
    )  # fmt: skip


def _limits(v: Voice, word: p.LimitBonus) -> parts.Text:
    """What is changed of an investigator's limits."""
    say = v.say
    said = [bonus(v, n, of) for n, of in ((word.health, v.health), (word.sanity, v.sanity)) if n]
    if word.hand_size:
        size = parts.signed(word.hand_size)
        said.append(say("{n} hand size", "{n} к размеру руки", "{n} до розміру руки", n=size))
    if word.actions:
        one, many = (v.word(n, v.names.action, reading.ACTION_ICON) for n in (abs(word.actions), 5))
        said.append(say(
            "{n} {one} each turn", "{n} к числу {many:gen} за ход", "{n} до кількості {many:gen} за хід",
            n=parts.signed(word.actions), one=one, many=many,
        ))  # fmt: skip
    return say("You get {them}.", "Вы получаете {them}.", "Ви отримуєте {them}.", them=v.both(said))


def _enemies(v: Voice, word: p.EnemyBonus) -> parts.Text:
    """What is changed of enemies' figures: of whom, what, and while what is so."""
    say = v.say
    figures = (
        (word.fight, say("fight", "бою", "бою")), (word.evade, say("evade", "уходу", "ухиляння")),
        (word.damage, say("attack damage", "ранам от атаки", "шкоди від атаки")),
        (word.horror, say("attack horror", "ужасу от атаки", "жаху від атаки")),
    )  # fmt: skip
    said = [say("{n} {of}", "{n} к {of}", "{n} до {of}", n=parts.signed(n), of=of) for n, of in figures if n]
    if word.health:
        said.insert(1 if word.fight else 0, bonus(v, word.health, v.health))
    many = not isinstance(word.whom, p.ThisEnemy)
    has = say("get", "получают", "отримують") if many else say("gets", "получает", "отримує")
    line = say("{Whom} {has} {them}", "{Whom} {has} {them}", "{Whom} {has} {them}",
               Whom=_foes(v, word.whom), has=has, them=v.both(said))  # fmt: skip
    if word.condition is not None:
        line = say(
            "{line} while engaged with an investigator who has {n} or less {sanity} left",
            "{line}, пока сражается с сыщиком, у которого осталось не больше {n} {sanity:gen}",
            "{line}, доки б’ється з дослідником, у якого лишилося не більш ніж {n} {sanity:gen}",
            line=line, n=word.condition.n, sanity=v.sanity,
        )  # fmt: skip
    return parts.cat(line, ".")


def _foes(v: Voice, whom: p.Foes) -> parts.Text:
    """Which enemies are meant."""
    match whom:
        case p.ThisEnemy():
            return v.say("This enemy", "Этот враг", "Цей ворог")
        case p.EnemiesThere(trait):
            return v.say(
                "{Them} at its location", "{Them} в этой локации", "{Them} у цій локації",
                Them=parts.capital(_with_trait(v, trait)),
            )  # fmt: skip
        case p.EveryEnemy(trait):
            return v.say("All {them}", "Все {them}", "Усі {them}", them=_with_trait(v, trait))
        case _:
            assert_never(whom)


def _with_trait(v: Voice, trait: int | None) -> parts.Text:
    """Enemies, perhaps only with a trait."""
    if trait is None:
        return v.say("enemies", "враги", "вороги")
    return v.say("{trait} enemies", "враги с чертой «{trait}»", "вороги з ознакою «{trait}»", trait=v.trait(trait))


def prey(v: Voice, word: c.Prey) -> parts.Text:
    """Whom an enemy prefers."""
    match word:
        case c.HighestSkill(number):
            return v.say(
                "highest {skill}",
                "сыщика с {skill~наибольшим/наибольшей/наибольшим} {skill:ins}",
                "дослідник із {skill~найбільшим/найбільшою/найбільшим} {skill:ins}",
                skill=v.skill(number),
            )
        case c.LowestHealth():
            return v.say(
                "least {health} left",
                "сыщика с наименьшим оставшимся {health:ins}",
                "дослідник із найменшим залишком {health:gen}",
                health=v.health,
            )
        case c.LowestSkill(number):
            return v.say(
                "lowest {skill}",
                "сыщика с {skill~наименьшим/наименьшей/наименьшим} {skill:ins}",
                "дослідник із {skill~найменшим/найменшою/найменшим} {skill:ins}",
                skill=v.skill(number),
            )
        case c.LowestSanity():
            return v.say(
                "least {sanity} left",
                "сыщика с наименьшим оставшимся {sanity:ins}",
                "дослідник із найменшим залишком {sanity:gen}",
                sanity=v.sanity,
            )
        case c.FewestCards():
            return v.say(
                "fewest cards in hand",
                "сыщика с наименьшим числом карт на руке",
                "дослідник із найменшою кількістю карт у руці",
            )
        case c.MostClues():
            return v.say("most clues", "сыщика с наибольшим числом улик", "дослідник із найбільшою кількістю доказів")
        case c.BearerOnly():
            return v.say("only its bearer", "только держателя этой карты", "лише той, чия це слабкість")
        case _:
            assert_never(word)
