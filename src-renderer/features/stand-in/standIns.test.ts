import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { choose } from '../../../src-shared/kernel/engine/procedure.ts'
import { useDesk } from '../../stores/desk.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import DeskPage from '../desk/DeskPage.vue'
import TableDialogs from '../desk/TableDialogs.vue'
import { PACES, usePlayOn } from '../desk/playOn.ts'
import { useStandIns } from './standIns.ts'

playTheToyOnly()

let mounted: Mounted
const option = (id: string) => ({ id, wording: `option.${id}` })
const road = (seat: string) =>
  choose('road', seat, () => ({ rule: 'TOY-ROAD-1', figures: {}, options: [option('high'), option('low')], preset: 'low' }))

/** Red is asked twice, then green. */
async function table(setup = {}): Promise<{ readonly seen: string[] }> {
  const seen: string[] = []
  const game = stagedToy(function* () {
    yield* road('red')
    yield* road('red')
    yield* road('green')
  })
  const host = tinyHost(
    game,
    {
      seatView: async (_table, seat) => {
        seen.push(seat)
        return accept(await host.session.viewOf(seat))
      },
    },
    setup,
  )
  mounted = await mountAt(host, DeskPage)
  return { seen }
}
const bar = () => mounted.wrapper.find('.stand-in')
const press = async (name: string) => {
  const button = bar()
    .findAll('button')
    .find((one) => one.text() === name)
  if (button === undefined) throw new Error(`there is no button ${name}`)
  await button.trigger('click')
  await flushPromises()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.setItem('lineage.preferences', JSON.stringify({ playsOn: 'asked' }))
})
afterEach(() => {
  mounted.wrapper.unmount()
  vi.useRealTimers()
  localStorage.clear()
})

test('whoever is away is answered for, by one who knows what that seat knows, until the player is back', async () => {
  const { seen } = await table()
  expect(bar().exists()).toBe(false)
  await mounted.table.standIn('red', 'idle')
  await flushPromises()
  expect(bar().text()).toContain('The quiet one stands in for Red this round.')
  await press('Let them answer')
  expect(seen).toEqual(['red'])
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'answer', answer: 'low' })
  expect(mounted.table.pending?.seat).toBe('red')
  await press('The player is back')
  expect(bar().exists()).toBe(false)
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'standIn', seat: 'red', by: '' })
})

test('playing on answers for those who are away, and stops at those who are not', async () => {
  await table()
  expect(usePlayOn(mounted.pinia).canStart).toBe(false)
  await mounted.table.standIn('red', 'random')
  await flushPromises()
  usePlayOn(mounted.pinia).start()
  await flushPromises()
  await vi.advanceTimersByTimeAsync(PACES.normal)
  await flushPromises()
  expect(mounted.table.pending?.seat).toBe('green')
  expect(mounted.table.entries.filter(({ kind }) => kind === 'answer')).toHaveLength(2)
  expect(usePlayOn(mounted.pinia).on).toBe(false)
})

test('where dice are thrown by hand a stand-in throws none', async () => {
  await table({ dice: 'typed' })
  await mounted.table.standIn('red', 'idle')
  const { answers } = useStandIns(mounted.pinia)
  const request = mounted.table.pending
  if (request === null) throw new Error('nothing is asked')
  expect(answers(request)).toBe(true)
  expect(answers({ ...request, kind: 'roll', faces: 100, count: 1, test: { type: 'number' } } as never)).toBe(false)
})

test('the dialog names who is away and who answers', async () => {
  await table()
  const dialogs = await mountAt(
    tinyHost(
      stagedToy(function* () {
        yield* road('red')
      }),
    ),
    TableDialogs,
  )
  useDesk(dialogs.pinia).dialog = { kind: 'standIn' }
  await flushPromises()
  const form = document.querySelector<HTMLFormElement>('form#stand-in')
  expect([...(form?.querySelectorAll('input[type="radio"]') ?? [])].map((one) => (one as HTMLInputElement).value)).toEqual([
    ...['idle', 'random'],
    ...['orders', ''],
  ])
  form?.querySelector<HTMLInputElement>('input[value="random"]')?.click()
  await flushPromises()
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await flushPromises()
  expect(dialogs.table.entries.at(-1)).toMatchObject({ kind: 'standIn', seat: 'red', by: 'random' })
  dialogs.wrapper.unmount()
})

test('where a bot says what nobody may say, the least that may be said is taken', async () => {
  await table()
  const { game } = mounted.table
  if (game === null) throw new Error('no game is open')
  mounted.table.game = { ...game, bots: { ...game.bots, liar: () => 'flee' } }
  await mounted.table.standIn('red', 'liar')
  await flushPromises()
  await press('Let them answer')
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'answer', answer: 'low' })
})
