import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PrintDocument } from './document.ts'
import PaperSheets from './PaperSheets.vue'

/** So high is a block that says "tall", in CSS pixels: one fits on a sheet, two do not. */
const TALL = 700

function documentOf(id: string, ...texts: readonly string[]): PrintDocument {
  return { id, title: id, over: 'Told', lead: '', owner: null, blocks: texts.map((text) => ({ kind: 'text', text })) }
}

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { height: this.textContent.includes('tall') ? TALL : 10 } as DOMRect
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('each document is laid out by its own heights, whatever was shown before', async () => {
  const wrapper = mount(PaperSheets, { props: { paper: 'a4', documents: [documentOf('before', 'short')] } })
  await flushPromises()
  await wrapper.setProps({ documents: [documentOf('long', 'tall', 'tall', 'tall'), documentOf('short', 'a line', 'a line', 'a line')] })
  await flushPromises()
  expect(wrapper.findAll('ol.preview footer').map((foot) => foot.findAll('span').at(-1)?.text())).toEqual([
    'long · 1 of 3',
    'long · 2 of 3',
    'long · 3 of 3',
    'short · 1 of 1',
  ])
  expect(wrapper.emitted('laidOut')).toEqual([[1], [4]])
  wrapper.unmount()
})
