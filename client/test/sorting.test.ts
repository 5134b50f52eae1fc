import { describe, expect, it } from 'vitest'
import { fits, toggled } from '../src/lib/sorting'
import type { PoolCard } from '../src/lib/protocol'

const knife = {
  code: '1',
  card: {
    type: 'card',
    id: '1',
    label: ['Knife'],
    lines: [['Fight with +1 ', ['icon', 'fist', 'combat']]],
  },
  sorts: { kind: ['asset'], icons: ['combat', 'wild'] },
} as PoolCard

describe('cards of a pool', () => {
  it('are found by any of the wanted values of every sort', () => {
    expect(fits(knife, {}, '')).toBe(true)
    expect(fits(knife, { kind: ['event', 'asset'] }, '')).toBe(true)
    expect(fits(knife, { kind: ['asset'], icons: ['agility'] }, '')).toBe(false)
    expect(fits(knife, { level: ['0'] }, '')).toBe(false)
    expect(fits(knife, { kind: [] }, '')).toBe(true)
  })

  it('are found by all the words of their title and text, icons by their names', () => {
    expect(fits(knife, {}, 'KNI combat')).toBe(true)
    expect(fits(knife, {}, 'knife agility')).toBe(false)
  })

  it('are wanted and no longer wanted', () => {
    const once = toggled({ kind: ['asset'] }, 'icons', 'wild')
    expect(once).toEqual({ kind: ['asset'], icons: ['wild'] })
    expect(toggled(once, 'kind', 'asset')).toEqual({ kind: [], icons: ['wild'] })
  })
})
