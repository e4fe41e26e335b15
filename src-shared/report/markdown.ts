import { isolated } from '../language/isolated.ts'
import { figure, signed } from '../language/figures.ts'
import type { Booking, Report, Stretch, ReportLine } from './report.ts'
import type { Asked } from './asked.ts'
import type { Goal, ReportPart } from '../games/api/reportFace.ts'
import type { LedgerLine, SeatStatus } from './standing.ts'
import { goalText, reportTexts, stateText } from './words.ts'

/** Returns the report as Markdown (with GitHub's tables). Escapes names and free texts, so that none of them is read as markup. */
export function reportMarkdown(report: Report): string {
  const { notes, notesHeading, asked, standing } = report
  const blocks = [
    `# ${plain(report.title)}: ${plain(report.seatName)}`,
    `${plain(report.roundName)}${plain(reportTexts.forWhom(report.player || report.seatName))} ${plain(stateText(report))}`,
    ...section(reportTexts.headings.happened, stretches(report.happened)),
    ...section(reportTexts.headings.elsewhere, stretches(report.elsewhere)),
    ...section(reportTexts.headings.saw, stretches(report.saw)),
    ...section(plain(notesHeading), notes.length === 0 ? [] : [list(notes.map(toldText))]),
    ...section(reportTexts.headings.standing, standingBlocks(standing)),
    `## ${reportTexts.headings.asked}`,
    ...(asked.length === 0 ? [`${reportTexts.nothingAsked} ${plain(report.now)}`] : asked.flatMap(askedBlocks)),
  ]
  return `${blocks.join('\n\n')}\n`
}

function section(heading: string, blocks: readonly string[]): readonly string[] {
  return blocks.length === 0 ? [] : [`## ${heading}`, ...blocks]
}

function stretches(all: readonly Stretch[]): readonly string[] {
  return all.flatMap(({ name, told, booked }) => [
    `### ${plain(name)}`,
    ...(told.length === 0 ? [] : [list(told.map(toldText))]),
    ...(booked.length === 0 ? [] : [table(bookingColumns(), '-rr--', booked.map(bookingCells))]),
  ])
}

function toldText({ text, times, rule }: ReportLine): string {
  return `${plain(text)}${times === 1 ? '' : reportTexts.times(times)} \`${rule}\``
}

function bookingColumns(): readonly string[] {
  const { account, change, now, why, rule } = reportTexts.columns
  return [account, change, now, why, rule]
}

function bookingCells({ account, delta, balance, why, rule }: Booking): readonly string[] {
  return [plain(account), signed(delta), figure(balance), plain(why), `\`${rule}\``]
}

function standingBlocks({ out, groups, reckoned, parts }: SeatStatus): readonly string[] {
  const lines = groups.flatMap(({ of, lines: all }) => all.map((line) => (of === null ? line : { ...line, name: `${of}: ${line.name}` })))
  const { before, change, now } = reportTexts.columns
  const ledger = table(['', before, change, now], '-rrr', lines.map(ledgerCells))
  if (out !== null) return [plain(out), ledger]
  return [
    ledger,
    ...(reckoned.length === 0 ? [] : [list(reckoned.map(({ name, value }) => `${plain(name)}: ${figure(value)}`))]),
    ...parts.flatMap(partBlocks),
  ]
}

function partBlocks({ title, text, goals, warning }: ReportPart): readonly string[] {
  return [
    `**${plain(title)}.** ${plain(text)}`,
    ...(goals.length === 0 ? [] : [list(goals.map(goalLine))]),
    ...(warning === null ? [] : [plain(warning.text(warning.goals.map(goalText).join('; ')))]),
  ]
}

function goalLine(goal: Goal): string {
  return `${goal.met ? '✓' : '✗'} ${plain(goalText(goal))}`
}

function ledgerCells({ name, opening, change, balance }: LedgerLine): readonly string[] {
  return [plain(name), figure(opening), change === 0 ? '' : signed(change), figure(balance)]
}

function askedBlocks({ text, rule, ruleTitle, facts, choices }: Asked): readonly string[] {
  return [
    `**${plain(text)}** ${plain(ruleTitle)} \`${rule}\``,
    ...(facts.length === 0 ? [] : [plain(facts.join(' · '))]),
    ...(choices.length === 0 ? [] : [list(choices.map(plain))]),
  ]
}

/** Start of an item that would begin another list. */
const LIST_AGAIN = /^(\d*)([-+.)])(?= )/

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(LIST_AGAIN, '$1\\$2')}`).join('\n')
}

function table(head: readonly string[], align: string, rows: readonly (readonly string[])[]): string {
  const rule = Array.from(align, (side) => (side === 'r' ? '--:' : '---'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Escapes characters that mean something in Markdown or HTML. */
function plain(text: string): string {
  return isolated(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|&~#]/g, (sign) => `\\${sign}`)
}
