// One's finished games, counted by game.
import type { Finished, ScoreInfo } from './protocol'

export interface Total {
  game: string
  title: string
  played: number
  won: number
  /** The best score, where the game has one; what counts something else is not compared with it. */
  best: number | null
  /** The games, oldest first. */
  games: Finished[]
}

/** What came out of one's games, by game, the most played first. */
export function totals(results: readonly Finished[], scores: Record<string, ScoreInfo | null | undefined>): Total[] {
  const found = new Map<string, Total>()
  for (const result of results) {
    const total = found.get(result.game) ?? {
      game: result.game,
      title: result.title,
      played: 0,
      won: 0,
      best: null,
      games: [],
    }
    total.played += 1
    total.won += Number(result.won === true)
    const score = scores[result.game] ? inPoints(result) : null
    if (score !== null) {
      const better = scores[result.game]!.less_is_more ? Math.min : Math.max
      total.best = total.best === null ? score : better(total.best, score)
    }
    total.games.unshift(result)
    found.set(result.game, total)
  }
  return [...found.values()].sort((a, b) => b.played - a.played)
}

/** The score of a game that is counted as most of its kind are. */
function inPoints(game: Finished): number | null {
  return game.measure ? null : (game.score ?? null)
}

export interface Bar {
  id: string
  /** From 0 to 1. */
  height: number
  won: boolean | null
  score: number | null
}

/** The last games as bars: as high as their score where there is one. */
export function bars(total: Total, most: number): Bar[] {
  const last = total.games.slice(-most)
  const scores = last.map(inPoints)
  const known = total.best === null ? [] : scores.filter((score) => score !== null)
  const low = Math.min(0, ...known)
  const high = Math.max(low + 1, ...known)
  return last.map((game, i) => {
    const score = known.length ? scores[i]! : null
    return { id: game.id, won: game.won, score, height: score === null ? 1 : 0.15 + (0.85 * (score - low)) / (high - low) }
  })
}
