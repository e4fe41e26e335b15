import { describe, expect, test } from 'vitest'
import { Campaign } from './campaign.ts'
import { seedCommitment } from './dice.ts'
import type { Effect } from './effect.ts'
import { digestText } from './hash.ts'
import type { Entry } from './journal.ts'
import { sealAll } from './journal.ts'
import type { Outcome } from './problem.ts'
import type { Procedure } from './procedure.ts'
import { post, rollOne } from './procedure.ts'
import type { Ruleset } from './ruleset.ts'
import { toyGame } from './testing/toyGame.ts'
import { SEED, answerAll, begun, everythingOf, linesOf, reopened, valueOf } from './testing/toyTable.ts'
import { worldAsJson } from './world.ts'

/** Answers from set-up to the market of red's first turn: red begins with 10 hens, 7 eggs, 10 gold. */
const TO_MARKET = ['3', { counts: { egg: 7, none: 3 } }, '10', '99 99 99 99 99', 'low', {}] as const
function atMarket(): Campaign {
  const campaign = begun({ hens: 10 })
  answerAll(campaign, ...TO_MARKET)
  expect(campaign.pending?.id).toBe('1/red/5/market')
  return campaign
}

function problemsOf<T>(outcome: Outcome<T>): string[] {
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}

/** That something is refused for these reasons, and that not a byte has changed. */
function expectRefusal(campaign: Campaign, act: () => Outcome<unknown>, ...problems: readonly string[]): void {
  const before = everythingOf(campaign)
  expect(problemsOf(act())).toEqual(problems)
  expect(everythingOf(campaign)).toBe(before)
}

describe('beginning', () => {
  test('writes header and set-up, commits to the seed, and stops at the first question', () => {
    const campaign = begun({ hens: 3 })
    expect(campaign.header).toEqual({
      ...{ format: 'lineage', version: 1, ruleset: 'toy', rulesetVersion: 1, id: 'test', title: 'Test' },
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

describe('a correction', () => {
  test('sets figures, keeps the reason, and has the pending question asked of the changed world', () => {
    const campaign = atMarket()
    expect(campaign.pending).toMatchObject({ acts: [{ id: 'gift', fields: [{ max: 10 }, {}] }, {}, {}, {}] })
    const { entry } = valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 70 }], '  counted again '))
    expect(entry).toMatchObject({
      ...{ kind: 'correction', reason: 'counted again', changes: [{ owner: 'red', account: 'gold', to: 70 }] },
      effects: [{ kind: 'posting', rule: 'TABLE-GM-1', owner: 'red', account: 'gold', delta: 60 }],
    })
    expect(campaign.world.balance('red', 'gold')).toBe(70)
    expect(campaign.pending).toMatchObject({
      id: '1/red/5/market',
      occurrence: 0,
      acts: [{ id: 'gift', fields: [{ max: 70 }, {}] }, {}, {}, {}],
    })
  })

  test('that leaves nothing to ask has play go on to the next question', () => {
    const campaign = begun({ hens: 10 })
    answerAll(campaign, ...TO_MARKET.slice(0, 4))
    expect(campaign.pending?.id).toBe('1/red/3/road')
    valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 0 }], 'robbed'))
    expect(campaign.pending?.id).toBe('1/red/4/stall')
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
    expect(campaign.verify()).toBeNull()
  })

  test('told twice over is booked once', () => {
    const campaign = atMarket()
    const change = { owner: 'red', account: 'gold', to: 70 }
    expect(valueOf(campaign.correct([change, change], 'counted again')).entry).toHaveProperty('effects.length', 1)
  })

  test('may be made when the game is over', () => {
    const campaign = begun({ rounds: 0 })
    answerAll(campaign, 'app')
    valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 70 }], 'prize'))
    expect(campaign.pending).toBeNull()
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
  })

  test.each([
    ['no reason', [{ owner: 'red', account: 'gold', to: 1 }], ' ', ['reason problem.reason']],
    ['no change', [], 'x', ['changes problem.missing']],
    ['a stranger', [{ owner: 'pink', account: 'gold', to: 1 }], 'x', ['seat problem.owner']],
    ['an account the owner has not', [{ owner: 'red', account: 'stock', to: 1 }], 'x', ['account problem.account']],
    ['a figure below its bound', [{ owner: 'red', account: 'gold', to: -1 }], 'x', ['to problem.range']],
    ['a broken figure', [{ owner: 'red', account: 'gold', to: 0.5 }], 'x', ['to problem.range']],
    ['no figure', [{ owner: 'red', account: 'gold', to: Number.NaN }], 'x', ['to problem.range']],
    ['the figure there is', [{ owner: 'red', account: 'gold', to: 10 }], 'x', ['to problem.same']],
    [
      'one of several that is off',
      [
        { owner: 'red', account: 'gold', to: 1 },
        { owner: 'red', account: 'gold', to: -1 },
        { owner: 'pink', account: 'gold', to: 1 },
      ],
      '',
      ['reason problem.reason', 'to problem.range', 'seat problem.owner'],
    ],
  ])('with %s is refused and changes nothing', (_, changes, reason, problems) => {
    const campaign = atMarket()
    expectRefusal(campaign, () => campaign.correct(changes, reason), ...problems)
  })

  test('that breaks a rule throws, and the campaign is as it was', () => {
    const brittle = {
      ...toyGame(),
      *afterCorrection() {
        yield { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta: -999 } satisfies Effect
      },
    }
    const campaign = begun({}, brittle)
    const before = everythingOf(campaign)
    expect(() => campaign.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x')).toThrow('TOY-ANY-1 takes gold of red to -998')
    expect(everythingOf(campaign)).toBe(before)
  })
})

