// Applies the server's small changes to the last view. Nothing is changed in place: what did not change stays the same object.
import type { Keys, Op } from './protocol'

/** What an op makes of the value at its path. */
function made(old: unknown, op: Op): unknown {
  if (op.length !== 3 || op[2] === true) return op[1]
  if (!Array.isArray(old)) throw new RangeError('no list to lay anew')
  const known = new Map((old as { id?: string; key?: string }[]).map((thing) => [thing.id || thing.key, thing as unknown]))
  return op[1].map((id) => {
    const thing = op[2][id] ?? known.get(id)
    if (thing === undefined) throw new RangeError(`nothing is called ${id}`)
    return thing
  })
}

function changed(node: unknown, path: Keys, at: number, op: Op): unknown {
  if (at === path.length) return made(node, op)
  if (typeof node !== 'object' || node === null) throw new RangeError(`nothing at ${path.slice(0, at).join('/')}`)
  const key = path[at]!
  const isLast = at === path.length - 1
  const removes = isLast && op.length === 1
  if (Array.isArray(node)) {
    const index = Number(key)
    const most = removes ? node.length - 1 : node.length
    if (!Number.isInteger(index) || index < 0 || index > most)
      throw new RangeError(`no place ${key} in a list of ${node.length}`)
    const copy: unknown[] = [...node]
    if (removes) copy.splice(index, 1)
    else if (isLast && op.length === 3 && op[2] === true) copy.splice(index, 0, op[1])
    else copy[index] = changed(node[index], path, at + 1, op)
    return copy
  }
  const copy: Record<string, unknown> = { ...node }
  if (removes) delete copy[key]
  else copy[key] = changed(copy[key], path, at + 1, op)
  return copy
}

/** The view after the changes; the old one is left as it was. */
export function applied<T extends object>(view: T, ops: readonly Op[]): T {
  let now: unknown = view
  let path: Keys = []
  for (const op of ops) {
    const [first] = op[0]
    path = typeof first === 'number' ? [...path.slice(0, first), ...op[0].slice(1)] : op[0]
    now = changed(now, path, 0, op)
  }
  return now as T
}
