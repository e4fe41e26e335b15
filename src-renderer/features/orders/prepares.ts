import { computed, type ComputedRef } from 'vue'
import { useTable } from '../../stores/table.ts'

/** Whether answers can be prepared in the game that is played; where not, nothing speaks of orders. */
export function usePrepares(): ComputedRef<boolean> {
  const table = useTable()
  return computed(() => table.game?.rules.rehearsal !== undefined)
}
