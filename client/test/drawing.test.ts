import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import { areas, byId, byTarget, together, touches } from '../src/lib/options'
import type { AnyThing, Ban, Decision, Scene, Token } from '../src/lib/protocol'
import { isStray } from '../src/lib/touch.svelte'
import Stage from './Stage.svelte'

// The page asks the browser for its language as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

/** What is drawn, without the comments of the compiler. */
function drawn(...things: AnyThing[]): string {
  return render(Stage, { props: { things } }).body.replaceAll(/<!--.*?-->/g, '')
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

const CARD: AnyThing = {
  type: 'row',
  id: 'row',
  label: ['Cards'],
  columns: 2,
  cards: [
    {
      type: 'card',
      id: 'card',
      label: ['Koi Pond'],
      number: '2',
      note: ['your chance: 41 %'],
      tokens: [{ type: 'token', id: 'jenny', label: ['Jenny'], shape: 'figure' }],
      strips: [
        {
          type: 'strip',
          id: 'task:1',
          label: ['Task 1: 3 investigation'],
          kind: 'task',
          note: ['this roll: 41 %'],
          symbols: [
            { icons: ['magnifying-glass'], number: '3', framed: true },
            { icons: ['brain'], number: '−1', cost: true },
          ],
          tokens: [{ type: 'token', id: 'ghoul', label: ['Ghoul'] }],
          dice: [{ type: 'die', id: 'd1', label: ['green die'], badge: 'G', face: '3' }],
        },
        {
          type: 'strip',
          id: 'task:2',
          label: ['Task 2: lore'],
          kind: 'task',
          symbols: [{ icons: ['scroll-unfurled', 'terror'] }],
          done: true,
          after: true,
        },
        { type: 'strip', id: 'terror', label: ['Terror: the attempt fails'], kind: 'danger' },
      ],
    },
  ],
}

describe('drawing', () => {
  it('a clock puts its hand on the hour', () => {
    const text = drawn({ type: 'clock', id: 'c', label: ['Clock'], value: 9 })
    expect(text).toContain('aria-label="Clock: 9 / 12"')
    expect(text).toContain('rotate(270)')
    expect(count(text, '<text')).toBe(12)
  })

  it('dice say their colour by a letter and show their face', () => {
    const text = drawn({
      type: 'dice',
      id: 'pool',
      label: ['Pool'],
      dice: [
        { type: 'die', id: 'a', label: ['red die'], colour: 'red', badge: 'R', icon: 'death-skull' },
        {
          type: 'die',
          id: 'b',
          label: ['green die'],
          colour: 'green',
          badge: 'G',
          face: '3',
          icon: 'magnifying-glass',
          held: true,
        },
        { type: 'die', id: 'c', label: ['yellow die'], colour: 'yellow', badge: 'Y', locked: true },
      ],
    })
    expect(count(text, 'data-move="')).toBe(3)
    for (const part of ['data-letter="R"', 'data-letter="G"', 'data-letter="Y"', '>3</b>', 'aria-label="Pool"'])
      expect(text).toContain(part)
    expect(text).toMatch(/class="die[^"]* held/)
    expect(text).toMatch(/class="die[^"]* locked blank/)
  })

  it('no dice are an empty felt', () => {
    expect(drawn({ type: 'dice', id: 'pool', label: ['Pool'], dice: [] })).toContain('—')
  })

  it('the world has its coasts, each kind of way its own line, and one over the edge comes back at the other', () => {
    const token = (id: string): Token => ({ type: 'token', id, label: [id] })
    const text = drawn({
      type: 'map',
      id: 'world',
      label: ['World'],
      ground: 'world',
      places: [
        {
          type: 'place',
          id: 'rome',
          label: ['Rome'],
          x: 50,
          y: 30,
          tokens: ['m1', 'm2'].map(token),
          figures: [token('f1')],
        },
        { type: 'place', id: 'tokyo', label: ['Tokyo'], x: 88, y: 36, near: 2 },
        { type: 'place', id: 'sea', label: ['Space 2'], number: '2', x: 3, y: 40, shape: 'diamond' },
      ],
      paths: [
        { type: 'path', id: 'p1', label: ['Train'], a: 'rome', b: 'tokyo', kind: 'rail' },
        { type: 'path', id: 'p2', label: ['Ship'], a: 'sea', b: 'tokyo', kind: 'water', wraps: true },
      ],
    })
    expect(text).toContain('class="land')
    for (const id of ['m1', 'm2', 'f1']) expect(count(text, `data-move="${id}"`)).toBe(1)
    for (const part of ['M30 226.9Q', 'M1030 226.9Q', '>Train<', '>Ship<', '>2</text>']) expect(text).toContain(part)
    expect(count(text, 'class="ties')).toBe(2)
  })

  it('a city draws its locations, who stands there, its roads and crossroads', () => {
    const text = drawn({
      type: 'grid',
      id: 'g',
      label: ['City'],
      columns: 3,
      rows: 2,
      lots: [
        { type: 'lot', id: 'x', label: ['Park'], column: 1, row: 1, badge: '4' },
        { type: 'lot', id: 'y', label: ['Lake'], column: 3, row: 2, crowd: [['red', 7]] },
      ],
      streets: [{ type: 'street', id: 's', label: ['Road'], a: 'a', b: 'b', drawn: 'drawn' }],
      corners: [
        { type: 'corner', id: 'a', label: ['A'], x: 0, y: 0 },
        { type: 'corner', id: 'b', label: ['B'], x: 10, y: 0, kind: 'cafe', circled: true },
      ],
    })
    expect(text).toContain('aria-label="City"')
    expect(count(text, 'class="plot')).toBe(2)
    expect(text).toContain('translate(120 60)')
    expect(text).toContain('>4</text>')
    expect(text).toContain('>7</text>')
    expect(text).toContain('M0 0L60 0')
    expect(text).toContain('data-drawn="drawn"')
    expect(text).toContain('data-circled="true"')
  })

  it('a track marks the steps on which something happens', () => {
    const text = drawn({ type: 'track', id: 't', label: ['Doom'], value: 2, most: 5, marks: [2, 4] })
    expect(count(text, 'pip')).toBeGreaterThan(5)
    expect(count(text, ' marked')).toBe(2)
    expect(count(text, ' full')).toBe(2)
  })

  it('a card shows its rows in symbols, with what lies on them', () => {
    const text = drawn(CARD)
    for (const part of [
      'Koi Pond',
      '>3</b>',
      '>−1</b>',
      'this roll: 41 %',
      'your chance: 41 %',
      'Terror: the attempt fails',
      'data-move="ghoul"',
      'data-move="d1"',
      'data-move="jenny"',
    ])
      expect(text).toContain(part)
    expect(count(text, 'symbol')).toBeGreaterThan(3)
    expect(text).toMatch(/class="symbol[^"]* framed/)
    expect(text).toMatch(/class="symbol[^"]* cost/)
    expect(text).toMatch(/class="strip task[^"]* done next/)
    expect(text).toContain('Task 2: lore, done')
  })
})

