import { describe, expect, test } from 'vitest'
import { Campaign } from './campaign.ts'
import { seedCommitment } from '../chance/dice.ts'
import type { Outcome } from '../problem.ts'
import { post, rollOne, type Procedure } from './procedure.ts'
import type { Ruleset } from './ruleset.ts'
import { atMarket, expectRefusal, problemsOf } from '../testing/atMarket.ts'
import { toyGame } from '../testing/toyGame.ts'
import { SEED, answerAll, begun, everythingOf, linesOf, reopened, valueOf } from '../testing/toyTable.ts'
import { worldAsJson } from '../world/world.ts'

describe('beginning', () => {
  test('writes header and set-up, commits to the seed, and stops at the first question', () => {
    const campaign = begun({ hens: 3 })
    expect(campaign.header).toEqual({
      format: 'lineage',
      version: 2,
      ruleset: 'toy',
      rulesetVersion: 1,
      id: 'test',
      title: 'Test',
      seedCommitment: seedCommitment(SEED),
    })
    expect(campaign.entries).toMatchObject([{ seq: 0, kind: 'setup', seed: SEED, setup: { rounds: 2, hens: 3 } }])
    expect(campaign.world.balance('red', 'hens')).toBe(3)
    expect(campaign.pending).toMatchObject({ id: '0/table/0/first', kind: 'roll' })
    expect([campaign.seed, campaign.setup]).toEqual([SEED, { rounds: 2, hens: 3 }])
    expect(campaign.lastRetractable).toBeNull()
  })

  test('a set-up the rules refuse begins nothing', () => {
    const outcome = Campaign.begin(toyGame(), { id: 'x', title: 'x', seed: SEED }, { rounds: -1 })
    expect(problemsOf(outcome)).toEqual(['rounds problem.range'])
  })
})

describe('answering', () => {
  test('books what the rules make of it, chains it, and asks the next question', () => {
    const campaign = begun()
    const { entry, line } = valueOf(campaign.answer('3'))
    expect(entry).toMatchObject({ seq: 1, kind: 'answer', request: '0/table/0/first', answer: { by: 'hand', dice: [3] } })
    expect(entry).not.toHaveProperty('occurrence')
    expect(linesOf(campaign)[1]).toBe(line)
    expect(campaign.world.cursor).toEqual({ turn: 1, seat: 'red', phase: 0 })
    expect(campaign.pending?.id).toBe('1/red/0/eggs')
  })

  test('an answer that changes nothing yet keeps no effects, and one to a question asked again its occurrence', () => {
    const twice: Ruleset = {
      ...toyGame(),
      *play() {
        const ask = (): Procedure<number> => rollOne('luck', 'red', () => ({ rule: 'TOY-ANY-1', faces: 10, test: { type: 'number' } }))
        yield* post('TOY-ANY-1', 'red', 'gold', (yield* ask()) + (yield* ask()))
      },
    }
    const campaign = begun({}, twice)
    answerAll(campaign, '3', '4', '5')
    expect(campaign.entries.slice(2)).toMatchObject([
      { seq: 2, kind: 'answer', request: '1/red/0/luck', answer: { by: 'hand', dice: [4] } },
      { seq: 3, occurrence: 1, effects: [{ delta: 9 }] },
    ])
    expect(campaign.entries[2]).not.toHaveProperty('effects')
  })

  test.each([
    ['a junk answer', 'fly'],
    ['no answer', undefined],
    ['an act that is not on offer', { act: 'dig' }],
    ['too much of something', { act: 'gift', amount: 999, to: 'blue' }],
    ['a field nobody asked for', { act: 'boast', amount: 1 }],
  ])('%s is refused and changes nothing', (_, raw) => {
    const campaign = atMarket()
    const before = everythingOf(campaign)
    expect(campaign.answer(raw).ok).toBe(false)
    expect(everythingOf(campaign)).toBe(before)
  })

  test('the answer to a question that is not asked any more is refused', () => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.answer('boast', '1/red/4/stall'), 'request problem.stale')
    expectRefusal(campaign, () => campaign.answer('boast', '1/red/5/market#1'), 'request problem.stale')
    valueOf(campaign.answer('boast', '1/red/5/market'))
    expectRefusal(campaign, () => campaign.answer('boast', '1/red/5/market'), 'request problem.stale')
    valueOf(campaign.answer('boast', '1/red/5/market#1'))
  })

  test('when the game is over nothing is asked, and every answer is refused', () => {
    const campaign = begun({ rounds: 0 })
    answerAll(campaign, 'app')
    expect(campaign.pending).toBeNull()
    expectRefusal(campaign, () => campaign.answer('app'), 'request problem.nothingPending')
    expectRefusal(campaign, () => campaign.preview('app'), 'request problem.nothingPending')
  })

  test('a rule that breaks a bound is a bug: it throws, and the campaign is as it was', () => {
    const campaign = begun({}, toyGame({ wages: -9 }))
    const before = everythingOf(campaign)
    expect(() => campaign.answer('3')).toThrow('TOY-TURN-2 takes gold of red to -4')
    expect(everythingOf(campaign)).toBe(before)
    valueOf(campaign.note('still there'))
  })
})

