import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { spendingPhase } from '../../../../src-shared/games/greatest-lineage/rules/phases/7-spending.ts'
import { CurrentCard } from '../../../testing/currentCard.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

let mounted: Mounted

async function spend(...answers: readonly unknown[]): Promise<void> {
  const game = stagedGame({ phase: 7, elves: { males: 30, females: 30, points: 26 } }, (world) => spendingPhase(world, 'elves'))
  const host = tinyHost(game)
  for (const answer of answers) expect(await host.answer(answer)).toMatchObject({ ok: true })
  mounted = await mountAt(host, CurrentCard)
}
const purse = (): readonly string[] => mounted.wrapper.findAll('.figures dd').map((figure) => figure.text())
const lines = (): readonly string[] => mounted.wrapper.findAll('.bought li span').map((line) => line.text())
const choose = (act: string) => mounted.wrapper.get(`input[value="${act}"]`).setValue(true)
const submit = async (): Promise<void> => {
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
}

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

test('the purse runs with what is chosen: in store, what it costs, what is left', async () => {
  await spend()
  await choose('culture')
  expect(purse()).toEqual(['26', '4', '22'])
  await mounted.wrapper.get('#act-culture-amount').setValue('5')
  expect(purse()).toEqual(['26', '20', '6'])
  await choose('people')
  expect(purse()).toEqual(['26', '2', '24'])
})

test('the list of prices says how many of each the purse would buy', async () => {
  await spend()
  const entry = mounted.wrapper.findAll('.entry').find((known) => known.text().includes('Culture'))
  expect(entry?.text()).toContain('(4 points each)')
  expect(entry?.get('.aside').text()).toBe('up to 6 now')
})

test('nobody overspends: what is too much is told beside the field and at the purse, and is not sent', async () => {
  await spend()
  await choose('culture')
  await mounted.wrapper.get('#act-culture-amount').setValue('7')
  expect(purse().at(2)).toBe('−2')
  expect(mounted.wrapper.get('#act-culture-amount-problem').text()).toContain('from 1 to 6')
  await submit()
  expect(mounted.table.entries).toHaveLength(1)
  expect(document.activeElement?.id).toBe('act-culture-amount')
})

test('what was bought stands in the purse, and each line can be taken back', async () => {
  await spend({ act: 'culture', amount: 2 })
  await choose('technology')
  await submit()
  expect(lines()).toEqual(['2 culture for 8 points: 2 now.', '1 technology for 4 points: 1 now.'])
  expect(purse()).toEqual(['14', '4', '10', '12'])
  const [both, last] = mounted.wrapper.findAll('.bought button')
  expect(both?.attributes('aria-label')).toContain('and all that came after')
  await last?.trigger('click')
  await flushPromises()
  expect(lines()).toEqual(['2 culture for 8 points: 2 now.'])
  expect(mounted.table.world.balance('elves', 'technology')).toBe(0)
  expect(purse()[0]).toBe('18')
})

test('the effect is previewed, and D spends no more', async () => {
  await spend()
  await choose('culture')
  await mounted.wrapper.get('#act-culture-amount').setValue('3')
  await expect.poll(() => mounted.wrapper.get('.summary').text()).toContain('+3')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', bubbles: true, cancelable: true }))
  await flushPromises()
  expect(mounted.table.entries.at(-1)?.answer).toEqual({ act: 'done' })
})

test('the same answer is previewed anew once something was taken back', async () => {
  await spend({ act: 'technology', amount: 2 })
  await choose('technology')
  await expect.poll(() => mounted.wrapper.get('.summary').text()).toContain('3 now')
  await mounted.wrapper.get('.bought button').trigger('click')
  await expect.poll(() => mounted.wrapper.get('.summary').text()).toContain('1 now')
})

test('a note in between leaves what is half filled in', async () => {
  await spend()
  await choose('culture')
  await mounted.wrapper.get('#act-culture-amount').setValue('3')
  expect(await mounted.table.note('a pause for tea')).toMatchObject({ ok: true })
  await flushPromises()
  expect(mounted.wrapper.get<HTMLInputElement>('#act-culture-amount').element.value).toBe('3')
  await submit()
  expect(mounted.wrapper.get<HTMLInputElement>('#act-culture-amount').element.value).toBe('1')
})

test('in German', async () => {
  tellIn(() => 'de')
  await spend()
  await choose('culture')
  expect(mounted.wrapper.findAll('.figures dt').map((name) => name.text())).toEqual(['Punkte', 'Das kostet', 'Danach übrig'])
  expect(mounted.wrapper.text()).toContain('jetzt bis zu 6')
})
