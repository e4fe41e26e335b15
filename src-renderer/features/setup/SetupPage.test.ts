import { flushPromises } from '@vue/test-utils'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { refuse } from '../../../src-shared/kernel/problem.ts'
import { GAMES } from '../../../src-shared/games/registry.ts'
import { GREATEST_LINEAGE } from '../../../src-shared/games/greatest-lineage/rules/ruleset.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import SetupPage from './SetupPage.vue'

const SETUP = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves', houseRules: {} }

test('the one game there is stands there chosen, and one press begins it with the defaults', async () => {
  const create = vi.fn<WorkbenchApi['create']>(() => Promise.resolve(refuse()))
  const { wrapper } = await mountAt(tinyHost(GREATEST_LINEAGE, { create }, SETUP), SetupPage)
  await flushPromises()
  expect(wrapper.get<HTMLInputElement>('input[name="game"]').element.checked).toBe(true)
  expect(wrapper.findAll('.emblem path').length).toBeGreaterThan(0)
  const atOnce = wrapper.get('.at-once button')
  expect(atOnce.text()).toBe('Start with defaults')
  await atOnce.trigger('click')
  await flushPromises()
  expect(create).toHaveBeenCalledOnce()
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    ruleset: 'greatest-lineage',
    goal: 'conquest',
    players: { elves: { name: 'First player', rulerSex: 'male' }, dwarves: { name: 'Third player' } },
  })
  expect(create.mock.calls[0]?.[0]).not.toHaveProperty('firstPlayer')
  wrapper.unmount()
})

test('who starts while the game just chosen is still fetched begins that game, not the one of before', async () => {
  const create = vi.fn<WorkbenchApi['create']>(() => Promise.resolve(refuse()))
  const { wrapper } = await mountAt(tinyHost(GREATEST_LINEAGE, { create }, SETUP), SetupPage)
  await flushPromises()
  const [, other] = GAMES
  expect(other).toBeDefined()
  await wrapper.get(`input[name="game"][value="${String(other?.id)}"]`).setValue(true)
  await wrapper.get('.at-once button').trigger('click')
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce(), { timeout: 60_000 })
  expect(create.mock.calls[0]?.[0]).toMatchObject({ ruleset: other?.id })
  wrapper.unmount()
})

test('the first step asks for the game, then for names at once; the start never waits grey for the game', async () => {
  const [first] = GAMES
  if (first === undefined) throw new Error('there is no game')
  let arrive = (): void => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  onTestFinished(() => arrive())
  const { load } = first
  const later = async () => {
    await arrival
    return await load()
  }
  const create = vi.fn<WorkbenchApi['create']>(() => Promise.resolve(refuse()))
  // The table is open by the time the page asks for its properties, and has fetched its game.
  const { wrapper } = await mountAt(tinyHost(GREATEST_LINEAGE, { create }, SETUP), SetupPage, () => {
    vi.spyOn(first, 'load').mockImplementation(later)
    return {}
  })
  const atOnce = wrapper.get<HTMLButtonElement>('.at-once button')
  expect(wrapper.find('.seat').exists()).toBe(false)
  expect(atOnce.element.disabled).toBe(false)
  await atOnce.trigger('click')
  arrive()
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce())
  vi.mocked(first.load).mockRestore()
  const fields = wrapper.findAll<HTMLInputElement>('.step input').map(({ element }) => element.name || element.id)
  expect([...new Set(fields)].slice(0, 2)).toEqual(['game', 'setup-elves'])
  wrapper.unmount()
})

test('a way to play fills in the house rules, says how many are changed, and is told in the summary', async () => {
  const create = vi.fn<WorkbenchApi['create']>(() => Promise.resolve(refuse()))
  const { wrapper } = await mountAt(tinyHost(GREATEST_LINEAGE, { create }, SETUP), SetupPage)
  await flushPromises()
  const chosen = () => wrapper.findAll<HTMLInputElement>('input[name="way"]').map(({ element }) => element.checked)
  expect(chosen()).toEqual([true, false, false])
  await wrapper.get('input[name="way"][value="evening"]').trigger('change')
  expect([chosen(), wrapper.get('.at-once button').text()]).toEqual([[false, false, true], 'Start now'])
  for (const _ of ['game', 'house rules']) await wrapper.get('form').trigger('submit')
  expect(wrapper.text()).toContain('As in “Short evening”')
  await wrapper.get('#rule-search').setValue('timeline_pace')
  await wrapper.get('input[type="radio"]:not(:checked)').setValue(true)
  expect(wrapper.text()).toContain('Changed from “Short evening”: 1')
  for (const _ of ['dice', 'summary']) await wrapper.get('form').trigger('submit')
  expect(wrapper.text()).toContain('Short evening (Changed from “Short evening”: 1)')
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(create.mock.calls[0]?.[0]).toMatchObject({ houseRules: { territories_per_combat: 10, conquest_turn_limit: 12 } })
  wrapper.unmount()
})

test("what the game's own form asks is chosen, told in the summary and sent", async () => {
  const create = vi.fn<WorkbenchApi['create']>(() => Promise.resolve(refuse()))
  const { wrapper } = await mountAt(tinyHost(GREATEST_LINEAGE, { create }, SETUP), SetupPage)
  await flushPromises()
  await wrapper.get('#setup-humans').setValue('Berta')
  await wrapper.get('input[name="rulerSex-humans"][value="female"]').trigger('change')
  await wrapper.get('form').trigger('submit')
  await wrapper.get('input[value="peaceful"]').setValue(true)
  await wrapper.get('input[value="dwarves"]').setValue(true)
  expect(wrapper.get('.at-once button').text()).toBe('Start now')
  for (const _ of ['house rules', 'dice', 'summary']) await wrapper.get('form').trigger('submit')
  expect(wrapper.text()).toContain('Peaceful, on points')
  expect(wrapper.text()).toMatch(/Berta\s*Humans, a queen/)
  await wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    goal: 'peaceful',
    firstPlayer: 'dwarves',
    players: { humans: { name: 'Berta', rulerSex: 'female' } },
  })
  wrapper.unmount()
})
