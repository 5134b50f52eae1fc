import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import type { Proposal, View } from '../src/lib/protocol'
import ProposalBar from '../src/parts/ProposalBar.svelte'

// The page asks the browser for its language as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const seat = (number: number, name: string, here = true) => ({ seat: number, name, kind: 'friend', here, held: true })

/** What somebody at a table of three reads, and the buttons, when Anna proposes something. */
function read(mine: number[], proposal: Partial<Proposal>, seats = [seat(0, 'Anna'), seat(1, 'Ben'), seat(2, 'Cleo')]) {
  const view = { number: 3, seats_mine: mine, log: [], table: { seats } } as unknown as View
  const props = { view, proposal: { seat: 0, to: 2, again: false, voters: [], ...proposal }, agree: () => {} }
  const body = render(ProposalBar, { props }).body.replaceAll(/<!--.*?-->/g, '')
  const words = (part: string): string[] =>
    [...body.matchAll(new RegExp(`<${part}[^>]*>(.*?)</${part}>`, 'gs'))].map((found) => found[1]!.trim())
  return { text: words('b')[0]!, buttons: words('button') }
}

describe('a proposal to take back', () => {
  it('asks those who have to agree', () => {
    const { text, buttons } = read([1], { voters: [1, 2] })
    expect(text).toContain('Anna would like to take back the last decision.')
    expect(buttons).toEqual(['Agree', 'Do not agree'])
  })

  it('tells whoever has agreed, or looks on, for whom it waits', () => {
    const { text, buttons } = read([1], { voters: [2] })
    expect(text).toMatch(/You agree\. Still to agree: Cleo\.$/)
    expect(buttons, 'nobody waits for ever for somebody who does not come').toEqual(['Do not agree'])
    const onlooker = read([], { voters: [2] })
    expect(onlooker.text).toMatch(/decided\. Still to agree: Cleo\.$/)
    expect(onlooker.buttons).toEqual([])
  })

  it('tells who proposes what, and who of those waited for is away', () => {
    const away = [seat(0, 'Anna'), seat(1, 'Ben'), seat(2, 'Cleo', false)]
    expect(read([0], { voters: [1, 2] }, away).text).toBe('You propose to go back. Still to agree: Ben, Cleo (away).')
    const again = read([0], { again: true, to: 4, voters: [1] })
    expect(again.text).toBe('You propose to restore the decision that was taken back. Still to agree: Ben.')
    expect(again.buttons).toEqual(['Withdraw'])
  })
})
