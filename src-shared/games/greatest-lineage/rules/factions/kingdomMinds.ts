import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { checkOf, fieldsOf, flag, orNull, whole } from '../../../../kernel/forms/shape.ts'
import { collection, type World } from '../../../../kernel/world/world.ts'
import { civilisation, living } from '../civilisation.ts'
import { KINGDOMS, isKingdom, type Kingdom } from '../seats.ts'
import { KINGDOM } from '../shapes.ts'
import { SETTLED_FROM_AGE } from '../tables/settlements.ts'
import { warsOf } from '../war/wars.ts'
import type { Faction } from './faction.ts'

/** What decides when a kingdom goes to war. Id = kingdom. Public: everybody at the table can reckon it. */
export interface KingdomMind {
  readonly id: Kingdom
  /** Round in which the last of those players who live first stood in age 4 or more; null before all of them have. */
  readonly stirred: number | null
  /** It has opened its first wars. */
  readonly begun: boolean
  /** Round in which its last war ended, or in which it was to begin its first; it counts while the kingdom is at peace. */
  readonly peaceSince: number | null
  /** Round in which it lost its last territory. */
  readonly fell: number | null
}

/** Since when a player has left the first three ages, whatever came after. Id = seat. */
interface Settled {
  /** Round in which it first stood in age 4 or more. */
  readonly since: number
}

export const KINGDOM_MINDS = collection<KingdomMind>('kingdomMind', {
  check: checkOf(
    fieldsOf<KingdomMind>({
      id: KINGDOM,
      stirred: orNull(whole()),
      begun: flag,
      peaceSince: orNull(whole()),
      fell: orNull(whole()),
    }),
  ),
  see: () => 'all',
})
export const SETTLED = collection<Settled>('settled', { check: checkOf(fieldsOf<Settled>({ since: whole() })), see: () => 'all' })

export function mindOf(world: World, kingdom: Kingdom): KingdomMind {
  return world.record(KINGDOM_MINDS, kingdom) ?? { id: kingdom, stirred: null, begun: false, peaceSince: null, fell: null }
}

export function* changeMind(world: World, kingdom: Kingdom, change: Partial<KingdomMind>): Procedure {
  yield* record('GL-NPK-10', KINGDOM_MINDS, kingdom, { ...mindOf(world, kingdom), ...change })
}

/** A kingdom whose last war has just ended is at peace from this round on (RULING-140). Of anybody else nothing is noted. */
export function* notePeace(world: World, faction: Faction): Procedure {
  if (!isKingdom(faction) || warsOf(world, faction).length > 0) return
  yield* changeMind(world, faction, { peaceSince: world.cursor.turn })
}

/**
 * All living players have stood in age 4 or more: the kingdoms take note of the round in which the last of them first did (RULING-137). Where
 * they had to wait for one who fell instead, that round lies back.
 */
export function* stirKingdoms(world: World, kingdoms: readonly Kingdom[]): Procedure {
  yield* noteSettled(world)
  const rounds = living(world).map((seat) => world.record(SETTLED, seat)?.since ?? Infinity)
  const last = Math.max(...rounds)
  if (!Number.isFinite(last)) return
  const asleep = kingdoms.filter((kingdom) => mindOf(world, kingdom).stirred === null)
  for (const kingdom of asleep) yield* changeMind(world, kingdom, { stirred: last })
}

/** Called in every round, so that the round it is noted in is the one in which it came about. */
function* noteSettled(world: World): Procedure {
  for (const seat of living(world)) {
    if (civilisation(world, seat).highestAge < SETTLED_FROM_AGE || world.record(SETTLED, seat) !== undefined) continue
    yield* record('GL-NPK-2', SETTLED, seat, { since: world.cursor.turn })
  }
}

/** A kingdom that has lost its last territory is out (see GL-NPK-10); one the game master gives land again is back. */
export function* noteFallenKingdoms(world: World): Procedure {
  for (const kingdom of KINGDOMS) {
    const { fell } = mindOf(world, kingdom)
    const gone = world.accounts(kingdom).has('territories') && world.balance(kingdom, 'territories') === 0
    if (gone === (fell !== null)) continue
    yield* changeMind(world, kingdom, { fell: gone ? world.cursor.turn : null })
    if (gone) yield* tell('GL-NPK-10', 'line.kingdomGone', { seat: kingdom, figures: { kingdom } })
  }
}
