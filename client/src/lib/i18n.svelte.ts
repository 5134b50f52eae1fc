// The words of the page itself. The first language is the browser's; a choice is remembered.
import { en, type Word } from '../words/en'
import { ru } from '../words/ru'
import { uk } from '../words/uk'
import { LANGUAGES, preferred, type Lang } from './languages'

const WORDS: Record<Lang, Record<Word, string>> = { en, ru, uk }
const KEY = 'miskatonic.lang'

function first(): Lang {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // No memory: the browser's own language it is.
  }
  return preferred(kept ? [kept] : (globalThis.navigator?.languages ?? []))
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
