import { useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'

/** A press that moves less than this is a press, not a drag; in pixels. */
const SLACK = 4

export interface DragSteps {
  /** Row of the area under a pointer that goes down; null where a press begins no drag. */
  readonly grab: (target: Element) => number | null
  /** The pointer has moved: where the middle of the area is now, in pixels of the window. */
  readonly move: (at: number, middle: { readonly x: number; readonly y: number }) => void
  readonly drop: (at: number) => void
  /** Escape, or the device has taken the pointer away: everything goes back. */
  readonly cancel: (at: number) => void
}

interface Drag {
  readonly at: number
  readonly pointer: number
  readonly from: { readonly x: number; readonly y: number }
  /** From the pointer to the middle of the area it holds. */
  readonly offset: { readonly x: number; readonly y: number }
  readonly hasMoved: boolean
}

/** Drags areas by mouse, finger or pen. The click that ends a drag is none of the buttons'. */
export function useAreaDrag(plane: Readonly<Ref<HTMLElement | null>>, steps: DragSteps): { readonly held: Readonly<Ref<number | null>> } {
  let drag: Drag | null = null
  let endsDrag = false
  const held = ref<number | null>(null)

  useEventListener(plane, 'pointerdown', (event: PointerEvent) => {
    endsDrag = false
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-area]') : null
    const at = mark === null ? null : steps.grab(mark)
    if (mark === null || at === null || event.button !== 0 || !event.isPrimary || drag !== null) return
    const { left, top, width, height } = mark.getBoundingClientRect()
    const offset = { x: left + width / 2 - event.clientX, y: top + height / 2 - event.clientY }
    drag = { at, pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, offset, hasMoved: false }
    mark.setPointerCapture(event.pointerId)
    mark.focus({ preventScroll: true })
  })

  useEventListener(plane, 'pointermove', (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    const { from, offset, at } = drag
    if (!drag.hasMoved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
    drag = { ...drag, hasMoved: true }
    held.value = at
    steps.move(at, { x: event.clientX + offset.x, y: event.clientY + offset.y })
  })

  useEventListener(plane, 'pointerup', (event: PointerEvent) => {
    if (event.pointerId === drag?.pointer) end(steps.drop)
  })
  useEventListener(plane, ['pointercancel', 'lostpointercapture'], (event: PointerEvent) => {
    if (event.pointerId === drag?.pointer) end(steps.cancel)
  })
  useEventListener(
    plane,
    'keydown',
    (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag === null) return
      event.preventDefault()
      event.stopPropagation()
      end(steps.cancel)
    },
    { capture: true },
  )
  useEventListener(
    plane,
    'click',
    (event: MouseEvent) => {
      if (!endsDrag) return
      endsDrag = false
      event.stopPropagation()
    },
    { capture: true },
  )

  function end(how: (at: number) => void): void {
    const ended = drag
    drag = null
    held.value = null
    if (ended?.hasMoved !== true) return
    endsDrag = true
    how(ended.at)
  }

  return { held }
}
