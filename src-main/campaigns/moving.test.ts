import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FileLibrary } from './library.ts'

/** Calls of `rename` that fail, counted from 1: a disk that fails half way. */
const disk = vi.hoisted(() => ({ calls: 0, failing: [] as readonly number[], unflushed: false, isReadOnly: false, intruding: '' }))

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  const failing = (code: string): Promise<never> => Promise.reject(Object.assign(new Error('the disk failed'), { code }))
  return {
    ...files,
    // Folders are opened only to be flushed.
    open: (file: string, flags: string) => (disk.unflushed && flags === 'r' ? failing('EIO') : files.open(file, flags)),
    // Errors as Node reports them for a write-protected disk.
    mkdir: (made: string, options?: { readonly recursive?: boolean }) =>
      disk.isReadOnly ? failing(options?.recursive === true ? 'ENOENT' : 'EROFS') : files.mkdir(made, options),
    // Another program writes its file just before the check whether one exists.
    lstat: (file: string, options?: { readonly bigint: true }) => {
      if (options === undefined && path.basename(file) === disk.intruding) writeFileSync(file, 'by another program')
      return files.lstat(file, options)
    },
    rename: (from: string, to: string) => {
      disk.calls++
      return disk.failing.includes(disk.calls)
        ? Promise.reject(Object.assign(new Error('input/output error'), { code: 'EIO' }))
        : files.rename(from, to)
    },
  }
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'moving-'))
  writeFileSync(path.join(folder, 'Iron.lineage'), '{"format":"lineage"}\n')
  writeFileSync(path.join(folder, 'Iron.lineage-seats'), 'seats')
  disk.calls = 0
})

afterEach(() => {
  disk.failing = []
  disk.unflushed = false
  disk.isReadOnly = false
  disk.intruding = ''
  rmSync(folder, { recursive: true })
})

/** Returns the contents of every campaign file in the folder and its trash. */
function campaigns(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.lineage') && existsSync(path.join(folder, name)))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
}

describe.each([
  ['nothing', []],
  ['the campaign', [1]],
  ['its seats', [2]],
  ['its seats, and the way back', [2, 3]],
])('where %s cannot be moved', (_, failing) => {
  test.each([
    ['renaming', (library: FileLibrary) => library.rename('Iron.lineage', 'Gold')],
    ['throwing away', (library: FileLibrary) => library.trash('Iron.lineage')],
  ])('%s loses no campaign', async (_what, act) => {
    disk.failing = failing
    const done = act(new FileLibrary(folder))
    if (failing.length === 0) await done
    else await expect(done).rejects.toThrow('the disk reports a fault')
    expect(campaigns()).toEqual(['{"format":"lineage"}\n'])
  })
})

