import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { seededChance } from '../insight/bots/bot.ts'
import type { Json } from '../kernel/world/rule.ts'
import type { AreaPlan, BoardPlan, HexPlan, PlannedArea } from './plan.ts'
import { BOARD_FORMAT, BOARD_VERSION, planFile, PLAN_SHAPE, readPlan, readPlanFile } from './planFile.ts'
import { SCHEMAS } from './schemas.ts'
import { ISLANDS, VALLEYS } from './testing/smallBoards.ts'

const refused = (plan: unknown): readonly string[] => {
  const read = readPlan(plan, '')
  return read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)
}
const hexes = (change: Partial<HexPlan>): unknown => ({ ...ISLANDS, ...change })
const areas = (change: Partial<AreaPlan>): unknown => ({ ...VALLEYS, ...change })
const middle = (change: Partial<PlannedArea>): unknown =>
  areas({ areas: VALLEYS.areas.map((area) => (area.id === 'middle' ? { ...area, ...change } : area)) })

describe('what is read from outside', () => {
  test('what is written is read again', () => {
    for (const plan of [ISLANDS, VALLEYS]) expect(readPlanFile(planFile(plan))).toEqual({ ok: true, value: plan })
  })

  test.each<[string, unknown, string]>([
    ['a letter nobody explains', hexes({ ground: ['..~~.', '.o~..', 'm.x.~', '..~~~'] }), 'ground.2 problem.boardGround'],
    ['a row that is short', hexes({ ground: ['..~~.', '.o~.', 'm.~.~', '..~~~'] }), 'ground.1 problem.boardRow'],
    ['a row too few', hexes({ ground: ['..~~.', '.o~..', 'm.~.~'] }), 'ground problem.boardRows'],
    ['no land at all', hexes({ ground: Array<string>(4).fill('~~~~~'), names: {}, crossings: [] }), 'ground problem.boardSpaces'],
    ['a river that is no digit', hexes({ rivers: ['00000', '00000', '80000', '10000'] }), 'rivers.2 problem.boardGround'],
    ['a crossing into the sea', hexes({ crossings: [['B3', 'C3']] }), 'crossings.0.1 problem.boardCode'],
    ['a crossing to where it comes from', hexes({ crossings: [['B3', 'B3']] }), 'crossings.0 problem.boardCrossing'],
    ['a crossing with three ends', { ...ISLANDS, crossings: [['B3', 'D3', 'A1']] }, 'crossings.0 problem.rows'],
    ['a name of nothing', hexes({ names: { Z9: 'Nowhere' } }), 'names.Z9 problem.boardCode'],
    ['a name of blanks', hexes({ names: { A1: ' ' } }), 'names.A1 problem.boardName'],
    ['a name of two lines', hexes({ names: { A1: 'North\nPoint' } }), 'names.A1 problem.boardName'],
    ['two letters for one ground', hexes({ legend: { ...ISLANDS.legend, fo: ['forest'] } }), 'legend problem.boardLetter'],
    ['closed ground nobody explains', hexes({ closed: '~ox' }), 'closed problem.option'],
    [
      'an odd board that wraps',
      hexes({
        layout: { ...ISLANDS.layout, rows: 3, wraps: true },
        ground: ISLANDS.ground.slice(0, 3),
        rivers: ['00000', '00000', '00000'],
      }),
      'layout.rows problem.boardWraps',
    ],
    ['a field there is not', { ...ISLANDS, weather: 'fair' }, 'weather problem.unknownField'],
    ['a kind there is not', { ...ISLANDS, kind: 'squares' }, 'kind problem.option'],
    ['a border on itself', middle({ borders: ['upper', 'lower', 'middle'] }), 'areas.1.borders.2 problem.boardItself'],
    ['a border on nothing', middle({ borders: ['upper', 'lower', 'moon'] }), 'areas.1.borders.2 problem.boardCode'],
    ['a border named twice', middle({ borders: ['upper', 'lower', 'upper'] }), 'areas.1.borders.2 problem.twiceInList'],
    ['a border of one side', middle({ borders: ['upper'] }), 'areas.2.borders.0 problem.boardOneSided'],
    ['a place off the field', middle({ y: 81 }), 'areas.1.y problem.range'],
    ['a corner off the field', middle({ outline: [{ x: 101, y: 3 }] }), 'areas.1.outline.0.x problem.range'],
    [
      'an id of two words',
      areas({ areas: [{ ...(VALLEYS.areas[0] as PlannedArea), id: 'up per', borders: [] }] }),
      'areas.0.id problem.boardId',
    ],
  ])('refused: %s', (_, plan, problem) => expect(refused(plan)).toEqual([problem]))

  test('two areas of one id', () => {
    const [first] = VALLEYS.areas
    expect(refused(areas({ areas: [...VALLEYS.areas, { ...(first as PlannedArea) }] }))).toContain('areas.3.id problem.boardTwice')
  })

  test('a problem names its field, the value and the way out', () => {
    const read = readPlan(hexes({ ground: ['..~~.', '.o~..', 'm.x.~', '..~~~'] }))
    expect(read.ok ? '' : read.problems[0]?.message).toBe('board.ground.2 has "x" in column 3, which nothing explains: use one of . m ~ o.')
  })

  test.each<[string, string, string]>([
    ['no JSON', '{', 'file problem.notJson'],
    ['another file', '{"format":"lineage"}', 'format problem.format'],
    ['a newer file', JSON.stringify({ format: BOARD_FORMAT, version: BOARD_VERSION + 1 }), 'version problem.version'],
    ['no version', JSON.stringify({ format: BOARD_FORMAT }), 'version problem.option'],
  ])('a file that is refused: %s', (_, file, problem) => {
    const read = readPlanFile(file)
    expect(read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)).toEqual([problem])
  })
})

