import { textOf } from '../../../../kernel/forms/form.ts'
import { post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, Limit } from '../../../../kernel/forms/field.ts'
import type { Act, ActAnswer } from '../../../../kernel/engine/request.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { numberIn, textIn, type Offer } from '../acts.ts'
import { held } from '../civilisation.ts'
import { nextId } from '../numbering.ts'
import { untiedPeople } from '../people.ts'
import { metalName } from '../phases/4-stockpile.ts'
import { MONUMENTS, type Monument, type Settlement } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import type { Civilisation } from '../seats.ts'
import { monumentSuggestions } from '../suggestedNames.ts'
import { BLESSING, MONUMENT_LIMITS, MONUMENT_MATERIALS, TOKENS_PER_BUNDLE, type Material } from '../tables/monuments.ts'
import { settlementFigures, settlementsOf } from './cards.ts'
import { completeMonument, freeWorkers, monumentsAt, planOf, sitesOf, turnsToBuild } from './monuments.ts'
import { shamanOf } from './shamans.ts'
import { putSite } from './sites.ts'

const NAME_LENGTH = 60

/**
 * GL-MON-1 Settlements at which a monument may be started: from age 2 on, while fewer than two are under construction, where the
 * civilisation has built none (RULING-105).
 */
export function buildingPlaces(world: World, seat: Civilisation): readonly Settlement[] {
  if (held(world, seat, 'age') < MONUMENT_LIMITS.fromAge || sitesOf(world, seat).length >= MONUMENT_LIMITS.atOnce) return []
  return settlementsOf(world, seat).filter(
    ({ id, established }) => established && !monumentsAt(world, id).some(({ builder }) => builder === seat),
  )
}

/** GL-SHA-4 Whether a monument that is started at this settlement can be blessed: by its own shaman, and if the price is there. */
export function mayBless(world: World, { id, owner }: Settlement): boolean {
  const price = held(world, owner, 'food') >= BLESSING.food && held(world, owner, 'wealth') >= BLESSING.wealth
  return price && shamanOf(world, id) !== undefined
}

/** Building with or without a blessing; where only some settlements have a shaman, building at the others is an act of its own. */
export function buildOffers(world: World, seat: Civilisation): readonly Offer[] {
  const bundles = bundleFields(world, seat)
  const places = buildingPlaces(world, seat)
  if (bundles.length === 0 || places.length === 0) return []
  const blessable = places.filter((place) => mayBless(world, place))
  const others = places.filter((place) => !mayBless(world, place))
  const offer = (id: string, at: readonly Settlement[], blessing: boolean): Offer[] =>
    at.length === 0 ? [] : [{ act: buildAct(world, seat, id, at, bundles, blessing), perform: (answer) => build(world, seat, answer) }]
  return [...offer('build', blessable, true), ...offer(blessable.length > 0 ? 'buildUnblessed' : 'build', others, false)]
}

/** A field for every material of which there is a bundle, and workers for it; filled in with what one turn can build. */
function bundleFields(world: World, seat: Civilisation): readonly (Field & { readonly id: Material; readonly type: 'number' })[] {
  let workers = untiedPeople(world, seat)
  let prestige: number = MONUMENT_LIMITS.prestigePerTurn
  const presets = new Map<Material, number>()
  const most = ({ material, workers: needed }: (typeof MONUMENT_MATERIALS)[number]) =>
    Math.min(Math.floor(held(world, seat, material) / TOKENS_PER_BUNDLE), Math.floor(Math.max(0, untiedPeople(world, seat)) / needed))
  for (const row of [...MONUMENT_MATERIALS].sort((a, b) => b.prestige - a.prestige)) {
    const usual = Math.min(most(row), Math.floor(prestige / row.prestige), Math.floor(workers / row.workers))
    presets.set(row.material, usual)
    prestige -= usual * row.prestige
    workers -= usual * row.workers
  }
  return MONUMENT_MATERIALS.filter((row) => most(row) > 0).map((row) => ({
    id: row.material,
    type: 'number',
    wording: 'field.bundles',
    figures: {
      material: nameOf(world, seat, row.material),
      prestige: row.prestige,
      workers: row.workers,
      held: held(world, seat, row.material),
    },
    min: 0,
    max: most(row),
    preset: presets.get(row.material) ?? 0,
  }))
}

function nameOf(world: World, seat: Civilisation, material: Material): string {
  return material === 'metal' ? metalName(held(world, seat, 'age')) : material
}

