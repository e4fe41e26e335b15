import { expect, test } from 'vitest'
import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'
import { answerBonuses } from '../../../../src-shared/games/greatest-lineage/rules/raids/answer.ts'
import type { Ground } from '../../../../src-shared/games/greatest-lineage/rules/tables/ground.ts'
import { stage } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { raidSheets } from './raidSheets.ts'

const AT = { turn: 7, seat: 'humans', phase: 5 } as const
const world = stage({
  humans: { males: 60, warriors: 5, culture: 40, technology: 55, prestige: 16 },
  elves: { males: 60, warriors: 30, culture: 70, technology: 59, prestige: 16 },
})

function setOut(voidedBy: number | null, raiders: number): Moment {
  const figures = { raider: 'humans', target: 'elves', raiders, goals: 'steal,burn' }
  const effect = { kind: 'line', rule: 'GL-RAID-1', wording: 'line.raidSetsOut', seat: 'humans', figures } as const
  return { entry: { seq: 1, kind: 'answer' }, before: AT, after: AT, effects: [{ effect, at: AT }], voidedBy }
}

function asked(ground: Ground) {
  const { raider, victim } = answerBonuses(world, 'humans', { target: 'elves', raiders: 5, goals: 2, ground })
  const fight = {
    seat: 'elves',
    wording: 'roll.raidFight',
    figures: { faction: 'elves', enemy: 'humans', bonus: victim, enemyBonus: raider },
  }
  const answer = { seat: 'elves', wording: 'choose.raidAnswer', figures: { raider: 'humans', bonus: victim, enemyBonus: raider } }
  return { fight, answer, totals: { own: victim, enemy: raider } }
}

test('GL-RAID-8 both sides of the fight with raiders are told line by line, with what the goals add, and come to the totals', () => {
  const { fight, answer, totals } = asked('unknown')
  const sheets = raidSheets([setOut(null, 5)], world, fight)
  expect(sheets).toMatchObject({ own: 'elves', enemy: 'humans', totals })
  expect(sheets?.lines.at(-1)).toEqual({ name: 'Goals of the raid', own: 4, enemy: null })
  expect(sheets?.lines.map(({ name }) => name)).toEqual(['Warriors', 'Culture', 'Technology', 'Goals of the raid'])
  for (const side of ['own', 'enemy'] as const) {
    expect(sheets?.lines.reduce((sum, line) => sum + (line[side] ?? 0), 0)).toBe(totals[side])
  }
  expect(raidSheets([setOut(null, 5)], world, answer)).toEqual(sheets)
})

test('GL-WAR-19 what the totals count beyond that is the ground', () => {
  const { fight } = asked('lowForest')
  expect(raidSheets([setOut(null, 5)], world, fight)?.lines.at(-1)).toMatchObject({ name: 'Ground', own: 15 })
})

test('the newest raid that stands is the one; other questions, and a fight without one, have no sheets', () => {
  const { fight } = asked('unknown')
  const once = raidSheets([setOut(null, 5)], world, fight)
  expect(raidSheets([setOut(null, 40), setOut(null, 5), setOut(9, 40)], world, fight)).toEqual(once)
  expect(raidSheets([setOut(9, 5)], world, fight)).toBeNull()
  expect(raidSheets([setOut(null, 5)], world, { ...fight, wording: 'roll.battle' })).toBeNull()
})
