import { describe, expect, it } from 'vitest'
import { en } from '../src/words/en'

const files = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/words/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const source = Object.values(files).join('\n')

/** What is handed to `t` and to what passes words on to it. */
const handed = [...source.matchAll(/(?<![\w.])(?:t|say|named)\(/g)].map(({ index, 0: call }) => {
  const from = index + call.length
  let to = from
  for (let open = 1; open && to < source.length; to++)
    open += '([{'.includes(source[to]!) ? 1 : ')]}'.includes(source[to]!) ? -1 : 0
  return source.slice(from, to - 1)
})
const quoted = (text: string): string[] => [...text.matchAll(/['"](\w+)['"]/g)].map(([, word]) => word!)
const said = new Set(handed.flatMap(quoted))
/** Words that are put together: what stands before and behind a hole. */
const built = [...source.matchAll(/`(\w*)\$\{[^}]*\}(\w*)`/g)].map(
  ([, before, behind]) => new RegExp(`^${before}\\w+${behind}$`),
)
const parts = built.filter((part) => part.source.length > '^\\w+$'.length)
/** A word of several pieces means nothing else wherever it stands. */
const named = new Set(quoted(source).filter((word) => /[a-z][A-Z_]/.test(word)))

describe('the words of the page', () => {
  it('are all said somewhere', () => {
    expect(handed.length).toBeGreaterThan(300)
    const mute = Object.keys(en).filter((word) => !said.has(word) && !named.has(word) && !parts.some((p) => p.test(word)))
    expect(mute).toEqual([])
  })
})
