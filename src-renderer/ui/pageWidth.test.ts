import { mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { usePageWithin } from './pageWidth.ts'

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('data-text')
  root.style.removeProperty('font-size')
  resizeTo(1024)
})

function resizeTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  window.dispatchEvent(new Event('resize'))
}

/** As the style sheet of the page does for `data-text`. */
async function writeAs(text: string, size: string): Promise<void> {
  root.style.fontSize = size
  root.setAttribute('data-text', text)
  await nextTick()
  await nextTick()
}

test('a page is as wide as its window in letters of the size set here', async () => {
  root.style.fontSize = '16px'
  let isWithin = (): boolean => false
  const wrapper = mount({
    setup() {
      const within = usePageWithin(56)
      isWithin = () => within.value
      return () => null
    },
  })
  resizeTo(897)
  expect(isWithin()).toBe(false)
  resizeTo(896)
  expect(isWithin()).toBe(true)
  resizeTo(1024)
  expect(isWithin()).toBe(false)
  await writeAs('largest', '21px')
  expect(isWithin()).toBe(true)
  await writeAs('small', '15px')
  expect(isWithin()).toBe(false)
  wrapper.unmount()
})
