import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { json, play } from './commandRun.ts'

/** Folder of the current test, in which the commands run. */

export let folder: string
let tools: string
let number = 0

beforeAll(() => {
  tools = mkdtempSync(path.join(tmpdir(), 'play-'))
})

beforeEach(() => {
  folder = path.join(tools, String(++number))
  mkdirSync(folder)
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(import.meta.dirname)
  rmSync(tools, { recursive: true, force: true })
})

/** Writes a file of the folder, as text or as JSON, and returns its name. */
export function file(name: string, content: unknown): string {
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return name
}

/** Writes an answers file, one object per line; returns its name. */
export function answers(...lines: readonly object[]): string {
  return file('answers.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))
}

export function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8')
}

/** Three players and a seed; the elves begin. */
export const SETUP = {
  title: 'Iron Crown',
  players: { elves: { name: 'Ada', rulerSex: 'female' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } },
  seed: '5eed'.repeat(16),
  firstPlayer: 'elves',
}

/** Makes a campaign at the births of the elves' first turn; returns its file's name. */
export async function campaign(setup: object = SETUP): Promise<string> {
  expect(await play('new', file('setup.json', setup), 'c.lineage')).toMatchObject({ code: 0, err: '' })
  return 'c.lineage'
}

export interface Pending {
  readonly id: string
  readonly kind: string
  readonly count?: number
}

/** Returns the first open request of a campaign. */
export async function pending(name = 'c.lineage'): Promise<Pending> {
  const [request] = json<Pending[]>(await play('show', name, '--pending', '--json'))
  if (request === undefined) throw new Error('nothing is asked')
  return request
}

/** Six mothers, and no royal child. */
export const MOTHERS = { answer: { mothers: 6, royalChild: false } }
