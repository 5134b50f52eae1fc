// The words of the page itself. The first language is the browser's; a choice is remembered.
import { en, type Word } from '../words/en'
import { ru } from '../words/ru'
import { uk } from '../words/uk'

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Lang = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }
const WORDS: Record<Lang, Record<Word, string>> = { en, ru, uk }
const KEY = 'miskatonic.lang'

/** The first of our languages among those that somebody prefers. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((l) => l === tag.toLowerCase().split('-')[0])
    if (lang) return lang
  }
  return 'en'
}

function first(): Lang {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // No memory: the browser's own language it is.
  }
  return preferred(kept ? [kept] : (navigator.languages ?? [navigator.language]))
}

class Language {
  now: Lang = $state(first())

  choose(lang: Lang): void {
    this.now = lang
    document.documentElement.lang = lang
    try {
      localStorage.setItem(KEY, lang)
    } catch {
      // Not remembered, but spoken.
    }
  }

  next(): void {
    this.choose(LANGUAGES[(LANGUAGES.indexOf(this.now) + 1) % LANGUAGES.length]!)
  }
}

export const language = new Language()

/** A word or sentence of the page in the present language, with its holes filled. */
export function t(word: Word, bits: Record<string, string | number> = {}): string {
  return WORDS[language.now][word].replace(/\{(\w+)\}/g, (_, name: string) => String(bits[name] ?? ''))
}

/** The same when only a name built at run time is known, such as a bot's; the name itself when there is no word. */
export function named(word: string, otherwise: string): string {
  return word in en ? t(word as Word) : otherwise
}
