import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Invitation, OrdersProposal, PlayerPack, Reach, SeatsState, SeatStanding } from '../../../src-shared/contract/seats.ts'
import type { TableView } from '../../../src-shared/contract/workbenchApi.ts'
import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import { questionKey, type Request } from '../../../src-shared/kernel/engine/request.ts'
import { GAME_MASTER, type SeatId } from '../../../src-shared/kernel/world/rule.ts'
import { useBridge } from '../../bridge/hostBridge.ts'
import { curtainTexts } from '../hand-over/texts/curtain.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { refusal, sentencesOf, troubleOf, useTrouble } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'
import { reseedText } from '../../wording/entries.ts'

/** What was being done, told where it failed. */
type Doing = keyof typeof curtainTexts.doing

/** How the seats stand without what is the game master's: who is ready, and who is there with what. */
function bare(now: SeatsState): SeatsState {
  const nobody = { devices: 0, connected: 0, invited: false }
  return {
    ...now,
    prepared: [],
    display: nobody,
    seats: now.seats.map(({ seat, hasPin }) => ({ seat, hasPin, ...nobody, ready: false })),
  }
}

/**
 * The players' seats as the game master sees them: who is there and who is ready, and whether the door is open. Never what anybody
 * wrote. Follows the open campaign; stays while the curtain is down, which asks it whose PIN there is.
 */
export const useSeats = defineStore('seats', () => {
  const bridge = useBridge()
  const table = useTable()
  const announcements = useAnnouncements()
  /** Ref of the campaign the seats belong to. */
  const at = ref<string | null>(null)
  const state = shallowRef<SeatsState | null>(null)
  /** Why nothing is known of them, or null. */
  const { why, trouble } = useTrouble()
  let asked = 0

  bridge.listen({
    seatsChanged: (campaign, now) => {
      if (campaign !== at.value) return
      asked++
      state.value = held(now)
    },
    // The last share comes in by itself: whatever page is looked at, it is told that nothing is waited for any more.
    tableChanged: (campaign, { entries }) => {
      const mixed = campaign === ofMaster.value ? entries.find(({ shares }) => shares !== undefined) : undefined
      if (mixed !== undefined) announcements.say(reseedText(mixed), 'good')
    },
  })
  bridge.watchConnection((connection) => {
    if (connection === 'open' && at.value !== null) void load(at.value)
  })

  const ofMaster = computed(() => (table.head?.seat === GAME_MASTER ? table.head.table : null))
  watch(
    ofMaster,
    (campaign) => {
      if (campaign !== null) void load(campaign)
      else if (state.value !== null) state.value = bare(state.value)
    },
    { immediate: true, flush: 'sync' },
  )

  /** While the curtain is down no more is kept than whose PIN there is. */
  function held(now: SeatsState): SeatsState {
    return ofMaster.value === null ? bare(now) : now
  }

  // Which questions ready orders answer depends on the open ones.
  watch(
    () => (ofMaster.value === null ? '' : (table.state?.pending ?? []).map(questionKey).join(' ')),
    (questions) => {
      if (questions !== '' && at.value !== null && state.value?.seats.some(({ ready }) => ready) === true) void load(at.value)
    },
  )

  /** Asks for the seats of a campaign that is open at the host. Rejects where the host does not say how they stand. */
  async function askFor(campaign: string): Promise<Outcome<SeatsState>> {
    if (at.value !== campaign) state.value = null
    at.value = campaign
    const number = ++asked
    try {
      const outcome = await bridge.api.seats(campaign)
      if (number === asked) {
        state.value = outcome.ok ? held(outcome.value) : null
        why.value = outcome.ok ? null : () => sentencesOf(outcome.problems)
      }
      return outcome
    } catch (bug) {
      if (number === asked) why.value = troubleOf(bug, () => curtainTexts.doing.seats)
      throw bug
    }
  }

  /** The same; gives what is known of them then, null where that is nothing. */
  async function load(campaign: string): Promise<SeatsState | null> {
    // Why nothing came is told in `trouble`.
    await askFor(campaign).catch(() => null)
    return state.value
  }

  async function ask<T>(doing: Doing, work: (campaign: string) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    if (at.value === null) return refusal(() => curtainTexts.noTable)
    try {
      return await work(at.value)
    } catch (bug) {
      return refusal(troubleOf(bug, () => curtainTexts.doing[doing]))
    }
  }

  /** As `ask`, and looks afterwards how the seats stand. */
  async function change<T>(doing: Doing, work: (campaign: string) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await ask(doing, work)
    if (outcome.ok && at.value !== null) await load(at.value)
    return outcome
  }

  const { api } = bridge
  return {
    at,
    state,
    why,
    trouble,
    askFor,
    load,
    /** Whether the seat that is asked has prepared the answer. */
    hasPrepared: (request: Request | null): boolean => request !== null && state.value?.prepared.includes(questionKey(request)) === true,
    standing: (seat: SeatId): SeatStanding | undefined => state.value?.seats.find((standing) => standing.seat === seat),
    setDoor: (reach: Reach): Promise<Outcome<SeatsState>> => change('door', (ref_) => api.setDoor(ref_, reach)),
    invite: (seat: SeatId): Promise<Outcome<Invitation>> => change('invite', (ref_) => api.invite(ref_, seat)),
    revoke: (seat: SeatId): Promise<Outcome<null>> => change('revoke', (ref_) => api.revoke(ref_, seat)),
    setPin: (seat: SeatId, pin: string, by: string): Promise<Outcome<null>> => change('setPin', (ref_) => api.setPin(ref_, seat, pin, by)),
    checkPin: (seat: SeatId, pin: string): Promise<Outcome<null>> => ask('checkPin', (ref_) => api.checkPin(ref_, seat, pin)),
    /** `question` is the key of the question that was seen. */
    useOrders: (question: string): Promise<Outcome<null>> => change('useOrders', (ref_) => api.useOrders(ref_, question)),
    takeUpShares: (isWithout: boolean): Promise<Outcome<null>> => change('takeUpShares', (ref_) => api.takeUpShares(ref_, isWithout)),
    renewKey: (seat: SeatId): Promise<Outcome<null>> => ask('renewKey', (ref_) => api.renewKey(ref_, seat)),
    /** The table as one seat sees it. */
    view: (seat: SeatId): Promise<Outcome<TableView>> => ask('view', (ref_) => api.seatView(ref_, seat)),
    pack: (seat: SeatId): Promise<Outcome<PlayerPack>> => ask('pack', (ref_) => api.pack(ref_, seat)),
    readOrders: (text: string, passphrase: string): Promise<Outcome<OrdersProposal>> =>
      ask('readOrders', (ref_) => api.readOrders(ref_, text, passphrase)),
    takeOrders: (text: string, passphrase: string, accepted: readonly string[]): Promise<Outcome<null>> =>
      change('takeOrders', (ref_) => api.takeOrders(ref_, text, passphrase, accepted)),
  }
})
