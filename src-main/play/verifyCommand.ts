import type { RecordCheck, Verification } from '../../src-shared/contract/workbenchApi.ts'
import { verifyCampaign } from '../../src-shared/table/session/verification.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { readCampaign } from './campaignFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { EXIT, print, printJson } from './output.ts'

export const VERIFY_USAGE: Usage = { words: ['file.lineage'], options: { json: 'flag', help: 'flag' } }

export const VERIFY_HELP = `play verify <file.lineage> [--json]

Checks the chain of hashes and the seed, that the stored effects fold to the world, and that playing the answers again (the app's dice
rolled again from the seed) gives the same effects.

Exit: 0 all agree (what older rules resolved otherwise is told, and is no fault), 1 something does not.`

/** `play verify`: checks whether file, fold and rules agree. */
export async function verifyCommand({ words, options }: CommandLine): Promise<number> {
  const { campaign, stored } = await readCampaign(words[0] ?? '')
  const verdict = verifyCampaign(campaign, stored, nodeDigest)
  const torn = stored.torn === 0 ? null : `The last line is torn (${stored.torn} bytes).`
  const ok = verdict.ok && torn === null
  if (options['json'] !== undefined) printJson({ ...verdict, ...sentences(verdict), ok, torn })
  else print(inWords({ ...verdict, ok }, torn))
  return ok ? EXIT.done : EXIT.failed
}

/** Returns the fault of each check in a sentence, or null. */
function sentences({ chain, folds, replay }: Verification): Readonly<Record<RecordCheck, string | null>> {
  return { chain: chain?.message ?? null, folds: folds?.message ?? null, replay: replay?.message ?? null }
}

function inWords(verdict: Verification, torn: string | null): string {
  const checks = Object.entries(sentences(verdict)).map(([check, wrong]) => `${check.padEnd(7)} ${wrong ?? 'whole'}`)
  const tail = torn === null ? [] : [`tail    ${torn}`]
  return [...checks, ...tail, verdictOf(verdict)].join('\n')
}

function verdictOf({ ok, entries, replay }: Verification): string {
  if (!ok) return 'They do not all agree.'
  return replay === null ? `All ${entries} entries agree.` : `All ${entries} entries are as they were written.`
}
