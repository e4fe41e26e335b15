import { onScopeDispose, ref, watch, type Ref } from 'vue'

/** What counts as somebody being there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'compositionupdate', 'wheel', 'touchstart'] as const

/** How often it is looked whether time is up, in milliseconds. Out of sight browsers look but once a minute. */
const TICK = 1_000
const LONGEST_TICK = 60_000

export interface Stillness {
  /** Seconds left until `still` is called; null while nothing is waited for. */
  readonly left: Ref<number | null>
}

/**
 * Calls `still` once nobody has touched anything for as many seconds as `limit` gives (null: never). Seconds are counted while
 * the page is awake: a computer that slept has not been watched either, and goes on counting when it wakes.
 */
export function useStillness(limit: () => number | null, still: () => void): Stillness {
  const left = ref<number | null>(limit())
  let looked = performance.now()

  function begin(): void {
    left.value = limit()
    looked = performance.now()
  }

  function tick(): void {
    const passed = Math.min(Math.max(TICK, performance.now() - looked), LONGEST_TICK)
    looked = performance.now()
    if (left.value === null) return
    left.value = Math.max(0, left.value - Math.round(passed / TICK))
    if (left.value > 0) return
    left.value = null
    still()
  }

  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true })
  const timer = setInterval(tick, TICK)
  watch(limit, begin)
  onScopeDispose(() => {
    clearInterval(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, begin, { capture: true })
  })
  return { left }
}
