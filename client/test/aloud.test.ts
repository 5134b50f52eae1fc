import { describe, expect, it } from 'vitest'
import { cornerAloud, lotAloud, streetAloud } from '../src/lib/aloud'
import type { Corner, Lot, Street } from '../src/lib/protocol'

const signs = new Map([['sight-grey', 'landmark']])
const lot = (more: Partial<Lot>): Lot => ({
  type: 'lot',
  id: 'l',
  label: ['Clock Tower [3, 2]'],
  column: 3,
  row: 2,
  ...more,
})
const street = (more: Partial<Street>): Street => ({
  type: 'street',
  id: 's',
  label: ['Road A1–B1'],
  a: 'a',
  b: 'b',
  ...more,
})
const corner = (more: Partial<Corner>): Corner => ({ type: 'corner', id: 'c', label: ['Café B2'], x: 10, y: 10, ...more })

describe('a sheet read aloud', () => {
  it('tells what a location is, who stands there and whether it counts', () => {
    expect(lotAloud(lot({}), signs)).toBe('Clock Tower [3, 2]')
    const note = ['4 red tourists and 1 green tourist, crossed out']
    const full = lot({ icon: 'sight-grey', badge: '5', state: 'crossed', note })
    expect(lotAloud(full, signs)).toBe('Clock Tower [3, 2], landmark 5, 4 red tourists and 1 green tourist, crossed out')
  })

  it('tells what is drawn along a road', () => {
    expect(streetAloud(street({}))).toBe('Road A1–B1')
    expect(streetAloud(street({ drawn: 'new', note: ['drawn this turn'] }))).toBe('Road A1–B1, drawn this turn')
  })

  it('tells where one has been and what waits there', () => {
    const tokens: Corner['tokens'] = [{ type: 'token', id: 't', label: ['Task E2–C5'] }]
    expect(cornerAloud(corner({ tokens, circled: true, note: ['visited'] }))).toBe('Café B2, Task E2–C5, visited')
  })
})
