import { useEventListener, useMutationObserver } from '@vueuse/core'
import { nextTick, onScopeDispose, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { overlaps, placeBeside, type Box, type Place } from './placement.ts'
import type { Step } from './steps.ts'
import { usePageWithin } from '../../ui/pageWidth.ts'

/** What the style sheets draw an edge around. */
const MARK = 'data-guided'

/** Where the panes of the desk stand below each other: the card goes to the foot of the page there. */
const NARROW_REM = 56

export interface GuidePlace {
  /** Null while it stands at the foot of the page, and before it was placed. */
  readonly place: Ref<Place | null>
  readonly docked: Readonly<Ref<boolean>>
}

/**
 * Keeps the card beside what its step speaks of, and marks that. The card stays where it is for as long as it is in nobody's way: it
 * covers neither what it speaks of nor, where it can help it, what has the focus.
 */
export function useGuidePlace(card: Ref<HTMLElement | null>, step: ComputedRef<Step | null>): GuidePlace {
  const place = shallowRef<Place | null>(null)
  const docked = usePageWithin(NARROW_REM)
  let marked: Element | null = null
  let frame = 0

  function find(): Element | null {
    for (const selector of step.value?.about ?? []) {
      const found = document.querySelector(selector)
      if (found !== null && found.getClientRects().length > 0) return found
    }
    return null
  }

  function mark(about: Element | null): void {
    if (about === marked) return
    marked?.removeAttribute(MARK)
    about?.setAttribute(MARK, '')
    marked = about
  }

  function settle(): void {
    const about = card.value === null ? null : find()
    mark(about)
    const main = document.getElementById('main')
    keepFoot(main, docked.value && card.value !== null ? `${card.value.offsetHeight}px` : '')
    if (card.value === null || docked.value) return void (place.value = null)
    const { offsetWidth: width, offsetHeight: height } = card.value
    // The bars above and below the page are never covered.
    const screen = boxOf(main ?? document.documentElement)
    const box = about === null ? null : boxOf(about)
    const free = focused(card.value, screen)
    const now = place.value === null ? null : { ...place.value, width, height }
    const stays = now !== null && isWithin(now, screen) && [box, free].every((other) => other === null || !overlaps(now, other))
    if (!stays) place.value = placeBeside(box, { width, height }, screen, free)
  }

  function soon(): void {
    if (frame === 0)
      frame = requestAnimationFrame(() => {
        frame = 0
        settle()
      })
  }

  watch(
    [card, () => step.value?.id, docked],
    () => {
      place.value = null
      void nextTick(() => {
        settle()
        if (card.value !== null) find()?.scrollIntoView({ block: docked.value ? 'start' : 'nearest' })
      })
    },
    { flush: 'post' },
  )
  useEventListener(window, 'resize', soon)
  useEventListener(document, 'focusin', soon)
  useEventListener(document, 'scroll', soon, { capture: true, passive: true })
  useMutationObserver(() => document.getElementById('main'), soon, { childList: true, subtree: true })
  onScopeDispose(() => {
    cancelAnimationFrame(frame)
    mark(null)
    keepFoot(document.getElementById('main'), '')
  })

  return { place, docked }
}

/** What gets the focus, and what sticks to the foot of the page itself, stays clear of a card that stands there. */
function keepFoot(main: HTMLElement | null, room: string): void {
  main?.style.setProperty('scroll-padding-bottom', room)
  main?.style.setProperty('--foot-room', room)
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function isWithin(one: Box, screen: Box): boolean {
  const [right, bottom] = [screen.left + screen.width, screen.top + screen.height]
  return one.left >= screen.left && one.top >= screen.top && one.left + one.width <= right && one.top + one.height <= bottom
}

/** The control that has the focus, where it is one: a whole page may have it, too, and is not to be kept free. */
function focused(card: Element, screen: Box): Box | null {
  const active = document.activeElement
  if (active === null || card.contains(active) || !active.matches('input, select, textarea, button, a')) return null
  const box = boxOf(active)
  return box.width * box.height > (screen.width * screen.height) / 4 ? null : box
}
