import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { h, type FunctionalComponent } from 'vue'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { DONE, type Act, type ActRequest } from '../../../src-shared/kernel/engine/request.ts'
import { CurrentCard } from '../../testing/currentCard.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import ActCard from './ActCard.vue'
import { renewSheet } from '../forms/sheet.ts'
import SheetFields from '../forms/SheetFields.vue'
import { OF_DIPLOMACY, OF_LAND, OF_RAIDS } from '../../../src-shared/games/greatest-lineage/rules/actGroups.ts'

let mounted: Mounted

async function after(...answers: readonly unknown[]): Promise<Mounted> {
  const host = tinyHost(tinyGame())
  for (const answer of answers) expect((await host.answer(answer)).ok).toBe(true)
  mounted = await mountAt(host, CurrentCard)
  return mounted
}

const submit = async (): Promise<void> => {
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
}
const press = async (key: string, code: string, target: EventTarget = document.body): Promise<void> => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  await flushPromises()
}

afterEach(() => mounted.wrapper.unmount())

test('a sheet starts at its presets with the focus in its first field and counts its limit', async () => {
  await after('app')
  const food = mounted.wrapper.get<HTMLInputElement>('#fill-food')
  expect(document.activeElement).toBe(food.element)
  await food.setValue('12')
  await mounted.wrapper.get('#fill-wood').setValue('6')
  expect(mounted.wrapper.get('.sum').text()).toContain('18 of 30')
})

test('Enter on a list that drops down sends the sheet, as on every other field', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  const InForm: FunctionalComponent = () =>
    h('form', { onSubmit: sent }, [
      h(SheetFields, {
        name: 'fill',
        limits: [],
        problems: [],
        modelValue: { against: 'humans' },
        fields: [
          {
            id: 'against',
            type: 'pick',
            wording: 'field.warTarget',
            options: [{ id: 'humans', wording: 'seat.humans' }],
            preset: 'humans',
          },
        ],
      }),
    ])
  mounted = await mountAt(tinyHost(tinyGame()), InForm)
  await mounted.wrapper.get('select').trigger('keydown', { key: 'Enter' })
  expect(sent).toHaveBeenCalledOnce()
})

test('a sheet that begins with a tick has the focus there', async () => {
  mounted = await mountAt(tinyHost(tinyGame()), SheetFields, () => ({
    name: 'fill',
    limits: [],
    problems: [],
    focus: true,
    modelValue: { wed: true, mothers: 2 },
    fields: [
      { id: 'wed', type: 'flag', wording: 'field.wed', preset: true },
      { id: 'mothers', type: 'number', wording: 'field.mothers', min: 0, max: 4, preset: 2 },
    ],
  }))
  expect(document.activeElement?.id).toBe('fill-wed')
})

test('arrow keys step a number within its bounds', async () => {
  await after('app')
  const food = mounted.wrapper.get<HTMLInputElement>('#fill-food')
  await food.trigger('keydown', { key: 'ArrowUp' })
  await food.trigger('keydown', { key: 'ArrowUp' })
  expect(food.element.value).toBe('2')
  for (let times = 0; times < 4; times++) await food.trigger('keydown', { key: 'ArrowDown' })
  expect(food.element.value).toBe('0')
})

test('"max" fills in what the others leave under the limit', async () => {
  await after('app')
  await mounted.wrapper.get('#fill-food').setValue('12')
  await mounted.wrapper.findAll('button.all')[1]?.trigger('click')
  expect(mounted.wrapper.get<HTMLInputElement>('#fill-wood').element.value).toBe('18')
})

test('a sheet over its limit is refused beside the field, which takes the focus', async () => {
  await after('app')
  await mounted.wrapper.get('#fill-food').setValue('20')
  await mounted.wrapper.get('#fill-wood').setValue('20')
  await submit()
  expect(mounted.wrapper.get('#fill-food-problem').text()).toContain('The total is 40, and the most is 30')
  expect(document.activeElement?.id).toBe('fill-food')
  expect(mounted.table.entries).toHaveLength(2)
})

test('a refusal stays while the effect of what was filled in is still being worked out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await after('app')
    await mounted.wrapper.get('#fill-food').setValue('31')
    await submit()
    await vi.advanceTimersByTimeAsync(1000)
    await flushPromises()
    expect(mounted.wrapper.get('#fill-food-problem').text()).toContain('from 0 to 30')
    await mounted.wrapper.get('#fill-food').setValue('3')
    expect(mounted.wrapper.get('#fill-food-problem').text()).toBe('')
  } finally {
    vi.useRealTimers()
  }
})

test('an empty number is refused beside its field', async () => {
  await after('app')
  await mounted.wrapper.get('#fill-wood').setValue('')
  await submit()
  expect(mounted.wrapper.get('#fill-wood-problem').text()).not.toBe('')
  expect(mounted.table.entries).toHaveLength(2)
})

