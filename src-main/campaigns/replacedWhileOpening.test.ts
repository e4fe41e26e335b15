import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type * as Files from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { JournalFile } from './journalFile.ts'
import { file, folder, journal, store } from './testing/journalFolder.ts'

/** Action of another program on the file, once: while opening waits, or as soon as the file is open. */
const meanwhile = vi.hoisted(() => ({ waiting: null as (() => void) | null, opened: null as (() => void) | null }))

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>()
  return {
    ...files,
    open: async (place: string, flags: string, mode?: number) => {
      const { waiting, opened } = meanwhile
      if (flags !== 'r+') return files.open(place, flags, mode)
      if (waiting !== null) {
        meanwhile.waiting = null
        waiting()
        throw Object.assign(new Error('busy'), { code: 'EBUSY' })
      }
      const handle = await files.open(place, flags, mode)
      meanwhile.opened = null
      opened?.()
      return handle
    },
  }
})

beforeEach(() => Object.assign(meanwhile, { waiting: null, opened: null }))

const [HEADER = '', ...LINES] = journal('one', 'two', 'three')

/** Replaces the file by a newer version, as sync programs do. */
function putNewer(): void {
  const fresh = path.join(folder, 'fresh')
  writeFileSync(fresh, `${[HEADER, ...LINES].join('\n')}\n`)
  renameSync(fresh, file)
}

/** Stores a version with a torn last line. */
function storeTorn(): void {
  store([HEADER, LINES[0] ?? ''])
  writeFileSync(file, `${readFileSync(file, 'utf8')}${LINES[1]?.slice(0, 20)}`)
}

test('a newer version that is put in place while opening waits is opened whole', async () => {
  storeTorn()
  meanwhile.waiting = putNewer
  const opened = await JournalFile.open(file)
  expect(opened.openedAt?.lines).toBe(LINES.length)
  await opened.append('{"next":true}')
  await opened.close()
  expect(readFileSync(file, 'utf8')).toBe(`${[HEADER, ...LINES, '{"next":true}'].join('\n')}\n`)
})

test.each([
  ['one that is put in place once it is open', putNewer],
  ['one that is written into it once it is open', () => writeFileSync(file, `${[HEADER, ...LINES].join('\n')}\n`)],
])('of %s nothing is cut off', async (_, change) => {
  storeTorn()
  meanwhile.opened = change
  await JournalFile.open(file)
    .then((opened) => opened.close())
    .catch((fault: unknown) => expect(String(fault)).toContain('another program changed it meanwhile'))
  expect(readFileSync(file, 'utf8')).toBe(`${[HEADER, ...LINES].join('\n')}\n`)
  expect(existsSync(path.join(folder, '.Iron.lineage.lock'))).toBe(false)
})
