import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../../contract/orders.ts'
import { CROWD } from '../../games/testing/crowd.ts'
import { checkpoint, choose, collect } from '../../kernel/engine/procedure.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { TABLE_SEAT } from '../../kernel/world/effect.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import { worldOf } from '../../kernel/journal/foldHistory.ts'
import { SHEETS_PHASE } from '../../kernel/testing/toySheets.ts'
import { toySeats } from '../../kernel/testing/toyGame.ts'
import { begun, linesOf, valueOf } from '../../kernel/testing/toyTable.ts'
import { ONLOOKER, type Json, type SeatId } from '../../kernel/world/rule.ts'
import { ordersFileText, writeOrdersFile } from '../files/ordersFile.ts'
import { line, refused, SeatsTable, type TestDevice } from '../testing/seatsTable.ts'
import { rehearse } from './rehearsal.ts'

const SEATS = toySeats(16)
/** Who is first in the order of play, and who is last. */
const [FIRST, LAST] = ['seat4', 'blue'] as const

const sheet = (gold: number, wish: string): OrderLine => line('sheet', SHEETS_PHASE, 'sheet', { gold, wish, loud: true })
const letter = (id: string, to: SeatId): OrderLine => line(id, SHEETS_PHASE, 'letters', { act: 'write', to, text: `${id}!` })

/** What a seat sends: a sheet, and two letters or none. */
function sheetOf(seat: SeatId): readonly OrderLine[] {
  const at = SEATS.indexOf(seat)
  const letters = at % 2 === 0 ? [letter('first', LAST), letter('second', FIRST)] : [line('end', SHEETS_PHASE, 'letters', 'done')]
  return [
    sheet(at % 4, `wish of ${seat}`),
    ...(seat === LAST ? [letter('only', 'red')] : seat === FIRST ? [letter('only', 'green')] : letters),
  ]
}

async function crowd(): Promise<SeatsTable> {
  return new SeatsTable({ campaign: begun({ rounds: 2, hens: 2 }, CROWD.rules) }).begin()
}

let salts = 0
/** The lines as an orders file of their seat, in a pack made now. */
async function fileOf({ service }: SeatsTable, seat: SeatId, lines: readonly OrderLine[] = sheetOf(seat)): Promise<string> {
  const pack = valueOf(await service.pack(seat))
  return ordersFileText(writeOrdersFile({ pack, round: 1, lines, salt: (++salts).toString(16).padStart(32, '0') }))
}

async function takeFile({ service }: SeatsTable, text: string): Promise<void> {
  const { lines } = valueOf(await service.orders.propose(text, ''))
  valueOf(
    await service.orders.take(
      text,
      '',
      lines.map(({ id }) => id),
    ),
  )
}

/** Takes the sheets of these seats, in this order. */
async function takeSheets(table: SeatsTable, seats: readonly SeatId[]): Promise<void> {
  for (const seat of seats) await takeFile(table, await fileOf(table, seat))
}

const toSheets = (table: SeatsTable): Promise<void> => table.playTo(FIRST, `sheet@${FIRST}`)

/** Keys of the open questions the game master sees, as far as they are prepared. */
async function preparedNow({ service, session }: SeatsTable): Promise<readonly string[]> {
  const { prepared } = await service.state()
  return (await session.view()).pending.map(questionKey).filter((key) => prepared.includes(key))
}

/** Plays on as the desk does: uses prepared answers until there are none. */
async function press(table: SeatsTable): Promise<void> {
  for (let [next] = await preparedNow(table); next !== undefined; [next] = await preparedNow(table)) {
    valueOf(await table.service.orders.use(null, next))
  }
}

const asked = ({ campaign }: SeatsTable): readonly string[] => campaign.asked.map(({ id }) => id)
const shuffled = (seats: readonly SeatId[], by: number): readonly SeatId[] =>
  seats.map((_, at) => seats[(at * by + 3) % seats.length] ?? '')

