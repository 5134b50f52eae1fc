import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeckReport } from '../src/lib/protocol'

const memory = new Map<string, string>()
let full = false
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full && key === 'miskatonic.decks') throw new Error('full')
    memory.set(key, value)
  },
  removeItem: (key: string) => memory.delete(key),
})
const { api, NONSENSE } = await import('../src/lib/api')
const { Draft } = await import('../src/lib/draft.svelte')

const report = (name: string): DeckReport =>
  ({ name, leader: '01001', lines: [], faults: [], file: '{}', brief: 'x', room: {} }) as unknown as DeckReport

/** A deck somebody has worked on. */
async function worked(game: string, name: string): Promise<InstanceType<typeof Draft>> {
  const draft = new Draft(game)
  await draft.open({ text: name })
  draft.set('01086', 2)
  await draft.judge()
  return draft
}

describe('a deck on the work table', () => {
  beforeEach(() => {
    memory.clear()
    full = false
    vi.restoreAllMocks()
    vi.spyOn(api, 'judge').mockImplementation((_, wish) => Promise.resolve(report(wish.name || wish.text || '')))
  })

  it('is not pushed off by a deck of another game', async () => {
    await worked('one', 'Roland')
    await worked('other', 'Wendy')
    const again = new Draft('one')
    expect(await again.resume()).toBe(true)
    expect(again.name).toBe('Roland')
  })

  it('is still somebody’s work while the server is silent', async () => {
    await worked('one', 'Roland')
    vi.spyOn(api, 'judge').mockRejectedValue(new Error('no answer'))
    const again = new Draft('one')
    expect(await again.resume()).toBe(false)
    expect([again.touched, again.name]).toEqual([true, 'Roland'])
    expect(memory.has('miskatonic.draft.one')).toBe(true)
  })

  it('is nobody’s work when the server says that it makes no sense', async () => {
    await worked('one', 'Roland')
    vi.spyOn(api, 'judge').mockRejectedValue(new Error('no deck', { cause: NONSENSE }))
    const again = new Draft('one')
    expect(await again.resume()).toBe(false)
    expect(again.touched).toBe(false)
  })

  it('stays there when this browser does not keep it', async () => {
    const draft = await worked('one', 'Roland')
    full = true
    expect(await draft.save()).toBe(false)
    expect(memory.has('miskatonic.draft.one')).toBe(true)
    full = false
    expect(await draft.save()).toBe(true)
    expect(memory.has('miskatonic.draft.one')).toBe(false)
  })

  it('is not pushed off by another tab', async () => {
    const roland = await worked('one', 'Roland')
    const other = new Draft('one')
    await other.resume()
    roland.set('01087', 1)
    await roland.judge()
    other.name = 'Wendy'
    other.set('01088', 1)
    await other.judge()
    await roland.judge()
    const again = new Draft('one')
    expect(await again.resume()).toBe(true)
    expect(again.name).toBe('Roland')
    expect(await again.save()).toBe(true)
    const next = new Draft('one')
    expect(await next.resume()).toBe(true)
    expect(next.name).toBe('Wendy')
  })

  it('stays for the other tab when one of them keeps an older state of it', async () => {
    const roland = await worked('one', 'Roland')
    const other = new Draft('one')
    await other.resume()
    roland.name = 'Roland, better'
    roland.set('01087', 1)
    await roland.judge()
    await other.openKept({ id: 'x', game: 'one', name: 'Wendy', file: 'Wendy', brief: 'x', sound: true })
    const again = new Draft('one')
    expect(await again.resume()).toBe(true)
    expect(again.name).toBe('Roland, better')
  })

  it('is the tab’s own after loading the page again', async () => {
    const own = new Map<string, string>()
    await worked('one', 'Roland')
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => own.get(key) ?? null,
      setItem: (key: string, value: string) => own.set(key, value),
    })
    await worked('one', 'Wendy')
    const again = new Draft('one')
    await again.resume()
    expect(again.name).toBe('Wendy')
    vi.stubGlobal('sessionStorage', undefined)
  })
})
