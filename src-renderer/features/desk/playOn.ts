import { until } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { TableState } from '../../../src-shared/contract/workbenchApi.ts'
import { DONE, isChance, questionKey, type Request } from '../../../src-shared/kernel/engine/request.ts'
import { forcedAnswer } from '../../../src-shared/kernel/forms/forcedAnswer.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { usePreferences } from '../../stores/preferences.ts'
import { sentencesOf } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'
import { useHighlights } from '../highlights/highlightsStore.ts'
import { useStandIns } from '../stand-in/standIns.ts'
import { useSince } from '../recap/since.ts'
import { useStandingPasses } from './standingPasses.ts'
import { useSeats } from '../share/seatsStore.ts'

/** What was taken without anybody deciding anything: its entries, in their order. */
export interface Stretch {
  readonly from: number
  readonly entries: readonly number[]
}

/** Milliseconds between two steps, so that one can watch. */
export const PACES = { slow: 1800, normal: 900, fast: 250 } as const

/** What is played without anybody: dice and cards of the app, and what has one answer. Null: somebody decides. */
export function takenBy(request: Request, { dice }: Pick<TableState, 'dice'>): { readonly answer: unknown } | null {
  if (isChance(request)) return dice === 'app' ? { answer: { by: 'app' } } : null
  const answer = forcedAnswer(request)
  return answer === undefined ? null : { answer }
}

/**
 * Playing on: what the app may roll, what has one answer, what a player has prepared, what is answered for one who is away and what is passed
 * every round is taken, step by step, up to the next decision, to the end of a turn or to a highlight. What was taken stands as one stretch, which one take-back undoes.
 */
export const usePlayOn = defineStore('playOn', () => {
  const table = useTable()
  const seats = useSeats()
  const standIns = useStandIns()
  const passes = useStandingPasses()
  const highlights = useHighlights()
  const since = useSince()
  const preferences = usePreferences()
  const announcements = useAnnouncements()

  const on = ref(false)
  const taken = shallowRef<readonly number[]>([])
  let timer: ReturnType<typeof setTimeout> | null = null
  /** An answer is on its way. */
  let stepping = false

  const next = computed(() => {
    const { state } = table
    if (state === null || !table.canWrite || table.lentTo !== null) return null
    for (const request of state.pending) {
      const step = takenBy(request, state)
      if (step !== null) return { request, take: (question: string) => table.answer(step.answer, question) }
      if (standIns.answers(request)) return { request, take: () => standIns.answer(request) }
    }
    const prepared = state.pending.find(seats.hasPrepared)
    if (prepared !== undefined) return { request: prepared, take: (question: string) => seats.useOrders(question) }
    const passed = state.pending.find(passes.covers)
    return passed === undefined ? null : { request: passed, take: (question: string) => table.answer({ act: DONE }, question) }
  })
  const canStart = computed(() => next.value !== null && highlights.shown === null && !since.isDue)
  /** A card that is read before anything goes on; light ones wait until it stops by itself. */
  const isHeld = computed(() => {
    const light: readonly string[] = table.game?.highlights?.light ?? []
    return (highlights.shown ?? []).some(({ kind }) => !light.includes(kind))
  })
  /** It stopped at a card, within a turn: once that is read it goes on. */
  let isHalted = false
  /** The last stretch, as long as nothing was done since. */
  const stretch = computed<Stretch | null>(() => {
    const entries = taken.value
    const [from] = entries
    return from === undefined || entries.at(-1) !== table.state?.retractable ? null : { from, entries }
  })

  function start(): void {
    if (on.value || !canStart.value) return
    on.value = true
    isHalted = false
    taken.value = []
    void step()
  }

  function stop(): void {
    on.value = false
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  /** Asked anew after each wait: a key may have stopped it meanwhile. */
  function goesOn(): boolean {
    return on.value && next.value !== null && !isHeld.value && !since.isDue
  }

  /** Waits until there are more entries than so many; false where another campaign has come up meanwhile. */
  async function newEntries(before: number): Promise<boolean> {
    const campaign = table.head?.table
    await until(() => table.entries.length > before || table.head?.table !== campaign).toBe(true)
    return table.head?.table === campaign
  }

  async function step(): Promise<void> {
    timer = null
    if (!on.value || stepping) return
    const now = next.value
    if (now === null || !goesOn()) return stop()
    const before = { cursor: table.cursor, entries: table.entries.length }
    stepping = true
    const question = questionKey(now.request)
    const outcome = await now.take(question)
    // What came of it may arrive behind the word that it was taken.
    if (outcome.ok) await newEntries(before.entries)
    stepping = false
    const fresh = table.entries.slice(before.entries).flatMap(({ kind, seq }) => (kind === 'answer' ? [seq] : []))
    taken.value = [...taken.value, ...fresh]
    if (!outcome.ok) {
      announcements.say(() => sentencesOf(outcome.problems), 'trouble')
      return stop()
    }
    const { turn, seat } = table.cursor
    // The end of a turn waits for the next player.
    if (before.cursor.turn !== turn || before.cursor.seat !== seat) return stop()
    isHalted = isHeld.value
    if (!goesOn()) return stop()
    timer = setTimeout(() => void step(), PACES[preferences.chosen.pace])
  }

  // Where somebody has answered by hand and likes it so, what needs nobody follows by itself.
  table.$onAction(({ name, after }) => {
    const { length } = table.entries
    if (name === 'answer' && !stepping && preferences.chosen.playsOn === 'always') after(({ ok }) => void (ok && follow(length)))
  })

  // A card that was read: what it had stopped goes on, and where it is liked so whatever needs nobody.
  highlights.$onAction(({ name, after }) => {
    if (name === 'goOn') after(() => (isHalted || preferences.chosen.playsOn === 'always') && start())
  })

  /** `before`: how many entries there were; what came of the answer may arrive behind the word that it was taken. */
  async function follow(before: number): Promise<void> {
    if (await newEntries(before)) start()
  }

  // Another campaign, a look back, a lent screen: nothing goes on by itself there.
  watch(
    () => [table.head?.table, table.past, table.lentTo],
    ([campaign], [before]) => {
      stop()
      if (campaign !== before) taken.value = []
    },
  )
  onScopeDispose(stop)

  return { on, stretch, canStart, start, stop }
})
