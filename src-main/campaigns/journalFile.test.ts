import {
  appendFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { digestText } from '../../src-shared/kernel/journal/hash.ts'
import { readChain } from '../../src-shared/kernel/journal/journal.ts'
import { nodeDigest } from './digest.ts'
import { JournalFile, type JournalHandle } from './journalFile.ts'
import { readJournal } from './readJournal.ts'
import { file, folder, hidden, journal, store } from './testing/journalFolder.ts'

describe('digest', () => {
  test.each(['', 'a', 'Ελφ 🜁 ûñ', '\ud800 alone', 'x'.repeat(100_000)])('is the one of the kernel (%#)', (text) => {
    expect(nodeDigest(text)).toBe(digestText(text))
    expect(nodeDigest(text)).toMatch(/^[\w-]{43}$/)
  })
})

describe('appending', () => {
  test('lines stand in the file in order, as a whole chain, once they are acknowledged', async () => {
    const [header = '', ...lines] = journal('one', 'zwei 🜁', 'three')
    store([header])
    const opened = await JournalFile.open(file)
    await Promise.all(lines.map((line) => opened.append(line)))
    expect(readFileSync(file, 'utf8')).toBe([header, ...lines, ''].join('\n'))
    await opened.close()
    expect(readChain(header, (await readJournal(file)).lines, nodeDigest)).toMatchObject({ broken: null, entries: { length: 3 } })
    expect(hidden()).toEqual([])
  })

  test('a line with a line end is a bug and leaves the file alone', async () => {
    const bytes = store(journal('one'))
    const opened = await JournalFile.open(file)
    await expect(opened.append('{"a":\n1}')).rejects.toThrow('line end')
    await opened.close()
    expect(readFileSync(file)).toEqual(bytes)
  })

  test('nothing is written after closing, and closing twice is one', async () => {
    const bytes = store(journal('one'))
    const opened = await JournalFile.open(file)
    await Promise.all([opened.close(), opened.close()])
    await expect(opened.append('{}')).rejects.toThrow('"Iron.lineage" could not be saved: it was closed.')
    expect(readFileSync(file)).toEqual(bytes)
  })

  test('what another program appended is not overwritten', async () => {
    store(journal('one'))
    const opened = await JournalFile.open(file)
    appendFileSync(file, '{"stranger":true}\n')
    const changed = readFileSync(file)
    await expect(opened.append('{}')).rejects.toThrow('another program changed it meanwhile; leave the campaign and open it again')
    await opened.close()
    expect(readFileSync(file)).toEqual(changed)
  })

  test('what another program changed in it is noticed at the next line, though the file is as long as before', async () => {
    const bytes = store(journal('one'))
    const opened = await JournalFile.open(file)
    const changed = Buffer.from(bytes.toString('utf8').replace('"Iron"', '"Irox"'))
    writeFileSync(file, changed)
    utimesSync(file, 1, 1)
    await expect(opened.append('{}')).rejects.toThrow('another program changed it meanwhile; leave the campaign and open it again')
    await expect(opened.append('{}')).rejects.toThrow('another program changed it meanwhile')
    await opened.close()
    expect(readFileSync(file)).toEqual(changed)
  })

  test('a file that was written as it is, or only touched, is written on', async () => {
    const bytes = store(journal('one'))
    const opened = await JournalFile.open(file)
    writeFileSync(file, bytes)
    utimesSync(file, 1, 1)
    await opened.append('{"seq":1}')
    utimesSync(file, 2, 2)
    await opened.append('{"seq":2}')
    await opened.close()
    expect(readFileSync(file, 'utf8')).toBe(`${bytes.toString('utf8')}{"seq":1}\n{"seq":2}\n`)
  })

  test('into a file that was moved nothing is written, and it is told where it lies', async () => {
    const bytes = store(journal('one'))
    const opened = await JournalFile.open(file)
    const moved = path.join(folder, 'elsewhere.lineage')
    renameSync(file, moved)
    await expect(opened.append('{}')).rejects.toThrow(`the file is at ${moved} now; move it back, or open it there.`)
    await opened.close()
    expect(readFileSync(moved)).toEqual(bytes)
  })

  test('into a file whose place another one took nothing is written, even while the old one is still kept somewhere', async () => {
    const bytes = store(journal('one'))
    const opened = await JournalFile.open(file)
    const backup = path.join(folder, 'backup')
    linkSync(file, backup)
    const fresh = path.join(folder, 'fresh')
    writeFileSync(fresh, bytes)
    renameSync(fresh, file)
    await expect(opened.append('{}')).rejects.toThrow('could not be saved: the file')
    await opened.close()
    expect(readFileSync(backup)).toEqual(bytes)
    expect(readFileSync(file)).toEqual(bytes)
  })

  test('where the file cannot be looked at, nothing is written and nothing of another program is cut', async () => {
    const bytes = store(journal('one'))
    const handle = await cramped({ room: 10_000 })
    const blind = { ...handle, stat: () => Promise.reject(Object.assign(new Error('input/output error'), { code: 'EIO' })) }
    const opened = new JournalFile(file, blind, bytes.length)
    appendFileSync(file, '{"stranger":true}\n')
    const changed = readFileSync(file)
    await expect(opened.append('{}')).rejects.toThrow('the disk reports a fault')
    await opened.close()
    expect(readFileSync(file)).toEqual(changed)
  })

  test('nothing is written once another program has taken the lock over', async () => {
    const bytes = store(journal('one'))
    const opened = await JournalFile.open(file)
    const lock = path.join(folder, '.Iron.lineage.lock')
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"token":"[0-9a-f]+"/, '"token":"another"'))
    await expect(opened.append('{}')).rejects.toThrow('another program took the campaign over')
    await opened.close()
    expect(readFileSync(file)).toEqual(bytes)
    expect(existsSync(lock)).toBe(true)
  })

  test('a file that was deleted or replaced is noticed instead of written into nowhere', async () => {
    store(journal('one'))
    const opened = await JournalFile.open(file)
    rmSync(file)
    await expect(opened.append('{}')).rejects.toThrow('deleted or replaced')
    await opened.close()
    expect(existsSync(file)).toBe(false)
  })
})

