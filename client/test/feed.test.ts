import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// The page asks the browser for its language as soon as it is loaded, and listens to the window.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  const listens = { addEventListener: () => {}, removeEventListener: () => {} }
  for (const [name, does] of Object.entries(listens)) vi.stubGlobal(name, does)
  const head = { innerHTML: '<script type="module" src="/assets/index-old.js"></script>' }
  vi.stubGlobal('document', { hidden: false, head, ...listens })
})

import { edition, isOlder } from '../src/lib/edition.svelte'
import { Feed } from '../src/lib/feed.svelte'

interface Wish {
  seat?: number
  t: string
  text: string
  key: string
}

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
  answers(...said: Wish[]): void {
    this.readyState = Line.OPEN
    this.onopen()
    this.shows(...said)
  }
  /** It shows the table, where one has said something. */
  shows(...said: Wish[]): void {
    const chat = said.map(({ text, key, seat = 0 }) => ({ seat, name: 'Me', text, key }))
    const view = { rev: 1, number: 0, log: [], seats_mine: [0], chat, table: { seats: [] } }
    this.onmessage({ data: JSON.stringify({ t: 'view', v: view }) })
  }
  get wishes(): Wish[] {
    return this.sent.map((text) => JSON.parse(text) as Wish)
  }
  get said(): string[] {
    return this.wishes.map((wish) => wish.text)
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

  it('leaves a refusal to be read while others act, until one does something else', () => {
    const others = (rev: number): void =>
      line().onmessage({ data: JSON.stringify({ t: 'diff', rev, change: { number: [rev] } }) })
    const refused = (): void => line().onmessage({ data: JSON.stringify({ t: 'refused', why: 'No.' }) })
    refused()
    vi.advanceTimersByTime(7_000)
    others(2)
    expect(feed.known.refused).toBe('No.')
    vi.advanceTimersByTime(2_000)
    others(3)
    expect(feed.known.refused).toBe('')
    refused()
    feed.send(CHOICE)
    expect(feed.known.refused).toBe('')
    refused()
    expect(feed.known.refused).toBe('No.')
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

  it('says that a hint is thought of until it comes, is refused, or cannot come any more', () => {
    for (const end of [{ t: 'hint', key: 'stay', why: [] }, { t: 'refused', why: 'No.' }, null]) {
      feed.send({ t: 'hint', seat: 0 })
      line().shows()
      expect(feed.hinting).toBe(true)
      if (end) line().onmessage({ data: JSON.stringify(end) })
      else line().close()
      expect(feed.hinting).toBe(false)
    }
  })

  it('says once more what was lost on its way, and nothing that was heard', () => {
    for (const text of ['Hello?', 'Here', 'Here']) feed.send({ t: 'chat', text })
    const [hello, here, again] = line().wishes
    vi.advanceTimersByTime(9_000)
    expect(feed.online, 'a word that nobody answers finds out that the connection is gone').toBe(false)
    line().answers(hello!, here!)
    expect(line().wishes.map(({ text, key }) => [text, key])).toEqual([['Here', again!.key]])
    line().close()
    vi.advanceTimersByTime(2_000)
    line().answers(hello!, here!, again!)
    expect(line().said).toEqual([])
  })

  it('knows its own words again in a chat of which only the last is shown', () => {
    const before = Array.from({ length: 100 }, (_, n) => ({ t: 'chat', text: 'Yes', key: `before-${n}` }))
    line().shows(...before)
    feed.send({ t: 'chat', text: 'Yes' })
    const [yes] = line().wishes
    line().close()
    vi.advanceTimersByTime(2_000)
    line().answers(...before.slice(1), yes!)
    expect(line().said, 'a hundred times the same was said before and after').toEqual([])
    feed.send({ t: 'chat', text: 'Yes' })
    line().close()
    vi.advanceTimersByTime(2_000)
    line().answers(...before.slice(1), yes!)
    expect(line().said, 'the next was lost').toEqual(['Yes'])
  })

  it('says once more what was under way when the table moved to another server, over the same connection', () => {
    feed.send({ t: 'chat', text: 'Hello?' })
    const [hello] = line().wishes
    line().shows()
    expect(line().wishes.map(({ text, key }) => [text, key])).toEqual(Array(2).fill(['Hello?', hello!.key]))
    line().shows(hello!)
    line().shows(hello!)
    expect(line().said).toHaveLength(2)
  })

  it('does not take for its own what somebody else says with its key', () => {
    feed.send({ t: 'chat', text: 'Hello?' })
    const [hello] = line().wishes
    line().close()
    vi.advanceTimersByTime(2_000)
    line().answers({ ...hello!, seat: 1 })
    expect(line().said).toEqual(['Hello?'])
  })

  it('does not say twice what is still under way, nor what was refused', () => {
    feed.send({ t: 'chat', text: 'Hello?' })
    line().onmessage({ data: JSON.stringify({ t: 'diff', rev: 2, change: {} }) })
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

  it('gives a try longer where one was too short', () => {
    line().close()
    vi.advanceTimersByTime(12_000)
    expect(line().readyState, 'the third try').toBe(0)
    const tried = Line.all.length
    vi.advanceTimersByTime(12_000)
    expect(line().readyState).toBe(0)
    expect(Line.all.length).toBe(tried)
    line().answers()
    expect(feed.online).toBe(true)
  })

  it('finds out after a lost connection whether the server has another page by now', async () => {
    const page = (name: string): string =>
      `<!doctype html><script type="module" crossorigin src="/assets/${name}.js"></script>`
    const pages = ['index-old', 'index-new']
    const asked = vi.fn(() => Promise.resolve(new Response(page(pages.shift()!))))
    vi.stubGlobal('fetch', asked)
    const comesBack = async (): Promise<boolean> => {
      line().close()
      await vi.advanceTimersByTimeAsync(2_000)
      line().answers()
      await vi.waitFor(() => expect(pages.length).toBeLessThan(2))
      await vi.advanceTimersByTimeAsync(0)
      return edition.old
    }
    expect(asked, 'the page has just come').not.toHaveBeenCalled()
    expect(await comesBack()).toBe(false)
    expect(await comesBack()).toBe(true)
    await comesBack()
    expect(asked, 'it knows').toHaveBeenCalledTimes(2)
  })

  it('takes for another page one with another program or other styles, and nothing else', () => {
    const page = (name: string, style = 'index-1'): string =>
      `<script type="module" crossorigin src="/assets/${name}.js"></script>` +
      `<link rel="stylesheet" crossorigin href="/assets/${style}.css"><link rel="icon" href="/favicon.svg">`
    expect(isOlder(page('index-a'), page('index-a'))).toBe(false)
    expect(isOlder(page('index-a'), page('index-b'))).toBe(true)
    expect(isOlder(page('index-a'), page('index-a', 'index-2')), 'only styles have changed').toBe(true)
    const others = '<script src="chrome-extension://abc/inject.js"></script>'
    const later = '<link rel="stylesheet" crossorigin="" href="/assets/DecksPage-1.css">'
    expect(isOlder(others + page('index-a') + later, page('index-a')), 'what came later, and from others').toBe(false)
    expect(isOlder(page('index-a'), '<script src="/login.js"></script>'), 'a page that is not ours').toBe(false)
    expect(isOlder(page('index-a'), '<link rel="stylesheet" href="/assets/login.css">')).toBe(false)
    expect(isOlder(page('index-a'), 'Bad gateway')).toBe(false)
  })
})
