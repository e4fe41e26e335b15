import type * as SyncFiles from 'node:fs'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeLock } from './fileLock.ts'
import { FileLibrary } from './library.ts'
import type * as Patience from './patience.ts'

/** Operations that the disk refuses, with the error code, or the number of failing calls of `rename`. */
const disk = vi.hoisted(() => ({
  links: '',
  flushing: '',
  opening: '',
  writing: '',
  making: '',
  forNow: '',
  times: 0,
  looking: '',
  /** Number of the `close` call that fails, counted from 1. */
  closing: 0,
  system: process.platform,
}))

function faulty(code: string): Error {
  return Object.assign(new Error(code), { code })
}

vi.mock('node:fs', async (original) => {
  const files = await original<typeof SyncFiles>()
  return {
    ...files,
    linkSync: (from: string, to: string) => {
      if (disk.links !== '') throw faulty(disk.links)
      files.linkSync(from, to)
    },
    openSync: (file: string, flags: string) => {
      if (disk.making !== '' && file.endsWith('.lock')) throw faulty(disk.making)
      return files.openSync(file, flags)
    },
    writeFileSync: (file: string | number, text: string, options?: { readonly flag: 'wx' }) => {
      if (disk.making !== '' && typeof file === 'string' && file.endsWith('.lock')) throw faulty(disk.making)
      if (disk.writing === '' || typeof file === 'string') return files.writeFileSync(file, text, options)
      throw faulty(disk.writing)
    },
  }
})

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return {
    ...files,
    // Folders are opened only to be flushed.
    open: async (file: string, flags: string, mode?: number) => {
      if (flags === 'r' && disk.opening !== '') throw faulty(disk.opening)
      const handle = await files.open(file, flags, mode)
      if (flags === 'r' && disk.flushing !== '') handle.sync = () => Promise.reject(faulty(disk.flushing))
      const close = handle.close.bind(handle)
      handle.close = async () => {
        await close()
        if (--disk.closing === 0) throw faulty('EIO')
      }
      return handle
    },
    stat: (place: string, options?: { readonly bigint: true }) =>
      disk.looking !== '' && place.endsWith('.lineage') ? Promise.reject(faulty(disk.looking)) : files.stat(place, options),
    rename: (from: string, to: string) => (disk.times-- > 0 ? Promise.reject(faulty(disk.forNow)) : files.rename(from, to)),
  }
})

vi.mock('./patience.ts', async (original) => {
  const patience = await original<typeof Patience>()
  return { ...patience, withPatience: (work: () => Promise<unknown>) => patience.withPatience(work, undefined, disk.system) }
})

const HEADER = '{"format":"lineage","version":1}'
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-'))
  file = path.join(folder, 'Iron.lineage')
  Object.assign(disk, {
    links: '',
    flushing: '',
    opening: '',
    writing: '',
    making: '',
    forNow: '',
    times: 0,
    looking: '',
    closing: 0,
    system: process.platform,
  })
})

afterEach(() => rmSync(folder, { recursive: true }))

