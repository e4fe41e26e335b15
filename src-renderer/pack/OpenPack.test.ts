import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, expect, test } from 'vitest'
import OpenPack from './OpenPack.vue'

let wrapper: VueWrapper

afterEach(() => wrapper.unmount())

async function drop(file: Pick<File, 'name' | 'size' | 'text'>): Promise<void> {
  const event = new Event('drop', { cancelable: true })
  Object.assign(event, { dataTransfer: { files: [file] } })
  window.dispatchEvent(event)
  await flushPromises()
}

test('a folder that was dropped, or a file that is gone, is told by its name and leaves the page as it was', async () => {
  wrapper = mount(OpenPack, { props: { embedded: null, problems: [] }, global: { plugins: [createPinia()] } })
  await drop({ name: 'winter.lineage-pack.json', size: 9, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) })
  expect(wrapper.get('.problem').text()).toContain('winter.lineage-pack.json')
  await drop({ name: 'notes.txt', size: 9, text: () => Promise.resolve('no pack') })
  expect(wrapper.get('.problem').text()).not.toContain('winter')
  expect(wrapper.emitted('opened')).toBeUndefined()
})
