import { defineStore } from 'pinia'
import { readonly, ref, shallowRef } from 'vue'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import { DocumentStorage, type OwnDocument } from '../storage/documents.ts'

/** Milliseconds without a change before a document is stored. */
const PAUSE = 300

/** What was made for a game and belongs to no campaign. There is no key to save: it is stored a moment after every change. */
export const useDocuments = defineStore('documents', () => {
  const storage = new DocumentStorage()
  const byGame = shallowRef<ReadonlyMap<string, readonly OwnDocument[]>>(new Map())
  /** Whether the browser keeps what is made; where not, it lasts as long as the page. */
  const isKept = ref(true)
  const unsaved = new Map<string, { readonly game: string; readonly document: OwnDocument }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  window.addEventListener('beforeunload', () => void save())
  window.addEventListener('pagehide', () => void save())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void save()
  })

  function of(game: string): readonly OwnDocument[] {
    return byGame.value.get(game) ?? []
  }

  /** Reads those of a game; what was changed in this page is newer. */
  async function load(game: string): Promise<void> {
    await save()
    try {
      const stored = await storage.all(game)
      // What the storage never took is here alone.
      const here = isKept.value ? [] : of(game).filter(({ id }) => !stored.some((one) => one.id === id))
      const changed = [...unsaved.values()].flatMap((one) => (one.game === game ? [one.document] : []))
      set(game, [...changed, ...here, ...stored.filter(({ id }) => !changed.some((one) => one.id === id))])
    } catch {
      isKept.value = false
    }
  }

  /** Puts a document in the place of the one of its id, or at the head of the list. */
  function keep(game: string, id: string, content: Json): void {
    const kept: OwnDocument = { id, content, changedAt: Date.now() }
    const others = of(game)
    set(game, others.some((one) => one.id === id) ? others.map((one) => (one.id === id ? kept : one)) : [kept, ...others])
    unsaved.set(`${game}\n${id}`, { game, document: kept })
    clearTimeout(timer)
    timer = setTimeout(() => void save(), PAUSE)
  }

  async function drop(game: string, id: string): Promise<void> {
    unsaved.delete(`${game}\n${id}`)
    set(
      game,
      of(game).filter((one) => one.id !== id),
    )
    await tried(() => storage.drop(game, id))
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    const due = [...unsaved.values()]
    unsaved.clear()
    await Promise.all(due.map(({ game, document: one }) => tried(() => storage.put(game, one))))
  }

  async function tried(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch {
      isKept.value = false
    }
  }

  function set(game: string, documents: readonly OwnDocument[]): void {
    byGame.value = new Map(byGame.value).set(game, documents)
  }

  return { of, load, keep, drop, save, isKept: readonly(isKept) }
})
