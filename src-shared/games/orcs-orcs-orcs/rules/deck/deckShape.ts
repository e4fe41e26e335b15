import { fieldsOf, listOf, mapOf, oneOf, optional, orNull, text, variantOf, whole, type Shape } from '../../../../kernel/forms/shape.ts'
import { problem, refuse, type Outcome } from '../../../../kernel/problem.ts'
import { BONUSES, CATEGORIES, CREATURE_TYPES, FATE_RULES, POWERS, SKILLS, type Section } from '../types.ts'
import {
  BOUNDS,
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

const figure = (name: keyof typeof BOUNDS): Shape<number> => whole(...BOUNDS[name])
const section: Shape<Section> = { schema: 'whole 1..3', read: (value, field) => whole(1, 3).read(value, field) as Outcome<Section> }

const needByType: Shape<Exclude<Need, number>> = mapOf(figure('need'), [...POWERS, 'any'])

/** A number, or so much of each type. */
const need: Shape<Need> = {
  schema: { either: { number: figure('need').schema, types: needByType.schema } },
  read: (value, field) => (typeof value === 'object' ? needByType.read(value, field) : figure('need').read(value, field)),
}

const lineEffect: Shape<LineEffect> = variantOf<LineEffect, 'do'>('do', {
  damage: fieldsOf({ do: oneOf(['damage']), amount: figure('amount'), area: oneOf(['one', 'section', 'beside', 'behind']) }),
  swap: fieldsOf({ do: oneOf(['swap']) }),
  bring: fieldsOf({ do: oneOf(['bring']) }),
  forward: fieldsOf({ do: oneOf(['forward']), steps: figure('steps') }),
  draw: fieldsOf({ do: oneOf(['draw']), cards: figure('cards'), actions: figure('actions') }),
  discard: fieldsOf({ do: oneOf(['discard']), who: oneOf(['one', 'all']), actions: figure('actions') }),
})

const spell: Shape<Spell> = fieldsOf<Spell>({
  ...{ id: text, name: oneOf(SPELL_NAMES), kind: oneOf(['attack', 'lore', 'support']), powers: listOf(oneOf(POWERS)) },
  lines: listOf(fieldsOf<Line>({ need, does: lineEffect })),
  ...{ effects: listOf(oneOf(EFFECTS)), pile: oneOf(['start', 'A', 'B']), copies: figure('copies') },
})

const creature: Shape<CreatureFigures> = fieldsOf<CreatureFigures>({
  ...{
    id: oneOf(CREATURE_TYPES),
    category: oneOf(CATEGORIES),
    markers: figure('markers'),
    threes: figure('numbered'),
    fours: figure('numbered'),
    life: figure('life'),
  },
  ...{ track: optional(listOf(figure('worth'))), skill: optional(oneOf(SKILLS)), bonus: orNull(oneOf(BONUSES)) },
})

const rule = orNull(oneOf(FATE_RULES))

/** A deck file, as the set-up and the workshop read it. */
const deck: Shape<Deck> = fieldsOf<Deck>({
  ...{ name: text, ring: listOf(whole(1, 6)), creatures: listOf(creature), spells: listOf(spell) },
  fate: listOf(fieldsOf<FateCard>({ moves: listOf(oneOf(CATEGORIES)), rule })),
  fateX1: listOf(fieldsOf<FateCardX1>({ paths: listOf(whole(1, 6)), sections: listOf(section), rule })),
  toadlings: fieldsOf<Deck['toadlings']>({ draw: figure('tiles'), action: figure('tiles'), power: figure('tiles'), life: figure('tiles') }),
  sources: mapOf(oneOf(SOURCES)),
})

/** Reads a deck file. @param field its name in the document around it; problems name the fields below it */
export function readDeck(raw: unknown, field: string): Outcome<Deck> {
  const read = deck.read(raw, field)
  if (!read.ok) return read
  const missing = CREATURE_TYPES.filter((type) => !read.value.creatures.some(({ id }) => id === type))
  return missing.length === 0 ? read : refuse(...missing.map((type) => problem(`${field}.creatures`, 'problem.missing', { wanted: type })))
}
