import { open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StoreError, type Trashed } from '../../src-shared/contract/journalStore.ts'
import { campaignNameOf, withoutMark } from '../../src-shared/kernel/forms/outsideText.ts'
import { message } from '../../src-shared/messages/message.ts'
import { faultCode, reasonOf } from './faults.ts'
import { fileStem, isCampaignEnding } from './fileNames.ts'
import { moveCampaign, seatsBeside } from './moving.ts'
import { withPatience } from './patience.ts'
import { makeFolder, syncFolder } from './wholeFile.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

/** Suffix of a campaign in the trash, in local time: `Iron (deleted 2026-11-23 08.01.11).lineage`; `(2)` if two have one name. */
const DELETED = / \(deleted (?<day>\d{4}-\d\d-\d\d) (?<hour>\d\d)\.(?<minute>\d\d)\.(?<second>\d\d)\)(?: \(\d+\))?\.lineage$/i

/** Bytes of a file that are searched for its first line. */
const HEADER_BYTES = 64 * 1024

/** Folder of thrown-away campaigns. An id is the name of a file in it. */
export class TrashFolder {
  readonly #folder: string
  readonly #make: (folder: string) => Promise<void>

  /** @param make makes the folder */
  constructor(folder: string, make = makeFolder) {
    this.#folder = folder
    this.#make = make
  }

  /** Moves a campaign with its seats file into the trash. Returns its id. */
  async take(file: string, now: number): Promise<string> {
    await this.#make(this.#folder)
    const stem = `${fileStem(campaignNameOf(path.basename(file)) ?? path.basename(file))} (deleted ${timestamp(new Date(now))})`
    return path.basename(await moveCampaign(file, this.#folder, stem))
  }

  /** Newest first. */
  async list(): Promise<readonly Trashed[]> {
    const found = await Promise.all((await this.#names()).map((name) => this.#described(name)))
    return found.filter((one) => one !== null).sort((a, b) => b.when - a.when)
  }

  async files(): Promise<readonly string[]> {
    return (await this.#names()).map((name) => path.join(this.#folder, name))
  }

  /** Returns the absolute path of the file with that id. Throws StoreError if there is none. */
  async find(id: string): Promise<string> {
    if (!(await this.#names()).includes(id)) throw new StoreError(message('trash.unknown'))
    return path.join(this.#folder, id)
  }

  /** Deletes the campaign first: a seats file without one is harmless. */
  async destroy(id: string): Promise<void> {
    const file = await this.find(id)
    await withPatience(() => rm(file))
    await withPatience(() => rm(seatsBeside(file), { force: true }))
    await syncFolder(this.#folder)
  }

  async #names(): Promise<readonly string[]> {
    try {
      return (await readdir(this.#folder)).filter((name) => isCampaignEnding(name) && !name.startsWith('.'))
    } catch (fault) {
      if (faultCode(fault) === 'ENOENT') return []
      throw new StoreError(message('trash.notRead', { reason: reasonOf(fault) }), { cause: fault })
    }
  }

  async #described(id: string): Promise<Trashed | null> {
    const found = await stat(path.join(this.#folder, id)).catch(() => null)
    if (found?.isFile() !== true) return null
    const { day, hour, minute, second } = DELETED.exec(id)?.groups ?? {}
    const when = day === undefined ? found.mtimeMs : new Date(`${day}T${hour}:${minute}:${second}`).getTime()
    return { id, name: nameInTrash(id), when: Number.isNaN(when) ? found.mtimeMs : when, bytes: found.size }
  }
}

/** Returns the name a campaign had before it was thrown away. */
export function nameInTrash(id: string): string {
  return id.replace(DELETED, '').replace(/\.lineage$/i, '')
}

/** Returns the id of the campaign in a file; null if its first line is illegible. */
export async function campaignIdIn(file: string): Promise<string | null> {
  try {
    const handle = await open(file, 'r')
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
      const [first = ''] = withoutMark(buffer.toString('utf8', 0, bytesRead)).split('\n')
      const { format, id } = parseOutside(first) as { readonly format?: unknown; readonly id?: unknown }
      return format === 'lineage' && typeof id === 'string' ? id : null
    } finally {
      await handle.close()
    }
  } catch {
    return null
  }
}

/** Returns the moment in a form fit for file names. */
function timestamp(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}.${two(now.getMinutes())}.${two(now.getSeconds())}`
}
