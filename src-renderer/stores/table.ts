import { defineStore } from 'pinia'
import { computed, markRaw, ref, shallowRef, triggerRef } from 'vue'
import type { TableState, TableUpdate, TableView } from '../../src-shared/contract/workbenchApi.ts'
import type { Effect } from '../../src-shared/kernel/effect.ts'
import type { LedgerRow, Moment, SeenEntry } from '../../src-shared/kernel/history.ts'
import type { Change, Decisions } from '../../src-shared/kernel/journal.ts'
import type { Outcome, Problem } from '../../src-shared/kernel/problem.ts'
import type { Request } from '../../src-shared/kernel/request.ts'
import { questionKey } from '../../src-shared/kernel/request.ts'
import type { World } from '../../src-shared/kernel/world.ts'
import { WorldState } from '../../src-shared/kernel/world.ts'
import { useBridge } from '../bridge/hostBridge.ts'
import { useAnnouncements } from './announcements.ts'
import type { History } from './history.ts'
import { continueHistory, foldHistory } from './history.ts'
import { sentenceFor, sentencesOf } from './sentences.ts'

/** What stays the same while a table is open. */
export type TableHead = Pick<TableView, 'table' | 'seat' | 'campaign'>

export interface Answered {
  readonly request: Request
  readonly entry: SeenEntry
}

/** `missing`: no table. `opening`, then `open`; `closed` with the reason in `trouble`. */
type Standing = 'missing' | 'opening' | 'open' | 'closed'

/**
 * The open table as this seat sees it. `world`, `moments`, `ledger` and `entries` are plain (never reactive inside): read them afresh
 * in every computed, they are grown in place and announced as a whole.
 */
