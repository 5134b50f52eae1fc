// What the server sends and takes; docs/protocol.md tells when. Made by `make protocol` from the structures of
// miskatonic.scene, miskatonic.tables.wire and miskatonic.web.answers: change those. Fields at their default are left out.

export type Lang = 'en' | 'ru' | 'uk'

/** A symbol, and what it is called aloud. */
export type Icon = [type: 'icon', name: string, say: string]

/** A mention of a component or an element of the table, by the id it has there. */
export type Ref = [type: 'ref', id: string, say: string]

export type Part = string | Icon | Ref

export type Text = Part[]

/** What every element has: an id that options can target, and a name to be read aloud. */
export interface Thing {
  id: string
  label: Text
}

/** A counter, marker or figure. `shape` and `badge` say in form and letter what `colour` says in colour. */
export interface Token extends Thing {
  type: 'token'
  icon?: string
  icons?: string[]
  colour?: string
  shape?: string
  badge?: string
  face_down?: boolean
  turned?: boolean
  /** The code of the component that a closer look shows. */
  detail?: string
  /** It comes and goes with the question, such as a chance: no news. */
  fleeting?: boolean
}

/** A location of a map: where it is drawn, its slots (filled from the left), markers beside its name, and figures. */
export interface Place extends Thing {
  type: 'place'
  x: number
  y: number
  number?: string
  colour?: string
  pattern?: string
  /** What it is, on a drawing where places are spots. */
  shape?: string
  /** How many steps away it is for whoever can go there now; 0 where that is not to be seen. */
  near?: number
  slots?: number
  tokens?: Token[]
  markers?: Token[]
  figures?: Token[]
}

/** A way between two places, perhaps with something lying on it. */
export interface Path extends Thing {
  type: 'path'
  a: string
  b: string
  /** How it is travelled: "rail", "water", "wild"; a footpath otherwise. The label says it in words. */
  kind?: string
  /** How far it bows aside, as a share of its length. */
  bend?: number
  /** It leaves the drawing at one side and comes back at the other. */
  wraps?: boolean
  token?: Token | null
}

/** A direction from one place to another, in a colour and a line style; `badge` says the colour in a letter. */
export interface Arrow extends Thing {
  type: 'arrow'
  a: string
  b: string
  colour?: string
  dashed?: boolean
  badge?: string
}

/** Places, the ways between them, and arrows. Coordinates run from 0 to 100 in both directions. */
export interface Map extends Thing {
  type: 'map'
  places: Place[]
  paths?: Path[]
  arrows?: Arrow[]
  /** What is drawn under the places: "trees", "woods", "streets", "boards" indoors, the "world"; bare paper otherwise. */
  ground?: string
}

/** A crossroads of a city: where it lies, ten to a cell, and what stands there. */
export interface Corner extends Thing {
  type: 'corner'
  x: number
  y: number
  /** "cafe", "shop", "gate", "airport", "remote", "pier", "landmark", "bridge"; a plain crossroads otherwise. */
  kind?: string
  /** What it gives, or what it is. */
  icon?: string
  colour?: string
  /** It has been visited. */
  circled?: boolean
  /** What is drawn there: a terrifying place, the end of a task, an obstacle. */
  tokens?: Token[]
  /** What is drawn there and has no name of its own, for whoever hears it read. */
  note?: Text
}

/** A road between two crossroads, and whether a segment is drawn along it. */
export interface Street extends Thing {
  type: 'street'
  a: string
  b: string
  /** "canal", "bridge", "path", "corner", "dead-end", "line", "diagonal", "crossing"; a street otherwise. */
  kind?: string
  /** The point round which a corner road bends. */
  via?: [number, number] | null
  /** Of two roads side by side, on which side it lies: -1 above or to the left, 1 below or to the right. */
  side?: number
  /** "drawn", "new" in the turn under way, "route" on the final route, "erased" off it, "barred" to all. */
  drawn?: string
  /** Which segment of the final route it is, from 1. */
  step?: number
  /** What is drawn along it, for whoever hears it read. */
  note?: Text
  /** The key with which the route under way goes on along it, once it comes there. */
  walk?: string
}

