import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { holdBackComposedKeys } from './composedKeys.ts'

const SOURCES = readdirSync('src-renderer', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(vue|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(`src-renderer/${name}`, 'utf8') }))

test.each([
  ['while it is composed', { isComposing: true }, 0],
  ['that ended it, as Safari reports it', { keyCode: 229 }, 0],
  ['once it is over', {}, 1],
])('an Enter %s', (_when, how, heard) => {
  holdBackComposedKeys()
  const [field, listeners] = [document.body.appendChild(document.createElement('input')), [vi.fn(), vi.fn(), vi.fn(), vi.fn()]]
  const [onField, onPage, before, onRelease] = listeners
  field.addEventListener('keydown', onField ?? vi.fn())
  field.addEventListener('keyup', onRelease ?? vi.fn())
  window.addEventListener('keydown', onPage ?? vi.fn())
  window.addEventListener('keydown', before ?? vi.fn(), { capture: true })
  for (const kind of ['keydown', 'keyup']) {
    field.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, ...how }))
  }
  window.removeEventListener('keydown', onPage ?? vi.fn())
  window.removeEventListener('keydown', before ?? vi.fn(), { capture: true })
  expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([heard, heard, heard, heard])
})

test('every page that is started holds them back before anything listens', () => {
  const starts = SOURCES.filter(({ name, text }) => text.includes('createApp(') && !name.startsWith('testing/'))
  expect(starts.length).toBeGreaterThan(2)
  expect(starts.filter(({ text }) => !/^ *holdBackComposedKeys\(\)$/m.test(text)).map(({ name }) => name)).toEqual([])
})

test('no component asks on its own whether a word is composed', () => {
  const own = SOURCES.filter(({ text }) => /isComposing|keyCode/.test(text)).map(({ name }) => name)
  expect(own).toEqual(['commands/composedKeys.ts'])
})
