import type { Effect } from '../../src-shared/kernel/world/effect.ts'
import { formerRecord, type Moment } from '../../src-shared/kernel/journal/history.ts'
import { CORRECTION_RULE, type Change, type FigureChange, type RecordChange } from '../../src-shared/kernel/journal/journal.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import { recordDifferences, recordFaceOf, recordKind, recordName } from '../../src-shared/games/text/recordTexts.ts'
import { wordTexts } from './texts/words.ts'
import { whereWeAre } from './names.ts'

/** What a record held before it was set; undefined where there was none, or none that is known. */
export type Former = (change: Pick<RecordChange, 'collection' | 'id'>) => Json | undefined

/** Changes that people are told of: records the game says nothing of follow others by themselves, and are named where there is nothing else. */
export function toldChanges<C extends Change>(changes: readonly C[]): readonly C[] {
  const told = changes.filter((change) => !('collection' in change) || recordFaceOf(change.collection) !== undefined)
  return told.length > 0 ? told : changes
}

/** What a correction set, for people: a figure as the place it is told in words it, of a record what is other in it, or where play went on. */
export function changeText(change: Change, figureText: (change: FigureChange) => string, former: Former): string {
  if ('account' in change) return figureText(change)
  if ('cursor' in change) return wordTexts.changes.moved(whereWeAre(change.cursor))
  const { collection, id, to } = change
  const was = former(change)
  if (to === null) return wordTexts.changes.dropped(was === undefined ? recordKind(collection) : recordName(collection, id, was))
  const name = recordName(collection, id, to)
  if (was === undefined) return wordTexts.changes.added(name)
  const differences = recordDifferences(collection, id, was, to)
  return wordTexts.changes.changed(
    name,
    differences.map(({ label, from, to: is }) => wordTexts.changes.fromTo(label, from, is)),
  )
}

/** The same in as few words as name it: what a correction was of. */
export function changeName(change: Change, figureText: (change: FigureChange) => string): string {
  if ('account' in change) return figureText(change)
  if ('cursor' in change) return wordTexts.changes.place
  return change.to === null ? recordKind(change.collection) : recordName(change.collection, change.id, change.to)
}

/** What records held before a correction. */
export function formerIn(moments: readonly Moment[], moment: Moment): Former {
  return ({ collection, id }) => formerRecord(moments, moment.entry.seq, collection, id)
}

/** What a correction set, as far as it is shown: to the game master as it was written, to a seat by its effects, figures left out. */
export function changesSeen({ effects }: Moment): readonly Exclude<Change, FigureChange>[] {
  return effects.flatMap(({ effect }) => changeOf(effect))
}

function changeOf(effect: Effect): readonly Exclude<Change, FigureChange>[] {
  if (effect.kind === 'checkpoint') return [{ cursor: effect.cursor }]
  if (effect.rule !== CORRECTION_RULE) return []
  if (effect.kind === 'record') return [{ collection: effect.collection, id: effect.id, to: effect.value }]
  return effect.kind === 'drop' ? [{ collection: effect.collection, id: effect.id, to: null }] : []
}