/** A location of a city, by column and row from 1, with what is printed and who stands there. */
export interface Lot extends Thing {
  type: 'lot'
  column: number
  row: number
  /** By a river, which half it is: "N" or "S". */
  part?: string
  /** "attraction", "landmark", "casino", "ferry"; a plain location otherwise. */
  kind?: string
  colour?: string
  icon?: string
  /** What a landmark is worth, or the letter of a casino. */
  badge?: string
  /** Locations of one attraction, or of one quarter. */
  group?: string
  /** Who stands there: colours, and how many of each. */
  crowd?: [string, number][]
  /** "chosen" in the turn under way, "crossed" out, "route" on the final route, "lost" off it. */
  state?: string
  /** Event symbols. */
  tokens?: Token[]
  /** Who stands there and whether it counts, for whoever hears it read. */
  note?: Text
}

/** A city on somebody's sheet: locations in columns and rows, roads along their sides, crossroads at their corners. */
export interface Grid extends Thing {
  type: 'grid'
  seat?: number
  columns: number
  rows: number
  lots?: Lot[]
  streets?: Street[]
  corners?: Corner[]
  /** The row through which a river flows. */
  river?: number
  /** Somebody else's sheet, to be shown small until it is opened. */
  small?: boolean
  /** The city, for its colours. */
  skin?: string
  /** The crossroads to which the route under way has come: from here it can be walked on along roads with a key. */
  reached?: string
}

/** A line of a score sheet: what it is for, the points so far, and what the turn under way would add. */
export interface Score {
  label: Text
  points: number
  more?: number
  icon?: string
  colour?: string
}

/** A score sheet: its lines and their sum. */
export interface Ledger extends Thing {
  type: 'ledger'
  seat?: number
  lines?: Score[]
  total?: number
  more?: number
  /** Whether points are counted, or something else that the label names. */
  in_points?: boolean
  /** What is counted, where that is not plain. */
  note?: Text
  /** The place in the ranking, once it is known. */
  place?: number
  /** The team they play in, from 1, where there are teams. */
  team?: number
  /** What the whole team has. */
  together?: number
  /** What was achieved at this table and stays with the person. */
  feats?: Text[]
}

/** A die: its colour, said by a letter in `badge` too, the face it shows, and whether it is held or locked. */
export interface Die extends Thing {
  type: 'die'
  colour?: string
  badge?: string
  face?: string
  icon?: string
  held?: boolean
  locked?: boolean
}

/** A printed symbol: an icon, or several of which one will do, with a number; a framed one can be covered. */
export interface Symbol {
  icons: string[]
  number?: string
  colour?: string
  framed?: boolean
  cost?: boolean
}

/**
 * A row of a card that can be touched: what is printed there in symbols, and what lies on it.
 *
 * The label says all of it in words; a strip without symbols shows the label itself.
 */
export interface Strip extends Thing {
  type: 'strip'
  /** How it looks: "task", "gain", "loss", "danger", a short "stat"; a plain line otherwise. */
  kind?: string
  icon?: string
  symbols?: Symbol[]
  tokens?: Token[]
  dice?: Die[]
  note?: Text
  done?: boolean
  /** Only after the one above. */
  after?: boolean
}

/** A card: title in `label`, its text in lines, figures in its corners. Face down only `back` is known. */
export interface Card extends Thing {
  type: 'card'
  code?: string
  back?: string
  face_down?: boolean
  /** Lying sideways: it has been used, and will be set upright again. */
  turned?: boolean
  number?: string
  colour?: string
  icons?: string[]
  lines?: Text[]
  /** Which of the lines is in force, when only one is; -1 when that means nothing. */
  active?: number
  note?: Text
  /** What whoever goes there can expect, most telling first: options that touch the card say it too. */
  outlook?: Text[]
  tokens?: Token[]
  strips?: Strip[]
}

/** Cards side by side, open to all unless face down; `stacks` of cards that lie on each other. */
export interface Row extends Thing {
  type: 'row'
  cards?: Card[]
  stacks?: Card[][]
  /** Cards in so many columns, each as high as what is on it; 0 for cards of one size. */
  columns?: number
  /** It lies in front of its owner, who needs it before their eyes: in the middle, beside the map. */
  front?: boolean
  /** Spaces of a round track, clockwise from the top: the first follows the last. */
  ring?: boolean
}

/** The cards in somebody's hand. */
export interface Hand extends Thing {
  type: 'hand'
  seat: number
  cards: Card[]
}

/** A pile: how many, what its back is, what lies on top if that is open, and its content if one may look through it. */
export interface Deck extends Thing {
  type: 'deck'
  count: number
  back?: string
  top?: Card | null
  content?: Card[]
}

