import { expect, test } from 'vitest'
import { seededChance } from '../../insight/bots/bot.ts'
import { random } from '../../insight/bots/random.ts'
import { Campaign } from '../../kernel/engine/campaign.ts'
import { DICE } from './diceTold.ts'
import { NATION_TURNS } from './rules/ruleset.ts'
import { PLAYERS } from './testing/stage.ts'

const SEED = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'
const MOST = 400

test('the line of a round tells the dice as they were answered, the attackers’ first', () => {
  const begun = Campaign.begin(NATION_TURNS, { id: 'x', title: 'x', seed: SEED }, { players: PLAYERS })
  if (!begun.ok) throw new Error('refused')
  const campaign = begun.value
  const chance = seededChance(3)
  let rounds = 0
  for (let at = 0; at < MOST && campaign.pending !== null && rounds < 3; at++) {
    campaign.answer(random(campaign.pending, campaign.world, chance))
    const entry = campaign.entries.at(-1)
    if (entry?.kind !== 'answer' || typeof entry.answer !== 'object' || !('dice' in entry.answer)) continue
    for (const effect of entry.effects ?? []) {
      const told = effect.kind === 'line' ? DICE.told(effect) : null
      if (told === null) continue
      rounds++
      expect(told.faces).toBe(6)
      expect(told.casts.flatMap(({ dice }) => dice)).toEqual(entry.answer.dice)
      expect(told.margin).toBeUndefined()
    }
  }
  expect(rounds).toBe(3)
})
