import { computed, type ComputedRef } from 'vue'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { recapOf, type Recap } from '../../../src-shared/report/recap.ts'
import { useTable } from '../../stores/table.ts'
import { useViewOf } from './useViewOf.ts'

/** The recap for `whose`, told from round `from` on; null: nothing is wanted, or it is on its way. */
export function useRecap(
  whose: () => SeatId | null,
  from: () => number,
): { readonly recap: ComputedRef<Recap | null>; readonly trouble: ComputedRef<string | null> } {
  const table = useTable()
  const { view, trouble } = useViewOf(whose)
  const recap = computed(() => (table.game === null || view.value === null ? null : recapOf(table.game, view.value, from())))
  return { recap, trouble }
}
