import { TABLE_SEAT, type Cursor } from '../../../src-shared/kernel/world/effect.ts'
import { effectiveMomentsReversed, type LedgerRow, type Moment } from '../../../src-shared/kernel/journal/history.ts'
import { number } from '../../../src-shared/language/numbers.ts'
import type { TurnStep } from '../../../src-shared/games/api/game.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import { signed } from '../../../src-shared/language/figures.ts'
import { deskTexts } from './texts/desk.ts'

export interface PhaseOnRail {
  readonly phase: number
  readonly state: 'done' | 'now' | 'next'
  /** What it did to what it is about, in one figure; empty where that stayed as it was. */
  readonly figure: string
  /** What the figure counts, in a word of the game; empty where the step has none. */
  readonly counts: string
  readonly corrected: boolean
}

/** The steps of the turn in play. */
export function railOf(
  steps: readonly TurnStep[],
  moments: readonly Moment[],
  ledger: readonly LedgerRow[],
  cursor: Cursor,
): readonly PhaseOnRail[] {
  const rows = rowsOfTurn(ledger, cursor)
  const corrected = correctedPhases(moments, cursor)
  return steps.map(({ phase, headline }) => {
    const state = phase < cursor.phase ? 'done' : phase === cursor.phase ? 'now' : 'next'
    const ofPhase = headline === null ? [] : rows.filter((row) => row.phase === phase && headline.accounts.includes(row.account))
    const sum = ofPhase.reduce((total, { delta }) => total + delta, 0)
    const counts = headline === null ? '' : say(headline.counts)
    return { phase, state, figure: sum === 0 ? '' : short(sum), counts, corrected: corrected.has(phase) }
  })
}

/** What the table as a whole is at: its own part of a round, or the end of the game; empty while a player has the turn. */
export function tableStep(gameOver: boolean, { seat, turn }: Cursor): string {
  if (gameOver) return deskTexts.over.title
  return seat === TABLE_SEAT && turn > 0 ? say('rail.table') : ''
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

/** The rail is narrow: from ten thousand on "+4.1m" does. */
function short(value: number): string {
  if (Math.abs(value) < 10_000) return signed(value)
  return `${value > 0 ? '+' : '\u2212'}${number(Math.abs(value), { notation: 'compact', maximumFractionDigits: 1 })}`
}

function correctedPhases(moments: readonly Moment[], { turn, seat }: Cursor): ReadonlySet<number> {
  const phases = new Set<number>()
  for (const { entry, before } of effectiveMomentsReversed(moments)) {
    if (before.turn < turn) break
    if (entry.kind === 'correction' && before.turn === turn && before.seat === seat) phases.add(before.phase)
  }
  return phases
}
