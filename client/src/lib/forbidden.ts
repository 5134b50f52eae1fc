// What cannot be chosen now, by the rule that forbids it, in words where the table has a name for it.
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
      names: slugs.map((slug) => flat(bySlug.get(slug)?.label) || slug.replaceAll('-', ' ')),
      ids: slugs.flatMap((slug) => bySlug.get(slug)?.id ?? []),
    }
  })
}
