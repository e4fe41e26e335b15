import * as z from 'zod'
import { MOST_ELEMENTS } from './rules/army.ts'
import { CODES } from './rules/types.ts'

const element = z.strictObject({
  type: z.enum(CODES as unknown as readonly [string, ...string[]]).describe('the code of its type, as the reference sheet lists them'),
  label: z.string().max(40).optional().describe('its own name; left out: its code and number'),
  general: z.boolean().optional().describe('true for exactly one element of an army'),
  water: z.boolean().optional().describe('true for Lurkers that live in water'),
})

const army = z
  .strictObject({
    name: z.string().max(60).optional().describe('what the army is called'),
    elements: z.array(element).max(MOST_ELEMENTS).describe('in the order of the roster'),
  })
  .describe('An army of Hordes. Whether it costs what a battle wants, and who may lead it, the program says.')

/** The JSON Schemas (draft 2020-12) of files of this game that people write, by the name each is published under. No page carries them. */
export const SCHEMAS = {
  'hordes-army.schema.json': z.toJSONSchema(army, { io: 'input' }),
} as const satisfies Readonly<Record<`${string}.schema.json`, z.core.JSONSchema.BaseSchema>>
