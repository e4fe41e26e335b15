import { describe, expect, test } from 'vitest'
import { act, checkpoint, choose, collect, type Procedure } from '../../kernel/engine/procedure.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import { TOY_SEATS, toyGame } from '../../kernel/testing/toyGame.ts'
import { begun, reopened, valueOf } from '../../kernel/testing/toyTable.ts'
import type { Json } from '../../kernel/world/rule.ts'
import { readSeatsFile } from '../seatsFile/seatsFile.ts'
import { line, PREPARED_TOY, refused, SeatsTable } from '../testing/seatsTable.ts'

const ROAD = line('road', 3, 'road', 'high')
const LOW = line('low', 3, 'road', 'low')
const BOAST = line('boast', 3, 'market', { act: 'boast' })

/** A table at which red is asked this in phase 3 of round 1, ready with these lines. */
async function asking(play: () => Procedure, lines: readonly ReturnType<typeof line>[]): Promise<SeatsTable> {
  const ruleset: Ruleset<Json> = {
    ...PREPARED_TOY,
    *setUp() {
      yield* checkpoint({ turn: 1, seat: 'red', phase: 3 })
    },
    play,
  }
  const table = new SeatsTable({ campaign: begun({}, ruleset) })
  // The phase has begun: its lines were written before.
  table.kept = JSON.stringify({
    ...{ format: 'lineage-seats', version: 1, campaign: table.session.campaignId, pins: {}, devices: [], signingKeys: {} },
    ...{ sealingKey: null, taken: [], orders: { red: [{ round: 1, lines, ready: true, fates: {} }] } },
  })
  table.reopened()
  return table
}

const options = ['low', 'high'].map((id) => ({ id, wording: `option.${id}` }))
const road = (seat = 'red') => choose('road', seat, () => ({ rule: 'TOY-ROAD-1', options }))
const acts = ['boast', 'done'].map((id) => ({ id, rule: 'TOY-ACT-1', wording: `act.${id}`, fields: [] }) as const)

/** Boasts until it is done. */
function* market(): Procedure {
  for (;;) {
    const chosen = yield* act('market', 'red', () => ({ rule: 'TOY-ACT-1', acts }))
    if (chosen === null || chosen.act === 'done') return
  }
}

const answers = ({ campaign }: SeatsTable): unknown[] =>
  campaign.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.answer] : []))

describe('used once', () => {
  test('orders answer one of two choices, though a line is left for the other', async () => {
    const table = await asking(
      function* () {
        yield* road()
        yield* road()
      },
      [ROAD, LOW],
    )
    valueOf(await table.service.orders.use(null))
    expect(answers(table)).toEqual(['high'])
    valueOf(await table.service.orders.use(null))
    expect(answers(table)).toEqual(['high', 'low'])
  })

  test.each<[string, readonly ReturnType<typeof line>[], readonly unknown[]]>([
    ['by themselves', [BOAST], [{ act: 'boast' }, { act: 'done' }]],
    ['by a line', [line('end', 3, 'market', 'done'), BOAST], [{ act: 'done' }]],
    ['by a line with the act as a field', [line('end', 3, 'market', { act: 'done' }), BOAST], [{ act: 'done' }]],
  ])('orders that end the acts %s leave the next booklet of that name alone', async (_, lines, given) => {
    const table = await asking(function* () {
      yield* market()
      yield* market()
    }, lines)
    valueOf(await table.service.orders.use(null))
    expect(answers(table)).toEqual(given)
    expect(table.campaign.pending?.kind).toBe('act')
  })

  test('acts go on through no other question of the phase', async () => {
    const table = await asking(
      function* () {
        yield* act('market', 'red', () => ({ rule: 'TOY-ACT-1', acts }))
        yield* act('stall', 'red', () => ({ rule: 'TOY-ACT-1', acts }))
      },
      [BOAST, line('sell', 3, 'stall', { act: 'boast' })],
    )
    valueOf(await table.service.orders.use('red'))
    expect(answers(table)).toEqual([{ act: 'boast' }])
  })

  test('of several that are asked at once the one that was seen is meant', async () => {
    const table = await asking(
      function* () {
        yield* collect(TOY_SEATS, road)
      },
      [ROAD],
    )
    const [red, green] = table.session.asked
    if (red === undefined || green === undefined) throw new Error('two are asked')
    const other = await table.service.orders.use(null, questionKey(green))
    expect(refused(other)).toEqual(['request problem.notReady'])
    expect(other).toMatchObject({ problems: [{ figures: { seat: 'green' } }] })
    expect(refused(await table.service.orders.use('green'))).toEqual(['request problem.notReady'])
    valueOf(await table.service.orders.use(null, questionKey(red)))
    expect(table.session.asked.map(({ seat }) => seat)).toEqual(['green', 'blue'])
  })

  test('where nothing is asked that is said, and whose question it is where it is another’s', async () => {
    const table = await asking(function* () {
      // The game is over at once.
    }, [])
    expect(refused(await table.service.orders.use(null))).toEqual(['request problem.nothingPending'])
    expect(refused(await table.service.orders.use('red'))).toEqual(['request problem.notYours'])
    expect((await table.service.state()).prepared).toEqual([])
  })

  test('a question that was not seen is named beside the one that was', async () => {
    const table = await asking(() => road() as Procedure<never>, [ROAD])
    const stale = await table.service.orders.use(null, '1/red/2/road')
    expect(stale).toMatchObject({ problems: [{ wording: 'problem.stale', figures: { value: '1/red/2/road', pending: '1/red/3/road' } }] })
    expect(answers(table)).toEqual([])
  })
})

