import { DONE } from '../../kernel/request.ts'
import type { Act, ActRequest, FieldValue, FillRequest, NumberField } from '../../kernel/request.ts'
import type { World } from '../../kernel/world.ts'
import { ageNeeds } from '../../rulesets/greatest-lineage/ages/needs.ts'
import { held } from '../../rulesets/greatest-lineage/civilisation.ts'
import { capacity } from '../../rulesets/greatest-lineage/derived.ts'
import { peopleForBurdens } from '../../rulesets/greatest-lineage/people.ts'
import { HAPPENED } from '../../rulesets/greatest-lineage/records.ts'
import { hasTimeline } from '../../rulesets/greatest-lineage/timeline/calendar.ts'
import type { Civilisation } from '../../rulesets/greatest-lineage/seats.ts'
import { isCivilisation } from '../../rulesets/greatest-lineage/seats.ts'
import type { Token } from '../../rulesets/greatest-lineage/accounts.ts'
import type { Bot } from './bot.ts'
import { presets, withinLimits } from './sheets.ts'

/** Technology at which a gatherer brings home the first token. */
const FIRST_HARVEST = 10
/** Rounds of food kept in store before people are bought. */
const FOOD_ROUNDS = 3
const LEVY = 'GL-TIME-T06a'
/** Of each sex: the thirty it takes, and enough to go on with. */
const ENOUGH_FOR_LEVY = 60
/** Technology with which a gatherer brings home two tokens. */
const LEVY_TECHNOLOGY = 20
/** One in so many points goes to one thing at a time, so that something is left for the next. */
const SHARE = 12
/** After so many acts of a turn what is left goes to people. */
const SHARED_ACTS = 4
/** Beyond this a gatherer brings home no more. */
const MOST_TECHNOLOGY = 50

/** Builds in peace: first the tools to gather with, then land, the ruler's renown, knowledge and people, always towards the next age. */
export const builder: Bot = (request, world) => {
  switch (request.kind) {
    case 'roll':
      return { by: 'app' }
    case 'choose':
      return request.options.find(({ id }) => id === 'advance')?.id ?? request.preset ?? request.options[0]?.id
    case 'fill':
      return isCivilisation(request.seat) && request.fields.some(({ id }) => id === 'food')
        ? gathering(request, world, request.seat)
        : presets(request)
    case 'act':
      return isCivilisation(request.seat) ? (nextAct(request, world, request.seat) ?? { act: DONE }) : { act: DONE }
    default:
      return request satisfies never
  }
}

/** Gatherers go where the next age lacks most, once the coming resource check is provided for. */
function gathering(request: FillRequest, world: World, seat: Civilisation): Readonly<Record<string, unknown>> {
  const offered = presets(request)
  const fields = request.fields.filter((field): field is NumberField => field.type === 'number')
  const all = fields.reduce((sum, { id }) => sum + Number(offered[id] ?? 0), 0)
  const eaters = Math.ceil(peopleForBurdens(world, seat) / 5)
  const each = Math.max(1, Number(request.figures['each'] ?? 1))
  const needed = new Map<string, number>(
    ageNeeds(world, seat, held(world, seat, 'age') + 1).map(({ id, have, need }) => [id, Math.max(0, need - have)]),
  )
  const lack = ({ id }: NumberField): number =>
    (needed.get(id) ?? 0) + (id === 'food' ? Math.max(0, eaters * FOOD_ROUNDS - held(world, seat, 'food')) : 0) + 1
  const total = fields.reduce((sum, field) => sum + lack(field), 0)
  const food = Math.min(all, Math.max(0, Math.ceil((eaters * 2 - held(world, seat, 'food')) / each)))
  const shares = fields.map((field) => [field.id, Math.floor(((all - food) * lack(field)) / total)] as const)
  const plan = Object.fromEntries(shares.map(([id, share]) => [id, share + (id === 'food' ? food : 0)]))
  return withinLimits(request, plan) ? plan : offered
}

