import type { Message } from '../../kernel/message.ts'
import type { ChanceState } from '../../contract/chance.ts'
import type { OrdersState } from '../../contract/orders.ts'
import type { SeatEvents } from '../../contract/seatApi.ts'
import type { SeatId } from '../../kernel/world/rule.ts'

/** A player's connected device. */
export interface Device {
  readonly seat: SeatId
  /** Digest of the session that admitted it. */
  readonly session: string
  readonly events: SeatEvents
  /** Stops all further messages to it. */
  readonly stop: () => void
  /** Orders of its seat in the last message, as JSON; null until it asks for them. */
  orders: string | null
}

/** The connected players' devices. */
export class Devices {
  readonly #all = new Set<Device>()

  add(device: Device): void {
    this.#all.add(device)
  }

  has(device: Device): boolean {
    return this.#all.has(device)
  }

  /** Disconnects a device; returns whether it was connected. */
  drop(device: Device): boolean {
    device.stop()
    return this.#all.delete(device)
  }

  /** Disconnects the matching devices without notifying them. */
  disconnectWhere(isMeant: (device: Device) => boolean): void {
    for (const device of [...this.#all].filter(isMeant)) this.drop(device)
  }

  at(seat: SeatId): number {
    return [...this.#all].filter((device) => device.seat === seat).length
  }

  get seats(): readonly SeatId[] {
    return [...new Set([...this.#all].map(({ seat }) => seat))]
  }

  /** Disconnects the matching devices and sends them the reason. */
  dismiss(reason: Message, isMeant: (device: Device) => boolean): void {
    for (const device of [...this.#all].filter(isMeant)) {
      this.drop(device)
      device.events.dismissed(reason)
    }
  }

  /** Sends the state of the dice shares to all devices that have opened their seat. */
  tellChance(chance: ChanceState): void {
    for (const device of this.#all) if (device.orders !== null) device.events.chanceChanged(chance)
  }

  /** Sends a seat's orders to its devices, except to those that have them already. */
  tellOrders(seat: SeatId, orders: OrdersState): void {
    const asJson = JSON.stringify(orders)
    for (const device of this.#all) {
      if (device.seat !== seat || device.orders === null || device.orders === asJson) continue
      device.orders = asJson
      device.events.ordersChanged(orders)
    }
  }
}