describe.each(['EISDIR', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK', 'EACCES', 'UNKNOWN'])(
  'where links are %s',
  (code) => {
    beforeEach(() => {
      disk.links = code
    })

    test('a campaign is locked all the same, once', () => {
      const lock = takeLock(file)
      expect(readFileSync(path.join(folder, '.Iron.lineage.lock'), 'utf8')).toContain(`"pid":${process.pid}`)
      expect(() => takeLock(file)).toThrow('open already')
      lock.release()
      expect(readdirSync(folder)).toEqual([])
    })

    test('a lock that was left behind is taken over', () => {
      writeFileSync(path.join(folder, '.Iron.lineage.lock'), JSON.stringify({ pid: process.pid, host: hostname(), token: 'another' }))
      takeLock(file).release()
      expect(readdirSync(folder)).toEqual([])
    })
  },
)

test('a lock that could not be written keeps nobody out', () => {
  Object.assign(disk, { links: 'EISDIR', writing: 'ENOSPC' })
  expect(() => takeLock(file)).toThrow('the disk is full')
  expect(readdirSync(folder)).toEqual([])
})

test.each(['EIO', 'EACCES', 'ENOSPC'])('a lock of another computer stays where none can be made and the system says %s', (code) => {
  const lockFile = path.join(folder, '.Iron.lineage.lock')
  const found = JSON.stringify({ pid: 7, host: 'attic', token: 'another' })
  writeFileSync(lockFile, found)
  Object.assign(disk, { links: 'EPERM', making: code })
  expect(() => takeLock(file)).toThrow('cannot be opened for writing')
  expect(readFileSync(lockFile, 'utf8')).toBe(found)
  expect(readdirSync(folder)).toEqual(['.Iron.lineage.lock'])
})

test.each([
  ['flushing', 'EINVAL'],
  ['flushing', 'ENOTSUP'],
  ['flushing', 'ENOSYS'],
  ['flushing', 'EBADF'],
  ['opening', 'EISDIR'],
  ['opening', 'EPERM'],
  ['opening', 'EACCES'],
] as const)('where %s a folder is %s, campaigns are made, kept and thrown away', async (what, code) => {
  disk[what] = code
  const library = new FileLibrary(path.join(folder, 'shelf'))
  const ref = await library.create('Iron', HEADER, ['{"seq":0}'])
  await library.writeSeats(ref, 'PINs')
  await library.keepVersion(ref, 'x', { entries: 1, round: 0, why: 'round' })
  expect(await library.versions('x')).toHaveLength(1)
  const id = await library.trash(await library.rename(ref, 'Gold'))
  await library.destroy(id)
  expect(await library.list()).toEqual([])
})

test('a fault of the disk is none of those', async () => {
  disk.flushing = 'EIO'
  await expect(new FileLibrary(folder).create('Iron', HEADER, [])).rejects.toThrow('the disk reports a fault')
  expect(readdirSync(folder)).toEqual([])
})

test.each([1, 2, 3])('where closing a file fails, the time %i, a campaign is there whole or nothing of it is', async (closing) => {
  disk.closing = closing
  const library = new FileLibrary(folder)
  const ref = await library.create('Iron', HEADER, []).catch(() => null)
  expect(readdirSync(folder)).toEqual(ref === null ? [] : [ref])
})

describe.each([
  ['EPERM', 'win32'],
  ['EACCES', 'win32'],
  ['EBUSY', 'win32'],
  ['EBUSY', 'linux'],
] as const)('where a scanner looks and the system says %s on %s', (code, system) => {
  test.each([
    ['making', (library: FileLibrary) => library.create('Gold', HEADER, [])],
    ['renaming', (library: FileLibrary) => library.rename('Iron.lineage', 'Gold')],
    ['throwing away', (library: FileLibrary) => library.trash('Iron.lineage')],
    ['keeping the seats', (library: FileLibrary) => library.writeSeats('Iron.lineage', 'PINs')],
  ])('%s succeeds a moment later', async (_, act) => {
    writeFileSync(file, `${HEADER}\n`)
    writeFileSync(path.join(folder, 'Iron.lineage-seats'), 'seats')
    Object.assign(disk, { forNow: code, times: 1, system })
    await act(new FileLibrary(folder))
    expect(existsSync(path.join(folder, '.Iron.lineage.lock'))).toBe(false)
    expect(readdirSync(folder).filter((name) => name.startsWith('.draft'))).toEqual([])
  })
})

test('a campaign of which the system says nothing is listed as one that cannot be read', async () => {
  writeFileSync(file, `${HEADER}\n`)
  disk.looking = 'EIO'
  expect(await new FileLibrary(folder).list()).toEqual([{ ref: 'Iron.lineage', modified: 0 }])
})
