import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveFocus } from './leaveFocus.ts'

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input id="number" /><button type="button" id="more"><svg></svg></button><button type="button" id="all">All</button>
    <details><summary id="further">Further</summary></details>
    <button type="button" id="rule" aria-haspopup="dialog">Rule</button><button id="accept">Accept</button>
  </form>`
  document.body.addEventListener('mousedown', leaveFocus)
})
afterEach(() => {
  document.body.removeEventListener('mousedown', leaveFocus)
  document.body.innerHTML = ''
})

const at = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(selector)
  return found
}

/** Whether the browser would move the focus to what is pressed. */
function takesFocus(selector: string, button = 0): boolean {
  const target = document.querySelector(selector)
  return target?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button })) ?? false
}

test('a button pressed with the mouse leaves the focus in the field that has it', () => {
  at('#number').focus()
  expect(takesFocus('#more svg')).toBe(false)
  expect(document.activeElement).toBe(at('#number'))
})

test.each(['#all', '#further'])('pressed with the mouse, %s takes the focus off a button that had it by keyboard', (pressed) => {
  at('#more').focus()
  expect(document.activeElement).toBe(at('#more'))
  expect(takesFocus(pressed)).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

test.each(['#number', '#accept', '#rule'])('%s takes the focus as ever', (pressed) => {
  at('#more').focus()
  expect(takesFocus(pressed)).toBe(true)
  expect(document.activeElement).toBe(at('#more'))
})

test('another button of the mouse does nothing', () => {
  at('#number').focus()
  expect(takesFocus('#all', 2)).toBe(true)
})
