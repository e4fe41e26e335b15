import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { Outcome, Problem } from '../../src-shared/kernel/problem.ts'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { tellProblem, tellMessage } from '../../src-shared/games/text/telling.ts'
import { ConnectionLost } from '../bridge/wire.ts'
import { troubleTexts } from './texts/trouble.ts'

/** A sentence that is kept: told in the language of the moment whenever it is asked for. */
export type Sentence = () => string

/** What is told of a failure nobody foresaw, `doing` what is in `troubleTexts.doing`; the details go to the console, never to the screen. */
export function troubleOf(trouble: unknown, doing: Sentence): Sentence {
  if (trouble instanceof StoreError || trouble instanceof ConnectionLost) return () => tellMessage(trouble.told)
  console.error(trouble)
  return () => troubleTexts.unforeseen(doing())
}

/** The same, told at once. */
export function sentenceFor(trouble: unknown, doing: string): string {
  return troubleOf(trouble, () => doing)()
}

/** A sentence that a store keeps until it is mended; `trouble` is what is to be read of it now, null while all is well. */
export function useTrouble(): { readonly why: ShallowRef<Sentence | null>; readonly trouble: ComputedRef<string | null> } {
  const why = shallowRef<Sentence | null>(null)
  return { why, trouble: computed(() => why.value?.() ?? null) }
}

/** What a refusal says, in one text. */
export function sentencesOf(problems: readonly Problem[]): string {
  return problems.map(tellProblem).join(' ')
}

/** A refusal by the page itself, of `field`. It is told whenever it is read: what a form holds follows the language of the moment. */
export function refusal(told: Sentence, field = 'answer'): Extract<Outcome<never>, { readonly ok: false }> {
  return { ok: false, problems: [toldProblem(field, told)] }
}

/** One problem of such a refusal. It must not be spread, which would keep the words of that moment. */
export function toldProblem(field: string, told: Sentence): Problem {
  return {
    ...{ field, wording: '' },
    figures: {
      get text() {
        return told()
      },
    },
    get message() {
      return told()
    },
  }
}
