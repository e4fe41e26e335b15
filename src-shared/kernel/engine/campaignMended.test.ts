import { describe, expect, test } from 'vitest'
import type { Effect } from '../world/effect.ts'
import { TO_MARKET, atMarket, expectRefusal } from '../testing/atMarket.ts'
import { BrokenBound } from './run.ts'
import type { Ruleset } from './ruleset.ts'
import { toyGame } from '../testing/toyGame.ts'
import { answerAll, begun, everythingOf, reopened, valueOf } from '../testing/toyTable.ts'
import { worldAsJson } from '../world/world.ts'

describe('a correction', () => {
  test('sets figures, keeps the reason, and has the pending question asked of the changed world', () => {
    const campaign = atMarket()
    expect(campaign.pending).toMatchObject({ acts: [{ id: 'gift', fields: [{ max: 10 }, {}] }, {}, {}, {}] })
    const { entry } = valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 70 }], '  counted again '))
    expect(entry).toMatchObject({
      kind: 'correction',
      reason: 'counted again',
      changes: [{ owner: 'red', account: 'gold', to: 70 }],
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

  test('leaves room for what is added to a figure: more than may be set by hand is refused', () => {
    const toy = toyGame()
    const account: Ruleset['account'] = (...of) => {
      const bounds = toy.account(...of)
      return bounds === undefined ? bounds : { ...bounds, byHand: { min: 0, max: of[2] === 'gold' ? 90 : 0 } }
    }
    const campaign = begun({ hens: 10 }, { ...toy, account })
    expectRefusal(campaign, () => campaign.correct([{ owner: 'red', account: 'gold', to: 91 }], 'x'), 'to problem.range')
    expectRefusal(campaign, () => campaign.correct([{ owner: 'red', account: 'renown', to: 1 }], 'x'), 'to problem.derived')
    valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 90 }], 'x'))
  })

  test('on which the rules break later refuses the answer, and nothing has changed; without one that is a bug', () => {
    const toy = toyGame()
    const account: Ruleset['account'] = (...of) => {
      const bounds = toy.account(...of)
      return bounds === undefined || of[2] !== 'renown' ? bounds : { ...bounds, min: 0 }
    }
    const campaign = begun({ hens: 10 }, { ...toy, account })
    answerAll(campaign, ...TO_MARKET)
    expect(() => campaign.answer({ act: 'boast' })).toThrow(BrokenBound)
    valueOf(campaign.correct([{ owner: 'red', account: 'gold', to: 70 }], 'x'))
    expectRefusal(campaign, () => campaign.answer({ act: 'boast' }), 'campaign problem.notPlayedOut')
    expectRefusal(campaign, () => campaign.preview({ act: 'boast' }), 'campaign problem.notPlayedOut')
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

  test('on which a rule breaks is refused, and the campaign is as it was', () => {
    const brittle = {
      ...toyGame(),
      *afterCorrection() {
        yield { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta: -999 } satisfies Effect
      },
    }
    const campaign = begun({}, brittle)
    expectRefusal(campaign, () => campaign.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x'), 'changes problem.breaksRules')
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
