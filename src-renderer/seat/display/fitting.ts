import { useEventListener, useResizeObserver } from '@vueuse/core'
import { nextTick, onMounted, ref, watch, type Ref, type WatchSource } from 'vue'

/**
 * How closely the content of a box has to be set so that nothing runs over its foot: nobody scrolls on a television.
 * @param box does not grow with its content
 * @param last the closest step there is: 0 is the loosest
 * @param content what is in the box: it is tried from the loosest step again when this changes, the size of the box, or when a font arrives: its letters
 *   take other room than those of the font before it
 * @returns the first step at which everything has room, or the last
 */
export function useFitting(
  box: Readonly<Ref<HTMLElement | null>>,
  last: () => number,
  content: WatchSource<unknown>,
): Readonly<Ref<number>> {
  const step = ref(0)
  let fitted = 0

  async function fit(): Promise<void> {
    const number = ++fitted
    step.value = 0
    await nextTick()
    while (number === fitted && box.value !== null && runsOver(box.value) && step.value < last()) {
      step.value++
      await nextTick()
    }
  }

  onMounted(fit)
  watch(content, fit, { flush: 'post' })
  useResizeObserver(box, () => void fit())
  useEventListener(document.fonts, 'loadingdone', () => void fit())
  return step
}

/** A pixel is left to rounding. */
function runsOver({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1
}
