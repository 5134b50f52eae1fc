// What went by while one did not decide: the last phase, told again from the log.
import type { LogLine } from './protocol'

/** Lines of the kinds that matter, from the last phase that began since so many decisions had been taken: a group a kind,
 * in the order of the kinds. */
export function recap(log: readonly LogLine[], kinds: readonly string[], since: number): LogLine[][] {
  const begun = log.findLastIndex((line) => line.kind === 'phase')
  if (begun < 0 || log[begun]!.n <= since) return []
  const lines = log.slice(begun)
  return kinds.map((kind) => lines.filter((line) => line.kind === kind)).filter((group) => group.length > 0)
}
