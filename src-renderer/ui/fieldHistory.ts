import { useEventListener } from '@vueuse/core'
import { nextTick, type Ref } from 'vue'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Steps that are kept: more than anybody undoes. */
const MOST = 500

export interface FieldHistory {
  /** Forgets all steps: the field has come up anew, or holds what nobody typed. */
  readonly clear: () => void
}

/** Which way a key goes, wherever it lies on the keyboard: Ctrl+Z back, Ctrl+Y and Ctrl+Shift+Z on again. */
function wayOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || ctrlKey === metaKey) return null
  const letter = /^[!-~]$/.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

/**
 * Undo and redo of a field whose text the program rewrites while it is typed: the browser's own history would give back texts that never
 * stood there. Whatever changes while the field is typed in becomes a step; signs typed one after the other are one, up to a blank. Once
 * something was typed, Ctrl+Z is the field's, even where it is empty again. `read` and `write`: the text as it is bound.
 */
export function useFieldHistory(field: Readonly<Ref<TextField | null>>, read: () => string, write: (text: string) => void): FieldHistory {
  let past: readonly string[] = []
  let future: readonly string[] = []
  let last = ''
  /** The step that is being typed: the next sign belongs to it. */
  let typing = false

  function clear(): void {
    past = []
    future = []
    typing = false
    last = read()
  }

  /** Before the first step: what the program has put in meanwhile is where the history begins. */
  function begin(): void {
    if (past.length + future.length === 0 && !typing) last = read()
  }

  /** What stood in the field before the change is a step, unless the change goes on with it. */
  function record(): void {
    const now = read()
    if (now === last) return
    const goesOn = now.startsWith(last) && now.trimEnd().length - last.length <= 1
    if (!goesOn || !typing || /\s$/.test(last)) past = [...past, last].slice(-MOST)
    typing = goesOn
    future = []
    last = now
  }

  function go(way: 'undo' | 'redo'): void {
    const [from, to] = way === 'undo' ? [past, future] : [future, past]
    const text = from.at(-1)
    if (text === undefined) return
    const [left, more] = [from.slice(0, -1), [...to, last]]
    past = way === 'undo' ? left : more
    future = way === 'undo' ? more : left
    typing = false
    last = text
    write(text)
    void nextTick(() => field.value?.setSelectionRange(text.length, text.length))
  }

  useEventListener(field, 'input', () => void nextTick(record))
  // One listener: what waits for the next tick runs between two of them.
  useEventListener(field, 'keydown', (event: KeyboardEvent) => {
    const way = wayOf(event)
    begin()
    record()
    // A change may come by a key the program answers itself: it is bound a tick later.
    void nextTick(record)
    if (way === null || past.length + future.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    go(way)
  })
  // The same from a menu.
  useEventListener(field, 'beforeinput', (event: Event) => {
    const { inputType } = event as InputEvent
    begin()
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return
    event.preventDefault()
    record()
    go(inputType === 'historyUndo' ? 'undo' : 'redo')
  })
  useEventListener(field, 'focus', begin)
  return { clear }
}
