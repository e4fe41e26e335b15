import { plainMessage } from '../../../src-shared/kernel/message.ts'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { create } from 'qrcode'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextTick, type Component } from 'vue'
import type { OrderLine } from '../../../src-shared/contract/orders.ts'
import type { OrdersProposal } from '../../../src-shared/contract/seats.ts'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept, problem, told, refuse } from '../../../src-shared/kernel/problem.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useOrdersFile } from '../orders/ordersFileStore.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { CODE, tinySeats, type TinySeats } from '../../testing/tinySeats.ts'
import PreparedOrders from '../desk/PreparedOrders.vue'
import DevicesPanel from './DevicesPanel.vue'
import OrdersPanel from './OrdersPanel.vue'
import QrCode from './QrCode.vue'
import ScreenPanel from './ScreenPanel.vue'

let wrapper: VueWrapper | null = null
let pinia: Pinia

async function show(component: Component, seats: TinySeats): Promise<VueWrapper> {
  ;({ wrapper, pinia } = await mountAt(seats.host, component))
  await flushPromises()
  return wrapper
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  wrapper?.unmount()
  wrapper = null
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()
const text = (): string => words(document.body.textContent)

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((button) => words(button.textContent) === name)
  expect(found, `a button ${name}`).toBeDefined()
  found?.click()
  await flushPromises()
}

async function fill(id: string, value: string): Promise<void> {
  await wrapper?.get(`#${id}`).setValue(value)
}

test('whose share came in last, the panel goes, and who added to the dice is told', async () => {
  const seats = tinySeats()
  seats.move({
    door: { reach: 'here', possible: true, addresses: [] },
    chance: { open: true, promised: ['elves', 'humans'], awaited: ['humans'] },
  })
  await show(DevicesPanel, seats)
  expect(text()).toContain('Waiting for Humans')
  const { entries, ...state } = await seats.host.session.view()
  const shares = { elves: '1'.repeat(64), humans: '2'.repeat(64) }
  const mixed = { ...state, from: entries.length, entries: [{ seq: entries.length, kind: 'reseed', shares }] } as const
  seats.host.listeners.emit('tableChanged', 'another', mixed)
  expect(useAnnouncements(pinia).shown).toEqual([])
  seats.host.listeners.emit('tableChanged', 'tiny', mixed)
  seats.move({ chance: { open: false, promised: [], awaited: [] } })
  await flushPromises()
  expect(text()).not.toContain('Waiting for')
  expect(useAnnouncements(pinia).shown.map(({ text: said, tone }) => [said, tone])).toEqual([
    ['Elves and Humans added to the dice', 'good'],
  ])
})

describe('a QR code', () => {
  test.each(['http://192.168.0.7:8710/#K7QF', `http://[fe80::1]:8710/#${CODE}`])('is drawn module for module: %s', (link) => {
    const { size, data } = create(link, { errorCorrectionLevel: 'M' }).modules
    const drawn = new Set<string>()
    const code = mount(QrCode, { props: { text: link, label: 'An invitation' } })
    for (const [, x, y, run] of (code.get('path').attributes('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      for (let at = 0; at < Number(run); at++) drawn.add(`${Number(x) + at - 4} ${Number(y) - 4}`)
    }
    const wanted = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at] !== 0)
    expect([...drawn].sort()).toEqual(wanted.map((at) => `${at % size} ${Math.floor(at / size)}`).sort())
    expect(code.get('svg').attributes('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`)
    expect(code.get('[role="img"]').attributes('aria-label')).toBe('An invitation')
    expect(code.html()).not.toContain('data:')
  })
})

describe("players' devices", () => {
  test('the door is closed until it is opened, and says what that means before', async () => {
    await show(DevicesPanel, tinySeats())
    expect(text()).toContain('The door is closed')
    expect(text()).toContain('not encrypted')
    await press('Open to the network')
    expect(text()).toContain('The door is open to the network')
    expect(text()).toContain('http://192.168.0.7:8710/')
    await press('Close the door')
    expect(text()).toContain('The door is closed')
  })

  test('where this host has no door, the ways that are left are told', async () => {
    const seats = tinySeats()
    seats.move({ door: { reach: 'closed', addresses: [], possible: false } })
    await show(DevicesPanel, seats)
    expect(text()).toContain('a page of a browser cannot let anybody in')
    expect(text()).not.toContain('Open to the network')
  })

  test('a device is invited by code, link and picture; once it is in, the invitation is gone', async () => {
    const seats = tinySeats()
    const panel = await show(DevicesPanel, seats)
    expect(
      panel
        .findAll('button')
        .find((button) => button.text().includes('Invite'))
        ?.attributes('disabled'),
    ).toBeDefined()
    await press('Open to this computer')
    await press('Invite a device for the Elves')
    const card = panel.get('[aria-label="Invitation for the Elves"]')
    expect(card.text()).toContain(CODE)
    expect(card.get('[role="img"]').attributes('aria-label')).toBe('QR code with the invitation for the Elves')
    seats.change('elves', { invited: false, devices: 1, connected: 1 })
    await flushPromises()
    expect(panel.find('[aria-label="Invitation for the Elves"]').exists()).toBe(false)
    expect(text()).toContain('1 device, 1 connected')
    expect(useAnnouncements(pinia).shown.at(-1)?.text).toBe('A device came in for the Elves.')
  })

  test.each([
    ['Copy the link', `http://192.168.0.7:8710/#${CODE}`, 'The link for the Elves is copied.'],
    ['Copy the code', CODE, 'The code for the Elves is copied.'],
  ])('%s says what is copied', async (button, copied, said) => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { platform: 'Linux', clipboard: { writeText } })
    await show(DevicesPanel, tinySeats())
    await press('Open to this computer')
    await press('Invite a device for the Elves')
    await press(button)
    expect(writeText).toHaveBeenCalledWith(copied)
    expect(useAnnouncements(pinia).shown.at(-1)?.text).toBe(said)
  })

  test('sending away asks first', async () => {
    const seats = tinySeats()
    seats.change('elves', { devices: 2, connected: 1 })
    await show(DevicesPanel, seats)
    await press('Send away the devices of the Elves')
    expect(text()).toContain('Send the devices of the Elves away?')
    await press('Let them stay')
    expect(text()).toContain('2 devices, 1 connected')
    await press('Send away the devices of the Elves')
    await press('Send them away')
    expect(text()).not.toContain('2 devices')
  })

  test('who is ready is told, not what was written', async () => {
    const seats = tinySeats()
    seats.change('humans', { ready: true })
    const panel = await show(DevicesPanel, seats)
    expect(panel.findAll('.seat').map((seat) => seat.text().includes('Orders ready'))).toEqual([false, true, false])
  })
})

