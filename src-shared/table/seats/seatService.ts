import { NO_ORDERS, type OrdersState } from '../../contract/orders.ts'
import type { DisplayCode, DisplayStanding, OpenDoor, Invitation, PlayerPack, Reach, SeatsState } from '../../contract/seats.ts'
import type { TableView } from '../../contract/workbenchApi.ts'
import type { Digest } from '../../kernel/journal/hash.ts'
import type { SeenEntry } from '../../kernel/journal/history.ts'
import { accept, problem, refuse, shown, type Outcome } from '../../kernel/problem.ts'
import { GAME_MASTER, ONLOOKER, type SeatId } from '../../kernel/world/rule.ts'
import { canonicalJson } from '../files/canonicalJson.ts'
import { shortened } from '../files/shortened.ts'
import { KEY_BYTES, sealingKeyFrom, signingKeyFrom } from '../files/keys.ts'
import { OrdersService, type ToldOrders } from '../orders/ordersService.ts'
import { ChanceService } from './chanceService.ts'
import { PinService } from './pinService.ts'
import { PlayersDoor } from './playersDoor.ts'
import { signingKeyOf, withSigningKey, type SeatsFile } from '../seatsFile/seatsFile.ts'
import { SeatRegister, type SeatsFileStore } from '../seatsFile/seatRegister.ts'
import type { TableSession } from '../session/session.ts'

export interface SeatServiceParts {
  readonly session: TableSession
  readonly seatsFile: SeatsFileStore
  readonly random: (bytes: number) => Uint8Array
  readonly digest: Digest
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly openDoor: OpenDoor | undefined
  /** Receives every change of `state`. */
  readonly announce: (state: SeatsState) => void
}

/** The players' seats of one open table: PINs, the door, orders and packs. */
export class SeatService {
  readonly orders: OrdersService
  readonly pins: PinService
  readonly chance: ChanceService
  readonly door: PlayersDoor
  readonly #parts: SeatServiceParts
  readonly #register: SeatRegister
  /** State announced last, as JSON; null until the first call of `state`. */
  #announced: string | null = null
  /** State of play up to which the players' seats were informed. */
  #told: ToldOrders

