import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { tinySeats, type TinySeats } from '../../testing/tinySeats.ts'
import PrintPage from './PrintPage.vue'

// Sheets are laid out once the type is there; this browser knows of none.

test('a report is made anew when something happens while one looks at it', async () => {
  const seatView = vi.fn<WorkbenchApi['seatView']>(async (_table, seat) => accept(await seats.host.session.viewOf(seat)))
  const seats: TinySeats = tinySeats({}, { seatView })
  const { wrapper, router } = await mountAt(seats.host, PrintPage)
  await router.push('/print/tiny/report')
  await flushPromises()
  const asked = seatView.mock.calls.length
  expect(asked).toBeGreaterThan(0)

  await seats.host.answer({ by: 'app' })
  await flushPromises()
  expect(seatView.mock.calls.length).toBeGreaterThan(asked)
  wrapper.unmount()
})
