import { describe, expect, it } from 'vitest'
import { applied } from '../src/lib/diff'

describe('changes to a view', () => {
  const view = {
    rev: 1,
    scene: {
      things: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
      ],
    },
    log: ['x'],
  }

  it('set a value deep inside and leave the old view as it was', () => {
    const next = applied(view, { scene: { things: { 1: { n: [5] } } } })
    expect(next.scene.things[1]).toEqual({ id: 'b', n: 5 })
    expect(view.scene.things[1]!.n).toBe(2)
  })

  it('keep what did not change the same object', () => {
    const next = applied(view, { scene: { things: { 1: { n: [5] } } } })
    expect(next.scene.things[0]).toBe(view.scene.things[0])
    expect(next.log).toBe(view.log)
  })

  it('let a list grow at its end', () => {
    expect(applied(view, { log: [[0, 1, ['y', 'z']], {}] }).log).toEqual(['x', 'y', 'z'])
  })

  it('remove from a list, and fields', () => {
    const next = applied(view, { scene: { things: [[1, 2, []], {}] }, log: [] })
    expect(next).toEqual({ rev: 1, scene: { things: [{ id: 'b', n: 2 }] } })
    expect(next.scene.things[0]).toBe(view.scene.things[1])
  })

  it('insert into a list, between what is there', () => {
    const next = applied(view, { scene: { things: [[0, 1, [{ id: 'c', n: 3 }], 1, 2, []], {}] } })
    expect(next.scene.things.map((thing) => thing.id)).toEqual(['a', 'c', 'b'])
    expect(next.scene.things[2]).toBe(view.scene.things[1])
    expect(view.scene.things).toHaveLength(2)
  })

  it('lay a list in another order, and change what was kept at its place now', () => {
    const next = applied(view, { scene: { things: [[1, 2, [], 0, 1, []], { 1: { n: [9] } }] } })
    expect(next.scene.things).toEqual([
      { id: 'b', n: 2 },
      { id: 'a', n: 9 },
    ])
    expect(next.scene.things[0]).toBe(view.scene.things[1])
  })

  it('set a whole row, and nothing', () => {
    expect(applied(view, { log: [[]] }).log).toEqual([])
    expect(applied(view, { log: [null] }).log).toBeNull()
  })

  it('are refused when they do not fit what we have', () => {
    expect(() => applied(view, { log: { 7: ['y'] } })).toThrow(RangeError)
    expect(() => applied(view, { nowhere: { deep: [1] } })).toThrow(RangeError)
    expect(() => applied(view, { log: [[0, 3, []], {}] })).toThrow(RangeError)
    expect(() => applied(view, { log: [[-1, 1, []], {}] })).toThrow(RangeError)
    expect(() => applied(view, { rev: [[0, 1, []], {}] })).toThrow(RangeError)
  })
})
