import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Cursor } from '../../src-shared/kernel/world/effect.ts'
import type { OwnerId, SeatId } from '../../src-shared/kernel/world/rule.ts'

export type DeskDialog =
  | { readonly kind: 'correct'; readonly owner?: OwnerId; readonly account?: string }
  /** Sets a record by hand: that one, a new one of the owner's, or one that is chosen there. */
  | { readonly kind: 'record'; readonly collection?: string; readonly id?: string; readonly owner?: OwnerId }
  /** Moves play: to that place, or to one that is chosen there. */
  | { readonly kind: 'place'; readonly to?: Cursor }
  /** Gives names: to that thing first, or to whatever is chosen there. */
  | { readonly kind: 'names'; readonly id?: string }
  /** Somebody answers for a player who is away. */
  | { readonly kind: 'standIn' }
  | { readonly kind: 'note' }
  /** Takes back entry `from` and everything after it. */
  | { readonly kind: 'takeBack'; readonly from: number }
  | { readonly kind: 'restart' }

/** The phase whose record is shown. */
export interface PhaseShown {
  readonly turn: number
  readonly seat: SeatId
  readonly phase: number
}

/** What is open on the desk beside the question itself. */
export const useDesk = defineStore('desk', () => {
  const dialog = shallowRef<DeskDialog | null>(null)
  const phaseShown = shallowRef<PhaseShown | null>(null)
  /** Whose ledger stands at the right; null: of the seat that is asked. */
  const ledgerSeat = ref<SeatId | null>(null)

  /** Up to this entry acts were done again; what they told is told one after the other. */
  const redoneTo = ref(-1)

  return { dialog, phaseShown, ledgerSeat, redoneTo }
})
