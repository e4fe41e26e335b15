import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { GAME_MASTER, type SeatId } from '../../kernel/world/rule.ts'
import { byThisClock, isPin, keepPin, restOf, SALT_BYTES, tryPin } from './pins.ts'
import { withPin, type SeatsFile } from '../seatsFile/seatsFile.ts'
import type { SeatRegister } from '../seatsFile/seatRegister.ts'

export interface PinParts {
  readonly register: SeatRegister
  readonly random: (bytes: number) => Uint8Array
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** PINs of the seats and of the game master, for one screen that many people use. */
export class PinService {
  readonly #parts: PinParts

  constructor(parts: PinParts) {
    this.#parts = parts
  }

  /** Sets a seat's PIN; an empty `pin` removes it. `by` must be the current PIN of the seat or of the game master, if either has one. */
  set(seat: SeatId, pin: string, by: string): Promise<Outcome<null>> {
    const { register, random } = this.#parts
    return register.change(async (file) => {
      if (pin !== '' && !isPin(pin)) return refuse(problem('pin', 'problem.pinShape'))
      const proved = await this.#prove(file, [...new Set([seat, GAME_MASTER])], by, 'by')
      if (!proved.ok) return proved
      await register.keep(withPin(proved.value, seat, pin === '' ? null : keepPin(pin, random(SALT_BYTES))))
      return accept(null)
    })
  }

  /** Checks a seat's PIN; accepts any if the seat has none. */
  check(seat: SeatId, pin: string): Promise<Outcome<null>> {
    return this.#parts.register.inTurn(async (file) => {
      const proved = await this.#prove(file, [seat], pin, 'pin')
      return proved.ok ? accept(null) : proved
    })
  }

  /** Whether this is the PIN of one of the owners; stores each wrong try. Returns the updated file. */
  async #prove(asKept: SeatsFile, owners: readonly SeatId[], pin: string, field: string): Promise<Outcome<SeatsFile>> {
    const { register } = this.#parts
    const held = owners.filter((owner) => Object.hasOwn(asKept.pins, owner))
    if (held.length === 0) return accept(asKept)
    const now = this.#parts.now()
    const file = held.reduce((settled, owner) => withClock(settled, owner, now), asKept)
    if (file !== asKept) await register.cache(file)
    const rests = held.map((owner) => restIn(file, owner, now))
    if (rests.every((rest) => rest > 0)) return refuse(tooMany(field, rests))
    // A text that cannot be a PIN does not count as a guess.
    if (!isPin(pin)) return refuse(problem(field, 'problem.pinWrong'))
    let tried = file
    for (const owner of held) {
      const kept = file.pins[owner]
      if (kept === undefined || restOf(kept, now) > 0) continue
      const verdict = tryPin(kept, pin, now)
      if (verdict.right) {
        // The PIN matched this owner, so it is no wrong guess at the others.
        const proved = kept.wrong === 0 ? file : withPin(file, owner, verdict.kept)
        if (proved !== file) await register.cache(proved)
        return accept(proved)
      }
      tried = withPin(tried, owner, verdict.kept)
    }
    await register.cache(tried)
    const after = held.map((owner) => restIn(tried, owner, now))
    return refuse(after.every((rest) => rest > 0) ? tooMany(field, after) : problem(field, 'problem.pinWrong'))
  }
}

function withClock(file: SeatsFile, owner: SeatId, now: number): SeatsFile {
  const kept = file.pins[owner]
  const settled = kept === undefined ? kept : byThisClock(kept, now)
  return settled === undefined || settled === kept ? file : withPin(file, owner, settled)
}

function restIn({ pins }: SeatsFile, owner: SeatId, now: number): number {
  const kept = pins[owner]
  return kept === undefined ? 0 : restOf(kept, now)
}

function tooMany(field: string, rests: readonly number[]) {
  return problem(field, 'problem.pinRest', { seconds: Math.ceil(Math.min(...rests) / 1000) })
}
