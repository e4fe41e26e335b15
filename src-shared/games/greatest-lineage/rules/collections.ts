import type { RecordChange } from '../../../kernel/journal/journal.ts'
import { problem, shown, type Problem } from '../../../kernel/problem.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { Collection, World } from '../../../kernel/world/world.ts'
import { switchProblems } from '../../rulebook/deciding.ts'
import { ALLIANCES, DATED_PAYMENTS, DEALINGS, TREATY_DRAFTS, TREATY_TEXTS } from './diplomacy/records.ts'
import { AGENTS, INTELLIGENCE, MISSIONS, type Mission } from './espionage/records.ts'
import { KINGDOM_MINDS, SETTLED } from './factions/kingdomMinds.ts'
import { NUMBERINGS } from './numbering.ts'
import { ruled } from './messages.ts'
import { missionProblems, royalProblems } from './recordFits.ts'
import {
  CIVILISATIONS,
  CONDITIONS,
  EXPECTED,
  GAME,
  HABITS,
  HAPPENED,
  MONUMENTS,
  NAMED_LAND,
  ROLL_MODIFIERS,
  ROYALS,
  SETTLEMENTS,
  SHAMANS,
  SITES,
  TIMELINE_EDITS,
  TRIBE_RECORDS,
  type Game,
  type Royal,
} from './records.ts'
import { SWITCHES } from './rulings/switches.ts'
import { SEATS, isTribe } from './seats.ts'
import { MAP, TERRITORIES } from './territory/mapRecords.ts'
import { RAID_HISTORY, WARS } from './war/records.ts'

/** Every kind of record the rules keep. */
export const COLLECTIONS: readonly Collection<unknown>[] = [
  ...[GAME, CIVILISATIONS, CONDITIONS, HABITS, NUMBERINGS],
  ...[ROYALS, EXPECTED, SETTLEMENTS, SHAMANS, MONUMENTS, SITES, NAMED_LAND],
  ...[WARS, RAID_HISTORY, AGENTS, MISSIONS, INTELLIGENCE],
  ...[ALLIANCES, DEALINGS, DATED_PAYMENTS, TREATY_DRAFTS, TREATY_TEXTS],
  ...[MAP, TERRITORIES],
  ...[TRIBE_RECORDS, KINGDOM_MINDS, SETTLED, ROLL_MODIFIERS, HAPPENED, TIMELINE_EDITS],
]

/** A field of one collection that holds the id of a record of another; null in it names none. */
interface Reference {
  readonly from: Collection<unknown>
  readonly field: string
  readonly to: Collection<unknown>
}

const REFERENCES: readonly Reference[] = [
  { from: SHAMANS, field: 'settlement', to: SETTLEMENTS },
  { from: MONUMENTS, field: 'settlement', to: SETTLEMENTS },
  { from: MISSIONS, field: 'agent', to: AGENTS },
]

/** Records whose id is that of another record. */
const NAMED_AFTER: readonly Omit<Reference, 'field'>[] = [
  { from: SITES, to: MONUMENTS },
  { from: CONDITIONS, to: CIVILISATIONS },
  { from: HABITS, to: CIVILISATIONS },
  { from: DEALINGS, to: ALLIANCES },
  { from: SETTLED, to: CIVILISATIONS },
]

/** The field that holds a record's own id, by collection; `id` where none is given. */
const OWN_ID: Readonly<Record<string, string>> = {
  [CIVILISATIONS.name]: 'seat',
  [SHAMANS.name]: 'settlement',
  [HAPPENED.name]: 'rule',
  [TIMELINE_EDITS.name]: 'event',
}

/** Counts and map change together, by decree. */
const OF_THE_MAP: readonly string[] = [MAP.name, TERRITORIES.name]

/** Without these there is no game. */
const NEVER_GONE: readonly string[] = [GAME.name, CIVILISATIONS.name]

type Fields = Readonly<Record<string, Json>>

/**
 * What a record set by hand has against the other records: its id stands in it, and what it names is there and is its owner's. A record that
 * others name cannot be taken out, or given to somebody else, without them. `before`: what was named then already is not asked about again.
 */
export function recordProblems(after: World, { collection, id, to }: RecordChange, before: World): readonly Problem[] {
  if (OF_THE_MAP.includes(collection)) return [ruled('collection', 'problem.paintedLand', {}, 'GL-GEN-7')]
  if (to === null) {
    if (NEVER_GONE.includes(collection)) return [problem('id', 'problem.keptRecord', { value: id })]
    const others = namesOf(after, collection, id)
    return others.length === 0 ? [] : [problem('id', 'problem.namedRecord', { value: id, others: others.join(', ') })]
  }
  const fields = to as Fields
  return [
    ...idProblems(collection, id, fields),
    ...absent(after, before, collection, id, fields),
    ...sideProblems(after, collection, fields),
    ...ownProblems(after, before, collection, id, fields),
    ...leftBehind(after, before, collection, id, fields),
  ]
}

function idProblems(collection: string, id: string, fields: Fields): readonly Problem[] {
  const own = OWN_ID[collection] ?? 'id'
  if (fields[own] !== undefined && fields[own] !== id) return [notOn(own, fields[own], [id])]
  if (collection === GAME.name && id !== 'game') return [notOn('id', id, ['game'])]
  return collection === TRIBE_RECORDS.name && !isTribe(id) ? [notOn('id', id, ['tribe-1, tribe-2 ...'])] : []
}

