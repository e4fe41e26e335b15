import { computed, type ComputedRef } from 'vue'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { useTable } from '../../stores/table.ts'

/** Whether whoever looks may set things by hand: the game master, at a table that can be written to, as it is now. */
export function useMayCorrect(): ComputedRef<boolean> {
  const table = useTable()
  return computed(() => table.head?.seat === GAME_MASTER && table.lentTo === null && table.canWrite && table.state?.disagreement === null)
}
