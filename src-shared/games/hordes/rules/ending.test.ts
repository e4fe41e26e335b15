import { describe, expect, test } from 'vitest'
import { playOut, stage, type StageSetting } from '../testing/stage.ts'
import { accountBounds, accountsOf } from './accounts.ts'
import { beatenBy, checkEnd } from './ending.ts'
import { BATTLE, HOSTS } from './records.ts'
import { HORDES } from './ruleset.ts'
import type { HouseRules } from './rulings/switches.ts'

const GONE = { status: 'destroyed' } as const

function ended(setting: StageSetting) {
  const { world } = playOut(stage({ ap: 24, phase: 4, ...setting }), checkEnd)
  return world.record(BATTLE, 'battle')?.ended ?? null
}

describe('the end', () => {
  test('HQ-WIN-1 half of the AP lost, and more than the enemy', () => {
    expect(ended({ lost: { redHost: 12, blueHost: 11 } })).toEqual({ winner: 'blueHost', clause: 'half', bound: 1 })
    expect(ended({ lost: { redHost: 12, blueHost: 12 } })).toBeNull()
    expect(ended({ lost: { redHost: 11, blueHost: 2 } })).toBeNull()
  })

  test('the general lost, and more AP lost than the enemy', () => {
    const elements = { 'red-1': GONE }
    expect(ended({ elements })).toEqual({ winner: 'blueHost', clause: 'general', bound: 1 })
    expect(ended({ elements, lost: { blueHost: 4 } })).toBeNull()
  })

  test('the Stronghold fallen', () => {
    expect(ended({ red: 'HE* ST', elements: { 'red-2': GONE } })).toEqual({ winner: 'blueHost', clause: 'stronghold', bound: 1 })
  })

  test('both beaten: fewer AP lost, or a draw', () => {
    const elements = { 'red-2': GONE, 'blue-2': GONE }
    const both: StageSetting = { red: 'HE* ST', blue: 'HE* ST', elements }
    expect(ended(both)).toEqual({ winner: null, clause: 'both', bound: 1 })
    expect(ended({ ...both, lost: { redHost: 3 } })).toEqual({ winner: 'blueHost', clause: 'both', bound: 1 })
  })

  test('RULING-46 beaten = half_only and beaten = general', () => {
    const clause = (setting: StageSetting, rules: HouseRules) => beatenBy(stage({ ap: 24, ...setting, rules }), 'redHost')
    const general: StageSetting = { elements: { 'red-1': GONE }, lost: { blueHost: 9 } }
    expect([clause(general, {}), clause(general, { beaten: 'general' })]).toEqual([null, 'general'])
    const stronghold: StageSetting = { red: 'HE* ST', elements: { 'red-2': GONE } }
    expect([clause(stronghold, { beaten: 'half_only' }), clause(stronghold, { beaten: 'general' })]).toEqual([null, 'stronghold'])
    const half: StageSetting = { lost: { redHost: 12 } }
    expect([clause(half, { beaten: 'half_only' }), clause(half, { beaten: 'general' })]).toEqual(['half', null])
  })

  test('RULING-48 bound_limit = 6: fewer AP lost at its end', () => {
    const rules: HouseRules = { bound_limit: 6 }
    expect(ended({ bound: 5, rules, lost: { redHost: 3 } })).toBeNull()
    expect(ended({ bound: 6, rules, lost: { redHost: 3 } })).toEqual({ winner: 'blueHost', clause: 'limit', bound: 6 })
    expect(ended({ bound: 6, rules })).toEqual({ winner: null, clause: 'limit', bound: 6 })
  })
})

test('HQ-WIN-2 nothing is hidden: accounts and records are for everybody', () => {
  const world = stage()
  for (const host of HOSTS)
    for (const account of accountsOf(world, host)) expect(accountBounds(world, host, account)).not.toHaveProperty('see')
  expect(accountsOf(world, 'gm')).toEqual([])
  expect(accountBounds(world, 'gm', 'pipsLeft')).toBeUndefined()
  expect(HORDES.collections?.map((one) => one.see?.('x', null))).toEqual(['all', 'all', 'all', 'all'])
})
