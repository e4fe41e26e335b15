import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { checkpoint, choose, rollOne, tell } from '../../../src-shared/kernel/engine/procedure.ts'
import type { Ruleset } from '../../../src-shared/kernel/engine/ruleset.ts'
import { accept, problem, refuse } from '../../../src-shared/kernel/problem.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { NOBODY, tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { useHighlights } from '../highlights/highlightsStore.ts'
import { useSince } from '../recap/since.ts'
import { PACES, usePlayOn } from './playOn.ts'

playTheToyOnly({ highlights: { kinds: { 'line.sun': 'birth', 'line.rain': 'death' }, light: ['birth'] } })

let mounted: Mounted
let host: TinyHost

const prefer = (preferences: object) => localStorage.setItem('lineage.preferences', JSON.stringify(preferences))
const options = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
const road = () => choose('road', 'red', () => ({ rule: 'TOY-ROAD-1', figures: {}, options }))
const weather = () => rollOne('weather', 'red', () => ({ rule: 'TOY-DAY-1', faces: 10, test: { type: 'number' } }))

/** Rolls that nobody has to decide about. */
const ROLLS = stagedToy(function* () {
  for (;;) yield* weather()
})

/** Choices, each followed by a line and a roll. */
const told = (wording: string): Ruleset =>
  stagedToy(function* () {
    for (;;) {
      yield* road()
      yield* tell('TOY-DAY-1', wording, { seat: 'red', figures: { die: 4 } })
      yield* weather()
    }
  })

/** The table without a page: nobody watches, and no key is bound. */
async function open(game: Ruleset, overrides: Partial<WorkbenchApi> = {}): Promise<ReturnType<typeof usePlayOn>> {
  host = tinyHost(game, overrides)
  mounted = await mountAt(host, { setup: () => (usePlayOn(), () => null) })
  return usePlayOn(mounted.pinia)
}

/** Lets time pass, and what comes of it. */
async function pause(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await flushPromises()
}

const steps = () => mounted.table.entries.length - 1

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  prefer({ playsOn: 'asked' })
})
afterEach(() => {
  mounted.wrapper.unmount()
  vi.useRealTimers()
  localStorage.clear()
})

test('nothing was played on before it begins', async () => {
  expect((await open(ROLLS)).stretch).toBeNull()
})

test('while one looks back nothing can be played on, and no stretch is there to take back', async () => {
  const playOn = await open(ROLLS)
  playOn.start()
  await pause()
  playOn.stop()
  expect([playOn.canStart, playOn.stretch]).toEqual([true, { from: 1, entries: [1] }])
  mounted.table.lookBack(0)
  await pause()
  expect([playOn.canStart, playOn.stretch]).toEqual([false, null])
  playOn.start()
  await pause()
  expect(playOn.on).toBe(false)
})

test('looking back stops it, and looking at the present again does not begin it', async () => {
  const playOn = await open(ROLLS)
  playOn.start()
  await pause()
  mounted.table.lookBack(0)
  await pause()
  mounted.table.lookBack(null)
  await pause(PACES.normal * 2)
  expect([playOn.on, steps(), playOn.stretch]).toEqual([false, 1, { from: 1, entries: [1] }])
})

test('on a screen that is lent nothing is played on', async () => {
  const seatView: WorkbenchApi['seatView'] = async (_, seat) => accept(await host.session.viewOf(seat))
  const playOn = await open(ROLLS, { seatView })
  await mounted.table.lend('tiny', 'red')
  await pause()
  expect(mounted.table.pending?.seat).toBe('red')
  expect(playOn.canStart).toBe(false)
})

