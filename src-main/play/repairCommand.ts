import path from 'node:path'
import { StoreError, type Healed } from '../../src-shared/contract/journalStore.ts'
import { damageOf, lineOfNewer } from '../../src-shared/table/library/stored.ts'
import { isWhole, mendedFrom } from '../../src-shared/table/library/mending.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { faultCode, reasonOf } from '../campaigns/faults.ts'
import { heal } from '../campaigns/healing.ts'
import { readBytes } from '../campaigns/readJournal.ts'
import { writeNew } from '../campaigns/wholeFile.ts'
import { readCampaign, realFile } from './campaignFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { EXIT, print, printJson } from './output.ts'

export const REPAIR_USAGE: Usage = { words: ['file.lineage', 'copy.lineage'], options: { thorough: 'flag', json: 'flag', help: 'flag' } }

export const REPAIR_HELP = `play repair <file.lineage> <copy.lineage> [--thorough] [--json]

Writes what can be had of a damaged campaign into a copy, and says what was mended and what is missing. A line in which a single bit was
changed, or of a short line a byte, is restored to the letter: its own hash vouches for it. What cannot be restored is left out, with a note in its place; everything
behind it is kept, and blank lines are taken away. The file itself is not changed, and nothing is overwritten.

The search for what was changed ends after about half a minute of a processor, and says so where it is not through. --thorough has it go on to its
end, which may take hours for long lines.

Exit: 0 nothing is missing (the copy is not written where the file is whole), 5 entries are missing, the title or the set-up was changed, the search is not through,
or the file goes on in a newer version, 1 nothing can be had, the file is whole and cannot be played, or the copy cannot be written.`

/** Budget of a search that is not thorough, as `Work`: about half a minute of a processor. */
const WORK = 3e10

/**
 * `play repair`: writes all recoverable parts of a damaged file to a copy.
 * @param work budget without `--thorough`
 */
export async function repairCommand({ words, options }: CommandLine, work = WORK): Promise<number> {
  const [file = '', copy = ''] = words
  const real = await realFile(file)
  const healed = await heal(await readBytes(real), { work: { left: options['thorough'] === undefined ? work : Infinity } })
  if (healed === null || healed.entries[0]?.kind !== 'setup') {
    throw new StoreError(`Nothing can be had of "${file}": neither its beginning nor a set-up can be read. Take it from a backup.`)
  }
  const whole = isWhole(healed)
  const trouble = whole ? await whyNotOpened(real) : null
  if (trouble !== null) throw new StoreError(`No line of "${file}" is damaged, and yet it cannot be played: ${trouble}`)
  if (!whole) await writeCopy(copy, mendedFrom(healed, nodeDigest).stored)
  if (options['json'] === undefined) print(inWords(healed, copy))
  else
    printJson({
      copy: whole ? null : copy,
      entries: healed.entries.length,
      restored: healed.restored,
      lost: healed.lost,
      ...(healed.changed === undefined ? {} : { changed: healed.changed }),
      newer: healed.newer,
      ...(healed.isUnfinished === true ? { unfinished: true } : {}),
    })
  return hasEverything(healed) ? EXIT.done : EXIT.incomplete
}

function hasEverything({ lost, newer, changed, isUnfinished = false }: Healed): boolean {
  return lost.length === 0 && newer === null && changed === undefined && !isUnfinished
}

async function writeCopy(copy: string, stored: { readonly headerLine: string; readonly lines: readonly string[] }): Promise<void> {
  try {
    await writeNew(path.resolve(copy), [stored.headerLine, ...stored.lines, ''].join('\n'))
  } catch (fault) {
    if (faultCode(fault) === 'EEXIST') throw new StoreError(`"${copy}" is there already: choose another name for the copy.`)
    throw new StoreError(`"${copy}" cannot be written: ${reasonOf(fault).text}.`)
  }
}

/** Why an otherwise intact file cannot be opened for writing, in a sentence, or null. Entries of a newer version are reported elsewhere. */
async function whyNotOpened(file: string): Promise<string | null> {
  try {
    const { broken } = await readCampaign(file)
    return broken === null || lineOfNewer(broken) !== null ? null : damageOf(broken).text
  } catch (trouble) {
    if (trouble instanceof StoreError) return trouble.message
    throw trouble
  }
}

const UNFINISHED =
  'Not every way to restore it has been tried: give --thorough, and another name for the copy, to have it searched to the end, however long that takes.'

/** Nothing proves the id in a changed first line; versions are stored under it, and players' devices use it. */
const OTHER_ID =
  'The id of the campaign is in that first line: where it was changed, the copy is another campaign to the program. Versions kept of the old one stay in the library, and players have to be invited again.'

function inWords({ entries, restored, lost, newer, changed = [], isUnfinished = false }: Healed, copy: string): string {
  const ends =
    newer === null
      ? []
      : [`Line ${newer} was written by a newer version of this program: nothing from there on was taken. Mend it with that version.`]
  const isUntouched = restored.length === 0 && lost.length === 0 && changed.length === 0 && !isUnfinished
  if (isUntouched && newer !== null) return ['Every line before that is sound; nothing was written.', ...ends].join('\n')
  if (isUntouched) return `Every line is sound: all ${entries.length} entries are there, and nothing was written.`
  const mended = restored.length === 0 ? [] : [`Restored to the letter: line ${restored.join(', ')}.`]
  const asTheyRead =
    changed.length === 0 ? [] : [`Changed, not to be restored, and taken as it reads: line ${changed.join(', ')} (1: title, 2: set-up).`]
  const rest = [...(changed.includes(1) ? [OTHER_ID] : []), ...(isUnfinished ? [UNFINISHED] : [])]
  const missing = lost.length === 0 ? ['Nothing is missing.'] : [`Missing: entry ${lost.join(', ')}. A note takes its place.`]
  return [...mended, ...asTheyRead, ...missing, ...rest, ...ends, `${entries.length} entries were written to "${copy}".`].join('\n')
}
