import { describe, expect, it } from 'vitest'
import type { View } from '../src/lib/protocol'
import { lostSeat } from '../src/lib/seats'

function view(kind: string, held: boolean, mine: number[] = [], owner = false): View {
  const seats = [
    { seat: 0, kind: 'me', held: true },
    { seat: 1, kind, held },
  ]
  return { seats_mine: mine, table: { owner, seats } } as unknown as View
}

describe('a seat that one had', () => {
  it('is a bot’s, free for somebody else, or somebody else’s', () => {
    expect(lostSeat(view('bot', false), [1])).toEqual(['lostToBot', 'lookOn'])
    expect(lostSeat(view('friend', false), [1])).toEqual(['lostOpened', 'lookOn'])
    expect(lostSeat(view('friend', true), [1])).toEqual(['lostTaken', 'lookOn'])
  })

  it('makes nobody an onlooker who has another', () => {
    expect(lostSeat(view('bot', false, [0]), [0, 1])).toEqual(['lostToBot'])
  })

  it('is not lost while one has it, never had it, or gave it away oneself', () => {
    expect(lostSeat(view('friend', true, [1]), [1])).toEqual([])
    expect(lostSeat(view('bot', false), [])).toEqual([])
    expect(lostSeat(view('bot', false, [0], true), [0, 1])).toEqual([])
  })
})
