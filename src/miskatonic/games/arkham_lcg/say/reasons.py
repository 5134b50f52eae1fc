"""Why a bot would choose something in the Card Game: each thing that its judgement hangs on, as a clause."""

from __future__ import annotations

from typing import assert_never, cast

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.bot import reasons as r
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.rules import box, figures
from miskatonic.games.arkham_lcg.rules.powers import POWERS
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import alike
from miskatonic.text.parts import Text, flat, percent
from miskatonic.text.slavic import ACC, GEN
from miskatonic.weighing import Besides, Changed


def said(v: Voice, view: State, why: object) -> Text:
    """A reason."""
    if isinstance(why, Changed):
        return _changed(v, view, cast(r.AnyFact, why.what), why.by, why.good)
    if isinstance(why, Besides):
        return _besides(v, cast(r.Health | r.Sanity, why.what), why.by)
    return _plain(v, view, cast(r.AnyReason, why))


def _alike(enemies: tuple[int, ...]) -> bool:
    """Whether some of these enemies are the same, so that they are counted."""
    return len(alike(list(enemies))) < len(enemies)


def _percentage(v: Voice, p: float) -> str:
    return v.percent(percent(p))


def _odds(v: Voice, chance: float, most: float) -> Text:
    """The chance of a test as it is, and with what one could add."""
    if most <= chance:
        return (_percentage(v, chance),)
    return v.say(
        "{p} (up to {most} with what you can add)",
        "{p} (до {most} с тем, что можно добавить)",
        "{p} (до {most} з тим, що можна додати)",
        p=_percentage(v, chance),
        most=_percentage(v, most),
    )


def _plain(v: Voice, view: State, why: r.AnyReason) -> Text:
    match why:
        case r.Hits() | r.Misses() | r.Evades() | r.Takes() | r.Wounds():
            return _enemy(v, view, why)
        case r.Leads() | r.Awaits() | r.LeavesBehind() | r.Harsh() | r.Provokes():
            return _way(v, why)
        case r.Uses(use):
            return _use(v, use)
        case r.Finds() | r.Bare() | r.Raises() | r.Enough() | r.Kept() | r.Stronger() | r.Passes():
            return _test(v, why)
        case r.NotWorth():
            return v.say("it is not worth its cost now", "сейчас это не стоит своей цены", "зараз це не варте своєї ціни")
        case r.PlaysAsset() | r.PlaysEvent() | r.Unburdens() | r.UsesUp() | r.Useful():
            return _card(v, view, why)
        case r.Spared() | r.Valued() | r.Saves() | r.Bears():
            return _card(v, view, why)
        case r.Resigns() | r.Draws() | r.Advances() | r.Rests() | r.GetsReady() | r.KeepsHand():
            return _rest(v, view, why)
        case r.First() | r.Joins() | r.ByWords():
            return _rest(v, view, why)
        case _:
            assert_never(why)


# -------------------------------------------------------------------- enemies and ways


