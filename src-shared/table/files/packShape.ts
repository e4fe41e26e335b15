import './jitless.ts'
import * as z from 'zod'
import type { PlayerPack } from '../../contract/seats.ts'
import { hex } from './checking.ts'
import type { Field, Sheet } from '../../kernel/forms/field.ts'
import { fieldValueShape, orderLinesShape } from './ordersShape.ts'

const text = z.string()
const whole = z.int()
const rule = z.templateLiteral([z.string(), '-', z.string(), '-', z.string()])
const figures = z.record(text, z.union([z.number(), text]))
const notice = z.union([text, z.object({ key: text, figures, text })]).describe('A message; as a text in packs of earlier versions.')
const audience = z.union([z.literal('all'), z.literal('gm'), z.array(text), z.object({ only: z.array(text) })])
const about = z.union([text, z.array(text)])
const cursor = z.object({
  turn: whole,
  seat: text,
  phase: whole,
  actor: text.exactOptional(),
  step: whole.exactOptional(),
  pass: whole.exactOptional(),
})
const roll = z.union([
  z.object({ by: z.enum(['app', 'hand']), dice: z.array(whole), groups: z.array(whole).exactOptional() }),
  z.object({ by: z.literal('app'), counts: z.record(text, whole), digest: text }),
  z.object({ by: z.literal('hand'), counts: z.record(text, whole) }),
])

const effect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('posting'),
    rule,
    owner: text,
    account: text,
    delta: whole,
    about: about.exactOptional(),
    figures: figures.exactOptional(),
    see: audience.exactOptional(),
  }),
  z.object({
    kind: z.literal('record'),
    rule,
    collection: text,
    id: text,
    value: z.json(),
    shape: whole.exactOptional(),
    see: audience.exactOptional(),
  }),
  z.object({ kind: z.literal('drop'), rule, collection: text, id: text, see: audience.exactOptional() }),
  z.object({
    kind: z.literal('line'),
    rule,
    wording: text,
    seat: text.exactOptional(),
    about: about.exactOptional(),
    figures: figures.exactOptional(),
    see: audience.exactOptional(),
  }),
  z.object({
    kind: z.literal('dice'),
    rule,
    request: text,
    occurrence: whole.exactOptional(),
    seat: text,
    faces: whole,
    rolled: roll,
    wording: text,
    figures: figures.exactOptional(),
    see: audience.exactOptional(),
  }),
  z.object({
    kind: z.literal('cards'),
    rule,
    request: text,
    occurrence: whole.exactOptional(),
    seat: text,
    cards: z.array(text),
    wording: text,
    figures: figures.exactOptional(),
    see: audience.exactOptional(),
  }),
  z.object({ kind: z.literal('checkpoint'), cursor }),
])

/** Entries of a player's view show answers only by their effects. */
const entry = z.object({
  seq: whole,
  kind: z.enum([
    'setup',
    'answer',
    'correction',
    'ruling',
    'decree',
    'retraction',
    'restart',
    'reseed',
    'note',
    'title',
    'naming',
    'standIn',
  ]),
  effects: z.array(effect).exactOptional(),
  changes: z.array(z.object({ owner: text, account: text, to: z.number() })).exactOptional(),
  decided: z.record(text, z.union([text, z.number(), z.boolean()])).exactOptional(),
  reason: text.exactOptional(),
  from: whole.exactOptional(),
  text: text.exactOptional(),
  title: text.exactOptional(),
  names: z.record(text, text).exactOptional().describe('Names given to things, by their ids; empty: it has none any more.'),
  seat: text.exactOptional().describe('Of a stand-in: whose seat it is.'),
  by: text.exactOptional().describe('Of a stand-in: who answers in that round; empty: the player again.'),
  thrown: z.enum(['app', 'hand']).exactOptional().describe("Of the seat's own roll or draw: who made it."),
  commitment: text.exactOptional().describe("Of a copy's own seed: its SHA-256."),
  shares: z.record(text, text).exactOptional().describe('What the seats added to the dice, 64 hex digits each.'),
  withheld: z.array(text).exactOptional().describe('Seats that had promised to add to the dice, and did not.'),
})

const optionShape = { id: text, wording: text, figures: figures.exactOptional() }
const option = z.object(optionShape)
const fieldHead = {
  id: text,
  wording: text,
  rule: rule.exactOptional(),
  figures: figures.exactOptional(),
  onlyWith: text.exactOptional(),
}
const reason = z.object({ wording: text, figures: figures.exactOptional(), rule: rule.exactOptional() })
const limit = z.object({ rule, wording: text, weights: z.record(text, z.number()), max: z.number() })
const limits = z.array(limit).exactOptional()
const row: z.ZodType<Sheet> = z.record(
  text,
  z.lazy(() => fieldValueShape),
)
const field: z.ZodType<Field> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      ...fieldHead,
      type: z.literal('number'),
      min: z.number(),
      max: z.number(),
      preset: z.number(),
      asLast: z.boolean().exactOptional(),
    }),
    z.object({ ...fieldHead, type: z.literal('flag'), preset: z.boolean() }),
    z.object({ ...fieldHead, type: z.literal('pick'), options: z.array(option), preset: text }),
    z.object({
      ...fieldHead,
      type: z.literal('text'),
      maxLength: whole,
      minLength: whole.exactOptional(),
      lines: z.boolean().exactOptional(),
      preset: text,
      suggestions: z.array(option).exactOptional(),
      several: z.literal(true).exactOptional(),
    }),
    z.object({
      ...fieldHead,
      type: z.literal('many'),
      options: z.array(option),
      places: z.literal(true).exactOptional(),
      joins: text.exactOptional(),
      least: whole,
      most: whole,
      preset: z.array(text),
    }),
    z.object({ ...fieldHead, type: z.literal('arrange'), options: z.array(option), preset: z.array(text) }),
    z.object({
      ...fieldHead,
      type: z.literal('place'),
      places: z.array(z.object({ ...optionShape, barred: reason.exactOptional() })),
      preset: text.exactOptional(),
    }),
    z.object({ ...fieldHead, type: z.literal('list'), fields: z.array(field), limits, least: whole, most: whole, preset: z.array(row) }),
    z.object({ ...fieldHead, type: z.literal('group'), fields: z.array(field), limits }),
  ]),
)

