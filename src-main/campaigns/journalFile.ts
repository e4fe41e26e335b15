import type { Message } from '../../src-shared/kernel/message.ts'
import { createHash, type Hash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { open, readlink, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StoreError, type JournalStore } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { takeLock, type FileLock } from './fileLock.ts'
import { faultCode, reasonOf } from './faults.ts'
import { withPatience } from './patience.ts'
import { journalIn, keepTail, readBytes } from './readJournal.ts'
import { writeAll, type WritableHandle } from './wholeFile.ts'

/** Of a file handle what a journal needs. */
export interface JournalHandle extends WritableHandle {
  truncate(length: number): Promise<void>
  datasync(): Promise<void>
  stat(options: { readonly bigint: true }): Promise<Pick<BigIntStats, 'size' | 'nlink' | 'dev' | 'ino' | 'mtimeNs' | 'ctimeNs'>>
  /** Its number in this process. */
  readonly fd: number
  close(): Promise<void>
}

/**
 * One campaign file open for writing. A line is written at the end of the last good one and flushed to the disk; whatever a failed
 * write left is cut off again before the failure is told.
 */
export class JournalFile implements JournalStore {
  readonly openedAt?: { readonly lines: number; readonly last: string | undefined }
  readonly #file: string
  readonly #handle: JournalHandle
  readonly #lock: FileLock | null
  /** Bytes that are known to be on the disk. */
  #length: number
  /** Digest of what is in it, and when the system last saw it changed; null where it was not read here. */
  #content: { readonly digest: Hash; seen: Seen } | null = null
  #queue: Promise<unknown> = Promise.resolve()
  /** Why nothing can be written any more. */
  #stuck: Message | null = null

  /** `length` is the number of good bytes; `file` is the absolute path. `open` makes one of a path. */
  constructor(
    file: string,
    handle: JournalHandle,
    length: number,
    lock: FileLock | null = null,
    openedAt?: { readonly lines: number; readonly last: string | undefined },
  ) {
    if (openedAt !== undefined) this.openedAt = openedAt
    this.#file = file
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
    let handle: FileHandle | null = null
    try {
      // Opened first and read through the handle: opening may wait, and what lies at the path may be another file afterwards.
      handle = await withPatience(() => open(file, 'r+'))
      const bytes = await readBytes(file, path.basename(file), handle)
      const { good, torn, unended, lines } = journalIn(bytes, path.basename(file))
      if (torn > 0) await keepTail(file, bytes.subarray(good))
      await mustBeAsRead(file, handle, bytes.length)
      if (torn > 0) await handle.truncate(good)
      if (unended) await writeAll(handle, LINE_END, good)
      if (torn > 0 || unended) await handle.sync()
      const length = unended ? good + LINE_END.length : good
      const opened = new JournalFile(file, handle, length, lock, { lines: lines.length, last: lines.at(-1) })
      const digest = createHash('sha256').update(bytes.subarray(0, good))
      opened.#content = { digest: unended ? digest.update(LINE_END) : digest, seen: await handle.stat({ bigint: true }) }
      return opened
    } catch (fault) {
      await handle?.close().catch(() => undefined)
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
      // Every line was flushed when it was told as saved: a file that cannot be closed loses none.
      await this.#handle.close().catch((fault: unknown) => console.error(`${this.#file} could not be closed:`, fault))
      this.#lock?.release()
    })
    this.#queue = closed.catch(() => undefined)
    return closed
  }

  async #append(line: string): Promise<void> {
    if (line.includes('\n')) throw new Error('a line of a journal holds no line end')
    if (this.#stuck !== null) throw this.#notSaved(this.#stuck)
    await this.#checkUntouched()
    const bytes = Buffer.from(`${line}\n`)
    try {
      await writeAll(this.#handle, bytes, this.#length)
      await this.#handle.datasync()
    } catch (fault) {
      await this.#cutBack()
      throw this.#notSaved(reasonOf(fault), fault)
    }
    this.#length += bytes.length
    this.#content?.digest.update(bytes)
    await this.#seenNow()
  }

  #notSaved(reason: Message, cause?: unknown): StoreError {
    return new StoreError(message('file.notSaved', { name: path.basename(this.#file), reason }), { cause })
  }

  /**
   * Nothing may be written over what another program did to the file, nor into one that no folder holds any more or that lies elsewhere by
   * now: whoever opens the campaign again would not find it there. Where that cannot be told, nothing is written and nothing cut.
   */
  async #checkUntouched(): Promise<void> {
    let trouble: Message | null
    try {
      trouble = await this.#trouble()
    } catch (fault) {
      throw this.#notSaved(reasonOf(fault), fault)
    }
    if (trouble === null) return
    this.#stuck = trouble
    throw this.#notSaved(trouble)
  }

  async #trouble(): Promise<Message | null> {
    const own = await this.#handle.stat({ bigint: true })
    if (own.nlink === 0n) return message('fault.replaced')
    const there = await statAt(this.#file)
    if (there === null || there.ino !== own.ino || there.dev !== own.dev) {
      const place = await pathOf(this.#handle.fd)
      return place === null || place === this.#file ? message('fault.movedAway') : message('fault.moved', { place })
    }
    if (own.size !== BigInt(this.#length) || (await this.#isRewritten(own))) return message('fault.changed')
    return this.#lock?.isHeld() === false ? message('fault.lockLost') : null
  }

  /** Whether what is in the file is not what was written, though it is as long: it is read again where the system saw it changed. */
  async #isRewritten(now: Seen): Promise<boolean> {
    const content = this.#content
    if (content === null || (content.seen.mtimeNs === now.mtimeNs && content.seen.ctimeNs === now.ctimeNs)) return false
    const bytes = await readBytes(this.#file)
    if (createHash('sha256').update(bytes).digest('hex') !== content.digest.copy().digest('hex')) return true
    content.seen = now
    return false
  }

  /** What the system says of the file after a change of our own. Where it cannot, the next line asks what is in it. */
  async #seenNow(): Promise<void> {
    if (this.#content !== null) this.#content.seen = await this.#handle.stat({ bigint: true }).catch(() => NEVER)
  }

  async #cutBack(): Promise<void> {
    try {
      await this.#handle.truncate(this.#length)
      await this.#handle.datasync()
      await this.#seenNow()
    } catch (fault) {
      this.#stuck = message('fault.leftover', { fault: faultCode(fault) ?? 'unknown fault' })
      await this.#blank().catch(() => undefined)
    }
  }

  /** Writes zeros over what cannot be cut off: whoever opens the file takes it for a torn tail, and not for an entry that was refused. */
  async #blank(): Promise<void> {
    const { size } = await this.#handle.stat({ bigint: true })
    await writeAll(this.#handle, Buffer.alloc(Math.max(0, Number(size) - this.#length)), this.#length)
    await this.#handle.datasync()
  }
}

/** When the system saw a file changed last. */
type Seen = Pick<BigIntStats, 'mtimeNs' | 'ctimeNs'>

const NEVER: Seen = { mtimeNs: -1n, ctimeNs: -1n }
const CLOSED = message('fault.closed')
const LINE_END = Buffer.from('\n')

/**
 * Nothing may be cut off or written where another program put another file in the place of the one that was read, or went on writing it.
 *
 * @throws {StoreError}
 */
async function mustBeAsRead(file: string, handle: FileHandle, length: number): Promise<void> {
  const own = await handle.stat({ bigint: true })
  const there = await statAt(file)
  if (there?.ino === own.ino && there.dev === own.dev && own.size === BigInt(length)) return
  throw new StoreError(message('file.notOpened', { name: path.basename(file), reason: message('fault.changed') }))
}

async function statAt(file: string): Promise<Pick<BigIntStats, 'dev' | 'ino'> | null> {
  try {
    return await stat(file, { bigint: true })
  } catch (fault) {
    if (faultCode(fault) === 'ENOENT' || faultCode(fault) === 'ENOTDIR') return null
    throw fault
  }
}

/** Where an open file lies by now, where the system tells (Linux). */
async function pathOf(fd: number): Promise<string | null> {
  try {
    const place = await readlink(`/proc/self/fd/${fd}`)
    return place.endsWith(' (deleted)') ? null : place
  } catch {
    return null
  }
}
