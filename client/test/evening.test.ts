import { outOfSight } from '../src/lib/roster'
import { describe, expect, it } from 'vitest'
import { COLOURS, SIGNS } from '../src/lib/colours'
import type { Sitting } from '../src/lib/people'
import { lines } from '../src/lib/picture'
import { placing } from '../src/lib/places'
import { bars, totals } from '../src/lib/results'
import { ranked, rivals } from '../src/lib/standings'
import { after, called, spoken } from '../src/lib/text'
import { ago } from '../src/lib/when'
import { dressed } from '../src/lib/wish'
import type { Finished, Ref, SeatWish } from '../src/lib/protocol'

function game(id: string, won: boolean | null, score?: number, name = 'route'): Finished {
  return { id, game: name, title: name, ended: 0, number: 1, round: '', won, mine: [0], seats: [], score }
}

describe('results', () => {
  const points = { route: { title: 'Points' } }
  it('are counted by game, the most played first', () => {
    const counted = totals([game('c', true, 90), game('b', false, 70, 'eldritch-horror'), game('a', false, 120)], points)
    expect(counted.map((total) => [total.game, total.played, total.won, total.best])).toEqual([
      ['route', 2, 1, 120],
      ['eldritch-horror', 1, 0, null],
    ])
    expect(counted[0]!.games.map(({ id }) => id)).toEqual(['a', 'c'])
  })
  it('know where less is more', () => {
    const less = { route: { title: 'Score', less_is_more: true } }
    expect(totals([game('a', true, 6), game('b', true, 2)], less)[0]!.best).toBe(2)
  })
  it('of which some count something else are compared with their like', () => {
    const campaign = { ...game('c', true, 12), measure: 'World fame' }
    const [total] = totals([campaign, game('b', true, 8), game('a', false, 5)], points)
    expect(total!.best).toBe(8)
    expect(bars(total!, 9).map(({ score }) => score)).toEqual([5, 8, null])
  })
  it('are drawn as high as their score', () => {
    const [low, high] = bars(totals([game('b', true, 100), game('a', false, 50)], points)[0]!, 9)
    expect(low!.height).toBeLessThan(high!.height)
    expect(high!.height).toBe(1)
    expect(bars(totals([game('b', true), game('a', false)], {})[0]!, 1).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('a place', () => {
  it('is told with its points as each language counts them', () => {
    expect(placing(3, 4, 199, 'en')).toBe('3rd of 4 with 199 points')
    expect(placing(1, 2, 1, 'en')).toBe('1st of 2 with 1 point')
    expect([199, 201, 203].map((n) => placing(2, 4, n, 'ru'))).toEqual([
      '2-е место из 4, 199 очков',
      '2-е место из 4, 201 очко',
      '2-е место из 4, 203 очка',
    ])
    expect([1, 2, 3, 4, 7].map((place) => placing(place, 8, 112, 'uk').split(' ')[0])).toEqual([
      '1-ше',
      '2-ге',
      '3-тє',
      '4-те',
      '7-ме',
    ])
    expect(placing(4, 4, 94, 'uk')).toBe('4-те місце з 4, 94 очки')
  })
})

describe('teams', () => {
  it('have one place and one sum, and play against each other', () => {
    const ranking: [number, number][] = [
      [2, 9],
      [1, 11],
      [2, 9],
      [1, 11],
    ]
    expect(ranked(ranking, [0, 1, 0, 1])).toEqual([
      [1, 11],
      [2, 9],
    ])
    expect(ranked(ranking, undefined).map(([place]) => place)).toEqual([1, 1, 2, 2])
    expect([rivals([0, 1, 0, 1], 4), rivals([], 4), rivals(undefined, 3)]).toEqual([2, 4, 3])
  })
})

describe('a moment', () => {
  const now = Date.UTC(2026, 10, 16, 12)
  it('is told as how long ago it was, and by its date when that is long', () => {
    expect(ago(now - 5000, now, 'en')).toBe('this minute')
    expect(ago(now - 3 * 60_000, now, 'ru')).toBe('3 минуты назад')
    expect(ago(now - 25 * 3_600_000, now, 'uk')).toBe('учора')
    expect(ago(now - 30 * 86_400_000, now, 'en')).toBe('October 17, 2026')
  })
})

describe('a picture', () => {
  const width = (words: string): number => words.length
  it('breaks its words into lines that fit, and says when there is more', () => {
    expect(lines(width, 'the ritual has been reversed', 12, 3)).toEqual(['the ritual', 'has been', 'reversed'])
    expect(lines(width, 'the ritual has been reversed', 12, 2)).toEqual(['the ritual', 'has been…'])
    expect(lines(width, 'a-name-longer-than-all-room', 10, 1)).toEqual(['a-name-longer-than-all-room'])
  })
})

describe('words', () => {
  it('are not said twice', () => {
    expect(after(['Defeat: the stars ', ['ref', 'x', 'came']], 'Defeat')).toEqual(['The stars ', ['ref', 'x', 'came']])
    expect(after(['Player 1 wins'], 'Victory')).toEqual(['Player 1 wins'])
  })
  it('call a seat by who sits there', () => {
    const agnes: Sitting = { seat: 0, name: 'Agnes', kind: 'me' }
    const ben: Sitting = { seat: 1, name: 'Ben', kind: 'friend' }
    const ref: Ref = ['ref', 'seat:1', 'Player 2']
    expect(called(ref, [agnes, ben])).toBe('Ben')
    expect(called(ref, [agnes, { seat: 1, name: '', kind: 'bot' }])).toBe('Bot 2')
    expect(called(ref, [agnes, { seat: 1, name: '', kind: 'local' }])).toBe('Player 2')
    expect(spoken(['So ', ref, ' wins ', ['icon', 'reward', 'points'], '.'], [agnes, ben])).toBe('So Ben wins points.')
    expect(called(['ref', 'piece:1', 'Lantern'], [agnes, ben])).toBe('Lantern')
  })
})

describe('a strip of everybody', () => {
  it('tells how many are out of sight before and after those in it', () => {
    const row = [0, 100, 200, 300].map((left) => ({ left, right: left + 100 }))
    const seen = (left: number, right: number): number[] => Object.values(outOfSight({ left, right }, row))
    expect([seen(0, 400), seen(0, 361), seen(0, 359), seen(150, 250), seen(39, 400)]).toEqual(
      [[0, 0], [0, 0], [0, 1], [2, 2], [0, 0]], // prettier-ignore
    )
  })
})

describe('colours', () => {
  it('each have a sign of their own', () => {
    expect(new Set(COLOURS.map((colour) => SIGNS[colour].path)).size).toBe(8)
  })
  it('are worn by oneself only', () => {
    const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'bot' }]
    expect(dressed(seats, 'rose')).toEqual([{ kind: 'me', colour: 'rose' }, { kind: 'bot' }])
    expect(dressed(seats, '')).toEqual(seats)
  })
})
