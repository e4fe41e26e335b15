import { lstat, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isCampaignEnding } from './fileNames.ts'

/** Drafts of files and locks: `.draft-<process>-<12 hex digits>`, `.<name>.lock.<24 hex digits>`. */
const DRAFT = /^\.(draft-\d+-[0-9a-f]{12}|.*\.lock\.[0-9a-f]{24})$/
/** Milliseconds after which a draft counts as left behind. */
const LEFT_BEHIND = 60 * 60 * 1000

/** Removes leftovers of killed programs from a folder: abandoned drafts and reserved names, nothing else. Never rejects. */
export async function sweepLeftovers(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => DRAFT.test(one) || isCampaignEnding(one))) {
    const file = path.join(folder, name)
    const found = await lstat(file).catch(() => null)
    if (found?.isFile() !== true || now - found.mtimeMs <= LEFT_BEHIND) continue
    // A reserved name is an empty file; a campaign never is.
    if (DRAFT.test(name) || found.size === 0) await rm(file, { force: true }).catch(() => undefined)
  }
}
