import type { ShapeSchema } from '../../kernel/forms/shape.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'

/** What a game writes to its files: the shape of every kind of record, and how older ones are read. */
export interface GameSchema {
  readonly records: Readonly<Record<string, RecordSchema>>
}

interface RecordSchema {
  /** Names of its migrations, in order. */
  readonly migrations: readonly string[]
  readonly value: ShapeSchema
}

/** @param ruleset of a game; collections without a check have the schema `unchecked` */
export function schemaOf({ collections = [] }: Pick<Ruleset, 'collections'>): GameSchema {
  const byName = collections.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    records: Object.fromEntries(
      byName.map(({ name, migrations = [], check }) => [
        name,
        { migrations: migrations.map((migration) => migration.name), value: check?.schema ?? 'unchecked' },
      ]),
    ),
  }
}

/**
 * What files written under `before` can no longer be read by, or would mean something else under `now`: "royal.sex is gone". A kind of record that gained a
 * migration is not compared: the frozen campaigns prove the migration. Added kinds and added fields that may be left out are no break.
 */
export function breaksOf(before: GameSchema, now: GameSchema): readonly string[] {
  return Object.entries(before.records).flatMap(([name, old]) => {
    const record = now.records[name]
    if (record === undefined) return [`${name} is gone`]
    if (!old.migrations.every((migration, at) => record.migrations[at] === migration)) return [`${name} has lost a migration`]
    return record.migrations.length > old.migrations.length ? [] : breaksIn(old.value, record.value, name)
  })
}

function breaksIn(before: ShapeSchema, now: ShapeSchema, at: string): readonly string[] {
  if (typeof before === 'string' || typeof now === 'string')
    return holds(before, now) ? [] : [`${at} was ${told(before)} and is ${told(now)}`]
  const gone = Object.keys(before).flatMap((part) => {
    const same = part in now ? part : `${part.replace(/\?$/, '')}?`
    const value = now[same]
    return value === undefined ? [`${at}.${part} is gone or has to be there now`] : breaksIn(before[part] ?? '', value, `${at}.${part}`)
  })
  const added = Object.keys(now).filter((part) => !part.endsWith('?') && !(part in before))
  return [...gone, ...added.map((part) => `${at}.${part} has to be there now`)]
}

/** Whether everything that `before` took is still taken: the same, more options, or a wider range. */
function holds(before: ShapeSchema, now: ShapeSchema): boolean {
  if (typeof before !== 'string' || typeof now !== 'string') return false
  const [old, wide] = [rangeIn(before), rangeIn(now)]
  if (old !== null && wide !== null) return wide.min <= old.min && wide.max >= old.max
  const options = now.split(' | ')
  return before.split(' | ').every((option) => options.includes(option))
}

function rangeIn(schema: string): { readonly min: number; readonly max: number } | null {
  const [, min, max] = /^whole (-?\d+)\.\.(-?\d+)$/.exec(schema) ?? []
  return min === undefined || max === undefined ? null : { min: Number(min), max: Number(max) }
}

function told(schema: ShapeSchema): string {
  return typeof schema === 'string' ? schema : JSON.stringify(schema)
}
