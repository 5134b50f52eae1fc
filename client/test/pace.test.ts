import { describe, expect, it } from 'vitest'
import { MOST, pauseBefore } from '../src/lib/pace'

/** How long somebody waits until all of so many steps, which are there already, are shown. */
function waited(speed: 'once' | 'quick' | 'calm', steps: number): number {
  let time = 0
  for (let left = steps; left > 0; left--) time += pauseBefore(speed, left, time)
  return time
}

describe('the pace', () => {
  it('never keeps anybody waiting for three seconds unasked, however many bots there are', () => {
    expect(waited('quick', 3)).toBeGreaterThan(900)
    expect(waited('quick', 90)).toBeLessThanOrEqual(MOST + 1)
    expect(MOST).toBeLessThan(3000)
  })

  it('shows everything at once, or calmly, for whoever asks for it', () => {
    expect(waited('once', 90)).toBe(0)
    expect(waited('calm', 9)).toBeGreaterThan(9000)
  })
})
