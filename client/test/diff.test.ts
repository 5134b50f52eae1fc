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
    const next = applied(view, [[['scene', 'things', 1, 'n'], 5]])
    expect(next.scene.things[1]).toEqual({ id: 'b', n: 5 })
    expect(view.scene.things[1]!.n).toBe(2)
  })

  it('keep what did not change the same object', () => {
    const next = applied(view, [[['scene', 'things', 1, 'n'], 5]])
    expect(next.scene.things[0]).toBe(view.scene.things[0])
    expect(next.log).toBe(view.log)
  })

  it('let a list grow at its end', () => {
    expect(
      applied(view, [
        [['log', 1], 'y'],
        [['log', 2], 'z'],
      ]).log,
    ).toEqual(['x', 'y', 'z'])
  })

  it('remove list ends last to first, and fields', () => {
    const next = applied(view, [[['scene', 'things', 1]], [['scene', 'things', 0]], [['log']]])
    expect(next).toEqual({ rev: 1, scene: { things: [] } })
  })

  it('insert into a list, before what is there', () => {
    const next = applied(view, [[['scene', 'things', 1], { id: 'c', n: 3 }, true]])
    expect(next.scene.things.map((thing) => thing.id)).toEqual(['a', 'c', 'b'])
    expect(next.scene.things[2]).toBe(view.scene.things[1])
    expect(view.scene.things).toHaveLength(2)
  })

  it('lay a list of things anew: known ones by id, new ones given', () => {
    const next = applied(view, [[['scene', 'things'], ['c', 'b'], { c: { id: 'c', n: 3 } }]])
    expect(next.scene.things).toEqual([
      { id: 'c', n: 3 },
      { id: 'b', n: 2 },
    ])
    expect(next.scene.things[1]).toBe(view.scene.things[1])
  })

  it('lay options anew by their keys', () => {
    const [stay, go] = [{ key: 'stay' }, { key: 'go' }]
    const next = applied({ options: [stay, go] }, [[['options'], ['go', 'stay'], {}]])
    expect(next.options).toEqual([go, stay])
    expect(next.options[0]).toBe(go)
  })

  it('lay things without an id anew by their keys', () => {
    const [none, card] = [
      { id: '', key: 'none' },
      { id: 'card', key: 'pick:card' },
    ]
    expect(applied({ picks: [none, card] }, [[['picks'], ['card', 'none'], {}]]).picks).toEqual([card, none])
  })

  it('leave out what a path has in common with the one before', () => {
    const next = applied(view, [
      [['scene', 'things', 0, 'n'], 7],
      [[2, 1, 'n'], 8],
      [[4], 9],
      [['rev'], 2],
    ])
    expect(next).toMatchObject({ rev: 2, scene: { things: [{ n: 7 }, { n: 9 }] } })
  })

  it('are refused when they do not fit what we have', () => {
    expect(() => applied(view, [[['log', 7], 'y']])).toThrow(RangeError)
    expect(() => applied(view, [[['nowhere', 'deep'], 1]])).toThrow(RangeError)
    expect(() => applied(view, [[['log', 3]]])).toThrow(RangeError)
    expect(() => applied(view, [[['scene', 'things'], ['z'], {}]])).toThrow(RangeError)
  })
})
