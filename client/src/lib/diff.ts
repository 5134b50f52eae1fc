// Applies the server's small changes to the last view. Nothing is changed in place: what did not change stays the same object.
import type { Op } from './protocol'

type Key = string | number
type Node = Record<Key, unknown> | unknown[]

/** The list with these ids in this order: known elements as they are, new ones given. */
function laidAnew(list: unknown, ids: string[], fresh: Record<string, unknown>): unknown[] {
  const known = new Map((list as { id: string }[]).map((thing) => [thing.id, thing]))
  return ids.map((id) => fresh[id] ?? known.get(id))
}

function changed(node: unknown, path: Key[], at: number, op: Op): unknown {
  if (at === path.length) return op.length === 3 ? laidAnew(node, op[1], op[2]) : op[1]
  if (typeof node !== 'object' || node === null) throw new RangeError(`nothing at ${path.slice(0, at).join('/')}`)
  const key = path[at]!
  const last = at === path.length - 1
  if (Array.isArray(node)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index > node.length) throw new RangeError(`no place ${key} in a list of ${node.length}`)
    const copy = [...node]
    if (last && op.length === 1) copy.splice(index, 1)
    else copy[index] = changed(node[index], path, at + 1, op)
    return copy
  }
  const copy: Record<Key, unknown> = { ...(node as Record<Key, unknown>) }
  if (last && op.length === 1) delete copy[key]
  else copy[key] = changed((node as Record<Key, unknown>)[key], path, at + 1, op)
  return copy
}

/** The view after the changes; the old one is left as it was. */
export function applied<T extends object>(view: T, ops: readonly Op[]): T {
  let now: unknown = view
  for (const op of ops) now = changed(now as Node, op[0], 0, op)
  return now as T
}