test('what a player has prepared is used, for the question that is shown', async () => {
  const used: unknown[] = []
  const playOn = await open(told('line.house'), {
    seats: () => Promise.resolve(accept({ ...NOBODY, prepared: ['1/red/3/road'] })),
    useOrders: async (_, question) => {
      used.push(question)
      return host.answer('high')
    },
  })
  expect(playOn.canStart).toBe(true)
  const { pending } = mounted.table
  playOn.start()
  await pause()
  expect(used).toEqual([pending?.id])
  expect(mounted.table.entries.at(-1)).toMatchObject({ kind: 'answer', answer: 'high' })
  expect(playOn.on).toBe(true)
})

test('a game that is over has nothing to play on, whatever was prepared', async () => {
  const over = stagedToy(function* () {
    yield* tell('TOY-DAY-1', 'line.house')
  })
  const playOn = await open(over, { seats: () => Promise.resolve(accept({ ...NOBODY, prepared: ['1/red/3/road'] })) })
  expect(playOn.canStart).toBe(false)
})

test('where a step is refused it stops there, and says why', async () => {
  const playOn = await open(ROLLS, {
    answer: () => Promise.resolve(refuse(problem('reason', 'problem.missing', { wanted: 'a reason' }))),
  })
  playOn.start()
  await pause(PACES.normal * 3)
  expect([playOn.on, steps(), playOn.stretch]).toEqual([false, 0, null])
  expect(useAnnouncements(mounted.pinia).shown).toMatchObject([{ tone: 'trouble', text: expect.stringContaining('a reason') }])
})

test('a note that comes in between is no step', async () => {
  const playOn = await open(ROLLS, {
    answer: async (_, raw, question) => {
      await host.session.note('the tea is ready')
      return host.session.answer(raw, question)
    },
  })
  playOn.start()
  await pause()
  expect(playOn.stretch).toEqual({ from: 2, entries: [2] })
})

test('an answer that is acknowledged before it arrives is waited for', async () => {
  const playOn = await open(ROLLS, { answer: () => Promise.resolve(accept(null)) })
  playOn.start()
  await pause(PACES.normal * 2)
  expect([playOn.on, steps()]).toEqual([true, 0])
  await host.answer({ by: 'app' })
  await pause()
  expect(playOn.stretch).toEqual({ from: 1, entries: [1] })
})

test('what follows an answer by hand waits for it to arrive', async () => {
  prefer({ playsOn: 'always' })
  let asks = 0
  const playOn = await open(ROLLS, {
    answer: (_, raw, question) => (asks++ === 0 ? Promise.resolve(accept(null)) : host.session.answer(raw, question)),
  })
  await mounted.table.answer({ by: 'app' })
  await pause(PACES.normal)
  expect([playOn.on, asks]).toEqual([false, 1])
  await host.answer({ by: 'app' })
  await pause()
  expect([playOn.on, asks, playOn.stretch]).toEqual([true, 2, { from: 2, entries: [2] }])
})

test('where the campaign is closed before the answer arrives, nothing goes on', async () => {
  prefer({ playsOn: 'always' })
  const playOn = await open(ROLLS, { answer: () => Promise.resolve(accept(null)) })
  await mounted.table.answer({ by: 'app' })
  await mounted.table.close()
  await pause()
  await mounted.table.openTable('tiny')
  await pause(PACES.normal)
  expect([playOn.on, steps()]).toEqual([false, 0])
})

test('a campaign that is opened anew has no stretch', async () => {
  const playOn = await open(ROLLS)
  playOn.start()
  await pause()
  playOn.stop()
  expect(playOn.stretch).not.toBeNull()
  await mounted.table.close()
  await mounted.table.openTable('tiny')
  await pause()
  expect([steps(), playOn.stretch]).toEqual([1, null])
})

test('an answer by hand ends the stretch', async () => {
  const playOn = await open(ROLLS)
  playOn.start()
  await pause()
  playOn.stop()
  await mounted.table.answer({ by: 'app' })
  await pause()
  expect(playOn.stretch).toBeNull()
})

