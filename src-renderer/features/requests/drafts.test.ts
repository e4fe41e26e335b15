import 'fake-indexeddb/auto'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h, ref, type FunctionalComponent } from 'vue'
import { tellIn } from '../../../src-shared/language/language.ts'
import { voluntaryActs } from '../../../src-shared/games/greatest-lineage/rules/acts.ts'
import { treatyOffers } from '../../../src-shared/games/greatest-lineage/rules/diplomacy/treaties.ts'
import { stockpilePhase } from '../../../src-shared/games/greatest-lineage/rules/phases/4-stockpile.ts'
import { DraftStorage } from '../../storage/drafts.ts'
import { useDrafts } from '../../stores/drafts.ts'
import { CurrentCard } from '../../testing/currentCard.ts'
import { draftRows, storageDone } from '../../testing/keptDrafts.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { stagedGame } from '../../testing/staged.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'

let mounted: Mounted
let host: TinyHost
/** Whether the desk is what one looks at. */
const atDesk = ref(true)

/** The desk, or another page. */
const Page: FunctionalComponent = () => h(atDesk.value ? CurrentCard : 'div')

async function sit(at: TinyHost, ...answers: readonly unknown[]): Promise<void> {
  host = at
  for (const answer of answers) expect(await host.answer(answer)).toMatchObject({ ok: true })
  await open()
}

async function open(): Promise<void> {
  mounted = await mountAt(host, Page)
  await storageDone()
}

async function goAway(): Promise<void> {
  atDesk.value = false
  await flushPromises()
}

async function comeBack(): Promise<void> {
  atDesk.value = true
  await flushPromises()
}

/** The page goes and comes up again: nothing is left but what the browser has stored. */
async function reload(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'))
  await storageDone()
  mounted.wrapper.unmount()
  await open()
}

const save = (): boolean => window.dispatchEvent(new Event('pagehide'))
const input = (selector: string) => mounted.wrapper.get<HTMLInputElement>(selector)
const valueOf = (selector: string): string => input(selector).element.value
const line = (): string => (mounted.wrapper.find('.kept').exists() ? mounted.wrapper.get('.kept').text() : '')
const button = (text: string) => mounted.wrapper.findAll('button').find((known) => known.text().startsWith(text))
const press = async (text: string): Promise<void> => {
  await button(text)?.trigger('click')
  await flushPromises()
}
const submit = async (): Promise<void> => {
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
}
/** The value of the act or the option that is chosen. */
const chosen = (): string | undefined => mounted.wrapper.find<HTMLInputElement>('input[type="radio"]:checked').element.value

beforeEach(async () => {
  atDesk.value = true
  await new DraftStorage('clearing').clear()
})

