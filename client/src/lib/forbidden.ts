// What cannot be chosen now, by the rule that forbids it, in words where the table has a name for it.
import { flat } from './text'
import type { Element } from './protocol'

export interface Ban {
  rule: string
  names: string[]
  ids: string[]
}

export function bans(forbidden: readonly [string, string][] | undefined, elements: ReadonlyMap<string, Element>): Ban[] {
  const bySlug = new Map<string, Element>()
  for (const element of elements.values()) {
    const slug = element.id.slice(element.id.indexOf(':') + 1)
    if (!bySlug.has(slug) || element.type === 'place') bySlug.set(slug, element)
  }
  const found = new Map<string, Ban>()
  for (const [key, rule] of forbidden ?? []) {
    const slug = key.slice(key.indexOf(':') + 1)
    const element = bySlug.get(slug)
    const ban = found.get(rule) ?? { rule, names: [], ids: [] }
    ban.names.push(element ? flat(element.label) : slug.replaceAll('-', ' '))
    if (element) ban.ids.push(element.id)
    found.set(rule, ban)
  }
  return [...found.values()]
}
