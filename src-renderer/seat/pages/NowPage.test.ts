import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import type { SeatApi } from '../../../src-shared/contract/seatApi.ts'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { chance } from '../../../src-shared/kernel/engine/procedure.ts'
import type { Request } from '../../../src-shared/kernel/engine/request.ts'
import { mountSeat, tinySeat, type SeatedAt } from '../../testing/tinySeat.ts'
import NowPage from './NowPage.vue'

const SHEET: Request = {
  id: '1/elves/4/stockpile',
  occurrence: 0,
  seat: 'elves',
  rule: 'GL-STK-1',
  wording: 'fill.gather',
  figures: { gatherers: 30, each: 2 },
  kind: 'fill',
  limits: [],
  fields: [{ id: 'food', type: 'number', wording: 'account.food', min: 0, max: 30, preset: 0 }],
}
const again = (): Request => JSON.parse(JSON.stringify(SHEET)) as Request

let shown: SeatedAt | null = null
afterEach(() => {
  shown?.wrapper.unmount()
  document.body.innerHTML = ''
})

test('what is asked of the seat is answered here', async () => {
  const at = await tinySeat({ table: { pending: [SHEET] } })
  shown = await mountSeat(at, NowPage)
  await shown.wrapper.get('#fill-food').setValue('12')
  await shown.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(at.calls).toContainEqual(['answer', { food: 12 }, '1/elves/4/stockpile'])
})

test('a half-filled sheet, and the focus in it, outlast everything else that happens', async () => {
  const at = await tinySeat({ table: { pending: [SHEET] } })
  shown = await mountSeat(at, NowPage)
  const field = shown.wrapper.get<HTMLInputElement>('#fill-food')
  await field.setValue('7')
  field.element.focus()
  at.change({ title: 'The Summer Crown', pending: [again()] })
  await flushPromises()
  expect(shown.table.title).toBe('The Summer Crown')
  expect(shown.wrapper.get<HTMLInputElement>('#fill-food').element).toBe(field.element)
  expect(field.element.value).toBe('7')
  expect(document.activeElement).toBe(field.element)
})

test('while the table does not answer nothing can be sent, for a reason that is told, and what was filled in stays', async () => {
  const at = await tinySeat({ table: { pending: [SHEET] } })
  shown = await mountSeat(at, NowPage)
  await shown.wrapper.get('#fill-food').setValue('7')
  at.connect('lost')
  await flushPromises()
  expect(shown.wrapper.get<HTMLFieldSetElement>('.answering').element.disabled).toBe(true)
  expect(shown.wrapper.text()).toContain('Not connected: you can answer as soon as the table is there again.')
  at.connect('open')
  await flushPromises()
  expect(shown.wrapper.get<HTMLFieldSetElement>('.answering').element.disabled).toBe(false)
  expect(shown.wrapper.get<HTMLInputElement>('#fill-food').element.value).toBe('7')
})

test('ready orders that answer the question are offered, and used when asked', async () => {
  const at = await tinySeat({ table: { pending: [SHEET] } })
  shown = await mountSeat(at, NowPage)
  expect(shown.wrapper.text()).not.toContain('Use my orders')
  const line = { id: 'a', phase: shown.table.cursor.phase, question: 'stockpile', answer: { food: 3 } }
  at.setOrders({ round: 1, lines: [{ ...line, phase: 4 }, line], ready: true, lockedTo: 0, fates: {} })
  await flushPromises()
  const use = shown.wrapper.findAll('button').find((button) => button.text() === 'Use my orders')
  await use?.trigger('click')
  await flushPromises()
  expect(at.calls).toContainEqual(['useOrders'])
})

const ROLL: Request = {
  id: '1/elves/3/births',
  occurrence: 0,
  seat: 'elves',
  rule: 'GL-POP-4',
  wording: 'roll.births',
  figures: { mothers: 3, chance: 60 },
  kind: 'roll',
  faces: 100,
  count: 3,
  test: chance(60, 'child', 'noChild'),
}