/** A value on a scale; something happens on the steps in `marks`, counted from 1. */
export interface Track extends Thing {
  type: 'track'
  value: number
  most: number
  icon?: string
  colour?: string
  marks?: number[]
  /** The icon of such a step. */
  mark?: string
}

/** A dial with a hand. */
export interface Clock extends Thing {
  type: 'clock'
  value: number
  hours?: number
}

/** Dice lying together. */
export interface Dice extends Thing {
  type: 'dice'
  dice: Die[]
}

/** A bag or pool and what everybody knows of its content: (token, how many). */
export interface Bag extends Thing {
  type: 'bag'
  count: number
  /** What it holds, where that is not laid out. */
  icon?: string
  content?: [Token, number][]
}

/** A few words on the table: a phase, a total, a table of effects. `active` marks the line in force. */
export interface Notice extends Thing {
  type: 'note'
  lines?: Text[]
  active?: number
  /** Something to take home in writing, such as a log: screens offer to print it. */
  paper?: boolean
}

/** Copies of a card in a stock: what is printed in its corners, what it would cost, and a few words on that. */
export interface Ware extends Thing {
  type: 'ware'
  code?: string
  copies?: number
  colour?: string
  number?: string
  icons?: string[]
  level?: number
  /** What it costs; -1 where nothing is paid. */
  price?: number
  /** What would happen, or why it cannot be had. */
  note?: Text
}

/** A list of cards of which some can be chosen: to be bought, or to be given up. It can be searched. */
export interface Stock extends Thing {
  type: 'stock'
  /** What choosing one does. */
  act: Text
  /** The cards under their headings. */
  shelves: [Text, Ware[]][]
  /** What there is to spend; -1 where nothing is paid. */
  purse?: number
}

/** Somebody's area with everything in it; `seat` is -1 for what belongs to nobody. */
export interface Board extends Thing {
  type: 'board'
  seat?: number
  lead?: boolean
  /** The middle of the table, where others have a map. */
  main?: boolean
  /** Where they are. */
  note?: Text
  /** The sign of their figure, which has their colour. */
  icon?: string
  colour?: string
  /** Whether it is their turn, whoever decides. */
  turn?: boolean
  /** How many cards they have before them. */
  held?: number
  things?: AnyThing[]
}

/** What lies on a table by itself. */
export type AnyThing =
  Map | Grid | Row | Hand | Deck | Card | Track | Clock | Dice | Bag | Notice | Ledger | Stock | Board | Token

/** Everything that has an id. */
export type Element = AnyThing | Place | Path | Arrow | Lot | Street | Corner | Die | Strip | Ware

/** How the log is divided, and told again in short to whoever waited: which kinds of entries play which part in it. */
export interface Telling {
  /** What follows belongs to them: rounds, phases. */
  headings?: string[]
  /** With these a part of the game is over: what follows says what came of it, and is told first. */
  endings?: string[]
  /** These tell most, the first of them more than the next: of much that happened they are not folded away. */
  foremost?: string[]
  /**
   * Kinds, or a kind and the rule it cites, that the table shows well enough: not told again, or of the reader only where
   * they are among the foremost.
   */
  passing?: string[]
  /** These say no more than the next entry does, if that tells of the same. */
  leading?: string[]
  /** These say no more than the entry before, if that tells of all the same. */
  settling?: string[]
  coming?: string[]
  /** That something has gone is not told where its coming is, by one of `coming`. */
  going?: string[]
}

/** A whole table as one seat sees it, in one language. */
export interface Scene {
  title: Text
  status: Text[]
  things: AnyThing[]
  telling?: Telling
}

/**
 * What has become of something that was there. A row of nothing: it is gone. Of one thing: it is this now. Of two, for a
 * list: what it is laid of, and the differences in what was kept. Otherwise differences by field, or by the place in a list.
 *
 * A list is laid of runs, each from a place up to a place of the list as it was, and what is new and follows:
 * `[0, 2, [x], 3, 5, []]` puts `x` for the third of five.
 */
export type Difference = Record<string | number, unknown> | unknown[]

/** One rule of a catalogue: its id, where the rulebook has it, what kind of rule it is, and what it says. */
export interface Rule {
  id: string
  section: string
  kind: string
  rule: string
  /** Where the rulebook leaves a doubt: the doubt, and the reading chosen. */
  unsure: string
  /** Why nothing in the game can exercise the rule yet, if so. */
  later: string
}

