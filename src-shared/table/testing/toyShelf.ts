import { beforeEach } from 'vitest'
import type { Outcome } from '../../kernel/problem.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { Workbench } from '../library/workbench.ts'
import { MemoryLibrary } from './memoryLibrary.ts'

export let library: MemoryLibrary
export let workbench: Workbench
let drawn: number

/** Gives each test of the file that calls it a workbench of its own, over an empty shelf in memory. The file registers the toy. */
export function eachWithAShelf(): void {
  beforeEach(() => {
    library = new MemoryLibrary()
    drawn = 0
    workbench = new Workbench({ store: library, kind: 'browser', now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(++drawn) })
  })
}

/** The problems of a refusal, as `field: message`. */
export const problemsOf = (outcome: Outcome<unknown>): string[] =>
  outcome.ok ? [] : outcome.problems.map(({ field, message }) => `${field}: ${message}`)

/** A campaign on the shelf, with its first question answered. */
export async function shelved(title = 'Iron'): Promise<string> {
  const ref = valueOf(await workbench.create({ title, rounds: 2, hens: 4 }))
  valueOf(await workbench.openTable(ref))
  valueOf(await workbench.answer(ref, '3', '0/table/0/first'))
  return ref
}

/** A table as a page is shown it. */
export async function viewOf(ref: string, at = workbench) {
  return valueOf(await at.openTable(ref))
}
