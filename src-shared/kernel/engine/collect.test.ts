import { describe, expect, test } from 'vitest'
import type { Campaign } from './campaign.ts'
import { effectsOf, type AnswerEntry } from '../journal/journal.ts'
import { choose, rollOne, tell } from './procedure.ts'
import { questionKey } from './request.ts'
import { expectRefusal } from '../testing/atMarket.ts'
import { toyGame } from '../testing/toyGame.ts'
import { answerAll, begun, everythingOf, reopened, valueOf } from '../testing/toyTable.ts'

const FEAST = toyGame({ feast: true, fair: false })

/** At the bidding of the first round: every seat has gold. `dice`: how the table throws them. */
function atBidding(dice: 'app' | 'typed' = 'app'): Campaign {
  const campaign = begun({ hens: 0, rounds: 2, dice }, FEAST)
  while (campaign.parties.length === 0) {
    const { pending } = campaign
    if (pending === null) throw new Error('there was no feast')
    answerAll(campaign, pending.kind === 'roll' ? Array.from({ length: pending.count }, () => 4) : pending.kind === 'act' ? 'done' : {})
  }
  return campaign
}

const bidOf = (seat: string): string => `1/table/0/bid@${seat}`
const bid = (amount: number): unknown => ({ bid: amount, word: '' })

describe('several seats asked at once', () => {
  test('each has a question of its own, in the order of their seats; nobody is in', () => {
    const campaign = atBidding()
    const seats = campaign.parties.map(({ seat }) => seat)
    expect(campaign.asked.map(questionKey)).toEqual(seats.map(bidOf))
    expect(campaign.pending).toBe(campaign.asked[0])
    expect(campaign.parties.every((party) => !party.in)).toBe(true)
    expect([...seats].sort()).toEqual(['blue', 'green', 'red'])
  })

  test('answer in any order; nothing happens before the last is in, then all of it in the order of their seats', () => {
    const campaign = atBidding()
    const order = campaign.parties.map(({ seat }) => seat)
    const [first = '', second = '', third = ''] = order
    for (const seat of [third, first]) {
      const { entry } = valueOf(campaign.answer(bid(1), bidOf(seat)))
      expect(effectsOf(entry)).toEqual([])
      expect(entry).toMatchObject({ asked: 'fill', request: bidOf(seat) })
      expect(entry).not.toHaveProperty('wording')
    }
    expect(campaign.parties.map((party) => party.in)).toEqual([true, false, true])
    expect(campaign.sealed.map(({ request, answer }) => [request.seat, answer])).toEqual([
      [first, bid(1)],
      [third, bid(1)],
    ])
    const { entry } = valueOf(campaign.answer(bid(2), bidOf(second)))
    const told = effectsOf(entry).filter((effect) => effect.kind === 'line' && effect.wording === 'line.bid')
    expect(told).toMatchObject(order.map((seat) => ({ seat, about: ['feast', seat] })))
    expect(effectsOf(entry)).toContainEqual(expect.objectContaining({ rule: 'TOY-BID-1', owner: second, account: 'gold', delta: -2 }))
    expect(campaign.sealed).toEqual([])
  })

  test('an answer may be changed until the last is in; a thrown roll stays', () => {
    const campaign = atBidding()
    const [first = '', second = '', third = ''] = campaign.parties.map(({ seat }) => seat)
    valueOf(campaign.answer(bid(1), bidOf(first)))
    valueOf(campaign.answer(bid(3), bidOf(first)))
    expect(campaign.sealed).toMatchObject([{ answer: bid(3) }])
    valueOf(campaign.retract(campaign.entries.length - 1))
    expect(campaign.sealed).toMatchObject([{ answer: bid(1) }])
    valueOf(campaign.answer(bid(0), bidOf(second)))
    valueOf(campaign.answer(bid(0), bidOf(third)))
    expectRefusal(campaign, () => campaign.answer(bid(0), bidOf(first)), 'request problem.stale')

    const dive = questionKey(campaign.asked[0] ?? { id: '', occurrence: 0 })
    valueOf(campaign.answer('app', dive))
    expectRefusal(campaign, () => campaign.answer([100], dive), 'request problem.thrown')
    expect(everythingOf(reopened(campaign, FEAST))).toBe(everythingOf(campaign))
  })

  test('opened again in the middle everything sealed is still in', () => {
    const campaign = atBidding()
    valueOf(campaign.answer(bid(1), campaign.asked[1]?.id))
    const again = reopened(campaign, FEAST)
    expect([again.sealed, again.parties, again.asked]).toEqual([campaign.sealed, campaign.parties, campaign.asked])
    expect(again.verify()).toBeNull()
    valueOf(again.answer(bid(1), again.asked[0]?.id))
    valueOf(again.answer(bid(1), again.asked[0]?.id))
    expect(again.parties.length).toBe(3)
    expect(again.pending?.wording).toBe('roll.dive')
    expect(again.verify()).toBeNull()
  })

  test('what no longer fits is asked again; who has nothing left to be asked drops out, and comes back', () => {
    const campaign = atBidding()
    const [first = '', second = '', third = ''] = campaign.parties.map(({ seat }) => seat)
    const gold = (seat: string, to: number): void => void valueOf(campaign.correct([{ owner: seat, account: 'gold', to }], 'x'))
    valueOf(campaign.answer(bid(3), bidOf(first)))
    valueOf(campaign.answer(bid(1), bidOf(second)))
    gold(first, 2)
    expect(campaign.asked.map(({ seat }) => seat)).toEqual([first, third])
    expect(campaign.sealed.map(({ request }) => request.seat)).toEqual([second])
    gold(third, 0)
    expect(campaign.parties.find(({ seat }) => seat === third)).toEqual({ seat: third, in: true })
    gold(third, 5)
    expect(campaign.asked.map(({ seat }) => seat)).toEqual([first, third])
    valueOf(campaign.answer(bid(0), bidOf(third)))
    gold(first, 0)
    expect(campaign.pending?.wording).toBe('roll.dive')
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, FEAST))).toBe(everythingOf(campaign))
  })

  test('where nobody has anything to be asked, play goes on', () => {
    const campaign = atBidding()
    const changes = campaign.parties.map(({ seat }) => ({ owner: seat, account: 'gold', to: 0 }))
    valueOf(campaign.correct(changes, 'all is lost'))
    expect(campaign.pending?.wording).toBe('roll.dive')
  })

  test('a preview of one answer of several says nothing, not even that of the last', () => {
    const campaign = atBidding()
    for (const { id } of campaign.asked.slice(1)) valueOf(campaign.answer(bid(1), id))
    expect(valueOf(campaign.preview(bid(2)))).toEqual([])
  })

  test('who answered for a seat that was away stands in the entry', () => {
    const campaign = atBidding()
    const [first, second] = campaign.asked
    expect((valueOf(campaign.answer(bid(1), first?.id, 'gm')).entry as AnswerEntry).by).toBe('gm')
    expect(valueOf(campaign.answer(bid(1), second?.id, second?.seat)).entry).not.toHaveProperty('by')
  })
})

