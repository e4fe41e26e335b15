import type { Figures } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { Inconsistency } from '../../setup/takingOver.ts'
import { held, living } from '../rules/civilisation.ts'
import { tribePeople, tribes } from '../rules/factions/tribes.ts'
import { tiedWorkers } from '../rules/people.ts'
import { MONUMENTS } from '../rules/records.ts'
import { royalsOf, rulerOf, spouseOf } from '../rules/royalty/culture.ts'
import { roundOfDeath } from '../rules/royalty/house.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { KINGDOMS, SEATS, type Civilisation } from '../rules/seats.ts'
import { cardsFor, settlementsOf } from '../rules/settlements/cards.ts'
import { HOUSE_AT_MOST } from '../rules/tables/royalFigures.ts'
import { guardedLand } from '../rules/territory/land.ts'

/** A civilisation builds this many monuments at once at most. */
const MOST_BUILDING = 2

/** What the invariants of the rules document (part F) find in a world that was filled in by hand; the rest follows from figures by itself. */
export function inconsistencies(world: World): readonly Inconsistency[] {
  const owned = [...SEATS, ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0) + guardedLand(world)
  const total = ruled(world, 'scenario_total')
  return [
    ...(owned > total ? [blocking('misfit.land', { held: owned, total })] : []),
    ...living(world).flatMap((owner) => [...houseInconsistencies(world, owner), ...worksInconsistencies(world, owner)]),
    ...tribes(world).flatMap((tribe) => {
      const people = tribePeople(world, tribe)
      return tribe.territories <= Math.floor(people / 10)
        ? []
        : [telling('misfit.tribeLand', { tribe: tribe.id, territories: tribe.territories, people })]
    }),
  ]
}

/** 16 to 18. */
function houseInconsistencies(world: World, owner: Civilisation): readonly Inconsistency[] {
  const house = royalsOf(world, owner)
  const roles = Object.entries(HOUSE_AT_MOST)
  const ruler = rulerOf(world, owner)
  const death = ruler === undefined ? 0 : roundOfDeath(world, ruler)
  return [
    ...roles.flatMap(([role, most]) => {
      const members = house.filter((royal) => royal.role === role).length
      return members > most ? [blocking('misfit.house', { owner, role, members, most })] : []
    }),
    ...(ruler === undefined && spouseOf(world, owner) !== undefined ? [blocking('misfit.widowed', { owner })] : []),
    ...(ruler === undefined ? [telling('misfit.noRuler', { owner })] : []),
    ...(ruler !== undefined && death < world.cursor.turn ? [telling('misfit.oldRuler', { owner, since: ruler.since, death })] : []),
  ]
}

/** 9, 13 and 22. */
function worksInconsistencies(world: World, owner: Civilisation): readonly Inconsistency[] {
  const land = held(world, owner, 'territories')
  const [settlements, cards] = [settlementsOf(world, owner).length, cardsFor(land)]
  const monuments = world.records(MONUMENTS)
  const building = monuments.filter(({ stage, holder }) => stage === 'building' && holder === owner).length
  const own = monuments.filter(({ builder }) => builder === owner).map(({ settlement }) => settlement)
  const tied = tiedWorkers(world, owner)
  return [
    ...(settlements > cards ? [telling('misfit.settlements', { owner, settlements, cards, land })] : []),
    ...(building > MOST_BUILDING ? [blocking('misfit.building', { owner, monuments: building })] : []),
    ...(new Set(own).size < own.length ? [blocking('misfit.sameSettlement', { owner })] : []),
    ...(['males', 'females'] as const).flatMap((sex) => {
      const people = held(world, owner, sex)
      return tied[sex] > people ? [blocking('misfit.workers', { owner, tied: tied[sex], people })] : []
    }),
  ]
}

function blocking(wording: string, figures: Figures): Inconsistency {
  return { wording, figures, blocks: true }
}

function telling(wording: string, figures: Figures): Inconsistency {
  return { wording, figures, blocks: false }
}
