import type { LedgerRow, Moment } from '../../../src-shared/kernel/journal/history.ts'
import { CORRECTION_RULE } from '../../../src-shared/kernel/journal/journal.ts'
import { labelled } from '../../../src-shared/language/labelled.ts'
import { language, type Language } from '../../../src-shared/language/language.ts'
import { accountName, phaseName, seatName } from '../../wording/names.ts'
import { postingProse } from '../../../src-shared/games/text/postings.ts'
import { statementTexts } from './texts/statement.ts'
import { aboutOf, type OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import { accountName as nameIn, namingNow } from './names.ts'

/** What of the statement is shown; null: everything. */
export interface StatementFilter {
  readonly round: number | null
  readonly phase: number | null
  readonly owner: OwnerId | null
  readonly account: string | null
  readonly rule: string | null
  /** Every word of it must stand in the line. */
  readonly text: string
}

export const EVERYTHING: StatementFilter = { round: null, phase: null, owner: null, account: null, rule: null, text: '' }

export interface StatementLine {
  readonly row: LedgerRow
  /** Name of the account as its owner calls it now. */
  readonly account: string
  /** Why, in prose; for a correction with the game master's reason. */
  readonly prose: string
  readonly correction: boolean
}

/** All postings of these owners in order; accounts go by the names their owners have for them now. */
export function statementOf(
  ledger: readonly LedgerRow[],
  moments: readonly Moment[],
  owners: readonly OwnerId[],
): readonly StatementLine[] {
  const reasons = new Map(
    moments.flatMap(({ entry }) =>
      (entry.kind === 'correction' || entry.kind === 'ruling') && entry.reason !== undefined ? [[entry.seq, entry.reason] as const] : [],
    ),
  )
  const naming = new Map(owners.map((owner) => [owner, namingNow(owner)]))
  return ledger
    .filter(({ owner }) => owners.includes(owner))
    .map((row) => lineOf(row, nameIn(row.account, naming.get(row.owner) ?? {}), reasons.get(row.seq)))
}

/** Prose is worded once for each posting in each language: a statement of ten thousand is filtered at every key. */
const worded = new WeakMap<LedgerRow, { readonly tongue: Language; readonly line: StatementLine }>()

function lineOf(row: LedgerRow, account: string, reason: string | undefined): StatementLine {
  const tongue = language()
  const known = worded.get(row)
  if (known?.tongue === tongue && known.line.account === account) return known.line
  const correction = row.rule === CORRECTION_RULE
  const prose = postingProse(row.posting)
  const line = { row, account, correction, prose: correction ? labelled(prose, reason ?? '') : prose }
  worded.set(row, { tongue, line })
  return line
}

export function filterStatement(
  lines: readonly StatementLine[],
  { round, phase, owner, account, rule, text }: StatementFilter,
): readonly StatementLine[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  return lines.filter(
    (line) =>
      (round === null || line.row.turn === round) &&
      (phase === null || line.row.phase === phase) &&
      (owner === null || line.row.owner === owner) &&
      (account === null || line.row.account === account) &&
      (rule === null || line.row.rule === rule) &&
      words.every((word) => searchedIn(line).includes(word)),
  )
}

const searched = new WeakMap<StatementLine, string>()

/** Everything a line shows, in small letters. */
function searchedIn(line: StatementLine): string {
  let text = searched.get(line)
  if (text === undefined) {
    const { owner, account, rule, phase, posting } = line.row
    const parts = [
      line.prose,
      line.account,
      accountName(account),
      seatName(owner),
      rule,
      phaseName(phase),
      ...aboutOf(posting),
      line.correction ? statementTexts.correctionSought : '',
    ]
    searched.set(line, (text = plain(parts.join(' '))))
  }
  return text
}

/** Small letters, and numbers without grouping: "9,999" (in German "9.999") is found by 9999 and the other way round. */
function plain(text: string): string {
  return text.toLowerCase().replace(/(\d)[.,](?=\d{3})/g, '$1')
}

/** What there is to choose from in these lines, each in its order. */
export interface StatementChoices {
  readonly rounds: readonly number[]
  readonly phases: readonly number[]
  readonly owners: readonly OwnerId[]
  readonly accounts: readonly string[]
  readonly rules: readonly string[]
}

export function choicesIn(lines: readonly StatementLine[]): StatementChoices {
  const rounds = new Set<number>()
  const phases = new Set<number>()
  const owners = new Set<OwnerId>()
  const accounts = new Set<string>()
  const rules = new Set<string>()
  for (const { row } of lines) {
    rounds.add(row.turn)
    phases.add(row.phase)
    owners.add(row.owner)
    accounts.add(row.account)
    rules.add(row.rule)
  }
  return {
    rounds: [...rounds].sort((a, b) => b - a),
    phases: [...phases].sort((a, b) => a - b),
    owners: [...owners],
    accounts: [...accounts],
    rules: [...rules].sort(),
  }
}