describe('orders files', () => {
  const line = (id: string, phase: number, question: string, answer: OrderLine['answer']): OrderLine => ({ id, phase, question, answer })
  const gather = line('a', 4, 'gather', { food: 12 })
  const declare = line('b', 5, 'booklet', { act: 'declare', target: 'humans' })
  const [spendNow, spendThen] = [
    line('c', 7, 'spend', { act: 'culture', amount: 4 }),
    line('c', 7, 'spend', { act: 'technology', amount: 2 }),
  ]
  const begun = { line: 'd', problem: problem('answer', 'problem.phaseBegun', { phase: 3 }) }
  const PROPOSAL: OrdersProposal = {
    seat: 'elves',
    round: 7,
    outdated: false,
    lines: [
      {
        id: 'd',
        change: 'added',
        line: line('d', 3, 'births', 'done'),
        before: null,
        warnings: [begun],
      },
      { id: 'a', change: 'same', line: gather, before: gather, warnings: [] },
      { id: 'b', change: 'added', line: declare, before: null, warnings: [] },
      {
        id: 'c',
        change: 'changed',
        line: spendNow,
        before: spendThen,
        warnings: [{ line: 'c', problem: problem('amount', 'problem.range', { min: 1, max: 3, value: 4 }) }],
      },
      { id: 'e', change: 'removed', line: null, before: line('e', 8, 'loss', 'none'), warnings: [] },
    ],
  }

  async function given(
    readOrders: WorkbenchApi['readOrders'],
    takeOrders = vi.fn<WorkbenchApi['takeOrders']>(() => Promise.resolve(accept(null))),
  ) {
    const panel = await show(OrdersPanel, tinySeats({}, { readOrders, takeOrders }))
    await useOrdersFile(pinia).take(new File(['the text'], 'x.lineage-orders.json'))
    await flushPromises()
    return { panel, takeOrders }
  }
  const rows = (panel: VueWrapper): string[] => panel.findAll('.line').map((row) => words(row.text()))

  test('are shown line by line, with what is there and what would be refused', async () => {
    const { panel } = await given(() => Promise.resolve(accept(PROPOSAL)))
    expect(text()).toContain('Orders of the Elves for round 7')
    expect(text()).toContain('3 lines differ from what is there; 3 of 3 would be taken.')
    expect(panel.findAll('.line')[1]?.get('.what').text().toLowerCase()).toBe('stockpile: who gathers whatfood: 12')
    expect(rows(panel)[3]).toMatch(/now culture \(amount: 4\).*Before: technology \(amount: 2\).*Give a whole number from 1 to 3\./i)
    expect(rows(panel)[4]).toContain('Is there now, not in the file:')
    expect(rows(panel)[0]).toContain('Phase 3 has begun')
    expect(panel.findAll('input[type="checkbox"]')).toHaveLength(3)
  })

  test('are taken as far as they are accepted', async () => {
    const { panel, takeOrders } = await given(() => Promise.resolve(accept(PROPOSAL)))
    await panel.findAll('input[type="checkbox"]')[1]?.trigger('change')
    await press('Take 2 of 3')
    expect(takeOrders).toHaveBeenCalledWith('tiny', 'the text', '', ['b', 'e'])
    expect(useAnnouncements(pinia).shown.at(-1)?.text).toBe('The orders of the Elves for round 7 are in.')
    expect(text()).toContain('Take in orders')
  })

  test('can be taken all or none', async () => {
    const { panel } = await given(() => Promise.resolve(accept(PROPOSAL)))
    await press('Take none')
    expect(panel.get('.foot .primary').attributes('disabled')).toBeDefined()
    await press('Take all')
    expect(panel.get('.foot .primary').text()).toBe('Take these orders')
  })

  test('are refused in a sentence, and nothing can be taken', async () => {
    const { panel } = await given(() =>
      Promise.resolve(refuse(told('round', plainMessage('These orders are for round 3, which is over.')))),
    )
    expect(panel.get('[role="alert"]').text()).toContain('which is over')
    expect(panel.find('.diff').exists()).toBe(false)
    await press('Dismiss')
    expect(text()).toContain('Take in orders')
  })

  test('are asked for the passphrase only where there is one', async () => {
    const readOrders = vi.fn<WorkbenchApi['readOrders']>((_table, _text, passphrase) =>
      Promise.resolve(
        passphrase === 'open sesame'
          ? accept(PROPOSAL)
          : refuse(problem('passphrase', passphrase === '' ? 'problem.sealedByPassphrase' : 'problem.passphrase')),
      ),
    )
    const { panel } = await given(readOrders)
    expect(text()).toContain('The file is sealed.')
    expect(panel.find('[role="alert"]').exists()).toBe(false)
    for (const passphrase of ['open barley', 'open sesame']) {
      await fill('orders-passphrase', passphrase)
      await panel.get('form').trigger('submit')
      await flushPromises()
      if (passphrase === 'open barley') expect(panel.get('[role="alert"]').text()).toContain('not the passphrase')
    }
    expect(text()).toContain('Orders of the Elves')
  })

  test('what is no orders file is not read', async () => {
    const readOrders = vi.fn<WorkbenchApi['readOrders']>()
    await show(OrdersPanel, tinySeats({}, { readOrders }))
    expect(await useOrdersFile(pinia).take(new File(['x'], 'holiday.jpg'))).toBe(false)
    expect(readOrders).not.toHaveBeenCalled()
    expect(useAnnouncements(pinia).shown.at(-1)?.text).toContain('"holiday.jpg" contains no orders')
  })
})

