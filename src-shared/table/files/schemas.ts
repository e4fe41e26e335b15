import './jitless.ts'
import * as z from 'zod'
import { ordersFileShape } from './ordersShape.ts'
import { packShape } from './packShape.ts'
import { paperFileShape } from './paperShape.ts'

/** Returns the JSON Schemas (draft 2020-12) of the players' files, by the name under which each is published. */
export function publishedSchemas(): Readonly<Record<string, unknown>> {
  return {
    'orders.schema.json': z.toJSONSchema(ordersFileShape, { io: 'input', reused: 'ref' }),
    'pack.schema.json': z.toJSONSchema(packShape, { io: 'input', reused: 'ref' }),
    'paper.schema.json': z.toJSONSchema(paperFileShape, { io: 'input', reused: 'ref' }),
  }
}

/** Returns the text of a published schema. */
export function schemaText(schema: unknown): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}
