import { defineStore } from 'pinia'
import { computed, markRaw, ref, shallowRef, triggerRef, watch } from 'vue'
import type { TableState, TableUpdate, TableView } from '../../src-shared/contract/workbenchApi.ts'
import type { LedgerRow, Moment, SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import type { SeatId } from '../../src-shared/kernel/world/rule.ts'
import { WorldState, type World } from '../../src-shared/kernel/world/world.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import { playOn } from '../../src-shared/games/text/playing.ts'
import { tellMessage } from '../../src-shared/games/text/telling.ts'
import { useTableBridge } from '../bridge/hostBridge.ts'
import type { GamePages } from '../games/game.ts'
import { noPages } from '../games/registry.ts'
import type { Thrown } from '../bridge/seatBridge.ts'
import { Past } from '../features/chronicle/past.ts'
import { useAnnouncements } from './announcements.ts'
import { continueHistory, foldHistory, type History } from '../../src-shared/kernel/journal/foldHistory.ts'
import { answerAmong, gameOf, stateThen, type Answered, type Played } from './tableState.ts'
import { readWhatIf } from '../../src-shared/contract/whatIf.ts'
import { tableActs } from './tableActs.ts'
import { troubleTexts } from './texts/trouble.ts'
import { sentencesOf, troubleOf, useTrouble, type Sentence } from './sentences.ts'
import { namesOf } from '../../src-shared/kernel/journal/naming.ts'

const NO_PAGES = noPages('')

/** Milliseconds an act may take before it is said that it is on its way. */
const SEEN_AFTER = 120

/** What stays the same while a table is open. */
export type TableHead = Pick<TableView, 'table' | 'seat' | 'campaign'>

/** `missing`: no table. `opening`, then `open`; `closed` with the reason in `trouble`. */
type TableStatus = 'missing' | 'opening' | 'open' | 'closed'

/**
 * The open table as this seat sees it. `world`, `moments`, `ledger` and `entries` are plain (never reactive inside): read them afresh
 * in every computed, they are grown in place and announced as a whole.
 */
export const useTable = defineStore('table', () => {
  const bridge = useTableBridge()
  const announcements = useAnnouncements()

  const standing = ref<TableStatus>('missing')
  const { why, trouble } = useTrouble()
  const head = shallowRef<TableHead | null>(null)
  /** As it is now, whatever is shown. */
  const stateNow = shallowRef<TableState | null>(null)
  /** The entry after which the table is shown as it was then, and nothing can be done; null: as it is now. */
  const past = ref<number | null>(null)
  const state = computed(() => (past.value === null || stateNow.value === null ? stateNow.value : stateThen(stateNow.value, past.value)))
  const entries = shallowRef<readonly SeenEntry[]>([])
  const moments = shallowRef<readonly Moment[]>([])
  const ledger = shallowRef<readonly LedgerRow[]>([])
  const world = shallowRef<World>(markRaw(new WorldState()))
  /** The game that is played; null while no table is open. */
  const game = shallowRef<Game | null>(null)
  /** What that game adds to the pages; nothing while no table is open. */
  const pages = shallowRef<GamePages>(NO_PAGES)
  /** All moments up to now, whatever is shown. */
  const momentsNow = shallowRef<readonly Moment[]>([])
  /** What people call things now, by id. */
  const names = computed(() => namesOf(momentsNow.value))
  /** Answers on their way to the host. */
  const busy = ref(0)
  /** Whether they are on their way long enough to be seen: what comes at once changes nothing on the screen before it is there. */
  const waits = ref(false)
  let patience: ReturnType<typeof setTimeout> | undefined
  watch(
    () => busy.value > 0,
    (isBusy) => {
      clearTimeout(patience)
      if (isBusy) patience = setTimeout(() => (waits.value = true), SEEN_AFTER)
      else waits.value = false
    },
    { flush: 'sync' },
  )
  /** When the newest entry was safely stored (it is announced only then), in milliseconds since 1970; null before the first. */
  const savedAt = ref<number | null>(null)
  /** The question answered last in this sitting, with its entry: what its dice meant. Null after a taking back. */
  const answered = shallowRef<Answered | null>(null)
  /** The seat the screen is lent to: nothing is held here then but what that seat sees. Null: it is nobody's but the viewer's own. */
  const lentTo = ref<SeatId | null>(null)
  /** Dice the seat rolled last while the screen was lent to it: its view holds only what came of them. */
  const thrown = shallowRef<Thrown | null>(null)
  let history: History = foldHistory([])
  const folder = new Past()
  /** Counts what is looked at: a view that was asked for before and comes late is not shown. */
  let look = 0
  /** The table that was asked for last. */
  let wanted: string | null = null

  /** Of several questions asked at once the one that was turned to, open or sealed, by its key; null: the first that is open. */
  const turnedTo = ref<string | null>(null)
  /** Who was asked at once, and who is in; empty where one question waits. */
  const parties = computed(() => state.value?.parties ?? [])
  /** Seats that are asked what not even the game master may read. */
  const waitsFor = computed(() => state.value?.waitsFor ?? [])
  /** Answers that are in while others are waited for, as far as this seat has them. */
  const sealed = computed(() => state.value?.sealed ?? [])
  /** The question that is shown: the one that was turned to, else the first that is open. */
  const pending = computed(() => {
    const open = state.value?.pending ?? []
    const all = [...open, ...sealed.value.map(({ request }) => request)]
    return all.find((request) => questionKey(request) === turnedTo.value) ?? open[0] ?? null
  })
  const cursor = computed(() => world.value.cursor)
  const title = computed(() => state.value?.title ?? '')
  const gameOver = computed(() => {
    const now = state.value
    if (now === null || now.readOnly !== null || now.disagreement !== null) return false
    // Others may be asked what is not shown here.
    return now.pending.length === 0 && now.parties.length === 0 && waitsFor.value.length === 0
  })
  /** Whether anything can be changed: the campaign is not open for reading only, and nobody looks back. */
  const canWrite = computed(() => state.value !== null && state.value.readOnly === null)

  bridge.listen({
    tableChanged: (table, update) => {
      if (table !== head.value?.table) return
      // What came is the game master's: a guest's view is asked for anew.
      if (lentTo.value === null) take(update)
      else void lend(table, lentTo.value)
    },
  })
  bridge.listen({
    tableFreed: (table) => {
      if (table === head.value?.table && lentTo.value === null) void takeOver(table)
    },
  })
  bridge.watchConnection((connection) => {
    if (connection !== 'open' || head.value === null) return
    if (lentTo.value === null) void openTable(head.value.table)
    else void lend(head.value.table, lentTo.value)
  })

  /** `hidden` is asked once the host has opened the table: where it says so, nothing of it is shown. */
  async function openTable(table: string, hidden: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
    const again = head.value?.table === table && lentTo.value === null
    const closing = again ? null : close(table)
    if (!again) standing.value = 'opening'
    why.value = null
    const asked = ++look
    wanted = table
    await closing
    if (asked !== look) return
    try {
      const opened = await bridge.api.openTable(table)
      if (asked !== look) return await letGo(table)
      if (!opened.ok) return fail(() => sentencesOf(opened.problems))
      const stays = await hidden()
      const played = await gameOf(opened.value)
      if (asked !== look) return await letGo(table)
      if (stays) {
        playWith(played)
        return conceal()
      }
      present(opened.value, played)
      if (opened.value.notice !== null && !again) announcements.say(tellMessage(opened.value.notice))
    } catch (bug) {
      if (asked === look) fail(troubleOf(bug, () => troubleTexts.doing.open))
    }
  }

  /** What was open for reading only, since another had it open, may be written by now. */
  async function takeOver(table: string): Promise<void> {
    await openTable(table)
    if (head.value?.table === table && stateNow.value?.readOnly === null) announcements.say(troubleTexts.takenOver, 'good')
  }

  /** Lends the screen: everything is dropped, and what `seat` sees of the table (which is open at the host) takes its place. */
  async function lend(table: string, seat: SeatId): Promise<void> {
    const again = head.value?.table === table && lentTo.value === seat
    if (!again) {
      conceal()
      standing.value = 'opening'
    }
    const asked = ++look
    try {
      const seen = await bridge.master?.seatView(table, seat)
      if (seen === undefined) return fail(() => troubleTexts.onlyMaster)
      if (asked !== look) return
      if (!seen.ok) return fail(() => sentencesOf(seen.problems))
      const played = await gameOf(seen.value)
      if (asked !== look) return
      const fresh = again ? answerAmong(seen.value.entries.slice(history.entries.length), pending.value) : null
      // A seat knows its table by the campaign's id; the host, which is asked from here, by the ref.
      present({ ...seen.value, table }, played)
      lentTo.value = seat
      answered.value = fresh
    } catch (bug) {
      if (asked === look) fail(troubleOf(bug, () => troubleTexts.doing.open))
    }
  }

  function playWith(played: Played): void {
    game.value = played.game
    pages.value = played.pages
    playOn(() => (game.value === null ? null : { game: game.value, world: world.value, names: names.value }))
  }

  function present({ table, seat, campaign, entries: all, ...rest }: TableView, played: Played): void {
    playWith(played)
    head.value = { table, seat, campaign }
    stateNow.value = rest
    keep(foldHistory(all))
    standing.value = 'open'
    // A player's device shows what it knew before, where the table takes long.
    settle(bridge.master !== null)
  }

  /** Tells what became of an act whose acknowledgement was lost. */
  function settle(final: boolean): void {
    const arrived = lost.settle({ entries: history.entries, pending: stateNow.value?.pending ?? [] }, final)
    if (arrived !== null) announcements.say(arrived ? troubleTexts.arrived : troubleTexts.notArrived, arrived ? 'good' : 'plain')
  }

  /** Drops all that is known of the table here, but which game it is: seats go by its words. It stays open at the host. */
  function conceal(): void {
    look++
    head.value = null
    stateNow.value = null
    past.value = null
    savedAt.value = null
    answered.value = null
    why.value = null
    lentTo.value = null
    thrown.value = null
    turnedTo.value = null
    lost.forget()
    standing.value = 'missing'
    keep(foldHistory([]))
  }

  /** `next`: the table that is opened in its place. The campaign that a copy was made from stays open at the host, with its door, as long as one is there. */
  async function close(next: string | null = null): Promise<void> {
    const open = head.value?.table
    conceal()
    wanted = null
    game.value = null
    pages.value = NO_PAGES
    const stays = next === null ? [] : withOrigin(next)
    const goes = open === undefined ? [] : withOrigin(open).filter((table) => !stays.includes(table))
    await Promise.all(goes.map(closeAtHost))
  }

  /** Of a table that came when another was asked for already. */
  async function letGo(table: string): Promise<void> {
    if (table !== wanted) await closeAtHost(table)
  }

  async function closeAtHost(table: string): Promise<void> {
    try {
      await bridge.api.closeTable(table)
    } catch (bug) {
      announcements.say(
        troubleOf(bug, () => troubleTexts.doing.close),
        'trouble',
      )
    }
  }

  function fail(tell: Sentence): void {
    head.value = null
    stateNow.value = null
    past.value = null
    why.value = tell
    standing.value = 'closed'
  }

  function take({ from, entries: fresh, ...rest }: TableUpdate): void {
    const gap = from > history.entries.length
    if (gap && head.value !== null) return void openTable(head.value.table)
    answered.value = answerAmong(fresh, pending.value)
    stateNow.value = rest
    keep(continueHistory(history, from, fresh), from)
    savedAt.value = Date.now()
    settle(false)
    if (rest.notice !== null) announcements.say(tellMessage(rest.notice))
  }

  /** Keeps what there is now, with entries from `from` on new. While one looks back, that is what stays to be seen. */
  function keep(next: History, from = 0): void {
    history = next
    momentsNow.value = next.moments
    triggerRef(momentsNow)
    if (past.value === null) show(next)
    else if (from <= past.value) lookBack(past.value)
  }

  /** Shows the table as it was after entry `seq` (null: as it is), and says whether there is such an entry; where not, as it is. */
  function lookBack(seq: number | null): boolean {
    const at = seq === null ? -1 : history.entries.findLastIndex((entry) => entry.seq === seq)
    past.value = at < 0 ? null : seq
    answered.value = null
    show(at < 0 ? history : folder.after(history.entries, at + 1))
    return seq === null || at >= 0
  }

  function show(next: History): void {
    entries.value = next.entries
    moments.value = next.moments
    ledger.value = next.ledger
    world.value = markRaw(next.world)
    for (const grown of [entries, moments, ledger, world]) triggerRef(grown)
  }

  const { acts, lost } = tableActs(bridge, { head, past, busy, lentTo, pending, turnedTo, thrown })

  return {
    ...{ standing, why, trouble, head, game, pages, state, entries, moments, ledger, world, busy, waits },
    ...{ savedAt, answered, lentTo, thrown, past, momentsNow, names },
    ...{ pending, parties, waitsFor, sealed, turnedTo, cursor, title, gameOver, canWrite },
    ...{ openTable, lend, lookBack, conceal, close },
    ...acts,
    unsure: lost.unsure,
  }
})

/** A table, and the campaign it is a copy of to see what comes of it. */
function withOrigin(table: string): readonly string[] {
  const copied = readWhatIf(table)
  return copied === null ? [table] : [table, copied.origin]
}
