import type { Field } from '../kernel/field.ts'
import type { Act, Request } from '../kernel/request.ts'
import { DONE } from '../kernel/request.ts'
import type { RuleId } from '../kernel/rule.ts'
import { ruleEntry } from '../games/greatest-lineage/book.ts'
import { say } from '../games/greatest-lineage/words/say.ts'
import { factsOf } from '../games/greatest-lineage/words/facts.ts'
import { figure } from '../language/figures.ts'
import { reportTexts } from './words.ts'

/** A question put to the seat, in words. */
export interface Asked {
  readonly text: string
  readonly rule: RuleId
  readonly ruleTitle: string
  /** "Mothers 14", "chance 60". */
  readonly facts: readonly string[]
  /** What there is to choose from, or to fill in, with its limits. */
  readonly choices: readonly string[]
}

export function askedOf(request: Request): Asked {
  return {
    text: say(request.wording, request.figures),
    rule: request.rule,
    ruleTitle: ruleEntry(request.rule)?.title ?? request.rule,
    facts: factsOf(request.figures).map(({ label, value }) => `${label} ${value}`),
    choices: choicesOf(request),
  }
}

function choicesOf(request: Request): readonly string[] {
  switch (request.kind) {
    case 'roll':
      return [reportTexts.roll(request.count, request.faces)]
    case 'draw':
      return request.pile.map(({ wording, figures, copies }) => `${figure(copies)} × ${say(wording, figures)}`)
    case 'choose':
      return request.options.map(({ wording, figures }) => say(wording, figures))
    case 'fill':
      return request.fields.map(fieldText)
    case 'act':
      return request.acts.filter(({ id }) => id !== DONE).map(actText)
    default:
      return request satisfies never
  }
}

function actText({ wording, figures, fields }: Act): string {
  const asked = fields.map(fieldText)
  return asked.length === 0 ? say(wording, figures) : `${say(wording, figures)} (${asked.join('; ')})`
}

/** Limits beyond this only keep numbers whole. */
const BOUNDLESS = 1_000_000

function fieldText(field: Field): string {
  const label = say(field.wording, field.figures)
  switch (field.type) {
    case 'number':
      if (field.max >= BOUNDLESS) return reportTexts.from(label, field.min)
      return field.min === field.max ? `${label}: ${figure(field.min)}` : reportTexts.span(label, field.min, field.max)
    case 'pick':
      return `${label}: ${field.options.map(({ wording, figures }) => say(wording, figures)).join(', ')}`
    case 'many':
    case 'arrange':
      return `${label}: ${field.options.map(({ wording, figures }) => say(wording, figures)).join(', ')}`
    case 'place': {
      const free = field.places.filter(({ barred }) => barred === undefined)
      return `${label}: ${free.map(({ wording, figures }) => say(wording, figures)).join(', ')}`
    }
    case 'list':
    case 'group':
      return `${label}: ${field.fields.map(fieldText).join('; ')}`
    case 'flag':
    case 'text':
      return label
    default:
      return field satisfies never
  }
}