/** A sign in a language. */
export interface SignSaid {
  icon: string
  text: string
}

/** A chapter in a language. */
export interface ChapterSaid {
  title: string
  paragraphs: string[]
  signs: SignSaid[]
}

/** An icon: its name, and what it means where that is more than its name. */
export interface Meaning {
  icon: string
  name: string
  text?: string
}

/** One of the values by which cards are sorted. */
export interface SortValue {
  value: string
  title: string
  icon?: string
  colour?: string
}

/** Something by which cards can be sorted and picked out: their kind, their cost ... */
export interface Sort {
  name: string
  title: string
  values: SortValue[]
}

/** A card that a deck can hold: the code by which lists name it, how it looks, and its values by the name of the sort. */
export interface PoolCard {
  code: string
  card: Card
  sorts: Record<string, string[]>
  level?: number
}

/** Somebody whose deck it can be, and the text that stands for a deck to begin with. */
export interface Leader {
  code: string
  card: Card
  starter: string
}

/** All that decks are built from; a deck is listed under the values of the sort `grouped`. */
export interface Shelf {
  leaders: Leader[]
  cards: PoolCard[]
  sorts: Sort[]
  grouped: string
  /** What texts are read as decks. */
  paste: string
  /** Where decks grow by experience: what doing so is called, and what was earned for it. */
  upgrade?: string
  earned?: string
}

/** A deck to be judged: a text that means one, or a leader; what else is given takes the place of what the text says. */
export interface DeckWish {
  text?: string
  leader?: string
  name?: string | null
  cards?: Record<string, number> | null
  /** The text of the deck from which experience made this one. */
  before?: string
  /** What was earned for it. */
  experience?: number | null
}

/** Copies of a card in a deck; one that belongs to the leader cannot be taken out. */
export interface DeckLine {
  code: string
  copies: number
  title: string
  fixed?: boolean
}

/** What is wrong with a deck or worth knowing of it, the rule behind it, and the cards it is about. */
export interface Fault {
  text: string
  rule?: string
  codes?: string[]
}

/** Something counted, and how many of it there must or may be. */
export interface Tally {
  title: string
  n: number
  of?: number | null
}

/** A bar of a chart. */
export interface Bar {
  title: string
  n: number
  icon?: string
  colour?: string
}

/** How the cards of a deck are spread over something. */
export interface Chart {
  title: string
  bars: Bar[]
}

/** A deck as it was understood, and what is to be said of it. */
export interface DeckReport {
  name: string
  leader: string
  lines: DeckLine[]
  /** Why it cannot be played; none when it can. */
  faults: Fault[]
  notes: Fault[]
  tallies: Tally[]
  charts: Chart[]
  /** For each card that this leader may have, how many copies the deck could hold. */
  room: Record<string, number>
  /** The deck as a file for other programs, if it can be written down. */
  file?: string
  /** The deck as a list to read. */
  list?: string
  /** The shortest text that means the deck, for sitting down. */
  brief?: string
}

export type UndoPolicy = 'free' | 'own' | 'none'

export type SeatKind = 'me' | 'local' | 'bot' | 'friend'

export type Colour = 'blue' | 'red' | 'yellow' | 'green' | 'violet' | 'orange' | 'teal' | 'rose'

/** Something that can be chosen: the key to send, the words to read, the ids of what it touches. */
export interface Option {
  key: string
  label: Text
  targets: string[]
  /** What else there is to know of it, such as the text of the card that is played. */
  detail?: Text
  /** What to say, and ask once more, before it is played: it is fatal or ends the game and cannot be taken back. */
  grave?: Text
}

/** One of several things to choose at once. Of those `alike`, as many are played as were chosen, the first keys first. */
export interface Pick {
  id: string
  key: string
  label: Text
  alike: number
}

/**
 * Where things are asked for one by one: what they are, so that they can be chosen at once.
 *
 * The keys of what was chosen are played one after another, then `done`, unless `most` of them were chosen.
 */
export interface Several {
  picks: Pick[]
  done: string
  /** What is done with those that were chosen. */
  label: Text
  most: number
  least?: number
}

/** The option that a player may have chosen from now on, whenever what is asked has this name. */
export interface Routine {
  name: string
  key: string
  /** What is asked is which comes next: the player may have them come as they are listed. */
  listed?: boolean
}

