import type { Cursor } from '../../../../src-shared/kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { OwnerId, RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import { WorldState } from '../../../../src-shared/kernel/world/world.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import type { Chance } from './chances.ts'
import type { KnownTo } from './lines.ts'
import { BookletReader } from './bookletReader.ts'
import { bookletStateOf, type BookletState } from './standing.ts'

/** A fact beside an entry. */
export interface Detail {
  readonly label: string
  readonly value: string
}

/** What an entry booked on an account, for its why. */
export interface Booked {
  readonly owner: OwnerId
  readonly account: string
  readonly delta: number
}

/** What became of an entry later, with the moment and who came to know by it what had been written. */
export interface Fate {
  readonly key: string
  readonly at: Cursor
  readonly rule: RuleId
  readonly text: string
  readonly knownTo: KnownTo
  /** The owner took the entry back. */
  readonly struck: boolean
  readonly booked: readonly Booked[]
}

/** One line of a booklet. */
export interface Entry {
  readonly key: string
  readonly at: Cursor
  readonly rule: RuleId
  readonly text: string
  /** How many in one go: two spies who leave training together. */
  readonly times: number
  readonly chance: Chance | null
  readonly chanceLabel: string
  readonly details: readonly Detail[]
  readonly booked: readonly Booked[]
  readonly fates: readonly Fate[]
}

/** The spread of one turn of the owner, with what happened until the owner's next. */
export interface Page {
  readonly round: number
  readonly written: readonly Entry[]
  readonly came: readonly Entry[]
  readonly found: readonly Entry[]
  /** Rolls against others' writing that found nothing. */
  readonly watched: readonly Entry[]
  /** As the turn ended; of the last page, as things stand. */
  readonly standing: BookletState
}

/** The booklet of one civilisation as far as these moments tell it: another seat's moments hold nothing that is written in it. */
export interface Booklet {
  readonly owner: Civilisation
  /** From the first turn on; empty before it. */
  readonly pages: readonly Page[]
}

/** Reads a booklet from the moments of a campaign, turn by turn, each as it stood then. */
export function bookletOf(moments: readonly Moment[], owner: Civilisation): Booklet {
  const world = new WorldState()
  const reader = new BookletReader(world, owner)
  /** How the booklet stood when the turn on the newest page ended; null while it is in play. */
  let closed: BookletState | null = null
  const pages: Page[] = []
  let round = 0

  function turnPage(next: number): void {
    if (round > 0) pages.push({ round, ...reader.takePage(), standing: closed ?? bookletStateOf(world, owner, reader.led) })
    round = next
    closed = null
  }

  for (const moment of effectiveMoments(moments)) {
    reader.begin(moment)
    for (const [index, { effect }] of moment.effects.entries()) {
      const before = world.cursor
      if (effect.kind === 'checkpoint') {
        reader.settle()
        const wasOwn = before.seat === owner && before.turn > 0
        const isOwn = effect.cursor.seat === owner && effect.cursor.turn > 0
        const sameTurn = wasOwn && isOwn && before.turn === effect.cursor.turn
        if (wasOwn && !sameTurn) closed = bookletStateOf(world, owner, reader.led)
        world.apply(effect)
        if (isOwn && !sameTurn) turnPage(effect.cursor.turn)
      } else reader.take(effect, index)
    }
    if (moment.entry.kind !== 'answer') reader.settle()
  }
  reader.settle()
  if (round > 0) pages.push({ round, ...reader.takePage(), standing: bookletStateOf(world, owner, reader.led) })
  return { owner, pages }
}

/** Whether the turn a page belongs to is over, and nothing will be written in it any more. */
export function isOver({ round }: Pick<Page, 'round'>, owner: Civilisation, { seat, turn }: Cursor): boolean {
  return seat !== owner || turn !== round
}

/** What came of earlier entries and is not told beside an entry of the same page. */
export function cameFromElsewhere({ written, came }: Pick<Page, 'written' | 'came'>): readonly Entry[] {
  const told = new Set(written.flatMap(({ fates }) => fates.map(({ key }) => key)))
  return came.filter(({ key }) => !told.has(key))
}

/** Whether anything stands on the page but watches that found nothing. */
export function isWritten({ written, came, found }: Page): boolean {
  return written.length + came.length + found.length > 0
}
