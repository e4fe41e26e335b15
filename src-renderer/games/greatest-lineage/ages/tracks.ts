import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { SeatId } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { TOKENS } from '../../../../src-shared/games/greatest-lineage/rules/accounts.ts'
import type { AgeNeed } from '../../../../src-shared/games/greatest-lineage/rules/ages/needs.ts'
import { held, isAlive } from '../../../../src-shared/games/greatest-lineage/rules/civilisation.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { ageRow, type AgeRow } from '../../../../src-shared/games/greatest-lineage/rules/tables/ages.ts'
import { spreadOut } from '../../../../src-shared/report/spreadOut.ts'
import { knows } from '../../../features/ledger/knowledge.ts'
import type { WhySubject } from '../../../features/why/useWhy.ts'
import { needSubject } from './names.ts'
import { needsOf, type NeedOutlook } from './outlook.ts'

/** One civilisation on its way to its own next age. */
export interface TrackSeat {
  readonly seat: Civilisation
  /** Null in the last age, and for who has fallen. */
  readonly next: AgeRow | null
}

export interface TrackCell {
  readonly seat: Civilisation
  readonly subject: WhySubject
  /** `open`: its next age asks for nothing of it; `secret`: it does, and what there is of it is not for the viewer. */
  readonly state: 'open' | 'secret' | 'known'
  readonly need: NeedOutlook | null
}

/** One need on one track: the cells in the order of the seats. */
export interface TrackRow {
  readonly id: AgeNeed['id']
  readonly cells: readonly TrackCell[]
}

export interface Mark {
  readonly seat: Civilisation
  /** From the left, in percent of the track. */
  readonly at: number
}

const ORDER: readonly AgeNeed['id'][] = ['culture', 'technology', 'militaryTechnology', 'territories', ...TOKENS, 'prestige']

/** Where the goal stands on a track, in percent of it: what is met stands behind. */
export const GOAL = 82
/** A mark's width, in percent of a track. */
const MARK = 5

export function trackSeats(world: World, seats: readonly Civilisation[]): readonly TrackSeat[] {
  return seats.map((seat) => ({ seat, next: isAlive(world, seat) ? (ageRow(held(world, seat, 'age') + 1) ?? null) : null }))
}

/** What the next ages of all ask for, need by need, as far as the viewer knows what there is of it. */
export function trackRows(world: World, moments: readonly Moment[], viewer: SeatId, seats: readonly TrackSeat[]): readonly TrackRow[] {
  const columns = seats.map(({ seat, next }) => ({ seat, needs: next === null ? [] : needsOf(world, moments, seat, next) }))
  return ORDER.filter((id) => columns.some(({ needs }) => needs.some((need) => need.id === id))).map((id) => ({
    id,
    cells: columns.map(({ seat, needs }): TrackCell => {
      const subject = needSubject(world, seat, id)
      const need = needs.find((one) => one.id === id) ?? null
      if (need === null) return { seat, subject, state: 'open', need: null }
      return knows(viewer, subject) ? { seat, subject, state: 'known', need } : { seat, subject, state: 'secret', need: null }
    }),
  }))
}

/** Marks on the way to the goal by their share of it, beside each other behind it; none over another. */
export function marksOf({ cells }: TrackRow): readonly Mark[] {
  const known = cells.flatMap(({ seat, need }) => (need === null ? [] : [{ seat, need }]))
  const [met, open] = [known.filter(({ need }) => need.met), known.filter(({ need }) => !need.met)]
  const ways = spreadOut(
    open.map(({ need }) => (GOAL * Math.max(0, need.have)) / need.need),
    MARK,
    MARK / 2,
    GOAL - MARK / 2,
  )
  return [
    ...open.map(({ seat }, place) => ({ seat, at: ways[place] ?? 0 })),
    ...met.map(({ seat }, place) => ({ seat, at: GOAL + MARK * (place + 0.8) })),
  ]
}
