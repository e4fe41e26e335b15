import { useMutationObserver, useResizeObserver } from '@vueuse/core'
import type { Ref } from 'vue'
import { readonly, shallowRef, watch } from 'vue'
import { usePageWithin } from '../../ui/pageWidth.ts'

/** Up to here the pages have a row of their own whatever their names are, in rem. */
const NARROW_REM = 72

/** What is left of the title of a campaign beside the pages, in pixels. */
const TITLE = 160

/** What the top bar has room for beside the title: the pages and where play stands, the pages, or nothing. */
export type BarRoom = 'all' | 'pages' | 'none'
const ROOMS: readonly BarRoom[] = ['all', 'pages', 'none']

/**
 * Measures it, since it depends on the names of the pages, on the language and on what else stands in the bar. The bar has the
 * answer as `data-room`; `title` is the part that may be cut off.
 */
export function useBarRoom(bar: Ref<HTMLElement | null>, title: Ref<HTMLElement | null>): Readonly<Ref<BarRoom>> {
  const room = shallowRef<BarRoom>('all')
  const narrow = usePageWithin(NARROW_REM)
  const measure = (): void => {
    const element = bar.value
    if (element === null) return
    for (const each of narrow.value ? (['none'] as const) : ROOMS) {
      element.dataset['room'] = room.value = each
      if (each === 'none' || fits(element, title.value)) return
    }
  }
  useResizeObserver(bar, measure)
  useMutationObserver(bar, measure, { childList: true, characterData: true, subtree: true })
  watch([bar, narrow], measure, { flush: 'post' })
  return readonly(room)
}

function fits(bar: HTMLElement, title: HTMLElement | null): boolean {
  if (bar.scrollWidth > bar.clientWidth) return false
  return title === null || title.clientWidth >= Math.min(title.scrollWidth, TITLE)
}
