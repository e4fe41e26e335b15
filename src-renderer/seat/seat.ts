import type { Message } from '../../src-shared/kernel/message.ts'
import { useDebounceFn } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, inject, ref, shallowRef, type InjectionKey } from 'vue'
import { NO_ORDERS, type OrdersState } from '../../src-shared/contract/orders.ts'
import type { SeatState } from '../../src-shared/contract/seatApi.ts'
import { accept, type Outcome } from '../../src-shared/kernel/problem.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import { roundsOf } from '../../src-shared/report/report.ts'
import { tellMessage } from '../../src-shared/games/text/telling.ts'
import type { Connection } from '../bridge/hostBridge.ts'
import type { SeatMemory, Thrown } from '../bridge/seatBridge.ts'
import { useSeatLink } from '../bridge/seatLink.ts'
import { useWhy } from '../features/why/useWhy.ts'
import { BREAK, useSince } from '../features/recap/since.ts'
import { useLastAnswer } from '../features/requests/lastAnswer.ts'
import type { OrdersApi } from '../features/orders/ordersApi.ts'
import type { LastSeen, LastSeenStore } from '../storage/lastSeen.ts'
import { useAnnouncements } from '../stores/announcements.ts'
import { useDrafts } from '../stores/drafts.ts'
import { sentencesOf, troubleOf, type Sentence } from '../stores/sentences.ts'
import { useTable } from '../stores/table.ts'
import { useChance } from './chance.ts'
import { seatTexts } from './texts/seat.ts'
import { troubleTexts } from '../stores/texts/trouble.ts'
import { InvariantError } from '../../src-shared/kernel/invariantError.ts'

/** What the seat's store stands on beside the link. */
export interface SeatKeeping {
  readonly memory: SeatMemory
  /** Null where nothing is kept on this device: a pack is its own copy. */
  readonly lastSeen: Pick<LastSeenStore, 'latest' | 'keep' | 'forget'> | null
}

export const SEAT_KEEPING: InjectionKey<SeatKeeping> = Symbol('seat keeping')

/** The view is kept once nothing has changed for so long, at the latest after the second: milliseconds. */
const KEEP_AFTER = 800
const KEEP_WITHIN = 4_000

