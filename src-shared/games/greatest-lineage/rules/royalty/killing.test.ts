import { describe, expect, test } from 'vitest'
import { isAlive } from '../civilisation.ts'
import { ROYALS } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { playOut, stage } from '../../testing/stage.ts'
import { HOUSES } from '../../testing/wars.ts'
import { royalsOf, rulerOf } from './culture.ts'
import { killRoyal, killRoyals } from './killing.ts'

/** The elven house with the members of these numbers left: 1 ruler, 2 spouse, 3 son, 4 daughter. */
function elvesWith(left: readonly number[], rules: HouseRules = {}) {
  const kept = Object.entries(HOUSES).filter(([id, { owner }]) => owner !== 'elves' || left.includes(Number(id.at(-1))))
  return stage({ rules, turn: 4, records: { royal: Object.fromEntries(kept) } })
}

function kill(world: ReturnType<typeof stage>, numbers: readonly number[], answers: readonly unknown[] = []) {
  const royals = numbers.flatMap((number) => world.record(ROYALS, `elves-royal-${number}`) ?? [])
  return playOut(world, (state) => killRoyals('GL-WAR-23', state, royals, 'line.royalMurdered'), answers)
}

describe('GL-WAR-23 a royal is killed', () => {
  test('GL-WAR-23 a ruler who is killed takes the spouse along, and an heir is sought (GL-ROY-14, GL-ROY-15)', () => {
    const world = elvesWith([1, 2, 3, 4])
    const ruler = rulerOf(world, 'elves')!
    const played = playOut(world, (state) => killRoyal('GL-WAR-23', state, ruler, 'line.royalMurdered'), ['elves-royal-3', [20, 80]])
    expect(played.pending).toBeNull()
    expect(rulerOf(world, 'elves')).toMatchObject({ id: 'elves-royal-3', role: 'ruler', military: 5 })
    expect(royalsOf(world, 'elves').some(({ role }) => role === 'spouse')).toBe(false)
  })

  test('GL-WAR-23 a child or a spouse leaves the ruler on the throne', () => {
    const world = elvesWith([1, 2, 3, 4])
    kill(world, [2, 4])
    expect(royalsOf(world, 'elves').map(({ role }) => role)).toEqual(['ruler', 'child'])
  })

  test('GL-WAR-23 of several who die in one blow the ruler is the last: nobody else who dies comes to the throne', () => {
    const world = elvesWith([1, 2, 3, 4])
    kill(world, [1, 3], [[20, 80]])
    expect(rulerOf(world, 'elves')?.id).toBe('elves-royal-4')
  })

  test('GL-WAR-23 somebody who died meanwhile is not killed again', () => {
    const world = elvesWith([1, 3])
    const spouse = HOUSES['elves-royal-2']!
    expect(playOut(world, (state) => killRoyal('GL-WAR-23', state, spouse, 'line.royalMurdered')).effects).toEqual([])
  })
})

describe('GL-WIN-2 the end of a house by violence', () => {
  test.each([
    ['any_moment', [1], [1], false],
    ['any_moment', [1, 2, 3, 4], [1, 3, 4], false],
    ['any_moment', [3], [3], false],
    ['simultaneous', [1, 2, 3, 4], [1, 3, 4], false],
    ['simultaneous', [1], [1], false],
    ['simultaneous', [3], [3], true],
    ['simultaneous', [1, 3], [3], true],
  ] as const)('GL-WIN-2 RULING-149 line_extinct = %s: of %j are killed %j: plays on %s', (line_extinct, left, killed, alive) => {
    const world = elvesWith(left, { line_extinct })
    expect(kill(world, killed).pending).toBeNull()
    expect(isAlive(world, 'elves')).toBe(alive)
  })
})
