import { onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import type { DisplayCode, DisplayStanding } from '../../../src-shared/contract/seats.ts'
import type { Outcome, Problem } from '../../../src-shared/kernel/problem.ts'
import { useBridge } from '../../bridge/hostBridge.ts'
import { refusal, troubleOf } from '../../stores/sentences.ts'
import { useSeats } from './seatsStore.ts'
import { devicesTexts } from './texts/devices.ts'

/** How often the code is renewed while it is shown: milliseconds. The host forgets it soon after the page falls silent. */
const RENEWED_EVERY = 1_000

export interface ShownDisplayCode {
  /** The code as it is now; null: none was asked for. */
  readonly shown: Readonly<Ref<DisplayCode | null>>
  readonly problems: Readonly<Ref<readonly Problem[]>>
  /** Whether a code is being made. */
  readonly busy: Readonly<Ref<boolean>>
  /** Asks for a code, in place of the one before. */
  readonly ask: () => Promise<void>
  readonly putAway: () => void
}

/**
 * The short code of a display while this page shows it. It is renewed as long as the page is in sight: leaving it, or looking at another tab
 * for long, ends the code.
 */
export function useDisplayCode(standing: () => DisplayStanding, isOpen: () => boolean): ShownDisplayCode {
  const { api } = useBridge()
  const seats = useSeats()
  const shown = shallowRef<DisplayCode | null>(null)
  const problems = shallowRef<readonly Problem[]>([])
  /** Whether a code is being made. */
  const busy = ref(false)
  let timer: ReturnType<typeof setInterval> | undefined
  /** Raised by whatever makes a code that is still under way unwanted. */
  let wanted = 0

  async function call(code?: string): Promise<Outcome<DisplayCode>> {
    const { at } = seats
    if (at === null) return refusal(() => devicesTexts.displayCode.noCampaign)
    try {
      return await api.displayCode(at, code)
    } catch (fault) {
      return refusal(troubleOf(fault, () => devicesTexts.displayCode.asking))
    }
  }

  async function ask(): Promise<void> {
    const mine = ++wanted
    const { at } = seats
    busy.value = true
    const made = await call()
    if (mine !== wanted) {
      if (made.ok) drop(at, made.value)
      return
    }
    busy.value = false
    problems.value = made.ok ? [] : made.problems
    shown.value = made.ok ? made.value : null
    clearInterval(timer)
    if (made.ok) timer = setInterval(() => void renew(), RENEWED_EVERY)
  }

  async function renew(): Promise<void> {
    const renewed = shown.value
    if (renewed?.state !== 'open' || document.visibilityState === 'hidden') return
    const told = await call(renewed.code)
    // Another code may have been asked for meanwhile, or none.
    if (shown.value?.code !== renewed.code) return
    if (told.ok) shown.value = told.value
    else [shown.value, problems.value] = [null, told.problems]
    if (shown.value?.state !== 'open') clearInterval(timer)
  }

  function drop(at: string | null, { code, state }: DisplayCode): void {
    // A host that cannot be reached ends the code by itself.
    if (state === 'open' && at !== null) void api.dropDisplayCode(at, code).catch(() => undefined)
  }

  function putAway(): void {
    wanted++
    busy.value = false
    clearInterval(timer)
    if (shown.value !== null) drop(seats.at, shown.value)
    shown.value = null
  }

  watch(
    () => standing().devices,
    () => void renew(),
  )
  watch(isOpen, (open) => {
    if (!open) putAway()
  })
  onBeforeUnmount(putAway)

  return { shown, problems, busy, ask, putAway }
}
