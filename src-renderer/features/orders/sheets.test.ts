import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { h, markRaw, nextTick, shallowRef } from 'vue'
import type { OrderLine, OrdersState } from '../../../src-shared/contract/orders.ts'
import { toyFace } from '../../../src-shared/games/testing/toyFace.ts'
import { playOn } from '../../../src-shared/games/text/playing.ts'
import { SHEETS_PHASE } from '../../../src-shared/kernel/testing/toySheets.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { begun, valueOf } from '../../../src-shared/kernel/testing/toyTable.ts'
import { TABLE_SEAT, type Cursor } from '../../../src-shared/kernel/world/effect.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { compared } from '../../../src-shared/table/orders/ordersProposal.ts'
import { rehearse, turnAhead } from '../../../src-shared/table/orders/rehearsal.ts'
import { samplePack } from '../../../src-shared/table/testing/samplePack.ts'
import { seenBy } from '../../../src-shared/table/session/view.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { openPack } from '../../pack/packLink.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { WHOLE_TOY } from '../../testing/wholeToy.ts'
import OrdersDiff from '../share/OrdersDiff.vue'
import OrdersEditor from './OrdersEditor.vue'

playTheToyOnly()

const RULES = toyGame(WHOLE_TOY)
const SHEET: OrderLine = { id: 'sheet', phase: SHEETS_PHASE, question: 'sheet', answer: { gold: 2, wish: 'rain', loud: false } }
const TOO_MUCH: OrderLine = { ...SHEET, answer: { gold: 99, wish: 'rain', loud: false } }
const letter = (id: string): OrderLine => ({
  ...{ id, phase: SHEETS_PHASE, question: 'letters' },
  answer: { act: 'write', to: 'green', text: id },
})

/** A campaign in which red begins. */
const campaign = begun({ rounds: 2, hens: 2 }, RULES)
valueOf(campaign.answer('3'))

/** What blue sees, with play at that place of round 1. */
function worldAt(at: Omit<Cursor, 'turn'>): WorldState {
  const world = markRaw(new WorldState())
  for (const { effects = [] } of seenBy(campaign.entries, 'blue')) for (const effect of effects) world.apply(effect)
  world.apply({ kind: 'checkpoint', cursor: { turn: 1, ...at } })
  return world
}

const state = shallowRef<OrdersState>({ round: 1, lines: [], ready: false, lockedTo: 0, fates: {} })
let wrapper: VueWrapper | null = null

/** The editor of blue, as a page with its store has it. */
function show(world: WorldState, change: Partial<OrdersState> = {}): void {
  const ahead = turnAhead(RULES, world, 'blue')
  state.value = { round: 1, lines: [], ready: false, lockedTo: 0, fates: {}, ...ahead, ...change }
  const onSave = (lines: readonly OrderLine[]): unknown => (state.value = { ...state.value, lines, ready: false })
  const render = () => h(OrdersEditor, { ruleset: RULES, world, seat: 'blue', state: state.value, onSave })
  const global = { plugins: [createPinia()], provide: { [BRIDGE as symbol]: tinyHost(RULES).bridge } }
  wrapper = mount({ render }, { attachTo: document.body, global })
}

const page = (): VueWrapper => {
  if (wrapper === null) throw new Error('nothing is shown')
  return wrapper
}
const phase = () => {
  const found = page()
    .findAll('.phase')
    .find((each) => each.get('h3').text().includes('Sheets'))
  if (found === undefined) throw new Error(`no sheets among ${page().text()}`)
  return found
}
const press = async (name: string): Promise<void> => {
  const button = phase()
    .findAll('button')
    .find((each) => each.text() === name)
  if (button === undefined) throw new Error(`no button ${name} among ${phase().text()}`)
  await button.trigger('click')
  await nextTick()
}
const plain = (text: string): string => text.replace(/\s+/g, ' ')

let stop = (): void => undefined
beforeEach(() => {
  stop = playOn(() => ({ game: toyFace(WHOLE_TOY), world: new WorldState() }))
})
afterEach(() => {
  wrapper?.unmount()
  stop()
})

