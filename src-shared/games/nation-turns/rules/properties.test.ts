import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { random } from '../bots/random.ts'
import { campaignProperties } from '../../../kernel/testing/properties.ts'
import { begun, everythingOf, reopened, valueOf } from '../../../kernel/testing/toyTable.ts'
import { anyRuling, anySetup } from '../testing/anySetup.ts'
import { brokenInvariants, InvariantWatch } from '../testing/invariants.ts'
import { PLAYERS } from '../testing/stage.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { World } from '../../../kernel/world/world.ts'
import { SAMPLE } from './sample.ts'
import { NATION_TURNS } from './ruleset.ts'

/** Play goes on in a phase of some nation of this round. */
function moved({ cursor }: World, chance: (min: number, max: number) => number): readonly Change[] {
  const nation = SAMPLE.nations[chance(0, SAMPLE.nations.length - 1)]
  if (nation === undefined || cursor.turn === 0) return []
  return [{ cursor: { turn: cursor.turn, seat: `p${nation.player}`, actor: nation.id, phase: chance(1, 5) } }]
}

describe('whatever is done at the table of Nation turns', () => {
  campaignProperties({
    ruleset: NATION_TURNS,
    setups: [{ players: PLAYERS }, ...[1, 2, 3].map((seed) => anySetup(seededChance(seed)))],
    play: random,
    ruling: anyRuling,
    chanceOf: seededChance,
    runs: 6,
    steps: 120,
    byHand: moved,
    broken: brokenInvariants,
  })
})

describe('a whole game', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'under any house rules (%i) ends, breaks no invariant at any entry and replays',
    (seed) => {
      const chance = seededChance(seed)
      const campaign = begun(seed === 0 ? { players: PLAYERS } : anySetup(chance), NATION_TURNS)
      const watch = new InvariantWatch()
      let seen = 0
      for (let step = 0; campaign.pending !== null && step < 4000; step++) {
        valueOf(campaign.answer(random(campaign.pending, campaign.world, chance)))
        for (; seen < campaign.entries.length; seen++) {
          const entry = campaign.entries[seen]
          if (entry !== undefined) expect(watch.take(entry)).toEqual([])
        }
      }
      expect(campaign.pending).toBeNull()
      expect(campaign.verify()).toBeNull()
      expect(everythingOf(reopened(campaign, NATION_TURNS))).toBe(everythingOf(campaign))
    },
  )
})
