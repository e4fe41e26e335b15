import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { h, type ComputedRef } from 'vue'
import { toyGame } from '../../src-shared/kernel/testing/toyGame.ts'
import { useSeats } from '../features/share/seatsStore.ts'
import { mountAt, type Mounted } from '../testing/mountAt.ts'
import { tinyHost } from '../testing/tinyBridge.ts'
import type { RailPage } from '../ui/rail.ts'
import { useRailPages } from './tablePages.ts'
import { playTheToyOnly } from '../testing/playTheToyOnly.ts'

playTheToyOnly()

let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

async function railAt(): Promise<ComputedRef<readonly RailPage[]>> {
  let rail: ComputedRef<readonly RailPage[]> | undefined
  mounted = await mountAt(tinyHost(toyGame()), {
    setup() {
      rail = useRailPages()
    },
    render: () => h('p'),
  })
  await flushPromises()
  if (rail === undefined) throw new Error('nothing asked for the rail')
  return rail
}

const namesOf = (rail: ComputedRef<readonly RailPage[]>): readonly string[] => rail.value.map(({ name }) => name)

test('the table display stands in the rail where a door can be opened, and nowhere else', async () => {
  const rail = await railAt()
  expect(namesOf(rail)).toContain('display')
  const seats = useSeats(mounted.pinia)
  const { state } = seats
  if (state === null) throw new Error('nothing is known of the seats')
  seats.state = { ...state, door: { ...state.door, possible: false } }
  expect(namesOf(rail)).not.toContain('display')
  expect(namesOf(rail)).toEqual(expect.arrayContaining(['desk', 'ledger', 'settings']))
  seats.state = null
  expect(namesOf(rail)).not.toContain('display')
})

test('nor where what is known of a door is of another campaign', async () => {
  const rail = await railAt()
  useSeats(mounted.pinia).at = 'another'
  expect(namesOf(rail)).not.toContain('display')
})
