import { lstat, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isCampaignEnding } from './fileNames.ts'

/** Drafts of files and of locks, by which both come into being entire: `.draft-<process>-<12 hex digits>`, `.<name>.lock.<24 hex digits>`. */
const DRAFT = /^\.(draft-\d+-[0-9a-f]{12}|.*\.lock\.[0-9a-f]{24})$/
/** Milliseconds after which nobody is still writing one. */
const LEFT_BEHIND = 60 * 60 * 1000

/** Removes what killed programs left in a folder: drafts that never became anything, names that were reserved for campaigns, and nothing else. Never rejects. */
export async function sweepLeftovers(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => DRAFT.test(one) || isCampaignEnding(one))) {
    const file = path.join(folder, name)
    const found = await lstat(file).catch(() => null)
    if (found?.isFile() !== true || now - found.mtimeMs <= LEFT_BEHIND) continue
    // A name that is reserved is an empty file; no campaign is.
    if (DRAFT.test(name) || found.size === 0) await rm(file, { force: true }).catch(() => undefined)
  }
}
