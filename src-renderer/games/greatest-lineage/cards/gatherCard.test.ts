import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { stockpilePhase } from '../../../../src-shared/games/greatest-lineage/rules/phases/4-stockpile.ts'
import { CurrentCard } from '../../../testing/currentCard.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

let mounted: Mounted

/** 60 people, of whom 30 may gather, two tokens each. */
async function show(): Promise<void> {
  const game = stagedGame(
    { phase: 4, elves: { age: 3, males: 30, females: 30, technology: 25, food: 5, wood: 9, stone: 4, metal: 2, wealth: 7 } },
    (world) => stockpilePhase(world, 'elves'),
  )
  mounted = await mountAt(tinyHost(game), CurrentCard)
}
const field = (kind: string) => mounted.wrapper.get<HTMLInputElement>(`#fill-${kind}`)
const brings = (kind: string): string => mounted.wrapper.get(`#fill-${kind}-besides`).text().replace(/\s+/g, ' ')
const sum = (): string => mounted.wrapper.get('.sum').text().replace(/\s+/g, ' ')
const rest = (kind: string) =>
  mounted.wrapper
    .findAll('button')
    .find((button) => button.attributes('aria-label')?.match(new RegExp(`^The rest here( \\+\\d+)?: ${kind}`)))
const press = async (text: string): Promise<void> => {
  await mounted.wrapper
    .findAll('button')
    .find((button) => button.text() === text)
    ?.trigger('click')
}

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

test('every good has its row: a field, a slider, and what those sent bring', async () => {
  await show()
  expect(mounted.wrapper.findAll('.row')).toHaveLength(5)
  await press('Nobody')
  expect(sum()).toBe('0 of 30 people sent 30 left 0 tokens in total')
  await field('food').setValue('12')
  expect(brings('food')).toContain('24 more: 29 in store then')
  expect(brings('wood')).toContain('Nobody: the store stays as it is')
  expect(sum()).toBe('12 of 30 people sent 18 left 24 tokens in total')
})

test('what the check will take is told beside food and wood: covered or short', async () => {
  await show()
  const due = Number(mounted.table.pending?.figures['foodDue'])
  await press('Nobody')
  expect(due).toBeGreaterThan(5)
  expect(brings('food')).toContain(`${due - 5} short of the ${due} due`)
  await field('food').setValue('30')
  expect(brings('food')).toContain(`enough for the ${due} due`)
  expect(brings('stone')).not.toContain('due')
})

test('the rest goes where one says, and the proposal comes back', async () => {
  await show()
  await press('Nobody')
  await field('food').setValue('12')
  await rest('Stone')?.trigger('click')
  expect(field('stone').element.value).toBe('18')
  expect(sum()).toContain('nobody left')
  expect(rest('Wood')?.attributes('disabled')).toBeDefined()
  await press('As proposed')
  expect(field('stone').element.value).not.toBe('18')
})

test('a slider stops where the others leave nobody', async () => {
  await show()
  await press('Nobody')
  await field('food').setValue('20')
  const slider = mounted.wrapper.findAll<HTMLInputElement>('input[type="range"]')[1]
  await slider?.setValue('25')
  expect(field('wood').element.value).toBe('10')
  expect(slider?.element.value).toBe('10')
})

test('too many are told at the sum, too many for the field beside it, before anything is sent', async () => {
  await show()
  await press('Nobody')
  await field('food').setValue('20')
  await field('wood').setValue('20')
  expect(sum()).toContain('10 too many: lower one of the fields.')
  await field('wood').setValue('31')
  expect(mounted.wrapper.get('#fill-wood-problem').text()).toContain('from 0 to 30')
  expect(field('wood').attributes('aria-invalid')).toBe('true')
  expect(mounted.table.entries).toHaveLength(1)
})

test('by keyboard alone: the first field has the focus, arrows step it, Enter sends everybody', async () => {
  await show()
  expect(document.activeElement).toBe(field('food').element)
  await press('Nobody')
  await field('food').trigger('keydown', { key: 'ArrowUp' })
  await field('wood').trigger('keydown', { key: 'PageUp' })
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.table.entries.at(-1)?.answer).toEqual({ food: 1, wood: 10, stone: 0, metal: 0, wealth: 0 })
  expect(mounted.table.world.balance('elves', 'wood')).toBe(29)
})

test('A leads back to the first field, not to its slider', async () => {
  await show()
  field('wood').element.blur()
  field('food').element.blur()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true }))
  await flushPromises()
  expect(document.activeElement).toBe(field('food').element)
})

test('what it would give is shown before it is accepted', async () => {
  await show()
  await press('Nobody')
  await field('stone').setValue('7')
  await expect.poll(() => mounted.wrapper.get('.summary').text()).toContain('+14')
})

test('in German, with its plurals and its thousands', async () => {
  tellIn(() => 'de')
  await show()
  await press('Niemand')
  await field('food').setValue('1')
  expect(sum()).toBe('1 von 30 Leuten eingeteilt 29 übrig zusammen 2 Marken')
  expect(mounted.wrapper.text()).toContain('Der Rest hierhin +29')
  expect(mounted.wrapper.text()).toContain('Bestätigen')
})

test('a number that does not fit says why at its field, and takes the people from where most are', async () => {
  await show()
  await press('Nobody')
  await field('stone').setValue('30')
  await field('food').setValue('12')
  expect(mounted.wrapper.get('.row .problem').text()).toContain('12 people too many, most are sent for Stone')
  await press('Take them from Stone')
  expect([field('food').element.value, field('stone').element.value, sum()]).toEqual(['12', '18', expect.stringContaining('nobody left')])
  const slider = mounted.wrapper.findAll<HTMLInputElement>('input[type="range"]')[1]
  await slider?.setValue('5')
  expect(mounted.wrapper.get('.row .problem').text()).toContain('Everybody is sent already, most of them for Stone')
  await press('Take them from Stone')
  expect([field('wood').element.value, field('stone').element.value]).toEqual(['5', '13'])
})