const outcomes = { success: text, failure: text }
const modifier = { modifier: z.number().exactOptional() }
const groups = z.array(z.object({ need: z.number(), count: whole, ...modifier }))
const simpleTests = [
  z.object({ type: z.literal('atMost'), need: z.number(), ...modifier, ...outcomes }),
  z.object({ type: z.literal('atLeast'), need: z.number(), ...modifier, ...outcomes }),
  z.object({ type: z.literal('atMostEach'), groups, ...outcomes }),
  z.object({ type: z.literal('atLeastEach'), groups, ...outcomes }),
  z.object({ type: z.literal('sum'), be: z.enum(['atLeast', 'atMost']), need: z.number(), ...modifier, ...outcomes }),
  z.object({ type: z.literal('table'), rows: z.array(z.object({ from: whole, to: whole, outcome: text })), ...modifier }),
  z.object({ type: z.literal('number') }),
] as const
const part = z.object({
  count: whole,
  test: z.discriminatedUnion('type', simpleTests),
  wording: text,
  figures: figures.exactOptional(),
  whose: text.exactOptional(),
  counts: z.array(text).exactOptional(),
})
const test = z.discriminatedUnion('type', [...simpleTests, z.object({ type: z.literal('parts'), parts: z.array(part) })])

const head = {
  id: text,
  occurrence: whole,
  seat: text,
  rule,
  rules: z.array(rule).exactOptional(),
  wording: text,
  figures,
  see: audience.exactOptional(),
}
const request = z.discriminatedUnion('kind', [
  z.object({
    ...head,
    kind: z.literal('roll'),
    faces: whole.min(2).max(1000),
    count: whole,
    test,
    counts: z.array(text).exactOptional(),
    split: whole.exactOptional(),
    unattended: z.boolean().exactOptional(),
  }),
  z.object({
    ...head,
    kind: z.literal('draw'),
    pile: z.array(z.object({ face: text, wording: text, figures: figures.exactOptional(), copies: whole })),
    count: whole,
    unattended: z.boolean().exactOptional(),
  }),
  z.object({ ...head, kind: z.literal('choose'), options: z.array(option), preset: text.exactOptional() }),
  z.object({ ...head, kind: z.literal('fill'), fields: z.array(field), limits }),
  z.object({
    ...head,
    kind: z.literal('act'),
    acts: z.array(
      z.object({
        id: text,
        rule,
        wording: text,
        figures: figures.exactOptional(),
        fields: z.array(field),
        limits,
      }),
    ),
  }),
])

const sheet = z.record(text, z.union([text, z.number(), z.boolean()]))
const answer = z.union([roll, text, z.intersection(sheet, z.object({ act: text })), sheet])

const view = z.object({
  table: text,
  seat: text,
  campaign: z.object({ id: text, ruleset: text, rulesetVersion: whole, seedCommitment: text }),
  title: text,
  pending: z.array(request).describe('What is asked of this seat.'),
  sealed: z.array(z.object({ request, answer })).default([]).describe('What this seat has answered while others are waited for.'),
  parties: z
    .array(z.object({ seat: text, in: z.boolean() }))
    .default([])
    .describe('Who was asked at once, and who is in.'),
  retractable: z.null(),
  readOnly: notice.nullable(),
  disagreement: z.null(),
  notice: notice.nullable(),
  dice: z.enum(['app', 'typed']),
  seed: text.nullable().describe('Shown when the game is over.'),
  entries: z.array(entry).describe('What the seat may see of the journal, numbered anew.'),
})

export const packShape: z.ZodType<PlayerPack> = z
  .object({
    format: z.literal('lineage-pack'),
    version: z.literal(1),
    view,
    player: text,
    orders: orderLinesShape.describe('Orders saved so far, to go on with.'),
    basis: z.string().min(1).max(100).describe('Digest of what the pack shows. Comes back in the orders file.'),
    signingKey: hex(64).describe('Secret key the seat signs its orders with (Ed25519).'),
    recipient: z
      .string()
      .regex(/^age1[a-z0-9]{1,100}$/, 'an age recipient (age1...)')
      .describe("The game master's age recipient: whom orders are sealed to."),
  })
  .meta({
    title: 'Player pack (*.lineage-pack.json)',
    description: 'All that one seat may see of a campaign, to read and to prepare orders offline. Secret: it holds the key of the seat.',
  })
