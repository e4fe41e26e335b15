import { useEventListener } from '@vueuse/core'
import { computed, nextTick, ref, type ComputedRef, type Ref } from 'vue'
import type { Stance } from './layout.ts'
import { stepFrom, type BoardItem } from './steps.ts'

/** What pointer and keys do on the picture. */
export interface BoardHands {
  /** The one item the tab key stops at. */
  readonly current: ComputedRef<string | undefined>
  /** What the pointer is on, else what has the focus; null for nothing. */
  readonly under: ComputedRef<string | null>
  readonly focus: (id: string) => Promise<void>
}

/**
 * Pointer and keys on a picture whose items bear `data-item`: a click or Enter selects, arrow keys go about.
 *
 * @param picture null while it is not there, or is not to be touched
 * @param selected where the tab key stops at first
 */
export function useBoardHands(
  picture: Readonly<Ref<SVGSVGElement | null>>,
  items: ComputedRef<readonly BoardItem[]>,
  stance: ComputedRef<Stance>,
  selected: () => string | null | undefined,
  select: (item: BoardItem) => void,
): BoardHands {
  const focused = ref<string | null>(null)
  const hovered = ref<string | null>(null)
  const at = ref<string | null>(null)
  const find = (id: string | null | undefined): BoardItem | undefined => items.value.find((item) => item.id === id)
  const current = computed(() => (find(at.value) ?? find(selected()) ?? items.value[0])?.id)

  async function focus(id: string): Promise<void> {
    at.value = id
    await nextTick()
    picture.value?.querySelector<SVGElement>(`[data-item="${CSS.escape(id)}"]`)?.focus()
  }

  useEventListener(picture, 'click', (event) => {
    const item = find(itemUnder(event))
    if (item !== undefined) select(item)
  })
  useEventListener(picture, 'focusin', (event) => {
    focused.value = itemUnder(event)
    at.value = focused.value ?? at.value
  })
  useEventListener(picture, 'focusout', () => (focused.value = null))
  useEventListener(picture, 'pointerover', (event) => (hovered.value = itemUnder(event)))
  useEventListener(picture, 'pointerleave', () => (hovered.value = null))
  useEventListener(picture, 'keydown', (event: KeyboardEvent) => {
    const item = find(current.value)
    if (item === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const isChosen = event.key === 'Enter' || event.key === ' '
    const next = isChosen ? null : stepFrom(items.value, item.id, event.key, stance.value)
    if (!isChosen && next === null) return
    event.preventDefault()
    event.stopPropagation()
    if (next === null) select(item)
    else void focus(next)
  })
  return { current, under: computed(() => hovered.value ?? focused.value), focus }
}

function itemUnder({ target }: Event): string | null {
  return target instanceof Element ? (target.closest<SVGElement>('[data-item]')?.dataset['item'] ?? null) : null
}
