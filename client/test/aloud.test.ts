import { describe, expect, it, vi } from 'vitest'
import { cornerAloud, lotAloud, streetAloud } from '../src/lib/aloud'
import type { Corner, Lot, Street } from '../src/lib/protocol'
import { en } from '../src/words/en'
import { ru } from '../src/words/ru'
import { uk } from '../src/words/uk'

// The page asks the browser for its language as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

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
    const full = lot({
      icon: 'sight-grey',
      badge: '5',
      state: 'crossed',
      tourists: [
        ['red', 4],
        ['green', 1],
      ],
    })
    expect(lotAloud(full, signs)).toBe('Clock Tower [3, 2], landmark 5, tourists: red 4, green 1, crossed out')
  })

  it('tells what is drawn along a road', () => {
    expect(streetAloud(street({}))).toBe('Road A1–B1')
    expect(streetAloud(street({ drawn: 'drawn' }))).toBe('Road A1–B1, drawn')
    expect(streetAloud(street({ drawn: 'new' }))).toBe('Road A1–B1, drawn this turn')
    expect(streetAloud(street({ drawn: 'barred' }))).toBe('Road A1–B1, closed')
    expect(streetAloud(street({ drawn: 'route', step: 3 }))).toBe('Road A1–B1, segment 3 of the final route')
  })

  it('tells where one has been and what waits there', () => {
    const tokens: Corner['tokens'] = [{ type: 'token', id: 't', label: ['Task E2–C5'] }]
    expect(cornerAloud(corner({ tokens, circled: true }))).toBe('Café B2, Task E2–C5, visited')
  })

  it('has words for everything a sheet can show, in every language', () => {
    const states = ['lot_chosen', 'lot_crossed', 'lot_route', 'lot_lost']
    const drawn = ['street_drawn', 'street_new', 'street_route', 'street_erased', 'street_barred']
    const crowd = ['crowd_red', 'crowd_green', 'crowd_blue', 'crowd_purple']
    for (const words of [en, ru, uk])
      expect(Object.keys(words)).toEqual(expect.arrayContaining([...states, ...drawn, ...crowd]))
  })
})