test('stopped and begun again it keeps its pace', async () => {
  const playOn = await open(ROLLS)
  playOn.start()
  await pause(PACES.normal / 2)
  playOn.stop()
  playOn.start()
  await pause()
  expect([steps(), playOn.stretch?.entries]).toEqual([2, [2]])
  await pause(PACES.normal / 2)
  expect(steps()).toBe(2)
  await pause(PACES.normal / 2)
  expect(steps()).toBe(3)
})

test('begun twice, or begun again while a step is on its way, it takes each step once', async () => {
  let asks = 0
  const playOn = await open(ROLLS, { answer: (_, raw, question) => (asks++, host.session.answer(raw, question)) })
  playOn.start()
  playOn.start()
  playOn.stop()
  playOn.start()
  await pause()
  expect([asks, steps(), playOn.stretch]).toEqual([1, 1, { from: 1, entries: [1] }])
})

test('the next turn waits, though it is of the same player', async () => {
  const turns = stagedToy(function* (world) {
    for (;;) {
      yield* weather()
      yield* checkpoint({ ...world.cursor, turn: world.cursor.turn + 1 })
    }
  })
  const playOn = await open(turns)
  playOn.start()
  await pause(PACES.normal * 3)
  expect([playOn.on, steps(), mounted.table.cursor.turn]).toEqual([false, 1, 2])
})

test('while a card is shown it cannot begin, and a recap that is due is read first', async () => {
  const playOn = await open(told('line.sun'))
  await mounted.table.answer('high')
  await pause()
  expect(useHighlights(mounted.pinia).shown).toHaveLength(1)
  expect(playOn.canStart).toBe(false)
  useHighlights(mounted.pinia).goOn()
  expect(playOn.canStart).toBe(true)
  useSince(mounted.pinia).begin(1, { from: 1, last: 0 })
  expect(playOn.canStart).toBe(false)
  useSince(mounted.pinia).dismiss()
  expect(playOn.canStart).toBe(true)
})

test.each([
  ['asked', false],
  ['always', true],
] as const)('a card that had stopped nothing is read: where it is played on "%s" it goes on: %s', async (playsOn, goesOn) => {
  prefer({ playsOn })
  const playOn = await open(told('line.sun'))
  await mounted.table.answer('high')
  await pause()
  expect([playOn.on, steps()]).toEqual([false, 1])
  useHighlights(mounted.pinia).tick('one')
  await pause()
  expect([playOn.on, steps()]).toEqual([false, 1])
  useHighlights(mounted.pinia).goOn()
  await pause()
  expect(steps()).toBe(goesOn ? 2 : 1)
})

test('a mark on the board begins nothing', async () => {
  prefer({ playsOn: 'always' })
  const playOn = await open(ROLLS)
  useHighlights(mounted.pinia).tick('one')
  await pause()
  expect([playOn.on, steps()]).toEqual([false, 0])
})

test('a card that had stopped it is read once: the next one, after an answer by hand, begins nothing', async () => {
  const playOn = await open(
    stagedToy(function* () {
      yield* weather()
      yield* tell('TOY-DAY-1', 'line.rain', { seat: 'red', figures: { die: 1 } })
      yield* weather()
      yield* road()
      yield* tell('TOY-DAY-1', 'line.rain', { seat: 'red', figures: { die: 2 } })
      yield* weather()
    }),
  )
  const { shown, goOn } = useHighlights(mounted.pinia)
  expect(shown).toBeNull()
  playOn.start()
  await pause(PACES.normal * 2)
  expect([steps(), useHighlights(mounted.pinia).shown?.length]).toEqual([1, 1])
  goOn()
  await pause(PACES.normal)
  expect([steps(), mounted.table.pending?.kind]).toEqual([2, 'choose'])
  await mounted.table.answer('high')
  await pause()
  expect(useHighlights(mounted.pinia).shown).toHaveLength(1)
  goOn()
  await pause(PACES.normal)
  expect([playOn.on, steps()]).toEqual([false, 3])
})
