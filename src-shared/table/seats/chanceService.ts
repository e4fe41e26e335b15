import type { ChanceState } from '../../contract/chance.ts'
import { isSeed, seedCommitment, type Share } from '../../kernel/chance/dice.ts'
import { accept, problem, refuse, shown, type Outcome } from '../../kernel/problem.ts'
import type { SeatId } from '../../kernel/world/rule.ts'
import type { TableSession } from '../session/session.ts'

/** A seat's promise: the hash of its share, and the share once it is sent. */
interface Promised {
  readonly commitment: string
  share: Share | null
}

/**
 * Lets the seats add shares to the dice. Each seat first sends the hash of 256 random bits of its own. When the game master takes the
 * promises up, the seats reveal their shares, which are mixed into the seed. So no seat can choose its share by those of others.
 * Promises are in memory only; after a restart the seats promise again.
 */
export class ChanceService {
  readonly #session: TableSession
  readonly #changed: () => void
  readonly #promised = new Map<SeatId, Promised>()
  #takesUp = false
  /** Whether shares were open at the last broadcast: a roll that the seats do not know of must not show. */
  #toldOpen: boolean

  constructor(session: TableSession, changed: () => void) {
    this.#session = session
    this.#changed = changed
    this.#toldOpen = session.mayMix
  }

  /** State for the game master. */
  get state(): ChanceState {
    return this.#stateIf(this.#session.mayMix)
  }

  /** State for players' devices. */
  get toldState(): ChanceState {
    return this.#stateIf(this.#toldOpen)
  }

  /** Records whether shares are open at this broadcast. Returns whether that changed. */
  tell(open: boolean): boolean {
    const before = this.#toldOpen
    this.#toldOpen = open
    return before !== open
  }

  /**
   * Records the promise of a seat's device.
   * @param commitment SHA-256 of the share's 32 bytes, base64url
   * @param isInstead whether to replace the promise of another device of the seat; without it a second promise is refused
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

  /** Takes the share behind a seat's hash. The last awaited share starts the mixing. */
  async share(seat: SeatId, share: string): Promise<Outcome<null>> {
    const promised = this.#promised.get(seat)
    if (!this.#takesUp || promised === undefined) return refuse(problem('share', 'problem.unasked'))
    if (!isSeed(share) || seedCommitment(share) !== promised.commitment) return refuse(problem('share', 'problem.otherShare'))
    promised.share = share
    return this.state.awaited.length === 0 ? this.#mix() : this.#kept()
  }

  /**
   * Takes up the promises and asks the seats for their shares.
   * @param isWithout whether to mix now and leave out the seats that have not sent their share; the entry names them
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
    // Ends the wait first, so that a second click or a repeated share cannot mix twice.
    this.#takesUp = false
    const mixed = await this.#session.mix(shares, withheld)
    this.#promised.clear()
    this.#changed()
    return mixed
  }
}
