"""What is printed on the components, read from the cards once more, to compare the data with: a line a card.

After the name: kind, class, level, cost, slots, health, sanity, uses, keywords, whose signature, copies a deck may hold.
Enemies have fight/health/evade ("each": health for each investigator) and damage+horror. Then the icons, then the traits;
for acts and agendas the back, for locations symbol and ways.
"""

from __future__ import annotations

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty
from miskatonic.games.arkham_lcg.cards.sheets import (
    Act,
    Agenda,
    Asset,
    Enemy,
    Event,
    Investigator,
    Location,
    PlayerCard,
    Sheet,
    Treachery,
)
from miskatonic.games.arkham_lcg.cards.terms import CLASSES, SKILLS, SLOTS, TRAITS, USES
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES

INVESTIGATORS = """
01001 roland-banks: guardian 3/3/4/2 health9 sanity5 and seeker needs 01006 01007; agency detective
01002 daisy-walker: seeker 3/5/2/2 health5 sanity9 and mystic needs 01008 01009; miskatonic
01003 skids-otoole: rogue 2/3/3/4 health8 sanity6 and guardian needs 01010 01011; criminal
01004 agnes-baker: mystic 5/2/2/3 health6 sanity8 and survivor needs 01012 01013; sorcerer
01005 wendy-adams: survivor 4/3/1/4 health7 sanity7 and rogue needs 01014 01015; drifter
"""

