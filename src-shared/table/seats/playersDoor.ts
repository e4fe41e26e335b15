import type { Message } from '../../kernel/message.ts'
import { StoreError } from '../../contract/journalStore.ts'
import type { SeatApi, SeatEvents } from '../../contract/seatApi.ts'
import type { DisplayCode, Invitation, OpenDoor, Reach, SeatDoor, SeatHost } from '../../contract/seats.ts'
import { base64url, type Digest } from '../../kernel/journal/hash.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { ONLOOKER, type SeatId } from '../../kernel/world/rule.ts'
import { message } from '../../messages/message.ts'
import type { ChanceService } from './chanceService.ts'
import { Devices, type Device } from './devices.ts'
import { DisplayCodes } from './displayCode.ts'
import { CODE_BYTES, inviteCode, plainCode } from './inviteCode.ts'
import type { OrdersService } from '../orders/ordersService.ts'
import { seatApi } from './seatApiOf.ts'
import { withDevice, withoutDevicesOf, withoutSession, type SeatsFile } from '../seatsFile/seatsFile.ts'
import type { SeatRegister } from '../seatsFile/seatRegister.ts'
import type { TableSession } from '../session/session.ts'

export interface DoorParts {
  readonly session: TableSession
  readonly register: SeatRegister
  readonly orders: OrdersService
  readonly chance: ChanceService
  readonly random: (bytes: number) => Uint8Array
  readonly digest: Digest
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Absent if this host cannot open a door. */
  readonly openDoor: OpenDoor | undefined
  /** Called when a device connects or disconnects, or the door is opened or closed. */
  readonly changed: () => void
}

/** Bytes of a device's session. */
const SESSION_BYTES = 32

const CLOSED = message('door.shut')
const SENT_AWAY = message('door.sentAway')
const ONE_TOO_MANY = message('door.oneTooMany')
const NOT_LET_IN = message('door.notLetIn')

/** The players' way in: the door and its reach, invitations, admitted devices and connected devices. */
export class PlayersDoor {
  readonly devices = new Devices()
  readonly #parts: DoorParts
  /** Seats by digest of the invitation code. In memory only, so that no copy of a file is a way in. */
  readonly #invitations = new Map<string, SeatId>()
  readonly #displayCodes: DisplayCodes
  /** Digests of revoked sessions; they are refused even if the file still contains them. */
  readonly #sentAway = new Set<string>()
  #reach: Reach = 'closed'
  #door: SeatDoor | null = null
  #moved: Promise<unknown> = Promise.resolve()

  constructor(parts: DoorParts) {
    this.#parts = parts
    this.#displayCodes = new DisplayCodes(parts)
  }