def _enemy(v: Voice, view: State, why: r.Hits | r.Misses | r.Evades | r.Takes | r.Wounds) -> Text:
    say, enemy = v.say, v.card(why.enemy)
    match why:
        case r.Hits(defeats=True):
            return say(
                "{p} to hit, and a hit defeats {enemy}",
                "шанс попасть — {p}, а одного попадания хватит, чтобы победить {enemy:acc}",
                "шанс влучити — {p}, а одного влучання вистачить, щоб здолати {enemy:acc}",
                p=_odds(v, why.chance, why.most),
                enemy=enemy,
            )
        case r.Hits():
            left = figures.health_of(view, why.enemy) - view.count(box.DAMAGE[why.enemy])
            return say(
                "{p} to hit {enemy} ({n} health left)",
                "шанс попасть — {p}, а здоровья у {enemy:gen} — ещё {n}",
                "шанс влучити — {p}, а здоров’я у {enemy:gen} — ще {n}",
                p=_odds(v, why.chance, why.most),
                enemy=enemy,
                n=left,
            )
        case r.Misses(whom=box.NOBODY):
            return say(
                "after a miss it strikes back ({harm})",
                "при промахе враг ударит в ответ ({harm})",
                "у разі промаху ворог ударить у відповідь ({harm})",
                harm=_harm(v, figures.damage_of(view, why.enemy), figures.horror_of(view, why.enemy)),
            )
        case r.Misses():
            return say(
                "a miss would hit {who}",
                "при промахе пострадает {who}",
                "у разі промаху постраждає {who}",
                who=v.person(view, why.whom),
            )
        case r.Evades():
            return say(
                "{p} to evade {enemy} and be spared {harm}",
                "шанс ускользнуть — {p}, и {enemy} не нанесёт удара ({harm})",
                "шанс вислизнути — {p}, і {enemy} не завдасть удару ({harm})",
                p=_odds(v, why.chance, why.most),
                enemy=enemy,
                harm=_harm(v, figures.damage_of(view, why.enemy), figures.horror_of(view, why.enemy)),
            )
        case r.Takes():
            return say(
                "{enemy} hurts {who} more than you",
                "{enemy} опаснее для {who:gen}, чем для вас",
                "{enemy} {enemy~небезпечніший/небезпечніша/небезпечніше} для {who:gen}, ніж для вас",
                enemy=enemy,
                who=v.person(view, why.whom),
            )
        case r.Wounds():
            return say(
                "{enemy} is the greatest menace",
                "{enemy} — главная угроза",
                "{enemy} — головна загроза",
                enemy=enemy,
            )
        case _:
            assert_never(why)


def _harm(v: Voice, damage: int, horror: int) -> Text:
    return v.both(v.harm(damage, horror)) or v.say("an attack", "атака", "атака")


def _way(v: Voice, why: r.Leads | r.Awaits | r.LeavesBehind | r.Harsh | r.Provokes) -> Text:
    say = v.say
    match why:
        case r.Leads(place, goal):
            return _leads(v, place, goal)
        case r.Awaits(enemies) if _alike(enemies):
            return say(
                "enemies wait there ({who})",
                "там поджидают враги ({who})",
                "там чатують вороги ({who})",
                who=v.both(v.enemies(list(enemies))),
            )
        case r.Awaits(enemies):
            return say(
                "{who} <n:waits|wait> there",
                "там <n:поджидает|поджидают> {who}",
                "там <n:чатує|чатують> {who}",
                who=v.both(v.enemies(list(enemies))),
                n=min(2, len(enemies)),
            )
        case r.LeavesBehind(enemies) if _alike(enemies):
            return say(
                "it leaves your enemies behind ({who})",
                "так удастся оторваться от врагов ({who})",
                "так вдасться відірватися від ворогів ({who})",
                who=v.both(v.enemies(list(enemies))),
            )
        case r.LeavesBehind(enemies):
            return say(
                "it leaves {who} behind",
                "так удастся оторваться от {who}",
                "так вдасться відірватися від {who}",
                who=v.both(v.enemies(list(enemies), GEN)),
            )
        case r.Harsh(0, 0):
            return say("going in may cost you", "вход туда может дорого обойтись", "вхід туди може дорого обійтися")
        case r.Harsh(damage, horror):
            return say(
                "going in costs {harm}",
                "вход туда обойдётся дорого ({harm})",
                "вхід туди дорого обійдеться ({harm})",
                harm=_harm(v, damage, horror),
            )
        case r.Provokes(damage, horror):
            return say(
                "it provokes an attack ({harm})",
                "это провоцирует атаку ({harm})",
                "це провокує атаку ({harm})",
                harm=_harm(v, damage, horror),
            )
        case _:
            assert_never(why)


