import * as z from 'zod'
import { BOUNDS, EFFECTS, SOURCES, SPELL_NAMES } from './rules/deck/deck.ts'
import { BONUSES, CATEGORIES, CREATURE_TYPES, FATE_RULES, POWERS, SKILLS, TOADLINGS } from './rules/types.ts'

const figure = (name: keyof typeof BOUNDS): z.ZodInt => z.int().min(BOUNDS[name][0]).max(BOUNDS[name][1])
const path = z.int().min(1).max(6)
const fateRule = z.enum(FATE_RULES).nullable().describe('the rule of the lower part of the card')

const creature = z.strictObject({
  id: z.enum(CREATURE_TYPES),
  category: z.enum(CATEGORIES),
  markers: figure('markers').describe('markers of the type, those with a number included'),
  threes: figure('numbered').describe('of them with a 3: left out with two players'),
  fours: figure('numbered').describe('of them with a 4: left out with two or three players'),
  life: figure('life'),
  track: z.array(figure('worth')).optional().describe('worth of a trophy, from the first space of the counter on; newcomers have none'),
  skill: z.enum(SKILLS).optional().describe('the extra skill; newcomers have none of their own'),
  bonus: z.enum(BONUSES).nullable(),
})

const need = z
  .union([figure('need'), z.partialRecord(z.enum([...POWERS, 'any']), figure('need'))])
  .describe('power of the spell’s own type, or so much of each type that is named')

const actions = figure('actions').describe('actions that it brings')
const does = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('damage'), amount: figure('amount'), area: z.enum(['one', 'section', 'beside', 'behind']) }),
  z.strictObject({ do: z.literal('swap') }),
  z.strictObject({ do: z.literal('bring') }),
  z.strictObject({ do: z.literal('forward'), steps: figure('steps') }),
  z.strictObject({ do: z.literal('draw'), cards: figure('cards'), actions }),
  z.strictObject({ do: z.literal('discard'), who: z.enum(['one', 'all']), actions }),
])

const spell = z.strictObject({
  id: z.string().describe('small letters, digits and underscores, a letter first'),
  name: z.enum(SPELL_NAMES).describe('what it does; several spells may bear one name'),
  kind: z.enum(['attack', 'lore', 'support']),
  powers: z.array(z.enum(POWERS)),
  lines: z.array(z.strictObject({ need, does })).describe('the first line first; lore has none'),
  effects: z.array(z.enum(EFFECTS)).describe('what it does as an enhancement'),
  pile: z.enum(['start', 'A', 'B']),
  copies: figure('copies').describe('in each start deck, or in the pile'),
})

const deck = z
  .strictObject({
    name: z.string(),
    ring: z.array(path).describe('the six paths in their order around the tower'),
    creatures: z.array(creature),
    spells: z.array(spell),
    fate: z.array(z.strictObject({ moves: z.array(z.enum(CATEGORIES)), rule: fateRule })).describe('15 cards'),
    fateX1: z
      .array(z.strictObject({ paths: z.array(path), sections: z.array(z.int().min(1).max(3)), rule: fateRule }))
      .describe('19 cards of Expansion 1; section 1 is the inner one'),
    toadlings: z
      .strictObject(Object.fromEntries(TOADLINGS.map((face) => [face, figure('tiles')])))
      .describe('tiles with each effect, 12 in all'),
    sources: z
      .record(z.string(), z.enum(SOURCES))
      .describe(
        'P printed, D derived, W public, O ours, by the path of a figure: creatures.orc.life, spells.zap.lines.0, fate.3; others are ours',
      ),
  })
  .describe('A deck of Orcs Orcs Orcs: the figures of cards, markers and boards. The program says which sums are not right.')

/** The JSON Schemas (draft 2020-12) of files of this game that people write, by the name each is published under. No page carries them. */
export const SCHEMAS = {
  'orcs-orcs-orcs-deck.schema.json': z.toJSONSchema(deck, { io: 'input' }),
} as const satisfies Readonly<Record<`${string}.schema.json`, z.core.JSONSchema.BaseSchema>>
