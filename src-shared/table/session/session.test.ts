import { plainMessage } from '../../kernel/message.ts'
import { describe, expect, test } from 'vitest'
import { StoreError } from '../../contract/journalStore.ts'
import type { TableUpdate } from '../../contract/workbenchApi.ts'
import { Campaign } from '../../kernel/engine/campaign.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { toyGame } from '../../kernel/testing/toyGame.ts'
import type { Outcome } from '../../kernel/problem.ts'
import { SEED, answerAll, begun, everythingOf, linesOf, valueOf } from '../../kernel/testing/toyTable.ts'
import { TableSession } from './session.ts'
import { answer, seated, type Seated } from '../testing/seatedTable.ts'
import { verified } from '../testing/verified.ts'

const FAILED = () => Promise.reject(new StoreError('The disk is full'))

describe('an act under a key of its own', () => {
  /** Every kind of command, performed with a given key. */
  const ACTS: readonly (readonly [string, (session: TableSession, key: string) => Promise<Outcome<null>>])[] = [
    ['a note', (session, key) => session.note('rain', key)],
    ['a correction', (session, key) => session.correct([{ owner: 'red', account: 'gold', to: 7 }], 'counted', key)],
    ['house rules', (session, key) => session.decide({ layOn: 50 }, 'agreed', key)],
    ['a decree', (session, key) => session.decree({ eggs: 3 }, 'a gift', key)],
    ['a taking back', (session, key) => session.retract(1, 'wrong', key)],
    ['a restart', (session, key) => session.restartPhase('again', key)],
  ]

  test.each(ACTS)('%s is done once, however often it is given, also by who opened the campaign anew', async (_, act) => {
    const seat = seated()
    valueOf(await answer(seat, '3'))
    valueOf(await act(seat.session, 'k1'))
    const { length } = seat.lines
    valueOf(await act(seat.session, 'k1'))
    expect(seat.lines).toHaveLength(length)
    expect(JSON.parse(seat.lines.at(-1) ?? '')).toMatchObject({ key: 'k1' })

    const again = seated(Campaign.open(toyGame(), seat.campaign.headerLine, seat.lines).campaign)
    valueOf(await act(again.session, 'k1'))
    expect(again.lines).toHaveLength(length)
  })

  test.each(ACTS)('%s that could not be saved can be given again', async (_, act) => {
    const seat = seated()
    valueOf(await answer(seat, '3'))
    const { length } = seat.lines
    seat.append = FAILED
    expect((await act(seat.session, 'k1')).ok).toBe(false)
    seat.append = () => Promise.resolve()
    valueOf(await act(seat.session, 'k1'))
    expect(seat.lines).toHaveLength(length + 1)
  })

  test('is another act under another key, and keeps none where none is given', async () => {
    const seat = seated()
    for (const key of ['k1', 'k2', undefined, undefined]) valueOf(await seat.session.note('rain', key))
    const keys = seat.lines.map((line) => (JSON.parse(line) as { readonly key?: string }).key)
    expect(keys.slice(-4)).toEqual(['k1', 'k2', undefined, undefined])
  })

  test('given twice before the first is saved is done once', async () => {
    const seat = seated()
    const { length } = seat.lines
    const outcomes = await Promise.all([seat.session.note('rain', 'k1'), seat.session.note('rain', 'k1')])
    expect([outcomes.map(({ ok }) => ok), seat.lines.length - length]).toEqual([[true, true], 1])
  })

  test('shows its key to nobody but the game master', async () => {
    const seat = seated()
    for (const [, act] of ACTS.slice(1, 4)) await act(seat.session, 'secret-key')
    expect(JSON.stringify((await seat.session.view()).entries)).toContain('secret-key')
    for (const { seat: player } of seat.session.players)
      expect(JSON.stringify(await seat.session.viewOf(player))).not.toContain('secret-key')
  })
})

test('a phase that is not started again, for want of a reason, makes no version', async () => {
  const kept: string[] = []
  const campaign = begun({ hens: 4 })
  const session = new TableSession({
    ...{ table: 'toy', campaign, torn: 0, digest: digestText, readOnly: null },
    store: { append: () => Promise.resolve(), close: () => Promise.resolve() },
    reread: () => Promise.resolve({ headerLine: campaign.headerLine, lines: [], torn: 0 }),
    keepVersion: async (why) => void kept.push(why),
  })
  expect((await session.restartPhase(' ')).ok).toBe(false)
  expect(kept).toEqual([])
  valueOf(await session.restartPhase('mended'))
  expect(kept).toEqual(['restart'])
})

