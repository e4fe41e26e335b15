import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FileLibrary } from './library.ts'

/** Which calls of `rename` fail, counted from 1: a disk that gives up half way. */
const disk = vi.hoisted(() => ({ calls: 0, failing: [] as readonly number[], unflushed: false, isReadOnly: false }))

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  const failing = (code: string): Promise<never> => Promise.reject(Object.assign(new Error('the disk failed'), { code }))
  return {
    ...files,
    // A folder is opened for nothing but to be flushed.
    open: (file: string, flags: string) => (disk.unflushed && flags === 'r' ? failing('EIO') : files.open(file, flags)),
    // As Node tells of a write-protected disk.
    mkdir: (made: string, options?: { readonly recursive?: boolean }) =>
      disk.isReadOnly ? failing(options?.recursive === true ? 'ENOENT' : 'EROFS') : files.mkdir(made, options),
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
  rmSync(folder, { recursive: true })
})

/** Every campaign file of the folder and of its trash, with what is in it. */
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