describe('sixteen sheets', () => {
  test('come as orders files in any order: one press takes them all, and the campaign is the same, byte for byte', async () => {
    const journals: (readonly string[])[] = []
    for (const by of [1, 5, 11]) {
      const table = await crowd()
      await takeSheets(table, shuffled(SEATS, by))
      await toSheets(table)
      expect((await table.service.state()).prepared).toHaveLength(16)
      await press(table)
      expect(asked(table)[0]).toBe(`1/table/${SHEETS_PHASE + 1}/bid@${FIRST}`)
      journals.push(linesOf(table.campaign))
    }
    expect(journals[1]).toEqual(journals[0])
    expect(journals[2]).toEqual(journals[0])
    const told = (journals[0] ?? []).join('\n')
    for (const seat of SEATS) expect(told).toContain(`wish of ${seat}`)
    expect(told.match(/"line.letter"/g)).toHaveLength(16)
  })

  test('answer the letters that follow in the order of each sheet', async () => {
    const table = await crowd()
    await takeSheets(table, SEATS)
    await toSheets(table)
    await press(table)
    const given = table.campaign.entries.flatMap((entry) =>
      entry.kind === 'answer' && entry.request.endsWith('letters@red') ? [[entry.occurrence ?? 0, entry.answer]] : [],
    )
    expect(given).toEqual([
      [0, { act: 'write', to: LAST, text: 'first!' }],
      [1, { act: 'write', to: FIRST, text: 'second!' }],
    ])
    expect((await table.service.orders.read('red')).round).toBe(2)
  })

  test('of which one is missing are taken but for that one, which is asked for', async () => {
    const table = await crowd()
    await takeSheets(
      table,
      SEATS.filter((seat) => seat !== 'seat9'),
    )
    await toSheets(table)
    await press(table)
    expect(asked(table)).toEqual([`1/table/${SHEETS_PHASE}/sheet@seat9`])
    expect(table.campaign.sealed).toHaveLength(15)
    valueOf(await table.answer({ gold: 1, wish: 'by hand', loud: true }))
    await press(table)
    expect(asked(table)).toEqual([`1/table/${SHEETS_PHASE}/letters@seat9`])
  })

  test('changed after they were ready are taken as changed, once they are ready again', async () => {
    const table = await crowd()
    await takeSheets(table, SEATS)
    await takeFile(table, await fileOf(table, 'seat9', [sheet(2, 'another'), letter('only', 'red')]))
    valueOf(await table.service.orders.save('red', [sheet(0, 'the very last')]))
    valueOf(await table.service.orders.save('green', [sheet(0, 'not said ready')]))
    valueOf(await table.service.orders.setReady('red', true))
    await toSheets(table)
    await press(table)
    expect(asked(table)).toEqual([`1/table/${SHEETS_PHASE}/sheet@green`])
    const answers = table.campaign.sealed.map(({ request, answer }) => [request.seat, answer])
    expect(answers).toContainEqual(['seat9', { gold: 2, wish: 'another', loud: true }])
    expect(answers).toContainEqual(['red', { gold: 0, wish: 'the very last', loud: true }])
  })

  test('can be written until they are asked for, when the own turn is over too, and are locked then', async () => {
    const table = await crowd()
    const { orders } = table.service
    await table.playTo(LAST, 'road')
    expect(await orders.read('red')).toMatchObject({ round: 1, lockedTo: SHEETS_PHASE - 1 })
    valueOf(await orders.save('red', [sheet(1, 'late')]))
    expect(refused(await orders.save('red', [sheet(1, 'late'), line('road', 3, 'road', 'low')]))).toEqual(['lines.1 problem.phaseBegun'])
    valueOf(await orders.setReady('red', true))
    const file = await fileOf(table, 'red')
    await toSheets(table)
    expect(await orders.read('red')).toMatchObject({ round: 1, lockedTo: SHEETS_PHASE, ready: true })
    expect(refused(await orders.save('red', [sheet(2, 'too late')]))).toEqual(['lines.0 problem.phaseBegun'])
    expect(refused(await orders.propose(file, ''))).toEqual(['lines problem.phasesBegun'])
    await press(table)
    expect(table.campaign.sealed.map(({ answer }) => answer)).toEqual([{ gold: 1, wish: 'late', loud: true }])
  })

  test('that were taken are there again when their answer is taken back', async () => {
    const table = await crowd()
    await takeSheets(table, ['red', FIRST])
    await toSheets(table)
    const both = await preparedNow(table)
    await press(table)
    expect([both.length, await preparedNow(table)]).toEqual([2, []])
    expect((await table.service.orders.read('red')).fates).toEqual({ sheet: 'taken' })
    valueOf(await table.session.retract(table.campaign.lastRetractable ?? 0))
    valueOf(await table.session.retract(table.campaign.lastRetractable ?? 0))
    expect(await preparedNow(table)).toEqual(both)
    expect((await table.service.orders.read('red')).fates).toEqual({})
  })

  test('that the rules refuse say why, and the question is asked', async () => {
    const table = await crowd()
    await takeFile(table, await fileOf(table, 'red', [sheet(999, 'much')]))
    await toSheets(table)
    const [key = ''] = await preparedNow(table)
    expect(refused(await table.service.orders.use(null, key))).toEqual(['gold problem.range'])
    expect(await preparedNow(table)).toEqual([])
    expect((await table.service.orders.read('red')).fates).toEqual({ sheet: 'refused' })
    expect(asked(table)).toContain(key)
  })
})

