import { expect, test } from 'vitest'
import { keysWith } from './keysInForce.ts'

test.each([
  ['KeyR', 'Alt+KeyR', null],
  ['Shift+KeyJ', 'Alt+Shift+KeyJ', null],
  ['Digit1', 'Alt+Shift+Digit1', null],
  ['1-9', 'Alt+Shift+1-9', null],
  ['Numpad1', null, null],
  ['Space', 'Shift+Space', null],
  ['?', 'Alt+?', null],
  ['0-9', '0-9', '0-9'],
  ['Enter', 'Enter', 'Enter'],
  ['Escape', 'Escape', 'Escape'],
  ['$mod+KeyZ', '$mod+KeyZ', '$mod+KeyZ'],
  ['Alt+Digit1', 'Alt+Digit1', 'Alt+Digit1'],
])('%s is %s with Alt and %s switched off', (keys, withAlt, off) => {
  expect([keysWith('on', keys), keysWith('alt', keys), keysWith('off', keys)]).toEqual([keys, withAlt, off])
})
