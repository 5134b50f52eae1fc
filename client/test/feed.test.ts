import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The page asks the browser for its language as soon as it is loaded, and listens to the window.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  const listens = { addEventListener: () => {}, removeEventListener: () => {} }
  for (const [name, does] of Object.entries(listens)) vi.stubGlobal(name, does)
  vi.stubGlobal('document', { hidden: false, ...listens })
})

import { Feed } from '../src/lib/feed.svelte'

class Line {
  static readonly OPEN = 1
  static readonly all: Line[] = []
  readyState = 0
  readonly sent: string[] = []
  onopen = (): void => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor() {
    Line.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
    this.onclose({ code: 1006 })
  }
  /** The server is there and tells how the table stands. */
  answers(...said: string[]): void {
    this.readyState = Line.OPEN
    this.onopen()
    this.shows(...said)
  }
  /** It shows the table, where one has said something. */
  shows(...said: string[]): void {
    const chat = said.map((text) => ({ seat: 0, name: 'Me', text }))
    const view = { rev: 1, number: 0, log: [], seats_mine: [0], chat, table: { seats: [] } }
    this.onmessage({ data: JSON.stringify({ t: 'view', v: view }) })
  }
  get said(): string[] {
    return this.sent.map((text) => JSON.parse(text) as { t: string; text: string }).map((wish) => wish.text)
  }
}

const CHOICE = { t: 'play', seat: 0, key: 'stay' } as const

describe('the feed of a table', () => {
  let feed: Feed
  const line = (): Line => Line.all.at(-1)!
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Line)
    feed = new Feed('table', 'en', false)
    line().answers()
  })
  afterEach(() => {
    feed.close()
    vi.useRealTimers()
  })

  it('says when a decision or a word was not sent, until the server is back', () => {
    line().close()
    expect(feed.online).toBe(false)
    expect(feed.send(CHOICE)).toBe(false)
    expect(feed.known.refused).toContain('was not sent')
    expect(feed.send({ t: 'chat', text: 'Hello?' })).toBe(false)
    vi.advanceTimersByTime(2_000)
    line().answers()
    expect(feed.known.refused).toBe('')
    expect(feed.send(CHOICE)).toBe(true)
  })

  it('says that it waits when an answer takes long, and then that the connection is lost', () => {
    feed.send(CHOICE)
    vi.advanceTimersByTime(1_000)
    expect([feed.slow, feed.late]).toEqual([true, false])
    vi.advanceTimersByTime(2_000)
    expect([feed.late, feed.online]).toEqual([true, true])
    vi.advanceTimersByTime(6_000)
    expect([feed.late, feed.online]).toEqual([false, false])
  })

  it('says once more what was lost on its way, and nothing that was heard', () => {
    for (const text of ['Hello?', 'Here', 'Here']) feed.send({ t: 'chat', text })
    vi.advanceTimersByTime(9_000)
    expect(feed.online, 'a word that nobody answers finds out that the connection is gone').toBe(false)
    line().answers('Hello?', 'Here')
    expect(line().said).toEqual(['Here'])
    line().close()
    vi.advanceTimersByTime(2_000)
    line().answers('Hello?', 'Here', 'Here')
    expect(line().said).toEqual([])
  })

  it('does not say twice what is still under way, nor what was refused', () => {
    feed.send({ t: 'chat', text: 'Hello?' })
    line().shows()
    expect(line().said).toEqual(['Hello?'])
    line().onmessage({ data: JSON.stringify({ t: 'refused', why: 'Hush.', ref: 1 }) })
    line().close()
    vi.advanceTimersByTime(2_000)
    line().answers()
    expect(line().said).toEqual([])
  })

  it('gives up a try that nobody answers, and tries again', () => {
    line().close()
    vi.advanceTimersByTime(2_000)
    const tried = Line.all.length
    vi.advanceTimersByTime(12_000)
    expect(Line.all.length).toBeGreaterThan(tried)
  })
})
