import { computed, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Answered } from '../stores/table.ts'
import { useTable } from '../stores/table.ts'

/**
 * The answer of this seat's that was given last, and what came of it, to be read while the others play on. Null before the first one of
 * this sitting, once it is taken back, and when a later round has begun.
 */
export function useLastAnswer(): ComputedRef<Answered | null> {
  const table = useTable()
  const kept = shallowRef<Answered | null>(null)
  watch(
    () => table.answered,
    (fresh) => {
      if (fresh !== null) kept.value = fresh
    },
    { immediate: true, flush: 'sync' },
  )
  return computed(() => {
    const answered = kept.value
    if (answered === null) return null
    const { seq, request } = answered.entry
    const moment = table.moments.findLast(({ entry }) => entry.seq === seq && entry.request === request)
    return moment === undefined || moment.voidedBy !== null || moment.before.turn < table.cursor.turn ? null : answered
  })
}
