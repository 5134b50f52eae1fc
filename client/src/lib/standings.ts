// Who came where in a game of points: read from the score sheets on the table once the places are known.
import type { AnyThing, Ledger, Look } from './protocol'

/** The score sheets with a place, the first place first; none as long as places are not known. */
export function standings(scene: Look['scene']): Ledger[] {
  return ledgers(scene.things)
    .filter((ledger) => ledger.place)
    .sort((a, b) => a.place! - b.place! || (a.seat ?? 0) - (b.seat ?? 0))
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
