import { describe, expect, it } from 'vitest'
import points from '../../tests/fixtures/world.json'
import {
  curve,
  drawn,
  hiddenBelow,
  fits,
  framed,
  freeEdge,
  grove,
  isHemmed,
  isNoticed,
  leaning,
  plaque,
  position,
  sheet,
  stub,
} from '../src/lib/layout'
import type { Place } from '../src/lib/protocol'

const place = (id: string, x: number, y: number): Place => ({ type: 'place', id, label: [id], x, y })
const few = [place('a', 25, 15), place('b', 25, 50), place('c', 25, 85), place('d', 75, 50)]
const places = [
  place('a', 10, 10),
  place('b', 30, 12),
  place('c', 80, 80),
  place('d', 60, 50),
  place('e', 90, 20),
  place('f', 15, 60),
  place('g', 40, 85),
]
const FRAMES: [number, number][] = [
  [340, 320],
  [340, 460],
  [900, 700],
  [1600, 700],
]

describe('a map', () => {
  it.each(FRAMES)('in a frame of %i by %i has no two plaques over each other', (width, height) => {
    const form = plaque(width)
    for (const lying of [few, places]) {
      const on = sheet(lying, width, height)
      for (const a of lying) {
        for (const b of lying.filter((p) => p !== a)) {
          const [p, q] = [position(a, on), position(b, on)]
          const apart = Math.abs(p.x - q.x) >= form.width * on.scale || Math.abs(p.y - q.y) >= (form.room - 10) * on.scale
          expect(apart, `${a.id} and ${b.id}`).toBe(true)
        }
      }
    }
  })

  it.each(FRAMES)('in a frame of %i by %i draws a few places large, each of them whole', (width, height) => {
    const form = plaque(width)
    for (const lying of [few, few.slice(0, 1), few.slice(0, 2)]) {
      const on = sheet(lying, width, height)
      expect((form.font * on.scale * width) / on.width, 'letters in pixels').toBeGreaterThan(12.5)
      for (const at of lying.map((p) => position(p, on))) {
        expect(Math.min(at.x, on.width - at.x)).toBeGreaterThanOrEqual((form.width / 2) * on.scale)
        expect(Math.min(at.y, on.height - at.y)).toBeGreaterThanOrEqual((form.room / 2) * on.scale)
      }
    }
  })

  it('has its buttons where the lower edge is free', () => {
    const [width, height] = [340, 320]
    const edge = (...low: Place[]): number => {
      const on = sheet([...places.slice(0, 6), ...low], width, height)
      return freeEdge(
        low.map((one) => position(one, on)),
        on,
        width,
        height,
      )
    }
    const [left, middle, right] = [place('l', 15, 92), place('m', 50, 92), place('r', 85, 92)]
    expect(edge(left, middle)).toBe(1)
    expect(edge(left, right)).toBe(0.5)
    expect(edge(middle, right)).toBe(0)
    expect(edge(left, middle, right), 'nowhere').toBe(1)
    expect(edge(place('r', 85, 60)), 'above it').toBe(1)
  })

  it('on a phone moves places of a crowd aside, within the drawing, until names can be read', () => {
    const [width, height] = [345, 325]
    const crowd = [...places, ...places.map((p) => place(`${p.id}2`, Math.min(96, p.x + 9), Math.min(96, p.y + 7)))]
    const on = sheet(crowd, width, height)
    const form = plaque(width)
    expect((form.font * on.scale * width) / on.width, 'letters in pixels').toBeGreaterThan(8)
    for (const [i, a] of crowd.entries()) {
      const at = position(a, on)
      expect(Math.min(at.x, on.width - at.x)).toBeGreaterThanOrEqual((form.width / 2) * on.scale)
      expect(Math.min(at.y, on.height - at.y)).toBeGreaterThanOrEqual((form.room / 2) * on.scale)
      for (const b of crowd.slice(i + 1).map((p) => position(p, on))) {
        const apart = Math.abs(at.x - b.x) >= form.width * on.scale || Math.abs(at.y - b.y) >= form.room * on.scale - 1
        expect(apart, a.id).toBe(true)
      }
    }
  })

  it('with a single place has it in the middle', () => {
    const on = sheet(few.slice(3), 800, 600)
    expect(position(few[3]!, on)).toEqual({ x: 400, y: 300 })
  })

  it('keeps the proportions of its frame within reason', () => {
    const on = sheet(places, 3000, 300)
    expect(on.width / on.height).toBeCloseTo(2.4, 1)
  })

  it('plants the same trees every time, none on a path', () => {
    const on = sheet(places, 900, 700)
    const centres = places.map((p) => position(p, on))
    const way: [(typeof centres)[0], (typeof centres)[0]] = [centres[0]!, centres[2]!]
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

  it('lays things to the left of a spot whose neighbour on the right is close', () => {
    const spots = [
      { x: 800, y: 220 },
      { x: 850, y: 200 },
      { x: 500, y: 220 },
    ]
    expect(spots.map((spot) => isHemmed(spot, spots))).toEqual([true, false, false])
  })

  it('knows what is to be seen of a pane that is scrolled', () => {
    const frame = { top: 100, bottom: 400 }
    const seen = [
      [0, 90],
      [0, 130],
      [0, 160],
      [350, 500],
      [370, 500],
      [450, 500],
      [0, 900],
    ].map(([top, bottom]) => isNoticed({ top: top!, bottom: bottom! }, frame))
    expect(seen).toEqual([false, false, true, true, false, false, true])
  })

  it('writes a name where no other spot covers it', () => {
    const at = { x: 100, y: 100 }
    const below = (...xs: number[]): number => leaning(at, 40, [at, ...xs.map((x) => ({ x, y: 125 }))])
    expect([below(), below(60), below(140), below(60, 140), below(40)]).toEqual([0, 1, -1, 0, 0])
    expect([0, 17].map((lower) => leaning({ x: 100, y: 100 + lower }, 40, [{ x: 60, y: 158 }]))).toEqual([0, 1])
    expect([1, 1.2].map((scale) => leaning(at, 40, [{ x: 60, y: 150 }], scale))).toEqual([0, 1])
    expect(leaning(at, 40, [{ x: 60, y: 190 }])).toBe(0)
  })

  it.each([FRAMES[0]!, FRAMES[3]!])('in a frame of %i by %i has room for the name of its lowest place', (frame) => {
    const on = drawn(1000, 568, frame)
    const lowest = Math.max(...points.map(([, , , y]) => y!)) // where an expedition leads to
    expect(lowest).toBeCloseTo(94.8, 0)
    const end = position(place('a', 50, lowest), on).y + (13 + 12 + 17) * on.scale // sign, letters, who stands there
    expect(end).toBeLessThanOrEqual(on.height)
    expect(position(place('b', 0, 100), on).y, 'the drawing itself').toBeCloseTo(568)
  })

  it('is hidden in part by what lies over it, and not by what lies beside it', () => {
    const box = { left: 400, right: 800, top: 50, bottom: 350 }
    const over = { left: 0, right: 390, top: 60, bottom: 160 }
    expect(
      [undefined, over, { ...over, right: 410 }, { ...over, right: 410, top: 40 }].map((one) => hiddenBelow(box, one)),
    ).toEqual([0, 0, 290, 0])
  })

  it('draws paths from place to place', () => {
    expect(curve({ x: 0, y: 0 }, { x: 10, y: 0 }, 0)).toBe('M0 0Q5 0 10 0')
  })

  it('is looked at where one is, and from there towards what can be done', () => {
    const here = { x: 100, y: 100 }
    expect(fits([here, { x: 160, y: 120 }], 60, 20)).toBe(true)
    expect(fits([here, { x: 160, y: 120 }], 60, 19)).toBe(false)
    expect(framed([here], [], 200, 100)).toEqual(here)
    expect(framed([here], [{ x: 160, y: 120 }], 200, 100)).toEqual({ x: 130, y: 110 })
    expect(
      framed(
        [here],
        [260, 290, 299, 900].map((x) => ({ x, y: 100 })),
        200,
        100,
      ),
    ).toEqual({ x: 200, y: 100 })
    expect(framed([here, { x: 900, y: 100 }], [{ x: 0, y: 0 }], 200, 400)).toEqual({
      x: 500,
      y: expect.closeTo(66.7, 1) as number,
    })
  })
})
