import { describe, expect, it } from 'vitest'
import { preferred } from '../src/lib/languages'
import { pageOf } from '../src/lib/pages'
import { chosen, dealt, easiest, matters, ofKind, playNow, seated } from '../src/lib/wish'
import type { GameInfo, Setting } from '../src/lib/protocol'
import { en, type Word } from '../src/words/en'
import { ru } from '../src/words/ru'
import { uk } from '../src/words/uk'

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(pageOf('/', '')).toEqual({ page: 'lobby' })
    expect(pageOf('/table/abc', '')).toEqual({ page: 'table', id: 'abc' })
    expect(pageOf('/watch/abc', '')).toEqual({ page: 'watch', id: 'abc' })
    expect(pageOf('/join/a.b-c', '')).toEqual({ page: 'join', token: 'a.b-c' })
    expect(pageOf('/results', '')).toEqual({ page: 'results' })
    expect(pageOf('/decks/some-game', '')).toEqual({ page: 'decks', game: 'some-game' })
    expect(pageOf('/replay/abc', '?at=12')).toEqual({ page: 'replay', id: 'abc', at: 12, seat: null })
  })

  it('that make no sense lead nowhere', () => {
    expect(pageOf('/cellar/7', '')).toEqual({ page: 'lost' })
    expect(pageOf('/replay/abc', '?at=-1')).toMatchObject({ at: null })
  })
})

describe('settings', () => {
  it('are asked only beside the values with which they matter', () => {
    const tide: Setting = {
      name: 'tide',
      title: ['Tide'],
      help: [],
      kind: 'choice',
      default: 'low',
      only_with: [
        { setting: 'place', values: ['harbour'] },
        { setting: 'boat', values: [true] },
      ],
    }
    expect(matters(tide, { place: 'harbour', boat: false })).toBe(true)
    expect(matters(tide, { place: 'hill', boat: true })).toBe(true)
    expect(matters(tide, { place: 'hill', boat: false })).toBe(false)
    expect(matters({ ...tide, only_with: undefined }, { place: 'hill' })).toBe(true)
    expect(chosen([tide], { place: 'harbour', tide: 'high' })).toEqual({ tide: 'high' })
    expect(chosen([tide], { place: 'hill', tide: 'high' })).toEqual({})
  })
})

describe('languages', () => {
  it('follow the browser as far as we speak them', () => {
    expect(preferred(['de-DE', 'uk-UA', 'en'])).toBe('uk')
    expect(preferred(['fr'])).toBe('en')
  })

  it.each([
    ['ru', ru],
    ['uk', uk],
  ] as const)('%s has every word, with the same holes', (_, words) => {
    const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()
    for (const word of Object.keys(en) as Word[]) {
      expect(words[word], word).toBeTruthy()
      expect(holes(words[word]), word).toEqual(holes(en[word]))
    }
  })
})

describe('a new table', () => {
  const game = { id: 'g', seats: [2, 3], bots: ['random', 'greedy'], settings: [] } as unknown as GameInfo

  it('that is wanted at once has me and as few bots as can be', () => {
    expect(playNow(game, ' Ada ', false)).toEqual({
      game: 'g',
      options: {},
      undo: 'free',
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', bot: 'greedy' },
      ],
    })
  })

  it('says what is dealt at once, as far as the game tells it', () => {
    const choices = [
      { value: 'easy', title: ['Easy'] },
      { value: 'hard', title: ['Hard'] },
    ]
    const settings = [
      { name: 'level', title: ['Level'], kind: 'choice', default: 'hard', choices, told: true },
      { name: 'people', title: ['People'], kind: 'several', default: [], choices, told: true },
      { name: 'lead', title: ['Lead'], kind: 'choice', default: 'easy', choices },
    ]
    const lesson = { seed: 7, options: { level: 'easy', people: ['easy', 'hard'] } }
    const told = { ...game, settings, lesson } as unknown as GameInfo
    expect(dealt(told, false)).toEqual([
      { title: ['Level'], values: [['Hard']] },
      { title: ['People'], values: [] },
    ])
    expect(dealt(told, true)).toEqual([
      { title: ['Level'], values: [['Easy']] },
      { title: ['People'], values: [['Easy'], ['Hard']] },
    ])
    expect(playNow(told, '', true).options).toEqual(lesson.options)
    expect(playNow(told, '', true).seed).toBeUndefined()
    expect(playNow(told, '', false).options).toEqual({})
  })

  it('is begun most easily with the least complex game that has a lesson, and the shortest of those', () => {
    const one = (id: string, complexity: number, most: number, lesson: unknown = {}): GameInfo =>
      ({ ...game, id, complexity, minutes: [10, most], lesson }) as unknown as GameInfo
    expect(easiest([one('a', 3, 20), one('b', 2, 60), one('c', 2, 40), one('d', 1, 10, null)])?.id).toBe('c')
    expect(easiest([])).toBeUndefined()
  })

  it('keeps the seats that were wished when their number changes', () => {
    expect(seated(game, [{ kind: 'me' }, { kind: 'friend' }], 3)).toEqual([
      { kind: 'me' },
      { kind: 'friend' },
      { kind: 'bot', bot: 'greedy' },
    ])
  })

  it('forgets what a seat of another kind has no use for', () => {
    expect(ofKind(game, { kind: 'friend', name: 'Bo' }, 'bot')).toEqual({ kind: 'bot', bot: 'greedy' })
    expect(ofKind(game, { kind: 'bot', bot: 'random' }, 'local')).toEqual({ kind: 'local' })
  })
})
