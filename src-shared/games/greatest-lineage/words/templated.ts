import { capital } from '../../../language/grammar.ts'
import type { Wording } from '../../../language/wordings.ts'
import { templated as plainly } from '../../text/templated.ts'

/** Wordings out of templates: `{owners}` are names of those whose ids are there with commas between. Refusals begin with a capital letter. */
export function templated<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  owners: (ids: string) => string,
): Readonly<Record<Key, Wording>> {
  const wordings = plainly(texts, (name, value) => (name === 'owners' ? owners(String(value ?? '')) : String(value ?? '')))
  const entries = Object.entries<Wording>(wordings).map(([key, told]): readonly [string, Wording] => [
    key,
    key.startsWith('problem.') ? (figures) => capital(told(figures)) : told,
  ])
  return Object.fromEntries(entries) as Record<Key, Wording>
}