test('what came of an answer is told to who gave it, and stays while others play on, until it is taken back', async () => {
  const at = await tinySeat({ table: { pending: [ROLL] } })
  shown = await mountSeat(at, NowPage)
  const { wrapper } = shown
  const told = () => wrapper.find('[aria-label="Just now"]')
  expect(told().exists()).toBe(false)

  const { entries } = at.view().table
  const seq = entries.length
  const born: SeenEntry[] = [
    { seq, kind: 'answer', effects: [{ kind: 'posting', rule: 'GL-POP-4', owner: 'elves', account: 'males', delta: 2 }] },
    { seq: seq + 1, kind: 'answer', effects: [{ kind: 'posting', rule: 'GL-POP-4', owner: 'elves', account: 'females', delta: 1 }] },
  ]
  await wrapper.get('#typed-dice').setValue('12 88 60')
  await wrapper.get('form').trigger('submit')
  at.change({ entries: [...entries, ...born], pending: [] })
  await flushPromises()
  expect(told().findAll('.die')).toHaveLength(3)
  expect(told().text()).toContain('Result:')
  expect(told().text()).toMatch(/\+2\s*Males\s*\+1\s*Females/i)

  const later: SeenEntry = { ...born[1], seq: seq + 2, kind: 'answer' }
  at.change({ entries: [...entries, ...born, later] })
  await flushPromises()
  expect(told().text()).toMatch(/\+1\s*Females/i)

  at.change({ entries: [...entries, ...born, later, { seq: seq + 3, kind: 'retraction', from: seq }], pending: [ROLL] })
  await flushPromises()
  expect(told().exists()).toBe(false)
})

test('an answer in fields is told in words', async () => {
  const at = await tinySeat({ table: { pending: [SHEET] } })
  shown = await mountSeat(at, NowPage)
  await shown.wrapper.get('#fill-food').setValue('12')
  await shown.wrapper.get('form').trigger('submit')
  const { entries } = at.view().table
  const brought: SeenEntry = {
    seq: entries.length,
    kind: 'answer',
    effects: [{ kind: 'posting', rule: 'GL-STK-2', owner: 'elves', account: 'food', delta: 24 }],
  }
  at.change({ entries: [...entries, brought], pending: [] })
  await flushPromises()
  expect(shown.wrapper.get('[aria-label="Just now"]').text()).toMatch(/You answered:\s*12 food.*\+24\s*Food/is)
})

test('of dice rolled by the app it is told that they were, and what came of them', async () => {
  const at = await tinySeat({ table: { pending: [ROLL] } })
  shown = await mountSeat(at, NowPage)
  const roll = shown.wrapper.findAll('button').find((button) => button.text().startsWith('Roll'))
  await roll?.trigger('click')
  at.change({ pending: [] })
  await flushPromises()
  const told = shown.wrapper.get('[aria-label="Just now"]')
  expect(told.text()).toContain('rolled by the app')
  expect(told.text()).toContain('It changes none of your figures so far.')
  expect(told.findAll('.die')).toHaveLength(0)
})

test('dice the app rolled for this seat are laid out, once the table has said what they showed', async () => {
  const answer = vi.fn<SeatApi['answer']>(() => Promise.resolve(accept({ by: 'app', dice: [12, 88, 60] })))
  const at = await tinySeat({ table: { pending: [ROLL] }, api: { answer } })
  shown = await mountSeat(at, NowPage)
  const roll = shown.wrapper.findAll('button').find((button) => button.text().startsWith('Roll'))
  await roll?.trigger('click')
  at.change({ pending: [] })
  await flushPromises()
  const told = shown.wrapper.get('[aria-label="Just now"]')
  expect(told.findAll('.die').map((die) => die.text())).toEqual(expect.arrayContaining([expect.stringContaining('88')]))
  expect(told.findAll('.die')).toHaveLength(3)
  expect(told.text()).toContain('rolled by the app')
})

test('in a pack a question is told, and not to be answered', async () => {
  shown = await mountSeat(await tinySeat({ kind: 'pack', table: { pending: [SHEET] } }), NowPage)
  expect(shown.wrapper.find('form').exists()).toBe(false)
  expect(shown.wrapper.text()).toContain('answer this at the table')
})

test('in a pack in which nothing was asked the way to the orders is shown', async () => {
  shown = await mountSeat(await tinySeat({ kind: 'pack', table: { pending: [] } }), NowPage)
  expect(shown.wrapper.text()).toContain('when this copy was made')
  expect(shown.wrapper.findAll('a').some((link) => link.text() === 'orders')).toBe(true)
})

test('nothing of the game master is on the page: no taking back, no notes, no correction', async () => {
  const at = await tinySeat({ table: { pending: [SHEET] } })
  shown = await mountSeat(at, NowPage)
  expect(shown.wrapper.text()).not.toMatch(/take back|correct|note/i)
})

test('where nothing is asked the page says so', async () => {
  shown = await mountSeat(await tinySeat({ table: { pending: [] } }), NowPage)
  expect(shown.wrapper.text()).toContain('Nothing is asked of you')
})
