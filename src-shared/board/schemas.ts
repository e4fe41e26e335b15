import * as z from 'zod'
import { BOARD_FORMAT, BOARD_VERSION, WIDEST, WIDEST_FIELD } from './planFile.ts'

const code = z.string().describe('a space by its code: letters for the column and the number of the row, in the order that `codes` says')
const field = z.int().min(0).max(WIDEST_FIELD)
const head = { format: z.literal(BOARD_FORMAT), version: z.literal(BOARD_VERSION) }

const layout = z.strictObject({
  columns: z.int().min(1).max(WIDEST),
  rows: z.int().min(1).max(WIDEST),
  top: z.enum(['corner', 'side']).describe('what of a hex points north: a corner (rows are straight) or a side (columns are straight)'),
  shifted: z.enum(['odd', 'even']).describe('which rows lie half a hex further east, or columns half a hex further south, counted from 1'),
  wraps: z.boolean().describe('whether east goes on in the west, and south in the north'),
  codes: z.enum(['letters-first', 'number-first']).describe('whether a space is called C12 or 12C'),
})

/** A plan of hexes, as it lies in other files. */
export const hexPlan = z.strictObject({
  kind: z.literal('hexes'),
  name: z.string(),
  layout,
  legend: z.record(z.string(), z.array(z.string())).describe('what grounds each letter stands for'),
  closed: z.string().describe('letters of ground that is seen and is no space of the board'),
  ground: z.array(z.string()).describe('a line for each row, a letter for each hex'),
  rivers: z
    .array(z.string())
    .optional()
    .describe(
      'a line for each row, a digit for each hex: 1 for a river on its second side (clockwise from north), 2 on its third, 4 on its fourth, added up',
    ),
  crossings: z.array(z.array(code).min(2).max(2)).optional().describe('spaces that are neighbours and do not touch'),
  names: z.record(z.string(), z.string()).optional().describe('names of spaces, by their codes'),
})

const areas = z.strictObject({
  ...head,
  kind: z.literal('areas'),
  name: z.string(),
  width: z.int().min(1).max(WIDEST_FIELD),
  height: z.int().min(1).max(WIDEST_FIELD),
  areas: z.array(
    z.strictObject({
      id: z.string().describe('letters, digits and underscores, a letter first, 24 at most'),
      name: z.string(),
      grounds: z.array(z.string()),
      borders: z.array(z.string()).describe('ids of the areas it borders on; each of them names this one'),
      x: field.describe('its place, from the left'),
      y: field.describe('and from the top'),
      outline: z.array(z.strictObject({ x: field, y: field })).optional(),
    }),
  ),
})

const board = z
  .discriminatedUnion('kind', [hexPlan.extend(head), areas])
  .describe('A board: land in hexes, or in areas of any shape. What it names must be in it as well; the program says what is not.')

/** The JSON Schema (draft 2020-12) of a board, by the name it is published under. No page carries it. */
export const SCHEMAS = {
  'board.schema.json': z.toJSONSchema(board, { io: 'input', reused: 'ref' }),
} as const satisfies Readonly<Record<`${string}.schema.json`, z.core.JSONSchema.BaseSchema>>
