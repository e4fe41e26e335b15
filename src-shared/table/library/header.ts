import { accept, problem, refuse, shown, told, type Outcome } from '../../kernel/problem.ts'
import { message } from '../../messages/message.ts'
import { FORMAT_VERSION, type JournalHeader } from '../../kernel/journal/journal.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'

/** Most characters of a first line that can be a header; a title has 120. */
export const LONGEST_HEADER = 64 * 1024

const NAMES = ['ruleset', 'id', 'title', 'seedCommitment'] as const

/** Reads the first line of a campaign file, of a newer format too if it is legible. A refusal names the bad field. */
export function readHeader(line: string): Outcome<JournalHeader> {
  let parsed: unknown
  try {
    parsed = parseOutside(line, LONGEST_HEADER)
  } catch {
    return refuse(told('file', message('campaign.header')))
  }
  const header = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Readonly<Record<string, unknown>>
  if (header['format'] !== 'lineage') {
    return refuse(told('format', message('campaign.otherFormat')))
  }
  const { version } = header
  if (!Number.isSafeInteger(version) || Number(version) < 1)
    return refuse(
      problem('version', 'problem.type', { value: shown(version), wanted: message('choice.whole', { min: 1, max: FORMAT_VERSION }) }),
    )
  if (Number(version) > FORMAT_VERSION && NAMES.some((name) => typeof header[name] !== 'string')) {
    return refuse(told('version', message('campaign.newer', { version: Number(version), reads: FORMAT_VERSION })))
  }
  for (const field of NAMES) {
    if (typeof header[field] !== 'string') return refuse(problem(field, 'problem.missing', { wanted: message('choice.header', { field }) }))
  }
  if (typeof header['rulesetVersion'] !== 'number') return refuse(problem('rulesetVersion', 'problem.missing', { wanted: 'a number' }))
  return accept(header as unknown as JournalHeader)
}
