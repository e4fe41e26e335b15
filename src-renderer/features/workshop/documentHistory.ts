import { computed, shallowRef, type Ref } from 'vue'
import { isTyping } from '../../commands/keys.ts'

const MOST_KEPT = 200

export interface DocumentHistory<D> {
  readonly canUndo: Readonly<Ref<boolean>>
  readonly canRedo: Readonly<Ref<boolean>>
  /** Replaces the document, and drops what was undone before. Successive changes with the same `run` are undone together; the same document again is no change. */
  readonly edit: (next: D, run?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Forgets all changes: another document is open. */
  readonly forget: () => void
  /** Undoes with Ctrl or Cmd and Z, redoes with Shift as well. Fields one types in keep these keys for their text. */
  readonly keyed: (event: KeyboardEvent) => void
}

/** What was there before each change, for as long as the page is open. */
export function useDocumentHistory<D>(document: () => D | null, keep: (next: D) => void): DocumentHistory<D> {
  const before = shallowRef<readonly D[]>([])
  const after = shallowRef<readonly D[]>([])
  /** Of the last change; undefined: it belongs to no run, or was undone. */
  let lastRun: string | undefined

  function step(from: typeof before, to: typeof before): void {
    const [now, next] = [document(), from.value.at(-1)]
    if (now === null || next === undefined) return
    from.value = from.value.slice(0, -1)
    to.value = [...to.value, now]
    lastRun = undefined
    keep(next)
  }
  const undo = (): void => step(before, after)
  const redo = (): void => step(after, before)

  return {
    canUndo: computed(() => before.value.length > 0),
    canRedo: computed(() => after.value.length > 0),
    edit: (next, run) => {
      const now = document()
      if (now === null || next === now) return
      if (run === undefined || run !== lastRun) before.value = [...before.value, now].slice(-MOST_KEPT)
      after.value = []
      lastRun = run
      keep(next)
    },
    undo,
    redo,
    forget: () => {
      before.value = []
      after.value = []
      lastRun = undefined
    },
    keyed: (event) => {
      const isField = isTyping(event.target) && !(event.target instanceof HTMLSelectElement)
      if (isField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) redo()
      else undo()
    },
  }
}
