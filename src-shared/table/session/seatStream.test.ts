import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { StoreError } from '../../contract/journalStore.ts'
import type { TableUpdate, TableView } from '../../contract/workbenchApi.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { TOY_SEATS } from '../../kernel/testing/toyGame.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { SeatView } from './seatView.ts'
import { SeatsTable, refused } from '../testing/seatsTable.ts'
import { seenBy } from './view.ts'

/** Applies an update to a device's view. */
function grown(view: TableView, { from, entries, ...state }: TableUpdate): TableView {
  return { ...view, ...state, entries: [...view.entries.slice(0, from), ...entries] }
}

/** Performs one command at the table, for any seat; `pick` selects which. */
async function act(table: SeatsTable, pick: number): Promise<void> {
  const { pending, lastRetractable } = table.campaign
  if (pick % 11 === 0) valueOf(await table.session.note('something'))
  else if (pick % 13 === 0) await table.session.retract(Math.max(1, (lastRetractable ?? 1) - (pick % 5)))
  else if (pick % 17 === 0) await table.session.restartPhase('rules mended')
  else if (pick % 19 === 0)
    await table.session.correct([{ owner: 'green', account: pick % 2 === 0 ? 'gold' : 'buried', to: pick % 50 }], 'so it is')
  else if (pick % 23 === 0) valueOf(await table.session.retitle(`Title ${pick}`))
  else if (pending?.kind === 'act') {
    const offered = pending.acts[pick % pending.acts.length]?.id ?? 'done'
    await table.answer(offered === 'gift' ? 'done' : offered)
  } else await table.answer(pending?.kind === 'roll' ? 'app' : pending?.kind === 'choose' ? 'low' : {})
}

const picks = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 10, maxLength: 60 })

test('what a seat is sent, put together, is always what it sees; grown entry by entry it is the same as made from all', async () => {
  await fc.assert(
    fc.asyncProperty(picks, async (acts) => {
      const table = await new SeatsTable().begin()
      const held = new Map<string, TableView>()
      const views = new Map(TOY_SEATS.map((seat) => [seat, new SeatView(seat, table.campaign.entries)]))
      for (const seat of TOY_SEATS) {
        held.set(seat, await table.session.viewOf(seat))
        table.session.listenAs(seat, (update) => {
          const before = held.get(seat)
          if (before === undefined) throw new Error('nothing was held')
          expect(update.from).toBe(before.entries.length)
          const after = grown(before, update)
          expect(after).not.toEqual(before)
          held.set(seat, after)
        })
      }
      for (const pick of acts) {
        const known = table.campaign.entries.length
        await act(table, pick)
        for (const seat of TOY_SEATS) {
          for (const entry of table.campaign.entries.slice(known)) views.get(seat)?.append(entry)
          const seen = await table.session.viewOf(seat)
          expect(held.get(seat)).toEqual(seen)
          expect(seen.entries).toEqual(seenBy(table.campaign.entries, seat))
          expect(views.get(seat)?.entries).toEqual(seen.entries)
          expect(seen.pending.every((asked) => asked.seat === seat)).toBe(true)
        }
      }
    }),
    { seed: 41, numRuns: 15 },
  )
})

/** Plays two rounds with fixed answers; at every market of red runs `secretly` first, unseen by the other seats. */
async function streams(secretly: (table: SeatsTable) => Promise<void>): Promise<string> {
  const table = await new SeatsTable().begin()
  const devices = [await table.device('green'), await table.device('blue')]
  for (const { api } of devices) valueOf(await api.openSeat())
  while (table.campaign.pending !== null) {
    const { kind, seat, occurrence } = table.campaign.pending
    if (kind === 'act' && occurrence === 0 && seat === 'red') await secretly(table)
    const raw = kind === 'roll' ? 'app' : kind === 'choose' ? 'low' : kind === 'act' ? 'boast' : {}
    valueOf(await table.answer(raw))
    if (kind === 'act') valueOf(await table.answer('done'))
  }
  const packs = await Promise.all(['green', 'blue'].map((seat) => table.service.pack(seat)))
  return JSON.stringify([
    devices.map(({ heard }) => heard),
    packs.map((pack) => valueOf(pack).view),
    packs.map((pack) => valueOf(pack).basis),
  ])
}

