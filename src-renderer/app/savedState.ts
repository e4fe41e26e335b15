import { computed, ref, type ComputedRef } from 'vue'
import { readWhatIf } from '../../src-shared/contract/whatIf.ts'
import type { Outcome } from '../../src-shared/kernel/problem.ts'
import { useHost } from '../stores/host.ts'
import { useTable } from '../stores/table.ts'
import { deskTexts } from '../features/desk/texts/desk.ts'
import { shellTexts } from './texts/shell.ts'
import { timeOfDay } from '../wording/times.ts'

export interface SavedState {
  readonly tone: 'gain' | 'quiet' | 'loss'
  /** In words, never by colour alone. */
  readonly text: string
}

/** What adds to the journal: each is written down before it counts, or refused. */
const WRITING: ReadonlySet<string> = new Set(['answer', 'correct', 'decide', 'decree', 'retract', 'note', 'restartPhase'])

/** Whether all that was done is written down: always in sight, and `loss` where somebody has to know at once. */
export function useSavedState(): ComputedRef<SavedState> {
  const table = useTable()
  const host = useHost()
  /** The last thing that was done could not be written down; it was not taken then. */
  const notSaved = ref(false)

  table.$onAction(({ name, after }) => {
    if (!WRITING.has(name)) return
    after((value) => {
      const outcome = value as Outcome<unknown>
      if (outcome.ok) notSaved.value = false
      else if (outcome.problems.some(({ wording }) => wording === 'problem.notSaved')) notSaved.value = true
    })
  })

  return computed(() => {
    if (host.connection !== 'open') return { tone: 'loss', text: shellTexts.status[host.connection] }
    if (table.state?.readOnly != null) return { tone: 'quiet', text: shellTexts.status.readOnly }
    if (table.unsure) return { tone: 'loss', text: shellTexts.status.unsure }
    if (table.busy > 0) return { tone: 'quiet', text: shellTexts.status.saving }
    if (notSaved.value) return { tone: 'loss', text: deskTexts.notSaved }
    if (readWhatIf(table.head?.table ?? '') !== null) return { tone: 'quiet', text: shellTexts.status.whatIf }
    return { tone: 'gain', text: shellTexts.status.saved(table.savedAt === null ? '' : timeOfDay(table.savedAt)) }
  })
}
