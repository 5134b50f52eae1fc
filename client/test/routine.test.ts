import { describe, expect, it } from 'vitest'
import { Routines } from '../src/lib/routine.svelte'
import type { Decision } from '../src/lib/protocol'

const asked = (name: string, seat = 0): Decision => ({
  seat,
  kind: 'pass-lead',
  prompt: [],
  options: [],
  routine: { name, key: 'no' },
})
const answer = { seat: 0, name: 'pass-lead', label: 'keep it' }

describe('what a player wishes to be asked no more', () => {
  it('is answered for that seat and question, until it is withdrawn', () => {
    const routines = new Routines('t')
    expect(routines.keyFor(asked('pass-lead'), 5)).toBe('')
    routines.add(answer)
    expect(routines.keyFor(asked('pass-lead'), 9)).toBe('no')
    expect(routines.keyFor(asked('pass-lead', 1), 10)).toBe('')
    expect(routines.keyFor(asked('react'), 11)).toBe('')
    routines.withdraw(answer)
    expect(routines.keyFor(asked('pass-lead'), 12)).toBe('')
  })

  it('is asked again when it was taken back, and not answered twice when it was refused', () => {
    const routines = new Routines('t2')
    routines.add(answer)
    expect(routines.keyFor(asked('pass-lead'), 9)).toBe('no')
    expect(routines.keyFor(asked('pass-lead'), 9)).toBe('')
    expect(routines.keyFor(null, 10)).toBe('')
    expect(routines.keyFor(asked('pass-lead'), 7)).toBe('')
    expect(routines.keyFor(asked('pass-lead'), 20)).toBe('no')
  })
})