test('a question that not even the game master may read is prepared for its seat alone', async () => {
  const only = (seat: SeatId) => ({ rule: 'TOY-SHEET-1', options: [{ id: 'low', wording: 'option.low' }], see: { only: [seat] } }) as const
  const ruleset: Ruleset<Json> = {
    ...CROWD.rules,
    *setUp() {
      yield* checkpoint({ turn: 0, seat: TABLE_SEAT, phase: 1 })
    },
    *play(world) {
      yield* choose('begin', 'gm', () => ({ rule: 'TOY-SHEET-1', options: [{ id: 'low', wording: 'option.low' }] }))
      yield* checkpoint({ turn: 1, seat: TABLE_SEAT, phase: SHEETS_PHASE })
      yield* collect(['red', 'green'], (seat) => choose('whisper', seat, () => only(seat)))
      yield* checkpoint({ ...world.cursor, phase: SHEETS_PHASE + 1 })
    },
  }
  const table = new SeatsTable({ campaign: begun({}, ruleset) })
  valueOf(await table.service.orders.save('red', [line('name', SHEETS_PHASE, 'whisper', 'low')]))
  valueOf(await table.service.orders.setReady('red', true))
  valueOf(await table.answer('low'))
  expect((await table.service.state()).prepared).toEqual([])
  valueOf(await table.service.orders.use('red'))
  expect(asked(table)).toEqual([`1/table/${SHEETS_PHASE}/whisper@green`])
})

describe('a sheet tried out at home', () => {
  test('is warned of what would be refused, with the limits of its seat', async () => {
    const table = await crowd()
    const { view } = valueOf(await table.service.pack('red'))
    const world = worldOf(momentsOf(view.entries))
    const lines = [sheet(999, 'much'), ...['one', 'two', 'three'].map((id) => letter(id, 'green')), letter('own', 'red')]
    const { questions, warnings, unforeseen } = rehearse(CROWD.rules, world, 'red', lines)
    expect(warnings.map(({ line: id, problem }) => [id, problem.field, problem.wording])).toEqual([
      ['sheet', 'gold', 'problem.range'],
      ['three', 'answer', 'problem.notAsked'],
      ['own', 'answer', 'problem.notAsked'],
    ])
    expect(unforeseen).toEqual([])
    const asks = questions.filter(({ phase }) => phase === SHEETS_PHASE)
    expect(asks.map(({ question, place, request }) => [question, place, request.seat])).toEqual([
      ['sheet', 0, 'red'],
      ['letters', 0, 'red'],
    ])
    expect(asks[0]?.request).toMatchObject({ kind: 'fill', fields: [{ id: 'gold', max: 5 }, {}, {}] })
  })

  test('meets what the own turn before it leaves', async () => {
    const table = await crowd()
    const { view } = valueOf(await table.service.pack('seat5'))
    const world = worldOf(momentsOf(view.entries))
    const gift = line('gift', 5, 'market', { act: 'gift', amount: 5, to: 'green' })
    const { warnings } = rehearse(CROWD.rules, world, 'seat5', [gift, sheet(1, 'poor')])
    expect(warnings.map(({ line: id }) => id)).toEqual(['sheet'])
  })
})

describe('what a sheet says', () => {
  const writer = 'red'
  const others = [...SEATS.filter((seat) => seat !== writer), ONLOOKER]

  /** What the others' devices are sent, as they are sent it, and what each could take home. */
  async function watched(table: SeatsTable): Promise<() => Promise<string>> {
    const devices: TestDevice[] = []
    for (const seat of others) devices.push(await table.device(seat))
    for (const { api } of devices) valueOf(await api.openSeat())
    return async () => {
      const home = await Promise.all(others.map((seat) => table.session.viewOf(seat)))
      return JSON.stringify([devices.map(({ heard }) => heard), home])
    }
  }

  test('and whether there is one reaches nobody else before it is given; what it says nobody before all are in', async () => {
    const seen: { sent: string; sealed: string; open: string }[] = []
    for (const own of [sheetOf(writer), [sheet(3, 'hush'), letter('long', 'seat12')], null]) {
      const table = await crowd()
      const heard = await watched(table)
      if (own !== null) await takeFile(table, await fileOf(table, writer, own))
      await takeSheets(
        table,
        SEATS.filter((seat) => seat !== writer && seat !== 'seat9'),
      )
      await toSheets(table)
      const sent = await heard()
      await press(table)
      const sealed = await heard()
      if (own === null) valueOf(await table.session.answer({}, `1/table/${SHEETS_PHASE}/sheet@${writer}`))
      valueOf(await table.session.answer({}, `1/table/${SHEETS_PHASE}/sheet@seat9`))
      seen.push({ sent, sealed, open: await heard() })
    }
    const [one, other, none] = seen
    expect(other?.sent).toBe(one?.sent)
    expect(none?.sent).toBe(one?.sent)
    expect(other?.sealed).toBe(one?.sealed)
    // Who is in everybody knows, as of an answer by hand.
    expect(none?.sealed).not.toBe(one?.sealed)
    expect(one?.sealed).not.toContain(`wish of ${writer}`)
    expect(one?.open).toContain(`wish of ${writer}`)
    expect(other?.open).toContain('hush')
  })
})
