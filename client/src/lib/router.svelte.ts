// Which page an address means, and going there without loading anew.

export type Page =
  | { page: 'lobby' }
  | { page: 'table' | 'watch'; id: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null }
  | { page: 'join'; token: string }
  | { page: 'lost' }

export function pageOf(path: string, search: string): Page {
  const [room, id, more] = path.split('/').filter(Boolean)
  if (!room) return { page: 'lobby' }
  if (!id || more) return { page: 'lost' }
  const name = decodeURIComponent(id)
  if (room === 'table' || room === 'watch') return { page: room, id: name }
  if (room === 'join') return { page: 'join', token: name }
  if (room !== 'replay') return { page: 'lost' }
  const query = new URLSearchParams(search)
  return { page: 'replay', id: name, at: whole(query.get('at')), seat: whole(query.get('seat')) }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

class Router {
  now: Page = $state.raw(pageOf(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
  }

  private read(): void {
    this.now = pageOf(location.pathname, location.search)
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
    scrollTo(0, 0)
  }
}

export const router = new Router()
