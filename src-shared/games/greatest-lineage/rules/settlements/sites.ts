import { drop, record, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { SITES, type Site } from '../records.ts'

/** What went into a monument under construction and who works there, seen by its owner alone; undefined for one that stands. */
export function siteOf(world: World, monument: string): Site | undefined {
  return world.record(SITES, monument)
}

export function* putSite(rule: RuleId, monument: string, site: Site): Procedure {
  yield* record(rule, SITES, monument, site, [site.owner])
}

/** The workers are free, and nobody needs to know any more what was used: the monument is finished, or gone. */
export function* clearSite(rule: RuleId, world: World, monument: string): Procedure {
  const site = siteOf(world, monument)
  if (site !== undefined) yield* drop(rule, SITES, monument, [site.owner])
}

export function workersOn({ workers }: Site): number {
  return workers.males + workers.females
}

/** Workers without whom it is not finished; none for one that stands. */
export function workersMissing(world: World, monument: string): number {
  const site = siteOf(world, monument)
  return site === undefined ? 0 : Math.max(0, site.required - workersOn(site))
}
