import { describe, expect, it } from 'vitest'
import { flat, hasWords, named, pieces, refs, sentences, softened, spoken, tied, wrapped } from '../src/lib/text'
import type { Part, Text } from '../src/lib/protocol'

const text: Text = ['Deal 2 ', ['icon', 'wound', 'wounds'], ' in ', ['ref', 'place:derby-hall', 'Derby Hall'], '.']

describe('texts', () => {
  it('read aloud name their icons', () => {
    expect(flat(text)).toBe('Deal 2 wounds in Derby Hall.')
    expect(flat(undefined)).toBe('')
  })

  it('say nothing twice that their name says already', () => {
    expect(named('−1', '−1')).toBe('−1')
    expect(named('Trinity gate: 1', '1')).toBe('Trinity gate: 1')
    expect(named('Clue, face down', '', 'Face down')).toBe('Clue, face down')
    expect(named('Red killer (health 2)', 'R2', undefined)).toBe('Red killer (health 2), R2')
    expect(named('Tokyo 12', '2')).toBe('Tokyo 12, 2')
  })

  it('begin with a sentence', () => {
    expect(sentences(['The campus is saved. Its symbols were two.'])[0]).toEqual(['The campus is saved.'])
    expect(sentences(['Исход не был достигнут. «Скат»: 3 очка.'])[0]).toEqual(['Исход не был достигнут.'])
    expect(sentences(['3.5 points each'])[0]).toEqual(['3.5 points each'])
  })

  it('is told sentence by sentence, and no name is cut', () => {
    const milan: Part = ['ref', 'card:milan', 'Dr. Milan']
    const text = ['The house burns.', ' ', milan, ' may go: 3.5 points. The log knows.']
    expect(sentences(text)).toEqual([['The house burns.'], [milan, ' may go: 3.5 points.'], ['The log knows.']])
    expect(sentences([])).toEqual([])
    const [won] = sentences([['ref', 'seat:0', 'Player 1'], ' wins. The others follow.'])
    expect(spoken(won, [{ seat: 0, name: 'Mr. Smith', kind: 'me' }])).toBe('Mr. Smith wins.')
  })

  it('know what they mention', () => {
    expect(refs(text)).toEqual(['place:derby-hall'])
  })

  it('tie a number to what it counts, in words or as an icon, and nothing else', () => {
    expect(tied('потеряйте 2 раны и 11 улик')).toBe('потеряйте 2\u00a0раны и 11\u00a0улик')
    expect(tied('Deal 2 ')).toBe('Deal 2\u00a0')
    expect(tied('успех на 5–6, шанс')).toBe('успех на 5–\u20606, шанс')
    expect(tied('3 – 1, round 2. Next')).toBe('3 – 1, round 2. Next')
  })

  it('keep an icon with the bracket or the number before it and the stop after it', () => {
    const omen: Part = ['icon', 'omen', 'omens']
    const row = (text: Text): string[] =>
      pieces(text).map(({ part, lead, tail }) => (typeof part === 'string' ? part : `<${lead}*${tail}>`))
    expect(row(['On 5–6 ', omen])).toEqual(['On ', '<5–\u20606\u00a0*>'])
    expect(row(['Lay 7 (', omen, ', 2 ', omen, ').'])).toEqual(['Lay 7 ', '<(*,>', ' ', '<2\u00a0*).>', ''])
    expect(row(['Deal 12 ', omen, ' to 3 monsters'])).toEqual(['Deal ', '<12\u00a0*>', ' to 3\u00a0monsters'])
    expect(row(['ghoul (2 ', omen, ')'])).toEqual(['ghoul ', '<(2\u00a0*)>', ''])
    expect(row(['the ', omen, ' and “', omen, '”'])).toEqual(['the ', '<*>', ' and ', '<“*”>', ''])
    expect(row(['test (', omen, ' −2); 3 ', omen])).toEqual(['test ', '<(* −2);>', ' ', '<3\u00a0*>'])
    expect(row([omen, omen, ') (', omen])).toEqual(['<*>', '<*)>', ' ', '<(*>'])
  })

  it('never break between a number and what it counts', () => {
    expect(wrapped('deals 12 wounds', 9, 3)).toEqual(['deals', '12\u00a0wounds'])
  })

  it('are found by all the words, wherever they stand and however ё is written', () => {
    expect(hasWords('Each horror beyond sanity', 'SAN horr')).toBe(true)
    expect(hasWords('Each horror beyond sanity', 'horror damage')).toBe(false)
    expect(hasWords('Тёмный зверь', 'темн')).toBe(true)
    expect(hasWords('anything', '  ')).toBe(true)
  })

  it('break between words', () => {
    expect(wrapped('Seminary of the Old Faith', 15, 2)).toEqual(['Seminary of the', 'Old Faith'])
  })

  it('break a word that is longer than a line after a vowel near its middle', () => {
    expect(wrapped('Административный корпус', 13, 3)).toEqual(['Админи-', 'стративный', 'корпус'])
    expect(wrapped('Strč prst skrz krk', 3, 4)[0]).toBe('Strč')
  })

  it('may be parted in a word that is longer than a line, and nowhere else', () => {
    expect(softened('Hyperawareness', 11)).toBe('Hypera\u00adwareness')
    expect(softened('Dr. Milan Christopher', 11)).toBe('Dr. Milan Christopher')
  })

  it('end in … when there is no room left', () => {
    const lines = wrapped('one two three four five six', 8, 2)
    expect(lines).toHaveLength(2)
    expect(lines[1]!.endsWith('…')).toBe(true)
  })
})
