import { describe, expect, test } from 'vitest'
import { seenBy } from '../../table/session/view.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { random } from '../../insight/bots/random.ts'
import type { Campaign } from '../engine/campaign.ts'
import { addCards, cardsIn, drawTo, moveCards, type Cards } from './deck.ts'
import { checkpoint } from '../engine/procedure.ts'
import type { Sheet } from '../forms/field.ts'
import { idsIn, rowsIn } from '../forms/form.ts'
import type { Request } from '../engine/request.ts'
import { expectRefusal, problemsOf } from '../testing/atMarket.ts'
import { CARD_SEATS, cardToy, cardsOf, discardsOf, handOf, pileOfSeat } from '../testing/cardToy.ts'
import { campaignProperties } from '../testing/properties.ts'
import { begun, reopened, valueOf } from '../testing/toyTable.ts'
import { WorldState, type World } from '../world/world.ts'

const toy = cardToy()
const inPlay = (): Campaign => begun({ rounds: 2 }, toy)

function everyCard(world: World, seat: string): readonly string[] {
  const places = [pileOfSeat(seat), handOf(seat), discardsOf(seat)]
  return places.flatMap((place) => cardsIn(cardsOf(world), place)).sort()
}

/** At random, but for what the rules of the toy have objections to. */
function play(request: Request, world: World, chance: (min: number, max: number) => number): unknown {
  if (request.kind === 'choose') {
    const allowed = request.options.filter(({ id }) => id !== 'wild' || world.cursor.turn > 1)
    return allowed[chance(0, allowed.length - 1)]?.id
  }
  const answer = random(request, world, chance)
  if (request.kind !== 'fill') return answer
  const sheet = answer as Sheet
  return idsIn(sheet['friends']).length === 2 && rowsIn(sheet['rows']).length === 0 ? { ...sheet, friends: [] } : sheet
}

describe('whatever is done at a table with cards', () => {
  campaignProperties({
    ruleset: toy,
    setups: [{ rounds: 1 }, { rounds: 4 }],
    play,
    chanceOf: seededChance,
    ruling: () => ({}),
    runs: 60,
    steps: 40,
  })
})

describe('cards', () => {
  test('are dealt and drawn from what is left, and none is ever lost', () => {
    const campaign = inPlay()
    const chance = seededChance(3)
    for (let steps = 0; campaign.pending !== null && steps < 200; steps++) {
      const { pending, world } = campaign
      if (pending.kind === 'draw') {
        const there = cardsIn(cardsOf(world), pileOfSeat(pending.seat))
        expect(pending.pile.flatMap(({ face, copies }) => Array<string>(copies).fill(face))).toEqual(there)
      }
      valueOf(campaign.answer(play(pending, world, chance)))
      for (const seat of CARD_SEATS) {
        const held = everyCard(campaign.world, seat)
        if (held.length > 0) expect(held).toEqual(['ace', 'ace', 'king', 'two', 'two', 'two', 'wild'])
      }
    }
    expect(campaign.pending).toBeNull()
  })

  test('lie in no order in the file before they are drawn', () => {
    const campaign = inPlay()
    expect(campaign.pending?.kind).toBe('draw')
    const piles = JSON.stringify(campaign.entries[0])
    expect(piles).toContain('["ace","ace","king","two","two","two","wild"]')
    valueOf(campaign.answer('app'))
    expect(cardsIn(cardsOf(campaign.world), pileOfSeat('red'))).toEqual([...cardsIn(cardsOf(campaign.world), pileOfSeat('red'))].sort())
  })

  test('come again the same after a take-back, and after the file is opened', () => {
    const campaign = inPlay()
    valueOf(campaign.answer('app'))
    const hand = cardsIn(cardsOf(campaign.world), handOf('red'))
    valueOf(campaign.retract(1))
    expect(campaign.preview('app')).toEqual({ ok: true, value: [] })
    const again = reopened(campaign, toy)
    valueOf(again.answer({ by: 'app' }))
    expect(cardsIn(cardsOf(again.world), handOf('red'))).toEqual(hand)
    expect(again.verify()).toBeNull()
  })

  test('of a pile that runs out, the discards are shuffled in and the rest is drawn from them', () => {
    const world = new WorldState()
    const cards = { ...cardsOf(world), rule: 'TOY-CARD-1' as const }
    const asked: number[] = []
    const run = (procedure: ReturnType<typeof addCards>): void => {
      let reply: readonly string[] | undefined
      for (let step = procedure.next(undefined); step.done !== true; step = procedure.next(reply)) {
        reply = undefined
        if (step.value.kind === 'ask') {
          const question = step.value.state()
          if (question?.kind !== 'draw') continue
          asked.push(question.pile.reduce((sum, { copies }) => sum + copies, 0))
          reply = question.pile.flatMap(({ face, copies }) => Array<string>(copies).fill(face)).slice(0, question.count)
        } else if (step.value.kind !== 'collect') {
          world.apply(step.value)
        }
      }
    }
    run(addCards(cards, 'red.pile', ['two']))
    run(addCards(cards, 'red.discards', ['wild', 'ace', 'king', 'two', 'ace', 'two']))
    run(
      (function* () {
        expect(
          yield* drawTo(cards, 'draw', { seat: 'red', from: 'red.pile', to: 'red.hand', count: 4, discards: 'red.discards' }),
        ).toHaveLength(4)
      })(),
    )
    // The last card of a pile comes without a throw; of the six shuffled in three are drawn.
    expect(asked).toEqual([6])
    expect(cardsIn(cards, 'red.pile')).toHaveLength(3)
    expect(cardsIn(cards, 'red.discards')).toEqual([])
    expect(() => run(moveCards(cards, 'red.hand', 'red.discards', ['queen']))).toThrow('no queen')
  })
})

