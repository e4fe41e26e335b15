import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeatsState } from '../../../src-shared/contract/seats.ts'
import { checkpoint, choose, collect } from '../../../src-shared/kernel/engine/procedure.ts'
import { questionKey } from '../../../src-shared/kernel/engine/request.ts'
import { BY_ORDERS } from '../../../src-shared/kernel/journal/standIns.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { SHEETS_PHASE } from '../../../src-shared/kernel/testing/toySheets.ts'
import { TABLE_SEAT } from '../../../src-shared/kernel/world/effect.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { NOBODY, tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { useStandIns } from '../stand-in/standIns.ts'
import DeskPage from './DeskPage.vue'
import { PACES, usePlayOn } from './playOn.ts'

playTheToyOnly()

let mounted: Mounted
let host: TinyHost
/** Keys of the questions whose orders were used, in their order. */
let used: string[]

const options = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
const road = (seat: string) => choose('road', seat, () => ({ rule: 'TOY-ROAD-1', figures: {}, options }))
const keyOf = (seat: string): string => `1/table/${SHEETS_PHASE}/road@${seat}`
const SEATS = ['red', 'green', 'blue'] as const

/** Three are asked at once at the table, then each once more; `prepared` have prepared an answer to either. */
async function open(...prepared: readonly string[]): Promise<ReturnType<typeof usePlayOn>> {
  const game = stagedToy(function* (world) {
    if (world.cursor.seat !== TABLE_SEAT) yield* checkpoint({ turn: 1, seat: TABLE_SEAT, phase: SHEETS_PHASE })
    yield* collect(SEATS, road)
    for (const seat of SEATS) yield* road(seat)
  })
  used = []
  const now = (): SeatsState => {
    const open = host.session.asked.filter(({ seat }) => prepared.includes(seat))
    const seats = prepared.map((seat) => ({ seat, hasPin: false, devices: 0, connected: 0, invited: false, ready: true }))
    return { ...NOBODY, seats, prepared: open.map(questionKey) }
  }
  host = tinyHost(game, {
    seats: () => Promise.resolve(accept(now())),
    useOrders: (_, question) => {
      used.push(question)
      return host.session.answer('high', question)
    },
  })
  mounted = await mountAt(host, DeskPage)
  return usePlayOn(mounted.pinia)
}

async function pause(steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await vi.advanceTimersByTimeAsync(PACES.normal)
    await flushPromises()
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.setItem('lineage.preferences', JSON.stringify({ playsOn: 'asked' }))
})
afterEach(() => {
  mounted.wrapper.unmount()
  vi.useRealTimers()
  localStorage.clear()
})

test('one press takes what every seat has prepared, sealed and after it', async () => {
  const playOn = await open(...SEATS)
  playOn.start()
  await pause(8)
  expect(used).toEqual([...SEATS.map(keyOf), ...SEATS.map((seat) => `${keyOf(seat)}#1`)])
  expect(playOn.stretch?.entries).toHaveLength(6)
})

test('one press takes what is prepared for others, though the seat that is asked first has nothing', async () => {
  const playOn = await open('green', 'blue')
  expect(mounted.table.pending?.seat).toBe('red')
  expect([playOn.canStart, mounted.wrapper.find('.notice.prepared').exists()]).toEqual([true, false])
  playOn.start()
  await pause(4)
  expect([used, playOn.on]).toEqual([['green', 'blue'].map(keyOf), false])
  expect(mounted.table.state?.pending.map(questionKey)).toEqual([keyOf('red')])
})

test('the offer to use orders is of the question that is turned to', async () => {
  await open('green')
  mounted.table.turnedTo = keyOf('green')
  await flushPromises()
  expect(mounted.wrapper.get('.notice.prepared').text()).toContain('Green')
  await mounted.wrapper.get('.notice.prepared button').trigger('click')
  await flushPromises()
  expect(used).toEqual([keyOf('green')])
  expect(mounted.wrapper.find('.notice.prepared').exists()).toBe(false)
})

test('orders stand in for whoever is away, whichever seat is asked first', async () => {
  await open('green')
  await mounted.table.standIn('green', BY_ORDERS)
  await mounted.table.standIn('red', BY_ORDERS)
  await flushPromises()
  const standIns = useStandIns(mounted.pinia)
  const [red, green] = mounted.table.state?.pending ?? []
  if (red === undefined || green === undefined) throw new Error('nobody is asked')
  await standIns.answer(red)
  await standIns.answer(green)
  expect(used).toEqual([keyOf('green')])
})
