"""Cues of the Asia/Australia encounters: Shanghai, Tokyo, Sydney."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

ASIA_AUSTRALIA: Final[Cues] = {
    "aa-1": (
        (
            "In the old newspapers the same horror comes around every seven years.",
            "В старых газетах каждые семь лет повторяется один и тот же ужас.",
            "У старих газетах кожні сім років повторюється один і той самий жах.",
        ),
        (
            "A secret order has guarded Japan for centuries; its masters will hear you out.",
            "Тайный орден веками хранит Японию, и его наставники готовы вас выслушать.",
            "Таємний орден століттями береже Японію, і його наставники ладні вас вислухати.",
        ),
        (
            "In a dream of the red desert a winged hunter circles above you.",
            "Во сне о красной пустыне над вами кружит крылатый охотник.",
            "У сні про червону пустелю над вами кружляє крилатий мисливець.",
        ),
    ),
    "aa-2": (
        (
            "A powerful society opens its doors a crack: ships, money, tutors, silence.",
            "Могущественное общество приоткрывает двери: корабли, деньги, учителя, молчание.",
            "Могутнє товариство прочиняє двері: кораблі, гроші, вчителі, мовчання.",
        ),
        (
            "Off the coast the divers find pyramids that no dynasty built.",
            "Водолазы находят у побережья пирамиды, которых не строила ни одна династия.",
            "Біля узбережжя водолази знаходять піраміди, яких не зводила жодна династія.",
        ),
        (
            "The trackers have found the beast; bullets flatten against its hide.",
            "Следопыты нашли зверя; пули плющатся о его шкуру.",
            "Слідопити знайшли звіра; кулі плющаться об його шкуру.",
        ),
    ),
    "aa-3": (
        (
            "In the shrine of relics the writing on the walls keeps moving.",
            "В святилище с реликвиями надписи на стенах не стоят на месте.",
            "У святилищі з реліквіями написи на стінах не стоять на місці.",
        ),
        (
            "The gem in your hand hums, and far away something answers.",
            "Самоцвет у вас в руке гудит, и вдали что-то откликается.",
            "Самоцвіт у вашій руці гуде, і вдалині щось відгукується.",
        ),
        (
            "Your wallet is gone, and the bridge builders hire anyone by the day.",
            "Бумажник украден, а на строительство моста берут любого за подённую плату.",
            "Гаманець украдено, а на будівництво мосту беруть будь-кого за поденну плату.",
        ),
    ),
    "aa-4": (
        (
            "The scholar of the occult sees no visitors, but he does answer letters.",
            "Знаток оккультного не принимает гостей, но на письма отвечает.",
            "Знавець окультного не приймає гостей, але на листи відповідає.",
        ),
        (
            "The whole imperial court dreams of the same monsters, and the guards find tracks.",
            "Императорскому двору снятся одни и те же чудовища, а стража находит следы.",
            "Імператорському дворові сняться одні й ті самі чудовиська, а варта знаходить сліди.",
        ),
        (
            "The railway tunnel has fallen in, and somebody is knocking from the inside.",
            "Железнодорожный туннель обвалился, и изнутри кто-то стучит.",
            "Залізничний тунель обвалився, і зсередини хтось стукає.",
        ),
    ),
    "aa-5": (
        (
            "The crime lord is proud of two things: his name and his occult library.",
            "Главарь преступного мира гордится двумя вещами: своим именем и оккультной библиотекой.",
            "Ватажок злочинного світу пишається двома речами: своїм ім’ям та окультною бібліотекою.",
        ),
        (
            "The naval officer has guns, a fleet, and no faith in fairy tales.",
            "У морского офицера есть пушки, флот и ни капли веры в сказки.",
            "Морський офіцер має гармати, флот і ні краплі віри в казки.",
        ),
        (
            "The learned society rises at five, runs until breakfast, and only then reads.",
            "Учёное общество встаёт в пять, бегает до завтрака и лишь потом читает.",
            "Учене товариство встає о п’ятій, бігає до сніданку й лише потім читає.",
        ),
    ),
    "aa-6": (
        (
            "In the warehouse at night, wonders lie under canvas and footsteps come and go.",
            "Ночью на складе под брезентом дремлют чудеса, а между рядами слышны шаги.",
            "Уночі на складі під брезентом дрімають дива, а між рядами чути кроки.",
        ),
        (
            "The sake is poisoned; you sink into a sleep woven of your fears.",
            "Саке отравлено; вы погружаетесь в сон, сотканный из ваших страхов.",
            "Саке отруєно; ви поринаєте в сон, зітканий із ваших страхів.",
        ),
        (
            "Goods are scarce, and the shopkeeper smiles as he names his prices.",
            "Товаров не хватает, и лавочник с улыбкой заламывает цены.",
            "Товару бракує, і крамар з усмішкою заламує ціни.",
        ),
    ),
    "aa-7": (
        (
            "Your host stirs a strange powder into the tea and drinks first.",
            "Хозяин размешивает в чае странный порошок и пьёт первым.",
            "Господар розмішує в чаї дивний порошок і п’є першим.",
        ),
        (
            "The charred monk should be dead; instead he trades in knowledge.",
            "Обугленному монаху давно пора умереть, а он торгует знаниями.",
            "Обвугленому ченцеві давно пора вмерти, а він торгує знаннями.",
        ),
        (
            "An innocent man stands in the dock, and you are his only witness.",
            "На скамье подсудимых невиновный, и, кроме вас, у него свидетелей нет.",
            "На лаві підсудних невинний, і, крім вас, свідків у нього немає.",
        ),
    ),
    "aa-8": (
        (
            "A monk goes under in the brown river with a bundle in his arms.",
            "Монах с узлом в руках исчезает под бурой водой реки.",
            "Чернець із клунком у руках зникає під бурою водою річки.",
        ),
        (
            "The owner never lifts his palm from the arcane manual for drovers of monsters.",
            "Владелец не снимает ладони с тайного пособия для погонщиков чудовищ.",
            "Власник не знімає долоні з таємного порадника погоничів чудовиськ.",
        ),
        (
            "An abandoned weapon lies at the depot, and nobody may take it yet.",
            "На складе лежит брошенное оружие, и забрать его пока никому нельзя.",
            "На складі лежить покинута зброя, і забрати її поки що нікому не можна.",
        ),
    ),
}