/** What the coach of a lesson says: step so many of how many, the option advised, what to look at; or that it is over. */
export interface Coach {
  text: string
  step: number
  of: number
  key?: string
  look?: string[]
  over?: boolean
}

/** What this seat must decide now. */
export interface Decision {
  seat: number
  kind: string
  prompt: Text
  options: Option[]
  /** Whether a rule forbids something that one might think of; what, and which rule, is told to who asks. */
  forbidden?: boolean
  coach?: Coach | null
  several?: Several | null
  routine?: Routine | null
}

/** A seat that must decide; replays tell what, at a table only those who decide are asked. */
export interface Waiting {
  seat: number
  prompt?: Text
}

/** How the game ended: `won` is null when nobody wins, `why` is the rule that ended it. */
export interface Result {
  won: boolean | null
  why: string
  text?: Text
}

/** A line of the log; `n` decisions had been taken when it was written, the last of them by `seat`. */
export interface LogLine {
  n: number
  seat?: number
  kind: string
  text: Text
  rule?: string
  /** The procedure or the component that brought it. */
  source?: string
}

/** Something that was said at the table; of seat -1, news of the table itself. */
export interface ChatLine {
  seat: number
  name: string
  text: string
  /** The one it was sent with. */
  key?: string
}

/** A seat of a table. */
export interface SeatInfo {
  seat: number
  name: string
  kind: SeatKind
  bot?: string
  /** No two seats of a table have the same. */
  colour: Colour
}

/** A seat of a table that one sits at, and who is there now. */
export interface Seat extends SeatInfo {
  mine: boolean
  /** Whether somebody who holds it is connected; bots always are. */
  here: boolean
  held: boolean
}

/** Somebody wishes to go back to `to` decisions (with `again`, to bring decision `to` back); the voters must agree. */
export interface Proposal {
  seat: number
  to: number
  again: boolean
  voters: number[]
}

/** The table itself; `owner` says whether it is this browser's. */
export interface Table {
  id: string
  game: string
  title: string
  undo: UndoPolicy
  over: boolean
  seats: Seat[]
  owner?: boolean
  /** What no longer fits since the game has changed; nobody decides anything until a player lets the table go on. */
  trouble?: string
  proposal?: Proposal | null
  /** The seed that was chosen for this game: whoever knows it can know the cards. */
  seed?: string
  /** The table at which the same people play again; told to players only. */
  rematch?: string
}

/** What a seat sees, in a language; seat -1 is a spectator. */
export interface Look {
  seat: number
  lang: Lang
  scene: Scene
  decision: Decision | null
  /** Everybody who must decide. */
  waiting: Waiting[]
  result: Result | null
  log: LogLine[]
  /** Whether the rules let this seat talk now. */
  talk: boolean
}

/** The whole table as one browser is shown it. */
export interface View extends Look {
  /** It grows with everything that happens. */
  rev: number
  /** How many decisions have been taken on the present line. */
  number: number
  /** How many can be brought back. */
  redo: number
  table: Table
  seats_mine: number[]
  /** The device must be passed to `seat` first; until then the scene is a spectator's. */
  curtain: boolean
  chat: ChatLine[]
}

/** Everything, on joining and after another language or seat was chosen. */
export interface Whole {
  t: 'view'
  v: View
}

/** What has changed since the last view. */
export interface Change {
  t: 'diff'
  rev: number
  change: Difference
}

/** A wish was refused and nothing changed; `ref` repeats the one it was sent with. */
export interface Refusal {
  t: 'refused'
  why: string
  ref?: unknown
}

/** What the bot would choose, and why; where it has thought further before anything comes of it, also what `then`. */
export interface Hint {
  t: 'hint'
  key: string
  why: Text
  then?: string[]
  /** The ids of what it goes on with, and of what its reasons name. */
  look?: string[]
}

/** What a rule forbids now: the first few options in words, how many more there are, and the ids that they are about. */
export interface Ban {
  rule: string
  labels: Text[]
  more?: number
  targets?: string[]
}

/** What is forbidden in the question that is open, by the rule; `ref` repeats the one it was asked with. */
export interface WhyNot {
  t: 'why-not'
  bans: Ban[]
  ref?: unknown
}

export type FromServer = Whole | Change | Refusal | Hint | WhyNot

