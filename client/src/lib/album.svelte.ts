// What the person at this browser has achieved over all tables, by game; remembered here, whatever becomes of the tables.
import type { AlbumPage, Feat, GameInfo, TableInfo } from './protocol'

const KEY = 'miskatonic.album'

function remembered(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}

class Album {
  private done: Record<string, string[]> = $state(remembered())

  /** Take in what was achieved at some tables; codes of feats, and `code/step` of those that are gathered. */
  gather(tables: readonly Pick<TableInfo, 'game' | 'achieved'>[]): void {
    for (const { game, achieved } of tables) {
      const known = this.done[game] ?? []
      const news = (achieved ?? []).filter((code) => !known.includes(code))
      if (news.length) this.keep(game, [...known, ...news])
    }
  }

  /** Tick off by hand, or take the tick back. */
  tick(game: string, code: string): void {
    const known = this.done[game] ?? []
    this.keep(game, known.includes(code) ? known.filter((one) => one !== code) : [...known, code])
  }

  private keep(game: string, codes: string[]): void {
    this.done = { ...this.done, [game]: codes }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.done))
    } catch {
      // A browser without memory still plays.
    }
  }

  /** How many steps of a feat have been taken. */
  steps(game: string, feat: Feat): number {
    return (feat.steps ?? []).filter((step) => this.done[game]?.includes(`${feat.code}/${step}`)).length
  }

  has(game: string, feat: Feat): boolean {
    const gathered = !!feat.steps?.length && this.steps(game, feat) === feat.steps.length
    return gathered || !!this.done[game]?.includes(feat.code)
  }

  count(game: string, page: AlbumPage): number {
    return page.feats.filter((feat) => this.has(game, feat)).length
  }

  isOpen(game: string, page: AlbumPage): boolean {
    return this.count(game, page) >= page.needed
  }

  /** Whether there is anything in it yet. */
  isBegun(game: string): boolean {
    return !!this.done[game]?.length
  }

  /** What its full pages have opened, by the setting of the set-up. */
  opened(game: GameInfo): Record<string, unknown[]> {
    const out: Record<string, unknown[]> = {}
    for (const page of game.album ?? [])
      if (this.isOpen(game.id, page)) (out[page.setting] ??= []).push(...page.opens.map(({ value }) => value))
    return out
  }
}

export const album = new Album()
