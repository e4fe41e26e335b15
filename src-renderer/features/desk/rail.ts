import type { Cursor } from '../../../src-shared/kernel/effect.ts'
import type { LedgerRow, Moment } from '../../../src-shared/kernel/history.ts'
import { number } from '../../../src-shared/language/numbers.ts'
import { TOKENS } from '../../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { signed } from '../../../src-shared/language/figures.ts'

export type Counted = 'people' | 'points' | 'tokens' | 'land' | 'prestige' | 'age'

export interface PhaseOnRail {
  readonly phase: number
  readonly state: 'done' | 'now' | 'next'
  /** What it did to what it is about, in one figure; empty where that stayed as it was. */
  readonly figure: string
  /** What the figure counts. */
  readonly counts: Counted
  readonly corrected: boolean
}

const PEOPLE = ['males', 'females', 'warriors', 'spies', 'assassins'] as const

/** The figure each phase is about: the accounts whose sum is shown, and what that is. */
const HEADLINES: readonly { readonly accounts: readonly string[]; readonly counts: Counted }[] = [
  { accounts: PEOPLE, counts: 'people' },
  { accounts: ['points'], counts: 'points' },
  { accounts: PEOPLE, counts: 'people' },
  { accounts: TOKENS, counts: 'tokens' },
  { accounts: ['territories'], counts: 'land' },
  { accounts: ['prestige'], counts: 'prestige' },
  { accounts: ['points'], counts: 'points' },
  { accounts: TOKENS, counts: 'tokens' },
  { accounts: ['age'], counts: 'age' },
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
    return { phase, state, figure: sum === 0 ? '' : short(sum), counts: headline.counts, corrected: corrected.has(phase) }
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

/** The rail is narrow: from ten thousand on "+4.1M" does. */
function short(value: number): string {
  if (Math.abs(value) < 10_000) return signed(value)
  return `${value > 0 ? '+' : '\u2212'}${number(Math.abs(value), { notation: 'compact', maximumFractionDigits: 1 })}`
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