/** Opens a real file on a simulated disk with room for `disk.room` more bytes; `stubborn`: the file cannot be cut either. */
async function cramped(disk: { room: number }, stubborn = false): Promise<JournalHandle> {
  const real = await open(file, 'r+')
  return {
    async write(bytes, offset, length, position) {
      const fits = Math.min(length, disk.room)
      if (fits === 0 && length > 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      const { bytesWritten } = await real.write(bytes, offset, fits, position)
      disk.room -= bytesWritten
      return { bytesWritten }
    },
    async truncate(length) {
      if (stubborn) throw Object.assign(new Error('input/output error'), { code: 'EIO' })
      disk.room += (await real.stat()).size - length
      await real.truncate(length)
    },
    datasync: () => real.datasync(),
    stat: (options) => real.stat(options),
    fd: real.fd,
    close: () => real.close(),
  }
}

describe('a full disk', () => {
  test.each([0, 1, 2, 30, 31])(
    'with room for %i bytes: the line is rejected and nothing of it stays, then there is room again',
    async (room) => {
      const [header = '', ...lines] = journal('one', 'two')
      const bytes = store([header, lines[0] ?? ''])
      const disk = { room }
      const opened = new JournalFile(file, await cramped(disk), bytes.length)
      const failure = opened.append(lines[1] ?? '')
      await expect(failure).rejects.toThrow(StoreError)
      await expect(failure).rejects.toThrow('"Iron.lineage" could not be saved: the disk is full; free some space and try again.')
      expect(readFileSync(file)).toEqual(bytes)
      disk.room = 10_000
      await opened.append(lines[1] ?? '')
      await opened.close()
      expect((await readJournal(file)).lines).toEqual(lines)
    },
  )

  test('a line that was refused and cannot be cut off is no entry when the file is opened again', async () => {
    const [header = '', ...lines] = journal('one', 'two')
    const bytes = store([header, lines[0] ?? ''])
    const handle = await cramped({ room: 10_000 }, true)
    let flushes = 0
    const faulty = { ...handle, datasync: () => (flushes++ === 0 ? Promise.reject(new Error('input/output error')) : handle.datasync()) }
    const opened = new JournalFile(file, faulty, bytes.length)
    await expect(opened.append(lines[1] ?? '')).rejects.toThrow('could not be saved')
    await opened.close()
    expect((await readJournal(file)).lines).toEqual(lines.slice(0, 1))
    await (await JournalFile.open(file)).close()
    expect(readFileSync(file)).toEqual(bytes)
  })

  test('a disk that takes a byte at a time is no failure', async () => {
    const [header = '', ...lines] = journal('one')
    const bytes = store([header])
    const handle = await cramped({ room: Infinity })
    const write = handle.write.bind(handle)
    handle.write = (chunk, offset, _length, position) => write(chunk, offset, 1, position)
    const opened = new JournalFile(file, handle, bytes.length)
    await opened.append(lines[0] ?? '')
    await opened.close()
    expect((await readJournal(file)).lines).toEqual(lines)
  })

  test('lines that wait behind a rejected one are written in its place', async () => {
    const [header = '', first = ''] = journal('one')
    const bytes = store([header])
    const opened = new JournalFile(file, await cramped({ room: first.length + 1 }), bytes.length)
    const [tooLong, fits] = await Promise.allSettled([opened.append('x'.repeat(first.length + 50)), opened.append(first)])
    expect([tooLong.status, fits.status]).toEqual(['rejected', 'fulfilled'])
    await opened.close()
    expect((await readJournal(file)).lines).toEqual([first])
  })

  test('where the failed line cannot even be cut, nothing more is written, and the next opening cuts it', async () => {
    const [header = '', ...lines] = journal('one', 'two')
    const bytes = store([header, lines[0] ?? ''])
    const opened = new JournalFile(file, await cramped({ room: 20 }, true), bytes.length)
    await expect(opened.append(lines[1] ?? '')).rejects.toThrow('the disk is full')
    await expect(opened.append(lines[1] ?? '')).rejects.toThrow(
      'what an earlier failure left could not be cleared away (EIO); leave the campaign and open it again.',
    )
    await opened.close()
    expect(statSync(file).size).toBe(bytes.length + 20)

    const again = await JournalFile.open(file)
    await again.append(lines[1] ?? '')
    await again.close()
    expect((await readJournal(file)).lines).toEqual(lines)
    expect(readFileSync(`${file}.torn-1`, 'utf8')).toBe(lines[1]?.slice(0, 20))
  })
})

describe('opening', () => {
  test('a missing file is named', async () => {
    await expect(readJournal(file)).rejects.toThrow('"Iron.lineage" cannot be read: it is not there any more')
    await expect(JournalFile.open(file)).rejects.toThrow(StoreError)
  })

  test.skipIf(process.platform !== 'linux')('a file that gives other bytes than it has is not taken for a short one', async () => {
    await expect(readJournal('/proc/self/status')).rejects.toThrow(/"status" was read in part only \(\d+ of 0 bytes\)/)
  })

  test('a folder is no campaign', async () => {
    await expect(readJournal(folder)).rejects.toThrow('is no file')
  })

  test('the lock is given back where opening fails', async () => {
    store(journal('one'))
    truncateSync(file, 5)
    await expect(JournalFile.open(file)).rejects.toThrow(StoreError)
    store(journal('one'))
    await (await JournalFile.open(file)).close()
  })
})
