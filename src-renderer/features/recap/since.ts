import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useTable } from '../../stores/table.ts'

/** So long without an entry, in milliseconds, and people have met anew: longer than any meal within an evening, shorter than a night. */
export const BREAK = 4 * 60 * 60 * 1000

/** The break before this sitting. */
export interface Break {
  /** The round to tell from. */
  readonly from: number
  /** When it began: milliseconds since 1970. */
  readonly last: number
  /** Entries there were by then, as far as this seat is shown any; absent: not known. */
  readonly entries?: number
}

/** From which round on it is told what happened, and whether it is time to tell it. */
export const useSince = defineStore('since', () => {
  const table = useTable()
  /** The break that ended when the campaign was opened; null: there was none, or nobody knows of it. */
  const ended = shallowRef<Break | null>(null)
  /** The round from which a recap tells unless another is chosen; null where nothing is known. */
  const known = shallowRef<number | null>(null)
  const from = computed(() => ended.value?.from ?? known.value ?? Math.max(1, table.cursor.turn - 1))
  const isDue = shallowRef(false)

  /** A sitting goes on, or begins after a break: then it is told what was. */
  function begin(round: number | null, since: Break | null): void {
    known.value = round
    ended.value = since
    isDue.value = since !== null
  }

  function forget(): void {
    begin(null, null)
  }

  function dismiss(): void {
    isDue.value = false
  }

  return { ended, from, isDue, begin, forget, dismiss }
})
