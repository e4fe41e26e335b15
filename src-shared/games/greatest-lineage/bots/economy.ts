import type { Field, FieldValue, NumberField } from '../../../kernel/forms/field.ts'
import type { Act, ActRequest, FillRequest, Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { Token } from '../rules/accounts.ts'
import { ageNeeds, type AgeNeed } from '../rules/ages/needs.ts'
import { held } from '../rules/civilisation.ts'
import { capacity } from '../rules/derived.ts'
import { peopleForBenefits, peopleForBurdens } from '../rules/people.ts'
import { HAPPENED } from '../rules/records.ts'
import type { Civilisation } from '../rules/seats.ts'
import { MONUMENT_LIMITS, MONUMENT_MATERIALS, TOKENS_PER_BUNDLE } from '../rules/tables/monuments.ts'
import { LAST_AGE } from '../rules/tables/ages.ts'
import { hasTimeline } from '../rules/timeline/calendar.ts'
import { presetSheet, withinLimits } from '../../../kernel/forms/form.ts'
import { readRequestId } from '../../../kernel/engine/requestId.ts'

/** What a filled-in sheet or an act is answered with. */
export type Filled = Readonly<Record<string, FieldValue>>

/** Technology at which a gatherer brings home the first token, and beyond which one brings home no more. */
const FIRST_HARVEST = 10
const FULL_HARVEST = 50
/** Rounds of food kept in store. */
const FOOD_ROUNDS = 3
const LEVY = 'GL-TIME-T06a'
/** Of each sex: the thirty it takes, and enough to go on with. */
const ENOUGH_FOR_LEVY = 60
/** Technology with which a gatherer brings home two tokens. */
const LEVY_TECHNOLOGY = 20
/** People for each territory the next age asks for; below it a realm of early days does not stop to grow. */
const PEOPLE_PER_TERRITORY = 14
const LEAST_PEOPLE = 320
/** As many mothers as a table would throw dice for in one turn. */
const MOST_MOTHERS = 300
/** Wood buys people: what is kept for the resource check. */
const PEOPLE_PER_WOOD = 2

/** What an age asks for and is not there yet; nothing once the last is reached. */
export function missing(world: World, seat: Civilisation): ReadonlyMap<AgeNeed['id'], number> {
  const needs = ageNeeds(world, seat, held(world, seat, 'age') + 1)
  return new Map(needs.map(({ id, have, need }) => [id, Math.max(0, need - have)]))
}

/** A number field of a sheet or an act. */
export function numberField({ fields }: { readonly fields: readonly Field[] }, id: string): NumberField | undefined {
  return fields.find((field): field is NumberField => field.id === id && field.type === 'number')
}

/** People worth having now: enough for the land of the next age, and hands for its stores. */
export function wantedPeople(world: World, seat: Civilisation): number {
  const territories =
    ageNeeds(world, seat, Math.min(LAST_AGE, held(world, seat, 'age') + 1)).find(({ id }) => id === 'territories')?.need ?? 0
  return Math.max(LEAST_PEOPLE, PEOPLE_PER_TERRITORY * Math.max(territories, held(world, seat, 'territories')))
}

/** The sheet of phase 3: a house that goes on, and children as long as there are too few people. */
export function population(request: FillRequest, world: World, seat: Civilisation): Filled {
  const offered = presetSheet(request)
  const mothers = numberField(request, 'mothers')
  if (mothers === undefined) return offered
  // More women die in childbed than girls are born: before the levy there are none to spare.
  const lacking = awaitsLevy(world, seat) ? 0 : Math.max(0, wantedPeople(world, seat) - peopleForBurdens(world, seat))
  return { ...offered, mothers: Math.min(mothers.max, MOST_MOTHERS, 3 * lacking) }
}

/** Gatherers go where the next age lacks most, once food and wood of the coming resource check are provided for. */
export function gathering(request: FillRequest, world: World, seat: Civilisation): Filled {
  const offered = presetSheet(request)
  const fields = request.fields.filter((field): field is NumberField => field.type === 'number')
  const each = Math.max(1, Number(request.figures['each'] ?? 1))
  const all = Number(request.figures['gatherers'] ?? 0)
  const eaten = Math.ceil(peopleForBurdens(world, seat) / 5)
  const lacks = missing(world, seat)
  const prestige = lacks.get('prestige') ?? 0
  const room = Math.max(0, wantedPeople(world, seat) - peopleForBurdens(world, seat))
  const levy = awaitsLevy(world, seat)
  const builds: Partial<Record<string, number>> = { stone: 5 * prestige, metal: prestige, wealth: 2 * prestige }
  const wish = (id: string): number => {
    if (id === 'food') return Math.max(0, (FOOD_ROUNDS + 1) * eaten + (levy ? room / 5 : 0) - held(world, seat, 'food'))
    if (id === 'wood') return Math.max(0, room / PEOPLE_PER_WOOD - held(world, seat, 'wood'))
    return Math.max(0, (builds[id] ?? 0) - held(world, seat, id as Token))
  }
  const lack = ({ id }: NumberField): number => (lacks.get(id as AgeNeed['id']) ?? 0) + wish(id) + 1
  const total = fields.reduce((sum, field) => sum + lack(field), 0)
  const first = Math.min(all, Math.max(0, Math.ceil((eaten * 2 - held(world, seat, 'food')) / each)))
  const plan = Object.fromEntries(
    fields.map((field) => [field.id, Math.floor(((all - first) * lack(field)) / total) + (field.id === 'food' ? first : 0)] as const),
  )
  return withinLimits(request, plan) ? plan : offered
}

/** What is wanted of an act at most; null where it is not offered or allowed. */
export function buy(request: ActRequest, id: string, wish: number): Filled | null {
  const act = request.acts.find((offered) => offered.id === id)
  const amount = act?.fields.find((field): field is NumberField => field.type === 'number')
  if (act === undefined || amount === undefined) return null
  const value = Math.min(Math.floor(wish), amount.max)
  const sheet = { ...presetSheet(act), [amount.id]: value }
  return value >= Math.max(1, amount.min) && withinLimits(act, sheet) ? { act: id, ...sheet } : null
}

/** The sixth turn of the timeline takes thirty of each sex: until it has, people come before everything else. */
function awaitsLevy(world: World, seat: Civilisation): boolean {
  if (world.record(HAPPENED, LEVY) !== undefined || !hasTimeline(world)) return false
  return Math.min(held(world, seat, 'males'), held(world, seat, 'females')) < ENOUGH_FOR_LEVY
}

/** People the land can carry, the stores can feed and the wood can house, beyond those there are. */
function roomForPeople(world: World, seat: Civilisation): number {
  const people = peopleForBurdens(world, seat)
  const fed = Math.floor(((held(world, seat, 'food') - 1) * 5) / (awaitsLevy(world, seat) ? 1 : FOOD_ROUNDS))
  const housed = PEOPLE_PER_WOOD * held(world, seat, 'wood') - held(world, seat, 'newPeople')
  return Math.max(0, Math.min(capacity(world, seat) - people, fed - people, housed, wantedPeople(world, seat) - people))
}

/** Points a bot keeps for something of its own, in percent of what is there; the rest builds the realm. */
export interface Taste {
  /** Military technology beyond what the next age asks for, for every age reached. */
  readonly arms: number
  /** Share of the points of a turn that goes into the ruler's bonus on military rolls once there is somebody to fight, in percent. */
  readonly ruler?: number
  /** Whether it is time for that. */
  readonly fights?: (world: World, seat: Civilisation) => boolean
}

/** One purchase of phase 7: what the next age lacks, cheapest first, then people, then what lasts. Null: nothing more. */
export function spending(request: ActRequest, world: World, seat: Civilisation, { arms, ruler = 0, fights }: Taste): Filled | null {
  const technology = held(world, seat, 'technology')
  if (technology < FIRST_HARVEST) return buy(request, 'technology', FIRST_HARVEST - technology)
  const lacks = missing(world, seat)
  const lack = (id: AgeNeed['id']): number => lacks.get(id) ?? 0
  const points = held(world, seat, 'points')
  const land = Math.min(lack('territories'), Math.floor(peopleForBenefits(world, seat) / 8) - held(world, seat, 'territories'))
  const levy = awaitsLevy(world, seat)
  const weapons = Math.max(lack('militaryTechnology'), arms * held(world, seat, 'age') - held(world, seat, 'militaryTechnology'))
  const people = roomForPeople(world, seat)
  const command = request.occurrence === 0 && fights?.(world, seat) === true ? Math.floor((points * ruler) / 100) : 0
  return (
    buy(request, 'rulerMilitary', command) ??
    buy(request, 'territory', 1) ??
    (levy ? buy(request, 'technology', LEVY_TECHNOLOGY - technology) : null) ??
    (levy ? buy(request, 'people', people) : null) ??
    buy(request, 'technology', FULL_HARVEST - technology) ??
    buy(request, 'people', Math.min(people, Math.ceil(points / 4))) ??
    birthBlessing(request, world, seat) ??
    buy(request, 'rulerTerritory', land) ??
    buy(request, 'tribeTerritory', land) ??
    buy(request, 'culture', Math.min(lack('culture'), Math.ceil(points / 8))) ??
    buy(request, 'technology', Math.min(lack('technology'), Math.ceil(points / 8))) ??
    buy(request, 'militaryTechnology', Math.min(weapons, Math.ceil(points / 10))) ??
    knowledge(request, world, seat)
  )
}

/** Once nothing is missing, half of what is left goes into culture and half into technology, which count in the end and for the age after. */
function knowledge(request: ActRequest, world: World, seat: Civilisation): Filled | null {
  const half = Math.floor(held(world, seat, 'points') / 8)
  const next = held(world, seat, 'culture') <= held(world, seat, 'technology') ? 'culture' : 'technology'
  return half >= 1 ? buy(request, next, half) : null
}

/** A shaman's blessing of births, while there are too few people. */
function birthBlessing(request: ActRequest, world: World, seat: Civilisation): Filled | null {
  const act = request.acts.find(({ id }) => id === 'shamanBirth')
  return act === undefined || held(world, seat, 'points') < 60 ? null : { act: act.id, ...presetSheet(act) }
}

/** As large a monument as stores and hands allow, finished as soon as they can, while prestige is what the next age lacks. */
export function monument(request: ActRequest, world: World, seat: Civilisation): Filled | null {
  const wanted = missing(world, seat).get('prestige') ?? 0
  const act = request.acts.find(({ id }) => id === 'build') ?? request.acts.find(({ id }) => id === 'buildUnblessed')
  if (act === undefined || wanted === 0) return null
  const hands = Number(act.figures?.['workers'] ?? 0)
  for (let prestige = wanted + MONUMENT_LIMITS.startPrestige; prestige >= 1; prestige = Math.floor((prestige * 2) / 3)) {
    const sheet = planned(act, prestige, hands)
    if (sheet !== null && withinLimits(act, sheet)) return { act: act.id, ...sheet }
  }
  return null
}

/** The sheet of a monument of that much prestige, wealth first; null where it cannot be done in a few turns. */
function planned(act: Act, prestige: number, hands: number): Filled | null {
  let left = prestige
  let workers = 0
  const bundles: Record<string, number> = {}
  for (const { material, prestige: each, workers: needed } of [...MONUMENT_MATERIALS].sort((a, b) => b.prestige - a.prestige)) {
    const most = numberField(act, material)?.max
    if (most === undefined) continue
    bundles[material] = Math.min(most, Math.ceil(Math.max(0, left) / each))
    left -= bundles[material] * each
    workers += bundles[material] * needed
  }
  const built = prestige - Math.max(0, left)
  const turns = Math.ceil(built / MONUMENT_LIMITS.prestigePerTurn)
  const spare = Math.min(hands - workers, (turns - 1) * MONUMENT_LIMITS.workersPerTurnLess)
  if (left > 0 || spare < 0 || turns - Math.floor(spare / MONUMENT_LIMITS.workersPerTurnLess) > MOST_TURNS) return null
  const bless = act.fields.some(({ id, type }) => id === 'bless' && type === 'flag') && (bundles['wealth'] ?? 0) * TOKENS_PER_BUNDLE > 0
  const sheet = { ...presetSheet(act), ...bundles, ...(numberField(act, 'extra') === undefined ? {} : { extra: spare }) }
  const blessed = { ...sheet, bless: true }
  return bless && withinLimits(act, blessed) ? blessed : sheet
}

/** Turns a monument may take. */
const MOST_TURNS = 3

/** Everything but war, spies and diplomacy. Undefined where the question is about those. */
export function household(request: Request, world: World, seat: Civilisation, taste: Taste): Filled | string | null | undefined {
  const asked = readRequestId(request.id)
  const [phase, name = ''] = [asked?.cursor.phase, asked?.name]
  switch (request.kind) {
    case 'choose':
      return request.options.find(({ id }) => id === 'advance')?.id
    case 'fill':
      if (phase === 3 && name === 'population') return population(request, world, seat)
      return phase === 4 && name === 'gather' ? gathering(request, world, seat) : undefined
    case 'act':
      if (phase === 7) return spending(request, world, seat, taste)
      return phase === 6 ? monument(request, world, seat) : undefined
    case 'roll':
    case 'draw':
      return undefined
    default:
      return request satisfies never
  }
}
