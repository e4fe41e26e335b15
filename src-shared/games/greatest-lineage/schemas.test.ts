import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Json } from '../../kernel/world/rule.ts'
import { makeLineageWorld, usualWish } from './board/world.ts'
import { readWorldFile, worldFile } from './board/worldFile.ts'
import { SCHEMAS } from './schemas.ts'

const NAME = 'greatest-lineage-world.schema.json'
const published = readFileSync(path.join(import.meta.dirname, '../../../docs/schemas', NAME), 'utf8')
const schema = z.fromJSONSchema(JSON.parse(published) as z.core.JSONSchema.JSONSchema)
const WORLD = JSON.parse(worldFile(makeLineageWorld({ ...usualWish('schema', 200), name: 'World', language: 'en' }))) as Readonly<
  Record<string, Json>
>

test('the schema is as published (node scripts/schemas.mjs writes it anew)', () => {
  expect(published).toBe(`${JSON.stringify(SCHEMAS[NAME], null, 2)}\n`)
})

test.each<[string, Json, boolean]>([
  ['a world', WORLD, true],
  ['a people that is missing', { ...WORLD, homes: { elves: [], humans: [] } }, false],
  ['a kingdom too many', { ...WORLD, kingdoms: { demonic: ['A1'], undead: ['A2'], monstrous: ['A3'], lost: [] } }, false],
  ['a tribe without a race', { ...WORLD, tribes: [{ lands: ['A1'] }] }, false],
  ['land that is no code', { ...WORLD, tribes: [{ race: 'elves', lands: [1] }] }, false],
  ['a field it does not know', { ...WORLD, weather: 'fair' }, false],
  ['another version', { ...WORLD, version: 2 }, false],
])('it and the program agree on %s', (_, world, isRead) => {
  expect([schema.safeParse(world).success, readWorldFile(JSON.stringify(world)).ok]).toEqual([isRead, isRead])
})
