import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { played, stateOf } from '../testing/position.ts'
import { PhaseChance } from '../rules/turn/chance.ts'
import { fightOdds, type FightAhead } from './fightOdds.ts'

const FIELD: FightAhead = {
  attackers: 1,
  defenders: 1,
  attackChance: 50,
  defenceChance: 50,
  flight: { from: 'strict', odds: 50, oddsDouble: 95 },
  attackersMayFlee: true,
  defendersMayFlee: true,
}
const sumOf = ({ attackersDestroy, defendersFlee, defendersDestroy, attackersFlee, bothDie }: ReturnType<typeof fightOdds>): number =>
  attackersDestroy + defendersFlee + defendersDestroy + attackersFlee + bothDie

describe('odds of a fight', () => {
  test('one against one: a third each way', () => {
    const odds = fightOdds(FIELD)
    expect(odds.attackersDestroy).toBeCloseTo(1 / 3, 9)
    expect(odds.bothDie).toBeCloseTo(1 / 3, 9)
    expect(odds.rounds[0]).toBeCloseTo(3 / 4, 12)
    expect(odds.attackersLeft).toBeCloseTo(1, 9)
  })

  test('two against one, by hand: no flight before the second round', () => {
    const odds = fightOdds({ ...FIELD, attackers: 2 })
    // One blow each. Half of the time the defender falls in round 1, and in half of these with one attacker.
    expect(odds.rounds[0]).toBeCloseTo(0.5 + 0.5 * 0.5 * 0.95, 9)
    expect(odds.defendersFlee).toBeGreaterThan(0.23)
    expect(sumOf(odds)).toBeCloseTo(1, 7)
  })

  test('sixty against forty-one adds up to 1, and levels count', () => {
    const even = fightOdds({ ...FIELD, attackers: 60, defenders: 41 })
    const better = fightOdds({ ...FIELD, attackers: 60, defenders: 41, attackChance: 65 })
    expect(sumOf(even)).toBeCloseTo(1, 6)
    expect(better.attackersDestroy + better.defendersFlee).toBeGreaterThan(even.attackersDestroy + even.defendersFlee)
  })

  test.each([
    ['in the open', 30, 24, 0, false],
    ['against a den', 40, 12, 0, true],
    ['with a better level', 24, 30, 3, false],
  ] as const)('LZ-COMBAT-2 fights %s end as often as the odds say', (_, attackers, defenders, level, den) => {
    const chance = seededChance(7)
    const hexes = den ? { '11C': { den: { owner: 2, pop: 9 } } } : {}
    const groups = [
      { at: '12C', clan: 1, red: attackers, level },
      { at: '11C', clan: 2, grn: defenders },
    ]
    const runs = 1_500
    const position = stateOf({ hexes, groups })
    let wins = 0
    for (let run = 0; run < runs; run++) {
      const dice = new PhaseChance(Array.from({ length: 16 }, () => chance(1, 100)))
      if (played(position, 4, ['1: MO 12C N'], dice).battles[0]?.winner === 'attacker') wins++
    }
    const odds = fightOdds({ ...FIELD, attackers, defenders, attackChance: (den ? 25 : 50) + 3 * level, defendersMayFlee: !den })
    const expected = odds.attackersDestroy + odds.defendersFlee
    const deviation = Math.sqrt((expected * (1 - expected)) / runs)
    expect(Math.abs(wins / runs - expected)).toBeLessThan(4 * deviation + 1e-9)
  })
})
