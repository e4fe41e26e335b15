import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { computed, h, nextTick, ref, shallowRef } from 'vue'
import { GAME } from '../../../../src-shared/games/nation-turns/game.ts'
import { worldOf } from '../../../../src-shared/games/nation-turns/making/drawing.ts'
import { sampleDraft, type Draft } from '../../../../src-shared/games/nation-turns/making/editing.ts'
import { findingsOf } from '../../../../src-shared/games/nation-turns/making/findings.ts'
import { valueAt, withValue } from '../../../../src-shared/games/nation-turns/making/paths.ts'
import { areJoined } from '../../../../src-shared/games/nation-turns/making/placing.ts'
import { playOn } from '../../../../src-shared/games/text/playing.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { MAKING } from './making.ts'
import ScenarioMap from './ScenarioMap.vue'

const draft = shallowRef<Draft>(sampleDraft())
const open = ref<number | null>(0)
const edit = vi.fn((next: Draft) => (draft.value = next))
const undo = vi.fn()
const form = vi.fn()
let wrapper: VueWrapper
let leave: () => void = () => undefined

beforeEach(() => {
  draft.value = sampleDraft()
  open.value = 0
  const world = computed(() => worldOf(draft.value))
  leave = playOn(() => ({ game: GAME, world: world.value }))
  wrapper = mount(
    { render: () => h(ScenarioMap, { world: world.value, open: open.value, onOpen: (at: number) => (open.value = at), onForm: form }) },
    {
      attachTo: document.body,
      global: {
        plugins: [createPinia()],
        provide: {
          [MAKING as symbol]: { draft: computed(() => draft.value), findings: computed(() => findingsOf(draft.value)), edit, undo },
        },
      },
    },
  )
})
afterEach(() => {
  wrapper.unmount()
  leave()
  tellIn(() => 'en')
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

const mark = (id: string) => wrapper.get<HTMLElement>(`[data-area="${id}"]`)
const placeOf = (at: number): unknown => ['x', 'y'].map((field) => valueAt(draft.value, ['areas', at, field]))
const told = (): string => wrapper.get('[role="status"]').text()
const heldDown = { pointerId: 1, isPrimary: true, button: 0, bubbles: true }

function pointer(kind: string, id: string, x: number, y: number): void {
  mark(id).element.dispatchEvent(new PointerEvent(kind, { ...heldDown, clientX: x, clientY: y }))
}

/** The sheet is 1,000 by 1,000 pixels in this window, and every area a point. */
function laidOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.classList.contains('plane') ? new DOMRect(0, 0, 1000, 1000) : new DOMRect(500, 500, 0, 0)
  })
  HTMLElement.prototype.setPointerCapture = () => undefined
}

describe('moving areas', () => {
  test('an area is dragged, its form opens, and its place is told at the end', async () => {
    laidOut()
    pointer('pointerdown', 'BR', 500, 500)
    pointer('pointermove', 'BR', 700, 500)
    await nextTick()
    const [x, y] = placeOf(1) as [number, number]
    expect(x).toBeGreaterThan(65)
    expect(y).toBe(50)
    expect(open.value).toBe(1)
    expect(told()).toBe('')
    pointer('pointerup', 'BR', 700, 500)
    await nextTick()
    expect(told()).toBe(`Barley Reach: ${x} from the left, 50 from the top.`)
  })

  test('it never leaves the sheet', () => {
    laidOut()
    pointer('pointerdown', 'BR', 500, 500)
    pointer('pointermove', 'BR', -900, 5000)
    expect(placeOf(1)).toEqual([0, 100])
  })

  test('a whole drag is one run of changes, and the next drag another', () => {
    laidOut()
    for (const to of [600, 700]) pointer(to === 600 ? 'pointerdown' : 'pointermove', 'BR', to, 500)
    pointer('pointermove', 'BR', 800, 500)
    pointer('pointerup', 'BR', 800, 500)
    pointer('pointerdown', 'BR', 500, 500)
    pointer('pointermove', 'BR', 600, 500)
    const runs = edit.mock.calls.map((call: readonly unknown[]) => call[1])
    expect(runs[0]).toBe(runs[1])
    expect(runs[2]).not.toBe(runs[0])
  })

  test('a small movement of the hand is a press', () => {
    laidOut()
    pointer('pointerdown', 'BR', 500, 500)
    pointer('pointermove', 'BR', 502, 501)
    pointer('pointerup', 'BR', 502, 501)
    expect(edit).not.toHaveBeenCalled()
  })

  test('Escape takes a drag back', async () => {
    laidOut()
    pointer('pointerdown', 'BR', 500, 500)
    pointer('pointermove', 'BR', 700, 500)
    await mark('BR').trigger('keydown', { key: 'Escape' })
    expect(undo).toHaveBeenCalledTimes(1)
    pointer('pointermove', 'BR', 900, 500)
    expect(edit).toHaveBeenCalledTimes(1)
  })

  test.each([
    [{ key: 'ArrowRight' }, [21, 8]],
    [{ key: 'ArrowUp' }, [20, 7]],
    [{ key: 'ArrowLeft', shiftKey: true }, [10, 8]],
    [{ key: 'ArrowDown', shiftKey: true }, [20, 10]],
    [{ key: 'ArrowDown', ctrlKey: true }, [20, 8]],
  ])('key %o leads to %o', async (key, place) => {
    draft.value = withValue(withValue(draft.value, ['areas', 1, 'x'], 20), ['areas', 1, 'y'], 8) as Draft
    await nextTick()
    await mark('BR').trigger('keydown', key)
    expect(placeOf(1)).toEqual(place)
    if (!('ctrlKey' in key)) expect(told()).toBe(`Barley Reach: ${place[0]} from the left, ${place[1]} from the top.`)
  })

  test('a key press goes to the form, a press by hand opens it and stays', async () => {
    await mark('BR').trigger('click', { detail: 1 })
    expect(open.value).toBe(1)
    expect(form).not.toHaveBeenCalled()
    await mark('BR').trigger('click', { detail: 0 })
    expect(form).toHaveBeenCalledWith(1)
  })

  test('an area without a place is drawn, named so, and can be moved', async () => {
    draft.value = withValue(draft.value, ['areas', 1, 'x'], null) as Draft
    await nextTick()
    expect(mark('BR').attributes('aria-label')).toContain('without a place of its own yet')
    await mark('BR').trigger('keydown', { key: 'ArrowRight' })
    expect(placeOf(1)).toEqual([51, 24])
  })
})

