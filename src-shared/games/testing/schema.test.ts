// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { GAMES } from '../registry.ts'
import { breaksOf, schemaOf, type GameSchema } from './schema.ts'

const fileOf = (id: string): string => path.join(import.meta.dirname, '..', id, 'golden/schema.json')

/** What was written last; what is there now, of a game that has none yet. */
function keptOf(id: string, now: GameSchema): GameSchema {
  return existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), 'utf8')) as GameSchema) : now
}

describe.each(GAMES)('records of $id', ({ id, load }) => {
  test('take everything they took before, or have a migration more', async () => {
    const now = schemaOf((await load()).rules)
    expect(breaksOf(keptOf(id, now), now), 'Give the record a migration (kernel/world/world.ts), or keep its shape.').toEqual([])
  })

  test('are those of golden/schema.json: where the change is meant, write it anew with `npx vitest run -u` and this file', async () => {
    await expect(`${JSON.stringify(schemaOf((await load()).rules), null, 2)}\n`).toMatchFileSnapshot(fileOf(id))
  })
})

describe('a schema', () => {
  const of = (value: GameSchema['records'][string]['value'], migrations: readonly string[] = []): GameSchema => ({
    records: { barn: { migrations, value } },
  })

  test('tells every kind of record by its fields', () => {
    expect(schemaOf(toyGame()).records['hoard']).toEqual({ migrations: [], value: { owner: 'text', amount: 'whole 0..1000000000' } })
  })

  test.each([
    ['a further option', { wood: 'oak | elm' }, { wood: 'oak | elm | ash' }],
    ['a wider range', { doors: 'whole 1..4' }, { doors: 'whole 0..9' }],
    ['a field that may be left out', { doors: 'whole 1..4' }, { doors: 'whole 1..4', 'gate?': 'flag' }],
    ['a field that may be left out now', { doors: 'whole 1..4' }, { 'doors?': 'whole 1..4' }],
    ['the same within a list', { beams: { listOf: { wood: 'oak' } } }, { beams: { listOf: { wood: 'oak | elm' } } }],
  ] as const)('is no break with %s', (_, before, now) => {
    expect(breaksOf(of(before), of(now))).toEqual([])
  })

  test.each([
    ['an option less', { wood: 'oak | elm' }, { wood: 'oak' }, 'barn.wood was oak | elm and is oak'],
    ['a narrower range', { doors: 'whole 0..9' }, { doors: 'whole 1..9' }, 'barn.doors was whole 0..9 and is whole 1..9'],
    ['a field less', { doors: 'flag', gate: 'flag' }, { doors: 'flag' }, 'barn.gate is gone or has to be there now'],
    ['a field that has to be there', { doors: 'flag' }, { doors: 'flag', gate: 'flag' }, 'barn.gate has to be there now'],
    ['another type', { doors: 'flag' }, { doors: 'text' }, 'barn.doors was flag and is text'],
    ['a list of others', { beams: { listOf: 'text' } }, { beams: { mapOf: 'text' } }, 'barn.beams.listOf is gone or has to be there now'],
  ] as const)('breaks with %s', (_, before, now, told) => {
    expect(breaksOf(of(before), of(now))).toContain(told)
    expect(breaksOf(of(before), of(now, ['moveDoors']))).toEqual([])
  })

  test('breaks with a kind of record or a migration that is gone', () => {
    expect(breaksOf(of('text'), { records: {} })).toEqual(['barn is gone'])
    expect(breaksOf(of('text', ['one']), of('text', ['other']))).toEqual(['barn has lost a migration'])
  })
})
