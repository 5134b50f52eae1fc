import { describe, expect, it, vi } from 'vitest'
import { Table } from '../src/lib/table.svelte'
import type { Decision, View } from '../src/lib/protocol'

const seen = (number: number, value: number): View =>
  ({
    number,
    seat: 0,
    log: [{ n: number, seat: 1, kind: 'moved', text: [] }],
    scene: { things: [{ type: 'map', id: 'map', places: [{ type: 'place', id: 'inn', number: value }] }] },
  }) as unknown as View
const question = (key: string, target: string): Decision => ({
  seat: 0,
  kind: 'act',
  prompt: [],
  options: [{ key, label: [], targets: [target] }],
})

describe('what is asked and the table it is about', () => {
  const table = new Table(seen(1, 1))
  table.ask(seen(1, 1), question('stay', 'inn'))
  table.lay()
  table.acted(table.view)

  it('come one after the other: the question first, with what is told beside it', () => {
    table.ask(seen(4, 2), question('go', 'pier'))
    expect(table.question?.options[0]?.key).toBe('go')
    expect(table.since).toBe(1)
    expect(table.view.number).toBe(1)
    expect(table.can('inn')).toBe(true)
    expect(table.can('pier')).toBe(false)
  })

  it('then what can be done there, and what is different from what one saw', () => {
    table.saw(table.view)
    expect([...table.changed]).toEqual([])
    table.lay()
    expect(table.can('inn')).toBe(false)
    expect(table.can('pier')).toBe(true)
    expect([...table.changed]).toEqual(['inn'])
    table.read()
    expect([...table.changed]).toEqual([])
    expect(table.since).toBe(4)
  })

  it('forget what was seen when it is taken back', () => {
    table.rewind(3)
    expect(table.since).toBe(0)
    table.ask(seen(3, 5), null)
    table.lay()
    expect([...table.changed]).toEqual([])
  })

  it('and do not see it again when the table is laid', () => {
    const later = new Table(seen(4, 1))
    later.acted(later.view)
    later.rewind(3)
    later.ask(seen(3, 5), null)
    later.saw(later.view)
    later.lay()
    expect([...later.changed]).toEqual([])
  })

  it('are one for whoever touches the table before it is laid', () => {
    const hasty = new Table(seen(1, 1))
    const played: string[] = []
    const at = { x: 0, y: 0, width: 0, height: 0 } as DOMRect
    hasty.play = (option) => played.push(option.key)
    hasty.ask(seen(1, 1), question('yes', 'inn'))
    hasty.lay()
    hasty.ask(seen(2, 1), question('yes', 'pier'))
    hasty.act('inn', '', at)
    expect(played).toEqual([])
    hasty.ask(seen(3, 1), question('go', 'inn'))
    hasty.act('inn', '', at)
    expect(played).toEqual(['go'])
  })
})

describe('what is pointed out', () => {
  it('is nothing of a question that was answered before there was time for it', () => {
    vi.useFakeTimers()
    const table = new Table(seen(1, 1))
    table.point(['inn'])
    table.acted(table.view)
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(table.pointed).toEqual([])
  })

  it('is over when its question is, unless something else is pointed out by then', () => {
    const table = new Table(seen(1, 1))
    table.pointed = ['inn']
    const was = table.pointed
    table.forget(was)
    expect(table.pointed).toEqual([])
    table.pointed = ['pier']
    table.forget(was)
    expect(table.pointed).toEqual(['pier'])
  })
})
