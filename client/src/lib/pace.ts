// How fast one is shown what others do. The server plays bots as fast as they think; the page lets the eye follow.

export const SPEEDS = ['once', 'quick', 'calm'] as const
export type Speed = (typeof SPEEDS)[number]

const STEP: Record<Speed, number> = { once: 0, quick: 350, calm: 1300 }
/** Nobody waits longer than this who has not asked for calm; with the way there and back it stays under three seconds. */
export const MOST = 2000
/** After so long a silence what comes is news again. */
export const SILENCE = 3000

/** Milliseconds until the next of so many steps is shown, for one who has waited so long already. */
export function pauseBefore(speed: Speed, steps: number, waited: number): number {
  return speed === 'quick' ? Math.min(STEP.quick, Math.max(0, MOST - waited) / steps) : STEP[speed]
}
