import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { highlightsOf, unfinished, type Highlight } from '../../../src-shared/games/highlights/highlights.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { useDesk } from '../../stores/desk.ts'
import { usePreferences } from '../../stores/preferences.ts'
import { useTable } from '../../stores/table.ts'

/** More entries than any battle or raid has. */
const LONGEST = 80
/** Turns whose light cards are shown: the last one, and the one before. */
const TURNS_SHOWN = 2

/**
 * What happened since it was last looked at and is not to be missed: shown in the place of the next question until somebody goes on. What the
 * question that waits is in the middle of comes up once that is over. A campaign that is opened begins with what comes from then on.
 */
export const useHighlights = defineStore('highlights', () => {
  const table = useTable()
  const desk = useDesk()
  const preferences = usePreferences()
  /** How many entries were there when all that they held had been looked at. */
  const since = ref(0)
  /** Keys of those that are put away while a later one is still going on. */
  const gone = shallowRef<ReadonlySet<string>>(new Set())
  /** What was done on the board, by card and line. */
  const ticked = shallowRef<ReadonlySet<string>>(new Set())

  // Whoever opens a campaign, or comes back to it from a screen that was lent, begins with what comes from then on.
  watch(
    () => table.standing,
    (standing) => {
      if (standing === 'open') begin()
    },
    { flush: 'sync', immediate: true },
  )

  /** From here on; what the question that waits is in the middle of is told whole once it is over. */
  function begin(): void {
    desk.redoneTo = -1
    const all = table.momentsNow
    const face = table.game?.highlights
    const isAmid = table.pending !== null && (face?.during?.(table.pending) ?? null) !== null
    since.value = isAmid ? Math.max(0, all.length - LONGEST) : all.length
    const found = isAmid ? highlightsOf(all.slice(since.value), face) : []
    gone.value = new Set(found.slice(0, found.length - unfinished(found, face, table.pending)).map(({ key }) => key))
  }

  const isAsked = computed(
    () =>
      preferences.chosen.highlights === 'cards' &&
      table.head?.seat === GAME_MASTER &&
      table.lentTo === null &&
      table.past === null &&
      table.state?.readOnly === null,
  )

  const due = computed<readonly Highlight[]>(() => {
    if (!isAsked.value) return []
    const face = table.game?.highlights
    const found = highlightsOf(table.momentsNow.slice(since.value), face).filter(({ key }) => !gone.value.has(key))
    return found.slice(0, found.length - unfinished(found, face, table.pending))
  })
  /** Ends of turns and light cards of earlier turns pass by: players on their own devices play on while nobody reads cards here. */
  const read = computed<readonly Highlight[]>(() => {
    const light: readonly string[] = [...(table.game?.highlights?.light ?? []), 'turn', 'round']
    const turns = [...new Set(due.value.filter(({ kind }) => kind !== 'round').map(turnOf))].slice(-TURNS_SHOWN)
    const isPast = (highlight: Highlight): boolean => light.includes(highlight.kind) && !turns.includes(turnOf(highlight))
    return due.value.filter((highlight) => highlight.to <= desk.redoneTo || !isPast(highlight))
  })
  /** What is on the table now, in the order in which it happened; null: nothing. What was done again comes up entry by entry. */
  const shown = computed(() => {
    const [first] = read.value
    if (first === undefined) return null
    return first.to > desk.redoneTo ? read.value : read.value.filter(({ to }) => to === first.to)
  })

  /** Puts away what is shown. */
  function goOn(): void {
    const { length } = table.momentsNow
    const passed = due.value.filter((highlight) => !read.value.includes(highlight))
    gone.value = new Set([...gone.value, ...[...passed, ...(shown.value ?? [])].map(({ key }) => key)])
    if (highlightsOf(table.momentsNow.slice(since.value), table.game?.highlights).every(({ key }) => gone.value.has(key))) {
      since.value = length
      gone.value = new Set()
    }
  }

  // Cards go by their entries: those of another campaign have the same keys.
  watch(
    () => table.head?.campaign.id,
    () => (ticked.value = new Set()),
  )

  function tick(key: string): void {
    const others = new Set(ticked.value)
    if (!others.delete(key)) others.add(key)
    ticked.value = others
  }

  return { shown, ticked, goOn, tick }
})

function turnOf({ at }: Highlight): string {
  return `${at.turn}/${at.seat}`
}
