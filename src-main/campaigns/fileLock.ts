import type { Message } from '../../src-shared/kernel/message.ts'
import { randomBytes } from 'node:crypto'
import { closeSync, linkSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { faultCode, reasonOf } from './faults.ts'
import { besideName } from './fileNames.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

/** Keeps a second writer from a file, in this program and in others. */
export interface FileLock {
  /** Whether the lock file is still this lock: no other program took it over. */
  isHeld(): boolean
  release(): void
}

/** Process that wrote a lock file. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** PID namespace, because sandboxed programs have process ids of their own; null if the system has none. */
  readonly space: string | null
  /** Boot and start time, to distinguish a process from a later one with the same id; null if the system does not provide them. */
  readonly life: string | null
  readonly token: string
  /** Whether it sends heartbeats: programs of older versions do not. */
  readonly beats: boolean
}

/** Milliseconds after which an unfinished lock file counts as left behind. */
const UNFINISHED = 5_000
/** Milliseconds between two heartbeats; each touches the lock file. */
const BEAT = 10_000
/** Milliseconds without a heartbeat after which an unreachable holder counts as ended. If it was only asleep, it notices the lost lock. */
const SILENT = 60_000

const SPACE = spaceOfThis()
/** Boot id of this computer, if the system has one (Linux). */
const BOOT = readText('/proc/sys/kernel/random/boot_id')?.trim()

/** Lock files of this process with their tokens. */
const held = new Map<string, string>()

process.once('exit', () => {
  for (const [lockFile, token] of held) removeOwn(lockFile, token)
})

/**
 * Takes the lock of `file` (its real path). Takes over the lock of a process that has ended.
 * @throws {StoreError} that says who has it, or why it cannot be taken
 */
export function takeLock(file: string): FileLock {
  const lockFile = lockFileOf(file)
  const name = path.basename(file)
  const token = randomBytes(12).toString('hex')
  const own: Holder = { pid: process.pid, host: hostname(), space: SPACE, life: lifeOf(process.pid), token, beats: true }
  const content = JSON.stringify(own)
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      createLock(lockFile, content, token)
    } catch (fault) {
      if (faultCode(fault) !== 'EEXIST')
        throw new StoreError(message('file.notOpenedForWriting', { name, reason: reasonOf(fault) }), { cause: fault })
      const found = readText(lockFile)
      if (found === null) continue
      const trouble = whyHeld(lockFile, found, name)
      if (trouble !== null) throw new StoreError(trouble)
      setAside(lockFile, found, token)
      continue
    }
    held.set(lockFile, token)
    const beating = setInterval(() => beat(lockFile, token), BEAT)
    beating.unref()
    return {
      isHeld: () => isOwn(lockFile, token),
      release() {
        clearInterval(beating)
        if (!held.delete(lockFile)) return
        try {
          removeOwn(lockFile, token)
        } catch (fault) {
          // The data is saved. This program takes the lock over when it opens the campaign again, any other once this one has ended.
          console.error(`The lock ${lockFile} could not be removed:`, fault)
        }
      },
    }
  }
  throw new StoreError(message('file.beingOpened', { name }))
}

/** Why `file` may not be moved or renamed now, in a sentence, or null. */
export function whyLocked(file: string): Message | null {
  const lockFile = lockFileOf(file)
  const found = readText(lockFile)
  return found === null ? null : whyHeld(lockFile, found, path.basename(file))
}

/**
 * Removes a lock of another computer after a person said that nothing is open there: it broke down, or it is this one under an old name.
 * A program that was only asleep notices it before its next write.
 * @throws {StoreError} if its last heartbeat is less than a minute old, or a program of this computer has the lock
 */
export function breakLock(file: string): void {
  const lockFile = lockFileOf(file)
  const name = path.basename(file)
  const found = readText(lockFile)
  const trouble = found === null ? null : whyHeld(lockFile, found, name)
  if (found === null || trouble === null) return
  const holder = readHolder(found)
  if (holder === null || trouble.key !== 'file.openElsewhere') throw new StoreError(trouble)
  const age = Math.abs(ageOf(lockFile))
  if (holder.beats && age < SILENT) {
    throw new StoreError(message('lock.alive', { name, host: holder.host, seconds: Math.round(age / 1000) }))
  }
  setAside(lockFile, found, randomBytes(12).toString('hex'))
}

function lockFileOf(file: string): string {
  return path.join(path.dirname(file), besideName(path.basename(file), '.', '.lock'))
}

