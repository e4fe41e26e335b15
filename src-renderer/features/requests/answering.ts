import { until, useEventListener, watchDebounced } from '@vueuse/core'
import { nextTick, ref, shallowRef, watch, type Ref } from 'vue'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import type { Problem } from '../../../src-shared/kernel/problem.ts'
import { questionKey, type Request } from '../../../src-shared/kernel/engine/request.ts'
import { tellPreviewed } from '../desk/previewed.ts'
import { useCommands } from '../../commands/commands.ts'
import { useDrafts } from '../../stores/drafts.ts'
import { useTable } from '../../stores/table.ts'
import { requestCardTexts } from './texts/requestCards.ts'

/** Milliseconds without a change before the effect is asked for. */
const PAUSE = 160

export interface Answering {
  readonly problems: Ref<readonly Problem[]>
  readonly sending: Ref<boolean>
  /** What the answer as it stands would do; null where there is none yet, or it would be refused. */
  readonly effects: Ref<readonly Effect[] | null>
  readonly problemsAt: (field: string) => readonly Problem[]
  /** Problems that belong to none of these fields. */
  readonly problemsBeside: (fields: readonly string[]) => readonly Problem[]
  /** Puts the problems away: what they were about has changed. A change of the draft does so by itself. */
  readonly forget: () => void
  readonly submit: (raw: unknown) => Promise<boolean>
}

/** After a refusal one goes on where the problem is, ready to type over what was wrong. */
function focusFirstInvalid(): void {
  const field = document.querySelector<HTMLInputElement>('form [aria-invalid="true"]')
  field?.focus()
  field?.select()
}

/** Answering one request: problems after a refusal, the effect beforehand. `draft` is the answer as it stands, null while it is none. */
export function useAnswering(request: () => Request, draft: Readonly<Ref<unknown>>): Answering {
  const table = useTable()
  const drafts = useDrafts()
  const problems = shallowRef<readonly Problem[]>([])
  const effects = shallowRef<readonly Effect[] | null>(null)
  const sending = ref(false)
  let asked = 0

  tellPreviewed(() => effects.value)

  const written = (): string | undefined => JSON.stringify(draft.value)

  function forget(): void {
    problems.value = []
  }

  // What came up while a button is held down would push it from under the pointer: it waits until it is let go.
  const isHeld = ref(false)
  useEventListener(window, 'pointerdown', () => (isHeld.value = true))
  useEventListener(window, ['pointerup', 'pointercancel'], () => setTimeout(() => (isHeld.value = false)))

  // At once, not with the effect that is worked out a moment later: by then a quick hand may have been refused.
  watch(written, forget)
  // The same answer may come to something else once more has happened: the question comes anew with each entry.
  watchDebounced(
    [written, request],
    async () => {
      const number = ++asked
      const raw = draft.value
      const outcome = raw === null || raw === undefined ? null : await table.preview(raw)
      if (isHeld.value) await until(isHeld).toBe(false)
      // A later change has asked again meanwhile.
      if (number === asked) effects.value = outcome?.ok === true ? outcome.value : null
    },
    { debounce: PAUSE, immediate: true },
  )

  async function submit(raw: unknown): Promise<boolean> {
    if (sending.value) return false
    sending.value = true
    const question = questionKey(request())
    const outcome = await table.answer(raw, question)
    sending.value = false
    if (outcome.ok) drafts.forget(question)
    problems.value = outcome.ok ? [] : outcome.problems
    if (!outcome.ok) void nextTick(focusFirstInvalid)
    return outcome.ok
  }

  return {
    problems,
    sending,
    effects,
    problemsAt: (field) => problems.value.filter((problem) => problem.field === field),
    problemsBeside: (fields) => problems.value.filter((problem) => !fields.includes(problem.field.replace(/[.[].*$/, ''))),
    forget,
    submit,
  }
}

/** The keys that do an act and end the acts with it, while `enabled`. */
export function useLastActCommand(run: () => void, enabled: () => boolean, title = (): string => requestCardTexts.lastAct): void {
  useCommands({
    id: 'answer.lastAct',
    get title() {
      return title()
    },
    group: 'Answer',
    keys: ['Shift+Enter'],
    whileTyping: true,
    enabled,
    run,
  })
}

/** The key that ends voluntary acts, for as long as the card is there. */
export function useDoneCommand(run: () => void): void {
  useCommands({
    id: 'answer.done',
    get title() {
      return requestCardTexts.doneCommand
    },
    group: 'Answer',
    keys: ['KeyD'],
    whileTyping: 'never',
    run,
  })
}
