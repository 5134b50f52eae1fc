"""Cues of the Other World encounters."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

OTHER_WORLDS: Final[Cues] = {
    "ow-1": (
        (
            "At the far table a sorcerer you know sits over a book.",
            "За дальним столом сидит над книгой знакомый вам чародей.",
            "За дальнім столом сидить над книгою знайомий вам чародій.",
        ),
    ),
    "ow-2": (
        (
            "A city square lies dead under a red, swollen sun.",
            "Городская площадь мертва под красным распухшим солнцем.",
            "Міська площа мертва під червоним розпухлим сонцем.",
        ),
    ),
    "ow-3": (
        (
            "Shelves hold the books of every age, all in one alien script.",
            "На полках — книги всех эпох, и все написаны чуждыми письменами.",
            "На полицях — книги всіх епох, і всі писані чужинським письмом.",
        ),
    ),
    "ow-4": (
        (
            "The curtain rises; you stand on the stage and do not know your lines.",
            "Занавес поднимается; вы стоите на сцене и не знаете своей роли.",
            "Завіса підіймається; ви стоїте на сцені й не знаєте своєї ролі.",
        ),
    ),
    "ow-5": (
        (
            "A frightened child looks up at you with your own face.",
            "Снизу вверх на вас смотрит испуганный ребёнок с вашим лицом.",
            "Знизу вгору на вас дивиться налякана дитина з вашим обличчям.",
        ),
    ),
    "ow-6": (
        (
            "Centuries ago, in a wizard’s laboratory, retorts bubble and the master is out.",
            "Века назад в лаборатории мага бурлят реторты, а хозяина нет.",
            "Століття тому в лабораторії мага булькають реторти, а господаря нема.",
        ),
    ),
    "ow-7": (
        (
            "In the cavern of flame two bearded priests wait beside the fiery pillar.",
            "В пещере пламени у огненного столпа ждут двое бородатых жрецов.",
            "У печері полум’я біля вогняного стовпа чекають двоє бородатих жерців.",
        ),
    ),
    "ow-8": (
        (
            "The city of the future has no lights, only screams.",
            "В городе будущего нет огней — только крики.",
            "У місті майбутнього нема вогнів — самі лише крики.",
        ),
    ),
    "ow-9": (
        (
            "You look down: your body is a great ridged cone with claws.",
            "Вы опускаете взгляд: ваше тело — огромный складчатый конус с клешнями.",
            "Ви опускаєте погляд: ваше тіло — величезний складчастий конус із клешнями.",
        ),
    ),
    "ow-10": (
        (
            "Along the wall stand cylinders, and the brains inside them greet you.",
            "Вдоль стены стоят цилиндры, и мозги в них здороваются с вами.",
            "Уздовж стіни стоять циліндри, і мізки в них вітаються з вами.",
        ),
    ),
    "ow-11": (
        (
            "The doors stay shut until the sigil of entry is drawn.",
            "Двери не откроются, пока не начертан знак входа.",
            "Двері не відчиняться, доки не накреслено знак входу.",
        ),
    ),
    "ow-12": (
        (
            "The streets are empty, but voices talk around every corner.",
            "Улицы пусты, но за каждым углом звучат голоса.",
            "Вулиці порожні, та за кожним рогом лунають голоси.",
        ),
    ),
    "ow-13": (
        (
            "On a chair lie a waxen mask and a pair of false hands.",
            "На кресле лежат восковая маска и пара искусственных рук.",
            "На кріслі лежать воскова маска й пара штучних рук.",
        ),
    ),
    "ow-14": (
        (
            "Under the sealed trapdoors in the floor a terrible wind is howling.",
            "Под запечатанными люками в полу воет страшный ветер.",
            "Під запечатаними люками в підлозі виє страшний вітер.",
        ),
    ),
    "ow-15": (
        (
            "A winged creature kneels on the ice and offers its back.",
            "Крылатое существо опускается на лёд и подставляет спину.",
            "Крилата істота опускається на лід і підставляє спину.",
        ),
    ),
    "ow-16": (
        (
            "There is a gap on the shelf just where the book should stand.",
            "На полке пустое место — как раз там, где должна стоять книга.",
            "На полиці порожнє місце — саме там, де має стояти книга.",
        ),
    ),
    "ow-17": (
        (
            "The lake under the black stars begins to boil.",
            "Озеро под чёрными звёздами начинает закипать.",
            "Озеро під чорними зорями починає закипати.",
        ),
    ),
    "ow-18": (
        (
            "A pack of ghouls stops chewing and looks you over, almost kindly.",
            "Стая упырей перестаёт жевать и разглядывает вас почти приветливо.",
            "Зграя гулів перестає жувати й розглядає вас майже привітно.",
        ),
    ),
    "ow-19": (
        (
            "In the alien bodies around you live minds from every century.",
            "В чуждых телах вокруг вас живут умы всех столетий.",
            "У чужинських тілах довкола вас живуть уми всіх століть.",
        ),
    ),
    "ow-20": (
        (
            "Page after page of rituals, so abstract that the words lose meaning.",
            "Страница за страницей — ритуалы, столь отвлечённые, что слова теряют смысл.",
            "Сторінка за сторінкою — ритуали, такі абстрактні, що слова втрачають сенс.",
        ),
    ),
    "ow-21": (
        (
            "The cats of Ulthar gather in a ring and wait for you to speak.",
            "Кошки Ултара собираются в круг и ждут, что вы скажете.",
            "Коти Ултара збираються в коло й чекають, що ви скажете.",
        ),
    ),
    "ow-22": (
        (
            "Even the natives give the green pyramids a wide berth.",
            "Даже местные обитатели обходят зелёные пирамиды стороной.",
            "Навіть тутешні мешканці оминають зелені піраміди.",
        ),
    ),
    "ow-23": (
        (
            "The only way out is up, by a cliff where nightgaunts roost.",
            "Единственный путь — вверх по утёсу, где гнездятся ночные призраки.",
            "Єдиний шлях — угору скелею, де гніздяться нічні мучителі.",
        ),
    ),
    "ow-24": (
        (
            "At the masquerade all masks talk of one thing: who wears the crown.",
            "На маскараде все маски говорят об одном: кому носить корону.",
            "На маскараді всі маски говорять про одне: кому носити корону.",
        ),
    ),
}
