import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Drafts of files and of locks, by which both come into being entire: `.draft-<process>-<12 hex digits>`, `.<name>.lock.<24 hex digits>`. */
const DRAFT = /^\.(draft-\d+-[0-9a-f]{12}|.*\.lock\.[0-9a-f]{24})$/
/** Milliseconds after which nobody is still writing one. */
const LEFT_BEHIND = 60 * 60 * 1000

/** Removes what killed programs left in a folder: drafts that never became anything, and nothing else. Never rejects. */
export async function sweepLeftovers(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => DRAFT.test(one))) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found?.isFile() === true && now - found.mtimeMs > LEFT_BEHIND) await rm(file, { force: true }).catch(() => undefined)
  }
}
