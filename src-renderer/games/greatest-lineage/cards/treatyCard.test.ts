import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { treatyOffers } from '../../../../src-shared/games/greatest-lineage/rules/diplomacy/treaties.ts'
import { voluntaryActs } from '../../../../src-shared/games/greatest-lineage/rules/acts.ts'
import { CurrentCard } from '../../../testing/currentCard.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

let mounted: Mounted

/** The elves write a treaty to the humans; both have stores. */
async function write(...answers: readonly unknown[]): Promise<void> {
  const stores = { males: 20, females: 20, food: 40, wood: 30, territories: 4 }
  const game = stagedGame({ elves: stores, humans: stores }, (world) =>
    voluntaryActs('conflict', 'elves', () => ({ rule: 'GL-TERR-1', figures: {}, offers: treatyOffers(world, 'elves') })),
  )
  const host = tinyHost(game)
  for (const answer of [{ act: 'treaty', with: 'humans' }, ...answers]) expect(await host.answer(answer)).toMatchObject({ ok: true })
  mounted = await mountAt(host, CurrentCard)
}
const GIFT = { act: 'tokens', food: 5, wood: -3 }
const clauses = (): readonly string[] => mounted.wrapper.findAll('.clause').map((clause) => clause.get('.text').text())
const button = (name: string) =>
  mounted.wrapper.findAll('button').find((known) => (known.attributes('aria-label') ?? known.text()).startsWith(name))
const press = async (name: string): Promise<void> => {
  await button(name)?.trigger('click')
  await flushPromises()
}
const newest = (): unknown => mounted.table.entries.at(-1)?.answer

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

test('an empty treaty says so, cannot be offered, and has a form for each kind of clause', async () => {
  await write()
  expect(mounted.wrapper.text()).toContain('It is empty so far')
  expect(button('Offer it')).toBeUndefined()
  const kinds = mounted.wrapper.findAll('input[name="act"]').map((radio) => (radio.element as HTMLInputElement).value)
  expect(kinds).toEqual(expect.arrayContaining(['tokens', 'people', 'land', 'agents', 'alliance', 'payment', 'text']))
  expect(kinds).not.toContain('remove')
  expect(document.activeElement).toBe(mounted.wrapper.get('input[name="act"]:checked').element)
})

test('a clause is put in by its small form and stands in the document, numbered, in words', async () => {
  await write()
  await mounted.wrapper.get('#act-tokens-food').setValue('5')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(newest()).toMatchObject({ act: 'tokens', food: 5 })
  expect(clauses()).toEqual(['The elves give the humans 5 food.'])
  expect(mounted.wrapper.get('.number').text()).toBe('1')
})

test('by keys alone: once a clause stands in it the form is empty, and Enter offers, as the dark button says', async () => {
  await write()
  await mounted.wrapper.get('#act-tokens-food').setValue('5')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  const dark = () => mounted.wrapper.findAll('button.primary').map((one) => one.text())
  expect(dark()).toEqual(['Offer it to the humans Enter'])
  await mounted.wrapper.get('input[name="act"][value="tokens"]').setValue(true)
  expect(dark()).toEqual(['Put it in Enter'])
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', code: 'KeyO', bubbles: true, cancelable: true }))
  await flushPromises()
  expect(newest()).toEqual({ act: 'offer' })
})

test('Shift and Enter put a clause in and offer the treaty, which is never dropped by it', async () => {
  await write()
  await mounted.wrapper.get('#act-tokens-food').setValue('5')
  expect(button('Put it in and offer')?.text()).toContain('Shift')
  const field = mounted.wrapper.get('#act-tokens-food').element
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', shiftKey: true, bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(newest()).toEqual({ act: 'offer' }))
  expect(mounted.table.entries.at(-2)?.answer).toMatchObject({ act: 'tokens', food: 5 })
})

test('the whole is read in prose before it is offered', async () => {
  await write(GIFT, { act: 'land', territories: 1 })
  expect(clauses()).toEqual([
    'The elves give the humans 5 food.',
    'The humans give the elves 3 wood.',
    'The elves give the humans 1 territory.',
  ])
  expect(mounted.wrapper.get('.whole').text()).toContain(
    'Between the elves and the humans it is agreed: The elves give the humans 5 food. The humans give the elves 3 wood.',
  )
  await press('Offer it to the humans')
  expect(newest()).toEqual({ act: 'offer' })
  expect(mounted.table.pending).toMatchObject({ seat: 'humans', kind: 'choose' })
})

test('a clause is taken out beside it; another is changed in the form that knows it', async () => {
  await write(GIFT, { act: 'land', territories: 1 })
  await press('Take out clause 2')
  expect(newest()).toEqual({ act: 'remove', clause: '1' })
  expect(clauses()).toHaveLength(2)
  await press('Change clause 2')
  expect(mounted.wrapper.get<HTMLInputElement>('#act-land-territories').element.value).toBe('1')
  expect(document.activeElement?.id).toBe('act-land-territories')
})

test('more than there is to give is told beside its field while it is typed', async () => {
  await write()
  await mounted.wrapper.get('#act-tokens-food').setValue('41')
  expect(mounted.wrapper.get('#act-tokens-food-problem').text()).toContain('to 40')
})

test('what comes back changed shows what is new and what was left out, to both', async () => {
  await write(GIFT, { act: 'offer' }, 'counter', { act: 'remove', clause: '1' }, { act: 'text', text: 'No walls.' })
  expect(mounted.table.pending?.seat).toBe('humans')
  const states = (): readonly string[] =>
    mounted.wrapper
      .findAll('.clause')
      .map((clause) => clause.get('.text').text() + (clause.find('.tag').exists() ? ` (${clause.get('.tag').text()})` : ''))
  const changed = ['The elves give the humans 5 food.', '“No walls.” (new)', 'The humans give the elves 3 wood. (left out)']
  expect(states()).toEqual(changed)
  expect(mounted.wrapper.text()).toContain('Since the last offer: 1 clause is new and 1 left out.')
  await press('Offer it to the elves')
  expect(mounted.table.pending).toMatchObject({ seat: 'elves', kind: 'choose' })
  expect(states()).toEqual(changed)
  expect(mounted.wrapper.findAll('del')).toHaveLength(1)
})

test('D leaves it', async () => {
  await write(GIFT)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', bubbles: true, cancelable: true }))
  await flushPromises()
  expect(newest()).toEqual({ act: 'done' })
})

test('a treaty that is being offered with its last clause is not dropped by D', async () => {
  await write()
  await mounted.wrapper.get('#act-tokens-food').setValue('5')
  const before = mounted.table.entries.length
  const key = (name: string, code: string, shiftKey = false) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, code, shiftKey, bubbles: true, cancelable: true }))
  key('Enter', 'Enter', true)
  for (let tick = 0; tick < 400 && mounted.table.entries.length < before + 2; tick++) {
    await Promise.resolve()
    key('d', 'KeyD')
  }
  await vi.waitFor(() => expect(mounted.table.entries).toHaveLength(before + 2))
  expect(newest()).toEqual({ act: 'offer' })
})

test('in German', async () => {
  tellIn(() => 'de')
  await write(GIFT, { act: 'land', territories: 1 })
  expect(mounted.wrapper.get('.whole').text()).toContain('Zwischen den Elfen und den Menschen wird vereinbart:')
  expect(mounted.wrapper.text()).toMatch(/Er kann noch 6.mal geändert zurückkommen/i)
  expect(button('Klausel 2 streichen')?.text()).toBe('Streichen')
})
