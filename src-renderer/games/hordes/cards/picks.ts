import { ELEMENTS, type Element } from '../../../../src-shared/games/hordes/rules/records.ts'
import { isAerial } from '../../../../src-shared/games/hordes/rules/types.ts'
import { elementText } from '../../../../src-shared/games/hordes/words/names.ts'
import type { Field, FieldValue } from '../../../../src-shared/kernel/forms/field.ts'
import type { Figures } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import type { Tile } from '../elements/tile.ts'
import { typeName } from '../elements/typeName.ts'
import { cardTexts } from './texts/cards.ts'

/** Elements a field names: one, several, or none. */
export function chosenIn(world: World, value: FieldValue | undefined): readonly Element[] {
  const ids =
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  return ids.flatMap((id) => world.record(ELEMENTS, id) ?? [])
}

/** A field that names one element, or several. */
export type ElementsField = Extract<Field, { type: 'pick' | 'many' }>

/** Whether all a field offers are elements. */
export function asksElements(world: World, field: Field): field is ElementsField {
  const asks = field.type === 'pick' || field.type === 'many'
  return asks && field.options.every(({ id }) => world.record(ELEMENTS, id) !== undefined)
}

/** As the battle calls it: its own name, else its type with its number. */
export function elementName({ id }: Pick<Element, 'id'>): string {
  return elementText(id)
}

/** An element as it is offered, with what matters before one chooses: of a march how far it goes, of who is deployed what it costs. */
export function tileOf(world: World, element: Element, figures: Figures = {}): Tile {
  const { id, type, owner, general, water, status } = element
  return {
    ...{ id, owner, general, water, code: type, barred: null, gone: status !== 'table' && status !== 'reserve' },
    label: elementName(element),
    says: [...(element.label === '' ? [] : [typeName(type)]), ...notesOf(world, element), ...figuresOf(figures)].join(', '),
  }
}

function figuresOf({ good, bad, road, price }: Figures): readonly string[] {
  if (good !== undefined) return [cardTexts.moves(Number(good), Number(bad), Number(road))]
  return price === undefined ? [] : [cardTexts.price(Number(price))]
}

function notesOf(world: World, { type, general, water, movedIn, deployedIn, ones }: Element): readonly string[] {
  const bound = world.cursor.turn
  const { notes } = cardTexts
  return [
    ...(general ? [notes.general] : []),
    ...(water ? [notes.water] : []),
    ...(isAerial(type) ? [notes.aerial] : []),
    ...(bound > 0 && deployedIn === bound ? [notes.deployed] : []),
    ...(bound > 0 && movedIn === bound ? [notes.moved] : []),
    ...(type === 'MA' && ones > 0 ? [notes.ones(ones)] : []),
  ]
}
