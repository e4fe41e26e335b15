import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { keyLabel, useCommandRegistry, useCommands, type Command } from './commands.ts'
import { usePreferences } from '../stores/preferences.ts'
import { useKeys } from './keys.ts'

const run = vi.fn()

function mountWith(...commands: readonly Command[]) {
  const Root = defineComponent({
    setup() {
      useKeys()
      useCommands(...commands)
      return () =>
        h('div', [
          h('input', { id: 'text' }),
          h('input', { id: 'number', inputmode: 'numeric' }),
          h('textarea', { id: 'dice' }),
          h('button', { id: 'press' }),
        ])
    },
  })
  return mount(Root, { attachTo: document.body })
}

function press(target: EventTarget, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body
const command = (more: Partial<Command>): Command => ({ id: 'x', title: 'X', group: 'Table', run, ...more })

beforeEach(() => {
  setActivePinia(createPinia())
  run.mockClear()
  document.body.innerHTML = ''
})

test('a key runs its command, and nothing once the component is gone', () => {
  const wrapper = mountWith(command({ keys: ['KeyN'] }))
  press(document.body, { key: 'n', code: 'KeyN' })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
  press(document.body, { key: 'n', code: 'KeyN' })
  expect(run).toHaveBeenCalledOnce()
})

test('a letter is the one that is typed, wherever it lies: on a German keyboard Z lies where Y lies on an English one', () => {
  const wrapper = mountWith(command({ keys: ['$mod+KeyZ'] }))
  press(document.body, { key: 'y', code: 'KeyZ', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
  press(document.body, { key: 'z', code: 'KeyY', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
  press(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(run).toHaveBeenCalledTimes(2)
  wrapper.unmount()
})

test('where other letters are typed, as Russian ones, its place counts', () => {
  const wrapper = mountWith(command({ keys: ['$mod+KeyZ', 'Shift+KeyJ'] }))
  press(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true })
  press(document.body, { key: 'О', code: 'KeyJ', shiftKey: true })
  expect(run).toHaveBeenCalledTimes(2)
  wrapper.unmount()
})

test('a letter is text in a field; Ctrl+K is heard there as well', () => {
  const wrapper = mountWith(command({ keys: ['KeyN'] }), command({ id: 'k', keys: ['$mod+KeyK'], whileTyping: true }))
  press(element('text'), { key: 'n', code: 'KeyN' })
  expect(run).not.toHaveBeenCalled()
  expect(press(element('text'), { key: 'k', code: 'KeyK', ctrlKey: true }).defaultPrevented).toBe(true)
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('Ctrl+Z undoes typing where there is any, and takes back where there is none', () => {
  const wrapper = mountWith(command({ keys: ['$mod+KeyZ'], whileTyping: 'untouched' }))
  const field = element('text') as HTMLInputElement
  field.value = '34 7'
  press(field, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
  field.value = ''
  press(field, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('a disabled command leaves its key alone; Enter on a button belongs to the button; an open dialog hears nothing', () => {
  const wrapper = mountWith(
    command({ keys: ['KeyN'], enabled: () => false }),
    command({ id: 'enter', keys: ['Enter'] }),
    command({ id: 'c', keys: ['KeyC'] }),
  )
  expect(press(document.body, { key: 'n', code: 'KeyN' }).defaultPrevented).toBe(false)
  press(element('press'), { key: 'Enter', code: 'Enter' })
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.dataset['state'] = 'open'
  document.body.append(dialog)
  press(document.body, { key: 'c', code: 'KeyC' })
  expect(run).not.toHaveBeenCalled()
  wrapper.unmount()
})

test('a key that is held down does what it does once, but for steps that are leafed through', () => {
  const step = vi.fn()
  const wrapper = mountWith(command({ keys: ['$mod+KeyZ'] }), command({ id: 'step', keys: ['KeyJ'], repeats: true, run: step }))
  const held = press(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true, repeat: true })
  expect(run).not.toHaveBeenCalled()
  // Nor does the browser do what it would do with it.
  expect(held.defaultPrevented).toBe(true)
  press(document.body, { key: 'j', code: 'KeyJ', repeat: true })
  expect(step).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('an Enter that is held down answers nothing in the field that comes up next; in a longer text it goes on', () => {
  const answer = vi.fn()
  const wrapper = mountWith()
  const text = document.createElement('textarea')
  document.body.append(text)
  for (const target of [element('text'), element('press'), text]) target.addEventListener('keydown', answer)
  for (const target of [element('text'), element('press')]) {
    expect(press(target, { key: 'Enter', code: 'Enter', repeat: true }).defaultPrevented).toBe(true)
  }
  expect(answer).not.toHaveBeenCalled()
  expect(press(text, { key: 'Enter', code: 'Enter', repeat: true }).defaultPrevented).toBe(false)
  expect(press(element('text'), { key: 'Enter', code: 'Enter' }).defaultPrevented).toBe(false)
  expect(answer).toHaveBeenCalledTimes(2)
  wrapper.unmount()
})

test('commands are run by id, as a menu does; of two alike the later holds until it goes', () => {
  const registry = useCommandRegistry()
  const later = vi.fn()
  registry.add([command({ id: 'a' }), command({ id: 'off', enabled: () => false })])
  const remove = registry.add([command({ id: 'a', run: later })])
  expect(registry.run('a')).toBe(true)
  expect(later).toHaveBeenCalledOnce()
  remove()
  registry.run('a')
  expect(run).toHaveBeenCalledOnce()
  expect(registry.run('off')).toBe(false)
  expect(registry.run('unknown')).toBe(false)
})

test.each([
  ['$mod+KeyZ', false, 'Ctrl Z'],
  ['$mod+KeyZ', true, '⌘ Z'],
  ['$mod+Shift+KeyS', false, 'Ctrl Shift S'],
  ['Alt+Digit1', false, 'Alt 1'],
  ['$mod+Comma', false, 'Ctrl ,'],
])('%s (Mac: %s) reads %s', (keys, mac, label) => {
  expect(keyLabel(keys, mac)).toBe(label)
})

test('in a field for numbers letters are their commands, digits are the number', () => {
  const wrapper = mountWith(command({ keys: ['KeyN'] }), command({ id: 'y', keys: ['Digit1'] }))
  press(element('number'), { key: 'n', code: 'KeyN' })
  expect(run).toHaveBeenCalledOnce()
  press(element('number'), { key: '1', code: 'Digit1' })
  press(element('text'), { key: 'n', code: 'KeyN' })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('what is meant for untouched fields is heard in an empty field of several lines, and not once something stands there', () => {
  const wrapper = mountWith(command({ keys: ['$mod+KeyZ'], whileTyping: 'untouched' }))
  const dice = element('dice') as HTMLTextAreaElement
  press(dice, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
  dice.value = '12 '
  press(dice, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('Space turns a box over, and is a command elsewhere', () => {
  const wrapper = mountWith(command({ keys: ['Space'] }))
  const box = document.body.appendChild(document.createElement('input'))
  box.type = 'checkbox'
  expect(press(box, { key: ' ', code: 'Space' }).defaultPrevented).toBe(false)
  press(element('press'), { key: ' ', code: 'Space' })
  expect(run).not.toHaveBeenCalled()
  press(document.body, { key: ' ', code: 'Space' })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test.each([
  ['Option+5 of a German Mac', { key: '[', code: 'Digit5', altKey: true }, 'Alt+Digit5'],
  ['AltGr+Q as Windows tells it', { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true }, 'Control+Alt+@'],
  ['a dead key', { key: 'Dead', code: 'Digit6', altKey: true }, 'Alt+Digit6'],
  ['a blank', { key: ' ', code: 'Space' }, 'Space'],
  ['a digit of a French keyboard', { key: '2', code: 'Digit2', shiftKey: true }, 'Digit2'],
])('%s is typed in a field, even an empty one, and a command elsewhere', (_sign, init, keys) => {
  const wrapper = mountWith(command({ keys: [keys], whileTyping: keys === 'Space' ? 'untouched' : keys !== 'Digit2' }))
  expect(press(element('text'), init).defaultPrevented).toBe(false)
  expect(run).not.toHaveBeenCalled()
  press(document.body, init)
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('a page opens with Alt and its digit in a field, too, where that types nothing', () => {
  const wrapper = mountWith(command({ keys: ['Alt+Digit5'], whileTyping: true }))
  press(element('text'), { key: '5', code: 'Digit5', altKey: true })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('a digit is the key in its place, and the digit that a French keyboard types with Shift', () => {
  const wrapper = mountWith(command({ keys: ['Digit1'] }))
  press(document.body, { key: '&', code: 'Digit1' })
  press(document.body, { key: '1', code: 'Digit1', shiftKey: true })
  expect(run).toHaveBeenCalledTimes(2)
  press(document.body, { key: '!', code: 'Digit1', shiftKey: true })
  expect(run).toHaveBeenCalledTimes(2)
  wrapper.unmount()
})

test('a comma is the one that is typed: a French keyboard has it elsewhere', () => {
  const wrapper = mountWith(command({ keys: ['$mod+Comma'] }))
  press(document.body, { key: ';', code: 'Comma', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
  press(document.body, { key: ',', code: 'KeyM', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})

test('single letters are heard alone, with Alt, or not at all, as the settings say; Enter always', async () => {
  const wrapper = mountWith(command({ keys: ['KeyN'] }), command({ id: 'enter', keys: ['Enter'] }))
  const pressed = async (letterKeys: 'on' | 'alt' | 'off'): Promise<readonly number[]> => {
    usePreferences().set({ letterKeys })
    await nextTick()
    return [
      { key: 'n', code: 'KeyN' },
      { key: 'n', code: 'KeyN', altKey: true },
      { key: 'Enter', code: 'Enter' },
    ].map((init) => {
      run.mockClear()
      press(document.body, init)
      return run.mock.calls.length
    })
  }
  expect(await pressed('on')).toEqual([1, 0, 1])
  expect(await pressed('alt')).toEqual([0, 1, 1])
  expect(await pressed('off')).toEqual([0, 0, 1])
  usePreferences().set({ letterKeys: 'on' })
  wrapper.unmount()
})

test('in a field that was emptied Ctrl+Z undoes the emptying; once its form was sent it takes back again', () => {
  const wrapper = mountWith(command({ keys: ['$mod+KeyZ'], whileTyping: 'untouched' }))
  const form = document.body.appendChild(document.createElement('form'))
  const field = form.appendChild(element('text'))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  press(field, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(run).not.toHaveBeenCalled()
  form.dispatchEvent(new Event('submit', { bubbles: true }))
  press(field, { key: 'z', code: 'KeyZ', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
  wrapper.unmount()
})
