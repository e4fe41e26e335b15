import { useEventListener } from '@vueuse/core'
import type { Ref } from 'vue'
import type { Space } from '../../../src-shared/board/graph.ts'
import type { Point } from '../../../src-shared/board/hexes.ts'

export function spaceOf(target: EventTarget | null): Space | null {
  const found = target instanceof Element ? target.closest('[data-space]')?.getAttribute('data-space') : null
  return found == null ? null : Number(found)
}

/** Pixels between two looks at what lies under a hand that moves fast. */
const STEP = 10

/** Spaces a hand draws over, step by step, with where on the screen; a second finger, Shift or the wheel's button move the board instead. */
export function useBrush(
  drawing: Readonly<Ref<Element | null>>,
  isOn: () => boolean,
  on: { readonly stroke: (space: Space, at: Point) => void; readonly done: () => void; readonly dropped: () => void },
): void {
  let last: { readonly x: number; readonly y: number } | null = null

  function over(target: EventTarget | null, at: Point): void {
    const space = spaceOf(target)
    if (space !== null) on.stroke(space, at)
  }
  function end(how: 'done' | 'dropped'): void {
    if (last === null) return
    last = null
    on[how]()
  }
  const place = ({ clientX, clientY }: PointerEvent): { readonly x: number; readonly y: number } => ({ x: clientX, y: clientY })

  useEventListener(drawing, 'pointerdown', (event: PointerEvent) => {
    if (!isOn() || event.button !== 0 || event.shiftKey) return
    // A second finger: the board is moved, and what the first one touched was not meant.
    if (!event.isPrimary) return end('dropped')
    last = place(event)
    over(event.target, last)
  })
  useEventListener(window, 'pointermove', (event: PointerEvent) => {
    if (last === null || !event.isPrimary) return
    const [from, to] = [last, place(event)]
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP))
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      over(document.elementFromPoint(at.x, at.y), at)
    }
    last = to
  })
  useEventListener(window, 'pointerup', () => end('done'))
  useEventListener(window, 'pointercancel', () => end('dropped'))
}
