// Where the focus goes when what had it is gone: back to where it was, else to what is asked, so that Tab goes on from there.

/** Whether something is there and can have the focus; what could be chosen on the table may rest now. */
function isThere(element: Element | null): element is HTMLElement {
  if (!element || element === document.body || element.matches(':disabled')) return false
  const takes = element.matches('a, button, input, select, textarea, summary, [tabindex]')
  return takes && element.isConnected && element.getClientRects().length > 0
}

/** Brings the focus back to where it was, or to the middle of the page, unless something has it. */
export function refocus(from: Element | null): void {
  const asked = document.getElementById('decision')
  const now = document.activeElement
  if (isThere(now) && now !== asked) return
  const main = document.querySelector('main')
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1
  // When nothing is asked any more, how it ended can still be read.
  const homes = [from === asked ? null : from, document.querySelector('[data-the-end]'), asked, main]
  homes.find(isThere)?.focus({ preventScroll: true })
}

/** For what opens over the page: what comes back is called when it is gone. */
export function borrow(): () => void {
  const from = document.activeElement
  return () => queueMicrotask(() => refocus(from))
}

/** For a question that takes the place of what it is about: it has the focus while it stands, at “no” first. When it is gone,
 * that has it again; and if that is gone with its line, the same in the next line, else in the one before. */
export function instead(node: HTMLElement): () => void {
  const alike = [...document.querySelectorAll('[data-removes]')]
  const at = alike.findIndex((one) => one.parentElement?.contains(node))
  const homes = [alike[at], ...alike.slice(at + 1), ...alike.slice(0, Math.max(0, at)).reverse()]
  node.querySelector<HTMLElement>('[data-no]')?.focus({ preventScroll: true })
  return () => queueMicrotask(() => refocus(homes.find((one) => one && isThere(one)) ?? null))
}

/** Remembers what has the focus by key, so that it is found again when an answer has changed the page; a pointer needs none. */
export class Held {
  private what: Element | null = null
  private pointed = false

  /** To be heard by the window. */
  readonly on = {
    focusin: (event: Event): void => void (this.what = this.pointed ? null : (event.target as Element)),
    keydown: (): void => void (this.pointed = false),
    pointerdown: (): void => {
      this.pointed = true
      this.what = null
    },
    /** Who lets go of something that is still there means it; what rests only while an answer comes is found with it. */
    focusout: (event: Event): void => {
      const stood = isThere(event.target as Element)
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (stood && isThere(this.what)) this.what = null
        else if (!this.what?.matches(':disabled')) this.find()
      })
    },
  }

  /** Whoever decides by a number while nothing has the focus is with what is asked from then on. */
  begin(): void {
    if (document.activeElement === document.body) this.what ??= document.getElementById('decision')
  }

  find(): void {
    if (this.what) refocus(this.what)
  }
}
