import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { faultCode } from './faults.ts'
import { withPatience } from './patience.ts'

/** The part of a file handle that writing needs. */
export interface WritableHandle {
  write(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>
}

/** Writes all bytes from `position` on, in several writes if necessary. Rejects if the system accepts none. */
export async function writeAll(handle: WritableHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done)
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
    done += bytesWritten
  }
}

/** Contents of a file: text or bytes as they are, or the lines of a journal, each with a line end added. */
export type Content = string | Uint8Array | { readonly headerLine: string; readonly lines: Iterable<string> }

/**
 * Replaces `target` as a whole or not at all, even after a power cut. `mode`: access rights (0o600: owner only); absent: those of the
 * existing file, else owner only. Windows uses the rights of the folder.
 */
export async function replaceFile(target: string, content: Content, mode?: number): Promise<void> {
  await putInPlace(target, content, mode)
  await syncFolder(path.dirname(target))
}

/**
 * Writes a whole file to a name reserved by an empty one. Rejects if another file is there by now. If the folder cannot be flushed, the
 * file is removed again: a failed write must leave nothing.
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

/** @throws {StoreError} if anything but an empty file is there */
export async function mustBeFree(target: string): Promise<void> {
  const found = await lstat(target).catch((fault: unknown) => {
    if (faultCode(fault) === 'ENOENT') return null
    throw fault
  })
  if (found === null || (found.isFile() && found.size === 0)) return
  throw new StoreError(message('file.taken', { name: path.basename(target) }))
}

/** As `replaceFile`, but a power cut may bring back the old file. */
export async function putInPlace(target: string, content: Content, mode?: number): Promise<void> {
  const made = mode ?? (await modeOf(target))
  await viaDraft(target, (draft) => writeNew(draft, content, made))
}

/** Replaces `target` with a flushed copy, as a whole or not at all. If the disk can clone files, no byte is copied. */
export async function copyWhole(file: string, target: string): Promise<void> {
  await copyInPlace(file, target)
  await syncFolder(path.dirname(target))
}

/** As `copyWhole`, but a power cut may remove the copy. */
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

/** Makes a draft in the folder of `target` and moves it into place; removes a failed draft. */
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

/** Campaigns contain their seed, packs the keys of seats: new files are for their owner only. */
export const OWNER_ALONE = 0o600

/** Mode of files made for other people. */
export const FOR_OTHERS = 0o666

async function modeOf(target: string): Promise<number> {
  try {
    return (await stat(target)).mode & 0o777
  } catch {
    return OWNER_ALONE
  }
}

/** Writes and flushes a file that must not exist yet. After a failure removes only what it wrote. */
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

/** Approximate characters per write. */
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

/** Makes a folder with its parents, and flushes them, so that it survives a power cut. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true }).catch((fault: unknown) => whyNotMade(folder, fault))
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(path.dirname(made))
}

/** On a write-protected disk Node reports a recursive mkdir as a missing folder; a plain mkdir gives the system's own reason. */
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

/** Codes of systems that cannot flush a folder or open it for that: network drives, exFAT, FUSE. */
const NO_FLUSHING: readonly (string | undefined)[] = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR', 'EBADF', 'EPERM', 'EACCES']

/**
 * Flushes a folder, so that its new and renamed files survive a power cut. Windows does that on its own and refuses the call; so do
 * other systems on some disks, and then nothing more can be done.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  try {
    const handle: FileHandle = await open(folder, 'r')
    // A failed close does not undo the flush.
    await handle.sync().finally(() => handle.close().catch(() => undefined))
  } catch (fault) {
    if (!NO_FLUSHING.includes(faultCode(fault))) throw fault
  }
}