  get state(): { readonly reach: Reach; readonly addresses: readonly string[]; readonly possible: boolean } {
    return { reach: this.#reach, addresses: this.#door?.addresses ?? [], possible: this.#parts.openDoor !== undefined }
  }

  isInvited(seat: SeatId): boolean {
    return [...this.#invitations.values()].includes(seat)
  }

  /** Opens the door with this reach, or closes it. Moves run one after the other; devices that connect do not wait for them. */
  move(reach: Reach): Promise<Outcome<null>> {
    return this.#afterMoves(() => this.#move(reach))
  }

  /** Closes the door with the campaign; disconnects all devices and voids all invitations. */
  close(): Promise<void> {
    return this.#afterMoves(() => this.#shut(CLOSED))
  }

  invite(seat: SeatId): Promise<Outcome<Invitation>> {
    const { register, random, digest, changed } = this.#parts
    return register.change((): Promise<Outcome<Invitation>> => {
      if (this.#door === null) return Promise.resolve(refuse(problem('door', 'problem.doorClosed')))
      this.#uninvite(seat)
      const code = inviteCode(random(CODE_BYTES))
      this.#invitations.set(digest(plainCode(code)), seat)
      changed()
      return Promise.resolve(accept({ seat, code, links: this.#door.addresses.map((address) => `${address}#${code}`) }))
    })
  }

  /**
   * Makes a short code for a display.
   * @param code an earlier code: it is renewed instead, and its state returned
   */
  displayCode(code?: string): Promise<Outcome<DisplayCode>> {
    return this.#parts.register.change((): Promise<Outcome<DisplayCode>> => {
      if (code !== undefined) return Promise.resolve(accept(this.#displayCodes.renew(code)))
      if (this.#door === null) return Promise.resolve(refuse(problem('door', 'problem.doorClosed')))
      return Promise.resolve(accept(this.#displayCodes.make()))
    })
  }

  /** Ends a code, after any display that it is admitting. */
  dropDisplayCode(code: string): Promise<Outcome<null>> {
    return this.#parts.register.change((): Promise<Outcome<null>> => {
      this.#displayCodes.drop(code)
      return Promise.resolve(accept(null))
    })
  }

  revoke(seat: SeatId): Promise<Outcome<null>> {
    const { register, changed } = this.#parts
    return register.change(async (file) => {
      this.#uninvite(seat)
      if (seat === ONLOOKER) this.#displayCodes.drop()
      // Revokes the sessions before it notifies the devices, so that the door refuses them for good, even if the file cannot be written.
      for (const device of file.devices) if (device.seat === seat) this.#sentAway.add(device.session)
      this.devices.dismiss(SENT_AWAY, (device) => device.seat === seat)
      changed()
      await register.keep(withoutDevicesOf(file, seat))
      changed()
      return accept(null)
    })
  }

  async #move(reach: Reach): Promise<Outcome<null>> {
    const { register, session, openDoor, changed } = this.#parts
    if (reach === this.#reach) return accept(null)
    if (reach === 'closed') {
      await this.#shut(CLOSED)
      return accept(null)
    }
    if (openDoor === undefined) return refuse(problem('door', 'problem.noDoor'))
    if (session.readOnly !== null) return refuse(problem('campaign', 'problem.readOnly', { reason: session.readOnly }))
    const { port } = await register.read()
    // Devices reconnect without help if only the reach changes.
    await this.#takeDown()
    try {
      this.#door = await openDoor(this.#host(), reach, port)
      this.#reach = reach
      return accept(null)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
      this.#invitations.clear()
      return refuse(problem('door', 'problem.doorStuck', { reason: trouble.told }))
    } finally {
      changed()
    }
  }

  #afterMoves<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#moved.then(work)
    this.#moved = done.catch(() => null)
    return done
  }

  #host(): SeatHost {
    return {
      campaign: this.#parts.register.campaign,
      title: () => this.#parts.session.title,
      admit: (code) => this.#admit(code),
      admitDisplay: (code, address) => this.#admitDisplay(code, address),
      seatOf: (session) => this.#seatBy(this.#parts.digest(session)),
      giveBack: (session) => this.#giveBack(this.#parts.digest(session)),
      connect: (session, events) => this.#connect(session, events),
    }
  }

  /** Admits devices one after the other, so that no code admits two. */
  #admit(code: string): Promise<{ readonly session: string; readonly seat: SeatId } | null> {
    return this.#parts.register.inTurn(async (file) => {
      const invitation = this.#parts.digest(plainCode(code))
      const seat = this.#invitations.get(invitation)
      if (this.#door === null || seat === undefined) return null
      return { session: await this.#letIn(file, seat, this.#door, () => this.#invitations.delete(invitation)), seat }
    })
  }

  #admitDisplay(code: string, address: string): ReturnType<SeatHost['admitDisplay']> {
    return this.#parts.register.inTurn(async (file) => {
      const refused = this.#door === null ? 'wrong' : this.#displayCodes.check(code, address)
      if (this.#door === null || refused !== null) return { refused: refused ?? 'wrong' }
      return { session: await this.#letIn(file, ONLOOKER, this.#door, () => this.#displayCodes.use()) }
    })
  }

  /** Makes a session for a device of the seat. `spend` voids its code, and runs only after the session is stored. */
  async #letIn(file: SeatsFile, seat: SeatId, door: SeatDoor, spend: () => void): Promise<string> {
    const { register, random, digest, changed } = this.#parts
    const session = base64url(random(SESSION_BYTES))
    const fresh = withDevice(file, { seat, session: digest(session) }, portOf(door))
    try {
      await register.keep(fresh)
    } catch (trouble) {
      // The cause names files of this computer; only the game master may read it.
      throw trouble instanceof StoreError ? new StoreError(NOT_LET_IN, { cause: trouble }) : trouble
    }
    spend()
    const known = new Set(fresh.devices.map((device) => device.session))
    this.devices.dismiss(ONE_TOO_MANY, (device) => !known.has(device.session))
    changed()
    return session
  }

  #seatBy(digested: string): SeatId | null {
    if (this.#sentAway.has(digested)) return null
    return this.#parts.register.file?.devices.find(({ session }) => session === digested)?.seat ?? null
  }

  #giveBack(digested: string): Promise<void> {
    const { register, changed } = this.#parts
    return register.inTurn(async (file) => {
      if (this.#seatBy(digested) === null) return
      this.#sentAway.add(digested)
      this.devices.disconnectWhere((device) => device.session === digested)
      changed()
      try {
        await register.keep(withoutSession(file, digested))
      } catch (trouble) {
        // The session is void in any case, and a player can do nothing about the disk.
        if (!(trouble instanceof StoreError)) throw trouble
      }
    })
  }

  #connect(session: string, events: SeatEvents): { readonly api: SeatApi; readonly leave: () => void } {
    const digested = this.#parts.digest(session)
    const seat = this.#seatBy(digested)
    if (seat === null || this.#reach === 'closed') throw new StoreError(SENT_AWAY)
    const stop = this.#parts.session.listenAs(seat, (update) => events.tableChanged(update))
    const device: Device = { seat, session: digested, events, stop, orders: null }
    this.devices.add(device)
    this.#parts.changed()
    const { session: table, orders, chance } = this.#parts
    return {
      api: seatApi({ device, table, orders, chance, isThere: () => this.devices.has(device) }),
      leave: () => {
        if (this.devices.drop(device)) this.#parts.changed()
      },
    }
  }

  #uninvite(seat: SeatId): void {
    for (const [code, invited] of this.#invitations) if (invited === seat) this.#invitations.delete(code)
  }

  async #shut(reason: Message): Promise<void> {
    this.#invitations.clear()
    this.#displayCodes.drop()
    this.devices.dismiss(reason, () => true)
    await this.#takeDown()
    this.#parts.changed()
  }

  async #takeDown(): Promise<void> {
    const door = this.#door
    this.#door = null
    this.#reach = 'closed'
    await door?.close()
  }
}

/** Port of the door's first address; null for a door without addresses, as in a test. */
function portOf({ addresses: [address = ''] }: SeatDoor): number | null {
  const port = /:(\d+)\/?$/.exec(address)?.[1]
  return port === undefined ? null : Number(port)
}
