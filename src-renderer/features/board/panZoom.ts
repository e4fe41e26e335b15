import { useResizeObserver } from '@vueuse/core'
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom'
import { onBeforeUnmount, onMounted, shallowRef, watch, type Ref } from 'vue'

/** What of a picture is seen: how far it is moved, and how large it stands. */
export interface View {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface PanZoom {
  /** What is seen when the hand rests. While it moves nothing is told here: listen with `onMove`. */
  readonly resting: Readonly<Ref<View>>
  readonly zoomBy: (times: number) => void
  readonly fit: () => void
  /** Moves as little as it takes for a place to be seen. */
  readonly show: (x: number, y: number) => void
  /** Brings a place to the middle. */
  readonly centreOn: (x: number, y: number) => void
  /** Told of every step of the way, and once of where it stands. */
  readonly onMove: (listener: (view: View, room: Size) => void) => void
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const CLOSEST = 3
const STEP_AWAY = 60
/** In a narrow frame a part of the picture that can be read is shown rather than the whole. */
const LEAST_FIT = 0.24

interface Moved {
  readonly size: () => Size
  /** What stands in the middle where the whole has no room; the middle of the picture where nothing is said. */
  readonly middle: () => { readonly x: number; readonly y: number } | undefined
  /** What is looked at first; the whole where nothing is said. */
  readonly first?: () => Frame | null
  /** Nothing is fitted smaller at first, so that a finger can press it; 0 where that does not matter. */
  readonly least?: () => number
  /** Whether one finger and the main button draw instead. */
  readonly draws: () => boolean
}

/** A part of the picture. */
export interface Frame extends Size {
  readonly x: number
  readonly y: number
}

/**
 * A plane within a frame, moved by wheel, drag and pinch. It is moved here and not by its template: nothing is rendered while a hand moves it.
 * What glides is said in style sheets (`.gliding`): with reduced motion, nothing does.
 */
export function usePanZoom(
  frame: Readonly<Ref<HTMLElement | null>>,
  plane: Readonly<Ref<HTMLElement | null>>,
  { size, middle, first, least = () => 0, draws }: Moved,
): PanZoom {
  let view: View = { x: 0, y: 0, k: 1 }
  const resting = shallowRef(view)
  const listeners: ((view: View, room: Size) => void)[] = []
  let isFitted = true
  let isWhole = false
  let isGliding = false
  /** Kept until the frame is resized: read anew at every step, it would lay out the page at every step. */
  let measured: Size | null = null
  const room = (): Size => (measured ??= { width: frame.value?.clientWidth ?? 0, height: frame.value?.clientHeight ?? 0 })
  const whole = (): number => {
    const [{ width, height }, picture] = [room(), size()]
    return width === 0 || height === 0 ? 1 : Math.min(width / picture.width, height / picture.height, CLOSEST)
  }

  function place(next: View, byHand: boolean): void {
    view = next
    if (plane.value !== null) {
      plane.value.classList.toggle('gliding', isGliding && !byHand)
      plane.value.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`
    }
    for (const listener of listeners) listener(view, room())
  }

  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(5)
    .filter((event: MouseEvent | TouchEvent) => {
      if (event.type === 'wheel') return true
      const isTouch = 'touches' in event
      if (draws()) return isTouch ? event.touches.length > 1 : event.button === 1 || event.shiftKey
      return isTouch || (!event.ctrlKey && event.button <= 1)
    })
    .extent(() => [
      [0, 0],
      [Math.max(room().width, 1), Math.max(room().height, 1)],
    ])
    .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => plane.value?.classList.toggle('moving', Boolean(sourceEvent)))
    .on('zoom', ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (sourceEvent) isFitted = false
      place({ x, y, k }, Boolean(sourceEvent))
    })
    .on('end', () => {
      plane.value?.classList.remove('moving')
      resting.value = view
    })
  const limit = (): void => {
    const { width, height } = size()
    behaviour.scaleExtent([Math.min(whole(), 1), CLOSEST]).translateExtent([
      [-STEP_AWAY, -STEP_AWAY],
      [width + STEP_AWAY, height + STEP_AWAY],
    ])
  }

  /** By a key or a button: it glides there. */
  function glide(move: (host: HTMLElement) => void): void {
    if (frame.value === null) return
    isFitted = false
    isGliding = true
    move(frame.value)
    isGliding = false
  }
  const fitNow = (host: HTMLElement): void => {
    limit()
    const [{ width, height }, picture] = [room(), size()]
    const k = Math.max(whole(), Math.min(LEAST_FIT, height / picture.height))
    const { x, y } = (k > whole() ? middle() : undefined) ?? { x: picture.width / 2, y: picture.height / 2 }
    const along = (room: number, at: number, of: number): number =>
      of * k <= room ? (room - of * k) / 2 : Math.min(0, Math.max(room - of * k, room / 2 - at * k))
    behaviour.transform(select(host), zoomIdentity.translate(along(width, x, picture.width), along(height, y, picture.height)).scale(k))
    isFitted = true
  }

  /** As much of the picture around its middle as there is room for where nothing is fitted smaller. */
  const aroundMiddle = (): Frame => {
    const [{ width, height }, k] = [room(), least()]
    const { x, y } = middle() ?? { x: size().width / 2, y: size().height / 2 }
    return { x: x - width / k / 2, y: y - height / k / 2, width: width / k, height: height / k }
  }

  /** What is looked at first, as close as it has room, but no closer than land is told apart with ease. */
  const fitFirst = (host: HTMLElement): void => {
    const part = isWhole ? null : (first?.() ?? (least() > whole() ? aroundMiddle() : null))
    if (part === null || room().width === 0) return fitNow(host)
    limit()
    const { width, height } = room()
    const k = Math.max(whole(), least(), Math.min(width / part.width, height / part.height, CLOSE_ENOUGH))
    const [x, y] = [part.x + part.width / 2, part.y + part.height / 2]
    behaviour.transform(select(host), zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k))
    isFitted = true
  }

  onMounted(() => {
    measured = null
    if (frame.value === null) return
    // Whoever has touched what is there would find it elsewhere after another fit.
    select(frame.value)
      .call(behaviour)
      .on('dblclick.zoom', null)
      .on('pointerdown.hold keydown.hold', () => (isFitted = false))
    fitFirst(frame.value)
  })
  const again = (): void => {
    measured = null
    if (isFitted && frame.value !== null) fitFirst(frame.value)
    else limit()
    for (const listener of listeners) listener(view, room())
  }
  useResizeObserver(frame, again)
  watch(() => `${size().width} ${size().height}`, again, { flush: 'post' })
  onBeforeUnmount(() => {
    if (frame.value !== null) select(frame.value).on('.zoom', null).on('.hold', null)
  })

  return {
    resting,
    fit: () => {
      isWhole = true
      glide(fitNow)
    },
    zoomBy: (times) => glide((host) => behaviour.scaleBy(select(host), times)),
    show: (x, y) => {
      const { width, height } = room()
      const [aside, down] = [short(view.x + x * view.k, width), short(view.y + y * view.k, height)]
      if (aside !== 0 || down !== 0) glide((host) => behaviour.translateBy(select(host), aside / view.k, down / view.k))
    },
    centreOn: (x, y) => {
      if (frame.value !== null) behaviour.translateTo(select(frame.value), x, y)
      isFitted = false
    },
    onMove: (listener) => {
      listeners.push(listener)
      listener(view, room())
    },
  }
}

/** Closer than this nothing is shown by itself. */
const CLOSE_ENOUGH = 1.15

/** How far something must be moved to stand within the room, clear of its edges. */
function short(at: number, room: number): number {
  const edge = Math.min(STEP_AWAY, room / 4)
  return at < edge ? edge - at : at > room - edge ? room - edge - at : 0
}
