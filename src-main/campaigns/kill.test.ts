import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChain, sealHeader } from '../../src-shared/kernel/journal/journal.ts'
import { nodeDigest } from './digest.ts'
import { FileLibrary } from './library.ts'

const KILLS = 200
/** Kills per file, so that none grows long. */
const KILLS_PER_FILE = 20
const SIDE_BY_SIDE = 2

let folder: string
let child: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kill-'))
  child = path.join(folder, 'child.mjs')
  const bundle = await rolldown({
    input: fileURLToPath(new URL('testing/savingChild.ts', import.meta.url)),
    platform: 'node',
    logLevel: 'silent',
  })
  await bundle.write({ file: child, format: 'esm' })
  await bundle.close()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A sluggish disk takes only some bytes at a time and leaves torn tails. */
type Disk = 'quick' | 'sluggish'

/** Starts the saving process, kills it at a random moment and returns the numbers it had acknowledged. */
async function saveAndKill(shelf: string, ref: string, disk: Disk): Promise<readonly number[]> {
  const saving = spawn(process.execPath, [child, shelf, ref, disk], { stdio: ['ignore', 'pipe', 'pipe'] })
  let told = ''
  let complaints = ''
  saving.stdout.setEncoding('utf8').on('data', (part: string) => (told += part))
  saving.stderr.setEncoding('utf8').on('data', (part: string) => (complaints += part))
  const ended = once(saving, 'close')
  // Some are killed while they start and take the lock, most while they write.
  if (Math.random() < 0.15) await pause(Math.random() * 120)
  else await Promise.race([once(saving.stdout, 'data').then(() => pause(Math.random() * 60)), ended])
  expect(saving.exitCode, complaints).toBeNull()
  saving.kill('SIGKILL')
  await ended
  expect(saving.signalCode).toBe('SIGKILL')
  // The text after the last line end was cut off in the pipe, so it is no acknowledgement.
  return told
    .slice(0, told.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map(Number)
}

/** Kills writers of one file repeatedly; returns how many entries were acknowledged and how many tails were torn. */
async function torment(shelf: string, disk: Disk): Promise<{ readonly acknowledged: number; readonly torn: number }> {
  const library = new FileLibrary(shelf)
  const header = { format: 'lineage', version: 1, ruleset: 'r', rulesetVersion: 1, id: 'x', title: 'Iron', seedCommitment: 'c' } as const
  const ref = await library.create('Iron', sealHeader(header, nodeDigest).line, [])
  let acknowledged = 0
  let torn = 0
  let known = 0
  for (let kill = 0; kill < KILLS_PER_FILE; kill++) {
    const seqs = await saveAndKill(shelf, ref, disk)
    acknowledged += seqs.length
    expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at))

    const stored = await library.read(ref)
    const { broken, entries } = readChain(stored.headerLine, stored.lines, nodeDigest)
    expect(broken, `after kill ${kill}`).toBeNull()
    expect(entries.length, `after kill ${kill}`).toBeGreaterThanOrEqual(Math.max(known, (seqs.at(-1) ?? -1) + 1))
    known = entries.length
    torn += stored.torn > 0 ? 1 : 0

    const opened = await library.open(ref, false)
    await opened.close()
    expect(await library.read(ref)).toEqual({ ...stored, torn: 0 })
  }
  expect(statSync(path.join(shelf, ref)).size).toBeGreaterThan(0)
  expect(readdirSync(shelf).filter((name) => name.endsWith('.lock'))).toEqual([])
  return { acknowledged, torn }
}

test(`${KILLS} processes killed while they save lose no acknowledged entry, and every file opens`, async () => {
  const files = Array.from({ length: KILLS / KILLS_PER_FILE }, (_, number) => path.join(folder, `shelf-${number}`))
  let acknowledged = 0
  let torn = 0
  const lane = async (): Promise<void> => {
    for (let shelf = files.pop(); shelf !== undefined; shelf = files.pop()) {
      const result = await torment(shelf, files.length % 2 === 0 ? 'quick' : 'sluggish')
      acknowledged += result.acknowledged
      torn += result.torn
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane))
  console.log(`${KILLS} kills: ${acknowledged} entries acknowledged and all kept, ${torn} torn tails cut`)
  expect(acknowledged).toBeGreaterThan(KILLS)
  expect(torn).toBeGreaterThan(0)
}, 180_000)
