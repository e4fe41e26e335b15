import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Effect } from '../../src-shared/kernel/world/effect.ts'
import { effectsOf, readChain, sealAll, type Entry } from '../../src-shared/kernel/journal/journal.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from './digest.ts'
import { FileLibrary } from './library.ts'

/** One golden campaign of every game. */
const GAMES = path.join(import.meta.dirname, '../../src-shared/games')
const EXAMPLES = readdirSync(GAMES).flatMap((game) => {
  const [file] = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(path.join(game, 'golden')) && name.endsWith('.lineage'))
    .sort()
  return file === undefined ? [] : [[game, path.join(GAMES, file)] as const]
})
const REF = 'Odd.lineage'

let folder: string
let workbench: Workbench

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'odd-'))
  workbench = new Workbench({
    ...{ store: new FileLibrary(folder), kind: 'server', now: () => 0, digest: nodeDigest },
    random: (bytes) => new Uint8Array(bytes).fill(7),
  })
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Stores the campaign with other entries and a new chain. */
function shelve(file: string, change: (entries: readonly Entry[]) => readonly Entry[]): void {
  const [headerLine = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const entries = change(readChain(headerLine, lines, nodeDigest).entries).map((entry, seq) => ({ ...entry, seq }))
  writeFileSync(path.join(folder, REF), `${[headerLine, ...sealAll(headerLine, entries, nodeDigest)].join('\n')}\n`)
}

/** Replaces the last place of play. */
function withPlace(entries: readonly Entry[], place: object): readonly Entry[] {
  const last = entries.findLastIndex((entry) => effectsOf(entry).some(({ kind }) => kind === 'checkpoint'))
  return entries.slice(0, last + 1).map((entry, at) => {
    if (at !== last) return entry
    const effects = effectsOf(entry).map((effect): Effect =>
      effect.kind === 'checkpoint' ? { ...effect, cursor: { ...effect.cursor, ...place } } : effect,
    )
    return { ...entry, effects } as Entry
  })
}

describe.each(EXAMPLES)('a campaign of %s', (_, file) => {
  test.each<[string, (entries: readonly Entry[]) => readonly Entry[]]>([
    ['whose set-up sets nothing up', ([setup]) => [{ ...setup, effects: [] } as unknown as Entry]],
    [
      'that begins again right behind its set-up',
      ([setup]) => [{ ...setup, effects: [] } as unknown as Entry, { seq: 1, kind: 'restart', reason: 'x', effects: [] }],
    ],
    ['in a phase no calendar has', (entries) => withPlace(entries, { phase: -1 })],
    ['in a phase beyond the last', (entries) => withPlace(entries, { phase: 99 })],
    ['in a round below nought', (entries) => withPlace(entries, { turn: -3 })],
    ['at a seat nobody has', (entries) => withPlace(entries, { seat: 'nobody' })],
  ])('%s is shown or refused in a sentence, whatever is asked of it', async (_what, change) => {
    shelve(file, change)
    const asked = [
      () => workbench.openTable(REF),
      () => workbench.seats(REF),
      () => workbench.playOut(REF, { first: null, series: 's', copy: 0, rounds: 2 }),
      () => workbench.restartPhase(REF, 'again'),
      () => workbench.seats(REF),
      () => workbench.duplicate(REF),
      () => workbench.closeTable(REF),
    ]
    for (const ask of asked) await expect(ask()).resolves.not.toBeNull()
  })
})
