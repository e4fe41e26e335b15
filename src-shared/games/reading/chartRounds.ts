import { effectiveMoments, type Moment } from '../../kernel/journal/history.ts'
import { WorldState, type World } from '../../kernel/world/world.ts'

/** What was read off the world at the end of a round. */
export interface RoundSample<T> {
  /** 0 for the set-up. */
  readonly round: number
  readonly sample: T
}

/** Reads the world off at the end of every round, the one in play as it stands. One pass over the moments; `read` must keep what it reads. */
export function sampleRounds<T>(moments: readonly Moment[], read: (world: World) => T): readonly RoundSample<T>[] {
  const world = new WorldState()
  const ends: RoundSample<T>[] = []
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect } of effects) {
      if (effect.kind === 'checkpoint' && effect.cursor.turn > world.cursor.turn)
        ends.push({ round: world.cursor.turn, sample: read(world) })
      world.apply(effect)
    }
  }
  if (moments.length > 0) ends.push({ round: world.cursor.turn, sample: read(world) })
  return ends
}

/** Rounds that are shown, the first and the last of them included. */
export interface RoundRange {
  readonly from: number
  readonly to: number
}

export function within<T extends { readonly round: number }>(rounds: readonly T[], { from, to }: RoundRange): readonly T[] {
  return rounds.filter(({ round }) => round >= from && round <= to)
}

/** The range as asked for, as far as the campaign goes; `null` stands for the first or the last round. */
export function rangeIn(rounds: readonly { readonly round: number }[], from: number | null, to: number | null): RoundRange {
  const first = rounds[0]?.round ?? 0
  const last = rounds.at(-1)?.round ?? 0
  const end = Math.min(Math.max(to ?? last, first), last)
  return { from: Math.min(Math.max(from ?? first, first), end), to: end }
}