describe('the schema says what the program reads', () => {
  const published = readFileSync(path.join(import.meta.dirname, '../../docs/schemas/board.schema.json'), 'utf8')
  const schema = z.fromJSONSchema(JSON.parse(published) as z.core.JSONSchema.JSONSchema)
  const written = (plan: BoardPlan): Readonly<Record<string, Json>> => JSON.parse(planFile(plan)) as Readonly<Record<string, Json>>
  const isRead = ({ format, version, ...plan }: Readonly<Record<string, Json>>): boolean =>
    format === BOARD_FORMAT && version === BOARD_VERSION && PLAN_SHAPE.read(plan, '').ok

  test('it is as published (node scripts/schemas.mjs writes it anew)', () => {
    expect(published).toBe(`${JSON.stringify(SCHEMAS['board.schema.json'], null, 2)}\n`)
  })

  test('they agree on every board one leaf of which is something else', () => {
    const verdicts = { fits: 0, not: 0 }
    for (let seed = 1; seed <= 400; seed++) {
      const chance = seededChance(seed)
      const changed = oneChanged(written(seed % 2 === 0 ? ISLANDS : VALLEYS), chance) as Readonly<Record<string, Json>>
      const fits = schema.safeParse(changed).success
      expect(fits, `seed ${seed}: ${JSON.stringify(changed)}`).toBe(isRead(changed))
      verdicts[fits ? 'fits' : 'not']++
    }
    expect(Math.min(verdicts.fits, verdicts.not)).toBeGreaterThan(20)
  })
})

const INSTEAD: readonly Json[] = [null, true, -5, 1.5, 0, 7, 20_000, '', 'XX', [], ['A1'], ['A1', 'B1'], [1]]

/** The same data with one value, chosen on the way down, replaced, left out, or joined by a stranger. */
function oneChanged(data: Json, chance: (min: number, max: number) => number, depth = 0): Json {
  const entries: readonly (readonly [string, Json])[] = typeof data === 'object' && data !== null ? Object.entries(data) : []
  const chosen = entries[chance(0, Math.max(0, entries.length - 1))]
  if (chosen === undefined) return INSTEAD[chance(0, INSTEAD.length - 1)] ?? null
  const [name, value] = chosen
  const way = chance(0, 9)
  const others = entries.filter(([other]) => other !== name)
  if (!Array.isArray(data) && way === 0) return Object.fromEntries(others)
  if (!Array.isArray(data) && way === 1) return { ...(data as Readonly<Record<string, Json>>), stranger: depth === 0 ? value : 'XX' }
  const next = way === 2 ? (INSTEAD[chance(0, INSTEAD.length - 1)] ?? null) : oneChanged(value, chance, depth + 1)
  if (Array.isArray(data)) return (data as readonly Json[]).map((one, at) => (String(at) === name ? next : one))
  return { ...(data as Readonly<Record<string, Json>>), [name]: next }
}