afterEach(async () => {
  vi.useRealTimers()
  // What a test has begun is stored before the next one clears the storage.
  save()
  await storageDone()
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

test('dice typed half-way are there again after another page, after looking back, and after a reload', async () => {
  await sit(tinyHost(tinyGame()))
  await input('#typed-dice').setValue('34 77 6')
  expect(line()).toBe('')
  await goAway()
  await comeBack()
  expect(valueOf('#typed-dice')).toBe('34 77 6')
  expect(line()).toContain('What you had begun here has been kept.')
  expect(document.activeElement).toBe(input('#typed-dice').element)
  mounted.table.lookBack(0)
  await flushPromises()
  expect(mounted.wrapper.find('form').exists()).toBe(false)
  mounted.table.lookBack(null)
  await flushPromises()
  expect(valueOf('#typed-dice')).toBe('34 77 6')
  await reload()
  expect(valueOf('#typed-dice')).toBe('34 77 6')
  expect(line()).toContain('has been kept')
  expect(mounted.wrapper.get('#dice-progress').text()).toContain('3 of 14')
})

test('outcomes counted half-way come back as counts', async () => {
  await sit(tinyHost(tinyGame()))
  await press('Type counts instead')
  await input('#count-child').setValue('9')
  await reload()
  expect(valueOf('#count-child')).toBe('9')
  expect(valueOf('#count-noChild')).toBe('5')
  await submit()
  expect(mounted.table.entries.at(-1)?.answer).toMatchObject({ counts: { child: 9, noChild: 5 } })
})

test('a sheet comes back field by field, an empty one too; what was not touched takes its preset', async () => {
  await sit(tinyHost(tinyGame()), 'app')
  await input('#fill-food').setValue('')
  await input('#fill-wood').setValue('40')
  await reload()
  expect(valueOf('#fill-food')).toBe('')
  expect(valueOf('#fill-wood')).toBe('40')
  expect(JSON.parse((await draftRows())[0]?.text ?? '')).toEqual({ food: null, wood: 40 })
})

test('a sheet that comes back after a reload is ready to be typed over in its first field', async () => {
  await sit(tinyHost(tinyGame()), 'app')
  await input('#fill-food').setValue('12')
  await reload()
  const food = input('#fill-food').element
  expect(document.activeElement).toBe(food)
  expect([food.selectionStart, food.selectionEnd]).toEqual([0, 2])
})

test('the option that was chosen is chosen again, with the focus on it', async () => {
  await sit(tinyHost(tinyGame()), 'app', { food: 1 })
  await input('input[value="one"]').setValue(true)
  await reload()
  expect(chosen()).toBe('one')
  expect(document.activeElement).toBe(input('input[value="one"]').element)
  expect(line()).not.toBe('')
})

test('gatherers stay where they were sent', async () => {
  const stores = { age: 3, males: 30, females: 30, technology: 25, food: 5, wood: 9, stone: 4, metal: 2, wealth: 7 }
  await sit(tinyHost(stagedGame({ phase: 4, elves: stores }, (world) => stockpilePhase(world, 'elves'))))
  await press('Nobody')
  await input('#fill-food').setValue('12')
  await mounted.wrapper.findAll<HTMLInputElement>('.slider')[1]?.setValue('7')
  await reload()
  expect(valueOf('#fill-food')).toBe('12')
  expect(valueOf('#fill-wood')).toBe('7')
  expect(mounted.wrapper.get('.sum').text()).toContain('19 of 30')
})

test('the act that was chosen comes back with its amount, and the forms of the others with theirs', async () => {
  await sit(tinyHost(tinyGame()), 'app', { food: 1 }, 'none')
  await input('#act-culture-amount').setValue('3')
  await input('input[value="technology"]').setValue(true)
  await input('#act-technology-amount').setValue('2')
  await reload()
  expect(chosen()).toBe('technology')
  expect(valueOf('#act-technology-amount')).toBe('2')
  expect(document.activeElement).toBe(input('input[value="technology"]').element)
  await input('input[value="culture"]').setValue(true)
  expect(valueOf('#act-culture-amount')).toBe('3')
})

test('after an act the list asks again, with nothing begun', async () => {
  await sit(tinyHost(tinyGame()), 'app', { food: 1 }, 'none')
  await input('input[value="technology"]').setValue(true)
  await input('#act-technology-amount').setValue('2')
  await submit()
  expect(chosen()).toBe('technology')
  expect(valueOf('#act-technology-amount')).toBe('1')
  expect(line()).toBe('')
  save()
  expect(await draftRows()).toEqual([])
  await input('input[value="culture"]').setValue(true)
  save()
  expect(await draftRows()).toEqual([])
})

test('a clause that was being written is still in its form, beside those that stand', async () => {
  const stores = { males: 20, females: 20, food: 40, wood: 30, territories: 4 }
  const game = stagedGame({ elves: stores, humans: stores }, (world) =>
    voluntaryActs('conflict', 'elves', () => ({ rule: 'GL-TERR-1', figures: {}, offers: treatyOffers(world, 'elves') })),
  )
  await sit(tinyHost(game), { act: 'treaty', with: 'humans' }, { act: 'tokens', food: 5, wood: -3 })
  await input('input[value="text"]').setValue(true)
  const sentence = mounted.wrapper.get<HTMLInputElement>('.fields input[type="text"]')
  await sentence.setValue('Nobody crosses the river')
  await reload()
  expect(mounted.wrapper.findAll('.clause')).toHaveLength(2)
  expect(chosen()).toBe('text')
  expect(valueOf('.fields input[type="text"]')).toBe('Nobody crosses the river')
})

test('begun anew: the card is as it first came up, with the focus in it, and nothing is kept', async () => {
  await sit(tinyHost(tinyGame()), 'app')
  await input('#fill-wood').setValue('4')
  await reload()
  await press('Start over')
  expect(line()).toBe('')
  expect(valueOf('#fill-wood')).toBe('0')
  expect(document.activeElement).toBe(input('#fill-food').element)
  expect(await draftRows()).toEqual([])
  await reload()
  expect(valueOf('#fill-wood')).toBe('0')
})

test('what is as it first came up is never stored', async () => {
  await sit(tinyHost(tinyGame()))
  save()
  expect(await draftRows()).toEqual([])
  await input('#typed-dice').setValue('5')
  save()
  expect(await draftRows()).toHaveLength(1)
  await input('#typed-dice').setValue('')
  expect(await draftRows()).toEqual([])
})

test('it is stored a moment after the last key, by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await sit(tinyHost(tinyGame()))
  await input('#typed-dice').setValue('5')
  await input('#typed-dice').setValue('57')
  expect(await draftRows()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect((await draftRows()).map(({ text }) => JSON.parse(text) as unknown)).toMatchObject([{ dice: '57' }])
})

test.each([
  [
    'by what was begun',
    async () => {
      await input('#typed-dice').setValue('1 '.repeat(14))
      await submit()
    },
  ],
  ['by the dice of the app', () => press('Roll')],
])('once the question is answered, %s, nothing of it is kept', async (_by, answer) => {
  await sit(tinyHost(tinyGame()))
  await input('#typed-dice').setValue('34 77')
  save()
  expect(await draftRows()).toHaveLength(1)
  await answer()
  await flushPromises()
  expect(mounted.table.pending?.id).toContain('stockpile')
  expect(useDrafts(mounted.pinia).kept.size).toBe(0)
  // The rows are deleted once the page is idle.
  await vi.waitFor(async () => expect(await draftRows()).toEqual([]))
})

test('a refused answer stays as it was begun', async () => {
  await sit(tinyHost(tinyGame()), 'app')
  await input('#fill-food').setValue('31')
  await submit()
  await goAway()
  await comeBack()
  expect(valueOf('#fill-food')).toBe('31')
})

test('what was begun about a question that was taken away is there when it is asked again, and dropped where it is another', async () => {
  await sit(tinyHost(tinyGame()), 'app', { food: 1 })
  await input('input[value="one"]').setValue(true)
  await mounted.table.retract(2)
  await flushPromises()
  expect(mounted.table.pending?.kind).toBe('fill')
  await host.answer({ food: 2 })
  await flushPromises()
  expect(chosen()).toBe('one')
  const key = mounted.table.pending?.id ?? ''
  useDrafts(mounted.pinia).keep(key, 'a choice there was once')
  await reload()
  expect(chosen()).toBe('none')
  expect(line()).toBe('')
  expect(await draftRows()).toEqual([])
})

test.each([
  ['dice where a sheet is asked', { dice: '3', counts: {}, counting: false }],
  ['a field that is gone', { food: 3, gold: 1 }],
  ['a text where a number goes', { food: 'much' }],
  ['a list', [1, 2]],
  ['nothing', null],
])('what no longer fits is dropped without a word: %s', async (_what, kept) => {
  const shelf = new DraftStorage('before')
  await shelf.put({ campaign: 'tiny', seat: 'gm' }, '1/elves/4/stockpile', kept)
  await sit(tinyHost(tinyGame()), 'app')
  expect(mounted.table.pending?.id).toBe('1/elves/4/stockpile')
  expect([valueOf('#fill-food'), valueOf('#fill-wood')]).toEqual(['0', '0'])
  expect(line()).toBe('')
  expect(await draftRows()).toEqual([])
})

test('whoever types before the storage has answered goes on with that', async () => {
  await new DraftStorage('before').put({ campaign: 'tiny', seat: 'gm' }, '1/elves/4/stockpile', { food: 3 })
  host = tinyHost(tinyGame())
  await host.answer('app')
  let found: () => void = () => undefined
  const load = vi
    .spyOn(DraftStorage.prototype, 'load')
    .mockImplementationOnce(() => new Promise((resolve) => (found = () => resolve(new Map([['1/elves/4/stockpile', { food: 3 }]])))))
  mounted = await mountAt(host, Page)
  load.mockRestore()
  await input('#fill-wood').setValue('5')
  found()
  await flushPromises()
  expect([valueOf('#fill-food'), valueOf('#fill-wood')]).toEqual(['0', '5'])
})

test('a browser that stores nothing, or never answers, keeps nobody from playing', async () => {
  const never = vi.spyOn(DraftStorage.prototype, 'load').mockImplementation(() => new Promise(() => undefined))
  const lost = vi.spyOn(DraftStorage.prototype, 'dropAll').mockImplementation(() => new Promise(() => undefined))
  host = tinyHost(tinyGame())
  mounted = await mountAt(host, Page)
  await input('#typed-dice').setValue('34')
  await press('Roll')
  expect(mounted.table.pending?.id).toContain('stockpile')
  await goAway()
  await comeBack()
  expect(mounted.wrapper.find('form').exists()).toBe(true)
  never.mockRestore()
  lost.mockRestore()
})

test('a correction meanwhile leaves what was begun, and the presets of what was not', async () => {
  await sit(tinyHost(tinyGame()), 'app', { food: 1 }, 'none')
  await input('#act-culture-amount').setValue('2')
  await goAway()
  await mounted.table.correct([{ owner: 'elves', account: 'points', to: 12 }], 'counted again')
  await comeBack()
  expect(valueOf('#act-culture-amount')).toBe('2')
  expect(line()).not.toBe('')
})

test('in German', async () => {
  tellIn(() => 'de')
  await sit(tinyHost(tinyGame()))
  await input('#typed-dice').setValue('34')
  await reload()
  expect(line()).toBe('Was hier begonnen war, ist noch da.Von vorn beginnen')
})