function buildAct(
  world: World,
  seat: Civilisation,
  id: string,
  places: readonly Settlement[],
  bundles: readonly (Field & { readonly id: Material })[],
  blessing: boolean,
): Act {
  const options = places.map((place) => ({ id: place.id, wording: 'option.settlement', figures: settlementFigures(place) }))
  const workers = Math.max(0, untiedPeople(world, seat))
  const bless: Field = { id: 'bless', type: 'flag', rule: 'GL-MON-5', wording: 'field.bless', figures: { ...BLESSING }, preset: false }
  return {
    id,
    rule: 'GL-MON-1',
    wording: `act.monument.${id}`,
    figures: { workers },
    fields: [
      { id: 'settlement', type: 'pick', wording: 'field.settlement', options, preset: options[0]?.id ?? '' },
      ...bundles,
      {
        id: 'extra',
        type: 'number',
        rule: 'GL-MON-3',
        wording: 'field.extraWorkers',
        figures: { max: workers },
        min: 0,
        max: workers,
        preset: 0,
      },
      ...(blessing ? [bless] : []),
      {
        id: 'name',
        type: 'text',
        wording: 'field.monumentName',
        maxLength: NAME_LENGTH,
        preset: '',
        suggestions: monumentSuggestions(world, seat),
      },
    ],
    limits: buildLimits(
      world,
      seat,
      bundles.map((field) => field.id),
      blessing,
    ),
  }
}

/** At least one bundle, no more workers than are free, and wealth for bundles and blessing together. */
function buildLimits(world: World, seat: Civilisation, materials: readonly Material[], blessing: boolean): readonly Limit[] {
  const rows = MONUMENT_MATERIALS.filter(({ material }) => materials.includes(material))
  const workers = Object.fromEntries(rows.map((row) => [row.material, row.workers]))
  const bundles = Object.fromEntries(rows.map((row) => [row.material, -1]))
  const limits: Limit[] = [
    { rule: 'GL-MON-2', wording: 'limit.monumentBundle', weights: bundles, max: -1 },
    { rule: 'GL-MON-2', wording: 'limit.monumentWorkers', weights: { ...workers, extra: 1 }, max: Math.max(0, untiedPeople(world, seat)) },
  ]
  if (!blessing || !materials.includes('wealth')) return limits
  const wealth = { wealth: TOKENS_PER_BUNDLE, bless: BLESSING.wealth }
  return [...limits, { rule: 'GL-MON-5', wording: 'limit.monumentWealth', weights: wealth, max: held(world, seat, 'wealth') }]
}

/** GL-MON-2 Bundles go in, and their workers and the extra ones are tied until the monument is finished (RULING-102). */
function* build(world: World, seat: Civilisation, answer: ActAnswer): Procedure {
  const bundles = { stone: numberIn(answer, 'stone'), wealth: numberIn(answer, 'wealth'), metal: numberIn(answer, 'metal') }
  const { prestige, required } = planOf(bundles)
  const extra = numberIn(answer, 'extra')
  const blessed = answer['bless'] === true
  const started = world.cursor.turn
  const turns = turnsToBuild(world, prestige, extra)
  const id = yield* nextId('GL-MON-1', world, seat, 'monument')
  const monument: Monument = {
    id,
    builder: seat,
    holder: seat,
    settlement: textOf(answer['settlement']),
    name: textIn(answer, 'name'),
    prestige,
    started,
    due: started + turns,
    stage: 'building',
    blessed,
  }
  yield* blessed ? bless(world, monument) : startUnblessed(monument)
  for (const { material } of MONUMENT_MATERIALS)
    yield* post('GL-MON-2', seat, material, -TOKENS_PER_BUNDLE * bundles[material], { about: id })
  yield* record('GL-MON-2', MONUMENTS, id, monument)
  yield* putSite('GL-MON-2', id, { owner: seat, bundles, required, workers: freeWorkers(world, seat, required + extra) })
  const { name } = monument
  yield* tell('GL-MON-2', 'line.monumentStarted', {
    seat,
    about: id,
    figures: { name, prestige, turns, start: blessed ? 0 : MONUMENT_LIMITS.startPrestige },
  })
  yield* tell('GL-MON-2', 'line.workersTied', { seat, see: [seat], about: id, figures: { name, workers: required + extra } })
  if (turns === 0) yield* completeMonument(world, id)
}

/** GL-MON-4 Starting a monument costs 8 prestige, which comes back when it is finished. */
function* startUnblessed({ id, holder }: Monument): Procedure {
  yield* post('GL-MON-4', holder, 'prestige', -MONUMENT_LIMITS.startPrestige, { about: id })
}

/** GL-MON-5 The settlement's shaman blesses a monument that is about to be started: nothing is lost by the start, and 10 prestige gained (RULING-103). */
function* bless(world: World, { id, holder, name }: Monument): Procedure {
  yield* post('GL-MON-5', holder, 'food', -BLESSING.food, { about: id })
  yield* post('GL-MON-5', holder, 'wealth', -BLESSING.wealth, { about: id })
  const prestige = ruled(world, 'blessing_prestige') === 'immediate' ? BLESSING.prestige : 0
  yield* post('GL-MON-5', holder, 'prestige', prestige, { about: id })
  yield* tell('GL-MON-5', 'line.monumentBlessed', { seat: holder, about: id, figures: { name, prestige } })
}
