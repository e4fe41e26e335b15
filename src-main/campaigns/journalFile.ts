import type { Message } from '../../src-shared/kernel/message.ts'
import type { Stats } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { JournalStore, StoredJournal } from '../../src-shared/contract/journalStore.ts'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import type { FileLock } from './fileLock.ts'
import { takeLock } from './fileLock.ts'
import { faultCode, reasonOf } from './faults.ts'
import { besideName } from './fileNames.ts'
import type { WritableHandle } from './wholeFile.ts'
import { syncFolder, writeAll, writeNew } from './wholeFile.ts'

/** Of a file handle what a journal needs. */
export interface JournalHandle extends WritableHandle {
  truncate(length: number): Promise<void>
  datasync(): Promise<void>
  stat(): Promise<Pick<Stats, 'size' | 'nlink'>>
  close(): Promise<void>
}

/** A campaign file as it lies on the disk; `good` bytes of it are whole lines. */
export interface ScannedJournal extends StoredJournal {
  readonly good: number
}

/** Largest file that is read, in bytes: what one text of Node can hold. */
const LARGEST = 500 * 1024 * 1024
const LINE_END = 0x0a

/**
 * One campaign file open for writing. A line is written at the end of the last good one and flushed to the disk; whatever a failed
 * write left is cut off again before the failure is told.
 */
export class JournalFile implements JournalStore {
  readonly #name: string
  readonly #handle: JournalHandle
  readonly #lock: FileLock | null
  /** Bytes that are known to be on the disk. */
  #length: number
  #queue: Promise<unknown> = Promise.resolve()
  /** Why nothing can be written any more. */
  #stuck: Message | null = null

  /** `length` is the number of good bytes; `name` is the file's, for messages. `open` makes one of a path. */
  constructor(name: string, handle: JournalHandle, length: number, lock: FileLock | null = null) {
    this.#name = name
    this.#handle = handle
    this.#length = length
    this.#lock = lock
  }

  /**
   * Opens a file for writing. A torn tail is cut off, and kept beside it as `<name>.torn-<n>`.
   *
   * @param file absolute and real path
   * @throws {StoreError}
   */
  static async open(file: string): Promise<JournalFile> {
    const lock = takeLock(file)
    try {
      const { good, torn } = await readJournal(file)
      if (torn > 0) await keepTail(file, good)
      const handle = await open(file, 'r+')
      if (torn > 0) {
        await handle.truncate(good)
        await handle.sync()
      }
      return new JournalFile(path.basename(file), handle, good, lock)
    } catch (fault) {
      lock.release()
      throw fault instanceof StoreError
        ? fault
        : new StoreError(message('file.notOpened', { name: path.basename(file), reason: reasonOf(fault) }), { cause: fault })
    }
  }

  append(line: string): Promise<void> {
    const appended = this.#queue.then(() => this.#append(line))
    this.#queue = appended.catch(() => undefined)
    return appended
  }

  async close(): Promise<void> {
    const closed = this.#queue.then(async () => {
      if (this.#stuck === CLOSED) return
      this.#stuck = CLOSED
      try {
        await this.#handle.close()
      } finally {
        this.#lock?.release()
      }
    })
    this.#queue = closed.catch(() => undefined)
    return closed
  }

  async #append(line: string): Promise<void> {
    if (line.includes('\n')) throw new Error('a line of a journal holds no line end')
    if (this.#stuck !== null) throw new StoreError(message('file.notSaved', { name: this.#name, reason: this.#stuck }))
    const bytes = Buffer.from(`${line}\n`)
    try {
      await this.#checkUntouched()
      await writeAll(this.#handle, bytes, this.#length)
      await this.#handle.datasync()
    } catch (fault) {
      if (fault instanceof StoreError) throw fault
      await this.#cutBack()
      throw new StoreError(message('file.notSaved', { name: this.#name, reason: reasonOf(fault) }), { cause: fault })
    }
    this.#length += bytes.length
  }

  /** Nothing may be written over what another program did to the file, nor into a file that no folder holds any more. */
  async #checkUntouched(): Promise<void> {
    const { size, nlink } = await this.#handle.stat()
    if (size === this.#length && nlink > 0) return
    this.#stuck = nlink === 0 ? message('fault.replaced') : message('fault.changed')
    throw new StoreError(message('file.notSaved', { name: this.#name, reason: this.#stuck }))
  }

  async #cutBack(): Promise<void> {
    try {
      await this.#handle.truncate(this.#length)
      await this.#handle.datasync()
    } catch (fault) {
      this.#stuck = message('fault.leftover', { fault: faultCode(fault) ?? 'unknown fault' })
    }
  }
}

const CLOSED = message('fault.closed')

/** Reads a campaign file and touches nothing. */
export async function readJournal(file: string): Promise<ScannedJournal> {
  const name = path.basename(file)
  let bytes: Buffer
  try {
    const found = await stat(file)
    if (!found.isFile()) throw new StoreError(message('file.none', { name }))
    if (found.size > LARGEST) throw new StoreError(message('file.tooLarge', { name, size: Math.round(found.size / 2 ** 20) }))
    bytes = await readFile(file)
  } catch (fault) {
    if (fault instanceof StoreError) throw fault
    throw new StoreError(message('file.notRead', { name, reason: reasonOf(fault) }), { cause: fault })
  }
  const scanned = scanJournal(bytes)
  if (scanned === null) throw new StoreError(message('file.strange', { name }))
  return scanned
}

/**
 * The whole lines of a campaign file. Its tail is torn where the last line has no line end or is no JSON. Null where not even the
 * header is there.
 */
export function scanJournal(bytes: Buffer): ScannedJournal | null {
  let good = bytes.lastIndexOf(LINE_END) + 1
  const [headerLine = '', ...lines] = bytes.toString('utf8', 0, good).split('\n').slice(0, -1)
  if (!isHeader(headerLine)) return null
  const last = lines.at(-1)
  if (last !== undefined && parsed(last) === undefined) {
    lines.pop()
    good = bytes.lastIndexOf(LINE_END, good - 2) + 1
  }
  return { headerLine, lines, good, torn: bytes.length - good }
}

function isHeader(line: string): boolean {
  const header = parsed(line)
  return typeof header === 'object' && header !== null && 'format' in header && header.format === 'lineage'
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}

/** Saves everything after the good bytes beside the file, under the first free number. */
async function keepTail(file: string, good: number): Promise<void> {
  const tail = (await readFile(file)).subarray(good)
  for (let number = 1; ; number++) {
    try {
      await writeNew(path.join(path.dirname(file), besideName(path.basename(file), '', `.torn-${number}`)), tail)
      return await syncFolder(path.dirname(file))
    } catch (fault) {
      if (faultCode(fault) !== 'EEXIST') throw fault
    }
  }
}
