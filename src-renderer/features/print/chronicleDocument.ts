import { labelled } from '../../../src-shared/language/labelled.ts'
import { turnsTold, type ChronicleEntry } from '../chronicle/entries.ts'
import { filterChronicle, isNarrowed, type ChronicleFilter } from '../chronicle/filter.ts'
import { postingText } from '../chronicle/files.ts'
import { printTexts } from './texts/print.ts'
import { whereWeAre } from '../../wording/names.ts'
import type { Block, PrintDocument } from './document.ts'

/** Entries of the chronicle that the filter lets through, in the order in which they were made, under the place where play stood; what was taken back is struck through. */
export function chronicleDocument(title: string, all: readonly ChronicleEntry[], filter: ChronicleFilter): PrintDocument {
  const text = printTexts.chronicle
  const entries = filterChronicle(all, filter)
  const lead = isNarrowed(filter) ? text.narrowed(entries.length, all.length) : text.lead
  const blocks: Block[] = []
  let place = ''
  for (const entry of entries) {
    const where = whereWeAre(entry.at)
    if (where !== place) blocks.push({ kind: 'heading', level: 3, owner: entry.at.seat, text: where })
    place = lastPlaceOf(entry, where)
    blocks.push(...entryBlocks(entry))
  }
  return { id: 'chronicle', title: text.title, over: title, lead, owner: null, blocks }
}

/** Where an entry ends: play may have gone on into other turns, which have headings of their own then. */
function lastPlaceOf(entry: ChronicleEntry, where: string): string {
  return turnsTold(entry).at(-1)?.head || where
}

function entryBlocks(entry: ChronicleEntry): readonly Block[] {
  const { seq, title, answer, roll, voidedBy } = entry
  const struck = voidedBy !== null
  const rolled = roll === null ? '' : roll.outcomes || roll.dice.join(' ')
  const head = [title, answer, rolled].reduce(labelled)
  const undone = voidedBy === null ? '' : `, ${printTexts.chronicle.takenBack(voidedBy)}`
  return [
    ...(head === '' ? [] : [{ kind: 'text', look: 'entry', text: head, struck, rule: `${seq}${undone}` } as const]),
    ...turnsTold(entry).flatMap(({ head: turn, at, lines, postings }): readonly Block[] => [
      ...(turn === '' ? [] : [{ kind: 'heading', level: 3, owner: at.seat, text: turn } as const]),
      ...lines.map((line): Block => ({ kind: 'text', look: 'entry', text: line.text, struck, rule: line.rule })),
      ...(postings.length === 0 ? [] : [{ kind: 'text', look: 'deep', text: postings.map(postingText).join(' · '), struck } as const]),
    ]),
  ]
}
