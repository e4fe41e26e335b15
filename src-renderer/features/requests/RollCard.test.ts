import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { tellIn } from '../../../src-shared/language/language.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { stagedGame } from '../../testing/staged.ts'
import { births } from '../../../src-shared/games/greatest-lineage/rules/births.ts'
import type { RollRequest } from '../../../src-shared/kernel/engine/request.ts'
import RequestCard from './RequestCard.vue'
import RollCard from './RollCard.vue'

let mounted: Mounted

async function atRoll(mothers = 14, setup = {}): Promise<Mounted> {
  mounted = await mountAt(tinyHost(tinyGame(2, mothers), {}, setup), RequestCard, (table) => ({ request: table.pending }))
  return mounted
}
const field = () => mounted.wrapper.get<HTMLInputElement>('#typed-dice')
const dice = (look: string) => mounted.wrapper.findAll(`.die.${look}`)

afterEach(() => mounted.wrapper.unmount())

test('the field for the dice has the focus, and every die a place', async () => {
  await atRoll()
  expect(document.activeElement).toBe(field().element)
  expect(mounted.wrapper.findAll('.die')).toHaveLength(14)
})

test('what the dice promise is told beside what they must read', async () => {
  await atRoll()
  expect(mounted.wrapper.get('.odds').text().replaceAll('\u00a0', ' ')).toBe('60% each: 5 to 11 of 14 are likely, 8 in the middle')
})

test('typed dice show what they mean while they are typed; 00 and 0 read as 100', async () => {
  await atRoll()
  await field().setValue('12 60 61 00 0')
  expect(dice('hit').map((die) => die.text())).toEqual(['1212, Child born', '6060, Child born'])
  expect(dice('miss')).toHaveLength(3)
  expect(dice('next')).toHaveLength(1)
  expect(mounted.wrapper.text()).toContain('5 of 14 typed')
})

test('what is no die is told beside the field before it is sent', async () => {
  await atRoll()
  await field().setValue('12 101')
  expect(mounted.wrapper.get('#dice-problems').text()).toContain('Die 2 reads "101"')
  expect(field().attributes('aria-invalid')).toBe('true')
})

test('Enter without dice rolls them where the table lets the app roll', async () => {
  await atRoll()
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.table.entries.at(-1)?.answer).toMatchObject({ by: 'app' })
})

test('Enter without dice, where the table types them, says what is missing, in the field where they go', async () => {
  await atRoll(14, { dice: 'typed' })
  field().element.blur()
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.wrapper.get('#dice-problems').text()).toContain(
    'No dice are given. The roll takes 14: type what they show, or let the app roll.',
  )
  expect(document.activeElement).toBe(field().element)
  await field().setValue('1')
  expect(mounted.wrapper.get('#dice-problems').text()).toBe('')
})

test('too few dice are refused by the table with the number that is wanted', async () => {
  await atRoll()
  await field().setValue('12 34')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.wrapper.get('#dice-problems').text()).toContain('The roll takes 14: type exactly that many')
  expect(mounted.table.entries).toHaveLength(1)
})

test('the one primary button is to roll, until all dice are typed', async () => {
  await atRoll()
  const primary = () => mounted.wrapper.findAll('.button.primary').map((button) => button.text())
  expect(primary()).toEqual([expect.stringContaining('Roll 14 dice')])
  await field().setValue('12 34 56 78 90 11 22 33 44 55 66 77 88 99')
  expect(primary()).toEqual([expect.stringContaining('Confirm')])
})

test('Enter with all dice answers the roll', async () => {
  await atRoll()
  await field().setValue('1 2 3 4 5 6 7 8 9 10 91 92 93 94')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.table.entries[1]?.answer).toMatchObject({ by: 'hand' })
  expect(mounted.table.world.balance('elves', 'males')).toBe(41)
})

test.each([
  ['in the field', () => field().element],
  ['anywhere else', () => document.body],
])('R rolls with the app %s', async (_, target) => {
  await atRoll()
  target().dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR', bubbles: true, cancelable: true }))
  await flushPromises()
  expect(mounted.table.entries[1]?.answer).toMatchObject({ by: 'app' })
})

test('a million mothers are shown as what to expect, not as dice, and rolled with one press', async () => {
  await atRoll(1_000_000)
  expect(mounted.wrapper.findAll('.die')).toHaveLength(0)
  expect(mounted.wrapper.text()).toContain('about 600,000')
  await mounted.wrapper.get('button.primary').trigger('click')
  await flushPromises()
  expect(mounted.table.entries[1]?.answer).toHaveProperty('digest')
})

test('counts stand for the dice: of two outcomes the second follows from the first', async () => {
  await atRoll()
  await mounted.wrapper.get('button.linkish.small').trigger('click')
  await mounted.wrapper.get<HTMLInputElement>('#count-child').setValue('9')
  expect(mounted.wrapper.get<HTMLInputElement>('#count-noChild').element.value).toBe('5')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.table.entries[1]?.answer).toEqual({ by: 'hand', counts: { child: 9, noChild: 5 } })
})

test('what was said of typed dice goes with them when one counts instead', async () => {
  await atRoll()
  await mounted.wrapper.get('#typed-dice').setValue('5 7')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.wrapper.find('.problem').exists()).toBe(true)
  await mounted.wrapper.get('button.linkish.small').trigger('click')
  expect(mounted.wrapper.find('.problem').exists()).toBe(false)
})

