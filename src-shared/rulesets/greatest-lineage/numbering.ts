import type { Procedure } from '../../kernel/procedure.ts'
import { record } from '../../kernel/procedure.ts'
import type { RuleId } from '../../kernel/rule.ts'
import type { World } from '../../kernel/world.ts'
import { collection } from '../../kernel/world.ts'
import { MONUMENTS, NAMED_LAND, ROYALS, SETTLEMENTS } from './records.ts'
import type { Civilisation } from './seats.ts'

/** Highest number a civilisation has ever given to a thing of one kind, so that none is given twice. Id: `elves-settlement`. */
interface Numbering {
  readonly given: number
}

const NUMBERINGS = collection<Numbering>('numbering')

const KINDS = { royal: ROYALS, settlement: SETTLEMENTS, monument: MONUMENTS, land: NAMED_LAND } as const

/** An id nothing has had before: `elves-settlement-3`. */
export function* nextId(rule: RuleId, world: World, seat: Civilisation, kind: keyof typeof KINDS): Procedure<string> {
  const series = `${seat}-${kind}`
  const there = world.recordIds(KINDS[kind].name).filter((id) => id.startsWith(`${series}-`))
  const given = Math.max(world.record(NUMBERINGS, series)?.given ?? 0, ...there.map(numberOf)) + 1
  yield* record(rule, NUMBERINGS, series, { given })
  return `${series}-${given}`
}

/** The number at the end of an id, by which people tell settlements apart. */
export function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1)) || 0
}
