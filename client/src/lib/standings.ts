// Who came where in a game of points: read from the score sheets on the table once the places are known.
import type { AnyThing, Ledger, Look } from './protocol'

/** The score sheets with a place, the first place first, partners together; none as long as places are not known. */
export function standings(scene: Look['scene']): Ledger[] {
  return ledgers(scene.things)
    .filter((ledger) => ledger.place)
    .sort((a, b) => a.place! - b.place! || (a.team ?? 0) - (b.team ?? 0) || (a.seat ?? 0) - (b.seat ?? 0))
}

/** How many play against each other: teams, or everybody for themselves. */
export function rivals(teams: readonly number[] | undefined, seats: number): number {
  return new Set(teams).size || seats
}

/** Places and points, the first place first: of every team once, or of everybody. */
export function ranked(ranking: readonly [number, number][], teams: readonly number[] | undefined): [number, number][] {
  return ranking.filter((_, seat) => !teams?.length || teams.indexOf(teams[seat]!) === seat).toSorted(([a], [b]) => a - b)
}

function ledgers(things: readonly AnyThing[]): Ledger[] {
  return things.flatMap((thing) =>
    thing.type === 'ledger' ? [thing] : thing.type === 'board' ? ledgers(thing.things ?? []) : [],
  )
}

/** Whether the one who looks has won: with the others, or before them. */
export function isWon(look: Pick<Look, 'scene' | 'result'> & { seat: number }): boolean {
  const own = standings(look.scene).find((ledger) => ledger.seat === look.seat)
  return own ? own.place === 1 : !!look.result?.won
}
