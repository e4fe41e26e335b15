import { drop, post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { tiedWorkers } from '../people.ts'
import { MONUMENTS, type Monument, type Site } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { BLESSING, MONUMENT_LIMITS, MONUMENT_MATERIALS } from '../tables/monuments.ts'
import { clearSite } from './sites.ts'

type Bundles = Site['bundles']
type Workers = Site['workers']

/** Monuments a civilisation holds, standing or under construction, the oldest first. */
export function monumentsOf(world: World, seat: Civilisation): readonly Monument[] {
  return world.records(MONUMENTS).filter(({ holder }) => holder === seat)
}

export function sitesOf(world: World, seat: Civilisation): readonly Monument[] {
  return monumentsOf(world, seat).filter(({ stage }) => stage === 'building')
}

export function monumentsAt(world: World, settlement: string): readonly Monument[] {
  return world.records(MONUMENTS).filter((monument) => monument.settlement === settlement)
}

/** Names and prestige of what stands at a settlement, as figures of an option; none where nothing does. */
export function worksAt(world: World, settlement: string): Figures {
  const monuments = monumentsAt(world, settlement)
  if (monuments.length === 0) return {}
  const names = monuments.map(({ name }) => name).filter((name) => name !== '')
  return { monument: names.join(', '), monumentPrestige: monuments.reduce((sum, { prestige }) => sum + prestige, 0) }
}

/** Prestige a monument of these bundles gives, and the workers it needs. */
export function planOf(bundles: Bundles): { readonly prestige: number; readonly required: number } {
  let prestige = 0
  let required = 0
  for (const row of MONUMENT_MATERIALS) {
    prestige += bundles[row.material] * row.prestige
    required += bundles[row.material] * row.workers
  }
  return { prestige, required }
}

/** GL-MON-3 A turn for every started 10 prestige, one less for every full 25 extra workers, at least one (RULING-101). */
export function turnsToBuild(world: World, prestige: number, extra: number): number {
  const turns = Math.ceil(prestige / MONUMENT_LIMITS.prestigePerTurn) - Math.floor(extra / MONUMENT_LIMITS.workersPerTurnLess)
  return Math.max(ruled(world, 'min_build_turns'), turns)
}

/** Up to `count` people who are not tied to a site, women first. */
export function freeWorkers(world: World, seat: Civilisation, count: number): Workers {
  const tied = tiedWorkers(world, seat)
  const females = Math.max(0, Math.min(count, held(world, seat, 'females') - tied.females))
  const males = Math.max(0, Math.min(count - females, held(world, seat, 'males') - tied.males))
  return { males, females }
}

/** GL-MON-6 A monument is finished: it gives its prestige, that of the start comes back, and the workers are free. */
export function* completeMonument(world: World, id: string): Procedure {
  const monument = world.record(MONUMENTS, id)
  if (monument === undefined) return
  const { holder, name, blessed } = monument
  yield* record('GL-MON-6', MONUMENTS, id, { ...monument, stage: 'standing' })
  yield* clearSite('GL-MON-6', world, id)
  const start = blessed ? 0 : MONUMENT_LIMITS.startPrestige
  const blessing = blessed && ruled(world, 'blessing_prestige') === 'on_completion' ? BLESSING.prestige : 0
  yield* post('GL-MON-6', holder, 'prestige', prestigeOf(monument), { about: id })
  yield* post('GL-MON-4', holder, 'prestige', start, { about: id })
  yield* post('GL-MON-5', holder, 'prestige', blessing, { about: id })
  yield* tell('GL-MON-6', 'line.monumentFinished', {
    seat: holder,
    about: id,
    figures: { name, prestige: prestigeOf(monument), start, blessing },
  })
}

/** Prestige a finished monument gives: its builder all of it, another holder half, rounded down. */
export function prestigeOf({ prestige, builder, holder }: Monument): number {
  return builder === holder ? prestige : Math.floor(prestige / 2)
}

/**
 * GL-MON-7 A monument is destroyed by `rule`: its holder loses the prestige it gave, or would have given (RULING-104). Workers are free,
 * materials gone, and the price of starting is not returned.
 */
export function* destroyMonument(rule: RuleId, world: World, { id }: Monument): Procedure {
  const monument = world.record(MONUMENTS, id)
  if (monument === undefined) return
  const { name, holder, stage } = monument
  const prestige = stage === 'standing' || ruled(world, 'unfinished_loss') === 'full' ? prestigeOf(monument) : 0
  yield* drop(rule, MONUMENTS, id)
  yield* clearSite(rule, world, id)
  yield* post('GL-MON-7', holder, 'prestige', -prestige, { about: id })
  yield* tell(rule, 'line.monumentLost', { seat: holder, about: id, figures: { name, prestige } })
}
