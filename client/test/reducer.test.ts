import { describe, expect, it } from 'vitest'
import { NOTHING, pause, reduced } from '../src/lib/reducer'
import type { FromServer, View } from '../src/lib/protocol'

const view = { rev: 4, number: 2, decision: null, log: [] } as unknown as View
const known = reduced(NOTHING, { t: 'view', v: view })

describe('what the server says', () => {
  it('begins with a whole view', () => {
    expect(known.view).toBe(view)
  })

  it('changes the view and its revision', () => {
    const next = reduced(known, { t: 'diff', rev: 5, change: { number: [3] } })
    expect(next.view).toMatchObject({ rev: 5, number: 3 })
  })

  it('is ignored when it is older than what we have', () => {
    expect(reduced(known, { t: 'diff', rev: 3, change: { number: [9] } })).toBe(known)
  })

  it('is heard without a new revision when somebody comes or goes', () => {
    expect(reduced(known, { t: 'diff', rev: 4, change: { talk: [true] } }).view).toMatchObject({ rev: 4, talk: true })
  })

  it('makes us ask for everything again when it does not fit', () => {
    expect(reduced(known, { t: 'diff', rev: 5, change: { log: { 4: ['x'] } } }).lost).toBe(true)
    expect(reduced(NOTHING, { t: 'diff', rev: 1, change: {} }).lost).toBe(true)
  })

  it('makes us ask for everything again when the server is older or newer than the page', () => {
    const foreign = { t: 'diff', rev: 5, ops: [[['number'], 3]] } as unknown as FromServer
    expect(reduced(known, foreign)).toEqual({ ...known, lost: true })
  })

  it('refuses without changing anything, whatever others do, until everything comes anew', () => {
    const refused = reduced(known, { t: 'refused', why: 'Too late.' })
    expect(refused.refused).toBe('Too late.')
    expect(refused.view).toBe(view)
    expect(reduced(refused, { t: 'diff', rev: 5, change: { number: [3] } }).refused).toBe('Too late.')
    expect(reduced(refused, { t: 'view', v: view }).refused).toBe('')
  })

  it('tells what is forbidden, until something else is asked or everything comes anew', () => {
    const told = reduced(known, { t: 'why-not', bans: [{ rule: 'R-1', labels: [['Run']] }] })
    expect(told.whyNot).toEqual({ rev: 4, bans: [{ rule: 'R-1', labels: [['Run']] }], refused: '' })
    expect(told.view).toBe(view)
    const heard = reduced(told, { t: 'diff', rev: 5, change: { chat: [[]] } })
    expect(heard.whyNot?.rev).toBe(4)
    expect(reduced(told, { t: 'diff', rev: 5, change: { number: [3] } }).whyNot).toBeNull()
    expect(reduced(told, { t: 'view', v: view }).whyNot).toBeNull()
  })

  it('gives a hint that is gone with the next decision', () => {
    const hinted = reduced(known, { t: 'hint', key: 'stop', why: ['because'] })
    expect(reduced(hinted, { t: 'diff', rev: 5, change: { chat: [[]] } }).hint?.key).toBe('stop')
    expect(reduced(hinted, { t: 'diff', rev: 5, change: { number: [3] } }).hint).toBeNull()
  })
})

describe('trying again', () => {
  it('waits longer each time, but never above twenty seconds', () => {
    expect(pause(0, 0.5)).toBe(500)
    expect(pause(3, 0.5)).toBe(4000)
    expect(pause(30, 1)).toBeLessThan(20_000)
  })
})
