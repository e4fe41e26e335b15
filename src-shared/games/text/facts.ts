import type { Figures } from '../../kernel/world/rule.ts'
import { figure } from '../../language/figures.ts'
import { capital } from '../../language/grammar.ts'
import { language } from '../../language/language.ts'
import { has, playing, say } from './playing.ts'

export interface Fact {
  readonly id: string
  readonly label: string
  /** The label within a sentence. */
  readonly name: string
  readonly value: string
}

/** Prefixes of wordings in which a figure that is an id finds its word, in every game. */
const KINDS = ['account', 'seat'] as const

/**
 * Figures that have a name of their own, in the order in which the rules gave them; the others only fill in the sentence, as do lists of
 * ids with commas between.
 */
export function factsOf(figures: Figures): readonly Fact[] {
  return Object.entries(figures)
    .filter(([id, value]) => has(`figure.${id}`) && !/^\w+(,\w+)+$/.test(String(value)))
    .map(([id, value]) => ({ id, ...labelsOf(say(`figure.${id}`)), value: factText(id, value) }))
}

/** English labels are written as they begin a line, German ones as they stand in a sentence: their nouns have a capital everywhere. */
function labelsOf(text: string): Pick<Fact, 'label' | 'name'> {
  return language() === 'de' ? { label: capital(text), name: text } : { label: text, name: text.toLowerCase() }
}

/** A figure with a wording of its own as a value, such as one with its unit, by that. */
function factText(id: string, value: number | string): string {
  const worded = `figureValue.${id}`
  return has(worded) ? say(worded, { value }) : valueText(value)
}

function valueText(value: number | string): string {
  if (typeof value === 'number') return figure(value)
  const kind = [...KINDS, ...(playing()?.game.kinds ?? [])].find((name) => has(`${name}.${value}`))
  return kind === undefined ? value : say(`${kind}.${value}`)
}