describe('a secret draw', () => {
  /** What blue is told when red draws these cards. */
  function toldBlue(drawn: readonly string[]): string {
    const campaign = inPlay()
    valueOf(campaign.answer({ by: 'hand', cards: ['ace', 'ace', 'king'] }))
    valueOf(campaign.answer({ by: 'hand', cards: ['ace', 'ace', 'king'] }))
    valueOf(campaign.answer({ by: 'hand', cards: drawn }))
    return JSON.stringify(seenBy(campaign.entries, 'blue'))
  }

  test('leaves what others are told as it is, to the byte', () => {
    const told = toldBlue(['two', 'wild'])
    expect(toldBlue(['two', 'two'])).toBe(told)
    expect(told).not.toContain('red.hand')
    expect(told).toContain('blue.hand')
  })

  test('is known to whoever drew', () => {
    const campaign = inPlay()
    valueOf(campaign.answer({ by: 'hand', cards: ['ace', 'ace', 'king'] }))
    expect(JSON.stringify(seenBy(campaign.entries, 'red'))).toContain('red.hand')
  })

  test('does not show in the hand in which order the cards came', () => {
    const campaign = inPlay()
    valueOf(campaign.answer({ by: 'hand', cards: ['king', 'two', 'ace'] }))
    expect(cardsIn(cardsOf(campaign.world), handOf('red'))).toEqual(['ace', 'king', 'two'])
  })

  test('from a pile that all draw from is known to whoever drew alone', () => {
    /** What each is told when red takes two cards from the pile of all, of which nobody but the game master knows what lies in it. */
    const told = (cards: string): ReadonlyMap<string, string> => {
      const campaign = begun({}, commonPile())
      valueOf(campaign.answer(cards))
      expect(cardsIn(cardsOf(campaign.world), handOf('red'))).toEqual(cards.split(','))
      return new Map(CARD_SEATS.map((seat) => [seat, JSON.stringify(seenBy(campaign.entries, seat))]))
    }
    const [one, other] = [told('ace,king'), told('two,wild')]
    expect(one.get('red')).toContain('["ace","king"]')
    expect(other.get('red')).toContain('["two","wild"]')
    expect(one.get('blue')).toBe(other.get('blue'))
    expect(one.get('blue')).not.toContain('hand')
    expect([...one.values()].join()).not.toContain('"pile"')
  })
})

