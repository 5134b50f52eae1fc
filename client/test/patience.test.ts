import { describe, expect, it } from 'vitest'
import { othersDecide } from '../src/lib/patience.svelte'
import type { View } from '../src/lib/protocol'

describe('whoever waits', () => {
  const kinds = ['me', 'friend', 'bot', 'friend']
  const seats = kinds.map((kind, seat) => ({ seat, kind }))
  const waitsFor = (waiting: number[], more: object = {}): boolean =>
    othersDecide({
      seats_mine: [0],
      table: { seats },
      waiting: waiting.map((seat) => ({ seat })),
      ...more,
    } as unknown as View)

  it('waits for people, who take their time, and not for bots', () => {
    expect(waitsFor([1])).toBe(true)
    expect(waitsFor([1, 3])).toBe(true)
    expect(waitsFor([2])).toBe(false)
    expect(waitsFor([1, 2])).toBe(false)
  })

  it('is not asked, not even behind a curtain, and the game goes on', () => {
    expect(waitsFor([0, 1])).toBe(false)
    expect(waitsFor([])).toBe(false)
    expect(waitsFor([1], { curtain: true })).toBe(false)
    expect(waitsFor([1], { result: {} })).toBe(false)
  })

  it('does not look back', () => {
    expect(waitsFor([1], { seats_mine: [], own: [0] })).toBe(false)
  })
})
