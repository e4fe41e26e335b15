import { fieldsOf, listOf, mapOf, oneOf, optional, text, variantOf, whole, type Shape } from '../../../../kernel/forms/shape.ts'
import { TOKENS } from '../accounts.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { CIVILISATION, KINGDOM, RULE, SIGNED, YES, listOfOne } from '../shapes.ts'
import type { EventAccount, Row, TimelineRow } from './events.ts'

const BESIDE_TOKENS = ['males', 'females', 'warriors', 'nonWarriors', 'culture', 'technology', 'militaryTechnology', 'prestige', 'points']
const CHANGES = mapOf(SIGNED, [...BESIDE_TOKENS, ...TOKENS]) as Shape<Readonly<Partial<Record<EventAccount, number>>>>

const HEAD = { rule: RULE, turn: whole(1), told: optional(text) }
const ANYBODY = listOf(oneOf([...SEATS, ...KINGDOMS]))
const PLAYERS = listOf(CIVILISATION)
const LAND = { territories: whole() }
const PEOPLE = { males: whole(), females: whole() }

/** An event of the timeline. */
export const TIMELINE_ROW: Shape<TimelineRow> = variantOf<TimelineRow, 'verb'>('verb', {
  change: fieldsOf<Row<'change'>>({ ...HEAD, verb: oneOf(['change']), who: ANYBODY, changes: CHANGES }),
  losePeople: fieldsOf<Row<'losePeople'>>({ ...HEAD, verb: oneOf(['losePeople']), who: PLAYERS, ...PEOPLE }),
  levy: fieldsOf<Row<'levy'>>({ ...HEAD, verb: oneOf(['levy']), who: PLAYERS, ...PEOPLE }),
  raiseTheLost: fieldsOf<Row<'raiseTheLost'>>({ ...HEAD, verb: oneOf(['raiseTheLost']), who: listOfOne(KINGDOM), most: whole() }),
  rolls: fieldsOf<Row<'rolls'>>({
    ...{ ...HEAD, verb: oneOf(['rolls']), who: ANYBODY, amount: SIGNED, lasts: oneOf(['good', 'turn', 'ruling22']) },
  }),
  spread: fieldsOf<Row<'spread'>>({
    ...{ ...HEAD, verb: oneOf(['spread']), who: listOfOne(KINGDOM), ...LAND, picker: CIVILISATION, maybeRandom: optional(YES) },
  }),
  recede: fieldsOf<Row<'recede'>>({ ...HEAD, verb: oneOf(['recede']), who: listOfOne(KINGDOM), ...LAND, picker: CIVILISATION }),
  seize: fieldsOf<Row<'seize'>>({ ...HEAD, verb: oneOf(['seize']), who: listOfOne(CIVILISATION), from: KINGDOM, ...LAND }),
  gainLand: fieldsOf<Row<'gainLand'>>({ ...HEAD, verb: oneOf(['gainLand']), who: PLAYERS, ...LAND }),
  yieldLand: fieldsOf<Row<'yieldLand'>>({ ...HEAD, verb: oneOf(['yieldLand']), who: PLAYERS, ...LAND }),
  fallBack: fieldsOf<Row<'fallBack'>>({ ...HEAD, verb: oneOf(['fallBack']), who: PLAYERS }),
  royalDies: fieldsOf<Row<'royalDies'>>({ ...HEAD, verb: oneOf(['royalDies']), who: listOfOne(CIVILISATION) }),
  inherit: fieldsOf<Row<'inherit'>>({ ...HEAD, verb: oneOf(['inherit']), who: listOfOne(KINGDOM) }),
})
