// Which page an address means.

export type Page =
  | { page: 'lobby' }
  | { page: 'table' | 'watch'; id: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null }
  | { page: 'join'; token: string }
  | { page: 'decks'; game: string }
  | { page: 'results' }
  | { page: 'lost' }

export function pageOf(path: string, search: string): Page {
  const [room, id, more] = path.split('/').filter(Boolean)
  if (!room) return { page: 'lobby' }
  if (room === 'results' && !id) return { page: 'results' }
  if (!id || more) return { page: 'lost' }
  const name = decodeURIComponent(id)
  if (room === 'table' || room === 'watch') return { page: room, id: name }
  if (room === 'join') return { page: 'join', token: name }
  if (room === 'decks') return { page: 'decks', game: name }
  if (room !== 'replay') return { page: 'lost' }
  const query = new URLSearchParams(search)
  return {
    page: 'replay',
    id: name,
    at: whole(query.get('at')),
    seat: query.get('seat') === '-1' ? -1 : whole(query.get('seat')),
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
