import { describe, expect, test } from 'vitest'
import type { PlayedOut, PlayOutWish } from '../../contract/playOut.ts'
import { idle } from '../../insight/bots/idle.ts'
import { toyFace } from '../../games/testing/toyFace.ts'
import { BrokenRule } from '../../kernel/engine/brokenRule.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { questionKey } from '../../kernel/engine/request.ts'
import { atMarket, expectRefusal, problemsOf } from '../../kernel/testing/atMarket.ts'
import { answerAll, begun, everythingOf, valueOf } from '../../kernel/testing/toyTable.ts'
import { playOut } from './playingOut.ts'

const GAME = toyFace()

function wish(change: Partial<PlayOutWish> = {}): PlayOutWish {
  return { first: null, series: 's', copy: 0, rounds: 1, ...change }
}

const played = (campaign: Campaign, change: Partial<PlayOutWish> = {}): PlayedOut => valueOf(playOut(GAME, campaign, wish(change)))

/** Returns a campaign before the road of red's first turn: a question with choices. */
function atRoad(): Campaign {
  const campaign = begun({ hens: 10, rounds: 3 })
  answerAll(campaign, '3', { counts: { egg: 7, none: 3 } }, '10', '99 99 99 99 99')
  expect(campaign.pending?.kind).toBe('choose')
  return campaign
}

describe('bots play a copy on', () => {
  test('to the end of the round, and nothing of it is kept', () => {
    const campaign = atMarket()
    const before = everythingOf(campaign)
    const { figures } = played(campaign)
    expect(figures.filter(({ owner }) => owner === 'red').map(({ id }) => id)).toEqual([
      ...['derived.worth', 'account.hens', 'account.eggs', 'account.gold'],
    ])
    expect(everythingOf(campaign)).toBe(before)
    expect(campaign.verify()).toBeNull()
  })

  test('each number of a series has dice of its own, and the same again', () => {
    const campaign = atMarket()
    expect(played(campaign, { copy: 3 })).toEqual(played(campaign, { copy: 3 }))
    const all = Array.from({ length: 12 }, (_, copy) => JSON.stringify(played(campaign, { copy })))
    expect(new Set(all).size).toBeGreaterThan(6)
    expect(JSON.stringify(played(campaign, { series: 'other' }))).not.toBe(all[0])
  })

  test('where bots leave nothing to chance, copies differ by their dice', () => {
    const still = { ...GAME, bots: { still: idle } }
    const all = Array.from({ length: 12 }, (_, copy) => JSON.stringify(valueOf(playOut(still, atMarket(), wish({ copy })))))
    expect(new Set(all).size).toBeGreaterThan(6)
    expect(JSON.stringify(valueOf(playOut(still, atMarket(), wish({ copy: 4 }))))).toBe(all[4])
  })

  test('what was answered first makes the difference, and the dice do not', () => {
    const campaign = atRoad()
    const { pending } = campaign
    if (pending?.kind !== 'choose') throw new Error('nothing is to be chosen')
    const question = questionKey(pending)
    const [one, other] = pending.options.map(({ id }) => played(campaign, { first: { question, answer: id } }))
    expect(one).toBeDefined()
    expect(one?.figures.map(({ owner, id }) => owner + id)).toEqual(other?.figures.map(({ owner, id }) => owner + id))
    expect(played(campaign, { first: { question, answer: pending.options[0]?.id ?? '' } })).toEqual(one)
  })

  test('says where the game is over', () => {
    expect(played(atMarket(), { rounds: 20 }).isOver).toBe(true)
  })

  test.each<[string, object, string]>([
    ['rounds beyond reason', { rounds: 99 }, 'wish.rounds problem.range'],
    ['a number below 0', { copy: -1 }, 'wish.copy problem.range'],
    ['an answer to what is not asked', { first: { question: 'x', answer: 'y' } }, 'request problem.nothingPending'],
  ])('refuses %s', (_, change, problem) => {
    const campaign = atMarket()
    expectRefusal(campaign, () => playOut(GAME, campaign, { ...wish(), ...change }), problem)
  })

  test('refuses an answer that is not on offer', () => {
    const campaign = atRoad()
    const question = campaign.pending === null ? '' : questionKey(campaign.pending)
    expect(problemsOf(playOut(GAME, campaign, wish({ first: { question, answer: 'nowhere' } })))).toEqual(['answer problem.option'])
  })
})

function breaking(trouble: Error): typeof GAME {
  return {
    ...GAME,
    ending: () => {
      throw trouble
    },
  }
}

test('where the rules break on the figures, that is told with what they say', () => {
  const refused = playOut(breaking(new BrokenRule('gold of red cannot change by 7')), atMarket(), wish())
  expect(refused).toMatchObject({
    ok: false,
    problems: [{ wording: 'problem.notPlayedOut', message: expect.stringContaining('gold of red cannot change by 7') as string }],
  })
})

test('a bug is no refusal', () => {
  const bug = new TypeError('eggs is undefined')
  expect(() => playOut(breaking(bug), atMarket(), wish())).toThrow(bug)
})
