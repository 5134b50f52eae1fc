// What the server sends and takes, as docs/protocol.md has it. Fields at their default are left out.

export interface IconPart { type: 'icon'; name: string; say: string }
export interface RefPart { type: 'ref'; id: string; say: string }
export type Part = string | IconPart | RefPart
export type Text = readonly Part[] | string

interface Base { id: string; label: Text }

export interface Token extends Base {
  type: 'token'; icon?: string; icons?: string[]; colour?: string; shape?: string; badge?: string
  face_down?: boolean; turned?: boolean; detail?: string
}
export interface Place extends Base {
  type: 'place'; x: number; y: number; number?: string; colour?: string; pattern?: string; slots?: number
  tokens?: Token[]; markers?: Token[]; figures?: Token[]
}
export interface Path extends Base { type: 'path'; a: string; b: string; token?: Token | null }
export interface Arrow extends Base { type: 'arrow'; a: string; b: string; colour?: string; dashed?: boolean }
export interface MapThing extends Base { type: 'map'; places: Place[]; paths?: Path[]; arrows?: Arrow[]; ground?: string }
export interface Cell extends Base {
  type: 'cell'; x: number; y: number; kind?: string; colour?: string; icon?: string; badge?: string; drawn?: string
}
export interface Grid extends Base {
  type: 'grid'; columns: number; rows: number; cells?: Cell[]; lines?: [number, number, number, number, string][]
}
export interface Die extends Base {
  type: 'die'; colour?: string; badge?: string; face?: string; icon?: string; held?: boolean; locked?: boolean
}
export interface Symbol { icons: string[]; number?: string; colour?: string; framed?: boolean; cost?: boolean }
export interface Strip extends Base {
  type: 'strip'; kind?: string; icon?: string; symbols?: Symbol[]; tokens?: Token[]; dice?: Die[]; note?: Text
  done?: boolean; after?: boolean
}
export interface Card extends Base {
  type: 'card'; code?: string; back?: string; face_down?: boolean; turned?: boolean; number?: string; colour?: string
  icons?: string[]; lines?: Text[]; active?: number; note?: Text; tokens?: Token[]; strips?: Strip[]
}
export interface Row extends Base { type: 'row'; cards?: Card[]; stacks?: Card[][]; columns?: number }
export interface Hand extends Base { type: 'hand'; seat: number; cards: Card[] }
export interface Deck extends Base { type: 'deck'; count: number; back?: string; top?: Card | null; content?: Card[] }
export interface Track extends Base {
  type: 'track'; value: number; most: number; icon?: string; colour?: string; marks?: number[]; mark?: string
}
export interface Clock extends Base { type: 'clock'; value: number; hours?: number }
export interface Dice extends Base { type: 'dice'; dice: Die[] }
export interface Bag extends Base { type: 'bag'; count: number; content?: [Token, number][] }
export interface Notice extends Base { type: 'note'; lines?: Text[]; active?: number }
export interface Board extends Base { type: 'board'; seat?: number; lead?: boolean; main?: boolean; things?: Thing[] }
export type Thing =
  | MapThing | Grid | Row | Hand | Deck | Card | Track | Clock | Dice | Bag | Notice | Board | Token
/** Everything that has an id and can be found on the table. */
export type Element = Thing | Place | Path | Arrow | Cell | Die | Strip

export interface Scene { title: Text; status: Text[]; things: Thing[] }
export interface Option { key: string; label: Text; targets: string[] }
export interface Decision { seat: number; kind: string; prompt: Text; options: Option[]; forbidden?: [string, string][] }
export interface Seat { seat: number; name: string; kind: string; bot?: string; mine?: boolean; here?: boolean; deciding?: boolean }
export interface LogLine { n: number; kind: string; text: Text; rule?: string; source?: string }
export interface ChatLine { seat: number; name: string; text: string }
export type UndoPolicy = 'free' | 'own' | 'none'

export interface View {
  rev: number; number: number; redo: number
  table: { id: string; game: string; title: Text; owner?: boolean; undo: UndoPolicy; over: boolean; seats: Seat[] }
  seat: number; seats_mine: number[]; lang: string
  scene: Scene
  decision: Decision | null
  waiting: { seat: number; prompt: Text }[]
  result: null | { won: boolean | null; why: string; text: Text }
  log: LogLine[]
  chat: ChatLine[]; talk: boolean
  curtain?: boolean
  length?: number
}

/** Remove what is at a path, set it, or lay a list of things anew: known ones by id, new ones given. */
export type Op = [Keys] | [Keys, unknown] | [Keys, string[], Record<string, unknown>]
export type Keys = (string | number)[]
export type FromServer =
  | { t: 'view'; v: View }
  | { t: 'diff'; rev: number; ops: Op[] }
  | { t: 'refused'; why: string; ref?: number }
  | { t: 'hint'; key: string; why: Text }

export interface Setting {
  name: string; title: Text; help: Text; kind: 'choice' | 'flag' | 'number' | 'several' | 'texts'; default: unknown
  choices?: { value: unknown; title: Text }[]; low?: number; high?: number
}
export interface GameInfo {
  id: string; title: Text; about: Text; stage: string; seats: number[]; minutes: [number, number]; complexity: number
  rules: number; bots: string[]; settings: Setting[]
}
export interface TableInfo {
  id: string; game: string; title: Text; number: number; over: boolean; result: null | { won: boolean | null; why: string }
  mine: number[]; seats: Seat[]; deciding: number[]; my_turn: boolean
}
export type SeatKind = 'me' | 'local' | 'bot' | 'friend'
export interface SeatWish { kind: SeatKind; name?: string; bot?: string }
export interface NewTable {
  game: string; options: Record<string, unknown>; seed?: number; undo: UndoPolicy; names?: string[]; seats: SeatWish[]
}
export interface Links { watch: string; personal: { seat: number; link: string }[]; seats: { seat: number; kind: string; name: string; link: string }[] }
export interface Rule { section: string; kind: string; rule: string; example?: string }
export interface Entry { code: string; group: string; title: Text; lines: Text[]; copies: number }
