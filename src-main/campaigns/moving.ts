import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { faultCode } from './faults.ts'
import { whyLocked } from './fileLock.ts'
import { candidates, EXTENSION, SEATS_EXTENSION } from './fileNames.ts'
import { copyInPlace, syncFolder } from './wholeFile.ts'

/**
 * Moves a campaign with its seats into a folder, under the first free name that begins with `stem`. Gives the new path. Throws StoreError
 * where another program has it open, else the system's error.
 */
export async function moveCampaign(file: string, folder: string, stem: string): Promise<string> {
  const held = whyLocked(file)
  if (held !== null) throw new StoreError(held)
  const onlyCase = folder === path.dirname(file) && path.basename(file).toLowerCase() === `${stem}${EXTENSION}`.toLowerCase()
  const target = onlyCase ? path.join(folder, `${stem}${EXTENSION}`) : await reserve(folder, stem)
  try {
    await moveOver(file, target)
    await moveSeats(file, target)
  } catch (fault) {
    if (!onlyCase) await giveBack(target)
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

/** Takes the first free name for good, by an empty file: nobody else can be given it, and nothing is ever overwritten. */
export async function reserve(folder: string, stem: string): Promise<string> {
  const taken = new Set((await readdir(folder)).map((name) => name.normalize('NFC').toLowerCase()))
  for (const name of candidates(stem)) {
    // Seats that were left behind are no new campaign's.
    const seats = `${path.basename(name, EXTENSION)}${SEATS_EXTENSION}`
    if (taken.has(name.toLowerCase()) || taken.has(seats.toLowerCase())) continue
    const file = path.join(folder, name)
    try {
      await (await open(file, 'wx', 0o600)).close()
      return file
    } catch (fault) {
      if (faultCode(fault) !== 'EEXIST') throw fault
    }
  }
  throw new Error('names never run out')
}

/** Lets go of a name that was reserved: only while nothing lies there, for a move that failed half way may have brought the campaign. */
async function giveBack(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found?.size === 0) await rm(file, { force: true })
}

async function moveOver(file: string, target: string): Promise<void> {
  try {
    await rename(file, target)
  } catch (fault) {
    if (faultCode(fault) !== 'EXDEV') throw fault
    await copyInPlace(file, target)
    await rm(file)
  }
}
