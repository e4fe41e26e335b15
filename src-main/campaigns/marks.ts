import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mark } from '../../src-shared/contract/journalStore.ts'
import { digestName } from './fileNames.ts'
import { withPatience } from './patience.ts'
import { makeFolder } from './wholeFile.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

/**
 * Progress markers, one small file per campaign. A marker is written after the campaign's line and not flushed: after a power cut it
 * may be older than the campaign, never newer.
 */
export class Marks {
  readonly #folder: string
  /** Markers not written yet, by campaign. */
  readonly #waiting = new Map<string, Mark>()
  #writing: Promise<void> = Promise.resolve()

  readonly #make: (folder: string) => Promise<void>

  /** @param make makes a folder for them */
  constructor(folder: string, make = makeFolder) {
    this.#make = make
    this.#folder = folder
  }

  /** Null if there is none, or it is illegible. */
  async read(campaign: string): Promise<Mark | null> {
    await this.#writing
    try {
      const mark: unknown = parseOutside(await readFile(this.#fileOf(campaign), 'utf8'))
      return isMark(mark) ? mark : null
    } catch {
      return null
    }
  }

  /** Writes a marker; a newer one replaces any that still waits. */
  keep(campaign: string, mark: Mark): Promise<void> {
    this.#waiting.set(campaign, mark)
    this.#writing = this.#writing.then(() => this.#write(campaign))
    return this.#writing
  }

  async #write(campaign: string): Promise<void> {
    const mark = this.#waiting.get(campaign)
    if (mark === undefined) return
    this.#waiting.delete(campaign)
    const file = this.#fileOf(campaign)
    const draft = `${file}.${process.pid}`
    try {
      await this.#make(this.#folder)
      await writeFile(draft, JSON.stringify(mark))
      await withPatience(() => rename(draft, file))
    } catch (fault) {
      await rm(draft, { force: true }).catch(() => undefined)
      console.error(`How far a campaign goes could not be kept in ${file}:`, fault)
    }
  }

  #fileOf(campaign: string): string {
    return path.join(this.#folder, `${digestName(campaign)}.json`)
  }
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false
  const { entries, hash, round, ref } = value as Partial<Record<keyof Mark, unknown>>
  return Number.isSafeInteger(entries) && typeof hash === 'string' && Number.isSafeInteger(round) && typeof ref === 'string'
}
