// Texts are rows of parts; here they become plain words and lines that fit.
import { nameOf, type Sitting } from './people'
import type { Part, Ref, Text } from './protocol'

export function parts(text: Text | undefined): readonly Part[] {
  return text ?? []
}

/** The text as plain words; icons by the name they have aloud. */
export function flat(text: Text | undefined): string {
  return parts(text)
    .map((part) => (typeof part === 'string' ? part : part[2]))
    .join('')
}

/** A name with what is to be said besides, unless the name says it already. */
export function named(name: string, ...more: (string | undefined)[]): string {
  const says = (word: string): boolean =>
    ` ${name.toLowerCase()} `.replaceAll(/[,.:;()]/g, ' ').includes(` ${word.toLowerCase()} `)
  return [name, ...more.filter((word) => word && !says(word))].join(', ')
}

/** What a reference is called: a seat goes by the name of whoever sits there. */
export function called(ref: Ref, seats: readonly Sitting[] | undefined): string {
  const number = /^seat:(\d+)$/.exec(ref[1])
  const seat = number && seats?.[Number(number[1])]
  return seat ? nameOf(seat) : ref[2]
}

/** The text as plain words in which everybody goes by their name. */
export function spoken(text: Text | undefined, seats: readonly Sitting[] | undefined): string {
  return parts(text)
    .map((part) => (typeof part === 'string' ? part : part[0] === 'ref' ? called(part, seats) : part[2]))
    .join('')
}

/** The words with each number tied to the word or sign it counts and to the one it reaches to: no line ends in a lonely figure. */
export function tied(words: string): string {
  return words.replace(/(\d) (?=\p{L}|$)/gu, '$1\u00a0').replace(/(?<=\d)–(?=\d)/gu, '–\u2060')
}

/** A part of a text, with what is read in one go with it: around an icon no line breaks. */
export interface Piece {
  part: Part
  lead: string
  tail: string
}

/** What opens before an icon, or counts it, and what changes it or closes after it. */
const LEADS = /(?:[(«“„]|[(«“„]?[\d+−–\u2060-]+\u00a0)$/u
const TAILS = /^(?:[ \u00a0][+−]\d+)?[.,;:!?)»”]*/

/** The parts of a text; an icon keeps the bracket or the number before it and the stop after it on its line. */
export function pieces(text: Text | undefined): Piece[] {
  const isIcon = (part: Part | undefined): boolean => typeof part === 'object' && part[0] === 'icon'
  const found = (words: Part | undefined, what: RegExp): string =>
    typeof words === 'string' ? (what.exec(tied(words))?.[0] ?? '') : ''
  return parts(text).map((part, i, all) => {
    const [before, after] = [all[i - 1], all[i + 1]]
    if (typeof part !== 'string')
      return isIcon(part) ? { part, lead: found(before, LEADS), tail: found(after, TAILS) } : { part, lead: '', tail: '' }
    const words = tied(isIcon(before) ? part.replace(TAILS, '') : part)
    return { part: isIcon(after) ? words.replace(LEADS, '') : words, lead: '', tail: '' }
  })
}

export function refs(text: Text | undefined): string[] {
  return parts(text)
    .filter((part): part is Ref => part[0] === 'ref')
    .map((part) => part[1])
}

/** Whether a text has all the words looked for, or parts of them; ё is found as е. */
export function hasWords(text: string, wanted: string): boolean {
  const here = plain(text)
  return plain(wanted)
    .split(/\s+/)
    .every((word) => here.includes(word))
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll('ё', 'е')
}

/** Words broken into at most `most` lines of about `width` letters; the last line ends in … when something is left over. */
export function wrapped(words: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of tied(words)
    .split(/[^\S\u00a0]+/)
    .filter(Boolean)
    .flatMap((word) => parted(word, width))) {
    if (line === '' || line.length + 1 + word.length <= width) line = line ? `${line} ${word}` : word
    else {
      lines.push(line)
      line = word
    }
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines.map((l) => cut(l, Math.ceil(width * 1.6)))
  const kept = lines.slice(0, most)
  kept[most - 1] = cut(`${kept[most - 1]} ${lines[most]}`, width)
  return kept
}

/** A word too long for a line in two parts with a hyphen, near its middle and after a vowel. */
function parted(word: string, width: number): string[] {
  if (word.length <= width) return [word]
  const half = word.length / 2
  const breaks = [...word.matchAll(/(?<=[\p{L}]{2}[aeiouyаеёиоуыэюяіїє])(?=[\p{L}]{3})(?![aeiouyаеёиоуыэюяіїєьъй])/giu)]
    .map((found) => found.index)
    .toSorted((a, b) => Math.abs(a - half) - Math.abs(b - half))
  const [at] = breaks
  return at === undefined ? [word] : [`${word.slice(0, at)}-`, word.slice(at)]
}

/** Words that may be parted, with a hyphen, where one of them is too long for a line. */
export function softened(words: string, width: number): string {
  return words.replace(/\p{L}+/gu, (word) => {
    const [head, ...tail] = parted(word, width)
    return tail.length ? `${head!.slice(0, -1)}\u00ad${tail}` : word
  })
}

function cut(line: string, width: number): string {
  return line.length <= width ? line : `${line.slice(0, Math.max(1, width - 1)).trimEnd()}…`
}

/** A text without the word it begins with, and what parts that from the rest; the next one begins with a capital. */
export function after(text: Text | undefined, word: string): Text {
  const [first, ...rest] = parts(text)
  if (typeof first !== 'string' || !first.startsWith(word)) return [...parts(text)]
  const left = first.slice(word.length).replace(/^[:!.]\s*/, '')
  return [left.charAt(0).toUpperCase() + left.slice(1), ...rest]
}

/** Where a sentence ends; the texts told so have no shortened word before a capital or before what they refer to. */
const END = /(?<=[.!?…])\s+(?=[\p{Lu}“«„]|$)/u

/** A text sentence by sentence; a name that it refers to is never cut. */
export function sentences(text: Text | undefined): Text[] {
  const all: Part[][] = [[]]
  const joined: Part[] = []
  for (const part of parts(text)) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  for (const part of joined) {
    const [first, ...rest] = typeof part === 'string' ? part.split(END) : [part]
    if (first) all.at(-1)!.push(first)
    all.push(...rest.map((one) => (one ? [one] : [])))
  }
  return all.filter((one) => one.length > 0)
}
