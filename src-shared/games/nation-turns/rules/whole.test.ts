import { expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { random } from '../bots/random.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { PLAYERS, recordFaults } from '../testing/stage.ts'
import { gameOf } from './records.ts'
import { NATION_TURNS } from './ruleset.ts'

/** Plays to the end by a bot. */
function played(bot: typeof idle, seed: number, houseRules = {}): Campaign {
  const campaign = begun({ players: PLAYERS, houseRules }, NATION_TURNS)
  const chance = seededChance(seed)
  for (let step = 0; campaign.pending !== null && step < 5000; step++)
    valueOf(campaign.answer(bot(campaign.pending, campaign.world, chance)))
  return campaign
}

test.each([
  ['idle', idle],
  ['random', random],
] as const)('EX-01: a whole game of %s has 17 rounds of 7 nations and 595 phases', (_, bot) => {
  const campaign = played(bot, 1)
  expect(campaign.pending).toBeNull()
  const effects = campaign.entries.flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
  const places = effects.flatMap((effect) => (effect.kind === 'checkpoint' && effect.cursor.actor !== undefined ? [effect.cursor] : []))
  expect(places).toHaveLength(595)
  expect(new Set(places.map(({ turn, actor }) => `${turn} ${actor}`)).size).toBe(119)
  expect(gameOf(campaign.world).ended?.turn).toBe(17)
  expect(recordFaults(effects)).toEqual([])
})
