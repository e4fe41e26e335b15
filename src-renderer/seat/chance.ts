import { bytesToHex } from '@noble/hashes/utils.js'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { NO_CHANCE, type ChanceState } from '../../src-shared/contract/chance.ts'
import { seedCommitment, type Share } from '../../src-shared/kernel/chance/dice.ts'
import type { Outcome } from '../../src-shared/kernel/problem.ts'
import { useSeatLink } from '../bridge/seatLink.ts'
import { useAnnouncements } from '../stores/announcements.ts'
import { sentencesOf, troubleOf } from '../stores/sentences.ts'
import { useTable } from '../stores/table.ts'
import { chanceTexts } from './texts/chance.ts'

const SHARE_BYTES = 32

/**
 * What this device adds to the dice: 256 bits of its own. Only their hash leaves it at first; they follow when the table asks for them, and
 * are held against the record afterwards. They are in memory alone: after a reload the device promises anew.
 */
export const useChance = defineStore('seat chance', () => {
  const link = useSeatLink()
  const table = useTable()
  const announcements = useAnnouncements()
  const state = shallowRef<ChanceState>(NO_CHANCE)
  const share = ref<Share | null>(null)
  const busy = ref(false)

  const own = computed(() => table.head?.seat ?? '')
  const isPromised = computed(() => share.value !== null && state.value.promised.includes(own.value))
  /** Whether another device of this seat has promised something, or this page before a reload. */
  const isPromisedElsewhere = computed(() => share.value === null && state.value.promised.includes(own.value))
  /** What the record says was added, once it was: null before that. */
  const mixed = computed(() => table.moments.find(({ entry }) => entry.shares !== undefined)?.entry.shares ?? null)
  /** Whether the dice were mixed, and not with what this device sent. */
  const isLeftOut = computed(() => share.value !== null && mixed.value !== null && mixed.value[own.value] !== share.value)

  // Every word of the table that this share is waited for is answered: an answer before may have been lost.
  watch([state, own], () => {
    const wanted = share.value
    if (wanted !== null && state.value.awaited.includes(own.value)) void tell(() => link.api.sendShare(wanted))
  })

  /** How it stands, as the table says with every view. */
  function take(fresh: ChanceState | undefined): void {
    state.value = fresh ?? NO_CHANCE
  }

  /** Where another device of this seat has promised something, this one takes its place: only once its page says so. */
  async function promise(): Promise<void> {
    busy.value = true
    const isInstead = isPromisedElsewhere.value
    const fresh = bytesToHex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)))
    share.value = fresh
    if (!(await tell(() => link.api.promiseShare(seedCommitment(fresh), isInstead)))) share.value = null
    busy.value = false
  }

  async function tell(call: () => Promise<Outcome<null>>): Promise<boolean> {
    try {
      const outcome = await call()
      if (!outcome.ok) announcements.say(() => sentencesOf(outcome.problems), 'trouble')
      return outcome.ok
    } catch (fault) {
      announcements.say(
        troubleOf(fault, () => chanceTexts.doing),
        'trouble',
      )
      return false
    }
  }

  return { state, busy, isPromised, isPromisedElsewhere, isLeftOut, take, promise }
})
