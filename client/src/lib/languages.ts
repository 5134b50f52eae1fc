// The languages we speak.

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Lang = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

/** The first of our languages among those that somebody prefers. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((l) => l === tag.toLowerCase().split('-')[0])
    if (lang) return lang
  }
  return 'en'
}
