import { post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { battleOf, ELEMENTS, elementOf, elementsOf, HOSTS, type Element, type Host, type Status } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { costOf } from './types.ts'

const LOST: readonly Status[] = ['ensorcelled', 'frog', 'destroyed', 'fled']

/** AP an element counts as lost for as it stands (RULING-47). */
export function lossOf(world: World, { type, status }: Pick<Element, 'type' | 'status'>): number {
  if (!LOST.includes(status)) return 0
  return type === 'HO' && !ruled(world, 'hordes_count') ? 0 : costOf(type)
}

/** What of a host is lost, element by element. */
export function lossesOf(world: World, host: Host): number {
  return elementsOf(world, host).reduce((sum, element) => sum + lossOf(world, element), 0)
}

/** HQ-RES-11 What leaves the table, for good or for a time, adds its cost to the AP lost, and takes it off where it comes back. */
export function* changeElement(rule: RuleId, world: World, id: string, change: Partial<Element>): Procedure {
  const before = elementOf(world, id)
  const after = { ...before, ...change }
  const delta = within(world, before.owner, lossOf(world, after) - lossOf(world, before))
  yield* record(rule, ELEMENTS, id, after)
  yield* post(delta > 0 ? 'HQ-RES-11' : rule, before.owner, 'apLost', delta, { about: id, figures: { element: id } })
}

/** No figure set by hand takes the AP lost below 0, or beyond the army. */
function within(world: World, host: Host, delta: number): number {
  const now = world.balance(host, 'apLost')
  return Math.min(battleOf(world).armies[host].ap - now, Math.max(-now, delta))
}

/** An element leaves the table; whom a caster took comes free with its fall under `caster_fall` (RULING-42). */
export function* takeOff(rule: RuleId, world: World, id: string, status: Status, takenBy: string | null = null): Procedure {
  yield* changeElement(rule, world, id, { status, takenBy })
  if (ruled(world, 'caster_fall') !== 'free_return') return
  for (const { id: held, owner } of world.records(ELEMENTS).filter((one) => one.takenBy === id && one.status === 'ensorcelled')) {
    yield* changeElement('HQ-PIP-6', world, held, { status: 'reserve', takenBy: null })
    yield* tell('HQ-PIP-6', 'line.freed', { seat: owner, about: held, figures: { element: held, caster: id } })
  }
}

/** AP lost anew from the elements: where a house rule has changed what counts. */
export function* reckonLosses(rule: RuleId, world: World): Procedure {
  for (const host of HOSTS) yield* post(rule, host, 'apLost', lossesOf(world, host) - world.balance(host, 'apLost'))
}
