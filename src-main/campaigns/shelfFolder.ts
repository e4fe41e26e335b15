import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { faultCode, reasonOf } from './faults.ts'
import { makeFolder, syncFolder } from './wholeFile.ts'

/** Identity of a folder when it was last read, and whether it was empty. */
interface Found {
  readonly device: number
  readonly number: number
  readonly isEmpty: boolean
}

/**
 * The folder of a library, made with its first campaign. A folder that was there and is gone (deleted, renamed, disk removed) is no empty
 * library: no new one is made in its place.
 */
export class ShelfFolder {
  readonly #folder: string
  #known: Found | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the names in it; none before it is made. Throws StoreError if it is gone or cannot be read. */
  async names(): Promise<readonly string[]> {
    const names = await this.#read()
    if (names === null) {
      if (this.#known === null) return []
      throw this.#gone()
    }
    const { dev, ino } = await stat(this.#folder)
    // A removed disk may leave the empty folder on which it was mounted.
    const isOther = this.#known !== null && (this.#known.device !== dev || this.#known.number !== ino)
    if (isOther && this.#known?.isEmpty === false && names.every((name) => name.startsWith('.'))) throw this.#gone()
    this.#known = { device: dev, number: ino, isEmpty: names.length === 0 }
    return names
  }

  /** Records the folder's identity if it is unknown: only a known folder can be missed. */
  async notice(): Promise<void> {
    if (this.#known === null) await this.mustBeThere()
  }

  /**
   * Makes a folder of the library, or the library itself if it never existed. Never replaces one that is gone, even if it goes meanwhile.
   * @param wanted the library or a folder below it
   * @throws {StoreError} if the library is gone
   */
  async make(wanted: string): Promise<void> {
    await this.mustBeThere()
    if (this.#known === null) {
      await makeFolder(this.#folder)
      await this.notice()
    }
    let made = this.#folder
    for (const name of path.relative(this.#folder, wanted).split(path.sep)) {
      if (name === '') continue
      await makeFolderIn(made, name)
      made = path.join(made, name)
    }
  }

  /** Throws StoreError if the folder is gone; call it before putting anything into it. */
  async mustBeThere(): Promise<void> {
    try {
      await this.names()
    } catch (trouble) {
      // Other failures show when the file is written.
      if (trouble instanceof StoreError && trouble.told.key === 'library.gone') throw trouble
    }
  }

  /** Null if there is no such folder. */
  async #read(): Promise<readonly string[] | null> {
    try {
      return await readdir(this.#folder)
    } catch (fault) {
      if (faultCode(fault) === 'ENOENT') return null
      throw new StoreError(message('library.notRead', { name: this.#folder, reason: reasonOf(fault) }), { cause: fault })
    }
  }

  #gone(): StoreError {
    return new StoreError(message('library.gone', { name: this.#folder }))
  }
}

/** Makes one folder in another, which must exist. */
async function makeFolderIn(folder: string, name: string): Promise<void> {
  try {
    await mkdir(path.join(folder, name))
  } catch (fault) {
    if (faultCode(fault) === 'EEXIST') return
    throw fault
  }
  await syncFolder(folder)
}
