import type { Comparison, Fate, Side } from '../records.ts'
import { held } from '../rulings/ruled.ts'
import { isAerial, isMounted, type TypeCode } from '../types.ts'
import { isInBad, otherSide, type Bout } from './bout.ts'
import { OUTCOMES, type Condition, type OutcomeClause, type Winners } from './outcomeTable.ts'

/** Dice and factors of both sides together. */
export interface Scores {
  readonly a: number
  readonly b: number
}

/** What a pair of scores comes to. */
export interface Verdict {
  readonly comparison: Comparison
  /** The lower side; null for equal scores. */
  readonly lower: Side | null
  /** By the rows of T-OUTCOME. */
  readonly printed: Readonly<Record<Side, Fate>>
  /** What each suffers. */
  readonly fates: Readonly<Record<Side, Fate>>
}

/** Where a row's cell is bare of an `else`, a table may let it recoil (RULING-37). */
const BARE: readonly TypeCode[] = ['AR', 'PA', 'GO']

/** Higher against lower: doubled where twice the lower is the higher or less, so always where it is 0 or below (RULING-36). */
export function compare({ a, b }: Scores): { readonly comparison: Comparison; readonly lower: Side | null } {
  if (a === b) return { comparison: 'equal', lower: null }
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  return { comparison: low * 2 <= high ? 'doubled' : 'less', lower: a < b ? 'a' : 'b' }
}

/** HQ-RES-1 Scores are compared; the row of each side for equal ones, of the lower side else. */
export function verdictOf(bout: Bout, scores: Scores): Verdict {
  const { comparison, lower } = compare(scores)
  const printed = { a: printedFate(bout, 'a', scores), b: printedFate(bout, 'b', scores) }
  const fates = { a: suffered(bout, 'a', printed.a), b: suffered(bout, 'b', printed.b) }
  return { comparison, lower, printed, fates }
}

function printedFate(bout: Bout, side: Side, scores: Scores): Fate {
  const clause = clauseFor(bout, side, scores)
  if (clause !== null) return clause.fate
  const { comparison, lower } = compare(scores)
  const bare = comparison === 'less' && lower === side && BARE.includes(bout[side].type)
  return bare && held(bout.houseRules, 'bare_cell') === 'recoil' ? 'R' : '-'
}

/** The clause of T-OUTCOME that fits a side; null where none does, or it is the higher. */
export function clauseFor(bout: Bout, side: Side, scores: Scores): OutcomeClause | null {
  const { comparison, lower } = compare(scores)
  if (lower !== null && lower !== side) return null
  const winner = bout[otherSide(side)].type
  const cell = OUTCOMES[bout[side].type][comparison]
  const holds = (condition: Condition): boolean => conditionHolds(bout, side, condition, scores[side])
  return cell.find(({ by, when = [] }) => isAmong(winner, by) && when.every(holds)) ?? null
}

function conditionHolds(bout: Bout, side: Side, condition: Condition, score: number): boolean {
  switch (condition) {
    case 'cc':
      return bout.kind === 'close'
    case 'good':
      return !isInBad(bout, side)
    case 'bad':
      return isInBad(bout, side)
    case 'fresh':
      return bout.fresh
    case 'odd':
      return score % 2 !== 0
    default:
      return condition satisfies never
  }
}

function isAmong(winner: TypeCode, by: Winners | undefined): boolean {
  switch (by) {
    case undefined:
      return true
    case 'M':
      return isMounted(winner)
    case 'A':
      return isAerial(winner)
    case 'notA':
      return !isAerial(winner)
    default:
      return by.includes(winner)
  }
}

function suffered(bout: Bout, side: Side, printed: Fate): Fate {
  return isSafeAtRange(bout, side) || isSafeFromSneakers(bout, side) ? '-' : printed
}

/** HQ-RES-2 Who bespells or shoots ignores adverse results, unless he bespells a God or a Magician, or the enemy shoots back. */
export function isSafeAtRange({ kind, by, ...bout }: Bout, side: Side): boolean {
  if (by !== side) return false
  const { type } = bout[otherSide(side)]
  return kind !== 'bespell' || (type !== 'GO' && type !== 'MA')
}

/** HQ-RES-3 Whoever fights Sneakers ignores adverse results, unless it is Sneakers, a general or a Stronghold. */
export function isSafeFromSneakers(bout: Bout, side: Side): boolean {
  const { type, general } = bout[side]
  return bout[otherSide(side)].type === 'SN' && type !== 'SN' && type !== 'ST' && !general
}