describe('a used card', () => {
  const card: AnyThing = {
    type: 'row',
    id: 'row',
    label: [''],
    columns: 1,
    cards: [
      { type: 'card', id: 'a', label: ['Dog'] },
      { type: 'card', id: 'b', label: ['Cop'], turned: true },
    ],
  }

  it('lies sideways and has a sign of it', () => {
    const text = drawn(card)
    expect(count(text, ' turned')).toBe(1)
    expect(count(text, 'class="sideways')).toBe(1)
    expect(text.indexOf('class="sideways')).toBeGreaterThan(text.indexOf('Cop'))
  })
})

describe('the ground of a map', () => {
  const map = (ground?: string): AnyThing => ({
    type: 'map',
    id: 'm',
    label: ['Map'],
    places: [{ type: 'place', id: 'p', label: ['Here'], x: 50, y: 50 }],
    ground,
  })

  it('is what the map asks for, and bare otherwise', () => {
    const [bare, trees, boards] = [drawn(map()), drawn(map('trees')), drawn(map('boards'))]
    expect([bare, trees, boards].map((text) => text.includes('class="rose'))).toEqual([false, true, false])
    expect([bare, trees, boards].map((text) => text.includes('class="grain'))).toEqual([false, false, true])
  })
})

describe('a thing dragged onto another', () => {
  const decision: Decision = {
    seat: 0,
    kind: 'after-roll',
    prompt: [''],
    options: [
      { key: 'complete:1', label: [''], targets: ['task:1', 'd1', 'd2'] },
      { key: 'complete:2', label: [''], targets: ['task:2', 'd2'] },
      { key: 'give-up', label: [''], targets: [] },
    ],
  }
  const targets = byTarget(decision)

  it('means the options that touch both', () => {
    expect(together(targets, 'd2', 'task:2').map((o) => o.key)).toEqual(['complete:2'])
    expect(together(targets, 'd1', 'task:2')).toEqual([])
    expect(together(targets, 'd2', 'd2')).toEqual([])
    expect(together(targets, 'nothing', 'task:1')).toEqual([])
  })

  it('is found on the table, as the row it falls on is', () => {
    const scene: Scene = { title: [], status: [], things: [CARD] }
    for (const id of ['task:1', 'd1', 'ghoul', 'jenny']) expect(byId(scene).has(id), id).toBe(true)
    expect(touches([CARD], targets)).toBe(true)
  })
})

