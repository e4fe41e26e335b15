import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableUpdate } from '../../contract/workbenchApi.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { problemsOf } from '../../kernel/testing/atMarket.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import { answerAll, begun, linesOf, valueOf } from '../../kernel/testing/toyTable.ts'
import { TableSession } from './session.ts'
import { seenBy } from './view.ts'

const FEAST = toyGame({ feast: true, fair: false })

/** Returns a campaign at the first question with that wording; everything before it gets the same answers. */
function at(wording: string): Campaign {
  const campaign = begun({ hens: 0, rounds: 2 }, FEAST)
  while (campaign.pending !== null && campaign.pending.wording !== wording) {
    const { kind } = campaign.pending
    answerAll(campaign, kind === 'roll' ? 'app' : kind === 'act' ? 'done' : kind === 'choose' ? 'red' : {})
  }
  return campaign
}

interface Sat {
  readonly session: TableSession
  readonly campaign: Campaign
  /** Updates sent to a seat, as JSON, in order. */
  readonly sent: (seat: string) => readonly string[]
}

function sat(campaign: Campaign): Sat {
  const lines = linesOf(campaign)
  const session = new TableSession({
    table: 'toy',
    campaign,
    torn: 0,
    digest: digestText,
    readOnly: null,
    store: { append: (line) => Promise.resolve(void lines.push(line)), close: () => Promise.resolve() },
    reread: () => Promise.resolve({ headerLine: campaign.headerLine, lines, torn: 0 }),
  })
  const sent = new Map<string, string[]>()
  for (const seat of ['red', 'green', 'blue', 'table']) {
    sent.set(seat, [])
    session.listenAs(seat, (update: TableUpdate) => sent.get(seat)?.push(JSON.stringify(update)))
  }
  return { session, campaign, sent: (seat) => sent.get(seat) ?? [] }
}

const key = (name: string, seat: string): string => `1/table/0/${name}@${seat}`
const bid = (amount: number, word = ''): unknown => ({ bid: amount, word })

describe('what one seat has sealed', () => {
  test('stays with its owner, who may change it; others learn who is in', async () => {
    const { session } = sat(at('fill.bid'))
    expect(problemsOf(await session.answerAs('red', bid(1), key('bid', 'green')))).toEqual(['request problem.notYours'])
    valueOf(await session.answerAs('red', bid(1, 'hush'), key('bid', 'red')))
    const [own, other] = [await session.viewOf('red'), await session.viewOf('green')]
    expect(own).toMatchObject({ pending: [], sealed: [{ request: { seat: 'red' }, answer: { bid: 1, word: 'hush' } }] })
    expect(other).toMatchObject({ pending: [{ seat: 'green' }], sealed: [] })
    expect(other.parties).toEqual(own.parties)
    expect(other.parties.filter((party) => party.in)).toEqual([{ seat: 'red', in: true }])
    expect(JSON.stringify(other)).not.toContain('hush')
    valueOf(await session.answerAs('red', bid(2, 'louder'), key('bid', 'red')))
    expect((await session.viewOf('red')).sealed).toMatchObject([{ answer: { bid: 2, word: 'louder' } }])
    expect((await session.view()).pending.map(({ seat }) => seat)).not.toContain('red')
  })

  test('by the game master for somebody away says so in the entry', async () => {
    const { session, campaign } = sat(at('fill.bid'))
    valueOf(await session.answer(bid(0), key('bid', 'blue')))
    expect(campaign.entries.at(-1)).toMatchObject({ kind: 'answer', by: 'gm' })
    valueOf(await session.answerAs('red', bid(0), key('bid', 'red')))
    expect(campaign.entries.at(-1)).not.toHaveProperty('by')
  })

  test('and changed shows with nobody else, in no message, byte or number, until all are in', async () => {
    const word = fc.string({ maxLength: 40 })
    const sealing = fc.record({ bid: fc.nat(3), word })
    await fc.assert(
      fc.asyncProperty(sealing, fc.array(sealing, { minLength: 1, maxLength: 4 }), async (one, others) => {
        const [left, right] = [sat(at('fill.bid')), sat(at('fill.bid'))]
        valueOf(await left.session.answerAs('red', one, key('bid', 'red')))
        for (const other of others) valueOf(await right.session.answerAs('red', other, key('bid', 'red')))
        for (const { session } of [left, right]) valueOf(await session.answerAs('green', bid(1), key('bid', 'green')))
        for (const seat of ['green', 'blue', 'table']) {
          expect(right.sent(seat)).toEqual(left.sent(seat))
          expect(JSON.stringify(await right.session.viewOf(seat))).toBe(JSON.stringify(await left.session.viewOf(seat)))
        }
      }),
      { numRuns: 30, seed: 1 },
    )
  })

  test('is a difference that is found once all are in', async () => {
    const tables = [sat(at('fill.bid')), sat(at('fill.bid'))]
    for (const [amount, { session }] of tables.entries())
      for (const seat of ['red', 'green', 'blue']) valueOf(await session.answerAs(seat, bid(amount), key('bid', seat)))
    expect(tables[0]?.sent('blue')).not.toEqual(tables[1]?.sent('blue'))
  })
})

describe('what not even the game master may read', () => {
  test('is neither in the questions nor in the answers nor in the effects of the view of anybody else', async () => {
    const { session, campaign } = sat(at('choose.whisper'))
    const before = await session.view()
    expect([before.pending, before.parties.length, before.waitsFor?.toSorted()]).toEqual([[], 3, ['blue', 'green', 'red']])
    expect((await session.viewOf('red')).waitsFor).toBeUndefined()
    for (const seat of ['red', 'green', 'blue']) valueOf(await session.answerAs(seat, 'blue', key('whisper', seat)))
    expect(campaign.entries.at(-3)).toMatchObject({ answer: 'blue', see: { only: ['red'] } })
    const view = await session.view()
    expect(JSON.stringify(view)).not.toContain('line.whisper')
    expect(view.entries.filter(({ request }) => request?.includes('whisper')).map((entry) => 'answer' in entry)).toEqual([
      false,
      false,
      false,
    ])
    expect(JSON.stringify(await session.viewOf('red'))).toContain('line.whisper')
    expect(JSON.stringify(seenBy(campaign.entries, 'table'))).not.toContain('line.whisper')
  })
})

test('the table sees what everybody may see, and is asked nothing', async () => {
  const { session, campaign } = sat(at('fill.bid'))
  const { entries, pending, seat } = await session.viewOf('table')
  expect([pending, seat]).toEqual([[], 'table'])
  const effects = entries.flatMap((entry) => entry.effects ?? [])
  expect(effects.some((effect) => effect.kind === 'posting' && effect.account === 'gold')).toBe(true)
  expect(effects.every((effect) => effect.kind === 'checkpoint' || effect.see === undefined || effect.see === 'all')).toBe(true)
  expect(entries).toEqual(seenBy(campaign.entries, 'table'))
})
