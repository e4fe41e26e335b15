import { randomBytes } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { campaignNameOf, firstLine, isVisible } from '../../src-shared/kernel/forms/outsideText.ts'
import type { SeatId } from '../../src-shared/kernel/world/rule.ts'
import { Workbench } from '../../src-shared/table/library/workbench.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { reasonOf } from '../campaigns/faults.ts'
import { SEATS_EXTENSION } from '../campaigns/fileNames.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { campaignIdIn } from '../campaigns/trashFolder.ts'
import { replaceFile } from '../campaigns/wholeFile.ts'
import { readCampaign, realFile } from './campaignFile.ts'
import { UsageError } from './commandLine.ts'

/** Opens one campaign file as a host would, while `work` runs. `table` is its ref. */
export async function atTable<T>(file: string, work: (workbench: Workbench, table: string) => Promise<T>): Promise<T> {
  const real = await realFile(file)
  const workbench = new Workbench({
    store: new FileLibrary(path.dirname(real), { keepsMarks: false }),
    kind: 'server',
    random: (bytes) => randomBytes(bytes),
    now: () => Date.now(),
    digest: nodeDigest,
  })
  const table = path.basename(real)
  try {
    return await work(workbench, table)
  } finally {
    await workbench.closeTable(table)
  }
}

/**
 * Reads the text of a file that a person names, in UTF-8, or in UTF-16 if a byte order mark says so (Windows PowerShell), without the mark.
 * `what` begins the sentence of a failure.
 */
export async function readText(what: string, file: string): Promise<string> {
  const bytes = await readFile(file).catch((fault: unknown) => {
    throw new StoreError(`${what} "${file}" cannot be read: ${reasonOf(fault).text}.`)
  })
  const coding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(coding).decode(bytes)
}

/**
 * Reads the passphrase in a file's first line: on the command line other users could read it. Blanks at its ends are ignored (see `seal`).
 * Empty if no file is named.
 */
export async function readPassphrase(file: string | undefined): Promise<string> {
  if (file === undefined) return ''
  const passphrase = firstLine(await readText('The passphrase file', file))
  if (!isVisible(passphrase)) throw new UsageError(`The first line of "${file}" is empty: write the passphrase there.`)
  return passphrase
}

/** Writes a whole file and replaces an existing one, but never a campaign or its seats file. `mode`: access rights, as in `replaceFile`. */
export async function writeText(file: string, text: string, mode?: number): Promise<void> {
  if (await isOfCampaign(path.resolve(file)))
    throw new StoreError(`"${file}" is a campaign, or what is kept of its seats, and is not overwritten: choose another name.`)
  try {
    await replaceFile(path.resolve(file), text, mode)
  } catch (fault) {
    throw new StoreError(`"${file}" cannot be written: ${reasonOf(fault).text}.`)
  }
}

/** Whether a file is a campaign or its seats file: by its ending, because a damaged campaign still is one, or by its first line. */
async function isOfCampaign(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  if (found?.isFile() !== true) return false
  const name = path.basename(file)
  return name.toLowerCase().endsWith(SEATS_EXTENSION) || campaignNameOf(name) !== null || (await campaignIdIn(file)) !== null
}

/** Returns a player's seat in the campaign of that file, as named on the command line. Throws UsageError. */
export async function readPlayer(file: string, seat: string): Promise<SeatId> {
  const [read = seat] = await readPlayers(file, seat, false)
  return read
}

/** Returns the seats a command is for: that of a player, as named on the command line, or with `--all` everybody's. Throws UsageError. */
export async function readPlayers(file: string, seat: string | undefined, all: boolean): Promise<readonly SeatId[]> {
  const { game, campaign } = await readCampaign(file)
  const seats = game.owners(campaign.world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))
  if (all) return seats
  if (seat === undefined) throw new UsageError(`Name a player's seat (${seats.join(', ')}), or give --all and --out <folder>.`)
  if (seats.includes(seat)) return [seat]
  throw new UsageError(`"${seat}" is no player's seat: choose one of ${seats.join(', ')}.`)
}

/** Returns the folder for everybody's files, made where it is missing. Throws UsageError where none is named. */
export async function readFolder(out: string | undefined): Promise<string> {
  if (out === undefined) throw new UsageError('--all writes a file for each player: name their folder with --out.')
  try {
    await mkdir(out, { recursive: true })
  } catch (fault) {
    throw new StoreError(`The folder "${out}" cannot be made: ${reasonOf(fault).text}.`)
  }
  return out
}