export const useTable = defineStore('table', () => {
  const bridge = useBridge()
  const announcements = useAnnouncements()

  const standing = ref<Standing>('missing')
  const trouble = ref<string | null>(null)
  const head = shallowRef<TableHead | null>(null)
  const state = shallowRef<TableState | null>(null)
  const entries = shallowRef<readonly SeenEntry[]>([])
  const moments = shallowRef<readonly Moment[]>([])
  const ledger = shallowRef<readonly LedgerRow[]>([])
  const world = shallowRef<World>(markRaw(new WorldState()))
  /** Answers on their way to the host. */
  const busy = ref(0)
  /** When the newest entry was safely stored (it is announced only then), in milliseconds since 1970; null before the first. */
  const savedAt = ref<number | null>(null)
  /** The question answered last in this sitting, with its entry: what its dice meant. Null after a taking back. */
  const answered = shallowRef<Answered | null>(null)
  let history: History = foldHistory([])

  const pending = computed(() => state.value?.pending[0] ?? null)
  const cursor = computed(() => world.value.cursor)
  const title = computed(() => state.value?.title ?? '')
  const gameOver = computed(() => {
    const now = state.value
    return now !== null && now.pending.length === 0 && now.readOnly === null && now.disagreement === null
  })
  /** Why nothing can be answered at the moment beside a finished game, or null. */
  const canWrite = computed(() => state.value !== null && state.value.readOnly === null)

  bridge.listen({
    tableChanged: (table, update) => {
      if (table === head.value?.table) take(update)
    },
  })
  bridge.watchConnection((connection) => {
    if (connection === 'open' && head.value !== null) void openTable(head.value.table)
  })

  async function openTable(table: string): Promise<void> {
    const again = head.value?.table === table
    if (!again) {
      await close()
      standing.value = 'opening'
    }
    trouble.value = null
    try {
      const opened = await bridge.api.openTable(table)
      if (!opened.ok) return fail(sentencesOf(opened.problems))
      const { table: ref, seat, campaign, entries: all, ...rest } = opened.value
      head.value = { table: ref, seat, campaign }
      state.value = rest
      show(foldHistory(all))
      standing.value = 'open'
      if (rest.notice !== null && !again) announcements.say(rest.notice)
    } catch (bug) {
      fail(sentenceFor(bug, 'the campaign was opened'))
    }
  }

  async function close(): Promise<void> {
    const table = head.value?.table
    head.value = null
    state.value = null
    savedAt.value = null
    answered.value = null
    standing.value = 'missing'
    show(foldHistory([]))
    if (table === undefined) return
    try {
      await bridge.api.closeTable(table)
    } catch (bug) {
      announcements.say(sentenceFor(bug, 'the campaign was closed'), 'trouble')
    }
  }

  function fail(sentence: string): void {
    head.value = null
    state.value = null
    trouble.value = sentence
    standing.value = 'closed'
  }

  function take({ from, entries: fresh, ...rest }: TableUpdate): void {
    const gap = from > history.entries.length
    if (gap && head.value !== null) return void openTable(head.value.table)
    answered.value = answerAmong(fresh, pending.value)
    state.value = rest
    show(continueHistory(history, from, fresh))
    savedAt.value = Date.now()
    if (rest.notice !== null) announcements.say(rest.notice)
  }

  function show(next: History): void {
    history = next
    entries.value = next.entries
    moments.value = next.moments
    ledger.value = next.ledger
    world.value = markRaw(next.world)
    for (const grown of [entries, moments, ledger, world]) triggerRef(grown)
  }

  /** Sends one act to the host; a failure on the way comes back as a problem like any other. */
  async function send<T>(doing: string, work: (table: string) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const table = head.value?.table
    if (table === undefined) return refusal('No campaign is open: choose one in the library.')
    busy.value++
    try {
      return await work(table)
    } catch (bug) {
      return refusal(sentenceFor(bug, doing))
    } finally {
      busy.value--
    }
  }

  /** Answers what is asked. `question` is the key of the question that was seen; by default of the one shown now. */
  function answer(raw: unknown, question = pending.value === null ? '' : questionKey(pending.value)): Promise<Outcome<null>> {
    return send('the answer was given', (table) => bridge.api.answer(table, raw, question))
  }

  /** What the answer would do, up to the next question. */
  async function preview(raw: unknown): Promise<Outcome<readonly Effect[]>> {
    const table = head.value?.table
    if (table === undefined) return { ok: true, value: [] }
    try {
      return await bridge.api.preview(table, raw)
    } catch (bug) {
      return refusal(sentenceFor(bug, 'the effect was worked out'))
    }
  }

  const correct = (changes: readonly Change[], reason: string): Promise<Outcome<null>> =>
    send('the figure was corrected', (table) => bridge.api.correct(table, changes, reason))

  /** House rules hold from here on. */
  const decide = (decided: Decisions, reason: string): Promise<Outcome<null>> =>
    send('the house rules were changed', (table) => bridge.api.decide(table, decided, reason))

  /** Takes back entry `from` and everything after it. */
  const retract = (from: number, reason?: string): Promise<Outcome<null>> =>
    send('the entry was taken back', (table) => bridge.api.retract(table, from, ...(reason === undefined ? [] : [reason])))

  const note = (text: string): Promise<Outcome<null>> => send('the note was kept', (table) => bridge.api.note(table, text))

  const restartPhase = (reason: string): Promise<Outcome<null>> =>
    send('the phase was started again', (table) => bridge.api.restartPhase(table, reason))

  return {
    ...{ standing, trouble, head, state, entries, moments, ledger, world, busy, savedAt, answered },
    ...{ pending, cursor, title, gameOver, canWrite },
    ...{ openTable, close, answer, preview, correct, decide, retract, note, restartPhase },
  }
})

/** The entry that answers `request`, where it is the newest. */
function answerAmong(fresh: readonly SeenEntry[], request: Request | null): Answered | null {
  const entry = fresh.at(-1)
  if (request === null || entry?.kind !== 'answer' || entry.request !== request.id) return null
  return { request, entry }
}

function refusal(message: string): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems: [{ field: 'answer', wording: 'problem.rules', figures: { text: message }, message }] }
}
