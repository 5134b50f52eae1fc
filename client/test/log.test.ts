import { describe, expect, it } from 'vitest'
import { grouped, newestFirst } from '../src/lib/log'
import { lastOf, LINES, recap, saysWho } from '../src/lib/recap'
import type { LogLine, Telling } from '../src/lib/protocol'

/** A game that none of ours is: what its kinds are called is its own affair. */
const telling: Telling = {
  headings: ['dawn', 'watch'],
  endings: ['landfall'],
  passing: ['whistled'],
  leading: ['hoisted', 'hailed'],
  settling: ['moored'],
  coming: ['launched'],
  going: ['sank'],
}
const foremost = (...kinds: string[]): Telling => ({ ...telling, foremost: kinds })

/** A group that needs but one line leaves the others to the long one. */
const REST = LINES - 1

function line(kind: string, n: number, source: string, mentions = ''): LogLine {
  return { n, kind, source, text: mentions ? [kind, ['ref', mentions, 'it']] : [kind] }
}

describe('the log', () => {
  it('has a heading for each round', () => {
    const groups = grouped([line('dawn', 0, ''), line('moved', 1, 'A'), line('dawn', 4, ''), line('moved', 5, 'A')], telling)
    expect(groups.map((g) => g.heading)).toEqual([true, false, true, false])
  })

  it('is told from its end decision by decision, however long one phase goes on', () => {
    const log = [line('dawn', 4, ''), line('laid', 5, 'play'), line('drew', 5, 'play'), line('laid', 6, 'play')]
    const groups = newestFirst(grouped(log, telling))
    expect(groups.map((g) => g.lines.map((l) => `${l.n} ${l.kind}`))).toEqual([['6 laid'], ['5 laid', '5 drew'], ['4 dawn']])
    expect(new Set(groups.map((g) => g.key)).size).toBe(3)
  })

  it('keeps together what one card did, with the line that announced it', () => {
    const groups = grouped([
      line('resolves', 1, 'event:resolved', 'piece:AP-1'),
      line('moved', 2, 'AP-1'),
      line('struck', 3, 'AP-1'),
      line('resolves', 4, 'event:resolved', 'piece:TM-2'),
      line('moved', 5, 'TM-2'),
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

  it('keeps the keys of its groups when earlier lines are left out', () => {
    const log = [line('laid', 1, ''), line('laid', 2, ''), line('laid', 3, '')]
    const keys = (from: number): string[] => grouped(log, telling, from).map((g) => g.key)
    expect(keys(1)).toEqual(keys(0).slice(1))
  })
})

describe('a recap', () => {
  const line = (n: number, kind: string, seat = 0): LogLine => ({ n, kind, seat, text: [kind] })
  const kinds = (log: LogLine[], since: number, first: string[] = []): string[][] =>
    recap(log, since, foremost(...first)).map((group) => group.lines.map((l) => l.kind))

  it('tells what came after the last decision, by who brought it', () => {
    const log = [
      line(1, 'moved'),
      line(2, 'fought'),
      line(2, 'whistled'),
      line(3, 'moved', 1),
      line(4, 'fled', 1),
      line(5, 'fought', 2),
    ]
    expect(kinds(log, 1)).toEqual([['fought'], ['moved', 'fled'], ['fought']])
    expect(recap(log, 1, telling).map((group) => group.seat)).toEqual([0, 1, 2])
    expect(recap(log, 5)).toEqual([])
  })

  it('begins anew with a phase, and leaves out one in which nothing happened', () => {
    const log = [line(2, 'fought'), line(2, 'watch'), line(2, 'dawn'), line(2, 'gate'), line(3, 'moved', 1)]
    expect(recap(log, 1, telling).map((group) => group.heading?.kind)).toEqual([undefined, 'dawn', undefined])
  })

  it('leaves out what another line tells in short', () => {
    const log = [line(2, 'took-turn', 1), line(2, 'drew', 1), line(2, 'took-turn', 2), line(2, 'drew', 2)]
    expect(recap(log, 1, { passing: ['drew'] }).map((group) => group.lines.map((l) => l.kind))).toEqual([
      ['took-turn'],
      ['took-turn'],
    ])
  })

  it('tells what others did at once, and not what one did oneself', () => {
    const told = (seat: number): LogLine => ({ n: 2, kind: 'drew', seat: 0, text: [['ref', `seat:${seat}`, 'P'], ' draws'] })
    const reader = { seat: 1, ids: new Set<string>() }
    expect(recap([told(0), told(1), told(2)], 1, foremost('drew'), reader).map((group) => group.seat)).toEqual([0, 2])
  })

  it('names nobody over lines that begin with the name', () => {
    const told = (seat: number): LogLine => ({ n: 2, kind: 'drew', seat: 0, text: [['ref', `seat:${seat}`, 'P'], ' draws'] })
    expect(recap([told(1), told(2)], 1).map(saysWho)).toEqual([true, true])
    expect(recap([line(2, 'moved', 1)], 1).map(saysWho)).toEqual([false])
  })

  it('folds what is long, and keeps what tells most', () => {
    const log = [...Array(9)].map((_, i) => line(2, i === 8 ? 'gate' : 'moved')).concat(line(3, 'fled', 1))
    const [first, last] = recap(log, 1, foremost('gate'))
    expect([first!.lines.length, first!.more.length, last!.lines.length]).toEqual([REST, 9 - REST, 1])
    expect(first!.lines.at(-1)!.kind).toBe('gate')
  })

  it('of a long way tells the last step', () => {
    const step = (who: string, to: string): LogLine => ({ ...line(2, 'walked'), text: [['ref', who, who], to] })
    const log = [step('a', '1'), step('a', '2'), step('b', '3'), step('b', '4'), ...[...Array(5)].map(() => line(2, 'hurt'))]
    const [told] = recap(log, 1, telling)
    expect(told!.more.map((l) => l.text[1])).toEqual(['1', '3'])
  })

  it('leaves out that something was activated where the next line says what it did', () => {
    const of = (kind: string, ...ids: string[]): LogLine => ({ ...line(2, kind), text: ids.map((id) => ['ref', id, id]) })
    const log = [of('hoisted', 'm', 'hall'), of('walked', 'm', 'hall', 'library'), of('hoisted', 'k', 'hall')]
    const hurt = of('lost-health', 'me', 'k')
    expect(kinds([...log, hurt], 1)).toEqual([['walked', 'lost-health']])
    expect(kinds([...log, of('damaged', 'hall')], 1)).toEqual([['walked', 'hoisted', 'damaged']])
    expect(kinds(log.slice(2), 1)).toEqual([['hoisted']])
  })

  it('leaves out that a reward was earned, and that a card lies there which was just played', () => {
    const of = (kind: string, ...ids: string[]): LogLine => ({ ...line(2, kind), text: ids.map((id) => ['ref', id, id]) })
    expect(kinds([of('hailed', 'me'), of('gained', 'me', 'axe')], 1)).toEqual([['gained']])
    const played = of('launched', 'me', 'axe')
    expect(kinds([played, of('moored', 'axe', 'me')], 1)).toEqual([['launched']])
    expect(kinds([played, of('moored', 'hall')], 1)).toEqual([['launched', 'moored']])
  })

  it('of what tells most leaves nothing out for the sake of lesser lines', () => {
    const hurt = (n: string): LogLine => ({ ...line(2, 'hurt'), text: [['ref', 'a', 'a'], n] })
    const log = [hurt('1'), hurt('2'), ...[...Array(LINES)].map(() => line(2, 'moved'))]
    const [told] = recap(log, 1, foremost('hurt'))
    expect(told!.lines.slice(0, 2).map((l) => l.text[1])).toEqual(['1', '2'])
  })

  it('says first how a scenario ended, and does not fold it', () => {
    const ended = [line(9, 'landfall'), ...[...Array(8)].map(() => line(9, 'experience'))]
    const log = [line(2, 'moved', 1), line(9, 'defeated'), ...ended, line(10, 'ready', 1)]
    const [first, ...others] = recap(log, 1, telling)
    expect([first!.heading?.kind, first!.ending, first!.lines.length, first!.more.length]).toEqual(['landfall', true, 8, 0])
    expect(others.map((group) => group.lines[0]!.kind)).toEqual(['moved', 'defeated', 'ready'])
  })

  it('tells by whom it was done where all acted at once and the last decision brings all of it to light', () => {
    const turn = (who: number, kind: string): LogLine => ({ ...line(9, kind, 3), text: [['ref', `seat:${who}`, 'x'], kind] })
    const log = [
      turn(0, 'chose'),
      turn(0, 'drew'),
      turn(1, 'chose'),
      turn(1, 'drew'),
      turn(3, 'chose'),
      line(9, 'scored', 3),
    ]
    expect(recap(log, 1, telling).map((group) => [group.seat, group.lines.length])).toEqual([
      [0, 2],
      [1, 2],
      [3, 2],
    ])
    const alone = [turn(0, 'chose'), turn(0, 'drew')]
    expect(
      recap(alone, 1, telling).map((group) => group.seat),
      'where only one is told of, who decided brought it',
    ).toEqual([3])
  })

  it('knows from the log where a seat decided last', () => {
    expect(lastOf([line(1, 'moved'), line(2, 'moved', 1), line(3, 'moved')], 1)).toBe(1)
    expect(lastOf([line(1, 'moved')], 1)).toBe(0)
  })
})

describe('a recap for somebody', () => {
  const said = (n: number, seat: number, kind: string, who = ''): LogLine => ({ ...line(kind, n, '', who), seat })
  const log = [said(2, 0, 'moved', 'person:me'), said(3, 1, 'moved', 'person:bob'), said(4, 1, 'hurt', 'person:me')]
  const reader = { seat: 0, ids: new Set(['person:me']) }

  it('begins with what others did to them, and tells that once', () => {
    const groups = recap(log, 1, telling, reader)
    expect(groups.map((group) => [group.own ?? false, group.lines.map((one) => one.n)])).toEqual([
      [true, [4]],
      [false, [2]],
      [false, [3]],
    ])
  })

  it('counts a phase after their own decision among what was done to them', () => {
    const phase = [said(2, 0, 'moved', 'person:bob'), said(2, 0, 'watch'), said(2, 0, 'hurt', 'person:me')]
    expect(recap(phase, 1, telling, reader)[0]).toMatchObject({ own: true, lines: [{ kind: 'hurt' }] })
  })

  it('leaves out what is but in passing, unless it tells of them and matters', () => {
    const price = { ...said(3, 1, 'paid', 'person:bob'), rule: 'P-1' }
    const fine = { ...said(3, 1, 'paid', 'person:bob'), rule: 'P-2' }
    const drew = [said(3, 1, 'drew', 'person:bob'), said(3, 1, 'drew', 'person:me')]
    const ended = said(3, 1, 'ended', 'person:me')
    const told = recap(
      [price, fine, ...drew, ended],
      1,
      { foremost: ['drew'], passing: ['paid P-1', 'drew', 'ended'] },
      reader,
    )
    expect(told.flatMap((group) => group.lines)).toEqual([drew[1], fine])
  })

  it('does not tell that what was played or came is gone again', () => {
    const gone = said(3, 1, 'sank', 'card:axe')
    expect(recap([said(2, 1, 'moved'), gone], 1, telling).flatMap((group) => group.lines)).toContain(gone)
    expect(recap([said(2, 1, 'launched', 'card:axe'), gone], 1, telling).flatMap((group) => group.lines)).not.toContain(gone)
  })

  it('has no such heading where nothing else is told', () => {
    expect(recap([log[2]!], 1, telling, reader).some((group) => group.own)).toBe(false)
    const turn = [said(3, 1, 'moved', 'person:bob'), said(3, 1, 'whistled', 'person:me')]
    expect(recap(turn, 1, telling, reader).some((group) => group.own)).toBe(false)
  })
})