def _leads(v: Voice, place: int, goal: r.Goal) -> Text:
    say = v.say
    match goal:
        case r.Goal.CLUES:
            return say(
                "there are clues to be found {at}", "{at} можно найти улики", "{at} можна знайти докази", at=v.at(place)
            )
        case r.Goal.SPENDING:
            return say(
                "you are needed {at} to get on with the act",
                "чтобы продвинуть сцену, нужно быть {at}",
                "щоб просунути сцену, треба бути {at}",
                at=v.at(place),
            )
        case r.Goal.QUARRY:
            return say(
                "an enemy the act asks for is {at}",
                "{at} — враг, которого требует сцена",
                "{at} — ворог, якого вимагає сцена",
                at=v.at(place),
            )
        case r.Goal.DOOM:
            return say(
                "{at} there is an enemy with doom on it",
                "{at} — враг с жетонами безысходности",
                "{at} — ворог із жетонами приреченості",
                at=v.at(place),
            )
        case r.Goal.LAST:
            return say("the last fight is {at}", "последний бой — {at}", "останній бій — {at}", at=v.at(place))
        case r.Goal.FRIEND:
            return say("help is to be had {at}", "{at} можно найти помощь", "{at} можна знайти допомогу", at=v.at(place))
        case r.Goal.NONE:
            return say("it leads nowhere useful now", "сейчас там нет ничего полезного", "зараз там немає нічого корисного")
        case _:
            assert_never(goal)


# -------------------------------------------------------------------- tests


def _test(v: Voice, why: r.Finds | r.Bare | r.Raises | r.Enough | r.Kept | r.Stronger | r.Passes) -> Text:
    say = v.say
    match why:
        case r.Finds(chance, most, 0):
            return say(
                "{p} to find a clue, though the act needs no more",
                "шанс найти улику — {p}, хотя для сцены улик уже хватает",
                "шанс знайти доказ — {p}, хоча для сцени доказів уже досить",
                p=_odds(v, chance, most),
            )
        case r.Finds(chance, most, needed):
            return say(
                "{p} to find a clue, and the act needs {n} more",
                "шанс найти улику — {p}, а для сцены нужно ещё {n}",
                "шанс знайти доказ — {p}, а для сцени потрібно ще {n}",
                p=_odds(v, chance, most),
                n=needed,
            )
        case r.Bare():
            return say("no clue lies here", "улик здесь нет", "доказів тут немає")
        case r.Raises(now, then) if now == then:
            return say(
                "it would not change the chance ({p})",
                "шанс от этого не изменится ({p})",
                "шанс від цього не зміниться ({p})",
                p=_percentage(v, now),
            )
        case r.Raises(now, then, together=True):
            return say(
                "together with other cards of your hand it raises the chance from {now} to {then}",
                "вместе с другими картами с руки шанс вырастет с {now} до {then}",
                "разом з іншими картами з руки шанс зросте з {now} до {then}",
                now=_percentage(v, now),
                then=_percentage(v, then),
            )
        case r.Raises(now, then):
            return say(
                "it raises the chance from {now} to {then}",
                "шанс вырастет с {now} до {then}",
                "шанс зросте з {now} до {then}",
                now=_percentage(v, now),
                then=_percentage(v, then),
            )
        case r.Enough(chance, helpless=True):
            return say(
                "nothing you could add is worth it; the chance is {p}",
                "ничто из того, что можно добавить, того не стоит; шанс — {p}",
                "ніщо з того, що можна додати, того не варте; шанс — {p}",
                p=_percentage(v, chance),
            )
        case r.Enough(chance):
            return say("the chance is {p} as it is", "сейчас шанс — {p}", "зараз шанс — {p}", p=_percentage(v, chance))
        case r.Kept(card):
            return say(
                "{card} would be missed later",
                "карта {card} ещё пригодится на руке",
                "карта {card} ще знадобиться в руці",
                card=v.quoted(card),
            )
        case r.Passes(chance):
            return say("{p} to pass", "шанс пройти проверку — {p}", "шанс пройти перевірку — {p}", p=_percentage(v, chance))
        case r.Stronger(by) if by > 0:
            return say("this skill is higher by {n}", "этот навык выше на {n}", "це вміння вище на {n}", n=by)
        case r.Stronger(by):
            return say(
                "this skill is lower by {n}" if by else "both skills are equal",
                "этот навык ниже на {n}" if by else "оба навыка равны",
                "це вміння нижче на {n}" if by else "обидва вміння рівні",
                n=-by,
            )
        case _:
            assert_never(why)


