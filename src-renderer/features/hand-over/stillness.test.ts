import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { useStillness } from './stillness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limit = ref<number | null>(30)
const still = vi.fn()

function watching() {
  still.mockClear()
  return mount(
    defineComponent({
      setup() {
        const { left } = useStillness(() => limit.value, still)
        return () => h('p', String(left.value))
      },
    }),
  )
}

test('after so many seconds without input it is said once', async () => {
  limit.value = 30
  const wrapper = watching()
  vi.advanceTimersByTime(29_000)
  await nextTick()
  expect(wrapper.text()).toBe('1')
  expect(still).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(still).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test.each(['pointerdown', 'pointermove', 'keydown', 'compositionupdate', 'wheel', 'touchstart'])('%s begins the count anew', (sign) => {
  limit.value = 30
  const wrapper = watching()
  vi.advanceTimersByTime(29_000)
  window.dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(29_000)
  expect(still).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(still).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('a page out of sight, which browsers wake but once a minute, counts the whole of it; a night asleep counts as no more', () => {
  const wake = vi.spyOn(window, 'setInterval').mockReturnValue(0 as never)
  limit.value = 181
  const wrapper = watching()
  const tick = wake.mock.lastCall?.[0] as () => void
  const awakenAfter = (milliseconds: number): void => {
    vi.advanceTimersByTime(milliseconds)
    tick()
  }
  awakenAfter(60_000)
  vi.advanceTimersByTime(59_000)
  window.dispatchEvent(new Event('pointermove'))
  awakenAfter(1_000)
  awakenAfter(60_000)
  awakenAfter(28_800_000)
  expect(still).not.toHaveBeenCalled()
  awakenAfter(60_000)
  expect(still).toHaveBeenCalledOnce()
  wake.mockRestore()
  wrapper.unmount()
})

test('without a limit nothing is counted, and with the component the counting ends', async () => {
  limit.value = null
  const wrapper = watching()
  vi.advanceTimersByTime(3_600_000)
  limit.value = 30
  await nextTick()
  vi.advanceTimersByTime(10_000)
  wrapper.unmount()
  vi.advanceTimersByTime(3_600_000)
  expect(still).not.toHaveBeenCalled()
})
