import { describe, expect, it, vi } from 'vitest'
import { begun, heardIn, keepBegun, sayable, unheard } from '../src/lib/chat'

describe('what was said since one looked', () => {
  const line = (seat: number, text: string) => ({ seat, name: '', text })
  const [a, b, own, news] = [line(1, 'a'), line(1, 'b'), line(0, 'own'), line(-1, 'sat down')]

  it('is what came after the last that was heard, news too, and nothing of one’s own', () => {
    expect(unheard([a, b, own, news], a, [0])).toEqual([b, news])
    expect(unheard([a, own], null, [0])).toEqual([a])
    expect(unheard([a, b], b, [0])).toEqual([])
  })

  it('goes on after the line that says the same when the whole chat comes anew', () => {
    const anew = [a, b, news, b].map((one) => ({ ...one }))
    const since = (heard: typeof a) => unheard(anew, heardIn(anew, heard), [0])
    expect(since(a)).toEqual([b, news, b])
    expect(since(b)).toEqual([])
    expect(since(news)).toEqual([b])
    expect(heardIn([b, a, b], b)).toBe(b)
  })

  it('tells apart who says the same again, by the keys of what is said', () => {
    const [yes, again] = [
      { ...a, key: 'b-1' },
      { ...a, key: 'b-2' },
    ]
    const anew = [{ ...yes }, again]
    expect(unheard(anew, heardIn(anew, yes), [0])).toEqual([again])
  })

  it('begins after the last line when none says the same, as in another language, and is kept while one looks back', () => {
    const other = [line(-1, 'сел за стол'), line(-1, 'встал из-за стола')]
    expect(heardIn(other, news)).toBe(other[1])
    expect(heardIn([], news)).toBe(news)
    expect(heardIn(other, null)).toBe(null)
  })
})

describe('what one says', () => {
  it('has no half letters, which are no JSON, and whole ones as they are', () => {
    expect(sayable(' a\ud83d b 😀 ')).toBe('a b 😀')
    expect(sayable('\udc00')).toBe('')
  })
})

describe('what one has begun to write', () => {
  it('is there when the page is loaded again, at that table and until it is said', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, words: string) => kept.set(key, words),
      removeItem: (key: string) => kept.delete(key),
    })
    keepBegun('one', 'Shall we ')
    expect([begun('one'), begun('other')]).toEqual(['Shall we ', ''])
    keepBegun('one', '')
    expect([begun('one'), kept.size]).toEqual(['', 0])
    vi.unstubAllGlobals()
    expect(begun('one'), 'a browser that keeps nothing').toBe('')
  })
})