# -------------------------------------------------------------------- cards


def _card(
    v: Voice,
    view: State,
    why: r.PlaysAsset | r.PlaysEvent | r.Unburdens | r.UsesUp | r.Useful | r.Spared | r.Valued | r.Saves | r.Bears,
) -> Text:
    say = v.say
    match why:
        case r.PlaysAsset(card, role):
            return _asset(v, card, role)
        case r.PlaysEvent(card):
            effect = box.EVENT[card].effect
            assert effect is not None
            does = clause(v.wish, known(effect))
            if "(" in flat(does):
                return say(
                    "its effect is worth it now: {does}",
                    "его эффект сейчас кстати: {does}",
                    "її ефект зараз доречний: {does}",
                    does=does,
                )
            return say(
                "its effect ({does}) is worth it now",
                "его эффект ({does}) сейчас кстати",
                "її ефект ({does}) зараз доречний",
                does=does,
            )
        case r.Unburdens(damage, horror):
            return say(
                "left in your hand it would do you harm ({harm})",
                "оставшись на руке, карта навредит вам ({harm})",
                "лишившись у руці, карта зашкодить вам ({harm})",
                harm=_harm(v, damage, horror),
            )
        case r.UsesUp(piece, discards=True):
            return say(
                "it gives up {card}",
                "карту {card} придётся сбросить",
                "карту {card} доведеться скинути",
                card=v.quoted(piece),
            )
        case r.UsesUp(piece):
            n = view.count(box.USES_LEFT[piece])
            return say(
                "it takes one of the {n} uses left" if n > 1 else "it takes the last use",
                "уйдёт одно применение из {n}" if n > 1 else "уйдёт последнее применение",
                "піде одне застосування з {n}" if n > 1 else "піде останнє застосування",
                n=n,
            )
        case r.Useful(card) if card in box.ASSET or card in box.EVENT or card in box.SKILL:
            return say(
                "{card} weighs most for what lies ahead",
                "карта {card} важнее всего для того, что впереди",
                "карта {card} найважливіша для того, що попереду",
                card=v.quoted(card),
            )
        case r.Useful():
            return say("nothing better is at hand", "ничего лучше нет", "нічого кращого немає")
        case r.Spared(card):
            return say(
                "{it} <it:helps|help> least with what lies ahead",
                "карта {card} меньше всего поможет в том, что впереди",
                "карта {card} найменше допоможе в тому, що попереду",
                card=v.quoted(card),
                it=v.card(card),
            )
        case r.Valued(card):
            return say(
                "{it} <it:is|are> worth keeping",
                "карту {card} лучше сохранить",
                "карту {card} краще зберегти",
                card=v.quoted(card),
                it=v.card(card),
            )
        case r.Saves(box.NOBODY):
            return say("resources are always of use", "ресурсы всегда пригодятся", "ресурси завжди стануть у пригоді")
        case r.Saves(card):
            return say(
                "it saves up for {card}",
                "так можно накопить на {card:acc}",
                "так можна назбирати на {card:acc}",
                card=v.card(card),
            )
        case r.Bears(piece, falls):
            return _bears(v, piece, falls)
        case _:
            assert_never(why)


