import { fieldsOf, listOf, mapOf, oneOf, optional, orNull, text, variantOf, whole, type Shape } from '../../../../kernel/forms/shape.ts'
import { problem, refuse, type Outcome } from '../../../../kernel/problem.ts'
import { BONUSES, CATEGORIES, CREATURE_TYPES, FATE_RULES, POWERS, SKILLS, type Section } from '../types.ts'
import {
  EFFECTS,
  SOURCES,
  SPELL_NAMES,
  type CreatureFigures,
  type Deck,
  type FateCard,
  type FateCardX1,
  type Line,
  type LineEffect,
  type Need,
  type Spell,
} from './deck.ts'

const upTo = (max: number): Shape<number> => whole(0, max)
const section: Shape<Section> = { schema: 'whole 1..3', read: (value, field) => whole(1, 3).read(value, field) as Outcome<Section> }

const needByType: Shape<Exclude<Need, number>> = mapOf(whole(1, 9), [...POWERS, 'any'])

/** A number, or so much of each type. */
const need: Shape<Need> = {
  schema: { either: { number: 'whole 1..9', types: needByType.schema } },
  read: (value, field) => (typeof value === 'object' ? needByType.read(value, field) : whole(1, 9).read(value, field)),
}

const lineEffect: Shape<LineEffect> = variantOf<LineEffect, 'do'>('do', {
  damage: fieldsOf({ do: oneOf(['damage']), amount: whole(1, 99), area: oneOf(['one', 'section', 'beside', 'behind']) }),
  swap: fieldsOf({ do: oneOf(['swap']) }),
  bring: fieldsOf({ do: oneOf(['bring']) }),
  forward: fieldsOf({ do: oneOf(['forward']), steps: whole(1, 3) }),
  draw: fieldsOf({ do: oneOf(['draw']), cards: whole(1, 9), actions: upTo(9) }),
  discard: fieldsOf({ do: oneOf(['discard']), who: oneOf(['one', 'all']), actions: upTo(9) }),
})

const spell: Shape<Spell> = fieldsOf<Spell>({
  ...{ id: text, name: oneOf(SPELL_NAMES), kind: oneOf(['attack', 'lore', 'support']), powers: listOf(oneOf(POWERS)) },
  lines: listOf(fieldsOf<Line>({ need, does: lineEffect })),
  ...{ effects: listOf(oneOf(EFFECTS)), pile: oneOf(['start', 'A', 'B']), copies: whole(0, 40) },
})

const creature: Shape<CreatureFigures> = fieldsOf<CreatureFigures>({
  ...{ id: oneOf(CREATURE_TYPES), category: oneOf(CATEGORIES), markers: upTo(72), threes: upTo(36), fours: upTo(36), life: whole(1, 99) },
  ...{ track: optional(listOf(upTo(99))), skill: optional(oneOf(SKILLS)), bonus: orNull(oneOf(BONUSES)) },
})

const rule = orNull(oneOf(FATE_RULES))

/** A deck file, as the set-up and the workshop read it. */
const deck: Shape<Deck> = fieldsOf<Deck>({
  ...{ name: text, ring: listOf(whole(1, 6)), creatures: listOf(creature), spells: listOf(spell) },
  fate: listOf(fieldsOf<FateCard>({ moves: listOf(oneOf(CATEGORIES)), rule })),
  fateX1: listOf(fieldsOf<FateCardX1>({ paths: listOf(whole(1, 6)), sections: listOf(section), rule })),
  toadlings: fieldsOf<Deck['toadlings']>({ draw: upTo(12), action: upTo(12), power: upTo(12), life: upTo(12) }),
  sources: mapOf(oneOf(SOURCES)),
})

/** Reads a deck file. @param field its name in the document around it; problems name the fields below it */
export function readDeck(raw: unknown, field: string): Outcome<Deck> {
  const read = deck.read(raw, field)
  if (!read.ok) return read
  const missing = CREATURE_TYPES.filter((type) => !read.value.creatures.some(({ id }) => id === type))
  return missing.length === 0 ? read : refuse(...missing.map((type) => problem(`${field}.creatures`, 'problem.missing', { wanted: type })))
}