describe('drawing borders', () => {
  const isJoined = (): boolean => areJoined(draft.value, 'SM', 'WT')
  beforeEach(async () => {
    await wrapper.get('input[value="borders"]').setValue()
  })

  test('the first press chooses an area, each further one makes or removes a border', async () => {
    await mark('SM').trigger('click')
    expect(told()).toBe('Saltmouth is chosen. Now choose the areas that border on it.')
    expect(mark('WT').attributes()).toMatchObject({ 'aria-label': 'White Tongue; does not border on Saltmouth', 'aria-pressed': 'false' })
    await mark('WT').trigger('click')
    expect(isJoined()).toBe(true)
    expect(told()).toBe('Saltmouth and White Tongue now border on each other.')
    expect(mark('WT').attributes()).toMatchObject({ 'aria-label': 'White Tongue; borders on Saltmouth', 'aria-pressed': 'true' })
    expect(wrapper.find('[data-border="SM-WT"]').exists()).toBe(true)
    await mark('WT').trigger('click')
    expect(isJoined()).toBe(false)
    expect(told()).toBe('Saltmouth and White Tongue no longer border on each other.')
    expect(wrapper.find('[data-border="SM-WT"]').exists()).toBe(false)
  })

  test('the same area again, or Escape, ends it', async () => {
    for (const end of [() => mark('SM').trigger('click'), () => mark('SM').trigger('keydown', { key: 'Escape' })]) {
      await mark('SM').trigger('click')
      await end()
      expect(told()).toBe('No area is chosen.')
    }
    expect(edit).not.toHaveBeenCalled()
  })

  test('arrow keys go from area to area and move nothing', async () => {
    mark('SM').element.focus()
    await mark('SM').trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('data-area')).not.toBe('SM')
    expect(edit).not.toHaveBeenCalled()
  })

  test('nothing is dragged', () => {
    laidOut()
    pointer('pointerdown', 'BR', 500, 500)
    pointer('pointermove', 'BR', 700, 500)
    expect(edit).not.toHaveBeenCalled()
  })

  test('an area whose short name another one has is refused with the way out', async () => {
    draft.value = withValue(draft.value, ['areas', 1, 'id'], 'SM') as Draft
    await nextTick()
    await wrapper.findAll('[data-area="SM"]')[0]?.trigger('click')
    expect(told()).toContain('write one in its form first')
  })
})

test('in German', async () => {
  wrapper.unmount()
  tellIn(() => 'de')
  wrapper = mount(ScenarioMap, {
    props: { world: worldOf(draft.value), open: 0 },
    global: {
      plugins: [createPinia()],
      provide: {
        [MAKING as symbol]: { draft: computed(() => draft.value), findings: computed(() => findingsOf(draft.value)), edit, undo },
      },
    },
  })
  await wrapper.get('input[value="borders"]').setValue()
  await mark('SM').trigger('click')
  await mark('WT').trigger('click')
  expect(told()).toBe('Saltmouth und White Tongue grenzen jetzt aneinander.')
})
