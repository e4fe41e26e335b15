import 'fake-indexeddb/auto'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { numberField } from '../../../src-shared/kernel/forms/field.ts'
import { act, fill, roll } from '../../../src-shared/kernel/engine/procedure.ts'
import { DraftStorage } from '../../storage/drafts.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useDrafts } from '../../stores/drafts.ts'
import { CurrentCard } from '../../testing/currentCard.ts'
import { draftRows, storageDone } from '../../testing/keptDrafts.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { stagedToy } from '../../testing/stagedToy.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'

/** A question that is answered from elsewhere (another window, a player's device) while it is being answered here. */

playTheToyOnly()

/** A roll of four dice, a sheet, and acts until the seat is done. */
const GAME = stagedToy(function* () {
  yield* roll('eggs', 'red', () => ({ rule: 'TOY-EGG-1', faces: 100, count: 4, test: { type: 'number' } }))
  const fields = [numberField('sell', { wording: 'field.sell', min: 0, max: 9, preset: 0 })]
  yield* fill('stall', 'red', () => ({ rule: 'TOY-STALL-1', fields, limits: [] }))
  const amount = numberField('amount', { wording: 'field.amount', min: 1, max: 9, preset: 1 })
  const acts = ['gift', 'bury', 'done'].map((id) => ({
    ...({ id, rule: 'TOY-ACT-1', wording: `act.market.${id}` } as const),
    fields: id === 'done' ? [] : [amount],
  }))
  for (;;) yield* act('market', 'red', () => ({ rule: 'TOY-ACT-1', acts }))
})

let mounted: Mounted
let host: TinyHost

async function open(at: TinyHost, ...answers: readonly unknown[]): Promise<void> {
  host = at
  for (const answer of answers) expect(await host.answer(answer)).toMatchObject({ ok: true })
  mounted = await mountAt(host, CurrentCard)
  await storageDone()
}

/** A host that takes answers from here only when it is told to. */
function slowHost(): { readonly host: TinyHost; readonly takeNext: () => Promise<void> } {
  const late: (() => void)[] = []
  const slow: TinyHost = tinyHost(GAME, {
    answer: (_table, raw, question) => new Promise((resolve) => late.push(() => void slow.session.answer(raw, question).then(resolve))),
  })
  return {
    host: slow,
    takeNext: async () => {
      late.shift()?.()
      await flushPromises()
    },
  }
}

async function reload(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'))
  await storageDone()
  mounted.wrapper.unmount()
  await open(host)
}

/** The same from the other window. */
async function answeredElsewhere(answer: unknown): Promise<void> {
  await host.answer(answer)
  await flushPromises()
}

const input = (selector: string) => mounted.wrapper.get<HTMLInputElement>(selector)
const valueOf = (selector: string): string => input(selector).element.value
const chosen = (): string | undefined => mounted.wrapper.find<HTMLInputElement>('input[type="radio"]:checked').element.value
const rollButton = () => mounted.wrapper.findAll('button').find((known) => known.text().startsWith('Roll'))
const submit = async (): Promise<void> => {
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
}
/** What the messages in the corner say. */
const told = (): readonly string[] => useAnnouncements(mounted.pinia).shown.map(({ text }) => text)

beforeEach(() => new DraftStorage('clearing').clear())
afterEach(async () => {
  window.dispatchEvent(new Event('pagehide'))
  await storageDone()
  mounted.wrapper.unmount()
})

test('it is told, and what was begun is on its card again where that answer is taken back', async () => {
  await open(tinyHost(GAME))
  await input('#typed-dice').setValue('34 77')
  await answeredElsewhere('app')
  expect(mounted.table.pending?.id).toContain('stall')
  expect(told()).toEqual([expect.stringContaining('was answered from another device')])
  await answeredElsewhere({ sell: 1 })
  expect(told(), 'once').toHaveLength(1)
  await mounted.table.retract(1)
  await flushPromises()
  expect(valueOf('#typed-dice')).toBe('34 77')
  expect(mounted.wrapper.get('.kept').text()).toContain('has been kept')
  await rollButton()?.trigger('click')
  await flushPromises()
  expect(mounted.table.pending?.id, 'and it is answered from here').toContain('stall')
  expect(useDrafts(mounted.pinia).kept.size).toBe(0)
  expect(told()).toHaveLength(1)
})

test('while an answer is on its way from here: that one is not taken, which is told, and nothing of it is lost', async () => {
  const slow = slowHost()
  await open(slow.host)
  await input('#typed-dice').setValue('1 '.repeat(3))
  await submit()
  await answeredElsewhere('app')
  expect(told(), 'not yet known').toEqual([])
  await slow.takeNext()
  expect(mounted.table.entries).toHaveLength(2)
  expect(told()).toEqual([expect.stringContaining('was answered from another device')])
  await mounted.table.retract(1)
  await flushPromises()
  expect(valueOf('#typed-dice')).toBe('1 '.repeat(3))
  expect(told()).toHaveLength(1)
})

test('where nothing was begun, and only a preset given, it is told as well', async () => {
  const slow = slowHost()
  await open(slow.host)
  await rollButton()?.trigger('click')
  await answeredElsewhere('app')
  await slow.takeNext()
  expect(mounted.table.entries).toHaveLength(2)
  expect(told()).toEqual(['Another device answered that question a moment before: your answer was not taken.'])
})

test('asked once more at once: what was begun stays on the card, and is told not to have been given', async () => {
  await open(tinyHost(GAME), 'app', { sell: 1 })
  await input('input[value="bury"]').setValue(true)
  await input('#act-bury-amount').setValue('2')
  await answeredElsewhere({ act: 'gift', amount: 1 })
  expect(mounted.table.pending?.occurrence).toBe(1)
  expect([chosen(), valueOf('#act-bury-amount')]).toEqual(['bury', '2'])
  expect(told()).toEqual([expect.stringContaining('is still on the card and has not been given')])
  await reload()
  expect([chosen(), valueOf('#act-bury-amount')]).toEqual(['bury', '2'])
  await submit()
  expect(mounted.table.pending?.occurrence).toBe(2)
  expect(told()).toEqual([])
})

test('before the page came up again: nothing of it is kept, and nothing told', async () => {
  await open(tinyHost(GAME))
  await input('#typed-dice').setValue('34 77')
  window.dispatchEvent(new Event('pagehide'))
  await storageDone()
  mounted.wrapper.unmount()
  await open(host, 'app')
  expect(told()).toEqual([])
  expect(await draftRows()).toEqual([])
})
