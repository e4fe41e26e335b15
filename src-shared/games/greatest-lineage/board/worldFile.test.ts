import { describe, expect, test } from 'vitest'
import { makeLineageWorld, usualWish, type LineageWorld } from './world.ts'
import { readWorld, readWorldFile, worldFile } from './worldFile.ts'

const WORLD = makeLineageWorld({ ...usualWish('file', 200), name: 'World', language: 'en' })
const refused = (world: unknown): readonly string[] => {
  const read = readWorld(world, '')
  return read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)
}
const elf = WORLD.homes.elves[0] ?? ''
const changed = (change: Partial<Record<keyof LineageWorld, unknown>>): unknown => ({ ...WORLD, ...change })

test('what is written is read again', () => {
  expect(readWorldFile(worldFile(WORLD))).toEqual({ ok: true, value: WORLD })
})

describe('what does not fit is refused by its place', () => {
  test.each<[string, unknown, string]>([
    ['land that is not there', changed({ homes: { ...WORLD.homes, elves: ['ZZ1', 'A1'] } }), 'homes.elves.0 problem.boardCode'],
    ['land of two', changed({ tribes: [...WORLD.tribes, { race: 'elves', lands: [elf] }] }), 'tribes.75.lands.0 problem.repeated'],
    [
      'land of two tribes',
      changed({ tribes: [...WORLD.tribes, { race: 'elves', lands: WORLD.tribes[74]?.lands ?? [] }] }),
      'tribes.75.lands.0 problem.repeated',
    ],
    ['a people with one territory', changed({ homes: { ...WORLD.homes, elves: [elf] } }), 'homes.elves problem.picks'],
    ['a kingdom without land', changed({ kingdoms: { ...WORLD.kingdoms, undead: [] } }), 'kingdoms.undead problem.picks'],
    ['a race there is not', changed({ tribes: [{ race: 'orcs', lands: [] }] }), 'tribes.0.race problem.option'],
    [
      'ground of two heights',
      changed({ plan: { ...WORLD.plan, legend: { ...WORLD.plan.legend, h: ['hill', 'low', 'open'] } } }),
      'plan.legend.h problem.option',
    ],
    [
      'ground without cover',
      changed({ plan: { ...WORLD.plan, legend: { ...WORLD.plan.legend, h: ['hill'] } } }),
      'plan.legend.h problem.option',
    ],
    ['a row too few', changed({ plan: { ...WORLD.plan, ground: WORLD.plan.ground.slice(1) } }), 'plan.ground problem.boardRows'],
    ['areas instead of hexes', changed({ plan: { kind: 'areas', name: 'W', width: 1, height: 1, areas: [] } }), 'plan.kind problem.option'],
  ])('%s', (_, world, problem) => expect(refused(world)).toContain(problem))

  test.each<[string, string, string]>([
    ['no JSON', 'world', 'file problem.notJson'],
    ['another file', '[]', 'format problem.format'],
    ['a newer file', '{"format":"greatest-lineage-world","version":2}', 'version problem.version'],
  ])('a file: %s', (_, file, problem) => {
    const read = readWorldFile(file)
    expect(read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)).toEqual([problem])
  })
})