test('a phase started again under the same key makes one version', async () => {
  const kept: string[] = []
  const { session } = seated(begun({ hens: 4 }), 0, async (why) => void kept.push(why))
  valueOf(await session.restartPhase('mended', 'k1'))
  valueOf(await session.restartPhase('mended', 'k1'))
  expect(kept).toEqual(['restart'])
})

test('the first round to begin makes no version, each after it makes one', async () => {
  const kept: string[] = []
  const seat = seated(begun({ hens: 4 }), 0, async (why) => void kept.push(why))
  valueOf(await answer(seat, '3'))
  expect([seat.campaign.world.cursor.turn, kept]).toEqual([1, []])
  valueOf(await seat.session.correct([{ cursor: { turn: 2, seat: 'red', phase: 0 } }], 'on we go'))
  expect([seat.campaign.world.cursor.turn, kept]).toEqual([2, ['round']])
})

describe('an act', () => {
  test('is saved before it is acknowledged', async () => {
    const seat = seated()
    let acknowledged = false
    let release: () => void = () => undefined
    seat.append = () => new Promise((resolve) => (release = resolve))
    const answered = answer(seat, '3').then(() => (acknowledged = true))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([acknowledged, seat.lines.length]).toEqual([false, 1])
    release()
    await answered
    expect(seat.lines).toEqual(linesOf(seat.campaign))
    expect(seat.lines).toHaveLength(2)
  })

  test('waits for the one before it: each is judged by what that one left', async () => {
    const seat = seated()
    let underway = 0
    seat.append = async () => {
      expect(++underway).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 2))
      underway--
    }
    const { session } = seat
    const outcomes = await Promise.all([
      session.answer('3', '0/table/0/first'),
      session.answer({ counts: { egg: 4, none: 0 } }, '1/red/0/eggs'),
      session.note('first'),
      session.retract(2),
      session.answer({ counts: { egg: 1, none: 3 } }, '1/red/0/eggs'),
      session.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x'),
      session.decide({ fair: false }, 'no fair'),
      session.retitle('Winter'),
    ])
    expect(outcomes).toEqual(outcomes.map(() => ({ ok: true, value: null })))
    expect(seat.lines).toEqual(linesOf(seat.campaign))
    expect(seat.campaign.entries.map(({ kind }) => kind)).toEqual([
      'setup',
      'answer',
      'answer',
      'note',
      'retraction',
      'answer',
      'correction',
      'ruling',
      'title',
    ])
  })

  test('given twice at once is taken once', async () => {
    const seat = seated()
    const twice = await Promise.all([answer(seat, '3'), answer(seat, '3')])
    expect(twice.map(({ ok }) => ok)).toEqual([true, false])
    expect(seat.lines).toHaveLength(2)
  })

  test('that is refused is not saved', async () => {
    const seat = seated()
    const outcome = await answer(seat, '3 4')
    expect(outcome).toMatchObject({ ok: false, problems: [{ field: 'dice', wording: 'problem.diceCount' }] })
    expect(seat.lines).toHaveLength(1)
  })

  test.each([
    ['answer', (seat: Seated) => answer(seat, '3')],
    ['correction', ({ session }: Seated) => session.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x')],
    ['ruling', ({ session }: Seated) => session.decide({ layOn: 90 }, 'x')],
    ['note', ({ session }: Seated) => session.note('x')],
    ['title', ({ session }: Seated) => session.retitle('x')],
    ['restart', ({ session }: Seated) => session.restartPhase('x')],
  ] as const)('that cannot be saved is not taken, and can be given again (%s)', async (_, act) => {
    const seat = seated()
    const before = everythingOf(seat.campaign)
    const updates: TableUpdate[] = []
    seat.session.listen((update) => updates.push(update))
    seat.append = FAILED
    expect(await act(seat)).toMatchObject({
      ok: false,
      problems: [{ wording: 'problem.notSaved', figures: { reason: plainMessage('The disk is full') } }],
    })
    expect(everythingOf(seat.campaign)).toBe(before)
    expect(updates).toEqual([])
    seat.append = () => Promise.resolve()
    expect((await act(seat)).ok).toBe(true)
    expect(seat.lines).toEqual(linesOf(seat.campaign))
    expect(updates).toHaveLength(1)
  })

  test('that a bug stops is reported as one, and play goes on', async () => {
    const seat = seated()
    seat.append = () => Promise.reject(new TypeError('a bug'))
    expect(await answer(seat, '3')).toMatchObject({ ok: false })
    seat.campaign.preview = () => {
      throw new TypeError('a bug')
    }
    await expect(seat.session.preview('3')).rejects.toThrow('a bug')
    seat.append = () => Promise.resolve()
    expect((await answer(seat, '3')).ok).toBe(true)
  })
})

