// What cannot be chosen now, by the rule that forbids it and the names that the table has for it; without a name the rule tells.
import { flat } from './text'
import type { Decision, Element } from './protocol'

export interface Ban {
  rule: string
  names: string[]
  ids: string[]
}

export function bans(forbidden: Decision['forbidden'], elements: ReadonlyMap<string, Element>): Ban[] {
  const bySlug = new Map<string, Element>()
  for (const element of elements.values()) {
    const slug = element.id.slice(element.id.indexOf(':') + 1)
    if (!bySlug.has(slug) || element.type === 'place') bySlug.set(slug, element)
  }
  return (forbidden ?? []).map(([rule, keys]) => {
    const slugs = keys.map((key) => key.slice(key.indexOf(':') + 1))
    return {
      rule,
      names: slugs.map((slug) => flat(bySlug.get(slug)?.label)).filter(Boolean),
      ids: slugs.flatMap((slug) => bySlug.get(slug)?.id ?? []),
    }
  })
}
