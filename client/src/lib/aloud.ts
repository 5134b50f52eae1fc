// What is drawn on a sheet, in words: for whoever hears it read instead of seeing it.
import { t } from './i18n.svelte'
import { flat, named } from './text'
import type { Corner, Lot, Street } from './protocol'
import { en, type Word } from '../words/en'

function word(key: string): string {
  return key in en ? t(key as Word) : ''
}

/** A location: what it is, who stands there, whether it counts. */
export function lotAloud(lot: Lot, signs: ReadonlyMap<string, string>): string {
  const crowd = (lot.tourists ?? []).map(([colour, n]) => t('crowdOf', { colour: word(`crowd_${colour}`) || colour, n }))
  const sign = lot.icon ? signs.get(lot.icon) : ''
  return named(
    flat(lot.label),
    [sign, lot.badge].filter(Boolean).join(' '),
    ...(lot.tokens ?? []).map((token) => flat(token.label)),
    crowd.length ? t('crowd', { what: crowd.join(', ') }) : '',
    word(`lot_${lot.state ?? ''}`),
  )
}

/** A road: what is drawn along it. */
export function streetAloud(street: Street): string {
  const drawn = street.step ? t('street_step', { n: street.step }) : word(`street_${street.drawn ?? ''}`)
  return named(flat(street.label), drawn)
}

/** A crossroads: what is there, and whether one has been there. */
export function cornerAloud(corner: Corner): string {
  const tokens = (corner.tokens ?? []).map((token) => flat(token.label))
  return named(flat(corner.label), ...tokens, corner.circled ? t('visited') : '')
}