test('a sheet for the table is filled in behind the phases of the own turn, and its letters are counted', async () => {
  show(worldAt({ seat: 'red', phase: 3 }))
  expect(
    page()
      .findAll('.phase-number')
      .map((each) => each.text()),
  ).toEqual(['3', '4', '5', '7'])
  expect(
    phase()
      .findAll('h4')
      .map((each) => each.text()),
  ).toEqual(['What is on your sheet?', 'To whom do you write?'])
  await press('Prepare an answer')
  await phase().get('[id$="-new-gold"]').setValue('2')
  await phase().get('form').trigger('submit')
  expect(state.value.lines).toMatchObject([{ phase: SHEETS_PHASE, question: 'sheet', answer: { gold: 2 } }])
  show(worldAt({ seat: 'red', phase: 3 }), { lines: [SHEET, letter('one'), letter('two')] })
  expect(
    phase()
      .findAll('.prepared .text')
      .map((each) => plain(each.text())),
  ).toEqual(['2 gold for the well, “rain”', 'Write a letter: Green, “one”', 'Write a letter: Green, “two”'])
})

test('what the table would refuse is warned of', () => {
  show(worldAt({ seat: 'red', phase: 3 }), { lines: [TOO_MUCH] })
  expect(phase().get('.doubtful .problem').text()).toContain('5')
  expect(page().get('.bar').text()).toContain('1 answer would not be accepted at present.')
})

test('while the table asks for it the sheet is locked, and said to be of the round, not of a turn', () => {
  show(worldAt({ seat: TABLE_SEAT, phase: SHEETS_PHASE }), { lines: [SHEET] })
  expect(page().get('.head').text()).toContain('This round is being played')
  expect(phase().get('.lock').text()).toBe('Locked, since it has begun')
  expect(phase().get('.fate').text()).toBe('Not used yet')
  expect(phase().findAll('button')).toEqual([])
})

test('after the own turn the sheet can still be written, and what that turn left is not used', () => {
  const road: OrderLine = { id: 'road', phase: 5, question: 'market', answer: 'done' }
  show(worldAt({ seat: TABLE_SEAT, phase: SHEETS_PHASE - 1 }), { lines: [road, SHEET] })
  expect(state.value.lockedTo).toBe(SHEETS_PHASE - 1)
  expect(page().get('.phase .fate').text()).toBe('Not used')
  expect(phase().find('.lock').exists()).toBe(false)
})

test('the share page compares such a line, with its warning', () => {
  const world = worldAt({ seat: 'red', phase: 3 })
  const now: OrdersState = { round: 1, lines: [SHEET], ready: true, lockedTo: 0, fates: {} }
  const lines = compared([TOO_MUCH, letter('one')], now, rehearse(RULES, world, 'blue', [TOO_MUCH, letter('one')]).warnings)
  wrapper = mount(OrdersDiff, { props: { proposal: { seat: 'blue', round: 1, lines, outdated: false }, busy: false } })
  const text = plain(page().text())
  expect(text).toContain('Sheets: Sheet')
  expect(text).toContain('Sheets: Letters')
  expect(
    wrapper
      .findAll('.warnings li')
      .map((each) => each.text())
      .join(' '),
  ).toContain('5')
})

test('a pack warns of a sheet that would be refused as soon as it is said to be ready', async () => {
  const pack = samplePack(campaign.entries, 'blue', { orders: [TOO_MUCH] })
  const opened = valueOf(
    await openPack(
      { ...pack, view: { ...pack.view, campaign: { ...pack.view.campaign, ruleset: 'toy' } } },
      { read: () => Promise.resolve(null), keep: () => Promise.resolve() },
    ),
  )
  expect(opened.orders()).toMatchObject({ round: 1, lockedTo: 0 })
  expect(foldHistory(pack.view.entries).world.balance('blue', 'gold')).toBe(5)
  expect(valueOf(await opened.api.setReady(true))).toMatchObject([{ line: 'sheet', problem: { field: 'gold', wording: 'problem.range' } }])
  valueOf(await opened.api.saveOrders([SHEET]))
  expect(valueOf(await opened.api.setReady(true))).toEqual([])
})