PLAYER_CARDS = """
01006 rolands-38-special: asset neutral cost3 hand ammo4 unique of-roland-banks x1; +combat+agility+wild; item weapon firearm
01007 cover-up: treachery signature-weakness of-roland-banks x1; task
01008 daisys-tote-bag: asset neutral cost2 unique of-daisy-walker x1; +willpower+intellect+wild; item
01009 the-necronomicon: asset signature-weakness hand of-daisy-walker x1; item tome
01010 on-the-lam: event neutral cost1 fast of-skids-otoole x1; +intellect+agility+wild+wild; tactic
01011 hospital-debts: treachery signature-weakness of-skids-otoole x1; task
01012 heirloom-of-hyperborea: asset neutral cost3 accessory unique of-agnes-baker x1; +willpower+combat+wild; item relic
01013 dark-memory: event signature-weakness cost2 of-agnes-baker x1; spell
01014 wendys-amulet: asset neutral cost2 accessory unique of-wendy-adams x1; +wild+wild; item relic
01015 abandoned-and-alone: treachery signature-weakness of-wendy-adams x1; madness
01016 45-automatic: asset guardian level0 cost4 hand ammo4 x2; +agility; item weapon firearm
01017 physical-training: asset guardian level0 cost2 x2; +willpower+combat; talent
01018 beat-cop: asset guardian level0 cost4 ally health2 sanity2 x2; +combat; ally police
01019 first-aid: asset guardian level0 cost2 supplies3 discarded-when-empty x2; +willpower; talent science
01020 machete: asset guardian level0 cost3 hand x2; +combat; item weapon melee
01021 guard-dog: asset guardian level0 cost3 ally health3 sanity1 x2; +combat; ally creature
01022 evidence: event guardian level0 cost1 fast x2; +intellect+intellect; insight
01023 dodge: event guardian level0 cost1 fast x2; +willpower+agility; tactic
01024 dynamite-blast: event guardian level0 cost5 x2; +willpower; tactic
01025 vicious-blow: skill guardian level0 x2; +combat; practiced
01030 magnifying-glass: asset seeker level0 cost1 hand fast x2; +intellect; item tool
01031 old-book-of-lore: asset seeker level0 cost3 hand x2; +willpower; item tome
01032 research-librarian: asset seeker level0 cost2 ally health1 sanity1 x2; +agility; ally miskatonic
01033 dr-milan-christopher: asset seeker level0 cost4 ally health1 sanity2 unique x2; +intellect; ally miskatonic
01034 hyperawareness: asset seeker level0 cost2 x2; +intellect+agility; talent
01035 medical-texts: asset seeker level0 cost2 hand x2; +combat; item tome
01036 mind-over-matter: event seeker level0 cost1 fast x2; +combat+agility; insight
01037 working-a-hunch: event seeker level0 cost2 fast x2; +intellect+intellect; insight
01038 barricade: event seeker level0 cost0 x2; +willpower+intellect+agility; insight tactic
01039 deduction: skill seeker level0 x2; +intellect; practiced
01044 switchblade: asset rogue level0 cost1 hand fast x2; +agility; item weapon melee illicit
01045 burglary: asset rogue level0 cost1 x2; +intellect; talent illicit
01046 pickpocketing: asset rogue level0 cost2 x2; +agility; talent illicit
01047 41-derringer: asset rogue level0 cost3 hand ammo3 x2; +combat; item weapon firearm illicit
01048 leo-de-luca: asset rogue level0 cost6 ally health2 sanity2 unique x2; +intellect; ally criminal
01049 hard-knocks: asset rogue level0 cost2 x2; +combat+agility; talent
01050 elusive: event rogue level0 cost2 fast x2; +intellect+agility; tactic
01051 backstab: event rogue level0 cost3 x2; +combat+agility; tactic
01052 sneak-attack: event rogue level0 cost2 x2; +intellect+combat; tactic
01053 opportunist: skill rogue level0 x2; +wild; innate
01058 forbidden-knowledge: asset mystic level0 cost0 secrets4 discarded-when-empty x2; +intellect; talent
01059 holy-rosary: asset mystic level0 cost2 accessory sanity2 x2; +willpower; item charm
01060 shrivelling: asset mystic level0 cost3 arcane charges4 x2; +combat; spell
01061 scrying: asset mystic level0 cost1 arcane charges3 x2; +intellect; spell
01062 arcane-studies: asset mystic level0 cost2 x2; +willpower+intellect; talent
01063 arcane-initiate: asset mystic level0 cost1 ally health1 sanity2 x2; +willpower; ally sorcerer
01064 drawn-to-the-flame: event mystic level0 cost0 x2; +willpower+intellect; insight
01065 ward-of-protection: event mystic level0 cost1 fast x2; +wild; spell spirit
01066 blinding-light: event mystic level0 cost2 x2; +willpower+agility; spell
01067 fearless: skill mystic level0 x2; +willpower; innate
01072 leather-coat: asset survivor level0 cost0 body health2 x2; +combat; item armor
01073 scavenging: asset survivor level0 cost1 x2; +intellect; talent
01074 baseball-bat: asset survivor level0 cost2 hand hand x2; +combat; item weapon melee
01075 rabbits-foot: asset survivor level0 cost1 accessory x2; +wild; item charm
01076 stray-cat: asset survivor level0 cost1 ally health1 x2; +agility; ally creature
01077 dig-deep: asset survivor level0 cost2 x2; +willpower+agility; talent
01078 cunning-distraction: event survivor level0 cost5 x2; +willpower+wild; tactic
01079 look-what-i-found: event survivor level0 cost2 fast x2; +intellect+intellect; fortune
01080 lucky: event survivor level0 cost1 fast x2; fortune
01081 survival-instinct: skill survivor level0 x2; +agility; innate
01086 knife: asset neutral level0 cost1 hand x2; +combat; item weapon melee
01087 flashlight: asset neutral level0 cost2 hand supplies3 x2; +intellect; item tool
01088 emergency-cache: event neutral level0 cost0 x2; supply
01089 guts: skill neutral level0 x2; +willpower+willpower; innate
01090 perception: skill neutral level0 x2; +intellect+intellect; practiced
01091 overpower: skill neutral level0 x2; +combat+combat; practiced
01092 manual-dexterity: skill neutral level0 x2; +agility+agility; innate
01093 unexpected-courage: skill neutral level0 x2; +wild+wild; innate
01026 extra-ammunition: event guardian level1 cost2 x2; +intellect; supply
01027 police-badge: asset guardian level2 cost3 accessory x2; +willpower+wild; item
01028 beat-cop-2: asset guardian level2 cost4 ally health3 sanity2 x2; +combat+agility; ally police
01029 shotgun: asset guardian level4 cost5 hand hand ammo2 x2; +combat+combat; item weapon firearm
01040 magnifying-glass-1: asset seeker level1 cost0 hand fast x2; +intellect; item tool
01041 disc-of-itzamna: asset seeker level2 cost3 accessory unique x2; +willpower+intellect+combat; item relic
01042 encyclopedia: asset seeker level2 cost2 hand x2; +wild; item tome
01043 cryptic-research: event seeker level4 cost0 fast x2; insight
01054 leo-de-luca-1: asset rogue level1 cost5 ally health2 sanity2 unique x2; +intellect; ally criminal
01055 cat-burglar: asset rogue level1 cost4 ally health2 sanity2 x2; +willpower+agility; ally criminal
01056 sure-gamble: event rogue level3 cost2 fast x2; fortune insight
01057 hot-streak: event rogue level4 cost3 x2; +wild; fortune
01068 mind-wipe: event mystic level1 cost1 fast x2; +willpower+combat; spell
01069 blinding-light-2: event mystic level2 cost1 x2; +willpower+agility; spell
01070 book-of-shadows: asset mystic level3 cost4 hand x2; +willpower+intellect; item tome
01071 grotesque-statue: asset mystic level4 cost2 hand charges4 discarded-when-empty x2; +wild; item relic
01082 aquinnah: asset survivor level1 cost5 ally health1 sanity4 unique x2; +willpower; ally
01083 close-call: event survivor level2 cost2 fast x2; +combat+agility; fortune
01084 lucky-2: event survivor level2 cost1 fast x2; fortune
01085 will-to-survive: event survivor level3 cost4 fast x2; +combat+wild; spirit
01094 bulletproof-vest: asset neutral level3 cost2 body health4 x2; +combat+wild; item armor
01095 elder-sign-amulet: asset neutral level3 cost2 accessory sanity4 x2; +willpower+wild; item relic
01096 amnesia: treachery basic-weakness x2; madness
01097 paranoia: treachery basic-weakness x2; madness
01098 haunted: treachery basic-weakness x1; curse
01099 psychosis: treachery basic-weakness x1; madness
01100 hypochondria: treachery basic-weakness x1; madness
01101 mob-enforcer: enemy basic-weakness 4/3/3 1+0 hunter prey-bearer-only x1; humanoid criminal
01102 silver-twilight-acolyte: enemy basic-weakness 2/3/3 1+0 hunter prey-bearer-only x1; humanoid cultist silver-twilight
01103 stubborn-detective: enemy basic-weakness 3/2/2 1+0 hunter prey-bearer-only x1; humanoid detective
"""