/** What a record names anew and is not there, or belongs to somebody else. */
function absent(world: World, then: World, collection: string, id: string, fields: Fields): readonly Problem[] {
  const after = NAMED_AFTER.filter(({ from, to }) => from.name === collection && world.record(to, id) === undefined)
  const before = then.record<Fields>({ name: collection }, id)
  const anew = (field: string): boolean => before?.[field] !== fields[field] || before?.['owner'] !== fields['owner']
  const named = REFERENCES.filter(({ from, field }) => from.name === collection && anew(field))
  return [
    ...after.map(({ to }) => problem('id', 'problem.noRecord', { value: id, collection: to.name })),
    ...named.flatMap(({ field, to }) => {
      const value = fields[field]
      if (typeof value !== 'string') return []
      const found = world.record(to, value) as Fields | undefined
      if (found === undefined) return [problem(field, 'problem.noRecord', { value, collection: to.name })]
      const { owner = found['owner'] } = fields
      return found['owner'] === owner ? [] : [notOn(field, value, idsOf(world, to, owner))]
    }),
  ]
}

function idsOf(world: World, of: Collection<unknown>, owner: Json | undefined): readonly string[] {
  return world.recordIds(of.name).filter((id) => (world.record(of, id) as Fields)['owner'] === owner)
}

/** What only this collection can have wrong. */
function sideProblems(world: World, collection: string, fields: Fields): readonly Problem[] {
  if (collection === GAME.name) {
    const { houseRules, order } = fields as unknown as Game
    const strangers = order.filter((seat) => world.record(CIVILISATIONS, seat) === undefined)
    return [
      ...Object.entries(houseRules).flatMap(([name, value]) => switchProblems(SWITCHES, `houseRules.${name}`, name, value)),
      ...strangers.map((seat) => problem('order', 'problem.noRecord', { value: seat, collection: CIVILISATIONS.name })),
    ]
  }
  if (collection === WARS.name) return opponents(world, fields, 'aggressor', 'defender')
  if (collection === MISSIONS.name || collection === INTELLIGENCE.name) return opponents(world, fields, 'owner', 'target')
  if (collection === DATED_PAYMENTS.name) return opponents(world, fields, 'from', 'to')
  return stranger(world, 'owner', fields['owner'])
}

/** What members of a house and missions can have wrong beside. */
function ownProblems(world: World, then: World, collection: string, id: string, fields: Fields): readonly Problem[] {
  if (collection === ROYALS.name) return royalProblems(world, fields as unknown as Royal)
  return collection === MISSIONS.name ? missionProblems(world, fields as unknown as Mission, then.record(MISSIONS, id)) : []
}

function opponents(world: World, fields: Fields, one: string, other: string): readonly Problem[] {
  if (fields[one] === fields[other]) return [problem(other, 'problem.twice', { value: shown(fields[other]) })]
  return [one, other].flatMap((field) => stranger(world, field, fields[field]))
}

/** A civilisation that is not in this game, or a tribe that is no more. */
function stranger(world: World, field: string, owner: Json | undefined): readonly Problem[] {
  if (typeof owner !== 'string') return []
  const of = isTribe(owner) ? TRIBE_RECORDS : SEATS.some((seat) => seat === owner) ? CIVILISATIONS : undefined
  if (of === undefined || world.record<unknown>(of, owner) !== undefined) return []
  return [problem(field, 'problem.noRecord', { value: owner, collection: of.name })]
}

/** Records of an owner that name this one, which goes to somebody else without them. */
function leftBehind(world: World, then: World, collection: string, id: string, { owner }: Fields): readonly Problem[] {
  const before = then.record<Fields>({ name: collection }, id)
  if (owner === undefined || before === undefined || before['owner'] === owner) return []
  const others = REFERENCES.filter(({ to }) => to.name === collection).flatMap((reference) =>
    naming(world, reference, id).filter(({ fields }) => fields['owner'] !== undefined && fields['owner'] !== owner),
  )
  if (others.length === 0) return []
  return [problem('owner', 'problem.leftBehind', { value: id, others: others.map(({ name }) => name).join(', ') })]
}

/** Collections and ids of the records that name this one. */
function namesOf(world: World, collection: string, id: string): readonly string[] {
  return [
    ...NAMED_AFTER.filter(({ from, to }) => to.name === collection && world.record(from, id) !== undefined).map(
      ({ from }) => `${from.name} ${id}`,
    ),
    ...REFERENCES.filter(({ to }) => to.name === collection).flatMap((reference) => naming(world, reference, id).map(({ name }) => name)),
  ]
}

function naming(world: World, { from, field }: Reference, id: string): readonly { readonly name: string; readonly fields: Fields }[] {
  return world.recordIds(from.name).flatMap((other) => {
    const fields = world.record(from, other) as Fields
    return fields[field] === id ? [{ name: `${from.name} ${other}`, fields }] : []
  })
}

function notOn(field: string, value: Json, options: readonly string[]): Problem {
  return problem(field, 'problem.option', { value: shown(value), options: options.join(', ') || 'none' })
}
