import { describe, expect, it } from 'vitest'
import { areas, byId, choices, byTarget, inOrder, keysOf, onSheet, touches } from '../src/lib/options'
import type { Decision, Scene } from '../src/lib/protocol'

const scene: Scene = {
  title: ['T'],
  status: [],
  things: [
    {
      type: 'map',
      id: 'map',
      label: ['Map'],
      places: [
        {
          type: 'place',
          id: 'place:hall',
          label: ['Hall'],
          x: 1,
          y: 1,
          tokens: [{ type: 'token', id: 'm1', label: ['Monster'] }],
        },
      ],
      paths: [
        {
          type: 'path',
          id: 'path:1',
          label: ['Path'],
          a: 'place:hall',
          b: 'place:hall',
          token: { type: 'token', id: 'seal', label: ['Seal'] },
        },
      ],
    },
    { type: 'row', id: 'row', label: ['Row'], stacks: [[{ type: 'card', id: 'c1', label: ['Card'] }]] },
    {
      type: 'board',
      id: 'b0',
      label: ['Mine'],
      seat: 0,
      things: [
        { type: 'hand', id: 'h0', label: ['Hand'], seat: 0, cards: [{ type: 'card', id: 'c2', label: ['Card 2'] }] },
        { type: 'track', id: 't0', label: ['Health'], value: 3, most: 5 },
      ],
    },
    {
      type: 'board',
      id: 'b1',
      label: ['Theirs'],
      seat: 1,
      things: [{ type: 'hand', id: 'h1', label: ['Hand'], seat: 1, cards: [{ type: 'card', id: 'x', label: ['?'] }] }],
    },
  ],
}
const decision: Decision = {
  seat: 0,
  kind: 'act',
  prompt: ['Act'],
  options: [
    { key: 'move:hall', label: ['Move'], targets: ['place:hall'] },
    { key: 'fix:hall', label: ['Fix'], targets: ['place:hall', 'm1'] },
    { key: 'stop', label: ['Stop'], targets: [] },
  ],
}

describe('options', () => {
  it('that touch the same thing are found together, with their numbers', () => {
    const found = byTarget(decision)
    expect(found.get('place:hall')!.map((o) => o.index)).toEqual([0, 1])
    expect(found.get('m1')!.map((o) => o.key)).toEqual(['fix:hall'])
    expect(byTarget(null).size).toBe(0)
  })

  it('light up the area in which their targets lie', () => {
    const targets = byTarget(decision)
    expect(touches([scene.things[0]!], targets)).toBe(true)
    expect(touches([scene.things[1]!], targets)).toBe(false)
    expect(scene.things.map((thing) => choices([thing], targets))).toEqual([2, 0, 0, 0])
  })
})

describe('a scene', () => {
  it('has everything by id, whatever it lies in', () => {
    const found = byId(scene)
    for (const id of ['map', 'place:hall', 'm1', 'path:1', 'seal', 'row', 'c1', 'b0', 'h0', 'c2', 't0', 'x'])
      expect(found.has(id), id).toBe(true)
  })

  it('keeps my hand at hand and the hands of others on their boards', () => {
    const parts = areas(scene, [0], 0)
    expect(parts.main.map((t) => t.id)).toEqual(['map'])
    expect(parts.table.map((t) => t.id)).toEqual(['row'])
    expect(parts.hands.map((t) => t.id)).toEqual(['h0'])
    expect(parts.mine[0]).toMatchObject({ id: 'b0', things: [{ id: 't0' }] })
    expect(parts.others[0]).toMatchObject({ id: 'b1', things: [{ id: 'h1' }] })
  })
})

describe('a stock in the middle', () => {
  const ware = { type: 'ware', id: 'vest', label: ['Vest'], price: 3 } as const
  const stock = {
    type: 'stock',
    id: 'shop',
    label: ['Experience'],
    act: ['Buy'],
    purse: 3,
    shelves: [[['All'], [ware]]],
  } as const
  const board = { type: 'board', id: 'between', label: ['Between'], main: true, things: [stock] } as const
  const shop = { title: [], status: [], things: [board] } as unknown as Scene
  const buying = {
    seat: 0,
    kind: 'buy',
    prompt: [],
    options: [
      { key: 'buy:vest', label: ['Buy'], targets: ['vest'] },
      { key: 'done', label: ['Done'], targets: [] },
    ],
  } as Decision

  it('is where its cards are found and touched', () => {
    expect(byId(shop).get('vest')).toEqual(ware)
    expect(touches(areas(shop, [0], 0).main, byTarget(buying))).toBe(true)
    expect([...onSheet(shop)]).toEqual(['vest'])
  })

  it('comes last in the list of options', () => {
    expect(inOrder(buying, shop).options.map((option) => option.key)).toEqual(['done', 'buy:vest'])
  })

  it('leaves “done” the first key, whatever else there is', () => {
    const leaving = { key: 'sit-out', label: ['Sit out'], targets: [] }
    const [vest, done] = buying.options
    const asked = { ...buying, options: [vest!, leaving, done!] }
    expect(inOrder(asked, shop).options.map((option) => option.key)).toEqual(['done', 'sit-out', 'buy:vest'])
  })
})

describe('what a coach advises', () => {
  it('comes first, so that keys read in order', () => {
    const options = ['stay', 'go', 'rest'].map((key) => ({ key, label: [key], targets: [] }))
    const taught: Decision = {
      ...({ seat: 0, kind: 'k', prompt: [], options } as unknown as Decision),
      coach: { key: 'go', step: 1, of: 2, text: '' },
    }
    expect(inOrder(taught, scene).options.map((option) => option.key)).toEqual(['go', 'stay', 'rest'])
  })
})

describe('several things chosen at once', () => {
  const pick = (id: string, alike: number) => ({ id, key: `pick:${id}`, label: [id], alike })
  const several = { picks: [pick('d1', 0), pick('d2', 1), pick('d3', 0)], done: 'roll', label: ['Roll'], most: 3 }

  it('are played one by one, of those alike the first, and then what ends the choice', () => {
    expect(keysOf(several, ['d3', 'd2'])).toEqual(['pick:d2', 'pick:d1', 'roll'])
    expect(keysOf(several, [])).toEqual(['roll'])
  })

  it('end by themselves when there can be no more', () => {
    expect(keysOf(several, ['d3', 'd2', 'd1'])).toEqual(['pick:d1', 'pick:d3', 'pick:d2'])
    expect(keysOf({ ...several, most: 1 }, ['d3'])).toEqual(['pick:d1'])
  })
})
