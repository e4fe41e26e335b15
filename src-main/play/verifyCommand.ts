import { verifyCampaign } from '../../src-shared/table/session.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { readCampaign } from './campaignFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { EXIT, print, printJson } from './output.ts'

export const VERIFY_USAGE: Usage = { words: ['file.lineage'], options: { json: 'flag', help: 'flag' } }

export const VERIFY_HELP = `play verify <file.lineage> [--json]

Checks the chain of hashes, that the stored effects fold to the world, and that playing the answers again gives the same effects.

Exit: 0 all agree, 1 something does not.`

/** `play verify`: whether file, fold and rules agree. */
export async function verifyCommand({ words, options }: CommandLine): Promise<number> {
  const { campaign, stored } = await readCampaign(words[0] ?? '')
  const verdict = verifyCampaign(campaign, stored, nodeDigest)
  const torn = stored.torn === 0 ? null : `The last line is torn (${stored.torn} bytes).`
  const ok = verdict.ok && torn === null
  if (options['json'] !== undefined) printJson({ ...verdict, ok, torn })
  else {
    for (const check of ['chain', 'folds', 'replay'] as const) print(`${check.padEnd(7)} ${verdict[check] ?? 'whole'}`)
    if (torn !== null) print(`tail    ${torn}`)
    print(ok ? `All ${verdict.entries} entries agree.` : 'They do not all agree.')
  }
  return ok ? EXIT.done : EXIT.failed
}