test('a table that rolls its own dice has them first', async () => {
  await atRoll(14, { dice: 'typed' })
  expect(mounted.wrapper.get('button.primary').text()).toContain('Confirm')
})

/** One key after another at the end of the field, as the browser tells of them. */
async function type(keys: string): Promise<void> {
  const { element } = field()
  for (const data of keys) {
    element.setSelectionRange(element.value.length, element.value.length)
    const taken = data === '<' ? { inputType: 'deleteContentBackward' } : { inputType: 'insertText', data }
    const goesOn = element.dispatchEvent(new InputEvent('beforeinput', { ...taken, bubbles: true, cancelable: true }))
    if (goesOn) await field().setValue(data === '<' ? element.value.slice(0, -1) : element.value + data)
    else await flushPromises()
  }
}

test('forty dice are typed digit by digit: the blank behind each comes by itself', async () => {
  await atRoll(40)
  await type('347705')
  expect(field().element.value).toBe('34 77 05 ')
  expect(mounted.wrapper.text()).toContain('3 of 40 typed')
  expect(mounted.wrapper.text()).toContain('next: die 4')
  await type(Array.from({ length: 37 }, (_, at) => String(at + 10)).join(''))
  expect(mounted.wrapper.text()).toContain('all dice are there')
  await field().trigger('keydown', { key: 'Enter' })
  await flushPromises()
  expect(mounted.table.entries[1]?.answer).toMatchObject({ by: 'hand', dice: expect.objectContaining({ length: 40 }) as unknown })
})

test('a blank typed as well counts once, and taking back takes the die with its blank', async () => {
  await atRoll(40)
  await type('34 77 ')
  expect(field().element.value).toBe('34 77 ')
  await type('<5')
  expect(field().element.value).toBe('34 75 ')
})

test('a whole list can be pasted', async () => {
  await atRoll(40)
  await field().setValue(Array.from({ length: 40 }, (_, at) => 40 + at).join('\n'))
  expect(dice('hit')).toHaveLength(21)
  expect(mounted.wrapper.text()).toContain('40 of 40 typed')
})

test('a tally runs with the dice, against what so many promise', async () => {
  await atRoll(40)
  expect(mounted.wrapper.find('.tally').exists()).toBe(false)
  await field().setValue('10 20 61 99 60')
  const rows = mounted.wrapper
    .findAll('.tally .row')
    .map((row) => [row.get('dt').text(), row.get('strong').text(), row.get('.unseen').text()])
  expect(rows).toEqual([
    ['Child born', '3', 'about 3 to be expected of 5 dice'],
    ['No child', '2', 'about 2 to be expected of 5 dice'],
  ])
})

test('in German', async () => {
  tellIn(() => 'de')
  try {
    await atRoll(40)
    await field().setValue('10 20')
    expect(mounted.wrapper.text()).toContain('2 von 40 eingegeben · als Nächstes: Würfel 3')
    expect(mounted.wrapper.get('button.primary').text()).toContain('40 Würfel werfen')
  } finally {
    tellIn(() => 'en')
  }
})

test('of three outcomes, what is not counted yet can be given to one of them', async () => {
  const game = stagedGame({ phase: 3, rules: { birth_death: 'second_roll' }, elves: { males: 50, females: 80 } }, (world) =>
    births(world, 'elves', 40),
  )
  mounted = await mountAt(tinyHost(game), RequestCard, (table) => ({ request: table.pending }))
  await mounted.wrapper.get('button.linkish.small').trigger('click')
  const count = (outcome: string) => mounted.wrapper.get<HTMLInputElement>(`#count-${outcome}`)
  await count('child').setValue('21')
  await count('motherLost').setValue('4')
  expect(mounted.wrapper.text()).toContain('25 of 40 counted')
  await count('noChild').setValue('19')
  expect(mounted.wrapper.text()).toContain('44 counted, and there are 40 dice: each counts in one row alone, so take 4 off another')
  await count('noChild').setValue('0')
  await mounted.wrapper.get('button[aria-label="As many as can be: No child"]').trigger('click')
  expect(count('noChild').element.value).toBe('15')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.table.entries[1]?.answer).toEqual({ by: 'hand', counts: { child: 21, noChild: 15, motherLost: 4 } })
})

describe('dice for several things', () => {
  const child = (need: number) => ({ type: 'atMost', need, success: 'child', failure: 'noChild' }) as const
  const request = (test: RollRequest['test'], count: number): RollRequest => ({
    ...{ kind: 'roll', id: '1/elves/3/x', occurrence: 0, seat: 'elves', rule: 'GL-POP-4', wording: 'roll.x', figures: {}, faces: 100 },
    ...{ test, count },
  })
  const show = async (asked: RollRequest): Promise<void> => {
    mounted = await mountAt(tinyHost(tinyGame()), RollCard, () => ({ request: asked }))
  }

  test('too many to lie one by one: each of them says what is likely, with its own name', async () => {
    const parts = [
      { count: 1, wording: 'one pair', whose: 'elves', test: child(70) },
      { count: 234, wording: 'all others', whose: 'elves', test: child(65) },
    ]
    await show(request({ type: 'parts', parts }, 235))
    expect(mounted.wrapper.findAll('.promises li').map((line) => line.text().replace(/\s+/g, ' '))).toEqual([
      'one pair Child born: 70 or less70% chance',
      'all others Child born: 65 or less65% each: 140 to 164 of 234 are likely, 152 in the middle',
    ])
  })
})
