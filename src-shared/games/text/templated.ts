import { filledIn } from '../../kernel/message.ts'
import type { Figure } from '../../kernel/world/rule.ts'
import type { Wording } from '../../language/wordings.ts'

/**
 * Wordings out of templates, in which `{name}` is a figure.
 * @param figureText how a figure is said; absent: as it is
 */
export function templated<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  figureText: (name: string, value: Figure | undefined) => string = (_, value) => String(value ?? ''),
): Readonly<Record<Key, Wording>> {
  const entries = Object.entries<string>(texts).map(([key, text]): readonly [string, Wording] => [
    key,
    (figures) => filledIn(text, (name) => figureText(name, figures[name])),
  ])
  return Object.fromEntries(entries) as Record<Key, Wording>
}
