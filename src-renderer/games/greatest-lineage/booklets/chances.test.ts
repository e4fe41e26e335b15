import { describe, expect, test } from 'vitest'
import type { Agent, Mission } from '../../../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import type { HouseRules } from '../../../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'
import { stage } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { chanceOfMission, releasedChance, trainedChance } from './chances.ts'
import { nextConflict } from './when.ts'

const SPY: Agent = { id: 's', owner: 'elves', kind: 'spy', sex: 'male', method: null, started: 1, released: 4, skill: 45 }
const KILLER: Agent = { ...SPY, kind: 'assassin', method: 'melee', skill: 60 }
const MISSION: Mission = {
  id: 'm',
  agent: 's',
  owner: 'elves',
  target: 'humans',
  goal: 'technology',
  victim: null,
  entered: 4,
  renewed: 4,
  aided: false,
}

const lines = ({ parts }: { readonly parts: readonly { readonly label: string; readonly value: string }[] }) =>
  parts.map(({ label, value }) => `${label}: ${value}`)

describe('what a chance is reckoned from', () => {
  test.each<[string, Agent, number, HouseRules, number, string[]]>([
    ['GL-SPY-3 a spy just trained', SPY, 2, {}, 40, ['2 turns of training: 40']],
    ['GL-SPY-3 a spy kept longer', SPY, 4, {}, 50, ['2 turns of training: 40', '2 turns more, 5 each: +10']],
    ['GL-SPY-3 a spy kept too long', SPY, 9, {}, 65, ['2 turns of training: 40', '7 turns more, 5 each: +35', '65 is the most: −10']],
    ['GL-ASN-3 an assassin in melee', KILLER, 3, {}, 60, ['3 turns of training: 30', 'Melee: +30']],
    [
      'GL-ASN-3 a poisoner',
      { ...KILLER, method: 'poison' },
      4,
      {},
      20,
      ['3 turns of training: 30', '1 turn more, 5 each: +5', 'Poison: −15'],
    ],
    ['RULING-95 asn_cap = total', KILLER, 3, { asn_cap: 'total' }, 50, ['3 turns of training: 30', 'Melee: +30', '50 is the most: −10']],
  ])('%s', (_title, agent, turns, rules, value, told) => {
    const chance = trainedChance(stage({ rules }), agent, turns)
    expect(chance.value).toBe(value)
    expect(lines(chance)).toEqual(told)
  })

  test('of a released agent goes by the training it had, and by nothing else where that gives another figure', () => {
    expect(lines(releasedChance(stage(), SPY))).toEqual(['2 turns of training: 40', '1 turn more, 5 each: +5'])
    expect(lines(releasedChance(stage(), { ...SPY, skill: 33 }))).toEqual(['As it left training: 33'])
  })

  test('GL-ASN-5 of a mission that is helped is a flat figure', () => {
    const world = stage({ records: { agent: { s: KILLER } } })
    expect(chanceOfMission(world, { ...MISSION, aided: true }, KILLER)).toMatchObject({ value: 80, rule: 'GL-ASN-5' })
    expect(chanceOfMission(world, MISSION, KILLER).value).toBe(60)
  })
})

describe('the next phase 5', () => {
  test.each([
    ['before one’s turn', { seat: 'elves', phase: 7 }, 6],
    ['in one’s turn, before phase 5', { seat: 'humans', phase: 3 }, 6],
    ['in phase 5', { seat: 'humans', phase: 5 }, 6],
    ['in one’s turn, after it', { seat: 'humans', phase: 6 }, 7],
    ['after one’s turn', { seat: 'dwarves', phase: 2 }, 7],
    ['when the non-players act', { seat: 'table', phase: 0 }, 7],
  ] as const)('of the humans %s', (_when, at, round) => {
    expect(nextConflict(stage({ turn: 6, ...at }), 'humans')).toBe(round)
  })
})
