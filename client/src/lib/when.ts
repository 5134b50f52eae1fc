// When something was, in words.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago a moment was, in milliseconds; a date when that is more than a week. */
export function ago(then: number, now: number, lang: string): string {
  const since = Math.max(0, now - then)
  if (since > 7 * 86_400_000) return day(then, lang)
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, length] of UNITS) if (since >= length) return words.format(-Math.floor(since / length), unit)
  return words.format(0, 'minute')
}

/** A date. */
export function day(then: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(then)
}
