import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { PAPER_FILE } from '../../src-shared/table/files/paperShape.ts'
import { readFileText } from '../../src-shared/table/files/checking.ts'
import { readPlanFile } from '../../src-shared/board/planFile.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { serveWire } from '../server/wire.ts'
import { heal } from './healing.ts'
import { FileLibrary } from './library.ts'
import { nodeDigest } from './digest.ts'

/** Deeper than any file of this program; the parser would need seconds for many of them. */
const BRACKETS = '['.repeat(100_000)

let folder: string
let parse: MockInstance<typeof JSON.parse>

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brackets-'))
  parse = vi.spyOn(JSON, 'parse')
})

afterEach(() => {
  parse.mockRestore()
  rmSync(folder, { recursive: true })
})

function workbench(): Workbench {
  return new Workbench({
    ...{ store: new FileLibrary(folder), kind: 'server', now: () => 0, digest: nodeDigest },
    random: (bytes) => new Uint8Array(bytes).fill(7),
  })
}

describe.each([
  ['brackets', BRACKETS],
  ['a header behind which brackets stand', `{"format":"lineage","version":1,"a":${BRACKETS}`],
  ['a good header and a line of brackets', `{"format":"lineage","version":1}\n${BRACKETS}`],
  ['a good header and a whole line of brackets', `{"format":"lineage","version":1}\n${BRACKETS}\n`],
])('%s', (_, text) => {
  const deep = (): readonly unknown[] => parse.mock.calls.filter(([given]) => given.includes('[[[['))

  test('are never parsed as they are dropped, listed, opened, mended, thrown away', async () => {
    writeFileSync(path.join(folder, 'Deep.lineage'), text)
    const bench = workbench()
    await bench.importCampaign('Deep', text)
    await bench.library()
    await bench.openTable('Deep.lineage')
    await bench.duplicate('Deep.lineage')
    await heal(Buffer.from(text))
    await bench.trash('Deep.lineage')
    await bench.trashed()
    await bench.close()
    expect(deep()).toEqual([])
  })

  test('are never parsed as orders, plans or messages', async () => {
    readFileText(text, PAPER_FILE)
    readPlanFile(text)
    serveWire(
      { send: () => undefined, receive: (take) => take(`{"t":"q","m":"x","i":"1","a":${text}}`) },
      { answer: () => Promise.resolve({ value: null }), events: [], report: () => undefined },
    )
    expect(deep()).toEqual([])
  })
})
