import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinySeats } from '../../testing/tinySeats.ts'
import { seatName } from '../../wording/names.ts'
import ReadyMarks from './ReadyMarks.vue'
import { useSeats } from './seatsStore.ts'

let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

test('as long as the door is open it is told who is there and who is ready', async () => {
  const seats = tinySeats()
  mounted = await mountAt(seats.host, ReadyMarks)
  await useSeats(mounted.pinia).load('tiny')
  await flushPromises()
  expect(mounted.wrapper.findAll('li')).toHaveLength(0)
  seats.move({ door: { reach: 'here', possible: true, addresses: [] } })
  const [away, there] = seats.state.seats.map(({ seat }) => seat)
  seats.change(there ?? '', { connected: 1, ready: true })
  await flushPromises()
  expect(mounted.wrapper.findAll('li').map((mark) => mark.text())).toEqual(
    expect.arrayContaining([`${seatName(away ?? '')}: no device, not ready`, `${seatName(there ?? '')}: with a device, ready`]),
  )
  expect(mounted.wrapper.findAll('.ready')).toHaveLength(1)
})
