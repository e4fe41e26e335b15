import type { Posting } from '../../../src-shared/kernel/effect.ts'
import { isolated } from '../../../src-shared/language/isolated.ts'
import { labelled } from '../../../src-shared/language/labelled.ts'
import { chronicleTexts } from './texts/chronicle.ts'
import { phaseName, seatName, whereWeAre } from '../../wording/names.ts'
import { csvFile } from '../../wording/spreadsheet.ts'
import type { ChronicleEntry } from './entries.ts'

/** "food of the Elves +30". */
export function postingText({ owner, account, delta }: Posting): string {
  return chronicleTexts.booked(owner, account, delta)
}

/** Entries as a file for spreadsheets, one line each. */
export function chronicleCsv(entries: readonly ChronicleEntry[]): string {
  const rows = entries.map(({ seq, at, seat, title, answer, roll, lines, postings, rules, voidedBy }) => [
    ...[seq, at.turn, seatName(seat), at.phase, at.turn === 0 || at.phase === 0 ? '' : phaseName(at.phase), title, answer],
    ...[roll === null ? '' : roll.outcomes || roll.dice.join(' '), roll === null ? '' : chronicleTexts.rolledBy[roll.by]],
    ...[lines.map(({ text }) => text).join(' '), postings.map(postingText).join('; '), [...rules].join(' '), voidedBy ?? ''],
  ])
  return csvFile([headings(), ...rows])
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

function entryBlock({ seq, title, answer, roll, lines, postings, takesBackFrom, voidedBy }: ChronicleEntry): string {
  const struck = (text: string): string => (voidedBy === null ? text : `~~${text}~~`)
  const dice = roll === null ? '' : `${roll.outcomes || roll.dice.join(' ')} (${chronicleTexts.rolledBy[roll.by]})`
  const said = [answer, dice, takesBackFrom === null ? '' : chronicleTexts.file.fromOn(takesBackFrom)]
    .filter((part) => part !== '')
    .join(', ')
  const head = labelled(title === '' ? '' : `**${plain(title)}**`, plain(said))
  const told = [
    ...lines.map(({ text, rule }) => `${struck(plain(text))} \`${rule}\``),
    ...(postings.length === 0 ? [] : [struck(plain(postings.map(postingText).join('; ')))]),
  ]
  const back = voidedBy === null ? '' : ` (${chronicleTexts.file.takenBack(voidedBy)})`
  const first = `${seq}. ${head === '' ? struck(chronicleTexts.file.happened) : struck(head)}${back}`
  return [first, ...told.map((text) => `   - ${text}`)].join('\n')
}

function plain(text: string): string {
  return isolated(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|&~#]/g, (sign) => `\\${sign}`)
}
