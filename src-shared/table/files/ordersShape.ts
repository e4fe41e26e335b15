import './jitless.ts'
import * as z from 'zod'
import { LONGEST_ANSWER, MOST_LINES } from '../../contract/orders.ts'
import type { FieldValue, Sheet } from '../../kernel/forms/field.ts'
import { hex } from './checking.ts'

/** Name of a line, or of a field of an answer. Refuses names that JavaScript treats specially (`__proto__`). */
const plainName = z
  .string()
  .max(100)
  .regex(/^(?!__)/, 'a name that does not begin with __')

const text = z.string().max(LONGEST_ANSWER)

export const fieldValueShape: z.ZodType<FieldValue> = z.lazy(() =>
  z.union([z.number(), z.boolean(), text, z.array(z.string().max(100)), z.array(sheet), sheet]),
)
const sheet: z.ZodType<Sheet> = z.record(plainName, fieldValueShape)

const answer = z
  .union([text, sheet])
  .describe("An option's id, `done`, or fields with their values; `act` among them where an act is meant.")

const orderLineShape = z.strictObject({
  id: plainName.min(1).describe('Unlike any other line of the same orders.'),
  phase: z.int().min(0).max(99),
  question: z.string().min(1).max(100).describe('Name of the question: the last part of its key, `spend` of `3/red/7/spend`.'),
  answer,
})

export const orderLinesShape = z
  .array(orderLineShape)
  .max(MOST_LINES)
  .superRefine((lines, check) => {
    const seen = new Set<string>()
    for (const [at, { id, answer: given }] of lines.entries()) {
      if (seen.has(id)) check.addIssue({ code: 'custom', path: [at, 'id'], params: { twice: true }, input: id })
      seen.add(id)
      const length = JSON.stringify(given).length
      if (length > LONGEST_ANSWER)
        check.addIssue({ code: 'too_big', origin: 'string', maximum: LONGEST_ANSWER, path: [at, 'answer'], input: JSON.stringify(given) })
    }
  })

export const ordersFileShape = z
  .strictObject({
    format: z.literal('lineage-orders'),
    version: z.literal(1),
    campaign: z.string().min(1).max(100).describe("The campaign's id."),
    seat: z.string().min(1).max(40),
    round: z.int().min(1).max(100_000).describe('Round the orders are for.'),
    basis: z.string().min(1).max(100).describe("Digest of what the seat's pack showed when the orders were written."),
    lines: orderLinesShape,
    salt: hex(32).describe('Fresh for every file.'),
    commitment: hex(64).describe('SHA-256 of `lineage-orders`, the salt and the canonical JSON of the lines, each on a line of its own.'),
    signature: hex(128).describe("Ed25519, with the seat's key, of the canonical JSON of everything else."),
  })
  .meta({
    title: 'Orders of a player (*.lineage-orders.json)',
    description: `Prepared answers of one seat for one round, at most ${MOST_LINES} lines of at most ${LONGEST_ANSWER} characters each as JSON. It may travel sealed with age.`,
  })
