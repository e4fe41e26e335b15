import { mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'
import NumberEntry from './NumberEntry.vue'

afterEach(() => tellIn(() => 'en'))

function entry(min = 0, modelValue = 7) {
  const wrapper = mount(NumberEntry, { props: { id: 'n', name: 'Food', min, max: 5000, preset: 0, modelValue } })
  const input = wrapper.get('input')
  const last = (): unknown => wrapper.emitted<[number]>('update:modelValue')?.at(-1)?.[0]
  return { wrapper, input, last }
}

/** Whether the browser would be let put `data` into the field. */
function lets(input: HTMLInputElement, data: string, inputType = 'insertText'): boolean {
  return input.dispatchEvent(new InputEvent('beforeinput', { data, inputType, cancelable: true, bubbles: true }))
}

test('a letter never gets into a number key by key; what may stand in one does, and what is pasted', () => {
  const field = entry().input.element
  expect(['r', '+', 'e'].map((key) => lets(field, key))).toEqual([false, false, false])
  expect(['4', '-', '.', ',', ' '].map((key) => lets(field, key))).toEqual([true, true, true, true, true])
  expect(lets(field, '12 sheep', 'insertFromPaste')).toBe(true)
})

test('a blank at its start never gets in, nor over all that stands there: it may part thousands', () => {
  const field = entry(0, 1500).input.element
  field.select()
  expect(lets(field, ' ')).toBe(false)
  field.setSelectionRange(0, 0)
  expect(lets(field, ' ')).toBe(false)
  field.setSelectionRange(1, 1)
  expect(lets(field, ' ')).toBe(true)
})

test.each(['1.5', '1,5', '1 5', '12 sheep'])('%s stays in the field as it is, is no number, and is complained of', async (typed) => {
  const { wrapper, input, last } = entry()
  // `setValue` would leave the field as well.
  input.element.value = typed
  await input.trigger('input')
  expect(last()).toBeNaN()
  await wrapper.setProps({ modelValue: Number.NaN })
  // It may yet become a number.
  expect(wrapper.find('.problem').exists()).toBe(false)
  await input.trigger('change')
  expect(input.element.value).toBe(typed)
  expect(wrapper.get('.problem').text()).toBe(`Food: "${typed}" is no whole number. Give a whole number from 0 to 5,000.`)
  expect(input.attributes('aria-invalid')).toBe('true')
  expect(input.attributes('aria-describedby')).toBe('n-no-number')
})

test('what was refused is told apart: nothing in the field, or no number', async () => {
  const { wrapper, input } = entry(0, Number.NaN)
  await wrapper.setProps({ invalid: true })
  expect(wrapper.get('.problem').text()).toBe('Food: The field is empty.')
  await input.setValue('1.5')
  expect(wrapper.get('.problem').text()).toBe('Food: "1.5" is no whole number.')
  await wrapper.setProps({ modelValue: 15 })
  expect(wrapper.find('.problem').exists()).toBe(false)
})

test('in German a point sets thousands apart, and the complaint is German', async () => {
  tellIn(() => 'de')
  const { wrapper, input, last } = entry()
  await input.setValue('1.500')
  expect(last()).toBe(1500)
  await input.setValue('1,5')
  await wrapper.setProps({ modelValue: Number.NaN })
  await input.trigger('keydown', { key: 'Enter' })
  expect(wrapper.get('.problem').text()).toBe('Food: „1,5“ ist keine ganze Zahl. Gib eine ganze Zahl von 0 bis 5.000 an.')
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