def _asset(v: Voice, card: int, role: r.Role) -> Text:
    say = v.say
    match role:
        case r.Role.ACTS:
            return say(
                "it gives you one more action every turn",
                "с этой картой у вас на одно действие в ход больше",
                "з цією картою у вас на одну дію за хід більше",
            )
        case r.Role.ARMS if any(isinstance(power.effect, w.Boost) for power in POWERS.get(card, ())):
            return say(
                "it makes you stronger in tests to come",
                "с этой картой вы сильнее в будущих проверках",
                "з цією картою ви сильніші в майбутніх перевірках",
            )
        case r.Role.ARMS:
            return say(
                "it makes you stronger in fights to come",
                "с этой картой вы сильнее в будущих схватках",
                "з цією картою ви сильніші в майбутніх сутичках",
            )
        case r.Role.FINDS:
            return say(
                "it makes clues easier to find", "с этой картой легче находить улики", "з цією картою легше знаходити докази"
            )
        case r.Role.BEARS:
            sheet = box.ASSET[card]
            return say(
                "it can bear {harm} for you",
                "эта карта примет на себя {harm}",
                "ця карта візьме на себе {harm}",
                harm=v.both(v.harm(sheet.health, sheet.sanity, ACC)),
            )
        case r.Role.SERVES:
            return say(
                "it serves for the rest of the game",
                "эта карта будет служить до конца игры",
                "ця карта служитиме до кінця гри",
            )
        case _:
            assert_never(role)


def _use(v: Voice, use: r.Use) -> Text:
    """What a card or ability is used for."""
    say = v.say
    match use:
        case r.Use.ACTION:
            return say(
                "there is something to do with one more action, and resources to pay for it",
                "ещё одно действие пригодится, и ресурсов на него хватает",
                "ще одна дія знадобиться, і ресурсів на неї вистачає",
            )
        case r.Use.SPARES:
            return say("it spares you harm", "это убережёт вас от вреда", "це вбереже вас від шкоди")
        case r.Use.HURTS:
            return say(
                "it hurts an enemy without a test", "враг пострадает без всякой проверки", "ворог постраждає без перевірки"
            )
        case r.Use.CLUE:
            return say(
                "it brings you nearer to the clues you need",
                "это приблизит вас к нужным уликам",
                "це наблизить вас до потрібних доказів",
            )
        case r.Use.LUCK:
            return say("otherwise the test fails", "иначе проверка будет провалена", "інакше перевірку буде провалено")
        case r.Use.CARD:
            return say("it brings you a good card", "это даст вам хорошую карту", "це дасть вам добру карту")
        case r.Use.DRAWS:
            return say("it adds to your hand", "это пополнит вашу руку", "це поповнить вашу руку")
        case r.Use.HEALS:
            return say("it heals what hurts most", "это вылечит самое опасное", "це вилікує найнебезпечніше")
        case r.Use.MAY_HEAL:
            return say(
                "it may heal what hurts most",
                "это может вылечить самое опасное",
                "це може вилікувати найнебезпечніше",
            )
        case r.Use.MONEY:
            return say("it brings you resources", "это даст вам ресурсы", "це дасть вам ресурси")
        case r.Use.HARDER:
            return say("the attack does more damage", "атака нанесёт больше ран", "атака завдасть більше шкоди")
        case r.Use.RID:
            return say("it rids you of what hinders you", "это избавит вас от помехи", "це позбавить вас того, що заважає")
        case r.Use.MAY_RID:
            return say(
                "it may rid you of what hinders you",
                "это может избавить вас от помехи",
                "це може позбавити вас того, що заважає",
            )
        case r.Use.TALKS:
            return say(
                "it rids you of an enemy without a fight",
                "так можно избавиться от врага без боя",
                "так можна позбутися ворога без бою",
            )
        case r.Use.QUARRY:
            return say(
                "it brings out another enemy that the act asks for",
                "так появится ещё один враг, которого требует сцена",
                "так з’явиться ще один ворог, якого вимагає сцена",
            )
        case r.Use.ACT:
            return say(
                "it may bring the act nearer to its end",
                "это может приблизить конец сцены",
                "це може наблизити кінець сцени",
            )
        case r.Use.ENDS:
            return say(
                "it ends the scenario while you are still alive",
                "сценарий закончится, пока вы ещё живы",
                "сценарій завершиться, поки ви ще живі",
            )
        case r.Use.FRIEND:
            return say(
                "with a friend the last fight is easier",
                "с союзником последний бой будет легче",
                "із союзником останній бій буде легшим",
            )
        case r.Use.OTHER:
            return say("it is of use now", "сейчас это пригодится", "зараз це знадобиться")
        case _:
            assert_never(use)


