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

/** The part of a file handle that a journal needs. */
export interface JournalHandle extends WritableHandle {
  truncate(length: number): Promise<void>
  datasync(): Promise<void>
  stat(options: { readonly bigint: true }): Promise<Pick<BigIntStats, 'size' | 'nlink' | 'dev' | 'ino' | 'mtimeNs' | 'ctimeNs'>>
  /** File descriptor. */
  readonly fd: number
  close(): Promise<void>
}

/**
 * One campaign file open for writing. Each line is written after the last good one and flushed to disk. After a failed write, the file
 * is cut back before the failure is reported.
 */
export class JournalFile implements JournalStore {
  readonly openedAt?: { readonly lines: number; readonly last: string | undefined }
  readonly #file: string
  readonly #handle: JournalHandle
  readonly #lock: FileLock | null
  /** Bytes known to be on disk. */
  #length: number
  /** Digest of the contents, and the times of the last known change; null if the file was not read here. */
  #content: { readonly digest: Hash; seen: Seen } | null = null
  #queue: Promise<unknown> = Promise.resolve()
  /** Why writing is no longer possible; null while it is. */
  #stuck: Message | null = null

  /** `length` is the number of good bytes; `file` is the absolute path. Use `open` to open a path. */
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
   * Opens a file for writing. Cuts off a torn tail, and keeps it in the same folder as `<name>.torn-<n>`.
   * @param file absolute and real path
   * @throws {StoreError}
   */
  static async open(file: string): Promise<JournalFile> {
    const lock = takeLock(file)
    let handle: FileHandle | null = null
    try {
      // Opens before reading, and reads through the handle: opening may wait, and the path may name another file afterwards.
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
      // Every acknowledged line was flushed, so a failed close loses none.
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
   * Refuses to write if another program changed, moved or deleted the file: the next reader would not find the line there. If the state
   * of the file is unknown, nothing is written and nothing cut.
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

  /** Whether another program changed the contents but not the length; rereads the file if its times changed. */
  async #isRewritten(now: Seen): Promise<boolean> {
    const content = this.#content
    if (content === null || (content.seen.mtimeNs === now.mtimeNs && content.seen.ctimeNs === now.ctimeNs)) return false
    const bytes = await readBytes(this.#file)
    if (createHash('sha256').update(bytes).digest('hex') !== content.digest.copy().digest('hex')) return true
    content.seen = now
    return false
  }

  /** Records the file's times after our own change. If they are unknown, the next write rereads the file. */
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

  /** Overwrites with zeros what cannot be cut off, so that readers see a torn tail and not a refused entry. */
  async #blank(): Promise<void> {
    const { size } = await this.#handle.stat({ bigint: true })
    await writeAll(this.#handle, Buffer.alloc(Math.max(0, Number(size) - this.#length)), this.#length)
    await this.#handle.datasync()
  }
}

/** Times of a file's last change. */
type Seen = Pick<BigIntStats, 'mtimeNs' | 'ctimeNs'>

const NEVER: Seen = { mtimeNs: -1n, ctimeNs: -1n }
const CLOSED = message('fault.closed')
const LINE_END = Buffer.from('\n')

/**
 * Makes sure that the file is the one that was read, and not longer, before anything is cut or written.
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

/** Returns the current path of an open file, if the system provides it (Linux); null if it was deleted. */
async function pathOf(fd: number): Promise<string | null> {
  try {
    const place = await readlink(`/proc/self/fd/${fd}`)
    return place.endsWith(' (deleted)') ? null : place
  } catch {
    return null
  }
}
