import { describe, expect, test } from 'vitest'
import { LONGEST_ANSWER, MOST_LINES } from '../../contract/orders.ts'
import type { Outcome } from '../../kernel/problem.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { SeatsTable, line, refused } from '../testing/seatsTable.ts'

const ROAD = line('road', 3, 'road', 'high')
const STALL = line('stall', 4, 'stall', { sell: 0, buy: 1 })
const BOAST = line('boast', 5, 'market', { act: 'boast' })
const BURY = line('bury', 5, 'market', { act: 'bury', amount: 2 })
const TOO_MUCH = line('much', 5, 'market', { act: 'bury', amount: 99 })

async function atTable(): Promise<SeatsTable> {
  return new SeatsTable().begin()
}

describe('orders', () => {
  test('are kept for the turn in play or the next one, and survive a new start', async () => {
    const table = await atTable()
    expect(await table.service.orders.read('green')).toEqual({ round: 1, lines: [], ready: false, lockedTo: 0, fates: {} })
    const saved = valueOf(await table.service.orders.save('green', [ROAD, BOAST]))
    expect(saved).toEqual({ round: 1, lines: [ROAD, BOAST], ready: false, lockedTo: 0, fates: {} })
    expect(await table.reopened().orders.read('green')).toEqual(saved)
    expect((await table.service.orders.read('red')).lines).toEqual([])
  })

  test('said ready are no longer so after an edit', async () => {
    const { service } = await atTable()
    valueOf(await service.orders.save('green', [ROAD]))
    valueOf(await service.orders.setReady('green', true))
    expect((await service.orders.read('green')).ready).toBe(true)
    expect(valueOf(await service.orders.save('green', [ROAD])).ready).toBe(false)
    valueOf(await service.orders.setReady('green', true))
    valueOf(await service.orders.setReady('green', false))
    expect((await service.orders.read('green')).ready).toBe(false)
  })

  test('said ready tell what would not be taken as things stand, and are ready all the same', async () => {
    const { service } = await atTable()
    valueOf(await service.orders.save('green', [ROAD, TOO_MUCH]))
    const warnings = valueOf(await service.orders.setReady('green', true))
    expect(warnings).toMatchObject([{ line: 'much', problem: { field: 'amount', wording: 'problem.range' } }])
    expect((await service.orders.read('green')).ready).toBe(true)
  })

  test('said ready with a text that nobody can see tell that it would not be taken', async () => {
    const { service } = await atTable()
    valueOf(await service.orders.save('green', [line('sign', 4, 'stall', { sell: 0, buy: 0, sign: '\u200b\u2060' })]))
    const warnings = valueOf(await service.orders.setReady('green', true))
    expect(warnings).toMatchObject([{ line: 'sign', problem: { field: 'sign', wording: 'problem.unseen' } }])
  })

  test.each([
    ['lines problem.tooMany', Array.from({ length: MOST_LINES + 1 }, (_, at) => line(`l${at}`, 3, 'road', 'low'))],
    ['lines.0.phase problem.phase', [line('a', 1, 'weather', 'x')]],
    ['lines.1.id problem.sameLine', [ROAD, { ...BOAST, id: 'road' }]],
    ['lines.0.id problem.missing', [{ ...ROAD, id: '' }]],
    ['lines.0.id problem.length', [{ ...ROAD, id: 'x'.repeat(101) }]],
    ['lines.0.id problem.pattern', [{ ...ROAD, id: '__proto__' }]],
    ['lines.0.question problem.missing', [{ ...ROAD, question: '' }]],
    ['lines.0.answer problem.length', [{ ...ROAD, answer: 'x'.repeat(LONGEST_ANSWER) }]],
    ['lines.0.answer.amount problem.type', [line('a', 5, 'market', { act: 'bury', amount: null as never })]],
    ['lines.0.answer.__proto__ problem.type', [line('a', 5, 'market', JSON.parse('{"__proto__":1}') as never)]],
  ])('are refused with %s', async (problem, lines) => {
    const { service } = await atTable()
    expect(refused(await service.orders.save('green', lines))).toEqual([problem])
    expect((await service.orders.read('green')).lines).toEqual([])
  })

  test('of phases that have begun stand as they are; later ones can change', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [ROAD, STALL, BOAST]))
    await table.playTo('red', 'stall')
    const { orders } = table.service
    expect((await orders.read('red')).lockedTo).toBe(4)
    expect(refused(await orders.save('red', [ROAD, { ...STALL, answer: { buy: 0 } }, BOAST]))).toEqual(['lines.1 problem.phaseBegun'])
    expect(refused(await orders.save('red', [STALL, BOAST]))).toEqual(['lines.0 problem.phaseBegun'])
    expect(refused(await orders.save('red', [ROAD]))).toEqual(['lines problem.phaseBegun'])
    expect(refused(await orders.save('red', [ROAD, STALL, { ...STALL, id: 'more' }]))).toEqual(['lines.2 problem.phaseBegun'])
    expect(valueOf(await orders.save('red', [ROAD, STALL, BURY])).lines).toEqual([ROAD, STALL, BURY])
  })

  test('begin empty after the turn, and are there again when it is taken back', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BOAST]))
    await table.playTo('red', 'market')
    valueOf(await table.answer('done'))
    const { orders } = table.service
    expect(await orders.read('red')).toEqual({ round: 2, lines: [], ready: false, lockedTo: 0, fates: {} })
    valueOf(await orders.save('red', [ROAD]))
    valueOf(await table.session.retract(table.campaign.lastRetractable ?? 0))
    expect(await orders.read('red')).toMatchObject({ round: 1, lines: [BOAST], lockedTo: 5 })
    valueOf(await table.answer('done'))
    expect((await orders.read('red')).lines).toEqual([ROAD])
  })

  test('of a table that cannot be written to are refused, with the reason', async () => {
    const { service } = new SeatsTable({ readOnly: 'It is open elsewhere.' })
    expect(refused(await service.orders.save('red', []))).toEqual(['campaign problem.readOnly'])
    expect((await service.orders.read('red')).lines).toEqual([])
  })

  test('that could not be stored are not taken', async () => {
    const table = await atTable()
    table.beforeWrite = () => {
      throw new Error('full')
    }
    await expect(table.service.orders.save('green', [ROAD])).rejects.toThrow('full')
    expect((await table.service.orders.read('green')).lines).toEqual([])
  })
})

