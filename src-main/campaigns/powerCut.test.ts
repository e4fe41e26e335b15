import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileLibrary } from './library.ts'

/** A disk that loses in a power cut everything not flushed: contents of files and lists of folders as of their last flush. */
const disk = vi.hoisted(() => ({ contents: new Map<number, string>(), folders: new Map<string, ReadonlyMap<string, number>>() }))

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  function flushed(place: string): void {
    const found = statSync(place)
    if (!found.isDirectory()) return void disk.contents.set(found.ino, readFileSync(place, 'utf8'))
    const names = readdirSync(place).filter((name) => existsSync(path.join(place, name)))
    disk.folders.set(place, new Map(names.map((name) => [name, statSync(path.join(place, name)).ino])))
  }
  return {
    ...files,
    async open(place: string, flags: string, mode?: number): Promise<FileHandle> {
      const handle = await files.open(place, flags, mode)
      const datasync = handle.datasync.bind(handle)
      handle.sync = handle.datasync = async () => {
        await datasync()
        flushed(place)
      }
      return handle
    },
  }
})

const HEADER = '{"format":"lineage","version":1,"id":"x"}'
let folder: string
let library: FileLibrary

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'power-'))
  library = new FileLibrary(folder)
  disk.contents.clear()
  disk.folders.clear()
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Returns the files of a folder after a power cut: names with that ending, and their contents. */
function afterPowerCut(ending: string, place = folder): Readonly<Record<string, string>> {
  const names = [...(disk.folders.get(place) ?? [])].filter(([name]) => name.endsWith(ending))
  return Object.fromEntries(names.map(([name, ino]) => [name, disk.contents.get(ino) ?? 'nothing']))
}

test('a campaign that was made is there, whole', async () => {
  await library.create('Iron', HEADER, ['{"seq":0}'])
  expect(afterPowerCut('.lineage')).toEqual({ 'Iron.lineage': `${HEADER}\n{"seq":0}\n` })
})

test('every line that was acknowledged is there', async () => {
  const journal = await library.open(await library.create('Iron', HEADER, ['{"seq":0}']), false)
  for (const [at, line] of ['{"seq":1}', '{"seq":2}', '{"seq":3}'].entries()) {
    await journal.append(line)
    expect(afterPowerCut('.lineage')['Iron.lineage']?.split('\n')).toHaveLength(at + 4)
  }
  await journal.close()
})

test('a line is not acknowledged before it is there', async () => {
  const journal = await library.open(await library.create('Iron', HEADER, []), false)
  const acknowledged: string[] = []
  await Promise.all(
    ['{"seq":0}', '{"seq":1}', '{"seq":2}'].map(async (line) => {
      await journal.append(line)
      acknowledged.push(line)
      expect(afterPowerCut('.lineage')['Iron.lineage']).toContain(acknowledged.join('\n'))
    }),
  )
  await journal.close()
})

test('a campaign that was renamed is there under one name, with its seats', async () => {
  const ref = await library.create('Iron', HEADER, [])
  await library.writeSeats(ref, 'PINs')
  await library.rename(ref, 'Gold')
  expect(afterPowerCut('.lineage')).toEqual({ 'Gold.lineage': `${HEADER}\n` })
  expect(afterPowerCut('.lineage-seats')).toEqual({ 'Gold.lineage-seats': 'PINs' })
})

test('a version that was put back is there, and so is the campaign it replaced', async () => {
  const ref = await library.create('Iron', HEADER, ['{"seq":0}'])
  await library.keepVersion(ref, 'x', { entries: 1, round: 0, why: 'round' })
  const journal = await library.open(ref, false)
  await journal.append('{"seq":1}')
  await journal.close()
  const [version] = await library.versions('x')
  await library.putBack(ref, 'x', version?.id ?? '', { entries: 2, round: 0, why: 'replaced' })
  expect(afterPowerCut('.lineage')).toEqual({ 'Iron.lineage': `${HEADER}\n{"seq":0}\n` })
  const kept = [...disk.folders.keys()].find(
    (place) => place.includes('versions') && readdirSync(place).some((name) => name.endsWith('.lineage')),
  )
  expect(Object.values(afterPowerCut('.lineage', kept))).toContain(`${HEADER}\n{"seq":0}\n{"seq":1}\n`)
})
