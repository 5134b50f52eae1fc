// Whether the server was renewed since this page was loaded, and has another page by now.

/** The program of ours that a page begins with; when anything in it changes, so does its name. What others put there does not count. */
export function programOf(page: string): string {
  return /<script\b[^>]*\bsrc="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? ''
}

class Edition {
  /** Whoever loads the page anew gets another one. */
  old = $state(false)

  /** Ask the server for its page. While it does not answer nothing is known. */
  async look(): Promise<void> {
    if (this.old) return
    try {
      const own = programOf(document.head.innerHTML)
      const answer = await fetch('/', { cache: 'no-store' })
      const theirs = answer.ok ? programOf(await answer.text()) : ''
      if (own && theirs && own !== theirs) this.old = true
    } catch {
      // The next look will tell.
    }
  }
}

export const edition = new Edition()
