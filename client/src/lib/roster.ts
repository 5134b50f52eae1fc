// What everybody should see of somebody at a glance, from what lies in their area.
import { flat, spoken } from './text'
import { nameOf, type Sitting } from './people'
import type { AnyThing, Board } from './protocol'
import type { Word } from '../words/en'

export interface Figure {
  id: string
  icon: string
  colour: string
  label: string
  text: string
  /** The most it can be. */
  most: string
  /** By how much it is other than when one decided last. */
  by: number
  low: boolean
}

/** So little left of a measure deserves a warning. */
const LOW = 2

/** Tracks, bags, points and how many cards somebody has; where points are counted, also what can still be used for them. */
export function figures(board: Board, say: (word: Word) => string, gained: ReadonlyMap<string, number> = NONE): Figure[] {
  const things = board.things ?? []
  const scored = things.some((thing) => thing.type === 'ledger')
  const found = things.flatMap((thing) => (thing.type !== 'token' || scored ? figure(thing, gained) : []))
  if (board.held) found.push({ ...NOTHING, id: 'held', icon: 'held', label: say('heldCards'), text: `${board.held}` })
  return found
}

const NOTHING = { icon: '', colour: '', most: '', low: false, by: 0 }
const NONE: ReadonlyMap<string, number> = new Map()

function figure(thing: AnyThing, gained: ReadonlyMap<string, number>): Figure[] {
  const base = { ...NOTHING, id: thing.id, label: flat(thing.label) }
  switch (thing.type) {
    case 'track':
      return [
        {
          ...base,
          icon: thing.icon ?? '',
          colour: thing.colour ?? '',
          text: `${thing.value}`,
          most: `${thing.most}`,
          low: thing.colour === 'red' && thing.value <= LOW,
        },
      ]
    case 'bag':
      return [{ ...base, icon: thing.icon ?? '', text: `${thing.count}` }]
    case 'hand':
      return thing.cards.length ? [{ ...base, icon: 'hand', text: `${thing.cards.length}` }] : []
    case 'ledger':
      return [{ ...base, icon: 'reward', text: `${thing.total ?? 0}`, by: gained.get(thing.id) ?? 0 }]
    case 'token':
      return thing.icon && thing.badge ? [{ ...base, icon: thing.icon, text: thing.badge }] : []
    default:
      return []
  }
}

interface Span {
  left: number
  right: number
}

/** So much of somebody may be cut off. */
const CUT = 0.4

/** How many of those who stand in a row are out of sight on either side. */
export function outOfSight(strip: Span, row: readonly Span[]): { before: number; after: number } {
  const cut = (one: Span, by: number): boolean => by > CUT * (one.right - one.left)
  return {
    before: row.filter((one) => cut(one, strip.left - one.left)).length,
    after: row.filter((one) => cut(one, one.right - strip.right)).length,
  }
}

/** What somebody is called, and who plays them where that is another name; a seat without a figure goes by its player. */
export function heading(board: Board, seats: readonly Sitting[]): { name: string; player: string } {
  const name = spoken(board.label, seats)
  const seat = seats.find((one) => one.seat === board.seat)
  const player = seat?.kind === 'bot' ? nameOf(seat) : (seat?.name ?? '')
  return board.note?.length ? { name, player: player === name ? '' : player } : { name: player || name, player: '' }
}
