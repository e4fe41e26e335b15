import { lstat, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { faultCode } from './faults.ts'
import { whyLocked } from './fileLock.ts'
import { candidates, EXTENSION, SEATS_EXTENSION } from './fileNames.ts'
import { withPatience } from './patience.ts'
import { copyInPlace, mustBeFree, OWNER_ALONE, syncFolder } from './wholeFile.ts'

/**
 * Moves a campaign with its seats into a folder, under the first free name that begins with `stem`; a name that is free but for the file
 * itself is free. Gives the new path. Throws StoreError where another program has it open, else the system's error.
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
  // It is done by now. Where a folder cannot be flushed, a power cut may bring the old name back, and loses nothing.
  await syncFolder(folder).catch(() => undefined)
  if (folder !== path.dirname(file)) await syncFolder(path.dirname(file)).catch(() => undefined)
  return target
}

/** Where the seats cannot follow, the campaign goes back to them. */
async function moveSeats(file: string, target: string): Promise<void> {
  try {
    await moveOver(seatsBeside(file), seatsBeside(target))
  } catch (fault) {
    if (faultCode(fault) === 'ENOENT') return
    await moveOver(target, file)
    throw fault
  }
}

/** File with what is kept of a campaign's seats. */
export function seatsBeside(file: string): string {
  return path.join(path.dirname(file), `${path.basename(file, EXTENSION)}${SEATS_EXTENSION}`)
}

/**
 * Takes the first free name for good, by an empty file: nobody else can be given it, and nothing is ever overwritten.
 *
 * @param moved a campaign that is to have the name: its own names do not stand in its way. Where a name is the file's own, in other letters
 * that the disk takes for the same, it is given as it is, and nothing is made.
 */
export async function reserve(folder: string, stem: string, moved?: string): Promise<string> {
  const names = await readdir(folder)
  const own = moved !== undefined && path.dirname(moved) === folder ? [moved, seatsBeside(moved)].map((one) => path.basename(one)) : []
  const taken = new Set(names.filter((name) => !own.includes(name)).map(folded))
  for (const name of candidates(stem)) {
    const file = path.join(folder, name)
    // Seats that were left behind are no new campaign's.
    if (taken.has(folded(name)) || taken.has(folded(path.basename(seatsBeside(file))))) continue
    if (moved !== undefined && (await isOneEntry(moved, file, names))) return file
    if (await makeEmpty(file)) return file
  }
  throw new Error('names never run out')
}

/** A name as those disks compare it that take capital letters, or accents written in two ways, for the same. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Makes an empty file, and says whether the name was free. */
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

/** Whether two paths lead to one entry of a folder with these names: not to two files, nor to two links of one file. */
async function isOneEntry(file: string, other: string, names: readonly string[]): Promise<boolean> {
  if (file === other) return true
  const [one, two] = await Promise.all([file, other].map((each) => lstat(each, { bigint: true }).catch(() => null)))
  if (one == null || two == null || one.dev !== two.dev || one.ino !== two.ino) return false
  return one.nlink === 1n || !names.includes(path.basename(other))
}

/** Lets go of a name that was reserved: only while nothing lies there, for a move that failed half way may have brought the campaign. */
export async function giveBack(file: string): Promise<void> {
  const found = await lstat(file).catch(() => null)
  if (found?.isFile() === true && found.size === 0) await rm(file, { force: true })
}

/** Never takes the place of anything but an empty file: neither of what somebody else put there meanwhile. */
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
