import { describe, expect, it } from 'vitest'
import { CELL, Pen, project, Roads } from '../src/lib/roads'
import type { Grid, Street } from '../src/lib/protocol'

const corner = (id: string, x: number, y: number) => ({ type: 'corner' as const, id, label: [id], x, y })
const street = (id: string, a: string, b: string, more: Partial<Street> = {}): Street => ({
  type: 'street',
  id,
  label: [id],
  a,
  b,
  ...more,
})

// a - b - c in a row, d below b; between b and c a canal lies below the street.
const grid: Grid = {
  type: 'grid',
  id: 'g',
  label: ['G'],
  columns: 2,
  rows: 1,
  corners: [corner('a', 0, 0), corner('b', 10, 0), corner('c', 20, 0), corner('d', 10, 10)],
  streets: [
    street('ab', 'a', 'b'),
    street('bc', 'b', 'c', { side: -1 }),
    street('canal', 'b', 'c', { kind: 'canal', side: 1 }),
    street('bd', 'b', 'd'),
    street('ad', 'a', 'd', { via: [0, 10] }),
  ],
}
const roads = new Roads(grid)
const all = (): boolean => true

/** Draws a pen through points in steps of some units; the roads it passed. */
function drawn(pen: Pen, points: [number, number][], may: (s: Street) => boolean = all): string[] {
  const passed: string[] = []
  let [x, y] = points[0]!
  for (const [tx, ty] of points) {
    for (let i = 1; i <= 12; i++) {
      const p = { x: x + ((tx - x) * i) / 12, y: y + ((ty - y) * i) / 12 }
      passed.push(...pen.follow(p, may).map((s) => s.id))
    }
    ;[x, y] = [tx, ty]
  }
  return passed
}

describe('a pen along roads', () => {
  it('draws one road after another, in one stroke round a corner', () => {
    const pen = new Pen(roads, 'a')
    expect(drawn(pen, [[0, 2], [CELL, 3], [CELL - 2, CELL]])).toEqual(['ab', 'bd']) // prettier-ignore
    expect(pen.at).toBe('d')
  })

  it('means the nearer of two roads side by side', () => {
    expect(drawn(new Pen(roads, 'b'), [[CELL, 0], [CELL * 1.5, 9], [CELL * 2, 2]])).toEqual(['canal']) // prettier-ignore
    expect(drawn(new Pen(roads, 'b'), [[CELL, 0], [CELL * 1.5, -9], [CELL * 2, -2]])).toEqual(['bc']) // prettier-ignore
  })

  it('does not leave for a road that may not be drawn', () => {
    const pen = new Pen(roads, 'a')
    expect(drawn(pen, [[0, 0], [CELL * 2, 0]], (s) => s.id !== 'ab')).toEqual([]) // prettier-ignore
    expect(pen.at).toBe('a')
  })

  it('loses nothing to a pointer that leaps', () => {
    const pen = new Pen(roads, 'a')
    expect(pen.follow({ x: CELL * 2, y: -4 }, all).map((s) => s.id)).toEqual(['ab', 'bc'])
  })

  it('says how far it has come on the road ahead', () => {
    const pen = new Pen(roads, 'b')
    drawn(pen, [[CELL, 0], [CELL * 0.55, 1]], (s) => s.id === 'ab') // prettier-ignore
    expect(pen.ahead?.street.id).toBe('ab')
    expect(pen.ahead?.part).toBeCloseTo(0.45, 1)
  })
})

describe('roads', () => {
  it('are found by a finger beside them, if they count', () => {
    expect(roads.under({ x: CELL * 0.5, y: 14 }, all)?.id).toBe('ab')
    expect(roads.under({ x: CELL * 0.5, y: 14 }, (s) => s.id === 'bd')).toBeNull()
  })

  it('are found by an arrow key, of two side by side the one that counts', () => {
    expect(roads.towards('b', 'right', (s) => s.id === 'canal')?.id).toBe('canal')
    expect(roads.towards('b', 'down', () => false)?.id).toBe('bd')
    expect(roads.towards('a', 'down', () => false)?.id).toBe('ad')
    expect(roads.towards('b', 'up', all)).toBeNull()
  })

  it('bend', () => {
    const { off, part } = project(roads.line(grid.streets![4]!), { x: 0, y: CELL })
    expect([off, part]).toEqual([0, 0.5])
  })
})

describe('a walk to a farther crossroads', () => {
  const along = (way: Street[]): string[] => way.map((one) => one.id)
  const but =
    (...closed: string[]) =>
    (one: Street): boolean =>
      !closed.includes(one.id)

  it('takes the shortest way along roads that count', () => {
    expect(along(roads.way('a', 'c', but('canal')))).toEqual(['ab', 'bc'])
    expect(along(roads.way('a', 'c', but('ab', 'bc')))).toEqual(['ad', 'bd', 'canal'])
    expect(roads.way('a', 'c', but('bc', 'canal'))).toEqual([])
    expect(roads.way('a', 'a', all)).toEqual([])
  })

  it('goes to the far end of a road that is touched', () => {
    expect(along(roads.wayTo('a', { x: CELL, y: CELL / 2 }, all))).toEqual(['ab', 'bd'])
    expect(along(roads.wayTo('c', { x: CELL / 2, y: 2 }, but('canal')))).toEqual(['bc', 'ab'])
    expect(along(roads.wayTo('a', { x: CELL * 2 - 4, y: 4 }, but('canal')))).toEqual(['ab', 'bc'])
    expect(roads.wayTo('a', { x: CELL * 5, y: CELL * 5 }, all)).toEqual([])
  })
})
