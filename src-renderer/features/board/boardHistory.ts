import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import type { Moment, SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { Past } from '../chronicle/past.ts'

/** A round and how many entries had been made when it was over, or are by now. */
export interface RoundSpan {
  readonly round: number
  readonly entries: number
}

/** The rounds played so far, in their order; where play was taken back a round ends where it ended last. */
export function roundsOf(moments: readonly Moment[]): readonly RoundSpan[] {
  const ends = new Map<number, number>()
  for (const [at, { after, voidedBy }] of moments.entries()) if (voidedBy === null && after.turn > 0) ends.set(after.turn, at + 1)
  return [...ends].map(([round, entries]) => ({ round, entries })).sort((one, other) => one.round - other.round)
}

const past = new Past()

/** The world as it was at the end of a round, as whoever looks knows it. */
export function worldAfter(entries: readonly SeenEntry[], rounds: readonly RoundSpan[], round: number): World {
  const span = rounds.findLast((one) => one.round <= round)
  return span === undefined ? foldHistory([]).world : past.after(entries, span.entries).world
}