SCENARIO_CARDS = """
01105 whats-going-on: agenda doom3; back a-lapse-in-time
01106 rise-of-the-ghouls: agenda doom7; back the-tunnels-below
01107 theyre-getting-out: agenda doom10; back the-ghouls-break-free
01108 trapped: act clues2-per-investigator; back the-door-on-the-floor
01109 the-barrier: act clues3-per-investigator; back breaking-the-barrier
01110 what-have-you-done: act objective-only; back defending-the-home
01111 study: location shroud2 clues2-per-investigator; circle
01112 hallway: location shroud1 clues0; square to triangle plus diamond
01113 attic: location shroud1 clues2-per-investigator victory1; triangle to square
01114 cellar: location shroud4 clues2-per-investigator victory1; plus to square
01115 parlor: location shroud2 clues0; diamond to square
01116 ghoul-priest: enemy 4/5/4 2+2 each victory2 hunter retaliate prey-highest-combat x1; humanoid monster ghoul elite
01117 lita-chantler: asset story cost0 ally health3 sanity3 unique x1; ally
01118 flesh-eater: enemy 4/4/1 1+2 victory1 spawn-attic x1; humanoid monster ghoul
01119 icy-ghoul: enemy 3/4/4 2+1 victory1 spawn-cellar x1; humanoid monster ghoul
01159 swarm-of-rats: enemy 1/1/3 1+0 hunter x3; creature
01160 ghoul-minion: enemy 2/2/2 1+1 x3; humanoid monster ghoul
01161 ravenous-ghoul: enemy 3/3/3 1+1 prey-lowest-remaining-health x1; humanoid monster ghoul
01162 grasping-hands: treachery x3; hazard
01163 rotting-remains: treachery x3; terror
01164 frozen-in-fear: treachery x2; terror
01165 dissonant-voices: treachery x2; terror
01166 ancient-evils: treachery x3; omen
01167 crypt-chill: treachery x2; hazard
01168 obscuring-fog: treachery x2; hazard
01121a predator-or-prey: agenda doom6; back the-masked-hunter
01121b the-masked-hunter: enemy 4/4/2 2+1 unique victory2 hunter prey-most-clues spawn-with-prey x1; humanoid cultist elite
01122 time-is-running-short: agenda doom8; back the-clock-strikes-midnight
01123 uncovering-the-conspiracy: act objective-only; back secrets-unveiled
01124 your-house: location shroud2 clues1-per-investigator; tilde to circle
01125 rivertown: location shroud1 clues1-per-investigator; circle to crescent diamond square tilde hourglass
01126 historical-society: location shroud3 clues1-per-investigator; square to diamond plus circle
01127 mas-boarding-house: location shroud2 clues1-per-investigator; square to diamond plus circle
01128 st-marys-hospital: location shroud2 clues1-per-investigator; plus to diamond square
01129 miskatonic-university: location shroud4 clues2-per-investigator victory1; diamond to tee plus circle square
01130 first-bank-of-arkham: location shroud3 clues1-per-investigator; triangle to crescent tee
01131 arkham-asylum: location shroud4 clues2-per-investigator victory1; triangle to crescent tee
01132 easttown: location shroud2 clues1-per-investigator; crescent to circle triangle
01133 graveyard: location shroud1 clues2-per-investigator victory1; hourglass to circle
01134 northside: location shroud3 clues2-per-investigator victory1; tee to diamond triangle
01126-01127 southside: location shroud0 clues0; square to diamond plus circle
01130-01131 downtown: location shroud0 clues0; triangle to crescent tee
01135 hunting-shadow: treachery peril x3; curse
01136 false-lead: treachery x2
01137 wolf-man-drew: enemy 4/4/2 2+0 unique victory1 spawn-downtown x1; humanoid cultist
01138 herman-collins: enemy 3/4/4 1+1 unique victory1 spawn-graveyard x1; humanoid cultist
01139 peter-warren: enemy 2/3/3 1+0 unique victory1 spawn-miskatonic-university x1; humanoid cultist
01140 victoria-devereux: enemy 3/3/2 1+0 unique victory1 spawn-northside x1; humanoid cultist
01141 ruth-turner: enemy 2/4/5 1+0 unique victory1 spawn-st-marys-hospital x1; humanoid cultist
01169 acolyte: enemy 3/1/2 1+0 spawn-empty x3; humanoid cultist
01170 wizard-of-the-order: enemy 4/2/2 1+0 retaliate spawn-empty x1; humanoid cultist
01171 mysterious-chanting: treachery x2; hex
01172 hunting-nightgaunt: enemy 3/4/1 1+1 hunter x2; monster nightgaunt
01173 on-wings-of-darkness: treachery x2
01174 locked-door: treachery x2; obstacle
01143 the-arkham-woods: agenda doom4; back death-to-the-intruders
01144 the-ritual-begins: agenda doom5; back the-will-of-umordhoth
01145 vengeance-awaits: agenda doom5; back the-devourer-below
01145b the-devourer-below: agenda doom0; back umordhoth
01146 investigating-the-trail: act clues3-per-investigator; back unveiling-the-plan
01147 into-the-darkness: act objective-only; back last-rites
01148 disrupting-the-ritual: act objective-only; back the-ritual-is-broken
01149 main-path: location shroud2 clues0; tilde to square plus
01150 unhallowed-ground: location shroud4 clues1-per-investigator; triangle to tilde hourglass diamond
01151 twisting-paths: location shroud3 clues1-per-investigator; tee to tilde diamond slanted-equals
01152 old-house: location shroud2 clues1-per-investigator; diamond to tilde triangle tee
01153 cliffside: location shroud2 clues1-per-investigator; hourglass to tilde crescent triangle
01154 tangled-thicket: location shroud2 clues1-per-investigator; slanted-equals to tilde tee crescent
01155 quiet-glade: location shroud1 clues0; crescent to tilde slanted-equals hourglass
01150-01155a arkham-woods-1: location shroud0 clues0; square to tilde
01150-01155b arkham-woods-2: location shroud0 clues0; square to tilde
01150-01155c arkham-woods-3: location shroud0 clues0; square to tilde
01150-01155d arkham-woods-4: location shroud0 clues0; square to tilde
01156 ritual-site: location shroud3 clues2-per-investigator; plus to tilde
01157 umordhoth: enemy 5/6/6 3+3 unique hunter massive x1; ancient-one elite
01158 umordhoths-wrath: treachery x2; curse
01175 screeching-byakhee: enemy 3/4/3 1+2 victory1 hunter prey-lowest-remaining-sanity x2; monster byakhee
01176 the-yellow-sign: treachery x2; omen
01177 yithian-observer: enemy 4/4/3 1+1 victory1 prey-fewest-cards x2; monster yithian
01178 offer-of-power: treachery peril x2; pact
01179 relentless-dark-young: enemy 4/5/2 2+1 victory1 prey-lowest-agility x1; monster dark-young
01180 goat-spawn: enemy 3/3/2 1+0 hunter retaliate x3; humanoid monster
01181 young-deep-one: enemy 3/3/3 1+1 hunter prey-lowest-combat x2; humanoid monster deep-one
01182 dreams-of-rlyeh: treachery x2; omen
"""


