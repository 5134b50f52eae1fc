import { describe, expect, it } from 'vitest'
import { grouped } from '../src/lib/log'
import { recap } from '../src/lib/recap'
import type { LogLine } from '../src/lib/protocol'

function line(kind: string, n: number, source: string, mentions = ''): LogLine {
  return { n, kind, source, text: mentions ? [kind, { type: 'ref', id: mentions, say: 'it' }] : [kind] }
}

describe('the log', () => {
  it('has a heading for each round', () => {
    const groups = grouped([line('round', 0, ''), line('moved', 1, 'A'), line('round', 4, ''), line('moved', 5, 'A')])
    expect(groups.map((g) => g.heading)).toEqual([true, false, true, false])
  })

  it('keeps together what one card did, with the line that announced it', () => {
    const groups = grouped([
      line('resolves', 1, 'event:resolved', 'piece:AP-1'),
      line('moved', 2, 'AP-1.top.0'),
      line('struck', 3, 'AP-1.top.1'),
      line('resolves', 4, 'event:resolved', 'piece:TM-2'),
      line('moved', 5, 'TM-2.bottom.0'),
    ])
    expect(groups.map((g) => g.lines.map((l) => l.n))).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('starts anew with the next decision when nothing is said of a source', () => {
    expect(grouped([line('laid', 1, ''), line('drew', 1, ''), line('laid', 2, '')]).map((g) => g.lines.length)).toEqual([
      2, 1,
    ])
  })
})

describe('a recap', () => {
  const line = (n: number, kind: string): LogLine => ({ n, kind, text: [kind] })
  const log = [line(1, 'phase'), line(1, 'gate'), line(3, 'phase'), line(3, 'gate'), line(3, 'moves'), line(3, 'round')]

  it('tells what came in the last phase, if it began after the last decision', () => {
    expect(recap(log, ['gate', 'round'], 2).map((group) => group.map((l) => [l.n, l.kind]))).toEqual([
      [[3, 'gate']],
      [[3, 'round']],
    ])
    expect(recap(log, ['gate', 'round'], 3)).toEqual([])
    expect(recap(log, [], 2)).toEqual([])
  })

  it('keeps lines of a kind together, the kinds in the order of the game', () => {
    const many = [line(3, 'phase'), line(3, 'lost'), line(3, 'gate'), line(3, 'lost')]
    expect(recap(many, ['gate', 'lost'], 2).map((group) => group.map((l) => l.kind))).toEqual([['gate'], ['lost', 'lost']])
  })
})