/**
 * Take a decision; `rev` is that of the view it was taken on.
 *
 * What the same seat decides `then`, one after another, is taken with it: alone all of it, or nothing; in company as far
 * as it can be.
 */
export interface Play {
  t: 'play'
  seat: number
  rev: number
  key: string
  then?: string[]
  ref?: unknown
}

/** Go back to so many decisions. */
export interface Undo {
  t: 'undo'
  to: number
  rev: number
  ref?: unknown
}

/** Bring back what was taken back. */
export interface Redo {
  t: 'redo'
  rev: number
  ref?: unknown
}

/** Agree to what is proposed, or do not; whoever proposed it withdraws it. */
export interface Agree {
  t: 'agree'
  yes: boolean
  rev: number
  ref?: unknown
}

/** Play on from the last good decision of a table whose game has changed. */
export interface GoOn {
  t: 'go-on'
  ref?: unknown
}

/** Say something to the table; what the seat has said with the same `key`, among the lines shown, is not said again. */
export interface Talk {
  t: 'chat'
  text: string
  key?: string
  ref?: unknown
}

/** Show the table in another language. */
export interface Speak {
  t: 'lang'
  lang: Lang
  ref?: unknown
}

/** Show the table as another of my seats sees it. */
export interface LookAs {
  t: 'seat'
  seat: number
  ref?: unknown
}

/** Ask what the bot would choose. */
export interface AskHint {
  t: 'hint'
  seat: number
  ref?: unknown
}

/** Ask why something else cannot be chosen; `rev` is that of the view on which the question was read. */
export interface AskWhyNot {
  t: 'why-not'
  seat: number
  rev: number
  ref?: unknown
}

export type FromBrowser = Play | Undo | Redo | Agree | GoOn | Talk | Speak | LookAs | AskHint | AskWhyNot

export type SettingKind = 'choice' | 'flag' | 'number' | 'several' | 'texts'

/** A value that a setting can have. */
export interface Value {
  value: unknown
  title: Text
}

/** Another setting, and its values with which a setting matters. */
export interface OnlyWith {
  setting: string
  values: unknown[]
}

/**
 * An option of a game's set-up; a number lies between `low` and `high`.
 *
 * It may matter `only_with` values of others, of which one is enough; `told` if its default is told beside “play now”.
 */
export interface Setting {
  name: string
  title: Text
  help: Text
  kind: SettingKind
  default: unknown
  choices?: Value[]
  low?: number
  high?: number
  only_with?: OnlyWith[]
  told?: boolean
}

/** Something to achieve: achieved at once, gathered in `steps`, or ticked off `by_hand`. */
export interface Feat {
  code: string
  title: Text
  lines?: Text[]
  steps?: string[]
  by_hand?: boolean
}

/** A page of a game's album: `needed` of its feats open values of a setting of the set-up. */
export interface AlbumPage {
  title: string
  feats: Feat[]
  needed: number
  setting: string
  opens: Value[]
}

/** How the lesson of a game is dealt. */
export interface LessonInfo {
  seed: number
  options: Record<string, unknown>
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  title: string
  about: Text
  stage: string
  seats: number[]
  minutes: [number, number]
  complexity: number
  bots: string[]
  settings: Setting[]
  album?: AlbumPage[]
  lesson?: LessonInfo | null
  /** The setting that takes decks, where players bring their own. */
  decks?: string
  score?: ScoreInfo | null
  /** Whether players win and lose together, and so may play with open hands. */
  together?: boolean
}

/** A table in a list of tables. */
export interface TableInfo {
  id: string
  game: string
  title: string
  number: number
  over: boolean
  result: Result | null
  mine: number[]
  seats: SeatInfo[]
  deciding: number[]
  my_turn: boolean
  owner?: boolean
  /** What no longer fits since the game has changed. */
  trouble?: string
  /** The table cannot be opened at all; `trouble` says why. */
  closed?: boolean
  /** What this browser's seats have achieved there: codes of feats, and `code/step` of those that are gathered. */
  achieved?: string[]
  /** Where people play against each other, the place and the points of every seat, once it is over. */
  ranking?: [number, number][]
  /** Which Ancient One, scenario or city it is; of a campaign all that came so far, the present last. */
  faced?: string
  /** The team of every seat, where they played in teams: partners have one place and the points of both. */
  teams?: number[]
  /** How far the game has come, in words. */
  round?: string
  /** When the last decision was taken, in milliseconds. */
  moved?: number
}

