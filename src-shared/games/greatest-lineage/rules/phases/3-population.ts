import { confide, fill, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, Limit, Sheet } from '../../../../kernel/forms/field.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { births, gateOpen, malesForGate, mostMothers } from '../births.ts'
import { held, isAlive } from '../civilisation.ts'
import { birthChance } from '../derived.ts'
import { editionOf } from '../edition.ts'
import { settleFalls } from '../factions/ending.ts'
import { familyBirths } from '../family.ts'
import { habitOf, keepHabit } from '../habits.ts'
import { tryForRoyalChild } from '../royalty/children.ts'
import { childrenOf, rulerOf, spouseOf } from '../royalty/culture.ts'
import { canPay, heirPrice, mayWed, nameHeirs, roomForHeirs, wed, weddingPrice, welcomeExpected } from '../royalty/expected.ts'
import { roundOfDeath } from '../royalty/house.ts'
import type { Civilisation } from '../seats.ts'
import { HOUSE_AT_MOST, ROYAL_CHILD } from '../tables/royalFigures.ts'

/** GL-POP-8 Phase 3: the royal house grows first, then the people. One sheet says what the player wants of both. */
export function* populationPhase(world: World, seat: Civilisation): Procedure {
  yield* welcomeExpected(world, seat)
  yield* tellShutGate(world, seat)
  const plan = yield* fill('population', seat, () => populationSheet(world, seat))
  if (plan?.['wed'] === true) yield* wed(world, seat)
  yield* nameHeirs(world, seat, 'male', amount(plan, 'heirsMale'))
  yield* nameHeirs(world, seat, 'female', amount(plan, 'heirsFemale'))
  const mothers = amount(plan, 'mothers')
  if (editionOf(world) >= 3) {
    yield* keepHabit('GL-POP-2', world, seat, { mothers: mothers === mostMothers(world, seat) ? undefined : mothers })
    return yield* familyBirths(world, seat, { royalChild: plan?.['royalChild'] === true, mothers })
  }
  if (plan?.['royalChild'] === true) yield* royalChild(world, seat)
  if (isAlive(world, seat)) yield* births(world, seat, mothers)
}

/** A try may cost the ruler's life (RULING-131), and with the last of a house its people fall at once. */
function* royalChild(world: World, seat: Civilisation): Procedure {
  yield* tryForRoyalChild(world, seat)
  if (rulerOf(world, seat) === undefined) yield* settleFalls(world)
}

function amount(plan: Sheet | null, field: string): number {
  return Number(plan?.[field] ?? 0)
}

/** Told to the owner alone: the figures leave out people in secret service, and whether the gate is shut hangs on them. */
function* tellShutGate(world: World, seat: Civilisation): Procedure {
  if (gateOpen(world, seat)) return
  const figures = { males: malesForGate(world, seat), females: held(world, seat, 'females') }
  yield* confide('GL-POP-1', 'line.gateShut', seat, figures)
}

/** What can be wanted in this phase, with what most would want filled in; null where nothing can. */
function populationSheet(world: World, seat: Civilisation) {
  const fields = [...mothersField(world, seat), ...royalChildField(world, seat), ...wedField(world, seat), ...heirFields(world, seat)]
  if (fields.length === 0) return null
  const figures = {
    males: held(world, seat, 'males'),
    females: held(world, seat, 'females'),
    chance: birthChance(world, seat),
    food: held(world, seat, 'food'),
    wealth: held(world, seat, 'wealth'),
  }
  return { rule: 'GL-POP-8', rules: ['GL-POP-2'], figures, fields, limits: limitsOf(world, seat, fields) } as const
}

function mothersField(world: World, seat: Civilisation): Field[] {
  const max = mostMothers(world, seat)
  if (max === 0) return []
  const figures = { chance: birthChance(world, seat), max }
  return [
    {
      id: 'mothers',
      type: 'number',
      rule: 'GL-POP-2',
      wording: 'field.mothers',
      figures,
      min: 0,
      max,
      preset: Math.min(max, habitOf(world, seat).mothers ?? max),
      ...(habitOf(world, seat).mothers === undefined ? {} : { asLast: true }),
    },
  ]
}

/** Wanted unless a fifth child would have to take the place of another. */
function royalChildField(world: World, seat: Civilisation): Field[] {
  if (spouseOf(world, seat) === undefined) return []
  const children = childrenOf(world, seat).length
  const figures = { chance: ROYAL_CHILD.chance, children }
  const preset = children < HOUSE_AT_MOST.child
  return [{ id: 'royalChild', type: 'flag', rule: 'GL-ROY-10', wording: 'field.royalChild', figures, preset }]
}

/** Wanted unless the ruler will have died of age by the time the spouse arrives. */
function wedField(world: World, seat: Civilisation): Field[] {
  const ruler = rulerOf(world, seat)
  const price = weddingPrice(world, seat)
  if (ruler === undefined || !mayWed(world, seat) || !canPay(world, seat, price)) return []
  const preset = roundOfDeath(world, ruler) > world.cursor.turn + 1
  return [{ id: 'wed', type: 'flag', rule: 'GL-ROY-8', wording: 'field.wed', figures: { ...price }, preset }]
}

function heirFields(world: World, seat: Civilisation): Field[] {
  const price = heirPrice(world, seat)
  const max = roomForHeirs(world, seat)
  if (max === 0 || !canPay(world, seat, price)) return []
  const field = { type: 'number', rule: 'GL-ROY-7', figures: { ...price, max }, min: 0, max, preset: 0 } as const
  return [
    { ...field, id: 'heirsMale', wording: 'field.heirsMale' },
    { ...field, id: 'heirsFemale', wording: 'field.heirsFemale' },
  ]
}

/** Wedding and heirs together: within the stock, and within the places there are for heirs. */
function limitsOf(world: World, seat: Civilisation, fields: readonly Field[]): Limit[] {
  const asked = new Set(fields.map(({ id }) => id))
  const heirs = { heirsMale: heirPrice(world, seat), heirsFemale: heirPrice(world, seat) }
  const prices = Object.entries({ wed: weddingPrice(world, seat), ...heirs }).filter(([id]) => asked.has(id))
  const limits: Limit[] = (['food', 'wealth'] as const).map((token) => ({
    rule: 'GL-ROY-8',
    wording: token === 'food' ? 'limit.houseFood' : 'limit.houseWealth',
    weights: Object.fromEntries(prices.filter(([, price]) => price[token] > 0).map(([id, price]) => [id, price[token]])),
    max: held(world, seat, token),
  }))
  if (asked.has('heirsMale')) {
    limits.push({ rule: 'GL-ROY-1', wording: 'limit.heirs', weights: { heirsMale: 1, heirsFemale: 1 }, max: roomForHeirs(world, seat) })
  }
  return limits.filter(({ weights }) => Object.keys(weights).length > 0)
}
