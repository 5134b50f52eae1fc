import { describe, expect, it } from 'vitest'
import type { LogLine, Story } from '../src/lib/protocol'
import type { Told } from '../src/lib/recap'
import { beside, following, legible, preceding, stay, stopsOf } from '../src/lib/reel'

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

describe('what is told beside a key moment', () => {
  const line = (text: string) => ({ n: 1, kind: 'x', text: [text] }) as unknown as LogLine
  const group = (lines: string[], more: string[] = []): Told => ({
    seat: 0,
    heading: null,
    ending: false,
    lines: lines.map(line),
    more: more.map(line),
  })

  it('is what the moment has not said, and no empty item where it has said all', () => {
    const told = beside([group(['A gate closed.']), group(['A gate closed.', 'Doom rose.'])], [['A gate closed.']])
    expect(told.map((one) => one.lines.map((said) => said.text))).toEqual([[['Doom rose.']]])
    expect(beside([group([], ['Doom rose.'])], [])).toHaveLength(1)
  })

  it('keeps how a scenario ended, unless that is the moment', () => {
    const end = { ...group([]), ending: true, heading: line('The scenario ended.') }
    expect(beside([end], [])).toHaveLength(1)
    expect(beside([end], [['The scenario ended.']])).toEqual([])
  })
})