describe('a retraction', () => {
  test('takes everything from an entry on back, and the same question is asked again', () => {
    const campaign = atMarket()
    const before = { world: JSON.stringify(worldAsJson(campaign.world)), pending: campaign.pending }
    answerAll(campaign, { act: 'gift', amount: 3, to: 'blue' }, 'boast')
    valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x'))
    const { entry } = valueOf(campaign.retract(7, 'wrong player'))
    expect(entry).toEqual({ seq: 10, kind: 'retraction', from: 7, reason: 'wrong player' })
    expect({ world: JSON.stringify(worldAsJson(campaign.world)), pending: campaign.pending }).toEqual(before)
    expect(campaign.entries).toHaveLength(11)
  })

  test('and the same answers again give the same dice, effects and world', () => {
    const campaign = begun({ hens: 400 })
    const play = (): void => answerAll(campaign, 'app', 'app', 'app', 'app', 'high', {}, 'boast', 'boast', 'done', 'app', 'app')
    play()
    const once = campaign.entries.slice(1)
    const world = worldAsJson(campaign.world)
    valueOf(campaign.retract(1))
    play()
    expect(campaign.entries.slice(once.length + 2).map(({ seq: _, ...entry }) => entry)).toEqual(once.map(({ seq: _, ...entry }) => entry))
    expect(worldAsJson(campaign.world)).toEqual(world)
  })

  test('takes a correction back as well, and reaches over phases', () => {
    const campaign = atMarket()
    valueOf(campaign.retract(2))
    expect(campaign.pending?.id).toBe('1/red/0/eggs')
    valueOf(campaign.correct([{ owner: 'red', account: 'hens', to: 50 }], 'x'))
    expect(campaign.pending).toMatchObject({ count: 50 })
    valueOf(campaign.retract(8))
    expect(campaign.pending).toMatchObject({ count: 10 })
    expect(campaign.lastRetractable).toBe(1)
  })

  test.each([
    ['the set-up', 0],
    ['a note', 8],
    ['an entry that is not there', 99],
    ['a negative number', -1],
    ['no number', Number.NaN],
    ['part of a number', 6.5],
    ['an entry that is void already', 7],
    ['a retraction', 9],
  ])('of %s is refused and changes nothing', (_, from) => {
    const campaign = atMarket()
    answerAll(campaign, 'boast')
    valueOf(campaign.note('noted'))
    valueOf(campaign.retract(7))
    expectRefusal(campaign, () => campaign.retract(from), 'seq problem.seq')
  })

  test('the newest entry that can be taken back is known', () => {
    const campaign = begun()
    expect(campaign.lastRetractable).toBeNull()
    answerAll(campaign, '3')
    valueOf(campaign.note('noted'))
    expect(campaign.lastRetractable).toBe(1)
    valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x'))
    expect(campaign.lastRetractable).toBe(3)
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

describe('rules that have changed', () => {
  const changed = toyGame({ layOn: 10 })

  /** After the weather of the first turn; the eggs of this phase are rolled. */
  function played(): Campaign {
    const campaign = begun({ hens: 10 })
    answerAll(campaign, '3', 'app')
    return campaign
  }

  test('in a phase that is over are left alone: what was booked stays booked', () => {
    const campaign = reopened(played(), changed)
    expect(campaign.disagreement).toBeNull()
    expect(campaign.world.balance('red', 'eggs')).toBe(played().world.balance('red', 'eggs'))
  })

  test('are told by a verification, with the entry', () => {
    expect(reopened(played(), changed).verify()).toMatchObject({ seq: 2 })
    expect(reopened(played()).verify()).toBeNull()
  })

  /** In the middle of the market, with one boast made. */
  function midway(): Campaign {
    const campaign = atMarket()
    answerAll(campaign, 'boast')
    return campaign
  }
  const withoutBoasts: Ruleset = { ...toyGame(), play: (world) => withoutBoastsIn(toyGame().play(world)) }

  test('in the phase in play are told: nothing is asked, the figures stand, answers and corrections are refused', () => {
    const recorded = midway()
    const campaign = reopened(recorded, withoutBoasts)
    expect(campaign.disagreement).toMatchObject({ seq: 7, recorded: [{ delta: -1 }], replayed: null })
    expect(campaign.pending).toBeNull()
    expect(worldAsJson(campaign.world)).toEqual(worldAsJson(recorded.world))
    expectRefusal(campaign, () => campaign.answer('done'), 'campaign problem.readOnly')
    expectRefusal(campaign, () => campaign.preview('done'), 'campaign problem.readOnly')
    expectRefusal(campaign, () => campaign.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x'), 'campaign problem.readOnly')
    expect(campaign.verify()).toMatchObject({ seq: 7 })
  })

  test('are mended by starting the phase again: it is asked by the rules of today, and verifies', () => {
    const campaign = reopened(midway(), withoutBoasts)
    expectRefusal(campaign, () => campaign.restartPhase('  '), 'reason problem.reason')
    expect(valueOf(campaign.restartPhase('mended rules')).entry).toEqual({ seq: 8, kind: 'restart', reason: 'mended rules', effects: [] })
    expect(campaign.disagreement).toBeNull()
    expect(campaign.pending).toMatchObject({ id: '1/red/5/market', occurrence: 0 })
    expect(campaign.world.balance('red', 'renown')).toBe(0)
    expect(campaign.verify()).toBeNull()
    answerAll(campaign, 'done')
    expect(everythingOf(reopened(campaign, withoutBoasts))).toBe(everythingOf(campaign))
  })

  test('are mended by taking back what they disagree with, too', () => {
    const campaign = reopened(midway(), withoutBoasts)
    valueOf(campaign.retract(7))
    expect(campaign.disagreement).toBeNull()
    expect(campaign.pending?.id).toBe('1/red/5/market')
  })

  test.each([
    ['do more', toyGame({ wages: 4 })],
    ['do less', toyGame({ wages: 0 })],
    ['break', toyGame({ wages: -99 })],
  ])('before the first question are told as well where they %s', (what, ruleset) => {
    const recorded = begun({ hens: 10 })
    answerAll(recorded, '3')
    const campaign = reopened(recorded, ruleset)
    expect(campaign.disagreement).toMatchObject({ seq: 1, recorded: [{ rule: 'TOY-TURN-2', delta: 3 }] })
    expect(worldAsJson(campaign.world)).toEqual(worldAsJson(recorded.world))
    if (what === 'break') expect(() => campaign.restartPhase('x')).toThrow('TOY-TURN-2')
    else valueOf(campaign.restartPhase('x'))
    expect(campaign.disagreement === null).toBe(what !== 'break')
    expect(campaign.verify() === null).toBe(what !== 'break')
  })

  test('and a phase started again twice over, through phases that ask nothing, verify', () => {
    const recorded = begun({ hens: 10 })
    answerAll(recorded, ...TO_MARKET.slice(0, 4))
    expect(recorded.pending?.id).toBe('1/red/3/road')
    const campaign = reopened(recorded, toyGame({ fair: false }))
    expect(campaign.disagreement).toMatchObject({ seq: 4, recorded: [], replayed: [{ kind: 'line' }, { kind: 'checkpoint' }] })
    valueOf(campaign.restartPhase('no fair'))
    valueOf(campaign.restartPhase('once more'))
    expect(campaign.pending?.id).toBe('1/red/4/stall')
    expect(campaign.verify()).toBeNull()
    answerAll(campaign, {})
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, toyGame({ fair: false })))).toBe(everythingOf(campaign))
  })

  test('before the first turn start the set-up again', () => {
    const generous: Ruleset = {
      ...toyGame(),
      *setUp(world, setup) {
        yield* post('TOY-BOOK-1', 'blue', 'gold', 1)
        yield* toyGame().setUp(world, setup)
      },
    }
    const campaign = reopened(begun({ hens: 10 }), generous)
    expect(campaign.disagreement).toMatchObject({ seq: 0 })
    valueOf(campaign.restartPhase('a gift for blue'))
    expect(campaign.world.balance('blue', 'gold')).toBe(6)
    expect(campaign.verify()).toBeNull()
  })
})

describe('a forged record', () => {
  /** The campaign with an entry changed, its chain sealed anew. */
  function forged(campaign: Campaign, seq: number, change: object): Campaign {
    const entries = campaign.entries.map((entry): Entry => (entry.seq === seq ? { ...entry, ...change } : entry))
    return Campaign.open(toyGame(), campaign.headerLine, sealAll(campaign.headerLine, entries, digestText)).campaign
  }

  test("of the app's dice is found by the seed", () => {
    const campaign = begun({ hens: 3 })
    answerAll(campaign, 'app', 'app', 'app', 'app')
    expect(forged(campaign, 2, {}).verify()).toBeNull()
    expect(forged(campaign, 2, { answer: { by: 'app', dice: [1, 1, 1] } }).verify()).toMatchObject({ seq: 2, replayed: null })
  })

  test('of what came of an answer is found by the rules', () => {
    const campaign = atMarket()
    answerAll(campaign, 'boast')
    const effects: Effect[] = [{ kind: 'posting', rule: 'TOY-ACT-1', owner: 'red', account: 'gold', delta: 99 }]
    expect(forged(campaign, 7, { effects }).disagreement).toMatchObject({ seq: 7 })
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

/** The same play, where boasts are not offered. */
function* withoutBoastsIn(play: Procedure): Procedure {
  for (let step = play.next(undefined); step.done !== true;) {
    const { value } = step
    if (value.kind !== 'ask') {
      yield value
      step = play.next(undefined)
      continue
    }
    const state: typeof value.state = () => {
      const question = value.state()
      return question?.kind === 'act' ? { ...question, acts: question.acts.filter(({ id }) => id !== 'boast') } : question
    }
    step = play.next(yield { ...value, state })
  }
}
