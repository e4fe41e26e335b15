import type { Figures } from '../kernel/rule.ts'
import type { SentenceKey } from './english.ts'
import { ENGLISH } from './english.ts'

/** A sentence as it crosses wires and stands in logs, in English whatever language is spoken here. Figures may be sentences themselves. */
export function sentence(key: SentenceKey, figures: Figures = {}): string {
  return filled(ENGLISH[key], (name) => String(figures[name] ?? ''))
}

/** A text with what `figure` gives in place of `{name}`. */
export function filled(text: string, figure: (name: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => figure(name))
}
