import { computed, shallowRef, watch, type ComputedRef, type WritableComputedRef } from 'vue'
import { isComplete, renewSheet, startSheet } from '../forms/sheet.ts'
import type { Sheet } from '../../../src-shared/kernel/forms/field.ts'
import { questionKey, type Act, type ActRequest } from '../../../src-shared/kernel/engine/request.ts'
import { readActDraft, sheetDraft, sheetFrom, type ActDraft } from './drafts.ts'
import { useDraft, type Draft } from '../../stores/draft.ts'

export interface ActSheet {
  /** Id of the chosen act; null where none is. */
  readonly chosenId: WritableComputedRef<string | null>
  readonly chosen: ComputedRef<Act | undefined>
  /** What is filled in for the chosen act. Each act has its own, as long as the question is the same. */
  readonly sheet: WritableComputedRef<Sheet>
  /** The answer as it stands; null while it is none. */
  readonly answer: ComputedRef<({ readonly act: string } & Sheet) | null>
  /** Empties the form of an act, as after it was done: it comes up anew. */
  readonly empty: (id: string) => void
  readonly draft: Draft
}

/** One act of a list, with its form. `acts`: those to choose from. `first`: the one that comes up chosen. */
export function useActSheet(request: () => ActRequest, acts: () => readonly Act[], first: () => string | null): ActSheet {
  const picked = shallowRef<string | null>(null)
  /** For which question, and what: another begins with empty forms. */
  const filled = shallowRef<{ readonly question: string; readonly sheets: Readonly<Record<string, Sheet>> }>({ question: '', sheets: {} })

  const question = computed(() => questionKey(request()))
  const sheets = computed(() => (filled.value.question === question.value ? filled.value.sheets : {}))
  const chosenId = computed({
    get: () => (acts().some(({ id }) => id === picked.value) ? picked.value : first()),
    set: (id) => (picked.value = id),
  })
  const chosen = computed(() => acts().find(({ id }) => id === chosenId.value))
  const sheet = computed<Sheet>({
    get: () => ({ ...startSheet(chosen.value?.fields ?? []), ...sheets.value[chosen.value?.id ?? ''] }),
    set(written) {
      if (chosen.value === undefined) return
      filled.value = { question: question.value, sheets: { ...sheets.value, [chosen.value.id]: written } }
    },
  })
  const answer = computed(() => (chosen.value !== undefined && isComplete(sheet.value) ? { act: chosen.value.id, ...sheet.value } : null))

  // A note or a correction meanwhile leaves the question as it is, and what is half filled in, as far as that still goes.
  watch(request, (_now, before) => {
    const left = acts().flatMap(({ id, fields }) => {
      const [written, was] = [sheets.value[id], before.acts.find((act) => act.id === id)]
      return written === undefined || was === undefined ? [] : [[id, renewSheet(was.fields, fields, written)] as const]
    })
    filled.value = { question: question.value, sheets: Object.fromEntries(left) }
  })

  function sheetsOf(make: (id: string, fields: Act['fields']) => Sheet): Readonly<Record<string, Sheet>> {
    return Object.fromEntries(acts().flatMap(({ id, fields }) => (fields.length === 0 ? [] : [[id, make(id, fields)]])))
  }

  const draft = useDraft<ActDraft>({
    about: () => question.value,
    request,
    read: () => ({
      act: chosenId.value === first() ? null : chosenId.value,
      sheets: Object.fromEntries(
        acts().flatMap(({ id, fields }) => {
          const written = sheetDraft(fields, sheets.value[id] ?? {})
          return Object.keys(written).length === 0 ? [] : [[id, written]]
        }),
      ),
    }),
    fit: (kept) => readActDraft(kept, acts()),
    write({ act, sheets: written }) {
      picked.value = act
      filled.value = { question: question.value, sheets: sheetsOf((id, fields) => sheetFrom(fields, written[id] ?? {})) }
    },
  })

  function empty(id: string): void {
    filled.value = { question: question.value, sheets: Object.fromEntries(Object.entries(sheets.value).filter(([act]) => act !== id)) }
  }

  return { chosenId, chosen, sheet, answer, empty, draft }
}