describe('privacy of the shared screen', () => {
  async function newPin(id: string, pin: string): Promise<void> {
    await fill(id, pin)
    await fill(`${id}-again`, pin)
    await wrapper?.get(`#${id}`).trigger('submit')
    await flushPromises()
  }

  test('the game master sets a PIN, changes it by the one so far, and takes it away', async () => {
    const seats = tinySeats()
    await show(ScreenPanel, seats)
    await newPin('master-new', '2468')
    expect(seats.pins.get('gm')).toBe('2468')
    await press('Change it')
    await fill('master-so-far', '1111')
    await wrapper?.get('#master-so-far').trigger('submit')
    await flushPromises()
    expect(text()).toContain('This is not the PIN.')
    await fill('master-so-far', '2468')
    await wrapper?.get('#master-so-far').trigger('submit')
    await flushPromises()
    await newPin('master-new', '97531')
    expect(seats.pins.get('gm')).toBe('97531')
    await press('Take it away')
    await fill('master-so-far', '97531')
    await wrapper?.get('#master-so-far').trigger('submit')
    await flushPromises()
    expect(seats.pins.has('gm')).toBe(false)
  })

  test("a player's forgotten PIN is taken away by the game master's, which is chosen first where there is none", async () => {
    const seats = tinySeats({ elves: '1234' })
    await show(ScreenPanel, seats)
    await press('Take it away from the Elves')
    expect(text()).toContain('Choose a PIN of your own first')
    expect(wrapper?.find('#forget-elves').exists()).toBe(false)
    await newPin('master-new', '2468')
    await press('Take it away from the Elves')
    expect(text()).not.toContain('Choose a PIN of your own first')
    await fill('forget-elves', '2468')
    await wrapper?.get('#forget-elves').trigger('submit')
    await flushPromises()
    expect(seats.pins.has('elves')).toBe(false)
    expect(useAnnouncements(pinia).shown.at(-1)?.text).toContain('The Elves choose a new PIN')
  })
})

describe('orders that answer the question', () => {
  test('are offered without telling what they are, and used', async () => {
    const useOrders = vi.fn<WorkbenchApi['useOrders']>(() => Promise.resolve(accept(null)))
    const seats = tinySeats({}, { useOrders })
    const banner = await show(PreparedOrders, seats)
    expect(banner.text()).toBe('')
    seats.move({ prepared: ['1/elves/3/births'] })
    await nextTick()
    expect(words(banner.text())).toBe('The Elves have prepared this.Use their orders U')
    await press('Use their orders U')
    expect(useOrders).toHaveBeenCalledWith('tiny', '1/elves/3/births')
  })

  test('what the rules refuse is said where they were offered', async () => {
    const seats = tinySeats({}, { useOrders: () => Promise.resolve(refuse(told('answer', plainMessage('Only 30 can gather.')))) })
    const banner = await show(PreparedOrders, seats)
    seats.move({ prepared: ['1/elves/3/births'] })
    await nextTick()
    await press('Use their orders U')
    expect(banner.text()).toContain('Only 30 can gather.')
  })
})