def line_of(sheet: Sheet) -> str:
    """A component written the same way from the data."""
    match sheet:
        case Investigator():
            return _investigator(sheet)
        case Location():
            return _location(sheet)
        case Act():
            asks = f"clues{sheet.clues}-per-investigator" if sheet.clues else "objective-only"
            return f"{sheet.code} {sheet.slug}: act {asks}; back {sheet.back_slug}"
        case Agenda():
            return f"{sheet.code} {sheet.slug}: agenda doom{sheet.doom}; back {sheet.back_slug}"
        case _:
            return _card(sheet)


def _investigator(sheet: Investigator) -> str:
    skills = "/".join(str(n) for n in sheet.skills)
    body = f"{CLASSES[sheet.klass]} {skills} health{sheet.health} sanity{sheet.sanity}"
    deck = f"and {CLASSES[sheet.second_class]} needs {' '.join(sheet.required)}"
    return f"{sheet.code} {sheet.slug}: {body} {deck}; {_traits(sheet.traits)}"


def _location(sheet: Location) -> str:
    clues = f"clues{sheet.clues}" + ("-per-investigator" if sheet.clues and sheet.per_investigator else "")
    victory = f" victory{sheet.victory}" if sheet.victory else ""
    ways = f" to {' '.join(sheet.connects)}" if sheet.connects else ""
    return f"{sheet.code} {sheet.slug}: location shroud{sheet.shroud} {clues}{victory}; {sheet.symbol}{ways}"


