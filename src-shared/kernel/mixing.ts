import { isSeed } from './dice.ts'
import type { Entry } from './journal.ts'
import { effectsOf } from './journal.ts'
import type { Problem } from './problem.ts'
import { problem, shown } from './problem.ts'
import { isChanceAnswer } from './request.ts'

/** Whether the app has thrown and drawn nothing since the set-up, and nothing was mixed in. What was taken back counts: it was seen. */
export function isUnthrown(entries: readonly Entry[]): boolean {
  return !entries.some((entry) => entry.kind !== 'setup' && (entry.kind === 'reseed' || isThrownByApp(entry)))
}

function isThrownByApp(entry: Entry): boolean {
  const isAnswered = entry.kind === 'answer' && isChanceAnswer(entry.answer) && entry.answer.by === 'app'
  return isAnswered || effectsOf(entry).some(({ kind }) => kind === 'dice')
}

/** What is wrong with what the seats add, by seat. */
export function shareProblems(shares: Readonly<Record<string, unknown>>): readonly Problem[] {
  const all = Object.entries(shares)
  if (all.length === 0) return [problem('shares', 'problem.noShares')]
  return all.flatMap(([seat, share]) => (isSeed(share) ? [] : [problem(`shares.${seat}`, 'problem.share', { value: shown(share) })]))
}
