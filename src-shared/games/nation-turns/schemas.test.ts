import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { seededChance } from '../../insight/bots/bot.ts'
import type { Json } from '../../kernel/world/rule.ts'
import { SAMPLE } from './rules/sample.ts'
import { SCENARIO_SHAPE } from './rules/scenario.ts'
import { SCHEMAS } from './schemas.ts'
import { anyScenario } from './testing/anyScenario.ts'

const NAME = 'nation-turns-scenario.schema.json'
const published = readFileSync(path.join(import.meta.dirname, '../../../docs/schemas', NAME), 'utf8')
/** The published file at work, as any other program would use it. */
const schema = z.fromJSONSchema(JSON.parse(published) as z.core.JSONSchema.JSONSchema)
const fits = (data: Json): boolean => schema.safeParse(data).success
const isRead = (data: Json): boolean => SCENARIO_SHAPE.read(data, '').ok

test('the schema is as published (node scripts/schemas.mjs writes it anew)', () => {
  expect(published).toBe(`${JSON.stringify(SCHEMAS[NAME], null, 2)}\n`)
})

describe('NT-SET-1 the schema says what the program reads', () => {
  test('the sample, and scenarios of any kind', () => {
    expect(fits(SAMPLE as unknown as Json)).toBe(true)
    for (let seed = 1; seed <= 20; seed++) expect(fits(anyScenario(seededChance(seed)) as unknown as Json), `seed ${seed}`).toBe(true)
  })

  test.each<[string, (one: typeof SAMPLE) => unknown]>([
    ['no areas', ({ areas: _areas, ...one }) => one],
    ['a field it does not know', (one) => ({ ...one, weather: 'fair' })],
    ['a ground there is not', (one) => ({ ...one, areas: one.areas.map((area) => ({ ...area, type: 'swamp' })) })],
    ['a place off the field', (one) => ({ ...one, areas: one.areas.map((area) => ({ ...area, x: 101 })) })],
    ['half a unit', (one) => ({ ...one, nations: one.nations.map((nation) => ({ ...nation, pool: { soldier: 0.5 } })) })],
    ['a round too many', (one) => ({ ...one, events: [{ round: 18, when: 'end', verb: 'note', nation: null, text: '' }] })],
    ['a verb there is not', (one) => ({ ...one, events: [{ round: 1, when: 'end', verb: 'dance' }] })],
    [
      'a criterion without rounds',
      (one) => ({ ...one, nations: one.nations.map((nation) => ({ ...nation, scoring: [{ kind: 'hold', area: 'SM', points: 1 }] })) }),
    ],
    ['a maximum of a ground there is not', (one) => ({ ...one, maxima: { types: { swamp: 1 }, nations: {} } })],
    [
      'a condition without its nation',
      (one) => ({
        ...one,
        events: [{ round: 1, when: 'end', verb: 'note', nation: null, text: '', condition: { is: 'holds', area: 'SM' } }],
      }),
    ],
  ])('refused by both: %s', (_, change) => {
    const broken = change(SAMPLE) as Json
    expect([fits(broken), isRead(broken)]).toEqual([false, false])
  })

  test('they agree on every scenario one leaf of which is something else', () => {
    const verdicts = new Set<boolean>()
    for (let seed = 1; seed <= 400; seed++) {
      const chance = seededChance(seed)
      const changed = oneChanged(anyScenario(chance) as unknown as Json, chance)
      expect(fits(changed), `seed ${seed}: ${JSON.stringify(changed)}`).toBe(isRead(changed))
      verdicts.add(isRead(changed))
    }
    expect(verdicts).toEqual(new Set([true, false]))
  })
})

const INSTEAD: readonly Json[] = [null, true, -5, 1.5, 0, 7, 5000, '', 'XX', [], {}, ['SM']]

/** The same data with one value, chosen on the way down, replaced, left out, or joined by a stranger. */
function oneChanged(data: Json, chance: (min: number, max: number) => number): Json {
  const entries: readonly (readonly [string, Json])[] = typeof data === 'object' && data !== null ? Object.entries(data) : []
  const chosen = entries[chance(0, Math.max(0, entries.length - 1))]
  if (chosen === undefined) return INSTEAD[chance(0, INSTEAD.length - 1)] ?? null
  const [name, value] = chosen
  const way = chance(0, 9)
  const others = entries.filter(([other]) => other !== name)
  if (!Array.isArray(data) && way === 0) return Object.fromEntries(others)
  if (!Array.isArray(data) && way === 1) return { ...(data as Readonly<Record<string, Json>>), stranger: value }
  const next = way === 2 ? (INSTEAD[chance(0, INSTEAD.length - 1)] ?? null) : oneChanged(value, chance)
  if (Array.isArray(data)) return (data as readonly Json[]).map((one, at) => (String(at) === name ? next : one))
  return { ...(data as Readonly<Record<string, Json>>), [name]: next }
}
