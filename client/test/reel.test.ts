import { describe, expect, it } from 'vitest'
import type { Story } from '../src/lib/protocol'
import { following, legible, preceding, stay, stopsOf } from '../src/lib/reel'

const story: Story = { length: 9, moments: [], stops: [2, 3, 7] }

describe('a replay', () => {
  it('stops where something was told, at the beginning and at the end', () => {
    expect(stopsOf(story, 9)).toEqual([0, 2, 3, 7, 9])
    expect(stopsOf({ ...story, stops: [2, 9] }, 9)).toEqual([0, 2, 9])
    expect(stopsOf(null, 3)).toEqual([0, 1, 2, 3])
  })

  it('steps from stop to stop, also from between two of them', () => {
    const stops = stopsOf(story, 9)
    expect(following(stops, 3)).toBe(7)
    expect(following(stops, 4)).toBe(7)
    expect(preceding(stops, 7)).toBe(3)
    expect(following(stops, 9)).toBeUndefined()
    expect(preceding(stops, 0)).toBeUndefined()
  })

  it('numbers as many rounds as have room beside each other', () => {
    const rounds = [{ n: 0 }, { n: 5 }, { n: 10 }, { n: 50 }]
    expect(legible(rounds, 100, 200).map((round) => round.n)).toEqual([0, 10, 50])
    expect(legible(rounds, 100, 800)).toEqual(rounds)
  })

  it('leaves more time where there is more to read', () => {
    expect(stay(1000, 0)).toBe(1000)
    expect(stay(1000, 1)).toBe(1000)
    expect(stay(1000, 3)).toBeCloseTo(1600)
    expect(stay(1000, 30)).toBe(stay(1000, 6))
  })
})
