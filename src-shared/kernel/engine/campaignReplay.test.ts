import { describe, expect, test } from 'vitest'
import { Campaign } from './campaign.ts'
import type { Effect } from '../world/effect.ts'
import { digestText } from '../journal/hash.ts'
import { effectsOf, sealAll, type Entry } from '../journal/journal.ts'
import { post, type Procedure } from './procedure.ts'
import type { About } from '../world/rule.ts'
import type { Ruleset } from './ruleset.ts'
import { TO_MARKET, atMarket, expectRefusal } from '../testing/atMarket.ts'
import { toyGame } from '../testing/toyGame.ts'
import { answerAll, begun, everythingOf, reopened, valueOf } from '../testing/toyTable.ts'
import { worldAsJson } from '../world/world.ts'

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

  test('that only say more of what their lines are about agree with what was recorded before; what they say now is held to', () => {
    const telling = (about: About): Ruleset => ({ ...toyGame(), play: (world) => withAboutIn(toyGame().play(world), about) })
    expect(atMarket().entries.flatMap(effectsOf)).toContainEqual(expect.objectContaining({ kind: 'line' }))
    expect(reopened(atMarket(), telling('hen-1')).verify()).toBeNull()
    const campaign = begun({ hens: 10 }, telling('hen-1'))
    answerAll(campaign, ...TO_MARKET)
    expect(campaign.entries.flatMap(effectsOf)).toContainEqual(expect.objectContaining({ kind: 'line', about: 'hen-1' }))
    expect(reopened(campaign, telling('hen-1')).verify()).toBeNull()
    expect(reopened(campaign, telling(['coop-1', 'hen-1'])).verify()).toBeNull()
    expect(reopened(campaign, telling('hen-2')).verify()).not.toBeNull()
    expect(reopened(campaign).verify()).not.toBeNull()
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
    expectRefusal(campaign, () => campaign.answer('done'), 'campaign problem.disagreement')
    expectRefusal(campaign, () => campaign.preview('done'), 'campaign problem.disagreement')
    expectRefusal(campaign, () => campaign.correct([{ owner: 'red', account: 'gold', to: 1 }], 'x'), 'campaign problem.disagreement')
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

  test('that have a bug refuse no restart with it: it is thrown, and nothing is appended', () => {
    const bug = new TypeError('eggs is undefined')
    const wages = (): number => {
      throw bug
    }
    const buggy: typeof changed = {
      ...toyGame(),
      *play(): Procedure {
        yield* post('TOY-ANY-1', 'red', 'gold', wages())
      },
    }
    const campaign = reopened(played(), buggy)
    const before = everythingOf(campaign)
    expect(() => campaign.restartPhase('x')).toThrow(bug)
    expect(everythingOf(campaign)).toBe(before)
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
    if (what === 'break') expectRefusal(campaign, () => campaign.restartPhase('x'), 'campaign problem.notPlayedOut')
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

/** Every line says that it is about `about`. */
function* withAboutIn(play: Procedure, about: About): Procedure {
  for (let step = play.next(undefined); step.done !== true;) {
    const { value } = step
    step = play.next(yield value.kind === 'line' ? { ...value, about } : value)
  }
}
