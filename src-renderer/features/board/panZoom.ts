import { useResizeObserver } from '@vueuse/core'
import { select } from 'd3-selection'
import type { D3ZoomEvent } from 'd3-zoom'
import { zoom, zoomIdentity } from 'd3-zoom'
import type { Ref } from 'vue'
import { onBeforeUnmount, onMounted, shallowRef } from 'vue'

/** What of a picture is seen: how far it is moved, and how large it stands. */
export interface View {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface PanZoom {
  readonly view: Readonly<Ref<View>>
  /** A hand moves it at this moment. */
  readonly isMoving: Readonly<Ref<boolean>>
  readonly zoomBy: (times: number) => void
  readonly fit: () => void
  /** Moves as little as it takes for a place to be seen. */
  readonly show: (x: number, y: number) => void
}

export const CLOSEST = 3
const STEP_AWAY = 60

/** A picture within a frame, moved by wheel, drag and pinch. What glides is said in style sheets: with reduced motion, nothing does. */
export function usePanZoom(
  frame: Readonly<Ref<HTMLElement | null>>,
  size: () => { readonly width: number; readonly height: number },
): PanZoom {
  const view = shallowRef<View>({ x: 0, y: 0, k: 1 })
  const isMoving = shallowRef(false)
  let isFitted = true
  const room = (): { width: number; height: number } => ({
    width: frame.value?.clientWidth ?? 0,
    height: frame.value?.clientHeight ?? 0,
  })
  const whole = (): number => {
    const [{ width, height }, picture] = [room(), size()]
    return width === 0 || height === 0 ? 1 : Math.min(width / picture.width, height / picture.height, CLOSEST)
  }
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(5)
    .extent(() => [
      [0, 0],
      [Math.max(room().width, 1), Math.max(room().height, 1)],
    ])
    .on(
      'start',
      ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => (isMoving.value = sourceEvent !== null && sourceEvent !== undefined),
    )
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      view.value = { x: transform.x, y: transform.y, k: transform.k }
      if (sourceEvent !== null && sourceEvent !== undefined) isFitted = false
    })
    .on('end', () => (isMoving.value = false))
  const limit = (): void => {
    const { width, height } = size()
    behaviour.scaleExtent([Math.min(whole(), 1), CLOSEST]).translateExtent([
      [-STEP_AWAY, -STEP_AWAY],
      [width + STEP_AWAY, height + STEP_AWAY],
    ])
  }
  const fit = (): void => {
    if (frame.value === null) return
    limit()
    const [{ width, height }, picture, k] = [room(), size(), whole()]
    const middle = zoomIdentity.translate((width - picture.width * k) / 2, (height - picture.height * k) / 2).scale(k)
    behaviour.transform(select(frame.value), middle)
    isFitted = true
  }
  onMounted(() => {
    if (frame.value === null) return
    select(frame.value).call(behaviour).on('dblclick.zoom', null)
    fit()
  })
  useResizeObserver(frame, () => (isFitted ? fit() : limit()))
  onBeforeUnmount(() => {
    if (frame.value !== null) select(frame.value).on('.zoom', null)
  })
  return {
    view,
    isMoving,
    fit,
    zoomBy: (times) => {
      if (frame.value === null) return
      isFitted = false
      behaviour.scaleBy(select(frame.value), times)
    },
    show: (x, y) => {
      if (frame.value === null) return
      const [{ width, height }, { x: left, y: top, k }] = [room(), view.value]
      const [aside, down] = [short(left + x * k, width), short(top + y * k, height)]
      if (aside === 0 && down === 0) return
      isFitted = false
      behaviour.translateBy(select(frame.value), aside / k, down / k)
    },
  }
}

/** How far something must be moved to stand within the room, clear of its edges. */
function short(at: number, room: number): number {
  const edge = Math.min(STEP_AWAY, room / 4)
  return at < edge ? edge - at : at > room - edge ? room - edge - at : 0
}