describe('the middle of the table', () => {
  it('is the main board where there is no map, and dice lie at hand', () => {
    const scene: Scene = {
      title: [],
      status: [],
      things: [
        { type: 'board', id: 'museum', label: ['Museum'], main: true, things: [CARD] },
        { type: 'dice', id: 'pool', label: ['Pool'], dice: [] },
        { type: 'board', id: 'mine', label: ['Jenny'], seat: 0 },
      ],
    }
    const parts = areas(scene, [0], 0)
    expect(parts.main.map((thing) => thing.id)).toEqual(['row'])
    expect(parts.middle).toEqual(['Museum'])
    expect(parts.dice.map((thing) => thing.id)).toEqual(['pool'])
    expect(parts.table).toEqual([])
  })
})

describe('the second click of a double click', () => {
  const first = { id: 'pool', x: 10, y: 10, at: 1000 }

  it('does nothing to what has come under it', () => {
    expect(isStray(first, { id: 'die', x: 12, y: 9, at: 1180 })).toBe(true)
  })

  it('is a click of its own elsewhere, later, or on the same thing', () => {
    expect(isStray(first, { id: 'die', x: 60, y: 10, at: 1180 })).toBe(false)
    expect(isStray(first, { id: 'die', x: 12, y: 9, at: 1400 })).toBe(false)
    expect(isStray(first, { id: 'pool', x: 10, y: 10, at: 1180 })).toBe(false)
  })
})

describe('a stock', () => {
  const ware = (id: string, more: object): object => ({ type: 'ware', id, label: [id], ...more })
  const stock = {
    type: 'stock',
    id: 'shop',
    label: ['Experience'],
    act: ['Buy'],
    purse: 3,
    shelves: [[['Higher levels'], [ware('Vest', { price: 4, level: 3, note: ['costs 4, and there is 3'] })]]],
  } as unknown as AnyThing

  it('says what there is to spend, what a card costs and why it cannot be had', () => {
    const shown = drawn(stock)
    for (const words of ['Experience', 'Higher levels', 'Vest', '•••', 'costs 4, and there is 3'])
      expect(shown).toContain(words)
    expect(shown).toMatch(/>3<\/b>/)
    expect(shown).not.toContain('Buy')
  })
})

describe('what is forbidden', () => {
  /** The words of each ban, without its rule. */
  function told(...bans: Ban[]): string[] {
    const body = render(Stage, { props: { told: { rev: 1, bans, refused: '' } } }).body.replaceAll(/<!--.*?-->/g, '')
    return [...body.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map((found) => found[1]!.replaceAll(/<[^>]*>/g, '').trim())
  }

  it('is told in the words of the options, and how many more there are', () => {
    const moves = { rule: 'R-1', labels: [['Move to ', ['ref', 'place:hall', 'the Hall']], ['Move to the Attic']], more: 3 }
    const skill = { rule: 'R-2', labels: [['Play Guts']] }
    expect(told(moves as Ban, skill as Ban)).toEqual(['Move to the Hall · Move to the Attic · and 3 more', 'Play Guts'])
  })

  it('names nothing when nothing is, and nothing until it is told', () => {
    expect(told()).toEqual([])
    expect(render(Stage, { props: {} }).body).not.toContain('data-ban')
  })

  it('says why it is not told', () => {
    const refused = { rev: -1, bans: [], refused: 'That is too much at once.' }
    expect(render(Stage, { props: { told: refused } }).body).toContain('That is too much at once.')
  })
})
