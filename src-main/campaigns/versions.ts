import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { StoreError, type Version, type VersionHead } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { keptVersions, newestFirst } from '../../src-shared/table/library/versions.ts'
import { digestName, EXTENSION } from './fileNames.ts'
import { copyWhole, makeFolder } from './wholeFile.ts'

/** Names of version files; those of older programs have no number. */
const NAME = /^(?<when>\d+)-(?<entries>\d+)-(?<round>\d+)-(?<why>round|restart|replaced)(?:-(?<number>\d+))?\.lineage$/

/** Most campaigns whose versions are searched if the id is unknown. */
const MOST_SEARCHED = 50

/** Absolute path and size of a version. */
export interface VersionFile {
  readonly file: string
  readonly bytes: number
}

/** Whole copies of earlier states of campaigns, one folder per campaign; each new one thins out the older ones. */
export class Versions {
  readonly #folder: string
  readonly #make: (folder: string) => Promise<void>
  #copying: Promise<unknown> = Promise.resolve()

  /** @param make makes a folder for them */
  constructor(folder: string, make = makeFolder) {
    this.#folder = folder
    this.#make = make
  }

  /** Newest first. */
  async list(campaign: string): Promise<readonly Version[]> {
    return this.#listIn(this.#folderOf(campaign))
  }

  async #listIn(folder: string): Promise<readonly Version[]> {
    const names = await readdir(folder).catch(() => [])
    const found = await Promise.all(names.map((name) => readVersion(folder, name)))
    return found.filter((version) => version !== null).sort(newestFirst)
  }

  /** Copies the present file, one copy after the other. `spared`: a version that must not be deleted. */
  keep(campaign: string, file: string, head: VersionHead, when: number, spared?: string): Promise<void> {
    const kept = this.#copying.then(() => this.#copy(campaign, file, head, when, spared))
    this.#copying = kept.catch(() => undefined)
    return kept
  }

  /** Returns the absolute path of a version. Throws StoreError if there is none with that id. */
  async find(campaign: string, id: string): Promise<string> {
    const versions = await this.list(campaign)
    if (!versions.some((version) => version.id === id)) throw new StoreError(message('version.unknown'))
    return path.join(this.#folderOf(campaign), id)
  }

  /** Returns the newest version of a campaign; null if there is none. */
  newestOf(campaign: string): Promise<VersionFile | null> {
    return this.#newestIn(this.#folderOf(campaign))
  }

  /** Yields the newest version of every campaign: for a file whose own id is damaged. */
  async *newestOfAll(): AsyncGenerator<VersionFile> {
    const folders = (await readdir(this.#folder).catch(() => [])).slice(0, MOST_SEARCHED)
    for (const name of folders) {
      const newest = await this.#newestIn(path.join(this.#folder, name))
      if (newest !== null) yield newest
    }
  }

  async #newestIn(folder: string): Promise<VersionFile | null> {
    const [newest] = await this.#listIn(folder)
    return newest === undefined ? null : { file: path.join(folder, newest.id), bytes: newest.bytes }
  }

  /** Deletes all versions of a campaign. */
  async drop(campaign: string): Promise<void> {
    await this.#copying
    await rm(this.#folderOf(campaign), { recursive: true, force: true })
  }

  async #copy(campaign: string, file: string, { entries, round, why }: VersionHead, when: number, spared?: string): Promise<void> {
    const folder = this.#folderOf(campaign)
    await this.#make(folder)
    const number = Math.max(-1, ...(await this.list(campaign)).map((version) => version.number ?? -1)) + 1
    await copyWhole(file, path.join(folder, `${when}-${entries}-${round}-${why}-${number}${EXTENSION}`))
    const versions = await this.list(campaign)
    const kept = new Set([spared, ...keptVersions(versions).map(({ id }) => id)])
    for (const { id } of versions) if (!kept.has(id)) await rm(path.join(folder, id), { force: true })
  }

  #folderOf(campaign: string): string {
    return path.join(this.#folder, digestName(campaign))
  }
}

async function readVersion(folder: string, name: string): Promise<Version | null> {
  const { when, entries, round, why, number } = NAME.exec(name)?.groups ?? {}
  const size = (await stat(path.join(folder, name)).catch(() => null))?.size
  if (why === undefined || size === undefined) return null
  const head = { id: name, when: Number(when), entries: Number(entries), round: Number(round), why: why as Version['why'], bytes: size }
  return number === undefined ? head : { ...head, number: Number(number) }
}
