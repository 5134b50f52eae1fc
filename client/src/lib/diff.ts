// Applies what the server says has changed to the last view. Nothing is changed in place: what did not change stays the same object.
import type { Difference } from './protocol'

type Changes = Record<string, Difference>

/** Members of a list as it was, in runs from a place up to a place, each followed by what is new. */
function laid(row: readonly unknown[], runs: readonly unknown[]): unknown[] {
  const now: unknown[] = []
  for (let i = 0; i < runs.length; i += 3) {
    const [first, end, fresh] = runs.slice(i, i + 3) as [number, number, unknown[]]
    if (!(0 <= first && first <= end && end <= row.length)) throw new RangeError(`no ${first} to ${end} in ${row.length}`)
    now.push(...row.slice(first, end), ...fresh)
  }
  return now
}

function changed(old: unknown, changes: Changes): unknown {
  if (typeof old !== 'object' || old === null)
    throw new RangeError(`nothing in which ${Object.keys(changes).join()} changed`)
  if (Array.isArray(old)) {
    const row: unknown[] = [...old]
    for (const [place, change] of Object.entries(changes)) {
      if (!(place in row)) throw new RangeError(`no place ${place} in a list of ${row.length}`)
      row[Number(place)] = became(row[Number(place)], change)
    }
    return row
  }
  const now = { ...old } as Record<string, unknown>
  for (const [name, change] of Object.entries(changes)) {
    if (Array.isArray(change) && !change.length) delete now[name]
    else now[name] = became(now[name], change)
  }
  return now
}

function became(old: unknown, change: Difference): unknown {
  if (!Array.isArray(change)) return changed(old, change as Changes)
  if (change.length < 2) return change[0]
  if (!Array.isArray(old)) throw new RangeError('no list to lay anew')
  return changed(laid(old, change[0] as unknown[]), change[1] as Changes)
}

/** The view after a change; the old one is left as it was. */
export function applied<T extends object>(view: T, change: Difference): T {
  return became(view, change) as T
}
