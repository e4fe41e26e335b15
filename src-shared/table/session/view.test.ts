import { describe, expect, test } from 'vitest'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { TABLE_SEAT, type Cursor, type Effect } from '../../kernel/world/effect.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import { effectsOf, type Entry } from '../../kernel/journal/journal.ts'
import { expectFairView } from '../../kernel/testing/properties.ts'
import { TOY_SEATS } from '../../kernel/testing/toyGame.ts'
import { answerAll, begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { cursorAfter, forGameMaster, seenBy } from './view.ts'

/** Plays the first round; at every market of red these secret acts come before the public ones. */
function played(...secrets: readonly unknown[]): Campaign {
  const campaign = begun({ hens: 4, rounds: 1 })
  answerAll(campaign, '3')
  while (campaign.pending !== null) {
    const { kind, seat, occurrence } = campaign.pending
    if (kind === 'act' && occurrence === 0) answerAll(campaign, ...(seat === 'red' ? secrets : []), 'boast', 'done')
    else answerAll(campaign, kind === 'roll' ? 'app' : kind === 'choose' ? 'low' : {})
  }
  return campaign
}

describe("the game master's view", () => {
  test('is every entry as it is, but for the seed', () => {
    const { entries } = played()
    const view = seenBy(entries, 'gm')
    expect(view[0]).toEqual({ seq: 0, kind: 'setup', effects: (entries[0] as { effects: unknown }).effects })
    expect(view.slice(1)).toEqual(entries.slice(1))
    expect(JSON.stringify(view)).not.toContain('5eed')
  })
})

describe("a player's view", () => {
  const secretly = played({ act: 'bury', amount: 3 }, { act: 'bury', amount: 1 }, 'dig')

  test.each(['green', 'blue'])('of %s is the same whatever red does in secret, and whether or not', (seat) => {
    const nothing = seenBy(played().entries, seat)
    expect(seenBy(secretly.entries, seat)).toEqual(nothing)
    expect(seenBy(played({ act: 'bury', amount: 7 }).entries, seat)).toEqual(nothing)
  })

  test("shows a seat its own secrets, and nobody the game master's", () => {
    const wordings = (seat: string): string[] =>
      seenBy(secretly.entries, seat).flatMap(({ effects = [] }) =>
        effects.map((effect) => ('account' in effect ? effect.account : effect.kind)),
      )
    expect(wordings('red')).toContain('buried')
    expect(wordings('green')).not.toContain('buried')
    for (const seat of TOY_SEATS) expect(JSON.stringify(seenBy(secretly.entries, seat))).not.toContain('line.buried')
    expect(JSON.stringify(seenBy(secretly.entries, 'gm'))).toContain('line.buried')
  })

  test('of the table itself, at which nobody sits, shows what everybody may know and nothing else', () => {
    const view = seenBy(secretly.entries, TABLE_SEAT)
    const shown = view.flatMap(({ effects = [] }) => effects)
    const open = secretly.entries.flatMap(effectsOf).filter((effect) => effect.kind === 'checkpoint' || effect.see === undefined)
    expect(shown).toEqual(open)
    expect(JSON.stringify(view)).not.toMatch(/"hoard"|"buried"|"purse"/)
    expect(seenBy(played().entries, TABLE_SEAT)).toEqual(view)
  })

  test('says to whoever was to roll whether the app or a hand did it, also after a roll was taken back, and to nobody else', () => {
    const campaign = begun({ hens: 10 })
    answerAll(campaign, '3', 'app')
    const madeBy = (seat: string): unknown[] =>
      seenBy(campaign.entries, seat).flatMap(({ thrown }) => (thrown === undefined ? [] : [thrown]))
    expect(campaign.entries.at(-1)).toMatchObject({ request: '1/red/0/eggs' })
    expect([madeBy('red'), madeBy('green')]).toEqual([['app'], []])
    valueOf(campaign.retract(2))
    answerAll(campaign, '9 9 9 9 9 9 9 9 9 9')
    expect([madeBy('red'), madeBy('green')]).toEqual([['app', 'hand'], []])
  })

  test('tells no answers, no dice and no notes, and the title', () => {
    valueOf(secretly.note('mind red'))
    valueOf(secretly.retitle('Winter'))
    const view = seenBy(secretly.entries, 'green')
    expect(view.at(-1)).toEqual({ seq: view.length - 1, kind: 'title', title: 'Winter' })
    expect(view.some((entry) => 'answer' in entry || 'request' in entry || 'text' in entry)).toBe(false)
  })

  test('does not tell where one answer ended and another began, which a question asked in secret would change', () => {
    const setup: Entry = { seq: 0, kind: 'setup', seed: 's', setup: null, effects: [] }
    const line = (wording: string): Effect => ({ kind: 'line', rule: 'TOY-ANY-1', wording })
    const answer = (seq: number, effects: readonly Effect[]): Entry => ({ seq, kind: 'answer', request: 'r', answer: 'x', effects })
    const retraction = (seq: number, from: number): Entry => ({ seq, kind: 'retraction', from, reason: 'r' })
    const once = seenBy([setup, answer(1, [line('a'), line('b')]), answer(2, [line('c')]), retraction(3, 1)], 'green')
    const twice = seenBy([setup, answer(1, [line('a')]), answer(2, [line('b')]), answer(3, [line('c')]), retraction(4, 1)], 'green')
    expect(twice).toEqual(once)
    expect(once).toEqual([
      ...['a', 'b', 'c'].map((wording, at) => ({ seq: at, kind: 'answer', effects: [line(wording)] })),
      { seq: 3, kind: 'retraction', from: 0 },
    ])
  })

  test.each([...TOY_SEATS])('of %s is fair', (seat) => {
    expectFairView(secretly.entries, seat)
  })
})

describe('what is taken back', () => {
  const open = (wording: string): Effect => ({ kind: 'line', rule: 'TOY-ANY-1', wording })
  const secret = (wording: string): Effect => ({ ...open(wording), see: ['red'] }) as Effect
  const at = (turn: number): Effect => ({ kind: 'checkpoint', cursor: { turn, seat: 'red', phase: 0 } })
  const setup: Entry = { seq: 0, kind: 'setup', seed: 's', setup: null, effects: [open('set up'), at(1)] }
  const answer = (seq: number, ...effects: readonly Effect[]): Entry => ({ seq, kind: 'answer', request: 'r', answer: 'x', effects })
  const retraction = (seq: number, from: number): Entry => ({ seq, kind: 'retraction', from, reason: 'wrong hoard' })
  const restart = (seq: number, ...effects: readonly Effect[]): Entry => ({ seq, kind: 'restart', reason: 'r', effects })
  const title = (seq: number): Entry => ({ seq, kind: 'title', title: 'T' })

  test('is told under the numbers the seat knows, without the reason', () => {
    const entries = [setup, answer(1, secret('a')), answer(2, secret('b')), answer(3, open('c')), answer(4, open('d')), retraction(5, 2)]
    expect(seenBy(entries, 'green')).toEqual([
      { seq: 0, kind: 'setup', effects: [open('set up'), at(1)] },
      { seq: 1, kind: 'answer', effects: [open('c')] },
      { seq: 2, kind: 'answer', effects: [open('d')] },
      { seq: 3, kind: 'retraction', from: 1 },
    ])
  })

  test.each([
    ['only secrets', [setup, answer(1, secret('a')), retraction(2, 1)]],
    ['only secrets, with a new title behind them', [setup, answer(1, secret('a')), title(2), retraction(3, 1)]],
    [
      'secrets where the open part was taken back before',
      [setup, answer(1, secret('a')), answer(2, open('b')), retraction(3, 2), retraction(4, 1)],
    ],
  ] as [string, Entry[]][])('is not told where it was %s', (_, entries) => {
    expect(seenBy(entries, 'green').filter(({ kind }) => kind === 'retraction').length).toBe(entries.length === 5 ? 1 : 0)
    expect(seenBy(entries, 'green').at(-1)?.seq).toBe(seenBy(entries, 'green').length - 1)
  })

  test('by a restart is told, and voids what the seat has seen of it', () => {
    const entries = [setup, answer(1, at(2), open('opening')), answer(2, open('c')), restart(3, secret('anew')), answer(4, open('d'))]
    const view = seenBy(entries, 'green')
    expect(view[4]).toEqual({ seq: 4, kind: 'restart', effects: [] })
    const standing = momentsOf(view).flatMap(({ effects, voidedBy }) => (voidedBy === null ? effects.map(({ effect }) => effect) : []))
    expect(standing).toEqual([open('set up'), at(1), at(2), open('d')])
  })
})

test.each([
  ['no entry', [], null],
  ['none that moves play', [{ kind: 'answer', effects: [] }, { kind: 'note' }], null],
  [
    'the newest that does',
    [
      { kind: 'answer', effects: [{ kind: 'checkpoint', cursor: { turn: 1, seat: 'red', phase: 2 } }] },
      { kind: 'answer', effects: [] },
    ],
    1,
  ],
] as [string, { kind: string; effects?: readonly Effect[] }[], number | null][])('where play stands after %s', (_, entries, turn) => {
  const cursor: Cursor | null = cursorAfter(entries)
  expect(cursor?.turn ?? null).toBe(turn)
})

test('the reason for what the game master set is read by whoever sees all that was set', () => {
  const campaign = begun({ hens: 4 })
  const [buried, gold] = [
    { owner: 'red', account: 'buried', to: 3 },
    { owner: 'red', account: 'gold', to: 9 },
  ]
  valueOf(campaign.correct([gold], 'miscounted'))
  valueOf(
    campaign.correct(
      [buried, gold].map((change) => ({ ...change, to: change.to + 1 })),
      'red had forgotten a hoard',
    ),
  )
  valueOf(campaign.correct([buried], 'a coin too many'))
  const corrections = (seat: string): unknown[] => seenBy(campaign.entries, seat).filter(({ kind }) => kind === 'correction')
  const set = (account: string): object => expect.objectContaining({ account }) as object
  expect(corrections('red')).toMatchObject([
    { reason: 'miscounted' },
    { reason: 'red had forgotten a hoard', effects: expect.arrayContaining([set('buried'), set('gold')]) as unknown },
    { reason: 'a coin too many' },
  ])
  const [first, second, ...others] = corrections('green') as { reason?: string; effects: { account?: string }[] }[]
  expect(first?.reason).toBe('miscounted')
  expect(second).not.toHaveProperty('reason')
  expect(second?.effects.flatMap(({ account }) => account ?? [])).toEqual(['gold'])
  expect(JSON.stringify(others)).not.toContain('coin')
})

test('what followed in secret from an open correction does not keep its reason back', () => {
  const [gold, buried] = [
    { kind: 'posting', rule: 'TABLE-GM-1', owner: 'red', account: 'gold', delta: 2 },
    { kind: 'posting', rule: 'TABLE-GM-1', owner: 'red', account: 'buried', delta: -1, see: ['red'] },
  ] as const satisfies readonly Effect[]
  const correction = (...effects: readonly Effect[]): Entry => ({
    seq: 1,
    kind: 'correction',
    changes: [{ owner: 'red', account: 'gold', to: 2 }],
    reason: 'miscounted',
    effects,
  })
  const setup: Entry = { seq: 0, kind: 'setup', seed: '5eed', setup: {}, effects: [] }
  expect(seenBy([setup, correction(gold, buried)], 'green')).toEqual(seenBy([setup, correction(gold)], 'green'))
  expect(seenBy([setup, correction(gold, buried)], 'green').at(-1)).toMatchObject({ reason: 'miscounted', effects: [gold] })
})

test('house rules decided anew are known to every seat, with the reason', () => {
  const campaign = begun({ hens: 4 })
  valueOf(campaign.decide({ layOn: 70, fair: false }, 'more eggs'))
  for (const seat of TOY_SEATS) {
    expect(seenBy(campaign.entries, seat).at(-1)).toMatchObject({
      kind: 'ruling',
      decided: { layOn: 70, fair: false },
      reason: 'more eggs',
      effects: [{ kind: 'record', collection: 'house' }, { kind: 'line' }],
    })
  }
})

test('an entry that is no set-up is shown to the game master as it is', () => {
  const entry: Entry = { seq: 1, kind: 'note', text: 'x' }
  expect(forGameMaster(entry)).toBe(entry)
})

describe('records and the place of play set by hand', () => {
  const hoard = { collection: 'hoard', id: 'red', to: { owner: 'red', amount: 3 } }
  const back = { cursor: { turn: 1, seat: 'red', phase: 0 } }

  function corrected(...changes: Parameters<Campaign['correct']>[0][]): Campaign {
    const campaign = begun({ hens: 4, rounds: 1 })
    answerAll(campaign, '3', 'app')
    for (const each of changes) valueOf(campaign.correct(each, 'why'))
    return campaign
  }

  test('a secret record is told to its owner, and to others there is nothing', () => {
    const [secretly, plainly] = [corrected([hoard]).entries, corrected().entries]
    expect(seenBy(secretly, 'green')).toEqual(seenBy(plainly, 'green'))
    expect(seenBy(secretly, 'red').at(-1)).toMatchObject({ kind: 'correction', reason: 'why', effects: [{ kind: 'record', id: 'red' }] })
  })

  test('that play was moved everybody is told with the reason, and what the rules did then apart from it', () => {
    for (const seat of TOY_SEATS) {
      const seen = seenBy(corrected([back]).entries, seat)
      const at = seen.findIndex(({ kind }) => kind === 'correction')
      expect(seen[at]).toMatchObject({ reason: 'why', effects: [{ kind: 'checkpoint', cursor: back.cursor }] })
      expect(seen.slice(at + 1).every(({ kind }) => kind === 'answer')).toBe(true)
    }
  })

  test('of a move together with a secret the others read no reason', () => {
    const { entries } = corrected([hoard, back])
    const [green] = seenBy(entries, 'green').filter(({ kind }) => kind === 'correction')
    expect(green).toMatchObject({ effects: [{ kind: 'checkpoint' }] })
    expect(green).not.toHaveProperty('reason')
    for (const seat of TOY_SEATS) expectFairView(entries, seat)
  })
})