  constructor(parts: SeatServiceParts) {
    const { session, seatsFile, random, digest, now, openDoor } = parts
    const register = new SeatRegister(seatsFile)
    const changed = (): void => this.#tell()
    this.#parts = parts
    this.#register = register
    this.pins = new PinService({ register, random, now })
    this.orders = new OrdersService({
      session,
      register,
      changed,
      basisOf: async (seat) => this.#basisOf((await session.viewOf(seat)).entries),
    })
    this.chance = new ChanceService(session, () => {
      this.#announce()
      this.door.devices.tellChance(this.chance.toldState)
    })
    this.door = new PlayersDoor({ session, register, orders: this.orders, chance: this.chance, random, digest, now, openDoor, changed })
    this.#told = { cursor: session.world.cursor, over: session.over }
    session.listen(() => this.#announce())
    session.listenTold(({ cursor, over, mayMix }) => {
      this.#told = { cursor, over }
      if (this.chance.tell(mayMix)) this.door.devices.tellChance(this.chance.toldState)
      this.#tellOrders()
    })
  }

  async state(): Promise<SeatsState> {
    const state = this.#stateBy(await this.#register.read())
    this.#announced ??= JSON.stringify(state)
    return state
  }

  async setDoor(reach: Reach): Promise<Outcome<SeatsState>> {
    const moved = reach === 'closed' ? await this.door.move(reach) : await this.#inSecret(() => this.door.move(reach))
    return moved.ok ? accept(await this.state()) : moved
  }

  /** Invites to a player's seat, or to look on. */
  invite(seat: SeatId): Promise<Outcome<Invitation>> {
    if (seat === ONLOOKER) return this.#inSecret(() => this.door.invite(seat))
    return this.#toPlayer(seat, () => this.door.invite(seat))
  }

  /** Makes a short code for a display; with `code`, renews that code and returns its state. */
  displayCode(code?: string): Promise<Outcome<DisplayCode>> {
    return this.#inSecret(() => this.door.displayCode(code))
  }

  dropDisplayCode(code: string): Promise<Outcome<null>> {
    return this.door.dropDisplayCode(code)
  }

  revoke(seat: SeatId): Promise<Outcome<null>> {
    return seat === ONLOOKER ? this.door.revoke(seat) : this.ofPlayer(seat, () => this.door.revoke(seat))
  }

  async setPin(seat: SeatId, pin: string, by: string): Promise<Outcome<null>> {
    const set = await this.#ofAnybody(seat, () => this.pins.set(seat, pin, by))
    this.#tell()
    return set
  }

  checkPin(seat: SeatId, pin: string): Promise<Outcome<null>> {
    return this.#ofAnybody(seat, () => this.pins.check(seat, pin))
  }

  view(seat: SeatId): Promise<Outcome<TableView>> {
    return this.#toPlayer(seat, async () => accept(await this.#parts.session.viewOf(seat)))
  }

  /** Runs `work` if the seat is a player's, else refuses. */
  async ofPlayer<T>(seat: SeatId, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const seats = this.#parts.session.players.map((player) => player.seat)
    return seats.includes(seat) ? work() : refuse(problem('seat', 'problem.seat', { value: shown(seat), options: seats.join(', ') }))
  }

  /** Makes the file a player takes home. The first pack creates the keys of its seat. */
  pack(seat: SeatId): Promise<Outcome<PlayerPack>> {
    const { session } = this.#parts
    return this.#toPlayer(seat, () =>
      this.#register.change(async (file) => {
        const { signingKey, recipient } = await this.#keysOf(seat, file)
        const view = await session.viewOf(seat)
        return accept({
          format: 'lineage-pack',
          version: 1,
          view: shortened(view),
          player: session.players.find((player) => player.seat === seat)?.name ?? seat,
          orders: this.orders.of(seat, file).lines,
          basis: this.#basisOf(view.entries),
          signingKey,
          recipient,
        } as const)
      }),
    )
  }

  /** Replaces the signing key of a seat: orders from earlier packs are refused from then on. */
  renewKey(seat: SeatId): Promise<Outcome<null>> {
    return this.ofPlayer(seat, () =>
      this.#register.change(async (file) => {
        await this.#register.keep(withSigningKey(file, seat, signingKeyFrom(this.#parts.random(KEY_BYTES)).secret))
        return accept(null)
      }),
    )
  }

  /** Closes the seats with the campaign, before its journal is closed. */
  async close(): Promise<void> {
    try {
      await this.door.close()
    } finally {
      await this.#register.settled()
    }
  }

  async #keysOf(seat: SeatId, file: SeatsFile): Promise<{ readonly signingKey: string; readonly recipient: string }> {
    const { random } = this.#parts
    const held = signingKeyOf(file, seat)
    const signingKey = held ?? signingKeyFrom(random(KEY_BYTES)).secret
    const sealingKey = file.sealingKey ?? sealingKeyFrom(random(KEY_BYTES))
    if (held === undefined || file.sealingKey === null)
      await this.#register.keep({ ...file, signingKeys: { ...file.signingKeys, [seat]: signingKey }, sealingKey })
    return { signingKey, recipient: sealingKey.recipient }
  }

  #basisOf(entries: readonly SeenEntry[]): string {
    return this.#parts.digest(canonicalJson(entries))
  }

  #tell(): void {
    this.#announce()
    this.#tellOrders()
  }

  #announce(): void {
    const { file } = this.#register
    if (file === null) return
    const state = this.#stateBy(file)
    const asJson = JSON.stringify(state)
    if (asJson === this.#announced) return
    this.#announced = asJson
    this.#parts.announce(state)
  }

  /** Sends orders as of the last broadcast: for the players, later phases have not begun yet. */
  #tellOrders(): void {
    const { file } = this.#register
    if (file === null) return
    for (const seat of this.door.devices.seats) this.door.devices.tellOrders(seat, this.orders.of(seat, file, this.#told))
  }

  #stateBy(file: SeatsFile): SeatsState {
    const { session } = this.#parts
    const orders = this.orders.all(file)
    return {
      door: this.door.state,
      hasPin: Object.hasOwn(file.pins, GAME_MASTER),
      seats: session.players.map(({ seat }) => ({
        seat,
        hasPin: Object.hasOwn(file.pins, seat),
        ...this.#letIn(seat, file),
        ready: isReady(orders.get(seat)),
      })),
      display: this.#letIn(ONLOOKER, file),
      prepared: this.orders.prepared(orders),
      chance: this.chance.state,
    }
  }

  #letIn(seat: SeatId, file: SeatsFile): DisplayStanding {
    return {
      devices: file.devices.filter((device) => device.seat === seat).length,
      connected: this.door.devices.at(seat),
      invited: this.door.isInvited(seat),
    }
  }

  /** Guards work that shows something to a player: needs a player's seat and a journal with audiences. */
  #toPlayer<T>(seat: SeatId, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.ofPlayer(seat, () => this.#inSecret(work))
  }

  /** Refuses work that would show a journal whose effects do not name their audience. */
  #inSecret<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.#parts.session.keepsSecrets ? work() : Promise.resolve(refuse(problem('campaign', 'problem.openRecord')))
  }

  #ofAnybody<T>(seat: SeatId, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return seat === GAME_MASTER ? work() : this.ofPlayer(seat, work)
  }
}

/** Whether ready orders still have an unused line. Once every line has its fate, the mark means nothing. */
function isReady({ ready, lines, fates }: OrdersState = NO_ORDERS): boolean {
  return ready && (lines.length === 0 || lines.some(({ id }) => fates[id] === undefined))
}