/** The seat this device sits at: the way in, the connection, what is kept for when it breaks, and the orders. */
export const useSeat = defineStore('seat', () => {
  const link = useSeatLink()
  const keeping = inject(SEAT_KEEPING)
  if (keeping === undefined) throw new InvariantError('what the seat keeps is provided by the app that is started, or by the test')
  const { memory, lastSeen } = keeping
  const table = useTable()
  const announcements = useAnnouncements()
  const drafts = useDrafts()
  const why = useWhy()
  const chance = useChance()
  const since = useSince()

  /** Code of an invitation that was opened on a device with a seat: its player is asked. */
  const invitation = ref<string | null>(null)
  /** Whether a code is asked for. */
  const joining = ref(false)
  /** Why it is, in a sentence; null: this device was not here before. */
  const reason = shallowRef<Reason | null>(null)
  const message = computed(() => told(reason.value))
  const connection = ref<Connection>(link.kind === 'pack' ? 'open' : 'lost')
  /** When what is shown was the newest there is, in milliseconds since 1970; null while connected. */
  const asOf = ref<number | null>(null)
  /** Why the table sent this device away last, until it is back. */
  const dismissed = shallowRef<Reason | null>(null)
  const dismissal = computed(() => told(dismissed.value))
  const orders = shallowRef<OrdersState>(NO_ORDERS)
  const thrown = shallowRef<Thrown | null>(null)
  const lastAnswer = useLastAnswer(thrown)
  /** While a code is on its way the seat from before is left alone. */
  let handingIn = false
  /** Whether it was looked up what this device saw last. */
  let keptSought = false
  let usingOrders = false

  const isPack = link.kind === 'pack'
  const seated = computed(() => !joining.value && table.standing === 'open')
  /** Whether there is a view to go back to from where a code is asked for. */
  const mayReturn = computed(() => joining.value && table.standing === 'open')
  /** Why nothing can be answered from here now; null where it can. */
  const blockedReason = computed(() => {
    if (isPack) return seatTexts.blockedReason.pack
    if (connection.value === 'elsewhere') return seatTexts.blockedReason.elsewhere
    if (connection.value !== 'open') return seatTexts.blockedReason.lost
    const shut = table.state?.readOnly ?? null
    return shut === null ? null : tellMessage(shut)
  })

  async function keep(): Promise<void> {
    const view = memory.view()
    if (view !== null && lastSeen !== null && !joining.value) await lastSeen.keep({ view, seenAt: asOf.value ?? Date.now() })
  }
  const keepSoon = useDebounceFn(keep, KEEP_AFTER, { maxWait: KEEP_WITHIN })

  const ordersWatchers = new Set<(orders: OrdersState) => void>()

  function noteOrders(fresh: OrdersState): void {
    if (JSON.stringify(fresh) === JSON.stringify(orders.value)) return
    orders.value = fresh
    ordersWatchers.forEach((watcher) => watcher(fresh))
  }

  /** Where the orders page keeps what is written: at the table, and in what this device knows. */
  const ordersApi: OrdersApi = {
    load: () => Promise.resolve(accept(orders.value)),
    async save(lines) {
      const saved = await link.api.saveOrders(lines)
      if (saved.ok) memory.change({ orders: saved.value })
      return saved
    },
    async ready(flag) {
      const said = await link.api.setReady(flag)
      if (said.ok) memory.change({ orders: { ...orders.value, ready: flag } })
      return said
    },
    listen(changed) {
      ordersWatchers.add(changed)
      return () => ordersWatchers.delete(changed)
    },
  }

  memory.watchDice((dice) => (thrown.value = dice))
  memory.watch((view: SeatState) => {
    noteOrders(view.orders)
    chance.take(view.chance)
    if (connection.value === 'open') void keepSoon()
  })
  link.listen({ dismissed: (text) => (dismissed.value = { text }) })
  link.watchConnection((now) => {
    const before = connection.value
    connection.value = now
    if (now === 'open') return arrive()
    if (now === 'shutOut') return void beSentAway()
    if (now === 'elsewhere') return askWhereNothingIsKept()
    if (before === 'open' && table.standing === 'open') {
      asOf.value = Date.now()
      void keep()
    }
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && connection.value === 'open') void keep()
  })

  function arrive(): void {
    if (asOf.value !== null && table.standing === 'open') announcements.say(seatTexts.connection.again, 'good')
    asOf.value = null
    dismissed.value = null
    // An open table takes itself up anew.
    if (table.head === null && !handingIn) void enter()
  }

  /** At a door of another campaign: without a view of the own there is nothing to do but to sit down there. */
  function askWhereNothingIsKept(): void {
    if (!keptSought || memory.view() !== null || joining.value) return
    reason.value = 'noSeat'
    joining.value = true
  }

  /** Opens the seat this device has. */
  async function enter(): Promise<void> {
    await table.openTable(SEAT_TABLE)
    if (table.standing !== 'open') return
    joining.value = false
    reason.value = null
  }

  async function beSentAway(): Promise<void> {
    const was = table.standing === 'open' || memory.view() !== null
    if (dismissed.value !== null) reason.value = dismissed.value
    else if (was) reason.value = 'noSeat'
    dismissed.value = null
    await forget()
  }

  /** Wipes what this device knows of the seat, and asks for a code. */
  async function forget(): Promise<void> {
    joining.value = true
    asOf.value = null
    orders.value = NO_ORDERS
    thrown.value = null
    memory.forget()
    why.close()
    since.forget()
    announcements.clear()
    await table.close()
    await drafts.clear()
    await lastSeen?.forget()
  }

  /**
   * Takes up what was kept, and the table as soon as it answers. `brought`: an invitation to hand in first. A device that has a seat keeps it
   * until its player says otherwise: whoever sends a link may not move anybody.
   */
  async function begin(brought: string | null): Promise<void> {
    const here = brought === null ? 'none' : ((await link.seatHere?.(brought)) ?? 'none')
    const code = here === 'none' ? brought : null
    if (here === 'seated') invitation.value = brought
    const refused = code === null || link.join === undefined ? null : await join(code)
    if (code !== null && refused === null) return
    // A link that was used before may well lie on a device that has its seat already.
    link.start?.()
    await takeUpKept()
    keptSought = true
    if (connection.value === 'elsewhere') askWhereNothingIsKept()
    if (connection.value !== 'shutOut' && !joining.value && table.head === null) await enter()
    if (refused === null) return
    if (table.standing !== 'open') [joining.value, reason.value] = [true, refused]
    else if (connection.value !== 'open') announcements.say(refused, 'trouble')
  }

  async function takeUpKept(): Promise<void> {
    const kept = isPack ? null : ((await lastSeen?.latest()) ?? null)
    // The table may have answered meanwhile, one way or the other.
    if (kept === null || memory.view() !== null || connection.value === 'shutOut') return
    noteBreak(kept)
    memory.take(kept.view)
    orders.value = kept.view.orders
    if (connection.value !== 'open') asOf.value = kept.seenAt
  }

  /** What happened while the device was away for hours is told from the round on that it saw last. */
  function noteBreak({ view, seenAt }: LastSeen): void {
    const [from = 0] = roundsOf(view.table)
    if (from > 0 && Date.now() - seenAt >= BREAK) since.begin(from, { from, last: seenAt, entries: view.table.entries.length })
  }

  /** Hands a code in; says why where it is not taken. */
  async function join(code: string): Promise<Sentence | null> {
    handingIn = true
    const refused = (await link.join?.(code)) ?? null
    if (refused === null) {
      // Whatever was kept belongs to the seat before.
      await forget()
      joining.value = false
      reason.value = null
      keptSought = true
    }
    handingIn = false
    if (refused === null && connection.value === 'open' && table.head === null) await enter()
    return refused
  }

  /** Asks for a code; what is shown stays until one is taken. */
  function askForCode(): void {
    reason.value = null
    joining.value = true
  }

  function goBack(): void {
    joining.value = false
  }

  /** Gives the seat up for the one of the invitation. */
  async function takeInvitation(): Promise<void> {
    const code = invitation.value
    invitation.value = null
    const refused = code === null ? null : await join(code)
    if (refused !== null) announcements.say(refused, 'trouble')
  }

  async function leave(): Promise<void> {
    dismissed.value = 'left'
    await link.leave?.()
    if (!joining.value) await beSentAway()
  }

  /** Answers what is asked from the ready orders. */
  async function useOrders(): Promise<void> {
    // Pressed twice, it would answer the next question as well.
    if (usingOrders) return
    usingOrders = true
    try {
      const outcome: Outcome<null> = await link.api.useOrders(table.pending === null ? '' : questionKey(table.pending))
      if (!outcome.ok) announcements.say(() => sentencesOf(outcome.problems), 'trouble')
    } catch (fault) {
      announcements.say(
        troubleOf(fault, () => troubleTexts.doing.orders),
        'trouble',
      )
    } finally {
      usingOrders = false
    }
  }

  return {
    ordersApi,
    joining,
    message,
    connection,
    asOf,
    dismissal,
    orders,
    lastAnswer,
    isPack,
    seated,
    blockedReason,
    begin,
    invitation,
    takeInvitation,
    join,
    mayReturn,
    askForCode,
    goBack,
    leave,
    useOrders,
  }
})

/** Why a device has no seat: in this app's own words, or as the table said it. */
type Reason = keyof typeof seatTexts.sentAway | { readonly text: Message } | Sentence

function told(reason: Reason | null): string | null {
  if (reason === null) return null
  if (typeof reason === 'function') return reason()
  return typeof reason === 'string' ? seatTexts.sentAway[reason] : tellMessage(reason.text)
}

/** What the seat's table is asked for by before its campaign is known. */
const SEAT_TABLE = 'seat'
