// Whether the server was renewed since this page was loaded, and has another page by now.

/** What of ours a page is made of, its program and its styles; when anything in them changes, so do their names. */
function partsOf(page: string): string[] {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => tag.startsWith('<script') || /\brel="stylesheet"/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? [])
}

/** Whether a page lacks something of the one that the server has. What came to it later, or from others, does not count. */
export function isOlder(own: string, theirs: string): boolean {
  const has = new Set(partsOf(own))
  const wanted = partsOf(theirs)
  const isOurs = wanted.some((part) => part.endsWith('.js'))
  return has.size > 0 && isOurs && wanted.some((part) => !has.has(part))
}

class Edition {
  /** Whoever loads the page anew gets another one. */
  old = $state(false)

  /** Ask the server for its page. While it does not answer nothing is known. */
  async look(): Promise<void> {
    if (this.old) return
    try {
      const answer = await fetch('/', { cache: 'no-store' })
      if (answer.ok && isOlder(document.head.innerHTML, await answer.text())) this.old = true
    } catch {
      // The next look will tell.
    }
  }
}

export const edition = new Edition()