/** A table as it was after `number` of its `length` decisions; `did` is what one has chosen last oneself. */
export interface Replay extends Look {
  number: number
  length: number
  table: TableInfo
  did?: Text
}

/** A key moment: after `n` decisions, how much it weighs (1 to 3), what happened; `turning` if the end tells of it. */
export interface StoryMoment {
  n: number
  round?: string
  weight: number
  texts: Text[]
  turning?: boolean
}

/** A round, or whatever the game counts: it began after `n` decisions. */
export interface StoryRound {
  n: number
  name: string
  number: number
}

/** Something that was counted of each player, by seat. */
export interface StoryDeed {
  title: string
  counts: number[]
}

/** What the scores of a game are: of each player, or `shared`. */
export interface ScoreInfo {
  title: string
  shared?: boolean
  less_is_more?: boolean
}

/** What a game is remembered by; what everybody did is told when it is over. */
export interface Story {
  length: number
  moments: StoryMoment[]
  rounds?: StoryRound[]
  /** After how many decisions there is something to see: something was told, or one has decided oneself. */
  stops?: number[]
  round?: string
  /** When, in milliseconds; 0 while it lasts. */
  ended?: number
  deeds?: StoryDeed[]
  scores?: number[]
  /** What the scores come from: by seat, or the one number that all share. */
  sources?: StoryDeed[]
  places?: number[]
}

/** A finished game of one's own; `won` is null where nobody wins or loses, `place` 0 where there are no places. */
export interface Finished {
  id: string
  game: string
  title: string
  ended: number
  number: number
  round: string
  won: boolean | null
  mine: number[]
  seats: SeatInfo[]
  place?: number
  /** The team of every seat, where they played in teams: the place is one of so many. */
  teams?: number[]
  score?: number | null
  /** What the score counts, where that is not what those of the game mostly do. */
  measure?: string
  /** Whether its table is still there, to look back at. */
  kept?: boolean
  /** Whom each seat played; nothing where players are only seats. */
  people?: string[]
  /** Which Ancient One, scenario or city it was; of a campaign all of them. */
  faced?: string
}

/** Who shall have a seat of a new table. */
export interface SeatWish {
  kind: SeatKind
  name?: string
  bot?: string
  colour?: string
}

/** A table that somebody wishes for. */
export interface NewTable {
  game: string
  options: Record<string, unknown>
  undo: UndoPolicy
  seats: SeatWish[]
  seed?: number | null
  /** Whether those who share a device see each other's cards, as far as the rules let them. */
  open?: boolean
}

/** A save that somebody brings, before it becomes a table; `people` says who is played at each seat. */
export interface SavedGame {
  game: string
  title: string
  people: Text[]
  number: number
  round?: string
  over?: boolean
}

/** A table that goes on with a save. */
export interface OpenSave {
  save: string
  seats: SeatWish[]
  undo?: UndoPolicy | null
  /** Whether those who share a device see each other's cards, as far as the rules let them. */
  open?: boolean
}

/** The link to a seat that nobody has taken yet. */
export interface Invitation {
  seat: number
  kind: SeatKind
  name: string
  colour: Colour
  link: string
}

/** The link that brings one's own seat to another device. */
export interface PersonalLink {
  seat: number
  link: string
}

/** The links of a table. */
export interface Links {
  watch: string
  seats: Invitation[]
  personal: PersonalLink[]
  /** Where others reach the server, the best first; none if they reach it where this browser does. */
  bases?: string[]
  /** The server listens to this computer only: no link leads others here. */
  alone?: boolean
}

/** A seat as whoever is invited sees it. */
export interface InvitedSeat extends SeatInfo {
  held: boolean
}

/** What a link gives: `seat` at a table of a game; `own` if it brings one's own seat to another device. */
export interface Invited {
  game: string
  title: string
  /** The name of whoever laid the table, if it is known. */
  host: string
  seat: number
  seats: InvitedSeat[]
  own: boolean
  /** Whether the seat can still be taken with this link. */
  good: boolean
  /** Whether this browser holds the seat already. */
  mine: boolean
  /** The table, for those who hold the seat; empty for others. */
  id: string
}

/** A component of a game with its text. */
export interface Entry {
  code: string
  group: string
  title: Text
  lines: Text[]
  copies: number
}
