import { describe, expect, test } from 'vitest'
import { registerOnly } from '../../games/testing/registered.ts'
import { SWARM_SOAK, SWARM_TWIN, swarmEntry, swarmGame, type SwarmSize } from '../../games/testing/swarm.ts'
import type { TableUpdate, TableView } from '../../contract/workbenchApi.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { TOY_SEATS } from '../../kernel/testing/toyGame.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { BATCH, SINGLY } from '../session/seatFeeds.ts'
import { HouseTable, type WatchedDevice } from './testing/houseTable.ts'
import { drawParts, Pair } from './testing/pair.ts'
import { textOf } from './testing/twinGame.ts'

/** Each seat sees some 550 effects of a flight, and is asked in secret after some 90, 275 or 460 of them where it has buried something. */
const SIZE: SwarmSize = { seats: 3, effects: 1500, fields: 40, rounds: 120 }
const SEEDS = Array.from({ length: SWARM_TWIN.pairs }, (_, at) => at + 1)

registerOnly(swarmEntry(SIZE))

test('of phases so long that effects come in batches, a seat that is asked in secret in the middle changes no message of the others', async () => {
  let secretly = 0
  for (const seed of SEEDS) {
    const parts = drawParts(swarmGame(SIZE), SWARM_SOAK, SWARM_TWIN, seed)
    const pair = await Pair.of(parts, SWARM_TWIN.rounds ?? 1)
    const { bench, ref } = pair.secret.table
    valueOf(await bench.correct(ref, [{ owner: parts.writer, account: 'buried', to: 7 }], 'a hoard'))
    await pair.secret.settle()
    await pair.play()
    const { leak, parted, told, sent } = pair.outcome()
    expect([leak, parted], `seed ${seed}`).toEqual([null, []])
    expect(sent, `seed ${seed}`).toBe(told)
    expect(Math.max(...pair.plain.log.map(entriesIn)), `seed ${seed}`).toBe(BATCH)
    secretly += pair.secret.answersAlone - pair.plain.answersAlone
  }
  expect(secretly).toBeGreaterThan(SEEDS.length)
})

function entriesIn(message: string): number {
  const [, json] = /^\S+ tableChanged (.*)$/su.exec(message) ?? []
  return json === undefined ? 0 : (JSON.parse(json) as TableUpdate).entries.length
}

/** A device that keeps what it is sent as a page does, until its connection breaks. */
class Keeping {
  view: TableView | null = null
  messages = 0
  /** Breaks with the message of that number; null: never. */
  breaksAt: number | null = null
  #device: WatchedDevice | null = null

  async connect(table: HouseTable, seat: string): Promise<void> {
    const device = await table.device(seat, { tableChanged: (update) => this.#hear(update) })
    this.#device = device
    this.breaksAt = null
    this.view = valueOf(await device.api.openSeat()).table
  }

  #hear({ from, entries, ...state }: TableUpdate): void {
    if (this.view === null || this.#device === null) return
    this.messages++
    if (this.breaksAt !== null && this.messages >= this.breaksAt) {
      this.#device.leave()
      this.#device = null
      return
    }
    expect(from).toBeLessThanOrEqual(this.view.entries.length)
    this.view = { ...this.view, ...state, entries: [...this.view.entries.slice(0, from), ...entries] }
  }
}

/** Asked in secret late in each flight. */
const ASKED = 'blue'

/** A table at which a batch of every other seat waits to be full while one is asked in secret. */
async function tableWithSecret(): Promise<HouseTable> {
  const table = await HouseTable.of(textOf(begun(null, swarmGame(SIZE).rules)))
  valueOf(await table.bench.correct(table.ref, [{ owner: ASKED, account: 'buried', to: 7 }], 'a hoard'))
  table.settle()
  return table
}

/** Answers the first question there is: one that everybody sees, else the secret one. */
async function step({ bench, ref }: HouseTable): Promise<void> {
  const [open] = valueOf(await bench.openTable(ref)).pending
  if (open !== undefined) return void valueOf(await bench.answer(ref, 'low', questionKey(open)))
  const [alone] = valueOf(await bench.seatView(ref, ASKED)).pending
  if (alone === undefined) throw new Error('nothing is asked')
  valueOf(await bench.answerAs(ref, ASKED, 'moss', questionKey(alone)))
}

/** Answers until that many flights are over, and everything is sent. */
async function playTo(table: HouseTable, flights: number): Promise<void> {
  while ((valueOf(await table.bench.openTable(table.ref)).pending[0]?.id ?? `${flights}/`).startsWith(`${flights}/`)) {
    await step(table)
    table.settle()
  }
}

/** Three seats send out their bees; the last answer lets them fly up to the secret question. */
async function flyToSecret(table: HouseTable): Promise<void> {
  for (const _ of TOY_SEATS) await step(table)
}

describe('in the middle of a phase with batches', () => {
  const BREAKS = [1, 40, SINGLY, SINGLY + 1, null]

  test.each(BREAKS)('a device whose connection breaks with message %s comes back to the same view as the others', async (breaksAt) => {
    const table = await tableWithSecret()
    const [breaking, steady] = [new Keeping(), new Keeping()]
    for (const device of [breaking, steady]) await device.connect(table, 'red')
    breaking.messages = 0
    breaking.breaksAt = breaksAt
    await flyToSecret(table)
    table.settle()
    await breaking.connect(table, 'red')
    // It knows what waits for the others.
    expect(breaking.view?.entries.length).toBeGreaterThan(steady.view?.entries.length ?? 0)
    await playTo(table, 1)
    const { entries } = valueOf(await table.bench.seatView(table.ref, 'red'))
    expect(breaking.view).toEqual(steady.view)
    expect(steady.view?.entries).toEqual(entries)
  })

  test.each(BREAKS)('a host that is killed with message %s has saved all of it: devices come to what the file says', async (breaksAt) => {
    const table = await tableWithSecret()
    const device = new Keeping()
    await device.connect(table, 'red')
    device.messages = 0
    device.breaksAt = breaksAt ?? 10_000
    await flyToSecret(table)
    table.settle()
    // What lies in the file is all that the next host has.
    const { headerLine = '', lines = [] } = table.library.kept.get(table.ref) ?? {}
    const next = await HouseTable.of([headerLine, ...lines, ''].join('\n'))
    const known = device.view?.entries ?? []
    await device.connect(next, 'red')
    expect(device.view?.entries.slice(0, known.length)).toEqual(known)
    const steady = new Keeping()
    await steady.connect(next, 'red')
    await playTo(next, 1)
    const { entries } = valueOf(await next.bench.seatView(next.ref, 'red'))
    expect([device.view?.entries, steady.view?.entries]).toEqual([entries, entries])
  })
})
