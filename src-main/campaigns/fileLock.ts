import type { Message } from '../../src-shared/kernel/message.ts'
import { randomBytes } from 'node:crypto'
import { closeSync, linkSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { faultCode, reasonOf } from './faults.ts'
import { besideName } from './fileNames.ts'
import { parseOutside } from '../../src-shared/kernel/nesting.ts'

/** Keeps a second writer from a file, in this program and in others. */
export interface FileLock {
  /** Whether the lock file is still the one that was taken: nobody took it over meanwhile. */
  isHeld(): boolean
  release(): void
}

/** Who wrote a lock file. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** Where its number counts: programs in sandboxes have numbers of their own; null where the system does not say. */
  readonly space: string | null
  /** Tells a process from another that got its number later; null where the system does not say. */
  readonly life: string | null
  readonly token: string
  /** Whether it gives signs of life: programs of older versions do not. */
  readonly beats: boolean
}

/** Milliseconds after which a lock file that nobody finished writing counts as left behind. */
const UNFINISHED = 5_000
/** Milliseconds between two signs of life: the time of the lock file is set anew. */
const BEAT = 10_000
/** Milliseconds without one after which a holder that cannot be asked for otherwise has ended. Should it only have slept, it finds out. */
const SILENT = 60_000

const SPACE = spaceOfThis()
/** Start of this computer, where the system tells it apart from others (Linux). */
const BOOT = readText('/proc/sys/kernel/random/boot_id')?.trim()

/** Lock files of this process with their tokens. */
const held = new Map<string, string>()

process.once('exit', () => {
  for (const [lockFile, token] of held) removeOwn(lockFile, token)
})

/**
 * Takes the lock of `file` (its real path). A lock of a process that has ended is taken over.
 *
 * @throws {StoreError} that says who holds it, or why it cannot be taken
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
          // What it kept is saved. This program takes it over when it opens the campaign again, every other once this one has ended.
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
 * Sets a lock of another computer aside because a person says that nothing is open there: it broke down, or it is this one under the name it
 * had. A program that was only asleep finds out before it writes again.
 *
 * @throws {StoreError} where it gave a sign of life within the last minute, or where a program of this computer holds it
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

/** The lock appears with its content or not at all, but on file systems that know no links. */
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
 * Puts a lock where none is. Each system has words of its own for links it does not know (EPERM, ENOTSUP, on Windows EISDIR): whatever is
 * said against a link, writing says whether it can be done at all.
 */
function linkOrWrite(draft: string, lockFile: string, content: string): void {
  try {
    return linkSync(draft, lockFile)
  } catch (fault) {
    if (faultCode(fault) === 'EEXIST') throw fault
  }
  // Where this fails nothing of ours is there: what lies there is the lock of another.
  const made = openSync(lockFile, 'wx')
  try {
    try {
      writeFileSync(made, content)
    } finally {
      closeSync(made)
    }
  } catch (fault) {
    // A lock that was begun and not written would keep everybody waiting.
    rmSync(lockFile, { force: true })
    throw fault
  }
}

/** In a sentence, who holds the lock; null where it was left behind. */
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

/** Whether it runs on another computer. One of the same start of the same computer runs here, whatever name that had then. */
function isElsewhere({ host, life, space }: Holder): boolean {
  if (host === hostname()) return false
  const isSameStart = life !== null && space !== null && SPACE !== null && life.split('/')[0] === BOOT
  return !isSameStart
}

/** Whether a holder that should give signs of life has given none for long. */
function isSilent({ beats }: Holder, lockFile: string): boolean {
  return beats && ageOf(lockFile) > SILENT
}

function isRunning({ pid, life }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (fault) {
    // Anything but "no such process" means that there is one, though not ours.
    return faultCode(fault) !== 'ESRCH'
  }
  const now = lifeOf(pid)
  return now === null || life === null || now === life
}

/** The space the numbers of this program's processes are from, where the system tells (Linux). */
function spaceOfThis(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return null
  }
}

/** Boot and starting time of a process, where the system tells (Linux). */
function lifeOf(pid: number): string | null {
  const boot = readText('/proc/sys/kernel/random/boot_id')
  const stat = readText(`/proc/${pid}/stat`)
  // The name, in brackets, may hold spaces; the 20th field after it is the starting time in ticks since the boot.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return boot === null || started === undefined ? null : `${boot.trim()}/${started}`
}

/** Removes a lock that was left behind; puts it back where somebody else was quicker and it is a fresh one. */
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
    // Whoever looks for signs of life goes by other things first.
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