describe('dice nobody waits for', () => {
  test('are thrown by the app at once, recorded with what they were for, and the same when played again', () => {
    const campaign = atBidding()
    for (const { id } of campaign.asked) valueOf(campaign.answer(bid(0), id))
    const thrown = effectsOf(campaign.entries.at(-1) ?? { seq: 0, kind: 'note', text: '' }).filter(({ kind }) => kind === 'dice')
    expect(thrown).toMatchObject([
      { request: '1/table/0/wind', seat: 'gm', faces: 10, wording: 'roll.wind', rolled: { by: 'app' } },
      { request: '1/table/0/feathers', faces: 100, wording: 'roll.feathers', see: 'gm', rolled: { by: 'app' } },
    ])
    expect(thrown[1]).toHaveProperty('rolled.digest')
    expect(campaign.verify()).toBeNull()
  })

  /** Asks whether to sail; then two gusts of wind come one after the other. */
  function atSail(): Campaign {
    const campaign = begun(
      {},
      {
        ...FEAST,
        *play() {
          yield* choose('sail', 'red', () => ({ rule: 'TOY-WIND-1', options: [{ id: 'yes', wording: 'option.yes' }] }))
          yield* tell('TOY-WIND-1', 'line.sailed')
          for (const each of [1, 2]) {
            const gust = () => ({ rule: 'TOY-WIND-1', faces: 1000, test: { type: 'number' }, unattended: true }) as const
            yield* tell('TOY-WIND-1', 'line.wind', { figures: { each, die: yield* rollOne('gust', 'red', gust) } })
          }
        },
      },
    )
    answerAll(campaign, '3')
    return campaign
  }

  test('are not thrown for what is only tried', () => {
    expect(valueOf(atSail().preview('yes'))).toMatchObject([{ kind: 'line', wording: 'line.sailed' }])
  })

  test('thrown twice for the same in one phase, are two throws', () => {
    const campaign = atSail()
    const { entry } = valueOf(campaign.answer('yes'))
    const thrown = effectsOf(entry).filter((effect) => effect.kind === 'dice')
    expect(thrown.map(({ request, occurrence = 0 }) => questionKey({ id: request, occurrence }))).toEqual([
      '1/red/0/gust',
      '1/red/0/gust#1',
    ])
    const [one, other] = thrown.map(({ rolled }) => JSON.stringify(rolled))
    expect(one).not.toBe(other)
    expect(campaign.verify()).toBeNull()
  })

  test('are asked for like any other where the table throws its own', () => {
    const campaign = atBidding('typed')
    for (const { id } of campaign.asked) valueOf(campaign.answer(bid(0), id))
    expect(campaign.pending).toMatchObject({ id: '1/table/0/wind', unattended: true })
    expect(campaign.verify()).toBeNull()
  })
})
