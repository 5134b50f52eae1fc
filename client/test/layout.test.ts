import { describe, expect, it } from 'vitest'
import { curve, grove, plaque, position, sheet, stub } from '../src/lib/layout'
import type { Place } from '../src/lib/protocol'

const place = (id: string, x: number, y: number): Place => ({ type: 'place', id, label: [id], x, y })
const places = [place('a', 10, 10), place('b', 30, 12), place('c', 80, 80), place('d', 60, 50)]

describe('a map', () => {
  it.each([[340, 460], [900, 700], [1600, 700]])('in a frame of %i by %i has no two plaques over each other', (width, height) => {
    const on = sheet(places, width, height)
    const form = plaque(width)
    for (const a of places) {
      for (const b of places.filter((p) => p !== a)) {
        const [p, q] = [position(a, on), position(b, on)]
        const apart = Math.abs(p.x - q.x) >= form.width * on.scale || Math.abs(p.y - q.y) >= (form.room - 10) * on.scale
        expect(apart, `${a.id} and ${b.id}`).toBe(true)
      }
    }
  })

  it('keeps the proportions of its frame within reason', () => {
    const on = sheet(places, 3000, 300)
    expect(on.width / on.height).toBeCloseTo(1.7, 1)
  })

  it('plants the same trees every time, none on a path', () => {
    const on = sheet(places, 900, 700)
    const centres = places.map((p) => position(p, on))
    const way: [typeof centres[0], typeof centres[0]] = [centres[0]!, centres[2]!]
    const trees = grove(on, centres, [way])
    expect(trees).toEqual(grove(on, centres, [way]))
    expect(trees.length).toBeGreaterThan(10)
  })

  it('lets an arrow begin at the edge of its plaque and point to the other place', () => {
    const arrow = stub({ x: 0, y: 0 }, { x: 500, y: 0 }, 80, 40, 30, 0)
    expect(arrow.from.x).toBeCloseTo(80)
    expect(arrow.to.x).toBeCloseTo(110)
    expect(arrow.angle).toBe(0)
  })

  it('draws paths from place to place', () => {
    expect(curve({ x: 0, y: 0 }, { x: 10, y: 0 }, 0)).toBe('M0 0Q5 0 10 0')
  })
})
