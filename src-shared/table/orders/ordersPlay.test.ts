import { expect, test } from 'vitest'
import type { LineFate, OrderLine } from '../../contract/orders.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { random } from '../../games/greatest-lineage/bots/random.ts'
import { builder } from '../../games/greatest-lineage/bots/botProfiles.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import type { Json } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { GREATEST_LINEAGE } from '../../games/greatest-lineage/rules/ruleset.ts'
import { rehearse } from './rehearsal.ts'
import { worldOf } from '../../kernel/journal/foldHistory.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import { SeatsTable, refused } from '../testing/seatsTable.ts'

const GL: Ruleset<Json> = GREATEST_LINEAGE
const SEATS = ['elves', 'humans', 'dwarves'] as const

test.each([1, 2, 3])(
  'turn after turn of campaign %i: orders are used whenever they answer, and every line meets one fate',
  async (seed) => {
    const campaign = begun({ players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' } }, GL)
    const table = new SeatsTable({ campaign })
    const { service, session } = table
    const chance = seededChance(seed)
    const written = new Map<string, number>()
    let used = 0
    for (let acts = 0; acts < 120 && campaign.pending !== null; acts++) {
      for (const seat of SEATS) await prepare(seat)
      const { pending, world } = campaign
      if ((await service.state()).prepared.length === 0) {
        valueOf(await session.answer(builder(pending, world, chance), questionKey(pending)))
        continue
      }
      const before = await service.orders.read(pending.seat)
      const outcome = await service.orders.use(null)
      const after = await service.orders.read(pending.seat)
      used++
      if (outcome.ok) expect(asked()).not.toBe(questionKey(pending))
      else expect(howMany(after.fates, 'refused')).toBe(howMany(before.fates, 'refused') + 1)
      // A fate stays; in the next turn no line has one yet.
      if (after.round === before.round) expect(after.fates).toMatchObject(before.fates)
      else expect(after.fates).toEqual({})
    }
    expect(used).toBeGreaterThan(5)
    expect(campaign.verify()).toBeNull()

    /** Key of the open request; null if there is none. */
    function asked(): string | null {
      return campaign.pending === null ? null : questionKey(campaign.pending)
    }

    /** Writes random acceptable orders, once per turn. */
    async function prepare(seat: string): Promise<void> {
      const { round, lockedTo } = await service.orders.read(seat)
      if (written.get(seat) === round || lockedTo > 0) return
      written.set(seat, round)
      const world = worldOf(momentsOf((await session.viewOf(seat)).entries))
      const lines: OrderLine[] = []
      for (const { phase, question, request } of rehearse(GL, world, seat, []).questions) {
        lines.push({
          id: `${phase}-${question}-${lines.length}`,
          phase,
          question,
          answer: random(request, world, chance) as OrderLine['answer'],
        })
      }
      // A fallen seat can prepare nothing.
      const saved = await service.orders.save(seat, lines)
      expect(refused(saved)).toEqual(isLiving(seat) ? [] : ['seat problem.noTurnAhead'])
      if (saved.ok) valueOf(await service.orders.setReady(seat, true))
    }

    function isLiving(seat: string): boolean {
      return GREATEST_LINEAGE.seats(campaign.world).includes(seat)
    }
  },
)

function howMany(fates: Readonly<Record<string, LineFate>>, wanted: LineFate): number {
  return Object.values(fates).filter((fate) => fate === wanted).length
}
