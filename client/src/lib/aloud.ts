// What is drawn on a sheet, in words: for whoever hears it read instead of seeing it.
import { flat, named } from './text'
import type { Corner, Lot, Street } from './protocol'

/** A location: what it is, who stands there, whether it counts. */
export function lotAloud(lot: Lot, signs: ReadonlyMap<string, string>): string {
  const sign = lot.icon ? signs.get(lot.icon) : ''
  return named(flat(lot.label), [sign, lot.badge].filter(Boolean).join(' '), ...names(lot), flat(lot.note))
}

/** A road: what is drawn along it. */
export function streetAloud(street: Street): string {
  return named(flat(street.label), flat(street.note))
}

/** A crossroads: what is there, and whether one has been there. */
export function cornerAloud(corner: Corner): string {
  return named(flat(corner.label), ...names(corner), flat(corner.note))
}

function names(thing: Lot | Corner): string[] {
  return (thing.tokens ?? []).map((token) => flat(token.label))
}
