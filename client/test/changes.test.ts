import { describe, expect, it } from 'vitest'
import { changed, gained, seen } from '../src/lib/changes'
import type { AnyThing, Card, Ledger, Place, Scene, Token } from '../src/lib/protocol'

const ghoul: Token = { type: 'token', id: 'ghoul', label: ['Ghoul'], badge: '3' }
const card: Card = { type: 'card', id: 'card', label: ['Knife'], note: ['+1'] }

function scene(places: Place[], ...things: AnyThing[]): Scene {
  return { title: [], status: [], things: [{ type: 'map', id: 'map', label: [], places }, ...things] }
}
const place = (id: string, ...tokens: Token[]): Place => ({ type: 'place', id, label: [id], x: 0, y: 0, tokens })
const news = (before: Scene, now: Scene): string[] => [...changed(seen(before), seen(now))]

describe('what was gained', () => {
  const sheet = (total: number): Ledger => ({ type: 'ledger', id: 'score:1', label: [], seat: 1, lines: [], total })

  it('is counted sheet by sheet', () => {
    const [before, now] = [seen(scene([], sheet(13))), seen(scene([], sheet(18)))]
    expect(gained(before, now, [sheet(18)]).get('score:1')).toBe(5)
  })

  it('is nothing when a sheet is counted from its beginning again', () => {
    expect(gained(seen(scene([], sheet(151))), seen(scene([], sheet(0))), [sheet(0)]).get('score:1')).toBe(0)
  })

  it('is nothing when nothing was seen before', () => {
    expect(gained(undefined, seen(scene([], sheet(18))), [sheet(18)]).get('score:1')).toBe(0)
  })
})

describe('what has changed', () => {
  const before = scene([place('attic', ghoul), place('cellar')], { type: 'track', id: 'doom', label: [], value: 1, most: 5 })

  it('is what came elsewhere, not the places between which it moved', () => {
    expect(news(before, scene([place('attic'), place('cellar', ghoul)], before.things[1]!))).toEqual(['ghoul'])
  })

  it('is what is new or shows another figure', () => {
    const now = scene(
      [place('attic', { ...ghoul, badge: '1' }), place('cellar')],
      { type: 'track', id: 'doom', label: [], value: 2, most: 5 },
      { type: 'hand', id: 'hand', label: [], seat: 0, cards: [card] },
    )
    expect(news(before, now)).toEqual(['ghoul', 'doom', 'card'])
  })

  it('is not what only goes with the question', () => {
    const hand = (note: string): Scene =>
      scene([place('attic')], { type: 'hand', id: 'hand', label: [], seat: 0, cards: [{ ...card, note: [note] }] })
    expect(news(hand('+1'), hand('+2'))).toEqual([])
    expect([...changed(undefined, seen(before))]).toEqual([])
  })
})
