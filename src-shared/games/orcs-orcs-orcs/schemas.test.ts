import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readDeck } from './rules/deck/deckShape.ts'
import { OURS_1 } from './rules/deck/ours.ts'
import { SCHEMAS } from './schemas.ts'

const NAME = 'orcs-orcs-orcs-deck.schema.json'
const published = readFileSync(path.join(import.meta.dirname, '../../../docs/schemas', NAME), 'utf8')
/** The published file, as any other program would use it. */
const schema = z.fromJSONSchema(JSON.parse(published) as z.core.JSONSchema.JSONSchema)
const verdicts = (data: unknown): readonly boolean[] => [schema.safeParse(data).success, readDeck(data, 'deck').ok]

test('the schema is as published (node scripts/schemas.mjs writes it anew)', () => {
  expect(published).toBe(`${JSON.stringify(SCHEMAS[NAME], null, 2)}\n`)
})

const [goblin, ...others] = OURS_1.creatures
const [smash, ...spells] = OURS_1.spells
const withSpell = (change: object): unknown => ({ ...OURS_1, spells: [{ ...smash, ...change }, ...spells] })
const withCreature = (change: object): unknown => ({ ...OURS_1, creatures: [{ ...goblin, ...change }, ...others] })

describe('RULING-01 the schema says what the program reads', () => {
  test.each<[string, unknown]>([
    ['the deck of the program', OURS_1],
    ['a need of types', withSpell({ lines: [{ need: { fire: 1, any: 2 }, does: { do: 'swap' } }] })],
    ['a deck without sources', { ...OURS_1, sources: {} }],
    ['a type without counter and skill', withCreature({ track: undefined, skill: undefined })],
  ])('%s', (_, deck) => expect(verdicts(JSON.parse(JSON.stringify(deck)))).toEqual([true, true]))

  test.each<[string, unknown]>([
    ['no name', { ...OURS_1, name: undefined }],
    ['a creature of no category', withCreature({ category: 'huge' })],
    ['life of nothing', withCreature({ life: 0 })],
    ['more markers than there are', withCreature({ markers: 73 })],
    ['a bonus left out', withCreature({ bonus: undefined })],
    ['a figure it does not know', withCreature({ armour: 1 })],
    ['a spell of a pile C', withSpell({ pile: 'C' })],
    ['a line that does nothing it knows', withSpell({ lines: [{ need: 1, does: { do: 'fly' } }] })],
    ['a line with a figure of another effect', withSpell({ lines: [{ need: 1, does: { do: 'swap', amount: 2 } }] })],
    ['a seventh path', { ...OURS_1, ring: [1, 2, 3, 4, 5, 7] }],
    ['a source it does not know', { ...OURS_1, sources: { ring: 'X' } }],
    ['a list', []],
    ['nothing', null],
  ])('refused by both: %s', (_, deck) => expect(verdicts(deck === null ? null : JSON.parse(JSON.stringify(deck)))).toEqual([false, false]))
})
