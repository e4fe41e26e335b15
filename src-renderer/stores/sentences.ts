import type { Outcome, Problem } from '../../src-shared/kernel/problem.ts'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { tellProblem, tellSentence } from '../../src-shared/sentences/tell.ts'
import { ConnectionLost } from '../bridge/wire.ts'
import { troubleTexts } from '../texts/trouble.ts'

/** A sentence for a failure nobody foresaw, `doing` what is in `troubleTexts.doing`; the details go to the console, never to the screen. */
export function sentenceFor(trouble: unknown, doing: string): string {
  if (trouble instanceof StoreError || trouble instanceof ConnectionLost) return tellSentence(trouble.message)
  console.error(trouble)
  return troubleTexts.unforeseen(doing)
}

/** What a refusal says, in one text. */
export function sentencesOf(problems: readonly Problem[]): string {
  return problems.map(tellProblem).join(' ')
}

/** A failure on the way as a refusal like any other. */
export function refusal(message: string): Extract<Outcome<never>, { readonly ok: false }> {
  return { ok: false, problems: [{ field: 'answer', wording: 'problem.rules', figures: { text: message }, message }] }
}