describe('a seat without a turn ahead', () => {
  test('once the game is over it has no orders, and can write none', async () => {
    const table = await asking(
      function* () {
        // The game is over at once.
      },
      [ROAD],
    )
    const { orders } = table.service
    expect(await orders.read('red')).toMatchObject({ round: 1, lockedTo: 0 })
    for (const outcome of [await orders.save('red', []), await orders.setReady('red', true)])
      expect(outcome).toMatchObject({ ok: false, problems: [{ field: 'seat', wording: 'problem.noTurnAhead', figures: { seat: 'red' } }] })
  })

  test('of a time at which the game went on it still has', async () => {
    const table = await new SeatsTable({ campaign: begun({ rounds: 1 }, PREPARED_TOY) }).begin()
    valueOf(await table.service.orders.save('green', [ROAD]))
    const { cursor } = table.session.world
    await expect(table.playTo('green', 'nothing')).rejects.toThrow('never asked')
    const kept = readSeatsFile(table.kept ?? '', table.session.campaignId)
    expect(table.service.orders.of('green', kept, { cursor, over: false })).toMatchObject({ round: 1, lockedTo: 0, lines: [ROAD] })
    expect(table.service.orders.of('green', kept, { cursor, over: true })).toMatchObject({ round: 1, lockedTo: 0 })
  })

  test('is any seat where the rules disagree with the record and fail on its world; a fault of rules that agree is no secret', async () => {
    const torn = (isTorn: () => boolean): Ruleset<Json> => ({
      ...PREPARED_TOY,
      seats: (world) => {
        if (isTorn()) throw new Error('no such seat')
        return PREPARED_TOY.seats(world)
      },
    })
    const campaign = begun({}, PREPARED_TOY)
    valueOf(campaign.answer('3'))
    let isTorn = false
    const agreeing = new SeatsTable({
      campaign: reopened(
        campaign,
        torn(() => isTorn),
      ),
    })
    isTorn = true
    await expect(agreeing.service.orders.read('red')).rejects.toThrow('no such seat')
    isTorn = false
    const other = reopened(campaign, { ...torn(() => isTorn), play: toyGame({ wages: 9 }).play })
    expect(other.disagreement).not.toBeNull()
    const disagreeing = new SeatsTable({ campaign: other })
    isTorn = true
    expect(await disagreeing.service.orders.read('red')).toMatchObject({ lockedTo: 0 })
  })
})

test('a game in which nothing can be prepared takes no line', async () => {
  const table = await new SeatsTable({ campaign: begun() }).begin()
  const saved = await table.service.orders.save('green', [ROAD])
  expect(saved).toMatchObject({ ok: false, problems: [{ field: 'lines.0.phase', figures: { options: 'none' } }] })
})

test('ready without a line, or not ready, is warned of nothing', async () => {
  const { service } = await new SeatsTable().begin()
  expect(valueOf(await service.orders.setReady('green', true))).toEqual([])
  valueOf(await service.orders.save('green', [line('much', 5, 'market', { act: 'bury', amount: 99 })]))
  expect(valueOf(await service.orders.setReady('green', false))).toEqual([])
})