/** Creates a lock file with its content in one step, except on file systems without links. */
function createLock(lockFile: string, content: string, token: string): void {
  const draft = `${lockFile}.${token}`
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    linkOrWrite(draft, lockFile, content)
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Creates a lock file if there is none. Systems report missing support for links with different codes (EPERM, ENOTSUP, EISDIR on
 * Windows), so after any such error a plain write decides.
 */
function linkOrWrite(draft: string, lockFile: string, content: string): void {
  try {
    return linkSync(draft, lockFile)
  } catch (fault) {
    if (faultCode(fault) === 'EEXIST') throw fault
  }
  // If this fails, the file is another program's lock.
  const made = openSync(lockFile, 'wx')
  try {
    try {
      writeFileSync(made, content)
    } finally {
      closeSync(made)
    }
  } catch (fault) {
    // An unfinished lock would keep everybody waiting.
    rmSync(lockFile, { force: true })
    throw fault
  }
}

/** Says who has the lock; null if it was left behind. */
function whyHeld(lockFile: string, found: string, name: string): Message | null {
  const holder = readHolder(found)
  if (holder === null) {
    return Math.abs(ageOf(lockFile)) < UNFINISHED ? message('file.beingOpened', { name }) : null
  }
  if (holder.pid === process.pid && held.get(lockFile) === holder.token) return message('file.openHere', { name })
  if (isElsewhere(holder)) {
    return message('file.openElsewhere', { name, host: holder.host, process: holder.pid, lock: path.basename(lockFile) })
  }
  if (holder.space !== null && SPACE !== null && holder.space !== SPACE) {
    return isSilent(holder, lockFile) ? null : message('file.openInSandbox', { name })
  }
  if (holder.pid === process.pid) return null
  if (!isRunning(holder)) return null
  if (holder.life === null && isSilent(holder, lockFile)) return null
  return message('file.openThere', { name, process: holder.pid })
}

/** Whether the holder runs on another computer. The same boot id means this computer, even under another host name. */
function isElsewhere({ host, life, space }: Holder): boolean {
  if (host === hostname()) return false
  const isSameStart = life !== null && space !== null && SPACE !== null && life.split('/')[0] === BOOT
  return !isSameStart
}

/** Whether a holder that sends heartbeats has sent none for a long time. */
function isSilent({ beats }: Holder, lockFile: string): boolean {
  return beats && ageOf(lockFile) > SILENT
}

function isRunning({ pid, life }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (fault) {
    // Any error but "no such process" means that the process exists, though it is another user's.
    return faultCode(fault) !== 'ESRCH'
  }
  const now = lifeOf(pid)
  return now === null || life === null || now === life
}

/** Returns the PID namespace of this process, if the system has one (Linux). */
function spaceOfThis(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return null
  }
}

/** Returns boot id and start time of a process, if the system provides them (Linux). */
function lifeOf(pid: number): string | null {
  const boot = readText('/proc/sys/kernel/random/boot_id')
  const stat = readText(`/proc/${pid}/stat`)
  // The name, in brackets, may contain spaces; the 20th field after it is the start time in ticks since boot.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return boot === null || started === undefined ? null : `${boot.trim()}/${started}`
}

/** Removes a lock that was left behind; puts it back if another program has replaced it with a fresh one. */
function setAside(lockFile: string, found: string, token: string): void {
  const aside = `${lockFile}.${token}`
  try {
    renameSync(lockFile, aside)
    const now = readText(aside)
    if (now !== null && now !== found) linkOrWrite(aside, lockFile, now)
  } catch (fault) {
    const code = faultCode(fault)
    if (code !== 'ENOENT' && code !== 'EEXIST')
      throw new StoreError(message('lock.notRemoved', { name: path.basename(lockFile), reason: reasonOf(fault) }))
  } finally {
    rmSync(aside, { force: true })
  }
}

function removeOwn(lockFile: string, token: string): void {
  if (isOwn(lockFile, token)) rmSync(lockFile, { force: true })
}

function isOwn(lockFile: string, token: string): boolean {
  const found = readText(lockFile)
  return found !== null && readHolder(found)?.token === token
}

function beat(lockFile: string, token: string): void {
  const now = new Date()
  try {
    if (isOwn(lockFile, token)) utimesSync(lockFile, now, now)
  } catch {
    // Other programs check the process first, and the heartbeat last.
  }
}

function readHolder(text: string): Holder | null {
  try {
    const { pid, host, space, life, token, beats } = parseOutside(text) as Partial<Record<keyof Holder, unknown>>
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0 || typeof host !== 'string' || typeof token !== 'string')
      return null
    return { pid, host, space: textOrNull(space), life: textOrNull(life), token, beats: beats === true }
  } catch {
    return null
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return 0
  }
}
