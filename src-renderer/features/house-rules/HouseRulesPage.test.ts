import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { GAME } from '../../../src-shared/games/greatest-lineage/rules/records.ts'
import { HOUSE_RULES } from '../../../src-shared/games/greatest-lineage/rules/rulings/houseRules.ts'
import { RULINGS } from '../../../src-shared/games/greatest-lineage/rules/rulings/rulings.ts'
import { GREATEST_LINEAGE } from '../../../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { useDesk } from '../../stores/desk.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import HouseRulesPage from './HouseRulesPage.vue'

let mounted: Mounted

async function open(houseRules: object = {}, overrides: Parameters<typeof tinyHost>[1] = {}): Promise<void> {
  const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves', houseRules }
  mounted = await mountAt(tinyHost(GREATEST_LINEAGE, overrides, setup as never), HouseRulesPage)
}

afterEach(() => mounted.wrapper.unmount())

const QUESTION = HOUSE_RULES.find((rule) => rule.switch === 'gather_minimum')?.question ?? ''

function ruleOf(question: string) {
  const found = mounted.wrapper.findAll('details').find((rule) => rule.text().includes(question))
  if (found === undefined) throw new Error(`no house rule asks ${question}`)
  return found
}

async function decide(reason: string, option = 1): Promise<void> {
  await ruleOf(QUESTION).findAll('input[type="radio"]')[option]?.trigger('change')
  await mounted.wrapper.get('#ruling-reason').setValue(reason)
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
}

const held = () => mounted.table.world.record(GAME, 'game')?.houseRules

test('every house rule is there with how this table plays it, and what differs is marked', async () => {
  await open({ gather_minimum: 1 })
  expect(mounted.wrapper.findAll('details.rule')).toHaveLength(HOUSE_RULES.length)
  expect(ruleOf(QUESTION).classes()).toContain('changed')
  expect(mounted.wrapper.findAll('details.changed')).toHaveLength(1)
  expect(mounted.wrapper.text()).toContain('Only changed (1)')
  expect(mounted.wrapper.text()).toContain('Nothing has been changed since the set-up')
  expect(mounted.wrapper.find('form').exists()).toBe(false)
})

test('every ruling is there, those without a choice with how they are always played', async () => {
  await open()
  const fixed = RULINGS.filter(({ switches }) => switches.length === 0)
  const text = mounted.wrapper.get('details.fixed').text()
  expect(fixed.filter(({ question, decision }) => !text.includes(question) || !text.includes(decision))).toEqual([])
  const rulings = new Set([...HOUSE_RULES.map(({ ruling }) => ruling), ...fixed.map(({ number }) => number)])
  expect(rulings.size).toBe(RULINGS.length)
})

test('a choice waits for its reason, then holds, and stands in the history', async () => {
  await open()
  await decide('too slow a start')
  expect(held()).toEqual({ gather_minimum: 1 })
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'ruling', decided: { gather_minimum: 1 }, reason: 'too slow a start' })
  expect(mounted.wrapper.find('form').exists()).toBe(false)
  const history = mounted.wrapper.get('section[aria-labelledby="history-title"]').text()
  expect(history).toContain(QUESTION)
  expect(history).toContain('too slow a start')
})

test('what is typed and no whole number is refused by the question of its rule, and nothing has changed', async () => {
  await open()
  const rule = HOUSE_RULES.find(({ range }) => range !== null)
  if (rule?.range == null) throw new Error('no rule asks for a number')
  const { question, range } = rule
  await ruleOf(question).get('input[role="spinbutton"]').setValue('1.5')
  expect(ruleOf(question).get('.problem').text()).toContain('"1.5" is no whole number.')
  await mounted.wrapper.get('#ruling-reason').setValue('by hand')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  const told = `${question} Give a whole number from ${String(range.min)} to ${String(range.max)}.`
  expect(mounted.wrapper.get('#ruling-problems').text().replace(/,/g, '')).toBe(told.replace(/,/g, ''))
  expect([held(), mounted.table.entries.length]).toEqual([{}, 1])
})

test('without a reason it is refused beside the field, and nothing has changed', async () => {
  await open()
  await decide('  ')
  expect(mounted.wrapper.get('#ruling-reason-problem').text()).toContain('needs a reason')
  expect([held(), mounted.table.entries.length]).toEqual([{}, 1])
})

test('choosing what holds already leaves nothing to decide', async () => {
  await open()
  const [now, other] = ruleOf(QUESTION).findAll('input[type="radio"]')
  await other?.trigger('change')
  expect(mounted.wrapper.get('form').text()).toContain(QUESTION)
  await now?.trigger('change')
  expect(mounted.wrapper.find('form').exists()).toBe(false)
})

test('what is left alone is forgotten', async () => {
  await open()
  await ruleOf(QUESTION).findAll('input[type="radio"]')[1]?.trigger('change')
  await mounted.wrapper.get('form button[type="button"]').trigger('click')
  expect(mounted.wrapper.find('form').exists()).toBe(false)
  expect(ruleOf(QUESTION).classes()).not.toContain('changed')
})

test('what was settled at set-up cannot be chosen, and says so', async () => {
  await open()
  const players = ruleOf(HOUSE_RULES.find((rule) => rule.switch === 'min_players')?.question ?? '')
  expect(players.get('fieldset').attributes('disabled')).toBeDefined()
  expect(players.text()).toContain('Settled before the first turn')
  expect(ruleOf(QUESTION).get('fieldset').attributes('disabled')).toBeUndefined()
})

test('a decision is taken back from the history, and stays there struck through', async () => {
  await open()
  await decide('too slow a start')
  await mounted.wrapper.get('.ruling button').trigger('click')
  expect(useDesk(mounted.pinia).dialog).toEqual({ kind: 'takeBack', from: 1 })
  await mounted.table.retract(1)
  await flushPromises()
  expect(held()).toEqual({})
  expect(mounted.wrapper.get('.ruling').classes()).toContain('void')
  expect(mounted.wrapper.get('.ruling').text()).toContain('taken back in entry 2')
  expect(mounted.wrapper.find('.ruling button').exists()).toBe(false)
})

test('what was chosen and not decided is there when one comes back to the page, until it is decided', async () => {
  const shown = ref(true)
  const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves', houseRules: {} }
  const Here = defineComponent({ render: () => (shown.value ? h(HouseRulesPage) : h('div')) })
  mounted = await mountAt(tinyHost(GREATEST_LINEAGE, {}, setup), Here)
  const comeBack = async (): Promise<void> => {
    shown.value = false
    await flushPromises()
    shown.value = true
    await flushPromises()
  }
  await ruleOf(QUESTION).findAll('input[type="radio"]')[1]?.trigger('change')
  await mounted.wrapper.get('#ruling-reason').setValue('too slow')
  expect(mounted.wrapper.find('.kept').exists()).toBe(false)
  await comeBack()
  expect(mounted.wrapper.get('.wanted').text()).toContain(QUESTION)
  expect(mounted.wrapper.get<HTMLInputElement>('#ruling-reason').element.value).toBe('too slow')
  expect(mounted.wrapper.get('.kept').text()).toContain('has been kept')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(held()).toEqual({ gather_minimum: 1 })
  await comeBack()
  expect(mounted.wrapper.find('form').exists()).toBe(false)
})
