import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, replaceFile } from './wholeFile.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

/** Number of campaigns outside the shelf that are remembered. */
const MOST = 30

/** Campaigns opened from outside the shelf, newest first, as absolute paths. Stored in a small file of the shelf. */
export class RecentFiles {
  readonly #file: string
  #paths: readonly string[] | null = null

  readonly #make: (folder: string) => Promise<void>

  /** @param make makes its folder */
  constructor(file: string, make = makeFolder) {
    this.#file = file
    this.#make = make
  }

  async all(): Promise<readonly string[]> {
    return (this.#paths ??= await readPaths(this.#file))
  }

  async add(file: string): Promise<void> {
    await this.#keep([file, ...(await this.all()).filter((known) => known !== file)].slice(0, MOST))
  }

  async drop(file: string): Promise<void> {
    await this.#keep((await this.all()).filter((known) => known !== file))
  }

  /** If the shelf cannot be written, the list lasts only until the program ends. */
  async #keep(paths: readonly string[]): Promise<void> {
    this.#paths = paths
    try {
      await this.#make(path.dirname(this.#file))
      await replaceFile(this.#file, `${JSON.stringify({ files: paths }, null, 2)}\n`)
    } catch (fault) {
      console.error(`The list of recent campaigns could not be saved in ${this.#file}:`, fault)
    }
  }
}

async function readPaths(file: string): Promise<readonly string[]> {
  try {
    const { files } = parseOutside(await readFile(file, 'utf8')) as { files?: unknown }
    return Array.isArray(files) ? files.filter((item): item is string => typeof item === 'string' && path.isAbsolute(item)) : []
  } catch {
    return []
  }
}
