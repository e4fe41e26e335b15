import { until } from '@vueuse/core'
import { computed, nextTick, ref, type ComputedRef } from 'vue'
import { DONE, questionKey, type ActRequest } from '../../../src-shared/kernel/engine/request.ts'
import { useTable } from '../../stores/table.ts'
import { useLastActCommand, type Answering } from './answering.ts'

/** Milliseconds the next question is waited for after the last act. */
const PATIENCE = 10_000

export interface LastAct {
  /** Whether something can be given as the last act now. */
  readonly canFinish: ComputedRef<boolean>
  /** Whether an act is being sent, or the end of the acts is still to be. */
  readonly isBusy: ComputedRef<boolean>
  readonly performLast: () => Promise<void>
}

/**
 * One press that gives the chosen act and ends the question with it, by button and by Shift+Enter. Where the act leads to another question
 * first, the acts are asked for again after it: by then more may be wanted.
 * @param give sends the chosen act; false where it was refused
 * @param isChosen whether an act is chosen that can be sent
 * @param end the act that ends the question; it may be offered only once something was given
 */
export function useLastAct(
  request: () => ActRequest,
  answering: Pick<Answering, 'sending' | 'submit'>,
  give: () => Promise<boolean>,
  isChosen: () => boolean,
  end: { readonly act: string; readonly title?: () => string } = { act: DONE },
): LastAct {
  const table = useTable()
  const finishing = ref(false)
  const isBusy = computed(() => answering.sending.value || finishing.value)
  const endsWith = (asked: ActRequest): boolean => asked.acts.some(({ id }) => id === end.act)
  const canFinish = computed(() => isChosen() && (end.act !== DONE || endsWith(request())))

  async function performLast(): Promise<void> {
    if (!canFinish.value || isBusy.value) return
    const { id } = request()
    const asked = questionKey(request())
    finishing.value = true
    try {
      if (!(await give())) return
      // The next question may arrive after the word that the act was taken.
      await until(() => table.pending === null || questionKey(table.pending) !== asked).toBe(true, { timeout: PATIENCE })
      await nextTick()
      const isAgain = table.pending?.id === id && request().id === id && questionKey(request()) !== asked
      if (isAgain && endsWith(request())) await answering.submit({ act: end.act })
    } finally {
      finishing.value = false
    }
  }

  useLastActCommand(
    () => void performLast(),
    () => canFinish.value,
    end.title,
  )
  return { canFinish, isBusy, performLast }
}
