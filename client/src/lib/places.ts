// Places and points in words, as each language counts them.
import type { Lang } from './languages'

const POINTS: Record<Lang, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  en: { one: 'point', other: 'points' },
  ru: { one: 'очко', few: 'очка', many: 'очков' },
  uk: { one: 'очко', few: 'очки', many: 'очок' },
}
const ENGLISH: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const UKRAINIAN = ['', 'ше', 'ге', 'тє', 'те', 'те', 'те', 'ме', 'ме']

export function points(n: number, lang: Lang): string {
  return `${String(n).replace('-', '−')} ${POINTS[lang][new Intl.PluralRules(lang).select(n)]}`
}

/** A place among so many: “3rd of 4”. */
export function placeOf(place: number, of: number, lang: Lang): string {
  if (lang === 'ru') return `${place}-е место из ${of}`
  if (lang === 'uk') return `${place}-${UKRAINIAN[place]} місце з ${of}`
  return `${place}${ENGLISH[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)]} of ${of}`
}

/** The place with the points that brought it. */
export function placing(place: number, of: number, score: number, lang: Lang): string {
  return `${placeOf(place, of, lang)}${lang === 'en' ? ' with' : ','} ${points(score, lang)}`
}
