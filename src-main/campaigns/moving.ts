import { lstat, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { faultCode } from './faults.ts'
import { whyLocked } from './fileLock.ts'
import { candidates, EXTENSION, SEATS_EXTENSION } from './fileNames.ts'
import { withPatience } from './patience.ts'
import { copyInPlace, mustBeFree, OWNER_ALONE, syncFolder } from './wholeFile.ts'

/**
 * Moves a campaign with its seats file into a folder, under the first free name that begins with `stem`; its own name counts as free.
 * Returns the new path. Throws StoreError if another program has it open, else the system's error.
 */
export async function moveCampaign(file: string, folder: string, stem: string): Promise<string> {
  const held = whyLocked(file)
  if (held !== null) throw new StoreError(held)
  const target = await reserve(folder, stem, file)
  if (target === file) return file
  try {
    await moveOver(file, target)
    await moveSeats(file, target)
  } catch (fault) {
    await giveBack(target)
    throw fault
  }
  // The move is done. If a folder cannot be flushed, a power cut may bring the old name back, but loses nothing.
  await syncFolder(folder).catch(() => undefined)
  if (folder !== path.dirname(file)) await syncFolder(path.dirname(file)).catch(() => undefined)
  return target
}

/** Moves the seats file; if that fails, the campaign moves back. */
async function moveSeats(file: string, target: string): Promise<void> {
  try {
    await moveOver(seatsBeside(file), seatsBeside(target))
  } catch (fault) {
    if (faultCode(fault) === 'ENOENT') return
    await moveOver(target, file)
    throw fault
  }
}

/** Returns the path of the sidecar file of a campaign's seats. */
export function seatsBeside(file: string): string {
  return path.join(path.dirname(file), `${path.basename(file, EXTENSION)}${SEATS_EXTENSION}`)
}

/**
 * Reserves the first free name with an empty file, so that no other program takes it and nothing is overwritten.
 * @param moved campaign that gets the name; its own names count as free. If the disk treats a name as the file's own (case or accents
 * differ), returns it and makes no file.
 */
export async function reserve(folder: string, stem: string, moved?: string): Promise<string> {
  const names = await readdir(folder)
  const own = moved !== undefined && path.dirname(moved) === folder ? [moved, seatsBeside(moved)].map((one) => path.basename(one)) : []
  const taken = new Set(names.filter((name) => !own.includes(name)).map(folded))
  for (const name of candidates(stem)) {
    const file = path.join(folder, name)
    // A seats file that was left behind must not join a new campaign.
    if (taken.has(folded(name)) || taken.has(folded(path.basename(seatsBeside(file))))) continue
    if (moved !== undefined && (await isOneEntry(moved, file, names))) return file
    if (await makeEmpty(file)) return file
  }
  throw new Error('names never run out')
}

/** Folds a name for disks that ignore case or the form of accents. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Makes an empty file; returns whether the name was free. */
async function makeEmpty(file: string): Promise<boolean> {
  const handle = await withPatience(() => open(file, 'wx', OWNER_ALONE)).catch((fault: unknown) => {
    if (faultCode(fault) === 'EEXIST') return null
    throw fault
  })
  if (handle === null) return false
  try {
    await handle.close()
  } catch (fault) {
    await giveBack(file)
    throw fault
  }
  return true
}

/** Whether two paths are one entry of a folder with these names, rather than two files or two links of one file. */
async function isOneEntry(file: string, other: string, names: readonly string[]): Promise<boolean> {
  if (file === other) return true
  const [one, two] = await Promise.all([file, other].map((each) => lstat(each, { bigint: true }).catch(() => null)))
  if (one == null || two == null || one.dev !== two.dev || one.ino !== two.ino) return false
  return one.nlink === 1n || !names.includes(path.basename(other))
}

/** Releases a reserved name. Only if the file is still empty: a move that failed half way may have put the campaign there. */
export async function giveBack(file: string): Promise<void> {
  const found = await lstat(file).catch(() => null)
  if (found?.isFile() === true && found.size === 0) await rm(file, { force: true })
}

/** Moves a file, but replaces only an empty file, never one that another program put there meanwhile. */
async function moveOver(file: string, target: string): Promise<void> {
  try {
    await withPatience(async () => {
      if (!(await isOneEntry(file, target, await readdir(path.dirname(target))))) await mustBeFree(target)
      await rename(file, target)
    })
  } catch (fault) {
    if (faultCode(fault) !== 'EXDEV') throw fault
    await copyInPlace(file, target)
    await withPatience(() => rm(file))
  }
}
