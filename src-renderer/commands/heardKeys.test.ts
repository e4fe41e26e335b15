import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '@vue/test-utils'
import { h } from 'vue'
import { useCommands } from './commands.ts'
import { isHeardAt } from './heardKeys.ts'
import { useKeys } from './keys.ts'

/** Whatever can have the focus while keys are shown. */
const PLACES = {
  nothing: () => document.body,
  button: () => document.createElement('button'),
  radio: () => Object.assign(document.createElement('input'), { type: 'radio' }),
  checkbox: () => Object.assign(document.createElement('input'), { type: 'checkbox' }),
  text: () => document.createElement('input'),
  lines: () => document.createElement('textarea'),
  number: () => Object.assign(document.createElement('input'), { inputMode: 'numeric' }),
  filled: () => Object.assign(document.createElement('input'), { inputMode: 'numeric', value: '12' }),
  dice: () => Object.assign(document.createElement('textarea'), { inputMode: 'numeric' }),
} as const

/** All keys that are shown beside a control, as their commands declare them. */
const SHOWN = [
  { keys: 'Space', event: { key: ' ', code: 'Space' }, whileTyping: 'untouched' },
  { keys: 'KeyR', event: { key: 'r', code: 'KeyR' } },
  { keys: 'KeyU', event: { key: 'u', code: 'KeyU' } },
  { keys: 'KeyO', event: { key: 'o', code: 'KeyO' } },
  { keys: 'KeyD', event: { key: 'd', code: 'KeyD' }, whileTyping: 'never' },
  { keys: '$mod+KeyZ', event: { key: 'z', code: 'KeyZ', ctrlKey: true }, whileTyping: 'untouched' },
  { keys: '$mod+KeyK', event: { key: 'k', code: 'KeyK', ctrlKey: true }, whileTyping: true },
  { keys: 'Escape', event: { key: 'Escape', code: 'Escape' } },
] as const

beforeEach(() => setActivePinia(createPinia()))

test.each(SHOWN.flatMap((shown) => Object.keys(PLACES).map((place) => [shown.keys, place as keyof typeof PLACES, shown] as const)))(
  '%s is shown with the focus on %s exactly where it is heard',
  (keys, place, { event, ...shown }) => {
    const run = vi.fn()
    const command = { ...shown, id: 'x', title: 'X', group: 'Answer' as const, keys: [keys], run }
    const wrapper = mount({
      setup: () => {
        useKeys()
        useCommands(command)
        return () => h('div')
      },
    })
    const focus = PLACES[place]()
    if (focus !== document.body) document.body.append(focus)
    focus.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event }))
    expect(run.mock.calls.length > 0).toBe(isHeardAt(keys, focus, null))
    if (focus !== document.body) focus.remove()
    wrapper.unmount()
  },
)

test('the keys of a control are shown while the control itself has the focus', () => {
  const button = document.createElement('button')
  const keys = button.appendChild(document.createElement('kbd'))
  expect([isHeardAt('Enter', button, keys), isHeardAt('Enter', document.createElement('button'), keys)]).toEqual([true, false])
})
