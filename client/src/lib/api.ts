// The server's HTTP side. Refusals become errors whose message is the sentence the server said, and whose cause the status.
import { t } from './i18n.svelte'
import type {
  ChapterSaid,
  DeckReport,
  DeckWish,
  Entry,
  Finished,
  GameInfo,
  Invited,
  Links,
  Meaning,
  NewTable,
  OpenSave,
  Replay,
  Rule,
  SavedGame,
  Shelf,
  Story,
  TableInfo,
  Text,
  View,
} from './protocol'

/** The status of an answer to what makes no sense. */
export const NONSENSE = 400

async function asked<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const answer = await reached(path, {
    method: body === undefined ? 'GET' : method,
    headers: {
      'X-Miskatonic-Lang': document.documentElement.lang,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'X-Miskatonic': '1' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  })
  const data = (await answer.json().catch(() => null)) as (T & { why?: string }) | null
  // An answer that broke off on its way is none.
  if (!answer.ok || !data) throw new Error(data?.why ?? t('unreached'), { cause: answer.status })
  return data
}

/** The server's answer, or a sentence that there is none. */
function reached(path: string, how: RequestInit): Promise<Response> {
  return fetch(path, how).catch(() => {
    throw new Error(t('unreached'))
  })
}

const once = new Map<string, Promise<unknown>>()

/** What never changes while the page is open is asked for once. */
function kept<T>(path: string): Promise<T> {
  let answer = once.get(path) as Promise<T> | undefined
  if (!answer) {
    answer = asked<T>(path)
    once.set(path, answer)
    answer.catch(() => once.delete(path))
  }
  return answer
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

/** A view of the past, of how many decisions, and which seats of that table are one's own. */
export type Past = View & { length: number; own: number[]; did?: Text }

/** A view of the past: nothing in it can be done, so what only doing needs is empty. */
function still(past: Replay): Past {
  const seats = past.table.seats.map((seat) => ({ ...seat, mine: false, here: true, held: true }))
  return {
    ...past,
    own: past.table.mine,
    rev: 0,
    redo: 0,
    seats_mine: [],
    curtain: false,
    chat: [],
    table: { ...past.table, undo: 'none', seats },
  }
}

/** Whether a view shows how it was, and nothing can be done. */
export function isPast(view: View): view is Past {
  return 'own' in view
}

export const api = {
  games: (lang: string) => kept<{ games: GameInfo[] }>(`/api/games?lang=${lang}`).then((a) => a.games),
  tables: (lang: string) => asked<{ tables: TableInfo[] }>(`/api/tables?lang=${lang}`).then((a) => a.tables),
  open: (wish: NewTable) => asked<{ id: string }>('/api/tables', wish),
  readSave: (save: string, lang: string) => asked<SavedGame>(`/api/saves?lang=${lang}`, { save }),
  openSave: (wish: OpenSave) => asked<{ id: string }>('/api/saves/table', wish),
  links: (id: string) => asked<Links>(`${table(id)}/links`),
  renew: (id: string, seat: number) => asked<Links>(`${table(id)}/links`, { seat }),
  invitation: (token: string, lang: string) =>
    asked<Invited>(`/api/invitation?token=${encodeURIComponent(token)}&lang=${lang}`),
  join: (token: string, name: string, colour: string) =>
    asked<{ id: string; seat: number }>('/api/join', { token, ...(name ? { name } : {}), ...(colour ? { colour } : {}) }),
  hand: (id: string, wish: { seat: number; kind: 'bot' | 'friend'; bot?: string; name?: string }) =>
    asked<unknown>(`${table(id)}/seats`, wish),
  replay: (id: string, at: number | null, lang: string, seat: number | null) =>
    asked<Replay>(
      `${table(id)}/replay?lang=${lang}${at === null ? '' : `&at=${at}`}${seat === null ? '' : `&seat=${seat}`}`,
    ).then(still),
  story: (id: string, lang: string, seat: number | null = null) =>
    asked<Story>(`${table(id)}/story?lang=${lang}${seat === null ? '' : `&seat=${seat}`}`),
  rematch: (id: string) => asked<{ id: string }>(`${table(id)}/rematch`, {}),
  results: (lang: string) => asked<{ results: Finished[] }>(`/api/results?lang=${lang}`).then((a) => a.results),
  forget: (id: string) => asked<unknown>(`/api/results/${encodeURIComponent(id)}`, {}, 'DELETE'),
  dress: (name: string, colour: string) => asked<unknown>('/api/me', { name, colour }),
  remove: (id: string) => asked<unknown>(table(id), {}, 'DELETE'),
  fork: (id: string, at: number) => asked<{ id: string }>(`${table(id)}/fork`, { at }),
  primer: (game: string, lang: string) =>
    kept<{ chapters: ChapterSaid[] }>(`/api/primer/${encodeURIComponent(game)}?lang=${lang}`).then((a) => a.chapters),
  signs: (game: string, lang: string) =>
    kept<{ signs: Meaning[] }>(`/api/signs/${encodeURIComponent(game)}?lang=${lang}`).then((a) => a.signs),
  rules: (game: string, lang: string) => kept<Record<string, Rule>>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  cards: (game: string, lang: string) =>
    kept<{ cards: Entry[] }>(`/api/cards/${encodeURIComponent(game)}?lang=${lang}`).then((a) => a.cards),
  shelf: (game: string, lang: string) => kept<Shelf>(`/api/decks/${encodeURIComponent(game)}?lang=${lang}`),
  judge: (game: string, wish: DeckWish, lang: string) =>
    asked<DeckReport>(`/api/decks/${encodeURIComponent(game)}?lang=${lang}`, wish),
  qr: (path: string) => `/api/qr?path=${encodeURIComponent(path)}`,
}
