"""Cues of the Special encounters: “R’lyeh Risen” and “The Key and the Gate”."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

SPECIAL: Final[Cues] = {
    "sp-ct-1": (
        (
            "On the peak stands a carved door, immense and not quite upright.",
            "На вершине высится резная дверь, исполинская и будто накренившаяся.",
            "На вершині височать різьблені двері, велетенські й ніби похилені.",
        ),
    ),
    "sp-ct-2": (
        (
            "A gunboat opens fire, and shells burst among the towers of R’lyeh.",
            "Канонерка открывает огонь, и снаряды рвутся среди башен Р’льеха.",
            "Канонерка відкриває вогонь, і снаряди рвуться серед веж Р’льєха.",
        ),
    ),
    "sp-ct-3": (
        (
            "The corpse city rises around you, dripping, in angles the eye refuses.",
            "Вокруг вас встаёт мокрый город-труп, и глаз не верит его углам.",
            "Довкола вас постає мокре місто-труп, і око не йме віри його кутам.",
        ),
    ),
    "sp-ct-4": (
        (
            "From the heights of the city the star spawn come down.",
            "С высот города спускаются звёздные отродья.",
            "З висот міста спускаються зоряні поріддя.",
        ),
    ),
    "sp-ct-5": (
        (
            "A priest of the deep ones works at the altar, never looking up.",
            "Жрец глубоководных трудится у алтаря, не поднимая головы.",
            "Жрець глибинних порається біля вівтаря, не підводячи голови.",
        ),
    ),
    "sp-ct-6": (
        (
            "You know this landscape from a dream, stone for stone.",
            "Этот пейзаж знаком вам по сну — весь, до последнего камня.",
            "Цей краєвид знайомий вам зі сну — увесь, до останнього каменя.",
        ),
    ),
    "sp-ys-1": (
        (
            "The Lurker at the Threshold leafs through your mind like a book.",
            "Таящийся у порога листает ваш разум, как книгу.",
            "Той, що чатує на порозі, гортає ваш розум, мов книгу.",
        ),
    ),
    "sp-ys-2": (
        (
            "At the ultimate gate stands a grey, veiled figure, and it waits.",
            "У последних врат стоит и ждёт серая фигура под покрывалом.",
            "Біля останніх воріт стоїть і чекає сіра постать під покривалом.",
        ),
    ),
    "sp-ys-3": (
        (
            "On the mountain a man who means to be a god lifts his arms.",
            "На горе воздевает руки человек, решивший стать богом.",
            "На горі здіймає руки людина, що вирішила стати богом.",
        ),
    ),
    "sp-ys-4": (
        (
            "All knowledge pours into you at once and finds the vessel small.",
            "Всё знание мира разом вливается в вас, и сосуд ему тесен.",
            "Усе знання світу разом вливається у вас, і посудина йому затісна.",
        ),
    ),
    "sp-ys-5": (
        (
            "The albino witch rocks an empty cradle and waits for her child.",
            "Ведьма-альбиноска качает пустую колыбель и ждёт своё дитя.",
            "Відьма-альбіноска гойдає порожню колиску й чекає на своє дитя.",
        ),
    ),
    "sp-ys-6": (
        (
            "Inside the ring of runed stones the air bends.",
            "Внутри кольца камней с рунами изгибается сам воздух.",
            "Усередині кола рунних каменів вигинається саме повітря.",
        ),
    ),
}
