import type { OrderLine, OrdersState, OrderWarning } from '../../contract/orders.ts'
import type { ProposedLine } from '../../contract/seats.ts'
import { accept, problem, refuse, shown, type Outcome, type Problem } from '../../kernel/problem.ts'
import { sameJson } from '../../kernel/journal/replay.ts'
import { isGenuine, readOrdersFile, type OrdersFile } from '../files/ordersFile.ts'
import { isSealed, unseal } from '../files/sealing.ts'
import { publicKeyOf } from '../files/keys.ts'
import { retiredKeysOf, signingKeyOf, type SeatsFile } from '../seatsFile/seatsFile.ts'
import { isLocked } from './seatOrders.ts'

/** Reads the orders file in a text from outside, sealed or not. An empty passphrase means none. */
export async function openOrders(text: string, passphrase: string, { sealingKey }: SeatsFile): Promise<Outcome<OrdersFile>> {
  if (!isSealed(text)) return readOrdersFile(text)
  let opened = passphrase === '' ? null : await unseal(text, { passphrase })
  if (opened === null || isSealedToKey(opened)) {
    if (sealingKey === null) return refuse(problem('file', 'problem.sealedToOther'))
    opened = await unseal(text, { identity: sealingKey.identity })
  }
  return opened.ok ? readOrdersFile(opened.value) : opened
}

/** A passphrase given for a file that needs none does no harm. */
function isSealedToKey(outcome: Outcome<string>): boolean {
  return !outcome.ok && outcome.problems.some(({ wording }) => wording === 'problem.sealedToKey')
}

/** State of the table that an orders file is checked against. */
export interface CheckedAgainst {
  readonly campaign: string
  readonly seats: readonly string[]
  readonly seatsFile: SeatsFile
  /** Returns the current orders of a seat; null if it has no turn ahead. */
  readonly orders: (seat: string) => OrdersState | null
}

/** Why an orders file is refused as a whole: foreign, altered, replayed or stale. Null if its lines may be proposed. */
export function rejectionReason(file: OrdersFile, { campaign, seats, seatsFile, orders }: CheckedAgainst): Problem | null {
  const { seat, round } = file
  if (file.campaign !== campaign) return problem('campaign', 'problem.otherCampaign')
  if (!seats.includes(seat)) return problem('seat', 'problem.otherSeat', { value: shown(seat) })
  const key = signingKeyOf(seatsFile, seat)
  if (key === undefined) return problem('seat', 'problem.noPack', { seat })
  if (!isGenuine(file, publicKeyOf(key))) {
    const isOld = retiredKeysOf(seatsFile, seat).some((old) => isGenuine(file, old))
    return problem('signature', isOld ? 'problem.oldKey' : 'problem.altered', { seat })
  }
  if (seatsFile.taken.includes(file.commitment)) return problem('commitment', 'problem.takenBefore')
  const now = orders(seat)
  if (now === null) return problem('seat', 'problem.noTurnAhead', { seat })
  if (round < now.round) return problem('round', 'problem.roundOver', { value: round, round: now.round, seat })
  if (round > now.round) return problem('round', 'problem.roundAhead', { value: round, round: now.round, seat })
  const allBegun = file.lines.length > 0 && file.lines.every((line) => isLocked(line, now.lockedTo))
  return allBegun ? problem('lines', 'problem.phasesBegun', { phase: now.lockedTo, seat }) : null
}

/** Compares the file's lines with the current orders, in order of phase. */
export function compared(file: readonly OrderLine[], now: OrdersState, warnings: readonly OrderWarning[]): readonly ProposedLine[] {
  const held = new Map(now.lines.map((line) => [line.id, line]))
  const ids = new Set(file.map(({ id }) => id))
  const all = [...file, ...now.lines.filter(({ id }) => !ids.has(id))]
  return byPhase(all).map((each): ProposedLine => {
    const { id } = each
    const before = held.get(id) ?? null
    const line = ids.has(id) ? each : null
    const change = line === null ? 'removed' : before === null ? 'added' : sameJson(line, before) ? 'same' : 'changed'
    const touched = [line, before].filter((other) => other !== null)
    const begun = change !== 'same' && touched.find((other) => isLocked(other, now.lockedTo))
    return {
      id,
      change,
      line,
      before,
      warnings: begun
        ? [{ line: id, problem: problem('answer', 'problem.phaseBegun', { phase: begun.phase }) }]
        : warnings.filter((warning) => warning.line === id),
    }
  })
}

/** Merges the accepted lines of a file into the orders. Refuses ids that are not in the file, and lines of a phase that has begun. */
export function takenOver(proposed: readonly ProposedLine[], accepted: readonly string[], lockedTo: number): Outcome<readonly OrderLine[]> {
  const known = new Set(proposed.map(({ id }) => id))
  const stranger = accepted.find((id) => !known.has(id))
  if (stranger !== undefined) return refuse(problem('accepted', 'problem.acceptedLine', { value: shown(stranger) }))
  const taken = new Set(accepted)
  const lines: OrderLine[] = []
  for (const { id, change, line, before } of proposed) {
    const isTaken = taken.has(id) && change !== 'same'
    const begun = isTaken ? [line, before].find((each) => each !== null && isLocked(each, lockedTo)) : undefined
    if (begun) return refuse(problem('accepted', 'problem.phaseBegun', { phase: begun.phase }))
    const kept = isTaken ? line : before
    if (kept !== null) lines.push(kept)
  }
  return accept(byPhase(lines))
}

function byPhase(lines: readonly OrderLine[]): readonly OrderLine[] {
  return [...lines].sort((a, b) => a.phase - b.phase)
}