describe('whoever listens', () => {
  test('and breaks makes no refusal of what is saved, and keeps nothing from the others', async () => {
    const seat = seated()
    const heard: string[] = []
    const breaks = (): never => {
      throw new Error('a page that is gone')
    }
    seat.session.listen(breaks)
    seat.session.listen(() => heard.push('gm'))
    seat.session.listenAs('red', breaks)
    seat.session.listenAs('red', () => heard.push('red'))
    seat.session.listenTold(breaks)
    expect(await answer(seat, '3')).toEqual({ ok: true, value: null })
    expect(seat.lines).toHaveLength(seat.campaign.entries.length)
    expect(new Set(heard)).toEqual(new Set(['gm', 'red']))
    expect(seat.faults.length).toBeGreaterThanOrEqual(2)
  })

  test('is told of every act, with the new entry and the table as it is then', async () => {
    const seat = seated()
    const updates: TableUpdate[] = []
    const stop = seat.session.listen((update) => updates.push(update))
    await answer(seat, '3')
    await seat.session.retitle('Winter')
    await seat.session.retract(1)
    stop()
    await seat.session.note('unheard')
    expect(updates).toMatchObject([
      {
        from: 1,
        entries: [{ seq: 1, kind: 'answer', request: '0/table/0/first' }],
        pending: [{ id: '1/red/0/eggs' }],
        retractable: 1,
        title: 'Test',
      },
      { from: 2, entries: [{ seq: 2, kind: 'title' }], title: 'Winter' },
      { from: 3, entries: [{ seq: 3, kind: 'retraction', from: 1 }], pending: [{ id: '0/table/0/first' }], retractable: null },
    ])
  })

  test('hears nothing any more once the table is closed, and the store is let go after the last act', async () => {
    const seat = seated()
    const updates: TableUpdate[] = []
    seat.session.listen((update) => updates.push(update))
    const last = answer(seat, '3')
    await seat.session.close()
    expect(seat.closed).toBe(true)
    expect((await last).ok).toBe(true)
    expect(updates).toHaveLength(1)
  })
})

describe('what is shown', () => {
  test('is the whole table for the game master, without the seed', async () => {
    const seat = seated()
    const view = await seat.session.view()
    expect(view).toMatchObject({
      ...{ table: 'toy', seat: 'gm', title: 'Test', readOnly: null, disagreement: null, notice: null, dice: 'app', seed: null },
      ...{ retractable: null, pending: [{ id: '0/table/0/first' }], entries: [{ seq: 0, kind: 'setup' }] },
      campaign: { id: 'test', ruleset: 'toy', rulesetVersion: 1, seedCommitment: seat.campaign.header.seedCommitment },
    })
    expect(JSON.stringify(view)).not.toContain(SEED)
  })

  test('is never an act that is still being saved', async () => {
    const seat = seated()
    seat.append = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      throw new StoreError('The disk is full')
    }
    const answered = answer(seat, '3')
    const [view, preview] = await Promise.all([seat.session.view(), seat.session.preview('3')])
    expect(view.entries).toHaveLength(1)
    expect(preview).toMatchObject({ ok: true, value: { length: expect.any(Number) } })
    expect((await answered).ok).toBe(false)
  })

  test('gives the seed away when the game is over', async () => {
    const seat = seated(begun({ rounds: 0 }))
    await answer(seat, 'app')
    expect(await seat.session.view()).toMatchObject({ pending: [], seed: SEED })
  })

  test('tells of a torn line until something is done', async () => {
    const seat = seated(begun(), 17)
    expect((await seat.session.view()).notice).toMatchObject({ key: 'campaign.torn', figures: { bytes: 17 } })
    await answer(seat, '3')
    expect((await seat.session.view()).notice).toBeNull()
  })

  test('is nothing to answer where nothing may be written', async () => {
    const campaign = begun()
    answerAll(campaign, '3')
    const session = new TableSession({
      ...{ table: 'toy', campaign, torn: 0, digest: digestText, store: null, readOnly: plainMessage('Somebody else has it.') },
      reread: () => Promise.resolve({ headerLine: campaign.headerLine, lines: linesOf(campaign), torn: 0 }),
    })
    expect(await session.view()).toMatchObject({
      pending: [],
      retractable: null,
      readOnly: plainMessage('Somebody else has it.'),
      seed: null,
    })
    const refused = {
      ok: false,
      problems: [{ field: 'campaign', wording: 'problem.readOnly', message: expect.stringContaining('Somebody else has it.') }],
    }
    for (const act of [session.answer('3', '1/red/0/eggs'), session.note('x'), session.retract(1), session.restartPhase('x')]) {
      expect(await act).toMatchObject(refused)
    }
    expect((await verified((anew) => session.verify(anew))).ok).toBe(true)
    await session.close()
  })
})
