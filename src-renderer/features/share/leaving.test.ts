import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { toyHost } from '../../testing/toyTable.ts'
import { useAskBeforeLeaving, useLeaving } from './leaving.ts'
import LeavingDialog from './LeavingDialog.vue'
import { useSeats } from './seatsStore.ts'

playTheToyOnly()

const [RED] = TOY_SEATS
let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

const Shell = defineComponent({
  setup() {
    const leaving = useLeaving()
    useAskBeforeLeaving()
    return () => (leaving.connected === null ? null : h(LeavingDialog, { connected: leaving.connected, onAnswer: leaving.answer }))
  },
})

/** The toy at its desk, with so many devices of a player and so many displays. */
async function atDesk(devices: number, displays: number): Promise<void> {
  mounted = await mountAt(toyHost(), Shell)
  await mounted.router.push('/desk/tiny')
  await flushPromises()
  const seats = useSeats(mounted.pinia)
  if (seats.state === null) throw new Error('nothing is known of the seats')
  const some = (connected: number) => ({ devices: connected, connected, invited: false })
  seats.state = { ...seats.state, seats: [{ seat: RED, hasPin: false, ready: false, ...some(devices) }], display: some(displays) }
}

async function goTo(path: string): Promise<void> {
  void mounted.router.push(path)
  await flushPromises()
}
const at = (): string => mounted.router.currentRoute.value.fullPath
const dialog = (): string => document.querySelector('[role="dialog"]')?.textContent ?? ''
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent.trim() === name,
  )
  button?.click()
  await flushPromises()
}

test('before another campaign opens, the connected devices are named, and one may stay', async () => {
  await atDesk(1, 2)
  await goTo('/desk/another')
  expect(at()).toBe('/desk/tiny')
  expect(dialog()).toMatch(/the devices of Red and 2 displays/)
  await press('Stay here')
  expect(dialog()).toBe('')
  expect(at()).toBe('/desk/tiny')
})

test('it opens where one says so', async () => {
  await atDesk(1, 0)
  await goTo('/desk/another')
  expect(dialog()).not.toContain('display')
  await press('Leave')
  expect(at()).toBe('/desk/another')
  expect(dialog()).toBe('')
})

test('nothing is asked where nobody is connected, nor for a page of the same campaign or of none', async () => {
  await atDesk(0, 0)
  await goTo('/desk/another')
  expect(at()).toBe('/desk/another')
  mounted.wrapper.unmount()
  await atDesk(1, 1)
  await goTo('/ledger/tiny')
  expect(at()).toBe('/ledger/tiny')
  await goTo('/settings')
  expect(at()).toBe('/settings')
})
