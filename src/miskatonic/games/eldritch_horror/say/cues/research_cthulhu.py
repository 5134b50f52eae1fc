"""Cues of the Research encounters of Cthulhu: city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

CTHULHU: Final[Cues] = {
    "re-ct-1": (
        (
            "The book you need is out, lent to a certain Mr. Marsh.",
            "Нужная вам книга на руках у некоего мистера Марша.",
            "Потрібна вам книга на руках у такого собі містера Марша.",
        ),
        (
            "Torches, drums, a ring of robes: the ritual has already begun.",
            "Факелы, барабаны, круг людей в балахонах: ритуал уже идёт.",
            "Смолоскипи, барабани, коло людей у балахонах: ритуал уже триває.",
        ),
        (
            "A star spawn, vast and unseen, speaks inside your mind.",
            "Звёздное отродье, огромное и незримое, говорит прямо у вас в голове.",
            "Зоряне поріддя, величезне й незриме, говорить просто у вашій голові.",
        ),
    ),
    "re-ct-2": (
        (
            "The sculptor shapes what he sees asleep, and his hands tremble.",
            "Скульптор лепит то, что видит во сне, и руки его дрожат.",
            "Скульптор ліпить те, що бачить уві сні, і руки його тремтять.",
        ),
        (
            "The cavern’s roof has fallen in, and daylight touches carvings on the walls.",
            "Свод пещеры рухнул, и дневной свет падает на резьбу по стенам.",
            "Склепіння печери впало, і денне світло лягає на різьблені стіни.",
        ),
        (
            "Whenever you close your eyes, an island city rises from the sea.",
            "Стоит закрыть глаза, и из моря встаёт город-остров.",
            "Варто заплющити очі, і з моря постає місто-острів.",
        ),
    ),
    "re-ct-3": (
        (
            "With two police inspectors you track a sect from house to house.",
            "С двумя инспекторами полиции вы выслеживаете секту, дом за домом.",
            "З двома інспекторами поліції ви вистежуєте секту, дім за домом.",
        ),
        (
            "A statue of greenish stone will not let your eyes go.",
            "Статуя из зеленоватого камня не даёт отвести от себя взгляд.",
            "Статуя із зеленавого каменю не дає відвести від себе погляд.",
        ),
        (
            "Rank after rank, an army climbs out of the water.",
            "Шеренга за шеренгой из воды поднимается войско.",
            "Шерега за шерегою з води підіймається військо.",
        ),
    ),
    "re-ct-4": (
        (
            "All night you walk through drowned cities and wake with salt on your lips.",
            "Всю ночь вы бродите по затонувшим городам и просыпаетесь с солью на губах.",
            "Цілу ніч ви блукаєте затонулими містами й прокидаєтеся із сіллю на губах.",
        ),
        (
            "The hermit knows what you are after before you open your mouth.",
            "Отшельник знает, что вы ищете, ещё до первого вашего слова.",
            "Пустельник знає, чого ви шукаєте, ще до першого вашого слова.",
        ),
        (
            "Another ship lies anchored over the ruins, and its divers are already below.",
            "Над руинами уже стоит на якоре чужой корабль, и его водолазы внизу.",
            "Над руїнами вже стоїть на якорі чужий корабель, і його водолази внизу.",
        ),
    ),
    "re-ct-5": (
        (
            "In the dream all walls lean, and every angle is wrong.",
            "Во сне все стены кренятся, и каждый угол неправильный.",
            "Уві сні всі стіни хиляться, і кожен кут неправильний.",
        ),
        (
            "Far from the lamps of town, the sky holds constellations nobody has named.",
            "Вдали от городских огней на небе видны созвездия, которым нет имён.",
            "Далеко від міських вогнів на небі видно сузір’я, що не мають імен.",
        ),
        (
            "Under the waves a dark shape keeps pace with the ship.",
            "Под волнами, не отставая от корабля, скользит тёмный силуэт.",
            "Під хвилями, не відстаючи від корабля, ковзає темний силует.",
        ),
    ),
    "re-ct-6": (
        (
            "The police have raided a temple of Dagon; the door hangs on one hinge.",
            "В храме Дагона побывала полиция; дверь висит на одной петле.",
            "У храмі Дагона побувала поліція; двері висять на одній завісі.",
        ),
        (
            "Somebody is rummaging through the packs outside your tent.",
            "За стенкой вашей палатки кто-то роется в рюкзаках.",
            "За стінкою вашого намету хтось порпається в наплічниках.",
        ),
        (
            "The islanders tell of a king asleep at the bottom of the sea.",
            "Островитяне рассказывают о царе, который спит на дне морском.",
            "Остров’яни розповідають про царя, що спить на морському дні.",
        ),
    ),
    "re-ct-7": (
        (
            "The cult is waiting for you; the candles are already lit.",
            "Культ ждёт вас: свечи уже зажжены.",
            "Культ чекає на вас: свічки вже запалено.",
        ),
        (
            "You dream of the sunken city and cannot find the way out.",
            "Вам снится затонувший город, и выхода из него не найти.",
            "Вам сниться затонуле місто, і виходу з нього не знайти.",
        ),
        (
            "A cold webbed hand closes around your ankle.",
            "Холодная перепончатая рука смыкается на вашей лодыжке.",
            "Холодна перетинчаста рука змикається на вашій щиколотці.",
        ),
    ),
    "re-ct-8": (
        (
            "From every doorway bulging, unblinking eyes follow you down the street.",
            "Из каждой подворотни вас провожают выпуклые немигающие глаза.",
            "З кожної підворітні вас проводжають вирячені очі, що не кліпають.",
        ),
        (
            "Someone calls for help from the hills, with a mi-go’s buzz in the voice.",
            "С холмов зовут на помощь, но в голосе слышно жужжание ми-го.",
            "З пагорбів кличуть на допомогу, та в голосі чути дзижчання мі-ґо.",
        ),
        (
            "At night scaly hands reach over the rail, and the watchman screams.",
            "Ночью через борт тянутся чешуйчатые руки, и вахтенный кричит.",
            "Уночі через борт тягнуться лускаті руки, і вахтовий кричить.",
        ),
    ),
}
