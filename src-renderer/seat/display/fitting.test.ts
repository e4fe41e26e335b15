import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineComponent, h, ref, type Ref } from 'vue'
import { useFitting } from './fitting.ts'

const LAST = 4
let unmount = (): void => undefined
const fonts = new EventTarget()

beforeEach(() => Object.defineProperty(document, 'fonts', { value: fonts, configurable: true }))
afterEach(() => {
  unmount()
  Reflect.deleteProperty(document, 'fonts')
})

/** A box of 100 pixels whose content needs so many, `more` for the letters of its font, and 20 less at every step. */
async function fitted(needs: Ref<number>, more = (): number => 0): Promise<() => number> {
  const steps: { readonly value: number }[] = []
  const box = ref<HTMLElement | null>(null)
  const wrapper = mount(
    defineComponent(() => {
      steps[0] = useFitting(box, () => LAST, needs)
      return () => h('div')
    }),
  )
  unmount = () => wrapper.unmount()
  const element = wrapper.element as HTMLElement
  Object.defineProperty(element, 'clientHeight', { get: () => 100 })
  Object.defineProperty(element, 'scrollHeight', { get: () => Math.max(100, needs.value + more() - 20 * (steps[0]?.value ?? 0)) })
  box.value = element
  await flushPromises()
  return () => steps[0]?.value ?? -1
}

test.each([
  [80, 0],
  [100, 0],
  [101, 0],
  [102, 1],
  [121, 1],
  [150, 3],
  [400, LAST],
])('content of %i pixels in a box of 100 is set at step %i', async (pixels, step) => {
  const needs = ref(0)
  const now = await fitted(needs)
  needs.value = pixels
  await flushPromises()
  expect(now()).toBe(step)
})

test('where there is less to show it is set loosely again', async () => {
  const needs = ref(0)
  const now = await fitted(needs)
  needs.value = 150
  await flushPromises()
  needs.value = 110
  await flushPromises()
  expect(now()).toBe(1)
})

test('a font that arrives has it fitted again: its letters are wider', async () => {
  const needs = ref(0)
  let wider = 0
  const now = await fitted(needs, () => wider)
  needs.value = 110
  await flushPromises()
  expect(now()).toBe(1)
  wider = 40
  fonts.dispatchEvent(new Event('loadingdone'))
  await flushPromises()
  expect(now()).toBe(3)
})