describe('whatever a seat does in secret', () => {
  test('the others are sent the same messages, byte for byte, and have the same packs', async () => {
    const nothing = await streams(() => Promise.resolve())
    expect(nothing.length).toBeGreaterThan(10_000)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 6 }), fc.boolean(), async (picks, undone) => {
        const secretly = async (table: SeatsTable): Promise<void> => {
          const first = table.campaign.entries.length
          for (const pick of picks) {
            const { pending, world } = table.campaign
            const dig = pick % 3 === 0 && pending?.kind === 'act' && pending.acts.some(({ id }) => id === 'dig')
            if (dig) valueOf(await table.answer('dig'))
            else if (world.balance('red', 'purse') > 0)
              valueOf(await table.answer({ act: 'bury', amount: 1 + (pick % world.balance('red', 'purse')) }))
            valueOf(await table.service.orders.save('red', []))
            await table.session.note('red is up to something')
          }
          if (undone && table.campaign.lastRetractable !== null && table.campaign.lastRetractable >= first)
            await table.session.retract(first)
        }
        expect(await streams(secretly)).toBe(nothing)
      }),
      { seed: 42, numRuns: 15 },
    )
  })

  test('a message is not sent where nothing changed for the seat', async () => {
    const table = await new SeatsTable().begin()
    const device = await table.device('green')
    await table.playTo('red', 'market')
    const heard = device.heard.updates.length
    valueOf(await table.answer({ act: 'bury', amount: 2 }))
    valueOf(await table.session.note('a note'))
    await table.session.answer('junk', questionKey(table.campaign.pending ?? { id: '', occurrence: 0 }))
    expect(device.heard.updates).toHaveLength(heard)
    valueOf(await table.answer('boast'))
    expect(device.heard.updates).toHaveLength(heard + 1)
  })
})

/** Returns an answer that is accepted. */
function anything({ campaign: { pending } }: SeatsTable): unknown {
  return pending?.kind === 'roll' ? 'app' : pending?.kind === 'choose' ? 'low' : pending?.kind === 'act' ? 'done' : {}
}

test('what happened is told one by one, after the reply, and what is asked after that: where an answer ended does not show', async () => {
  const table = await new SeatsTable().begin()
  const put: (() => void)[] = []
  table.later = (work) => put.push(work)
  const { heard } = await table.device('green')
  let told = 0
  while (table.campaign.pending !== null) {
    valueOf(await table.answer(anything(table)))
    expect(heard.updates).toHaveLength(told)
    for (const work of put.splice(0)) work()
    told = heard.updates.length
  }
  const sizes = new Set(heard.updates.map(({ entries, pending }) => `${entries.length} happened, ${pending.length} asked`))
  expect(sizes).toEqual(new Set(['1 happened, 0 asked', '0 happened, 1 asked', '0 happened, 0 asked']))
  // The end of the game comes last, in an update of its own.
  expect(heard.updates.map(({ seed }) => seed !== null)).toEqual(heard.updates.map((_, at) => at === heard.updates.length - 1))
})

test('what is told late is how it stood when the act was saved, though the next is on its way by then', async () => {
  const table = await new SeatsTable().begin()
  const put: (() => void)[] = []
  table.later = (work) => put.push(work)
  const { heard } = await table.device('red')
  valueOf(await table.answer('app'))
  const asked = table.campaign.pending
  let fail: () => void = () => undefined
  table.beforeAppend = () => new Promise((_, reject) => (fail = () => reject(new StoreError('full'))))
  const next = table.answer(anything(table))
  await Promise.resolve()
  for (const work of put.splice(0)) work()
  fail()
  expect(refused(await next)).toEqual(['campaign problem.notSaved'])
  expect(heard.updates.at(-1)?.pending).toEqual([asked])
})

test('an act that cannot be stored is told to nobody, nor is one that is still on its way', async () => {
  const table = await new SeatsTable().begin()
  const before = await table.session.viewOf('red')
  let fail: () => void = () => undefined
  table.beforeAppend = () => new Promise((_, reject) => (fail = () => reject(new StoreError('full'))))
  const answered = table.answer('app')
  await Promise.resolve()
  const device = table.device('red')
  const looked = table.session.viewOf('red')
  await Promise.resolve()
  fail()
  expect(refused(await answered)).toEqual(['campaign problem.notSaved'])
  expect(await looked).toEqual(before)
  const { heard } = await device
  table.beforeAppend = () => Promise.resolve()
  valueOf(await table.answer('app'))
  const { entries } = await table.session.viewOf('red')
  const told = entries.slice(before.entries.length)
  expect(told.length).toBeGreaterThan(1)
  expect(heard.updates).toMatchObject([...told.map(({ seq }) => ({ from: seq, entries: [{ seq }], pending: [] })), { entries: [] }])
  expect((await table.session.viewOf('red')).entries).toEqual(seenBy(table.campaign.entries, 'red'))
})