def _bears(v: Voice, piece: int, falls: bool) -> Text:
    if piece not in box.ASSET:
        if falls:
            return v.say("it would be the end of the investigator", "для сыщика это конец", "для дослідника це кінець")
        return v.say(
            "you have enough left to bear it", "у вас достаточно сил, чтобы это перенести", "вам вистачить сил це перенести"
        )
    if falls:
        return v.say(
            "{card} falls, but spares you the harm",
            "карта {card} погибнет, но убережёт вас",
            "карта {card} загине, але вбереже вас",
            card=v.quoted(piece),
        )
    return v.say(
        "{card} survives it, and you stay unharmed",
        "карта {card} это выдержит, а вы останетесь целы",
        "карта {card} це витримає, а ви залишитеся цілі",
        card=v.quoted(piece),
    )


# -------------------------------------------------------------------- the rest


def _rest(
    v: Voice,
    view: State,
    why: r.Resigns | r.Draws | r.Advances | r.Rests | r.GetsReady | r.KeepsHand | r.First | r.Joins | r.ByWords,
) -> Text:
    say = v.say
    match why:
        case r.Resigns(lost=True):
            return say(
                "the next blow would be the last, and whoever leaves now leaves alive",
                "следующий удар станет последним, а кто уйдёт сейчас, уйдёт живым",
                "наступний удар стане останнім, а хто піде зараз, піде живим",
            )
        case r.Resigns(late=True):
            return say(
                "time is up, and whoever leaves now leaves unharmed",
                "время на исходе, а кто уйдёт сейчас, уйдёт целым",
                "час спливає, а хто піде зараз, піде цілим",
            )
        case r.Resigns():
            return say("it is too early to give up", "сдаваться рано", "здаватися зарано")
        case r.Draws(best=False):
            return say("a new card may come in handy", "новая карта может пригодиться", "нова карта може стати в пригоді")
        case r.Draws(for_clue=True):
            return say(
                "with what you hold a clue is hardly to be found here, and a new card may help",
                "с тем, что есть на руке, улику здесь найти трудно, а новая карта может помочь",
                "з тим, що є в руці, доказ тут знайти важко, а нова карта може допомогти",
            )
        case r.Draws():
            return say(
                "a new card may help more than anything else here",
                "новая карта может помочь больше, чем всё остальное",
                "нова карта може допомогти більше, ніж усе інше",
            )
        case r.Advances():
            return say(
                "that is what the clues were gathered for", "для этого улики и собирали", "для цього докази й збирали"
            )
        case r.Rests():
            return say(
                "nothing here is worth its cost now", "ничто сейчас не стоит своей цены", "ніщо зараз не варте своєї ціни"
            )
        case r.GetsReady():
            return say(
                "better get ready first, for what comes next has to be fought",
                "лучше сначала подготовиться, ведь дальше ждёт бой",
                "краще спершу підготуватися, адже далі чекає бій",
            )
        case r.KeepsHand():
            return say("the rest of the hand is good", "остальные карты хороши", "інші карти добрі")
        case r.First(who):
            return say("{who} fights best", "{who} сражается лучше всех", "{who} б’ється найкраще", who=v.person(view, who))
        case r.Joins():
            return say(
                "with one more investigator the group is stronger",
                "с ещё одним сыщиком группа сильнее",
                "з ще одним дослідником група сильніша",
            )
        case r.ByWords(good=True):
            return say("it brings more", "так выгоды больше", "так більше користі")
        case r.ByWords():
            return say("it costs least", "так потери меньше", "так втрати менші")
        case _:
            assert_never(why)


