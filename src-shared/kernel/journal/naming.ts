import type { Moment } from './history.ts'
import type { Names } from './journal.ts'
import { isOneLine, trimmed, whyUnseen } from '../forms/outsideText.ts'
import { accept, problem, refuse, type Outcome } from '../problem.ts'

/** So many characters have room wherever a name stands. */
export const LONGEST_NAME = 40

/** Names as they are kept: without space around them, and without those that say nothing new. `namable`: ids of what may have one. */
export function checkNames(names: Names, namable: readonly string[]): Outcome<Names> {
  const given = Object.entries(names).map(([id, name]) => [id, trimmed(name)] as const)
  const problems = given.flatMap(([id, name]) => {
    const unseen = whyUnseen(names[id] ?? '', `names.${id}`)
    if (unseen !== null) return [unseen]
    if (!namable.includes(id)) return [problem('names', 'problem.notNamable', { value: id })]
    if (name.length > LONGEST_NAME) return [problem('names', 'problem.longName', { value: name, max: LONGEST_NAME })]
    return isOneLine(name) ? [] : [problem('names', 'problem.nameLines', { value: id })]
  })
  if (given.length === 0) return refuse(problem('names', 'problem.text'))
  return problems.length > 0 ? refuse(...problems) : accept(Object.fromEntries(given))
}

/**
 * What people call things now, by id. A name outlives what is taken back, but not what it was given to: where the entry in which a record
 * first came up is void since, its name is gone with it, and whoever comes by the same id is somebody else.
 */
export function namesOf(moments: readonly Moment[]): ReadonlyMap<string, string> {
  const wanted = new Set(moments.flatMap(({ entry: { kind, names = {} } }) => (kind === 'naming' ? Object.keys(names) : [])))
  const given = new Map<string, { readonly name: string; readonly came: Moment | undefined }>()
  if (wanted.size === 0) return new Map()
  const came = new Map<string, Moment>()
  for (const moment of moments) {
    const { entry, effects } = moment
    for (const [id, name] of Object.entries(entry.names ?? {})) given.set(id, { name, came: standingAt(came.get(id), entry.seq) })
    for (const { effect } of effects)
      if (effect.kind === 'record' && wanted.has(effect.id) && standingAt(came.get(effect.id), entry.seq) === undefined)
        came.set(effect.id, moment)
  }
  return new Map([...given].flatMap(([id, { name, came: of }]) => (name === '' || (of?.voidedBy ?? null) !== null ? [] : [[id, name]])))
}

/** The moment, where it had not been taken back when entry `seq` was made. */
function standingAt(moment: Moment | undefined, seq: number): Moment | undefined {
  return moment === undefined || (moment.voidedBy !== null && moment.voidedBy < seq) ? undefined : moment
}
