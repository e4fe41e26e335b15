import type { Cursor } from '../../../src-shared/kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../src-shared/kernel/journal/history.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import { WorldState, type World } from '../../../src-shared/kernel/world/world.ts'
import { players } from '../../../src-shared/games/text/playing.ts'

/** One turn of an owner, with what was read off the world when it began and when it ended. */
export interface OwnTurn<T> {
  readonly round: number
  readonly opening: T
  /** Null while the turn is in play. */
  readonly closing: T | null
  /** Index in the ledger of the first posting since it began. */
  readonly from: number
}

/**
 * The turns an owner has had, in order, the one in play last. A player's turn is that in which play stands at its seat; an owner nobody
 * sits for has whole rounds. `sample` reads the world where a turn begins and ends; it must keep what it reads, since the world goes on.
 */
export function sampleTurns<T>(moments: readonly Moment[], owner: OwnerId, sample: (world: World) => T): readonly OwnTurn<T>[] {
  const turns: OwnTurn<T>[] = []
  const world = new WorldState()
  const sits = players().some(({ id }) => id === owner)
  let postings = 0

  function end(): void {
    const last = turns.at(-1)
    if (last?.closing === null) turns[turns.length - 1] = { ...last, closing: sample(world) }
  }

  function isOwn({ turn, seat }: Cursor): boolean {
    return turn > 0 && (!sits || seat === owner)
  }

  /** Both in one turn of the owner, or both in none. */
  function sameTurn(a: Cursor, b: Cursor): boolean {
    const inA = isOwn(a)
    return inA === isOwn(b) && (!inA || a.turn === b.turn)
  }

  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect } of effects) {
      const before = world.cursor
      world.apply(effect)
      if (effect.kind === 'posting') postings++
      if (effect.kind !== 'checkpoint' || sameTurn(before, effect.cursor)) continue
      end()
      if (isOwn(effect.cursor)) turns.push({ round: effect.cursor.turn, opening: sample(world), closing: null, from: postings })
    }
  }
  return turns
}

/** Where the owner's turn in play (or its last) begins: its round, and the index in the ledger. All from the start on before the first. */
export function lastTurn(moments: readonly Moment[], owner: OwnerId): { readonly round: number; readonly from: number } {
  const last = sampleTurns(moments, owner, () => null).at(-1)
  return { round: last?.round ?? 0, from: last?.from ?? 0 }
}
