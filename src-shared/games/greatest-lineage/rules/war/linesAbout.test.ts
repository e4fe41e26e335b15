import { expect, test } from 'vitest'
import { aboutOf } from '../../../../kernel/world/rule.ts'
import { CITY, TAKEN, field, monument } from '../../testing/battlefield.ts'
import { WAR_ID, fight } from '../../testing/battles.ts'

test.each([
  ['settlement', 49, ['line.settlementTaken', 'line.monumentTaken']],
  ['settlement', 50, ['line.settlementTornDown', 'line.monumentTaken']],
] as const)('every line of a battle for a %s (die %i) says which war it is about', (destroy, die, besides) => {
  const setting = field({ territories: 6, monuments: [monument()] })
  const { effects } = fight(setting, { ...TAKEN, goals: [{ land: CITY, destroy }], destruction: [[die]] })
  const lines = effects.flatMap((effect) => (effect.kind === 'line' ? [effect] : []))
  const usual = ['line.battleBonus', 'line.opposedRoll', 'line.landTaken', 'line.destructionRoll', 'line.landOccupied']
  expect(lines.map(({ wording }) => wording)).toEqual(expect.arrayContaining([...usual, ...besides]))
  for (const line of lines) expect([line.wording, aboutOf(line)]).toEqual([line.wording, expect.arrayContaining([WAR_ID])])
  const named = (wording: string): readonly string[] => lines.filter((line) => line.wording === wording).flatMap(aboutOf)
  expect(named('line.monumentTaken')).toContain('humans-monument-1')
  expect(named(besides[0])).toContain(CITY)
})
