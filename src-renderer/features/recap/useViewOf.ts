import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { TableView } from '../../../src-shared/contract/workbenchApi.ts'
import { GAME_MASTER, ONLOOKER, type SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { forEverybody, type RecapView } from '../../../src-shared/report/recap.ts'
import { useHostBridge } from '../../bridge/hostBridge.ts'
import { sentencesOf, useTrouble } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'
import { useSeats } from '../share/seatsStore.ts'
import { viewShown } from './viewShown.ts'

/**
 * What `whose` sees of the open table (the onlooker's seat: what everybody may see); null: nothing is wanted, or it is on its way. A player's device
 * has its own and no other; the game master's asks for each player's view.
 */
export function useViewOf(whose: () => SeatId | null): {
  readonly view: ComputedRef<RecapView | null>
  readonly trouble: ComputedRef<string | null>
} {
  const table = useTable()
  const seats = useHostBridge() === null ? null : useSeats()
  const seen = shallowRef<TableView | null>(null)
  const { why, trouble } = useTrouble()
  const isMaster = computed(() => table.head?.seat === GAME_MASTER)
  const isOfPlayer = (seat: SeatId | null): seat is SeatId => isMaster.value && seat !== null && seat !== GAME_MASTER && seat !== ONLOOKER

  watch(
    // The list of entries grows in place.
    [whose, () => table.entries.length, () => table.head],
    async ([wanted]) => {
      why.value = null
      if (seen.value?.seat !== wanted) seen.value = null
      if (!isOfPlayer(wanted) || seats === null) return
      const outcome = await seats.view(wanted)
      if (wanted !== whose()) return
      if (outcome.ok) seen.value = outcome.value
      else why.value = () => sentencesOf(outcome.problems)
    },
    { immediate: true },
  )

  const view = computed(() => {
    const [wanted, shown] = [whose(), viewShown(table)]
    if (shown === null || wanted === null) return null
    if (isOfPlayer(wanted)) return seen.value?.seat === wanted ? seen.value : null
    return isMaster.value && wanted === ONLOOKER ? forEverybody(shown) : shown
  })
  return { view, trouble }
}
