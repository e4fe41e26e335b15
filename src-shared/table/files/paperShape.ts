import './jitless.ts'
import * as z from 'zod'
import type { Json } from '../../kernel/world/rule.ts'
import type { FileKind } from './checking.ts'

/** Name of an owner, an account, a collection or a record. Refuses names that JavaScript treats specially (`__proto__`). */
const plainName = z
  .string()
  .min(1)
  .max(100)
  .regex(/^(?!__)/, 'a name that does not begin with __')

const value: z.ZodType<Json> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string().max(2000), z.array(value), z.record(plainName, value)]),
)

export const paperFileShape = z
  .strictObject({
    format: z.literal('lineage-paper'),
    version: z.literal(1),
    reason: z.string().min(1).max(500).optional().describe('What the entry says; "Taken over from paper" where it is left out.'),
    place: z
      .strictObject({
        round: z.int().min(1).max(100_000),
        who: plainName.describe("Whose turn it is, by id; `table` where it is nobody's."),
        phase: z.int().min(0).max(99).default(0).describe('0 is the beginning of the turn.'),
      })
      .optional()
      .describe('Where play goes on; where it is left out, play stays where it stands.'),
    figures: z
      .record(plainName, z.record(plainName, z.int()))
      .default({})
      .describe('Owner, account, figure; those that are left out stay as they are.'),
    records: z
      .array(
        z.strictObject({
          collection: plainName,
          id: plainName,
          to: value.describe('The record as it is kept; null takes it out.'),
        }),
      )
      .max(2000)
      .default([])
      .describe('Houses, wars, treaties and whatever else the game keeps, in an order in which each finds what it names.'),
  })
  .meta({
    title: 'A campaign on paper (*.lineage-paper.json)',
    description: 'How a campaign stands that was played on paper so far: taken over whole, as one entry, or not at all.',
  })

export type PaperFile = z.infer<typeof paperFileShape>

export const PAPER_FILE: FileKind<PaperFile> = {
  format: 'lineage-paper',
  version: 1,
  wanted: 'a campaign on paper (.lineage-paper.json)',
  shape: paperFileShape,
  largest: 4 * 1024 * 1024,
}
