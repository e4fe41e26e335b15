import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FileLibrary } from '../src-main/campaigns/library.ts'
import { hostWorkbench } from '../src-main/hostWorkbench.ts'
import type { BenchedGame } from './games.ts'
import { longCampaign } from './opening.ts'
import { spent } from './spent.ts'

/** Campaigns of a library that has grown for years. */
const CAMPAIGNS = 300
/** Entries of each, some rounds of play. */
const ENTRIES = 200
const ROUNDS = 3

/** Processor time of the first calls of a program that was just started, one figure a round. */
export interface LibraryStart {
  /** Seconds until a library nobody listed before is listed. */
  readonly first: readonly number[]
  /** Seconds until it is listed by the next start. */
  readonly again: readonly number[]
  /** The first listing by as often reading, parsing and hashing every line, which is the least that checks a library. */
  readonly toReading: readonly number[]
  /** The next start by the same. */
  readonly againToReading: readonly number[]
}

/** Lists a library of 300 campaigns as a server does after its start, and once more after the next. */
export async function libraryStart(played: BenchedGame): Promise<LibraryStart> {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-'))
  try {
    const { text } = longCampaign(played, ENTRIES)
    for (let at = 0; at < CAMPAIGNS; at++) writeFileSync(path.join(folder, `Campaign ${at}.lineage`), text)
    const first: number[] = []
    const again: number[] = []
    const reading: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rmSync(path.join(folder, '.workbench'), { recursive: true, force: true })
      reading.push(readThrough(folder))
      first.push(await listed(folder))
      again.push(await listed(folder))
    }
    const byReading = (spans: readonly number[]): number[] => spans.map((span, round) => span / (reading[round] ?? NaN))
    return { first, again, toReading: byReading(first), againToReading: byReading(again) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function listed(folder: string): Promise<number> {
  const host = hostWorkbench({
    library: new FileLibrary(folder),
    kind: 'server',
    renderer: folder,
    openAtStart: null,
    report: console.error,
  })
  const start = spent()
  const rows = await host.library()
  const took = spent() - start
  if (rows.length !== CAMPAIGNS || rows.some(({ trouble }) => trouble !== null)) throw new Error('the library is not listed whole')
  await host.close()
  return took / 1000
}

/** Seconds it takes to read every line of a folder's campaigns, parse it and hash it. */
function readThrough(folder: string): number {
  const start = spent()
  let seen = 0
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      if (line === '') continue
      seen += Object.keys(JSON.parse(line) as object).length
      createHash('sha256').update(line).digest('base64url')
    }
  }
  if (seen === 0) throw new Error('there was nothing to read')
  return (spent() - start) / 1000
}
