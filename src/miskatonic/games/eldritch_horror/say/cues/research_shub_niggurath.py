"""Cues of the Research encounters of Shub-Niggurath: city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

SHUB_NIGGURATH: Final[Cues] = {
    "re-sn-1": (
        (
            "The old order has one man left in town, and one errand.",
            "У старого ордена остался в городе один человек и одно дело.",
            "У старого ордену лишилися в місті одна людина й одна справа.",
        ),
        (
            "In the moonlight a satyr dances, and its hooves make no sound.",
            "В лунном свете пляшет сатир, и копыта его не стучат.",
            "У місячному сяйві танцює сатир, і копита його не стукотять.",
        ),
        (
            "Something in the hold attacks the sailors, and the crew barricades the hatches.",
            "Что-то в трюме нападает на матросов, и команда заваливает люки.",
            "Щось у трюмі нападає на матросів, і команда завалює люки.",
        ),
    ),
    "re-sn-2": (
        (
            "The captured assassin smiles and tries the strength of the ropes.",
            "Схваченный убийца улыбается и пробует верёвки на прочность.",
            "Схоплений убивця всміхається й пробує мотузки на міцність.",
        ),
        (
            "Lanterns bob between the trees: the cultists do not know they are followed.",
            "Меж деревьев качаются фонари: культисты не знают, что за ними идут.",
            "Поміж дерев гойдаються ліхтарі: культисти не знають, що за ними йдуть.",
        ),
        (
            "The crew knows where the cargo went but will not tell for nothing.",
            "Команда знает, куда делся груз, но даром не скажет.",
            "Команда знає, куди подівся вантаж, але задарма не скаже.",
        ),
    ),
    "re-sn-3": (
        (
            "Glass crunches underfoot: somebody has been in the museum before you.",
            "Под ногами хрустит стекло: кто-то забрался в музей раньше вас.",
            "Під ногами хрустить скло: хтось забрався до музею раніше за вас.",
        ),
        (
            "People in goat masks part in silence and make room in their circle.",
            "Люди в козлиных масках молча расступаются, давая вам место в круге.",
            "Люди в козлиних масках мовчки розступаються, даючи вам місце в колі.",
        ),
        (
            "Fire! Smoke pours from the hold, and the boats are already burning.",
            "Пожар! Из трюма валит дым, и шлюпки уже горят.",
            "Пожежа! З трюму валує дим, і шлюпки вже горять.",
        ),
    ),
    "re-sn-4": (
        (
            "In your nightmare a thousand voices chant, and one of them is yours.",
            "В кошмаре поёт тысяча голосов, и один из них — ваш.",
            "У кошмарі співає тисяча голосів, і один із них — ваш.",
        ),
        (
            "The stones are swept, the knife laid out: all waits for the sacrifice.",
            "Камни подметены, нож приготовлен: всё ждёт жертвы.",
            "Каміння підметено, ніж приготовано: усе чекає на жертву.",
        ),
        (
            "A ship sits on the rocks with her lamps still lit.",
            "На скалах сидит корабль, и фонари на нём ещё горят.",
            "На скелях сидить корабель, і ліхтарі на ньому ще світяться.",
        ),
    ),
    "re-sn-5": (
        (
            "Beneath a respectable house the cellar stairs go down to a temple.",
            "Под почтенным особняком лестница из погреба ведёт вниз, в храм.",
            "Під поважним особняком сходи з льоху ведуть униз, до храму.",
        ),
        (
            "The villagers offer you a chalice and watch to see you drink.",
            "Крестьяне протягивают вам чашу и смотрят, станете ли вы пить.",
            "Селяни простягають вам чашу й дивляться, чи ви питимете.",
        ),
        (
            "A sailor drops to all fours, and hair breaks out along his back.",
            "Матрос падает на четвереньки, и спина его обрастает шерстью.",
            "Матрос падає навкарачки, і спина його обростає шерстю.",
        ),
    ),
    "re-sn-6": (
        (
            "A witch spits on your shadow and speaks three words.",
            "Ведьма плюёт на вашу тень и произносит три слова.",
            "Відьма плює на вашу тінь і промовляє три слова.",
        ),
        (
            "Horns sound on both sides of the valley, and you are the quarry.",
            "Рога трубят с обеих сторон долины, и добыча в этой охоте — вы.",
            "Роги сурмлять з обох боків долини, і здобич на цих ловах — ви.",
        ),
        (
            "The brand glows white, and two men hold your arm to the table.",
            "Клеймо раскалено добела, и двое держат вашу руку на столе.",
            "Тавро розжарене до білого, і двоє тримають вашу руку на столі.",
        ),
    ),
    "re-sn-7": (
        (
            "The official who stamps your papers wears the cult’s ring.",
            "Чиновник, ставящий печать на ваши бумаги, носит перстень культа.",
            "Чиновник, що ставить печатку на ваші папери, носить перстень культу.",
        ),
        (
            "The circle is broken, and the thing they summoned obeys nobody.",
            "Круг разорван, и призванная тварь никого не слушает.",
            "Коло розірвано, і викликана почвара нікого не слухає.",
        ),
        (
            "The tables are laid, the lamps still burn, and the ship is empty.",
            "Столы накрыты, лампы горят, а на корабле никого.",
            "Столи накрито, лампи світяться, а на кораблі нікого.",
        ),
    ),
    "re-sn-8": (
        (
            "A dying priest pushes a sword toward you and whispers its name.",
            "Умирающий священник пододвигает к вам меч и шепчет его имя.",
            "Священник при смерті підсуває до вас меч і шепоче його ім’я.",
        ),
        (
            "The village keeps an old holiday, and its songs are older still.",
            "Деревня справляет старинный праздник, и песни на нём ещё древнее.",
            "Село справляє старовинне свято, і пісні на ньому ще давніші.",
        ),
        (
            "In the dark a hunter prowls the deck, and lamp after lamp goes out.",
            "В темноте по палубе крадётся охотник, и лампы гаснут одна за другой.",
            "У темряві палубою скрадається мисливець, і лампи гаснуть одна по одній.",
        ),
    ),
}