def _changed(v: Voice, view: State, what: r.AnyFact, by: int, good: bool) -> Text:
    """Something there will be more or less of."""
    say, n = v.say, abs(by)
    more, few = v.more(by > 0), v.more(by > 0, "fewer")
    match what:
        case r.Acts():
            return (
                say("the act moves on", "сцена продвинется", "сцена просунеться")
                if good
                else say("the act does not move on", "сцена не продвинется", "сцена не просунеться")
            )
        case r.Clues() if not by:
            return (
                say("more clues are within reach", "улики будут ближе", "докази будуть ближче")
                if good
                else say("fewer clues are within reach", "улики будут дальше", "докази будуть далі")
            )
        case r.Clues():
            return say(
                "there will be {k} {few} <k:clue|clues>",
                "улик будет на {k} {few}",
                "доказів буде на {k} {few}",
                k=n,
                few=few,
            )
        case r.Time() if not by:
            return (
                say("there is more time", "времени будет больше", "часу буде більше")
                if good
                else say("there is less time", "времени будет меньше", "часу буде менше")
            )
        case r.Time() if good:
            return say(
                "there will be {k} less doom",
                "жетонов безысходности будет на {k} меньше",
                "жетонів приреченості буде на {k} менше",
                k=n,
            )
        case r.Time():
            return say(
                "there will be {k} more doom",
                "жетонов безысходности будет на {k} больше",
                "жетонів приреченості буде на {k} більше",
                k=n,
            )
        case r.Health(who) | r.Sanity(who) if not by:
            person = v.person(view, who)
            return (
                say("{who} is better off", "{who} в выигрыше", "{who} у виграші", who=person)
                if good
                else say("{who} is worse off", "{who} в проигрыше", "{who} у програші", who=person)
            )
        case r.Health(who):
            person = v.person(view, who)
            return say(
                "{who} will have {n} {more} health",
                "здоровья у {who:gen} будет на {n} {more}",
                "здоров’я у {who:gen} буде на {n} {more}",
                who=person,
                n=n,
                more=more,
            )
        case r.Sanity(who):
            person = v.person(view, who)
            return say(
                "{who} will have {n} {more} sanity",
                "рассудка у {who:gen} будет на {n} {more}",
                "розуму у {who:gen} буде на {n} {more}",
                who=person,
                n=n,
                more=more,
            )
        case r.Danger() if by:
            return say(
                "there will be {n} {few} <n:enemy|enemies> in play",
                "врагов в игре будет на {n} {few}",
                "ворогів у грі буде на {n} {few}",
                n=n,
                few=few,
            )
        case r.Danger() if good:
            return say("the enemies will be less of a danger", "враги будут менее опасны", "вороги будуть менш небезпечні")
        case r.Danger():
            return say("the enemies will be more of a danger", "враги будут опаснее", "вороги будуть небезпечніші")
        case r.Means() if good:
            return say(
                "you keep more cards and resources", "останется больше карт и ресурсов", "залишиться більше карт і ресурсів"
            )
        case r.Means():
            return say("it costs you cards or resources", "это отнимет карты или ресурсы", "це забере карти чи ресурси")
        case r.Victory():
            return say(
                "there will be {n} {few} victory <n:point|points>",
                "победных очков будет на {n} {few}",
                "очок перемоги буде на {n} {few}",
                n=n,
                few=few,
            )
        case _:
            assert_never(what)


def _besides(v: Voice, what: r.Health | r.Sanity, by: int) -> Text:
    """What else somebody will have more or less of."""
    n, more = abs(by), v.more(by > 0)
    match what:
        case r.Health():
            return v.say("{n} {more} health", "здоровья — на {n} {more}", "здоров’я — на {n} {more}", n=n, more=more)
        case r.Sanity():
            return v.say("{n} {more} sanity", "рассудка — на {n} {more}", "розуму — на {n} {more}", n=n, more=more)
        case _:
            assert_never(what)
