import { isSeed, seedCommitment, type Seed } from './dice.ts'
import type { Effect } from '../world/effect.ts'
import { effectsOf, type Entry, type JournalHeader, type ReseedEntry, type SetupEntry } from '../journal/journal.ts'
import { problem, shown, type Problem } from '../problem.ts'
import { isChanceAnswer } from '../engine/request.ts'

/** Whether the app has thrown and drawn nothing since the set-up, and nothing was mixed in. What was taken back counts: it was seen. */
export function isUnthrown(entries: readonly Entry[]): boolean {
  return !entries.some(isBeginningOfChance)
}

/** The first entry that mixes in what seats add after something was thrown or mixed: nobody could have made it. Undefined where there is none. */
export function lateMix(entries: readonly Entry[]): Entry | undefined {
  const first = entries.findIndex(isBeginningOfChance)
  return first < 0 ? undefined : entries.slice(first + 1).find((entry) => entry.kind === 'reseed' && entry.shares !== undefined)
}

function isBeginningOfChance(entry: Entry): boolean {
  return entry.kind !== 'setup' && (beginsWithChance(entry) || effectsOf(entry).some(isThrown))
}

/** Whether an entry begins with what the app has thrown or drawn for whoever was asked, or with another seed. */
export function beginsWithChance(entry: Entry): boolean {
  return entry.kind === 'reseed' || (entry.kind === 'answer' && isChanceAnswer(entry.answer) && entry.answer.by === 'app')
}

/** Whether the app threw dice or drew cards there without being asked to. */
export function isThrown({ kind }: Effect): boolean {
  return kind === 'dice' || kind === 'cards'
}

/** What is wrong with what the seats add, by seat. */
export function shareProblems(shares: Readonly<Record<string, unknown>>): readonly Problem[] {
  const all = Object.entries(shares)
  if (all.length === 0) return [problem('shares', 'problem.noShares')]
  return all.flatMap(([seat, share]) => (isSeed(share) ? [] : [problem(`shares.${seat}`, 'problem.share', { value: shown(share) })]))
}

/** The seed a campaign committed to before anybody added to it: that of its set-up, or of the copy it is. Null before the set-up. */
export function ownSeedOf(entries: readonly Entry[]): Seed | null {
  return (ownReseed(entries) ?? entries.find((entry): entry is SetupEntry => entry.kind === 'setup'))?.seed ?? null
}

/** SHA-256 of that seed, as it is shown from the start. */
export function commitmentOf({ seedCommitment: begun }: JournalHeader, entries: readonly Entry[]): string {
  const copied = ownReseed(entries)
  return copied === undefined ? begun : seedCommitment(copied.seed)
}

/** Of a copy: where it got a seed of its own. */
function ownReseed(entries: readonly Entry[]): ReseedEntry | undefined {
  return entries.findLast((entry): entry is ReseedEntry => entry.kind === 'reseed' && entry.shares === undefined)
}
