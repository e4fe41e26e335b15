import { describe, expect, test } from 'vitest'
import type { Cursor } from '../../../kernel/world/effect.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { seededChance } from '../../../insight/bots/bot.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { gameOf } from './civilisation.ts'
import { peopleForBenefits, peopleForBurdens } from './people.ts'
import { GREATEST_LINEAGE } from './ruleset.ts'
import { settlementsOf } from './settlements/cards.ts'
import { blankLand } from './territory/land.ts'
import { stage } from '../testing/stage.ts'

const SEED = 'ab'.repeat(32)

/** Plays with the idle bot until the round begins. Gives every checkpoint on the way. */
function playTo(round: number, houseRules: object = {}): { readonly campaign: Campaign; readonly cursors: readonly Cursor[] } {
  const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'humans', houseRules }
  const begun = Campaign.begin(GREATEST_LINEAGE, { id: 'test', title: 'Test', seed: SEED }, setup)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  while (campaign.world.cursor.turn < round && campaign.pending !== null) {
    const taken = campaign.answer(idle(campaign.pending, campaign.world, seededChance(1)))
    if (!taken.ok) throw new Error(taken.problems[0]?.message)
  }
  const effects = campaign.entries.flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
  return { campaign, cursors: effects.flatMap((effect) => (effect.kind === 'checkpoint' ? [effect.cursor] : [])) }
}

describe('the course of a round', () => {
  test('GL-GEN-5 a turn runs through the nine phases in order', () => {
    const { cursors } = playTo(2)
    const phases = cursors.filter(({ turn, seat }) => turn === 1 && seat === 'elves').map(({ phase }) => phase)
    expect(phases).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('GL-GEN-3 everybody plays once a round, then the non-players; then the next round begins', () => {
    const { cursors } = playTo(3)
    const turns = cursors.filter(({ phase }) => phase === 0).map(({ turn, seat }) => `${turn} ${seat}`)
    const round = (turn: number): string[] => ['humans', 'dwarves', 'elves', 'table'].map((seat) => `${turn} ${seat}`)
    expect(turns.slice(0, 9)).toEqual([...round(1), ...round(2), '3 humans'])
  })

  test('GL-GEN-3 who has fallen has no turn any more', () => {
    const { campaign, cursors } = playTo(12)
    expect(campaign.world.cursor.turn).toBeLessThanOrEqual(12)
    expect(cursors.every(({ turn }) => turn <= 12)).toBe(true)
    expect(campaign.pending).toBeNull()
  })

  test('GL-GEN-3 RULING-154 a game that is over stays in its last round, opened again too', () => {
    const { campaign } = playTo(9, { conquest_turn_limit: 2 })
    const lines = campaign.entries.length
    expect([campaign.world.cursor.turn, gameOf(campaign.world).ended?.turn, campaign.pending]).toEqual([2, 2, null])
    expect(campaign.verify()).toBeNull()
    campaign.retract(campaign.lastRetractable ?? 0)
    expect([campaign.world.cursor.turn, campaign.pending === null, campaign.entries.length]).toEqual([2, false, lines + 1])
  })

  test('the same seed and answers give the same ledger (invariant 34)', () => {
    expect(playTo(5).campaign.entries).toEqual(playTo(5).campaign.entries)
    expect(playTo(8).campaign.verify()).toBeNull()
  })
})

describe('who counts', () => {
  test.each([
    ['burdens', 80, 100],
    ['all', 100, 100],
    ['none', 80, 80],
  ] as const)('GL-GEN-4 RULING-04 warriors_count_for = %s: benefits count %i, burdens %i', (warriors_count_for, benefits, burdens) => {
    const world = stage({ rules: { warriors_count_for }, elves: { males: 30, females: 45, warriors: 20, spies: 5 } })
    expect([peopleForBenefits(world, 'elves'), peopleForBurdens(world, 'elves')]).toEqual([benefits, burdens])
  })
})

describe('the physical board', () => {
  test('GL-GEN-7 blank land is what the board has beyond everybody: 600 less 6, 30 and 450', () => {
    const { campaign } = playTo(1)
    expect(blankLand(campaign.world)).toBe(114)
  })

  test.each([
    ['scenario_total', 500, 500 - 6 - 30 - 450],
    ['scenario_kingdom', 5, 600 - 6 - 15 - 450],
    ['scenario_tribes', 10, 600 - 6 - 30 - 60],
    ['scenario_tribe', 2, 600 - 6 - 30 - 150],
  ])('GL-GEN-7 RULING-12 %s = %i: %i territories are blank', (name, value, blank) => {
    const { campaign } = playTo(1, { [name]: value })
    expect(blankLand(campaign.world)).toBe(blank)
  })
})

test('GL-CITY-1 cards follow a corrected count of land, before the first turn too', () => {
  const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' } }
  const begun = Campaign.begin(GREATEST_LINEAGE, { id: 'test', title: 'Test', seed: SEED }, setup)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  expect(campaign.pending?.wording).toBe('roll.first')
  campaign.correct([{ owner: 'humans', account: 'territories', to: 12 }], 'a larger start')
  expect(settlementsOf(campaign.world, 'humans')).toHaveLength(3)
  expect(campaign.world.balance('humans', 'prestige')).toBe(19)
})
