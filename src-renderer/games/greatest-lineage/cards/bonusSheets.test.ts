import { expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { Figures } from '../../../../src-shared/kernel/world/rule.ts'
import { bonusSheets } from './bonusSheets.ts'

const AT = { turn: 7, seat: 'elves', phase: 5 } as const
const told = (figures: Figures): Effect => ({ kind: 'line', rule: 'GL-WAR-9', wording: 'line.battleBonus', seat: 'elves', figures })

function moment(voidedBy: number | null, ...effects: readonly Effect[]): Moment {
  const placed = effects.map((effect) => ({ effect, at: AT }))
  return { entry: { seq: 1, kind: 'answer' }, before: AT, after: AT, effects: placed, voidedBy }
}

const elves = told({
  faction: 'elves',
  enemy: 'humans',
  bonus: 5,
  'part.war.warriors': 2,
  'part.war.prestige': 0,
  'part.war.militaryTechnology': 3,
})
const humans = told({ faction: 'humans', enemy: 'elves', bonus: -1, 'part.war.warriors': 4, 'part.war.shortage': -5 })
const question = (figures: Figures) => ({ wording: 'roll.battle', figures: { faction: 'elves', enemy: 'humans', ...figures } })

test('GL-WAR-9 both sheets stand side by side, without what counts for nobody', () => {
  expect(bonusSheets([moment(null, elves, humans)], question({ bonus: 5, enemyBonus: -1 }))).toEqual({
    own: 'elves',
    enemy: 'humans',
    lines: [
      { name: 'Warriors', own: 2, enemy: 4 },
      { name: 'Military technology', own: 3, enemy: null },
      { name: 'Shortage', own: null, enemy: -5 },
    ],
    totals: { own: 5, enemy: -1 },
  })
})

test('GL-WAR-19 what a roll counts beyond the sheets is the ground', () => {
  const lines = bonusSheets([moment(null, elves, humans)], question({ bonus: 15, enemyBonus: -1 }))?.lines
  expect(lines?.at(-1)).toEqual({ name: 'Ground', own: 10, enemy: 0 })
})

test('the newest sheets count, and none that were taken back', () => {
  const stale = told({ faction: 'elves', enemy: 'humans', bonus: 9, 'part.war.warriors': 9 })
  const moments = [moment(null, stale, humans), moment(null, elves), moment(3, stale)]
  expect(bonusSheets(moments, question({ bonus: 5, enemyBonus: -1 }))?.lines[0]).toEqual({ name: 'Warriors', own: 2, enemy: 4 })
})

test('a roll of another kind, or one before any sheet was told, has none', () => {
  expect(bonusSheets([moment(null, elves)], question({ bonus: 5, enemyBonus: -1 }))).toBeNull()
  const raid = { ...question({ bonus: 5, enemyBonus: -1 }), wording: 'roll.raidFight' }
  expect(bonusSheets([moment(null, elves, humans)], raid)).toBeNull()
})