def _card(sheet: PlayerCard) -> str:
    words = [type(sheet).__name__.lower()]
    if sheet.code in ENTRIES:
        words += _class_and_level(sheet)
    match sheet:
        case Asset():
            words += _asset(sheet)
        case Event():
            words += [f"cost{sheet.cost}", *(["fast"] if _is_fast(sheet) else [])]
        case Enemy():
            words += _enemy(sheet)
        case Treachery():
            words += [word for word in ("surge", "peril") if getattr(sheet, word)]
        case _:
            pass
    signature_of = getattr(sheet, "signature_of", "")
    words += [f"of-{signature_of}"] if signature_of else []
    words.append(f"x{sheet.copies}")
    icons = "".join(f"+{SKILLS[icon]}" for icon in getattr(sheet, "icons", ()))
    parts = [f"{sheet.code} {sheet.slug}: {' '.join(words)}", icons, _traits(sheet.traits)]
    return "; ".join(part for part in parts if part)


def _class_and_level(sheet: PlayerCard) -> list[str]:
    entry = ENTRIES[sheet.code]
    if entry.is_story:
        return ["story"]
    if entry.is_weakness:
        return ["basic-weakness" if entry.is_basic_weakness else "signature-weakness"]
    return [CLASSES[entry.klass], *([f"level{entry.level}"] if entry.is_standard else [])]


