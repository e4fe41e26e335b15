import { useEventListener, useMutationObserver } from '@vueuse/core'
import { readonly, shallowRef, type Ref } from 'vue'

/**
 * Whether the page is at most as wide as this, in rem of the text size set here: what `@container page (max-width: …)` is to style
 * sheets. A media query would reckon in the letters of the browser.
 */
export function usePageWithin(rem: number): Readonly<Ref<boolean>> {
  const root = document.documentElement
  const isWithin = shallowRef(false)
  const look = (): void => {
    isWithin.value = window.innerWidth <= rem * Number.parseFloat(getComputedStyle(root).fontSize)
  }
  look()
  useEventListener(window, 'resize', look)
  useMutationObserver(root, look, { attributes: true, attributeFilter: ['data-text'] })
  return readonly(isWithin)
}
