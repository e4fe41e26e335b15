import type { ComputedRef } from 'vue'
import { computed, shallowRef, watch } from 'vue'
import type { TableView } from '../../../src-shared/contract/workbenchApi.ts'
import type { SeatId } from '../../../src-shared/kernel/rule.ts'
import { GAME_MASTER, ONLOOKER } from '../../../src-shared/kernel/rule.ts'
import type { Recap } from '../../../src-shared/report/recap.ts'
import { forEverybody, recapOf } from '../../../src-shared/report/recap.ts'
import { useHostBridge } from '../../bridge/hostBridge.ts'
import { sentencesOf, useTrouble } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'
import { useSeats } from '../share/seatsStore.ts'
import { viewShown } from './viewShown.ts'

/**
 * The recap for `whose` (the onlooker's seat: for all who are there), told from round `from` on; null: nothing is wanted, or it is on its way. A
 * player's device has its own and no other; the game master's asks for each player's view.
 */
export function useRecap(
  whose: () => SeatId | null,
  from: () => number,
): { readonly recap: ComputedRef<Recap | null>; readonly trouble: ComputedRef<string | null> } {
  const table = useTable()
  const seats = useHostBridge() === null ? null : useSeats()
  const view = shallowRef<TableView | null>(null)
  const { why, trouble } = useTrouble()
  const isMaster = computed(() => table.head?.seat === GAME_MASTER)
  const isOfPlayer = (seat: SeatId | null): seat is SeatId => isMaster.value && seat !== null && seat !== GAME_MASTER && seat !== ONLOOKER

  watch(
    // The list of entries grows in place.
    [whose, () => table.entries.length, () => table.head],
    async ([wanted]) => {
      why.value = null
      if (view.value?.seat !== wanted) view.value = null
      if (!isOfPlayer(wanted) || seats === null) return
      const outcome = await seats.view(wanted)
      if (wanted !== whose()) return
      if (outcome.ok) view.value = outcome.value
      else why.value = () => sentencesOf(outcome.problems)
    },
    { immediate: true },
  )

  const recap = computed(() => {
    const { game } = table
    const [wanted, shown] = [whose(), viewShown(table)]
    if (game === null || shown === null || wanted === null) return null
    if (isOfPlayer(wanted)) return view.value?.seat === wanted ? recapOf(game, view.value, from()) : null
    return recapOf(game, isMaster.value && wanted === ONLOOKER ? forEverybody(shown) : shown, from())
  })
  return { recap, trouble }
}
