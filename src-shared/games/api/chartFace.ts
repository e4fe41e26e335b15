import type { LedgerRow, Moment } from '../../kernel/journal/history.ts'
import { GAME_MASTER, type OwnerId, type SeatId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import type { RoundRange } from '../reading/chartRounds.ts'
import { playing } from '../text/playing.ts'

/** A colour by its slot: of owners (`accent-3`), of parts of a whole (`chart-2`), of the table, of ink. */
export type ChartColour = `accent-${number}` | `chart-${number}` | 'table' | 'warn' | 'ink' | 'ink-3'

/** How a series is told from the others: a colour, and a place in the row of dashes, point shapes and fills. */
export interface Tone {
  readonly colour: ChartColour
  readonly mark: number
}

export interface Series {
  readonly id: string
  readonly name: string
  readonly tone: Tone
  /** One per label; null where there is nothing to tell. */
  readonly values: readonly (number | null)[]
  /** Where its figures come from, where they stand in one account or are reckoned from accounts. */
  readonly why?: { readonly owner: OwnerId } & ({ readonly account: string } | { readonly derived: string })
}

/**
 * The numbers of one chart. Drawing, table, file and spoken text are all made from this, so they never differ. `lines`: courses over the
 * labels; `stack`: parts of a whole over the labels; `bars`: parts side by side, or laid on each other; `shares`: bars beside an expected line.
 */
export interface ChartFigures {
  readonly kind: 'lines' | 'stack' | 'bars' | 'shares'
  /** What the chart tells, as a sentence. */
  readonly title: string
  /** What is counted, how. */
  readonly about: string
  /** Heads the column of labels. */
  readonly axis: string
  /** What the numbers are: "tokens", "% of the dice". */
  readonly unit: string
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** What the reader must know beside it. */
  readonly notes: readonly string[]
  /** The labels are rounds, 0 for the set-up; a figure belongs to the end of its round. */
  readonly rounds?: boolean
  /** It stays as it is until the next round. */
  readonly steps?: boolean
}

/** What a chart is drawn from: the campaign as the viewer knows it. The same object as long as nothing of it changes. */
export interface ChartSource {
  readonly world: World
  readonly moments: readonly Moment[]
  readonly ledger: readonly LedgerRow[]
  readonly viewer: SeatId
}

/** One chart of a game, drawn by the page of charts. */
export interface ChartSpec {
  readonly id: string
  /** Takes the whole width of the page. */
  readonly wide: boolean
  /** Courses over the rounds that stand small at the head of the page, one for each option of its choice, and open large. */
  readonly small?: true
  /** The choice it is drawn for, by its id; missing: there is nothing to choose. */
  readonly choice?: string
  /** What it is, in names of buttons and files ("stores of the elves"). `chosen`: an option of its choice, empty without one. */
  readonly name: (chosen: string) => string
  /** Why there is nothing to draw, in a sentence. */
  readonly empty: () => string
  readonly figures: (source: ChartSource, range: RoundRange, chosen: string) => ChartFigures
}

/**
 * Something charts are drawn for, one at a time; what is chosen stands in the address under `id`. One chart alone has the choice in its card,
 * several have it before the first of them. Without an option its charts are not drawn.
 */
export interface ChartChoice {
  readonly id: string
  /** For ears. */
  readonly label: () => string
  readonly options: (source: ChartSource) => readonly ChartOption[]
  /** Chosen where the address names none, but for charts that stand small first; the first option where this is none of them. */
  readonly preset: (source: ChartSource) => string
  /** Each option is a command as well, by this name. */
  readonly command?: (name: string) => string
}

export interface ChartOption {
  readonly id: string
  readonly name: string
  /** The owner it stands for: shown in its colour. */
  readonly owner?: OwnerId
}

/** The charts of a game, in the order of the page. */
export interface ChartFace {
  readonly choices: readonly ChartChoice[]
  readonly charts: readonly ChartSpec[]
}

/** Whether there is a single figure to draw. */
export function hasFigures({ series }: ChartFigures): boolean {
  return series.some(({ values }) => values.some((value) => value !== null))
}

/** Id of the series that is drawn as a line across the bars: what fair dice would come to. */
export const EXPECTED = 'expected'

/** Of whoever has the colour slot of an owner, told apart by its place among all owners; the game master and whoever is unknown stand behind. */
export function ownerTone(owner: OwnerId): Tone {
  const now = playing()
  const owners = now?.game.owners(now.world) ?? []
  const at = owners.findIndex(({ id, others }) => id === owner || (others !== undefined && owner.startsWith(others)))
  const found = owners[at]
  if (found !== undefined) return { colour: `accent-${found.accent}`, mark: at }
  return owner === GAME_MASTER
    ? { colour: 'table', mark: owners.filter(({ kind }) => kind === 'player').length }
    : { colour: 'ink-3', mark: owners.length }
}

const PART_COLOURS = 6

/** Of a part of a whole, the deepest of the stack first. */
export function partTone(place: number): Tone {
  return { colour: `chart-${(place % PART_COLOURS) + 1}`, mark: place }
}
