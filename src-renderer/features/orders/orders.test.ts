import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { h, markRaw, nextTick, shallowRef } from 'vue'
import type { OrderLine, OrdersState } from '../../../src-shared/contract/orders.ts'
import { seededChance } from '../../../src-shared/insight/bots/bot.ts'
import { idle } from '../../../src-shared/insight/bots/idle.ts'
import { begun, valueOf } from '../../../src-shared/kernel/testing/toyTable.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { GREATEST_LINEAGE } from '../../../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { seenBy } from '../../../src-shared/table/session/view.ts'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import OrdersEditor from './OrdersEditor.vue'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

/** Round 2, what the humans see; `change`: what the game master has set of theirs. */
function worldOf(change: Readonly<Record<string, number>> = {}, at: { readonly seat: string; readonly phase: number } = FIRST): WorldState {
  const campaign = begun({ players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' } }, GREATEST_LINEAGE)
  while (campaign.world.cursor.turn < 2 && campaign.pending !== null)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, seededChance(1))))
  const figures = { culture: 40, technology: 30, males: 60, females: 60, food: 200, ...change }
  valueOf(
    campaign.correct(
      Object.entries(figures).map(([account, to]) => ({ owner: 'humans', account, to })),
      'for the test',
    ),
  )
  const world = markRaw(new WorldState())
  for (const { effects = [] } of seenBy(campaign.entries, 'humans')) for (const effect of effects) world.apply(effect)
  world.apply({ kind: 'checkpoint', cursor: { turn: 2, ...at } })
  return world
}

const FIRST = { seat: 'table', phase: 0 }
const culture = (id: string, amount: number): OrderLine => ({ id, phase: 7, question: 'spend', answer: { act: 'culture', amount } })
const technology = (id: string, amount: number): OrderLine => ({ id, phase: 7, question: 'spend', answer: { act: 'technology', amount } })

const world = shallowRef(worldOf())
const state = shallowRef<OrdersState>({ round: 3, lines: [], ready: false, lockedTo: 0, fates: {} })
const reason = shallowRef<string | null>(null)
let wrapper: VueWrapper

/** As a page with its store does: what is emitted comes back as the state. */
function show(change: Partial<OrdersState> = {}): void {
  state.value = { round: 3, lines: [], ready: false, lockedTo: 0, fates: {}, ...change }
  const Root = {
    render: () =>
      h(OrdersEditor, {
        ruleset: GREATEST_LINEAGE,
        world: world.value,
        seat: 'humans',
        state: state.value,
        reason: reason.value,
        onSave: (lines: readonly OrderLine[]) => (state.value = { ...state.value, lines, ready: false }),
        onReady: (ready: boolean) => (state.value = { ...state.value, ready }),
      }),
  }
  wrapper = mount(Root, {
    attachTo: document.body,
    global: { plugins: [createPinia()], provide: { [BRIDGE as symbol]: tinyHost(tinyGame()).bridge } },
  })
}

beforeEach(() => {
  world.value = worldOf()
  reason.value = null
})
afterEach(() => {
  wrapper.unmount()
  tellIn(() => 'en')
})

const texts = (selector: string): readonly string[] => wrapper.findAll(selector).map((found) => found.text().replace(/\s+/g, ' '))
const section = (title: string) => {
  const found = wrapper.findAll('.question').find((each) => each.get('h4').text().includes(title))
  if (found === undefined) throw new Error(`no question "${title}" among ${texts('h4').join(', ')}`)
  return found
}
const press = async (name: string, within: Element = document.body): Promise<void> => {
  const buttons = [...within.querySelectorAll('button')]
  const button = buttons.find((each) => each.textContent.trim() === name || each.getAttribute('aria-label') === name)
  if (button === undefined) throw new Error(`no button "${name}" among ${buttons.map((each) => each.textContent.trim()).join(', ')}`)
  button.click()
  await nextTick()
  await nextTick()
}
const lines = () => state.value.lines.map(({ answer }) => answer)

