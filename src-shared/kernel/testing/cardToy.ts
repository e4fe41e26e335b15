import { addCards, cardsIn, dealTo, drawTo, lookAt, moveAll, moveCards, type Cards, type CardPlace } from '../chance/deck.ts'
import { arrangeField, listField, manyField, numberField, placeField } from '../forms/field.ts'
import { accept, problem, problemOf } from '../problem.ts'
import { checkpoint, choose, fill, post, record, tell, type Procedure } from '../engine/procedure.ts'
import type { Audience, Json, SeatId } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { collection, type World } from '../world/world.ts'

/** A toy with cards: each seat has a draw pile, a hand and a discard pile, draws, looks, plays, and plans what no simple field can say. */
export const CARD_SEATS = ['red', 'blue'] as const

export const PLACES = collection<CardPlace>('place')
const OVER = collection<{ readonly rounds: number }>('over')
const RULE = 'TOY-CARD-1'
const ACCOUNTS = ['cards', 'points'] as const
/** Seven cards of each deck. */
const DECK = ['ace', 'ace', 'king', 'two', 'two', 'two', 'wild'] as const
const HAND = 3

export function pileOfSeat(seat: SeatId): string {
  return `${seat}.pile`
}

export function handOf(seat: SeatId): string {
  return `${seat}.hand`
}

export function discardsOf(seat: SeatId): string {
  return `${seat}.discards`
}

interface CardToyOptions {
  /** The app deals and draws at once and asks no one. */
  readonly unattended?: boolean
  /** Not even the game master may see hands and draw piles. */
  readonly sealed?: boolean
}

export function cardToy({ unattended = false, sealed = false }: CardToyOptions = {}): Ruleset<Json> {
  const cardsOf = (world: World): Cards => cardsAt(world, sealed)
  return {
    id: 'card-toy',
    version: 1,
    readSetup: (raw) => accept({ rounds: (raw as { rounds?: number } | null)?.rounds ?? 2, players: { red: 'red', blue: 'blue' } }),
    players: () => CARD_SEATS.map((seat) => ({ seat, name: seat })),
    *setUp(world, setup) {
      const cards = cardsOf(world)
      yield* record(RULE, OVER, 'over', { rounds: (setup as { rounds: number }).rounds })
      for (const seat of CARD_SEATS) yield* addCards(cards, pileOfSeat(seat), DECK)
      for (const seat of CARD_SEATS) {
        yield* dealTo(cards, 'deal', { from: pileOfSeat(seat), to: [handOf(seat)], count: HAND, seatOf: () => seat, unattended })
      }
      yield* checkpoint({ turn: 1, seat: 'red', phase: 0 })
    },
    *play(world) {
      while (world.cursor.turn <= (world.record(OVER, 'over')?.rounds ?? 0)) {
        const { turn, seat } = world.cursor
        yield* takeTurn(world, cardsOf(world), { seat, unattended })
        yield* checkpoint(seat === 'red' ? { turn, seat: 'blue', phase: 0 } : { turn: turn + 1, seat: 'red', phase: 0 })
      }
    },
    *afterCorrection() {
      // Nothing hangs on figures.
    },
    readRulings: () => ({
      ok: false,
      problems: [problem('decided', 'problem.missing', { wanted: 'a house rule, of which there are none' })],
    }),
    *decide() {
      // There are no house rules.
    },
    seats: () => CARD_SEATS,
    account: (_world, owner, account) =>
      isSeat(owner) && ACCOUNTS.some((known) => known === account) ? { min: -1000, max: 1000, rule: RULE } : undefined,
    accountsOf: (_world, owner) => (isSeat(owner) ? ACCOUNTS : []),
    owners: () => CARD_SEATS,
  }
}

/** Hands and draw piles are for their seat; discards lie open, in their order. */
export function cardsOf(world: World): Cards {
  return cardsAt(world, false)
}

function cardsAt(world: World, sealed: boolean): Cards {
  const hidden = (seat: SeatId): Audience => (sealed ? { only: [seat] } : [seat])
  return {
    world,
    places: PLACES,
    rule: RULE,
    see: (place) => (place.endsWith('.discards') ? undefined : hidden(place.split('.')[0] ?? '')),
    ordered: (place) => place.endsWith('.discards'),
    wording: (face) => ({ wording: `card.${face}` }),
  }
}

function* takeTurn(world: World, cards: Cards, { seat, unattended }: { readonly seat: SeatId; readonly unattended: boolean }): Procedure {
  const [pile, hand, discards] = [pileOfSeat(seat), handOf(seat), discardsOf(seat)]
  const drawn = yield* drawTo(cards, 'draw', { seat, from: pile, to: hand, count: 2, discards, unattended })
  yield* post(RULE, seat, 'cards', drawn.length)
  const played = yield* choose('play', seat, () => {
    const faces = [...new Set(cardsIn(cards, hand))]
    if (faces.length === 0) return null
    return {
      rule: RULE,
      options: faces.map((id) => ({ id, wording: `card.${id}` })),
      check: (face) => (face === 'wild' && world.cursor.turn === 1 ? [problemOf('answer', 'problem.notYet', 'not yet', {}, RULE)] : []),
    }
  })
  if (played !== null) {
    yield* moveCards(cards, hand, discards, [played])
    yield* tell(RULE, 'line.played', { seat, figures: { card: played } })
  }
  yield* lookAt(cards, seat, pile, 'line.looked')
  yield* plan(world, seat)
  if (cardsIn(cards, hand).length > HAND) yield* moveAll(cards, hand, discards)
}

/** Rows, picks, an order and a space, and a check over all of them. */
function* plan(world: World, seat: SeatId): Procedure {
  const sheet = yield* fill('plan', seat, () => ({
    rule: RULE,
    fields: [
      listField('rows', {
        wording: 'field.rows',
        fields: [numberField('amount', { wording: 'field.amount', min: 0, max: 5, preset: 1 })],
        least: 0,
        most: 3,
        preset: [{ amount: 1 }],
      }),
      manyField('friends', {
        wording: 'field.friends',
        options: CARD_SEATS.map((id) => ({ id, wording: `seat.${id}` })),
        least: 0,
        most: 2,
        preset: [],
      }),
      arrangeField('order', {
        wording: 'field.order',
        options: CARD_SEATS.map((id) => ({ id, wording: `seat.${id}` })),
        preset: ['red', 'blue'],
      }),
      placeField('space', {
        wording: 'field.space',
        places: [
          { id: 'a1', wording: 'space.a1' },
          { id: 'b2', wording: 'space.b2' },
          { id: 'c3', wording: 'space.c3', barred: { wording: 'why.water', rule: RULE } },
        ],
        preset: 'a1',
      }),
    ],
    limits: [{ rule: RULE, wording: 'limit.rows', weights: { 'rows.amount': 1 }, max: 8 }],
    check: ({ friends, rows }) =>
      friends.length === 2 && rows.length === 0 ? [problemOf('friends', 'problem.friendsWantRows', 'friends want rows', {}, RULE)] : [],
  }))
  if (sheet === null) return
  const amount = sheet.rows.reduce((sum, row) => sum + row.amount, 0)
  yield* post(RULE, seat, 'points', amount, { figures: { friends: sheet.friends.length, space: sheet.space, first: sheet.order[0] ?? '' } })
}

function isSeat(owner: string): boolean {
  return CARD_SEATS.some((seat) => seat === owner)
}