test('the effect is shown before the sheet is accepted', async () => {
  await after('app')
  await mounted.wrapper.get('#fill-food').setValue('10')
  await expect.poll(() => mounted.wrapper.text()).toContain('+20')
  expect(mounted.table.entries).toHaveLength(2)
})

test('a choice starts at its preset; Enter takes what is chosen', async () => {
  await after('app', { food: 1 })
  const [none, one] = mounted.wrapper.findAll<HTMLInputElement>('input[type="radio"]')
  expect(document.activeElement).toBe(none?.element)
  await one?.setValue(true)
  await one?.trigger('keydown', { key: 'Enter' })
  await flushPromises()
  expect(mounted.table.entries.at(-1)?.answer).toBe('one')
  expect(mounted.table.world.balance('elves', 'territories')).toBe(3)
})

test('acts are done one after another; the card keeps its place and the purse runs down', async () => {
  await after('app', { food: 1 }, 'none')
  const [, technology] = mounted.wrapper.findAll<HTMLInputElement>('input[name="act"]')
  await technology?.setValue(true)
  await mounted.wrapper.get('#act-technology-amount').setValue('2')
  expect(mounted.wrapper.get('.sum').text()).toContain('8 of 26')
  await submit()
  expect(mounted.table.world.balance('elves', 'technology')).toBe(2)
  expect(mounted.wrapper.get<HTMLInputElement>('input[name="act"]:checked').element.value).toBe('technology')
  expect(mounted.wrapper.get('.sum').text()).toContain('4 of 18')
})

test('D is done with the acts', async () => {
  await after('app', { food: 1 }, 'none')
  await press('d', 'KeyD')
  expect(mounted.table.entries.at(-1)?.answer).toEqual({ act: 'done' })
  expect(mounted.table.cursor.seat).toBe('humans')
})

test('Shift and Enter do what is chosen, and nothing else: the question that comes again is answered with it', async () => {
  await after('app', { food: 1 }, 'none')
  const [, technology] = mounted.wrapper.findAll<HTMLInputElement>('input[name="act"]')
  await technology?.setValue(true)
  await mounted.wrapper.get('#act-technology-amount').setValue('2')
  const field = mounted.wrapper.get<HTMLInputElement>('#act-technology-amount').element
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', shiftKey: true, bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(mounted.table.cursor.seat).toBe('humans'))
  expect(mounted.table.entries.slice(-2).map(({ answer }) => answer)).toEqual([{ act: 'technology', amount: 2 }, { act: 'done' }])
})

test('letters typed in a field are no keys of the table', async () => {
  await after('app', { food: 1 }, 'none')
  await press('d', 'KeyD', mounted.wrapper.get('#act-culture-amount').element)
  expect(mounted.table.cursor.seat).toBe('elves')
})

test('a correction changes the bounds of the sheet that waits', async () => {
  await after('app', { food: 1 }, 'none')
  await mounted.table.correct([{ owner: 'elves', account: 'points', to: 8 }], 'spent already')
  await flushPromises()
  expect(mounted.wrapper.get('.sum').text()).toContain('of 8')
})

test('a correction renews what nobody has touched, and leaves what somebody has filled in', () => {
  const number = { type: 'number', min: 0, preset: 6 } as const
  const asked = (max: number, preset: number) => [
    { ...number, id: 'women', wording: 'account.females', max, preset },
    { ...number, id: 'food', wording: 'account.food', max },
  ]
  const [before, after] = [asked(12, 6), asked(60, 30)]
  expect(renewSheet(before, after, { women: 6, food: 2 })).toEqual({ women: 30, food: 2 })
  expect(renewSheet(before, after, { women: 4, food: 6 })).toEqual({ women: 4, food: 6 })
  expect(renewSheet(after, before, { women: 40, food: 6 })).toEqual({ women: 6, food: 6 })
})

test('Enter accepts from anywhere, A leads back to the question', async () => {
  await after('app')
  const food = mounted.wrapper.get<HTMLInputElement>('#fill-food')
  await food.setValue('3')
  await press('Escape', 'Escape', food.element)
  expect(document.activeElement).toBe(document.body)
  await press('a', 'KeyA')
  expect(document.activeElement).toBe(food.element)
  food.element.blur()
  await press('Enter', 'Enter')
  expect(mounted.table.entries.at(-1)?.answer).toEqual({ food: 3, wood: 0 })
})

