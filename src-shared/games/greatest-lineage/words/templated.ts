import { filledIn } from '../../../kernel/message.ts'
import { capital } from '../../../language/grammar.ts'
import type { Wording } from '../../../language/wordings.ts'

/** Wordings out of templates: `{name}` is a figure, `{owners}` names of those whose ids are there with commas between. */
export function templated<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  owners: (ids: string) => string,
): Readonly<Record<Key, Wording>> {
  const entries = Object.entries<string>(texts).map(([key, text]): readonly [string, Wording] => [
    key,
    (figures) => {
      const told = filledIn(text, (name) => (name === 'owners' ? owners(String(figures[name] ?? '')) : String(figures[name] ?? '')))
      return key.startsWith('problem.') ? capital(told) : told
    },
  ])
  return Object.fromEntries(entries) as Record<Key, Wording>
}