def _asset(sheet: Asset) -> list[str]:
    words = [f"cost{sheet.cost}"] if sheet.cost >= 0 else []
    words += [SLOTS[slot] for slot in sheet.slots]
    words += [f"health{sheet.health}"] if sheet.health else []
    words += [f"sanity{sheet.sanity}"] if sheet.sanity else []
    words += [f"{USES[sheet.uses[0]]}{sheet.uses[1]}"] if sheet.uses is not None else []
    words += ["discarded-when-empty"] if any(isinstance(p, DiscardWhenEmpty) for p in sheet.passive) else []
    words += ["fast"] if sheet.fast else []
    return words + (["unique"] if sheet.unique else [])


def _is_fast(sheet: Event) -> bool:
    """Played in a window of the own turn, or as a reaction."""
    return sheet.own_turn or (sheet.effect is None and not any(power.forced for power in sheet.powers))


def _enemy(sheet: Enemy) -> list[str]:
    words = [f"{sheet.fight}/{sheet.health}/{sheet.evade}", f"{sheet.damage}+{sheet.horror}"]
    words += ["each"] if sheet.health_per_investigator else []
    words += ["unique"] if sheet.unique else []
    words += [f"victory{sheet.victory}"] if sheet.victory else []
    words += [word for word in ("hunter", "retaliate", "massive", "aloof") if getattr(sheet, word)]
    words += [f"prey-{_prey(sheet.prey)}"] if sheet.prey is not None else []
    return words + ([f"spawn-{_spawn(sheet.spawn)}"] if sheet.spawn else [])


def _spawn(where: c.Spawn) -> str:
    match where:
        case c.EmptyLocation():
            return "empty"
        case c.WithPrey():
            return "with-prey"
        case place:
            return place


def _prey(prey: c.Prey) -> str:
    match prey:
        case c.HighestSkill(skill):
            return f"highest-{SKILLS[skill]}"
        case c.LowestHealth():
            return "lowest-remaining-health"
        case c.BearerOnly():
            return "bearer-only"
        case c.MostClues():
            return "most-clues"
        case c.LowestSanity():
            return "lowest-remaining-sanity"
        case c.LowestSkill(skill):
            return f"lowest-{SKILLS[skill]}"
        case c.FewestCards():
            return "fewest-cards"


def _traits(traits: tuple[int, ...]) -> str:
    return " ".join(TRAITS[trait] for trait in traits)
