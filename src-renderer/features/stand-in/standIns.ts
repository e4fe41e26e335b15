import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { numberOf, seededChance } from '../../../src-shared/insight/bots/bot.ts'
import { idle } from '../../../src-shared/insight/bots/idle.ts'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import { isChance, questionKey, type Request } from '../../../src-shared/kernel/engine/request.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { BY_ORDERS, standInsOf } from '../../../src-shared/kernel/journal/standIns.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { useTableBridge } from '../../bridge/hostBridge.ts'
import { useTable } from '../../stores/table.ts'
import { useSeats } from '../share/seatsStore.ts'

/** Who answers for players who are away, in the round in play. */
export const useStandIns = defineStore('standIns', () => {
  const table = useTable()
  const seats = useSeats()
  const bridge = useTableBridge()
  /** Seats whose stand-in of the last round is not wanted again, by round and seat. */
  const declined = ref<ReadonlySet<string>>(new Set())

  const now = computed(() => standInsOf(table.momentsNow, table.cursor.turn))
  const before = computed(() => standInsOf(table.momentsNow, table.cursor.turn - 1))

  /** Who answers for the seat in this round; null: its player does. */
  const standInFor = (seat: SeatId): string | null => now.value.get(seat) ?? null

  /** Who did in the last round, where nothing is said of this one. */
  function offeredAgain(seat: SeatId): string | null {
    return now.value.has(seat) || declined.value.has(`${table.cursor.turn} ${seat}`) ? null : (before.value.get(seat) ?? null)
  }

  function decline(seat: SeatId): void {
    declined.value = new Set([...declined.value, `${table.cursor.turn} ${seat}`])
  }

  /** Whether a stand-in answers this: what a table throws by hand is thrown by those who are there. */
  function answers(request: Request): boolean {
    return standInFor(request.seat) !== null && (!isChance(request) || table.state?.dice === 'app')
  }

  /** Answers as the stand-in, who knows what the player knows. */
  async function answer(request: Request): Promise<Outcome<unknown>> {
    const by = standInFor(request.seat) ?? ''
    const question = questionKey(request)
    if (by === BY_ORDERS && seats.hasPrepared(request)) {
      const used = await seats.useOrders(question)
      if (used.ok) return used
    }
    const bot = table.game?.bots[by] ?? idle
    const world = await worldOf(request.seat)
    const chance = seededChance(numberOf(`${table.head?.campaign.id} ${question}`))
    const outcome = await table.answer(isChance(request) ? { by: 'app' } : bot(request, world, chance), question)
    // A rule may have a check that a bot does not know of: the least possible is always taken.
    return outcome.ok || bot === idle ? outcome : table.answer(idle(request, world, chance), question)
  }

  async function worldOf(seat: SeatId): Promise<World> {
    const seen = await bridge.master?.seatView(table.head?.table ?? '', seat)
    return foldHistory(seen?.ok === true ? seen.value.entries : []).world
  }

  return { standInFor, offeredAgain, decline, answers, answer }
})
