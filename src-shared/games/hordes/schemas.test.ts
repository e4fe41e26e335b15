import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { SAMPLE_ARMIES } from './rules/sample.ts'
import { readArmy } from './rules/setup.ts'
import { SCHEMAS } from './schemas.ts'

const NAME = 'hordes-army.schema.json'
const published = readFileSync(path.join(import.meta.dirname, '../../../docs/schemas', NAME), 'utf8')
/** The published file at work, as any other program would use it. */
const schema = z.fromJSONSchema(JSON.parse(published) as z.core.JSONSchema.JSONSchema)
const fits = (data: unknown): boolean => schema.safeParse(data).success
/** What a file says, whatever its army would have to become to be played. */
const TO_MEND = [
  'problem.armyCost',
  'problem.armyCheap',
  'problem.noGeneral',
  'problem.armyGenerals',
  'problem.notGeneral',
  'problem.notInArmy',
  'problem.notWater',
]
const isRead = (data: unknown): boolean => readArmy(data, 24).problems.every(({ wording }) => TO_MEND.includes(wording))

const SHORT = {
  name: 'Short',
  elements: [
    { type: 'HE', general: true },
    { type: 'LU', water: true },
    { type: 'SP', label: 'Old Guard' },
  ],
}

test('the schema is as published (node scripts/schemas.mjs writes it anew)', () => {
  expect(published).toBe(`${JSON.stringify(SCHEMAS[NAME], null, 2)}\n`)
})

describe('HQ-ARM-1 the schema says what the program reads', () => {
  test.each([
    ['the Hill Host', SAMPLE_ARMIES.redHost],
    ['the Grave Host', SAMPLE_ARMIES.blueHost],
    ['one with names', SHORT],
    ['an empty one', { elements: [] }],
  ])('%s', (_, army) => expect([fits(army), isRead(army)]).toEqual([true, true]))

  test.each<[string, unknown]>([
    ['no elements', { name: 'Nobody' }],
    ['a type there is not', { elements: [{ type: 'XX' }] }],
    ['a field it does not know', { elements: [], banner: 'red' }],
    ['a mark it does not know', { elements: [{ type: 'SP', brave: true }] }],
    ['a name that is a number', { name: 7, elements: [] }],
    ['a general that is a word', { elements: [{ type: 'HE', general: 'yes' }] }],
    ['a name too long', { name: 'x'.repeat(61), elements: [] }],
    ['a label too long', { elements: [{ type: 'SP', label: 'x'.repeat(41) }] }],
    ['a list', []],
    ['nothing', null],
  ])('refused by both: %s', (_, data) => expect([fits(data), isRead(data)]).toEqual([false, false]))
})
