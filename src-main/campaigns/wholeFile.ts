import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { faultCode } from './faults.ts'
import { withPatience } from './patience.ts'

/** Of a file handle what writing needs. */
export interface WritableHandle {
  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>
}

/** Writes all bytes from `position` on, however many the system takes at a time. Rejects where it takes none. */
export async function writeAll(handle: WritableHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done)
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
    done += bytesWritten
  }
}

/** What a file is to hold: as it is, or the lines of a journal, each of which is given its line end. */
export type Content = string | Uint8Array | { readonly headerLine: string; readonly lines: Iterable<string> }

/**
 * Puts a whole file in the place of `target`: it is there entire, as it was or not at all, even after a power cut. `mode`: who may read
 * it, as the system numbers that (0o600: its owner alone); absent: who may read what is there so far, else its owner alone. Windows goes
 * by the folder.
 */
export async function replaceFile(target: string, content: Content, mode?: number): Promise<void> {
  await putInPlace(target, content, mode)
  await syncFolder(path.dirname(target))
}

/**
 * Writes a whole file to a name that was reserved by an empty one. Rejects where something else has come to lie there. Where the folder cannot be
 * flushed the file is taken away again: what is told as failed must not be there.
 */
export async function fillReserved(target: string, content: Content): Promise<void> {
  await viaDraft(target, (draft) => writeNew(draft, content), mustBeFree)
  try {
    await syncFolder(path.dirname(target))
  } catch (fault) {
    await rm(target, { force: true }).catch(() => undefined)
    throw fault
  }
}

/** @throws {StoreError} where anything but an empty file lies there */
export async function mustBeFree(target: string): Promise<void> {
  const found = await lstat(target).catch((fault: unknown) => {
    if (faultCode(fault) === 'ENOENT') return null
    throw fault
  })
  if (found === null || (found.isFile() && found.size === 0)) return
  throw new StoreError(message('file.taken', { name: path.basename(target) }))
}

/** The same as `replaceFile`, but that a power cut may bring back the file as it was. */
export async function putInPlace(target: string, content: Content, mode?: number): Promise<void> {
  const made = mode ?? (await modeOf(target))
  await viaDraft(target, (draft) => writeNew(draft, content, made))
}

/** Puts a copy in the place of `target`, entire and through to the disk, or not at all. Where the disk can, no byte is copied. */
export async function copyWhole(file: string, target: string): Promise<void> {
  await copyInPlace(file, target)
  await syncFolder(path.dirname(target))
}

/** The same, but that a power cut may take the copy away. */
export function copyInPlace(file: string, target: string): Promise<void> {
  return viaDraft(target, async (draft) => {
    await copyFile(file, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
    const handle = await open(draft, 'r+')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  })
}

/** Makes a draft beside `target` and puts it in its place; what is left of a draft that failed is cleared away. */
async function viaDraft(
  target: string,
  make: (draft: string) => Promise<void>,
  check: (target: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const draft = path.join(path.dirname(target), `.draft-${process.pid}-${randomBytes(6).toString('hex')}`)
  try {
    await make(draft)
    await withPatience(async () => {
      await check(target)
      await rename(draft, target)
    })
  } catch (fault) {
    await rm(draft, { force: true })
    throw fault
  }
}

/** Campaigns hold their seed, packs the keys of seats: a file that is new is for its owner alone. */
export const OWNER_ALONE = 0o600

/** A file that is made to be given to others. */
export const FOR_OTHERS = 0o666

async function modeOf(target: string): Promise<number> {
  try {
    return (await stat(target)).mode & 0o777
  } catch {
    return OWNER_ALONE
  }
}

/** Writes a file that must not be there yet, through to the disk. What was written of one that failed is cleared away, and nothing else is. */
export async function writeNew(file: string, content: Content, mode: number = OWNER_ALONE): Promise<void> {
  const handle = await open(file, 'wx', mode)
  try {
    await writePieces(handle, content).finally(() => handle.close())
  } catch (fault) {
    await rm(file, { force: true }).catch(() => undefined)
    throw fault
  }
}

async function writePieces(handle: FileHandle, content: Content): Promise<void> {
  let written = 0
  for (const piece of piecesOf(content)) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    await writeAll(handle, bytes, written)
    written += bytes.length
  }
  await handle.sync()
}

/** Characters that are written at once, about. */
const PIECE = 1024 * 1024

function* piecesOf(content: Content): Generator<string | Uint8Array, void> {
  if (typeof content === 'string' || content instanceof Uint8Array) {
    yield content
    return
  }
  let piece = `${content.headerLine}\n`
  for (const line of content.lines) {
    piece += `${line}\n`
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** Makes a folder, with those above it, that is still there after a power cut. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true }).catch((fault: unknown) => whyNotMade(folder, fault))
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(path.dirname(made))
}

/** Node tells of a folder it could not make on a write-protected disk that it is missing: the system's own reason is had by making one alone. */
async function whyNotMade(folder: string, fault: unknown): Promise<never> {
  for (let wanted = folder; path.dirname(wanted) !== wanted; wanted = path.dirname(wanted)) {
    try {
      await mkdir(wanted)
      break
    } catch (reason) {
      if (faultCode(reason) !== 'ENOENT' && faultCode(reason) !== 'EEXIST') throw reason
    }
  }
  throw fault
}

/** What systems say of a folder that cannot be opened to be flushed, or not be flushed at all: network drives, exFAT, FUSE. */
const NO_FLUSHING: readonly (string | undefined)[] = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR', 'EBADF', 'EPERM', 'EACCES']

/**
 * Makes new and renamed files of a folder last. Windows keeps its folders by itself and refuses to be told; so do other systems on some
 * disks, and then there is nothing more to be done.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  try {
    const handle: FileHandle = await open(folder, 'r')
    // What was flushed stays so, whatever closing says.
    await handle.sync().finally(() => handle.close().catch(() => undefined))
  } catch (fault) {
    if (!NO_FLUSHING.includes(faultCode(fault))) throw fault
  }
}
