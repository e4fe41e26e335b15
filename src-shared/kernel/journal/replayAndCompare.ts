import type { Seed } from '../chance/dice.ts'
import type { Effect } from '../world/effect.ts'
import { effectsOf, type ActingEntry } from './journal.ts'
import type { Incremental } from '../engine/incremental.ts'
import { compare, type Disagreement } from './replay.ts'
import type { Run } from '../engine/run.ts'
import { WorldState } from '../world/world.ts'

/** Plays standing entries again, entry by entry, on runs that `start` gives: tells what part of them is played, from 0 to 1. */
export function* replayAndCompare(
  start: (world: WorldState, seed: Seed) => Run,
  played: readonly ActingEntry[],
): Incremental<number, Disagreement | null> {
  const [setup] = played
  let run = start(new WorldState(), setup?.kind === 'setup' ? setup.seed : '')
  for (const [index, entry] of played.entries()) {
    yield index / played.length
    const recorded = effectsOf(entry)
    // A phase that was started again begins where the one before it ends, with the seed there is by then.
    if (entry.kind === 'restart') run = start(foldedWorld(played.slice(0, index)), run.seed)
    const disagreement = compare(entry.seq, recorded, () => {
      const effects = entry.kind === 'setup' || entry.kind === 'restart' ? run.resume(undefined) : run.replay(entry)
      return isStartedAgain(played, index) ? upTo(recorded.length, effects) : effects
    })
    if (disagreement !== null) return disagreement
  }
  return null
}

/** Whether what an entry did behind its last checkpoint is void: the phase was started again. */
function isStartedAgain(played: readonly ActingEntry[], index: number): boolean {
  let next = index + 1
  while (played[next]?.kind === 'reseed') next++
  return played[next]?.kind === 'restart'
}

function upTo(count: number, effects: readonly Effect[] | null): readonly Effect[] | null {
  return effects?.slice(0, count) ?? null
}

function foldedWorld(entries: readonly ActingEntry[]): WorldState {
  const world = new WorldState()
  for (const entry of entries) for (const effect of effectsOf(entry)) world.apply(effect)
  return world
}
