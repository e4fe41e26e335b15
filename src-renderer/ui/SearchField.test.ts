import { readdirSync, readFileSync } from 'node:fs'
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import SearchField from './SearchField.vue'

test('what is found follows a word that is still being composed', () => {
  const given: string[] = []
  const wrapper = mount(SearchField, { props: { modelValue: '', 'onUpdate:modelValue': (text: string) => void given.push(text) } })
  const { element } = wrapper.get('input')
  element.dispatchEvent(new CompositionEvent('compositionstart'))
  for (const text of ['m', 'mo']) {
    element.value = text
    element.dispatchEvent(new InputEvent('input', { data: text, isComposing: true, inputType: 'insertCompositionText' }))
  }
  expect(given).toEqual(['m', 'mo'])
})

test('no other field searches', () => {
  const own = readdirSync('src-renderer', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.vue'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
    .filter((name) => /type="search"|role="combobox"/.test(readFileSync(`src-renderer/${name}`, 'utf8')))
  // The palette's field is the component, with a role of its own.
  expect(own).toEqual(['app/shell/CommandPalette.vue', 'ui/SearchField.vue'])
  expect(readFileSync('src-renderer/app/shell/CommandPalette.vue', 'utf8')).toMatch(/<SearchField[^>]*role="combobox"/)
})
