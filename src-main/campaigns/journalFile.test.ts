import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { digestText } from '../../src-shared/kernel/hash.ts'
import type { Entry } from '../../src-shared/kernel/journal.ts'
import { readChain, sealEntry, sealHeader } from '../../src-shared/kernel/journal.ts'
import { nodeDigest } from './digest.ts'
import type { JournalHandle } from './journalFile.ts'
import { JournalFile, readJournal, scanJournal } from './journalFile.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'))
  file = path.join(folder, 'Iron.lineage')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A header and chained notes of these texts. */
function journal(...texts: readonly string[]): string[] {
  const header = { format: 'lineage', version: 1, ruleset: 'r', rulesetVersion: 1, id: 'x', title: 'Iron', seedCommitment: 'c' } as const
  const sealed = sealHeader(header, nodeDigest)
  let { hash } = sealed
  const lines = texts.map((text, seq) => {
    const next = sealEntry({ seq, kind: 'note', text } satisfies Entry, hash, nodeDigest)
    hash = next.hash
    return next.line
  })
  return [sealed.line, ...lines]
}

function store(lines: readonly string[]): Buffer {
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
  writeFileSync(file, bytes)
  return bytes
}

function hidden(): string[] {
  return readdirSync(folder).filter((name) => name !== 'Iron.lineage')
}

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
    await expect(opened.append('{}')).rejects.toThrow('another program changed it meanwhile; open it again')
    await opened.close()
    expect(readFileSync(file)).toEqual(changed)
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

/** A real file on a disk with room for `disk.room` more bytes; `stubborn`: it cannot be cut either. */
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
    stat: () => real.stat(),
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
      const opened = new JournalFile('Iron.lineage', await cramped(disk), bytes.length)
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

  test('a disk that takes a byte at a time is no failure', async () => {
    const [header = '', ...lines] = journal('one')
    const bytes = store([header])
    const handle = await cramped({ room: Infinity })
    const write = handle.write.bind(handle)
    handle.write = (chunk, offset, _length, position) => write(chunk, offset, 1, position)
    const opened = new JournalFile('Iron.lineage', handle, bytes.length)
    await opened.append(lines[0] ?? '')
    await opened.close()
    expect((await readJournal(file)).lines).toEqual(lines)
  })

  test('lines that wait behind a rejected one are written in its place', async () => {
    const [header = '', first = ''] = journal('one')
    const bytes = store([header])
    const opened = new JournalFile('Iron.lineage', await cramped({ room: first.length + 1 }), bytes.length)
    const [tooLong, fits] = await Promise.allSettled([opened.append('x'.repeat(first.length + 50)), opened.append(first)])
    expect([tooLong.status, fits.status]).toEqual(['rejected', 'fulfilled'])
    await opened.close()
    expect((await readJournal(file)).lines).toEqual([first])
  })

  test('where the failed line cannot even be cut, nothing more is written, and the next opening cuts it', async () => {
    const [header = '', ...lines] = journal('one', 'two')
    const bytes = store([header, lines[0] ?? ''])
    const opened = new JournalFile('Iron.lineage', await cramped({ room: 20 }, true), bytes.length)
    await expect(opened.append(lines[1] ?? '')).rejects.toThrow('the disk is full')
    await expect(opened.append(lines[1] ?? '')).rejects.toThrow(
      'what an earlier failure left could not be cleared away (EIO); open it again.',
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

describe('torn tails', () => {
  test('a file cut at any byte opens with the lines that are whole; the rest is kept beside it', async () => {
    const lines = journal('one', 'zwei 🜁', 'three')
    const whole = store(lines)
    const headerLength = Buffer.byteLength(lines[0] ?? '') + 1
    for (let length = headerLength; length <= whole.length; length++) {
      writeFileSync(file, whole.subarray(0, length))
      const { good, torn } = await readJournal(file)
      expect(statSync(file).size, 'reading touches nothing').toBe(length)
      expect(good + torn).toBe(length)
      expect(torn === 0, `${length} bytes`).toBe(whole[length - 1] === 0x0a)

      const opened = await JournalFile.open(file)
      await opened.append('{"next":true}')
      await opened.close()
      expect(readFileSync(file).subarray(0, good)).toEqual(whole.subarray(0, good))
      expect(readFileSync(file, 'utf8').slice(Buffer.from(whole.subarray(0, good)).toString().length)).toBe('{"next":true}\n')
      const beside = path.join(folder, 'Iron.lineage.torn-1')
      expect(existsSync(beside)).toBe(torn > 0)
      if (torn === 0) continue
      expect(readFileSync(beside)).toEqual(whole.subarray(good, length))
      rmSync(beside)
    }
  })

  test('a last line that is no JSON counts as torn, even with its line end', async () => {
    const lines = journal('one', 'two')
    const whole = store(lines)
    appendFileSync(file, Buffer.concat([Buffer.alloc(64), Buffer.from('\n')]))
    expect(await readJournal(file)).toEqual({ headerLine: lines[0], lines: lines.slice(1), good: whole.length, torn: 65 })
    await (await JournalFile.open(file)).close()
    expect(readFileSync(file)).toEqual(whole)
  })

  test('every torn tail gets a file of its own', async () => {
    store(journal('one'))
    for (const tail of ['first', 'second']) {
      appendFileSync(file, tail)
      await (await JournalFile.open(file)).close()
    }
    expect(hidden().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])).toEqual([
      ['Iron.lineage.torn-1', 'first'],
      ['Iron.lineage.torn-2', 'second'],
    ])
  })

  test.each([
    ['nothing', ''],
    ['half a header', '{"format":"lin'],
    ['another text', 'Dear diary\n'],
    ['other JSON', '{"format":"letter"}\n{}\n'],
  ])('a file with %s is told from a campaign and left alone', async (_, text) => {
    writeFileSync(file, text)
    await expect(readJournal(file)).rejects.toThrow('"Iron.lineage" does not begin like a campaign')
    await expect(JournalFile.open(file)).rejects.toThrow(StoreError)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(hidden()).toEqual([])
  })

  test('a break in the middle is left for the chain to find', () => {
    const lines = journal('one', 'two', 'three')
    const bent = lines.map((line, at) => (at === 2 ? line.replace('two', 'TWO') : line))
    const scanned = scanJournal(store(bent))
    expect(scanned).toMatchObject({ torn: 0, lines: { length: 3 } })
    expect(readChain(lines[0] ?? '', scanned?.lines ?? [], nodeDigest)).toMatchObject({
      broken: { line: 3, reason: 'hash does not fit the line' },
      entries: { length: 1 },
    })
  })
})

describe('opening', () => {
  test('a missing file is named', async () => {
    await expect(readJournal(file)).rejects.toThrow('"Iron.lineage" cannot be read: it is not there any more')
    await expect(JournalFile.open(file)).rejects.toThrow(StoreError)
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
