import { ref, shallowRef, watch, type Ref } from 'vue'
import type { DisplayStanding, Invitation } from '../../../src-shared/contract/seats.ts'
import type { Outcome, Problem } from '../../../src-shared/kernel/problem.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useSeats } from './seatsStore.ts'

export interface Inviting {
  /** The one that is out and shown; null: none. */
  readonly invitation: Ref<Invitation | null>
  readonly problems: Ref<readonly Problem[]>
  readonly busy: Ref<boolean>
  readonly invite: () => Promise<void>
  /** Sends the devices away; says whether it did. */
  readonly revoke: () => Promise<boolean>
}

/** The way in for devices at a seat, and away again. `open`: the door is. `cameIn`: told when somebody has used the invitation that is shown. */
export function useInviting(seat: SeatId, standing: () => DisplayStanding, open: () => boolean, cameIn: () => string): Inviting {
  const seats = useSeats()
  const announcements = useAnnouncements()
  const invitation = shallowRef<Invitation | null>(null)
  const problems = shallowRef<readonly Problem[]>([])
  const busy = ref(false)

  watch(
    () => [standing().invited, standing().devices] as const,
    ([invited, count], [was, before]) => {
      if (invitation.value === null || !was || invited) return
      invitation.value = null
      if (count > before) announcements.say(cameIn(), 'good')
    },
  )
  // The way in leads nowhere any more.
  watch(open, (isOpen) => {
    if (!isOpen) invitation.value = null
  })

  async function tried<T>(work: Promise<Outcome<T>>): Promise<Outcome<T>> {
    busy.value = true
    const outcome = await work
    busy.value = false
    problems.value = outcome.ok ? [] : outcome.problems
    return outcome
  }

  async function invite(): Promise<void> {
    const outcome = await tried(seats.invite(seat))
    invitation.value = outcome.ok ? outcome.value : null
  }

  async function revoke(): Promise<boolean> {
    const { ok } = await tried(seats.revoke(seat))
    if (ok) invitation.value = null
    return ok
  }

  return { invitation, problems, busy, invite, revoke }
}
