// The decks that this browser keeps, for every game to which players bring their own.

export interface KeptDeck {
  id: string
  game: string
  name: string
  /** The deck as a file, with all that other programs wrote into it. */
  file: string
  /** The shortest text that means it, for sitting down. */
  brief: string
  /** Whether it can be played. */
  sound: boolean
  /** The file of the deck from which experience made it, and how much was earned. */
  before?: string
  experience?: number
}

const KEY = 'miskatonic.decks'

function remembered(): KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptDeck[]) : []
  } catch {
    return []
  }
}

class DeckBox {
  private all: KeptDeck[] = $state.raw(remembered())

  constructor() {
    globalThis.addEventListener?.('storage', (event) => {
      if ((event as StorageEvent).key === KEY) this.all = remembered()
    })
  }

  of(game: string): KeptDeck[] {
    return this.all.filter((deck) => deck.game === game)
  }

  find(id: string): KeptDeck | undefined {
    return this.all.find((deck) => deck.id === id)
  }

  /** Keep a deck, in place of the one with its id; false when this browser keeps nothing. */
  keep(deck: KeptDeck): boolean {
    const known = this.all.some((one) => one.id === deck.id)
    return this.write(known ? this.all.map((one) => (one.id === deck.id ? deck : one)) : [...this.all, deck])
  }

  remove(id: string): void {
    this.write(this.all.filter((deck) => deck.id !== id))
  }

  private write(decks: KeptDeck[]): boolean {
    this.all = decks
    try {
      localStorage.setItem(KEY, JSON.stringify(decks))
      return true
    } catch {
      return false
    }
  }
}

export const deckBox = new DeckBox()
