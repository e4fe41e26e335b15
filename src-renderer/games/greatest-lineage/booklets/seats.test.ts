import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { idle } from '../../../../src-shared/insight/bots/idle.ts'
import { random } from '../../../../src-shared/games/greatest-lineage/bots/random.ts'
import { schemer, warlike } from '../../../../src-shared/games/greatest-lineage/bots/botProfiles.ts'
import type { Campaign } from '../../../../src-shared/kernel/engine/campaign.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { GAME_MASTER } from '../../../../src-shared/kernel/world/rule.ts'
import { begun, valueOf } from '../../../../src-shared/kernel/testing/toyTable.ts'
import { GREATEST_LINEAGE } from '../../../../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { isCivilisation, SEATS } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { seenBy } from '../../../../src-shared/table/session/view.ts'
import { bookletOf, isWritten, type Booklet } from './booklet.ts'

const PLAYERS = { elves: schemer, humans: warlike, dwarves: schemer }

/** A campaign of players who write much, each rich enough for it from the start. */
function played(seed: number, steps: number): Campaign {
  const campaign = begun({ players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' } }, GREATEST_LINEAGE)
  const chance = seededChance(seed)
  while (campaign.world.cursor.turn < 1 && campaign.pending !== null)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, chance)))
  const wealth = { culture: 90, technology: 40, territories: 14, food: 400, wood: 400, males: 300, females: 320 }
  const changes = SEATS.flatMap((owner) => Object.entries(wealth).map(([account, to]) => ({ owner, account, to })))
  valueOf(campaign.correct(changes, 'a head start'))
  for (let at = 0; at < steps && campaign.pending !== null; at++) {
    const { pending, world } = campaign
    valueOf(campaign.answer((isCivilisation(pending.seat) ? PLAYERS[pending.seat] : random)(pending, world, chance)))
  }
  return campaign
}

/** A booklet without the keys of its lines, which count the entries a seat is shown. */
function content(booklet: Booklet): unknown {
  return JSON.parse(JSON.stringify(booklet, (name, value: unknown) => (name === 'key' ? undefined : value)))
}

describe('a player opens the own booklet', () => {
  test.each([1, 2])('and reads in it what the game master reads, campaign %i', (seed) => {
    const { entries } = played(seed, 900)
    for (const seat of SEATS) {
      const mine = bookletOf(momentsOf(seenBy(entries, seat)), seat)
      expect(mine.pages.filter(isWritten).length).toBeGreaterThan(1)
      expect(content(mine)).toEqual(content(bookletOf(momentsOf(seenBy(entries, GAME_MASTER)), seat)))
    }
  })

  test('and nothing that others have written is there to be read', () => {
    const { entries } = played(3, 300)
    const seen = momentsOf(seenBy(entries, 'elves'))
    for (const other of ['humans', 'dwarves'] as const) {
      const { pages } = bookletOf(seen, other)
      expect(pages.flatMap(({ written }) => written)).toEqual([])
      expect(pages.flatMap(({ standing }) => [...standing.training, ...standing.ready, ...standing.sent, ...standing.wars])).toEqual([])
    }
  })
})