describe('a preview', () => {
  test.each([['boast'], [{ act: 'gift', amount: 3, to: 'blue' }], [{ act: 'bury', amount: 2 }], ['done']])(
    'of %j changes nothing and is what answering then does',
    (raw) => {
      const campaign = atMarket()
      valueOf(campaign.correct([{ owner: 'green', account: 'hens', to: 31 }], 'counted again'))
      const before = everythingOf(campaign)
      const effects = valueOf(campaign.preview(raw))
      expect(everythingOf(campaign)).toBe(before)
      const { entry } = valueOf(campaign.answer(raw))
      expect(entry).toHaveProperty('effects', effects)
    },
  )

  test('of a refused answer is refused alike', () => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.preview({ act: 'bury', amount: 99 }), 'amount problem.range')
  })

  test.each(['app', { by: 'app' }])("of %j does not give the app's dice away", (raw) => {
    const campaign = begun()
    answerAll(campaign, '3')
    expect(valueOf(campaign.preview(raw))).toEqual([])
    expect(valueOf(campaign.preview({ counts: { egg: 4 } })).length).toBeGreaterThan(0)
  })
})

describe('notes and titles', () => {
  test('are kept beside the play', () => {
    const campaign = atMarket()
    const world = worldAsJson(campaign.world)
    expect(valueOf(campaign.note(' noted ')).entry).toEqual({ seq: 7, kind: 'note', text: 'noted' })
    expect(valueOf(campaign.retitle(' Winter ')).entry).toEqual({ seq: 8, kind: 'title', title: 'Winter' })
    expect(worldAsJson(campaign.world)).toEqual(world)
    answerAll(campaign, 'done')
    expect(campaign.verify()).toBeNull()
  })

  test('are refused where they are empty', () => {
    const campaign = begun()
    expectRefusal(campaign, () => campaign.note(' \n'), 'text problem.text')
    expectRefusal(campaign, () => campaign.retitle(''), 'title problem.text')
  })

  test('are refused where nobody sees anything of them, and so is a reason', () => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.note('\u200b'), 'text problem.unseen')
    expectRefusal(campaign, () => campaign.retitle(' \u3164'), 'title problem.unseen')
    expectRefusal(campaign, () => campaign.retitle('Winter\nCrown'), 'title problem.nameLines')
    expectRefusal(campaign, () => campaign.correct([{ owner: 'red', account: 'gold', to: 0 }], '\u2060'), 'reason problem.unseen')
  })
})

describe('opening', () => {
  test('gives the same campaign at every line', () => {
    const live = begun({ hens: 30 })
    const snapshots = [everythingOf(live)]
    const acts = [
      ...['app', 'app', 'app', 'app', 'high', { sell: 1 }, 'boast', { act: 'bury', amount: 3 }].map((raw) => () => live.answer(raw)),
      () => live.correct([{ owner: 'red', account: 'gold', to: 0 }], 'robbed'),
      () => live.note('noted'),
      () => live.answer('dig'),
      () => live.retract(8),
      () => live.retitle('Winter'),
      ...['done', 'app', 'app'].map((raw) => () => live.answer(raw)),
    ]
    for (const act of acts) {
      valueOf(act())
      snapshots.push(everythingOf(live))
    }
    const lines = linesOf(live)
    for (const [index, snapshot] of snapshots.entries()) {
      const { campaign, chain } = Campaign.open(toyGame(), live.headerLine, lines.slice(0, index + 1))
      expect(chain.broken).toBeNull()
      expect(everythingOf(campaign)).toBe(snapshot)
    }
  })

  test('and playing on is the same as never having closed', () => {
    const live = atMarket()
    const again = reopened(live)
    for (const campaign of [live, again]) answerAll(campaign, 'boast', 'done', 'app', 'app', 'app')
    expect(everythingOf(again)).toBe(everythingOf(live))
  })

  test('a damaged file gives what stands before the damage', () => {
    const live = atMarket()
    const lines = linesOf(live).with(4, '{"seq":4}')
    const { campaign, chain } = Campaign.open(toyGame(), live.headerLine, lines)
    expect(chain.broken).toEqual({ line: 6, reason: 'no hash' })
    expect(campaign.entries).toEqual(live.entries.slice(0, 4))
    expect(campaign.pending?.id).toBe('1/red/2/wolves')
  })

  test('a file without a set-up cannot be opened', () => {
    expect(() => Campaign.open(toyGame(), begun().headerLine, [])).toThrow('a campaign begins with its set-up')
  })
})

describe('an entry that could not be saved', () => {
  test.each([
    ['an answer', (campaign: Campaign) => campaign.answer('boast')],
    ['an answer that ends a phase', (campaign: Campaign) => campaign.answer('done')],
    ['a correction', (campaign: Campaign) => campaign.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x')],
    ['a retraction', (campaign: Campaign) => campaign.retract(4)],
    ['a note', (campaign: Campaign) => campaign.note('noted')],
    ['a title', (campaign: Campaign) => campaign.retitle('Winter')],
    ['a restart', (campaign: Campaign) => campaign.restartPhase('x')],
  ] as [string, (campaign: Campaign) => Outcome<unknown>][])('%s is forgotten as if it had never been made', (_, act) => {
    const campaign = atMarket()
    const before = everythingOf(campaign)
    valueOf(act(campaign))
    campaign.forgetLast()
    expect(everythingOf(campaign)).toBe(before)
    const { line } = valueOf(campaign.answer('boast'))
    expect(linesOf(campaign).at(-1)).toBe(line)
  })

  test('what was there when the campaign was opened is not forgotten', () => {
    const campaign = atMarket()
    expect(() => reopened(campaign).forgetLast()).toThrow('there is no entry to forget')
    expect(() => begun().forgetLast()).toThrow('there is no entry to forget')
  })
})
