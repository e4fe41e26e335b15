import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { message } from '../../src-shared/messages/message.ts'
import { faultCode, reasonOf } from './faults.ts'
import { makeFolder, syncFolder } from './wholeFile.ts'

/** A folder as it was found: which one it is, and whether anything lay in it. */
interface Found {
  readonly device: number
  readonly number: number
  readonly isEmpty: boolean
}

/**
 * The folder of a library, which is made with its first campaign. One that was there and is gone (deleted, renamed, its disk taken away) is no
 * empty library: nothing is made in its place.
 */
export class ShelfFolder {
  readonly #folder: string
  #known: Found | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Names in it; none before it is made. Throws StoreError where it is gone, or cannot be read. */
  async names(): Promise<readonly string[]> {
    const names = await this.#read()
    if (names === null) {
      if (this.#known === null) return []
      throw this.#gone()
    }
    const { dev, ino } = await stat(this.#folder)
    // Where a disk was taken away, the empty folder it was mounted on may be left.
    const isOther = this.#known !== null && (this.#known.device !== dev || this.#known.number !== ino)
    if (isOther && this.#known?.isEmpty === false && names.every((name) => name.startsWith('.'))) throw this.#gone()
    this.#known = { device: dev, number: ino, isEmpty: names.length === 0 }
    return names
  }

  /** Learns which folder it is, where that is not known yet: only what was there can be gone. */
  async notice(): Promise<void> {
    if (this.#known === null) await this.mustBeThere()
  }

  /**
   * Makes a folder of the library, or the library itself where it never was there. One that is gone is not made anew, neither when it goes
   * at this very moment.
   *
   * @param wanted the library or a folder below it
   * @throws {StoreError} where it is gone
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

  /** Throws StoreError where it is gone: before anything is put into it. */
  async mustBeThere(): Promise<void> {
    try {
      await this.names()
    } catch (trouble) {
      // Why else it cannot be read is told by what is put there.
      if (trouble instanceof StoreError && trouble.told.key === 'library.gone') throw trouble
    }
  }

  /** Null where there is no such folder. */
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

/** Makes one folder in another, which must be there. */
async function makeFolderIn(folder: string, name: string): Promise<void> {
  try {
    await mkdir(path.join(folder, name))
  } catch (fault) {
    if (faultCode(fault) === 'EEXIST') return
    throw fault
  }
  await syncFolder(folder)
}
