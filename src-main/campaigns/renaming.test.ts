import type * as SyncFiles from 'node:fs'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from './digest.ts'
import { FileLibrary } from './library.ts'

/** Number of lock reads after which all fail; whether locks cannot be removed, and files cannot be closed. */
const disk = vi.hoisted(() => ({ readings: Infinity, keepsLocks: false, keepsFiles: false }))

vi.mock('node:fs', async (original) => {
  const files = await original<typeof SyncFiles>()
  return {
    ...files,
    readFileSync: (file: string, encoding: 'utf8') => {
      if (file.endsWith('.lock') && --disk.readings < 0) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      return files.readFileSync(file, encoding)
    },
    rmSync: (file: string, options: SyncFiles.RmOptions) => {
      if (disk.keepsLocks && file.endsWith('.lock')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      files.rmSync(file, options)
    },
  }
})

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return {
    ...files,
    open: async (file: string, flags: string, mode?: number) => {
      const handle = await files.open(file, flags, mode)
      const close = handle.close.bind(handle)
      handle.close = async () => {
        await close()
        if (disk.keepsFiles && flags === 'r+') throw Object.assign(new Error('EIO'), { code: 'EIO' })
      }
      return handle
    },
  }
})

const SAMPLE = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'renaming-'))
  copyFileSync(SAMPLE, path.join(folder, 'Iron.lineage'))
})
afterEach(() => {
  Object.assign(disk, { readings: Infinity, keepsLocks: false, keepsFiles: false })
  rmSync(folder, { recursive: true })
})

const library = (): Workbench =>
  new Workbench({
    store: new FileLibrary(folder),
    kind: 'server',
    now: () => 0,
    digest: nodeDigest,
    random: (bytes) => new Uint8Array(bytes),
  })

/** Renames; returns success and the title afterwards. */
async function renamed(): Promise<readonly [ok: boolean, title: string | undefined]> {
  const { ok } = await library().rename('Iron.lineage', 'Gold')
  Object.assign(disk, { readings: Infinity, keepsLocks: false, keepsFiles: false })
  const [campaign] = await library().library()
  return [ok, campaign?.title]
}

test.each([1, 2, 3])('where a lock cannot be read from its reading %i on, what was renamed is told as renamed', async (readings) => {
  disk.readings = readings
  expect(await renamed()).toEqual([true, 'Gold'])
})

test.each(['keepsLocks', 'keepsFiles'] as const)('where the disk %s, what was renamed is told as renamed', async (fault) => {
  disk[fault] = true
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await renamed()).toEqual([true, 'Gold'])
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
})
