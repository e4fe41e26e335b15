import { readFile, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StoreError, type StoredJournal } from '../../src-shared/contract/journalStore.ts'
import { withoutMark } from '../../src-shared/kernel/forms/outsideText.ts'
import { message } from '../../src-shared/messages/message.ts'
import { LONGEST_HEADER } from '../../src-shared/table/library/header.ts'
import { faultCode, reasonOf } from './faults.ts'
import { besideName } from './fileNames.ts'
import { syncFolder, writeNew } from './wholeFile.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

/** A campaign file as read from disk. */
export interface ScannedJournal extends StoredJournal {
  /** Bytes of whole lines. */
  readonly good: number
  /** Whether the last whole line lacks its line end, which must be written before the next line. */
  readonly unended: boolean
}

/** Largest file that is read, in bytes: the limit of one text in Node. */
const LARGEST = 500 * 1024 * 1024
const LINE_END = 0x0a

/** Reads a campaign file without changing anything. Throws StoreError. */
export async function readJournal(file: string): Promise<ScannedJournal> {
  const name = path.basename(file)
  return journalIn(await readBytes(file, name), name)
}

/** As `readJournal`, from bytes. Throws StoreError. */
export function journalIn(bytes: Buffer, name: string): ScannedJournal {
  const scanned = scanJournal(bytes)
  if (scanned === null) throw new StoreError(message('file.strange', { name }))
  return scanned
}

/**
 * Reads all bytes. Retries short reads (some network drives), which must not count as the end of the file.
 * @param handle read through it if given: the path may name another file by now
 */
export async function readBytes(file: string, name = path.basename(file), handle?: FileHandle): Promise<Buffer> {
  const look = () => (handle === undefined ? stat(file) : handle.stat())
  try {
    for (let attempt = 1; ; attempt++) {
      const before = await look()
      if (!before.isFile()) throw new StoreError(message('file.none', { name }))
      if (before.size > LARGEST) throw new StoreError(message('file.tooLarge', { name, size: Math.round(before.size / 2 ** 20) }))
      const bytes = handle === undefined ? await readFile(file) : await readThrough(handle, before.size)
      // Another program may be appending meanwhile.
      const after = await look()
      if (bytes.length === before.size || bytes.length === after.size) return bytes
      if (attempt === 3) throw new StoreError(message('file.readShort', { name, read: bytes.length, size: after.size }))
    }
  } catch (fault) {
    if (fault instanceof StoreError) throw fault
    throw new StoreError(message('file.notRead', { name, reason: reasonOf(fault) }), { cause: fault })
  }
}

/** Reads the first `size` bytes of an open file, or all it has. */
async function readThrough(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let done = 0; done < size;) {
    const { bytesRead } = await handle.read(bytes, done, size - done, done)
    if (bytesRead === 0) return bytes.subarray(0, done)
    done += bytesRead
  }
  return bytes
}

/**
 * Splits a campaign file into whole lines. The tail is torn if the last line has no line end and is no JSON, or if a power cut left zeros
 * in it. Accepts line ends of other systems, a byte order mark and a missing last line end, which other programs make.
 * Returns null if not even the header is there.
 */
export function scanJournal(bytes: Buffer): ScannedJournal | null {
  let good = bytes.lastIndexOf(LINE_END) + 1
  const tail = withoutReturn(bytes.toString('utf8', good))
  const unended = parsed(tail) !== undefined
  if (unended) good = bytes.length
  const lines = linesIn(bytes.subarray(0, good))
  const headerLine = withoutMark(lines.shift() ?? '')
  if (!isHeader(headerLine)) return null
  if (!unended && lines.at(-1)?.includes('\0') === true) {
    lines.pop()
    good = bytes.lastIndexOf(LINE_END, good - 2) + 1
  }
  return { headerLine, lines, good, unended, torn: bytes.length - good }
}

/** Whole lines. Each is a text of its own: a part of the file's text, wherever it is kept, would keep all of it in memory. */
function linesIn(bytes: Buffer): string[] {
  const lines: string[] = []
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LINE_END, from)
    const to = end < 0 ? bytes.length : end
    lines.push(withoutReturn(bytes.toString('utf8', from, to)))
    from = to + 1
  }
  return lines
}

/** Saves a torn tail in the file's folder, under the first free number. */
export async function keepTail(file: string, tail: Uint8Array): Promise<void> {
  for (let number = 1; ; number++) {
    try {
      await writeNew(path.join(path.dirname(file), besideName(path.basename(file), '', `.torn-${number}`)), tail)
      return await syncFolder(path.dirname(file))
    } catch (fault) {
      if (faultCode(fault) !== 'EEXIST') throw fault
    }
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}

function isHeader(line: string): boolean {
  const header = line.length > LONGEST_HEADER ? undefined : parsed(line)
  return typeof header === 'object' && header !== null && 'format' in header && header.format === 'lineage'
}

function parsed(line: string): unknown {
  try {
    return parseOutside(line)
  } catch {
    return undefined
  }
}
