import type { Component } from 'vue'
import type { TableView } from '../../src-shared/contract/workbenchApi.ts'
import type { LedgerRow, Moment } from '../../src-shared/kernel/history.ts'
import type { FillRequest, Request } from '../../src-shared/kernel/request.ts'
import type { SeatId } from '../../src-shared/kernel/rule.ts'
import type { World } from '../../src-shared/kernel/world.ts'
import type { PrintDocument } from '../features/print/document.ts'

/** What a game adds to the pages every game has. Texts are read where they are shown. */
export interface GamePages {
  readonly id: string
  readonly pages: readonly GamePage[]
  /** Cards made for one question, by its wording: they take the request and give the same answers as the general card. */
  readonly cards: Readonly<Record<string, GameCard>>
  /** Fields of a sheet drawn for one question, by its wording. */
  readonly fields: Readonly<Record<string, GameFields>>
  /** What stands on the card of a question beside the way to answer it; each decides by itself whether it has something to show. */
  readonly beside: readonly GameBeside[]
  /** Ids of figures a question's card shows in a place of their own, by the question's wording. */
  readonly figuresOnCard: Readonly<Record<string, readonly string[]>>
  /** What the game puts on paper beside ledgers, reports, rules and the chronicle. */
  readonly paper: readonly GamePaper[]
  /** Below the winners when the game is over, and beside the ledgers while it may end. */
  readonly score?: Component
}

/** A page of the game's own. */
export interface GamePage {
  /** In the address, and unlike that of any other page. */
  readonly name: string
  readonly for: readonly ('gm' | 'seat')[]
  readonly title: () => string
  /** What a player's device says of it on the page that lists all pages. */
  readonly lead?: () => string
  readonly icon: Component
  readonly component: () => Promise<{ readonly default: Component }>
  /** Whether it stands in the short bar of a player's device. */
  readonly first?: boolean
}

export interface GameCard {
  readonly kind: Request['kind']
  readonly component: Component
}

export interface GameFields {
  readonly component: Component
  /** Whether the question tells all that is drawn; where not, the general fields stand in. */
  readonly fits: (request: FillRequest) => boolean
}

export interface GameBeside {
  /** Before the way to answer, or among the fields of a sheet or an act. */
  readonly place: 'head' | 'act' | 'fill'
  readonly component: Component
  readonly shows: (request: Request) => boolean
}

/** Something the game puts on paper. */
export interface GamePaper {
  readonly name: string
  readonly title: () => string
  /** Whether it is one document for each owner that is chosen. */
  readonly perSeat: boolean
  /** Said before it lies in a printer; empty where everybody may see it. */
  readonly warning: () => string
  readonly documents: (
    source: PaperSource,
    seats: readonly { readonly seat: SeatId; readonly player: string }[],
  ) => readonly PrintDocument[]
}

export interface PaperSource {
  readonly title: string
  readonly view: Pick<TableView, 'seat'>
  readonly world: World
  readonly moments: readonly Moment[]
  readonly ledger: readonly LedgerRow[]
}
