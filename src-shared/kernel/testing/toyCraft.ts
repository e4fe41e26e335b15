import { addCards, drawTo, type CardPlace, type Cards } from '../chance/deck.ts'
import { arrangeField, flagField, groupField, listField, manyField, numberField, pickField, placeField, textField } from '../forms/field.ts'
import { fill, post, tell, type Procedure } from '../engine/procedure.ts'
import { collection, type World } from '../world/world.ts'

/** The step of the table's turn at which all nests are built. */
export const CRAFTED = 2

/** Where the straw of the toy lies: a basket for all, a bundle for each. */
export const STRAW = collection<CardPlace>('straw')
const BASKET = 'basket'
const STRAWS = ['long', 'long', 'short'] as const

function strawsOf(world: World): Cards {
  return {
    ...{ world, places: STRAW, rule: 'TOY-CRAFT-1' },
    see: (place) => (place === BASKET ? 'gm' : [place]),
    ordered: () => false,
    wording: (face) => ({ wording: `straw.${face}` }),
  }
}

/** TOY-CRAFT-1 At the end of a round everybody draws a straw and plans a nest: every kind of field there is, and cards that are drawn. */
export function* craft(world: World, seats: readonly string[]): Procedure {
  const straws = strawsOf(world)
  for (const seat of seats) {
    yield* addCards(straws, BASKET, STRAWS)
    yield* drawTo(straws, 'straw', { seat, from: BASKET, to: seat, count: 1 })
    yield* nest(seat, seats)
  }
}

function* nest(seat: string, seats: readonly string[]): Procedure {
  const friends = seats.filter((other) => other !== seat).map((id) => ({ id, wording: `seat.${id}` }))
  const plan = yield* fill('nest', seat, () => ({
    rule: 'TOY-CRAFT-1',
    fields: [
      numberField('height', { wording: 'field.height', min: 0, max: 9, preset: 2 }),
      flagField('soft', { wording: 'field.soft', preset: true }),
      pickField('lining', {
        wording: 'field.lining',
        options: ['moss', 'down'].map((id) => ({ id, wording: `option.${id}` })),
        preset: 'moss',
      }),
      textField('name', { wording: 'field.name', maxLength: 20, preset: '' }),
      manyField('helpers', { wording: 'field.helpers', options: friends, least: 0, most: 2, preset: [] }),
      arrangeField('order', { wording: 'field.order', options: friends, preset: friends.map(({ id }) => id) }),
      placeField('tree', {
        wording: 'field.tree',
        places: [
          { id: 'oak', wording: 'option.oak' },
          { id: 'elm', wording: 'option.elm' },
          { id: 'pond', wording: 'option.pond', barred: { wording: 'why.wet', rule: 'TOY-CRAFT-1' } },
        ],
        preset: 'oak',
      }),
      listField('rows', {
        wording: 'field.rows',
        fields: [numberField('twigs', { wording: 'field.twigs', min: 0, max: 5, preset: 1 })],
        ...{ least: 0, most: 3, preset: [{ twigs: 1 }] },
      }),
      groupField('door', {
        wording: 'field.door',
        fields: [
          numberField('width', { wording: 'field.width', min: 1, max: 4, preset: 2 }),
          flagField('latch', { wording: 'field.latch', preset: false }),
        ],
      }),
    ],
    limits: [{ rule: 'TOY-CRAFT-1', wording: 'limit.twigs', weights: { 'rows.twigs': 1, 'door.width': 1 }, max: 12 }],
  }))
  if (plan === null) return
  yield* post('TOY-CRAFT-1', seat, 'renown', plan.helpers.length)
  yield* tell('TOY-CRAFT-1', 'line.nest', { seat, figures: { height: plan.height } })
}
