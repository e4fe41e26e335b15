import { describe, expect, test } from 'vitest'
import { ownIn } from '../testing/position.ts'
import { seededChance } from '../../../insight/bots/bot.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { begun, reopened, valueOf } from '../../../kernel/testing/toyTable.ts'
import { anyOrder, type Chance } from '../bots/lines.ts'
import { brokenAfterWorld, brokenIn, totalsOf } from '../testing/invariants.ts'
import { knowledgeIn } from './after.ts'
import { stateIn } from './keeping.ts'
import { clanOf, gameOf, geographyIn, seatsIn, VIEWS } from './records.ts'
import { LIZARDS } from './ruleset.ts'
import { writeSheet } from './sheet/writeSheet.ts'
import { BAND, PHASE } from './tables.ts'

const setupOf = (clans: number, houseRules = {}) => ({
  players: Array.from({ length: clans }, (_, at) => ({ name: `Player ${at + 1}`, start: (at % 4) + 1 })),
  houseRules,
})

/** Answers the pending question: random sheets, the app's dice, and nothing to moderate. */
function answer(campaign: Campaign, chance: Chance): void {
  const { pending } = campaign
  if (pending === null) return
  if (pending.kind === 'roll') valueOf(campaign.answer({ by: 'app' }))
  else if (pending.kind === 'act') valueOf(campaign.answer({ act: 'done' }))
  else {
    const own = ownIn(stateIn(campaign.world), clanOf(pending.seat))
    const geography = geographyIn(campaign.world)
    const lines = Array.from({ length: 20 }, (_, at) => anyOrder(own, geography, at + 1, chance))
    valueOf(campaign.answer({ lines: writeSheet(lines), letters: '' }))
  }
}

function booked(campaign: Campaign): ReadonlyMap<string, number> {
  const { world } = campaign
  const totals = new Map<string, number>()
  for (const seat of seatsIn(world))
    for (const [account, balance] of world.accounts(seat))
      if (account !== 'points' && balance !== 0) totals.set(`${clanOf(seat)} ${account}`, balance)
  return totals
}

describe('whole games at random', () => {
  test.each([
    [2, 1],
    [5, 2],
    [16, 3],
  ])('%i clans keep every invariant for eight turns (seed %i)', (clans, seed) => {
    const campaign = begun(setupOf(clans), LIZARDS)
    const chance = seededChance(seed)
    let turns = 0
    while (campaign.pending !== null && turns < 8) {
      const before = campaign.world.cursor
      answer(campaign, chance)
      const { cursor } = campaign.world
      if (cursor.phase === before.phase && cursor.turn === before.turn) continue
      const state = stateIn(campaign.world)
      expect(brokenIn(state), `turn ${cursor.turn}, before phase ${cursor.phase}`).toEqual([])
      if (before.phase === PHASE.world) expect(brokenAfterWorld(state)).toEqual([])
      if (cursor.phase !== PHASE.after) continue
      turns++
      expect([...booked(campaign)].sort()).toEqual([...totalsOf(state)].sort())
      for (const { count } of knowledgeIn(campaign.world.record(VIEWS, 'clan-1') ?? expect.fail()).bands)
        expect(count).toBeLessThanOrEqual(4 * BAND)
    }
    // Two clans may free all their own lizards by chance, and the game is over.
    if (gameOf(campaign.world).ended === null) expect(turns).toBe(8)
    expect(campaign.verify()).toBeNull()
    expect(reopened(campaign, LIZARDS).world.cursor).toEqual(campaign.world.cursor)
  })
})
