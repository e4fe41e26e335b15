import type { Effect } from '../world/effect.ts'
import { aboutOf } from '../world/rule.ts'

/** Today's rules make something else of a recorded answer: where, and what. Nothing is guessed; the phase can be started again. */
export interface Disagreement {
  /** Entry whose effects differ. */
  readonly seq: number
  readonly recorded: readonly Effect[]
  /** Null where the answer does not fit what is asked today, the seed does not give its dice, or a rule breaks on it. */
  readonly replayed: readonly Effect[] | null
}

/** Plays something recorded again. A rule that breaks on what it once took disagrees with it as well. */
export function compare(seq: number, recorded: readonly Effect[], replay: () => readonly Effect[] | null): Disagreement | null {
  let replayed: readonly Effect[] | null
  try {
    replayed = replay()
  } catch {
    replayed = null
  }
  return sameEffects(recorded, replayed) ? null : { seq, recorded, replayed }
}

/** What an effect is about explains it and changes nothing: rules that have come to say it since come to the same. */
function sameEffects(recorded: readonly Effect[], replayed: readonly Effect[] | null): boolean {
  if (recorded.length !== replayed?.length) return false
  return recorded.every((effect, at) => sameJson(effect, withoutNewAbout(effect, replayed[at])))
}

/** What is said now, without the ids that were not named then. What was named then and is not now is a difference. */
function withoutNewAbout(recorded: Effect, replayed: Effect | undefined): unknown {
  if (replayed === undefined || !('about' in replayed)) return replayed
  const { about: _, ...others } = replayed
  const then = 'about' in recorded ? aboutOf(recorded) : []
  return then.every((id) => aboutOf(replayed).includes(id)) && 'about' in recorded ? { ...others, about: recorded.about } : others
}

/** Whether two values would read the same out of a journal: the order of keys does not matter, nor does a key without a value. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isComposed(a) || !isComposed(b) || Array.isArray(a) !== Array.isArray(b)) return false
  return Object.keys({ ...a, ...b }).every((key) => sameJson(a[key], b[key]))
}

function isComposed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
