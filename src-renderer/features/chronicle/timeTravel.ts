import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Moment } from '../../../src-shared/kernel/journal/history.ts'
import { useTable } from '../../stores/table.ts'

/** How far one step goes: from entry to entry, or from the start of one player's turn to the next. */
export type Step = 'entryBack' | 'entryOn' | 'turnBack' | 'turnOn'

/**
 * Looking at the open table as it was: `useTable` shows the entries up to one of them and what follows from those, and nothing can be
 * answered. Where it stands is the number of the entry shown last. What happens meanwhile is kept, and shown when one is back.
 */
export const useTimeTravel = defineStore('timeTravel', () => {
  const table = useTable()

  /** The entry after which the table is shown; null: now. */
  const at = computed(() => table.past)
  /** Newest entry there is. */
  const newest = computed(() => table.momentsNow.at(-1)?.entry.seq ?? 0)
  /** Entry the table is shown after, as it was then; null: now. */
  const moment = computed(() => (table.past === null ? null : (table.moments.at(-1) ?? null)))
  /** First entries of the turns, and of the table's own steps between them. */
  const turns = computed(() => turnStarts(table.momentsNow))

  /** Where a step leads; null where there is no such way. */
  function stepTo(step: Step): number | null {
    const from = at.value
    if (from === null) return null
    switch (step) {
      case 'entryBack':
        return from > 0 ? from - 1 : null
      case 'entryOn':
        return from < newest.value ? from + 1 : null
      case 'turnBack':
        return turns.value.findLast((seq) => seq < from) ?? null
      case 'turnOn':
        return turns.value.find((seq) => seq > from) ?? null
      default:
        return step satisfies never
    }
  }

  /** Shows the table as it was after entry `seq`; false where there is none. */
  function show(seq: number): boolean {
    return table.lookBack(seq)
  }

  /** Back to now. */
  function leave(): void {
    if (table.past !== null) table.lookBack(null)
  }

  return { at, newest, moment, turns, stepTo, show, leave }
})

function turnStarts(moments: readonly Moment[]): readonly number[] {
  const starts: number[] = []
  let before: Moment['after'] | null = null
  for (const { entry, after } of moments) {
    if (before === null || after.turn !== before.turn || after.seat !== before.seat) starts.push(entry.seq)
    before = after
  }
  return starts
}
