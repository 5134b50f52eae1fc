"""Cues of the General encounters: city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

GENERAL: Final[Cues] = {
    "ge-1": (
        (
            "The goods are under your coat, and the door is five steps away.",
            "Товар уже под пальто, и до двери пять шагов.",
            "Крам уже під пальтом, і до дверей п’ять кроків.",
        ),
        (
            "An explorer sits against a tree, long dead, his pack still buckled.",
            "Под деревом сидит давно мёртвый путешественник с застёгнутым рюкзаком.",
            "Під деревом сидить давно мертвий мандрівник із застебнутим наплічником.",
        ),
        (
            "Planks, barrels and a trunk float where a ship went down.",
            "Доски, бочки и сундук плавают там, где затонул корабль.",
            "Дошки, бочки та скриня плавають там, де затонув корабель.",
        ),
    ),
    "ge-2": (
        (
            "Two policemen know something, and both rub thumb against finger.",
            "Двое полицейских кое-что знают и выразительно потирают пальцы.",
            "Двоє поліцейських дещо знають і промовисто потирають пальці.",
        ),
        (
            "The grave is shallow, and the sign on its stone is not a cross.",
            "Могила неглубокая, и знак на камне — вовсе не крест.",
            "Могила неглибока, і знак на камені — зовсім не хрест.",
        ),
        (
            "The fog closes in, and the compass needle begins to wander.",
            "Туман смыкается, и стрелка компаса начинает блуждать.",
            "Туман змикається, і стрілка компаса починає блукати.",
        ),
    ),
    "ge-3": (
        (
            "Masked men burst into the shop and shout at everyone to lie down.",
            "В лавку врываются люди в масках и велят всем лечь на пол.",
            "До крамниці вдираються люди в масках і наказують усім лягти на підлогу.",
        ),
        (
            "Under the moss the whole rock is carved with writing, line after line.",
            "Под мхом вся скала испещрена письменами, строка за строкой.",
            "Під мохом уся скеля помережана письменами, рядок за рядком.",
        ),
        (
            "The crew sings a shanty whose chorus is older than ships.",
            "Матросы поют песню, припев которой старше кораблей.",
            "Матроси співають пісню, приспів якої старший за кораблі.",
        ),
    ),
    "ge-4": (
        (
            "Two men from the Syndicate explain what protection costs on this street.",
            "Двое из Синдиката объясняют, сколько на этой улице стоит защита.",
            "Двоє із Синдикату пояснюють, скільки на цій вулиці коштує захист.",
        ),
        (
            "Ahead the trail is lost in bog and broken rock.",
            "Впереди тропа теряется в топях и осыпях.",
            "Попереду стежка губиться в трясовинах та осипах.",
        ),
        (
            "A signal fire burns on an island that the charts call uninhabited.",
            "На острове, который карты считают необитаемым, горит сигнальный костёр.",
            "На острові, який мапи вважають безлюдним, горить сигнальне багаття.",
        ),
    ),
    "ge-5": (
        (
            "In a back alley a man opens his coat; it is lined with weapons.",
            "В переулке человек распахивает пальто, увешанное изнутри оружием.",
            "У завулку чоловік розхиляє пальто, обвішане зсередини зброєю.",
        ),
        (
            "The landslide has bared a corner of something buried in the slope.",
            "Оползень обнажил край чего-то, погребённого под склоном.",
            "Зсув оголив край чогось, похованого під схилом.",
        ),
        (
            "The famous wreck lies right below you, at the very limit of your breath.",
            "Знаменитый затонувший корабль лежит прямо под вами, на самом пределе дыхания.",
            "Славнозвісний затонулий корабель лежить просто під вами, на самій межі дихання.",
        ),
    ),
    "ge-6": (
        (
            "In this antique bookshop a grimoire may stand beside a cookbook.",
            "В этой букинистической лавке гримуар может стоять рядом с поваренной книгой.",
            "У цій букіністичній крамниці гримуар може стояти поруч із кулінарною книгою.",
        ),
        (
            "A family searches for an uncle who went this way and never came back.",
            "Семья разыскивает дядюшку, который ушёл в эти края и не вернулся.",
            "Родина розшукує дядька, який пішов у ці краї й не повернувся.",
        ),
        (
            "A ship comes alongside without a sound, its sailors thin as smoke.",
            "Корабль бесшумно подходит к борту; его матросы прозрачны, как дым.",
            "Корабель безшумно підходить до борту; його матроси прозорі, мов дим.",
        ),
    ),
    "ge-7": (
        (
            "At this card table the stakes are higher than money.",
            "За этим карточным столом на кону не только деньги.",
            "За цим картярським столом на кону не лише гроші.",
        ),
        (
            "The map case is empty, and all the hills look the same.",
            "Футляр для карты пуст, а все холмы вокруг одинаковы.",
            "Футляр для мапи порожній, а всі пагорби довкола однакові.",
        ),
        (
            "The storm comes from a clear sky and throws the ship on her side.",
            "Буря налетает с ясного неба и кладёт корабль на борт.",
            "Буря налітає з ясного неба й кладе корабель на борт.",
        ),
    ),
    "ge-8": (
        (
            "The bar never closes, and everybody here drinks to forget something.",
            "Этот бар не закрывается, и каждый здесь пьёт, чтобы что-то забыть.",
            "Цей бар не зачиняється, і кожен тут п’є, щоб щось забути.",
        ),
        (
            "Beyond the light of your campfire many voices are chanting.",
            "Там, куда не достаёт свет вашего костра, поёт множество голосов.",
            "Там, куди не сягає світло вашого багаття, співає безліч голосів.",
        ),
        (
            "A stowaway crawls from under the lifeboat’s canvas, shaking with fear.",
            "Из-под брезента шлюпки, дрожа от страха, выбирается безбилетник.",
            "З-під брезенту шлюпки, тремтячи від страху, вилазить безквитковий пасажир.",
        ),
    ),
    "ge-9": (
        (
            "People vanish here, and every trail ends at an open manhole.",
            "Здесь пропадают люди, и все следы ведут к открытому люку.",
            "Тут зникають люди, і всі сліди ведуть до відкритого люка.",
        ),
        (
            "Canvas rips in the dark: a huge beast is in the camp.",
            "В темноте рвётся парусина: в лагере огромный зверь.",
            "У темряві рветься парусина: у таборі величезний звір.",
        ),
        (
            "At dinner the captain talks of the weather but knows far more.",
            "За ужином капитан говорит о погоде, но знает куда больше.",
            "За вечерею капітан говорить про погоду, але знає значно більше.",
        ),
    ),
    "ge-10": (
        (
            "The police ask you to look at this month’s third ritual murder.",
            "Полиция просит вас взглянуть на третье за месяц ритуальное убийство.",
            "Поліція просить вас поглянути на третє за місяць ритуальне вбивство.",
        ),
        (
            "Fever comes in the night, a week’s march from any doctor.",
            "Ночью приходит лихорадка, а до ближайшего врача неделя пути.",
            "Уночі приходить лихоманка, а до найближчого лікаря тиждень дороги.",
        ),
        (
            "Wet tracks of webbed feet lead from the rail to the engine room.",
            "От борта к машинному отделению тянутся мокрые следы перепончатых ног.",
            "Від борту до машинного відділення тягнуться мокрі сліди перетинчастих ніг.",
        ),
    ),
    "ge-11": (
        (
            "A ghost in the cemetery is glad of company and talks without end.",
            "Призрак на кладбище рад компании и говорит без умолку.",
            "Привид на цвинтарі радий товариству й говорить без угаву.",
        ),
        (
            "They say this lake heals; its water lies perfectly still.",
            "Говорят, это озеро исцеляет; вода в нём совершенно неподвижна.",
            "Кажуть, це озеро зцілює; вода в ньому цілком нерухома.",
        ),
        (
            "One of the sailors speaks a dialect dead for thousands of years.",
            "Один из матросов говорит на наречии, вымершем тысячи лет назад.",
            "Один із матросів розмовляє говіркою, що вимерла тисячі років тому.",
        ),
    ),
    "ge-12": (
        (
            "The Syndicate values favours above money, and tonight it is trading.",
            "Синдикат ценит услуги дороже денег и сегодня готов меняться.",
            "Синдикат цінує послуги дорожче за гроші й сьогодні ладен мінятися.",
        ),
        (
            "Behind the cave painting a passage opens, hardly wider than your shoulders.",
            "За наскальным рисунком открывается ход, едва ли шире ваших плеч.",
            "За наскельним малюнком відкривається хід, заледве ширший за ваші плечі.",
        ),
        (
            "A wave sweeps the deck, and a thing you prize slides overboard.",
            "Волна окатывает палубу, и дорогая вам вещь скользит за борт.",
            "Хвиля обдає палубу, і дорога вам річ ковзає за борт.",
        ),
    ),
}
