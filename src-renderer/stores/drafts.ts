import { defineStore } from 'pinia'
import { computed, inject, shallowRef, watch, type InjectionKey } from 'vue'
import { effectiveMoments, type Moment } from '../../src-shared/kernel/journal/history.ts'
import { questionKey } from '../../src-shared/kernel/engine/request.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import type { DraftPlace, DraftStorage } from '../storage/drafts.ts'
import { whenIdle } from '../storage/whenIdle.ts'
import { useAnnouncements } from './announcements.ts'
import { useTable } from './table.ts'
import { troubleTexts } from './texts/trouble.ts'

/** Milliseconds from a change until drafts are stored; further changes in between are stored with it. */
const PAUSE = 300

type DraftStore = Pick<DraftStorage, 'load' | 'put' | 'drop' | 'dropAll' | 'clear'>

/** Where drafts are kept over a reload; nowhere, unless the app that is started says so: a pack leaves nothing behind on the machine. */
export const DRAFT_STORAGE: InjectionKey<DraftStore> = Symbol('draft storage')

const nothing = (): Promise<void> => Promise.resolve()
const NO_STORAGE: DraftStore = { load: () => Promise.resolve(new Map()), put: nothing, drop: nothing, dropAll: nothing, clear: nothing }

/**
 * What was begun at the open table and not sent: on the card of a question (by its key), or in a dialog. Held is only what belongs to whoever
 * looks at the table now: when the screen goes into other hands nothing of it stays in the page, and it is read again for its owner alone.
 */
export const useDrafts = defineStore('drafts', () => {
  const table = useTable()
  const announcements = useAnnouncements()
  const storage = inject(DRAFT_STORAGE, NO_STORAGE)
  const kept = shallowRef<ReadonlyMap<string, Json>>(new Map())
  /** Whose they are, as a text to compare; null while no table is open. */
  const owner = computed(() => (table.head === null ? null : `${table.head.campaign.id}\n${table.head.seat}`))
  let place: DraftPlace | null = null
  /** What is still to be stored. */
  const unsaved = new Map<string, Json>()
  /** What was sent and is still to be thrown out of the storage: where the page goes before, the answer in the record says so. */
  const done = new Set<string>()
  /** What was changed here since the table was opened: what is read from the storage later is older. */
  const touched = new Set<string>()
  /** Questions this page has sent an answer to, and was not told yet what became of it. */
  const sending = new Set<string>()
  /** Questions that were answered without this page: what was begun about them stays with it, for when they are asked again. */
  const settled = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  watch(
    owner,
    () => {
      putAway()
      const { head } = table
      place = head === null ? null : { campaign: head.campaign.id, seat: head.seat }
      if (place !== null) void load(place)
    },
    { immediate: true, flush: 'sync' },
  )
  watch(() => [table.momentsNow.length, kept.value.size], review)
  table.$onAction((action) => {
    if (action.name !== 'answer') return
    const [, question = table.pending === null ? '' : questionKey(table.pending)] = action.args
    sending.add(question)
    action.onError(() => sending.delete(question))
    action.after((taken) => {
      sending.delete(question)
      if (taken.ok) return forget(question)
      const isLate = taken.problems.some(({ wording }) => wording === 'problem.stale')
      if (isLate && !kept.value.has(question)) announcements.say(troubleTexts.answeredElsewhere.refused)
      review()
    })
  })
  // What was typed a moment before a reload: the first leaves the storage the most time for it; telephones know the others only.
  window.addEventListener('beforeunload', save)
  window.addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save()
  })

  async function load(at: DraftPlace): Promise<void> {
    const found = await storage.load(at)
    if (place !== at) return
    const answered = answersTo(table.momentsNow, found)
    for (const { key } of answered) forget(key)
    const older = [...found].filter(([about]) => !touched.has(about))
    if (older.length > 0) kept.value = new Map([...older, ...kept.value])
  }

  /** Tells whose question was answered by somebody else meanwhile. Where the same is asked once more, what was begun stands on that card. */
  function review(): void {
    if (place === null || kept.value.size === 0) return
    const answers = answersTo(table.momentsNow, kept.value)
    const keys = new Set(answers.map(({ key }) => key))
    for (const key of settled) if (!keys.has(key)) settled.delete(key)
    for (const { key, request } of answers) {
      const draft = kept.value.get(key)
      if (draft === undefined || settled.has(key) || sending.has(key)) continue
      const next = table.state?.pending.find(({ id }) => id === request)
      if (next === undefined) settled.add(key)
      else {
        drop(key)
        keep(questionKey(next), draft)
      }
      announcements.say(next === undefined ? troubleTexts.answeredElsewhere.kept : troubleTexts.answeredElsewhere.again)
    }
  }

  function find(about: string): Json | undefined {
    return kept.value.get(about)
  }

  function keep(about: string, draft: Json): void {
    if (place === null) return
    touched.add(about)
    kept.value = new Map(kept.value).set(about, draft)
    unsaved.set(about, draft)
    timer ??= setTimeout(save, PAUSE)
  }

  /** What was begun is given up in this page. */
  function drop(about: string): void {
    if (place === null || !remove(about)) return
    void storage.drop(place, about)
  }

  /** It was sent: nothing of it is kept for anybody. */
  function forget(about: string): void {
    if (place === null) return
    remove(about)
    done.add(about)
    whenIdle(throwOut)
  }

  function throwOut(): void {
    const at = place
    if (at !== null) done.forEach((about) => void storage.dropAll(at.campaign, about))
    done.clear()
  }

  /** Whether there was any. */
  function remove(about: string): boolean {
    touched.add(about)
    unsaved.delete(about)
    const left = new Map(kept.value)
    const was = left.delete(about)
    if (was) kept.value = left
    return was
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    // What is begun anew about the same is kept.
    throwOut()
    const at = place
    if (at !== null) unsaved.forEach((draft, about) => void storage.put(at, about, draft))
    unsaved.clear()
  }

  /** Stores what is not stored yet, and holds nothing any more. */
  function putAway(): void {
    save()
    place = null
    touched.clear()
    settled.clear()
    if (kept.value.size > 0) kept.value = new Map()
  }

  /** This device has left its seat: nothing of it is kept. */
  async function clear(): Promise<void> {
    unsaved.clear()
    done.clear()
    kept.value = new Map()
    await storage.clear()
  }

  return { kept, owner, find, keep, drop, forget, putAway, clear }
})

/** Answers that stand, to questions about which something was begun. */
function answersTo(
  moments: readonly Moment[],
  begun: ReadonlyMap<string, Json>,
): readonly { readonly key: string; readonly request: string }[] {
  return effectiveMoments(moments).flatMap(({ entry: { kind, request, occurrence = 0 } }) => {
    if (kind !== 'answer' || request === undefined) return []
    const key = questionKey({ id: request, occurrence })
    return begun.has(key) ? [{ key, request }] : []
  })
}
