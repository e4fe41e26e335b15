import * as z from 'zod'
import { GROWTHS, PEOPLES, ROLLS } from './rules/scenario.ts'
import { AREA_TYPES, ROUNDS } from './rules/tables.ts'

/** No figure of a scenario comes near this. */
const MOST = 1_000
const areaType = z.enum(AREA_TYPES)
const round = z.int().min(1).max(ROUNDS)
const rounds = z.array(round)
const count = z.int().min(0).max(MOST)
const some = z.int().min(1).max(MOST)
const signed = z.int().min(-MOST).max(MOST)
const field = z.int().min(0).max(100)
const id = z.string().describe('an id of the list it names')
const byType = z.partialRecord(areaType, count)
const ownId = z.string().describe('letters, digits and underscores, a letter first, 24 at most; everything else names it by this')

const area = z.strictObject({
  id: ownId,
  name: z.string(),
  type: areaType,
  also: z.array(areaType).optional().describe('further ground of the same area'),
  borders: z.array(id).describe('areas it borders on; each of them names this one'),
  totemOf: z.array(id).describe('nations that roll for births here'),
  homeOf: id.nullable().describe('the nation whose one roll for births is made here'),
  x: field.describe('its place on a field of 100 by 100, from the left'),
  y: field.describe('and from the top'),
  outline: z.array(z.strictObject({ x: field, y: field })).optional(),
})

const unit = z.strictObject({
  id: ownId,
  name: z.string(),
  dice: z.int().min(0).max(9),
  mod: z.int().min(-9).max(9).describe('added to each of its dice'),
  farmer: z.boolean().describe('whether it helps births'),
  moves: count.optional().describe('areas it moves; left out: as house rules say'),
  ignores: z.array(areaType).describe('ground that takes nothing from its attack rolls'),
  printed: z.boolean().describe('whether the sheet names it'),
})

const placed = { area: id, type: id, count: some }
const points = count
const criterion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hold'), area: id, rounds, points }),
  z.strictObject({ kind: z.literal('hold_type'), type: areaType, rounds, points }),
  z.strictObject({ kind: z.literal('kill'), of: id.nullable(), points, cap: count.nullable() }),
  z.strictObject({ kind: z.literal('alive'), points }),
  z.strictObject({ kind: z.literal('moderator'), rounds, text: z.string() }),
])

const nation = z.strictObject({
  id: ownId,
  name: z.string(),
  people: z.enum(PEOPLES),
  growth: z.enum(GROWTHS),
  basic: id.describe('the kind of unit that is born'),
  player: z.int().min(1).max(12),
  start: z.array(z.strictObject(placed)),
  pool: z.record(z.string(), count).describe('counters off the map, by kind of unit'),
  specialRetreats: z.array(
    z.strictObject({
      side: z.enum(['attacker', 'defender']),
      unit: id.optional(),
      areaType: areaType.optional(),
      round: round.optional(),
    }),
  ),
  retreatTypes: z.array(areaType).optional().describe('ground its defenders may retreat to; left out: any'),
  scoring: z.array(criterion),
})

const condition = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('holds'), nation: id, area: id }),
  z.strictObject({ is: z.literal('units'), nation: id, area: id.nullable(), least: some }),
  z.strictObject({ is: z.literal('round'), from: round, to: round }),
])

const head = { round, when: z.enum(['start', 'new', 'end']), condition: condition.optional() }
const event = z.discriminatedUnion('verb', [
  z.strictObject({ ...head, verb: z.literal('place'), nation: id, ...placed }),
  z.strictObject({ ...head, verb: z.literal('remove'), nation: id, ...placed }),
  z.strictObject({ ...head, verb: z.literal('pool'), nation: id, type: id, count: signed }),
  z.strictObject({ ...head, verb: z.literal('vp'), nation: id, points: signed }),
  z.strictObject({ ...head, verb: z.literal('modify'), nation: id.nullable(), roll: z.enum(ROLLS), amount: signed }),
  z.strictObject({ ...head, verb: z.literal('order'), nation: id.nullable(), order: z.array(id) }),
  z.strictObject({ ...head, verb: z.literal('note'), nation: id.nullable(), text: z.string() }),
])

const scenario = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    areas: z.array(area),
    units: z.array(unit),
    nations: z.array(nation).describe('in the order of their turns'),
    events: z.array(event).describe('in the order in which they happen'),
    maxima: z.strictObject({ types: byType, nations: z.record(z.string(), byType) }).describe('the most units of one nation in an area'),
  })
  .describe('A scenario of Nation Turns. What it names must be in it as well; the program says what is not.')

/** The JSON Schemas (draft 2020-12) of files of this game that people write, by the name each is published under. No page carries them. */
export const SCHEMAS = {
  'nation-turns-scenario.schema.json': z.toJSONSchema(scenario, { io: 'input', reused: 'ref' }),
} as const satisfies Readonly<Record<`${string}.schema.json`, z.core.JSONSchema.BaseSchema>>
