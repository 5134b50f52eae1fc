// What somebody wants of a new table.
import type { GameInfo, NewTable, SeatKind, SeatWish, Setting, Text } from './protocol'

export function defaults(settings: readonly Setting[]): Record<string, unknown> {
  return Object.fromEntries(
    settings.map((s) => [
      s.name,
      s.kind === 'several' || s.kind === 'texts' ? [...((s.default as unknown[]) ?? [])] : s.default,
    ]),
  )
}

/** Whether a setting matters beside what is chosen of the others. */
export function matters(setting: Setting, options: Record<string, unknown>): boolean {
  const only = setting.only_with
  return !only?.length || only.some(({ setting, values }) => values.includes(options[setting]))
}

/** What was chosen of the settings that matter: what nobody is asked is left as it usually is. */
export function chosen(settings: readonly Setting[], options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(settings.filter((s) => matters(s, options)).map((s) => [s.name, options[s.name]]))
}

function bestBot(game: GameInfo): string {
  return game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? '')
}

/** Seats for so many: keeps what was wished, fills up with bots. */
export function seated(game: GameInfo, wished: readonly SeatWish[], count: number): SeatWish[] {
  return Array.from(
    { length: count },
    (_, i) => wished[i] ?? (i === 0 ? { kind: 'me' } : { kind: 'bot', bot: bestBot(game) }),
  )
}

/** Whether several people play at this device who win and lose together. */
export function isShared(game: GameInfo, seats: readonly SeatWish[]): boolean {
  return !!game.together && seats.filter((seat) => seat.kind === 'me' || seat.kind === 'local').length > 1
}

/** A seat of another kind; what the new kind has no use for is forgotten. */
export function ofKind(game: GameInfo, seat: SeatWish, kind: SeatKind): SeatWish {
  return {
    kind,
    ...(seat.name && kind !== 'bot' ? { name: seat.name } : {}),
    ...(kind === 'bot' ? { bot: seat.bot ?? bestBot(game) } : {}),
  }
}

/** The lesson of a game: always dealt alike, for one. */
export function learn(game: GameInfo, name: string): NewTable {
  const { seed, options } = game.lesson!
  return { ...playNow(game, name, true), seats: seated(game, playNow(game, name, true).seats, 1), seed, options }
}

/** A table with sensible defaults: alone where the game can be played alone, otherwise with bots; for a newcomer set up as in the lesson. */
export function playNow(game: GameInfo, name: string, isNew: boolean): NewTable {
  const seats = seated(game, [{ kind: 'me', ...(name.trim() ? { name: name.trim() } : {}) }], Math.min(...game.seats))
  return { game: game.id, options: atOnce(game, isNew), undo: 'free', seats }
}

/** What is chosen for whoever plays at once: for a newcomer what the lesson is played with, then as the game usually is. */
function atOnce(game: GameInfo, isNew: boolean): Record<string, unknown> {
  return isNew ? (game.lesson?.options ?? {}) : {}
}

/** What is dealt to whoever plays at once, as the game tells it: each setting, and its values; none if it is left to chance. */
export function dealt(game: GameInfo, isNew: boolean): { title: Text; values: Text[] }[] {
  const options = { ...defaults(game.settings), ...atOnce(game, isNew) }
  return game.settings
    .filter((s) => s.told)
    .map((s) => {
      const chosen = [options[s.name]].flat()
      return { title: s.title, values: (s.choices ?? []).filter((c) => chosen.includes(c.value)).map((c) => c.title) }
    })
}

/** With which game to begin: the least complex with a lesson, of several the shortest. */
export function easiest(games: readonly GameInfo[]): GameInfo | undefined {
  return games
    .filter((game) => game.lesson)
    .toSorted((a, b) => a.complexity - b.complexity || a.minutes[1] - b.minutes[1])[0]
}

/** The same seats with oneself in one's colour. */
export function dressed(seats: readonly SeatWish[], colour: string): SeatWish[] {
  return seats.map((seat) => (seat.kind === 'me' && colour ? { ...seat, colour } : seat))
}