describe('using orders', () => {
  const answers = ({ campaign }: SeatsTable): unknown[] =>
    campaign.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.answer] : []))

  test('ends the tick of readiness with the last line that is used', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [ROAD, STALL]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'road')
    const isReady = async () => (await table.service.state()).seats.find(({ seat }) => seat === 'red')?.ready
    expect(await isReady()).toBe(true)
    valueOf(await table.service.orders.use(null))
    expect(await isReady()).toBe(true)
    valueOf(await table.service.orders.use(null))
    expect(await isReady()).toBe(false)
  })

  test('gives one line for a choice or a sheet', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [ROAD, STALL]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'road')
    expect((await table.service.state()).prepared).toEqual(['1/red/3/road'])
    valueOf(await table.service.orders.use(null))
    expect(answers(table).at(-1)).toBe('high')
    valueOf(await table.service.orders.use(null))
    expect(answers(table).at(-1)).toMatchObject({ buy: 1 })
    expect((await table.service.orders.read('red')).fates).toEqual({ road: 'taken', stall: 'taken' })
    expect(refused(await table.service.orders.use(null))).toEqual(['request problem.notPrepared'])
  })

  test('answers no other question than the one that was seen', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [ROAD, STALL]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'road')
    const seen = questionKey(table.campaign.pending ?? { id: '', occurrence: 0 })
    const given = answers(table).length
    const twice = await Promise.all([table.service.orders.use('red', seen), table.service.orders.use(null, seen)])
    expect(twice.map(({ ok }) => ok)).toEqual([true, false])
    expect(twice.flatMap(refused)).toEqual(['request problem.stale'])
    expect(answers(table)).toHaveLength(given + 1)
  })

  test('gives act after act, then done', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BURY, BOAST]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    valueOf(await table.service.orders.use(null))
    expect(answers(table).slice(-3)).toEqual([{ act: 'bury', amount: 2 }, { act: 'boast' }, { act: 'done' }])
    expect(table.campaign.world.cursor.seat).toBe('green')
  })

  test('stops at what is refused and says why; used again, it goes on behind it', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BURY, TOO_MUCH, BOAST]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    expect(refused(await table.service.orders.use(null))).toEqual(['amount problem.range'])
    expect((await table.service.orders.read('red')).fates).toEqual({ bury: 'taken', much: 'refused' })
    expect((await table.service.state()).prepared).toEqual(['1/red/5/market#1'])
    valueOf(await table.service.orders.use(null))
    expect(answers(table).slice(-3)).toEqual([{ act: 'bury', amount: 2 }, { act: 'boast' }, { act: 'done' }])
  })

  test('forgets the fate of lines whose answers were taken back', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BURY, TOO_MUCH]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    await table.service.orders.use(null)
    valueOf(await table.session.retract(table.campaign.lastRetractable ?? 0))
    expect((await table.service.orders.read('red')).fates).toEqual({})
    await table.service.orders.use(null)
    expect((await table.service.orders.read('red')).fates).toEqual({ bury: 'taken', much: 'refused' })
  })

  test('gives no line twice, whatever its id: orders kept by an older version could be named after what objects inherit', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [{ ...BOAST, id: 'ID' }]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    table.kept = (table.kept ?? '').replace('"ID"', '"constructor"')
    table.reopened()
    valueOf(await table.service.orders.use(null))
    expect(answers(table).slice(-2)).toEqual([{ act: 'boast' }, { act: 'done' }])
  })

  test('gives nothing that could not be marked as given first', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BURY, BOAST]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    const before = table.campaign.entries.length
    table.beforeWrite = () => {
      if (table.campaign.entries.length > before) throw new Error('full')
    }
    await expect(table.service.orders.use(null)).rejects.toThrow('full')
    expect(answers(table).at(-1)).toEqual({ act: 'bury', amount: 2 })
    table.beforeWrite = () => undefined
    table.reopened()
    expect((await table.service.orders.read('red')).fates).toEqual({ bury: 'taken' })
    valueOf(await table.service.orders.use(null))
    expect(answers(table).slice(-3)).toEqual([{ act: 'bury', amount: 2 }, { act: 'boast' }, { act: 'done' }])
  })

  test('does not take a full disk for a refusal of the rules', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BOAST]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    table.beforeAppend = () => Promise.reject(new Error('full'))
    expect(refused(await table.service.orders.use(null))).toEqual(['campaign problem.notSaved'])
    expect((await table.service.orders.read('red')).fates).toEqual({})
    table.beforeAppend = () => Promise.resolve()
    valueOf(await table.service.orders.use(null))
    expect(answers(table).slice(-2)).toEqual([{ act: 'boast' }, { act: 'done' }])
  })

  test('knows which entry gave a line where a note came in between: taken back with that entry, it is to be given again', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BOAST, TOO_MUCH]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    const notes: Promise<Outcome<unknown>>[] = []
    // The note is sent while the line is being marked as used.
    table.beforeWrite = () => {
      if (notes.length === 0) notes.push(table.session.note('Somebody is at the door.'))
    }
    expect(refused(await table.service.orders.use(null))).toEqual(['amount problem.range'])
    expect(await Promise.all(notes)).toMatchObject([{ ok: true }])
    expect(table.campaign.entries.slice(-2)).toMatchObject([{ kind: 'note' }, { kind: 'answer', answer: { act: 'boast' } }])
    expect((await table.service.orders.read('red')).fates).toMatchObject({ boast: 'taken' })
    valueOf(await table.session.retract(table.campaign.entries.length - 1))
    expect((await table.service.orders.read('red')).fates).not.toHaveProperty('boast')
  })

  test('does not count a line as given by an entry that says something else: the campaign may be older than its seats', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [BURY, BOAST]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    const next = table.campaign.entries.length
    const fates = { bury: { fate: 'taken', entry: next }, boast: { fate: 'taken', entry: next } }
    table.kept = (table.kept ?? '').replace('"fates":{}', `"fates":${JSON.stringify(fates)}`)
    table.reopened()
    expect((await table.service.orders.read('red')).fates).toEqual({})
    valueOf(await table.answer({ act: 'bury', amount: 2 }))
    expect((await table.service.orders.read('red')).fates).toEqual({ bury: 'taken' })
  })

  test('ends acts by itself only where some were prepared', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [ROAD]))
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('red', 'market')
    expect((await table.service.state()).prepared).toEqual([])
    expect(refused(await table.service.orders.use(null))).toEqual(['request problem.notPrepared'])
  })

  test('is refused where nobody said ready, nothing is asked of the seat, or dice are wanted', async () => {
    const table = await atTable()
    valueOf(await table.service.orders.save('red', [ROAD]))
    await table.playTo('red', 'road')
    expect(refused(await table.service.orders.use(null))).toEqual(['request problem.notReady'])
    expect(refused(await table.service.orders.use('green'))).toEqual(['request problem.notYours'])
    valueOf(await table.service.orders.setReady('red', true))
    await table.playTo('green', 'eggs')
    expect(refused(await table.service.orders.use('green'))).toEqual(['request problem.notReady'])
  })
})
