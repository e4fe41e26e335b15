import type { Cursor, Posting } from '../../../src-shared/kernel/world/effect.ts'
import type { OwnerId, RuleId } from '../../../src-shared/kernel/world/rule.ts'
import { isolated } from '../../../src-shared/language/isolated.ts'
import { labelled } from '../../../src-shared/language/labelled.ts'
import { chronicleTexts } from './texts/chronicle.ts'
import { phaseName, seatName, whereWeAre } from '../../wording/names.ts'
import { csvFile } from '../../wording/spreadsheet.ts'
import { turnsTold, type ChronicleEntry, type EntryPart } from './entries.ts'

/** "food of the Elves +30". */
export function postingText({ owner, account, delta }: Posting): string {
  return chronicleTexts.booked(owner, account, delta)
}

/** Entries as a file for spreadsheets, one line each; one after which play went on has a line more for each turn it went on into. */
export function chronicleCsv(entries: readonly ChronicleEntry[]): string {
  return csvFile([headings(), ...entries.flatMap(entryRows)])
}

type Row = readonly (string | number)[]

function entryRows(entry: ChronicleEntry): readonly Row[] {
  const { seq, seat, title, answer, roll, rules, voidedBy } = entry
  const [own, ...later] = turnsTold(entry)
  if (own === undefined) return []
  const rolled = roll === null ? ['', ''] : [roll.outcomes || roll.dice.join(' '), chronicleTexts.rolledBy[roll.by]]
  const ownRules = later.length === 0 ? rules : rulesOf(own)
  return [
    [...placeCells(seq, own.at, seat), title, answer, ...rolled, ...toldCells(own, ownRules), voidedBy ?? ''],
    ...later.map((part): Row => [
      ...placeCells(seq, part.at, part.at.seat),
      '',
      '',
      '',
      '',
      ...toldCells(part, rulesOf(part)),
      voidedBy ?? '',
    ]),
  ]
}

function placeCells(seq: number, { turn, phase }: Cursor, seat: OwnerId): Row {
  return [seq, turn, seatName(seat), phase, turn === 0 || phase === 0 ? '' : phaseName(phase)]
}

function toldCells({ lines, postings }: EntryPart, rules: ReadonlySet<RuleId>): Row {
  return [lines.map(({ text }) => text).join(' '), postings.map(postingText).join('; '), [...rules].join(' ')]
}

function rulesOf({ lines, postings }: EntryPart): ReadonlySet<RuleId> {
  return new Set([...lines, ...postings].map(({ rule }) => rule))
}

function headings(): readonly string[] {
  const {
    entry,
    round,
    seat,
    phase,
    phaseName: name,
    asked,
    answered,
    dice,
    by,
    told,
    figures,
    rules,
    takenBack,
  } = chronicleTexts.file.headings
  return [entry, round, seat, phase, name, asked, answered, dice, by, told, figures, rules, takenBack]
}

/** Entries as Markdown, a heading for each place. What was taken back is struck through; no name or text is taken for markup. */
export function chronicleMarkdown(title: string, entries: readonly ChronicleEntry[]): string {
  const blocks = [`# ${plain(title)}`]
  let place = ''
  for (const entry of entries) {
    const here = whereWeAre(entry.at)
    if (here !== place) blocks.push(`## ${plain(here)}`)
    place = here
    blocks.push(entryBlock(entry))
  }
  return `${blocks.join('\n\n')}\n`
}

function entryBlock(entry: ChronicleEntry): string {
  const { seq, title, answer, roll, takesBackFrom, voidedBy } = entry
  const struck = (text: string): string => (voidedBy === null ? text : `~~${text}~~`)
  const dice = roll === null ? '' : `${roll.outcomes || roll.dice.join(' ')} (${chronicleTexts.rolledBy[roll.by]})`
  const said = [answer, dice, takesBackFrom === null ? '' : chronicleTexts.file.fromOn(takesBackFrom)]
    .filter((part) => part !== '')
    .join(', ')
  const head = labelled(title === '' ? '' : `**${plain(title)}**`, plain(said))
  const told = turnsTold(entry).flatMap(({ head: turn, lines, postings }) => {
    const items = [
      ...lines.map(({ text, rule }) => `${struck(plain(text))} \`${rule}\``),
      ...(postings.length === 0 ? [] : [struck(plain(postings.map(postingText).join('; ')))]),
    ]
    return turn === '' ? items.map((text) => `   - ${text}`) : [`   - ${plain(turn)}`, ...items.map((text) => `     - ${text}`)]
  })
  const back = voidedBy === null ? '' : ` (${chronicleTexts.file.takenBack(voidedBy)})`
  const first = `${seq}. ${head === '' ? struck(chronicleTexts.file.happened) : struck(head)}${back}`
  return [first, ...told].join('\n')
}

function plain(text: string): string {
  return isolated(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|&~#]/g, (sign) => `\\${sign}`)
}
