import type { Component } from 'vue'
import type { Act, FillRequest, Request, RollRequest } from '../../src-shared/kernel/engine/request.ts'
import type { OwnerId, SeatId } from '../../src-shared/kernel/world/rule.ts'
import type { World } from '../../src-shared/kernel/world/world.ts'
import type { AtTable } from './atTable.ts'
import type { HighlightKind } from '../../src-shared/games/api/highlightFace.ts'
import type { Highlight } from '../../src-shared/games/highlights/highlights.ts'
import type { RailGroupId } from '../ui/rail.ts'
import type { PrintDocument } from '../features/print/document.ts'
import type { ReaderView } from '../features/print/readerView.ts'

/** What a game adds to the pages every game has. Texts are read where they are shown. */
export interface GamePages {
  readonly id: string
  readonly pages: readonly GamePage[]
  readonly curtain?: CurtainPage
  /** Cards made for one question, by its wording: they take the request, say all its hint says, and give the same answers as the general card. */
  readonly cards: Readonly<Record<string, GameCard>>
  /** Fields of a sheet drawn for one question, by its wording. */
  readonly fields: Readonly<Record<string, GameFields>>
  /** Fields of an act drawn for it, by the act's wording: they take its name, the act and its problems, and the sheet as their model. */
  readonly actFields?: Readonly<Record<string, Component>>
  /** What stands on the card of a question beside the way to answer it; each decides by itself whether it has something to show. */
  readonly beside: readonly GameBeside[]
  /** Ids of figures a question's card shows in a place of their own: they are not told above it as well. */
  readonly figuresOnCard?: (request: Request, at: AtTable) => readonly string[]
  /** Whose part the seat plays in a question, where seats play several; null: its own. */
  readonly actorOf?: (request: Request) => OwnerId | null
  /** Dice of a roll told apart, together as many as it has; empty where they are all alike. `world`: null once it has gone on. */
  readonly diceLines?: (request: RollRequest, world: World | null) => readonly DiceLine[]
  /** A few words at the end of an act's line; empty for none. */
  readonly besideAct?: (request: Request, act: Act) => string
  /** Keys of the game's own pages, for the page of all keys. */
  readonly keys?: readonly GameKeys[]
  /** What stands on the card of a highlight in the place of its sentences, by its kind; given the `highlight`. */
  readonly highlightCards?: Readonly<Partial<Record<HighlightKind, Component>>>
  /** The page that tells of a highlight in full, by the name of a page of this game and the part of its address; null for one without. */
  readonly highlightPage?: (highlight: Highlight) => { readonly page: string; readonly part: string; readonly title: string } | null
  /** What the table display shows beside the standings, of what everybody may see. */
  readonly onDisplay?: readonly Component[]
  /** What the table display shows once what happened has been looked at, such as the board. */
  readonly onStage?: Stage
  /** What the game puts on paper beside ledgers, reports, rules and the chronicle. */
  readonly paper: readonly GamePaper[]
  /** Below the winners when the game is over, and beside the ledgers while it may end. */
  readonly score?: Component
}

/** What has the stage of the table display. */
export interface Stage {
  readonly component: Component
  readonly isThere: (world: World) => boolean
  /** Kinds of highlights that do not take its place: the chronicle at its side tells them. Absent: every kind does. */
  readonly keeps?: readonly HighlightKind[]
}

/** Keys that belong together: named as the key map names keys (`Comma`, `$mod+KeyZ`). */
export interface GameKeys {
  readonly title: () => string
  readonly rows: readonly { readonly keys: string; readonly title: () => string }[]
}

/** A page of the game's own. */
export interface GamePage {
  /** In the address, and unlike that of any other page. */
  readonly name: string
  /** Another name it has in addresses. */
  readonly alias?: string
  readonly title: () => string
  readonly icon: Component
  /** The group of pages it stands in. */
  readonly group: Exclude<RailGroupId, 'foot'>
  readonly component: () => Promise<{ readonly default: Component }>
  /** How a player's device shows it; null: it is the game master's alone. */
  readonly seat: {
    readonly title: () => string
    /** Said of it on the page that lists all pages. */
    readonly tells: () => string
    /** `first`: in the short bar of a narrow screen, too; `further`, `last` and `other`: the order of the rest. */
    readonly row: 'first' | 'further' | 'last' | 'other'
  } | null
  /** The kind of sheets that are printed from it, by their name in the address; the ledgers where there is none. */
  readonly sheets?: string
  /** Where files are made for a player to take home: what this page prints for that seat, and the way to it. */
  readonly handout?: { readonly title: () => string; readonly hint: () => string; readonly link: (seat: SeatId) => string }
}

/** What a player may open behind the curtain beside the question and the orders; the component is given the seat as `owner`. */
export interface CurtainPage {
  readonly title: () => string
  readonly component: () => Promise<{ readonly default: Component }>
}

export interface GameCard {
  readonly kind: Request['kind']
  readonly component: Component
}

export interface GameFields {
  /** Takes what the general fields take: `name`, `request`, `problems` and the sheet as its model. */
  readonly component: Component
  /** Whether the question tells all that is drawn; where not, the general fields stand in. */
  readonly fits: (request: FillRequest) => boolean
}

export interface GameBeside {
  /** `title`: below the question, in the place of its hint. `head`: before the way to answer. `above`, `below`: around what is filled in or chosen. */
  readonly place: 'title' | 'head' | 'above' | 'below'
  /** Given the request, and `above` and `below` also what is filled in: `sheet`, and the chosen `act` where acts are offered. */
  readonly component: Component
  readonly shows: (request: Request) => boolean
}

/** The next `count` dice of a roll. */
export interface DiceLine {
  readonly title: string
  /** Why they need what they need; empty for nothing. */
  readonly note: string
  readonly count: number
  readonly owner?: string
  /** Told behind them, of so many that have succeeded. */
  readonly tally?: (successes: number) => string
}

/** Something the game puts on paper. */
export interface GamePaper {
  readonly name: string
  readonly title: () => string
  /**
   * Whom it is made for: `each` player that is chosen, of what that player sees; one `reader` (a player, all at the table, or the game master,
   * who sees everything); or `all` alike, of what everybody sees.
   */
  readonly whose: 'each' | 'reader' | 'all'
  /** Is given nothing but what its reader sees; what that leaves unknown is a dash, never 0. `player` is the name of that reader, or empty. */
  readonly documents: (view: ReaderView, player: string) => readonly PrintDocument[]
}
