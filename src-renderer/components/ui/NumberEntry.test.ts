import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import NumberEntry from './NumberEntry.vue'

function entry(min = 0, modelValue = 7) {
  const wrapper = mount(NumberEntry, { props: { id: 'n', name: 'Food', min, max: 5000, preset: 0, modelValue } })
  const input = wrapper.get('input')
  const last = (): unknown => wrapper.emitted<[number]>('update:modelValue')?.at(-1)?.[0]
  return { wrapper, input, last }
}

/** Whether the browser would be let put `data` into the field. */
function lets(input: HTMLInputElement, data: string): boolean {
  return input.dispatchEvent(new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true, bubbles: true }))
}

test('letters never get into a number; a minus only where it may fall below nought', () => {
  const plain = entry().input.element
  expect([lets(plain, 'r'), lets(plain, '3.5'), lets(plain, '-'), lets(plain, '4'), lets(plain, '1,200')]).toEqual([
    ...[false, false, false],
    ...[true, true],
  ])
  expect(lets(entry(-20).input.element, '-')).toBe(true)
})

test('thousands may be set apart, and an empty field holds no number', async () => {
  const { input, last } = entry()
  await input.setValue('1,200')
  expect(last()).toBe(1200)
  await input.setValue('')
  expect(last()).toBeNaN()
})

test('a minus on its way to a number stays in the field', async () => {
  const { input, last } = entry(-20)
  await input.setValue('-')
  expect(last()).toBeNaN()
  expect(input.element.value).toBe('-')
  await input.setValue('-5')
  expect(last()).toBe(-5)
})

test('a number given from outside takes the place of what was typed', async () => {
  const { wrapper, input } = entry()
  await input.setValue('')
  await wrapper.setProps({ modelValue: 42 })
  expect(input.element.value).toBe('42')
})
