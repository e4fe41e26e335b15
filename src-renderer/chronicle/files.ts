import type { Posting } from '../../src-shared/kernel/effect.ts'
import { signed } from '../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { csvCell } from '../ledger/csv.ts'
import { accountName, phaseName, seatName, whereWeAre } from '../wording/names.ts'
import type { ChronicleEntry } from './entries.ts'

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF'

const HEADINGS = [
  'Entry',
  'Round',
  'Seat',
  'Phase',
  'Phase name',
  'Asked',
  'Answered',
  'Dice',
  'Rolled by',
  'What happened',
  'Figures',
  'Rules',
  'Taken back by entry',
] as const

/** How a roll was made, in words. */
export const ROLLED_BY = { app: 'by the app', hand: 'at the table' } as const

/** "food of the Elves +30". */
export function postingText({ owner, account, delta }: Posting): string {
  return `${accountName(account)} of ${seatName(owner)} ${signed(delta)}`
}

/** Entries as comma-separated values (RFC 4180), one line each. */
export function chronicleCsv(entries: readonly ChronicleEntry[]): string {
  const rows = entries.map(({ seq, at, seat, title, answer, roll, lines, postings, rules, voidedBy }) => [
    ...[seq, at.turn, seatName(seat), at.phase, at.turn === 0 || at.phase === 0 ? '' : phaseName(at.phase), title, answer],
    ...[roll === null ? '' : roll.outcomes || roll.dice.join(' '), roll === null ? '' : ROLLED_BY[roll.by]],
    ...[lines.map(({ text }) => text).join(' '), postings.map(postingText).join('; '), [...rules].join(' '), voidedBy ?? ''],
  ])
  return BYTE_ORDER_MARK + [HEADINGS, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n'
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
  const dice = roll === null ? '' : `${roll.outcomes || roll.dice.join(' ')} (${ROLLED_BY[roll.by]})`
  const said = [answer, dice, takesBackFrom === null ? '' : `from entry ${takesBackFrom} on`].filter((part) => part !== '').join(', ')
  const head = [title === '' ? '' : `**${plain(title)}**`, plain(said)].filter((part) => part !== '').join(': ')
  const told = [
    ...lines.map(({ text, rule }) => `${struck(plain(text))} \`${rule}\``),
    ...(postings.length === 0 ? [] : [struck(plain(postings.map(postingText).join('; ')))]),
  ]
  const back = voidedBy === null ? '' : ` (taken back by entry ${voidedBy})`
  const first = `${seq}. ${head === '' ? struck('It happened') : struck(head)}${back}`
  return [first, ...told.map((text) => `   - ${text}`)].join('\n')
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|&~#]/g, (sign) => `\\${sign}`)
}
