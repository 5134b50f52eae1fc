import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moving, note } from '../src/lib/flip'

const SOON = 1000
/** What lies on the page, and how often something was shown to light up. */
let things: object[] = []
let lights = 0
let frames: (() => void)[] = []
const thing = (id: string): object => ({
  dataset: { move: id },
  closest: () => null,
  getBoundingClientRect: () => ({ x: 0, y: 0, width: 10, height: 10 }),
})

beforeEach(() => {
  vi.useFakeTimers()
  things = [thing('map')]
  lights = 0
  frames = []
  const made = { style: {}, isConnected: true, append: () => {}, animate: () => (lights++, {}) }
  vi.stubGlobal('document', {
    hidden: false,
    body: made,
    querySelectorAll: () => things,
    createElement: () => ({ ...made }),
  })
  vi.stubGlobal('SVGElement', class {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function lighted(): number {
  frames.splice(0).forEach((frame) => frame())
  vi.advanceTimersByTime(SOON)
  return lights
}

test('what comes when the table is laid lights up, and what was there does not', () => {
  moving(() => things.push(thing('card')))
  expect(lighted()).toBe(1)
})

test('so does what came before it with the question, since one acted', () => {
  note()
  things.push(thing('die'))
  moving(() => things.push(thing('card')))
  expect(lighted()).toBe(2)
})

test('what was noted holds for one change only', () => {
  note()
  things.push(thing('die'))
  moving(() => {})
  lighted()
  moving(() => {})
  expect(lighted()).toBe(1)
})
