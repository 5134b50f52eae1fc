import { describe, expect, it } from 'vitest'
import { unheard } from '../src/lib/chat'

describe('what was said since one looked', () => {
  const line = (seat: number, text: string) => ({ seat, name: '', text })
  const [a, b, own, news] = [line(1, 'a'), line(1, 'b'), line(0, 'own'), line(-1, 'sat down')]

  it('is what came after the last that was heard, news too, and nothing of one’s own', () => {
    expect(unheard([a, b, own, news], a, [0])).toEqual([b, news])
    expect(unheard([a, own], null, [0])).toEqual([a])
    expect(unheard([a, b], b, [0])).toEqual([])
  })

  it('is nothing when all was put into other words', () => {
    expect(unheard([{ ...a }, { ...b }], a, [0])).toEqual([])
  })
})