function nextAct(request: ActRequest, world: World, seat: Civilisation): Readonly<Record<string, unknown>> | null {
  const points = held(world, seat, 'points')
  const of = (id: string): Act | undefined => request.acts.find((act) => act.id === id)
  const buy = (id: string, wish: number): Readonly<Record<string, unknown>> | null => {
    const act = of(id)
    const amount = act?.fields.find((field): field is NumberField => field.type === 'number')
    if (act === undefined || amount === undefined) return null
    const value = Math.min(wish, amount.max)
    const sheet = { ...presets(act), [amount.id]: value }
    return value >= Math.max(1, amount.min) && withinLimits(act, sheet) ? { act: id, ...sheet } : null
  }
  const technology = held(world, seat, 'technology')
  if (technology < FIRST_HARVEST) return buy('technology', FIRST_HARVEST - technology)
  const lacks = new Map<string, number>(
    ageNeeds(world, seat, held(world, seat, 'age') + 1).map(({ id, have, need }) => [id, Math.max(0, need - have)]),
  )
  const missing = (id: string): number => lacks.get(id) ?? 0
  const share = Math.max(1, Math.floor(points / SHARE))
  const levy = awaitsLevy(world, seat)
  return (
    buy('claim', Infinity) ??
    monument(of('build'), missing('prestige')) ??
    buy('territory', 1) ??
    (levy ? buy('technology', LEVY_TECHNOLOGY - technology) : null) ??
    (levy ? buy('people', Infinity) : null) ??
    (request.occurrence < SHARED_ACTS && missing('culture') > 0 ? buy('rulerCulture', share) : null) ??
    (request.occurrence < SHARED_ACTS && missing('technology') > 0 ? buy('technology', Math.min(share, missing('technology'))) : null) ??
    (roomForPeople(world, seat) > 0 ? buy('people', roomForPeople(world, seat)) : null) ??
    (missing('militaryTechnology') > 0 ? buy('militaryTechnology', missing('militaryTechnology')) : null) ??
    buy('technology', Math.max(missing('technology'), Math.min(share, MOST_TECHNOLOGY - technology))) ??
    (missing('culture') > 0 ? buy('culture', missing('culture')) : null)
  )
}

/** The sixth turn of the timeline takes thirty of each sex: until it has, people come before everything else. */
function awaitsLevy(world: World, seat: Civilisation): boolean {
  if (world.record(HAPPENED, LEVY) !== undefined || !hasTimeline(world)) return false
  return Math.min(held(world, seat, 'males'), held(world, seat, 'females')) < ENOUGH_FOR_LEVY
}

/** People the land can carry and the stores can feed, beyond those there are; a few at a time. */
function roomForPeople(world: World, seat: Civilisation): number {
  const people = peopleForBurdens(world, seat)
  const fed = Math.floor(((held(world, seat, 'food') - 1) * 5) / FOOD_ROUNDS)
  return Math.max(0, Math.min(capacity(world, seat) - people, fed - people, 2 * held(world, seat, 'wood'), Math.ceil(people / 10)))
}

const BUNDLES: readonly string[] = ['stone', 'metal', 'wealth'] satisfies Token[]

/** As large a monument as stores and hands allow, while prestige is what the next age lacks. */
function monument(act: Act | undefined, missing: number): Readonly<Record<string, unknown>> | null {
  if (act === undefined || missing === 0) return null
  let sheet = presets(act)
  for (const { id, type } of act.fields) if (type === 'number') sheet = { ...sheet, [id]: 0 }
  for (const field of act.fields) {
    if (field.type !== 'number' || !BUNDLES.includes(field.id)) continue
    sheet = { ...sheet, [field.id]: mostBundles(act, sheet, field) }
  }
  return withinLimits(act, sheet) ? { act: act.id, ...sheet } : null
}

/** Half of the store, or less where hands are short. Lower bounds (a limit below 0) are looked at when the sheet is full. */
function mostBundles(act: Act, sheet: Readonly<Record<string, FieldValue>>, { id, max }: NumberField): number {
  const upper = (act.limits ?? []).filter((limit) => limit.max >= 0)
  for (let bundles = Math.ceil(max / 2); bundles > 0; bundles = Math.floor(bundles / 2)) {
    if (withinLimits({ fields: act.fields, limits: upper }, { ...sheet, [id]: bundles })) return bundles
  }
  return 0
}
