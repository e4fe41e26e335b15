import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import type { NamedThing } from '../../../src-shared/games/api/namingFace.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { namedThings } from '../../wording/naming.ts'
import NameOffer from './NameOffer.vue'
import { offers } from './names.ts'

let mounted: Mounted | null = null
afterEach(() => mounted?.wrapper.unmount())

const [first = ''] = tinyGame().seats({} as never)

test('a name from the list is given with one press, and kept as any other', async () => {
  const onNamed = vi.fn()
  mounted = await mountAt(tinyHost({ ...tinyGame(), namable: () => [first] }), NameOffer, () => ({ id: first, onNamed }))
  const suggestions = namedThings().find(({ id }) => id === first)?.suggestions ?? []
  const button = mounted.wrapper.get('button')
  const [offered] = suggestions.filter((name) => button.text().includes(name))
  expect(offered).toBeDefined()
  await button.trigger('click')
  await flushPromises()
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'naming', names: { [first]: offered } })
  expect(mounted.wrapper.find('button').exists()).toBe(false)
  expect(onNamed).toHaveBeenCalledOnce()
})

test('what cannot be named is offered nothing', async () => {
  mounted = await mountAt(tinyHost(tinyGame()), NameOffer, () => ({ id: 'nobody' }))
  expect(mounted.wrapper.find('button').exists()).toBe(false)
})

test('no name is offered twice, nor one that something has', () => {
  const thing = (id: string, ...suggestions: readonly string[]): NamedThing => ({ id, owner: 'one', title: id, suggestions })
  const things = [thing('a', 'Ash', 'Oak'), thing('b', 'Ash', 'Oak', 'Elm'), thing('c', 'Ash'), thing('d', 'Ivy'), thing('e')]
  expect([...offers(things, new Map([['d', 'Oak']]))]).toEqual([
    ['a', 'Ash'],
    ['b', 'Elm'],
  ])
})
