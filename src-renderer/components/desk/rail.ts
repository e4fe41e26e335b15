import type { Cursor } from '../../../src-shared/kernel/effect.ts'
import type { LedgerRow, Moment } from '../../../src-shared/kernel/history.ts'
import { TOKENS } from '../../../src-shared/rulesets/greatest-lineage/accounts.ts'
import { signed } from '../../../src-shared/rulesets/greatest-lineage/wording/words.ts'

export interface PhaseOnRail {
  readonly phase: number
  readonly state: 'done' | 'now' | 'next'
  /** What it did to what it is about, in one figure; empty where that stayed as it was. */
  readonly figure: string
  /** What the figure counts. */
  readonly counts: string
  readonly corrected: boolean
}

const PEOPLE = ['males', 'females', 'warriors', 'spies', 'assassins'] as const

/** The figure each phase is about: the accounts whose sum is shown, and its word. */
const HEADLINES: readonly { readonly accounts: readonly string[]; readonly word: string }[] = [
  { accounts: PEOPLE, word: 'people' },
  { accounts: ['points'], word: 'points' },
  { accounts: PEOPLE, word: 'people' },
  { accounts: TOKENS, word: 'tokens' },
  { accounts: ['territories'], word: 'land' },
  { accounts: ['prestige'], word: 'prestige' },
  { accounts: ['points'], word: 'points' },
  { accounts: TOKENS, word: 'tokens' },
  { accounts: ['age'], word: 'age' },
]

/** The nine phases of the turn in play. */
export function railOf(moments: readonly Moment[], ledger: readonly LedgerRow[], cursor: Cursor): readonly PhaseOnRail[] {
  const rows = rowsOfTurn(ledger, cursor)
  const corrected = correctedPhases(moments, cursor)
  return HEADLINES.map((headline, index) => {
    const phase = index + 1
    const state = phase < cursor.phase ? 'done' : phase === cursor.phase ? 'now' : 'next'
    const ofPhase = rows.filter((row) => row.phase === phase && headline.accounts.includes(row.account))
    const sum = ofPhase.reduce((total, { delta }) => total + delta, 0)
    return { phase, state, figure: sum === 0 ? '' : short(sum), counts: headline.word, corrected: corrected.has(phase) }
  })
}

/** What the seat in play had booked to its own accounts in this turn. The ledger is long and the turn is at its end. */
function rowsOfTurn(ledger: readonly LedgerRow[], { turn, seat }: Cursor): readonly LedgerRow[] {
  const rows: LedgerRow[] = []
  for (let at = ledger.length - 1; at >= 0; at--) {
    const row = ledger[at]
    if (row === undefined || row.turn < turn) break
    if (row.during === seat && row.owner === seat) rows.push(row)
  }
  return rows
}

const SHORT = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 })

/** The rail is narrow: from ten thousand on "+4.1M" does. */
function short(value: number): string {
  return Math.abs(value) < 10_000 ? signed(value) : `${value > 0 ? '+' : '\u2212'}${SHORT.format(Math.abs(value))}`
}

function correctedPhases(moments: readonly Moment[], { turn, seat }: Cursor): ReadonlySet<number> {
  const phases = new Set<number>()
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at]
    if (moment === undefined || moment.before.turn < turn) break
    if (moment.entry.kind === 'correction' && moment.voidedBy === null && moment.before.turn === turn && moment.before.seat === seat)
      phases.add(moment.before.phase)
  }
  return phases
}
