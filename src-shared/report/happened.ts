import { TABLE_SEAT, type ChronicleLine, type Cursor } from '../kernel/world/effect.ts'
import { effectiveMoments, ledgerOf, type Moment, type SeenEntry } from '../kernel/journal/history.ts'
import { CORRECTION_RULE, DECREE_RULE, RULING_RULE } from '../kernel/journal/journal.ts'
import type { OwnerId, RuleId, SeatId } from '../kernel/world/rule.ts'
import { roundName, say } from '../games/text/playing.ts'
import type { ReportFace } from '../games/api/reportFace.ts'
import { postingProse } from '../games/text/postings.ts'
import type { Booking, Report, Stretch, ReportLine } from './report.ts'
import { reportTexts } from './words.ts'
import { tellLine } from '../games/text/telling.ts'

/** The reader of a report: a seat, and the owners it commands. */
interface Whose {
  readonly seat: SeatId
  readonly commanded: readonly OwnerId[]
}

type Happened = Pick<Report, 'happened' | 'elsewhere' | 'saw' | 'notes'>

/** Returns everything of one round as the seat saw it, each event once and in order. */
export function happenedIn(moments: readonly Moment[], whose: Whose, round: number, own: ReportFace['notes']): Happened {
  const { seat, commanded } = whose
  const mine = new Stretches(seat)
  const elsewhere = new Stretches(seat)
  const saw = new Stretches(seat)
  const notes = new Collected(null)
  const rows = ledgerOf(moments)[Symbol.iterator]()
  for (const { entry, effects, before } of effectiveMoments(moments)) {
    const byHand = before.turn === round ? saidByHand(entry) : null
    if (byHand !== null) (isOwnTurn(before, seat) ? mine : elsewhere).at(before).tell(byHand.text, byHand.rule)
    for (const { effect, at } of effects) {
      const row = effect.kind === 'posting' ? rows.next().value : undefined
      if (at.turn !== round) continue
      const mineNow = isOwnTurn(at, seat)
      if (row !== undefined && (row.owner === seat || commanded.includes(row.owner))) {
        const { account, delta, balance, rule, posting } = row
        const name = say(`account.${account}`)
        const booking = {
          owner: row.owner === seat ? null : row.owner,
          account: row.owner === seat ? name : `${say(`seat.${row.owner}`)}: ${name}`,
          delta,
          balance,
          why: postingProse(posting),
          rule,
        }
        ;(mineNow ? mine : elsewhere).at(at).book(booking)
      }
      if (effect.kind !== 'line') continue
      const kept = own?.holds(effect) === true ? notes : (mineNow ? mine : concerns(effect, whose) ? elsewhere : saw).at(at)
      kept.tell(tellLine(effect), effect.rule)
    }
  }
  return { happened: mine.all(), elsewhere: elsewhere.all(), saw: saw.all(), notes: notes.told }
}

/** Before the first round everything concerns everybody. */
function isOwnTurn({ turn, seat: now }: Cursor, seat: SeatId): boolean {
  return turn === 0 || now === seat
}

/** Groups events of the reader's own turn by phase, and all others by the turn's seat. */
function placeOf({ turn, seat: now, phase }: Cursor, seat: SeatId): string {
  if (turn === 0) return roundName(0)
  if (now === seat) return say(`phase.${phase}`)
  return now === TABLE_SEAT ? say('rail.table') : reportTexts.turnOf(now)
}

/** Whether a line of another seat's turn concerns this seat or its owners, or has a limited audience that includes this seat. */
function concerns({ seat: whom, figures = {}, see, about }: ChronicleLine, { seat, commanded }: Whose): boolean {
  const own = new Set<unknown>([seat, ...commanded])
  return own.has(whom) || typeof see === 'object' || [...Object.values(figures), about].flat().some((one) => own.has(one))
}

function saidByHand({ kind, reason = '', title = '' }: SeenEntry): { readonly text: string; readonly rule: RuleId } | null {
  // The reason is missing if the seat does not see everything that was set.
  if (kind === 'correction') return { text: reportTexts.corrected(reason), rule: CORRECTION_RULE }
  if (kind === 'decree') return { text: reportTexts.decreed(reason), rule: DECREE_RULE }
  if (kind === 'ruling') return { text: reportTexts.decided(reason), rule: RULING_RULE }
  return kind === 'title' ? { text: reportTexts.renamed(title), rule: CORRECTION_RULE } : null
}

/** Stretches by name, in the order of their first event. */
class Stretches {
  readonly #seat: SeatId
  readonly #all = new Map<string, Collected>()

  constructor(seat: SeatId) {
    this.#seat = seat
  }

  at(place: Cursor): Collected {
    const name = placeOf(place, this.#seat)
    let found = this.#all.get(name)
    if (found === undefined) this.#all.set(name, (found = new Collected(isOwnTurn(place, this.#seat) ? null : place.seat)))
    return found
  }

  all(): readonly Stretch[] {
    return [...this.#all].map(([name, { owner, told, booked }]) => ({ name, owner, told, booked }))
  }
}

class Collected {
  /** Seat of the turn; null for the reader's own turn. */
  readonly owner: OwnerId | null
  readonly told: { text: string; rule: RuleId; times: number }[] = []
  readonly booked: Booking[] = []

  constructor(owner: OwnerId | null) {
    this.owner = owner
  }

  /** Counts repeated lines instead of repeating them. */
  tell(text: string, rule: RuleId): void {
    const before = this.told.find((told: ReportLine) => told.text === text && told.rule === rule)
    if (before === undefined) this.told.push({ text, rule, times: 1 })
    else before.times++
  }

  book(booking: Booking): void {
    this.booked.push(booking)
  }
}