test('whoever looks at hidden cards is told them, and nobody else learns that he looked', () => {
  const campaign = inPlay()
  for (const cards of ['ace,king,wild', 'ace,ace,king', 'two,two']) valueOf(campaign.answer(cards))
  const before = JSON.stringify(seenBy(campaign.entries, 'blue'))
  valueOf(campaign.answer('ace'))
  const looked = (seat: string): boolean => JSON.stringify(seenBy(campaign.entries, seat)).includes('"line.looked"')
  expect([looked('red'), looked('gm'), looked('blue')]).toEqual([true, true, false])
  expect(JSON.stringify(seenBy(campaign.entries, 'blue')).length).toBeGreaterThan(before.length)
})

describe('what a rule has against an answer', () => {
  function atPlay(): Campaign {
    const campaign = inPlay()
    const draws = [
      ['ace', 'king', 'wild'],
      ['ace', 'ace', 'king'],
      ['two', 'two'],
    ]
    for (const cards of draws) valueOf(campaign.answer({ by: 'hand', cards }))
    expect(campaign.pending?.kind).toBe('choose')
    return campaign
  }

  test('refuses it and changes nothing, answered or only tried', () => {
    const campaign = atPlay()
    expectRefusal(campaign, () => campaign.answer('wild'), 'answer problem.notYet')
    expect(problemsOf(campaign.preview('wild'))).toEqual(['answer problem.notYet'])
    valueOf(campaign.answer('ace'))
    expectRefusal(campaign, () => campaign.answer({ friends: ['red', 'blue'], rows: [] }), 'friends problem.friendsWantRows')
    expectRefusal(campaign, () => campaign.answer({ rows: [{ amount: 5 }, { amount: 4 }] }), 'rows.amount problem.limit')
    expectRefusal(campaign, () => campaign.answer({ space: 'c3' }), 'space problem.barred')
    valueOf(campaign.answer({ friends: ['blue', 'red'] }))
  })

  test('is no part of what is asked', () => {
    expect(JSON.stringify(atPlay().pending)).not.toContain('check')
    expect(Object.keys(atPlay().pending ?? {})).not.toContain('check')
  })

  test('is not asked again of a recorded answer: files that were accepted open', () => {
    const campaign = atPlay()
    valueOf(campaign.answer('ace'))
    const stricter = { ...toy, play: refusing(toy.play) }
    expect(reopened(campaign, stricter).disagreement).toBeNull()
    expect(reopened(campaign, stricter).verify()).toBeNull()
  })
})

/** The same cards in one pile for all, which is the game master's; red draws two. */
function commonPile(): typeof toy {
  const shared = (world: World): Cards => {
    const cards = cardsOf(world)
    return { ...cards, see: (place) => (place === 'pile' ? 'gm' : cards.see(place)) }
  }
  return {
    ...toy,
    *setUp(world) {
      yield* addCards(shared(world), 'pile', ['wild', 'two', 'ace', 'king'])
      yield* checkpoint({ turn: 1, seat: 'red', phase: 0 })
    },
    *play(world) {
      yield* drawTo(shared(world), 'draw', { seat: 'red', from: 'pile', to: handOf('red'), count: 2 })
    },
  }
}

/** The same game, which by now refuses everything. */
function refusing(rules: (typeof toy)['play']): (typeof toy)['play'] {
  return function* (world) {
    const game = rules(world)
    for (let step = game.next(undefined); step.done !== true;) {
      const { value } = step
      if (value.kind !== 'ask') {
        step = game.next(yield value)
        continue
      }
      const state = (): ReturnType<typeof value.state> => {
        const question = value.state()
        return question === null ? null : { ...question, check: () => [{ field: 'answer', wording: 'no', figures: {}, message: 'no' }] }
      }
      step = game.next(yield { ...value, state })
    }
  }
}
