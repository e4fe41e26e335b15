import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { highlightsOf, type Highlight } from '../../src-shared/games/highlights/highlights.ts'
import { useTable } from '../stores/table.ts'

/** Of more than so many only the newest are shown: the others stand in the chronicle. */
const MOST = 5

/**
 * What stood out since the seat was opened and has not been put away, of what this seat is shown: what is told of all, and the end of the own turn.
 * Whoever opens a seat begins with what comes from then on.
 */
export const useSeatMoments = defineStore('seatMoments', () => {
  const table = useTable()
  /** How many entries there were when the seat was opened. */
  const since = ref(0)
  const gone = shallowRef<ReadonlySet<string>>(new Set())

  watch(
    () => (table.standing === 'open' ? table.head?.campaign.id : undefined),
    () => {
      since.value = table.momentsNow.length
      gone.value = new Set()
    },
    { flush: 'sync', immediate: true },
  )

  const all = computed<readonly Highlight[]>(() => {
    const own = table.head?.seat
    return highlightsOf(table.momentsNow.slice(since.value), table.game?.highlights).filter(
      ({ key, kind, seat }) => !gone.value.has(key) && kind !== 'round' && (kind !== 'turn' || seat === own),
    )
  })
  const shown = computed(() => all.value.slice(-MOST))
  const more = computed(() => all.value.length - shown.value.length)

  function putAway(): void {
    gone.value = new Set([...gone.value, ...all.value.map(({ key }) => key)])
  }

  return { shown, more, putAway }
})
