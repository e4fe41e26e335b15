import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useOrdersFile } from './ordersFileStore.ts'

beforeEach(() => setActivePinia(createPinia()))

test('a file that cannot be read is told, and nothing lies on the table', async () => {
  const orders = useOrdersFile()
  const gone = new File([], 'red.lineage-orders.json')
  gone.text = () => Promise.reject(new DOMException('', 'NotFoundError'))
  expect(await orders.take(gone)).toBe(false)
  expect(orders.file).toBeNull()
  expect(useAnnouncements().shown.map(({ text }) => text)).toEqual([
    '"red.lineage-orders.json" cannot be read: it is not there any more; look whether it was moved or deleted.',
  ])
})

test('what is still being read when everything is put away does not come up afterwards', async () => {
  const orders = useOrdersFile()
  const taking = orders.take(new File(['{"lines":[]}'], 'red.lineage-orders.json'))
  orders.putAway()
  expect(await taking).toBe(false)
  expect(orders.file).toBeNull()
})