test.each([
  ['renaming', (library: FileLibrary) => library.rename('Iron.lineage', 'Gold'), 'Gold.lineage'],
  ['throwing away', (library: FileLibrary) => library.trash('Iron.lineage'), /^Iron \(deleted/],
])('%s that was done is no failure, though its folder could not be flushed', async (_, act, name) => {
  const library = new FileLibrary(folder)
  await library.trash(await library.create('Made', '{"format":"lineage"}', []))
  disk.unflushed = true
  await library.writeSeats('Iron.lineage', 'PINs')
  expect(await library.readSeats('Iron.lineage')).toBe('PINs')
  expect(await act(library)).toMatch(name)
})

test('a disk that is write-protected is told to be', async () => {
  disk.isReadOnly = true
  await expect(new FileLibrary(folder).trash('Iron.lineage')).rejects.toThrow('the disk is write-protected')
})

test('a link in the library stays one when its campaign is renamed', async () => {
  const shelf = path.join(folder, 'shelf')
  mkdirSync(shelf)
  symlinkSync(path.join(folder, 'Iron.lineage'), path.join(shelf, 'Linked.lineage'))
  const library = new FileLibrary(shelf)
  expect(await library.rename('Linked.lineage', 'Gold')).toBe('Linked.lineage')
  expect((await library.list()).map(({ ref }) => ref)).toEqual(['Linked.lineage'])
})

/** Whether this disk distinguishes upper and lower case. */
const tellsLetters = ((): boolean => {
  const probe = mkdtempSync(path.join(tmpdir(), 'letters-'))
  writeFileSync(path.join(probe, 'a'), '')
  const tells = !existsSync(path.join(probe, 'A'))
  rmSync(probe, { recursive: true })
  return tells
})()

/** Returns a campaign file with a recognisable id. */
const NAMED = (id: string): string => `{"format":"lineage","id":"${id}"}\n`

describe.runIf(tellsLetters)('on a disk that tells capital letters from small ones', () => {
  test.each([
    ['in capital letters', 'iron.lineage', 'Iron', 'Iron (2).lineage'],
    ['with an ending in capital letters', 'Gold.LINEAGE', 'Iron', 'Iron (2).lineage'],
    ['in another form of Unicode', 'Winter.lineage', 'Jära', 'Jära (2).lineage'],
    ['with an ending in capital letters there', 'Winter.lineage', 'Silver', 'Silver (2).lineage'],
  ])('a campaign is not renamed over another: %s', async (_, from, to, is) => {
    writeFileSync(path.join(folder, 'Jära.lineage'.normalize('NFD')), NAMED('nfd'))
    writeFileSync(path.join(folder, 'SILVER.Lineage'), NAMED('silver'))
    writeFileSync(path.join(folder, from), NAMED('moved'))
    const before = campaignsWhatever()
    expect(await new FileLibrary(folder).rename(from, to)).toBe(is)
    expect(readFileSync(path.join(folder, is), 'utf8')).toBe(NAMED('moved'))
    expect(campaignsWhatever()).toEqual(before)
  })

  test('a campaign takes its own name in other letters, and its seats with it', async () => {
    writeFileSync(path.join(folder, 'gold.lineage'), NAMED('gold'))
    writeFileSync(path.join(folder, 'gold.lineage-seats'), 'gold seats')
    const library = new FileLibrary(folder)
    expect(await library.rename('gold.lineage', 'Gold')).toBe('Gold.lineage')
    expect(readdirSync(folder).sort()).toEqual(['Gold.lineage', 'Gold.lineage-seats', 'Iron.lineage', 'Iron.lineage-seats'])
    expect(await library.readSeats('Gold.lineage')).toBe('gold seats')
  })

  test('seats that were left behind in other letters are not taken over', async () => {
    writeFileSync(path.join(folder, 'gold.lineage'), NAMED('gold'))
    writeFileSync(path.join(folder, 'Gold.lineage-seats'), 'left behind')
    expect(await new FileLibrary(folder).rename('gold.lineage', 'Gold')).toBe('Gold (2).lineage')
    expect(readFileSync(path.join(folder, 'Gold.lineage-seats'), 'utf8')).toBe('left behind')
  })
})

test('a second link of the same file stays, and is not taken for the name', async () => {
  linkSync(path.join(folder, 'Iron.lineage'), path.join(folder, 'Gold.lineage'))
  expect(await new FileLibrary(folder).rename('Iron.lineage', 'Gold')).toBe('Gold (2).lineage')
  expect(readdirSync(folder).sort()).toEqual(['Gold (2).lineage', 'Gold (2).lineage-seats', 'Gold.lineage'])
})

test('a campaign that has the name already, but for its number, keeps it', async () => {
  writeFileSync(path.join(folder, 'Iron (2).lineage'), NAMED('second'))
  expect(await new FileLibrary(folder).rename('Iron (2).lineage', 'Iron')).toBe('Iron (2).lineage')
})

test.each([
  ['the campaign', 'Gold.lineage'],
  ['its seats', 'Gold.lineage-seats'],
])('what comes to lie in the way of %s while it is moved is not overwritten', async (_, name) => {
  disk.intruding = name
  await expect(new FileLibrary(folder).rename('Iron.lineage', 'Gold')).rejects.toThrow('is the name of another file by now')
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('by another program')
  expect(readFileSync(path.join(folder, 'Iron.lineage'), 'utf8')).toBe('{"format":"lineage"}\n')
  expect(readFileSync(path.join(folder, 'Iron.lineage-seats'), 'utf8')).toBe('seats')
})

/** Returns every campaign file of the folder, with its ending in upper or lower case. */
function campaignsWhatever(): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.lineage'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .sort()
}
