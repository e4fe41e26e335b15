import type { ChronicleLine, Effect } from '../../../src-shared/kernel/world/effect.ts'
import type { OwnerId, SeatId } from '../../../src-shared/kernel/world/rule.ts'

export interface NetChange {
  readonly owner: OwnerId
  readonly account: string
  readonly delta: number
}

/** What effects come to, for people: net changes (those of `seat` first) and the lines that were told. */
export interface EffectDigest {
  readonly changes: readonly NetChange[]
  readonly lines: readonly ChronicleLine[]
}

/** Effects up to the end of the turn of `seat`: what the next player's turn brings of itself is shown when it is his. */
export function digestOf(effects: readonly Effect[], seat: SeatId): EffectDigest {
  const end = effects.findIndex((effect) => effect.kind === 'checkpoint' && effect.cursor.seat !== seat)
  const own = end < 0 ? effects : effects.slice(0, end)
  const sums = new Map<string, NetChange>()
  for (const effect of own) {
    if (effect.kind !== 'posting') continue
    const { owner, account, delta } = effect
    const key = `${owner}/${account}`
    sums.set(key, { owner, account, delta: delta + (sums.get(key)?.delta ?? 0) })
  }
  const changes = [...sums.values()].filter(({ delta }) => delta !== 0)
  return {
    changes: [...changes.filter(({ owner }) => owner === seat), ...changes.filter(({ owner }) => owner !== seat)],
    lines: own.filter((effect) => effect.kind === 'line'),
  }
}
