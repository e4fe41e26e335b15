import { describe, expect, test } from 'vitest'
import { seededChance, type Bot } from '../../../insight/bots/bot.ts'
import { GAME } from '../game.ts'
import { random } from '../bots/random.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { campaignProperties, expectFairView } from '../../../kernel/testing/properties.ts'
import { begun, everythingOf, reopened, valueOf } from '../../../kernel/testing/toyTable.ts'
import { seenBy } from '../../../table/session/view.ts'
import { GREATEST_LINEAGE } from './ruleset.ts'
import { SEATS } from './seats.ts'
import { anyEventChange, anyRuling, anySetup } from '../testing/anySetup.ts'
import { brokenInvariants } from '../testing/invariants.ts'

const NAMES = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }

describe('whatever is done at the table of the Greatest Lineage', () => {
  campaignProperties({
    ruleset: GREATEST_LINEAGE,
    setups: [{ players: NAMES }, ...[1, 2, 3, 4].map((seed) => anySetup(seededChance(seed)))],
    play: random,
    ruling: (chance) => (chance(0, 2) > 0 ? anyRuling(chance) : anyEventChange(chance)),
    chanceOf: seededChance,
    runs: 20,
    steps: 250,
    broken: brokenInvariants,
  })
})

/** Plays until the game is over, or as many answers are given. */
describe('whatever becomes of the timeline', () => {
  test.each([1, 2, 3, 4, 5, 6])('GL-TIME-1 a game whose events are changed all the time (%i) breaks no invariant and replays', (seed) => {
    const chance = seededChance(seed)
    const campaign = begun({ players: NAMES, houseRules: { timeline_pace: 1 } }, GREATEST_LINEAGE)
    let changed = 0
    for (let step = 0; campaign.pending !== null && step < 600; step++) {
      if (step % 2 === 0 && campaign.decree({ events: anyEventChange(chance) }, 'the story wants it').ok) changed++
      const bot = Object.values(GAME.bots)[chance(0, Object.keys(GAME.bots).length - 1)] ?? random
      valueOf(campaign.answer(bot(campaign.pending, campaign.world, chance)))
    }
    expect(changed).toBeGreaterThan(5)
    expect(brokenInvariants(campaign.entries)).toEqual([])
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, GREATEST_LINEAGE))).toBe(everythingOf(campaign))
    for (const seat of SEATS) {
      const view = JSON.stringify(seenBy(campaign.entries, seat))
      expect(['timelineEdit', 'line.timeline.', 'the story wants it'].filter((text) => view.includes(text))).toEqual([])
      expectFairView(campaign.entries, seat)
    }
  })
})

function played(setup: ReturnType<typeof anySetup>, bots: readonly Bot[], seed: number): Campaign {
  const campaign = begun(setup, GREATEST_LINEAGE)
  const chance = seededChance(seed)
  for (let step = 0; campaign.pending !== null && step < 700; step++) {
    const bot = bots[chance(0, bots.length - 1)] ?? random
    valueOf(campaign.answer(bot(campaign.pending, campaign.world, chance)))
  }
  return campaign
}

describe('a long game', () => {
  const bots = Object.values(GAME.bots)

  test.each(Array.from({ length: 16 }, (_, number) => number))('under any house rules (%i) breaks no invariant and replays', (number) => {
    const setup = number === 0 ? { players: NAMES } : anySetup(seededChance(100 + number))
    const campaign = played(setup, number % 2 === 0 ? bots : bots.slice(-1), number)
    expect(brokenInvariants(campaign.entries)).toEqual([])
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, GREATEST_LINEAGE))).toBe(everythingOf(campaign))
    expect(campaign.pending === null || campaign.world.cursor.turn > 3).toBe(true)
  })
})