describe('what is shown', () => {
  test('phases in the order of the turn, and what orders are while there are none', () => {
    show()
    const phases = wrapper.findAll('.phase-number').map((found) => Number(found.text()))
    expect(phases).toEqual([...phases].sort((one, other) => one - other))
    expect(phases).toEqual(expect.arrayContaining([3, 4, 5, 7]))
    expect(wrapper.get('.teach').text()).toContain('Orders are answers you give beforehand')
    expect(wrapper.get('h2').text()).toBe('Orders for round 3')
  })

  test('the purse as the lines leave it, and lines in words', () => {
    show({ lines: [culture('a', 2), technology('b', 1)] })
    const spend = section('points to spend')
    const left = Number(/^(\d+) points/.exec(spend.get('h4').text())?.[1])
    wrapper.unmount()
    show()
    const purse = Number(/^(\d+) points/.exec(section('points to spend').get('h4').text())?.[1])
    expect(purse - left).toBe(2 * 4 + 4)
    wrapper.unmount()
    show({ lines: [culture('a', 2), technology('b', 1)] })
    expect(texts('.prepared .text')).toEqual(['Culture: 2', 'Technology: 1'])
    expect(wrapper.find('.teach').exists()).toBe(false)
  })

  test('what would be refused stands beside its line, in the words of the rule', () => {
    show({ lines: [culture('a', 100_000), technology('b', 1)] })
    const [first, second] = wrapper.findAll('.prepared')
    expect(first?.text()).toContain('Give a whole number from 1 to')
    expect(second?.find('.problem').exists()).toBe(false)
    expect(wrapper.get('.note').text()).toBe('1 answer would not be accepted at present.')
  })

  test('a line for what is not asked is kept, can be removed, and says why', async () => {
    show({ lines: [{ id: 'a', phase: 9, question: 'advance', answer: 'advance' }] })
    const stray = section('The next age')
    expect(stray.text()).toContain('At present this will not be asked.')
    await press('Remove: begin the next age'.replace('begin the next age', stray.get('.text').text()), stray.element)
    expect(lines()).toEqual([])
  })

  test('phases that have begun are locked, with what became of each line', () => {
    world.value = worldOf({}, { seat: 'humans', phase: 5 })
    const gather: OrderLine = { id: 'g', phase: 4, question: 'gather', answer: { food: 3 } }
    const declare: OrderLine = { id: 'd', phase: 5, question: 'conflict', answer: { act: 'declare', target: 'elves' } }
    show({ round: 2, lockedTo: 5, lines: [gather, declare, culture('a', 1)], fates: { g: 'taken' } })
    expect(texts('.lock')).toHaveLength(2)
    expect(texts('.fate')).toEqual(['Taken', 'Not used yet'])
    const locked = wrapper.findAll('.phase').filter((phase) => phase.find('.lock').exists())
    expect(locked.flatMap((phase) => phase.findAll('.tools, .ways').map((found) => found.text()))).toEqual([])
    expect(section('points to spend').find('.ways').exists()).toBe(true)
  })

  test('where nothing can be changed it says why, and offers no change', () => {
    reason.value = 'Not connected.'
    show({ lines: [culture('a', 1)] })
    expect(wrapper.get('[role="status"]').text()).toBe('Not connected.')
    expect(wrapper.findAll('.ways button, .tools button')).toEqual([])
    expect(wrapper.get('.bar button').attributes('disabled')).toBeDefined()
  })
})

