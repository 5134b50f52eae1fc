// The languages we speak.
import type { Lang } from './protocol'

export type { Lang }
export const LANGUAGES: readonly Lang[] = ['en', 'ru', 'uk']
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

/** The first of our languages among those that somebody prefers. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((l) => l === tag.toLowerCase().split('-')[0])
    if (lang) return lang
  }
  return 'en'
}
