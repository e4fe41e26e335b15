import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { STEPS, type Deed, type Step, type StepId } from './steps.ts'
import { usePreferences } from '../../stores/preferences.ts'

/** Among the hints that were read: the guide was begun on this machine; it was ended; one of its steps is behind one. */
const BEGUN = 'guide.begun'
const ENDED = 'guide'
const stepHint = (id: StepId): string => `guide.${id}`

/**
 * The look around for a first session, step by step. It waits for what it speaks of to be done, or to be passed over; where it stands is
 * kept among the hints that were read.
 */
export const useGuide = defineStore('guide', () => {
  const preferences = usePreferences()
  const isRead = (hint: string): boolean => preferences.chosen.hintsRead.includes(hint)

  /** Asked for again in this sitting after it was ended once. */
  const again = ref(false)
  /** Where one has leafed to; null: at the first step that is still to be done. */
  const leafed = ref<number | null>(null)

  const begun = computed(() => isRead(BEGUN))
  const running = computed(() => again.value || (begun.value && !isRead(ENDED)))
  const firstOpen = computed(() =>
    Math.max(
      0,
      STEPS.findIndex(({ id }) => !isRead(stepHint(id))),
    ),
  )
  const at = computed(() => leafed.value ?? firstOpen.value)
  const step = computed<Step | null>(() => (running.value ? (STEPS[at.value] ?? null) : null))

  /** For the first visit: begins unless it was begun or ended before. */
  function offer(): void {
    if (!isRead(ENDED)) preferences.readHint(BEGUN)
  }

  /** Goes on where one stopped, from the beginning where everything was seen. */
  function start(): void {
    preferences.readHint(BEGUN)
    if (isRead(ENDED)) again.value = true
    if (STEPS.every(({ id }) => isRead(stepHint(id)))) leafed.value = 0
  }

  function end(): void {
    preferences.readHint(ENDED)
    again.value = false
    leafed.value = null
  }

  /** On to the next step; over the last it ends. */
  function next(): void {
    const now = step.value
    if (now === null) return
    const on = at.value + 1
    preferences.readHint(stepHint(now.id))
    if (on >= STEPS.length) end()
    else leafed.value = on
  }

  function back(): void {
    if (running.value && at.value > 0) leafed.value = at.value - 1
  }

  /** Somebody did something: the step that waits for it is done. */
  function did(deed: Deed): void {
    if (step.value?.deeds.includes(deed) === true) next()
  }

  return { begun, running, at, step, offer, start, end, next, back, did }
})
