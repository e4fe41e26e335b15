import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tellIn } from '../../../src-shared/language/language.ts'
import type { NamedThing } from '../../../src-shared/games/api/namingFace.ts'
import { useDesk } from '../../stores/desk.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { seatName } from '../../wording/names.ts'
import { namingText } from '../../wording/naming.ts'
import TableDialogs from '../desk/TableDialogs.vue'
import { filledIn, suggestion } from './names.ts'

let mounted: Mounted
const [first = '', second = ''] = tinyGame().seats({} as never)

const dialog = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[role="dialog"]')
  if (found === null) throw new Error('no dialog is open')
  return found
}
const field = (id: string): HTMLInputElement => {
  const found = dialog().querySelector<HTMLInputElement>(`#name-${id}`)
  if (found === null) throw new Error(`there is no field for ${id}`)
  return found
}
const type = async (id: string, name: string): Promise<void> => {
  field(id).value = name
  field(id).dispatchEvent(new Event('input', { bubbles: true }))
  await flushPromises()
}
const press = async (selector: string): Promise<void> => {
  dialog().querySelector<HTMLElement>(selector)?.click()
  await flushPromises()
}
const open = async (id?: string): Promise<void> => {
  useDesk(mounted.pinia).dialog = { kind: 'names', ...(id === undefined ? {} : { id }) }
  await flushPromises()
}

beforeEach(async () => {
  mounted = await mountAt(tinyHost({ ...tinyGame(), namable: () => [first, second, `${second}-leader`] }), TableDialogs)
})

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

test('what is written is given at once, told everywhere, and can be taken away again', async () => {
  await open(second)
  await type(second, 'Aldermark')
  await type(`${second}-leader`, 'The Reeve')
  await press('button[type="submit"]')
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  expect(mounted.table.entries.at(-1)).toMatchObject({
    kind: 'naming',
    names: { [second]: 'Aldermark', [`${second}-leader`]: 'The Reeve' },
  })
  expect(seatName(second)).toBe('Aldermark')
  expect(namingText(mounted.table.entries.at(-1)?.names)).toMatch(/ is now called Aldermark; Who leads .+ is now called The Reeve$/)
  await open(second)
  expect(field(second).value).toBe('Aldermark')
  await type(second, '')
  await press('button[type="submit"]')
  expect(seatName(second)).not.toBe('Aldermark')
  expect([...mounted.table.names]).toEqual([[`${second}-leader`, 'The Reeve']])
})

test('begins with whose turn it is or what it was opened for, and nothing is given where nothing is changed', async () => {
  await open(`${second}-leader`)
  expect(document.activeElement?.id).toBe(`name-${second}-leader`)
  expect(dialog().querySelector<HTMLSelectElement>('#names-owner')?.value).toBe(second)
  expect(dialog().querySelector<HTMLButtonElement>('button[type="submit"]')?.disabled).toBe(true)
})

test('what is refused stays written, with the reason beside it', async () => {
  await open(second)
  await type(second, 'Two\u0007Bells')
  await press('button[type="submit"]')
  expect(dialog().querySelector('#names-problems')?.textContent).toContain('A name is one line of letters')
  expect(field(second).value).toBe('Two\u0007Bells')
})

test('a suggestion fits the one it is for, and comes to another at every press', async () => {
  await open(second)
  const seen = new Set<string>()
  for (let press = 0; press < 3; press++) {
    field(second).parentElement?.querySelector('button')?.click()
    await flushPromises()
    seen.add(field(second).value)
  }
  expect(seen.size).toBe(3)
})

test('one press suggests names for all without one; what has or is given a name stays, and each can be changed', async () => {
  await open(second)
  await type(second, 'Aldermark')
  const all = [...dialog().querySelectorAll<HTMLButtonElement>('form > button')]
  expect(all).toHaveLength(1)
  all[0]?.click()
  await flushPromises()
  expect(field(second).value).toBe('Aldermark')
  expect(field(`${second}-leader`).value).not.toBe('')
  expect(dialog().querySelectorAll('form > button')).toHaveLength(0)
  expect(mounted.table.names.size).toBe(0)
  await type(`${second}-leader`, 'The Reeve')
  await press('button[type="submit"]')
  expect(mounted.table.entries.at(-1)).toMatchObject({ names: { [second]: 'Aldermark', [`${second}-leader`]: 'The Reeve' } })
})

test('a name that was just taken away is suggested anew, and nothing is suggested twice', () => {
  const thing = (id: string): NamedThing => ({ id, owner: 'one', title: id, suggestions: ['Ash', 'Oak', 'Elm'] })
  const things = ['a', 'b', 'c'].map(thing)
  expect(filledIn(things, new Map([['a', 'Ash']]), {})).toEqual({ b: 'Oak', c: 'Elm' })
  expect(filledIn(things, new Map([['a', 'Ash']]), { a: '', b: 'Elm' })).toEqual({ a: 'Ash', b: 'Elm', c: 'Oak' })
})

test.each([
  ['a', [], 'b'],
  ['c', [], 'a'],
  ['a', ['b'], 'c'],
  ['', ['a'], 'b'],
  ['a', ['a', 'b', 'c'], 'b'],
])('behind %j, with %j taken, comes %j', (now, taken, next) => {
  expect(suggestion(['a', 'b', 'c'], now, new Set(taken))).toBe(next)
})
