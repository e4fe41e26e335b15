import '../files/jitless.ts'
import * as z from 'zod'
import { hex } from '../files/checking.ts'
import { orderLinesShape } from '../files/ordersShape.ts'

const seat = z.string().min(1).max(40)
const whole = z.int().min(-1)

const pin = z.strictObject({ salt: hex(32), hash: hex(64), wrong: z.int().min(0), until: z.number().min(0) })

const orders = z.strictObject({
  round: z.int().min(0),
  lines: orderLinesShape,
  ready: z.boolean(),
  fates: z.record(z.string(), z.strictObject({ fate: z.enum(['taken', 'refused']), entry: whole })),
})

/** Schema of a `*.lineage-seats` file. */
export const seatsFileShape = z.strictObject({
  format: z.literal('lineage-seats'),
  version: z.literal(1),
  campaign: z.string().min(1),
  pins: z.record(seat, pin),
  devices: z.array(z.strictObject({ seat, session: z.string().min(40).max(50) })),
  orders: z.record(seat, z.array(orders)),
  signingKeys: z.record(seat, hex(64)),
  retiredKeys: z.record(seat, z.array(hex(64))).optional(),
  sealingKey: z.strictObject({ identity: z.string().min(1), recipient: z.string().min(1) }).nullable(),
  taken: z.array(hex(64)),
  port: z.int().min(1).max(65_535).optional(),
})
