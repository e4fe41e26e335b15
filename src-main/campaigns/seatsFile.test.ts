import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { FileLibrary } from './library.ts'
import { replaceFile } from './wholeFile.ts'

const HEADER = '{"format":"lineage","version":1}'
const LINE = '{"seq":0}'

let folder: string
let shelf: string
let library: FileLibrary
let ref: string

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'seats-')))
  shelf = path.join(folder, 'shelf')
  library = new FileLibrary(shelf)
  ref = await library.create('Iron', HEADER, [LINE])
})

afterEach(() => rmSync(folder, { recursive: true }))

const names = (at = shelf): string[] => readdirSync(at).filter((name) => !name.startsWith('.'))

test('what is kept of the seats lies beside the campaign, for its owner alone, and is no campaign itself', async () => {
  expect(await library.readSeats(ref)).toBeNull()
  await library.writeSeats(ref, 'first')
  await library.writeSeats(ref, 'grüße')
  expect(await library.readSeats(ref)).toBe('grüße')
  expect(names().sort()).toEqual(['Iron.lineage', 'Iron.lineage-seats'])
  if (process.platform !== 'win32') expect(statSync(path.join(shelf, 'Iron.lineage-seats')).mode & 0o777).toBe(0o600)
  expect((await library.list()).map((file) => file.ref)).toEqual(['Iron.lineage'])
  expect(await library.read(ref)).toMatchObject({ headerLine: HEADER, lines: [LINE] })
  await expect(library.read('Iron.lineage-seats')).rejects.toThrow(StoreError)
})

test('it goes with its campaign to a new name, and to the trash', async () => {
  await library.writeSeats(ref, 'kept')
  const renamed = await library.rename(ref, 'Winter')
  expect(names().sort()).toEqual(['Winter.lineage', 'Winter.lineage-seats'])
  expect(await library.readSeats(renamed)).toBe('kept')
  await library.trash(renamed)
  expect(names()).toEqual([])
  const trashed = names(path.join(shelf, '.trash')).sort()
  expect(trashed).toEqual([
    expect.stringMatching(/^Winter \(deleted .*\)\.lineage$/),
    expect.stringMatching(/^Winter \(deleted .*\)\.lineage-seats$/),
  ])
  expect(readFileSync(path.join(shelf, '.trash', trashed[1] ?? ''), 'utf8')).toBe('kept')
})

test('a campaign without any is renamed and trashed as before', async () => {
  const renamed = await library.rename(ref, 'Winter')
  expect(await library.readSeats(renamed)).toBeNull()
  await library.trash(renamed)
  expect(names(path.join(shelf, '.trash'))).toHaveLength(1)
})

test('a copy has none, and what was left behind is no new campaign of the same name', async () => {
  await library.writeSeats(ref, 'kept')
  const { headerLine, lines } = await library.read(ref)
  const copy = await library.create('Iron (copy)', headerLine, lines)
  expect(await library.readSeats(copy)).toBeNull()
  rmSync(path.join(shelf, ref))
  const fresh = await library.create('Iron', HEADER, [LINE])
  expect(fresh).toBe('Iron (2).lineage')
  expect(await library.readSeats(fresh)).toBeNull()
  expect(readFileSync(path.join(shelf, 'Iron.lineage-seats'), 'utf8')).toBe('kept')
})

test('where something else is in its place, that is told, and it is let be', async () => {
  await library.writeSeats(ref, 'kept')
  rmSync(path.join(shelf, 'Iron.lineage-seats'))
  mkdirSync(path.join(shelf, 'Iron.lineage-seats'))
  await expect(library.readSeats(ref)).rejects.toThrow(StoreError)
  await expect(library.writeSeats(ref, 'more')).rejects.toThrow(StoreError)
  expect(names().sort()).toEqual(['Iron.lineage', 'Iron.lineage-seats'])
})

test('of a campaign that lies elsewhere, it lies there', async () => {
  const file = path.join(folder, 'Far.lineage')
  writeFileSync(file, `${HEADER}\n${LINE}\n`)
  const far = await library.admit(file)
  await library.writeSeats(far, 'kept')
  expect(existsSync(path.join(folder, 'Far.lineage-seats'))).toBe(true)
  const renamed = await library.rename(far, 'Farther')
  expect(await library.readSeats(renamed)).toBe('kept')
  expect(readdirSync(folder).sort()).toEqual(['Farther.lineage', 'Farther.lineage-seats', 'shelf'])
})

test('nothing is read or written of what is no campaign here', async () => {
  for (const stranger of ['../x.lineage', 'None.lineage', '.hidden.lineage', '/etc/passwd']) {
    await expect(library.readSeats(stranger)).rejects.toThrow(StoreError)
    await expect(library.writeSeats(stranger, 'x')).rejects.toThrow(StoreError)
  }
  expect(names()).toEqual(['Iron.lineage'])
})

test.skipIf(process.platform === 'win32')(
  'a new campaign, which holds its seed, is for its owner alone; one that others may read stays so',
  async () => {
    const made = await library.create('Steel', HEADER, [])
    const file = path.join(shelf, made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    chmodSync(file, 0o640)
    await replaceFile(file, `${HEADER}\n`)
    expect(statSync(file).mode & 0o777).toBe(0o640)
  },
)
