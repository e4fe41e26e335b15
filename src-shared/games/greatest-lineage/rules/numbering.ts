import { record, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { Audience, OwnerId, RuleId } from '../../../kernel/world/rule.ts'
import { checkOf, fieldsOf, whole } from '../../../kernel/forms/shape.ts'
import { collection, type World } from '../../../kernel/world/world.ts'
import { ALLIANCES, DATED_PAYMENTS, TREATY_TEXTS } from './diplomacy/records.ts'
import { AGENTS, MISSIONS } from './espionage/records.ts'
import { MONUMENTS, NAMED_LAND, ROYALS, SETTLEMENTS } from './records.ts'
import { WARS } from './war/records.ts'

/** Highest number a civilisation has ever given to a thing of one kind, so that none is given twice. Id: `elves-settlement`. */
interface Numbering {
  readonly given: number
}

/** Things that are counted in secret. */
const SECRET = ['agent', 'mission', 'war']

export const NUMBERINGS = collection<Numbering>('numbering', {
  check: checkOf(fieldsOf<Numbering>({ given: whole() })),
  see: (series) => {
    const [owner = '', kind = ''] = series.split('-')
    return SECRET.includes(kind) ? [owner] : 'all'
  },
})

const KINDS = {
  royal: ROYALS,
  settlement: SETTLEMENTS,
  monument: MONUMENTS,
  land: NAMED_LAND,
  war: WARS,
  alliance: ALLIANCES,
  payment: DATED_PAYMENTS,
  treaty: TREATY_TEXTS,
  agent: AGENTS,
  mission: MISSIONS,
} as const

/** An id nothing has had before: `elves-settlement-3`. What is secret is counted in secret too: `see` is whoever may see the thing. */
export function* nextId(rule: RuleId, world: World, owner: OwnerId, kind: keyof typeof KINDS, see?: Audience): Procedure<string> {
  const series = `${owner}-${kind}`
  const there = world.recordIds(KINDS[kind].name).filter((id) => id.startsWith(`${series}-`))
  const given = Math.max(world.record(NUMBERINGS, series)?.given ?? 0, ...there.map(numberOf)) + 1
  yield* record(rule, NUMBERINGS, series, { given }, see)
  return `${series}-${given}`
}

/** The number at the end of an id, by which people tell settlements apart. */
export function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1)) || 0
}
