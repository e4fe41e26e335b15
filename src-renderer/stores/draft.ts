import { computed, nextTick, readonly, ref, watch, type Ref } from 'vue'
import type { Request } from '../../src-shared/kernel/engine/request.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import { useDrafts } from './drafts.ts'

export interface DraftParts<T> {
  /** What the draft is about: the key of a question, or the name of a dialog with what it was opened for. */
  readonly about: () => string
  /** The question, where the same may be put anew with other bounds. */
  readonly request?: () => Request
  /** As it stands. */
  readonly read: () => T
  /** Understands what was kept; null where it no longer fits. */
  readonly fit: (kept: Json) => T | null
  /** Puts it where `read` finds it. */
  readonly write: (draft: T) => void
}

export interface Draft {
  /** Whether what is shown was begun before and has been kept. */
  readonly isKept: Readonly<Ref<boolean>>
  /** Back to how it first came up. */
  readonly beginAnew: () => void
  /** It was sent, and is kept no longer. */
  readonly sent: () => void
}

/**
 * Keeps what was begun and not sent, until it is: whoever leaves and comes back finds it as it was. What is as it first came up is not kept.
 * A draft that does not fit any more is dropped without a word. Called after whatever else follows a change of the question.
 */
export function useDraft<T extends Json>({ about, request, read, fit, write }: DraftParts<T>): Draft {
  const drafts = useDrafts()
  const owner = drafts.owner
  const isKept = ref(false)
  const now = computed(() => JSON.stringify(read()))
  /** As the question first came up, and as it does for whoever comes to it anew. */
  let plain = now.value
  const fresh = now.value
  /** What was sent is not begun once more by what it brings about. */
  let isSent = false
  restore()

  /** Says whether there was anything to put back. */
  function restore(): boolean {
    const kept = drafts.owner === owner ? drafts.find(about()) : undefined
    const draft = kept === undefined ? null : fit(kept)
    if (kept !== undefined && draft === null) drafts.drop(about())
    if (draft === null) return false
    write(draft)
    isKept.value = now.value !== plain
    return true
  }

  watch([about, now, () => request?.()], ([subject, written, asked], [before, last, askedBefore]) => {
    if (subject !== before) {
      isKept.value = false
      plain = now.value
      restore()
    } else if (asked !== askedBefore && last === plain) {
      // Put anew with other bounds or presets, and nothing had been begun.
      plain = now.value
    } else if (written !== last && drafts.owner === owner && !isSent) {
      if (written === plain || written === fresh) giveUp()
      else drafts.keep(subject, read())
    }
  })
  // What was kept over a reload is read a moment after the page has come up; whoever has begun meanwhile goes on with that.
  watch(
    () => drafts.find(about()),
    () => {
      if (isKept.value || now.value !== plain || !restore()) return
      void nextTick(followFocus)
    },
  )

  function giveUp(): void {
    isKept.value = false
    drafts.drop(about())
  }

  function beginAnew(): void {
    write(JSON.parse(plain) as T)
    giveUp()
  }

  function sent(): void {
    isSent = true
    drafts.forget(about())
  }

  return { isKept: readonly(isKept), beginAnew, sent }
}

/** What was written in one field of a dialog. `dialog` names it, and what it was opened for: no key of a question reads like it. */
export function useTextDraft(dialog: () => string, text: Ref<string>): Draft {
  return useDraft<string>({
    about: () => `dialog ${dialog()}`,
    read: () => text.value,
    fit: (kept) => (typeof kept === 'string' ? kept : null),
    write: (left) => (text.value = left),
  })
}

/** The focus is where it would have been from the start: in a number to be typed over, or on what is chosen. */
function followFocus(): void {
  const at = document.activeElement
  if (!(at instanceof HTMLInputElement)) return
  if (at.getAttribute('role') === 'spinbutton') at.select()
  if (at.type !== 'radio' || at.checked) return
  at.form?.querySelector<HTMLElement>(`input[name="${CSS.escape(at.name)}"]:checked`)?.focus({ preventScroll: true })
}
