import type { ChanceState } from '../../contract/chance.ts'
import { isSeed, seedCommitment, type Share } from '../../kernel/dice.ts'
import { accept, problem, refuse, shown, type Outcome } from '../../kernel/problem.ts'
import type { SeatId } from '../../kernel/rule.ts'
import type { TableSession } from '../session/session.ts'

/** What a seat has promised to add: the hash of its share, and the share itself once it was asked for. */
interface Promised {
  readonly commitment: string
  share: Share | null
}

/**
 * The seats add to the dice: each sends the hash of 256 bits of its own; when the game master takes them up, what is behind the hashes is
 * sent, and mixed into the seed. So nobody chooses a share by those of others. Only in memory: after a restart it is promised anew.
 */
export class ChanceService {
  readonly #session: TableSession
  readonly #changed: () => void
  readonly #promised = new Map<SeatId, Promised>()
  #takesUp = false
  /** Whether something could be added when the seats were told last what happened: a roll they do not know of does not show. */
  #toldOpen: boolean

  constructor(session: TableSession, changed: () => void) {
    this.#session = session
    this.#changed = changed
    this.#toldOpen = session.mayMix
  }

  /** As the game master knows it. */
  get state(): ChanceState {
    return this.#stateIf(this.#session.mayMix)
  }

  /** As players' devices know it. */
  get toldState(): ChanceState {
    return this.#stateIf(this.#toldOpen)
  }

  /** The seats were told what happened up to where something could be added, or not. Gives whether that shows here. */
  tell(open: boolean): boolean {
    const before = this.#toldOpen
    this.#toldOpen = open
    return before !== open
  }

  /**
   * A device of a seat promises to add something.
   * @param commitment SHA-256 of the share's 32 bytes, base64url
   * @param isInstead whether it takes the place of what another device of the seat promised; refused without, where one did
   */
  promise(seat: SeatId, commitment: string, isInstead: boolean): Outcome<null> {
    if (!/^[\w-]{43}$/.test(commitment)) return refuse(problem('commitment', 'problem.commitment', { value: shown(commitment) }))
    if (!this.#session.mayMix) return refuse(problem('shares', 'problem.thrownBefore'))
    if (this.#takesUp) return refuse(problem('shares', 'problem.takenUp'))
    const before = this.#promised.get(seat)
    if (before !== undefined && before.commitment !== commitment && !isInstead)
      return refuse(problem('shares', 'problem.promisedElsewhere'))
    this.#promised.set(seat, { commitment, share: null })
    this.#changed()
    return accept(null)
  }

  /** What is behind the hash. With the last one that is waited for all of them are mixed into the seed. */
  async share(seat: SeatId, share: string): Promise<Outcome<null>> {
    const promised = this.#promised.get(seat)
    if (!this.#takesUp || promised === undefined) return refuse(problem('share', 'problem.unasked'))
    if (!isSeed(share) || seedCommitment(share) !== promised.commitment) return refuse(problem('share', 'problem.otherShare'))
    promised.share = share
    return this.state.awaited.length === 0 ? this.#mix() : this.#kept()
  }

  /**
   * The game master takes up what was promised: the seats are asked for it. `isWithout`: whoever has not sent it by now is left out, and named
   * in the record.
   */
  async takeUp(isWithout: boolean): Promise<Outcome<null>> {
    if (!this.#session.mayMix) return refuse(problem('shares', 'problem.thrownBefore'))
    if (this.#promised.size === 0) return refuse(problem('shares', 'problem.noShares'))
    if (isWithout && this.#takesUp) return this.#mix()
    this.#takesUp = true
    return this.#kept()
  }

  #stateIf(open: boolean): ChanceState {
    const promised = open ? this.#session.players.map(({ seat }) => seat).filter((seat) => this.#promised.has(seat)) : []
    return { open, promised, awaited: this.#takesUp ? promised.filter((seat) => this.#promised.get(seat)?.share === null) : [] }
  }

  #kept(): Outcome<null> {
    this.#changed()
    return accept(null)
  }

  async #mix(): Promise<Outcome<null>> {
    const all = [...this.#promised]
    const shares = Object.fromEntries(all.flatMap(([seat, { share }]) => (share === null ? [] : [[seat, share]])))
    const withheld = all.flatMap(([seat, { share }]) => (share === null ? [seat] : []))
    // From here on nothing is waited for: who presses or sends again meanwhile mixes nothing twice.
    this.#takesUp = false
    const mixed = await this.#session.mix(shares, withheld)
    this.#promised.clear()
    this.#changed()
    return mixed
  }
}
