import type { Message } from '../../kernel/message.ts'
import type { ChanceState } from '../../contract/chance.ts'
import type { OrdersState } from '../../contract/orders.ts'
import type { SeatEvents } from '../../contract/seatApi.ts'
import type { SeatId } from '../../kernel/rule.ts'

/** A player's device that is connected now. */
export interface Device {
  readonly seat: SeatId
  /** Digest of the session it was let in by. */
  readonly session: string
  readonly events: SeatEvents
  /** Stops what else is sent to it. */
  readonly stop: () => void
  /** Its seat's orders as it last had them, as JSON; null before it asked. */
  orders: string | null
}

/** The players' devices that are connected now. */
export class Devices {
  readonly #all = new Set<Device>()

  add(device: Device): void {
    this.#all.add(device)
  }

  has(device: Device): boolean {
    return this.#all.has(device)
  }

  /** Gives whether it was there. */
  drop(device: Device): boolean {
    device.stop()
    return this.#all.delete(device)
  }

  /** Whoever is meant is there no longer, and is told nothing. */
  disconnectWhere(isMeant: (device: Device) => boolean): void {
    for (const device of [...this.#all].filter(isMeant)) this.drop(device)
  }

  at(seat: SeatId): number {
    return [...this.#all].filter((device) => device.seat === seat).length
  }

  get seats(): readonly SeatId[] {
    return [...new Set([...this.#all].map(({ seat }) => seat))]
  }

  /** Sends away whoever is meant, with the reason. */
  dismiss(reason: Message, isMeant: (device: Device) => boolean): void {
    for (const device of [...this.#all].filter(isMeant)) {
      this.drop(device)
      device.events.dismissed(reason)
    }
  }

  /** Tells all devices that have opened their seat how far it has come that the seats add to the dice. */
  tellChance(chance: ChanceState): void {
    for (const device of this.#all) if (device.orders !== null) device.events.chanceChanged(chance)
  }

  /** Tells a seat's devices its orders, but for those that have them already. */
  tellOrders(seat: SeatId, orders: OrdersState): void {
    const asJson = JSON.stringify(orders)
    for (const device of this.#all) {
      if (device.seat !== seat || device.orders === null || device.orders === asJson) continue
      device.orders = asJson
      device.events.ordersChanged(orders)
    }
  }
}
