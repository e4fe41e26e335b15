import type { JournalHeader } from '../../kernel/journal.ts'
import type { Outcome } from '../../kernel/problem.ts'
import { accept, problem, refuse } from '../../kernel/problem.ts'
import { sentence } from '../../sentences/sentence.ts'

/** Reads the first line of a campaign file. Refuses with the field that is off. */
export function readHeader(line: string): Outcome<JournalHeader> {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return refuse(
      problem('file', 'problem.rules', {
        text: sentence('campaign.header'),
      }),
    )
  }
  const header = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Readonly<Record<string, unknown>>
  if (header['format'] !== 'lineage') {
    return refuse(problem('format', 'problem.rules', { text: sentence('campaign.otherFormat') }))
  }
  if (header['version'] !== 1) {
    return refuse(
      problem('version', 'problem.rules', {
        text: sentence('campaign.newer', { version: String(header['version']) }),
      }),
    )
  }
  for (const field of ['ruleset', 'id', 'title', 'seedCommitment'] as const) {
    if (typeof header[field] !== 'string')
      return refuse(problem(field, 'problem.missing', { wanted: sentence('choice.header', { field }) }))
  }
  if (typeof header['rulesetVersion'] !== 'number') return refuse(problem('rulesetVersion', 'problem.missing', { wanted: 'a number' }))
  return accept(header as unknown as JournalHeader)
}
