import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { Board } from '../../../src-shared/board/board.ts'
import { ISLANDS } from '../../../src-shared/board/testing/smallBoards.ts'
import BoardDrawing from './BoardDrawing.vue'
import { stepOf } from './boardFocus.ts'
import { pictureOf } from './boardPicture.ts'

let wrapper: VueWrapper
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  const props = { board: new Board(ISLANDS), grounds: {}, spaces: new Map(), own: [], chosen: [], choices: new Map(), focus: null }
  wrapper = mount(BoardDrawing, { props, attachTo: document.body })
  await nextTick()
})
afterEach(() => {
  wrapper.unmount()
  vi.restoreAllMocks()
})

const plane = (): HTMLElement => wrapper.get<HTMLElement>('.plane').element
const view = (): { readonly x: number; readonly y: number; readonly k: number } => {
  const [x = NaN, y = NaN, k = NaN] = (plane().style.transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  return { x, y, k }
}
const wheel = (deltaY: number): void => {
  const event = new WheelEvent('wheel', { deltaY, view: window, bubbles: true, cancelable: true })
  // A wheel that is made up here has no place of its own.
  Object.defineProperties(event, { clientX: { value: 150 }, clientY: { value: 100 } })
  wrapper.get('.frame').element.dispatchEvent(event)
}
const mouse = (type: string, target: EventTarget, clientX: number, more: object = {}): void => {
  target.dispatchEvent(new MouseEvent(type, { clientX, clientY: 100, button: 0, view: window, bubbles: true, cancelable: true, ...more }))
}

test('the whole board stands within its frame at first, and again at the press of a button', async () => {
  const first = view()
  expect(first.k).toBeCloseTo(Math.min(300 / 421, 200 / 300), 1)
  await wrapper.get('button[aria-label="Zoom in"]').trigger('click')
  expect(view().k).toBeCloseTo(first.k * 1.4)
  await wrapper.get('button[aria-label="Show the whole board"]').trigger('click')
  expect(view()).toEqual(first)
})

test('while a hand moves it nothing is drawn anew: only its place changes', async () => {
  const before = view()
  const changed: string[] = []
  const watching = new MutationObserver((all) =>
    changed.push(...all.map(({ target, attributeName }) => `${target.nodeName} ${attributeName}`)),
  )
  watching.observe(wrapper.get('svg[role="listbox"]').element, { subtree: true, childList: true, attributes: true })
  for (let nth = 0; nth < 5; nth++) wheel(-150)
  await nextTick()
  const closer = view()
  expect(closer.k).toBeGreaterThan(before.k)
  mouse('mousedown', wrapper.get('.frame').element, 150)
  for (let nth = 1; nth < 5; nth++) mouse('mousemove', window, 150 - nth * 10)
  await nextTick()
  expect(view().x).toBeCloseTo(closer.x - 40)
  expect(plane().classList.contains('moving')).toBe(true)
  mouse('mouseup', window, 110)
  expect(plane().classList.contains('moving')).toBe(false)
  watching.disconnect()
  expect(changed).toEqual([])
})

test('with a brush a drag draws and the board stays, unless Shift is held', async () => {
  await wrapper.setProps({ brush: true })
  wheel(-800)
  const before = view()
  const frame = wrapper.get('.frame').element
  mouse('mousedown', frame, 150)
  mouse('mousemove', window, 120)
  mouse('mouseup', window, 120)
  expect(view()).toEqual(before)
  mouse('mousedown', frame, 150, { shiftKey: true })
  mouse('mousemove', window, 120, { shiftKey: true })
  mouse('mouseup', window, 120, { shiftKey: true })
  expect(view().x).toBeCloseTo(before.x - 30)
})

test('what the keys walk to is brought into sight', async () => {
  for (let nth = 0; nth < 30; nth++) wheel(-100)
  const space = (id: number): HTMLElement => wrapper.get<HTMLElement>(`[data-space="${id}"]`).element
  const before = view()
  space(0).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }))
  space(1).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }))
  await nextTick()
  expect(view()).not.toEqual(before)
})

test('once somebody has pressed something in it, it is not fitted again when the frame changes its size', async () => {
  const props = wrapper.props()
  wrapper.unmount()
  const watching: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        watching.push(resized)
      }
      observe = (): void => undefined
      unobserve = (): void => undefined
      disconnect = (): void => undefined
    },
  )
  wrapper = mount(BoardDrawing, { props: props as InstanceType<typeof BoardDrawing>['$props'], attachTo: document.body })
  await nextTick()
  const resizeTo = (width: number): void => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    for (const resized of watching) resized()
  }
  const first = view()
  resizeTo(200)
  const fitted = view()
  expect(fitted).not.toEqual(first)
  mouse('pointerdown', wrapper.get('.frame').element, 150)
  resizeTo(150)
  expect(view()).toEqual(fitted)
  vi.unstubAllGlobals()
})

test('on a telephone land that is asked for is no smaller than a finger at first', async () => {
  const real = window.matchMedia.bind(window)
  let isTouched = true
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.defineProperty(real(query), 'matches', { value: isTouched }))
  const board = new Board(ISLANDS)
  const step = stepOf(
    board,
    pictureOf(board, () => false),
  )
  const all = new Map(board.spaces.map((_, space) => [space, null]))
  const asked = async (choices: ReadonlyMap<number, null>): Promise<number> => {
    wrapper.unmount()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(60)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60)
    const props = { board, grounds: {}, spaces: new Map(), own: [], chosen: [], choices, focus: null }
    wrapper = mount(BoardDrawing, { props, attachTo: document.body })
    await nextTick()
    return view().k * step
  }
  expect(await asked(new Map())).toBeLessThan(44)
  for (const choices of [new Map([[0, null]]), all]) expect(await asked(choices)).toBeGreaterThanOrEqual(43.9)
  isTouched = false
  expect(await asked(all)).toBeLessThan(44)
})