describe('writing', () => {
  test('an act is chosen and filled in, and the next one by what it leaves', async () => {
    show()
    await press('Prepare an act', section('points to spend').element)
    const spend = section('points to spend')
    await spend.get('input[value="culture"]').setValue(true)
    await spend.get<HTMLInputElement>('input[role="spinbutton"]').setValue('3')
    await spend.get('form').trigger('submit')
    expect(lines()).toEqual([{ act: 'culture', amount: 3 }])
    expect(section('points to spend').text()).toContain('Then you are done here.')
  })

  test('the only answer of a question has the focus when its form is gone', async () => {
    show()
    await press('Prepare an answer', section('to be born').element)
    await section('to be born').get('form').trigger('submit')
    await nextTick()
    await nextTick()
    expect(lines()).toHaveLength(1)
    expect(document.activeElement).toBe(section('to be born').get('.prepared .row').element)
  })

  test('what is too much is refused beside its field, and nothing is kept of it', async () => {
    show()
    await press('Prepare an answer', section('may gather').element)
    await section('may gather').get<HTMLInputElement>('input[role="spinbutton"]').setValue('5000')
    await section('may gather').get('form').trigger('submit')
    expect(lines()).toEqual([])
    expect(section('may gather').get('.problem').text()).toContain('Give a whole number')
    expect(wrapper.get('.note').text()).toBe('The open form is not part of the orders yet.')
  })

  test('a line is changed by the question as it stood before it', async () => {
    show({ lines: [culture('a', 1), technology('b', 1)] })
    await press('Change: Culture: 1')
    const field = section('points to spend').get<HTMLInputElement>('input[role="spinbutton"]')
    expect(field.element.value).toBe('1')
    await field.setValue('2')
    await section('points to spend').get('form').trigger('submit')
    expect(lines()).toEqual([
      { act: 'culture', amount: 2 },
      { act: 'technology', amount: 1 },
    ])
  })

  test('lines are put in order and removed by keys, and the focus stays with them', async () => {
    show({ lines: [culture('a', 1), technology('b', 1)] })
    await nextTick()
    const [first] = wrapper.findAll<HTMLElement>('.prepared .row')
    first?.element.focus()
    await first?.trigger('keydown', { key: 'ArrowDown', altKey: true })
    await nextTick()
    expect(state.value.lines.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(document.activeElement?.textContent).toContain('Culture')
    await wrapper.findAll('.prepared .row')[1]?.trigger('keydown', { key: 'Delete' })
    await nextTick()
    expect(state.value.lines.map(({ id }) => id)).toEqual(['b'])
    expect(document.activeElement?.textContent).toContain('Technology')
  })

  test('to do nothing can be prepared as well, and an act takes its place', async () => {
    show()
    await section('and the booklet').get('input[type="checkbox"]').setValue(true)
    expect(state.value.lines).toMatchObject([{ phase: 5, question: 'conflict', answer: 'done' }])
    expect(section('and the booklet').text()).toContain('Nothing is done here, and the table need not ask.')
    await press('Prepare an act', section('and the booklet').element)
    await section('and the booklet').get('input[value="declare"]').setValue(true)
    await section('and the booklet').get('form').trigger('submit')
    expect(state.value.lines).toMatchObject([{ question: 'conflict', answer: { act: 'declare' } }])
  })

  test('a half-typed form outlasts a change of the world, even where its question goes away', async () => {
    show()
    await press('Prepare an answer', section('may gather').element)
    await section('may gather').get<HTMLInputElement>('input[role="spinbutton"]').setValue('7')
    world.value = worldOf({ males: 40 })
    await nextTick()
    expect(section('may gather').get<HTMLInputElement>('input[role="spinbutton"]').element.value).toBe('7')
    // Nobody left to gather.
    world.value = worldOf({ males: 0, females: 0 })
    await nextTick()
    expect(section('Who gathers what').get<HTMLInputElement>('input[role="spinbutton"]').element.value).toBe('7')
    world.value = worldOf()
    await nextTick()
    expect(section('may gather').get<HTMLInputElement>('input[role="spinbutton"]').element.value).toBe('7')
    await press('Cancel', section('may gather').element)
    expect(section('may gather').find('form').exists()).toBe(false)
  })
})

test('ready is said apart, and taken back by any change', async () => {
  show({ lines: [culture('a', 1)] })
  expect(wrapper.get('.bar').text()).toContain('1 answer prepared')
  await press('I am ready')
  expect(state.value.ready).toBe(true)
  expect(wrapper.get('.bar').text()).toContain('The game master sees that you are ready, not what you wrote.')
  await press('Remove: Culture: 1')
  expect(state.value.ready).toBe(false)
  expect(wrapper.get('.bar').text()).toContain('No longer ready, since you changed something')
  await press('Ready again')
  expect(state.value.ready).toBe(true)
})

test('a line written for another question is told in what it holds, and what is wrong with it without the names of files', () => {
  const strange: OrderLine = { id: 's', phase: 7, question: 'spend', answer: { act: 'culture', amount: 1, males: 2 } }
  show({ lines: [strange] })
  expect(texts('.prepared .text')).toEqual(['Culture – amount: 1, males: 2'])
  expect(texts('.prepared .problem')).toEqual(['It no longer fits what is asked here: change it, or take it out.'])
})

test('in German orders, their figures and their plurals are told in German', async () => {
  tellIn(() => 'de')
  show({ lines: [culture('a', 1)] })
  expect(wrapper.get('h2').text()).toBe('Anweisungen für Runde 3')
  expect(wrapper.get('.standing').text()).toBe('1 Antwort vorbereitet')
  show({ lines: [culture('a', 1), technology('b', 1), culture('c', 1200)] })
  await nextTick()
  expect(wrapper.get('.standing').text()).toBe('3 Antworten vorbereitet')
  expect(wrapper.text()).toContain('1.200')
  expect(wrapper.text()).not.toMatch(/\b(the|Prepare|Culture|Spend)\b/)
})

describe('an open form that is left', () => {
  const editor = async (change: Partial<OrdersState> = {}): Promise<void> => {
    state.value = { round: 3, lines: [], ready: false, lockedTo: 0, fates: {}, ...change }
    const mounted = await mountAt(tinyHost(tinyGame()), OrdersEditor, () => ({
      ruleset: GREATEST_LINEAGE,
      world: world.value,
      seat: 'humans',
      state: state.value,
      reason: reason.value,
      onSave: (saved: readonly OrderLine[]) => (state.value = { ...state.value, lines: saved }),
    }))
    wrapper = mounted.wrapper
  }
  const spend = () => section('points to spend')
  const amount = () => spend().get<HTMLInputElement>('input[role="spinbutton"]')

  test('comes up as it was left, says so, and is empty once it is part of the orders', async () => {
    await editor()
    await press('Prepare an act', spend().element)
    await spend().get('input[value="technology"]').setValue(true)
    await amount().setValue('3')
    expect(spend().find('.kept').exists()).toBe(false)
    await press('Cancel', spend().element)
    await press('Prepare an act', spend().element)
    expect(spend().get<HTMLInputElement>('input[value="technology"]').element.checked).toBe(true)
    expect(amount().element.value).toBe('3')
    expect(spend().get('.kept').text()).toContain('has been kept')
    await spend().get('form').trigger('submit')
    expect(lines()).toEqual([{ act: 'technology', amount: 3 }])
    await press('Add another', spend().element)
    expect(spend().find('.kept').exists()).toBe(false)
    await spend().get('input[value="technology"]').setValue(true)
    expect(amount().element.value).toBe('1')
  })

  test('begins anew at the line it is to change', async () => {
    await editor({ lines: [culture('a', 2)] })
    await press('Change: Culture: 2', spend().element)
    await amount().setValue('5')
    await spend().get('input[value="technology"]').setValue(true)
    await press('Cancel', spend().element)
    await press('Change: Culture: 2', spend().element)
    expect(spend().get<HTMLInputElement>('input[value="technology"]').element.checked).toBe(true)
    await press('Start over', spend().element)
    expect(spend().get<HTMLInputElement>('input[value="culture"]').element.checked).toBe(true)
    expect(amount().element.value).toBe('2')
    expect(spend().find('.kept').exists()).toBe(false)
  })
})
