import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { afterKey } from '../features/requests/typing.ts'
import { useFieldHistory } from './fieldHistory.ts'

/** A field for percentile dice, which puts a blank behind each. */
function diceField() {
  const typed = ref('')
  const field = ref<HTMLInputElement | null>(null)
  const wrapper = mount(
    defineComponent({
      setup() {
        useFieldHistory(
          field,
          () => typed.value,
          (text) => (typed.value = text),
        )
        return () =>
          h('input', {
            ref: field,
            value: typed.value,
            onInput: (event: Event) => (typed.value = (event.target as HTMLInputElement).value),
          })
      },
    }),
    { attachTo: document.body },
  )
  const { element } = wrapper.get('input')
  element.focus()
  const type = async (text: string): Promise<void> => {
    // The field is listened to from the tick after it has come up.
    await nextTick()
    for (const key of text) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      const rewritten = afterKey(typed.value, key, 100)
      if (rewritten === null) {
        element.value += key
        element.dispatchEvent(new InputEvent('input', { data: key, inputType: 'insertText' }))
      } else typed.value = rewritten
      await nextTick()
    }
  }
  const press = async (key: string, more: KeyboardEventInit = {}): Promise<string> => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true, ...more })
    element.dispatchEvent(event)
    await nextTick()
    return `${element.value}|${event.defaultPrevented ? 'own' : 'free'}`
  }
  /** By the program, while the field has the focus. */
  const put = (text: string): void => void (typed.value = text)
  return { wrapper, element, type, press, put }
}

test('undo gives the dice back one by one, redo again, and nothing that was never typed', async () => {
  const { wrapper, type, press } = diceField()
  await type('1234')
  expect([await press('z'), await press('z'), await press('z')]).toEqual(['12 |own', '|own', '|own'])
  expect([await press('y'), await press('Z', { shiftKey: true }), await press('y')]).toEqual(['12 |own', '12 34 |own', '12 34 |own'])
  await press('z')
  await type('7')
  expect([await press('y'), await press('z')]).toEqual(['12 7|own', '12 |own'])
  wrapper.unmount()
})

test('a field that was emptied gives its text back', async () => {
  const { wrapper, element, type, press } = diceField()
  await type('12')
  element.value = ''
  element.dispatchEvent(new InputEvent('input', { inputType: 'deleteContentBackward' }))
  await nextTick()
  expect(await press('z')).toBe('12 |own')
  wrapper.unmount()
})

test('where nothing was typed the keys are left to others, and the browser has nothing to bring back', async () => {
  const { wrapper, element, press } = diceField()
  expect(await press('z')).toBe('|free')
  const fromMenu = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true })
  element.dispatchEvent(fromMenu)
  expect(fromMenu.defaultPrevented).toBe(true)
  wrapper.unmount()
})

test('what the program has put in is no step: Ctrl+Z is free for the command', async () => {
  const { wrapper, type, press, put } = diceField()
  put('56 ')
  await nextTick()
  expect(await press('z')).toBe('56 |free')
  await type('78')
  expect([await press('z'), await press('z')]).toEqual(['56 |own', '56 |own'])
  wrapper.unmount()
})
