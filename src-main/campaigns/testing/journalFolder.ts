import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { sealEntry, sealHeader, type Entry } from '../../../src-shared/kernel/journal/journal.ts'
import { nodeDigest } from '../digest.ts'

/** Folder of the current test, and the campaign file in it. */

export let folder: string
export let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'))
  file = path.join(folder, 'Iron.lineage')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Returns a header and chained notes with these texts. */
export function journal(...texts: readonly string[]): string[] {
  const header = { format: 'lineage', version: 1, ruleset: 'r', rulesetVersion: 1, id: 'x', title: 'Iron', seedCommitment: 'c' } as const
  const sealed = sealHeader(header, nodeDigest)
  let { hash } = sealed
  const lines = texts.map((text, seq) => {
    const next = sealEntry({ seq, kind: 'note', text } satisfies Entry, hash, nodeDigest)
    hash = next.hash
    return next.line
  })
  return [sealed.line, ...lines]
}

/** Writes the campaign file; returns its bytes. */
export function store(lines: readonly string[]): Buffer {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
  writeFileSync(file, bytes)
  return bytes
}

/** Returns the names of all other files in the folder. */
export function hidden(): string[] {
  return readdirSync(folder).filter((name) => name !== 'Iron.lineage')
}
