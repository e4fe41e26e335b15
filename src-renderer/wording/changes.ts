import type { Change, FigureChange } from '../../src-shared/kernel/journal.ts'
import { wordTexts } from './texts/words.ts'

/** What a correction set, for people: a figure as the place it is told in words it, a record or the place of play in general words. */
export function changeText(change: Change, figureText: (change: FigureChange) => string): string {
  if ('account' in change) return figureText(change)
  if ('cursor' in change) return wordTexts.changes.moved(change.cursor.turn, change.cursor.phase)
  return change.to === null ? wordTexts.changes.dropped(change.collection, change.id) : wordTexts.changes.put(change.collection, change.id)
}
