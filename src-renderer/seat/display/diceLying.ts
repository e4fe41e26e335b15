import type { DiceFace, DiceTold } from '../../../src-shared/games/api/diceFace.ts'
import type { ChronicleLine, Effect } from '../../../src-shared/kernel/world/effect.ts'
import { effectiveMomentsReversed, type Moment } from '../../../src-shared/kernel/journal/history.ts'

/** Dice on the table, and what has been told since they fell. */
export interface Lying {
  /** Unlike that of other dice. */
  readonly key: string
  /** The line that tells of them; null where the app threw them unasked. */
  readonly line: ChronicleLine | null
  readonly told: DiceTold
  readonly since: readonly ChronicleLine[]
}

/** So much told since, and something else goes on at the table. */
const MOST_SINCE = 5

/**
 * The dice that fell last, until the phase they fell in is over or much else was told. They come from the lines of the view they are read in,
 * and from nothing else: who may not read the line never sees the dice.
 */
export function diceLying(moments: readonly Moment[], face: DiceFace | undefined): Lying | null {
  const since: ChronicleLine[] = []
  for (const { entry, effects } of effectiveMomentsReversed(moments)) {
    for (const [at, { effect }] of [...effects.entries()].reverse()) {
      if (effect.kind === 'checkpoint') return null
      const told = diceOf(effect, face)
      const line = effect.kind === 'line' ? effect : null
      if (told !== null) return { key: `${entry.seq}/${at}`, line, told, since: since.reverse() }
      if (line === null) continue
      since.push(line)
      if (since.length > MOST_SINCE) return null
    }
  }
  return null
}

function diceOf(effect: Effect, face: DiceFace | undefined): DiceTold | null {
  if (effect.kind === 'line') return face?.told(effect) ?? null
  if (effect.kind !== 'dice' || !('dice' in effect.rolled)) return null
  return { faces: effect.faces, casts: [{ owner: effect.seat, dice: effect.rolled.dice }] }
}
