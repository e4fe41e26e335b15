import { computed, type ComputedRef } from 'vue'
import { useTableBridge } from '../../bridge/hostBridge.ts'
import { useTable } from '../../stores/table.ts'
import { useMayCorrect } from '../corrections/mayCorrect.ts'

/** Ids of what whoever looks may give names to: the game master to all there is, a player, on a device or a lent screen, to what is the seat's own. */
export function useNamable(): ComputedRef<ReadonlySet<string>> {
  const table = useTable()
  const { nameOwn } = useTableBridge()
  const mayCorrect = useMayCorrect()
  return computed(() => {
    const { game, head, lentTo, canWrite, world } = table
    const namesOwn = canWrite && (lentTo !== null || nameOwn !== undefined)
    if (game === null || head === null || !(mayCorrect.value || namesOwn)) return new Set()
    return new Set(game.rules.namable?.(world, mayCorrect.value ? undefined : head.seat))
  })
}
