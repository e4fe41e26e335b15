import type { Figures } from '../../../kernel/rule.ts'
import { language } from '../../../language/language.ts'
import { capital } from '../../../language/grammar.ts'
import { has, say } from './say.ts'
import { figure } from '../../../language/figures.ts'

export interface Fact {
  readonly id: string
  readonly label: string
  /** The label within a sentence. */
  readonly name: string
  readonly value: string
}

/** Catalogues in which a figure that is an id finds its word. */
const KINDS = ['account', 'material', 'seat', 'sex', 'role', 'race', 'raidGoal', 'gift'] as const

/**
 * Figures that have a name of their own, in the order in which the rules gave them; the others only fill in the sentence, as do lists of
 * ids with commas between.
 */
export function factsOf(figures: Figures): readonly Fact[] {
  return Object.entries(figures)
    .filter(([id, value]) => has(`figure.${id}`) && !/^\w+(,\w+)+$/.test(String(value)))
    .map(([id, value]) => ({ id, ...labelsOf(say(`figure.${id}`)), value: valueText(value) }))
}

/** English labels are written as they begin a line, German ones as they stand in a sentence: their nouns have a capital everywhere. */
function labelsOf(text: string): Pick<Fact, 'label' | 'name'> {
  return language() === 'de' ? { label: capital(text), name: text } : { label: text, name: text.toLowerCase() }
}

function valueText(value: number | string): string {
  if (typeof value === 'number') return figure(value)
  const kind = KINDS.find((name) => has(`${name}.${value}`))
  return kind === undefined ? value : say(`${kind}.${value}`)
}
