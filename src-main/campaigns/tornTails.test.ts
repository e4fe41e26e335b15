import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { readChain } from '../../src-shared/kernel/journal/journal.ts'
import { nodeDigest } from './digest.ts'
import { JournalFile } from './journalFile.ts'
import { readJournal, scanJournal } from './readJournal.ts'
import { file, folder, hidden, journal, store } from './testing/journalFolder.ts'

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
      // If only the line end is missing, the line is complete.
      const unended = whole[length] === 0x0a
      expect(torn === 0, `${length} bytes`).toBe(whole[length - 1] === 0x0a || unended)

      const opened = await JournalFile.open(file)
      await opened.append('{"next":true}')
      await opened.close()
      expect(readFileSync(file).subarray(0, good)).toEqual(whole.subarray(0, good))
      expect(readFileSync(file, 'utf8').slice(Buffer.from(whole.subarray(0, good)).toString().length)).toBe(
        `${unended ? '\n' : ''}{"next":true}\n`,
      )
      const beside = path.join(folder, 'Iron.lineage.torn-1')
      expect(existsSync(beside)).toBe(torn > 0)
      if (torn === 0) continue
      expect(readFileSync(beside)).toEqual(whole.subarray(good, length))
      rmSync(beside)
    }
  })

  test('zeros that a power cut left count as torn, even with a line end', async () => {
    const lines = journal('one', 'two')
    const whole = store(lines)
    appendFileSync(file, Buffer.concat([Buffer.alloc(64), Buffer.from('\n')]))
    expect(await readJournal(file)).toEqual({ headerLine: lines[0], lines: lines.slice(1), good: whole.length, unended: false, torn: 65 })
    await (await JournalFile.open(file)).close()
    expect(readFileSync(file)).toEqual(whole)
  })

  test('a last line with its line end is no torn one, whatever it holds: it is left for the chain to find', async () => {
    const lines = journal('one', 'two')
    const whole = store([...lines.slice(0, 2), 'spilt ink'])
    expect(await readJournal(file)).toMatchObject({ lines: [lines[1], 'spilt ink'], torn: 0 })
    await (await JournalFile.open(file)).close()
    expect(readFileSync(file)).toEqual(whole)
  })

  test.each([
    ['line ends of another system', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['both, and no last line end', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n').slice(0, -2)}`],
    ['half of the last line end', (text: string) => text.replaceAll('\n', '\r\n').slice(0, -1)],
  ])('a file with %s is read as what it is, and written on', async (_, bend) => {
    const lines = journal('one', 'two', 'three')
    const next = lines[3] ?? ''
    writeFileSync(file, bend([...lines.slice(0, 3), ''].join('\n')))
    const { headerLine, lines: read, torn } = await readJournal(file)
    expect([headerLine, ...read]).toEqual(lines.slice(0, 3))
    expect(torn).toBe(0)
    const opened = await JournalFile.open(file)
    await opened.append(next)
    await opened.close()
    expect(readChain(headerLine, (await readJournal(file)).lines, nodeDigest)).toMatchObject({ broken: null, entries: { length: 3 } })
    expect(hidden()).toEqual([])
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
