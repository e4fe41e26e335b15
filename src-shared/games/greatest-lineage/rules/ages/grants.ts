import type { Field } from '../../../../kernel/forms/field.ts'
import { textOf } from '../../../../kernel/forms/form.ts'
import { fill, post, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { held } from '../civilisation.ts'
import { tribeLand } from '../factions/tribes.ts'
import { newcomers } from '../newcomers.ts'
import { peopleForBenefits } from '../people.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { AGE_CHANGE, type AgeRow } from '../tables/ages.ts'
import { blankLand, receiveLand } from '../territory/land.ts'
import { boardOf, landNear } from '../territory/map.ts'
import { pointOut } from '../territory/pointing.ts'
import { receiveUnowned, takeFromTribes, tribeFields } from '../territory/purchase.ts'

/**
 * GL-AGE-3 What an age brings, in this order: technology and as many people (RULING-115), 30 in 100 more people (RULING-116), 10 prestige,
 * and a tenth of the land (RULING-117). An age that is not reached for the first time brings the prestige only, all of it, or nothing
 * (RULING-123).
 */
export function* grantAge(world: World, seat: Civilisation, { gain }: AgeRow, firstTime: boolean): Procedure {
  const brings = giftsOf(world, firstTime)
  if (brings === 'nothing') return
  const all = brings === 'everything'
  const landBefore = held(world, seat, 'territories')
  if (all) yield* post('GL-AGE-3', seat, 'technology', gain)
  if (all) yield* newcomers('GL-AGE-3', world, seat, gain, 'ageGift')
  if (all) yield* newcomers('GL-AGE-3', world, seat, percentOf(peopleForBenefits(world, seat), AGE_CHANGE.peoplePercent), 'ageGrowth')
  yield* post('GL-AGE-3', seat, 'prestige', AGE_CHANGE.prestige)
  if (all) yield* grantLand(world, seat, percentOf(landBefore, AGE_CHANGE.landPercent))
}

/** What an age brings that is reached for the first time, or again (RULING-123). */
export function giftsOf(world: World, firstTime: boolean): 'everything' | 'prestige' | 'nothing' {
  if (firstTime) return 'everything'
  return ({ full: 'everything', prestige_only: 'prestige', none: 'nothing' } as const)[ruled(world, 'readvance')]
}

function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100)
}

/** Land next to the old, nobody's or a tribe's, by the owner's choice; fewer territories where there are none left (RULING-117). */
function* grantLand(world: World, seat: Civilisation, due: number): Procedure {
  if (boardOf(world) !== null) return yield* grantPlaces(world, seat, due)
  const { fromTribes, tribe } = yield* chooseFromTribes(world, seat, due)
  const blank = Math.min(due - fromTribes, blankLand(world))
  const ofTribes = yield* takeFromTribes('GL-AGE-3', world, fromTribes, tribe)
  yield* receiveLand('GL-AGE-3', world, seat, blank + ofTribes)
}

function* grantPlaces(world: World, seat: Civilisation, due: number): Procedure {
  const beside = (): readonly string[] => landNear(world, seat, 1, 'any', false)
  const lands = yield* pointOut(world, { rule: 'GL-AGE-3', chooser: seat, what: 'gain', count: due, lands: beside })
  yield* receiveUnowned('GL-AGE-3', world, seat, lands)
}

/** How much land of tribes, and of which tribe first. */
interface FromTribes {
  readonly fromTribes: number
  readonly tribe: string
}

function* chooseFromTribes(world: World, seat: Civilisation, due: number): Procedure<FromTribes> {
  const least = () => Math.min(tribeLand(world), Math.max(0, due - blankLand(world)))
  const most = () => Math.min(tribeLand(world), due)
  const sheet = yield* fill('ageLand', seat, () => {
    if (least() >= most()) return null
    const figures = { territories: due, blank: blankLand(world), guarded: tribeLand(world) }
    const field = { id: 'fromTribes', type: 'number', wording: 'field.landFromTribes', figures: { max: most() } } as const
    const fields: readonly Field[] = [{ ...field, min: least(), max: most(), preset: least() }, ...tribeFields(world)]
    return { rule: 'GL-AGE-3', figures, fields }
  })
  return { fromTribes: Math.min(Number(sheet?.['fromTribes'] ?? least()), most()), tribe: textOf(sheet?.['tribe'] ?? '') }
}
