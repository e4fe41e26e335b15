import path from 'node:path'
import type { Healed } from '../../src-shared/contract/journalStore.ts'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
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

export const REPAIR_USAGE: Usage = { words: ['file.lineage', 'copy.lineage'], options: { json: 'flag', help: 'flag' } }

export const REPAIR_HELP = `play repair <file.lineage> <copy.lineage> [--json]

Writes what can be had of a damaged campaign into a copy, and says what was mended and what is missing. A line in which a single bit was
changed, or of a short line a byte, is restored to the letter: its own hash vouches for it. What cannot be restored is left out, with a note in its place; everything
behind it is kept. The file itself is not changed, and nothing is overwritten.

Exit: 0 nothing is missing (the copy is not written where the file is whole), 5 entries are missing, the title or the set-up was changed, or the file goes on in a
newer version, 1 nothing can be had, the file is whole and cannot be played, or the copy cannot be written.`

/** `play repair`: all that can be had of a damaged file, as a copy. */
export async function repairCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', copy = ''] = words
  const real = await realFile(file)
  const healed = await heal(await readBytes(real))
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
    })
  return healed.lost.length === 0 && healed.newer === null && healed.changed === undefined ? EXIT.done : EXIT.incomplete
}

async function writeCopy(copy: string, stored: { readonly headerLine: string; readonly lines: readonly string[] }): Promise<void> {
  try {
    await writeNew(path.resolve(copy), [stored.headerLine, ...stored.lines, ''].join('\n'))
  } catch (fault) {
    if (faultCode(fault) === 'EEXIST') throw new StoreError(`"${copy}" is there already: choose another name for the copy.`)
    throw new StoreError(`"${copy}" cannot be written: ${reasonOf(fault).text}.`)
  }
}

/** Why a file whose lines all hold cannot be opened for writing, in a sentence, or null. What a newer version wrote is told apart. */
async function whyNotOpened(file: string): Promise<string | null> {
  try {
    const { broken } = await readCampaign(file)
    return broken === null || lineOfNewer(broken) !== null ? null : damageOf(broken).text
  } catch (trouble) {
    if (trouble instanceof StoreError) return trouble.message
    throw trouble
  }
}

function inWords({ entries, restored, lost, newer, changed = [] }: Healed, copy: string): string {
  const ends =
    newer === null
      ? []
      : [`Line ${newer} was written by a newer version of this program: nothing from there on was taken. Mend it with that version.`]
  const isUntouched = restored.length === 0 && lost.length === 0 && changed.length === 0
  if (isUntouched && newer !== null) return ['Every line before that holds; nothing was written.', ...ends].join('\n')
  if (isUntouched) return `Every line holds: all ${entries.length} entries are there, and nothing was written.`
  const mended = restored.length === 0 ? [] : [`Restored to the letter: line ${restored.join(', ')}.`]
  const asTheyRead =
    changed.length === 0 ? [] : [`Changed, not to be restored, and taken as it reads: line ${changed.join(', ')} (1: title, 2: set-up).`]
  const missing = lost.length === 0 ? ['Nothing is missing.'] : [`Missing: entry ${lost.join(', ')}. A note stands in its place.`]
  return [...mended, ...asTheyRead, ...missing, ...ends, `${entries.length} entries were written to "${copy}".`].join('\n')
}
