import { defineStore } from 'pinia'
import { onScopeDispose, shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import type { SeatsState } from '../../../src-shared/contract/seats.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { useTable } from '../../stores/table.ts'
import { useSeats } from './seatsStore.ts'

/** Devices that are connected to the open campaign. */
export interface Connected {
  /** Players with a device that is connected. */
  readonly seats: readonly SeatId[]
  /** How many displays are. */
  readonly displays: number
}

/** Who would be cut off from a campaign; null: nobody. */
export function connectedTo(state: Pick<SeatsState, 'seats' | 'display'> | null): Connected | null {
  if (state === null) return null
  const seats = state.seats.filter(({ connected }) => connected > 0).map(({ seat }) => seat)
  return seats.length === 0 && state.display.connected === 0 ? null : { seats, displays: state.display.connected }
}

/** The question whether to leave the open campaign, to which devices are connected: its door closes with it. */
export const useLeaving = defineStore('leaving', () => {
  const table = useTable()
  const seats = useSeats()
  const connected = shallowRef<Connected | null>(null)
  let settle: (leaves: boolean) => void = () => {}

  /** Asks where somebody would be cut off. */
  async function mayLeave(): Promise<boolean> {
    const whom = seats.at === table.head?.table ? connectedTo(seats.state) : null
    if (whom === null) return true
    settle(false)
    connected.value = whom
    return await new Promise((resolve) => (settle = resolve))
  }

  function answer(leaves: boolean): void {
    connected.value = null
    settle(leaves)
  }

  return { connected, mayLeave, answer }
})

/** Asks before a page of another campaign comes up. */
export function useAskBeforeLeaving(): void {
  const table = useTable()
  const leaving = useLeaving()
  onScopeDispose(
    useRouter().beforeEach(({ params: { campaign } }) => {
      const open = table.head?.table
      const isAnother = typeof campaign === 'string' && campaign !== '' && open !== undefined && campaign !== open
      return isAnother ? leaving.mayLeave() : true
    }),
  )
}
