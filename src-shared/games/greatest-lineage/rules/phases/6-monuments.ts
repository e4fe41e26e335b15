import { record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs } from '../acts.ts'
import { held } from '../civilisation.ts'
import { untiedPeople } from '../people.ts'
import { MONUMENTS } from '../records.ts'
import type { Civilisation } from '../seats.ts'
import { buildOffers } from '../settlements/building.ts'
import { completeMonument, freeWorkers, sitesOf } from '../settlements/monuments.ts'
import { metalName } from './4-stockpile.ts'
import { putSite, siteOf, workersMissing, workersOn } from '../settlements/sites.ts'

/** Phase 6: what is due is finished, then new monuments may be started. */
export function* monumentsPhase(world: World, seat: Civilisation): Procedure {
  yield* workOnSites(world, seat)
  yield* voluntaryActs('monument', seat, () => ({
    rule: 'GL-MON-1',
    rules: ['GL-MON-2', 'GL-MON-3', 'GL-MON-4', 'GL-MON-5'],
    figures: {
      building: sitesOf(world, seat).length,
      workers: untiedPeople(world, seat),
      stone: held(world, seat, 'stone'),
      wealth: held(world, seat, 'wealth'),
      [metalName(held(world, seat, 'age'))]: held(world, seat, 'metal'),
      food: held(world, seat, 'food'),
    },
    offers: buildOffers(world, seat),
  }))
}

/** Sites that have their workers come first: finished, they free hands for those that lack some (RULING-102). */
function* workOnSites(world: World, seat: Civilisation): Procedure {
  for (const { id } of sitesOf(world, seat)) yield* finishIfDue(world, id)
  for (const { id } of sitesOf(world, seat)) {
    yield* refill(world, seat, id)
    yield* loseTurn(world, seat, id)
    yield* finishIfDue(world, id)
  }
}

function* finishIfDue(world: World, id: string): Procedure {
  const monument = world.record(MONUMENTS, id)
  if (monument?.stage !== 'building' || monument.due > world.cursor.turn) return
  if (workersMissing(world, id) === 0) yield* completeMonument(world, id)
}

/** A site below the workers it needs gets them from those who are free, as far as they go. */
function* refill(world: World, seat: Civilisation, id: string): Procedure {
  const monument = world.record(MONUMENTS, id)
  const site = siteOf(world, id)
  if (monument === undefined || site === undefined) return
  const added = freeWorkers(world, seat, workersMissing(world, id))
  if (added.males + added.females === 0) return
  const workers = { males: site.workers.males + added.males, females: site.workers.females + added.females }
  yield* putSite('GL-MON-2', id, { ...site, workers })
  const figures = { name: monument.name, workers: added.males + added.females }
  yield* tell('GL-MON-2', 'line.workersSent', { seat, see: [seat], about: id, figures })
}

function* loseTurn(world: World, seat: Civilisation, id: string): Procedure {
  const monument = world.record(MONUMENTS, id)
  const site = siteOf(world, id)
  if (monument === undefined || site === undefined || workersMissing(world, id) === 0) return
  const { name } = monument
  yield* record('GL-MON-2', MONUMENTS, id, { ...monument, due: monument.due + 1 })
  yield* tell('GL-MON-2', 'line.monumentDelayed', { seat, about: id, figures: { name } })
  const figures = { name, workers: workersOn(site), required: site.required }
  yield* tell('GL-MON-2', 'line.workersLacking', { seat, see: [seat], about: id, figures })
}
