import { describe, expect, test } from 'vitest'
import { seenBy } from '../../table/session/view.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { random } from '../../insight/bots/random.ts'
import type { Campaign } from '../engine/campaign.ts'
import { addCards, cardsIn, drawTo, lookAt, moveCards, pileOf, type Cards } from './deck.ts'
import { checkpoint, type Procedure } from '../engine/procedure.ts'
import type { Sheet } from '../forms/field.ts'
import { idsIn, rowsIn } from '../forms/form.ts'
import type { Question, Request } from '../engine/request.ts'
import { expectRefusal, problemsOf } from '../testing/atMarket.ts'
import { CARD_SEATS, cardToy, cardsOf, discardsOf, handOf, pileOfSeat } from '../testing/cardToy.ts'
import { campaignProperties } from '../testing/properties.ts'
import { begun, reopened, valueOf } from '../testing/toyTable.ts'
import type { Effect } from '../world/effect.ts'
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
})

describe('moving cards between places', () => {
  /** Carries out procedures by hand; of a draw, the first cards of the pile come. */
  class Hand {
    readonly world = new WorldState()
    readonly cards = { ...cardsOf(this.world), rule: 'TOY-CARD-1' as const }
    readonly asked: Extract<Question, { readonly kind: 'draw' }>[] = []
    readonly effects: Effect[] = []

    run<T>(procedure: Procedure<T>): T {
      let reply: readonly string[] | undefined
      for (;;) {
        const step = procedure.next(reply)
        reply = undefined
        if (step.done === true) return step.value
        if (step.value.kind === 'collect') throw new Error('nobody is asked at once')
        if (step.value.kind !== 'ask') {
          this.effects.push(step.value)
          this.world.apply(step.value)
          continue
        }
        const question = step.value.state()
        if (question?.kind !== 'draw') continue
        this.asked.push(question)
        reply = question.pile.flatMap(({ face, copies }) => Array<string>(copies).fill(face)).slice(0, question.count)
      }
    }

    /** `red.pile` and the rest, as they are. */
    get places(): Readonly<Record<string, readonly string[]>> {
      return Object.fromEntries(['pile', 'hand', 'discards'].map((place) => [place, cardsIn(this.cards, `red.${place}`)]))
    }
  }

  function handWith(pile: readonly string[], discards: readonly string[] = []): Hand {
    const hand = new Hand()
    hand.run(addCards(hand.cards, 'red.pile', pile))
    hand.run(addCards(hand.cards, 'red.discards', discards))
    hand.effects.length = 0
    return hand
  }

  const DRAW = { seat: 'red', from: 'red.pile', to: 'red.hand', discards: 'red.discards' } as const
  const sizesAsked = ({ asked }: Hand) => asked.map(({ pile }) => pile.reduce((sum, { copies }) => sum + copies, 0))

  test('of a pile that runs out, the discards are shuffled in and the rest is drawn from them', () => {
    const hand = handWith(['two'], ['wild', 'ace', 'king', 'two', 'ace', 'two'])
    expect(hand.run(drawTo(hand.cards, 'draw', { ...DRAW, count: 4 }))).toHaveLength(4)
    // The last card of a pile comes without a throw; of the six shuffled in three are drawn.
    expect(sizesAsked(hand)).toEqual([6])
    expect(hand.places).toMatchObject({ pile: { length: 3 }, discards: [] })
  })

  test.each([1, 2])('while the pile gives %i, the discards stay where they are', (count) => {
    const hand = handWith(['ace', 'king', 'two'], ['wild'])
    expect(hand.run(drawTo(hand.cards, 'draw', { ...DRAW, count }))).toEqual(['ace', 'king'].slice(0, count))
    expect(hand.places).toMatchObject({ pile: { length: 3 - count }, discards: ['wild'] })
  })

  test('a pile that is wanted whole is drawn without a throw, and its discards stay', () => {
    const hand = handWith(['king', 'ace'], ['wild'])
    expect(hand.run(drawTo(hand.cards, 'draw', { ...DRAW, count: 2 }))).toEqual(['ace', 'king'])
    expect([hand.asked, hand.places['discards']]).toEqual([[], ['wild']])
  })

  test('what is not there is not drawn, with no discards or empty ones', () => {
    for (const discards of [{ discards: undefined }, { discards: 'red.discards' }]) {
      const hand = handWith(['ace'])
      expect(hand.run(drawTo(hand.cards, 'draw', { ...DRAW, ...discards, count: 3 } as Parameters<typeof drawTo>[2]))).toEqual(['ace'])
      expect(hand.places).toEqual({ pile: [], hand: ['ace'], discards: [] })
    }
  })

  test('a draw of none asks nothing and moves nothing', () => {
    const hand = handWith(['ace', 'king'], ['wild'])
    expect(hand.run(drawTo(hand.cards, 'draw', { ...DRAW, count: 0 }))).toEqual([])
    expect([hand.asked, hand.effects]).toEqual([[], []])
  })

  test('a draw that nobody need wait for says so, and no other', () => {
    const [waited, alone] = [handWith(['ace', 'king', 'two']), handWith(['ace', 'king', 'two'])]
    waited.run(drawTo(waited.cards, 'draw', { ...DRAW, count: 1 }))
    alone.run(drawTo(alone.cards, 'draw', { ...DRAW, count: 1, unattended: true }))
    expect(waited.asked.map((question) => 'unattended' in question)).toEqual([false])
    expect(alone.asked).toMatchObject([{ unattended: true }])
  })

  test('no card, no effect', () => {
    const hand = handWith(['ace'])
    hand.run(addCards(hand.cards, 'red.hand', []))
    hand.run(moveCards(hand.cards, 'red.pile', 'red.hand', []))
    expect(hand.effects).toEqual([])
  })

  test('a card that is not there is a mistake of the rules', () => {
    const hand = handWith(['ace'])
    expect(() => hand.run(moveCards(hand.cards, 'red.pile', 'red.hand', ['queen']))).toThrow('no queen in red.pile')
  })

  test('a pile is laid out by face, ascending, with how many there are of each', () => {
    const pile = pileOf(new Hand().cards, ['two', 'ace', 'wild', 'two', 'king', 'ace', 'two'])
    expect(pile.map(({ face, copies }) => `${copies} ${face}`)).toEqual(['2 ace', '1 king', '3 two', '1 wild'])
  })

  test('whoever looks is told the place and its cards', () => {
    const hand = handWith(['two', 'ace'])
    expect(hand.run(lookAt(hand.cards, 'red', 'red.pile', 'line.looked'))).toEqual(['ace', 'two'])
    expect(hand.effects).toMatchObject([{ seat: 'red', see: ['red'], figures: { place: 'red.pile', cards: 'ace, two' } }])
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