const acts = (...ids: readonly string[]): ActRequest => ({
  kind: 'act',
  id: '3/elves/5/conflict',
  occurrence: 0,
  seat: 'elves',
  rule: 'GL-TERR-1',
  wording: 'act.conflict',
  figures: {},
  acts: [...ids, DONE].map((id) => ({ id, rule: 'GL-TERR-1', wording: `act.conflict.${id}`, fields: [], ...OF[id] })),
})
const OF: Readonly<Record<string, Pick<Act, 'group' | 'grave'>>> = {
  claim: OF_LAND,
  'raid-humans': OF_RAIDS,
  treaty: OF_DIPLOMACY,
  ally: OF_DIPLOMACY,
}
const showActs = async (...ids: readonly string[]): Promise<void> => {
  mounted = await mountAt(tinyHost(tinyGame()), ActCard, () => ({ request: acts(...ids) }))
}

test('acts of several kinds stand in named groups, and the first is chosen', async () => {
  await showActs('claim', 'raid-humans', 'treaty', 'ally')
  const groups = mounted.wrapper.findAll('[role="group"]')
  const named = groups.map((group) => mounted.wrapper.get(`#${group.attributes('aria-labelledby') ?? ''}`).text())
  expect(named).toEqual(['Land', 'Raids', 'Diplomacy'])
  expect(groups.map((group) => group.findAll('input[type="radio"]').length)).toEqual([1, 1, 2])
  expect((document.activeElement as HTMLInputElement).value).toBe('claim')
})

test('where a raid comes first nothing is chosen: Enter alone starts none', async () => {
  await showActs('raid-humans', 'treaty')
  expect(mounted.wrapper.find('input:checked').exists()).toBe(false)
  expect((document.activeElement as HTMLInputElement).value).toBe('raid-humans')
  expect(mounted.wrapper.text()).not.toContain('Do it')
  await mounted.wrapper.get('input[value="treaty"]').setValue(true)
  expect(mounted.wrapper.text()).toContain('Do it')
})

test('where nothing is chosen Enter means that nothing else is to be done', async () => {
  const answer = vi.fn<WorkbenchApi['answer']>(() => Promise.resolve(accept(null)))
  mounted = await mountAt(tinyHost(tinyGame(), { answer }), ActCard, () => ({ request: acts('raid-humans', 'treaty') }))
  await mounted.wrapper.get('input[value="raid-humans"]').trigger('keydown', { key: 'Enter' })
  await flushPromises()
  expect(answer).toHaveBeenCalledWith(expect.anything(), { act: DONE }, expect.anything())
})

test('a raid that was begun does not stay chosen: a second Enter begins no other', async () => {
  const answer = vi.fn<WorkbenchApi['answer']>(() => Promise.resolve(accept(null)))
  mounted = await mountAt(tinyHost(tinyGame(), { answer }), ActCard, () => ({ request: acts('treaty', 'raid-humans') }))
  await mounted.wrapper.get('input[value="raid-humans"]').setValue(true)
  await submit()
  expect(answer).toHaveBeenLastCalledWith(expect.anything(), { act: 'raid-humans' }, expect.anything())
  expect(mounted.wrapper.find('input:checked').exists()).toBe(false)
  expect((document.activeElement as HTMLInputElement).value).toBe('raid-humans')
})

test('something that must be there is asked for only while it is missing', async () => {
  mounted = await mountAt(tinyHost(tinyGame()), SheetFields, () => ({
    name: 'fill',
    problems: [],
    modelValue: { burn: false },
    fields: [{ id: 'burn', type: 'flag', wording: 'field.raidGoal.burn', preset: false }],
    limits: [{ rule: 'GL-RAID-3', wording: 'limit.raidGoal', weights: { burn: -1 }, max: -1 }],
  }))
  expect(mounted.wrapper.text()).toContain('A raid needs a goal.')
  expect(mounted.wrapper.find('.limit').exists()).toBe(false)
  await mounted.wrapper.get('#fill-burn').setValue(true)
  await mounted.wrapper.setProps({ modelValue: { burn: true } })
  expect(mounted.wrapper.text()).not.toContain('A raid needs a goal.')
})

test('bounds are told beside a number, unless its name tells them', async () => {
  const number = { type: 'number', min: 1, preset: 1, max: 24 }
  mounted = await mountAt(tinyHost(tinyGame()), SheetFields, () => ({
    name: 'fill',
    limits: [],
    problems: [],
    modelValue: { amount: 1, gift: 0 },
    fields: [
      { ...number, id: 'amount', wording: 'field.amount', figures: { max: 24 } },
      { ...number, id: 'gift', wording: 'field.exchange.food', figures: { other: 'humans' }, min: -150, preset: 0, max: 24 },
    ],
  }))
  expect(mounted.wrapper.find('#fill-amount-besides').exists()).toBe(false)
  expect(mounted.wrapper.get('#fill-gift-besides').text()).toBe('Up to 24, or down to \u2212150.')
})
