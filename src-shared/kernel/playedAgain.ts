import type { Seed } from './dice.ts'
import type { ActingEntry } from './journal.ts'
import { effectsOf } from './journal.ts'
import type { Incremental } from './incremental.ts'
import type { Disagreement } from './replay.ts'
import { compare, restartsAfter } from './replay.ts'
import type { Run } from './run.ts'

/** Plays standing entries again on a run that stands before the set-up, entry by entry: tells what part of them is played, from 0 to 1. */
export function* playedAgain(run: Run, played: readonly ActingEntry[], seed: Seed): Incremental<number, Disagreement | null> {
  for (const [index, entry] of played.entries()) {
    yield index / played.length
    if (entry.kind === 'restart') continue
    const recorded = [...effectsOf(entry), ...restartsAfter(played, index)]
    const disagreement = compare(entry.seq, recorded, () => (entry.kind === 'setup' ? run.resume(undefined) : run.replay(entry, seed)))
    if (disagreement !== null) return disagreement
  }
  return null
}
