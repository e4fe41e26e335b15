import { afterEach, expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import { textField } from '../../../../src-shared/kernel/forms/field.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { tinyGame } from '../../../testing/tinyGame.ts'
import TextEntry from './TextEntry.vue'

const text = ref('')
let mounted: Mounted
afterEach(() => {
  mounted.wrapper.unmount()
  text.value = ''
})

async function show(rest: { readonly several?: true } = {}): Promise<void> {
  const suggestions = ['Ash', 'Oak', 'Elm'].map((name) => ({ id: name, wording: name }))
  const field = textField('name', { wording: 'field.name', maxLength: 40, preset: '', suggestions, ...rest })
  mounted = await mountAt(tinyHost(tinyGame()), TextEntry, () => ({
    ...{ id: 'name', field, describedby: 'none', modelValue: text.value },
    'onUpdate:modelValue': (value: string) => (text.value = value),
  }))
}
const offered = () => mounted.wrapper.findAll('button').map((button) => button.text().replace(/\s*↓$/, ''))
const down = async (): Promise<void> => {
  await mounted.wrapper.get('input').trigger('keydown', { key: 'ArrowDown' })
  await nextTick()
}

test('a suggestion is taken with one press, and the focus goes to the field', async () => {
  await show()
  await mounted.wrapper.findAll('button')[1]?.trigger('click')
  expect([text.value, document.activeElement?.id]).toEqual(['Oak', 'name'])
  expect(offered()).toEqual(['Elm', 'Ash'])
})

test('the down arrow takes one after the other', async () => {
  await show()
  const taken: string[] = []
  for (let presses = 0; presses < 4; presses++) {
    await down()
    taken.push(text.value)
  }
  expect(taken).toEqual(['Ash', 'Oak', 'Elm', 'Ash'])
})

test('in a field of several names each is added', async () => {
  await show({ several: true })
  await down()
  await down()
  expect([text.value, offered()]).toEqual(['Ash, Oak', ['Elm']])
})
