"""The travel campaign: three games in a row in three different cities, for world fame (RT-CAMP)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.cards import helpers
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import asks, box, choices, marks, setup_city, tells
from miskatonic.games.route.rules.rounds import GAME

KEPT: Final = (
    marks.CAMPAIGN,
    marks.CAMPAIGN_GAME,
    marks.PLAYED_CITIES,
    marks.LEAD,
    marks.TASKS_USED,
    marks.REFRESH,
    marks.SECRETS,
    marks.EFFECTS_USED,
    marks.EFFECTS_WANTED,
    marks.MODE_WANTED,
    marks.ANCIENT_WANTED,
    marks.EVENTS_OUT,
    *marks.EVENTS_WANTED,
    *marks.FAME,
    *marks.WINS,
    *marks.GAME_CITY,
    *(key for rows in (marks.GAME_FAME, marks.GAME_POINTS) for keys in rows for key in keys),
    *marks.SUPPORT,
    *marks.ACHIEVED,
)
"""What a campaign keeps from one game to the next."""
SECRET_NUMBER: Final = {code: i for i, code in enumerate(helpers.SECRETS)}


def reveal_city(s: State, f: Frame) -> None:
    """The top card of the campaign deck is the next city (RT-CAMP-04, RT-CAMP-10)."""
    if s.zone(box.CAMPAIGN_DECK):
        card = s.zone(box.CAMPAIGN_DECK)[0]
        s.put(card, box.BOX)
        open_city(s, next(i for i, town in enumerate(CITIES) if town.code == box.PIECE_SLUGS[card]))


def open_city(s: State, city: int) -> None:
    """Set the city up and play in it."""
    s.add(marks.CAMPAIGN_GAME, 1)
    if s.count(marks.CAMPAIGN_GAME) > 1:
        s.point(marks.LEAD, s.random("lead", s.seats))  # RT-BASE-74
    s.set(marks.PLAYED_CITIES, s.count(marks.PLAYED_CITIES) | 1 << city)
    setup_city.set_up(s, city)
    s.push(GAME, 0)


def two_players(s: State) -> bool:
    """Two players have a side of the campaign board of their own (RT-CAMP-03)."""
    return s.seats == 2


def margin(s: State) -> int:
    """By how many points a game for two was won."""
    return abs(s.count(marks.TOTAL[0]) - s.count(marks.TOTAL[1]))


def winners(s: State) -> tuple[int, ...]:
    """Who is in the first place."""
    return tuple(seat for seat in range(s.seats) if s.count(marks.PLACE[seat]) == 1)


def award_fame(s: State, f: Frame) -> None:
    """World fame for the places (RT-CAMP-07), or for the margin of two players (RT-CAMP-14)."""
    game = s.count(marks.CAMPAIGN_GAME) - 1
    first = winners(s)
    s.point(marks.GAME_CITY[game], marks.city_of(s))
    for seat in range(s.seats):
        if two_players(s):
            level = len(first) == s.seats
            won = seat in first
            least = max(
                i for i, (from_margin, _) in enumerate(helpers.FAME_BY_MARGIN) if (0 if level else margin(s)) >= from_margin
            )
            fame = helpers.FAME_BY_MARGIN[least][1] if won else 0
        else:
            fame = helpers.FAME_BY_PLACE[game][s.count(marks.PLACE[seat]) - 1]
        s.add(marks.FAME[seat], fame)
        s.set(marks.GAME_FAME[game][seat], fame)
        s.set(marks.GAME_POINTS[game][seat], s.count(marks.TOTAL[seat]))
        s.note(tells.FameGained, seat, fame, s.count(marks.FAME[seat]), rule="RT-CAMP-07")
    if len(first) == 1:
        s.add(marks.WINS[first[0]], 1)
    for seat in range(s.seats):
        s.set(marks.SUPPORT[seat], 0)  # RT-CAMP-11, RT-CAMP-18
    if s.count(marks.CAMPAIGN_GAME) == helpers.GAMES:
        f.goto(crown)
        return
    f.lists["choosing"] = tuple(choosers(s))


def choosers(s: State) -> list[int]:
    """The losers from the last place up; level ones clockwise from the left of the last leading player (RT-CAMP-08, 26)."""
    after = s.pointed(marks.LEAD)  # the lead has passed on already
    seats = [(after + i) % s.seats for i in range(s.seats)]
    losers = [seat for seat in seats if s.count(marks.PLACE[seat]) > 1]
    losers.sort(key=lambda seat: -s.count(marks.PLACE[seat]))
    if two_players(s) and len(losers) == 1 and margin(s) > helpers.TWO_BONUSES_OVER:
        return losers * 2  # RT-CAMP-15
    return losers


def free_bonuses(s: State) -> list[int]:
    """Cells of the support bonuses that nobody has taken (RT-CAMP-09); the fifth lies in the secret box."""
    taken = 0
    for key in marks.SUPPORT:
        taken |= s.count(key)
    secret = s.count(marks.SECRETS) >> SECRET_NUMBER["navigator"] & 1
    return [
        bonus for bonus in range(len(helpers.SUPPORT)) if not taken >> bonus & 1 and (bonus != helpers.NAVIGATOR or secret)
    ]


def ask_support(s: State, f: Frame) -> None:
    """Each loser chooses a support bonus for the next game."""
    waiting = f.lists["choosing"]
    if not waiting:
        f.answer = None
        f.goto(ask_city)
        return
    s.ask(f, waiting[0], asks.ChooseSupport, choices.SUPPORT_BONUS.each(free_bonuses(s)))


def give_support(s: State, f: Frame) -> None:
    """It is theirs."""
    seat, *rest = f.lists["choosing"]
    s.set(marks.SUPPORT[seat], s.count(marks.SUPPORT[seat]) | 1 << f.value)
    s.note(tells.SupportChosen, seat, f.value, rule="RT-CAMP-08")
    f.lists["choosing"] = tuple(rest)
    f.goto(ask_support)


def cities_in_the_box(s: State) -> list[int]:
    """The cities whose selection card is there."""
    return [i for i, town in enumerate(CITIES) if box.NUMBER_OF[town.code] not in s.absent]


def next_cities(s: State) -> list[Option]:
    """The cities that can still be played: all three differ (RT-CAMP-24)."""
    played = s.count(marks.PLAYED_CITIES)
    return choices.NEXT_CITY.each([i for i in cities_in_the_box(s) if not played >> i & 1])


def ask_city(s: State, f: Frame) -> None:
    """In the advanced variant the winner chooses the next city (RT-CAMP-05); without one chance does (RT-CAMP-29)."""
    if s.count(marks.CAMPAIGN) == 1:
        f.goto(clear_away)
        return
    options = next_cities(s)
    first = winners(s)
    if not first:
        options = [options[s.random("next-city", len(options))]]
        s.ask(f, 0, asks.ChooseCity, options)
        return
    after = s.pointed(marks.LEAD)
    nearest = next(seat for seat in ((after + i) % s.seats for i in range(s.seats)) if seat in first)
    s.ask(f, nearest, asks.ChooseCity, options)


def clear_away(s: State, f: Frame) -> None:
    """Everything of the finished game goes back to the box; only the campaign stays (RT-CAMP-10)."""
    chosen = f.value if s.count(marks.CAMPAIGN) > 1 else -1
    for zone in list(s.zones):
        if zone not in (box.BOX, box.CAMPAIGN_DECK):
            s.pour(zone, box.BOX)
    kept = {key: s.counts[key] for key in KEPT if key in s.counts}
    s.counts.clear()
    s.counts.update(kept)
    if chosen >= 0:
        open_city(s, chosen)
        f.goto(award_fame)
    else:
        f.goto(reveal_city)


def crown(s: State, f: Frame) -> None:
    """Most fame wins; ties go to the last game, or for two to who won two games (RT-CAMP-13, RT-CAMP-16, RT-CAMP-28)."""
    fame = tuple(s.count(marks.FAME[seat]) for seat in range(s.seats))
    if two_players(s):
        keys = [(fame[seat], int(s.count(marks.WINS[seat]) > 1)) for seat in range(s.seats)]
    else:
        keys = [(fame[seat], -s.count(marks.PLACE[seat])) for seat in range(s.seats)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    for seat in sorted(range(s.seats), key=lambda seat: places[seat]):
        s.note(tells.CampaignRanked, seat, places[seat], fame[seat], rule="RT-CAMP-13")
    s.finish("RT-CAMP-13", scores=fame, places=places)


CAMPAIGN: Final = procedure(
    "campaign", reveal_city, award_fame, ask_support, give_support, ask_city, clear_away, crown, choosing="seat"
)
