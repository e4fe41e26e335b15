import { defineStore } from 'pinia'
import { computed, inject, shallowRef, watch } from 'vue'
import type { InjectionKey } from 'vue'
import type { Moment } from '../../src-shared/kernel/history.ts'
import { inForce } from '../../src-shared/kernel/history.ts'
import { questionKey } from '../../src-shared/kernel/request.ts'
import type { Json } from '../../src-shared/kernel/rule.ts'
import type { DraftPlace, DraftStorage } from '../storage/drafts.ts'
import { useTable } from './table.ts'

/** Milliseconds without a change before a draft is stored. */
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
  const storage = inject(DRAFT_STORAGE, NO_STORAGE)
  const kept = shallowRef<ReadonlyMap<string, Json>>(new Map())
  /** Whose they are, as a text to compare; null while no table is open. */
  const owner = computed(() => (table.head === null ? null : `${table.head.campaign.id}\n${table.head.seat}`))
  let place: DraftPlace | null = null
  /** What is still to be stored. */
  const unsaved = new Map<string, Json>()
  /** What was changed here since the table was opened: what is read from the storage later is older. */
  const touched = new Set<string>()
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
  // An answer, from any device, ends what was begun about its question.
  watch(
    () => [table.momentsNow.length, kept.value.size],
    () => {
      if (place === null || kept.value.size === 0) return
      for (const key of answeredAmong(table.momentsNow, kept.value)) forget(key)
    },
  )
  // What was typed a moment before a reload: the first leaves the storage the most time for it; telephones know the others only.
  window.addEventListener('beforeunload', save)
  window.addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save()
  })

  async function load(at: DraftPlace): Promise<void> {
    const found = await storage.load(at)
    if (place !== at) return
    const older = [...found].filter(([about]) => !touched.has(about))
    if (older.length > 0) kept.value = new Map([...older, ...kept.value])
  }

  function find(about: string): Json | undefined {
    return kept.value.get(about)
  }

  function keep(about: string, draft: Json): void {
    if (place === null) return
    touched.add(about)
    kept.value = new Map(kept.value).set(about, draft)
    unsaved.set(about, draft)
    clearTimeout(timer)
    timer = setTimeout(save, PAUSE)
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
    void storage.dropAll(place.campaign, about)
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
    const at = place
    if (at !== null) unsaved.forEach((draft, about) => void storage.put(at, about, draft))
    unsaved.clear()
  }

  /** Stores what is not stored yet, and holds nothing any more. */
  function putAway(): void {
    save()
    place = null
    touched.clear()
    if (kept.value.size > 0) kept.value = new Map()
  }

  /** This device has left its seat: nothing of it is kept. */
  async function clear(): Promise<void> {
    unsaved.clear()
    kept.value = new Map()
    await storage.clear()
  }

  return { kept, owner, find, keep, drop, forget, putAway, clear }
})

function answeredAmong(moments: readonly Moment[], kept: ReadonlyMap<string, Json>): readonly string[] {
  return inForce(moments).flatMap(({ entry }) => {
    if (entry.kind !== 'answer' || entry.request === undefined) return []
    const key = questionKey({ id: entry.request, occurrence: entry.occurrence ?? 0 })
    return kept.has(key) ? [key] : []
  })
}
